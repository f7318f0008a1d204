"""Fielding projects (MAG-5.41) and what projects and improvements need (MAG-6)."""

import tomllib
from collections import Counter

import pytest

from quattrocento.games.magnifico.game import GAME
from quattrocento.kernel.fate import Dice
from quattrocento.testing import Scenario, rule
from quattrocento.testing.magnifico import cards, magnifico, start, turns

COSTS = {
    "gyroscope": 40,
    "anti_tank_bomb": 30,
    "paratrooper": 30,
    "anti_aircraft_culverin": 20,
    "mechanical_gear": 30,
    "cannon_igniter": 20,
    "multi_cannon": 40,
    "automaton": 30,
    "grapeshot": 30,
    "lead_ball_wagon": 20,
    "bombard": 30,
    "great_cannon": 30,
    "submarine": 20,
    "armoured_ship": 20,
    "castle_project": 50,
    "art_lady_with_an_ermine": 30,
    "art_virgin_of_the_rocks": 40,
    "art_last_supper": 50,
    "art_mona_lisa": 60,
}
"""The activation costs as the rules list them."""

HOOKS = {
    "airplane_flapping_wing": 1,
    "airplane_aerial_screw": 2,
    "airplane_glider": 3,
    "airplane_ornithopter": 4,
    "airplane_great_kite": 5,
}


def fielding(archive: str, field: str = "", money: int = 300) -> Scenario:
    """Seat 0, not the holder, has these cards and one territory; seat 1 plays next."""
    return magnifico(
        holder=2,
        money=money,
        field={0: field},
        archive={0: archive},
        decide=turns(0, 1),
        rome="0: 3 soldiers",
        london="1: 3 soldiers",
    )


def first_auction(shown: str) -> Scenario:
    """A new game of three at the first auction, with these two cards shown."""
    scenario = start(3).play("colour red", "colour blue", "colour green", "place rome", "place london")
    return scenario.play("place moscow", fate=shown)


@rule("MAG-5.41.1")
def test_5_41_1_any_number_of_cards_each_at_its_cost() -> None:
    archive = "automaton grapeshot lead_ball_wagon bombard great_cannon submarine armoured_ship"
    scenario = fielding(archive, money=180)
    for card in archive.split():
        scenario.play(f"field {card}")
    assert cards(scenario, 0) == archive.split()
    assert cards(scenario, 0, "archive") == []
    assert scenario.position.money[0] == 0


@rule("MAG-5.41.1")
def test_5_41_1_only_cards_of_the_own_archive() -> None:
    scenario = magnifico(holder=2, archive={0: "bombard", 1: "submarine"}, rome="0: 3 soldiers")
    assert scenario.nouns("field") == ["bombard"]
    assert scenario.refused("field submarine").clause == "MAG-5.41.1"


@rule("MAG-5.41.1", "MAG-6.1")
@pytest.mark.parametrize(("card", "cost"), COSTS.items())
def test_5_41_1_the_activation_cost_is_paid_to_the_bank(card: str, cost: int) -> None:
    scenario = fielding(card, field="tank_covered airplane_glider", money=100).play(f"field {card}")
    assert scenario.position.money == [100 - cost, 100, 100]
    assert card in cards(scenario, 0)


@rule("MAG-6.1")
def test_6_1_only_machine_cards_have_no_activation_cost() -> None:
    tables = tomllib.loads((GAME.package / "components.toml").read_text(encoding="utf-8"))
    projects = [card for card in tables["cards"] if card["kind"] != "leonardo"]
    free = {card["id"] for card in projects if card["cost"] == 0}
    assert free == {card["id"] for card in projects if card["kind"] in {"tank", "airplane"}}
    assert {card["id"]: card["cost"] for card in projects if card["cost"]} == COSTS


@rule("MAG-6.1")
def test_6_1_a_machine_card_costs_its_bid_and_nothing_more() -> None:
    scenario = first_auction("tank_covered bombard").play("0: bid 40", "1: bid 20", "2: bid 10")
    scenario.play("buy tank_covered", "decline", "decline")
    assert cards(scenario, 0) == ["tank_covered"]
    assert scenario.position.money[0] == 120 - 40
    assert scenario.nouns("field") == []


