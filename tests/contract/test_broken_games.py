"""The suite catches what it is there for: each test breaks one promise of game or kernel."""

import random
from collections.abc import Callable
from typing import Any

import pytest

from ambush import GAME
from ambush.components import GUARD
from ambush.game import AmbushGame
from ambush.knowledge import AmbushView
from ambush.position import Ambush
from ambush.rules import Deal, Peek, Plot, Round, Scout, Strike, Ward
from quattrocento.contract import promises, run
from quattrocento.kernel.fate import Fate
from quattrocento.kernel.move import Move
from quattrocento.kernel.position import Result
from quattrocento.kernel.saying import Saying
from quattrocento.kernel.table import replayed
from tests.contract.breaking import after, found_in, promises_broken


def test_the_invented_game_keeps_every_promise() -> None:
    found = found_in(decisions=4_000)
    assert [(finding.promise, finding.message) for finding in found.violations] == []


# ---- copies


def test_a_copy_that_shares_a_list_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    def share(copied: Ambush, original: Ambush) -> None:
        copied.coins = original.coins

    monkeypatch.setattr(Ambush, "copy", after(Ambush.copy, share))
    assert promises_broken() == {promises.COPIES}


def test_a_copy_that_forgets_a_field_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    def forget(copied: Ambush, original: Ambush) -> None:
        copied.round = 0

    monkeypatch.setattr(Ambush, "copy", after(Ambush.copy, forget))
    assert promises.COPIES in promises_broken()


def test_a_view_that_changes_later_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    def alias(view: AmbushView, position: Ambush, seat: int) -> None:
        view.coins = position.coins

    monkeypatch.setattr(Ambush, "view", after(Ambush.view, alias))
    assert promises_broken() <= {promises.COPIES, promises.SECRETS}
    assert promises_broken()


# ---- decisions, questions, events, invariants


def test_a_seat_without_options_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    def none(self: Ward, position: Ambush, seat: int) -> list[Move]:
        return [("play", GUARD)] if GUARD in position.hands[seat] else []

    monkeypatch.setattr(Ward, "options", none)
    assert promises.DECISIONS in promises_broken()


def test_an_option_listed_twice_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Scout, "options", lambda *_: [("wait", 0), ("wait", 0)])
    assert promises_broken() == {promises.DECISIONS}


def test_a_reaction_that_cannot_be_let_go_by_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Ward, "declines", ("wait", 0))
    assert promises_broken() == {promises.DECISIONS}


def test_seats_out_of_order_are_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    deciders = Plot.deciders
    monkeypatch.setattr(Plot, "deciders", lambda self, position: deciders(self, position)[::-1])
    assert promises_broken() == {promises.DECISIONS}


def test_an_option_outside_the_notation_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Scout, "options", lambda *_: [("rest", 0)])
    assert promises_broken() == {promises.NOTATION}


def test_a_question_that_is_not_declared_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Plot, "prompt", lambda _: "scheme")
    assert promises_broken() == {promises.QUESTIONS}


def test_a_step_without_its_clause_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Plot, "clause", "")
    assert promises_broken() == {promises.QUESTIONS}


