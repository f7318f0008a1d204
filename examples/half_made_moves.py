"""Why ``evaluate`` after one move misleads, and what ``completion`` and ``considered`` are for.

A large choice is several small moves: who attacks, with what, where. After the first of them little has
happened yet, so that ``evaluate`` says what the position was worth before, or less, since a price is paid
and nothing is gained. A bot that compares positions after one move plays such choices too seldom, or at
random. ``completion`` carries a choice to its end before it is valued; ``considered`` leaves out what
nobody sensible would weigh.
"""

import random

from quattrocento import Dice, game


def main() -> None:
    """Go through a game of Ventura, and count the moves that are worth more than they seem at first."""
    ventura = game("ventura")
    rng, fate = random.Random(4), Dice(seed=4)
    position = ventura.start(seats=4, fate=fate)
    half_made = misled = 0
    while position.result is None:
        seat = position.waiting()[0]
        options = position.options(seat)
        for move in options:
            after = position.copy()
            after.play(seat, move, Dice(rng=rng))
            value = ventura.evaluate(after, seat)
            following = ventura.completion(after, seat)
            half_made += following is not None
            while following is not None:
                after.play(seat, following, Dice(rng=rng))
                following = ventura.completion(after, seat)
            misled += ventura.evaluate(after, seat) > value
        # The options that a sensible player weighs, in groups; of the last one he plays the best anyway.
        groups = ventura.considered(position, seat, options)
        position.play(seat, rng.choice(groups[-1]), fate)
    print(f"{half_made} moves left a choice half made; {misled} of them were worth more than they seemed")


if __name__ == "__main__":
    main()
