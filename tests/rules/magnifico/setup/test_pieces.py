"""Pieces and dice (MAG-2.1 to MAG-2.11)."""

import pytest

from quattrocento.kernel.fate import Dice, Die
from quattrocento.kernel.registry import game as registered
from quattrocento.testing import Scenario, rule
from quattrocento.testing.magnifico import at, magnifico, start, turns

# seat 1 plays after seat 0


class Witness(Dice):
    """Dice that remember what they were."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.seen: list[Die] = []
        self.fallen = [0, 0, 0]

    def roll(self, die: Die, count: int) -> tuple[int, ...]:
        self.seen.append(die)
        fallen = super().roll(die, count)
        self.fallen = [a + b for a, b in zip(self.fallen, fallen, strict=True)]
        return fallen


@rule("MAG-2.1")
@pytest.mark.parametrize(("kind", "other"), [("tank", "airplane"), ("airplane", "tank")])
def test_2_1_machines_are_limited_to_twenty_of_each_kind(kind: str, other: str) -> None:
    def game(count: int) -> Scenario:
        return magnifico(
            rome="0: 2 soldiers, castle",
            naples=f"0: 2 soldiers, {count} {kind}s",
            field={0: "tank_covered airplane_glider"},
        )

    game(19).play(f"{kind} rome")
    assert game(20).refused(f"{kind} rome").clause == "MAG-5.42.5"
    assert f"{other} rome" in game(20).options()


@rule("MAG-2.1")
def test_2_1_towers_are_limited_to_forty() -> None:
    full = "castle, 4 towers"
    scenario = magnifico(
        lisbon=f"0: 1 soldier, {full}",
        seville=f"0: 1 soldier, {full}",
        toledo=f"0: 1 soldier, {full}",
        barcelona=f"0: 1 soldier, {full}",
        bordeaux=f"0: 1 soldier, {full}",
        lyon=f"0: 1 soldier, {full}",
        paris=f"0: 1 soldier, {full}",
        milan=f"0: 1 soldier, {full}",
        florence=f"0: 1 soldier, {full}",
        rome="0: 2 soldiers, castle, 3 towers",
        naples="0: 1 soldier, castle",
    )
    assert scenario.nouns("tower") == ["rome", "naples"]
    scenario.play("tower naples")
    assert scenario.refused("tower rome").clause == "MAG-5.43.3"


@rule("MAG-2.1")
def test_2_1_castles_are_limited_to_sixteen() -> None:
    castle = "0: 1 soldier, castle"
    scenario = magnifico(
        lisbon=castle,
        seville=castle,
        toledo=castle,
        barcelona=castle,
        bordeaux=castle,
        lyon=castle,
        paris=castle,
        milan=castle,
        florence=castle,
        rome=castle,
        naples=castle,
        venice=castle,
        vienna=castle,
        prague=castle,
        buda="1: 1 soldier, castle",
        krakow="0: 1 soldier",
        ragusa="1: 2 soldiers",
        decide=turns(0, 1),
    )
    scenario.play("castle krakow")
    assert scenario.waiting == (1,)
    assert scenario.position.castle_supply == 0
    assert scenario.refused("castle ragusa").clause == "MAG-5.47.4"


@rule("MAG-2.1")
def test_2_1_soldiers_are_limited_to_those_in_the_supply() -> None:
    scenario = magnifico(rome="0: 48 soldiers", naples="0: 1 soldier", turn=1, moscow="1: 2 soldiers")
    assert scenario.position.supply[0] == 0
    scenario.play("pass", fate="tank_covered gyroscope")
    assert (at(scenario, "rome")[1], at(scenario, "naples")[1]) == (48, 1)


@rule("MAG-2.2")
def test_2_2_removed_pieces_can_be_used_again() -> None:
    scenario = magnifico(
        rome="0: 3 soldiers, 20 airplanes, castle",
        naples="1: 2 soldiers",
        athens="1: 1 soldier, castle",
        field={0: "airplane_glider", 1: "airplane_ornithopter"},
        decide=turns(0, 1),
    )
    assert scenario.refused("airplane rome").clause == "MAG-5.42.5"
    reserve = scenario.position.supply[1]
    scenario.play("attack naples", "soldiers 2", "airplanes 1")
    scenario.play("fly 1", "infantry 2", fate="explosion hit*2")
    assert scenario.position.airplane_supply == 1
    assert scenario.position.supply[1] == reserve + 2
    scenario.play("pass", "airplane athens")
    assert at(scenario, "athens")[3] == 1


@rule("MAG-2.3")
def test_2_3_no_piece_may_be_removed_voluntarily() -> None:
    pieces = "0: 3 soldiers, 2 tanks, 2 airplanes, castle, 1 tower"
    scenario = magnifico(rome=pieces, field={0: "tank_covered airplane_glider"})
    assert scenario.refused("scrap_tank rome").clause == "MAG-2.3"
    assert scenario.refused("scrap_airplane rome").clause == "MAG-2.3"
    allowed = magnifico(rome=pieces, settings={"self_destruct": True})
    assert at(allowed.play("scrap_tank rome"), "rome") == (0, 3, 1, 2, 1)


@rule("MAG-2.4")
def test_2_4_a_territory_belongs_to_the_soldiers_on_it() -> None:
    scenario = magnifico(rome="0: 4 soldiers", naples="1: 1 soldier", athens="1: 1 soldier")
    scenario.play(
        "invade florence", "soldiers 1", "attack naples", "soldiers 2", "infantry 2", fate="hit blank"
    )
    assert at(scenario, "florence")[:2] == (0, 1)
    assert at(scenario, "naples")[:2] == (0, 2)
    assert at(scenario, "athens")[:2] == (1, 1)


@rule("MAG-2.5", "MAG-2.9")
def test_2_5_a_conqueror_gets_castle_towers_and_machines() -> None:
    scenario = magnifico(
        rome="0: 5 soldiers",
        naples="1: 1 soldier, 2 tanks, 1 airplane, castle, 1 tower",
        athens="1: 1 soldier",
        money=100,
    )
    scenario.play("attack naples", "soldiers 4", "infantry 4", fate="hit*4")
    assert at(scenario, "naples") == (0, 4, 2, 1, 1)
    scenario.play("pass", fate="tank_covered gyroscope")
    # two territories and the castle: the castle now pays its new owner
    assert scenario.position.money[:2] == [100 - 30 + 30, 110]


@rule("MAG-2.6")
def test_2_6_one_castle_in_a_territory() -> None:
    scenario = magnifico(rome="0: 1 soldier, castle", naples="0: 1 soldier")
    assert scenario.refused("castle rome").clause == "MAG-2.6"
    assert scenario.nouns("castle") == ["naples"]


@rule("MAG-2.7")
def test_2_7_towers_need_a_castle_and_four_fill_it() -> None:
    scenario = magnifico(
        rome="0: 1 soldier, castle, 3 towers",
        florence="0: 1 soldier, castle, 4 towers",
        naples="0: 1 soldier",
    )
    assert scenario.refused("tower naples").clause in ("MAG-2.7", "MAG-5.43.1")
    assert scenario.refused("tower florence").clause in ("MAG-2.7", "MAG-5.43.2")
    assert at(scenario.play("tower rome"), "rome")[4] == 4


@rule("MAG-2.7")
def test_2_7_towers_never_move() -> None:
    scenario = magnifico(rome="0: 3 soldiers, castle, 2 towers", naples="0: 1 soldier, castle")
    scenario.play("move", "soldiers 2")
    assert (at(scenario, "rome"), at(scenario, "naples")) == ((0, 1, 0, 0, 2), (0, 3, 0, 0, 0))


@rule("MAG-2.8")
def test_2_8_four_towers_make_a_perfect_city() -> None:
    scenario = magnifico(
        rome="0: 2 soldiers, castle, 3 towers",
        naples="0: 1 soldier, castle, 2 towers",
        extra='awarded = ["first_tank"]',
    )
    scenario.play("tower naples")
    assert scenario.told("first_perfect_city") == []
    scenario.play("tower rome")
    (first,) = scenario.told("first_perfect_city")
    assert first.words == {"seat": 0, "points": 2, "territory": "rome"}


@rule("MAG-2.8")
@pytest.mark.parametrize(("towers", "points"), [(3, 0), (4, 1)])
def test_2_8_a_perfect_city_scores_at_the_end_of_the_round(towers: int, points: int) -> None:
    scenario = magnifico(rome=f"0: 1 soldier, castle, {towers} towers")
    scenario.play("pass", fate="tank_covered gyroscope")
    (scored,) = [about for about in scenario.told("scored") if about[0] == 0]
    assert scored[5] == points


@rule("MAG-2.9", "MAG-2.10")
def test_2_10_captured_tanks_fire_with_the_card_of_their_new_owner() -> None:
    scenario = magnifico(
        florence="0: 4 soldiers",
        milan="1: 1 soldier, 1 tank",
        venice="1: 5 soldiers",
        naples="1: 1 soldier",
        field={0: "tank_tortoise", 1: "tank_colossus"},
    )
    scenario.play("attack milan", "soldiers 3", "infantry 3", fate="hit blank*2")
    assert at(scenario, "milan") == (0, 3, 1, 0, -1)
    scenario.play("attack venice", "soldiers 2", "tanks 1")
    # Tortoise: 2 dice, 3 hits; the Colossus that built it rolls 6 dice for 8 hits
    scenario.play("fire", fate="blank*2")
    assert at(scenario, "venice")[:2] == (1, 2)


@rule("MAG-2.9")
def test_2_9_machines_in_an_attack_belong_to_the_army() -> None:
    scenario = magnifico(
        rome="0: 3 soldiers, 2 tanks",
        naples="1: 2 soldiers",
        athens="1: 1 soldier",
        field={0: "tank_covered"},
    )
    scenario.play("attack naples", "soldiers 2", "tanks 1")
    assert (at(scenario, "rome"), at(scenario, "naples")) == ((0, 1, 1, 0, -1), (1, 2, 0, 0, -1))
    assert scenario.position.battle.tanks == 1


@rule("MAG-2.11")
def test_2_11_a_die_has_three_hits_two_blanks_and_one_explosion() -> None:
    fate = Witness(7)
    for seed in range(50):
        fate.rng.seed(seed)
        registered("magnifico").start(5, {}, fate)
    assert {(die.names, die.faces) for die in fate.seen} == {(("hit", "blank", "explosion"), (3, 2, 1))}
    rolled = sum(fate.fallen)
    assert rolled >= 1500
    for fallen, share in zip(fate.fallen, (1 / 2, 1 / 3, 1 / 6), strict=True):
        assert abs(fallen / rolled - share) < 0.05


@rule("MAG-2.4")
def test_2_4_every_player_has_a_colour_of_his_own() -> None:
    scenario = start(3).play("colour green")
    assert scenario.refused("colour green").clause == "MAG-4.7"
    scenario.play("colour red", "colour blue")
    assert len(set(scenario.position.colour)) == 3
