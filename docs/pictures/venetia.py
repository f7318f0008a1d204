"""The table of Venetia in the browser, at two positions that stand beside this file as text."""

import shutil
import tempfile
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any, Final

from browser import DATABASE, FLAGS, HERE, PHONE, Studio, serving
from playwright.sync_api import Page, sync_playwright

from quattrocento.server.people.hello import Greeter
from quattrocento.server.storage.store import Store

SEATS: Final = 4
TURN, ELECTION = "venetia", "venetia-election"

# A record that holds nothing but a position is a table to look at; what if one went on from there?
_SIT_DOWN: Final = """
async (record) => {
  const post = async (path, body) => {
    const headers = { 'Content-Type': 'application/json' };
    const answer = await fetch(path, { method: 'POST', headers, body: JSON.stringify(body) });
    return (await answer.json()).id;
  };
  const study = await post('/api/records', { record });
  return await post(`/api/tables/${study}/what-if`, { frame: 0, eyes: 0, seats: [0], bot: 'greedy' });
}
"""
_LOOKS: Final[dict[str, tuple[str, dict[str, Any]]]] = {
    "venetia": (TURN, {}),
    "venetia-election": (ELECTION, {}),
    "venetia-city": (TURN, {"color_scheme": "dark"}),
    "venetia-phone": (TURN, {"viewport": PHONE, "has_touch": True, "is_mobile": True}),
}


def venetia_pictures() -> Iterator[Path]:
    """Everything that the docs show of Venetia in the browser."""
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=FLAGS)
        with serving(Path(folder)) as address:
            studio = Studio(browser, address)
            with closing(Store(str(Path(folder) / DATABASE), guest=True)) as store:
                studio.greet(Greeter(store).key("Anna"))
            for name, (position, wishes) in _LOOKS.items():
                with studio.page(**wishes) as page:
                    _open(page, position)
                    if name.endswith("city"):
                        page.get_by_role("button", name="City", exact=True).click()
                    yield studio.taken(page, name)
        browser.close()


def _open(page: Page, position: str) -> None:
    lines = (HERE / f"{position}.toml").read_text(encoding="utf-8").splitlines()
    header = f"quattrocento record 1\ngame venetia\nrules 1\nseats {SEATS}\nfrom\n"
    page.goto("/")
    page.wait_for_selector("main h2")
    table = page.evaluate(_SIT_DOWN, header + "".join(f"| {line}".rstrip() + "\n" for line in lines))
    page.goto(f"/table/{table}")
    page.wait_for_selector(".colony")
    page.wait_for_selector(".prompt button")
