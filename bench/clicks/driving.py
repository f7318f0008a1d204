"""One game in one state of the project: the reader clicks, programs play the other seats."""

import shutil
import sys
from pathlib import Path

from playwright.sync_api import Browser, Playwright, sync_playwright

from bench.clicks.counts import Counts
from bench.clicks.reader import HEARD, Reader
from bench.clicks.script import Turn
from bench.clicks.state import environment
from bench.client.page import FLAGS, SIZE
from bench.client.players import Player, players
from bench.client.script import READER
from bench.client.seating import seated
from bench.server_process import BenchError, answering, free_port
from quattrocento.kernel.game import AnyGame


def count(game: AnyGame, played: list[Turn], seed: int, root: Path, directory: Path) -> Counts:
    """The clicks that this game takes in the project as it lies at ``root``."""
    chromium = shutil.which("chromium")
    if chromium is None:
        raise BenchError("Chromium is needed: no 'chromium' here")
    port = free_port()
    place = directory / game.name
    arguments = [str(place / "tables.sqlite"), str(port), str(seed)]
    command = [sys.executable, "-m", "bench.client.server", *arguments]
    served = answering(game.name, place, port, command, environment(root))
    with served as server, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=list(FLAGS))
        try:
            return _counted(playwright, browser, server.url, game, played)
        finally:
            browser.close()


def _counted(
    playwright: Playwright, browser: Browser, url: str, game: AnyGame, played: list[Turn]
) -> Counts:
    context = browser.new_context(base_url=url, viewport=SIZE, locale="en-GB")  # type: ignore[arg-type]
    context.add_init_script(HEARD)
    table, cookies = seated(playwright, context, url, game.name)
    reader = Reader(context, game, table)
    counts = Counts()
    with players(url, table, cookies) as people:
        _play(reader, people, played, counts)
    return counts


def _play(reader: Reader, people: list[Player], played: list[Turn], counts: Counts) -> None:
    alone = True
    place = 0
    while place < len(played):
        now = played[place]
        if now.seat != READER:
            people[now.seat].play(now.move)
            place += 1
            continue
        reader.asked(now.options)
        clicks, confirmed = reader.clicks, reader.confirmations
        number = 1
        # A page that has not gone on once never does.
        if len(now.options) > 1 or not (alone and (alone := reader.goes_on())):
            number = reader.decide([turn.move for turn in _own(played[place:])])
        made = played[place : place + number]
        choices = sum(len(turn.options) > 1 for turn in made)
        counts.add(
            now.turn,
            choices,
            number - choices,
            reader.clicks - clicks,
            reader.confirmations - confirmed,
        )
        place += number
        # What this seat was told besides must be read, or the server takes it for lost.
        people[READER].catch_up()


def _own(played: list[Turn]) -> list[Turn]:
    """The moves that the reader makes before anybody else moves."""
    others = (place for place, turn in enumerate(played) if turn.seat != READER)
    return played[: next(others, len(played))]
