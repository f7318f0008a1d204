"""One game, played by programs while a reader in one of its seats looks on in a browser."""

import shutil
import sys
from pathlib import Path
from typing import Any

from playwright.sync_api import APIRequestContext, Browser, Playwright, sync_playwright

from bench.client.page import FLAGS, Visit, reader
from bench.client.players import players
from bench.client.report import Measured
from bench.client.script import SEATS, Script
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
    others = [playwright.request.new_context(base_url=url) for _ in range(1, SEATS)]
    people = [context.request, *others]
    for seat, person in enumerate(people):
        _ask(person, "put", "/api/me", {"name": f"Seat {seat}"})
    chairs = [{"who": "me"}, *({"who": "free"} for _ in others)]
    table = str(
        _ask(people[0], "post", "/api/tables", {"game": game, "chairs": chairs, "listed": True})["id"]
    )
    for seat, person in enumerate(others, 1):
        _ask(person, "post", f"/api/tables/{table}/seats/{seat}/sit", {})
    first = Visit(context, table)
    loaded = first.loaded
    first.page.close()
    second = Visit(context, table)
    loaded_again = second.loaded
    with players(url, table, [_cookie(person) for person in people]) as seated:
        before = len(second.frames)
        for seat, move in played.moves:
            seated[seat].play(move)
            seated[0].catch_up()
            second.shown(before + seated[0].frames)
    frames = second.frames[before:]
    return Measured(frames, second.zooms(), loaded, loaded_again)


def _ask(person: APIRequestContext, method: str, path: str, body: dict[str, Any]) -> Any:
    answer = person.fetch(path, method=method, data=body)
    if not answer.ok:
        raise BenchError(f"{path}: {answer.text()}")
    return answer.json()


def _cookie(person: APIRequestContext) -> str:
    cookies = person.storage_state()["cookies"]
    return "; ".join(f"{cookie['name']}={cookie['value']}" for cookie in cookies)
