"""Real dice: people type what they rolled and drew."""

from pathlib import Path

from tests.cli.conftest import Run


def test_what_was_rolled_and_drawn_is_typed_and_recorded(run: Run, saves: Path) -> None:
    rolls = "hit*6\n2 3 1\nh h b b b e\n"
    moves = "colour red\nplace rome\n"
    draws = "tank_covered\nGyroscope\n"
    line = ("play", "--seats", "3", "--humans", "1", "--bots", "random", "--dice", "ask", "--seed", "1")
    outcome = run(*line, piped=rolls + moves + draws)
    assert "Roll 6 dice. What do they show? (hit, blank, explosion" in outcome.out
    assert "Draw a card from the deck" in outcome.out
    assert "At auction: Covered Tank." in outcome.out
    assert "At auction: Gyroscope." in outcome.out
    (save,) = saves.glob("*.record")
    text = save.read_text()
    assert "start ; hit*6 hit*2 blank*3 explosion hit*2 blank*3 explosion" in text
    assert "; tank_covered gyroscope" in text


def test_what_cannot_be_is_asked_again(run: Run) -> None:
    wrong = "hit\nhit*7\nmiss*6\nhit*x\nhit*99999999999\n9 9 9\n\n"
    outcome = run("play", "--terminal", "--seats", "3", "--dice", "ask", piped=wrong)
    assert outcome.code == 0
    assert outcome.out.count("Roll 6 dice") == 8
    assert "6 dice are expected, not 1" in outcome.out
    assert "“miss” is no face of this die" in outcome.out


def test_a_card_that_cannot_be_drawn_is_asked_again(run: Run) -> None:
    begun = "hit*6\nblank*6\nblank*6\ncolour red\nplace rome\n"
    line = ("play", "--seats", "3", "--bots", "random", "--dice", "ask", "--seed", "1")
    outcome = run(*line, piped=begun + "gyroscope\ntank\ntank_cov\n")
    assert "“gyroscope” cannot be drawn" in outcome.out
    assert "“tank” cannot be drawn or is not clear. It can be: tank_tortoise, tank_scythed" in outcome.out
    assert outcome.out.count("Draw a card") == 4


def test_italian_table(run: Run) -> None:
    outcome = run("play", "--terminal", "--seats", "3", "--dice", "ask", "--lang", "it", piped="x\n")
    assert "Lancia 6 dadi" in outcome.out
    assert "Ci vogliono 6 dadi" in outcome.out
