"""Real dice: people type what they rolled and drew."""

from pathlib import Path

import pytest

from tests.cli.conftest import Run

LINE = ("play", "--seats", "3", "--humans", "1", "--bots", "random", "--dice", "ask", "--seed", "1")
BEGUN = "hit*6\nblank*6\nblank*6\n"
PLACED = "colour red\nplace rome\n"


def only_save(saves: Path) -> Path:
    (save,) = saves.glob("*.record")
    return save


def test_what_was_rolled_and_drawn_is_typed_and_recorded(run: Run, saves: Path) -> None:
    rolls = "hit*6\n2 3 1\nh h b b b e\n"
    draws = "tank_covered\nGyroscope\n"
    outcome = run(*LINE, piped=rolls + PLACED + draws)
    assert "Roll 6 dice. What do they show? (hit, blank, explosion" in outcome.out
    assert "Draw a card from the deck" in outcome.out
    assert "At auction: Covered Tank." in outcome.out
    assert "At auction: Gyroscope." in outcome.out
    text = only_save(saves).read_text()
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
    outcome = run(*LINE, piped=BEGUN + PLACED + "gyroscope\ntank\ntank_cov\n")
    assert "“gyroscope” cannot be drawn" in outcome.out
    assert "“tank” cannot be drawn or is not clear. It can be: tank_tortoise, tank_scythed" in outcome.out
    assert outcome.out.count("Draw a card") == 4


def test_faces_and_decks_have_names_in_italian(run: Run, saves: Path) -> None:
    typed = "x\nsegno*6\nvuoto*6\nsegno vuoto vuoto vuoto vuoto espl\n"
    cards = "carro coperto\n"
    outcome = run(*LINE, "--lang", "it", piped=typed + "colore rosso\nroma\n" + cards)
    assert "Lancia 6 dadi" in outcome.out
    assert "(segno, vuoto, esplosione;" in outcome.out
    assert "Ci vogliono 6 dadi" in outcome.out
    assert "Pesca una carta dal mazzo" in outcome.out
    assert "start ; hit*6 blank*6 hit blank*4 explosion" in only_save(saves).read_text()


def test_it_is_told_whose_dice_and_what_for(run: Run) -> None:
    outcome = run(*LINE, "--name", "Anna", piped=BEGUN + PLACED)
    assert "Dice and draws to set the game up" in outcome.out
    assert "Anna: Roll 6 dice." in outcome.out
    assert "Dice and draws of " in outcome.out


def test_a_draw_in_secret_names_who_may_see_it(run: Run) -> None:
    outcome = run("play", "ventura", "--dice", "ask", "--seats", "2", "--name", "Anna", piped="seat_0\n")
    assert "Draw lots for a seat" in outcome.out
    moved = run(
        *("play", "ventura", "--dice", "ask", "--seats", "2", "--name", "Anna", "--seed", "1"),
        piped="seat_0\nfamily este\n",
    )
    assert "Anna: Draw a Territory tile from the stockpile. Which is it?" in moved.out


def test_what_was_typed_outlives_the_program_even_before_the_game_has_begun(run: Run, saves: Path) -> None:
    first = run(*LINE, piped="hit*6\n2 3 1\n")
    assert "quattrocento play --resume" in first.err
    save = only_save(saves)
    again = run("play", "--resume", save, piped="h h b b b e\n" + PLACED)
    assert again.out.count("Roll 6 dice") == 1
    assert "start ; hit*6 hit*2 blank*3 explosion hit*2 blank*3 explosion" in save.read_text()


def test_a_resumed_game_still_asks_and_goes_on_within_the_move(run: Run, saves: Path) -> None:
    run(*LINE, piped=BEGUN + PLACED + "tank_covered\n")
    save = only_save(saves)
    assert "# dice ask" in save.read_text()
    assert "; tank_covered" in save.read_text()
    again = run("play", "--resume", save, piped="gyroscope\n")
    assert again.out.count("Draw a card") == 1
    assert "At auction: Covered Tank." in again.out
    assert "; tank_covered gyroscope" in save.read_text()


def test_a_resumed_game_may_be_rolled_by_the_program_from_then_on(run: Run, saves: Path) -> None:
    run(*LINE, piped=BEGUN)
    again = run("play", "--resume", only_save(saves), "--dice", "roll", piped=PLACED)
    assert "Draw a card" not in again.out
    assert "At auction:" in again.out


@pytest.mark.parametrize("word", ["quit", "esci"])
def test_one_may_leave_at_a_question_for_dice(run: Run, saves: Path, word: str) -> None:
    outcome = run(*LINE, piped=f"hit*6\n{word}\n")
    assert outcome.code == 0
    assert "# typed start ; hit" in only_save(saves).read_text()


def test_back_types_the_answer_before_again(run: Run, saves: Path) -> None:
    run(*LINE, piped="hit*6\nblank*6\nback\nhit*5 blank\nblank*6\n" + PLACED)
    assert "start ; hit*6 hit*5 blank blank*6" in only_save(saves).read_text()


def test_what_was_typed_last_is_corrected_and_the_moves_after_it_stay(run: Run, saves: Path) -> None:
    cards = "tank_covered\ngyroscope\n"
    outcome = run(*LINE, piped=BEGUN + PLACED + cards + "correct\ntank_tortoise\ngyroscope\n")
    assert "Corrected" in outcome.out
    text = only_save(saves).read_text()
    assert "; tank_tortoise gyroscope" in text
    assert "tank_covered" not in text


def test_where_the_program_rolls_there_is_nothing_to_correct(run: Run) -> None:
    out = run(
        "play", "--terminal", "--seats", "3", "--bots", "random", "--seed", "1", piped="correct\n"
    ).out
    assert "No dice or draws have been typed" in out
