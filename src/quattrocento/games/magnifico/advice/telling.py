"""Odds in sentences: of the attack being put together, of the battle in progress, or of an idea."""

import random
from collections.abc import Sequence
from typing import Final

from quattrocento.games.magnifico.advice.odds import Odds
from quattrocento.games.magnifico.advice.war_odds import (
    War,
    attack_between,
    can_forecast,
    strongest_attack,
    war_at_hand,
)
from quattrocento.games.magnifico.components.typed import Components
from quattrocento.games.magnifico.knowledge.imagine import imagine
from quattrocento.games.magnifico.knowledge.view import MagnificoView
from quattrocento.games.magnifico.position.position import Magnifico
from quattrocento.games.magnifico.rules.turn.muster import UNKNOWN
from quattrocento.games.magnifico.rules.turn.war import Attack
from quattrocento.games.magnifico.rules.verbs import COUNT, TERRITORY
from quattrocento.kernel.lines import percent
from quattrocento.kernel.move import Move
from quattrocento.kernel.naming import called
from quattrocento.kernel.odds import OddsError
from quattrocento.kernel.places import members
from quattrocento.kernel.voice import Voice

# Above the first number odds are not shown unasked, above the second not at all: they take too long.
_QUICK: Final = 60_000
_LARGEST: Final = 3_000_000

_FROM: Final = ("from", "da")


def forecast(
    view: MagnificoView, components: Components, options: Sequence[Move], voice: Voice
) -> list[str]:
    """The odds that a player is shown before an attack is confirmed and at the start of his go.

    Where one attack alone is asked about, its odds are told from each territory that it may come from.
    """
    if not can_forecast(components):
        return []
    position = _on_the_table(view, components)
    step = position.stack[-1]
    if isinstance(step, Attack):
        return _by_option(position, step, options, voice)
    if len(options) == 1 and options[0][0] == "attack":
        idea = Attack(view.seat, options[0][1])
        origins = [("from", origin) for origin in members(idea.origins(position))]
        return _by_option(position, idea, origins, voice)
    war = war_at_hand(position)
    if war is None or step.name != "go" or war.made or war.size() > _QUICK:
        return []
    return told(war, war.odds(), voice)


def _on_the_table(view: MagnificoView, components: Components) -> Magnifico:
    # Only sealed bids are left to chance, and no battle depends on them.
    return imagine(view, random.Random(0), components)


def _by_option(position: Magnifico, step: Attack, options: Sequence[Move], voice: Voice) -> list[str]:
    """The chance for each answer to the question put now, with the most of what is asked later."""
    wars: list[War] = []
    for verb, noun in options:
        values = {**step.values(), "origin" if verb == "from" else verb: noun}
        airplanes = values.pop("airplanes", None)
        wars.append(strongest_attack(position, Attack(**values), airplanes))
    if sum(war.size() for war in wars) > _QUICK:
        return []
    results = [war.odds() for war in wars]
    shown: list[str] = []
    for (verb, noun), result in zip(options, results, strict=True):
        name = voice.component("territory", noun) if verb == "from" else str(noun)
        shown.append(voice.say("odds-option", option=name, chance=percent(result.chance)))
    lines = [voice.say("odds-options", chances=", ".join(shown))]
    if step.origin != UNKNOWN:
        lines.append(voice.say("odds-most", losses=losses(results[-1], voice)))
    return lines


def odds(view: MagnificoView, components: Components, words: Sequence[str], voice: Voice) -> list[str]:
    """The odds that a player asks for: of what is at hand, or ``milan from rome 5 2 1``."""
    check_printed(components)
    position = _on_the_table(view, components)
    war = _idea(position, words, voice) if words else at_hand(position)
    return told(war, exact(war), voice)


def check_printed(components: Components) -> None:
    """Refuse components for which no odds are known."""
    if not can_forecast(components):
        raise OddsError("odds-pack")


def at_hand(position: Magnifico) -> War:
    """The war that the position is in, or an ``OddsError``."""
    war = war_at_hand(position)
    if war is None:
        raise OddsError("odds-nothing")
    return war


def _idea(position: Magnifico, words: Sequence[str], voice: Voice) -> War:
    numbers = [number for word in words[3:] for number in COUNT.exact(word)]
    known = len(words) > 3 and words[1].casefold() in _FROM
    if not known or len(numbers) != len(words) - 3 or len(numbers) > 3:
        raise OddsError("odds-form")
    target, origin = (territory(word, voice) for word in (words[0], words[2]))
    soldiers, tanks, airplanes = [*numbers, 0, 0][:3]
    return attack_between(position, origin, target, soldiers, tanks, airplanes)


def territory(word: str, voice: Voice) -> int:
    """The territory of that id or name, shortened or not."""
    found = called(TERRITORY, word, voice)
    if len(found) != 1:
        raise OddsError("odds-no-territory", word=word)
    return found[0]


def exact(war: War) -> Odds:
    """The odds of a war, or an ``OddsError`` where they would take too long."""
    if war.size() > _LARGEST:
        raise OddsError("odds-too-large")
    return war.odds()


def told(war: War, result: Odds, voice: Voice) -> list[str]:
    """The odds of a war in sentences."""
    line = voice.say(
        "odds-war",
        attacker=voice.seat(war.attacker),
        defender=voice.seat(war.defender),
        place=voice.component("territory", war.target),
        chance=percent(result.chance),
        losses=losses(result, voice),
    )
    return [line, voice.say("odds-in-assault")] if war.assault_in_progress else [line]


def losses(result: Odds, voice: Voice) -> str:
    """The mean losses of both sides, with the note on which play they are for."""
    sides = []
    for start, mean in (
        (result.attacker_start, result.attacker_mean_losses()),
        (result.defender_start, result.defender_mean_losses()),
    ):
        numbers = [_decimal(number, voice) for number in mean]
        parts = [voice.say("odds-soldiers", number=numbers[0])]
        if start[1]:
            parts.append(voice.say("odds-tanks", number=numbers[1]))
        if start[2]:
            parts.append(voice.say("odds-airplanes", number=numbers[2]))
        sides.append(", ".join(parts))
    return voice.say("odds-losses", attacker=sides[0], defender=sides[1])


def _decimal(number: float, voice: Voice) -> str:
    whole, _, tenths = f"{number:.1f}".partition(".")
    return voice.say("odds-decimal", whole=whole, tenths=tenths)
