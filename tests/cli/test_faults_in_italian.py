"""What is wrong with a file is told in the player's language: packs, positions and records in Italian."""

import re
from pathlib import Path

import pytest

from quattrocento.kernel.registry import game
from tests.cli.conftest import Run

ENGLISH = re.compile(
    r"\b(an?(?= [a-z]{3})|the|is|are|be|not|no further|of|with|for|here|this|these|one|only|least|most"
    r"|expected|unknown|missing|meant|cannot|stands|stated|needs?|nothing|line)\b"
)

RECORD = """quattrocento record 1
game magnifico
rules 1
seats 3
start ; hit*6 blank*6 blank*6
0 colour red
"""

PACKS = [
    ("florins = 30", "florins = -30", "florins: ci vuole almeno 0, non -30"),
    ("florins = 30", "florins = 3000", "florins: ci vuole al massimo 999, non 3000"),
    ("florins = 30", "florins = 35", "florins: ci vuole un multiplo di 10, non 35"),
    ("florins = 30", 'florins = "30"', "florins: ci vuole un numero, non '30'"),
    ("florins = 30", "florins = 2.5", "florins: ci vuole un numero intero, non 2.5"),
    ("florins = 30", "florin = 30", "la chiave 'florin' non esiste; forse 'florins'?"),
    ("money_cap = 300\n", "", "manca la chiave 'money_cap'"),
    ("[[seas]]", "[[sees]]", "la tabella 'sees' non esiste; forse 'seas'?"),
    ('id = "gyroscope"', 'id = "spyglass"', "qui ci vuole 'gyroscope', non 'spyglass'"),
    ('kind = "leonardo"', 'kind = "painter"', "kind: ci vuole uno di questi: "),
    ("copies = 3", "copies = 4", "le carte devono essere 60 in tutto, non 61"),
    ("count = 50", "count = 2", "count: per cominciare ne servono almeno "),
    ("params = { extra_hits = 1 }", "params = { hits = 1 }", "params: ci vuole extra_hits, non hits"),
    ('between = ["london", "paris"]', 'between = ["london"]', "between: ci vogliono due territori"),
    (
        "default = 30",
        "default = 31",
        "default: ci vuole 30: un file di componenti non cambia le imp",
    ),
]

POSITIONS = [
    ("seats = 3", "seats = 9", "Magnifico si gioca in 3, 4, 5: in 9 non si può."),
    ("seats = 3", "seats = 3\nholder = 7", "holder: ci vuole un posto da 0 a 2, non 7"),
    ('colour = "blue"', 'colour = "red"', "colour: 'red' è già di un altro posto"),
    ('colour = "blue"', 'colour = "bleu"', "'bleu' non esiste (colour); forse 'blue'?"),
    ("money = 90", "money = 95", "money: ci vuole un multiplo di 10 fino a 300"),
    ('archive = ["gyroscope"]', 'archive = ["tank_tortoise"]', "archive: qui stanno solo carte progetto"),
    ("milan =", "mlian =", "'mlian' non esiste (territory); forse 'milan'?"),
    ("milan = ", "milan = 7 #", "milan: ci vuole 'seat N, …' con N da 0 a 2"),
    ("4 soldiers, castle", "4 soldiers", "naples: prima delle torri ci vuole 'castle'"),
    ("1 tank,", "21 tanks,", "rome: 21 carri, ma nella scatola ne restano 20"),
    ("2 soldiers", "no soldiers", "milan: ci vogliono soldiers, tanks, airplanes, castle o towers"),
    ('step = "turn"', 'step = "trun"', "il passo 'trun' non esiste; forse 'turn'?"),
    ('step = "turn"', 'step = "buy"', "questi passi [[decide]] non seguono "),
    ("round = 4", "round = 0", "round: ci vuole almeno 1"),
    ("points = 12", "points = 30", "points: al massimo 29 finché nessuno ha vinto"),
]

