"""What bots are called at a table, where nobody has named them."""

from typing import Final

BOT_NAMES: Final = ("Lorenzo", "Isabella", "Ludovico", "Caterina", "Cesare", "Lucrezia", "Federico")


def unused(names: set[str]) -> list[str]:
    """The names that nobody at the table bears yet."""
    return [name for name in BOT_NAMES if name not in names]
