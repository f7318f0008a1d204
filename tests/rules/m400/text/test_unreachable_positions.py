"""Positions in text that play cannot reach are refused: each is a reached one, changed in one point."""

import pytest

from quattrocento.games.m400.game import GAME
from quattrocento.testing import Scenario, rule
from quattrocento.testing.m400 import (
    before_scoring,
    build,
    combat,
    m400,
    offer,
    raid,
    trading,
    war,
    winners,
)
from quattrocento.testing.m400.combats import FOURS
from quattrocento.testing.spoiling import changed, refused_position

STACK = '[[decide]]\nstep = "sequence"'


def refusal(scenario: Scenario, *changes: tuple[str, str]) -> str:
    """How the text of a position is refused once it is changed; as it stands it is taken."""
    text = GAME.write(scenario.position)
    assert GAME.write(GAME.read(text)) == text
    for old, new in changes:
        text = changed(text, old, new)
    return refused_position(GAME, text).id


def with_table(text: str) -> tuple[str, str]:
    """The change that adds a table."""
    return STACK, f"{text}\n\n{STACK}"


# ---- colours and turns


@rule("M4-2.11", "M4-17.1", "M4-I20")
@pytest.mark.parametrize("seats", [2, 3, 5])
def test_every_player_has_as_many_colours(seats: int) -> None:
    change = ('colour = "blue"\nseat = 1', 'colour = "blue"\nseat = 0')
    assert refusal(m400(seats=seats), change) == "position-colours-each"


@rule("M4-16.8")
def test_16_8_beyond_the_limit_the_game_ends_as_well() -> None:
    scenario = before_scoring(points={"blue": 3}, sequence=25, sequence_limit=20)
    assert winners(scenario.play("done")) == (1,)


@rule("M4-3.8", "M4-5.9")
@pytest.mark.parametrize(
    ("step", "noted"),
    [
        ("draw", "offers = 1"),
        ("trade", 'moved = ["red.1"]'),
        ("movement", 'settled = ["red.1"]'),
        ("movement", 'acted = ["red.1"]'),
        ("movement", 'settled = ["red.1"]\nannounced = ["red.1"]'),
    ],
)
def test_3_8_what_belongs_to_a_later_phase_has_not_happened(step: str, noted: str) -> None:
    scenario = m400(step, hand={0: "red_1 green_1"}, count=5 if step == "draw" else None)
    assert refusal(scenario, with_table(f"[turn]\n{noted}")) == "position-too-early"


# ---- trading

OFFERED = 'give = ["caballus"]\nwant = ["caravella"]'


def offered(to: str = "seat_1") -> Scenario:
    return offer(trading(), to, "caballus", "caravella")


@rule("M4-17.7")
@pytest.mark.parametrize(
    "asked", ['step = "offer"\nseat = 0', 'step = "answer_offer"\nseat = 1\nopponent = 0']
)
def test_17_7_no_offers_in_alleanza(asked: str) -> None:
    scenario = m400("trade", seats=2, hand={0: "red_4 green_1", 1: "red_1"})
    table = '[turn]\noffers = 1\n\n[offer]\nto = 1\ngive = ["red_4"]\nwant = ["red_1"]'
    last = (
        'step = "trade"\nseat = 0\ncolour = "red"',
        f'step = "trade_again"\nseat = 0\n\n[[decide]]\n{asked}',
    )
    assert refusal(scenario, with_table(table), last) == "position-offers"


@rule("M4-5.9")
@pytest.mark.parametrize("number", [0, 21])
def test_5_9_an_offer_is_one_of_twenty(number: int) -> None:
    assert refusal(offered(), ("offers = 1", f"offers = {number}")) == "position-offers"


@rule("M4-5.9")
def test_5_9_so_many_offers_were_cancelled_at_most() -> None:
    assert refusal(offered(), ("offers = 1", "offers = 1\ncancelled = 101")) == "position-cancelled"


@rule("M4-5.9", "M4-R14")
def test_5_9_an_offer_on_the_table_is_a_repetition_only_if_that_is_allowed() -> None:
    text = GAME.write(offered().position)
    for change in ("offers = 1", "offers = 2"), with_table(f"[[sent]]\nto = 1\n{OFFERED}"):
        text = changed(text, *change)
    assert GAME.read(text).waiting() == (1,)
    barred = changed(text, "sequence = 2\n", "sequence = 2\n\n[settings]\nrepeated_offers = false\n")
    assert refused_position(GAME, barred).id == "position-stack"


