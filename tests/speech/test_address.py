"""Italian speaks to its reader as "tu" everywhere: in sentences of Python and the client, and on cards."""

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

import quattrocento
from quattrocento.kernel.registry import games

ROOT = Path(quattrocento.__file__).parents[2]

# The possessive, the pronoun, and verbs in the second person plural that are no participle or noun as well.
PLURAL = re.compile(
    r"\b(vostr[aeio]|voi|avete|siete|potete|dovete|volete|sapete|vedete|fate|dite|andate"
    r"|\w+(?:ggete|ndete|rdete|ttete|gliete|nete|vete|dete|iate)|sarete|avrete|potrete|dovrete"
    r"|lanciate|attaccate (?:un|il|la|via)|giocate (?:un|il|la)|pescate (?:un|il|la)|scegliete"
    r"|(?:chi|che) vi (?:attacca|deve|paga|offre|ruba|dà))\b",
    re.IGNORECASE,
)
# Words that only look like it.
NO_VERBS = {"rete", "sete", "fate", "prete", "monete", "complete", "segrete", "concrete", "inviate"}


def addresses(text: str) -> list[str]:
    """The words that address several readers."""
    words = [found[0] for found in PLURAL.finditer(text)]
    return [word for word in words if word.casefold() not in NO_VERBS]


def sentences() -> Iterator[tuple[str, str]]:
    folders = [ROOT / "src", ROOT / "web" / "src", ROOT / "examples"]
    for path in (found for folder in folders for found in folder.rglob("it.ftl")):
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            told = re.sub(r"^[\w-]+ =", "", line)
            if not told.startswith("#"):
                yield f"{path.relative_to(ROOT)}:{number}", told
    for game in games().values():
        tables = tomllib.loads((game.package / "components.toml").read_text(encoding="utf-8"))
        for rows in (table for table in tables.values() if isinstance(table, list)):
            for row in rows:
                for key in (key for key in row if key.endswith("_it")):
                    yield f"{game.name} {row['id']}", row[key]


@pytest.mark.parametrize(
    "text",
    [
        "Ogni colpo dei vostri aerei elimina un soldato.",
        "Quando difendete un castello avete un assalto.",
        "Lanciate un dado in meno.",
        "Chi vi attacca via mare perde un soldato.",
        "Quando attaccate via mare perdete un soldato.",
    ],
)
def test_the_plural_is_found(text: str) -> None:
    assert addresses(text)


@pytest.mark.parametrize(
    "text",
    [
        "Uno stato che vi si affaccia; chi vi ha Influenza.",
        "Le carte giocate, scartate e pescate restano.",
        "Le ferite tolte, il limite, le monete e la rete.",
        "Il tuo Esercito che vi ha preso parte.",
    ],
)
def test_participles_and_places_are_left_alone(text: str) -> None:
    assert not addresses(text)


def test_no_sentence_in_italian_addresses_its_reader_in_the_plural() -> None:
    told = list(sentences())
    assert len(told) > 1000
    assert not [(place, addresses(text)) for place, text in told if addresses(text)]
