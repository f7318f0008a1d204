"""What a screen shows besides the view: reach and tolls, stakes, missing answers, terms of an offer."""

from typing import Any

import pytest

from quattrocento.games.m400.advice.display import M400Display
from quattrocento.games.m400.components.typed import CARD_COLOURS
from quattrocento.games.m400.game import GAME
from quattrocento.games.m400.rules.movement import Movement
from quattrocento.games.m400.rules.verbs import ARMY, CARD, TERRITORY
from quattrocento.kernel.saying import Saying
from quattrocento.kernel.seats import SPECTATOR
from quattrocento.testing import Scenario, rule
from quattrocento.testing.m400 import m400, raid
from tests.rules.m400.random_games import EVERY_GAME, played


def shown(scenario: Scenario, seat: int | None = None) -> M400Display:
    position = scenario.position
    eyes = scenario.waiting[0] if seat is None else seat
    return GAME.display(position.view(eyes), position.components)


def land(name: str) -> int:
    return TERRITORY.ids.index(name)


def goal(display: M400Display, army: str, name: str) -> dict[str, Any]:
    """The costs of one goal of an army, by name."""
    reach = next(one for one in display.reach if one.army == ARMY.ids.index(army))
    place = reach.territory.index(land(name))
    way = reach.way[place]
    return {
        "horses": reach.horses[place],
        "ships": reach.ships[place],
        "tolls": [TERRITORY.ids[toll] for toll in reach.tolls[place]],
        "risky": land(name) in reach.risky,
        "way": [display.ways[verb] for verb in way[::2]],
    }


def messages(sayings: list[Saying]) -> list[str]:
    return [saying.message for saying in sayings]


# ---- all games


@EVERY_GAME
def test_display_rests_on_the_view_alone_and_changes_nothing(name: str) -> None:
    for transition in played(name)[::25]:
        position = transition.after
        before = position.copy()
        for eyes in (SPECTATOR, *range(position.seats)):
            view = position.view(eyes)
            assert GAME.display(view, position.components) == GAME.display(view, position.components)
            assert view == position.view(eyes)
        assert position == before


@EVERY_GAME
def test_the_costs_of_a_goal_are_the_cards_and_tolls_of_its_way(name: str) -> None:
    for transition in played(name)[::5]:
        position = transition.after
        for eyes in position.waiting():
            display = GAME.display(position.view(eyes), position.components)
            for reach in display.reach:
                for place, way in enumerate(reach.way):
                    verbs = [display.ways[verb] for verb in way[::2]]
                    assert verbs.count("caballus") == reach.horses[place]
                    assert verbs.count("caravella") == reach.ships[place]
                    assert all(display.toll_lands >> toll & 1 for toll in reach.tolls[place])


@EVERY_GAME
def test_the_forecast_is_what_would_be_counted(name: str) -> None:
    for transition in played(name):
        scored = transition.told("scored")
        if scored and transition.after.result is not None:
            display = GAME.display(transition.after.view(SPECTATOR), transition.after.components)
            assert [(colour, display.forecast[colour]) for colour, _ in scored] == scored


# ---- reach and tolls


@rule("M4-7.3", "M4-6.15")
def test_a_toll_is_paid_where_the_army_passes_through() -> None:
    scenario = m400(
        "movement", hand={0: "caballus"}, states={"blue": "gallia"}, armies={"red": "aquitania"}
    )
    display = shown(scenario)
    assert goal(display, "red.1", "gallia") == {
        "horses": 0,
        "ships": 0,
        "tolls": [],
        "risky": False,
        "way": ["to"],
    }
    assert display.toll_lands >> land("gallia") & 1
    passing = goal(display, "red.1", "flandria")
    assert (passing["way"], passing["tolls"], passing["risky"]) == (["caballus", "to"], ["gallia"], False)


@rule("M4-7.3")
@pytest.mark.parametrize(("horses", "risky"), [(2, False), (3, True)])
def test_a_way_is_risky_where_a_toll_may_take_a_card_that_it_needs(horses: int, risky: bool) -> None:
    """The card of the step that leaves enemy land is played before the toll, the next one after it."""
    lands = {"blue": "gallia flandria burgundia"}
    scenario = m400("movement", hand={0: f"caballus*{horses}"}, states=lands, armies={"red": "aquitania"})
    reach = shown(scenario).reach[0]
    assert any(reach.tolls)
    assert bool(reach.risky) == risky


@rule("M4-7.3")
def test_an_army_that_came_to_enemy_land_in_this_turn_pays_when_it_goes_on() -> None:
    scenario = m400(
        "movement", hand={0: "caballus red_1"}, states={"blue": "gallia"}, armies={"red": "aquitania"}
    ).play("move red.1", "caballus gallia")
    assert goal(shown(scenario), "red.1", "flandria")["tolls"] == ["gallia"]
    assert goal(shown(scenario), "red.1", "gallia")["tolls"] == []


@rule("M4-17.10")
def test_an_ally_takes_no_toll() -> None:
    lands = {"green": "gallia", "blue": "flandria"}
    scenario = m400("movement", seats=2, states=lands, armies={"red": "aquitania"})
    player = scenario.position.player
    charged = shown(scenario).toll_lands
    for colour, name in ((1, "flandria"), (2, "gallia")):
        assert bool(charged >> land(name) & 1) == (player[colour] != player[0])
    assert player.count(player[0]) == 2


def test_who_is_not_asked_has_no_reach() -> None:
    scenario = m400("movement", armies={"red": "aquitania"})
    assert isinstance(scenario.position.stack[-1], Movement)
    assert shown(scenario).reach
    assert shown(scenario, 1).reach == shown(scenario, SPECTATOR).reach == []


