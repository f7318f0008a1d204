"""Records and replays: of running games in one's own eyes, of ended ones in anybody's; uploads."""

from typing import Any

import pytest

from quattrocento.kernel.fate import Dice
from quattrocento.kernel.record import read_record
from quattrocento.kernel.registry import games
from quattrocento.kernel.table import replayed, table_from
from tests.server.live import Player, Visitor, wait_for


def play_to_bids(player: Player) -> None:
    """Friends on one screen, until two of them have sealed their bids."""
    bids = 0
    while bids < 2:
        if player.frame["step"]["name"] == "bids":
            bids += 1
        player.ask("look", eyes=player.frame["waiting"][0])
        player.play(player.options[-1])


def bidding(anna: Visitor) -> str:
    table = anna.open("me", "me", "me")
    with anna.at(table) as player:
        play_to_bids(player)
    return table


def ended(anna: Visitor) -> str:
    table = anna.open("random", "random", "random")
    wait_for(lambda: anna.get(f"/api/tables/{table}")["state"] == "ended")
    return table


def text_of(visitor: Visitor, table: str, eyes: int) -> str:
    return visitor.http.get(f"/api/tables/{table}/record?eyes={eyes}").raise_for_status().text


def unfolded(replay: dict[str, Any]) -> list[dict[str, Any]]:
    """Every frame with its whole view."""
    view: dict[str, Any] = {}
    frames = []
    for frame in replay["frames"]:
        view = {**view, **frame["view"]}
        frames.append({**frame, "view": view})
    return frames


# ---- records


def test_the_record_of_a_running_game_hides_what_the_eyes_did_not_see(anna: Visitor) -> None:
    table = bidding(anna)
    own, watched = text_of(anna, table, 0), text_of(anna, table, -1)
    assert "0 bid" in own
    assert "1 ?" in own
    assert "1 bid" not in own
    assert "bid" not in watched
    assert "player 0 Anna" in own


def test_the_record_of_an_ended_game_is_whole(anna: Visitor) -> None:
    table = ended(anna)
    text = text_of(anna, table, -1)
    again = replayed(text, "record", games())
    assert again.position.result is not None
    assert list(again.position.result.winners) == anna.get(f"/api/tables/{table}")["winners"]


def test_a_move_taken_back_is_not_in_the_record(anna: Visitor) -> None:
    table = anna.open("me", "me", "me")
    with anna.at(table) as player:
        for _ in range(100):
            player.ask("look", eyes=player.frame["waiting"][0])
            player.play()
            if player.frame["undo"]["can"]:
                break
        before = len(read_record(text_of(anna, table, player.seat))[0].entries)
        assert player.undo()["type"] == "done"
        assert len(read_record(text_of(anna, table, player.seat))[0].entries) == before - 1


@pytest.mark.parametrize("what", ["record", "replay"])
def test_nobody_looks_back_with_the_eyes_of_others(what: str, anna: Visitor) -> None:
    table = bidding(anna)
    bruno = Visitor(anna.address, "Bruno")
    answer = bruno.http.get(f"/api/tables/{table}/{what}?eyes=0")
    assert (answer.status_code, answer.json()["message"]) == (403, "table-not-your-eyes")
    assert bruno.http.get(f"/api/tables/{table}/{what}?eyes=-1").status_code == 200
    assert bruno.http.get(f"/api/tables/{table}/{what}").status_code == 200
    assert bruno.http.get(f"/api/tables/{table}/{what}?eyes=9").status_code == 403
    assert bruno.http.get(f"/api/tables/{table}/{what}?eyes=x").status_code == 400
    assert bruno.http.get(f"/api/tables/{'a' * 16}/{what}").status_code == 404
    closed = anna.open("me", "me", "me", spectators=False)
    assert bruno.http.get(f"/api/tables/{closed}/{what}").status_code == 403


def test_a_table_that_has_not_begun_has_no_past(anna: Visitor) -> None:
    table = anna.open("me", "free", "free")
    answer = anna.http.get(f"/api/tables/{table}/replay")
    assert (answer.status_code, answer.json()["message"]) == (409, "table-not-begun")


# ---- replays


def test_the_last_frame_of_a_replay_is_the_table(anna: Visitor) -> None:
    table = bidding(anna)
    replay = anna.get(f"/api/tables/{table}/replay?eyes=1")
    with anna.at(table) as player:
        player.ask("look", eyes=1)
        last = unfolded(replay)[-1]
        assert last["view"] == player.frame["view"]
        assert last["step"] == player.frame["step"]
        assert last["waiting"] == player.frame["waiting"]
        assert replay["log"] == player.log
        assert last["log"] == len(player.log)
    assert (replay["eyes"], replay["state"]) == (1, "running")
    assert replay["players"] == {"0": "Anna", "1": "Anna 2", "2": "Anna 3"}
    assert replay["frames"][0]["mover"] is None
    assert set(replay["frames"][1]["view"]) < set(replay["frames"][0]["view"])


