"""What one pair of eyes is sent: everything it may see, nothing else, and nothing when nothing changed."""

import json
from typing import Any

import pytest

from ambush import GAME
from quattrocento.games.ventura.game import GAME as VENTURA
from quattrocento.kernel.fate import Stated
from quattrocento.kernel.seats import SPECTATOR
from quattrocento.kernel.table import Table, table_from
from quattrocento.server.table.frames import Eyes
from quattrocento.server.table.questions import NoMove, check_is_move
from quattrocento.testing.ventura import ventura
from tests.ambush_tables import begin, play, plotting

KEY = b"key"


def eyes(table: Table, seat: int, acts: int = 0, key: bytes = KEY, table_id: str = "t") -> Eyes:
    return Eyes(seat, table_id, key, table, acts)


def shown(seen: Eyes, keep: int = 0) -> dict[str, Any]:
    return dict(json.loads(seen.frame(keep)))


def plot(table: Table, seat: int, text: str, *watching: Eyes, acts: int = 0) -> None:
    table.play(seat, GAME.notation.parse(text), Stated(""))
    for seen in watching:
        seen.look(table, acts, table.happenings[-1:])


def test_a_frame_holds_view_question_options_log_and_result() -> None:
    table = begin()
    frame = shown(eyes(table, 0))
    assert frame["type"] == "frame"
    assert frame["eyes"] == 0
    assert frame["view"]["hands"][1] == [-1]
    assert frame["view"]["steps"][-1]["name"] == "scout"
    assert frame["step"] == {
        "name": "scout",
        "message": "ask-scout",
        "clause": "AMB-3",
        "about": {"seat": 0},
        "private": False,
        "worth_seeing": False,
        "picks": None,
    }
    assert frame["waiting"] == [0]
    assert frame["options"] == [["scout", 0], ["wait", 0]]
    assert frame["nouns"] == {}
    assert frame["declines"] is None
    assert frame["undo"] == {"can": False, "why": {"message": "undo-nothing", "clause": "", "about": {}}}
    assert frame["result"] is None
    assert {"message": "event-drew-card", "about": {"seat": 0, "card": 0}} in frame["log"]["events"]


def test_a_frame_takes_composed_nouns_apart() -> None:
    troops = {"0.2": "field_1 archers", "0.3": "field_1 spearmen"}
    table = table_from(VENTURA, VENTURA.write(ventura("troops", troops=troops).position))
    frame = shown(eyes(table, 0))
    assert frame["nouns"] == {"troop": {"2": {"seat": -1, "area": 2}, "3": {"seat": -1, "area": 3}}}
    assert shown(eyes(table, 1))["nouns"] == {}


def test_a_reaction_says_how_to_let_it_go_by() -> None:
    table = play(
        plotting(), "0 road hills", "1 road hills", "2 road river", "0 stake 1", "1 stake 0", "2 trust"
    )
    assert table.position.stack[-1].name == "ward"
    frame = shown(eyes(table, 1))
    assert frame["declines"] == ["pass", 0]
    assert frame["declines"] in frame["options"]
    assert shown(eyes(table, 0))["declines"] is None


def test_who_is_not_asked_in_secret_does_not_learn_the_fields_of_the_question() -> None:
    table = plotting()
    assert shown(eyes(table, 0))["step"]["about"] == {"seat": -1}
    assert shown(eyes(table, SPECTATOR))["step"]["about"] == {}


def test_what_another_does_in_secret_changes_nothing() -> None:
    table = plotting()
    watching = [eyes(table, seat) for seat in (1, 2, SPECTATOR)]
    before = [(seen.version, seen.token, seen.frame(0)) for seen in watching]
    plot(table, 0, "road hills", *watching)
    assert [(seen.version, seen.token, seen.frame(0)) for seen in watching] == before


def test_frames_of_two_worlds_that_differ_in_secrets_are_the_same_bytes() -> None:
    one, other = plotting(), plotting()
    for table, road in ((one, "road hills"), (other, "road river")):
        play(table, f"0 {road}", "0 stake 1")
    for seat in (1, 2, SPECTATOR):
        assert eyes(one, seat).frame(0) == eyes(other, seat).frame(0)
    assert eyes(one, 0).frame(0) != eyes(other, 0).frame(0)


def test_the_log_goes_on_from_what_one_has() -> None:
    table = begin()
    seen = eyes(table, 0)
    had = len(seen.log)
    plot(table, 0, "wait", seen, acts=1)
    plot(table, 1, "scout", seen, acts=1)
    plot(table, 1, "peek 0", seen, acts=1)
    frame = shown(seen, keep=had)
    assert frame["log"]["keep"] == had
    assert [event["message"] for event in frame["log"]["events"]] == ["event-peeked", "event-saw-card"]


def test_the_log_tells_who_made_it_happen_and_with_which_move() -> None:
    table = begin()
    seen = eyes(table, 2)
    plot(table, 0, "wait", seen)
    plot(table, 1, "scout", seen)
    plot(table, 1, "peek 0", seen)
    last = shown(seen)["log"]["events"][-1]
    assert (last["message"], last["by"], last["move"]) == ("event-peeked", 1, ["peek", 0])


def test_of_a_secret_move_only_its_maker_is_told_who_made_it() -> None:
    table = plotting()
    watching = {seat: eyes(table, seat) for seat in (0, 1, SPECTATOR)}
    plot(table, 0, "road hills", *watching.values())
    plot(table, 0, "stake 1", *watching.values())
    events = {seat: shown(seen)["log"]["events"][-1] for seat, seen in watching.items()}
    assert {seat: event["message"] for seat, event in events.items()} == dict.fromkeys(
        watching, "event-plotted"
    )
    assert (events[0]["by"], events[0]["move"]) == (0, ["stake", 1])
    assert all("by" not in events[seat] and "move" not in events[seat] for seat in (1, SPECTATOR))


def test_after_an_undo_the_log_is_cut() -> None:
    table = begin()
    seen = eyes(table, 0)
    had = len(seen.log)
    table = play(table, "0 scout")
    assert seen.look_again(table, 1) == had
    before = seen.token
    table.undo(0)
    assert seen.look_again(table, 2) == had
    assert seen.token != before


def test_a_token_is_fresh_after_every_act_of_the_seat_and_known_to_nobody_else() -> None:
    table = begin()
    tokens = [
        eyes(table, 0).token,
        eyes(table, 0, acts=1).token,
        eyes(table, 0, key=b"another").token,
        eyes(table, 0, table_id="another").token,
        eyes(table, 1).token,
    ]
    assert len(set(tokens)) == len(tokens)
    assert eyes(table, 0).token == tokens[0], "the same in every process and after a restart"


def test_in_a_simultaneous_choice_the_others_do_not_make_a_token_stale() -> None:
    table = plotting()
    seen = eyes(table, 1)
    token, version = seen.token, seen.version
    plot(table, 0, "road hills", seen)
    plot(table, 0, "stake 1", seen)
    assert seen.version > version, "that seat 0 has finished can be seen"
    assert seen.token == token


def test_undo_is_offered_with_its_reason() -> None:
    table = play(begin(), "0 scout")
    assert shown(eyes(table, 0))["undo"] == {"can": True, "why": None}
    assert shown(eyes(table, 1))["undo"]["why"]["message"] == "undo-turn"


def test_what_is_no_move_of_the_game_is_told_from_what_is() -> None:
    table = begin()
    check_is_move(table, ("road", 0))
    for move in (("road", 99), ("road", -1), ("fly", 0), ("wait", 1), ("stake", 10**9), ("stake", -2)):
        with pytest.raises(NoMove):
            check_is_move(table, move)
