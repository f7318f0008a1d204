"""Wrong component packs: each refused with its line and what was expected."""

import re
from pathlib import Path

import pytest

from quattrocento.games.magnifico.game import GAME
from quattrocento.kernel.document import DocumentError

STANDARD = (Path(GAME.package) / "components.toml").read_text(encoding="utf-8")


def line_within(where: str, line: str) -> int:
    """The number of a line in the entry with that id or in that table."""
    lines = STANDARD.splitlines()
    start = lines.index(where if where.startswith("[") else f'id = "{where}"')
    return lines.index(line, start) + 1


def pack(number: int, new: str) -> str:
    """The standard file with one line replaced."""
    lines = STANDARD.splitlines()
    lines[number - 1] = new
    return "\n".join(lines) + "\n"


def refused(text: str) -> DocumentError:
    with pytest.raises(DocumentError) as refusal:
        GAME.load_components(text, "a pack")
    assert refusal.value.source == "a pack"
    return refusal.value


KIND = 'kind = "airplane_improvement"'
BORDERS = 'borders = ["florence", "naples", "venice"]'
SEAS = 'seas = ["western_mediterranean", "levant_seas"]'
TORTOISE = "params = { dice = 2, hits = 3, build_cost = 20 }"
GLIDER = "params = { hooks = 3, build_cost = 20 }"


@pytest.mark.parametrize(
    ("where", "old", "new", "expected"),
    [
        ("gyroscope", "cost = 40", "cost = ", "value"),
        ("gyroscope", "cost = 40", "cots = 40", "'cost'"),
        ("gyroscope", "cost = 40", 'cost = "40"', "number"),
        ("gyroscope", "cost = 40", "cost = -10", "0"),
        ("gyroscope", "cost = 40", "cost = 45", "10"),
        ("gyroscope", "cost = 40", "cost = 40.5", "whole|10"),
        ("gyroscope", "copies = 3", "copies = -1", "0|1"),
        ("gyroscope", "copies = 3", "copies = true", "number"),
        (
            "gyroscope",
            'kind = "airplane_improvement"',
            'kind = "airplane_improvment"',
            "airplane_improvement",
        ),
        ("gyroscope", 'deck = "project"', 'deck = "projects"', "project"),
        ("gyroscope", 'effect = "plane_extra_hit"', 'effect = "plane_extra_hits"', "plane_extra_hit"),
        ("gyroscope", "params = { extra_hits = 1 }", "params = { hits = 1 }", "extra_hits"),
        ("gyroscope", "params = { extra_hits = 1 }", "params = { extra_hits = -1 }", "extra_hits|0|1"),
        ("gyroscope", "params = { extra_hits = 1 }", 'params = { extra_hits = "one" }', "extra_hits"),
        ("gyroscope", "params = { extra_hits = 1 }", "params = 1", "table"),
        ("gyroscope", 'origin = "reconstructed"', 'origin = "invented"', "seed, found, reconstructed"),
        ("gyroscope", 'origin = "reconstructed"', 'origin = "found"', "source"),
        ("gyroscope", 'name_it = "Giroscopio"', "name_it = 3", "text"),
        ("gyroscope", 'id = "gyroscope"', 'id = "gyroskope"', "'gyroscope'"),
        ("tank_tortoise", TORTOISE, TORTOISE.replace("dice = 2", "dice = -1"), "dice|0|1"),
        ("tank_tortoise", TORTOISE, TORTOISE.replace("dice = 2, ", ""), "dice"),
        ("tank_tortoise", TORTOISE, TORTOISE.replace("20", "15"), "10"),
        ("airplane_glider", GLIDER, GLIDER.replace("build_cost = 20", "build_cost = 25"), "10"),
        ("art_mona_lisa", "params = { vp = 5, income = 10 }", "params = { vp = 5, income = 15 }", "10"),
        ("leonardo", "params = { discount = 10 }", "params = { discount = 5 }", "10"),
        ("[constants]", "start_florins = 100", "start_florins = 105", "10"),
        ("[constants]", "money_cap = 300", "money_cap = 305", "10"),
        ("[constants]", "min_bid = 10", "min_bid = 15", "10"),
        ("[constants]", "income_per_territory = 10", "income_per_territory = 15", "10"),
        ("airplane_glider", GLIDER, GLIDER.replace("hooks = 3", "hooks = -1"), "hooks|0"),
        ("[constants]", "income_per_castle = 10", "income_per_castle = 15", "10"),
        ("[constants]", "setup_dice = 6", "setup_dice = 0", "1"),
        ("[constants]", "start_soldiers = 2", "start_soldiers = 0", "1"),
        ("[constants]", "max_attack_soldiers = 6", "max_attack_soldiers = 0", "1"),
        ("[constants]", "money_cap = 300", "money_cap = -300", "0|10|1"),
        ("[constants]", "money_cap = 300", 'money_cap = "much"', "number"),
        ("[constants]", "money_cap = 300", "money_cup = 300", "'money_cap'"),
        ("[constants]", "attacks_per_turn = 3", "attacks_per_turn = 2.5", "whole"),
        ("build_tower", "florins = 20", "florins = 25", "10"),
        ("players_3", "players = 3", "players = 2", "3"),
        ("players_3", "cards = 2", "cards = -2", "0|1|2"),
        ("workshop", "vp = 2", "vp = -2", "0|1"),
        ("soldier", "count = 50", "count = 0", "1|2"),
        ("hit", "faces = 3", "faces = -3", "0|1"),
        ("rome", BORDERS, 'borders = ["florence", "naples", "rom", "venice"]', "rom"),
        ("rome", BORDERS, 'borders = "naples"', "list"),
        ("rome", SEAS, 'seas = ["red_sea"]', "sea"),
        ("strait_1", 'between = ["london", "paris"]', 'between = ["london", "pari"]', "territor"),
        ("rome", SEAS, "seas = [[1]]", "sea"),
        ("strait_1", 'between = ["london", "paris"]', 'between = ["london"]', "two|2"),
        ("target_vp", "default = 30", "default = 29", "30|values"),
        ("[meta]", 'game = "magnifico"', 'game = "chess"', "magnifico"),
    ],
)
def test_a_wrong_value_is_refused_with_its_line(where: str, old: str, new: str, expected: str) -> None:
    number = line_within(where, old)
    error = refused(pack(number, new))
    assert error.line == number, error.message
    assert re.search(expected, error.message, re.IGNORECASE), error.message


