"""Cards, decks and hands (VTR-3)."""

from typing import Any

import pytest

from quattrocento.games.ventura.game import GAME
from quattrocento.testing import rule
from quattrocento.testing.ventura import (
    FAMILIES,
    battle,
    facts,
    florins,
    hand,
    pile,
    troop,
    ventura,
)

DATA = GAME.standard_components().data
FIVE = "farmers farmers archers archers pikemen"


def copies(table: str, deck: str = "") -> int:
    return sum(row["copies"] for row in DATA[table] if not deck or row["deck"] == deck)


@rule("VTR-3.1")
def test_3_1_what_the_decks_hold() -> None:
    assert (copies("captains"), copies("companies", "ventura")) == (18, 40)
    assert (copies("companies", "conscription"), copies("events")) == (16, 31)
    assert copies("garrisons") == 4


@rule("VTR-3.2")
def test_3_2_every_card_is_a_company_a_captain_or_an_event() -> None:
    # the banner is known from the table in which the card stands
    ids = [row["id"] for table in ("garrisons", "captains", "companies", "events") for row in DATA[table]]
    assert len(ids) == len(set(ids)) == 62


@rule("VTR-3.3")
def test_3_3_what_a_company_has() -> None:
    values = {"maintenance", "ranged", "melee", "resistance"}
    for row in DATA["companies"]:
        assert values | {"cost", "movement"} <= set(row)
    for row in DATA["garrisons"]:
        assert values <= set(row)
        assert not {"cost", "movement"} & set(row)


@rule("VTR-3.4")
def test_3_4_a_captain_is_never_wounded() -> None:
    scenario = battle("acuto pikemen", "archers")
    assert troop(scenario, 0, 2) == "field_1 acuto pikemen:3"


@rule("VTR-3.5")
def test_3_5_cards_without_special_text_have_no_effect() -> None:
    plain = [row["id"] for row in DATA["companies"] if row["effect"] == "none"]
    assert {"crossbowmen", "archers", "halberdiers"} <= set(plain)
    assert all(not row["params"] for row in DATA["companies"] if row["effect"] == "none")


@rule("VTR-3.6")
def test_3_6_any_number_of_cards_with_the_same_name() -> None:
    scenario = ventura("deploy", florins=4, hand={0: "archers archers"})
    scenario.play("deploy archers", "new", "deploy archers", "new")
    assert (troop(scenario, 0, 2), troop(scenario, 0, 3)) == ("city_este archers", "city_este archers")


@rule("VTR-3.7")
def test_3_7_a_discarded_card_goes_to_the_pile_of_its_own_deck() -> None:
    scenario = ventura("upkeep", troops={"0.2": "village_1 archers", "0.3": "village_1 farmers"})
    scenario.play("dismiss 2:archers", "dismiss 3:farmers")
    assert pile(scenario, "discarded") == ["archers", "farmers"]
    # only the pile of the Ventura deck is shuffled when a Ventura card is needed
    assert "draw" not in scenario.options()


@rule("VTR-3.8", "VTR-14.7")
def test_3_8_a_garrison_leaves_the_game() -> None:
    scenario = ventura("upkeep").play("dismiss 1:garrison_este")
    assert troop(scenario, 0, 1) == ""
    assert pile(scenario, "discarded") == []


def all_but(deck: str, *left: str) -> str:
    """All cards of a deck but these, in words."""
    rows = [*DATA["companies"], *(DATA["captains"] if deck == "ventura" else DATA["events"])]
    cards = [row["id"] for row in rows if row.get("deck", "ventura") == deck for _ in range(row["copies"])]
    for card in left:
        cards.remove(card)
    return " ".join(cards)


@rule("VTR-3.9", "VTR-R13")
def test_3_9_an_empty_deck_is_made_anew_of_its_discard_pile() -> None:
    shown = "acuto archers pikemen"
    scenario = ventura(
        "recruit", florins=4, display=shown, discarded=all_but("ventura", *shown.split(), "sappers")
    )
    scenario.play("draw", fate="sappers")
    assert facts(scenario)["cards"][
        "discarded"
    ]  # the last card has left the deck, but nothing is shuffled yet
    scenario.play("draw", fate="tartaglia")
    assert hand(scenario, 0) == ["sappers", "tartaglia"]
    assert pile(scenario, "discarded") == []


@rule("VTR-R13")
def test_r13_captains_out_of_the_game_do_not_return() -> None:
    shown, gone = "acuto archers pikemen", "tartaglia"
    out = all_but("ventura", *shown.split(), gone)
    scenario = ventura("recruit", florins=4, display=shown, discarded=out, removed=gone)
    with pytest.raises(Exception, match="tartaglia"):
        scenario.play("draw", fate="tartaglia")


@rule("VTR-3.10", "VTR-3.11", "VTR-D8")
def test_3_10_a_sixth_card_is_discarded_at_once() -> None:
    scenario = ventura("conscription", florins=2, hand={0: FIVE})
    scenario.play("draw", fate="ambush")
    assert scenario.step == "discard"
    assert sorted(scenario.nouns("discard")) == ["ambush", "archers", "farmers", "pikemen"]
    assert "stop" not in scenario.options()
    scenario.play("discard archers")
    assert len(hand(scenario, 0)) == 5
    assert pile(scenario, "discarded") == ["archers"]
    assert scenario.step == "conscription"