@rule("MAG-5.41.2")
def test_5_41_2_the_cost_does_not_depend_on_the_price_at_auction() -> None:
    for bid in (20, 60):
        scenario = first_auction("tank_covered grapeshot")
        scenario.play("0: bid 100", f"1: bid {bid}", "2: bid 10")
        scenario.play("buy tank_covered", "buy grapeshot", "pass")
        assert scenario.waiting == (1,)
        scenario.play("field grapeshot")
        assert scenario.position.money[1] == 120 - bid - 30


@rule("MAG-5.41.2", "MAG-5.41.5")
def test_5_41_2_paid_once_the_card_works_for_the_rest_of_the_game() -> None:
    scenario = magnifico(
        holder=2,
        money=100,
        archive={0: "armoured_ship"},
        rome="0: 5 soldiers",
        seville="1: 1 soldier",
        lisbon="1: 1 soldier",
    )
    scenario.play("field armoured_ship", "pass", fate="tank_covered bombard")
    scenario.play("0: bid 10", "1: bid 10", "2: bid 10", "decline", "decline", "decline", "pass")
    assert scenario.waiting == (0,)
    assert scenario.position.money[0] == 100 - 20 + 10
    assert cards(scenario, 0) == ["armoured_ship"]
    scenario.play("attack seville", "soldiers 3")
    assert scenario.nouns("infantry") == ["1", "2", "3"]  # no landing loss


@rule("MAG-5.41.3")
def test_5_41_3_a_fielded_card_works_at_once() -> None:
    # In his own turn: a sea attack with 3 soldiers lands 2, and 3 with the ship just fielded.
    for ship, landed in ((False, ["1", "2"]), (True, ["1", "2", "3"])):
        scenario = magnifico(
            holder=2,
            archive={0: "armoured_ship"},
            rome="0: 5 soldiers",
            seville="1: 1 soldier",
            lisbon="1: 1 soldier",
        )
        scenario.play(*(["field armoured_ship"] if ship else []), "attack seville", "soldiers 3")
        assert scenario.nouns("infantry") == landed


@rule("MAG-5.41.3")
def test_5_41_3_a_fielded_card_works_in_the_other_turns_of_the_round() -> None:
    for submarine, fighting in ((False, ["1", "2"]), (True, ["1"])):
        scenario = magnifico(
            holder=2,
            archive={0: "submarine"},
            decide=turns(0, 1),
            rome="0: 1 soldier",
            naples="0: 1 soldier",
            seville="1: 5 soldiers",
        )
        scenario.play(*(["field submarine"] if submarine else []), "pass", "attack rome", "soldiers 3")
        assert scenario.nouns("infantry") == fighting


@rule("MAG-5.41.4")
def test_5_41_4_a_card_of_this_round_may_be_fielded_in_this_round() -> None:
    scenario = first_auction("tank_covered grapeshot").play("0: bid 30", "1: bid 20", "2: bid 10")
    scenario.play("buy grapeshot", "decline", "decline")
    assert cards(scenario, 0, "archive") == ["grapeshot"]
    scenario.play("field grapeshot")
    assert cards(scenario, 0) == ["grapeshot"]


@rule("MAG-5.41.5")
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_5_41_5_fielded_cards_stay_in_the_field(seed: int) -> None:
    fate = Dice(seed)
    position = GAME.start(3, {}, fate)
    fields: list[Counter[int]] = [Counter() for _ in range(3)]
    for _ in range(1500):
        if position.result is not None:
            break
        seat = position.waiting()[0]
        options = position.options(seat)
        fielding = [move for move in options if move[0] in {"field", "buy"}]
        position.play(seat, fate.rng.choice(fielding or options), fate)
        now = [Counter(held) for held in position.field]
        assert all(then <= held for then, held in zip(fields, now, strict=True))
        fields = now
    assert sum(sum(held.values()) for held in fields) > 5


@rule("MAG-6.2")
@pytest.mark.parametrize("card", ["mechanical_gear", "cannon_igniter", "multi_cannon"])
def test_6_2_a_tank_improvement_needs_a_tank_card(card: str) -> None:
    assert fielding(card).refused(f"field {card}").clause == "MAG-6.2"
    assert fielding(card, field="airplane_glider").refused(f"field {card}").clause == "MAG-6.2"
    assert fielding(card, field="tank_tortoise").nouns("field") == [card]


@rule("MAG-6.2")
def test_6_2_the_number_of_tank_improvements_is_unlimited() -> None:
    every = ["mechanical_gear", "cannon_igniter", "multi_cannon"] * 3
    scenario = fielding(" ".join(every), field="tank_tortoise", money=270)
    for card in every:
        scenario.play(f"field {card}")
    assert Counter(cards(scenario, 0)) == Counter(["tank_tortoise", *every])


