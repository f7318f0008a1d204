"""Component packs: corrected copies of the component file, and wrong ones."""

import pytest

from quattrocento.games.venetia.entry import GAME
from quattrocento.kernel.fate import Dice
from quattrocento.kernel.table import new_table, replayed
from quattrocento.testing import rule
from quattrocento.testing.wrong_texts import pack, refused_pack

STANDARD = (GAME.package / "components.toml").read_text(encoding="utf-8")


def test_the_standard_file_is_a_pack_without_changes() -> None:
    assert GAME.component_changes(GAME.load_components(STANDARD, "a pack")) == []


@rule("VNZ-16.4", "VNZ-21.1")
def test_a_pack_changes_values_and_is_named_in_records() -> None:
    components = GAME.load_components(pack(GAME, "zara", "value = 4", "value = 2"), "a pack")
    assert GAME.component_changes(components) == [("colonies", "zara", "value", "2")]
    table = new_table(GAME, 3, {}, Dice(1), components)
    again = replayed(table.record.text(), "a record", {"venetia": GAME})
    assert GAME.component_changes(again.components) == [("colonies", "zara", "value", "2")]


WRONG: dict[str, tuple[str, str, str, str]] = {
    "an unknown key": ("text-unknown-near", "zara", "value = 4", "valu = 4"),
    "a word for a number": ("text-kind", "zara", "value = 4", 'value = "4"'),
    "less than one": ("text-at-least", "zara", "value = 4", "value = 0"),
    "a value above any revolt": ("pack-colony-value", "zara", "value = 4", "value = 6"),
    "a sea that one Influence fills (VNZ-R54)": ("text-at-least", "mar_ionio", "value = 3", "value = 1"),
    "another id": ("text-entry", "zara", 'id = "zara"', 'id = "zadar"'),
    "another region": ("pack-fixed", "zara", 'region = "dalmazia"', 'region = "albania"'),
    "an unknown sea": (
        "text-unknown-near",
        "dalmazia",
        'seas = ["mar_adriatico"]',
        'seas = ["mar_adriatic"]',
    ),
    "a link one way": (
        "pack-border",
        "mar_adriatico",
        'adjacent = ["mar_ionio"]',
        'adjacent = ["mar_egeo"]',
    ),
    "an unknown Kingdom": (
        "text-unknown-near",
        "sack_of_tana",
        'params = { kingdom = "golden_horde", region = "tartaria" }',
        'params = { kingdom = "golden_hoard", region = "tartaria" }',
    ),
    "a Threat without its region": (
        "pack-parameter-missing",
        "sack_of_tana",
        'params = { kingdom = "golden_horde", region = "tartaria" }',
        'params = { kingdom = "golden_horde" }',
    ),
    "two crosses for three epochs": (
        "pack-crosses",
        "sack_of_tana",
        "crosses = [0, 1, 1]",
        "crosses = [0, 1]",
    ),
    "a card without its number": (
        "pack-parameter-missing",
        "muda",
        "params = { amount = 1 }",
        "params = {}",
    ),
    "an unknown parameter": (
        "text-unknown-near",
        "muda",
        "params = { amount = 1 }",
        "params = { amont = 1 }",
    ),
    "another type": ("pack-fixed", "muda", 'type = "commercial"', 'type = "military"'),
    "a scoring beside the track": (
        "pack-scoring-space",
        "[constants]",
        "first_scoring_space = 8",
        "first_scoring_space = 30",
    ),
    "two Kingdoms in one region": (
        "pack-setup-kingdom",
        "byzantine_empire",
        'setup_region = "romania"',
        'setup_region = "levante"',
    ),
    "a die without faces": (
        "pack-faces",
        "commercial",
        'faces = ["two", "two", "three", "three", "four", "four"]',
        "faces = []",
    ),
    "a returning Family card that is not the lowest (VNZ-R22)": (
        "pack-lowest-card",
        "young_patrician",
        "value = 1",
        "value = 3",
    ),
    "two lowest Family cards (VNZ-19.4)": ("pack-lowest-card", "merchant", "value = 2", "value = 1"),
    "another option": ("pack-fixed", "hand_limit", "default = 0", "default = 5"),
}


@pytest.mark.parametrize("name", WRONG)
def test_a_wrong_pack_is_refused_with_its_reason(name: str) -> None:
    fault, entry, old, new = WRONG[name]
    error = refused_pack(GAME, pack(GAME, entry, old, new))
    assert error.id == fault
    assert error.line


@rule("VNZ-2.7")
def test_there_are_enough_fleets_for_the_setup() -> None:
    text = pack(GAME, "mar_di_ponente", "setup_fleets = 1", "setup_fleets = 3")
    assert refused_pack(GAME, text.replace("count = 10\n", "count = 2\n")).id == "pack-setup-fleets"


@rule("VNZ-R49")
def test_every_epoch_needs_crosses() -> None:
    text = STANDARD.replace("crosses = [1, 0, 1]", "crosses = [0, 0, 1]")
    assert refused_pack(GAME, text).id == "pack-no-crosses"


def test_a_found_value_needs_its_source() -> None:
    lines = [line for line in STANDARD.splitlines() if not line.startswith('source = "elcornetin.es')]
    assert refused_pack(GAME, "\n".join(lines)).id == "text-source"


@rule("VNZ-2.3", "VNZ-7.10")
def test_a_deck_smaller_than_the_first_hands_is_dealt_as_far_as_it_goes() -> None:
    text = pack(GAME, "muda", "copies = 2", "copies = 1")
    text = text.replace("initial_action_cards = 3\n", "initial_action_cards = 9\n")
    components = GAME.load_components(text, "a pack")
    position = GAME.start(4, {}, Dice(1), components)
    assert [len(hand) for hand in position.hand] == [9, 9, 9, 8]
    assert all(card >= 0 for hand in position.hand for card in hand)
    assert GAME.violations(position) == []
