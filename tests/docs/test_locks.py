"""The lock files work on every machine: nothing is missing, and no address is written down."""

import json
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[2]
NPM = [ROOT / "web" / "package-lock.json", ROOT / "bench" / "load" / "node" / "package-lock.json"]
PIP = sorted(ROOT.glob("requirements*.lock"))


@pytest.mark.parametrize("lock", NPM, ids=lambda path: path.parent.name)
def test_packages_of_other_platforms_are_locked_too(lock: Path) -> None:
    packages: dict[str, dict[str, Any]] = json.loads(lock.read_text(encoding="utf-8"))["packages"]
    for path, package in packages.items():
        for name in package.get("optionalDependencies", {}):
            assert {f"node_modules/{name}", f"{path}/node_modules/{name}"} & packages.keys(), (path, name)


@pytest.mark.parametrize("lock", NPM, ids=lambda path: path.parent.name)
def test_no_registry_is_named_for_npm(lock: Path) -> None:
    packages: dict[str, dict[str, Any]] = json.loads(lock.read_text(encoding="utf-8"))["packages"]
    assert packages
    assert [path for path, package in packages.items() if "resolved" in package] == []


@pytest.mark.parametrize("lock", PIP, ids=lambda path: path.name)
def test_no_registry_is_named_for_pip(lock: Path) -> None:
    text = lock.read_text(encoding="utf-8")
    assert "==" in text
    assert "://" not in text
