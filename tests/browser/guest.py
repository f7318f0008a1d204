"""A person with a browser of their own, who reads what the pages say and minds every error in them."""

import re
from copy import copy
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, ConsoleMessage, Locator, Page, Request, Response, expect

from quattrocento.kernel import registry
from tests.browser.words import Words

PATIENCE = 120_000
"""Milliseconds after which something will not happen any more, however slow the machine is."""
LAPTOP = (1440, 900)
BY_HAND = """localStorage.getItem('quattrocento.go-on') === null
  && localStorage.setItem('quattrocento.go-on', 'no')"""
HEARD = (Path(__file__).parent / "heard.js").read_text()

AT_ONCE = """if (location.protocol.startsWith('http')) {
  localStorage.setItem('quattrocento.pace', 'at-once');
  localStorage.setItem('quattrocento.scenes', 'no');
}"""
"""Who looks at something else has no time for others' moves."""

expect.set_options(timeout=PATIENCE)


class Guest:
    """One browser context with one page.

    Unless the guest ``goes_on``, the page takes no lone option by itself: a test meets every question.
    """

    def __init__(
        self,
        browser: Browser,
        address: str,
        size: tuple[int, int] = LAPTOP,
        language: str = "en",
        game: str = "magnifico",
        lively: bool = False,
        goes_on: bool = False,
        **other: Any,
    ) -> None:
        self.address = address
        self.game = game
        self.words = Words(language, game)
        self.complaints: list[str] = []
        self._forgiven: list[str] = []
        viewport: Any = {"width": size[0], "height": size[1]}
        self.context = browser.new_context(
            base_url=address, viewport=viewport, locale={"en": "en-GB", "it": "it-IT"}[language], **other
        )
        self.context.set_default_timeout(PATIENCE)
        self.context.add_init_script(HEARD)
        if not lively:
            self.context.add_init_script(AT_ONCE)
        if not goes_on:
            self.context.add_init_script(BY_HAND)
        self.page: Page = self.context.new_page()
        self._listen()

    def beside(self) -> "Guest":
        """The same person with one more page in the same browser."""
        other = copy(self)
        other.page = self.context.new_page()
        other._listen()
        return other

    # ---- errors

    def _listen(self) -> None:
        self.page.on("console", self._console)
        self.page.on("pageerror", lambda error: self.complaints.append(f"error: {error.stack or error}"))
        self.page.on("requestfailed", self._failed)
        self.page.on("response", self._answered)

    def _console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.complaints.append(f"console: {message.text}")

    def _failed(self, request: Request) -> None:
        # A download goes on outside of the page, and a page that is left gives its requests up.
        if request.failure != "net::ERR_ABORTED":
            self.complaints.append(f"failed: {request.method} {request.url} {request.failure}")

    def _answered(self, response: Response) -> None:
        if response.status >= 400:
            self.complaints.append(f"answer {response.status}: {response.request.method} {response.url}")

    def forgive(self, pattern: str) -> None:
        """Errors of this kind are what the test is about."""
        self._forgiven.append(pattern)

    def leave(self) -> list[str]:
        """Close the browser; returns what was wrong with the pages."""
        self.context.close()
        return [
            complaint
            for complaint in self.complaints
            if not any(re.search(pattern, complaint) for pattern in self._forgiven)
        ]

    # ---- pages

    def visit(self, path: str = "/") -> None:
        self.page.goto(path)

    def enter(self, name: str) -> None:
        """Come in by the front door and say one's name."""
        self.visit()
        self.page.get_by_label(self.words("name-label")).fill(name)
        self.button("name-enter").click()
        expect(self.heading("tables-mine")).to_be_visible()

    def speak(self, language: str) -> None:
        """Switch the language of the page."""
        self.page.locator(f"header button[lang={language}]").click()
        self.words = Words(language, self.game)
        expect(self.page.locator(f"html[lang={language}]")).to_be_attached()

    # ---- things on a page, by their message

    def button(self, message: str, exact: bool = False, **about: str | int) -> Locator:
        return self.page.get_by_role("button", name=self.words(message, **about), exact=exact)

    def link(self, message: str, **about: str | int) -> Locator:
        return self.page.get_by_role("link", name=self.words(message, **about))

    def heading(self, message: str, **about: str | int) -> Locator:
        return self.page.get_by_role("heading", name=self.words(message, **about))

    def label(self, message: str, **about: str | int) -> Locator:
        return self.page.get_by_label(self.words(message, **about))

    @property
    def opener(self) -> Locator:
        """The button of the lobby that opens a table of the guest's game."""
        title = registry.game(self.game).title
        return self.button("table-new").filter(has_text=title)

    @property
    def dialog(self) -> Locator:
        return self.page.get_by_role("dialog")

    @property
    def text(self) -> str:
        """All that can be read on the page."""
        return self.page.locator("body").inner_text()
