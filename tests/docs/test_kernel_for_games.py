"""The list of the kernel's modules that a game may rely on is that of the modules that the games import."""

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
IMPORT = re.compile(r"^from quattrocento\.kernel\.(\w+) import", re.MULTILINE)


def test_the_list_names_what_the_games_import() -> None:
    page = (ROOT / "docs" / "adding-a-game.md").read_text(encoding="utf-8")
    rows = page.partition("| Of `quattrocento.kernel` |")[2].splitlines()[2:]
    listed = {
        name for row in rows if row.startswith("|") for name in re.findall(r"`(\w+)`", row.split("|")[1])
    }
    folders = (ROOT / "src" / "quattrocento" / "games", ROOT / "examples" / "ambush")
    files = [file for folder in folders for file in folder.rglob("*.py")]
    assert listed == {name for file in files for name in IMPORT.findall(file.read_text(encoding="utf-8"))}
