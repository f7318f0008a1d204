"""Whatever is hidden from a seat, its frame and its advice are the same to the byte."""

import random
from collections.abc import Iterator

import pytest

from ambush import GAME as AMBUSH
from quattrocento.contract.portrait import watchers
from quattrocento.contract.twins import branch
from quattrocento.kernel import registry
from quattrocento.kernel.fate import Dice, Stated
from quattrocento.kernel.game import AnyGame
from quattrocento.kernel.move import Move
from quattrocento.kernel.position import Position
from quattrocento.kernel.table import Table, new_table
from quattrocento.kernel.trial import Trial
from quattrocento.server.table.frames import JSON, Eyes
from quattrocento.server.workers.tasks import Scenery, advise, foresee

GAMES = [AMBUSH, *registry.games().values()]
each_game = pytest.mark.parametrize("game", GAMES, ids=[game.name for game in GAMES])


@pytest.fixture(autouse=True)
def at_home(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(registry.games(), AMBUSH.name, AMBUSH)


def on_the_way(game: AnyGame, moves: int, every: int, seed: int) -> Iterator[Table]:
    """Tables in the midst of games played at random; at the start the log would tell what was dealt."""
    rng = random.Random(seed)
    table = new_table(game, 3, None, Dice(seed))
    for number in range(moves):
        if not table.position.waiting():
            table = new_table(game, 3, None, Dice(rng.getrandbits(64)))
        if number % every == 0 and table.happenings:
            yield table
        seat = rng.choice(table.position.waiting())
        table.play(seat, rng.choice(table.position.options(seat)), Dice(rng.getrandbits(64)))


def imagined(table: Table, watcher: int, seed: int) -> Position:
    view = table.position.view(watcher)
    position: Position = table.game.imagine(view, random.Random(seed), table.components)
    return position


def harmless(positions: tuple[Position, Position], watcher: int) -> list[Move]:
    """Own moves that can be taken back in both worlds: nothing is shown by them."""
    options = positions[0].options(watcher)
    return [
        move
        for move in options
        if not any(Trial(position, watcher, move, Dice(1)).barrier for position in positions)
    ]


@each_game
def test_frames_of_the_real_and_of_an_imagined_table_are_the_same(game: AnyGame) -> None:
    differing = 0
    for number, table in enumerate(on_the_way(game, 600, 15, 1)):
        for watcher in watchers(table.position):
            worlds = table.position, imagined(table, watcher, number)
            differing += game.write(worlds[0]) != game.write(worlds[1])
            one, other = tables = [branch(table, position) for position in worlds]
            eyes = [Eyes(watcher, "t", b"key", twin, 0) for twin in tables]
            assert eyes[0].frame(0) == eyes[1].frame(0)
            for move in harmless(worlds, watcher)[:1] if watcher >= 0 else ():
                for twin, seen in zip((one, other), eyes, strict=True):
                    twin.play(watcher, move, Stated())
                    seen.look(twin, 1, twin.happenings[-1:])
                assert eyes[0].frame(0) == eyes[1].frame(0)
    assert differing


@each_game
def test_advice_of_the_real_and_of_an_imagined_table_is_the_same(game: AnyGame) -> None:
    scenery = Scenery(game.name, (), {})
    for number, table in enumerate(on_the_way(game, 600, 40, 2)):
        for seat in table.position.waiting():
            options = list(table.position.options(seat))
            views = [position.view(seat) for position in (table.position, imagined(table, seat, number))]
            one, other = (JSON.encode(advise(scenery, view, options, 3)) for view in views)
            assert one == other
            for move in options[:3]:
                assert foresee(scenery, views[0], move) == foresee(scenery, views[1], move)


@each_game
def test_advice_tells_truly_whether_a_move_can_be_taken_back(game: AnyGame) -> None:
    """What keeps it may rest on hidden facts; that something does may not."""
    scenery = Scenery(game.name, (), {})
    for number, table in enumerate(on_the_way(game, 600, 20, 4)):
        for seat in table.position.waiting():
            options = list(table.position.options(seat))
            advised = advise(scenery, table.position.view(seat), options, number).barriers
            real = [Trial(table.position, seat, move, Dice(number)).barrier for move in options]
            assert list(map(bool, advised)) == list(map(bool, real))