def test_a_replay_shows_no_secret(anna: Visitor) -> None:
    table = bidding(anna)
    for eyes in (-1, 2):
        frames = unfolded(anna.get(f"/api/tables/{table}/replay?eyes={eyes}"))
        assert all(frame["view"]["bid"] == 0 for frame in frames)


def test_after_the_end_anybody_may_look_with_any_eyes(anna: Visitor) -> None:
    table = ended(anna)
    stranger = Visitor(anna.address)
    for eyes in (-1, 0, 2):
        replay = stranger.get(f"/api/tables/{table}/replay?eyes={eyes}")
        assert replay["state"] == "ended"
        assert unfolded(replay)[-1]["view"]["winners"]


# ---- uploads


def test_a_record_comes_back_as_a_table_to_look_at(anna: Visitor) -> None:
    table = ended(anna)
    text = text_of(anna, table, -1)
    study = anna.post("/api/records", {"record": text})
    assert (study["study"], study["state"]) == (True, "ended")
    assert study["winners"] == anna.get(f"/api/tables/{table}")["winners"]
    assert text_of(anna, study["id"], 0) == text
    first = anna.get(f"/api/tables/{table}/replay?eyes=1")
    second = anna.get(f"/api/tables/{study['id']}/replay?eyes=1")
    assert first == second


def test_a_record_that_goes_on_from_a_position_tells_its_settings(anna: Visitor) -> None:
    game = games()["magnifico"]
    position = game.start(3, {"rich_start": True, "target_vp": 35}, Dice(4))
    text = table_from(game, game.write(position)).record.text()
    study = anna.post("/api/records", {"record": text})
    assert study["settings"] == game.check_setup(3, {"rich_start": True, "target_vp": 35})[1]


def test_an_unfinished_record_can_be_looked_at(anna: Visitor) -> None:
    text = text_of(anna, ended(anna), -1)
    part = "\n".join(text.splitlines()[:60]) + "\n"
    study = anna.post("/api/records", {"record": part})
    assert (study["study"], study["state"], study["winners"]) == (True, "ended", [])
    with anna.at(study["id"]) as player:
        assert player.ask("look", eyes=1)["type"] == "done"
        assert player.play(["pass", 0])["kind"] == "forbidden"


@pytest.mark.parametrize(
    ("text", "message", "place"),
    [
        ("", "record-none", "1"),
        ("hello", "record-none", "1"),
        ("quattrocento record 1\ngame chess\nstart\n", "record-game", "2"),
        ("quattrocento record 1\ngame magnifico\nrules 99\nseats 3\nstart\n", "record-rules", "3"),
        ("quattrocento record 1\ngame magnifico\nseats 3\nstart ; pear\n", "fate-face", "4"),
    ],
)
def test_a_wrong_record_is_refused_with_its_line(
    text: str, message: str, place: str, anna: Visitor
) -> None:
    answer = anna.refused("/api/records", {"record": text})
    assert (answer["message"], answer["place"], answer["status"]) == (message, place, 400)
    assert answer["detail"]


def test_a_record_with_an_illegal_move_says_why(anna: Visitor) -> None:
    text = text_of(anna, ended(anna), -1)
    lines = text.splitlines()
    at = next(number for number, line in enumerate(lines) if line.startswith("start")) + 1
    lines[at] = f"{lines[at].split()[0]} attack milan"
    answer = anna.refused("/api/records", {"record": "\n".join(lines)})
    assert (answer["message"], answer["place"]) == ("record-move", str(at + 1))
    assert answer["about"]["detail"]["message"] == "why-not-asked"


def test_a_stranger_uploads_nothing(anna: Visitor) -> None:
    assert Visitor(anna.address).refused("/api/records", {"record": "x"})["status"] == 401


def test_a_replay_explains_the_score_at_its_end(anna: Visitor) -> None:
    table = ended(anna)
    replay = anna.get(f"/api/tables/{table}/replay?eyes=0")
    standing = replay["standing"]
    assert standing["coming"] == []
    assert standing["rounds"]
    assert all(swing["number"] < len(replay["log"]) for swing in standing["swings"])
    with anna.at(table) as player:
        player.ask("look", eyes=0)
        assert player.ask("standing")["standing"] == standing
