"""Two worlds that differ only in what is hidden: whoever may not know it is sent the same bytes."""

import random
import re
import shutil
from pathlib import Path

import pytest

from ambush import GAME as AMBUSH
from quattrocento.contract.whims import Twisted, Watched
from quattrocento.kernel import registry
from quattrocento.kernel.fate import Dice, Stated
from tests.server.live import Player, Visitor
from tests.server.program import Program
from tests.server.worlds import STRANGER, Start, World, check_same, gathered, thinks_here, two_worlds, world


@pytest.fixture(autouse=True)
def at_home(monkeypatch: pytest.MonkeyPatch) -> None:
    thinks_here(monkeypatch)
    monkeypatch.setitem(registry.games(), AMBUSH.name, AMBUSH)


# ---- sealed bids, in Magnifico


def goes_on(scene: World) -> None:
    """Whoever is asked does what takes the least time."""
    page = scene.pages[scene.waiting[0]]
    scene.plays(page.seat, *page.options[-1])


@pytest.fixture(scope="module", params=[1, 2])
def auction(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Start:
    """A table at which bids are asked for, in the first round or after a whole one."""
    with pytest.MonkeyPatch.context() as patch:
        thinks_here(patch)
        start = gathered(tmp_path_factory.mktemp("auction") / "house.db", "magnifico")
        with world(start, Dice(5)) as scene:
            while scene.step != "bids" or scene.pages[0].frame["view"]["round"] < request.param:
                goes_on(scene)
    return start


@pytest.mark.parametrize("hidden", [0, 1, 2])
def test_a_bid_reaches_nobody_until_all_are_shown(auction: Start, hidden: int) -> None:
    others = [seat for seat in range(3) if seat != hidden]
    with two_worlds(auction, Dice(1), Dice(1)) as worlds:
        check_same(worlds, 0, 1, 2, STRANGER)
        for scene, bid in zip(worlds, (0, -1), strict=True):
            scene.plays(hidden, *scene.pages[hidden].options[bid])
        check_same(worlds, *others, STRANGER)
        for seat in others:
            assert all(scene.waiting for scene in worlds)
            for scene in worlds:
                if seat in scene.waiting:
                    scene.plays(seat, *scene.pages[seat].options[1])
            if worlds[0].step == "bids":
                check_same(worlds, *others, STRANGER)
        shown = [scene.pages[STRANGER].frame["view"]["offers"] for scene in worlds]
        assert shown[0] != shown[1]


# ---- choices in parts, in the game of the tests


@pytest.fixture
def ambush(tmp_path: Path) -> Start:
    return gathered(tmp_path / "house.db", "ambush")


def wait_all(*scenes: World) -> None:
    for scene in scenes:
        for seat in range(3):
            scene.plays(seat, "wait")


@pytest.mark.parametrize("hidden", [0, 1, 2])
def test_nobody_learns_how_a_secret_choice_was_come_to(ambush: Start, hidden: int) -> None:
    others = [seat for seat in range(3) if seat != hidden]
    with two_worlds(ambush, Stated("guard spy relic"), Stated("guard spy relic")) as worlds:
        once, often = worlds
        wait_all(*worlds)
        check_same(worlds, 0, 1, 2, STRANGER)
        once.plays(hidden, "road", 0)
        often.everybody_has_all()
        check_same(worlds, *others, STRANGER)
        for road in (1, 0):
            often.plays(hidden, "road", road)
            often.undoes(hidden)
        often.plays(hidden, "road", 2)
        for _ in range(5):
            once.everybody_has_all()
        check_same(worlds, *others, STRANGER)
        once.plays(hidden, "trust")
        often.plays(hidden, "stake", 2)
        check_same(worlds, *others, STRANGER)
        for scene in worlds:
            scene.plays(others[0], "road", 1)
        check_same(worlds, *others, STRANGER)


def test_nobody_learns_what_others_have_drawn(ambush: Start) -> None:
    with two_worlds(ambush, Stated("guard spy relic"), Stated("guard relic spy")) as worlds:
        check_same(worlds, 0, STRANGER)
        boards = [[scene.pages[seat].frame["board"] for scene in worlds] for seat in (0, 1)]
        assert [one == other for one, other in boards] == [True, False]
        wait_all(*worlds)
        check_same(worlds, 0, STRANGER)
        for seat, stake in ((1, 0), (2, 1)):
            for scene in worlds:
                scene.plays(seat, "road", 1)
                scene.plays(seat, "stake", stake)
            check_same(worlds, 0, STRANGER)


def test_a_secret_move_leaves_no_time_behind(ambush: Start) -> None:
    with world(ambush, Stated("guard spy relic")) as scene:
        wait_all(scene)
        before = scene.visitors[STRANGER].get(f"/api/tables/{scene.table}")["moved"]
        scene.plays(0, "road", 1)
        scene.undoes(0)
        scene.plays(0, "road", 2)
        assert scene.visitors[STRANGER].get(f"/api/tables/{scene.table}")["moved"] == before


# ---- hidden hands, tokens and tiles, in the other games


@pytest.mark.parametrize(
    ("game", "watcher", "moves"), [("m400", 1, 5), ("venetia", 0, 5), ("ventura", 0, 6)]
)
def test_nobody_is_shown_what_others_were_dealt(
    game: str, watcher: int, moves: int, tmp_path: Path
) -> None:
    """The watcher is dealt first, so that other hands of the others leave his own as it is."""
    start = gathered(tmp_path / "house.db", game)
    with two_worlds(start, Watched(7, watcher), Twisted(7, watcher, random.Random(7))) as worlds:
        for _ in range(moves):
            pages = [scene.pages[scene.waiting[0]] for scene in worlds]
            secret = pages[0].frame["step"]["private"] and pages[0].seat != watcher
            common = [move for move in pages[0].options if move in pages[1].options]
            for scene, page, end in zip(worlds, pages, (0, -1), strict=True):
                scene.plays(page.seat, *(page.options[end] if secret else common[0]))
            assert all("display" in scene.pages[watcher].frame for scene in worlds)
        check_same(worlds, watcher, STRANGER)
        one, other = ([page.frame["view"] for page in scene.pages] for scene in worlds)
        assert [mine == theirs for mine, theirs in zip(one, other, strict=True)].count(False) == 2


# ---- what the server writes for whoever runs it


def written_while(start: Start, name: str, bid: int) -> str:
    """The log of a server at which a bid is sealed, and others try what they may not."""
    path = start.path.with_name(name)
    shutil.copy(start.path, path)
    program = Program("serve", "--port", "0", "--database", path)
    try:
        people = [person.on(program.address) for person in start.people]
        with people[0].at(start.table) as first, people[1].at(start.table) as second:
            assert first.play(first.options[bid])["type"] == "done"
            try_everything(second, people[1], start.table)
    finally:
        written = program.stopped()
    return re.sub(r":\d+|\[\d+\]", "", written)


def try_everything(page: Player, visitor: Visitor, table: str) -> None:
    page.socket.send("nonsense")
    for seat in (0, 1):
        page.ask("move", seat=seat, token=page.frame["token"], move=["bid", 7])
    for eyes in (0, 1):
        visitor.http.get(f"/api/tables/{table}/record?eyes={eyes}")
        visitor.http.get(f"/api/tables/{table}/replay?eyes={eyes}")
    visitor.http.post(f"/api/tables/{table}/what-if", json={"frame": 0, "eyes": 0})


def test_logs_tell_nothing_of_a_bid(auction: Start) -> None:
    one = written_while(auction, "one.db", 0)
    other = written_while(auction, "other.db", -1)
    assert "/api/tables/" in one
    assert sorted(one.splitlines()) == sorted(other.splitlines())
