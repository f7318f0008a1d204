"""A table at a server of the bench: a reader in seat 0, programs in the others."""

from typing import Any

from playwright.sync_api import APIRequestContext, BrowserContext, Playwright

from bench.client.script import SEATS
from bench.server_process import BenchError


def seated(playwright: Playwright, context: BrowserContext, url: str, game: str) -> tuple[str, list[str]]:
    """Open a table and fill its seats; its id, and the cookie of each person."""
    others = [playwright.request.new_context(base_url=url) for _ in range(1, SEATS)]
    people = [context.request, *others]
    for seat, person in enumerate(people):
        _ask(person, "put", "/api/me", {"name": f"Seat {seat}"})
    chairs = [{"who": "me"}, *({"who": "free"} for _ in others)]
    made = _ask(people[0], "post", "/api/tables", {"game": game, "chairs": chairs, "listed": True})
    table = str(made["id"])
    for seat, person in enumerate(others, 1):
        _ask(person, "post", f"/api/tables/{table}/seats/{seat}/sit", {})
    return table, [_cookie(person) for person in people]


def _ask(person: APIRequestContext, method: str, path: str, body: dict[str, Any]) -> Any:
    answer = person.fetch(path, method=method, data=body)
    if not answer.ok:
        raise BenchError(f"{path}: {answer.text()}")
    return answer.json()


def _cookie(person: APIRequestContext) -> str:
    cookies = person.storage_state()["cookies"]
    return "; ".join(f"{cookie['name']}={cookie['value']}" for cookie in cookies)
