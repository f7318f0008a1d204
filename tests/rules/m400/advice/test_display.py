"""What a screen shows besides the view: reach and tolls, shortcuts, missing answers."""

from typing import Any

import pytest

from quattrocento.games.m400.advice.display import M400Display
from quattrocento.games.m400.advice.planner import WAYS, plan
from quattrocento.games.m400.advice.reach import NO_LEG, Reach
from quattrocento.games.m400.game import GAME
from quattrocento.games.m400.rules.movement import Movement
from quattrocento.games.m400.rules.verbs import ARMY, CARD, TERRITORY
from quattrocento.kernel.move import Move
from quattrocento.kernel.saying import Saying
from quattrocento.kernel.seats import SPECTATOR
from quattrocento.testing import rule
from quattrocento.testing.m400 import m400, raid
from tests.rules.m400.displays import land, messages, shown
from tests.rules.m400.random_games import EVERY_GAME, played


def goal(display: M400Display, army: str, name: str) -> dict[str, Any]:
    """The costs of one goal of an army, by name."""
    reach = next(one for one in display.reach if one.army == ARMY.ids.index(army))
    place = reach.territory.index(land(name))
    return {
        "horses": reach.horses[place],
        "ships": reach.ships[place],
        "tolls": [TERRITORY.ids[toll] for toll in reach.tolls[place]],
        "risky": land(name) in reach.risky,
        "way": [verb for verb, _ in way_to(reach, place)],
    }


def way_to(reach: Reach, place: int) -> list[Move]:
    """The moves to one of the goals, its legs put together."""
    legs, leg = reach.legs, reach.last[place]
    moves: list[Move] = []
    while leg != NO_LEG:
        moves.insert(0, (legs.verb[leg], legs.noun[leg]))
        leg = legs.after[leg]
    return moves


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
                for place in range(len(reach.territory)):
                    verbs = [verb for verb, _ in way_to(reach, place)]
                    assert verbs.count("caballus") == reach.horses[place]
                    assert verbs.count("caravella") == reach.ships[place]
                    assert all(display.toll_lands >> toll & 1 for toll in reach.tolls[place])


@EVERY_GAME
def test_the_forecast_is_what_would_be_counted(name: str) -> None:
    for transition in played(name):
        scored = transition.told("scored")
        if scored and transition.after.result is not None:
            display = GAME.display(transition.after.view(SPECTATOR), transition.after.components)
            assert [display.forecast[colour] for _, colour, _ in scored] == [score for *_, score in scored]


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


@EVERY_GAME
def test_the_legs_of_a_way_are_the_moves_of_the_planner(name: str) -> None:
    for transition in played(name)[::5]:
        position = transition.after
        for eyes in position.waiting():
            display = GAME.display(position.view(eyes), position.components)
            told = {
                (reach.army, goal): way_to(reach, place)
                for reach in display.reach
                for place, goal in enumerate(reach.territory)
            }
            planned = {
                (army, goal): [(WAYS[verb], noun) for verb, noun in zip(way[::2], way[1::2], strict=True)]
                for army, goal, _, _, _, way in plan(position, eyes)
            }
            assert told == planned


@rule("M4-6.13", "M4-6.10")
def test_lands_that_no_army_or_another_one_reaches_are_told_while_one_may_move() -> None:
    scenario = m400(
        "movement", hand={0: ""}, armies={"red": "aquitania polonia"}, plague={"burgundia": "red"}
    )
    display = shown(scenario)
    goals = {territory for reach in display.reach for territory in reach.territory}
    stands = {land("aquitania"), land("polonia")}
    told = {
        territory: idle.reason
        for idle in display.idle
        for territory in range(36)
        if idle.lands >> territory & 1
    }
    assert told[land("gallia")] == Saying("idle-other-army", "M4-6.10", army=ARMY.ids.index("red.1"))
    assert told[land("tartaria")] == Saying("idle-unreachable", "M4-6.13")
    # The rules speak of the plague, and of where an own army stands.
    assert not {land("burgundia"), *stands} & set(told)
    assert {place for place in told if told[place].message == "idle-other-army"} == goals - stands
    assert shown(scenario, 1).idle == []
    assert shown(scenario.play("move red.1")).idle == []


@rule("M4-4.2")
@pytest.mark.parametrize(("table", "first"), [("catch_up", 5), ("income", 3), ("flat", 4)])
def test_the_cards_to_draw_are_told_by_box(table: str, first: int) -> None:
    display = shown(m400("movement", draw_table=table))
    assert (display.draw_table[0], len(display.draw_table)) == (first, 45)


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


@rule("M4-8.5")
def test_an_army_on_a_free_state_takes_it_at_a_click() -> None:
    scenario = m400("conquest", hand={0: "red_1 green_2"}, armies={"red": "gallia"})
    army = ARMY.ids.index("red.1")
    assert [(short.army, short.moves) for short in shown(scenario).shortcuts] == [
        (army, [("act", army), ("take", 0)])
    ]
    assert shown(scenario, 1).shortcuts == []
