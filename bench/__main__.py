"""``python -m bench [PART]``: one part of the bench, or without a name all of them, one after the other."""

import typer

from bench.clicks.command import clicks
from bench.client.command import client
from bench.games import games
from bench.load.command import load

app = typer.Typer(add_completion=False, rich_markup_mode=None, subcommand_metavar="[PART]")
app.command("clicks")(clicks)
app.command("client")(client)
app.command("games")(games)
app.command("load")(load)


@app.callback(invoke_without_command=True)
def bench(context: typer.Context) -> None:
    """Speed: games and server side by side with peers in the same run, the browser client by itself.

    Without a part, all of them run as their defaults say. PART --help tells what to choose.
    """
    if context.invoked_subcommand is None:
        games()
        load()
        client()


if __name__ == "__main__":
    app(prog_name="python -m bench")
