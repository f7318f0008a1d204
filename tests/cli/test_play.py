"""Playing through a pipe: moves, requests, positions, packs and whole games."""

import re
from pathlib import Path

import pytest

from quattrocento.kernel.fault import LOCALE
from quattrocento.kernel.registry import game, games
from quattrocento.kernel.table import replayed
from quattrocento.speech import Messages
from tests.cli.conftest import Run

# One of these answers every question there is: an entry of the menu, a number of pieces, a bid.
ANY_ANSWER = "1\n2\n3\n10\n0\n"


def only_save(saves: Path) -> Path:
    (save,) = saves.glob("*.record")
    return save


def test_a_whole_game_of_three_is_played_and_kept(run: Run, saves: Path) -> None:
    outcome = run(
        "play", "--terminal", "--seats", "3", "--bots", "random", "--seed", "1", piped=ANY_ANSWER * 1500
    )
    assert outcome.code == 0
    assert "wins the game" in outcome.out
    assert re.search(r"^1\. \S+", outcome.out, re.MULTILINE)
    save = only_save(saves)
    assert str(save) in outcome.out
    table = replayed(save.read_text(encoding="utf-8"), "save", games())
    assert table.position.result is not None


def test_a_game_among_bots_needs_nobody(run: Run) -> None:
    outcome = run("play", "--terminal", "--humans", "0", "--bots", "random", "--seats", "3", "--seed", "2")
    assert outcome.code == 0
    assert "wins the game" in outcome.out


def test_the_same_seed_and_moves_give_the_same_game_told_in_both_languages(run: Run, saves: Path) -> None:
    moves = "1\n3\n20\n" + ANY_ANSWER * 6
    line = ("play", "--seats", "3", "--bots", "random", "--seed", "4", "--save")
    english = run(*line, saves / "a", piped=moves)
    italian = run(*line, saves / "b", "--lang", "it", piped=moves)
    assert (saves / "a").read_text() == (saves / "b").read_text()
    assert "how much do you bid".casefold() in english.out.casefold()
    assert "quanto offri" in italian.out.casefold()


def test_questions_name_their_clause_and_the_menu_is_grouped_by_verb(run: Run, position: Path) -> None:
    out = run("play", "--terminal", "--from", position, "--name", "Anna").out
    assert "Anna, what do you do in your turn? [MAG-5.4.2]" in out
    attack = r"^  Attack.*?\d+ Milan.*?\d+ Naples.*?\d+ Kiev.*?\d+ Tunis"
    assert re.search(attack, out, re.MULTILINE | re.DOTALL)
    assert re.search(r"^  \d+ End the turn · ends your turn .*\(pass\)$", out, re.MULTILINE)


@pytest.mark.parametrize(
    "typed", ["attack naples", "att nap", "Attack Naples", "attacca napoli", "attacca nap"]
)
def test_a_move_may_be_typed_in_notation_shortened_or_in_the_words_shown(
    run: Run, position: Path, typed: str
) -> None:
    language = "it" if typed.startswith("attacca") else "en"
    out = run("play", "--terminal", "--from", position, "--lang", language, piped=f"{typed}\n").out
    assert ("from where do you attack Naples" if language == "en" else "da dove attacchi Napoli") in out


def test_a_number_is_an_entry_of_the_menu_or_the_number_asked_for(run: Run, position: Path) -> None:
    out = run("play", "--terminal", "--from", position, piped="att nap\n2\n5\n1\n2\n").out
    assert "attacks Naples from Rome with 5 soldiers, 1 tank and 2 airplanes" in out


def test_answers_that_do_not_fit_are_explained_and_asked_again(run: Run, position: Path) -> None:
    out = run(
        "play", "--terminal", "--from", position, piped="99\nxyzzy\nattack\nattack paris\n\npass\n"
    ).out
    assert "There is no choice 99" in out
    assert "“xyzzy” is not a move of this game" in out
    assert "may mean several moves" in out
    assert "is not in enemy hands: only enemy territories can be attacked. [MAG-7.1.3]" in out
    assert out.count("what do you do in your turn") >= 2
    assert "ends the turn" in out


def test_before_an_attack_is_confirmed_the_odds_are_shown(run: Run, position: Path) -> None:
    out = run("play", "--terminal", "--from", position, piped="att nap\nrome\n5\n1\n2\n").out
    assert re.search(r"Chance to win .*: Florence = <1%, Rome = \d+%", out)
    assert re.search(r"Chance to win .*: 1 = \d+%, 2 = \d+%, 3 = \d+%, 4 = \d+%, 5 = \d+%", out)
    assert re.search(r"takes Naples from \S+ with a chance of 94%; mean losses: .*\(standard play\)", out)


