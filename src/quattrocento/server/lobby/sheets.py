"""What a game brings along and what never changes while the server runs: components, drawn map, texts.

Components and map have addresses with a hash of them, so that a browser asks for them once.
"""

import json
import tomllib
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any, Final, Literal

import msgspec
from litestar import Response, get
from litestar.params import FromPath, FromQuery

from quattrocento.kernel import registry
from quattrocento.server.http.errors import AnyRequest
from quattrocento.server.http.page import ASK_AGAIN, FOREVER, PACKED, Page, answer, page_of
from quattrocento.server.refusal import NotFound

Language = Literal["en", "it"]
Sheet = dict[str, Any]
_JSON: Final = "application/json"


class GameTexts(msgspec.Struct):
    """All that a game says in one language, as a Fluent file."""

    text: str


@cache
def components(game: str) -> Sheet:
    """The component file."""
    text = (registry.game(game).package / "components.toml").read_text(encoding="utf-8")
    return tomllib.loads(text)


def components_address(game: str) -> str:
    """Where the component file is to be had as JSON."""
    return f"/api/games/{game}/components/{_components(game).mark}"


def map_address(game: str) -> str | None:
    """Where the drawn map is to be had; none where nothing is drawn."""
    return f"/api/games/{game}/map/{_map(game).mark}" if _map_file(game).is_file() else None


@get("/api/games/{game:str}/components/{mark:str}", opt=PACKED, sync_to_thread=False)
def get_components(request: AnyRequest, game: FromPath[str], mark: FromPath[str]) -> Response[Sheet]:
    """The components of a game. The address is told by the game, and what is there never changes."""
    return _marked(request, game, mark, _components)


@get("/api/games/{game:str}/map/{mark:str}", opt=PACKED, sync_to_thread=False)
def get_map(request: AnyRequest, game: FromPath[str], mark: FromPath[str]) -> Response[Sheet]:
    """The drawn map of a game. The address is told by the game, and what is there never changes."""
    return _marked(request, game, mark, _map)


@get("/api/games/{game:str}/texts", opt=PACKED, sync_to_thread=False)
def get_texts(
    request: AnyRequest, game: FromPath[str], lang: FromQuery[Language] = "en"
) -> Response[GameTexts]:
    """What a game says, for a client that was built without it."""
    return answer(request, _texts(registry.game(game).name, lang))


def _marked(request: AnyRequest, game: str, mark: str, sheet: Callable[[str], Page]) -> Response[Any]:
    """The sheet, if it is still the one with this mark."""
    page = sheet(registry.game(game).name)
    if page.mark != mark:
        raise NotFound("no-such-page")
    return answer(request, page)


@cache
def _components(game: str) -> Page:
    return page_of(msgspec.json.encode(components(game)), _JSON, FOREVER)


@cache
def _map(game: str) -> Page:
    file = _map_file(game)
    # Read and written again, so that spaces and line ends do not travel.
    drawn = json.loads(file.read_text(encoding="utf-8")) if file.is_file() else {}
    return page_of(msgspec.json.encode(drawn), _JSON, FOREVER)


@cache
def _texts(game: str, language: Language) -> Page:
    said = (registry.game(game).package / "locale" / f"{language}.ftl").read_text(encoding="utf-8")
    return page_of(msgspec.json.encode(GameTexts(said)), _JSON, ASK_AGAIN)


def _map_file(game: str) -> Path:
    return registry.game(game).package / "map.json"


ROUTES: Final = [get_components, get_map, get_texts]
