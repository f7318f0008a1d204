"""Component packs, whatever the game: corrected copies of the component file, and wrong ones."""

import pytest

from quattrocento.kernel.fate import Dice
from quattrocento.kernel.registry import game, games
from quattrocento.kernel.table import new_table, replayed
from quattrocento.testing import rule
from quattrocento.testing.spoiling import refused_pack, spoilt_pack, standard_pack
from tests.rules.m400 import wrong_texts as m400_wrong
from tests.rules.venetia import wrong_texts as venetia_wrong
from tests.rules.ventura import wrong_texts as ventura_wrong

# Those of Magnifico are refused in tests of their own.
WRONG = {"ventura": ventura_wrong, "venetia": venetia_wrong, "m400": m400_wrong}


@pytest.mark.parametrize("name", games())
def test_the_standard_file_is_a_pack_without_changes(name: str) -> None:
    components = game(name).load_components(standard_pack(game(name)), "a pack")
    assert game(name).component_changes(components) == []


@rule("VTR-2.6", "VTR-3.3", "VNZ-16.4", "VNZ-21.1", "M4-1.1")
@pytest.mark.parametrize(
    ("name", "table", "entry", "key", "old", "new"),
    [
        ("magnifico", "cards", "gyroscope", "cost", 40, 50),
        ("ventura", "companies", "pikemen", "melee", 2, 4),
        ("venetia", "colonies", "zara", "value", 4, 2),
        ("m400", "territories", "gallia", "value", 3, 5),
    ],
)
def test_a_pack_changes_values_and_is_named_in_records(
    name: str, table: str, entry: str, key: str, old: int, new: int
) -> None:
    found, changes = game(name), [(table, entry, key, str(new))]
    pack = spoilt_pack(found, entry, f"{key} = {old}", f"{key} = {new}")
    components = found.load_components(pack, "a pack")
    assert found.component_changes(components) == changes
    record = new_table(found, 3, {}, Dice(1), components).record.text()
    assert found.component_changes(replayed(record, "a record", games()).components) == changes


@pytest.mark.parametrize("name", games())
def test_a_found_value_needs_its_source(name: str) -> None:
    lines = standard_pack(game(name)).splitlines()
    lines.remove(next(line for line in lines if line.startswith("source = ")))
    assert refused_pack(game(name), "\n".join(lines)).id == "text-source"


@pytest.mark.parametrize(
    ("name", "wrong"), [(name, wrong) for name, texts in WRONG.items() for wrong in texts.PACKS]
)
def test_a_wrong_pack_is_refused_with_its_reason(name: str, wrong: str) -> None:
    fault, entry, old, new = WRONG[name].PACKS[wrong]
    error = refused_pack(game(name), spoilt_pack(game(name), entry, old, new))
    assert error.id == fault
    assert error.line
