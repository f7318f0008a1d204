"""Wounds and healing (VTR-25)."""

import pytest

from quattrocento.testing import rule
from quattrocento.testing.ventura import battle, florins, troop, ventura
from tests.rules.ventura.stages import regroup

HURT = {"0.2": "village_1 pikemen:2"}


@rule("VTR-25.1")
def test_25_1_wounds_stay_until_they_are_healed() -> None:
    game = ventura("troops", troops=HURT).play("move 2", "to field_1", "halt")
    assert troop(game, 0, 2) == "field_1 pikemen:2"


@rule("VTR-25.2", "VTR-R54")
@pytest.mark.parametrize(
    "step", ["prestige", "fortune", "recruit", "upkeep", "expansion", "conscription", "deploy", "troops"]
)
def test_25_2_in_any_phase_one_florin_a_wound(step: str) -> None:
    game = ventura(step, florins=[4, 0, 0], troops=HURT, hand={0: "farmers"})
    assert game.nouns("heal") == ["2:pikemen:2"]
    game.play("heal 2:pikemen:2")
    assert troop(game, 0, 2) == "village_1 pikemen:1"
    assert florins(game)[0] == 3
    assert (game.step, game.waiting) == (step, (0,))
    game.play("heal 2:pikemen:1")
    assert game.nouns("heal") == []


@rule("VTR-25.2")
def test_25_2_in_the_annex_and_regroup_steps_too() -> None:
    troops = {"0.2": "village_1 acuto pikemen:2", "0.3": "village_1 archers"}
    assert regroup(florins=[4, 0, 0], troops=troops).nouns("heal") == ["2:pikemen:2"]
    troops = {"0.2": "village_1 pikemen:2", "0.3": "field_1 archers"}
    game = ventura("recruit", 2, florins=[4, 0, 2], troops=troops).play("stop")
    assert (game.step, game.nouns("heal")) == ("annex", ["2:pikemen:2"])


@rule("VTR-25.2")
def test_25_2_only_the_active_player_and_only_his_own_companies() -> None:
    game = ventura("prestige", florins=4, troops={"1.2": "hill_1 pikemen:2"})
    assert game.nouns("heal") == []
    assert game.refused("1: heal 2:pikemen:2").message == "why-not-your-turn"


@rule("VTR-25.2")
def test_25_2_wherever_the_company_is_but_not_without_money() -> None:
    game = ventura("deploy", florins=[0, 0, 0], troops=HURT, hand={0: "farmers"})
    assert game.nouns("heal") == []
    assert game.refused("heal 2:pikemen:2").clause in ("VTR-5.2", "VTR-25.2")


@rule("VTR-25.2")
def test_25_2_never_during_a_battle() -> None:
    game = battle("pikemen:1", "acuto archers swordsmen", hand={0: "farmers"}, florins=[5, 0, 0])
    assert game.step == "before_order"
    assert game.nouns("heal") == []
    assert game.refused("heal 2:pikemen:1").clause == "VTR-25.2"


@rule("VTR-25.3")
def test_25_3_not_between_two_battles_on_the_same_territory() -> None:
    troops = {"1.3": "field_1 sappers"}
    game = battle("acuto heavy_cavalry", "archers", troops=troops, florins=[5, 0, 0], hand={0: "farmers"})
    game.play("defend 2")
    steps = []
    while game.step != "march":
        steps.append(game.step)
        assert game.nouns("heal") == []
        game.play("pass")
    assert steps == ["before_assault", "before_assault", "after_battle"] * 2
    assert game.nouns("heal") == ["2:heavy_cavalry:4"]


@rule("VTR-25.2", "VTR-R54")
def test_r54_between_two_steps_of_a_moving_troop() -> None:
    game = ventura("troops", florins=[1, 0, 0], troops={"0.2": "village_1 light_cavalry:1"}).play(
        "move 2", "to field_1"
    )
    assert game.nouns("heal") == ["2:light_cavalry:1"]
    game.play("heal 2:light_cavalry:1")
    assert game.step == "march"


@rule("VTR-R54")
def test_r54_healing_alone_opens_no_question() -> None:
    game = ventura("deploy", florins=[4, 4, 0], troops={"1.2": "hill_1 pikemen:2"}, hand={0: "farmers"})
    assert game.play("stop").waiting == (2,)


@rule("VTR-R54")
def test_r54_except_in_the_troop_phase() -> None:
    troops = {"0.1": "city_este garrison_este:1", "0.2": "village_1 archers"}
    game = ventura("troops", florins=[1, 0, 0], troops=troops).play("move 2", "halt")
    assert (game.step, sorted(game.options())) == ("troops", ["heal 1:garrison_este:1", "stop"])


@rule("VTR-25.4")
def test_25_4_barber_surgeon_at_the_end_of_a_battle() -> None:
    game = battle("acuto men_at_arms", "stradiots", hand={0: "barber_surgeon"}).play("pass", "pass")
    assert sorted(game.options()) == ["pass", "play barber_surgeon"]
    game.play("play barber_surgeon")
    assert troop(game, 0, 2) == "field_1 acuto men_at_arms:1"
