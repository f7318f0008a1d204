"""What the choices of a turn cost and bring, told from the view; combats are told of in another module."""

import pytest

from quattrocento.testing import rule
from quattrocento.testing.m400 import m400, signs

NO_VICTORY = "no victory this sequence [M4-16.2]"


@rule("M4-4.1", "M4-4.2", "M4-4.5")
def test_a_draw_brings_the_cards_under_the_marker_and_declining_closes_it() -> None:
    scenario = m400("draw", count=5, hand={0: "red_1"})
    assert signs(scenario, "draw") == ["+5 cards [M4-4.1]"]
    assert signs(scenario, "decline") == ["no draw this turn [M4-4.5]"]


@rule("M4-4.7", "M4-4.8", "M4-4.10", "M4-18.13")
def test_alchimista_and_rapina() -> None:
    scenario = m400("after_draw", hand={0: "alchimista rapina", 1: "red_1", 2: "red_2"})
    assert signs(scenario, "play alchimista") == ["-1 card alchimista [M4-18.13]", "+2 cards [M4-4.7]"]
    assert signs(scenario, "play rapina") == ["-1 card rapina [M4-18.13]", "later: +1 card [M4-4.8]"]
    assert signs(scenario, "done") == ["no Alchemist, no Robbery [M4-4.10]"]
    scenario.play("play rapina")
    assert signs(scenario, "rob seat_1") == ["+1 card [M4-4.8]", "Seat 1: -1 card [M4-4.8]"]


@rule("M4-5.11", "M4-3.9")
def test_a_trade_with_the_deck_names_the_card_that_goes() -> None:
    scenario = m400("trade", hand={0: "red_1 caballus"})
    assert signs(scenario, "exchange") == ["later: -2 cards [M4-5.11]", "later: +1 card [M4-5.11]"]
    assert signs(scenario, "done") == ["ends trading [M4-3.9]"]
    scenario.play("exchange")
    assert signs(scenario, "discard caballus") == ["-1 card caballus [M4-5.11]", "later: +1 card [M4-5.11]"]
    scenario.play("discard caballus")
    assert signs(scenario, "discard red_1") == ["-1 card red_1 [M4-5.11]", "+1 card [M4-5.11]"]


@rule("M4-5.8")
def test_both_sides_of_an_offer_are_told() -> None:
    scenario = m400("trade", hand={0: "red_1 caballus", 1: "green_2"})
    scenario.play("offer", "to_seat seat_1", "give red_1", "give caballus", "want green_2")
    accepted = ["later: if accepted: -2 cards [M4-5.8]", "later: if accepted: +1 card [M4-5.8]"]
    assert signs(scenario, "send") == accepted
    scenario.play("send")
    taken = ["-1 card [M4-5.8]", "+2 cards [M4-5.8]", "Seat 0: -1 card [M4-5.8]"]
    assert signs(scenario, "accept") == taken
    assert signs(scenario, "decline") == []


@rule("M4-6.1", "M4-6.2", "M4-6.5", "M4-15.4", "M4-16.2")
def test_capitaneus_and_revolutionem() -> None:
    scenario = m400(
        "before_moving", hand={0: "capitaneus_venturae revolutionem"}, states={"blue": "gallia"}
    )
    assert signs(scenario, "play capitaneus_venturae") == [
        "-1 card capitaneus_venturae [M4-18.13]",
        "+1 army [M4-6.2]",
    ]
    assert signs(scenario, "play revolutionem") == ["-1 card revolutionem [M4-18.13]", NO_VICTORY]
    assert signs(scenario, "done") == ["no Captain, no Revolution [M4-6.1]"]
    scenario.play("play revolutionem")
    assert signs(scenario, "free gallia") == [
        "France becomes free [M4-6.5]",
        "Seat 1: -3 points [M4-15.4]",
    ]


