"""Secrets that end without being shown: an offer that is built in private and then cancelled."""

import random
from typing import Any, ClassVar

import pytest

from quattrocento.kernel.fate import Fate, Stated
from quattrocento.kernel.game import Game
from quattrocento.kernel.move import Move
from quattrocento.kernel.notation import NOTHING, Notation, Number
from quattrocento.kernel.position import Position
from quattrocento.kernel.record import Record
from quattrocento.kernel.step import AnyStep, Phase, Step
from quattrocento.kernel.table import Table, UndoError


class Market(Position):
    """Seat 0 builds an offer card by card, and sends or cancels it."""

    def __init__(self, seats: int = 2) -> None:
        super().__init__(seats)
        self.offer: tuple[int, ...] = ()

    def copy(self) -> "Market":
        new = Market(self.seats)
        new.take_over(self)
        new.offer = self.offer
        return new

    def secrets(self) -> dict[str, tuple[int, ...]]:
        return {f"offer {number}": (0,) for number in range(len(self.offer))}


class Offer(Step[Market]):
    name: ClassVar[str] = "offer"
    private: ClassVar[bool] = True

    def options(self, position: Market, seat: int) -> list[Move]:
        return [("give", 1), ("give", 2), ("send", 0), ("cancel", 0)]

    def play(self, position: Market, seat: int, verb: str, noun: int, fate: Fate) -> None:
        position.then(self)
        if verb == "give":
            position.offer = (*position.offer, noun)
            return
        if verb == "cancel":
            for fact in position.secrets():
                position.bury(fact)
        position.offer = ()


class Bystanding(Offer):
    """Seat 1, asked at the same time, can do something only while no offer is being built."""

    together: ClassVar[bool] = True

    def deciders(self, position: Market) -> tuple[int, ...]:
        return (0, 1)

    def options(self, position: Market, seat: int) -> list[Move]:
        if seat == 0:
            return super().options(position, seat)
        return [] if position.offer else [("nod", 0)]

    def play(self, position: Market, seat: int, verb: str, noun: int, fate: Fate) -> None:
        if seat == 0:
            super().play(position, seat, verb, noun, fate)
        else:
            position.then(self)


class Closing(Phase[Market]):
    """The market closes: whatever was put on the table is taken away unseen."""

    name: ClassVar[str] = "closing"

    def run(self, position: Market, fate: Fate) -> None:
        for fact in position.secrets():
            position.bury(fact)
        position.offer = ()


class Late(Offer):
    """The market closes right after one card."""

    def play(self, position: Market, seat: int, verb: str, noun: int, fate: Fate) -> None:
        super().play(position, seat, verb, noun, fate)
        position.then(Closing())


class MarketGame(Game[Market]):
    positions = Market
    name = "market"
    notation = Notation({"give": Number(), "send": NOTHING, "cancel": NOTHING, "nod": NOTHING})


def market(step: AnyStep) -> Table:
    position = Market()
    position.then(step)
    game: Game[Any] = MarketGame()
    return Table(game, None, Record("market", 2), position)


def played(*moves: str) -> Table:
    table = market(Offer(0))
    for text in moves:
        table.play(0, table.game.notation.parse(text), Stated())
    return table


def test_what_is_sent_is_seen_and_cannot_be_taken_back() -> None:
    table = played("give 1", "send")
    assert table.hidden_from(1) == frozenset()
    assert table.happenings[-1].barrier == "undo-reveal"


def test_what_is_cancelled_is_never_seen() -> None:
    table = played("give 1", "give 2", "cancel")
    assert table.hidden_from(1) == {0, 1}
    assert table.hidden_from(0) == frozenset()
    assert table.happenings[-1].barrier == ""


def test_what_is_cancelled_stays_hidden_when_the_next_offer_is_sent() -> None:
    table = played("give 1", "cancel", "give 2", "send")
    assert table.hidden_from(1) == {0}


def test_a_cancelled_offer_can_be_taken_up_again() -> None:
    table = played("give 1", "cancel")
    table.undo(0)
    assert isinstance(table.position, Market)
    assert table.position.offer == (1,)
    assert table.hidden_from(1) == {0}
    table.play(0, ("send", 0), Stated())
    assert table.hidden_from(1) == frozenset()


def test_a_cancelled_offer_stays_buried_when_its_undo_is_refused() -> None:
    table = market(Bystanding(0))
    for seat, text in [(0, "give 1"), (0, "cancel"), (1, "nod")]:
        table.play(seat, table.game.notation.parse(text), Stated())
    with pytest.raises(UndoError):
        table.undo(0)
    assert table.hidden_from(1) == {0}
    for text in ("give 2", "send"):
        table.play(0, table.game.notation.parse(text), Stated())
    assert table.hidden_from(1) == {0}


def test_what_arises_and_is_lost_within_one_move_is_never_seen() -> None:
    table = market(Late(0))
    table.play(0, ("give", 1), Stated())
    assert table.hidden_from(1) == {0}
    assert table.hidden_from(0) == frozenset()
    table.undo(0)
    assert table.hidden_from(1) == frozenset()


def test_burying_costs_nothing_where_nobody_listens() -> None:
    position = Market()
    position.then(Offer(0))
    rng = random.Random(1)
    for _ in range(20):
        position.play(0, rng.choice(position.options(0)), Stated())
    assert position.buried is None
