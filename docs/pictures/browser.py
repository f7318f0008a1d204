"""The table in the browser: a real server on a fresh file, looked at by a real Chromium."""

import base64
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Browser, Page, sync_playwright
from staged import Played, at, gathering, laid_out, played, stated

from quattrocento.server.people.hello import Greeter
from quattrocento.server.storage.rows import PersonRow
from quattrocento.server.storage.store import Store
from quattrocento.server.storage.writes import PutPerson

HERE: Final = Path(__file__).parent
DATABASE: Final = "house.db"
QUALITY: Final = 0.82
DESK: Final = {"width": 1440, "height": 900}
PHONE: Final = {"width": 390, "height": 844}
FLAGS: Final = (
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--no-first-run",
    "--disable-background-networking",
)

MOMENTS: Final = {
    "turn": at("turn", since=5),
    "auction": at("bids", since=6),
    "battle": at("go", since=6),
}
_ATTACK: Final = ("move 2", "to papal_2", "0: pass", "1: pass")
_LINES: Final = (
    *(f"0: line {space}" for space in ("1:crossbowmen", "2:mounted_crossbowmen", "3:spearmen")),
    *(f"1: line {space}" for space in ("1:artillerymen", "2:heavy_cavalry")),
)
VENTURA: Final = {"march": ("move 2",), "lines": (*_ATTACK, _LINES[0]), "assault": (*_ATTACK, *_LINES)}
_ARRIVAL: Final = ("done", "done", "move red.1", "to germania", "done", "attack red.1", "1: fight")
M400: Final = {
    "trade": (),
    "journey": ("done", "done"),
    "combat": (*_ARRIVAL, "lead blue_4", "1: answer blue_3", "1: add 1:0"),
}
TABLES: Final = {name: f"{name:a<16}" for name in (*MOMENTS, *VENTURA, *M400, "end", "open")}
# Somewhere that the reader can do nothing with at that moment.
UNLIT: Final = "Vienna"

_AS_WEBP: Final = """
async ([png, quality]) => {
  const image = new Image();
  image.src = `data:image/png;base64,${png}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [image.width, image.height];
  canvas.getContext('2d').drawImage(image, 0, 0);
  return canvas.toDataURL('image/webp', quality).split(',')[1];
}
"""


@contextmanager
def serving(folder: Path) -> Iterator[str]:
    """A server of the pictures' own; gives its address."""
    program = Path(sys.executable).parent / "quattrocento"
    command = [str(program), "serve", "--port", "0", "--lang", "en", "--database", str(folder / DATABASE)]
    log = folder / "log"
    with log.open("w") as told:
        server = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=told, text=True)
    try:
        assert server.stdout is not None
        found = re.search(r"http://\S+", server.stdout.readline())
        assert found is not None, log.read_text(encoding="utf-8")
        yield found[0]
    finally:
        server.terminate()
        server.wait()


class Studio:
    """Takes pictures of pages as one reader sees them."""

    def __init__(self, browser: Browser, address: str) -> None:
        self._browser = browser
        self._address = address
        self._known: Any = None

    def greet(self, key: str) -> str:
        """The reader comes in by a key; returns who that is."""
        with self.page() as page:
            page.goto(f"{self._address}/#hello={key}")
            page.wait_for_selector("main h2")
            self._known = page.context.storage_state()
            return str(page.evaluate("async () => (await (await fetch('/api/me')).json()).id"))

    @contextmanager
    def page(self, **wishes: Any) -> Iterator[Page]:
        """A browser of the reader's."""
        usual = {"viewport": DESK, "locale": "en-GB", "color_scheme": "light", "timezone_id": "Europe/Rome"}
        context = self._browser.new_context(
            base_url=self._address,
            reduced_motion="reduce",
            storage_state=self._known,
            **{**usual, **wishes},
        )
        try:
            yield context.new_page()
        finally:
            context.close()

    def taken(self, page: Page, name: str, **part: Any) -> Path:
        """The page as it stands, or a part of it, as a small file."""
        page.evaluate("document.fonts.ready")
        page.wait_for_timeout(500)
        png = base64.b64encode(page.screenshot(animations="disabled", **part)).decode()
        with self.page() as blank:
            webp = blank.evaluate(_AS_WEBP, [png, QUALITY])
        path = HERE / f"{name}.webp"
        path.write_bytes(base64.b64decode(webp))
        return path


