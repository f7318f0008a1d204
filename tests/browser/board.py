"""The sheet of a board under a hand: where its places lie in the window, and how it was moved."""

from dataclasses import dataclass
from math import dist
from typing import Any

from playwright.sync_api import Page

from tests.browser.guest import PATIENCE, Guest

Point = tuple[float, float]

# The middles of all places, once the sheet lies still; with "before", once it lies elsewhere than there:
# when it is drawn anew at rest, that may be a hair's breadth, and is no movement.
_PLACES = """async ([before, patience]) => {
  const end = performance.now() + patience;
  await document.fonts.ready;
  const look = () => [...document.querySelectorAll('.atlas [role="button"]')].map((place) => {
    const { x, y, width, height } = place.getBoundingClientRect();
    return [x + width / 2, y + height / 2];
  });
  const elsewhere = (places) => before === null ||
    places.some(([x, y], at) => Math.hypot(x - before[at][0], y - before[at][1]) > 2);
  for (let last = '', still = 0; performance.now() < end; ) {
    await new Promise(requestAnimationFrame);
    const places = look();
    const now = JSON.stringify(places);
    still = now === last && places.length > 0 ? still + 1 : 0;
    last = now;
    if (still >= 3 && elsewhere(places)) return places;
  }
  throw new Error(before ? 'the sheet stays where it is' : 'the sheet does not come to rest');
}"""


@dataclass(frozen=True)
class Moved:
    """What a hand did to the sheet: every point p of the window came to scale * p + shift."""

    scale: float
    shift: Point

    @property
    def fixed(self) -> Point:
        """The point of the window at which the sheet stayed where it was, while it grew or shrank."""
        return self.shift[0] / (1 - self.scale), self.shift[1] / (1 - self.scale)

    def of(self, point: Point) -> Point:
        return self.scale * point[0] + self.shift[0], self.scale * point[1] + self.shift[1]


class Sheet:
    """The sheet of the board in a guest's browser."""

    def __init__(self, guest: Guest) -> None:
        self._page: Page = guest.page
        self._places: list[Point] = self._look(None)

    def _look(self, before: list[Point] | None) -> list[Point]:
        return [(x, y) for x, y in self._page.evaluate(_PLACES, [before, PATIENCE])]

    def moved(self) -> Moved:
        """Wait until the sheet lies elsewhere than at the last look; returns how it came there."""
        before, self._places = self._places, self._look(self._places)
        # The two places that are farthest apart tell most.
        first = min(range(len(before)), key=lambda place: sum(before[place]))
        last = max(range(len(before)), key=lambda place: sum(before[place]))
        scale = dist(self._places[first], self._places[last]) / dist(before[first], before[last])
        x, y = before[first]
        to_x, to_y = self._places[first]
        return Moved(scale, (to_x - scale * x, to_y - scale * y))

    @property
    def window(self) -> Any:
        """The part of the page in which the sheet is seen."""
        box = self._page.locator(".atlas").bounding_box()
        assert box is not None
        return box

    @property
    def hidden(self) -> int:
        """How many places have their middle outside of the window."""
        box = self.window
        right, lower = box["x"] + box["width"], box["y"] + box["height"]
        return sum(not (box["x"] <= x <= right and box["y"] <= y <= lower) for x, y in self._places)


class Fingers:
    """Fingers on a touch screen."""

    def __init__(self, guest: Guest) -> None:
        self._session = guest.context.new_cdp_session(guest.page)

    def _send(self, event: str, points: tuple[Point, ...]) -> None:
        touched = [{"x": x, "y": y, "id": finger} for finger, (x, y) in enumerate(points)]
        self._session.send("Input.dispatchTouchEvent", {"type": event, "touchPoints": touched})

    def slide(self, *ways: tuple[Point, Point]) -> None:
        """Put down a finger for each way, move all of them along together, and lift them."""
        self._send("touchStart", tuple(start for start, _ in ways))
        steps = 4
        for step in range(1, steps + 1):
            part = step / steps
            self._send(
                "touchMove",
                tuple(
                    (start[0] + (end[0] - start[0]) * part, start[1] + (end[1] - start[1]) * part)
                    for start, end in ways
                ),
            )
        self._send("touchEnd", ())
