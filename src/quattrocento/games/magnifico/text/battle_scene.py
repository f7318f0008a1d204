"""The battle in progress, in sentences for the board."""

from typing import Final

from quattrocento.games.magnifico.advice.display import Fight
from quattrocento.games.magnifico.text.chart import MARKS
from quattrocento.kernel.voice import Voice

_ASSAULTS: Final = {
    "infantry": "board-infantry",
    "tanks": "board-tanks",
    "airplanes": "board-airplanes",
    "automata": "board-automata",
}


def battle_scene(battle: Fight | None, voice: Voice) -> list[str]:
    """Who attacks what with which army, the defence, and whose go it is; nothing without a battle."""
    if battle is None:
        return []
    sentences = [
        voice.say("board-battle", target=voice.component("territory", battle.target)),
        _attack(battle, voice),
        _defence(battle, voice),
    ]
    if battle.opened:
        sentences.append(voice.say("board-opened"))
    if battle.sequence >= 0:
        named = voice.component("sequence", battle.sequence)
        sentences.append(voice.say("board-sequence", sequence=named))
    made = ", ".join(voice.say(_ASSAULTS[assault]) for assault in battle.made)
    if made:
        sentences.append(voice.say("board-go-made", seat=voice.seat(battle.go), assaults=made))
    else:
        sentences.append(voice.say("board-go", seat=voice.seat(battle.go)))
    return sentences


def _attack(battle: Fight, voice: Voice) -> str:
    army = battle.attacker
    return voice.say(
        "board-attacker",
        mark=MARKS[army.seat],
        seat=voice.seat(army.seat),
        origin=voice.component("territory", battle.origin),
        soldiers=army.soldiers,
        tanks=army.tanks,
        airplanes=army.airplanes,
    )


def _defence(battle: Fight, voice: Voice) -> str:
    army = battle.defender
    return voice.say(
        "board-defender",
        mark=MARKS[army.seat],
        seat=voice.seat(army.seat),
        soldiers=army.soldiers,
        tanks=army.tanks,
        airplanes=army.airplanes,
        level=battle.level,
    )
