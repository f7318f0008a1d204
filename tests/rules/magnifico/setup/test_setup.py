"""Setup: the opening roll, colours and first castles (MAG-4.6 to MAG-4.12)."""

import tomllib
from itertools import combinations

import pytest

from quattrocento.kernel.fate import Stated
from quattrocento.kernel.registry import game as registered
from quattrocento.kernel.table import new_table
from quattrocento.testing import Scenario, rule
from quattrocento.testing.magnifico import at, magnifico, start

COLOURS = ["red", "blue", "green", "yellow", "black"]
# the dice of a seat that does not win
LOW = "blank*6 "


def new_game(seats: int = 3, fate: str = "", **settings: bool) -> Scenario:
    """Colours are chosen; the first castles come next."""
    scenario = start(seats, fate, **settings)
    for colour in COLOURS:
        if scenario.step == "colour":
            scenario.play(f"colour {colour}")
    return scenario


# The opening roll


@rule("MAG-4.6", "MAG-4.7")
@pytest.mark.parametrize(
    ("dice", "winner"),
    [
        ("hit*2 blank*4  hit*3 blank*3  hit blank*5", 1),
        # equal hits: fewest explosions
        ("hit*3 blank explosion*2  hit*3 blank*2 explosion  hit*2 blank*4", 1),
        ("hit*3 blank*2 explosion  hit*3 blank explosion*2  hit*3 blank explosion*2", 0),
        # hits come before explosions
        ("hit blank*5  hit*3 blank*3  hit*4 explosion*2", 2),
    ],
)
def test_4_6_most_hits_then_fewest_explosions(dice: str, winner: int) -> None:
    scenario = start(3, dice)
    assert (scenario.position.holder, scenario.waiting) == (winner, (winner,))


@rule("MAG-4.6", "MAG-R12")
@pytest.mark.parametrize(
    ("dice", "winner"),
    [
        ("hit*3 blank*3  hit*2 blank*4  hit*3 blank*3  |  hit*1 blank*5  hit*2 blank*4", 2),
        ("hit*3 blank*3  hit*2 blank*4  hit*3 blank*3  |  hit*6  hit*2 blank*4", 0),
        (f"{LOW * 3} | hit*2 blank*4 hit blank*5 hit*2 blank*4 | hit blank*5 hit*4 explosion*2", 2),
        # of the three who tie for hits only two have fewest explosions
        ("hit*3 explosion*3  hit*3 blank*3  hit*3 blank*3  | hit blank*5 blank*6", 1),
    ],
)
def test_4_6_only_those_still_tied_roll_again(dice: str, winner: int) -> None:
    fate = Stated(dice.replace("|", ""))
    position = registered("magnifico").start(3, {}, fate)
    assert not fate.left()
    assert position.holder == winner


@rule("MAG-4.6")
def test_4_6_every_player_rolls_six_dice_in_turn() -> None:
    fate = Stated("hit*3 blank*3 hit*2 blank*2 explosion*2 hit*4 explosion*2")
    opening = new_table(registered("magnifico"), 3, {}, fate).opening
    rolled = [event.about for event in opening if event.name == "rolled"]
    assert rolled == [(0, 3, 3, 0), (1, 2, 2, 2), (2, 4, 0, 2)]
    assert [event.about for event in opening if event.name == "took_leonardo"] == [(2,)]


# Colours


@rule("MAG-4.7", "MAG-R11", "MAG-D2")
def test_4_7_colours_are_chosen_clockwise_from_the_winner() -> None:
    scenario = start(4, LOW * 2 + "hit*6 " + LOW)
    order: list[int] = []
    left = set(COLOURS)
    for colour in ("green", "red", "black", "yellow"):
        order += scenario.waiting
        assert set(scenario.nouns("colour")) == left
        scenario.play(f"colour {colour}")
        left.remove(colour)
    assert order == [2, 3, 0, 1]
    assert scenario.step == "first_castle"


@rule("MAG-D2", "MAG-4.7")
def test_4_7_the_fifth_player_takes_the_last_colour() -> None:
    scenario = start(5).play("colour red", "colour blue", "colour yellow", "colour black")
    assert scenario.step == "first_castle"
    assert len(set(scenario.position.colour)) == 5


@rule("MAG-4.7")
def test_4_7_a_colour_is_taken_once_and_in_turn() -> None:
    scenario = start(3, LOW + "hit*6 " + LOW)
    scenario.refused("0: colour red")
    scenario.play("colour red")
    assert scenario.refused("2: colour red").clause == "MAG-4.7"


@rule("MAG-R11")
def test_r11_colours_have_no_effect() -> None:
    texts = []
    for colours in (["red", "blue", "green"], ["black", "yellow", "red"]):
        scenario = start(3).play(*(f"colour {colour}" for colour in colours))
        scenario.play("place rome", "place london", "place moscow", fate="tank_covered gyroscope")
        text = scenario.game.write(scenario.position)
        texts.append([line for line in text.splitlines() if not line.startswith("colour")])
    assert texts[0] == texts[1]


# First castles


