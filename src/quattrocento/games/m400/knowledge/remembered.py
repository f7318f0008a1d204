"""A memory of other hands as a view shows it: the same rows, column by column and by name."""

from dataclasses import dataclass

from quattrocento.games.m400.position.memory import Memory

Column = tuple[int, ...]


# Made for every look: in columns it is quick to make, and short on the wire.
@dataclass(slots=True)
class Remembered:
    """Cards that are certain to lie in some hand, and the thefts that may have moved them since.

    The first three columns have a row a card, the others a row a theft, the oldest first.
    """

    holder: Column = ()
    """The seat with whom the card was seen."""
    card: Column = ()
    """Its kind."""
    since: Column = ()
    """How many of the thefts came before it was seen."""
    victim: Column = ()
    """From whose hand a card was taken unseen."""
    taker: Column = ()
    """Who took it."""
    victims_hand: Column = ()
    """How many cards the victim held."""


def shown_memory(memory: Memory) -> Remembered:
    """The columns of a memory."""
    seen, thefts = memory
    if not seen:  # then no theft is kept either
        return Remembered()
    return Remembered(*zip(*seen, strict=True), *zip(*thefts, strict=True))


def memory_shown(remembered: Remembered) -> Memory:
    """The memory that has these columns."""
    seen = zip(remembered.holder, remembered.card, remembered.since, strict=True)
    return tuple(seen), tuple(
        zip(remembered.victim, remembered.taker, remembered.victims_hand, strict=True)
    )
