"""Invading free territories (MAG-5.44)."""

from typing import Any

import pytest

from quattrocento.games.magnifico.game import GAME
from quattrocento.kernel.fate import Dice
from quattrocento.testing import Scenario, rule
from quattrocento.testing.magnifico import at, magnifico

WESTERN_MEDITERRANEAN = {"seville", "barcelona", "lyon", "milan", "florence", "naples", "tunis", "fez"}
LEVANT_SEAS = {"venice", "naples", "ragusa", "athens", "constantinople", "bursa", "kiev", "tunis"}


def invader(rome: str, money: int = 100, field: str = "") -> Scenario:
    """Seat 0, who is not the holder, has Rome alone; the others sit in Moscow and Stockholm."""
    return magnifico(holder=2, money=money, field={0: field}, rome=rome)


@rule("MAG-5.44.1")
@pytest.mark.parametrize(
    ("origin", "targets"),
    [
        ("vienna", {"buda", "nuremberg", "prague", "venice"}),  # landlocked: its borders only
        ("milan", {"florence", "lyon", "venice"} | WESTERN_MEDITERRANEAN | {"rome"}),
        ("rome", {"venice"} | WESTERN_MEDITERRANEAN | LEVANT_SEAS),  # on two seas
    ],
)
def test_5_44_1_bordering_or_on_the_same_sea(origin: str, targets: set[str]) -> None:
    places: dict[str, Any] = {origin: "0: 2 soldiers"}
    scenario = magnifico(**places)
    assert set(scenario.nouns("invade")) == targets - {origin}
    assert scenario.refused("invade krakow").clause == "MAG-5.44.1"


@rule("MAG-5.44.1")
@pytest.mark.parametrize("holder", [0, 2])
def test_5_44_1_ten_florins_for_holder_and_others(holder: int) -> None:
    scenario = magnifico(holder=holder, money=50, rome="0: 3 soldiers").play("invade naples", "soldiers 1")
    assert scenario.position.money == [40, 50, 50]
    assert at(scenario, "naples") == (0, 1, 0, 0, -1)
    assert at(scenario, "rome") == (0, 2, 0, 0, -1)


@rule("MAG-5.44.1")
def test_5_44_1_only_free_territories() -> None:
    scenario = magnifico(rome="0: 3 soldiers", florence="0: 1 soldier", naples="1: 1 soldier")
    assert not {"rome", "florence", "naples"} & set(scenario.nouns("invade"))
    assert scenario.refused("invade naples").clause == "MAG-5.44.1"
    assert scenario.refused("invade florence").clause == "MAG-5.44.1"


@rule("MAG-5.44.1", "MAG-5.44.2")
def test_5_44_1_the_group_comes_from_one_territory() -> None:
    scenario = magnifico(rome="0: 4 soldiers", venice="0: 3 soldiers", florence="0: 1 soldier")
    scenario.play("invade naples")
    assert sorted(scenario.nouns("from")) == ["rome", "venice"]  # Florence can spare nobody
    assert scenario.play("from venice").nouns("soldiers") == ["1", "2"]


@rule("MAG-5.44.2", "MAG-R18")
def test_5_44_2_any_number_of_soldiers_and_usable_machines() -> None:
    scenario = invader("0: 12 soldiers, 7 tanks, 8 airplanes", field="tank_covered airplane_glider")
    scenario.play("invade naples")
    assert scenario.nouns("soldiers") == [str(n) for n in range(1, 12)]  # beyond the 6 of an attack
    assert scenario.play("soldiers 11").nouns("tanks") == [str(n) for n in range(8)]
    assert scenario.play("tanks 7").nouns("airplanes") == [str(n) for n in range(9)]
    scenario.play("airplanes 8")
    assert at(scenario, "naples") == (0, 11, 7, 8, -1)
    assert at(scenario, "rome") == (0, 1, 0, 0, -1)


