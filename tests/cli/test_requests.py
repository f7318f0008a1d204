"""What a player may ask at the table instead of moving."""

import re
from pathlib import Path

import pytest

from quattrocento.games.magnifico.game import MagnificoGame
from quattrocento.kernel.game import Game
from quattrocento.kernel.registry import games
from quattrocento.speech import LANGUAGES, Messages
from tests.cli.conftest import Run


def test_why_names_the_reason_and_the_clause(run: Run, position: Path) -> None:
    out = run(
        "play", "--from", position, piped="why attack moscow\nwhy castle rome\nwhy att nap\nwhy\n"
    ).out
    assert "Moscow neither borders a territory of yours" in out
    assert "[MAG-7.1.2]" in out
    assert "Rome already has a castle" in out
    assert "You can do that now: Attack Naples." in out
    assert "Which move?" in out


def test_undo_takes_a_choice_back_and_says_why_it_cannot(run: Run, position: Path, saves: Path) -> None:
    moves = "undo\natt nap\nrome\nundo\nundo\ninvade lyon\nflorence\n1\nundo\n"
    out = run("play", "--terminal", "--from", position, piped=moves).out
    assert "There is no move to take back." in out
    assert out.count("Taken back: ") >= 3
    assert "Taken back: From Rome." in out
    assert "Taken back: Attack Naples." in out


def test_undo_does_not_reach_behind_the_dice(run: Run, position: Path) -> None:
    out = run(
        "play", "--from", position, "--seed", "1", piped="att nap\nrome\n5\n0\n0\ninfantry 5\nundo\n"
    ).out
    assert "this move stands" in out


def test_hint_is_what_the_greedy_bot_would_do(run: Run, position: Path) -> None:
    out = run("play", "--terminal", "--from", position, "--seed", "1", piped="hint\n").out
    assert re.search(r"The greedy bot would choose: .+ \([a-z_ ]+\)\.", out)


def test_odds_of_what_is_at_hand_and_of_an_idea(run: Run, position: Path) -> None:
    ideas = "odds\nodds naples from rome 5 1 2\nodds nap from rom 5\nodds naples\nodds kiev from rome 9\n"
    out = run("play", "--terminal", "--from", position, piped=f"{ideas}att nap\nrome\nodds\n").out
    assert "No attack and no battle is at hand" in out
    assert "with a chance of 94%; mean losses: attacker 1.1 soldiers, 0.0 tanks, 0.4 airplanes" in out
    assert "with a chance of 46%" in out
    assert "Write it like this" in out
    assert "[MAG-7.2" in out
    assert out.count("with a chance of 94%") == 2


