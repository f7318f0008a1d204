"""A guest: the terminal asks a server of this machine for a table, as the person at the screen."""

import json
import urllib.error
import urllib.request
from http.cookiejar import CookieJar
from typing import Any, Final

from quattrocento.cli.terminal.errors import FAILED, CommandError
from quattrocento.server.people.hello import Greeter
from quattrocento.server.refusal import Refusal

_PATIENCE: Final = 30


class Guest:
    """Talks to the server at an address as the local person."""

    def __init__(self, address: str, greeter: Greeter, name: str) -> None:
        self._address = address
        # A proxy of the surroundings does not reach this machine's own servers.
        without_proxy = urllib.request.ProxyHandler({})
        cookies = urllib.request.HTTPCookieProcessor(CookieJar())
        self._opener = urllib.request.build_opener(without_proxy, cookies)
        self._ask("POST", "/api/hello", {"key": greeter.key(name)})

    def unfinished(self, game: str) -> str | None:
        """The table of that game where something was done last and which is not over."""
        for table in self._ask("GET", "/api/tables?list=mine"):
            seated = any(seat["yours"] for seat in table["seats"])
            if table["state"] == "running" and table["game"] == game and seated:
                return str(table["id"])
        return None

    def opened(self, wanted: dict[str, Any]) -> str:
        """A new table."""
        return str(self._ask("POST", "/api/tables", wanted)["id"])

    def _ask(self, method: str, path: str, body: Any = None) -> Any:
        data = None if body is None else json.dumps(body).encode()
        headers = {"content-type": "application/json"}
        request = urllib.request.Request(self._address + path, data, headers, method=method)
        try:
            with self._opener.open(request, timeout=_PATIENCE) as answer:
                return json.load(answer)
        except urllib.error.HTTPError as error:
            raise _refusal(error) from None
        except (OSError, ValueError) as error:
            raise CommandError("cli-server-refused", FAILED, detail=str(error)) from None


def _refusal(error: urllib.error.HTTPError) -> Exception:
    """What the server refuses, as it can be said in the language of the terminal."""
    try:
        body = json.load(error)
        return Refusal(body["message"], **body["about"])
    except (ValueError, KeyError, TypeError):
        return CommandError("cli-server-refused", FAILED, detail=str(error))


def server_at(address: str) -> str | None:
    """The number of the database that the server there is on; none if no server of ours answers."""
    opener = urllib.request.build_opener(urllib.request.ProxyHandler({}))
    try:
        with opener.open(f"{address}/api/health", timeout=_PATIENCE) as answer:
            found = json.load(answer)
    except (OSError, ValueError):
        return None
    return str(found.get("database")) if isinstance(found, dict) else None
