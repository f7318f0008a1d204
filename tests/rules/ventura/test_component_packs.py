"""Component packs: corrected copies of the component file, and wrong ones."""

import pytest

from quattrocento.games.ventura.entry import GAME
from quattrocento.kernel.fate import Dice
from quattrocento.kernel.table import new_table, replayed
from quattrocento.testing import rule
from quattrocento.testing.spoiling import refused_pack, spoilt_pack

STANDARD = (GAME.package / "components.toml").read_text(encoding="utf-8")


def test_the_standard_file_is_a_pack_without_changes() -> None:
    assert GAME.component_changes(GAME.load_components(STANDARD, "a pack")) == []


@rule("VTR-2.6", "VTR-3.3")
def test_a_pack_changes_values_and_is_named_in_records() -> None:
    components = GAME.load_components(spoilt_pack(GAME, "pikemen", "melee = 2", "melee = 4"), "a pack")
    assert GAME.component_changes(components) == [("companies", "pikemen", "melee", "4")]
    table = new_table(GAME, 3, {}, Dice(1), components)
    again = replayed(table.record.text(), "a record", {"ventura": GAME})
    assert GAME.component_changes(again.components) == [("companies", "pikemen", "melee", "4")]


WRONG: dict[str, tuple[str, str, str, str]] = {
    "an unknown key": ("text-unknown-near", "pikemen", "melee = 2", "mele = 2"),
    "a word for a number": ("text-kind", "pikemen", "melee = 2", 'melee = "2"'),
    "less than nothing": ("text-at-least", "pikemen", "melee = 2", "melee = -2"),
    "another id": ("text-entry", "pikemen", 'id = "pikemen"', 'id = "lancers"'),
    "an unknown class": ("text-unknown-near", "pikemen", 'class = "infantry"', 'class = "infantery"'),
    "an unknown type": (
        "text-unknown-near",
        "farmers",
        'mobilization = ["field", "hill"]',
        'mobilization = ["fields", "hill"]',
    ),
    "a card too many": ("pack-cards", "pikemen", "copies = 2", "copies = 3"),
    "an Event too few": ("pack-cards", "revolt", "copies = 2", "copies = 1"),
    "half a formula": (
        "pack-formula",
        "village_1",
        'income = { base = 1, per = 1, category = "vegetation" }',
        "income = { base = 1, per = 1 }",
    ),
    "no such parameter": ("pack-parameters", "piccinino", "params = { n = 2 }", "params = { wounds = 2 }"),
    "tiles that nobody uses": ("pack-tiles", "castle_1", "setup = 2", "setup = 4"),
    "another option": ("pack-fixed", "to_arms", "default = false", "default = true"),
    "Heavy Cavalry outside the editions": (
        "pack-fixed",
        "heavy_cavalry",
        "resistance = 6",
        "resistance = 7",
    ),
    "another rule": ("pack-fixed", "[constants]", "troop_areas = 5", "troop_areas = 6"),
}


@pytest.mark.parametrize("name", WRONG)
def test_a_wrong_pack_is_refused_with_its_reason(name: str) -> None:
    fault, entry, old, new = WRONG[name]
    error = refused_pack(GAME, spoilt_pack(GAME, entry, old, new))
    assert error.id == fault
    assert error.line


def test_a_found_value_needs_its_source() -> None:
    lines = [line for line in STANDARD.splitlines() if "boardtime.pl" not in line]
    assert refused_pack(GAME, "\n".join(lines)).id == "text-source"


@rule("VTR-R46")
def test_the_resistance_of_heavy_cavalry_is_corrected_by_edition() -> None:
    text = spoilt_pack(GAME, "en-2010", "heavy_cavalry_resistance = 6", "heavy_cavalry_resistance = 7")
    components = GAME.load_components(text, "a pack")
    position = GAME.start(3, {}, Dice(1), components)
    assert position.rules.toughness[components.heavy_cavalry] == 7