def test_a_game_without_odds_says_so(run: Run, position: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(MagnificoGame, "tell_odds", Game.tell_odds)
    assert (
        "No odds are known for Magnifico."
        in run("play", "--terminal", "--from", position, piped="odds\n").out
    )


def test_odds_in_a_battle_are_those_from_there(run: Run, position: Path) -> None:
    moves = "att nap\nrome\n5\n1\n2\nfly 2\nodds\n"
    out = run("play", "--terminal", "--from", position, "--seed", "3", piped=moves).out
    assert len(re.findall(r"takes Naples from \S+ with a chance of \d+%", out)) >= 2


def test_rules_by_number_by_words_and_of_the_question(run: Run, position: Path) -> None:
    out = run(
        "play", "--terminal", "--from", position, piped="rules\nrules 7.5.4\nrules landing loss\nrules 99\n"
    ).out
    assert "MAG-5.4.2  The steps of a turn" in out
    assert "MAG-7.5.4  " in out
    assert "MAG-7.3.1" in out
    assert "There is no clause “99”" in out


def test_log_board_record_and_save(run: Run, position: Path, tmp_path: Path) -> None:
    other = tmp_path / "mine" / "other.record"
    moves = f"invade lyon\nflorence\n1\nlog\nlog 1\nboard\nrecord\nsave {other}\nsave\npass\n"
    out = run("play", "--terminal", "--from", position, "--bots", "random", piped=moves).out
    assert out.count("invades Lyon from Florence") == 3
    assert out.count("Round 4") >= 2
    assert "\n0 invade lyon\n0 from florence\n" in out
    assert f"The game is kept in {other}" in out
    assert "0 pass" in other.read_text()


def test_a_save_that_fails_leaves_the_old_one(
    run: Run, position: Path, tmp_path: Path, saves: Path
) -> None:
    out = run(
        "play",
        "--from",
        position,
        piped=f"save {tmp_path}\nsave {position}\ninvade lyon\nflorence\n1\nsave\n",
    ).out
    assert "cannot be written" in out
    assert "position.toml is there already" in out
    assert "seats = 3" in position.read_text()
    (save,) = saves.glob("*.record")
    assert f"The game is kept in {save}" in out
    assert "0 invade lyon" in save.read_text()


@pytest.mark.parametrize("word", ["quit", "exit"])
def test_quit_leaves_and_says_how_to_come_back(run: Run, position: Path, word: str) -> None:
    outcome = run("play", "--terminal", "--from", position, piped=f"{word}\npass\n")
    assert outcome.code == 0
    assert "quattrocento play --resume " in outcome.err
    assert "ends the turn" not in outcome.out


def test_help_and_the_same_requests_in_italian(run: Run, position: Path) -> None:
    english = run("play", "--terminal", "--from", position, piped="help\n").out
    asked = "aiuto\nperché attacca mosca\nannulla\nconsiglio\nprobabilità napoli da roma 5\nregole 7.5.4\n"
    italian = run(
        "play", "--terminal", "--from", position, "--lang", "it", piped=f"{asked}diario\nesci\n"
    ).out
    for word in ("why", "undo", "hint", "odds", "rules", "log", "board", "save", "record", "quit"):
        assert f"\n{word} " in english
    assert "Mosca non confina con un tuo territorio" in italian
    assert "nessuna mossa da ritirare" in italian
    assert "Il bot greedy sceglierebbe" in italian
    assert "con probabilità 46%" in italian
    assert "3,5 soldati" in italian
    assert "Contano solo le esplosioni" in italian


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", sorted(games()))
def test_help_gives_examples_that_the_game_understands(run: Run, game: str, language: str) -> None:
    say = Messages(language, [games()[game].package / "locale"]).say
    asked = ["help", f"why {say('example-why')}", *say("example-rules").split(", ")]
    line = ("play", game, "--terminal", "--lang", language, "--seed", "1")
    page, reason, *found = run(*line, piped="\n".join(asked) + "\n").out.split(" > ")[1:-1]
    for what in ("move", "why", "odds", "rules"):
        assert say(f"example-{what}") in page
    assert not re.search("[“«]", reason), "what cannot be read is quoted"
    assert len(found) == 2
    assert all(f"{games()[game].prefix}-" in clauses for clauses in found)


def test_look_tells_of_cards_places_dice_and_of_what_a_choice_names(run: Run, position: Path) -> None:
    asked = "look gyroscope\nlook naples\nguarda esplosione\nlook 1\nlook nap\n"
    out = run("play", "--terminal", "--from", position, "--name", "Anna", piped=asked).out
    assert "Each hit scored by your airplanes against infantry removes one more soldier." in out
    assert "Anna has it in the archive." in out
    assert "A castle with 1 tower stands there." in out
    assert "Explosion (mishap): 1 of the 6 faces of a die." in out
    assert out.count("Naples belongs to") == 2


def test_look_answers_a_name_that_is_not_there_with_near_ones(run: Run, position: Path) -> None:
    out = run(
        "play", "--terminal", "--from", position, piped="look gyroskope\nlook\nlook a\nlook qqqq\n"
    ).out
    assert "There is no “gyroskope”. Is one of these meant? Gyroscope" in out
    assert "Look at what? For example: look " in out
    assert "“a” may be: " in out
    assert "There is no card, tile, place or die “qqqq”" in out


def test_a_verb_that_is_called_like_a_request_stays_a_move(run: Run) -> None:
    session = ("play", "ventura", "--seats", "2", "--seed", "1", "--bots", "random")
    out = run(*session, piped="look 99\nlook village 1\n").out
    assert "There is no choice 99" in out
    assert "Village 1: a Territory of the type Village." in out


@pytest.mark.parametrize("game", sorted(games()))
def test_in_italian_no_verb_is_english(run: Run, game: str) -> None:
    line = ("play", game, "--terminal", "--lang", "it", "--seed", "3", "--bots", "random")
    out = run(*line, piped="1\n" * 30).out
    verbs = "|".join(games()[game].notation.verbs)
    assert not re.search(rf"\((?:{verbs})\)|^  (?:{verbs}) da ", out, re.MULTILINE)


def test_a_number_is_typed_with_the_words_shown(run: Run) -> None:
    line = ("play", "--terminal", "--seats", "3", "--lang", "it", "--seed", "4", "--bots", "random")
    out = run(*line, piped="1\n3\nofferta\noffri 999\noffri 20\n").out
    assert re.search(r"^  Offri da 10 a \d+ fiorini, a passi di 10$", out, re.MULTILINE)
    assert "«offri 999»" not in out