@rule("M4-6.13")
def test_lands_that_no_army_reaches_are_told_while_one_may_move() -> None:
    scenario = m400("movement", hand={0: ""}, armies={"red": "aquitania"}, plague={"burgundia": "red"})
    display = shown(scenario)
    goals = {territory for reach in display.reach for territory in reach.territory}
    assert land("gallia") in goals
    assert not any(display.unreached >> territory & 1 for territory in goals)
    assert display.unreached >> land("tartaria") & 1
    assert not display.unreached >> land("burgundia") & 1  # the plague bars it, and the rules say so
    assert shown(scenario, 1).unreached == 0
    assert shown(scenario.play("move red.1")).unreached == 0


@rule("M4-4.2")
@pytest.mark.parametrize(("table", "first"), [("catch_up", 5), ("income", 3), ("flat", 4)])
def test_the_cards_to_draw_are_told_by_box(table: str, first: int) -> None:
    display = shown(m400("movement", draw_table=table))
    assert (display.draw_table[0], len(display.draw_table)) == (first, 45)


# ---- a combat


def war(hands: dict[int, str], **changed: Any) -> Scenario:
    armies = {"red": "gallia", "blue": "gallia flandria"}
    scenario = m400("statement", hand=hands, states={"blue": "gallia"}, armies=armies, **changed)
    return scenario.play("attack red.1")


@rule("M4-9.1", "M4-11.1", "M4-12.3")
def test_the_defender_is_told_what_hangs_on_it() -> None:
    scenario = war({0: "red_4", 1: "red_3"})
    surrender, fight = shown(scenario).stakes
    assert (surrender.message, surrender.clause) == ("stakes-surrender", "M4-9.1")
    assert surrender.about == {"seat": 0, "territory": land("gallia"), "points": 1, "cards": 1, "lost": 0}
    assert fight.about == {"seat": 0, "territory": land("gallia"), "points": 1, "cards": 2, "lost": 1}
    assert shown(scenario, 0).stakes == shown(scenario, SPECTATOR).stakes == []


@rule("M4-10.7", "M4-10.8")
def test_the_battle_has_totals_and_a_side_ahead() -> None:
    scenario = war({0: "red_3 red_bonus", 1: "red_3 red_malus"}).play("fight", "lead red_3")
    assert shown(scenario).battle is not None
    scenario.play("answer red_3")
    battle = shown(scenario).battle
    assert battle is not None
    assert (battle.totals, battle.ahead) == ((3, 3), 1)
    assert battle.card_colour in range(CARD_COLOURS)


@rule("M4-10.12")
@pytest.mark.parametrize(("hand", "told"), [("red_4 red_1", True), ("red_4", False), ("red_1", False)])
def test_a_lower_answer_stays_as_it_is(hand: str, told: bool) -> None:
    scenario = war({0: "red_3", 1: hand}, defender_combination="when_needed").play("fight", "lead red_3")
    assert messages(shown(scenario).stakes) == ["stakes-lower-answer"] * told


# ---- answers that are missing


@rule("M4-8.10", "M4-7.5")
def test_why_an_army_can_only_pay() -> None:
    scenario = m400(
        "statement",
        hand={0: "caballus"},
        states={"blue": "gallia flandria"},
        armies={"red": "gallia flandria"},
    )
    assert messages(shown(scenario).absent) == ["why-no-combat-card"]


@rule("M4-8.5")
def test_why_a_free_state_cannot_be_taken() -> None:
    scenario = m400("conquest", hand={0: "red_1 red_2"}, armies={"red": "gallia"}).play("act red.1")
    assert messages(shown(scenario).absent) == ["why-cannot-pay"]


@rule("M4-13.3")
def test_the_price_of_a_capital() -> None:
    scenario = raid("red_3 red_bonus green_4")
    prices = {CARD.ids[price.card]: price.count for price in shown(scenario).prices}
    assert prices == {"red_3": 1, "green_4": 0}


# ---- trade


@rule("M4-5.4")
def test_what_an_offer_may_be_made_of() -> None:
    scenario = m400("trade", hand={0: "red_1", 1: "red_2*3", 2: ""})
    bargain = shown(scenario).bargain
    assert bargain is not None
    assert bargain.partners == [1]
    assert (bargain.most_wanted[1], bargain.most_wanted[-1], bargain.sides) == (3, 3, 2)
    assert shown(scenario, 1).bargain is None


@rule("M4-R14", "M4-5.7")
def test_an_offer_that_was_declined_is_barred_and_who_passed_is_told() -> None:
    scenario = m400("trade", hand={0: "red_1", 1: "red_2", 2: "green_2"}, repeated_offers=False)
    scenario.play("offer", "to_all", "give red_1", "want blue_1", "send")
    assert (shown(scenario).dealing, shown(scenario).passed) == (1, [])
    scenario.play("decline")
    assert (shown(scenario, SPECTATOR).dealing, shown(scenario, SPECTATOR).passed) == (2, [1])
    scenario.play("decline")
    bargain = shown(scenario).bargain
    assert bargain is not None
    assert bargain.barred == scenario.position.sent


@rule("M4-R14", "M4-5.6")
def test_a_counter_may_be_like_an_offer_that_was_declined() -> None:
    scenario = m400("trade", hand={0: "red_1*2", 1: "red_2", 2: ""}, repeated_offers=False)
    scenario.play("offer", "to_seat seat_1", "give red_1", "want blue_1", "send", "decline")
    scenario.play("offer", "to_seat seat_1", "give red_1", "want green_1", "send")
    assert scenario.position.sent
    for moves in ((), ("counter",)):
        scenario.play(*moves)
        bargain = shown(scenario, 1).bargain
        assert bargain is not None
        assert bargain.barred == ()
