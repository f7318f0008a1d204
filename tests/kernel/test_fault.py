"""Faults: a message id with its parameters, and the English sentence for whoever reads it in Python."""

import pickle

import pytest

from ambush import GAME
from quattrocento.kernel.document import DocumentError
from quattrocento.kernel.fate import FateError
from quattrocento.kernel.fault import Fault
from quattrocento.kernel.game import AnyGame
from quattrocento.kernel.record import RecordError
from quattrocento.kernel.saying import Saying
from quattrocento.kernel.table import replayed
from tests.ambush_tables import begin

GAMES: dict[str, AnyGame] = {"ambush": GAME}


def test_a_fault_reads_as_an_english_sentence() -> None:
    error = DocumentError("position", 7, "text-at-most", name="wars", most=3, value="4")
    assert str(error) == "position, line 7: wars: at most 3 is expected, not 4"
    assert error.message == "wars: at most 3 is expected, not 4"
    assert (error.id, error.about) == ("text-at-most", {"name": "wars", "most": 3, "value": "4"})


def test_a_fault_without_a_sentence_can_be_shown_all_the_same() -> None:
    assert str(Fault("text-of-a-stranger", name="wars")) == "text-of-a-stranger (name: wars)"
    assert str(Fault("text-rows")) == "[[{ $table }]] entries are expected"


def test_a_fault_can_be_told_of_another_place() -> None:
    found = DocumentError("components", 0, "text-key-missing", key="'cost'")
    error = RecordError.of(found, "game.record", 6)
    assert str(error) == "game.record, line 6: the key 'cost' is missing"
    assert error.reason is None


def test_a_fault_survives_the_way_between_processes() -> None:
    error = RecordError("game.record", 6, "record-move", move="0 wait").because(
        FateError("fate-times", word="x")
    )
    again = pickle.loads(pickle.dumps(error))
    assert str(again) == str(error)
    assert again.line == 6


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("0 peek", Saying("why-unreadable", "", text="peek")),
        ("1 peek 0", Saying("why-not-your-turn", "AMB-3", seat=0)),
        ("0 scout ; hurt", None),
        ("0 scout ; hurt*x", None),
    ],
)
def test_a_record_that_breaks_the_rules_tells_their_reason(line: str, reason: Saying | None) -> None:
    with pytest.raises(RecordError) as refused:
        replayed(begin().record.text() + line + "\n", "game.record", GAMES)
    assert refused.value.reason == reason
