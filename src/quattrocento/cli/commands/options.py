"""``options``: what may be chosen in a position, and what each choice costs and brings."""

from pathlib import Path
from typing import Annotated, Any

import typer
from rich.text import Text

from quattrocento.cli.table.menu import signs_of
from quattrocento.cli.terminal.errors import CommandError
from quattrocento.cli.terminal.parameters import GameName, Json, Lang, number
from quattrocento.cli.terminal.records import position_in
from quattrocento.cli.terminal.screen import terminal_of
from quattrocento.kernel import registry
from quattrocento.kernel.effect import Effect
from quattrocento.kernel.move import Move
from quattrocento.kernel.notation import Notation
from quattrocento.kernel.view import plain
from quattrocento.speech import Speech


def options(
    context: typer.Context,
    game: GameName,
    from_file: Annotated[Path, typer.Argument(metavar="FILE", help="cli-options-opt-from")],
    seat: Annotated[int | None, number("--seat", "cli-options-opt-seat")] = None,
    as_json: Json = False,
    lang: Lang = "",
) -> None:
    terminal, found = terminal_of(context), registry.game(game)
    position = position_in(terminal, found, from_file)
    eyes = seat if seat is not None else (position.waiting() or (0,))[0]
    if eyes >= position.seats:
        raise CommandError("cli-no-such-seat", number=eyes, last=position.seats - 1)
    components = found.components_of(position)
    speech = terminal.speech_for(found, components)
    notation = found.notation
    moves, view = list(position.options(eyes)), position.view(eyes)
    effects = found.effects(view, components, moves)
    if as_json:
        told = [_option(speech, notation, move, of) for move, of in zip(moves, effects, strict=True)]
        accounts = {name: account(view, eyes) for name, account in found.accounts.items()}
        terminal.give({"seat": eyes, "accounts": accounts, "options": told})
        return
    if not moves:
        terminal.tell(speech.say("cli-options-none", name=speech.seat(eyes)))
    for move, of in zip(moves, effects, strict=True):
        line = Text.assemble(("  " + notation.text(move)).ljust(24), speech.move(move))
        terminal.show(line.append("".join(signs_of(speech, of)), "dim"))


def _option(speech: Speech, notation: Notation, move: Move, effects: list[Effect]) -> dict[str, Any]:
    told = [{**plain(effect), "text": speech.saying(effect.saying)} for effect in effects]
    return {
        "move": list(move),
        "notation": notation.text(move),
        "text": speech.move(move),
        "effects": told,
    }
