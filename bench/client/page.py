"""The table in a browser: what its visits load, and how long it is busy with frames and with zooming."""

from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Browser, BrowserContext, CDPSession, Page

from bench.client.report import Frame

SIZE: Final = {"width": 1440, "height": 900}
FLAGS: Final = ("--headless", "--no-sandbox", "--disable-gpu", "--disable-background-networking")
_METER: Final = (Path(__file__).parent / "meter.js").read_text()
_PATIENCE: Final = 60_000
_ZOOMS: Final = ("Look nearer", "Look nearer", "Look nearer", "Look from farther away") * 3


def reader(browser: Browser, url: str) -> BrowserContext:
    """A browser that has never been here."""
    context = browser.new_context(base_url=url, viewport=SIZE, locale="en-GB")  # type: ignore[arg-type]
    context.set_default_timeout(_PATIENCE)
    context.add_init_script(_METER)
    return context


class Visit:
    """A page at the table, and the bytes that came over the wire until it was ready."""

    def __init__(self, context: BrowserContext, table: str) -> None:
        self.page: Page = context.new_page()
        self._sizes: dict[str, int] = {}
        self._addresses: dict[str, str] = {}
        session = context.new_cdp_session(self.page)
        self._listen(session)
        self.page.goto(f"/table/{table}")
        self.page.evaluate("meter.shown(1)")
        self.page.evaluate("document.fonts.ready.then(() => null)")
        self.page.wait_for_load_state("networkidle")

    def _listen(self, session: CDPSession) -> None:
        def asked(event: dict[str, Any]) -> None:
            self._addresses[event["requestId"]] = event["request"]["url"]

        def loaded(event: dict[str, Any]) -> None:
            self._sizes[event["requestId"]] = int(event["encodedDataLength"])

        session.on("Network.requestWillBeSent", asked)
        session.on("Network.loadingFinished", loaded)
        session.send("Network.enable")

    @property
    def loaded(self) -> dict[str, int]:
        """Bytes with their headers, by address; what the browser still had is not among them."""
        sizes = ((self._addresses[request], size) for request, size in self._sizes.items())
        return {address: size for address, size in sizes if size > 0}

    def shown(self, count: int) -> None:
        """Wait until so many frames have been shown."""
        self.page.evaluate("count => meter.shown(count)", count)

    @property
    def frames(self) -> list[Frame]:
        """All frames until now, the first one included."""
        return [Frame(**frame) for frame in self.page.evaluate("meter.frames()")]

    def zooms(self) -> list[float]:
        """Milliseconds from a click on the lens until the map is shown anew, for several clicks."""
        for zooms, name in enumerate(_ZOOMS, 1):
            self.page.get_by_role("button", name=name).click()
            self.page.wait_for_function("zooms => meter.clicks.length >= zooms", arg=zooms)
        return [float(duration) for duration in self.page.evaluate("meter.clicks")]
