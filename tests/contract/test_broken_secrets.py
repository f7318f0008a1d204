"""The suite catches what leaks, and what is taken back too late: one promise is broken in each test."""

from collections.abc import Mapping
from typing import Any

import pytest

from ambush.components import BAG, GUARD, HAND_LIMIT, UNSET
from ambush.game import AmbushGame
from ambush.knowledge import AmbushView
from ambush.position import Ambush
from ambush.rules import Attack, Deal, Peek, Scout, Strike, Ward
from quattrocento.contract import promises
from quattrocento.kernel import undo
from quattrocento.kernel.fate import Bag, Fate
from quattrocento.kernel.move import Move
from quattrocento.kernel.position import Position
from quattrocento.kernel.saying import Saying
from quattrocento.kernel.table import Table
from tests.contract.breaking import after, promises_broken

# ---- secrets


def test_a_view_that_shows_other_hands_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    def show(view: AmbushView, position: Ambush, seat: int) -> None:
        view.hands = [hand[:] for hand in position.hands]

    monkeypatch.setattr(Ambush, "view", after(Ambush.view, show))
    assert promises_broken() == {promises.SECRETS}


def test_a_view_that_shows_a_sealed_choice_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    def show(view: AmbushView, position: Ambush, seat: int) -> None:
        view.settings = {**view.settings, "roads": sum(position.roads)}

    monkeypatch.setattr(Ambush, "view", after(Ambush.view, show))
    assert promises.SECRETS in promises_broken()


def test_a_view_that_shows_how_far_a_sealed_choice_is_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    def show(view: AmbushView, position: Ambush, seat: int) -> None:
        view.settings = {**view.settings, "begun": sum(road != UNSET for road in position.roads)}

    monkeypatch.setattr(Ambush, "view", after(Ambush.view, show))
    assert promises.SECRETS in promises_broken()


def test_imagining_other_options_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    def impoverish(imagined: Ambush, *_: object) -> None:
        imagined.coins = [0] * imagined.seats

    monkeypatch.setattr(AmbushGame, "imagine", after(AmbushGame.imagine, impoverish))
    assert promises_broken() == {promises.SECRETS}


def test_imagining_what_cannot_be_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    def multiply(imagined: Ambush, *_: object) -> None:
        for seat, hand in enumerate(imagined.hands):
            unknown = [place for place, mask in enumerate(imagined.known[seat]) if mask == 1 << seat]
            for place in unknown:
                hand[place] = GUARD

    monkeypatch.setattr(AmbushGame, "imagine", after(AmbushGame.imagine, multiply))
    assert promises.SECRETS in promises_broken()


def test_asking_only_who_holds_the_card_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    def run_attack(self: Attack, position: Ambush, fate: Fate) -> None:
        position.then(Strike(self.seat, self.opponent))
        if GUARD in position.hands[self.seat]:
            position.then(Ward(self.seat, self.opponent))

    monkeypatch.setattr(Attack, "run", run_attack)
    assert promises_broken() == {promises.SECRETS}


def test_a_refusal_that_tells_of_another_hand_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    def tell(self: Scout, position: Ambush, seat: int, verb: str, noun: int) -> Saying:
        guarded = GUARD in position.hands[(seat + 1) % position.seats]
        return Saying("why-no-coin" if guarded else "why-not-asked", "AMB-3")

    monkeypatch.setattr(Scout, "refuse", tell)
    assert promises_broken() == {promises.SECRETS}


def test_an_event_that_tells_everybody_a_card_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    def shout(self: Position, seen_by: tuple[int, ...], name: str, *about: int) -> None:
        self.tell(name, *about)

    monkeypatch.setattr(Position, "whisper", shout)
    assert promises_broken() == {promises.SECRETS}


def test_a_secret_draw_that_goes_into_the_record_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    def openly(self: Fate, seen_by: tuple[int, ...], bag: Bag, weights: list[int]) -> int:
        return self.draw(bag, weights)

    monkeypatch.setattr("quattrocento.kernel.fate.Recording.draw_for", openly)
    assert promises_broken() == {promises.SECRETS}


