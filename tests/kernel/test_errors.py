"""Errors are sentences: the text, the reason with its clause, what is asked, what could be played."""

import pickle
from typing import Any

import pytest

from ambush import GAME
from quattrocento.kernel import english
from quattrocento.kernel.fate import Dice, FateError, Stated
from quattrocento.kernel.move import AmbiguousMove, IllegalMove, Move, MoveError, UnreadableMove
from quattrocento.kernel.odds import NoOdds, OddsError
from quattrocento.kernel.position import Position
from quattrocento.kernel.record import RecordError
from quattrocento.kernel.registry import game, games
from quattrocento.kernel.saying import Saying
from quattrocento.kernel.seats import SPECTATOR
from quattrocento.kernel.table import Table, UndoError, new_table, replayed
from quattrocento.speech import Speech
from quattrocento.testing.magnifico import magnifico
from tests.ambush_tables import begin, play, plotting

MAGNIFICO = game("magnifico")
WAR = magnifico(rome="0: 5 soldiers, castle", naples="1: 2 soldiers", tunis="1: 1 soldier")


def refused(position: Position, seat: int, move: Move) -> IllegalMove:
    with pytest.raises(IllegalMove) as error:
        position.play(seat, move, Stated())
    return error.value


def test_an_illegal_move_is_told_with_its_clause_and_what_could_be_played() -> None:
    error = refused(WAR.position, 0, MAGNIFICO.notation.parse("attack rome"))
    why = "Rome is not in enemy hands: only enemy territories can be attacked"
    assert error.message == f"{why}. [MAG-7.1.3]"
    assert str(error) == (
        f"'attack rome' is not allowed to seat 0: {why} [MAG-7.1.3]. Asked of seat 0: turn; it could play: "
        "attack naples, attack tunis, tower rome, invade seville, invade barcelona, invade lyon, ... "
        "(16 options)."
    )


def test_seats_count_from_0_as_in_records() -> None:
    error = refused(WAR.position, 1, ("pass", 0))
    assert str(error) == (
        "'pass' is not allowed to seat 1: Seat 0 is choosing now [MAG-5.4.2]. Asked of seat 0: turn."
    )


def test_what_was_asked_is_kept_though_the_game_goes_on() -> None:
    table = begin()
    position = table.position.copy()
    error = refused(position, 0, ("peek", 1))
    said = str(error)
    position.play(0, ("wait", 0), Stated())
    assert str(error) == said
    assert "Asked of seat 0: scout; it could play: scout, wait (2 options)." in said


def test_of_those_who_choose_together_only_the_own_options_are_told() -> None:
    table = play(plotting(), "0 road wood")
    said = str(refused(table.position, 0, ("stake", 9)))
    assert "Asked of seat 0, seat 1, seat 2: plot; seat 0 could play: stake 0" in said


def test_after_the_end_nothing_is_asked() -> None:
    table = begin()
    position = table.position.copy()
    while position.result is None:
        seat = position.waiting()[0]
        position.play(seat, position.options(seat)[-1], Dice(2))
    said = str(refused(position, 0, ("wait", 0)))
    assert said == "'wait' is not allowed to seat 0: The game is over. Nothing is asked any more."


