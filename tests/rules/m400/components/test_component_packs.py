"""The box (M4-18, components), and component packs: corrected copies of the component file."""

import json

import pytest

from quattrocento.games.m400.game import GAME
from quattrocento.kernel.registry import games
from quattrocento.testing import rule
from quattrocento.testing.m400 import combat, hands, m400, war
from quattrocento.testing.m400.tables import COPIES, DATA
from quattrocento.testing.spoiling import refused_position


@rule("M4-18.1", "M4-18.2", "M4-18.3")
@pytest.mark.parametrize("colour", ["red", "green", "blue"])
def test_18_1_the_coloured_cards(colour: str) -> None:
    kinds = ("1", "2", "3", "4", "bonus", "malus")
    assert [COPIES[f"{colour}_{kind}"] for kind in kinds] == [6, 5, 6, 4, 3, 2]
    effects = {row["id"]: row["effect"] for row in DATA["cards"]}
    assert effects[f"{colour}_4"] == "combat_value"
    assert effects[f"{colour}_bonus"] == "battle_bonus"
    assert effects[f"{colour}_malus"] == "battle_malus"


@rule("M4-18.4", "M4-18.5", "M4-18.6", "M4-18.7", "M4-18.8", "M4-18.9", "M4-18.10", "M4-18.11")
def test_18_4_the_special_cards() -> None:
    special = {
        row["id"]: (row["copies"], row["effect"]) for row in DATA["cards"] if row["kind"] == "special"
    }
    assert special == {
        "alchimista": (4, "draw_cards"),
        "rapina": (5, "steal_random_card"),
        "capitaneus_venturae": (3, "raise_second_army"),
        "caballus": (5, "extra_land_step"),
        "caravella": (8, "sea_crossing"),
        "pestem": (2, "quarantine"),
        "incendium": (2, "immobilise_army"),
        "revolutionem": (2, "free_state"),
    }
    assert sum(COPIES.values()) == 109


@rule("M4-R67")
def test_r67_one_name_for_each_thing() -> None:
    names = [row["name_it"] for table in ("cards", "territories") for row in DATA[table]]
    assert {"Caballus", "Anglia"} <= set(names)
    assert not {"Cavallo", "Inglia"} & set(names)
    assert len(names) == len(set(names))


@rule("M4-R68", "M4-8.5")
def test_r68_a_player_pays_from_the_hand() -> None:
    scenario = m400("conquest", armies={"red": "tartaria"}, hand={0: "red_1 green_1"}).play(
        "act red.1", "take"
    )
    assert scenario.refused("pay blue_1").message == "why-not-in-hand"
    scenario.play("pay red_1", "pay green_1")
    assert hands(scenario) == [0, 0, 0]


def corrected(table: str, entry: str, key: str, value: str) -> str:
    """A change of the components, in the text of a position."""
    change = {"table": table, "id": entry, "key": key, "value": value}
    return "\n".join(["[[component]]", *(f"{name} = {json.dumps(text)}" for name, text in change.items())])


@rule("M4-4.7")
def test_a_pack_changes_what_a_card_does() -> None:
    change = corrected("cards", "alchimista", "params", '{"count": 3}')
    scenario = m400("after_draw", hand={0: "alchimista red_1"}, extra=change)
    scenario.play("play alchimista", fate="red_2 red_3 red_4")
    assert hands(scenario) == [4, 0, 0]


@pytest.mark.parametrize(
    ("constant", "value", "after"),
    [("surrender_cards", 1, [3, 1, 0]), ("surrender_cards", 3, [1, 3, 0])],
)
@rule("M4-9.3")
def test_a_pack_changes_what_a_surrender_costs(constant: str, value: int, after: list[int]) -> None:
    change = corrected("constants", "-", constant, str(value))
    scenario = war("red_1*4", "", extra=change).play("surrender", fate=" ".join(["red_1"] * value))
    assert hands(scenario) == after


@rule("M4-11.2", "M4-7.1", "M4-13.3")
def test_a_pack_changes_rewards_tolls_and_the_strength_of_capitals() -> None:
    change = corrected("constants", "-", "defender_reward_cards", "1")
    won = combat("red_1", "red_1", extra=change).play("lead red_1").play("answer red_1", fate="blue_1")
    assert hands(won) == [0, 1, 0]
    change = corrected("constants", "-", "toll_cards", "2")
    places, owned = {"red": "gallia"}, {"blue": "gallia"}
    toll = m400("statement", armies=places, states=owned, hand={0: "red_1*3"}, extra=change)
    assert hands(toll.play("toll red.1", fate="red_1*2")) == [1, 2, 0]
    change = corrected("constants", "-", "capital_points_per_colour", "3")
    raid = m400(
        "statement", armies={"red": "novgorod"}, hand={0: "red_3 green_2 green_bonus"}, extra=change
    )
    assert sorted(raid.play("attack red.1").nouns("raid")) == ["green_2", "red_3"]


@rule("M4-13.3")
def test_with_a_lower_total_a_card_may_be_worth_too_much_for_a_capital() -> None:
    change = corrected("constants", "-", "capital_points_per_colour", "3")
    places = {"red": "novgorod"}
    scenario = m400("statement", armies=places, hand={0: "red_4 green_3 blue_3"}, extra=change)
    scenario.play("attack red.1")
    assert sorted(scenario.nouns("raid")) == ["blue_3", "green_3"]
    assert scenario.refused("raid red_4").message == "why-above-total"


@rule("M4-14.2", "M4-R49")
@pytest.mark.parametrize(
    ("language", "owner", "own"), [("en", "owner", "its"), ("it", "proprietario", "proprio")]
)
def test_the_texts_of_incendium_and_pestem_hold_with_every_option(
    language: str, owner: str, own: str
) -> None:
    texts = {row["id"]: row[f"text_{language}"] for row in DATA["cards"]}
    assert owner not in texts["incendium"]  # in Alleanza the owner's next turn may be the ally's
    assert own not in texts["pestem"].split()  # with any_turn_end tokens belong to nobody


@rule("M4-10.9", "M4-I21")
def test_nine_bonus_or_malus_cards_are_added_as_they_are_written() -> None:
    change = corrected("cards", "red_malus", "copies", "9")
    scenario = combat("red_1 red_malus*9 green_1", "red_4 caballus", extra=change)
    scenario.play("lead red_1", "answer red_4")
    assert scenario.nouns("add") == [f"0:{number}" for number in range(4, 10)]
    scenario.play("add 0:9")
    assert hands(scenario) == [1, 1, 0]


@pytest.mark.parametrize("value", ["10", "12"])
def test_a_position_cannot_have_more(value: str) -> None:
    text = GAME.write(m400().position) + corrected("cards", "red_malus", "copies", value) + "\n"
    assert refused_position(GAME, text).id == "pack-copies"


def test_the_game_is_registered() -> None:
    assert games()["m400"].prefix == "M4"
