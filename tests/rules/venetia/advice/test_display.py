"""What is shown besides the view: routes, reach, the outlook of a scoring, votes."""

from random import Random
from typing import Any

import pytest

from quattrocento.games.venetia.advice.display import VenetiaDisplay
from quattrocento.games.venetia.advice.outlook import Ahead, Outlook, Range
from quattrocento.games.venetia.advice.reach import Reach, Within, region_costs, sea_costs, within
from quattrocento.games.venetia.components.typed import SESTIERI
from quattrocento.games.venetia.game import GAME
from quattrocento.games.venetia.rules.verbs import COLONY, DIE, REGION, SEA, SESTIERE
from quattrocento.kernel.seats import SPECTATOR
from quattrocento.speech import Speech
from quattrocento.testing import Scenario, rule
from quattrocento.testing.venetia import ADRIATIC, last_scoring, scoring, start, venetia
from quattrocento.testing.venetia.table import points
from tests.rules.venetia.random_games import EVERY_GAME, SETTINGS, played


def shown(scenario: Scenario, seat: int = 0) -> VenetiaDisplay:
    position = scenario.position
    return GAME.display(position.view(seat), position.components)


def names(bits: int, ids: tuple[str, ...] | list[str]) -> list[str]:
    return [name for number, name in enumerate(ids) if bits >> number & 1]


@rule("VNZ-9.2", "VNZ-9.6")
def test_routes_and_reached_regions_of_every_player() -> None:
    display = shown(venetia("commercial", 2, seas={"mar_ionio": "1 0 0", "mar_egeo": "0 1 0"}))
    assert [names(route, list(SEA.ids)) for route in display.routes] == [
        ["mar_adriatico", "mar_ionio"],
        ["mar_adriatico"],
        ["mar_adriatico"],
    ]
    assert names(display.reached[0], list(REGION.ids)) == ["sicilia", "dalmazia", "albania", "morea"]
    assert names(display.reached[1], list(REGION.ids)) == ["sicilia", "dalmazia", "albania"]


@rule("VNZ-9.3", "VNZ-9.5")
def test_what_it_costs_to_reach_a_sea() -> None:
    scenario = venetia("commercial", 2, seas={"mar_egeo": "1 0 0"}, fleets={"mar_maggiore": 1})
    costs = dict(zip(SEA.ids, sea_costs(scenario.position, 0), strict=True))
    assert costs == {
        "mar_adriatico": 0,
        "mar_ionio": 1,
        "mar_tirreno": 2,
        "mar_di_barberia": 2,
        "mar_egeo": 1,  # his Influence lies there already
        "mar_di_ponente": 3,
        "mar_di_levante": 2,
        "mar_maggiore": None,
    }
    assert dict(zip(SEA.ids, sea_costs(scenario.position, 1), strict=True))["mar_egeo"] == 2


@rule("VNZ-23.23")
def test_capitulations_lower_the_cost_for_their_player_only() -> None:
    hungary = {"dalmazia": "kingdom_of_hungary"}
    scenario = venetia("political", 2, hand={0: "capitolazioni"}, kingdoms=hungary)
    dalmazia = REGION.ids.index("dalmazia")
    assert [region_costs(scenario.position, seat)[dalmazia] for seat in range(3)] == [1, 1, 1]
    scenario.play("play capitolazioni")
    assert [region_costs(scenario.position, seat)[dalmazia] for seat in range(3)] == [0, 1, 1]


@rule("VNZ-9.6", "VNZ-10.1")
def test_what_it_costs_to_reach_a_region_a_treaty_included() -> None:
    scenario = venetia(
        "commercial",
        2,
        kingdoms={"dalmazia": "kingdom_of_hungary", "levante": "abbasid_caliphate"},
        fleets={"mar_maggiore": 1},
    )
    costs = dict(zip(REGION.ids, region_costs(scenario.position, 0), strict=True))
    assert (costs["sicilia"], costs["dalmazia"], costs["morea"]) == (0, 1, 1)
    assert (costs["levante"], costs["tartaria"]) == (4, None)