@rule("M4-6.15", "M4-7.3", "M4-7.4")
def test_a_march_tells_its_cards_and_tolls() -> None:
    scenario = m400(
        hand={0: "caballus*2 red_1"}, states={"blue": "gallia germania"}, armies={"red": "aquitania"}
    )
    scenario.play("move red.1")
    owed = "later: attack, or -1 card [M4-7.4]"
    assert signs(scenario, "to castella") == []
    assert signs(scenario, "to gallia") == [owed]
    assert signs(scenario, "caballus gallia") == ["-1 card caballus [M4-6.15]", owed]
    scenario.play("caballus gallia")
    passing = "toll: -1 card [M4-7.3]"
    assert signs(scenario, "to burgundia") == [passing]
    assert signs(scenario, "caballus germania") == ["-1 card caballus [M4-6.15]", passing]
    assert signs(scenario, "stop") == [owed]


@rule("M4-7.7", "M4-7.3")
def test_a_blocked_army_on_enemy_land_pays_when_the_other_has_moved() -> None:
    scenario = m400(hand={0: "red_1*3"}, states={"blue": "gallia"}, armies={"red": "gallia! castella"})
    assert signs(scenario, "done") == ["ends moving [M4-3.9]", "toll: -1 card [M4-7.7]"]


@rule("M4-6.16", "M4-6.17", "M4-7.13")
def test_a_voyage_costs_a_card_for_each_sector() -> None:
    scenario = m400(hand={0: "caravella*2"}, states={"blue": "sicilia"}, armies={"red": "castella"})
    scenario.play("move red.1")
    assert signs(scenario, "caravella mediterraneum_occidentale") == ["-1 card caravella [M4-6.16]"]
    scenario.play("caravella mediterraneum_occidentale")
    assert signs(scenario, "land granata") == []
    assert signs(scenario, "land sicilia") == ["later: attack, or -1 card [M4-7.4]"]
    assert signs(scenario, "caravella mediterraneum_medium") == ["-1 card caravella [M4-6.17]"]


@rule("M4-7.5", "M4-9.3", "M4-11.1", "M4-12.2")
def test_attack_or_toll() -> None:
    scenario = m400(
        "statement", hand={0: "red_1*3"}, states={"blue": "gallia"}, armies={"red": "gallia aragona"}
    )
    assert signs(scenario, "toll red.1") == ["toll: -1 card [M4-7.4]", "army Red 1 does nothing [M4-7.5]"]
    assert signs(scenario, "attack red.1") == [
        "later: won: +4 points [M4-11.1]",
        "later: won: +1 state [M4-11.1]",
        "later: they surrender: -2 cards [M4-9.3]",
        "later: lost: -1 army [M4-12.2]",
    ]


@rule("M4-7.6")
def test_a_toll_may_cost_the_card_of_an_announced_attack_and_so_another_toll() -> None:
    scenario = m400(
        "statement",
        hand={0: "red_1 caballus"},
        states={"blue": "gallia germania"},
        armies={"red": "gallia germania"},
    )
    scenario.play("attack red.1")
    assert signs(scenario, "toll red.2")[0] == "toll: -2 … -1 cards [M4-7.4]"


@rule("M4-8.5", "M4-8.7", "M4-15.4")
def test_a_free_state_costs_two_cards_and_brings_its_value() -> None:
    scenario = m400("conquest", hand={0: "red_1 green_1 blue_2"}, armies={"red": "castella"})
    price, value, state = "-2 cards [M4-8.5]", "+4 points [M4-15.4]", "+1 state [M4-8.7]"
    assert signs(scenario, "act red.1") == [f"later: {one}" for one in (price, value, state)]
    scenario.play("act red.1")
    assert signs(scenario, "take") == [f"later: {one}" for one in (price, value, state)]
    assert signs(scenario, "leave") == ["army Red 1 does nothing [M4-8.1]"]
    scenario.play("take")
    assert signs(scenario, "pay red_1") == [
        "-1 card red_1 [M4-8.5]",
        "later: -1 card [M4-8.5]",
        f"later: {value}",
        f"later: {state}",
    ]
    scenario.play("pay red_1")
    assert signs(scenario, "pay blue_2") == ["-1 card blue_2 [M4-8.5]", value, state]


