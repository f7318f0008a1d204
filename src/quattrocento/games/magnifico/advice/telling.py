"""Odds as sayings: of the attack being put together, of the battle in progress, or of an idea."""

from collections.abc import Sequence
from typing import Final

from quattrocento.games.magnifico.advice.odds import Odds, Troops
from quattrocento.games.magnifico.advice.war_odds import (
    War,
    attack_between,
    can_forecast,
    strongest_attack,
    war_at_hand,
)
from quattrocento.games.magnifico.components.typed import Components
from quattrocento.games.magnifico.knowledge.imagine import on_the_table
from quattrocento.games.magnifico.knowledge.view import MagnificoView
from quattrocento.games.magnifico.position.position import Magnifico
from quattrocento.games.magnifico.rules.turn.muster import UNKNOWN
from quattrocento.games.magnifico.rules.turn.war import Attack
from quattrocento.games.magnifico.rules.verbs import COUNT, TERRITORY
from quattrocento.kernel.move import Move
from quattrocento.kernel.naming import called
from quattrocento.kernel.odds import OddsError
from quattrocento.kernel.places import members
from quattrocento.kernel.saying import Saying, Spoken

# Above the first number odds are not shown unasked, above the second not at all: they take too long.
_QUICK: Final = 60_000
_LARGEST: Final = 3_000_000

_FROM: Final = ("from", "da")


def forecast(view: MagnificoView, components: Components, options: Sequence[Move]) -> list[Saying]:
    """The odds that a player is shown before an attack is confirmed and at the start of his go.

    Where one attack alone is asked about, its odds are told from each territory that it may come from.
    """
    if not can_forecast(components):
        return []
    position = on_the_table(view, components)
    step = position.stack[-1]
    if isinstance(step, Attack):
        return _by_option(position, step, options)
    if len(options) == 1 and options[0][0] == "attack":
        idea = Attack(view.seat, options[0][1])
        origins = [("from", origin) for origin in members(idea.origins(position))]
        return _by_option(position, idea, origins)
    war = war_at_hand(position)
    if war is None or step.name != "go" or war.made or war.size() > _QUICK:
        return []
    return told(war, war.odds())


def _by_option(position: Magnifico, step: Attack, options: Sequence[Move]) -> list[Saying]:
    """The chance for each answer to the question put now, with the most of what is asked later."""
    wars: list[War] = []
    for verb, noun in options:
        values = {**step.values(), "origin" if verb == "from" else verb: noun}
        airplanes = values.pop("airplanes", None)
        wars.append(strongest_attack(position, Attack(**values), airplanes))
    if sum(war.size() for war in wars) > _QUICK:
        return []
    results = [war.odds() for war in wars]
    answers = [
        Saying("odds-origin", territory=noun, chance=result.chance)
        if verb == "from"
        else Saying("odds-number", number=noun, chance=result.chance)
        for (verb, noun), result in zip(options, results, strict=True)
    ]
    lines = [Saying("odds-options", answers=answers)]
    if step.origin != UNKNOWN:
        lines.append(Saying("odds-most", losses=losses(results[-1])))
    return lines


def odds(view: MagnificoView, components: Components, words: Sequence[str]) -> list[Saying]:
    """The odds that a player asks for: of what is at hand, or ``milan from rome 5 2 1``."""
    check_printed(components)
    position = on_the_table(view, components)
    war = _idea(position, words) if words else _at_hand(position)
    return told(war, exact(war))


def check_printed(components: Components) -> None:
    """Refuse components for which no odds are known."""
    if not can_forecast(components):
        raise OddsError("odds-pack")


def _at_hand(position: Magnifico) -> War:
    war = war_at_hand(position)
    if war is None:
        raise OddsError("odds-nothing")
    return war


def _idea(position: Magnifico, words: Sequence[str]) -> War:
    numbers = [number for word in words[3:] for number in COUNT.exact(word)]
    known = len(words) > 3 and words[1].casefold() in _FROM
    if not known or len(numbers) != len(words) - 3 or len(numbers) > 3:
        raise OddsError("odds-form")
    target, origin = (_territory(word, position.components) for word in (words[0], words[2]))
    soldiers, tanks, airplanes = [*numbers, 0, 0][:3]
    return attack_between(position, origin, target, soldiers, tanks, airplanes)


def _territory(word: str, components: Components) -> int:
    """The territory of that id or name, shortened or not."""
    found = called(TERRITORY, word, components)
    if len(found) != 1:
        raise OddsError("odds-no-territory", word=word)
    return found[0]


def exact(war: War) -> Odds:
    """The odds of a war, or an ``OddsError`` where they would take too long."""
    if war.size() > _LARGEST:
        raise OddsError("odds-too-large")
    return war.odds()


def told(war: War, result: Odds) -> list[Saying]:
    """The odds of a war between two players."""
    line = Saying(
        "odds-war",
        attacker=war.attacker,
        defender=war.defender,
        territory=war.target,
        chance=result.chance,
        losses=losses(result),
    )
    return [line, Saying("odds-in-assault")] if war.assault_in_progress else [line]


def losses(result: Odds) -> Saying:
    """The mean losses of both sides, with the note on which play they are for."""
    return Saying(
        "odds-losses",
        attacker=_lost(result.attacker_start, result.attacker_mean_losses()),
        defender=_lost(result.defender_start, result.defender_mean_losses()),
    )


def _lost(start: Troops, mean: tuple[float, float, float]) -> Spoken:
    """What one side loses in the mean, of each kind that it has."""
    parts = [Saying("odds-soldiers", number=mean[0])]
    if start[1]:
        parts.append(Saying("odds-tanks", number=mean[1]))
    if start[2]:
        parts.append(Saying("odds-airplanes", number=mean[2]))
    return parts
