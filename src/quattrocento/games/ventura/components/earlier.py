"""Games of earlier rules: what the editions said then, and the values that tiles had."""

import json
from collections.abc import Mapping, Sequence

from quattrocento.games.ventura.components.typed import BY_EDITION, Components
from quattrocento.kernel.components import Difference
from quattrocento.kernel.setting import SettingValue


def of_edition(
    chosen: Mapping[str, SettingValue], rules: int, components: Components, changes: Sequence[Difference]
) -> dict[str, SettingValue]:
    """What the edition of a game said under its rules, where it says something else now.

    What a component pack of that time made it say stands in the pack and is left to it.
    """
    edition = str(chosen["edition"])
    earlier = components.editions.get(edition, {}).get("earlier", [])[rules - 1 : rules]
    corrected = {key for table, entry, key, _ in changes if (table, entry) == ("editions", edition)}
    return {
        name: value
        for then in earlier
        for name, value in then.items()
        if chosen[name] == BY_EDITION and name not in corrected
    }


def of_tiles(rules: int, components: Components) -> list[Difference]:
    """The values that tiles had under those rules, where they have others now."""
    return [
        ("tiles", row["id"], key, json.dumps(value))
        for row in components.data["tiles"]
        for then in row.get("earlier", [])[rules - 1 : rules]
        for key, value in then.items()
    ]
