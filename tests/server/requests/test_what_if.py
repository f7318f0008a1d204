"""What if: a new table that goes on from a point of another, without telling what was hidden there."""

from tests.server.live import Visitor
from tests.server.requests.test_replay import bidding, ended, unfolded


def test_after_the_end_it_goes_on_from_what_really_was(anna: Visitor) -> None:
    table = ended(anna)
    frames = unfolded(anna.get(f"/api/tables/{table}/replay?eyes=-1"))
    number = len(frames) // 2
    new = anna.post(
        f"/api/tables/{table}/what-if", {"frame": number, "eyes": -1, "seats": [0, 1, 2], "bot": "random"}
    )
    assert new["from"] == {"table": table, "frame": number}
    assert new["state"] == "running"
    assert [seat["yours"] for seat in new["seats"]] == [True, True, True]
    with anna.at(new["id"]) as player:
        for field in ("owner", "soldiers", "money", "points", "round", "auction"):
            assert player.frame["view"][field] == frames[number]["view"][field]
        assert player.frame["waiting"] == frames[number]["waiting"]
        player.ask("look", eyes=player.frame["waiting"][0])
        assert player.play()["type"] == "done"


def test_everybody_keeps_the_name_that_the_log_knows(anna: Visitor) -> None:
    table = ended(anna)
    names = [seat["name"] for seat in anna.get(f"/api/tables/{table}")["seats"]]
    assert len(set(names)) == 3
    new = anna.post(f"/api/tables/{table}/what-if", {"frame": 0, "eyes": -1, "seats": [1], "bot": "random"})
    assert [seat["name"] for seat in new["seats"]] == names
    assert [seat["yours"] for seat in new["seats"]] == [False, True, False]


def test_bots_play_the_other_seats(anna: Visitor) -> None:
    table = ended(anna)
    new = anna.post(f"/api/tables/{table}/what-if", {"frame": 0, "eyes": -1, "seats": [1], "bot": "random"})
    assert [seat["bot"] for seat in new["seats"]] == ["random", None, "random"]
    with anna.at(new["id"]) as player:
        assert player.seat == 1
        for _ in range(3):
            player.until(lambda: player.options)
            assert player.play()["type"] == "done"


def test_while_the_game_runs_it_goes_on_from_what_the_eyes_can_imagine(anna: Visitor) -> None:
    """Two have sealed the highest bids; what the third imagines of them is drawn at random."""
    table = bidding(anna)
    frames = anna.get(f"/api/tables/{table}/replay?eyes=2")["frames"]
    branch = {"frame": len(frames) - 1, "eyes": 2, "seats": [0, 1, 2], "bot": "random"}
    imagined: set[int] = set()
    # There are a dozen bids to be imagined: that it is always the same will not happen.
    for _ in range(40):
        if len(imagined) > 1:
            break
        new = anna.post(f"/api/tables/{table}/what-if", branch)
        with anna.at(new["id"]) as player:
            player.ask("look", eyes=0)
            imagined.add(player.frame["view"]["bid"])
    assert len(imagined) > 1


def test_what_cannot_be_branched_off_is_refused(anna: Visitor) -> None:
    table = ended(anna)
    path = f"/api/tables/{table}/what-if"
    frames = len(anna.get(f"/api/tables/{table}/replay?eyes=-1")["frames"])
    good = {"frame": 0, "eyes": -1, "seats": [0], "bot": "random"}
    for wrong, message in (
        ({"frame": frames - 1}, "what-if-over"),
        ({"frame": frames}, "no-such-frame"),
        ({"seats": [3]}, "no-such-seat"),
        ({"bot": "oracle"}, "no-such-bot"),
        ({"frame": -1}, "request-field"),
        ({"eyes": 7}, "table-not-your-eyes"),
    ):
        assert anna.refused(path, {**good, **wrong})["message"] == message
    assert Visitor(anna.address).refused(path, good)["status"] == 401


def test_nobody_branches_off_with_the_eyes_of_others(anna: Visitor) -> None:
    table = bidding(anna)
    branch = {"frame": 0, "eyes": 0, "seats": [0], "bot": "random"}
    answer = Visitor(anna.address, "Bruno").refused(f"/api/tables/{table}/what-if", branch)
    assert (answer["status"], answer["message"]) == (403, "table-not-your-eyes")