def told(within: Within) -> dict[str, int]:
    """The costs by sea and by colony."""
    seas = {SEA.ids[sea]: cost for sea, cost in within.seas.items()}
    return seas | {COLONY.ids[colony]: cost for colony, cost in within.colonies.items()}


def reach_of(scenario: Scenario) -> Reach:
    reach = shown(scenario).reach
    assert reach is not None
    return reach


@rule("VNZ-8.1", "VNZ-9.3")
def test_in_the_actions_what_lies_farther_than_one_point_is_told() -> None:
    reach = reach_of(venetia("commercial", 3))
    costs = told(reach.now)
    assert (costs.get("mar_adriatico"), costs.get("mar_ionio"), costs["mar_egeo"]) == (None, None, 2)
    assert (costs.get("messina"), costs["modone"]) == (None, 2)
    assert max(costs.values()) == 3
    assert reach.by_die == {}


@rule("VNZ-9.8")
def test_a_sea_under_control_is_not_told() -> None:
    scenario = venetia("commercial", 3, control=f"{ADRIATIC} mar_ionio")
    costs = told(reach_of(scenario).now)
    assert (costs.get("mar_ionio"), costs["mar_di_levante"]) == (None, 2)


@rule("VNZ-6.3", "VNZ-8.1")
def test_before_a_die_is_taken_the_reach_of_each_is_told() -> None:
    scenario = venetia(
        steps="close; die; doge_token",
        dice="commercial_two military_four",
        kingdoms={"levante": "abbasid_caliphate"},
    )
    assert shown(scenario).reach is None
    scenario.play("spend_token")
    reach = reach_of(scenario)
    farthest = {DIE.ids[die]: max(told(within).values()) for die, within in reach.by_die.items()}
    assert farthest == {"commercial_two": 2 + 1, "military_four": 4 + 1}
    assert reach.now == reach.by_die[DIE.ids.index("military_four")]
    costs = told(reach.now)
    assert (costs["mar_ionio"], costs["messina"], costs["modone"]) == (1, 1, 2)


@rule("VNZ-10.1")
def test_the_colonies_of_a_region_cost_the_same() -> None:
    position = venetia("commercial", 3).position
    costs = told(within(position, 3))
    for region, colonies in enumerate(position.components.colonies_of):
        before = region_costs(position, 0)[region]
        expected = before + 1 if before is not None and before < 3 else None
        assert {costs.get(COLONY.ids[colony]) for colony in colonies} == {expected}


@rule("VNZ-24.2")
def test_a_card_in_hand_is_shown_as_the_vote_that_it_would_be() -> None:
    asked = 0
    for name in SETTINGS:
        for transition in played(name):
            position = transition.before
            for seat in range(position.seats):
                options = position.options(seat) if seat in position.waiting() else []
                votes = {noun for verb, noun in options if verb == "vote"}
                display = GAME.display(position.view(seat), position.components)
                assert votes <= set(display.votes.values())
                if display.votes:
                    assert {verb for verb, _ in options} <= {"vote", "stop"}
                asked += bool(votes)
    assert asked


@rule("VNZ-5.1")
def test_the_reach_is_told_to_the_player_whose_turn_it_is() -> None:
    scenario = venetia("commercial", 3)
    assert [shown(scenario, seat).reach is None for seat in (0, 1, 2, SPECTATOR)] == [
        False,
        True,
        True,
        True,
    ]


@rule("VNZ-21.1", "VNZ-21.3", "VNZ-21.4", "VNZ-21.5", "VNZ-21.6", "VNZ-21.9", "VNZ-R28")
def test_the_outlook_of_a_scoring_is_exact_for_oneself_and_bounded_for_others() -> None:
    scenario = venetia(
        "commercial",
        2,
        zara="4 0 0 podesta 0",
        pola="0 1 0",
        vp={0: "vp_3 vp_2*2 vp_1", 1: "vp_2*2"},
        kept={0: 2},
        grey={"san_polo": "1 0 0"},
        points=[10, 0, 0],
        treated={0: "golden_horde"},
    )
    assert shown(scenario, 0).outlook[0] == Outlook(
        2, 3, Range(7, 7), 2, 1, 0, Range(15, 15), Range(25, 25)
    )
    assert shown(scenario, 0).outlook[1] == Outlook(1, 0, Range(2, 6), 0, 0, 0, Range(3, 7), Range(3, 7))
    assert shown(scenario, 1).outlook[1] == Outlook(1, 0, Range(4, 4), 0, 0, 0, Range(5, 5), Range(5, 5))


