"""Surroundings into which Ambush was installed, as a distribution of its own."""

import os
import tomllib
from pathlib import Path

AMBUSH = Path(__file__).parents[1] / "examples" / "ambush"


def installed(folder: Path) -> dict[str, str]:
    """The environment of a program that finds Ambush by its entry point.

    A folder with the metadata that pip would write from the game's own pyproject is all that an
    installed distribution is to Python; so nothing is built, and nothing fetched.
    """
    project = tomllib.loads((AMBUSH / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    metadata = folder / f"{project['name'].replace('-', '_')}-{project['version']}.dist-info"
    metadata.mkdir()
    head = f"Metadata-Version: 2.1\nName: {project['name']}\nVersion: {project['version']}\n"
    (metadata / "METADATA").write_text(head, encoding="utf-8")
    lines: list[str] = []
    for group, entries in project["entry-points"].items():
        lines += [f"[{group}]", *(f"{name} = {value}" for name, value in entries.items())]
    (metadata / "entry_points.txt").write_text("\n".join(lines) + "\n", encoding="utf-8")
    paths = os.pathsep.join([str(folder), str(AMBUSH)])
    return {"PYTHONPATH": paths, "XDG_DATA_HOME": str(folder), "QUATTROCENTO_LANG": "en"}
