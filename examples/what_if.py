"""What if? A position in text, each of a seat's moves tried in it a hundred times by random play.

A position as text is what ``game.write`` gives, what a record may begin with (``from``), and what you type.
"""

import random

from quattrocento import Dice, IllegalMove, Speech, Stated, game

TEXT = """
seats = 3
round = 4
[[seat]]
colour = "red"
points = 24
money = 150
[[seat]]
colour = "blue"
points = 22
money = 90
[[seat]]
colour = "green"
points = 20
money = 100
[territories]
rome = "seat 0, 6 soldiers, 1 tank, castle, 2 towers"
naples = "seat 1, 4 soldiers, castle, 1 tower"
milan = "seat 1, 2 soldiers"
moscow = "seat 2, 1 soldier"
kiev = "seat 2, 3 soldiers"
[[decide]]
step = "round"
[[decide]]
step = "scoring"
[[decide]]
step = "turn"
seat = 0
"""


def main(samples: int = 100) -> None:
    """How often seat 0 wins after each of its moves, if everybody then plays at random."""
    magnifico = game("magnifico")
    position = magnifico.read(TEXT)
    english, rng = Speech("en", magnifico), random.Random(1)
    for move in position.options(0):
        won = 0
        for _ in range(samples):
            fate, world = Dice(rng=rng), position.copy()
            world.play(0, move, fate)
            while world.result is None:
                seat = world.waiting()[0]
                world.play(seat, rng.choice(world.options(seat)), fate)
            won += 0 in world.result.winners
        print(f"{won / samples:4.0%}  {english.move(move)}")
    try:
        position.play(0, magnifico.notation.parse("attack moscow"), Stated())
    except IllegalMove as error:
        print(f"Not possible: {english.refusal(error)}")


if __name__ == "__main__":
    main()
