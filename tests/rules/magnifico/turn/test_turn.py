"""The player's turn: who plays when, and the order of the steps (MAG-5.4)."""

import pytest

from quattrocento.testing import Scenario, rule
from quattrocento.testing.magnifico import at, cards, magnifico, start, turns

STEPS = ("field", "machine", "tower", "invade", "attack")

FIRST: dict[str, tuple[tuple[str, ...], str]] = {
    "field": (("field bombard",), ""),
    "machine": (("tank rome",), ""),
    "tower": (("tower rome",), ""),
    "invade": (("invade tunis", "from naples", "soldiers 1"), ""),
    "attack": (("attack venice", "from florence", "soldiers 5", "infantry 5"), "hit blank*4"),
}
"""One action of each step, with what the dice say."""

SECOND = {
    "field": "field submarine",
    "machine": "airplane florence",
    "tower": "tower florence",
    "invade": "invade fez",
    "attack": "attack milan",
    "castle": "castle naples",
}
"""Another action of each step, possible before and after the first."""


def busy(money: int = 300) -> Scenario:
    """Seat 0, who pays full prices, has something to do in every step; seat 2 plays next."""
    return magnifico(
        holder=1,
        money=money,
        field={0: "tank_covered airplane_glider"},
        archive={0: "bombard submarine"},
        decide=turns(0, 2),
        rome="0: 6 soldiers, castle",
        florence="0: 6 soldiers, castle",
        naples="0: 3 soldiers",
        venice="1: 1 soldier",
        milan="1: 1 soldier",
        vienna="1: 1 soldier",
    )


@rule("MAG-5.4.1", "MAG-12.1")
@pytest.mark.parametrize("magnificent", [0, 1, 2, 3])
def test_5_4_1_one_turn_each_from_the_new_holder_clockwise(magnificent: int) -> None:
    scenario = start(4).play("colour red", "colour blue", "colour green", "colour black")
    scenario.play("place rome", "place london", "place moscow")
    scenario.play("place seville", fate="tank_covered airplane_glider bombard")
    scenario.play(*(f"{seat}: bid {50 if seat == magnificent else 10}" for seat in range(4)))
    scenario.play("buy bombard", "decline", "decline", "decline")
    played: list[int] = []
    for _ in range(3):
        assert scenario.step == "turn"
        played += scenario.waiting
        scenario.play("pass")
    played += scenario.waiting
    scenario.play("pass", fate="tank_colossus tank_scythed gyroscope")
    assert played == [(magnificent + n) % 4 for n in range(4)]
    assert scenario.step == "bids"


@rule("MAG-5.4.1")
def test_5_4_1_only_the_player_whose_turn_it_is_acts() -> None:
    scenario = busy()
    assert scenario.refused("2: pass").message == "why-not-your-turn"
    assert scenario.options(1) == []


@rule("MAG-5.4.2")
def test_5_4_2_all_six_steps_in_one_turn() -> None:
    scenario = busy()
    for step in STEPS:
        moves, fate = FIRST[step]
        assert scenario.waiting == (0,)
        scenario.play(*moves, fate=fate)
    scenario.play("castle naples")
    assert scenario.waiting == (2,)
    assert cards(scenario, 0) == ["tank_covered", "airplane_glider", "bombard"]
    assert at(scenario, "rome") == (0, 6, 1, 0, 1)
    assert at(scenario, "tunis") == (0, 1, 0, 0, -1)
    assert at(scenario, "venice") == (0, 5, 0, 0, -1)
    assert at(scenario, "naples") == (0, 2, 0, 0, 0)
    assert scenario.position.money[0] == 300 - 30 - 20 - 20 - 10 - 30 - 30


@rule("MAG-5.4.2")
def test_5_4_2_movement_can_stand_between_any_two_steps() -> None:
    for place in range(len(STEPS) + 1):
        scenario = busy()
        for step in STEPS[:place]:
            moves, fate = FIRST[step]
            scenario.play(*moves, fate=fate)
        assert "move" in scenario.options(), place


@rule("MAG-5.4.3")
@pytest.mark.parametrize("step", STEPS)
def test_5_4_3_a_later_step_closes_the_earlier_ones(step: str) -> None:
    moves, fate = FIRST[step]
    scenario = busy().play(*moves, fate=fate)
    reached = STEPS.index(step)
    for earlier in STEPS[:reached]:
        assert scenario.refused(SECOND[earlier]).clause == "MAG-5.4.3", earlier
    for open_step in (*STEPS[reached:], "castle"):
        assert SECOND[open_step] in scenario.options(), open_step


@rule("MAG-5.4.3")
def test_5_4_3_a_skipped_step_is_closed_too() -> None:
    scenario = busy().play("tower rome")
    assert scenario.refused("field bombard").clause == "MAG-5.4.3"
    assert scenario.refused("tank rome").clause == "MAG-5.4.3"


@rule("MAG-5.4.3")
def test_5_4_3_an_airplane_closes_the_fielding_as_a_tank_does() -> None:
    scenario = busy().play("airplane rome")
    assert scenario.refused("field bombard").clause == "MAG-5.4.3"
    assert "tank florence" in scenario.options()


