"""Combats foretold: the one in progress, those that an army may begin, or an idea.

What is told rests on the view: over all hands that the other side may hold, both playing to win.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from quattrocento.games.m400.advice.combat_advice import Advice, advice_about, advice_at_hand
from quattrocento.games.m400.components.typed import Components
from quattrocento.games.m400.knowledge.imagine import in_sight
from quattrocento.games.m400.knowledge.view import M400View
from quattrocento.games.m400.position.position import M400
from quattrocento.games.m400.rules.cards import combat_colours
from quattrocento.games.m400.rules.verbs import TERRITORY
from quattrocento.kernel.move import Move
from quattrocento.kernel.naming import called
from quattrocento.kernel.odds import OddsError
from quattrocento.kernel.saying import Saying

_ENTERING: Final = ("to", "caballus", "land")
_COMBAT: Final = "odds-combat"
_COLOURS: Final = "odds-colours"
_SURRENDER: Final = "odds-surrender"
_FORETOLD: Final = (_COMBAT, _COLOURS)


def forecast(view: M400View, components: Components, options: Sequence[Move]) -> list[Saying]:
    """The combat in progress before each choice in it, and the attacks that are open to an army."""
    if view.seat < 0 or not view.stack:
        return []
    position = in_sight(view, components)
    try:
        if view.combat is not None:
            advice = advice_at_hand(position, view.seat)
            return [*_told_combat(position, advice), *_nearly([advice])]
        places = _attacked(position, view.seat, options)
        found = [advice_about(position, view.seat, place) for place in places]
    except OddsError:
        return []
    lines = [_told_attack(position, place, advice) for place, advice in zip(places, found, strict=True)]
    return [*lines, *(_surrender(position, view.seat) if lines else []), *_nearly(found)]


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


@dataclass
class Counting:
    """How to ask for the way in which the odds of the choice at hand were counted."""

    questions: list[list[str]]
    """The words of each question."""
    foretold: tuple[str, ...]
    """The messages in its answer that are foretold unasked."""


def counting(position: M400, seat: int, options: Sequence[Move]) -> Counting | None:
    """The combat in progress, or the attacks that may be declared now; capitals have no odds (M4-13)."""
    if not options:
        return None
    if position.combat is not None:
        return Counting([[]], _FORETOLD)
    attacks = [move for move in options if move[0] == "attack"]
    if not combat_colours(position, seat):
        return None
    words = [[TERRITORY.ids[place]] for place in _attacked(position, seat, attacks)]
    return Counting(words, (_SURRENDER,)) if words else None


def odds(view: M400View, components: Components, words: Sequence[str]) -> list[Saying]:
    """The combat that is asked for: the one at hand, or an attack on a state, ``gallia``."""
    if view.seat < 0:
        raise OddsError("odds-not-fighting")
    position = in_sight(view, components)
    if not words:
        advice = advice_at_hand(position, view.seat)
        return [*_told_combat(position, advice), *_notes(advice)]
    place = _place_called(" ".join(words), components)
    advice = advice_about(position, view.seat, place)
    return [_told_attack(position, place, advice), *_surrender(position, view.seat), *told_rest(advice)]


def _place_called(word: str, components: Components) -> int:
    found = called(TERRITORY, word, components)
    if len(found) != 1:
        raise OddsError("odds-no-territory", word=word)
    return found[0]


def _told_combat(position: M400, advice: Advice) -> list[Saying]:
    """Who wins the combat in progress, and each colour that is still open."""
    combat = position.combat
    assert combat is not None
    attacker = position.player[combat.attacker]
    chance = float(advice.chance())
    return [
        Saying(_COMBAT, "M4-10.1", attacker=attacker, territory=combat.at, chance=chance),
        _colours(advice),
    ]


def _told_attack(position: M400, place: int, advice: Advice) -> Saying:
    """One sentence about an attack that is only thought of."""
    defender = position.player[position.owner[place]]
    chance = float(advice.chance())
    return Saying("odds-attack", "M4-10.1", territory=place, defender=defender, chance=chance)


def _surrender(position: M400, seat: int) -> list[Saying]:
    """What the other end of a war costs and brings: who is attacked may surrender (M4-9.1 to M4-9.3)."""
    components = position.components
    cards = min(components.surrender_cards, position.held[seat])
    return [Saying(_SURRENDER, "M4-9.3", points=components.points_surrender, cards=cards)]


def told_rest(advice: Advice) -> list[Saying]:
    """The colours one by one, and what the numbers assume."""
    return [_colours(advice), *_notes(advice)]


def _notes(advice: Advice) -> list[Saying]:
    return [Saying(message) for message in ("odds-note", *advice.left_out)]


def _nearly(found: Sequence[Advice]) -> list[Saying]:
    """Whether something was left out: which, is told when the odds are asked for."""
    return [Saying("odds-nearly")] if any(advice.left_out for advice in found) else []


def _colours(advice: Advice) -> Saying:
    shown = [
        Saying("odds-colour", card_colour=colour, chance=float(chance))
        for colour, chance in advice.by_colour().items()
    ]
    return Saying(_COLOURS, colours=shown)