def test_a_component_pack_is_played_with_and_recorded(run: Run, saves: Path, tmp_path: Path) -> None:
    text = (game("magnifico").package / "components.toml").read_text(encoding="utf-8")
    pack = tmp_path / "pack.toml"
    pack.write_text(text.replace("start_florins = 100", "start_florins = 140"), encoding="utf-8")
    out = run(
        "play", "--terminal", "--seats", "3", "--components", pack, "--bots", "random", piped="1\n1\n"
    ).out
    assert "receives 140 florins" in out
    assert "component constants - start_florins 140" in only_save(saves).read_text()


def test_settings_of_the_game_are_chosen_and_recorded(run: Run, saves: Path) -> None:
    run("play", "--terminal", "--seats", "5", "--setting", "target_vp=40", "-s", "rich_start=true")
    text = only_save(saves).read_text()
    assert "seats 5" in text
    assert "setting target_vp 40" in text
    assert "setting rich_start true" in text


def test_people_and_bots_sit_where_they_are_told(run: Run, saves: Path) -> None:
    run("play", "--terminal", "--seats", "4", "--seat", "2", "--name", "Anna", "--bots", "random,greedy")
    text = only_save(saves).read_text()
    assert "player 2 Anna" in text
    assert [line for line in text.splitlines() if line.startswith("# bot")] == [
        "# bot 0 random",
        "# bot 1 greedy",
        "# bot 3 random",
    ]


def test_what_bots_do_is_told_in_sentences(run: Run) -> None:
    line = ("play", "--seats", "3", "--seed", "7", "--bots", "greedy", "--name", "Anna")
    out = run(*line, piped=ANY_ANSWER * 8).out
    assert re.search(r"· Lorenzo (invades|builds|attacks|buys|fields) ", out)
    assert re.search(r"· Isabella founds a castle in \w+ with 2 soldiers", out)


def test_a_question_with_one_answer_is_not_asked(run: Run, saves: Path) -> None:
    """Of the four tiles that a player lays the last one is no choice."""
    line = ("play", "ventura", "--terminal", "--seed", "3", "--bots", "random", "--save", saves / "g")
    out = run(*line, piped="1\n" * 12).out
    menus = [part for part in re.split(r"^Seat 0 > ", out, flags=re.MULTILINE) if "which tile" in part]
    assert menus
    assert all(" 2 " in menu.partition("which tile")[2] for menu in menus)
    entries = replayed((saves / "g").read_text(encoding="utf-8"), "save", games()).record.entries
    laid = [entry for entry in entries if entry.seat == 0 and entry.move.startswith("tile ")]
    assert len(laid) == len(menus) + 1


def test_undo_goes_back_behind_a_question_that_was_not_asked(run: Run, saves: Path) -> None:
    """The last tile is chosen by itself: taking that back alone would change nothing."""
    line = ("play", "ventura", "--terminal", "--seed", "3", "--bots", "random", "--save", saves / "g")
    out = run(*line, piped="1\n" * 7 + "undo\n").out
    assert out.count("where do you lay it?") == 4
    assert "Taken back" not in out
    assert out.rpartition("> undo\n")[2].startswith(Messages("en", [LOCALE]).say("undo-turn"))


def test_a_first_game_has_the_settings_that_the_game_advises(run: Run, saves: Path) -> None:
    line = ("play", "venetia", "--terminal", "--first", "--seed", "1", "--save", saves / "g")
    assert run(*line).code == 0
    text = (saves / "g").read_text(encoding="utf-8")
    assert "setting ruleset basic\n" in text
    assert f"seats {game('venetia').first_seats}\n" in text


def test_a_setting_that_is_named_goes_before_the_advice(run: Run, saves: Path) -> None:
    line = ("play", "venetia", "--terminal", "--first", "--seats", "4", "-s", "ruleset=full", "--save")
    assert run(*line, saves / "g").code == 0
    text = (saves / "g").read_text(encoding="utf-8")
    assert "ruleset" not in text
    assert "seats 4\n" in text


@pytest.mark.parametrize(
    ("language", "words"), [("en", "For a first game"), ("it", "Per una prima partita")]
)
def test_the_list_of_games_tells_pitch_length_weight_and_first_game(
    run: Run, language: str, words: str
) -> None:
    out = run("games", "--lang", language).out
    assert out.count(words) >= 4
    assert "-s ruleset=basic" in out
    assert "Doge" in out