@rule("VNZ-21.9", "VNZ-R11")
@pytest.mark.parametrize(
    ("epoch", "venice", "enemies", "counted"), [("apogee", 10, 20, 0), ("struggle", 12, 9, 1)]
)
def test_kingdoms_count_in_the_outlook_of_the_third_scoring(
    epoch: str, venice: int, enemies: int, counted: int
) -> None:
    pawns: dict[str, Any] = {"epoch": epoch, "venice": venice, "enemies": enemies}
    outlook = shown(venetia("commercial", 2, treated={0: "golden_horde"}, **pawns)).outlook[0]
    assert (outlook.kingdoms, outlook.points) == (counted, Range(counted, counted))


@rule("VNZ-21.1")
def test_the_outlook_is_what_the_scoring_brings() -> None:
    more = {"zara": "4 1 0 podesta 0", "candia": "0 1 1", "valenza": "0 1 0"}
    before = venetia("commercial", 3, venice=7, seas={"mar_ionio": "1 1 0"}, **more)  # type: ignore[arg-type]
    expected = [outlook.total.least for outlook in shown(before).outlook]
    assert points(scoring(**more)) == expected


@rule("VNZ-19.6")
def test_votes_by_district() -> None:
    display = shown(
        venetia(
            "commercial",
            2,
            ducats={"castello": "2 0 0"},
            coloured={"castello": "1 0 0"},
            grey={"castello": "0 2 0"},
        )
    )
    castello = SESTIERE.ids.index("castello")
    assert [display.sestiere_votes[seat * SESTIERI + castello] for seat in range(3)] == [2 + 4, 2, 0]


@rule("VNZ-24.3")
@pytest.mark.parametrize(("ruleset", "city"), [("full", True), ("basic", False)])
def test_the_city_plays_no_part_in_the_basic_rules(ruleset: str, city: bool) -> None:
    assert shown(venetia("commercial", 2, settings={"ruleset": ruleset})).city is city


@rule("VNZ-3.2", "VNZ-24.3")
def test_the_city_has_no_votes_in_the_first_election_and_in_the_basic_rules() -> None:
    for scenario in (start(3), venetia("commercial", 2, settings={"ruleset": "basic"})):
        display = shown(scenario)
        assert (display.sestiere_votes, display.monument_votes) == ((), ())


@rule("VNZ-25.6")
def test_votes_of_monuments_that_vote_everywhere_stand_apart() -> None:
    pieces: dict[str, Any] = {
        "ducats": {"castello": "2 0 0"},
        "coloured": {"castello": "1 0 0"},
        "grey": {"san_polo": "1 2 0"},
    }
    display = shown(venetia("commercial", 2, settings={"monuments_vote": "everywhere"}, **pieces))
    castello = SESTIERE.ids.index("castello")
    assert [display.sestiere_votes[seat * SESTIERI + castello] for seat in range(3)] == [2, 0, 0]
    assert sum(display.sestiere_votes) == 2
    assert display.monument_votes == (4 + 1, 2, 0)
    assert shown(venetia("commercial", 2, **pieces)).monument_votes == (0, 0, 0)


@rule("VNZ-18.4", "VNZ-18.5", "VNZ-18.6")
def test_distances_on_the_power_track() -> None:
    display = shown(venetia("commercial", 2, venice=5, enemies=19))
    assert display.ahead == [Ahead(1, 3), Ahead(2, 14)]