@pytest.mark.parametrize("told", [("drank", 0), ("drew", 0, 1)])
def test_an_event_that_is_not_declared_is_caught(
    told: tuple[Any, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Deal, "run", lambda self, position, fate: position.tell(*told))
    assert promises_broken() == {promises.EVENTS}


def test_a_result_without_all_seats_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    def finish(self: Round, position: Ambush, fate: Fate) -> None:
        position.finish(Result((0,), "rounds", (0,)))

    monkeypatch.setattr(Round, "run", finish)
    assert promises_broken() == {promises.DECISIONS}


def test_a_broken_invariant_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    def heal(self: Strike, position: Ambush, fate: Fate) -> None:
        position.lives[self.seat] += 1

    monkeypatch.setattr(Strike, "run", heal)
    assert promises_broken() == {promises.INVARIANTS}


# ---- play


def test_a_legal_move_that_raises_is_caught_with_its_record(monkeypatch: pytest.MonkeyPatch) -> None:
    def stumble(self: Peek, position: Ambush, seat: int, verb: str, noun: int, fate: Fate) -> None:
        raise IndexError("no such hand")

    monkeypatch.setattr(Peek, "play", stumble)
    findings = found_in().violations
    assert {finding.promise for finding in findings} == {promises.PLAYABLE}
    assert "no such hand" in findings[0].message
    opened = replayed(findings[0].record, "crash", {"ambush": GAME})
    assert opened.position.waiting()
    assert "# found: 0 scout: IndexError" in findings[0].record


def test_a_start_that_raises_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    def stumble(self: Round, position: Ambush, fate: Fate) -> None:
        raise IndexError("no table")

    monkeypatch.setattr(Round, "run", stumble)
    findings = found_in().violations
    assert {finding.promise for finding in findings} == {promises.PLAYABLE}
    assert "# ambush, 2 seats" in findings[0].record


def test_a_game_without_end_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    def rest(self: Scout, position: Ambush, seat: int, verb: str, noun: int, fate: Fate) -> None:
        position.then(self)

    monkeypatch.setattr(Scout, "play", rest)
    monkeypatch.setattr(AmbushGame, "accounts", {})
    monkeypatch.setattr(run, "LONGEST", 200)
    assert promises_broken() == {promises.ENDS}


def test_the_game_s_own_limit_counts(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(AmbushGame, "decision_limit", 5)
    assert promises_broken() == {promises.ENDS}


# ---- refusals


def refusing(reason: Saying) -> Callable[..., Saying]:
    return lambda *_: reason


@pytest.mark.parametrize(
    "reason",
    [
        Saying("why-ever", "AMB-4"),
        Saying("why-stake", "AMB-4"),
        Saying("why-stake", "AMB-4", least=0),
        Saying("why-not-asked", ""),
    ],
)
def test_a_reason_that_cannot_be_told_is_caught(reason: Saying, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Plot, "refuse", refusing(reason))
    assert promises_broken() == {promises.REFUSALS}


def test_a_refusal_that_changes_something_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    def fine(self: Plot, position: Ambush, seat: int, verb: str, noun: int) -> Saying:
        position.coins[seat] += 1
        return Saying("why-not-asked", "AMB-4")

    monkeypatch.setattr(Plot, "refuse", fine)
    assert promises_broken() == {promises.REFUSALS}


def test_a_refusal_that_stumbles_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    def stumble(self: Peek, position: Ambush, seat: int, verb: str, noun: int) -> Saying:
        return Saying("why-no-hand", "AMB-3", seat=position.coins[noun])

    monkeypatch.setattr(Peek, "refuse", stumble)
    assert promises.REFUSALS in promises_broken()


# ---- texts and replays


def test_a_text_that_leaves_something_out_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    write = AmbushGame.write
    monkeypatch.setattr(
        AmbushGame, "write", lambda self, p: write(self, p).replace("stake = 2", "stake = 1")
    )
    assert promises_broken() == {promises.TEXT}


def test_chance_outside_fate_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    rng = random.Random(3)

    def strike(self: Strike, position: Ambush, fate: Fate) -> None:
        position.guarded = False
        position.lives[self.seat] -= int(position.lives[self.seat] > 1 and rng.random() < 0.5)

    monkeypatch.setattr(Strike, "run", strike)
    monkeypatch.setattr(AmbushGame, "accounts", {})
    monkeypatch.setattr(run, "keeps_score", lambda position: False)
    assert promises_broken() <= {promises.TEXT, promises.REPLAY, promises.SECRETS, promises.UNDO}
    assert promises_broken()


def test_memory_outside_the_position_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    rounds: list[int] = []

    def strike(self: Strike, position: Ambush, fate: Fate) -> None:
        position.guarded = False
        rounds.append(position.round)
        position.coins[self.seat] = len(rounds) % 7

    monkeypatch.setattr(Strike, "run", strike)
    monkeypatch.setattr(AmbushGame, "accounts", {})
    monkeypatch.setattr(run, "keeps_score", lambda position: False)
    assert promises_broken() <= {promises.TEXT, promises.REPLAY, promises.SECRETS}
    assert promises_broken()