@rule("MAG-5.44.2", "MAG-R18")
def test_5_44_2_at_least_one_soldier_goes_with_the_machines() -> None:
    scenario = invader("0: 3 soldiers, 2 tanks", field="tank_covered").play("invade naples")
    assert "soldiers 0" not in scenario.options()
    alone = invader("0: 1 soldier, 2 tanks", field="tank_covered")
    assert alone.nouns("invade") == []


@rule("MAG-5.44.2")
def test_5_44_2_a_group_without_soldiers_is_refused_by_this_clause() -> None:
    scenario = invader("0: 3 soldiers, 2 tanks", field="tank_covered").play("invade naples")
    assert scenario.refused("soldiers 0").clause == "MAG-5.44.2"


@rule("MAG-5.44.2", "MAG-R18")
def test_5_44_2_one_soldier_may_lead_any_number_of_machines() -> None:
    scenario = invader("0: 2 soldiers, 9 tanks", field="tank_covered").play("invade naples", "tanks 9")
    assert at(scenario, "naples") == (0, 1, 9, 0, -1)


@rule("MAG-5.44.2")
@pytest.mark.parametrize(("field", "asked"), [("tank_covered", "tanks"), ("airplane_glider", "airplanes")])
def test_5_44_2_unusable_machines_stay_behind(field: str, asked: str) -> None:
    scenario = invader("0: 3 soldiers, 1 tank, 1 airplane", field=field).play("invade naples", "soldiers 1")
    assert scenario.options() == [f"{asked} 0", f"{asked} 1"]
    scenario.play(f"{asked} 1")
    assert at(scenario, "naples") == ((0, 1, 1, 0, -1) if asked == "tanks" else (0, 1, 0, 1, -1))


@rule("MAG-5.44.3", "MAG-R19")
def test_5_44_3_one_soldier_stays_behind() -> None:
    scenario = invader("0: 3 soldiers").play("invade naples")
    assert scenario.nouns("soldiers") == ["1", "2"]
    assert scenario.refused("soldiers 3").clause in {"MAG-5.44.2", "MAG-5.44.3"}
    alone = invader("0: 1 soldier")
    assert alone.nouns("invade") == []
    assert alone.refused("invade naples").clause == "MAG-5.44.3"


@rule("MAG-5.44.3")
def test_5_44_3_a_territory_with_one_soldier_is_no_origin() -> None:
    scenario = magnifico(rome="0: 4 soldiers", venice="0: 3 soldiers", florence="0: 1 soldier")
    scenario.play("invade naples")
    assert scenario.refused("from florence").clause == "MAG-5.44.3"


@rule("MAG-R19")
def test_r19_machines_do_not_hold_a_territory_and_may_all_leave() -> None:
    field = "tank_covered airplane_glider"
    kept = invader("0: 1 soldier, 3 tanks, 2 airplanes", field=field)
    assert kept.nouns("invade") == []  # tanks do not replace the soldier who must stay
    scenario = invader("0: 2 soldiers, 3 tanks, 2 airplanes", field=field)
    scenario.play("invade naples", "tanks 3", "airplanes 2")
    assert at(scenario, "rome") == (0, 1, 0, 0, -1)


@rule("MAG-5.44.4")
def test_5_44_4_no_combat_and_no_landing_loss() -> None:
    scenario = magnifico(field={1: "submarine submarine"}, rome="0: 4 soldiers")
    scenario.play("invade athens", "soldiers 2")  # over the sea: no die is asked for
    assert (at(scenario, "athens"), at(scenario, "rome")) == ((0, 2, 0, 0, -1), (0, 2, 0, 0, -1))
    assert scenario.step == "turn"


@rule("MAG-5.44.4")
def test_5_44_4_the_territory_is_owned_at_once() -> None:
    scenario = invader("0: 4 soldiers").play("invade venice", "soldiers 2")
    assert at(scenario, "venice")[0] == 0
    assert "vienna" in scenario.nouns("invade")  # beyond Venice
    assert "castle venice" in scenario.options()