NO_MOVES = [
    ("magnifico", "pass", "'pass' is a text and no move: game.notation.parse('pass') makes a move of it."),
    ("magnifico", ("attack", 999), "'attack' takes a territory, numbered from 0 to 31."),
    ("magnifico", ("attack", -1), "'attack' takes a territory, numbered from 0 to 31."),
    ("magnifico", ("attack", 1.5), "'attack' takes a territory, numbered from 0 to 31."),
    ("magnifico", ("pass", 99), "('pass', 99) is no move of Magnifico: 'pass' has no noun, and takes 0."),
    ("magnifico", ("bid", -1), "('bid', -1) is no move of Magnifico: 'bid' takes florins."),
    (
        "magnifico",
        ("swim", 3),
        "('swim', 3) is no move of Magnifico. The verbs are: colour, place, recruit,",
    ),
    ("magnifico", None, "None is no move of Magnifico: a move is a verb and a number, as"),
    ("magnifico", ["pass", 0], "['pass', 0] is no move of Magnifico: a move is a verb and a number, as"),
    ("m400", ("done", 999), "('done', 999) is no move of M400: 'done' has no noun, and takes 0."),
    ("m400", ("colour", "red"), "game.notation.parse('colour red') makes a move of a text."),
    ("m400", ("act", 99), "('act', 99) is no move of M400: 'act' takes an army, numbered from 0 to"),
    ("venetia", ("route", 999), "('route', 999) is no move of Venetia: 'route' takes a sea, numbered from"),
    ("venetia", ("ducats", 9999), "('ducats', 9999) is no move of Venetia: 'ducats' takes shares."),
    ("ventura", ("claim", -1), "('claim', -1) is no move of Ventura: 'claim' takes a territory, numbered"),
    ("ventura", ("heal", -5), "('heal', -5) is no move of Ventura: 'heal' takes a company."),
    ("ventura", ("colour",), "('colour',) is no move of Ventura: a move is a verb and a number, as"),
]


@pytest.mark.parametrize(("name", "tried", "told"), NO_MOVES)
def test_what_is_no_move_at_all_is_told_so(name: str, tried: Any, told: str) -> None:
    table = new_table(game(name), 3, fate=Dice(1))
    seat = table.position.waiting()[0]
    for playing in (table.position.play, table.play):
        with pytest.raises(IllegalMove) as error:
            playing(seat, tried, Stated())
        assert told in str(error.value)
        assert "Asked of seat" in str(error.value)
        assert error.value.reason == table.position.why_not(seat, tried)
        assert error.value.reason.message == "why-unreadable"
        assert str(pickle.loads(pickle.dumps(error.value))) == str(error.value)


@pytest.mark.parametrize("seat", [17, 3, -2])
def test_who_is_not_at_the_table_is_told_so(seat: int) -> None:
    position = WAR.position.copy()
    position.play(0, ("pass", 0), Dice(1))
    error = refused(position, seat, ("pass", 0))
    assert error.message.startswith(f"Seat {seat} is not at this table: the seats are 0 to 2.")


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("invade naple", "'invade naple' cannot be read: is 'invade naples' meant?"),
        ("atack rome", "'atack rome' cannot be read: is 'attack rome' meant?"),
        ("pas", "'pas' cannot be read: is 'pass' meant?"),
    ],
)
def test_an_unreadable_move_is_told_with_the_nearest(text: str, told: str) -> None:
    with pytest.raises(UnreadableMove) as error:
        MAGNIFICO.notation.parse(text)
    assert str(error.value) == told


def test_an_unreadable_move_without_a_near_one_is_told_with_what_there_is() -> None:
    with pytest.raises(UnreadableMove) as error:
        GAME.notation.parse("zzz")
    verbs = "scout, peek, wait, road, stake, trust, play, pass"
    assert str(error.value) == f"'zzz' cannot be read. The verbs are: {verbs}."
    with pytest.raises(UnreadableMove) as error:
        GAME.notation.read("zzz", [("wait", 0), ("scout", 0)])
    assert str(error.value) == "'zzz' cannot be read. What could be played: wait, scout (2 options)."
    assert str(UnreadableMove(Saying("why-unreadable", "", text="zzz"))) == "'zzz' cannot be read."


def test_an_ambiguous_move_is_told_with_what_it_may_mean() -> None:
    with pytest.raises(AmbiguousMove) as error:
        MAGNIFICO.notation.read("att b", [])
    assert str(error.value) == (
        "'att b' may mean attack barcelona, attack bordeaux, attack buda, attack bursa (4 options): "
        "write a little more of it."
    )


def test_an_undo_that_is_refused_is_a_sentence() -> None:
    with pytest.raises(UndoError) as error:
        begin().undo(0)
    assert str(error.value) == "There is no move to take back."


