"""``odds``: what becomes of a battle, from a position or stated in words. It knows no game."""

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import typer
from rich.table import Table

from quattrocento.cli.terminal.errors import FAILED, USAGE, CommandError
from quattrocento.cli.terminal.files import read_text
from quattrocento.cli.terminal.parameters import (
    GameName,
    Json,
    Lang,
    Pack,
    Settings,
    number,
    setting_values,
)
from quattrocento.cli.terminal.records import position_in
from quattrocento.cli.terminal.screen import Terminal, terminal_of
from quattrocento.kernel import registry
from quattrocento.kernel.game import AnyGame
from quattrocento.kernel.move import IllegalMove
from quattrocento.kernel.odds import NoOdds, OddsError
from quattrocento.kernel.position import Position
from quattrocento.kernel.saying import Saying
from quattrocento.speech import Speech


def odds(
    context: typer.Context,
    game: GameName,
    words: Annotated[
        list[str] | None, typer.Argument(metavar="[WORDS]...", help="cli-odds-opt-words")
    ] = None,
    from_file: Annotated[
        Path | None, typer.Option("--from", metavar="FILE", help="cli-odds-opt-from")
    ] = None,
    seat: Annotated[int | None, number("--seat", "cli-odds-opt-seat")] = None,
    setting: Settings = None,
    components: Pack = None,
    as_json: Json = False,
    lang: Lang = "",
) -> None:
    terminal, found = terminal_of(context), registry.game(game)
    if from_file is not None:
        position = position_in(terminal, found, from_file)
        speech = terminal.speech_for(found, found.components_of(position))
        _tell(terminal, speech, _from_position(speech, found, position, seat, words or []), as_json)
        return
    pack = found.load_components(read_text(components), str(components)) if components else None
    speech = terminal.speech_for(found, pack)
    if not words:
        _list_parameters(terminal, speech, found)
        return
    settings = setting_values(found, list(setting or []))
    try:
        lines = found.odds_of(words, pack, settings)
    except NoOdds:
        raise CommandError("cli-odds-no-game", game=found.title) from None
    except OddsError as error:
        raise CommandError("cli-odds-untold", USAGE, reason=speech.saying(error.saying)) from None
    _tell(terminal, speech, lines, as_json)


def _from_position(
    speech: Speech, game: AnyGame, position: Position, seat: int | None, words: Sequence[str]
) -> list[Saying]:
    """What is at hand in a position, or an idea in words, with the eyes of one seat."""
    eyes = seat if seat is not None else (position.waiting() or (0,))[0]
    if eyes >= position.seats:
        raise CommandError("cli-no-such-seat", number=eyes, last=position.seats - 1)
    try:
        return game.odds(position.view(eyes), game.components_of(position), words)
    except NoOdds:
        raise CommandError("cli-odds-no-game", game=game.title) from None
    except OddsError as error:
        code = USAGE if words else FAILED
        raise CommandError("cli-odds-untold", code, reason=speech.saying(error.saying)) from None
    except IllegalMove as error:
        raise CommandError("cli-odds-untold", FAILED, reason=speech.refusal(error)) from None


def _list_parameters(terminal: Terminal, speech: Speech, game: AnyGame) -> None:
    """What may be stated of a battle of this game."""
    if not game.odds_parameters:
        raise CommandError("cli-odds-no-game", game=game.title)
    terminal.tell(speech.say("cli-odds-stated", game=game.title))
    table = Table.grid(padding=(0, 2))
    for parameter in game.odds_parameters:
        flag = isinstance(parameter.default, bool)
        values = "|".join(parameter.among) or ("N" if isinstance(parameter.default, int) else "...")
        table.add_row(
            f"  {parameter.name}" if flag else f"  {parameter.name}={values}", speech.say(parameter.message)
        )
    terminal.show(table)
    terminal.tell(speech.say(game.odds_example))


def _tell(terminal: Terminal, speech: Speech, lines: Sequence[Saying], as_json: bool) -> None:
    if not as_json:
        terminal.tell_all(speech.saying(line) for line in lines)
        return
    terminal.give({"lines": [{**line.as_json(), "text": speech.saying(line)} for line in lines]})
