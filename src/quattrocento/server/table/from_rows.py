"""A table is its record: laid out again from the rows that were written of it."""

from quattrocento.kernel import registry
from quattrocento.kernel.fate import Fate, Stated
from quattrocento.kernel.table import Table, new_table, table_from
from quattrocento.server.refusal import Refusal
from quattrocento.server.storage.rows import MoveRow, TableRow


class UnreadableTable(Refusal):
    """The rows do not follow the rules that this server knows."""

    status = 409

    def __init__(self) -> None:
        super().__init__("table-unreadable")


def laid_out(row: TableRow, fate: Fate | None = None) -> Table:
    """The table at its start, which fate decides unless it has done so already."""
    game = registry.game(row.game)
    if row.rules != game.rules_version:
        raise UnreadableTable
    if row.position is not None:
        return table_from(game, row.position)
    components = game.corrected_components(row.changes) if row.changes else None
    spoken = Stated(row.start) if row.start is not None else fate
    if spoken is None:
        raise UnreadableTable
    return new_table(game, row.seats, row.settings, spoken, components)


def carry_on(table: Table, row: MoveRow) -> None:
    """Carry out what was written: a move, or a move taken back."""
    if row.kind == "undo":
        table.undo(row.seat)
    else:
        table.play(row.seat, table.game.notation.parse(row.text), Stated(row.fate))
