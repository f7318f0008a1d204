"""Forecasts and odds in sentences: the next scoring, elections, Battle tokens, Threat cards.

What is told rests on the view. Of hidden VP tokens the least and the most are told. What is assumed of an
election stands in ``odds.winning_chance``; the player's own Action cards are taken at their best.
"""

import random
from collections.abc import Sequence
from typing import Final

from quattrocento.games.venetia.advice.odds import best_votes, winning_chance
from quattrocento.games.venetia.components.typed import PLUNDER, REGIONS, SEAS, STRUGGLE, THREAT, Components
from quattrocento.games.venetia.knowledge.imagine import imagine
from quattrocento.games.venetia.knowledge.view import VenetiaView
from quattrocento.games.venetia.position.position import NONE
from quattrocento.games.venetia.rules.election import FIRST, Ballot
from quattrocento.games.venetia.rules.verbs import REGION, SEA
from quattrocento.kernel.move import Move
from quattrocento.kernel.naming import called
from quattrocento.kernel.odds import OddsError
from quattrocento.kernel.places import members
from quattrocento.kernel.seats import SPECTATOR
from quattrocento.kernel.tuples import added
from quattrocento.kernel.voice import Voice

_ATTACKS: Final = ("attack", "engage")
_BETWEEN: Final = "; "


def forecast(view: VenetiaView, components: Components, options: Sequence[Move], voice: Voice) -> list[str]:
    """The scoring as it would be now; the chances of candidates; what an attack may draw."""
    lines = [_scoring(view, voice)] if view.outlook else []
    cards = [noun for verb, noun in options if verb == "candidate"]
    if cards and view.seat != SPECTATOR:
        lines.append(_election(view, components, cards, voice))
    if any(verb in _ATTACKS for verb, _ in options):
        lines.append(_battle_tokens(view, components, voice))
    return lines


def odds(view: VenetiaView, components: Components, words: Sequence[str], voice: Voice) -> list[str]:
    """What is at hand, or the Threat cards that bear on a region or a sea."""
    if words:
        return [_named_threats(view, components, " ".join(words), voice)]
    step = view.steps[-1] if view.steps else None
    if isinstance(step, Ballot) and view.seat in view.waiting and view.candidates[view.seat] < 0:
        return [_election(view, components, _candidates(view, components, step), voice)]
    if view.winners:
        raise OddsError("odds-over")
    return [_battle_tokens(view, components, voice), *_threats(view, components, voice)]


# ---- the next scoring


def _scoring(view: VenetiaView, voice: Voice) -> str:
    """Every player's points if a scoring were held now (VNZ-21)."""
    players = [_player(view, seat, voice) for seat in range(view.seats)]
    return voice.say("forecast-scoring", players=_BETWEEN.join(players))


def _player(view: VenetiaView, seat: int, voice: Voice) -> str:
    presence, podesta, least, most, doge, monuments, kingdoms = view.outlook[seat]
    last = view.epoch == STRUGGLE and not view.first_due
    gain = presence + podesta + doge + monuments + (kingdoms if last else 0)
    total = view.points[seat] + gain
    name = voice.seat(seat)
    if least == most:
        return voice.say("forecast-player", seat=name, gain=gain + least, total=total + least)
    return voice.say(
        "forecast-player-range",
        seat=name,
        gain=gain + least,
        more=gain + most,
        total=total + least,
        most=total + most,
    )


# ---- elections


def _candidates(view: VenetiaView, components: Components, step: Ballot) -> list[int]:
    """The Family cards that may be chosen (VNZ-19.3, VNZ-19.4)."""
    if view.infamy == view.seat and step.election != FIRST:
        return [components.lowest]
    return members(view.family[view.seat])


def _election(view: VenetiaView, components: Components, cards: Sequence[int], voice: Voice) -> str:
    """The chance of each Family card, over all tiles and all cards of the others (VNZ-19.6)."""
    position = imagine(view, random.Random(0), components)  # nothing that is told depends on what it deals
    step, seat = position.stack[-1], view.seat
    assert isinstance(step, Ballot)
    votes, told = best_votes(position, seat, step.election), []
    for card in cards:
        chance = winning_chance(position, seat, step.election, card, votes)
        name = voice.component("family_card", card)
        told.append(voice.say("forecast-candidate", card=name, percent=round(100 * chance)))
    basic = "forecast-election-basic" if position.rules.basic else "forecast-election"
    message = "forecast-election-first" if step.election == FIRST else basic
    return voice.say(message, candidates=_BETWEEN.join(told))


# ---- Battle tokens and Threat cards


def _battle_tokens(view: VenetiaView, components: Components, voice: Voice) -> str:
    """The Battle tokens that can still be drawn in this turn (VNZ-15)."""
    by_value: dict[int, int] = {}
    icons = {PLUNDER: 0, THREAT: 0}
    for token, number in enumerate(view.battle_left):
        value, icon = components.battle_value[token], components.battle_icon[token]
        by_value[value] = by_value.get(value, 0) + number
        if icon in icons:
            icons[icon] += number
    values = [
        voice.say("forecast-value", value=value, number=number)
        for value, number in sorted(by_value.items())
        if number
    ]
    return voice.say(
        "forecast-battle",
        left=sum(view.battle_left),
        values=", ".join(values),
        plunder=icons[PLUNDER],
        threat=icons[THREAT],
    )


def _threats(view: VenetiaView, components: Components, voice: Voice) -> list[str]:
    """Where the Threat cards that are still to come strike (VNZ-17)."""
    deck = _deck(view)
    regions = [
        (voice.component("region", place), _for_region(components, deck, place)) for place in range(REGIONS)
    ]
    seas = [(voice.component("sea", place), _for_sea(components, deck, place)) for place in range(SEAS)]
    lines = []
    for message, places in (("odds-kingdoms", regions), ("odds-fleets", seas)):
        told = [voice.say("odds-place", place=name, cards=cards) for name, cards in places if cards]
        if told:
            lines.append(voice.say(message, cards=sum(deck), places=", ".join(told)))
    return lines


def _named_threats(view: VenetiaView, components: Components, word: str, voice: Voice) -> str:
    deck = _deck(view)
    regions, seas = called(REGION, word, voice), called(SEA, word, voice)
    if len(regions) + len(seas) != 1:
        raise OddsError("odds-no-place", word=word)
    if regions:
        cards, name = _for_region(components, deck, regions[0]), voice.component("region", regions[0])
    else:
        cards, name = _for_sea(components, deck, seas[0]), voice.component("sea", seas[0])
    percent = round(100 * cards / sum(deck))
    return voice.say("odds-next-threat", place=name, cards=cards, of=sum(deck), percent=percent)


def _deck(view: VenetiaView) -> tuple[int, ...]:
    """The Threat cards that can come next; an empty deck is made anew of the discards (VNZ-17.12).

    By then the card that is being resolved is one of them.
    """
    if any(view.threats_left):
        return view.threats_left
    return added(view.threats_discarded, view.threat) if view.threat != NONE else view.threats_discarded


def _for_region(components: Components, deck: Sequence[int], region: int) -> int:
    places = zip(components.threat_region, deck, strict=True)
    return sum(number for place, number in places if place == region)


def _for_sea(components: Components, deck: Sequence[int], sea: int) -> int:
    return sum(number for place, number in zip(components.threat_sea, deck, strict=True) if place == sea)
