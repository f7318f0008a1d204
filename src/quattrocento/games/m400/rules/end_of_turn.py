"""End of turn (fine del turno), M4-14: Incendium, Pestem, tokens, blocks and the hand limit."""

from typing import ClassVar, Final

from quattrocento.games.m400.components.typed import (
    ARMIES,
    ARMIES_EACH,
    COLOURED,
    COLOURS,
    INCENDIUM,
    LEVELS,
    PESTEM,
    TERRITORIES,
    is_combat,
    level_of,
)
from quattrocento.games.m400.position.position import END, M400, RESERVE
from quattrocento.games.m400.rules.colour_steps import (
    ColourStep,
    DiscardStep,
    play_special,
    refuse_special,
    refuse_target,
)
from quattrocento.games.m400.rules.verbs import BURN, DONE, PLAGUE, PLAY
from quattrocento.kernel.fate import Fate
from quattrocento.kernel.move import Move
from quattrocento.kernel.places import members
from quattrocento.kernel.saying import Saying
from quattrocento.kernel.seats import NOBODY
from quattrocento.kernel.step import Picks
from quattrocento.kernel.tuples import changed

_HERE: Final = (INCENDIUM, PESTEM)
_EVERYWHERE: Final = (1 << TERRITORIES) - 1


def begin_ending(position: M400) -> None:
    """Who holds a card is asked for the special cards of this step, whatever it is (M4-14.1)."""
    position.phase = END
    seat = position.player[position.active]
    if position.held[seat]:
        position.then(EndOfTurn(seat, position.active))
    else:
        close_turn(position)