@rule("MAG-6.3")
@pytest.mark.parametrize("card", ["gyroscope", "anti_tank_bomb", "paratrooper", "anti_aircraft_culverin"])
def test_6_3_an_airplane_improvement_needs_an_airplane_card(card: str) -> None:
    assert fielding(card).refused(f"field {card}").clause == "MAG-6.3"
    assert fielding(card, field="tank_tortoise").refused(f"field {card}").clause == "MAG-6.3"
    assert fielding(card, field="airplane_glider").nouns("field") == [card]


@rule("MAG-6.3")
@pytest.mark.parametrize(("airplane", "hooks"), HOOKS.items())
def test_6_3_each_airplane_improvement_uses_one_hook(airplane: str, hooks: int) -> None:
    ready = ["anti_aircraft_culverin"] * 3 + ["anti_tank_bomb"] * 3
    scenario = fielding(" ".join(ready), field=airplane)
    for card in ready[:hooks]:
        scenario.play(f"field {card}")
    assert len(cards(scenario, 0)) == 1 + hooks
    assert scenario.nouns("field") == []
    assert scenario.refused(f"field {ready[hooks]}").clause == "MAG-6.3"


@rule("MAG-6.3")
def test_6_3_other_projects_use_no_hook() -> None:
    scenario = fielding("multi_cannon bombard gyroscope", field="tank_covered airplane_flapping_wing")
    scenario.play("field multi_cannon", "field bombard", "field gyroscope")
    assert cards(scenario, 0, "archive") == []


@rule("MAG-6.4")
def test_6_4_what_cannot_be_fielded_stays_in_the_archive_and_does_not_count() -> None:
    scenario = magnifico(
        holder=2,
        field={1: "bombard"},
        archive={0: "gyroscope mechanical_gear submarine"},
        rome="0: 3 soldiers",
    )
    scenario.play("field submarine", "pass", fate="tank_covered bombard")
    assert cards(scenario, 0, "archive") == ["gyroscope", "mechanical_gear"]
    # Seats 0 and 1 tie with one card in the field each; with the archive seat 0 would lead alone.
    workshop = {seat: points for seat, _, points, *_ in scenario.told("scored")}
    assert workshop == {0: 1, 1: 1, 2: 0}


@rule("MAG-6.5")
def test_6_5_other_projects_and_works_of_art_need_nothing_and_have_no_limit() -> None:
    copies = ["submarine", "armoured_ship", "lead_ball_wagon"] * 3
    works = ["art_lady_with_an_ermine", "art_virgin_of_the_rocks"]
    scenario = fielding(" ".join(copies + works), money=250)
    for card in copies + works:
        scenario.play(f"field {card}")
    assert Counter(cards(scenario, 0)) == Counter(copies + works)
    assert scenario.position.money[0] == 0


@rule("MAG-D6")
def test_d6_fieldable_and_affordable_cards_one_at_a_time() -> None:
    scenario = fielding(
        "gyroscope gyroscope mechanical_gear submarine castle_project", "airplane_glider", 40
    )
    assert scenario.nouns("field") == ["gyroscope", "submarine"]
    assert "pass" in scenario.options()
    assert "move" not in scenario.options()  # one territory only
    assert scenario.play("field submarine").nouns("field") == []
    assert scenario.waiting == (0,)


@rule("MAG-E5", "MAG-6.3", "MAG-6.4")
def test_e5_a_fourth_improvement_finds_no_hook_and_does_not_count() -> None:
    scenario = magnifico(
        holder=2,
        field={0: "airplane_glider gyroscope paratrooper", 1: "tank_covered bombard bombard bombard"},
        archive={0: "anti_tank_bomb anti_aircraft_culverin"},
        rome="0: 3 soldiers",
    )
    scenario.play("field anti_tank_bomb")
    assert scenario.refused("field anti_aircraft_culverin").clause == "MAG-6.3"
    scenario.play("pass", fate="tank_colossus submarine")
    # Four cards against four: one point each. The fifth card would have given two to seat 0.
    workshop = {seat: points for seat, _, points, *_ in scenario.told("scored")}
    assert workshop == {0: 1, 1: 1, 2: 0}
    assert cards(scenario, 0, "archive") == ["anti_aircraft_culverin"]
