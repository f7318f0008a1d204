"""What every game owes: the promises of the contract, sentences in both languages, a board, a bot."""

import random
import re

import pytest

from ambush import GAME
from quattrocento import Bot, Dice, GreedyBot, RandomBot, Speech, new_table, play_match
from quattrocento.contract import fuzz
from quattrocento.kernel.components import Difference

CHANGE: Difference = ("cards", "guard", "copies", "9")


def test_every_promise_is_kept() -> None:
    found = fuzz(GAME, 3_000, seed=4)
    assert [(one.promise, one.message) for one in found.violations] == []


@pytest.mark.parametrize("language", ["en", "it"])
def test_everything_that_happens_can_be_said_and_shown(language: str) -> None:
    speech = Speech(language, GAME)
    for seed in range(8):
        rng, fate = random.Random(seed), Dice(seed)
        table = new_table(GAME, 2 + seed % 3, {"rounds": 8}, fate)
        while table.position.result is None:
            position, seat = table.position, table.position.waiting()[0]
            assert speech.prompt(position.stack[-1])
            moves = [speech.move(move) for move in position.options(seat)]
            assert len(set(moves)) == len(moves)
            for width in (40, 100):
                lines = GAME.board(position.view(seat), table.components, speech, width)
                assert max(map(len, lines)) <= width
            for event in table.play(seat, rng.choice(position.options(seat)), fate):
                assert not re.search(r"\{|\$", speech.event(event))


@pytest.mark.parametrize("language", ["en", "it"])
def test_every_refusal_has_a_sentence(language: str) -> None:
    speech = Speech(language, GAME)
    for message, names in GAME.refusals.items():
        assert speech.say(message, **dict.fromkeys(names, 1))


def test_both_languages_have_the_same_messages_and_clauses() -> None:
    texts, clauses = [], []
    for language in ("en", "it"):
        text = (GAME.package / "locale" / f"{language}.ftl").read_text(encoding="utf-8")
        texts.append(re.findall(r"^([a-z-]+) =", text, re.MULTILINE))
        page = (GAME.package / "rulebook" / f"{language}.md").read_text(encoding="utf-8")
        clauses.append(re.findall(r"^- \*\*(AMB-\S+)\*\*", page, re.MULTILINE))
    assert texts[0] == texts[1]
    assert clauses[0] == clauses[1]


def test_the_board_shows_one_hand_and_hides_the_others() -> None:
    table = new_table(GAME, 2, None, Dice(1))
    shown = GAME.board(table.position.view(0), table.components, Speech("en", GAME), 100)
    lines = [" ".join(line.split()) for line in shown]
    assert lines[0] == "Round 1 of 4"
    assert lines[2].split() == ["Traveller", "Lives", "Coins", "Cards"]
    assert lines[4].endswith("a card")
    assert not lines[3].endswith("a card")


def test_a_corrected_card_is_written_into_the_position() -> None:
    components = GAME.corrected_components([CHANGE])
    position = GAME.start(2, None, Dice(1), components)
    again = GAME.read(GAME.write(position))
    assert GAME.component_changes(GAME.components_of(again)) == [CHANGE]


def test_greedy_beats_random() -> None:
    won = 0
    for seed in range(60):
        bots: list[Bot] = [RandomBot(), RandomBot()]
        bots[seed % 2] = GreedyBot()
        won += play_match(GAME, bots, seed).winners == (seed % 2,)
    assert won >= 39