@rule("M4-5.5", "M4-5.7")
def test_5_5_only_the_recipient_answers() -> None:
    change = ('step = "answer_offer"\nseat = 1', 'step = "answer_offer"\nseat = 2')
    assert refusal(offered(), change) == "position-stack"
    text = changed(GAME.write(offered("all").position), *change)
    assert GAME.read(text).waiting() == (2,)


@rule("M4-5.4", "M4-R13", "M4-R14")
@pytest.mark.parametrize(
    ("old", "new"),
    [
        ('want = ["caravella"]', "want = []"),
        ('give = ["caballus"]', "give = []"),
        ('give = ["caballus"]', 'give = ["caballus", "caballus"]'),
        ('want = ["caravella"]', 'want = ["red_1", "red_1", "red_1", "red_1", "green_1"]'),
        ('give = ["caballus"]\nwant = ["caravella"]', 'give = ["blue_1"]\nwant = ["caravella"]'),
    ],
    ids=["nothing wanted", "nothing given", "more than the hand", "more than the other hand", "not held"],
)
def test_5_4_an_offer_keeps_its_limits(old: str, new: str) -> None:
    assert refusal(offered(), (old, new)) == "position-stack"


@rule("M4-5.4", "M4-R14")
def test_5_4_no_side_is_longer_than_the_option_says() -> None:
    cards = {0: "red_1*3", 1: "green_1*3"}
    scenario = offer(trading(cards, trade_max_cards_per_side=2), "seat_1", "red_1", "green_1")
    for side, card in (("give", "red_1"), ("want", "green_1")):
        longer = f'{side} = ["{card}", "{card}", "{card}"]'
        assert refusal(scenario, (f'{side} = ["{card}"]', longer)) == "position-stack"


@rule("M4-5.6")
@pytest.mark.parametrize(
    ("old", "new"),
    [
        ('give = ["blue_1"]', "give = []"),
        ('give = ["blue_1"]', 'give = ["pestem"]'),
        ('want = ["red_1"]', 'want = ["red_1", "red_1", "red_1", "red_1", "red_1"]'),
    ],
)
def test_5_6_a_counter_keeps_its_limits(old: str, new: str) -> None:
    scenario = build(offered().play("counter"), "blue_1", "red_1")
    assert scenario.step == "answer_counter"
    assert refusal(scenario, (old, new)) == "position-stack"


# ---- movement


@rule("M4-6.1", "M4-16.2")
def test_6_1_nothing_has_moved_before_revolutionem_and_it_bars() -> None:
    scenario = m400("before_moving", states={"blue": "gallia"}, hand={0: "revolutionem red_1"})
    moved = with_table('[turn]\nmoved = ["red.1"]')
    assert refusal(scenario, moved) == "position-stack"
    scenario.play("play revolutionem")
    assert refusal(scenario, moved) == "position-stack"
    assert refusal(scenario, ("barred = true\n", "")) == "position-stack"


@rule("M4-6.8", "M4-6.24")
def test_6_8_an_army_that_marches_has_not_moved_and_is_not_blocked() -> None:
    scenario = m400(armies={"red": "gallia"}, hand={0: "caballus"}).play("move red.1")
    assert refusal(scenario, with_table('[turn]\nmoved = ["red.1"]')) == "position-stack"
    assert refusal(scenario, ('"gallia", "reserve"', '"gallia blocked", "reserve"')) == "position-stack"


@rule("M4-6.12")
def test_6_12_nobody_has_entered_the_plague() -> None:
    scenario = m400(armies={"red": "gallia"}, hand={0: "caballus"}).play("move red.1", "caballus germania")
    assert refusal(scenario, with_table('[plague]\ngermania = ["blue"]')) == "position-stack"


