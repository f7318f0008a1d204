"""Odds at the table: of the attack being put together, of the battle in progress, or of an idea."""

from collections.abc import Sequence
from typing import Final

from quattrocento.cli.complaint import Complaint
from quattrocento.games.magnifico.forecast import (
    War,
    attack_between,
    can_forecast,
    strongest_attack,
    war_at_hand,
)
from quattrocento.games.magnifico.muster import UNKNOWN
from quattrocento.games.magnifico.odds import Odds
from quattrocento.games.magnifico.state import Magnifico
from quattrocento.games.magnifico.war import Attack
from quattrocento.kernel.game import AnyGame
from quattrocento.kernel.move import Move
from quattrocento.kernel.notation import Word
from quattrocento.kernel.position import Position
from quattrocento.speech import Speech

# Above the first number odds are not shown unasked, above the second not at all: they take too long.
_QUICK: Final = 60_000
LARGEST: Final = 3_000_000

_FROM: Final = ("from", "da")


def unasked(position: Position, speech: Speech, options: Sequence[Move]) -> list[str]:
    """The odds that a player is shown before an attack is confirmed and at the start of his go."""
    if not isinstance(position, Magnifico) or not can_forecast(position.components):
        return []
    step = position.stack[-1]
    if isinstance(step, Attack):
        return _by_option(position, speech, step, options)
    war = war_at_hand(position)
    if war is None or step.name != "go" or war.made or war.size() > _QUICK:
        return []
    return told(war, speech)


def _by_option(position: Magnifico, speech: Speech, step: Attack, options: Sequence[Move]) -> list[str]:
    """The chance for each answer to the question put now, with the most of what is asked later."""
    wars: list[War] = []
    for verb, noun in options:
        values = {**step.values(), "origin" if verb == "from" else verb: noun}
        airplanes = values.pop("airplanes", None)
        wars.append(strongest_attack(position, Attack(**values), airplanes))
    if sum(war.size() for war in wars) > _QUICK:
        return []
    odds = [war.odds() for war in wars]
    shown: list[str] = []
    for (verb, noun), one in zip(options, odds, strict=True):
        name = speech.component("territory", noun) if verb == "from" else str(noun)
        shown.append(speech.say("cli-odds-option", option=name, chance=percent(one.chance)))
    lines = [speech.say("cli-odds-options", chances=", ".join(shown))]
    if step.origin != UNKNOWN:
        lines.append(speech.say("cli-odds-most", losses=losses(odds[-1], speech)))
    return lines


def asked(game: AnyGame, position: Position, speech: Speech, words: list[str]) -> list[str]:
    """The odds that a player asks for: of what is at hand, or ``milan from rome 5 2 1``."""
    if not isinstance(position, Magnifico):
        raise Complaint("cli-odds-no-game")
    if not can_forecast(position.components):
        raise Complaint("cli-odds-pack")
    war = _idea(game, position, speech, words) if words else war_at_hand(position)
    if war is None:
        raise Complaint("cli-odds-nothing")
    if war.size() > LARGEST:
        raise Complaint("cli-odds-too-large")
    return told(war, speech)


def _idea(game: AnyGame, position: Magnifico, speech: Speech, words: list[str]) -> War:
    numbers = [int(word) for word in words[3:] if word.isdecimal()]
    if len(words) < 4 or words[1] not in _FROM or len(numbers) != len(words) - 3 or len(numbers) > 3:
        raise Complaint("cli-odds-form")
    target, origin = (territory(game, speech, word) for word in (words[0], words[2]))
    soldiers, tanks, airplanes = [*numbers, 0, 0][:3]
    return attack_between(position, origin, target, soldiers, tanks, airplanes)


def territory(game: AnyGame, speech: Speech, word: str) -> int:
    """The territory of that id or name, shortened or not."""
    noun = game.notation.verbs["attack"]
    assert isinstance(noun, Word)
    typed = word.casefold()
    names = [speech.component(noun.kind, number).casefold() for number in range(len(noun.ids))]
    found = [n for n, (one, name) in enumerate(zip(noun.ids, names, strict=True)) if typed in (one, name)]
    if not found:
        found = [n for n, one in enumerate(noun.ids) if one.startswith(typed) or names[n].startswith(typed)]
    if len(found) != 1:
        raise Complaint("cli-no-such-territory", word=word)
    return found[0]


def told(war: War, speech: Speech) -> list[str]:
    """The odds of a war in sentences."""
    odds = war.odds()
    line = speech.say(
        "cli-odds-war",
        attacker=speech.seat(war.attacker),
        defender=speech.seat(war.defender),
        place=speech.component("territory", war.target),
        chance=percent(odds.chance),
        losses=losses(odds, speech),
    )
    lines = [line]
    if war.assault_in_progress:
        lines.append(speech.say("cli-odds-in-assault"))
    return lines


def losses(odds: Odds, speech: Speech) -> str:
    """The mean losses of both sides, with the note on which play they are for."""
    say = speech.say
    sides = []
    for start, mean in (
        (odds.attacker_start, odds.attacker_mean_losses()),
        (odds.defender_start, odds.defender_mean_losses()),
    ):
        numbers = [_decimal(number, speech.language) for number in mean]
        parts = [say("cli-odds-soldiers", number=numbers[0])]
        if start[1]:
            parts.append(say("cli-odds-tanks", number=numbers[1]))
        if start[2]:
            parts.append(say("cli-odds-airplanes", number=numbers[2]))
        sides.append(", ".join(parts))
    return say("cli-odds-losses", attacker=sides[0], defender=sides[1])


def percent(chance: float) -> str:
    """A chance for people: ``83%``, and never 0 or 100 for what is merely very unlikely."""
    if 0 < chance < 0.005:
        return "<1%"
    if 0.995 <= chance < 1:
        return ">99%"
    return f"{100 * chance:.0f}%"


def _decimal(number: float, language: str) -> str:
    text = f"{number:.1f}"
    return text.replace(".", ",") if language == "it" else text
