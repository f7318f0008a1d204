"""Playing in the browser: a server on this machine alone, and a table there for the person at it."""

import os
import sys
import threading
import webbrowser
from collections.abc import Callable
from contextlib import closing, suppress
from typing import Any

from quattrocento.cli.browser.guest import Guest, server_at
from quattrocento.cli.table.saves import own_database
from quattrocento.cli.table.seating import bot_names, people_at, seat_all
from quattrocento.cli.table.setup import Wishes
from quattrocento.cli.terminal.errors import CommandError, line_of
from quattrocento.cli.terminal.files import read_text
from quattrocento.cli.terminal.screen import Terminal
from quattrocento.server.app import database_number
from quattrocento.server.configuration import Configuration
from quattrocento.server.people.hello import Greeter
from quattrocento.server.refusal import Refusal
from quattrocento.server.run import PortTaken, address_of, bound, serve
from quattrocento.server.storage.store import Store


def play_in_browser(terminal: Terminal, wishes: Wishes, port: int, opens: bool, new: bool) -> None:
    """Start a server, or find the one that runs already, and lead the person to a table."""
    wanted = _wanted(wishes)
    configuration = Configuration(own_database(), port=port)

    def lead(address: str) -> None:
        _lead(terminal, wishes, wanted, address, new or not wishes.are_plain(), opens)

    try:
        listener = bound(configuration.host, configuration.port)
    except PortTaken:
        address = f"http://{configuration.host}:{port}"
        if not _is_ours(address, configuration.database):
            raise
        lead(address)
        return
    with listener:
        address = address_of(listener)
        ready = _beside(terminal, lambda: lead(address))
        with suppress(KeyboardInterrupt):  # Ctrl-C is how the server of a game is ended
            serve(configuration, listener, ready, log=False)
    terminal.note(terminal.say("cli-play-ended"))


def _wanted(wishes: Wishes) -> dict[str, Any]:
    """The table as the server is asked for it; what is wrong with it is told before anything starts."""
    game = wishes.game
    count, settings = game.check_setup(wishes.count(), wishes.chosen())
    names = bot_names(wishes.bots)
    for name in names:
        if ":" in name:
            raise CommandError("cli-bot-in-terminal", bot=name)
    seats = seat_all(count, people_at(count, wishes.humans, wishes.seat), names, wishes.names)
    chairs: list[dict[str, str]] = []
    for seat in range(count):
        if seat in seats.bots:
            chairs.append({"who": "bot", "bot": seats.bots[seat]})
        else:
            named = {"name": seats.names[seat]} if seat in seats.names else {}
            chairs.append({"who": "me", **named})
    wanted: dict[str, Any] = {"game": game.name, "chairs": chairs, "settings": settings}
    if wishes.pack is not None:
        wanted["components"] = read_text(wishes.pack)
        game.load_components(wanted["components"], str(wishes.pack))
    return wanted


def _is_ours(address: str, database: str) -> bool:
    """Whether the server there serves this very database."""
    number = server_at(address)
    if number is None:
        return False
    try:
        with closing(Store(database, guest=True)) as store:
            return number == database_number(store)
    except Refusal:
        return False


def _beside(terminal: Terminal, lead: Callable[[], None]) -> Callable[[], None]:
    """Lead the person there while the server runs; what goes wrong does not end it."""

    def led() -> None:
        try:
            lead()
        except (CommandError, Refusal) as error:
            terminal.note(line_of(error, terminal.speech)[0])

    return threading.Thread(target=led, name="lead", daemon=True).start


def _lead(
    terminal: Terminal, wishes: Wishes, wanted: dict[str, Any], address: str, new: bool, opens: bool
) -> None:
    with closing(Store(own_database(), guest=True)) as store:
        greeter, name = Greeter(store), _name(terminal, wishes)
        guest = Guest(address, greeter, name)
        table = None if new else guest.unfinished(wishes.game.name)
        told = "cli-play-again-at" if table is not None else "cli-play-at"
        table = table or guest.opened(wanted)
        link = f"{address}/table/{table}#hello={greeter.key(name)}"
    terminal.tell(terminal.say(told))
    terminal.lines([link])
    terminal.tell(terminal.say("cli-play-only-here"))
    if opens and _has_screen():
        webbrowser.open(link)


def _name(terminal: Terminal, wishes: Wishes) -> str:
    """What the person is called where the server knows no name yet; the name of a login is none."""
    return wishes.names[0] if wishes.names else terminal.say("cli-play-somebody")


def _has_screen() -> bool:
    if sys.platform in ("darwin", "win32"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
