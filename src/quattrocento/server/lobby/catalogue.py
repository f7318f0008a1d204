"""Games: what there is to play, told to a client that knows no rules."""

from functools import cache
from typing import Final, Literal

import msgspec
from litestar import Response, get
from litestar.params import FromPath, FromQuery

from quattrocento.bots.registry import bots
from quattrocento.kernel import registry
from quattrocento.kernel.event import EventKind
from quattrocento.kernel.game import AnyGame
from quattrocento.kernel.notation import Word
from quattrocento.kernel.rulebook import rulebook
from quattrocento.kernel.saying import named
from quattrocento.kernel.setting import SettingValue
from quattrocento.server.http.errors import AnyRequest
from quattrocento.server.http.page import ASK_AGAIN, PACKED, Page, answer, page_of
from quattrocento.server.lobby import sheets
from quattrocento.server.lobby.sheets import components, components_address, map_address
from quattrocento.speech import LANGUAGES, Speech


class SettingInfo(msgspec.Struct):
    """A rule that the players may choose before the game."""

    name: str
    clause: str
    default: SettingValue
    values: list[SettingValue]


class KindInfo(msgspec.Struct, omit_defaults=True):
    """A kind of noun by number: ids as in the notation, and names where they are components."""

    ids: list[str]
    en: list[str] = []
    it: list[str] = []


class MarkInfo(msgspec.Struct, omit_defaults=True):
    """What is marked on the board: the thing of a parameter, or the way between the things of two."""

    at: str | None = None
    origin: str | None = None
    target: str | None = None


class EventInfo(msgspec.Struct):
    """A kind of event: its parameters, what it marks; it is plain (0), notable (1) or great (2).

    ``scores`` has the parameters that are points, each with its source; ``loses`` is the parameter that is
    the seat which is the worse for it, ``lost`` the one that is what that seat has no longer.
    """

    about: list[str]
    marks: list[MarkInfo]
    weight: int
    scene: str
    scores: dict[str, str]
    loses: str
    lost: str


class FirstGame(msgspec.Struct):
    """What is advised for somebody's first game: how many play, and the settings that are not the usual."""

    seats: int
    settings: dict[str, SettingValue]


class GameInfo(msgspec.Struct):
    """A game in a list of games.

    ``pitch`` says in a sentence what it is about, by language; it is empty, and the numbers are 0, where
    the game says nothing. ``minutes`` are from and to, ``weight`` is from 1 (little to learn) to 5.
    """

    name: str
    title: str
    year: int
    designers: list[str]
    seats: list[int]
    settings: list[SettingInfo]
    bots: list[str]
    pitch: dict[str, str]
    minutes: tuple[int, int]
    weight: int
    first: FirstGame | None


class WholeGame(GameInfo):
    """Everything that a client needs in order to show a game; ``components`` and ``map`` are addresses."""

    prefix: str
    verbs: dict[str, str]
    all_of: list[str]
    kinds: dict[str, KindInfo]
    components: str
    map: str | None
    events: dict[str, EventInfo]
    prompts: dict[str, list[str]]
    grave: list[str]


class ClauseInfo(msgspec.Struct):
    """One numbered rule."""

    id: str
    section: str
    text: str


@get("/api/games", sync_to_thread=False)
def get_games() -> list[GameInfo]:
    """The games that can be played here."""
    return [_info(game) for game in registry.games()]


@get("/api/games/{game:str}", opt=PACKED, sync_to_thread=False)
def get_game(request: AnyRequest, game: FromPath[str]) -> Response[WholeGame]:
    """One game, with all that a client needs in order to show it."""
    return answer(request, _page(registry.game(game).name))


@get("/api/games/{game:str}/rules", sync_to_thread=False)
def get_rules(game: FromPath[str], lang: FromQuery[Literal["en", "it"]] = "en") -> list[ClauseInfo]:
    """The rulebook of a game, clause by clause."""
    clauses = rulebook(registry.game(game).name, lang).clauses.values()
    return [ClauseInfo(clause.id, clause.section, clause.text) for clause in clauses]


@cache
def _info(name: str) -> GameInfo:
    game, meta = registry.game(name), components(name)["meta"]
    return GameInfo(
        name=game.name,
        title=game.title,
        year=meta["year"],
        designers=meta["designers"],
        seats=list(game.seat_counts),
        settings=[SettingInfo(o.name, o.clause, o.default, list(o.values)) for o in game.settings],
        bots=list(bots()),
        pitch={language: Speech(language, game).say(game.pitch) for language in LANGUAGES if game.pitch},
        minutes=game.minutes,
        weight=game.weight,
        first=_first(game),
    )


def _first(game: AnyGame) -> FirstGame | None:
    """What the game advises for a first game; none where it advises nothing."""
    if not game.first_seats and not game.first_settings:
        return None
    seats, _ = game.check_setup(game.first_seats or None, game.first_settings)
    return FirstGame(seats, dict(game.first_settings))


@cache
def _page(name: str) -> Page:
    return page_of(msgspec.json.encode(_whole(name)), "application/json", ASK_AGAIN)


def _whole(name: str) -> WholeGame:
    game, info = registry.game(name), _info(name)
    return WholeGame(
        **msgspec.structs.asdict(info),
        prefix=game.prefix,
        verbs={verb: noun.kind for verb, noun in game.notation.verbs.items()},
        all_of=list(game.notation.all_of),
        kinds=_kinds(game),
        components=components_address(name),
        map=map_address(name),
        events={named("event", name): _told(kind) for name, kind in game.events.items()},
        prompts={step: list(fields) for step, fields in game.prompts.items()},
        grave=list(game.grave),
    )


def _kinds(game: AnyGame) -> dict[str, KindInfo]:
    """Every kind that a move or a sentence may speak of."""
    words = {noun.kind: list(noun.ids) for noun in game.notation.verbs.values() if isinstance(noun, Word)}
    spoken = {
        name
        for about in (*_about_events(game), *game.refusals.values(), *game.prompts.values())
        for name in about
    }
    standard = game.standard_components()
    kinds: dict[str, KindInfo] = {}
    for kind in [*words, *sorted(spoken - words.keys())]:
        names = {language: list(game.names(standard, kind, language)) for language in LANGUAGES}
        if kind in words or any(names.values()):
            kinds[kind] = KindInfo(words.get(kind, []), **names)
    return kinds


def _about_events(game: AnyGame) -> list[tuple[str, ...]]:
    return [kind.about for kind in game.events.values()]


def _told(kind: EventKind) -> EventInfo:
    """What an event marks: things by the names of its parameters."""
    marks = [
        MarkInfo(at=mark) if isinstance(mark, str) else MarkInfo(origin=mark[0], target=mark[1])
        for mark in kind.marks
    ]
    return EventInfo(
        list(kind.about), marks, kind.weight, kind.scene, dict(kind.scores), kind.loses, kind.lost
    )


ROUTES: Final = [get_games, get_game, get_rules, *sheets.ROUTES]
