"""Positions of Magnifico in a few words: what is wrong in them is told in a sentence."""

from collections.abc import Callable

import pytest

from quattrocento.kernel.document import DocumentError
from quattrocento.kernel.move import IllegalMove
from quattrocento.kernel.setting import SetupError
from quattrocento.testing import Scenario
from quattrocento.testing.magnifico import (
    army,
    at,
    auction,
    battle,
    buyers,
    cards,
    defence,
    magnifico,
    start,
    turns,
)

ONE = "0: 1 soldier"

WRONG_WORDS: dict[str, tuple[Callable[[], object], str]] = {
    "a comma for a colon": (
        lambda: magnifico(rome="0, 3 soldiers"),
        """rome='0, 3 soldiers' cannot be read: write rome="0: 3 soldiers, castle, 2 towers\"""",
    ),
    "no seat": (lambda: magnifico(rome="3 soldiers"), "rome='3 soldiers' cannot be read"),
    "a seat that nobody has": (
        lambda: magnifico(rome="3: 1 soldier"),
        "rome: 3 is no seat; the seats are 0 to 2",
    ),
    "a keyword misspelt": (lambda: magnifico(monye="5"), "'monye' is no keyword .* is 'money' meant"),
    "a territory misspelt": (lambda: magnifico(romee="0: 1 soldier"), "'romee' is no .* is 'rome' meant"),
    "neither of them": (
        lambda: magnifico(xyzzy="0: 1 soldier"),
        "'xyzzy' is no .* known are seats",
    ),
    "too many seats": (lambda: magnifico(6), "Magnifico has 3, 4, 5 seats, not 6"),
    "too few points": (lambda: magnifico(points=[1, 2]), r"points: \[1, 2\] must be 3 numbers"),
    "too much money": (lambda: magnifico(money=[10] * 4), r"money: \[.*\] must be 3 numbers"),
    "the turn of nobody": (lambda: magnifico(turn=3), "turn: 3 is no seat; the seats are 0 to 2"),
    "Leonardo with nobody": (lambda: magnifico(holder=-1), "holder: -1 is no seat; the seats are 0 to 2"),
    "two words on who chooses": (
        lambda: magnifico(turn=1, decide=turns(0)),
        "turn=1 and decide=.* both say who chooses",
    ),
    "the field of nobody": (lambda: magnifico(field={3: "bombard"}), "field: 3 is no seat"),
    "the archive of nobody": (lambda: magnifico(archive={-1: "bombard"}), "archive: -1 is no seat"),
    "a card misspelt": (
        lambda: magnifico(field={0: "bombarde"}),
        r"field: .* is no card; is 'bombard' meant",
    ),
    "no corner left": (
        lambda: magnifico(4, moscow=ONE, stockholm=ONE, dublin=ONE, bursa=ONE, tunis=ONE),
        "seat 1 has no territory, and all far corners are taken",
    ),
    "no turn": (turns, r"turns\(\) needs at least one seat"),
    "a card that is not shown": (lambda: auction("bombarb"), r"auction: .* is no card; is 'bombard' meant"),
    "a bid too many": (lambda: auction("bombard", 10, 20, 30, 40, seats=3), "4 bids for 3 seats"),
    "an army without a battle": (lambda: army(magnifico()), "no battle is in progress: the step is 'turn'"),
    "a defence without a battle": (lambda: defence(magnifico()), "no battle is in progress"),
    "a place misspelt": (lambda: at(magnifico(), "roma"), "'roma' is no territory; is 'rome' meant"),
    "a place of no cards": (
        lambda: cards(magnifico(), 0, "hand"),
        "'hand' is no .* known are field, archive",
    ),
    "cards of nobody": (lambda: cards(magnifico(), 5), "cards: 5 is no seat; the seats are 0 to 2"),
}

