"""Documents: what is wrong is named with its line."""

import pytest

from quattrocento.kernel.document import Document, DocumentError, Field, check_keys

TEXT = """\
title = "Palio"

[rules]
rounds = 3   # of the whole game
cruel = true

[[horse]]
id = "brina"

[[horse]]
id = "zara"
speed = 4
"""
FIELDS = {"id": Field("text"), "speed": Field("number", 0, 9, optional=True)}


def test_data_and_lines() -> None:
    document = Document(TEXT, "palio.toml")
    assert document.data["title"] == "Palio"
    assert document.table("rules") == {"rounds": 3, "cruel": True}
    assert [row["id"] for row in document.rows("horse")] == ["brina", "zara"]
    assert document.rows("jockey") == []
    assert document.table("jockeys") == {}
    assert document.line("", 0, "title") == 1
    assert document.line("rules", 0, "cruel") == 5
    assert document.line("horse", 1, "speed") == 12
    assert document.line("horse", 0, "speed") == 7
    assert document.line("nowhere") == 0


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("a = 1\nb = = 2\n", 2),
        ("a = 1\na = 2\n", 2),
        ('a = "open\n', 1),
        ("a = [1,\n2", 2),
        ("a = " + "9" * 5000, 1),
        ("a = " + "[" * 5000, 1),
    ],
)
def test_a_text_that_is_no_toml_is_refused_with_its_line(text: str, line: int) -> None:
    with pytest.raises(DocumentError) as refused:
        Document(text, "palio.toml")
    assert refused.value.line == line
    assert str(refused.value).startswith(f"palio.toml, line {line}: ")


def test_an_error_without_a_line_names_only_the_file() -> None:
    error = DocumentError("palio.toml", 0, "text-key-missing", key="'id'")
    assert str(error) == "palio.toml: the key 'id' is missing"


def test_a_table_in_the_wrong_place_is_refused() -> None:
    document = Document(TEXT, "palio.toml")
    with pytest.raises(DocumentError, match=r"line 7: a table \[horse\]"):
        document.table("horse")
    with pytest.raises(DocumentError, match=r"line 3: \[\[rules\]\] entries"):
        document.rows("rules")


@pytest.mark.parametrize(
    ("row", "line", "message"),
    [
        ({"id": "zara", "sped": 4}, 10, "unknown key 'sped'; is 'speed' meant?"),
        ({"id": "zara", "speed": 10}, 12, "speed: at most 9 is expected, not 10"),
        ({"id": "zara", "speed": -1}, 12, "speed: at least 0 is expected, not -1"),
        ({"id": "zara", "speed": 1.5}, 12, "speed: a whole number is expected, not 1.5"),
        ({"id": "zara", "speed": True}, 12, "speed: a number is expected, not True"),
        ({"id": 7}, 11, "id: a text is expected, not 7"),
        ({"speed": 4}, 10, "the key 'id' is missing"),
    ],
)
def test_wrong_keys_and_values(row: dict[str, object], line: int, message: str) -> None:
    with pytest.raises(DocumentError) as refused:
        check_keys(Document(TEXT, "palio.toml"), "horse", 1, row, FIELDS)
    assert (refused.value.line, refused.value.message) == (line, message)


def test_a_value_among_some() -> None:
    document, answer = Document(TEXT, "palio.toml"), Field("text", among=("yes", "no"))
    answer.check(document, ("rules", 0, "cruel"), "cruel", "yes")
    with pytest.raises(DocumentError, match="line 5: cruel: one of yes, no is expected, not 'si'"):
        answer.check(document, ("rules", 0, "cruel"), "cruel", "si")


def test_an_unknown_word_far_from_all_lists_some() -> None:
    known = [f"place_{number}" for number in range(20)]
    document = Document(TEXT, "palio.toml")
    error = document.unknown("place", "zzz", known, ("rules", 0, "cruel"))
    assert str(error).startswith("palio.toml, line 5: unknown place 'zzz'; expected: place_0, ")
    assert error.message.endswith("place_11, ...")
    error = document.unknown("place", "zzz", known[:2], ("rules", 0, "cruel"))
    assert error.message == "unknown place 'zzz'; expected: place_0, place_1"
