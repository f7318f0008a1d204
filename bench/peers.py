"""How fast a peer plays: catanatron, the nearest Python board-game engine in stack and ambition.

Times are of the processor, which a busy machine disturbs least.
A bare time says more about the machine than about the engine, so our own speed is stated as a
ratio to a peer's, measured in the same run. The peer is measured doing what we claim to be fast
at: whole games of random play, the inner loop of every rollout and of every self-play worker, and
copies of a position, the price of every node of a search.
"""

from time import perf_counter, process_time

from catanatron import Color, Game, RandomPlayer
from catanatron.game import TURNS_LIMIT

from bench.ours import PlayResult


def random_play(seconds: float, seed: int) -> PlayResult:
    """Play whole four-player games at random, starting new ones until `seconds` have passed.

    The last game is finished, because opening and endgame positions cost differently and a cut
    game would tilt the mean; so `PlayResult.seconds` is a little more than was asked for.
    """
    games = decisions = 0
    start = process_time()
    while (elapsed := process_time() - start) < seconds:
        game = _new_game(seed + games)
        while not _is_over(game):
            game.play_tick()
            decisions += 1
        games += 1
    return PlayResult(games, decisions, elapsed)


def copying(seconds: float, seed: int) -> float:
    """Return the mean cost in seconds of `Game.copy()`, over positions of random games.

    Every position on the way is copied once: a position late in a game holds more than the first
    one does, and its log, which is copied along, has grown.
    """
    games = copies = 0
    spent = 0.0
    start = perf_counter()
    while perf_counter() - start < seconds:
        game = _new_game(seed + games)
        while not _is_over(game):
            before = perf_counter()
            copy = game.copy()
            spent += perf_counter() - before
            # Rebinding the name would throw the old copy away inside the next measurement.
            del copy
            copies += 1
            game.play_tick()
        games += 1
    return spent / copies


def _new_game(seed: int) -> Game:
    players = [RandomPlayer(color) for color in (Color.RED, Color.BLUE, Color.ORANGE, Color.WHITE)]
    # catanatron takes a seed of 0 for none at all, and then draws one of its own.
    return Game(players, seed=seed + 1)


def _is_over(game: Game) -> bool:
    """Random players can get stuck for good: catanatron itself gives up at the same limit."""
    return game.winning_color() is not None or game.state.num_turns >= TURNS_LIMIT
