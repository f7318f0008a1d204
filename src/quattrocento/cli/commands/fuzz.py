"""``fuzz``: random play, or that of a bot, with every promise of the game checked on the way."""

import time
from pathlib import Path
from typing import Annotated

import typer
from rich.progress import Progress

from quattrocento import contract
from quattrocento.bots.random_bot import RandomBot
from quattrocento.bots.registry import bot as bot_named
from quattrocento.cli.table.saves import ENDING
from quattrocento.cli.table.seating import known_bot
from quattrocento.cli.terminal.errors import FAILED
from quattrocento.cli.terminal.files import write_text
from quattrocento.cli.terminal.parameters import GameName, Json, Lang, number
from quattrocento.cli.terminal.screen import Terminal, terminal_of
from quattrocento.contract import Chooser, FuzzResult
from quattrocento.kernel import registry
from quattrocento.kernel.game import AnyGame


def fuzz(
    context: typer.Context,
    game: GameName = "magnifico",
    decisions: Annotated[int, number("--decisions", "cli-fuzz-opt-decisions", 1)] = 10_000,
    seed: Annotated[int, number("--seed", "cli-fuzz-opt-seed")] = 0,
    bot: Annotated[str, typer.Option("--bot", metavar="BOT", help="cli-fuzz-opt-bot")] = "random",
    save_dir: Annotated[
        Path, typer.Option("--save-dir", metavar="FOLDER", help="cli-fuzz-opt-save-dir")
    ] = Path(),
    as_json: Json = False,
    lang: Lang = "",
) -> None:
    terminal = terminal_of(context)
    found = registry.game(game)
    chooser = _chooser(bot)
    began = time.perf_counter()
    result = _fuzzed(terminal, found, decisions, seed, chooser)
    seconds = time.perf_counter() - began
    files = _kept(result, found.name, seed, save_dir)
    if as_json:
        terminal.give(
            {
                "decisions": result.decisions,
                "violations": len(result.violations),
                "games": result.games,
                "promises": result.promises,
                "seconds": round(seconds, 3),
                "findings": [
                    {"promise": one.promise, "message": one.message, "record": str(file)}
                    for one, file in zip(result.violations, files, strict=True)
                ],
            }
        )
    else:
        _tell(terminal, result, seconds, files)
    if result.violations:
        raise typer.Exit(FAILED)


def _chooser(name: str) -> Chooser | None:
    """How a bot chooses; the random one leaves that to the fuzzing, whose chance likes rare things."""
    return None if known_bot(name) == RandomBot.name else bot_named(name).choose


def _fuzzed(
    terminal: Terminal, game: AnyGame, decisions: int, seed: int, chooser: Chooser | None
) -> FuzzResult:
    with Progress(console=terminal.errors, disable=not terminal.errors.is_terminal, transient=True) as bar:
        task = bar.add_task(terminal.say("cli-fuzz-progress"), total=decisions)
        return contract.fuzz(
            game, decisions, seed, lambda so_far: bar.update(task, completed=so_far.decisions), chooser
        )


def _kept(result: FuzzResult, game: str, seed: int, folder: Path) -> list[Path]:
    """Each violation as a record that ``replay`` opens."""
    files: list[Path] = []
    for n, violation in enumerate(result.violations, 1):
        files.append(folder / f"violation-{game}-{seed}-{n}{ENDING}")
        write_text(files[-1], violation.record)
    return files


def _tell(terminal: Terminal, result: FuzzResult, seconds: float, files: list[Path]) -> None:
    for one, file in zip(result.violations, files, strict=True):
        terminal.tell(
            terminal.say("cli-fuzz-violation", promise=one.promise, detail=one.message, file=str(file)),
            style="red",
        )
    about: dict[str, str | int] = {
        "decisions": result.decisions,
        "games": result.games,
        "seconds": f"{seconds:.1f}",
    }
    about["violations"] = len(result.violations)
    terminal.tell(terminal.say("cli-fuzz-summary", **about))
