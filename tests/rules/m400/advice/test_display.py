"""What a screen shows besides the view: reach and tolls, stakes, missing answers, terms of an offer."""

from typing import Any

import pytest

from quattrocento.games.m400.advice.combat_sheet import COMBAT_TERMS
from quattrocento.games.m400.advice.display import M400Display
from quattrocento.games.m400.advice.planner import WAYS, plan
from quattrocento.games.m400.advice.reach import NO_LEG, Reach
from quattrocento.games.m400.components.typed import CARD_COLOURS, KINDS_EACH
from quattrocento.games.m400.game import GAME
from quattrocento.games.m400.position.combat import Combat
from quattrocento.games.m400.position.offers import TO_ALL_SEATS
from quattrocento.games.m400.rules.movement import Movement
from quattrocento.games.m400.rules.verbs import ARMY, CARD, TERRITORY
from quattrocento.kernel.move import Move
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
        "movement", hand={0: ""}, armies={"red": "aquitania bosnia"}, plague={"burgundia": "red"}
    )
    display = shown(scenario)
    goals = {territory for reach in display.reach for territory in reach.territory}
    stands = {land("aquitania"), land("bosnia")}
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


@rule("M4-10.7", "M4-18.2", "M4-18.3")
@pytest.mark.parametrize("side", [0, 1])
@pytest.mark.parametrize("kind", ["bonus", "malus"])
def test_a_card_that_is_added_counts_for_the_side_that_is_told(kind: str, side: int) -> None:
    terms = COMBAT_TERMS
    combat = Combat(0, 1, 0, 0, led=CARD.ids.index("red_3"), answered=CARD.ids.index("red_3"))
    before = combat.totals()
    setattr(combat, kind, (1 - side, side))
    changed = [place for place in (0, 1) if combat.totals()[place] != before[place]]
    assert changed == [(terms.bonus_counts_for if kind == "bonus" else terms.malus_counts_for)[side]]


@rule("M4-10.1", "M4-10.2")
def test_cards_of_a_colour_that_was_fought_are_of_no_more_use() -> None:
    scenario = war({0: "red_3 green_3", 1: "red_1 blue_3"})
    every = (1 << CARD_COLOURS) - 1
    assert shown(scenario).usable == shown(scenario, 0).usable == every
    assert shown(scenario, SPECTATOR).usable == 0
    scenario.play("fight", "lead red_3", "answer red_1")
    red = CARD.ids.index("red_3") // KINDS_EACH
    assert shown(scenario, 0).usable == shown(scenario, 1).usable == every & ~(1 << red)
    assert shown(scenario).combat_terms.to_win == 2


@rule("M4-17.1")
def test_each_seat_has_its_colours_and_the_one_that_acts() -> None:
    scenario = war({0: "red_4", 1: "red_3"})
    display = shown(scenario)
    player = scenario.position.player
    for seat, colours in enumerate(display.colours):
        assert [player[colour] for colour in colours] == [seat] * len(colours)
        assert display.acting[seat] in colours


@rule("M4-17.10")
def test_of_two_colours_the_one_whose_turn_it_is_acts_or_the_one_attacked() -> None:
    states = {"blue": "gallia"}
    armies = {"red": "gallia", "blue": "gallia flandria"}
    scenario = m400("statement", seats=2, hand={0: "red_4", 1: "red_3"}, states=states, armies=armies)
    position = scenario.position
    attacked = position.owner[land("gallia")]
    mine, theirs = position.player[position.active], position.player[attacked]
    assert mine != theirs
    assert len(shown(scenario).colours[theirs]) == 2
    scenario.play("attack red.1")
    assert shown(scenario).acting[mine] == position.active
    assert shown(scenario).acting[theirs] == attacked


@rule("M4-10.1")
def test_how_the_odds_of_a_combat_may_be_asked_for() -> None:
    scenario = m400(
        "statement",
        hand={0: "red_4", 1: "red_3"},
        states={"blue": "gallia"},
        armies={"red": "gallia", "blue": "flandria"},
    )
    declaring = shown(scenario).counting
    assert declaring is not None
    assert (declaring.questions, declaring.foretold) == ([["gallia"]], ())
    scenario.play("attack red.1")
    fighting = shown(scenario).counting
    assert fighting is not None
    position = scenario.position
    view = position.view(1)
    answer = messages(GAME.tell_odds(view, position.components, fighting.questions[0]))
    foretold = messages(GAME.forecast(view, position.components, position.options(1)))
    assert list(fighting.foretold) == foretold[:2] == answer[:2]
    assert shown(scenario, 0).counting is None


@rule("M4-13.3")
def test_an_attack_on_a_capital_has_no_odds() -> None:
    assert shown(raid("red_3 red_bonus green_4")).counting is None


@rule("M4-8.5")
def test_an_army_on_a_free_state_takes_it_at_a_click() -> None:
    scenario = m400("conquest", hand={0: "red_1 green_2"}, armies={"red": "gallia"})
    army = ARMY.ids.index("red.1")
    assert [(short.army, short.moves) for short in shown(scenario).shortcuts] == [
        (army, [("act", army), ("take", 0)])
    ]
    assert shown(scenario, 1).shortcuts == []


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
    assert (bargain.recipients, bargain.most_wanted, bargain.filled) == ([1, TO_ALL_SEATS], [3, 3], 2)
    assert shown(scenario, 1).bargain is None


@rule("M4-5.4", "M4-5.9")
@pytest.mark.parametrize("gifts", [False, True])
def test_what_is_said_of_an_offer_that_breaks_its_terms_is_what_the_rules_say(gifts: bool) -> None:
    hands = {0: "red_1", 1: "red_2", 2: ""}
    scenario = m400("trade", hand=hands, one_sided_offers=gifts, repeated_offers=False).play("offer")
    bargain = shown(scenario).bargain
    assert bargain is not None
    assert bargain.no_recipient == scenario.refused("send")
    assert bargain.unfilled == scenario.play("to_seat seat_1").refused("send")
    scenario.play("give red_1", "want blue_1")
    assert bargain.most_wanted[0] == 1
    assert scenario.refused("want blue_1").clause == bargain.too_much.clause
    scenario.play("send", "decline", "offer", "to_seat seat_1", "give red_1", "want blue_1")
    assert bargain.repeated == scenario.refused("send")


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
        assert bargain.recipients == [0]