@rule("MAG-5.4.3")
def test_5_4_3_the_next_player_begins_with_the_first_step() -> None:
    scenario = magnifico(
        holder=2,
        field={1: "tank_covered"},
        archive={1: "bombard"},
        decide=turns(0, 1),
        rome="0: 3 soldiers",
        venice="1: 3 soldiers, castle",
    )
    scenario.play("invade naples", "soldiers 1", "pass")
    assert scenario.waiting == (1,)
    assert {"field bombard", "tank venice", "tower venice", "invade milan"} <= set(scenario.options())


@rule("MAG-R16")
def test_r16_a_step_may_hold_several_actions_but_no_invasion_follows_an_attack() -> None:
    scenario = busy()
    for step in STEPS[:4]:
        scenario.play(*FIRST[step][0])
        scenario.play(SECOND[step])
    scenario.play("from naples")  # who can spare one soldier only
    assert at(scenario, "fez") == (0, 1, 0, 0, -1)
    assert "invade lyon" in scenario.options()
    moves = ("attack venice", "from florence", "soldiers 5", "airplanes 0", "infantry 5")
    scenario.play(*moves, fate="hit blank*4")
    assert scenario.refused("invade lyon").clause in {"MAG-5.4.3", "MAG-R16"}
    assert "attack milan" in scenario.options()


@rule("MAG-5.4.4")
def test_5_4_4_every_action_is_optional() -> None:
    scenario = busy().play("pass")
    assert scenario.waiting == (2,)
    assert scenario.position.money[0] == 300
    assert cards(scenario, 0, "archive") == ["bombard", "submarine"]


@rule("MAG-5.4.4")
def test_5_4_4_building_a_castle_ends_the_turn() -> None:
    scenario = busy()
    assert {"castle naples", "move"} <= set(scenario.options())
    assert scenario.play("castle naples").waiting == (2,)


@rule("MAG-5.4.4")
@pytest.mark.parametrize(("soldiers", "goes_on"), [(2, False), (3, True)])
def test_5_4_4_the_turn_ends_when_nothing_is_left_to_do(soldiers: int, goes_on: bool) -> None:
    scenario = magnifico(
        holder=1,
        money=[10, 100, 100],
        decide=turns(0, 2),
        rome=f"0: {soldiers} soldiers",
        dublin="2: 3 soldiers",
    )
    scenario.play("invade naples", *(["soldiers 1"] if goes_on else []))
    # With 1 soldier in each territory and no florin nothing remains; with 2 in Rome there are movements.
    assert scenario.waiting == ((0,) if goes_on else (2,))
    if goes_on:
        assert scenario.options() == ["move", "pass"]


@rule("MAG-5.4.4")
def test_5_4_4_a_player_who_can_do_nothing_at_all_is_not_asked() -> None:
    scenario = magnifico(
        money=[100, 0, 100],
        decide=turns(0, 1, 2),
        rome="0: 3 soldiers",
        venice="1: 1 soldier",
        dublin="2: 3 soldiers",
    )
    assert scenario.play("pass").waiting == (2,)


PRICES = [
    ("field bombard", 30),
    ("tank rome", 20),
    ("airplane rome", 20),
    ("tower rome", 20),
    ("invade tunis", 10),
    ("attack venice", 30),
    ("castle naples", 30),
]


@rule("MAG-5.4.5")
@pytest.mark.parametrize(("action", "price"), PRICES)
def test_5_4_5_no_action_without_the_money_for_it(action: str, price: int) -> None:
    assert action in busy(money=price).options()
    short = busy(money=price - 10)
    assert action not in short.options()
    assert short.refused(action).clause == "MAG-5.4.5"


@rule("MAG-D6", "MAG-D7", "MAG-D8", "MAG-D9", "MAG-D10", "MAG-D11", "MAG-D12")
def test_d6_to_d12_one_menu_of_all_that_is_open() -> None:
    scenario = magnifico(
        holder=1,
        money=50,
        field={0: "tank_covered airplane_glider"},
        archive={0: "gyroscope mechanical_gear castle_project art_mona_lisa"},
        rome="0: 3 soldiers, castle, 4 towers",
        florence="0: 1 soldier, castle",
        naples="0: 1 soldier",
        milan="1: 1 soldier",
        vienna="1: 1 soldier",
        venice="2: 1 soldier",
    )
    assert scenario.nouns("field") == ["gyroscope", "mechanical_gear", "castle_project"]
    assert sorted(scenario.nouns("tank")) == sorted(scenario.nouns("airplane")) == ["florence", "rome"]
    assert scenario.nouns("tower") == ["florence"]
    western = ["seville", "barcelona", "lyon", "tunis", "fez"]
    levant = ["ragusa", "athens", "constantinople", "bursa", "kiev"]
    assert sorted(scenario.nouns("invade")) == sorted(western + levant)
    assert scenario.nouns("attack") == ["milan"]  # Venice is its owner's last territory, Vienna too far
    assert scenario.nouns("castle") == ["naples"]
    assert scenario.options()[-2:] == ["move", "pass"]
    verbs = {option.split()[0] for option in scenario.options()}
    assert verbs == {"field", "tank", "airplane", "tower", "invade", "attack", "castle", "move", "pass"}


@rule("MAG-D6", "MAG-D12")
def test_d6_to_d12_the_menu_shrinks_with_the_steps() -> None:
    scenario = busy().play(*FIRST["attack"][0], fate=FIRST["attack"][1])
    verbs = {option.split()[0] for option in scenario.options()}
    assert verbs == {"attack", "castle", "move", "pass"}