@rule("VTR-3.10")
def test_3_10_tiles_of_the_reserve_do_not_count() -> None:
    scenario = ventura(
        "conscription", florins=2, hand={0: "farmers archers"}, reserve={0: "wood_3 wood_4 field_3 field_4"}
    )
    scenario.play("draw", fate="ambush")
    assert scenario.step == "conscription"


@rule("VTR-3.11")
def test_3_11_the_new_card_itself_may_go() -> None:
    scenario = ventura("conscription", florins=2, hand={0: FIVE}).play(
        "draw", "discard ambush", fate="ambush"
    )
    assert hand(scenario, 0) == sorted(FIVE.split())


@rule("VTR-3.12", "VTR-30.1")
def test_3_12_an_event_is_free_and_then_discarded() -> None:
    scenario = ventura("upkeep", hand={0: "extraordinary_tax farmers"}).play("play extraordinary_tax")
    assert florins(scenario)[0] == 0
    assert hand(scenario, 0) == ["farmers"]
    assert pile(scenario, "discarded") == ["extraordinary_tax"]


@rule("VTR-3.13")
def test_3_13_events_are_never_deployed() -> None:
    scenario = ventura("deploy", florins=9, hand={0: "ambush archers"})
    assert scenario.nouns("deploy") == ["archers"]
    scenario.refused("deploy ambush")


@rule("VTR-3.14", "VTR-10.3")
def test_3_14_a_card_taken_from_the_display_is_replaced_at_once() -> None:
    scenario = ventura("fortune", display="acuto archers pikemen").play("take archers", fate="sappers")
    assert hand(scenario, 0) == ["archers"]
    assert pile(scenario, "display") == ["acuto", "pikemen", "sappers"]
    assert scenario.waiting == (1,)
    assert sorted(scenario.nouns("take")) == ["acuto", "pikemen", "sappers"]


def everything_in_play(shown: str) -> dict[str, Any]:
    """Four players whose Troops and hands hold every Ventura card but those shown."""
    cards = all_but("ventura", *shown.split()).split()
    led = {row["id"] for row in DATA["captains"]}
    captains = [card for card in cards if card in led]
    companies = [card for card in cards if card not in led]
    troops = {}
    for seat in range(4):
        for area in range(2, 6):
            some = [companies.pop() for _ in range(min(3, len(companies)))]
            if some:
                troops[f"{seat}.{area}"] = " ".join([f"city_{FAMILIES[seat]}", captains.pop(), *some])
    hands = {seat: " ".join(captains[seat::4]) for seat in range(4) if captains[seat::4]}
    return {"seats": 4, "troops": troops, "hand": hands, "display": shown}


@rule("VTR-3.14", "VTR-R11")
def test_r11_the_display_stays_short_when_no_card_is_left() -> None:
    scenario = ventura("fortune", **everything_in_play("acuto archers pikemen")).play("take acuto")
    assert pile(scenario, "display") == ["archers", "pikemen"]


@rule("VTR-3.14", "VTR-R11", "VTR-I7")
def test_r11_a_short_display_is_filled_as_soon_as_a_card_is_discarded() -> None:
    about = everything_in_play("archers pikemen")
    scenario = ventura("upkeep", florins=30, **about)
    lost = scenario.nouns("dismiss")[-1]
    scenario.play(f"dismiss {lost}", fate=lost.split(":")[1])
    assert pile(scenario, "display") == sorted(["archers", "pikemen", lost.split(":")[1]])
    assert pile(scenario, "discarded") == []


@rule("VTR-R11", "VTR-11.1")
def test_r11_drawing_cannot_be_bought_then() -> None:
    scenario = ventura("prestige", 3, florins=[4, 4, 4, 4], **everything_in_play("acuto archers pikemen"))
    scenario.play("spend 0")
    assert scenario.step == "fortune"
    while scenario.step == "fortune":
        scenario.play("draw", fate=TILES.pop())
    assert scenario.step == "upkeep"


TILES = ["lake_1", "mountain_1", "river_1", "river_2"]


@rule("VTR-10.4", "VTR-7.6")
def test_10_4_with_neither_tiles_nor_cards_everybody_is_skipped() -> None:
    on_map = {*facts(ventura(seats=4, florins=1))["map"]}
    ordinary = [row["id"] for row in DATA["tiles"] if row["setup"]]
    held = {0: " ".join(tile for tile in ordinary if tile not in on_map)}
    scenario = ventura("prestige", 3, florins=[0, 0, 0, 1], reserve=held, **everything_in_play(""))
    scenario.play("spend 0")
    assert pile(scenario, "display") == []
    assert (scenario.step, scenario.waiting) == ("upkeep", (0,))


@rule("VTR-27.8", "VTR-R56")
def test_27_8_a_short_display_is_not_checked() -> None:
    scenario = ventura("fortune", mixed_fortunes=True, **everything_in_play("acuto archers pikemen"))
    scenario.play("take acuto")
    assert pile(scenario, "display") == ["archers", "pikemen"]
