"""Positions in text: what is read is written again, and what is wrong is refused with its line."""

import pytest

from quattrocento.games.venetia.entry import GAME
from quattrocento.kernel.fate import Dice
from quattrocento.testing import Scenario
from quattrocento.testing.venetia import start, venetia
from quattrocento.testing.wrong_texts import changed, refused_position
from tests.rules.venetia.random_games import EVERY_GAME, played
from tests.rules.venetia.stages import elected, election
from tests.rules.venetia.texts import TURN


def test_what_is_read_is_written_again() -> None:
    position = GAME.read(TURN)
    written = GAME.write(position)
    again = GAME.read(written)
    assert GAME.write(again) == written
    for eyes in range(-1, 3):
        assert again.view(eyes) == position.view(eyes)


def stages() -> dict[str, Scenario]:
    """A position at every kind of question."""
    fleets = {"mar_ionio": 3}
    return {
        "ballot": start().play("0: candidate senator"),
        "voted": start().play("0: candidate senator", "0: vote bailo"),
        "tie": elected("castello san_polo", 3, 3, 1),
        "election": election().play("1: candidate merchant"),
        "token": venetia(steps="close; die; doge_token"),
        "die": venetia(steps="close; die"),
        "veto": venetia("military", 0, turn="owed = 2").play("end", fate="sack_of_tana"),
        "received": venetia("commercial", 1, hand={0: "banco_giro"}).play("play banco_giro", fate="muda"),
        "cash": venetia("military", 1).play("attack zara", fate="plunder muda"),
        "captains": venetia("military", 1, turn="redraw = 1").play("attack zara", fate="victory"),
        "at sea": venetia("military", 1, turn="redraw = 1", fleets=fleets).play(
            "engage mar_ionio", fate="victory"
        ),
        "horsemen": venetia("military", 1, turn="stradioti = 1").play("attack zara", fate="victory"),
        "chrysobull": venetia("commercial", 1, hand={0: "crisobolla"}).play(
            "play crisobolla", "place varna"
        ),
        "crusade": venetia("military", 1, hand={0: "crociata"}).play("play crociata"),
        "galleasses": venetia("military", 1, hand={0: "galeazze"}, fleets=fleets).play("play galeazze"),
        "salt": venetia("commercial", 1, hand={0: "ufficio_sale"}).play(
            "play ufficio_sale", "ducat castello"
        ),
        "canvassing": venetia("political", 1, hand={0: "broglio"}).play("play broglio"),
    }


@pytest.mark.parametrize("name", stages())
def test_every_question_can_be_written(name: str) -> None:
    position = stages()[name].position
    written = GAME.write(position)
    again = GAME.read(written)
    assert GAME.write(again) == written
    assert again.waiting() == position.waiting()
    for seat in position.waiting():
        assert again.options(seat) == position.options(seat)


@EVERY_GAME
def test_every_position_of_a_game_can_be_written(name: str) -> None:
    for passage in played(name)[::41]:
        written = GAME.write(passage.after)
        again = GAME.read(written)
        assert GAME.write(again) == written
        assert [again.view(seat) for seat in range(again.seats)] == [
            passage.after.view(seat) for seat in range(again.seats)
        ]


def test_an_accepted_text_can_be_played_to_the_end() -> None:
    position, fate = GAME.read(TURN), Dice(1)
    while position.result is None:
        seat = position.waiting()[0]
        options = position.options(seat)
        position.play(seat, options[fate.rng.randrange(len(options))], fate)
    assert GAME.write(GAME.read(GAME.write(position))) == GAME.write(position)


WRONG: dict[str, tuple[str, str, str]] = {
    "another game": ("text-among", 'game = "venetia"', 'game = "ventura"'),
    "too many seats": ("setup-seats", "seats = 3", "seats = 5"),
    "no Doge": ("position-board", "doge = 2", ""),
    "too many tokens": ("text-impossible", "office = 2", "office = 4"),
    "an unknown epoch": ("text-among", 'epoch = "rise"', 'epoch = "rize"'),
    "another epoch": ("text-impossible", 'epoch = "rise"', 'epoch = "struggle"'),
    "an unknown sea": ("text-unknown-near", 'control = ["mar_adriatico"]', 'control = ["mar_adriatic"]'),
    "control of a sea with a Fleet": (
        "text-impossible",
        'control = ["mar_adriatico"]',
        'control = ["mar_di_ponente"]',
    ),
    "an unknown die": (
        "text-unknown-near",
        'dice = ["commercial_three", "military_two", "military_two"]',
        'dice = ["comercial_three"]',
    ),
    "three dice of two": (
        "text-impossible",
        'dice = ["commercial_three", "military_two", "military_two"]',
        'dice = ["military_three", "military_two", "military_two"]',
    ),
    "an unknown option": (
        "setup-option",
        'monuments_vote = "everywhere"',
        'monument_vote = "everywhere"',
    ),
    "an unknown card": ("text-unknown-near", 'hand = ["muda", "crociata"]', 'hand = ["muda", "crociat"]'),
    "too many copies": (
        "text-impossible",
        'hand = ["muda", "crociata"]',
        'hand = ["crociata", "crociata"]',
    ),
    "the one among the discards": (
        "position-reusable",
        'spent = ["galley_captain"]',
        'spent = ["young_patrician"]',
    ),
    "too few numbers": ("position-by-seat", "zara = [3, 1, 0]", "zara = [3, 1]"),
    "a Podestà below the value": ("text-impossible", "zara = [3, 1, 0]", "zara = [2, 1, 0]"),
    "six in a colony": ("text-impossible", "pola = [0, 1, 1]", "pola = [2, 3, 1]"),
    "less than nothing": ("text-at-least", "mar_di_ponente = 1", "mar_di_ponente = -1"),
    "a full sea": ("text-impossible", "mar_ionio = [1, 0, 0]", "mar_ionio = [2, 1, 0]"),
    "four Ducats": ("text-impossible", "san_polo = [3, 0, 0]", "san_polo = [4, 0, 0]"),
    "three tiles out": (
        "text-impossible",
        'tiles_out = ["san_polo", "castello"]',
        'tiles_out = ["san_polo", "castello", "dorsoduro"]',
    ),
    "an unknown key": ("text-unknown-near", "kept = 1", "keep = 1"),
    "no die taken": ("position-type", 'type = "commercial"', ""),
    "another player's turn": ("position-active", "active = 0", "active = 1"),
    "an unknown table": ("text-unknown-near", "[coloured]", "[colored]"),
    "an unknown step": ("text-unknown-near", 'step = "actions"', 'step = "action"'),
}


@pytest.mark.parametrize("name", WRONG)
def test_a_wrong_text_is_refused_with_its_reason(name: str) -> None:
    fault, old, new = WRONG[name]
    error = refused_position(GAME, changed(TURN, old, new))
    assert error.id == fault
    assert error.line or fault == "text-impossible"


def test_too_many_seats_are_refused() -> None:
    assert (
        refused_position(GAME, TURN.replace("[[seat]]", "[[seat]]\n\n[[seat]]", 1)).id == "position-seats"
    )


def test_a_finished_game_has_no_steps() -> None:
    assert refused_position(GAME, "over = true\n" + TURN).id == "position-over"
