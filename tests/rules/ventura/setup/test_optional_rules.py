"""Equal Domains, Mixed Fortunes and To Arms! (VTR-27.1 to VTR-27.12, VTR-27.19)."""

import pytest

from quattrocento.games.ventura.game import GAME
from quattrocento.games.ventura.rules.setup.equal_domains import alike
from quattrocento.kernel.fate import Dice
from quattrocento.kernel.places import members
from quattrocento.kernel.setting import SettingValue
from quattrocento.testing import Scenario, rule
from quattrocento.testing.ventura import florins, hand, pile, reserve, start, ventura
from tests.rules.ventura.round.test_cards import all_but

COMPANIES = "archers pikemen sappers"
TYPES = {row["id"]: row["type"] for row in GAME.standard_components().data["tiles"]}


def equal(seats: int, **settings: bool | str) -> Scenario:
    scenario = Scenario(GAME, GAME.start(seats, {"equal_domains": True, **settings}, Dice(3)))
    while scenario.step == "family":
        seat = scenario.waiting[0]
        scenario.position.play(seat, scenario.position.options(seat)[0], Dice(4))
    return scenario


@rule("VTR-27.1", "VTR-27.2", "VTR-R61")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_27_1_one_tile_of_each_type_for_everybody(seats: int) -> None:
    for edition, types in (
        ("en-2010", "castle field hill wood"),
        ("it-2011", "castle field hill river wood"),
    ):
        scenario = equal(seats, edition=edition)
        for seat in range(seats):
            assert sorted(TYPES[tile] for tile in reserve(scenario, seat)) == types.split()


VALUES = {
    row["id"]: [row[key] for key in ("type", "income", "move", "ranged", "melee", "resistance")]
    for row in GAME.standard_components().data["tiles"]
}


@rule("VTR-27.2", "VTR-R61")
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("edition", ["en-2010", "it-2011"])
def test_27_2_everybody_takes_the_same_territories(seats: int, edition: str) -> None:
    scenario = equal(seats, edition=edition)
    hands = [sorted(map(repr, (VALUES[tile] for tile in reserve(scenario, seat)))) for seat in range(seats)]
    assert all(values == hands[0] for values in hands)


@rule("VTR-27.2", "VTR-R61")
def test_27_2_where_copies_differ_they_have_at_least_the_same_income() -> None:
    changes = [("tiles", f"castle_{n}", "melee", str(n)) for n in (1, 2, 3, 4)]
    components = GAME.corrected_components([*changes, ("tiles", "castle_1", "income", '{"base": 2}')])
    castles = components.of_type[components.type_ids.index("castle")]
    names = [components.tile_ids[tile] for tile in members(alike(components, castles, 3))]
    assert names == ["castle_2", "castle_3", "castle_4"]


@rule("VTR-27.2")
def test_27_2_any_copies_where_the_players_prefer_it() -> None:
    dealt: set[str] = set()
    chosen: dict[str, SettingValue] = {"equal_domains": True, "equal_domains_values": "any"}
    for seed in range(20):
        scenario = Scenario(GAME, GAME.start(2, chosen, Dice(seed)))
        scenario.position.play(scenario.waiting[0], ("family", 0), Dice(seed))
        scenario.position.play(scenario.waiting[0], ("family", 1), Dice(seed))
        dealt |= {tile for seat in (0, 1) for tile in reserve(scenario, seat)}
    assert {"field_1", "field_2", "field_3", "field_4"} <= dealt


@rule("VTR-27.2")
def test_27_2_only_copies_in_use_are_dealt() -> None:
    scenario = equal(2)
    rows = {row["id"]: row["setup"] for row in GAME.standard_components().data["tiles"]}
    assert all(rows[tile] <= 2 for seat in (0, 1) for tile in reserve(scenario, seat))


@rule("VTR-27.3")
@pytest.mark.parametrize(("seats", "left"), [(2, 8), (3, 13), (4, 18)])
def test_27_3_the_others_form_the_stockpile(seats: int, left: int) -> None:
    assert equal(seats).position.pile.bit_count() == left


@rule("VTR-27.4")
@pytest.mark.parametrize(("edition", "kept"), [("en-2010", 0), ("it-2011", 1)])
def test_27_4_four_tiles_are_placed(edition: str, kept: int) -> None:
    scenario = equal(2, edition=edition)
    while scenario.step in ("tile", "lay"):
        scenario.play(scenario.options()[0])
    assert scenario.step == "city"
    assert [len(reserve(scenario, seat)) for seat in (0, 1)] == [kept, kept]


@rule("VTR-27.5", "VTR-27.6")
def test_27_5_three_of_a_kind_are_replaced_in_the_fortune_step() -> None:
    scenario = ventura("fortune", display="acuto archers pikemen", mixed_fortunes=True)
    scenario.play("take acuto", fate="sappers tartaglia halberdiers swordsmen")
    assert pile(scenario, "display") == ["halberdiers", "swordsmen", "tartaglia"]
    assert pile(scenario, "discarded") == ["archers", "pikemen", "sappers"]


@rule("VTR-27.5")
def test_27_5_three_captains_too() -> None:
    scenario = ventura("fortune", display="acuto tartaglia pikemen", mixed_fortunes=True)
    scenario.play("take pikemen", fate="colleoni halberdiers swordsmen carmagnola")
    assert pile(scenario, "display") == ["carmagnola", "halberdiers", "swordsmen"]


