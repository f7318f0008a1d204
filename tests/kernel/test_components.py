"""Component packs: checked on loading, and told by what they change."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from quattrocento.kernel.components import NAMED, Schema, corrected, differences
from quattrocento.kernel.document import Document, DocumentError, Field

SCHEMA = Schema(
    {"constants": {"coins": Field("number", 0, 99), "origin": Field("text")}},
    {"cards": {"cost": Field("number", 0, 99, optional=True), **NAMED}},
)
TEXT = """\
[constants]
coins = 3
origin = "seed"

[[cards]]
id = "guard"
name_en = "Guard"
name_it = "Guardia"
origin = "seed"
cost = 2

[[cards]]
id = "spy"
name_en = "Spy"
name_it = "Spia"
origin = "found"
source = "the box"
"""


def read(text: str) -> dict[str, Any]:
    document = Document(text, "pack.toml")
    SCHEMA.check(document)
    SCHEMA.same_ids(document, Document(TEXT, "standard").data)
    return document.data


STANDARD = read(TEXT)


@pytest.mark.parametrize(
    ("old", "new", "line", "message"),
    [
        ("cost = 2", "cost = 200", 10, "at most 99"),
        ("cost = 2", "price = 2", 10, "unknown key 'price'"),
        ("cost = 2", "cost = 2\n\n[extra]", 12, "unknown table 'extra'"),
        ("coins = 3\n", "", 1, "'coins' is missing"),
        ('origin = "found"', 'origin = "rumour"', 16, "one of seed, found, reconstructed"),
        ('source = "the box"\n', "", 16, "needs a 'source'"),
        ('id = "spy"', 'id = "guard"', 13, "stands twice"),
        ('id = "spy"', 'id = "thief"', 13, "'spy' is expected here, not 'thief'"),
        (TEXT[TEXT.index('\n[[cards]]\nid = "spy"') :], "", 5, "'spy' of cards is missing"),
        (TEXT[: TEXT.index("[[cards]]")], "", 0, "the table 'constants' is missing"),
    ],
)
def test_a_wrong_pack_is_refused_with_its_line(old: str, new: str, line: int, message: str) -> None:
    assert old in TEXT
    with pytest.raises(DocumentError) as refused:
        read(TEXT.replace(old, new))
    assert refused.value.line == line
    assert message in refused.value.message


def test_a_pack_may_not_add_entries() -> None:
    third = TEXT[TEXT.index('[[cards]]\nid = "spy"') :].replace("spy", "thief")
    with pytest.raises(DocumentError, match="no further entry is expected here"):
        read(TEXT + "\n" + third)


def test_the_standard_changes_nothing() -> None:
    assert differences(STANDARD, STANDARD) == []
    assert differences(read(TEXT), STANDARD) == []


def test_what_a_pack_changes() -> None:
    text = TEXT.replace("coins = 3", "coins = 5").replace('"Spia"', '"La spia"').replace("cost = 2\n", "")
    pack = read(text.replace('source = "the box"', 'source = "the box"\ncost = 7'))
    changes = differences(pack, STANDARD)
    assert changes == [
        ("constants", "-", "coins", "5"),
        ("cards", "guard", "cost", "null"),
        ("cards", "spy", "name_it", '"La spia"'),
        ("cards", "spy", "cost", "7"),
    ]
    assert corrected(STANDARD, changes) == pack
    assert differences(STANDARD, STANDARD) == []


@given(coins=st.integers(0, 99), name=st.text(), cost=st.one_of(st.none(), st.integers(0, 99)))
def test_changes_make_the_pack_again(coins: int, name: str, cost: int | None) -> None:
    pack = corrected(STANDARD, [])
    pack["constants"]["coins"] = coins
    pack["cards"][0]["name_en"] = name
    if cost is not None:
        pack["cards"][1]["cost"] = cost
    assert corrected(STANDARD, differences(pack, STANDARD)) == pack


@pytest.mark.parametrize("change", [("cards", "thief"), ("cards", "-"), ("constants", "guard"), ("x", "y")])
def test_a_change_of_nothing_is_an_error(change: tuple[str, str]) -> None:
    with pytest.raises(KeyError):
        corrected(STANDARD, [(*change, "cost", "1")])


def test_ids_do_not_change() -> None:
    with pytest.raises(KeyError):
        corrected(STANDARD, [("cards", "spy", "id", '"thief"')])
