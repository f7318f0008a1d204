"""One game, played by programs while a reader in one of its seats looks on in a browser."""

import shutil
import sys
from pathlib import Path

from playwright.sync_api import Browser, Playwright, sync_playwright

from bench.client.page import FLAGS, Visit, reader
from bench.client.players import players
from bench.client.report import Measured
from bench.client.script import Script
from bench.client.seating import seated
from bench.server_process import BenchError, answering, free_port


def measure(game: str, played: Script, directory: Path) -> Measured:
    """One game at a server of its own, so that the dice fall as the script says."""
    chromium = shutil.which("chromium")
    if chromium is None:
        raise BenchError("Chromium is needed: no 'chromium' here")
    port = free_port()
    place = directory / game
    arguments = [str(place / "tables.sqlite"), str(port), str(played.seed)]
    command = [sys.executable, "-m", "bench.client.server", *arguments]
    with answering(game, place, port, command, {}) as server, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=list(FLAGS))
        try:
            return _shown(playwright, browser, server.url, game, played)
        finally:
            browser.close()


def _shown(playwright: Playwright, browser: Browser, url: str, game: str, played: Script) -> Measured:
    context = reader(browser, url)
    table, cookies = seated(playwright, context, url, game)
    first = Visit(context, table)
    loaded = first.loaded
    first.page.close()
    second = Visit(context, table)
    loaded_again = second.loaded
    with players(url, table, cookies) as people:
        before = len(second.frames)
        for seat, move in played.moves:
            people[seat].play(move)
            people[0].catch_up()
            second.shown(before + people[0].frames)
    frames = second.frames[before:]
    return Measured(frames, second.zooms(), loaded, loaded_again)