@rule("VTR-27.5")
def test_27_5_only_with_the_option() -> None:
    scenario = ventura("fortune", display="acuto archers pikemen").play("take acuto", fate="sappers")
    assert pile(scenario, "display") == ["archers", "pikemen", "sappers"]


@rule("VTR-27.6", "VTR-27.7")
def test_27_6_checked_when_the_fortune_step_begins() -> None:
    scenario = ventura("prestige", 2, florins=[0, 0, 1], display=COMPANIES, mixed_fortunes=True)
    scenario.play("spend 0", fate="acuto halberdiers swordsmen")
    assert (scenario.step, pile(scenario, "display")) == ("fortune", ["acuto", "halberdiers", "swordsmen"])


@rule("VTR-27.6")
def test_27_6_always_also_at_setup() -> None:
    words = "field_1 wood_1 hill_1 village_1 castle_1 field_2 wood_2 hill_2 archers pikemen sappers"
    for timing, more in (("fortune_step", ""), ("always", " acuto halberdiers swordsmen")):
        scenario = start(2, mixed_fortunes=True, mixed_fortunes_timing=timing)
        scenario.play("family este", "family gonzaga", fate=words + more)
        assert ("acuto" in pile(scenario, "display")) == (timing == "always")


@rule("VTR-27.7", "VTR-T30")
def test_t30_repeated_until_the_display_is_mixed() -> None:
    scenario = ventura("fortune", display="acuto archers pikemen", mixed_fortunes=True)
    scenario.play("take acuto", fate="sappers archers pikemen foragers halberdiers tartaglia swordsmen")
    assert pile(scenario, "display") == ["halberdiers", "swordsmen", "tartaglia"]
    assert pile(scenario, "discarded") == [
        "archers",
        "archers",
        "foragers",
        "pikemen",
        "pikemen",
        "sappers",
    ]


@rule("VTR-27.8", "VTR-R56")
def test_27_8_skipped_when_no_card_of_the_other_type_is_left() -> None:
    captains = [row["id"] for row in GAME.standard_components().data["captains"]]
    scenario = ventura(
        "fortune", display="acuto archers pikemen", mixed_fortunes=True, removed=" ".join(captains[1:])
    )
    scenario.play("take acuto", fate="sappers")
    assert pile(scenario, "display") == ["archers", "pikemen", "sappers"]


@rule("VTR-27.9", "VTR-D10", "VTR-R57")
def test_27_9_three_cards_for_the_price_of_one() -> None:
    scenario = ventura("recruit", florins=[3, 0, 0], to_arms=True)
    assert sorted(scenario.options()) == ["draw", "look 3", "stop"]
    scenario.play("look 3", fate="archers acuto pikemen")
    assert scenario.step == "keep"
    assert sorted(scenario.nouns("keep")) == ["acuto", "archers", "pikemen"]
    assert florins(scenario)[0] == 1
    scenario.play("keep acuto")
    assert hand(scenario, 0) == ["acuto"]
    assert pile(scenario, "discarded") == ["archers", "pikemen"]


@rule("VTR-27.9", "VTR-D10")
def test_27_9_others_see_the_discarded_cards_but_not_the_kept_one() -> None:
    games = []
    for kept in ("acuto", "tartaglia"):
        scenario = ventura("recruit", florins=[4, 0, 0], to_arms=True).play(
            "look 3", fate=f"archers {kept} pikemen"
        )
        games.append(scenario.play(f"keep {kept}"))
    assert games[0].position.view(1) == games[1].position.view(1)


@rule("VTR-27.10")
def test_27_10_exactly_three_or_up_to_three() -> None:
    scenario = ventura("recruit", florins=[3, 0, 0], to_arms=True, multi_draw="up_to_three")
    assert sorted(scenario.options()) == ["draw", "look 2", "look 3", "stop"]
    scenario.play("look 2", fate="archers acuto").play("keep archers")
    assert pile(scenario, "discarded") == ["acuto"]
    assert ventura("recruit", florins=[3, 0, 0]).nouns("look") == []


@rule("VTR-27.11")
def test_27_11_the_others_go_before_the_hand_limit_is_checked() -> None:
    five = "farmers farmers boatmen boatmen woodsmen"
    scenario = ventura("recruit", florins=[4, 0, 0], to_arms=True, hand={0: five})
    scenario.play("look 3", fate="archers acuto pikemen").play("keep acuto")
    assert scenario.step == "discard"
    assert pile(scenario, "discarded") == ["archers", "pikemen"]
    scenario.play("discard farmers")
    assert len(hand(scenario, 0)) == 5


@rule("VTR-27.12")
def test_27_12_if_fewer_cards_exist_he_draws_what_there_is() -> None:
    shown = "acuto archers pikemen"
    # all other Ventura cards are shuffled again; the card that he is looking at is not among them
    scenario = ventura(
        "recruit",
        florins=[4, 0, 0],
        to_arms=True,
        display=shown,
        discarded=all_but("ventura", *shown.split(), "sappers"),
    )
    scenario.play("look 3", fate="sappers tartaglia colleoni")
    assert sorted(scenario.nouns("keep")) == ["colleoni", "sappers", "tartaglia"]


@rule("VTR-27.19")
def test_27_19_all_optional_rules_together() -> None:
    settings = dict.fromkeys(("equal_domains", "mixed_fortunes", "to_arms", "familial_expertise"), True)
    for edition in ("en-2010", "it-2011"):
        scenario = Scenario(GAME, GAME.start(3, {**settings, "edition": edition}, Dice(5)))
        assert scenario.step == "tile"