WRONG_TEXTS: dict[str, tuple[Callable[[], Scenario], str]] = {
    "a piece that is none": (lambda: magnifico(rome="0: 3 soldats"), "line 14: rome: .* not '3 soldats'"),
    "soldiers twice": (
        lambda: magnifico(rome="0: 3 soldiers, 4 soldiers"),
        "line 14: rome: each kind of piece is expected once; '4 soldiers' names one again",
    ),
    "a castle twice": (lambda: magnifico(rome="0: 3 soldiers, castle, castle"), "'castle' names one again"),
    "more pieces than there are": (lambda: magnifico(rome="0: 99 soldiers"), "only 49 are left"),
    "a castle alone": (lambda: magnifico(rome="0: castle"), "rome: at least 1 soldier"),
    "a setting that is none": (lambda: magnifico(settings={"target": 3}), "no setting “target”"),
    "a turn of nobody": (lambda: magnifico(decide=turns(7)), "a seat from 0 to 2 is expected, not 7"),
    "a seat with two turns": (lambda: magnifico(decide=turns(0, 0)), "one turn in a round"),
    "a winner before the end": (
        lambda: magnifico(extra="winner = 0"),
        "nothing is to decide when somebody has won",
    ),
    "a round that cannot be": (
        lambda: magnifico(round=900),
        "line 2: round: at most 44 is expected, not 900",
    ),
    "too many cards shown": (lambda: auction("bombard gyroscope submarine"), "auction: at most 2 cards"),
    "an empty auction": (lambda: auction(""), "cards at auction are expected"),
    "the go of a third": (
        lambda: battle(3, "4 soldiers", go=2),
        "go: attacker or defender is expected, 0 or 1",
    ),
    "too large an army": (lambda: battle(7, "4 soldiers"), "soldiers: at most 6 is expected, not 7"),
    "tanks without a card": (
        lambda: battle(3, "4 soldiers", tanks=2),
        "tanks: none .* without a Tank card",
    ),
}


@pytest.mark.parametrize("wrong", WRONG_WORDS)
def test_a_wrong_word_is_named_with_what_is_known(wrong: str) -> None:
    make, sentence = WRONG_WORDS[wrong]
    with pytest.raises(ValueError, match=sentence):
        make()


@pytest.mark.parametrize("wrong", WRONG_TEXTS)
def test_what_makes_no_position_is_named(wrong: str) -> None:
    make, sentence = WRONG_TEXTS[wrong]
    with pytest.raises(DocumentError, match=sentence):
        make()


def test_a_new_game_is_refused_as_by_the_game_itself() -> None:
    with pytest.raises(SetupError, match="not for 2"):
        start(2)
    with pytest.raises(SetupError, match="no setting “target”"):
        start(3, target=30)


def test_turns_follow_each_other() -> None:
    scenario = magnifico(
        decide=turns(1, 2, 0), rome="0: 3 soldiers", paris="1: 3 soldiers", kiev="2: 3 soldiers"
    )
    asked = [*scenario.waiting]
    for _ in range(2):
        asked += scenario.play("pass").waiting
    assert asked == [1, 2, 0]


def test_bids_are_sealed_until_all_are_made() -> None:
    scenario = auction("tank_tortoise bombard", 30, 20)
    assert (scenario.step, scenario.waiting) == ("bids", (2,))
    assert scenario.position.view(1).has_bid == [True, True, False]
    scenario = auction("tank_tortoise bombard", 10, 30, 20)
    assert (scenario.step, scenario.waiting) == ("buy", (1,))
    assert buyers(scenario, "decline", "decline") == [1, 2, 0]


def test_more_cards_may_be_stated_beside_those_shown() -> None:
    scenario = auction("bombard", cards='project_bottom = ["submarine"]', seats=4)
    assert (len(scenario.position.project_bottom), scenario.position.seats) == (1, 4)


def test_a_bid_that_is_illegal_is_refused_by_the_rules() -> None:
    with pytest.raises(IllegalMove) as refusal:
        auction("bombard", 30, 5, 20)
    assert refusal.value.reason.clause == "MAG-5.3.6"


def test_a_battle_has_two_armies() -> None:
    scenario = battle(3, "4 soldiers, castle", tanks=1, field={0: "tank_covered"})
    assert (army(scenario), defence(scenario)) == ((3, 1, 0), (4, 0, 0))
    assert (scenario.step, scenario.waiting) == ("go", (0,))


def test_who_has_no_territory_gets_a_far_corner() -> None:
    scenario = magnifico(moscow="1: 2 soldiers")
    assert (at(scenario, "stockholm"), at(scenario, "dublin")) == ((0, 1, 0, 0, -1), (2, 1, 0, 0, -1))
