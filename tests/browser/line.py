"""The line between a page and its table, on which a test holds things up, loses them, and cuts it."""

import re

from playwright.sync_api import WebSocketRoute

from tests.browser.guest import HEARD, Guest

_SOCKET = re.compile(r"/api/tables/[^/]+/socket$")


class Line:
    """Laid before the page visits the table; every connection of the page goes through it."""

    def __init__(self, guest: Guest) -> None:
        self._page: WebSocketRoute | None = None
        self._table: WebSocketRoute | None = None
        self._held: list[str | bytes] | None = None
        self._loses = False
        guest.page.route_web_socket(_SOCKET, self._connect)
        # What is heard is what comes out of the line, not what goes into it.
        guest.page.add_init_script(HEARD)

    def _connect(self, page: WebSocketRoute) -> None:
        self._page, self._table = page, page.connect_to_server()
        page.on_message(self._asked)
        self._table.on_message(self._told)

    def _asked(self, message: str | bytes) -> None:
        assert self._table is not None
        if not self._loses:
            self._table.send(message)

    def _told(self, message: str | bytes) -> None:
        assert self._page is not None
        if self._held is None:
            self._page.send(message)
        else:
            self._held.append(message)

    def hold(self) -> None:
        """Whatever the table tells from now on is late."""
        self._held = []

    def release(self) -> None:
        """What was late comes, in its order."""
        late, self._held = self._held or [], None
        for message in late:
            self._told(message)

    def lose(self) -> None:
        """Whatever the page asks from now on is lost."""
        self._loses = True

    def cut(self) -> None:
        """The connection ends, with all that was on its way; the next one is sound."""
        assert self._page is not None
        assert self._table is not None
        self._held, self._loses = None, False
        self._table.close()
        self._page.close()
