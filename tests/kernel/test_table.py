"""Tables: what is recorded, what each seat may see of it, and what a failed move leaves behind."""

import pytest

from ambush import GAME
from quattrocento.kernel.fate import FateMissing, Stated
from quattrocento.kernel.game import AnyGame
from quattrocento.kernel.move import IllegalMove
from quattrocento.kernel.seats import SPECTATOR
from quattrocento.kernel.table import Table, new_table, replayed, table_from
from tests.ambush_tables import begin, play, plotting

GAMES: dict[str, AnyGame] = {"ambush": GAME}


def lines(table: Table, seat: int) -> list[str]:
    """The seat's copy of the record, from the start on."""
    text = table.seen_record(seat)
    return text[text.index("start") :].splitlines()


# ---- moves that fail


def test_missing_words_of_fate_leave_everything_as_it_was() -> None:
    table = play(plotting(), "0 road wood", "0 trust", "1 road hills", "1 trust", "2 road river")
    before = GAME.write(table.position), table.record.text()
    with pytest.raises(FateMissing, match="a draw from the bag"):
        table.play(2, ("trust", 0), Stated("guard"))
    assert (GAME.write(table.position), table.record.text()) == before
    play(table, "2 trust", fate="guard spy relic")
    assert table.record.entries[-1].text() == "2 trust ; guard spy relic"


def test_an_illegal_move_leaves_everything_as_it_was() -> None:
    table = begin()
    before = GAME.write(table.position), table.record.text()
    with pytest.raises(IllegalMove):
        table.play(1, ("wait", 0), Stated())
    assert (GAME.write(table.position), table.record.text()) == before
    assert table.happenings == []


# ---- what a seat sees of the record


def test_a_draw_is_seen_only_by_who_made_it() -> None:
    table = begin()
    assert lines(table, 0) == ["start ; guard ? ?"]
    assert lines(table, 2) == ["start ; ? ? relic"]
    assert lines(table, SPECTATOR) == ["start ; ? ? ?"]


def test_a_sealed_move_is_seen_only_by_who_made_it() -> None:
    table = play(plotting(), "1 road wood", "1 trust")
    assert lines(table, 1)[4:] == ["1 road wood", "1 trust"]
    for other in (0, 2, SPECTATOR):
        assert lines(table, other)[4:] == ["1 ?"]


def test_how_far_a_sealed_choice_is_is_not_seen() -> None:
    """Nor of how many moves it was made, by which verbs and when it began: one line once it is complete."""
    table = play(plotting(), "0 road river", "1 road wood")
    assert lines(table, 2)[4:] == []
    assert lines(table, 0)[4:] == ["0 road river"]
    play(table, "1 stake 1", "0 stake 0")
    assert lines(table, 2)[4:] == ["1 ?", "0 ?"]
    assert lines(table, 1)[4:] == ["1 road wood", "1 stake 1", "0 ?"]
    assert table.hidden_from(2) == {3, 4, 5, 6}


def revealed() -> Table:
    table = play(plotting(), "1 road wood", "1 stake 1", "0 road river", "2 road hills", "2 trust")
    return play(table, "0 stake 0", fate="guard guard spy")


def test_what_is_revealed_is_seen_by_all() -> None:
    table = revealed()
    for seat in (0, 1, 2, SPECTATOR):
        assert table.hidden_from(seat) == frozenset()
        assert [line.partition(" ;")[0] for line in lines(table, seat)[4:]] == [
            *("1 road wood", "1 stake 1", "0 road river", "2 road hills", "2 trust", "0 stake 0")
        ]
    assert lines(table, 1)[-1] == "0 stake 0 ; ? guard ?"


def test_what_was_revealed_is_not_hidden_by_the_next_secret() -> None:
    table = play(revealed(), "0 wait", "1 wait", "2 wait", "1 road river")
    assert table.hidden_from(0) == {12}


def test_what_follows_a_move_by_itself_does_not_hide_it() -> None:
    """The last choice reveals all, and new cards are dealt at once: these are the secrets then."""
    table = revealed()
    assert table.happenings[-1].facts == ()
    assert table.position.secrets().keys() > {"card 3", "card 4"}


def test_a_position_with_secrets_is_not_seen_by_who_does_not_know_them() -> None:
    table = table_from(GAME, GAME.write(plotting().position))
    assert "| ?" in table.seen_record(0)
    assert "guard" not in table.seen_record(0)
    assert "guard" in table.record.text()


def test_the_log_is_what_a_seat_saw() -> None:
    table = play(begin(), "0 scout", "0 peek 1")
    mine, others = table.log(0), table.log(2)
    setting_out = ["set_out"] * 3
    assert [event.name for event in mine[0]] == [
        *setting_out,
        "round_began",
        *("drew", "drew_card", "drew", "drew"),
    ]
    assert mine[1] == []
    assert [event.name for event in mine[2]] == ["peeked", "saw_card"]
    assert [event.name for event in others[2]] == ["peeked"]


# ---- setting up


def test_a_record_names_what_differs_from_the_standard() -> None:
    pack = GAME.corrected_components([("cards", "guard", "copies", "9")])
    table = new_table(GAME, 2, {"rounds": 8, "cruel": False}, Stated("guard spy"), pack)
    assert table.record.text().splitlines()[3:] == [
        "seats 2",
        "setting rounds 8",
        "component cards guard copies 9",
        "start ; guard spy",
    ]
    again = replayed(table.record.text(), "record", GAMES)
    assert again.record == table.record
    assert again.position.view(0) == table.position.view(0)
    assert again.components.copies == [9, 5, 4]


def test_a_table_from_a_position_goes_on_with_its_options_and_components() -> None:
    pack = GAME.corrected_components([("cards", "guard", "copies", "9")])
    position = new_table(GAME, 2, {"rounds": 8}, Stated("guard spy"), pack).position
    table = play(table_from(GAME, GAME.write(position)), "0 wait")
    again = replayed(table.record.text(), "record", GAMES)
    assert again.record == table.record
    assert again.components.copies == [9, 5, 4]
    assert GAME.write(again.position) == GAME.write(table.position)
