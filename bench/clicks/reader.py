"""A reader who plays by clicks: in the list of options, on the board, and in what asks once more."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import BrowserContext, Page
from playwright.sync_api import TimeoutError as PlaywrightTimeout

from bench.clicks import board
from quattrocento.kernel.game import AnyGame
from quattrocento.kernel.move import Move

HEARD: Final = (Path(__file__).parent / "heard.js").read_text()
_PATIENCE: Final = 60_000
_ASKED: Final = "options => JSON.stringify(heard.frame.options) === options"
_MOVED: Final = "moved => heard.moved >= moved"
_HEEDED: Final = "moved => heard.moved > moved || document.querySelector('.doubt')"
_ALONE: Final = 8_000
"""Milliseconds within which a page goes on by itself that does so at all."""


class Reader:
    """A page at the table, with the clicks that were made in it."""

    def __init__(self, context: BrowserContext, game: AnyGame, table: str) -> None:
        self.game = game
        self.clicks = 0
        self.confirmations = 0
        self._moved = 0
        self.page: Page = context.new_page()
        self.page.set_default_timeout(_PATIENCE)
        self.page.goto(f"/table/{table}")

    @property
    def frame(self) -> dict[str, Any]:
        return dict(self.page.evaluate("() => heard.frame"))

    def asked(self, options: Sequence[Move]) -> None:
        """Wait until just these options are offered."""
        text = "[" + ",".join(f'["{verb}",{noun}]' for verb, noun in options) + "]"
        self.page.wait_for_function(_ASKED, arg=text)

    def goes_on(self) -> bool:
        """Whether the page takes a lone option by itself."""
        try:
            self.page.wait_for_function(_MOVED, arg=self._moved + 1, timeout=_ALONE)
        except PlaywrightTimeout:
            return False
        self._moved += 1
        return True

    def decide(self, moves: Sequence[Move]) -> int:
        """Make the first of these moves, or as many of them as the page takes at once; how many it were."""
        frame = self.frame
        for way in (board.picked, board.short_way, board.journey):
            if number := way(self, frame, moves):
                return self._made(number)
        self._choose(frame, moves[0])
        return self._made(1)

    def click(self, selector: str) -> None:
        self.page.locator(selector).first.click()
        self.clicks += 1

    def click_at(self, selector: str, number: int) -> bool:
        """Click on a thing of the board, where it can be seen."""
        point = self.page.evaluate("([what, number]) => heard.pointOf(what, number)", [selector, number])
        if point is None:
            return False
        self.page.mouse.click(*point)
        self.clicks += 1
        return True

    def _choose(self, frame: dict[str, Any], move: Move) -> None:
        """One option: in the list where it is to be seen, else on the board, else by unfolding the list."""
        option = f'[data-option="{move[0]} {move[1]}"]'
        self.page.locator(".prompt ul").wait_for()
        if self.page.locator(option).count() == 0:
            if board.touched(self, frame, move):
                return
            self._unfold(frame, move)
        self.click(option)

    def _unfold(self, frame: dict[str, Any], move: Move) -> None:
        """A slider is drawn with one click, as a group is opened."""
        slider = self.page.locator('.stepper input[type="range"]')
        if slider.count() > 0:
            numbers = sorted(noun for verb, noun in frame["options"] if verb == move[0])
            slider.fill(str(numbers.index(move[1])))
            self.clicks += 1
            return
        option = self.page.locator(f'[data-option="{move[0]} {move[1]}"]')
        for fold in self.page.locator(".fold").all():
            fold.click()
            if option.count() > 0:
                break
        self.clicks += 1

    def _made(self, number: int) -> int:
        """Confirm where it is asked for, and wait until the moves have been made."""
        self.page.wait_for_function(_HEEDED, arg=self._moved)
        doubt = self.page.locator(".doubt")
        if doubt.is_visible():
            doubt.get_by_role("button").first.click()
            self.clicks += 1
            self.confirmations += 1
        self._moved += number
        self.page.wait_for_function(_MOVED, arg=self._moved)
        return number
