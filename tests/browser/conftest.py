"""Real browsers at a real server."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.browser.guest import PATIENCE, Guest
from tests.browser.house import House

_FLAGS = [
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


# Playwright keeps an event loop running, beside which tests of other folders could not start their own:
# so it lives no longer than one module.
@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path="/usr/bin/chromium", args=_FLAGS, timeout=PATIENCE
        )
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server for all tests that leave it alone."""
    house = House(tmp_path_factory.mktemp("house"))
    house.start()
    yield house
    house.close()


@pytest.fixture
def own_house(tmp_path: Path) -> Iterator[House]:
    """A server that one test may stop and start."""
    house = House(tmp_path)
    house.start()
    yield house
    house.close()


Invite = Callable[..., Guest]


@pytest.fixture
def invite(browser: Browser, request: pytest.FixtureRequest) -> Iterator[Invite]:
    """Guests with browsers of their own; at the end there must have been no error in any page."""
    guests: list[Guest] = []

    def comes(name: str = "", house: House | None = None, **other: Any) -> Guest:
        at = house or request.getfixturevalue("house")
        guests.append(Guest(browser, at.address, **other))
        if name:
            guests[-1].enter(name)
        return guests[-1]

    yield comes
    wrong = [complaint for guest in guests for complaint in guest.leave()]
    assert not wrong, "\n".join(wrong)