@rule("VNZ-18.5", "VNZ-18.6", "VNZ-R11")
@pytest.mark.parametrize(
    ("pawns", "ahead"),
    [
        ({"venice": 5, "enemies": 7}, [Ahead(2, 2), Ahead(1, 3)]),
        ({"epoch": "apogee", "venice": 10, "enemies": 19}, [Ahead(2, 9)]),
        ({"epoch": "struggle", "venice": 12, "enemies": 9}, [Ahead(3, 8)]),
        ({"epoch": "struggle", "venice": 7, "enemies": 6}, [Ahead(1, 1), Ahead(3, 5)]),
    ],
)
def test_the_nearest_of_the_scorings_to_come_stands_first(
    pawns: dict[str, Any], ahead: list[Ahead]
) -> None:
    assert shown(venetia("commercial", 2, **pawns)).ahead == ahead


@rule("VNZ-22.1")
def test_after_the_third_scoring_none_is_ahead() -> None:
    display = shown(last_scoring(zara="1 0 0"))
    assert (display.ahead, display.outlook) == ([], [])


@rule("VNZ-20.1", "VNZ-20.4")
def test_the_supplies_of_ducats_and_monuments() -> None:
    pieces: dict[str, Any] = {"ducats": {"castello": "2 0 0"}, "grey": {"castello": "0 2 0"}}
    before, display = shown(venetia("commercial", 2)), shown(venetia("commercial", 2, **pieces))
    assert [one - two for one, two in zip(before.ducat_supply, display.ducat_supply, strict=True)] == [
        2,
        0,
        0,
    ]
    left = zip(before.monument_supply, display.monument_supply, strict=True)
    assert [one - two for one, two in left] == [0, 2, 0]


@rule("VNZ-15.3")
def test_the_threat_cards_that_the_turn_has_cost_so_far() -> None:
    assert shown(venetia("military", 2, turn="owed = 2")).threats_due == 2


@EVERY_GAME
def test_equal_views_are_shown_the_same_and_nothing_of_the_view_changes(name: str) -> None:
    rng = Random(name)
    for transition in played(name)[::31]:
        position = transition.after
        for eyes in (*range(position.seats), SPECTATOR):
            view = position.view(eyes)
            display = GAME.display(view, position.components)
            assert view == position.view(eyes)
            imagined = GAME.imagine(view, rng)
            assert GAME.display(imagined.view(eyes), position.components) == display


# ---- the key, the dice, the Ducats of a card


@rule("VNZ-7.7", "VNZ-7.9")
def test_where_the_ducats_of_a_cashed_card_may_go_is_shown_to_its_owner() -> None:
    scenario = venetia(steps="close; die", dice="commercial_two military_four")
    scenario.play("die commercial_two", "cash", fate="arsenale")
    castello, dorsoduro = SESTIERE.ids.index("castello"), SESTIERE.ids.index("dorsoduro")
    ways = shown(scenario).shares
    assert {way.sestieri for way in ways} == {(castello, dorsoduro)}
    assert [way.ducats for way in ways] == [(2, 0), (1, 1), (0, 2)]
    assert [("ducats", way.noun) for way in ways] == scenario.position.options(0)
    assert shown(scenario, seat=1).shares == []
    assert shown(venetia("commercial", 2)).shares == []


@rule("VNZ-11.2", "VNZ-12.2", "VNZ-13.1", "VNZ-8.3")
def test_the_rule_of_each_type_of_die_is_told() -> None:
    rules = shown(venetia(steps="close; die")).dice_rules
    assert [saying.clause for saying in (*rules.by_type, rules.any)] == [
        "VNZ-11.2",
        "VNZ-13.1",
        "VNZ-12.2",
        "VNZ-8.3",
    ]
    assert "all of them in the same colony" in Speech("en", GAME).saying(rules.by_type[2])


@rule("VNZ-19.6", "VNZ-19.13", "VNZ-25.6")
def test_the_key_tells_the_votes_of_monuments() -> None:
    key = shown(venetia("commercial", 2)).key
    assert (key.coloured.about, key.grey.about) == ({"votes": 4}, {"votes": 1})
    everywhere = shown(venetia("commercial", 2, settings={"monuments_vote": "everywhere"})).key
    assert everywhere.coloured.clause == "VNZ-25.6"