def lay_out(store: Store, game: Played, reader: PersonRow) -> None:
    """Write the tables of the pictures."""
    host = PersonRow(id="p-bruno", name="Bruno", made=reader.made)
    tables = [laid_out(game, name, TABLES[name], reader) for name in (*MOMENTS, "end")]
    for stage, moments in (("ventura", VENTURA), ("m400", M400)):
        tables += [stated(stage, moves, TABLES[name], reader) for name, moves in moments.items()]
    with store.database.engine.begin() as connection:
        for write in (PutPerson(row=host), *tables, gathering(TABLES["open"], host)):
            write.apply(connection)


def browser_pictures() -> Iterator[Path]:
    """Everything that the docs show of the browser."""
    game = played(MOMENTS)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=FLAGS)
        with serving(Path(folder)) as address:
            studio = Studio(browser, address)
            with closing(Store(str(Path(folder) / DATABASE), guest=True)) as store:
                person = store.person(studio.greet(Greeter(store).key("Anna")))
                assert person is not None
                lay_out(store, game, person)
            yield from _lobby(studio)
            yield from _tables(studio)
            yield from _ventura(studio)
            yield from _m400(studio)
            yield from _why_not(studio)
            yield from _replay(studio)
        browser.close()


def _lobby(studio: Studio) -> Iterator[Path]:
    with studio.page() as page:
        page.goto("/")
        page.get_by_text("Bruno").wait_for()
        yield studio.taken(page, "lobby", full_page=True)


def _tables(studio: Studio) -> Iterator[Path]:
    looks: dict[str, tuple[str, dict[str, Any]]] = {
        "table": ("turn", {}),
        "auction": ("auction", {}),
        "battle": ("battle", {}),
        "dark": ("turn", {"color_scheme": "dark"}),
        "italian": ("battle", {"locale": "it-IT"}),
        "phone": ("turn", {"viewport": PHONE, "has_touch": True, "is_mobile": True}),
    }
    for name, (moment, wishes) in looks.items():
        with studio.page(**wishes) as page:
            _open(page, moment)
            yield studio.taken(page, name)


def _ventura(studio: Studio) -> Iterator[Path]:
    looks: dict[str, tuple[str, dict[str, Any]]] = {
        "ventura": ("march", {}),
        "ventura-battle": ("assault", {}),
        "ventura-lines": ("lines", {"color_scheme": "dark"}),
        "ventura-phone": ("assault", {"viewport": PHONE, "has_touch": True, "is_mobile": True}),
    }
    for name, (moment, wishes) in looks.items():
        with studio.page(**wishes) as page:
            page.goto(f"/table/{TABLES[moment]}")
            page.wait_for_selector("[data-place]")
            page.wait_for_selector(".foretold.told")
            yield studio.taken(page, name)


def _m400(studio: Studio) -> Iterator[Path]:
    looks: dict[str, tuple[str, dict[str, Any]]] = {
        "m400": ("journey", {}),
        "m400-trade": ("trade", {}),
        "m400-combat": ("combat", {"color_scheme": "dark"}),
        "m400-phone": ("combat", {"viewport": PHONE, "has_touch": True, "is_mobile": True}),
    }
    for name, (moment, wishes) in looks.items():
        with studio.page(**wishes) as page:
            page.goto(f"/table/{TABLES[moment]}")
            page.wait_for_selector("[data-territory]")
            page.wait_for_selector(".prompt ul button")
            if moment == "journey":
                page.get_by_role("button", name=re.compile("^Sicily:")).press("Enter")
                page.wait_for_selector(".popup")
                page.keyboard.press("Escape")
            elif moment == "trade":
                _put_together(page)
            yield studio.taken(page, name)


def _put_together(page: Page) -> None:
    """An offer: a horse for a green and a blue card."""
    page.locator(".partners button").nth(1).click()
    for name in ("Give Horse", "Ask for Bombards", "Ask for Rivers"):
        page.get_by_role("button", name=name).first.click()
    page.locator(".side.panel").evaluate("(side) => (side.scrollTop = 0)")


def _open(page: Page, moment: str) -> None:
    page.goto(f"/table/{TABLES[moment]}")
    page.wait_for_selector("[data-territory]")
    page.wait_for_selector(".prompt button")
    if moment == "battle":
        page.get_by_text(re.compile(r"\d%")).first.wait_for()


def _why_not(studio: Studio) -> Iterator[Path]:
    with studio.page() as page:
        _open(page, "turn")
        land = page.get_by_role("button", name=re.compile(f"^{UNLIT}:"))
        land.press("Shift")
        land.focus()
        page.wait_for_selector(".popup")
        yield studio.taken(page, "why-not")


def _replay(studio: Studio) -> Iterator[Path]:
    with studio.page() as page:
        page.goto(f"/replay/{TABLES['end']}?at=300&eyes=0")
        page.wait_for_selector("[data-territory]")
        yield studio.taken(page, "replay")