RECORDS = [
    ("quattrocento record 1", "a letter", "riga 1: non è un verbale"),
    ("game magnifico", "game chess", "è il gioco 'chess'"),
    ("rules 1", "rules 7", "riga 3: è stato scritto con le regole 7"),
    ("seats 3", "sits 3", "intestazione o 'start', non 'sits 3'"),
    ("seats 3", "seats many", "seats: ci vuole un numero, non 'many'"),
    ("seats 3", "seats 3\nseats 3", "«seats» è qui per la seconda volta"),
    ("seats 3", "seats 9", "riga 4: Magnifico si gioca in 3, 4, 5"),
    ("seats 3", "seats 3\noption target 9", "impostazione «target» non esiste."),
    ("seats 3", "seats 3\ncomponent cards x cost 1", "è un componente che si possa cambiare così: cards x"),
    ("seats 3", "seats 3\ncomponent cards gyroscope cost 5", "riga 5: cost: ci vuole un multiplo di 10"),
    (" blank*6\n", "\n", "riga 5: manca il risultato di 6 dadi su 6 (hit, blank, explosion)"),
    ("blank*6\n", "blank*6 hit\n", "inizio è scritto troppo: hit"),
    ("hit*6", "hut*6", "riga 5: 'hut' non è una faccia di questo dado"),
    ("hit*6", "hit*x", "riga 5: 'hit*x': dopo "),
    ("0 colour red", "colour red", "riga 6: ci vuole POSTO MOSSA [; SORTE], non 'colour red'"),
    ("0 colour red", "0 colour ?", "riga 6: una mossa nascosta non si può rigiocare"),
    (
        "0 colour red",
        "0 colour pink",
        "riga 6: 0 colour pink: «colour pink» non è una mossa di questo gioco.",
    ),
    ("0 colour red", "1 colour red", "riga 6: 1 colour red: Ora sceglie Posto 0. [MAG-4.7]"),
    ("0 colour red", "0 colour red ; hit", "riga 6: 0 colour red ; hit: della sorte è scritto troppo: hit"),
]


def told(run: Run, italian: str, *line: str | Path) -> None:
    """The sentence in Italian, on one line, and no English one; in English it is another."""
    outcome = run(*line, "--lang", "it")
    assert (outcome.code, outcome.out, outcome.err.count("\n")) == (1, "", 1)
    file = str(line[-1])
    said = outcome.err.removeprefix(file)
    assert italian in said
    assert not ENGLISH.search(re.sub(r"'[^']*'", "", said)), said
    in_english = run(*line, "--lang", "en").err
    assert in_english.count("\n") == 1
    assert said.partition(": ")[2] not in in_english


@pytest.mark.parametrize(("old", "new", "italian"), PACKS, ids=[case[1] for case in PACKS])
def test_a_wrong_pack(run: Run, tmp_path: Path, old: str, new: str, italian: str) -> None:
    standard = (game("magnifico").package / "components.toml").read_text(encoding="utf-8")
    assert old in standard
    file = tmp_path / "pack.toml"
    file.write_text(standard.replace(old, new, 1), encoding="utf-8")
    told(run, italian, "components", "magnifico", "--check", file)


@pytest.mark.parametrize(("old", "new", "italian"), POSITIONS, ids=[case[1] for case in POSITIONS])
def test_a_wrong_position(run: Run, position: Path, old: str, new: str, italian: str) -> None:
    text = position.read_text(encoding="utf-8")
    assert old in text
    position.write_text(text.replace(old, new, 1), encoding="utf-8")
    told(run, italian, "play", "--from", position)


@pytest.mark.parametrize(("old", "new", "italian"), RECORDS, ids=[case[1] for case in RECORDS])
def test_a_wrong_record(run: Run, tmp_path: Path, old: str, new: str, italian: str) -> None:
    assert old in RECORD
    file = tmp_path / "game.record"
    file.write_text(RECORD.replace(old, new, 1), encoding="utf-8")
    told(run, italian, "replay", file)


def test_a_position_within_a_record_is_told_with_the_line_of_the_record(
    run: Run, position: Path, tmp_path: Path
) -> None:
    lines = position.read_text(encoding="utf-8").replace("money = 90", "money = 95").splitlines()
    placed = "".join(f"| {line}\n" for line in lines)
    file = tmp_path / "game.record"
    file.write_text(f"quattrocento record 1\ngame magnifico\nfrom\n{placed}", encoding="utf-8")
    at = 4 + lines.index("money = 95")
    told(run, f"riga {at}: money: ci vuole un multiplo di 10 fino a 300", "replay", file)


def test_a_text_that_is_no_toml_is_told_with_the_words_of_the_reader(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "pack.toml"
    file.write_text("[costs\n", encoding="utf-8")
    outcome = run("components", "magnifico", "--check", file, "--lang", "it")
    assert "riga 1: non si può leggere: " in outcome.err
