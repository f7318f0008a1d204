"""Forecasts and odds: the next scoring, elections, Battle tokens, Threat cards.

What is told rests on the view. Of hidden VP tokens the least and the most are told. What is assumed of an
election stands in ``odds.winning_chance``; the player's own Action cards are taken at their best.
"""

import random
from collections.abc import Sequence
from typing import Final

from quattrocento.games.venetia.advice.odds import best_votes, winning_chance
from quattrocento.games.venetia.advice.outlook import Outlook, outlooks
from quattrocento.games.venetia.components.typed import PLUNDER, REGIONS, SEAS, THREAT, Components
from quattrocento.games.venetia.knowledge.imagine import imagine
from quattrocento.games.venetia.knowledge.in_sight import in_sight
from quattrocento.games.venetia.knowledge.view import VenetiaView, battle_tokens_left
from quattrocento.games.venetia.position.position import NONE
from quattrocento.games.venetia.rules.election import FIRST, Ballot
from quattrocento.games.venetia.rules.verbs import REGION, SEA
from quattrocento.kernel.move import Move
from quattrocento.kernel.naming import called
from quattrocento.kernel.odds import OddsError
from quattrocento.kernel.places import members
from quattrocento.kernel.saying import Saying
from quattrocento.kernel.seats import SPECTATOR
from quattrocento.kernel.tuples import added

_ATTACKS: Final = ("attack", "engage")


def forecast(view: VenetiaView, components: Components, options: Sequence[Move]) -> list[Saying]:
    """The chances of candidates; what an attack may draw."""
    told: list[Saying] = []
    cards = [noun for verb, noun in options if verb == "candidate"]
    if cards and view.seat != SPECTATOR:
        told.append(_election(view, components, cards))
    if any(verb in _ATTACKS for verb, _ in options):
        told.append(_battle_tokens(view, components))
    return told


def odds(view: VenetiaView, components: Components, words: Sequence[str]) -> list[Saying]:
    """What is at hand with the scoring as it would be now, or the Threat cards for a region or a sea."""
    if words:
        return [_named_threats(view, components, " ".join(words))]
    step = view.stack[-1] if view.stack else None
    if isinstance(step, Ballot) and view.seat in view.waiting and view.known_candidates[view.seat] < 0:
        return [_election(view, components, _candidates(view, components, step))]
    if view.winners:
        raise OddsError("odds-over")
    return [*_scoring(view, components), _battle_tokens(view, components), *_threats(view, components)]


# ---- the next scoring


def _scoring(view: VenetiaView, components: Components) -> list[Saying]:
    """Every player's points if a scoring were held now; nothing after the third (VNZ-21)."""
    found = outlooks(view, in_sight(view, components))
    players = [_player(seat, outlook) for seat, outlook in enumerate(found)]
    return [Saying("forecast-scoring", "VNZ-21.1", players=players)] if players else []


def _player(seat: int, outlook: Outlook) -> Saying:
    points, total = outlook.points, outlook.total
    if points.least == points.most:
        return Saying("forecast-player", seat=seat, gain=points.least, total=total.least)
    return Saying(
        "forecast-player-range",
        seat=seat,
        gain=points.least,
        more=points.most,
        total=total.least,
        most=total.most,
    )


# ---- elections


def _candidates(view: VenetiaView, components: Components, step: Ballot) -> list[int]:
    """The Family cards that may be chosen (VNZ-19.3, VNZ-19.4)."""
    if view.infamy == view.seat and step.election != FIRST:
        return [components.lowest]
    return members(view.family[view.seat])


def _election(view: VenetiaView, components: Components, cards: Sequence[int]) -> Saying:
    """The chance of each Family card, over all tiles and all cards of the others (VNZ-19.6)."""
    position = imagine(view, random.Random(0), components)  # nothing that is told depends on what it deals
    step, seat = position.stack[-1], view.seat
    assert isinstance(step, Ballot)
    votes = best_votes(position, seat, step.election)
    told = [
        Saying(
            "forecast-candidate",
            family_card=card,
            chance=winning_chance(position, seat, step.election, card, votes),
        )
        for card in cards
    ]
    basic = "forecast-election-basic" if position.rules.basic else "forecast-election"
    message = "forecast-election-first" if step.election == FIRST else basic
    return Saying(message, step.cited(position), candidates=told)


# ---- Battle tokens and Threat cards


def _battle_tokens(view: VenetiaView, components: Components) -> Saying:
    """The Battle tokens that can still be drawn in this turn (VNZ-15)."""
    left = battle_tokens_left(view, components)
    by_value: dict[int, int] = {}
    icons = {PLUNDER: 0, THREAT: 0}
    for token, number in enumerate(left):
        value, icon = components.battle_value[token], components.battle_icon[token]
        by_value[value] = by_value.get(value, 0) + number
        if icon in icons:
            icons[icon] += number
    values = [
        Saying("forecast-value", value=value, number=number)
        for value, number in sorted(by_value.items())
        if number
    ]
    return Saying(
        "forecast-battle",
        "VNZ-15.4",
        left=sum(left),
        values=values,
        plunder=icons[PLUNDER],
        threats=icons[THREAT],
    )


def _threats(view: VenetiaView, components: Components) -> list[Saying]:
    """Where the Threat cards that are still to come strike (VNZ-17)."""
    deck = _deck(view)
    regions = [(_region(place), _for_region(components, deck, place)) for place in range(REGIONS)]
    seas = [(_sea(place), _for_sea(components, deck, place)) for place in range(SEAS)]
    lines = []
    for message, places in (("odds-kingdoms", regions), ("odds-fleets", seas)):
        told = [Saying("odds-place", place=place, cards=cards) for place, cards in places if cards]
        if told:
            lines.append(Saying(message, "VNZ-17.12", cards=sum(deck), places=told))
    return lines


def _named_threats(view: VenetiaView, components: Components, word: str) -> Saying:
    deck = _deck(view)
    regions, seas = called(REGION, word, components), called(SEA, word, components)
    if len(regions) + len(seas) != 1:
        raise OddsError("odds-no-place", word=word)
    if regions:
        place, cards = _region(regions[0]), _for_region(components, deck, regions[0])
    else:
        place, cards = _sea(seas[0]), _for_sea(components, deck, seas[0])
    chance = cards / sum(deck)
    return Saying("odds-next-threat", "VNZ-17.12", place=place, cards=cards, of=sum(deck), chance=chance)


def _region(region: int) -> Saying:
    return Saying("odds-region", region=region)


def _sea(sea: int) -> Saying:
    return Saying("odds-sea", sea=sea)


def _deck(view: VenetiaView) -> tuple[int, ...]:
    """The Threat cards that can come next; an empty deck is made anew of the discards (VNZ-17.12).

    By then the card that is being resolved is one of them.
    """
    if any(view.threat_deck):
        return view.threat_deck
    return added(view.threats_discarded, view.threat) if view.threat != NONE else view.threats_discarded


def _for_region(components: Components, deck: Sequence[int], region: int) -> int:
    places = zip(components.threat_region, deck, strict=True)
    return sum(number for place, number in places if place == region)


def _for_sea(components: Components, deck: Sequence[int], sea: int) -> int:
    return sum(number for place, number in zip(components.threat_sea, deck, strict=True) if place == sea)