@rule("M4-6.16", "M4-6.17")
@pytest.mark.parametrize("sea", ["pontus_euxinus", "oceanus_atlanticus"])
def test_6_16_a_voyage_is_no_longer_than_its_caravellas(sea: str) -> None:
    scenario = m400(armies={"red": "anglia"}, hand={0: "caravella*2"})
    scenario.play("move red.1", "caravella mare_britannicum")
    change = ('sea = "mare_britannicum"', f'sea = "{sea}"')
    assert refusal(scenario, change) == "position-stack"
    scenario.play("caravella mare_germanicum")
    assert refusal(scenario, ('sea = "mare_germanicum"', 'sea = "pontus_euxinus"')) == "position-stack"


@rule("M4-6.16")
def test_6_16_no_voyage_begins_inland() -> None:
    scenario = m400(armies={"red": "anglia"}, hand={0: "caravella"}).play(
        "move red.1", "caravella mare_germanicum"
    )
    changes = ('"anglia", "reserve"', '"polonia", "reserve"'), ('origin = "anglia"', 'origin = "polonia"')
    assert refusal(scenario, *changes) == "position-stack"


# ---- conquest


@rule("M4-7.6", "M4-8.9", "M4-8.10", "M4-15.1")
@pytest.mark.parametrize(
    "changes",
    [
        [('states = ["gallia"]', 'states = ["castella"]')],
        [
            ('states = ["gallia"]\n', ""),
            ('armies = ["gallia", "tartaria"]', 'states = ["gallia"]\narmies = ["gallia", "tartaria"]'),
        ],
        [('hand = ["red_1", "green_1"]', 'hand = ["caballus"]')],
    ],
    ids=["a free state", "an own state", "no combat card"],
)
def test_7_6_an_announced_attack_is_possible(changes: list[tuple[str, str]]) -> None:
    scenario = m400(
        "conquest",
        armies={"red": "gallia tartaria"},
        states={"blue": "gallia"},
        hand={0: "red_1 green_1"},
        turn='settled = ["red.1"]\nannounced = ["red.1"]',
    )
    assert sorted(scenario.options()) == ["act red.1", "act red.2"]
    assert refusal(scenario, *changes) == "position-stack"


@rule("M4-7.5")
def test_7_5_nobody_acts_before_the_statements() -> None:
    scenario = m400("conquest", armies={"red": "gallia tartaria"}, hand={0: "red_1 green_1"})
    change = ('capital = "novgorod"', 'capital = "novgorod"\nstates = ["gallia"]')
    assert refusal(scenario, change) == "position-stack"


@rule("M4-8.3", "M4-8.4", "M4-8.5")
def test_8_3_a_free_state_is_taken_without_plague_by_an_army_that_can_act() -> None:
    scenario = m400("conquest", armies={"red": "tartaria"}, hand={0: "red_1 green_1"}).play("act red.1")
    sick = with_table('[plague]\ntartaria = ["blue"]')
    blocked = ('"tartaria", "reserve"', '"tartaria blocked", "reserve"')
    assert refusal(scenario, sick) == refusal(scenario, blocked) == "position-stack"
    scenario.play("take")
    assert refusal(scenario, sick) == refusal(scenario, blocked) == "position-stack"
    assert refusal(scenario, ('"red_1", "green_1"', '"red_1", "red_2"')) == "position-stack"
    scenario.play("pay red_1")
    assert refusal(scenario, ('card = "red_1"', 'card = "red_2"')) == "position-stack"


@rule("M4-8.3", "M4-8.4", "M4-8.10")
def test_8_10_war_is_declared_by_an_army_that_can_attack() -> None:
    scenario = war("red_1", "red_2")
    assert refusal(scenario, with_table('[plague]\ngallia = ["blue"]')) == "position-stack"
    assert refusal(scenario, ('"gallia", "reserve"', '"gallia blocked", "reserve"')) == "position-stack"
    assert refusal(scenario, ('hand = ["red_1"]', 'hand = ["caballus"]')) == "position-stack"
    assert refusal(scenario, ('acted = ["red.1"]\n', "")) == "position-stack"


@rule("M4-12.4")
@pytest.mark.parametrize("places", ['"polonia", "lituania blocked"', '"gallia blocked", "gallia blocked"'])
def test_12_4_the_winner_chooses_where_both_armies_are_and_one_is_blocked(places: str) -> None:
    scenario = combat("red_4 green_4", "", armies={"blue": "gallia gallia!"})
    scenario.play("lead red_4", "lead green_4")
    assert scenario.step == "destruction"
    assert refusal(scenario, ('"gallia", "gallia blocked"', places)) == "position-stack"


