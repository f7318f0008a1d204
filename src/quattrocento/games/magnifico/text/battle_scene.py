"""The battle in progress, in sentences for the board."""

from typing import Final

from quattrocento.games.magnifico.components.typed import CASTLE_LEVEL, Components
from quattrocento.games.magnifico.knowledge.imagine import battle_from
from quattrocento.games.magnifico.knowledge.view import MagnificoView
from quattrocento.games.magnifico.position.battle import Battle
from quattrocento.games.magnifico.position.pieces import NO_CASTLE
from quattrocento.games.magnifico.rules.battle.assaults import (
    AIRPLANES_MADE,
    AUTOMATA_MADE,
    INFANTRY_MADE,
    TANKS_MADE,
)
from quattrocento.games.magnifico.text.chart import MARKS
from quattrocento.kernel.voice import Voice

_ASSAULTS: Final = (
    (INFANTRY_MADE, "board-infantry"),
    (TANKS_MADE, "board-tanks"),
    (AIRPLANES_MADE, "board-airplanes"),
    (AUTOMATA_MADE, "board-automata"),
)


def battle_scene(view: MagnificoView, components: Components, voice: Voice) -> list[str]:
    """Who attacks what with which army, the defence, and whose go it is; nothing without a battle."""
    battle = battle_from(view.battle)
    if battle is None:
        return []
    sentences = [
        voice.say("board-battle", target=voice.component("territory", battle.target)),
        _attack(battle, voice),
        _defence(battle, view, components, voice),
    ]
    if battle.cancelled:
        sentences.append(voice.say("board-opened"))
    if battle.sequence:
        named = voice.component("sequence", battle.sequence - 1)
        sentences.append(voice.say("board-sequence", sequence=named))
    made = ", ".join(voice.say(message) for bit, message in _ASSAULTS if battle.made & bit)
    if made:
        sentences.append(voice.say("board-go-made", seat=voice.seat(battle.go), assaults=made))
    else:
        sentences.append(voice.say("board-go", seat=voice.seat(battle.go)))
    return sentences


def _attack(battle: Battle, voice: Voice) -> str:
    return voice.say(
        "board-attacker",
        mark=MARKS[battle.attacker],
        seat=voice.seat(battle.attacker),
        origin=voice.component("territory", battle.origin),
        soldiers=battle.soldiers,
        tanks=battle.tanks,
        airplanes=battle.airplanes,
    )


def _defence(battle: Battle, view: MagnificoView, components: Components, voice: Voice) -> str:
    target = battle.target
    return voice.say(
        "board-defender",
        mark=MARKS[battle.defender],
        seat=voice.seat(battle.defender),
        soldiers=view.soldiers[target],
        tanks=view.tanks[target],
        airplanes=view.airplanes[target],
        level=0 if battle.cancelled else _level(battle, view, components),
    )


def _level(battle: Battle, view: MagnificoView, components: Components) -> int:
    """The level of the castle, 0 without one (MAG-7.7.1)."""
    towers = view.towers[battle.target]
    if towers == NO_CASTLE:
        return 0
    cards = [card for card in view.fields[battle.defender] if components.effect[card] == CASTLE_LEVEL]
    return min(components.max_castle_level, 1 + towers + sum(components.amount[card] for card in cards))
