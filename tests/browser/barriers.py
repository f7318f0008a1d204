"""axe-core looks for barriers, in both themes, on a laptop and on a phone."""

from pathlib import Path

import pytest

from tests.browser.guest import LAPTOP, Guest

_AXE = (Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js").read_text()
_RUN = """() => axe.run().then(({ violations }) => violations.flatMap(({ id, nodes }) =>
  nodes.map((node) => `${id}: ${node.target} ${node.failureSummary.slice(0, 300)}`)))"""

PHONE = (390, 844)
each_look = pytest.mark.parametrize(
    ("size", "theme"),
    [(LAPTOP, "light"), (LAPTOP, "dark"), (PHONE, "light"), (PHONE, "dark")],
    ids=["laptop light", "laptop dark", "phone light", "phone dark"],
)


def violations(guest: Guest) -> list[str]:
    guest.page.evaluate(_AXE)
    return list(guest.page.evaluate(_RUN))