@rule("MAG-4.8")
def test_4_8_two_soldiers_a_castle_and_100_florins_clockwise_from_the_holder() -> None:
    scenario = new_game(4, LOW * 2 + "hit*6 " + LOW)
    order = [*scenario.waiting]
    assert list(scenario.position.money) == [0] * 4
    scenario.play("place rome")
    assert at(scenario, "rome") == (2, 2, 0, 0, 0)
    assert (scenario.position.money[2], scenario.position.supply[2], scenario.position.castle_supply) == (
        100,
        47,
        15,
    )
    order += scenario.waiting
    order += scenario.play("place london").waiting
    order += scenario.play("place moscow").waiting
    assert order == [2, 3, 0, 1]


@rule("MAG-4.9", "MAG-D1")
def test_4_9_the_first_castles_do_not_border_and_seas_are_ignored() -> None:
    scenario = new_game(3)
    assert len(scenario.options()) == 32
    scenario.play("place rome")
    assert scenario.refused("place rome").clause == "MAG-4.9"
    for neighbour in ("florence", "venice", "naples"):
        assert scenario.refused(f"place {neighbour}").clause == "MAG-4.9"
    assert len(scenario.nouns("place")) == 28
    assert {"tunis", "athens", "milan"} <= set(scenario.nouns("place"))


@rule("MAG-R13", "MAG-4.9")
@pytest.mark.parametrize(
    ("castle", "across"), [("paris", "london"), ("london", "dublin"), ("fez", "seville")]
)
def test_r13_straits_count_for_the_first_castles(castle: str, across: str) -> None:
    assert new_game().play(f"place {castle}").refused(f"place {across}").clause == "MAG-4.9"


@rule("MAG-E6")
def test_e6_what_castles_in_london_and_buda_forbid() -> None:
    def forbidden(castle: str) -> set[str]:
        scenario = new_game()
        every = set(scenario.nouns("place"))
        return every - set(scenario.play(f"place {castle}").nouns("place")) - {castle}

    assert forbidden("london") == {"paris", "dublin"}
    assert forbidden("buda") == {"vienna", "prague", "krakow", "kiev", "constantinople", "ragusa", "venice"}


@rule("MAG-R62")
def test_r62_the_fifth_player_always_finds_a_territory() -> None:
    text = (registered("magnifico").package / "components.toml").read_text("utf-8")
    data = tomllib.loads(text)
    shut = {row["id"]: {row["id"], *row["borders"]} for row in data["territories"]}
    for strait in data["straits"]:
        here, there = strait["between"]
        shut[here].add(there)
        shut[there].add(here)

    def apart(castles: tuple[str, ...]) -> bool:
        return all(b not in shut[a] for a, b in combinations(castles, 2))

    legal = [castles for castles in combinations(shut, 4) if apart(castles)]
    worst = max(legal, key=lambda castles: len(set().union(*(shut[castle] for castle in castles))))
    scenario = new_game(5).play(*(f"place {castle}" for castle in worst))
    assert len(scenario.nouns("place")) == 32 - 22


# The beginning


@rule("MAG-4.10", "MAG-R53")
def test_4_10_the_score_marker_is_not_available_for_play() -> None:
    scenario = magnifico(rome="0: 47 soldiers", naples="0: 1 soldier", money=10)
    assert scenario.position.supply[0] == 1
    scenario.play("pass")
    # one soldier for two territories, so the player is asked: the marker is no soldier
    assert scenario.step == "recruit"


@rule("MAG-4.10")
def test_4_10_everybody_starts_with_no_points() -> None:
    scenario = new_game(4).play("place rome", "place london", "place moscow")
    scenario.play("place lisbon", fate="tank_covered tank_colossus gyroscope")
    assert list(scenario.position.points) == [0] * 4


@rule("MAG-4.11")
def test_4_11_all_other_territories_are_free_and_round_1_begins() -> None:
    scenario = new_game(3).play("place rome", "place london")
    assert scenario.told("round_began") == []
    scenario.play("place moscow", fate="tank_covered gyroscope")
    assert list(scenario.position.owner).count(-1) == 29
    assert scenario.told("round_began") == [(1,)]


@rule("MAG-4.12")
def test_4_12_rich_start() -> None:
    scenario = new_game(3, rich_start=True).play("place rome")
    assert (at(scenario, "rome"), scenario.position.money[0]) == ((0, 6, 0, 0, 0), 200)
    scenario.play("place london", "place moscow", fate="tank_covered gyroscope")
    assert (scenario.step, scenario.position.round) == ("bids", 1)
    assert [at(scenario, place)[1] for place in ("rome", "london", "moscow")] == [6, 6, 6]
    assert list(scenario.position.money) == [200] * 3


@rule("MAG-4.12")
def test_4_12_rich_start_has_income_from_round_2_on() -> None:
    scenario = magnifico(round=1, rome="0: 6 soldiers, castle", money=200, settings={"rich_start": True})
    scenario.play("pass", fate="tank_covered gyroscope")
    assert (scenario.position.round, scenario.position.money[0], at(scenario, "rome")[1]) == (2, 220, 7)