@rule("MAG-5.44.5", "MAG-R17")
def test_5_44_5_no_limit_but_money_and_soldiers() -> None:
    scenario = invader("0: 9 soldiers", money=60)
    for target in ("naples", "tunis", "athens", "ragusa", "bursa"):
        scenario.play(f"invade {target}", "soldiers 1")
    assert scenario.position.money[0] == 10
    scenario.play("invade venice", "soldiers 1")  # the sixth: no limit of three
    assert scenario.nouns("invade") == []
    assert scenario.refused("invade florence").clause == "MAG-5.4.5"


@rule("MAG-5.44.5")
def test_5_44_5_troops_that_invaded_may_invade_again() -> None:
    scenario = invader("0: 4 soldiers").play("invade venice", "soldiers 3")
    scenario.play("invade vienna", "soldiers 2", "invade prague")
    owned = {name: at(scenario, name)[:2] for name in ("rome", "venice", "vienna", "prague")}
    assert owned == dict.fromkeys(owned, (0, 1))


@rule("MAG-5.44.6")
@pytest.mark.parametrize("seed", [4, 5, 6])
def test_5_44_6_an_occupied_territory_never_becomes_free_again(seed: int) -> None:
    fate = Dice(seed)
    position = GAME.start(4, {}, fate)
    occupied: set[int] = set()
    wars = 0
    for _ in range(2500):
        if position.result is not None:
            break
        seat = position.waiting()[0]
        move = fate.rng.choice(position.options(seat))
        position.play(seat, move, fate)
        wars += move[0] == "attack"
        now = {place for place, owner in enumerate(position.owner) if owner >= 0}
        assert occupied <= now
        occupied = now
    assert len(occupied) > 10
    assert wars > 3


@rule("MAG-5.44.6")
def test_5_44_6_a_repelled_or_successful_war_leaves_no_free_territory() -> None:
    scenario = magnifico(rome="0: 3 soldiers", naples="1: 1 soldier", milan="1: 1 soldier")
    scenario.play("attack naples", "soldiers 2", "infantry 2", fate="explosion*2")
    assert (at(scenario, "rome")[:2], at(scenario, "naples")[:2]) == ((0, 1), (1, 1))


@rule("MAG-D9")
def test_d9_target_origin_soldiers_tanks_airplanes() -> None:
    scenario = magnifico(
        field={0: "tank_covered airplane_glider"},
        rome="0: 4 soldiers, 2 tanks, 1 airplane",
        venice="0: 2 soldiers",
        milan="1: 1 soldier",
        vienna="1: 1 soldier",
    )
    scenario.play("invade naples")
    assert sorted(scenario.options()) == ["from rome", "from venice"]
    assert scenario.play("from rome").options() == ["soldiers 1", "soldiers 2", "soldiers 3"]
    assert scenario.play("soldiers 3").options() == ["tanks 0", "tanks 1", "tanks 2"]
    assert scenario.play("tanks 0").options() == ["airplanes 0", "airplanes 1"]
    scenario.play("airplanes 1")
    assert at(scenario, "naples") == (0, 3, 0, 1, -1)
    assert {"move", "pass"} <= set(scenario.options())


@rule("MAG-D9")
def test_d9_lists_of_length_one_are_skipped() -> None:
    scenario = magnifico(rome="0: 2 soldiers, 2 tanks", venice="0: 1 soldier").play("invade naples")
    assert at(scenario, "naples") == (0, 1, 0, 0, -1)  # one origin, one soldier, no usable tank


@rule("MAG-E35", "MAG-5.44.5")
def test_e35_rome_naples_tunis_in_the_first_turn() -> None:
    scenario = magnifico(round=1, money=110, rome="0: 3 soldiers, castle")
    scenario.play("invade naples", "soldiers 2", "invade tunis")
    owned = {name: at(scenario, name)[:2] for name in ("rome", "naples", "tunis")}
    assert owned == dict.fromkeys(owned, (0, 1))
    assert scenario.position.money[0] == 90
    assert scenario.nouns("invade") == []
    assert scenario.refused("invade fez").clause == "MAG-5.44.3"
    assert sorted(scenario.nouns("castle")) == ["naples", "tunis"]
