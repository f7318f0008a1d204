"""Tables made from the past: of another table, or of a record. No list shows them to others."""

import time
from typing import Protocol

from quattrocento.kernel.components import Difference
from quattrocento.kernel.setting import SettingValue
from quattrocento.server.http.identity import random_id
from quattrocento.server.storage.rows import PersonRow, TableRow


class Setup(Protocol):
    """What is played, and by which rules."""

    @property
    def game(self) -> str: ...
    @property
    def rules(self) -> int: ...
    @property
    def seats(self) -> int: ...
    @property
    def settings(self) -> dict[str, SettingValue]: ...
    @property
    def changes(self) -> list[Difference]: ...
    @property
    def position(self) -> str | None: ...


def unlisted(person: PersonRow, setup: Setup) -> TableRow:
    """The row of a new table with the setup of what it is made from."""
    now = time.time()
    return TableRow(
        id=random_id(),
        game=setup.game,
        rules=setup.rules,
        seats=setup.seats,
        settings=setup.settings,
        changes=setup.changes,
        host=person.id,
        listed=False,
        spectators=True,
        invitation=random_id(),
        made=now,
        moved=now,
        position=setup.position,
    )
