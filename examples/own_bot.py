"""A bot of your own in twenty lines, and a match that it plays.

It joins the command line as ``module:Class``, from the folder that holds this file:

    quattrocento simulate magnifico --bots own_bot:Lookahead,random --games 20
    quattrocento play magnifico --terminal --bots own_bot:Lookahead

Where it is installed, an entry point in its pyproject lets it join for good, on a server too:

    [project.entry-points."quattrocento.bots"]
    lookahead = "own_bot:Lookahead"
"""

import random
from collections.abc import Sequence
from typing import Any

from quattrocento import Bot, Dice, Game, Move, RandomBot, View, game, play_match


class Lookahead(Bot):
    """Tries every option in one imagined world, and plays the one after which that looks best."""

    def choose(
        self,
        game: Game[Any],
        view: View,
        options: Sequence[Move],
        rng: random.Random,
        components: Any = None,
    ) -> Move:
        world = game.imagine(view, rng, components)  # all that the bot may know, the rest drawn at random

        def worth(move: Move) -> float:
            position = world.copy()
            following: Move | None = move
            while following is not None:  # a choice half made tells nothing: it is carried to its end
                position.play(view.seat, following, Dice(rng=rng))
                following = game.completion(position, view.seat)
            return game.evaluate(position, view.seat)

        return max(options, key=worth)


def main() -> None:
    """Lookahead against three random players."""
    result = play_match(game("venetia"), [Lookahead(), RandomBot(), RandomBot(), RandomBot()], seed=1)
    print(f"scores {result.scores} after {result.decisions} decisions; seat {result.winners[0]} wins")


if __name__ == "__main__":
    main()
