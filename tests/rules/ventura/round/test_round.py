"""The structure of a round (VTR-7)."""

from quattrocento.testing import rule
from quattrocento.testing.ventura import facts, initiative, recovery, ventura

ENDS = ("stop", "pay", "spend 0")


@rule("VTR-7.1")
def test_7_1_the_steps_of_a_round_in_order() -> None:
    troops = {"0.2": "city_este archers", "0.3": "city_este acuto pikemen"}
    scenario = initiative(florins=[9, 10, 11], troops=troops, reserve={0: "wood_3"})
    tiles = ["lake_1", "mountain_1", "river_1"]
    seen: list[str] = []
    while facts(scenario)["round"] == 2:
        seen += [scenario.step] if scenario.step not in seen else []
        if scenario.step == "fortune":
            scenario.play("draw", fate=tiles.pop())
        else:
            scenario.play(next(text for text in ENDS if text in scenario.options()))
    assert seen == [
        "prestige",
        "fortune",
        "recruit",
        "upkeep",
        "expansion",
        "conscription",
        "deploy",
        "regroup",
        "troops",
    ]


@rule("VTR-7.2", "VTR-8.6")
def test_7_2_turn_order_is_clockwise_from_the_first_player() -> None:
    scenario = ventura("prestige", 1, first=1, florins=1)
    order: list[int] = []
    while scenario.step == "prestige":
        order += scenario.waiting
        scenario.play("spend 0")
    assert order == [1, 2, 0]
    assert scenario.waiting == (1,)


@rule("VTR-7.2")
def test_7_2_a_step_begins_when_all_have_finished_the_one_before() -> None:
    scenario = ventura("prestige", florins=1).play("spend 0", "spend 0")
    assert scenario.step == "prestige"
    scenario.play("spend 0")
    assert scenario.step == "fortune"


@rule("VTR-7.3")
def test_7_3_only_the_active_player_may_act() -> None:
    scenario = ventura("prestige", florins=1)
    assert scenario.refused("1: spend 0").message == "why-not-your-turn"


@rule("VTR-7.4")
def test_7_4_eliminated_players_are_skipped() -> None:
    scenario = ventura("prestige", florins=[1, 0, 1], lost=[1]).play("spend 0")
    assert scenario.waiting == (2,)


@rule("VTR-7.5")
def test_7_5_rounds_are_repeated() -> None:
    scenario = initiative(round=4, points=[1, 2, 3])
    assert facts(scenario)["round"] == 5
    assert scenario.step == "prestige"


@rule("VTR-7.6", "VTR-R64", "VTR-T35")
def test_7_6_a_player_with_nothing_to_do_is_not_asked() -> None:
    scenario = ventura("prestige", florins=[1, 0, 1]).play("spend 0")
    assert scenario.waiting == (2,)


@rule("VTR-7.6", "VTR-R64", "VTR-R72", "VTR-T35")
def test_7_6_a_hand_is_asked_whatever_it_holds() -> None:
    for card in ("farmers", "papal_favour"):
        scenario = ventura("prestige", florins=[1, 0, 1], hand={1: card}).play("spend 0")
        assert scenario.waiting == (1,)
        assert ("play papal_favour" in scenario.options()) == (card == "papal_favour")
        assert scenario.nouns("spend") == ["0"]


@rule("VTR-7.6", "VTR-I26")
def test_7_6_being_asked_tells_nothing_to_others() -> None:
    games = [
        ventura("prestige", florins=[1, 0, 1], hand={1: card}).play("spend 0")
        for card in ("farmers", "ambush")
    ]
    for eyes in (0, 2, -1):
        assert games[0].position.view(eyes) == games[1].position.view(eyes)


@rule("VTR-7.6")
def test_7_6_upkeep_asks_who_has_a_card_in_play() -> None:
    scenario = recovery(garrisons=False, troops={"1.2": "hill_1 archers"}, domain={1: "hill_1"})
    assert (scenario.step, scenario.waiting) == ("upkeep", (1,))