@rule("M4-13.3", "M4-13.4", "M4-13.6", "M4-16.2")
def test_an_attack_on_a_capital_names_every_card_and_bars_from_winning() -> None:
    scenario = m400("statement", hand={0: "red_4 green_3 green_bonus"}, armies={"red": "novgorod"})
    assert signs(scenario, "attack red.1") == [
        "later: -3 cards [M4-13.3]",
        "later: +2 points [M4-13.4]",
        NO_VICTORY,
    ]
    scenario.play("attack red.1", "raid red_4")
    assert signs(scenario, "raid green_3") == [
        "-1 card green_3 [M4-13.3]",
        "-1 Bonus +1 (green) [M4-13.3]",
        "+2 points [M4-13.4]",
    ]
    scenario.play("raid green_3")
    assert signs(scenario, "second_army") == ["+1 army [M4-13.6]"]
    assert signs(scenario, "nothing") == []


@rule("M4-14.2", "M4-14.6")
def test_incendium_and_pestem() -> None:
    scenario = m400("end_of_turn", hand={0: "incendium pestem red_1"}, armies={"blue": "lituania"})
    assert signs(scenario, "play incendium") == ["-1 card incendium [M4-18.13]"]
    scenario.play("play incendium")
    assert signs(scenario, "burn blue.1") == ["Blue 1 blocked next turn [M4-14.2]"]
    scenario.play("burn blue.1", "play pestem")
    assert signs(scenario, "plague polonia") == ["plague in Poland [M4-14.6]"]


@rule("M4-1.12", "M4-14.14")
def test_the_end_of_a_turn_and_the_cards_above_the_limit() -> None:
    scenario = m400("end_of_turn", hand={0: "red_1"})
    assert signs(scenario, "done") == ["ends your turn [M4-1.12]"]
    scenario = m400("end_of_turn", hand={0: "red_1*6 green_1*6 blue_1*5"})
    assert signs(scenario, "done") == ["later: -2 cards [M4-14.14]"]
    scenario.play("done")
    assert signs(scenario, "discard red_1") == [
        "-1 card red_1 [M4-14.14]",
        "later: -1 card [M4-14.14]",
    ]
    scenario.play("discard red_1")
    assert signs(scenario, "discard red_1") == [
        "-1 card red_1 [M4-14.14]",
        "ends your turn [M4-1.12]",
    ]


@rule("M4-15.5", "M4-16.3")
@pytest.mark.parametrize(("points", "won"), [(28, []), (29, ["you win the game [M4-16.3]"])])
def test_the_last_turn_of_a_sequence_is_counted_and_may_win(points: int, won: list[str]) -> None:
    scenario = m400(
        "end_of_turn",
        "green",
        hand={2: "red_1"},
        points={"green": points},
        states={"green": "serbia byzantium"},
    )
    counted = f"scoring: Green {points + 6} [M4-15.5]"
    assert signs(scenario, "done") == ["ends your turn [M4-1.12]", counted, *won]


@rule("M4-17.13", "M4-15.4")
def test_in_alleanza_only_the_better_colour_moves_the_score() -> None:
    scenario = m400(
        "conquest",
        seats=2,
        hand={0: "red_1 green_1"},
        armies={"red": "castella"},
        states={"green": "germania"},
        points={"green": 1},
    )
    assert signs(scenario, "act red.1") == ["later: -2 cards [M4-8.5]", "later: +1 state [M4-8.7]"]
    scenario.play("act red.1", "take", "pay red_1")
    assert signs(scenario, "pay green_1") == ["-1 card green_1 [M4-8.5]", "+1 state [M4-8.7]"]