# ---- capitals


RAIDED = {"blue": "polonia", "green": "serbia valachia"}
"""Green, who may lose one, has two armies."""


@rule("M4-13.1", "M4-13.11")
@pytest.mark.parametrize(
    ("place", "more"), [("gallia", ""), ("castella", 'states = ["castella"]\n'), ("aragona", "")]
)
def test_13_1_only_the_capital_of_an_opponent_is_attacked(place: str, more: str) -> None:
    changes = (
        ('armies = ["novgorod", "reserve"]', f'{more}armies = ["{place}", "reserve"]'),
        ('territory = "novgorod"', f'territory = "{place}"'),
    )
    assert refusal(raid(armies=RAIDED), *changes) == "position-stack"


@rule("M4-13.2", "M4-13.3", "M4-14.7", "M4-8.4")
@pytest.mark.parametrize(
    "change",
    [
        ("sequence = 2", 'sequence = 2\nattacked = ["novgorod"]'),
        ('"novgorod", "reserve"', '"novgorod blocked", "reserve"'),
        with_table('[plague]\nnovgorod = ["blue"]'),
        ('"red_4", "green_4"', '"red_4", "green_3"'),
        ('territory = "novgorod"', 'territory = "novgorod"\ncard = "blue_4"'),
    ],
    ids=["attacked", "blocked", "plague", "no total", "a card not played"],
)
def test_13_2_an_attack_that_could_not_be_made(change: tuple[str, str]) -> None:
    assert refusal(raid(armies=RAIDED), change) == "position-stack"


@rule("M4-R25", "M4-13.1")
@pytest.mark.parametrize("place", ["gallia", "aragona"])
def test_r25_only_a_capital_is_stormed(place: str) -> None:
    places = {"red": "novgorod", "blue": "polonia"}
    scenario = m400("conquest", armies=places, hand={0: FOURS}, toll_on_capitals=False).play("act red.1")
    assert scenario.step == "storm"
    changes = (
        ('armies = ["novgorod", "reserve"]', f'armies = ["{place}", "reserve"]'),
        ('territory = "novgorod"', f'territory = "{place}"'),
    )
    assert refusal(scenario, *changes) == "position-stack"


@rule("M4-13.4", "M4-16.2")
def test_16_2_who_has_a_reward_cannot_win_in_this_sequence() -> None:
    scenario = raid(FOURS + " caballus", armies=RAIDED).play("raid red_4", "raid green_4")
    assert scenario.step == "reward"
    assert refusal(scenario, ("barred = true\n", "")) == "position-stack"
    assert refusal(scenario, ('attacked = ["novgorod"]\n', "")) == "position-stack"
    assert refusal(scenario, ('territory = "novgorod"\n', "")) == "position-stack"
    scenario.play("second_army")
    assert scenario.step == "march"
    assert refusal(scenario, ("barred = true\n", "")) == "position-stack"
    assert refusal(scenario, ('"novgorod", "aragona"', '"novgorod", "gallia"')) == "position-stack"


@rule("M4-10.12", "M4-R33")
@pytest.mark.parametrize("bound", [True, False])
def test_10_12_who_added_cards_to_a_lower_answer_holds_no_better_one(bound: bool) -> None:
    rule_on_it = "when_needed" if bound else "always"
    cards = "red_3 red_malus green_1", "red_2 red_bonus caballus"
    scenario = combat(*cards, defender_combination=rule_on_it).play("lead red_3", "answer red_2", "add 1:0")
    lines = GAME.write(scenario.position).splitlines()
    text = "\n".join([line for line in lines if not line.startswith("without")])
    better = changed(text, 'hand = ["caballus"]', 'hand = ["red_4"]')
    if bound:
        assert refused_position(GAME, better).id == "position-stack"
    else:
        assert GAME.read(better).waiting() == (0,)
    worse = changed(text, 'hand = ["caballus"]', 'hand = ["red_2"]')
    assert GAME.read(worse).waiting() == (0,)