def test_draws_in_an_order_that_tells_of_another_card_are_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    def run_deal(self: Deal, position: Ambush, fate: Fate) -> None:
        weights = position.bag()
        drawn: dict[int, int] = {}
        waiting = [seat for seat in position.alive() if len(position.hands[seat]) < HAND_LIMIT]
        while waiting and any(weights):
            seat = waiting.pop(-1 if GUARD in drawn.values() else 0)
            drawn[seat] = fate.draw_for((seat,), BAG, weights)
            weights[drawn[seat]] -= 1
        for seat, card in sorted(drawn.items()):
            position.receive(seat, card)
            position.whisper((seat,), "drew_card", seat, card)

    monkeypatch.setattr(Deal, "run", run_deal)
    assert promises_broken() == {promises.SECRETS}


def test_a_sealed_choice_that_goes_into_the_record_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Table, "hidden_from", lambda self, seat: frozenset())
    assert promises_broken() == {promises.SECRETS}


def test_a_sealed_choice_without_its_fact_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    def forget(facts: dict[str, object], position: Ambush) -> None:
        for seat in range(position.seats):
            facts.pop(f"stake {seat}", None)

    monkeypatch.setattr(Ambush, "secrets", after(Ambush.secrets, forget))
    assert promises_broken() == {promises.SECRETS}


# ---- undo


def test_an_undo_across_a_reveal_that_secrets_conceal_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    def forget(facts: dict[str, object], position: Ambush) -> None:
        for fact in [fact for fact in facts if fact.startswith("card")]:
            del facts[fact]

    monkeypatch.setattr(Ambush, "secrets", after(Ambush.secrets, forget))
    assert promises.UNDO in promises_broken()


def test_an_undo_across_fate_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    barrier = undo.barrier
    monkeypatch.setattr(undo, "barrier", lambda seat, fate, *rest: barrier(seat, (), *rest))

    def fall(self: Peek, position: Ambush, seat: int, verb: str, noun: int, fate: Fate) -> None:
        position.coins[seat] -= 1
        position.tell("peeked", seat, noun, -1)
        fate.draw(Bag("the bag", ("guard",)), [1])
        position.then(Scout(seat))

    monkeypatch.setattr(Peek, "play", fall)
    assert promises_broken() == {promises.UNDO}


def test_an_undo_after_the_choice_passed_on_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    def only_fate_and_secrets(
        seat: int,
        fate: tuple[str, ...],
        before: Mapping[str, tuple[int, ...]],
        now: Mapping[str, tuple[int, ...]],
        *_: object,
    ) -> str:
        return undo.FATE if fate else undo.REVEAL if undo.revealed(before, now) else ""

    monkeypatch.setattr(undo, "barrier", only_fate_and_secrets)
    assert promises_broken() == {promises.UNDO}


def test_an_undo_that_leaves_a_trace_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    def keep(move: Move, table: Table, seat: int) -> None:
        assert isinstance(table.position, Ambush)
        table.position.coins[seat] += 1

    monkeypatch.setattr(Table, "undo", after(Table.undo, keep))
    assert promises_broken() == {promises.UNDO}


# ---- what a screen shows besides


def test_a_display_that_does_not_follow_from_the_view_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    shown: list[int] = []

    def counting(self: AmbushGame, view: AmbushView, components: Any) -> int:
        shown.append(view.round)
        return len(shown)

    monkeypatch.setattr(AmbushGame, "display", counting)
    assert promises_broken() == {promises.SECRETS}


def test_a_display_that_changes_the_view_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    def spending(self: AmbushGame, view: AmbushView, components: Any) -> int:
        view.coins[0] += 1
        return 0

    monkeypatch.setattr(AmbushGame, "display", spending)
    assert promises_broken() == {promises.SECRETS}
