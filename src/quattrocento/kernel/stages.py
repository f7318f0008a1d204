"""A record step by step: the position after each of its moves."""

from collections.abc import Iterator

from quattrocento.kernel.record import Record, Stage
from quattrocento.kernel.table import opened, replay


def stages(record: Record, source: str) -> Iterator[Stage]:
    """How the game began, then the one position after each move, changed in place."""
    table = opened(record, source)
    position, notation = table.position, table.game.notation
    position.events = None
    yield Stage(0, None, position)
    for number, entry in enumerate(record.entries, 1):
        replay(position, entry, notation, source)
        yield Stage(number, entry, position)