@pytest.mark.parametrize("other", ["milan", "naples"])
def test_a_border_must_be_the_same_from_both_sides(other: str) -> None:
    # one neighbour that does not know of it, or one that is forgotten
    names = {"milan": '"florence", "milan", "naples", "venice"', "naples": '"florence", "venice"'}
    theirs = {"milan": 'borders = ["florence", "lyon", "venice"]', "naples": 'borders = ["rome"]'}
    number = line_within("rome", BORDERS)
    error = refused(pack(number, f"borders = [{names[other]}]"))
    assert error.line in (number, line_within(other, theirs[other]))
    assert "rome" in error.message
    assert other in error.message


def test_a_territory_cannot_border_itself() -> None:
    number = line_within("rome", BORDERS)
    assert refused(pack(number, 'borders = ["florence", "naples", "rome", "venice"]')).line == number


@pytest.mark.parametrize(
    ("where", "old", "new"),
    [
        ("[constants]", "start_soldiers = 2", "start_soldiers = 50"),
        ("soldier", "count = 50", "count = 2"),
        ("castle", "count = 16", "count = 4"),
    ],
)
def test_pieces_must_suffice_for_five_players_to_begin(where: str, old: str, new: str) -> None:
    refused(pack(line_within(where, old), new))


def test_the_cards_are_60_in_all() -> None:
    error = refused(pack(line_within("gyroscope", "copies = 3"), "copies = 4"))
    assert error.line
    assert "60" in error.message


def test_a_missing_key_is_refused_at_its_entry() -> None:
    number = line_within("gyroscope", "cost = 40")
    error = refused(pack(number, ""))
    assert error.line == line_within("gyroscope", 'id = "gyroscope"') - 1
    assert "'cost'" in error.message


def entry(name: str) -> str:
    """The whole entry of a cost."""
    start = STANDARD.index(f'[[costs]]\nid = "{name}"')
    return STANDARD[start : STANDARD.index("\n\n", start) + 2]


def test_a_missing_entry_is_refused_where_it_should_stand() -> None:
    error = refused(STANDARD.replace(entry("build_castle"), ""))
    assert error.line == line_within("build_castle", 'id = "build_castle"')
    assert "'build_castle'" in error.message


def test_the_last_entry_missing_is_refused() -> None:
    error = refused(STANDARD.replace(entry("attack"), ""))
    assert error.line
    assert "'attack'" in error.message


def test_an_entry_too_many_is_refused_with_its_line() -> None:
    extra = entry("attack").replace('id = "attack"', 'id = "build_bridge"')
    text = STANDARD.replace(entry("attack"), entry("attack") + extra)
    error = refused(text)
    assert error.line == text.splitlines().index('id = "build_bridge"') + 1
    assert "no further entry" in error.message


def test_entries_in_another_order_are_refused_with_their_line() -> None:
    first, second = entry("build_tower"), entry("build_castle")
    error = refused(STANDARD.replace(first + second, second + first))
    assert error.line == line_within("build_tower", 'id = "build_tower"')
    assert "'build_tower'" in error.message


def test_an_entry_that_stands_twice_is_refused_with_its_line() -> None:
    text = STANDARD.replace(entry("build_tower"), entry("build_tower") * 2)
    error = refused(text)
    first = text.splitlines().index('id = "build_tower"')
    assert error.line == text.splitlines().index('id = "build_tower"', first + 1) + 1
    assert "'build_tower'" in error.message


def test_an_unknown_table_is_refused_with_its_line() -> None:
    number = line_within("[meta]", "[meta]")
    text = pack(number, "[extras]\nx = 1\n\n[meta]")
    error = refused(text)
    assert error.line == number
    assert "'extras'" in error.message


def test_a_missing_table_is_named() -> None:
    start = STANDARD.index("[[impassable]]")
    text = STANDARD[:start] + STANDARD[STANDARD.index("# ---- 32 territories") :]
    assert "'impassable'" in refused(text).message


def test_a_text_that_is_no_toml_is_refused_with_its_line() -> None:
    number = line_within("gyroscope", "cost = 40")
    assert refused(pack(number, "cost: 40")).line == number
    assert refused(pack(number - 5, "[[cards")).line == number - 5
    assert refused("").message