def unblocked_enemies(position: M400, seat: int) -> list[int]:
    """The armies of opponents that are not blocked (M4-14.2)."""
    return [
        army
        for army in range(ARMIES)
        if position.at[army] != RESERVE
        and position.is_enemy(army // ARMIES_EACH, seat)
        and not position.blocked >> army & 1
    ]


class EndOfTurn(ColourStep):
    """Incendium and Pestem, any number in any order (M4-14.1)."""

    name: ClassVar[str] = "end_of_turn"
    clause: ClassVar[str] = "M4-14.1"

    def options(self, position: M400, seat: int) -> list[Move]:
        found: list[Move] = []
        if position.holds(seat, PESTEM) and position.sick != _EVERYWHERE:
            found.append(PLAY[PESTEM])
        if position.holds(seat, INCENDIUM) and unblocked_enemies(position, seat):
            found.append(PLAY[INCENDIUM])
        found.append(DONE)
        return found

    def play(self, position: M400, seat: int, verb: str, noun: int, fate: Fate) -> None:
        if verb == "done":
            close_turn(position)
            return
        play_special(position, seat, noun)
        position.then((Incendium if noun == INCENDIUM else Pestem)(seat, self.colour))

    def refuse(self, position: M400, seat: int, verb: str, noun: int) -> Saying:
        if verb == "burn":
            return refuse_target(position, Incendium(seat, self.colour), INCENDIUM, (verb, noun))
        if verb == "plague":
            return refuse_target(position, Pestem(seat, self.colour), PESTEM, (verb, noun))
        if verb != "play":
            return super().refuse(position, seat, verb, noun)
        reason = refuse_special(position, self, seat, noun, _HERE)
        return reason or Saying("why-no-target", "M4-18.12", card=noun)


class Incendium(ColourStep):
    """One army of an opponent is blocked for the whole of its colour's next turn (M4-14.2)."""

    name: ClassVar[str] = "incendium"
    clause: ClassVar[str] = "M4-14.2"

    def options(self, position: M400, seat: int) -> list[Move]:
        return [BURN[army] for army in unblocked_enemies(position, seat)]

    def play(self, position: M400, seat: int, verb: str, noun: int, fate: Fate) -> None:
        position.blocked |= 1 << noun
        position.tell("army_burned", seat, noun, position.at[noun])
        begin_ending(position)

    def refuse(self, position: M400, seat: int, verb: str, noun: int) -> Saying:
        if verb != "burn":
            return super().refuse(position, seat, verb, noun)
        if position.blocked >> noun & 1:
            return Saying("why-already-burning", "M4-14.2", army=noun)
        return Saying("why-not-enemy-army", "M4-14.2", army=noun)


class Pestem(ColourStep):
    """Any territory without plague gets a black token for each colour in the game (M4-14.6)."""

    name: ClassVar[str] = "pestem"
    clause: ClassVar[str] = "M4-14.6"

    def options(self, position: M400, seat: int) -> list[Move]:
        return PLAGUE.of(_EVERYWHERE & ~position.sick)

    def play(self, position: M400, seat: int, verb: str, noun: int, fate: Fate) -> None:
        colours = sum(1 << colour for colour in range(COLOURS) if position.player[colour] != NOBODY)
        position.tokens = changed(position.tokens, noun, colours)
        position.sick |= 1 << noun
        position.fresh |= 1 << noun
        position.tell("plague_laid", seat, noun)
        begin_ending(position)

    def refuse(self, position: M400, seat: int, verb: str, noun: int) -> Saying:
        if verb == "plague":
            return Saying("why-already-plagued", "M4-14.6", territory=noun)
        return super().refuse(position, seat, verb, noun)


def close_turn(position: M400) -> None:
    """Tokens, then own blocks, then the hand limit (M4-14.13)."""
    for territory in members(position.sick & ~position.fresh):
        _remove_token(position, territory)
    for army in position.armies(position.active):
        if position.blocked >> army & 1:
            position.blocked &= ~(1 << army)
            position.tell("fire_out", army, position.at[army])
    limit_hands(position)


def _remove_token(position: M400, territory: int) -> None:
    """The colour takes its own token off, or with the option any one (M4-14.9, M4-R49)."""
    tokens = position.tokens[territory]
    own = 1 << position.active
    if not tokens & own:
        if position.rules.own_token:
            return
        own = tokens & -tokens
    position.tokens = changed(position.tokens, territory, tokens & ~own)
    position.tell("token_removed", position.active, territory)
    if tokens == own:
        position.sick &= ~(1 << territory)
        position.tell("plague_over", territory)


def over_limit(position: M400) -> tuple[int, int] | None:
    """Who discards next, and how many cards: the player whose turn ends, in Alleanza both (M4-17.9)."""
    active = position.player[position.active]
    others = [(active + place) % position.seats for place in range(1, position.seats)]
    for seat in (active, *others) if position.rules.limit_everybody else (active,):
        over = position.held[seat] - position.rules.hand_limit
        if over > 0:
            return seat, over
    return None


def limit_hands(position: M400) -> None:
    """M4-14.14: down to the limit, one card at a time."""
    over = over_limit(position)
    if over is not None:
        position.then(HandLimit(*over))


def _rank(card: int) -> float:
    """How late a card is proposed: low levels first, a bonus or malus between II and III, specials last."""
    if is_combat(card):
        return level_of(card)
    return 2.5 if card < COLOURED else LEVELS + 1


class HandLimit(DiscardStep):
    """A player over the hand limit discards, choosing freely (M4-14.14, M4-17.9)."""

    name: ClassVar[str] = "hand_limit"
    clause: ClassVar[str] = "M4-14.14"
    fields: ClassVar[tuple[str, ...]] = ("seat", "count")

    def __init__(self, seat: int, count: int) -> None:
        super().__init__(seat)
        self.count = count

    def cited(self, position: M400) -> str:
        """The limit of the own turn, or in Alleanza that of the other player's."""
        return self.clause if self.seat == position.player[position.active] else "M4-17.9"

    def picked(self) -> int:
        return self.count

    def picks(self, position: M400, seat: int) -> Picks | None:
        """The cards that fight least are proposed."""
        picks = super().picks(position, seat)
        if picks is not None:
            cards = [card for _, card in self.options(position, seat)]
            places = [place for place, copies in enumerate(picks.copies) for _ in range(copies)]
            places.sort(key=lambda place: _rank(cards[place]))
            picks.begun = sorted(places[: self.count])
        return picks

    def go_on(self, position: M400, fate: Fate) -> None:
        limit_hands(position)