def test_a_reason_without_a_position_is_told_by_the_game_of_its_clause() -> None:
    place = MAGNIFICO.notation.parse("attack rome")[1]
    error = IllegalMove(Saying("why-not-enemy", "MAG-7.1.3", territory=place))
    why = "Rome is not in enemy hands: only enemy territories can be attacked"
    assert str(error) == f"{why}. [MAG-7.1.3]"


def test_a_message_that_nobody_has_is_told_as_it_is() -> None:
    assert str(MoveError(Saying("why-so", "AMB-1", seat=1))) == "why-so (seat: Seat 1) [AMB-1]"


def test_where_nobody_speaks_the_sentences_of_the_kernel_are_there(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(english, "_speakers", [])
    assert "Seat 0 is choosing now [MAG-5.4.2]" in str(refused(WAR.position, 1, ("pass", 0)))
    assert str(WAR.position).startswith('game = "magnifico"')


@pytest.mark.parametrize("text", ["attack rome", "pass", "fly 2"])
def test_an_error_survives_the_way_between_processes_in_words(text: str) -> None:
    error = refused(WAR.position, 1, MAGNIFICO.notation.parse(text))
    again = pickle.loads(pickle.dumps(error))
    assert type(again) is IllegalMove
    assert (str(again), again.message, again.reason) == (str(error), error.message, error.reason)
    assert again.asked is None


def test_unreadable_and_ambiguous_moves_survive_it_too() -> None:
    for text in ("zzz", "att b"):
        with pytest.raises(MoveError) as error:
            MAGNIFICO.notation.read(text, [])
        again = pickle.loads(pickle.dumps(error.value))
        assert type(again) is type(error.value)
        assert str(again) == str(error.value)


# ---- records


def record_with(line: str) -> RecordError:
    with pytest.raises(RecordError) as error:
        replayed(begin().record.text() + line + "\n", "game.record", {"ambush": GAME})
    return error.value


def test_a_record_tells_what_could_have_been_played() -> None:
    error = record_with("0 peak 1")
    assert str(error) == (
        "game.record, line 6: 0 peak 1: 'peak 1' cannot be read: is 'peek 1' meant? "
        "Asked of seat 0: scout; it could play: scout, wait (2 options)."
    )
    assert "scout, wait" in str(record_with("0 trust"))


def test_what_those_who_sent_a_record_are_told_holds_the_reason_only() -> None:
    error = record_with("0 trust")
    assert error.message == "0 trust: This move is not among the choices now. [AMB-3]"


# ---- odds and fate


@pytest.mark.parametrize("name", games())
def test_odds_that_cannot_be_told_are_a_sentence(name: str) -> None:
    found = game(name)
    position = found.start(3, None, Dice(4))
    components = found.components_of(position)
    with pytest.raises(OddsError) as error:
        found.odds(position.view(0), components, ["nowhere"])
    assert str(error.value) == Speech("en", found).saying(error.value.saying)
    assert pickle.loads(pickle.dumps(error.value)).saying == error.value.saying


def test_a_game_that_tells_no_odds_says_so() -> None:
    view = begin().position.view(SPECTATOR)
    with pytest.raises(NoOdds, match="This game tells no odds"):
        GAME.odds(view, None, [])


def test_fate_left_over_leaves_a_table_as_it_was() -> None:
    table: Table = begin()
    before, record = table.position.copy(), table.record.text()
    with pytest.raises(FateError, match="too much is stated of fate: hurt safe"):
        table.play(0, ("scout", 0), Stated("hurt safe"))
    assert table.position == before
    assert table.record.text() == record
    assert table.happenings == []


def test_a_verb_that_lacks_its_noun_says_what_it_needs() -> None:
    notation = game("magnifico").notation
    with pytest.raises(UnreadableMove) as error:
        notation.parse("attack")
    territory = notation.verbs["attack"].text(0)
    assert str(error.value) == f"'attack' cannot be read: it needs a territory, as in 'attack {territory}'."


def test_a_slip_in_a_short_verb_is_understood() -> None:
    with pytest.raises(UnreadableMove, match="'flu 1' cannot be read: is 'fly 1' meant"):
        game("magnifico").notation.parse("flu 1")
