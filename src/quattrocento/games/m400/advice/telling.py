"""Combats foretold in sentences: the one in progress, those that an army may begin, or an idea.

What is told rests on the view: over all hands that the other side may hold, both playing to win.
"""

import random
from collections.abc import Sequence
from typing import Final

from quattrocento.games.m400.advice.combat_advice import Advice, advice_about, advice_at_hand
from quattrocento.games.m400.components.typed import Components
from quattrocento.games.m400.knowledge.imagine import imagine
from quattrocento.games.m400.knowledge.view import M400View
from quattrocento.games.m400.position.position import M400
from quattrocento.games.m400.rules.verbs import TERRITORY
from quattrocento.kernel.lines import percent
from quattrocento.kernel.move import Move
from quattrocento.kernel.naming import called
from quattrocento.kernel.odds import OddsError
from quattrocento.kernel.voice import Voice

_ENTERING: Final = ("to", "caballus", "land")


def forecast(view: M400View, components: Components, options: Sequence[Move], voice: Voice) -> list[str]:
    """The combat in progress before each choice in it, and the attacks that are open to an army."""
    if view.seat < 0 or not view.steps:
        return []
    position = _on_the_table(view, components)
    try:
        if view.combat:
            advice = advice_at_hand(position, view.seat)
            return [*_told_combat(position, advice, voice), *_nearly([advice], voice)]
        places = _attacked(position, view.seat, options)
        found = [advice_about(position, view.seat, place) for place in places]
    except OddsError:
        return []
    lines = [told_of(position, place, advice, voice) for place, advice in zip(places, found, strict=True)]
    return [*lines, *_nearly(found, voice)]


def _on_the_table(view: M400View, components: Components) -> M400:
    # Only hands are left to chance, and the advice looks at none but the own.
    return imagine(view, random.Random(0), components)


def _attacked(position: M400, seat: int, options: Sequence[Move]) -> list[int]:
    """The states of opponents that an army attacks or enters by one of these moves."""
    step = position.stack[-1]
    places: set[int] = set()
    for verb, noun in options:
        if verb == "attack":
            places.add(position.at[noun])
        elif verb in _ENTERING and step.name in ("march", "voyage") and (verb == "to" or len(options) == 1):
            places.add(noun)
    enemy = position.enemy_states(seat)
    return [place for place in sorted(places) if enemy >> place & 1]


def odds(view: M400View, components: Components, words: Sequence[str], voice: Voice) -> list[str]:
    """The combat that is asked for: the one at hand, or an attack on a state, ``gallia``."""
    if view.seat < 0:
        raise OddsError("odds-not-fighting")
    position = _on_the_table(view, components)
    if not words:
        return told(position, advice_at_hand(position, view.seat), voice)
    return told_idea(position, view.seat, " ".join(words), voice)


def told_idea(position: M400, seat: int, word: str, voice: Voice) -> list[str]:
    """An attack of that seat on a state called so."""
    place = place_called(word, voice)
    advice = advice_about(position, seat, place)
    return [told_of(position, place, advice, voice), *told_rest(advice, voice)]


def place_called(word: str, voice: Voice) -> int:
    found = called(TERRITORY, word, voice)
    if len(found) != 1:
        raise OddsError("odds-no-territory", word=word)
    return found[0]


def told(position: M400, advice: Advice, voice: Voice) -> list[str]:
    """The combat in progress, and what the numbers assume."""
    return [*_told_combat(position, advice, voice), *_notes(advice, voice)]


def _told_combat(position: M400, advice: Advice, voice: Voice) -> list[str]:
    """Who wins the combat in progress, and each colour that is still open."""
    combat = position.combat
    assert combat is not None
    attacker = voice.seat(position.player[combat.attacker])
    place = voice.component("territory", combat.at)
    line = voice.say("odds-combat", attacker=attacker, place=place, chance=percent(float(advice.chance())))
    return [line, _colours(advice, voice)]


def told_of(position: M400, place: int, advice: Advice, voice: Voice) -> str:
    """One sentence about an attack that is only thought of."""
    defender = voice.seat(position.player[position.owner[place]])
    name = voice.component("territory", place)
    return voice.say("odds-attack", place=name, defender=defender, chance=percent(float(advice.chance())))


def told_rest(advice: Advice, voice: Voice) -> list[str]:
    """The colours one by one, and what the numbers assume."""
    return [_colours(advice, voice), *_notes(advice, voice)]


def _notes(advice: Advice, voice: Voice) -> list[str]:
    return [voice.say(message) for message in ("odds-note", *advice.left_out)]


def _nearly(found: Sequence[Advice], voice: Voice) -> list[str]:
    """Whether something was left out: which, is told when the odds are asked for."""
    return [voice.say("odds-nearly")] if any(advice.left_out for advice in found) else []


def _colours(advice: Advice, voice: Voice) -> str:
    shown = [
        voice.say(
            "odds-colour", colour=voice.component("card_colour", colour), chance=percent(float(chance))
        )
        for colour, chance in advice.by_colour().items()
    ]
    return voice.say("odds-colours", chances=", ".join(shown))
