"""The suite catches effects that do not come about, and points without a source."""

import pytest

from ambush import GAME
from ambush.game import AmbushGame
from ambush.position import Ambush
from ambush.rules import Peek, Scout
from quattrocento.contract import promises
from quattrocento.kernel.effect import Effect, changes, closing, ending_turn, happens
from quattrocento.kernel.event import EventKind
from quattrocento.kernel.fate import Fate
from quattrocento.kernel.move import Move
from quattrocento.kernel.saying import Saying
from quattrocento.kernel.view import View
from tests.contract.breaking import found_in, promises_broken

TOLD = AmbushGame.effects

Told = list[list[Effect]]


def say_of(monkeypatch: pytest.MonkeyPatch, verb: str, *said: Effect) -> None:
    """Of this verb only these effects are told, of all others the true ones."""

    def effects(game: AmbushGame, view: View, components: object, options: list[Move]) -> Told:
        true = TOLD(game, view, components, options)  # type: ignore[arg-type]
        return [list(said) if move[0] == verb else own for move, own in zip(options, true, strict=True)]

    monkeypatch.setattr(AmbushGame, "effects", effects)


def test_a_cost_of_which_nothing_is_said_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    say_of(monkeypatch, "peek")
    assert promises_broken() == {promises.EFFECTS}


def test_a_cost_that_is_not_paid_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    def for_nothing(self: Peek, position: Ambush, seat: int, verb: str, noun: int, fate: Fate) -> None:
        position.then(Scout(seat))

    monkeypatch.setattr(Peek, "play", for_nothing)
    found = found_in().violations
    assert found
    assert {finding.promise for finding in found} <= {promises.EFFECTS, promises.ENDS}
    assert any("changes coins" in finding.message for finding in found)


def test_a_range_that_does_not_hold_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    say_of(monkeypatch, "trust", changes("coins", (0, 1, 2, 3), 0, 0, "AMB-5"))
    assert promises_broken() == {promises.EFFECTS}


def test_an_account_that_nobody_has_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    say_of(monkeypatch, "wait", changes("gems", 0, 1, clause="AMB-3"))
    assert promises_broken() == {promises.EFFECTS}


def test_an_effect_without_a_clause_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    say_of(monkeypatch, "wait", changes("coins", 0, 0))
    assert promises_broken() == {promises.EFFECTS}


def test_a_certain_event_that_does_not_happen_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    say_of(monkeypatch, "road", happens("fell", Saying("effect-ends-turn", "AMB-4")))
    assert promises_broken() == {promises.EFFECTS}


def test_an_impossible_event_that_happens_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    say_of(
        monkeypatch,
        "peek",
        changes("coins", (0, 1, 2, 3), -1, 0, "AMB-3"),
        happens("peeked", Saying("effect-ends-turn", "AMB-3"), chance=0.0),
    )
    assert promises_broken() == {promises.EFFECTS}


def test_a_way_that_was_said_to_be_closed_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    say_of(monkeypatch, "road", closing(["stake"], Saying("effect-ends-turn", "AMB-4")))
    assert promises_broken() == {promises.EFFECTS}


def test_a_turn_that_goes_on_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    say_of(monkeypatch, "road", ending_turn("AMB-4"))
    assert promises_broken() == {promises.EFFECTS}


def test_effects_that_tell_a_secret_are_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    serial = iter(range(1_000_000))

    def effects(game: AmbushGame, view: View, components: object, options: list[Move]) -> Told:
        true = TOLD(game, view, components, options)  # type: ignore[arg-type]
        # Whatever does not follow from the view differs between two like views: here a count of calls.
        return [[*own, happens("", Saying("win-goal", "AMB-8", number=next(serial)))] for own in true]

    monkeypatch.setattr(AmbushGame, "effects", effects)
    assert promises_broken() == {promises.SECRETS}


def test_points_without_a_source_are_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    silent = {**GAME.events, "earned": EventKind("seat", "coins")}
    monkeypatch.setattr(AmbushGame, "events", silent)
    assert promises_broken() == {promises.LEDGER}


def test_a_round_that_the_events_do_not_tell_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(AmbushGame, "round_event", "drew")
    assert promises_broken() == {promises.LEDGER}


def test_what_was_checked_is_listed(monkeypatch: pytest.MonkeyPatch) -> None:
    assert {"effects", "ledger", "secrets"} <= set(found_in(50).promises)
    monkeypatch.setattr(AmbushGame, "accounts", {})
    assert "effects" not in found_in(50).promises
