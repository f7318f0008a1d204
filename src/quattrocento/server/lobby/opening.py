"""Opening a table: from what a person asks for to a row that the rules of the game allow."""

import time
from typing import Annotated

import msgspec

from quattrocento.kernel import registry
from quattrocento.kernel.components import Difference
from quattrocento.kernel.game import AnyGame
from quattrocento.kernel.setting import SettingValue, SetupError
from quattrocento.server.http.identity import random_id
from quattrocento.server.lobby.seating import WantedChair, seated
from quattrocento.server.refusal import Refusal
from quattrocento.server.storage.rows import PersonRow, TableRow
from quattrocento.server.storage.writes import AddTable
from quattrocento.server.table.summary import ClockTerms

LEAST_SECONDS = 5
MOST_SECONDS = 60 * 24 * 3600
_MOST_CHAIRS = 12


class NewTable(msgspec.Struct, forbid_unknown_fields=True):
    """A table that somebody wants to open."""

    game: Annotated[str, msgspec.Meta(max_length=40)]
    chairs: Annotated[list[WantedChair], msgspec.Meta(min_length=1, max_length=_MOST_CHAIRS)]
    settings: dict[str, SettingValue] = {}
    listed: bool = False
    spectators: bool = True
    clock: ClockTerms | None = None
    components: str | None = None


def opened(wanted: NewTable, host: PersonRow) -> AddTable:
    """The new table, or why it cannot be."""
    if wanted.game not in registry.games():
        raise Refusal("no-such-game", game=wanted.game).at("game")
    game = registry.game(wanted.game)
    table, now = random_id(), time.time()
    clock = _clock(wanted.clock)
    row = TableRow(
        id=table,
        game=game.name,
        rules=game.rules_version,
        seats=len(wanted.chairs),
        settings=_settings(game, wanted),
        changes=_changes(game, wanted.components),
        host=host.id,
        listed=wanted.listed,
        spectators=wanted.spectators,
        invitation=random_id(),
        made=now,
        moved=now,
        clock_per=clock.per if clock else None,
        clock_seconds=clock.seconds if clock else None,
    )
    return AddTable(table=table, row=row, seats=seated(table, host, wanted.chairs))


def _settings(game: AnyGame, wanted: NewTable) -> dict[str, SettingValue]:
    try:
        _, chosen = game.check_setup(len(wanted.chairs), wanted.settings)
    except SetupError as error:
        place = "chairs" if error.id == "setup-seats" else "settings"
        raise Refusal(error.id, **error.about).at(place) from None
    return chosen


def _changes(game: AnyGame, pack: str | None) -> list[Difference]:
    if pack is None:
        return []
    return game.component_changes(game.load_components(pack, "components"))


def _clock(clock: ClockTerms | None) -> ClockTerms | None:
    if clock is not None and not LEAST_SECONDS <= clock.seconds <= MOST_SECONDS:
        raise Refusal("clock-wrong", least=LEAST_SECONDS, most=MOST_SECONDS).at("clock.seconds")
    return clock
