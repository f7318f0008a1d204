"""The ledger and the chronicle: points with their sources, from events alone."""

from quattrocento.kernel.chronicle import chronicle
from quattrocento.kernel.event import Event, EventKind
from quattrocento.kernel.ledger import Ledger, ledger_of
from quattrocento.speech import Speech

KINDS = {
    "round_began": EventKind("round"),
    "moved": EventKind("seat"),
    "first": EventKind("seat", "points", scores={"points": "first_works"}),
    "scored": EventKind("seat", "crown", "court", scores={"crown": "crown", "court": "court"}),
}


def event(name: str, *about: int) -> Event:
    return Event(name, about, None)


def played() -> Ledger:
    return ledger_of(
        2,
        [
            [event("round_began", 1)],
            [event("moved", 0), event("first", 0, 2)],
            [event("scored", 0, 1, 0), event("scored", 1, 3, 4), event("round_began", 2)],
            [event("moved", 1)],
            [event("first", 0, 1)],
        ],
        KINDS,
        "round_began",
    )


def test_every_point_has_its_source_round_and_place_in_the_log() -> None:
    told = [(line.seat, line.source, line.points, line.round, line.number) for line in played().lines]
    assert told == [
        (0, "first_works", 2, 1, 1),
        (0, "crown", 1, 1, 3),
        (1, "crown", 3, 1, 3),
        (1, "court", 4, 1, 3),
        (0, "first_works", 1, 2, 7),
    ]


def test_it_sums_by_seat_source_and_round() -> None:
    ledger = played()
    assert ledger.totals() == [4, 7]
    assert ledger.by_source() == {"first_works": [3, 0], "crown": [1, 3], "court": [0, 4]}
    assert ledger.by_round() == [[0, 0], [3, 7], [4, 7]]


def test_the_greatest_swings_come_first() -> None:
    assert [(swing.number, swing.size, swing.points) for swing in played().swings()] == [
        (3, 6, (1, 7)),
        (1, 2, (2, 0)),
        (7, 1, (1, 0)),
    ]


def test_a_game_from_a_position_begins_with_its_points() -> None:
    ledger = ledger_of(2, [[], [event("first", 1, 2)]], KINDS, "round_began", (5, 0), 3)
    assert ledger.totals() == [5, 2]
    assert ledger.by_source()["before"] == [5, 0]
    assert [line.round for line in ledger.lines] == [3, 3]
    assert [swing.points for swing in ledger.swings()] == [(0, 2)]


def test_the_chronicle_tells_who_won_from_what_and_when_it_turned() -> None:
    speech = Speech("en", players={0: "Anna", 1: "Bruno"})
    told = [one.message for one in chronicle(played(), (1,))]
    assert told == ["chronicle-won", "chronicle-source", "chronicle-source", "chronicle-always-led"]
    assert speech.saying(chronicle(played(), (1,))[0]) == "Bruno won with 7 points, 3 ahead of Anna."
    assert chronicle(Ledger(2)) == []


def test_a_lead_that_changed_hands_is_told() -> None:
    ledger = ledger_of(
        2,
        [
            [event("round_began", 1), event("first", 0, 1), event("round_began", 2)],
            [event("first", 1, 5)],
        ],
        KINDS,
        "round_began",
    )
    assert chronicle(ledger, (1,))[-1].about == {"seat": 1, "number": 2}
