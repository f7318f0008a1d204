"""What the view counts for the board: routes, costs, the outlook of a scoring, votes."""

from typing import Any

from quattrocento.games.venetia.components.typed import SESTIERI
from quattrocento.games.venetia.knowledge.view import VenetiaView
from quattrocento.games.venetia.rules.verbs import REGION, SEA, SESTIERE
from quattrocento.testing import Scenario, rule
from quattrocento.testing.venetia import scoring, venetia
from quattrocento.testing.venetia.table import points


def seen(scenario: Scenario, seat: int = 0) -> VenetiaView:
    view: VenetiaView = scenario.position.view(seat)
    return view


def names(bits: int, ids: tuple[str, ...] | list[str]) -> list[str]:
    return [name for number, name in enumerate(ids) if bits >> number & 1]


@rule("VNZ-9.2", "VNZ-9.6")
def test_routes_and_reached_regions_of_every_player() -> None:
    view = seen(venetia("commercial", 2, seas={"mar_ionio": "1 0 0", "mar_egeo": "0 1 0"}))
    assert [names(route, list(SEA.ids)) for route in view.routes] == [
        ["mar_adriatico", "mar_ionio"],
        ["mar_adriatico"],
        ["mar_adriatico"],
    ]
    assert names(view.reached[0], list(REGION.ids)) == ["sicilia", "dalmazia", "albania", "morea"]
    assert names(view.reached[1], list(REGION.ids)) == ["sicilia", "dalmazia", "albania"]


@rule("VNZ-9.3", "VNZ-9.5")
def test_what_it_costs_to_reach_a_sea() -> None:
    view = seen(venetia("commercial", 2, seas={"mar_egeo": "1 0 0"}, fleets={"mar_maggiore": 1}))
    costs = dict(zip(SEA.ids, view.sea_costs[0], strict=True))
    assert costs == {
        "mar_adriatico": 0,
        "mar_ionio": 1,
        "mar_tirreno": 2,
        "mar_di_barberia": 2,
        "mar_egeo": 1,  # his Influence lies there already
        "mar_di_ponente": 3,
        "mar_di_levante": 2,
        "mar_maggiore": -1,
    }
    assert dict(zip(SEA.ids, view.sea_costs[1], strict=True))["mar_egeo"] == 2


@rule("VNZ-23.23")
def test_capitulations_lower_the_cost_for_their_player_only() -> None:
    hungary = {"dalmazia": "kingdom_of_hungary"}
    scenario = venetia("political", 2, hand={0: "capitolazioni"}, kingdoms=hungary)
    dalmazia = REGION.ids.index("dalmazia")
    assert [costs[dalmazia] for costs in seen(scenario).region_costs] == [1, 1, 1]
    scenario.play("play capitolazioni")
    assert [costs[dalmazia] for costs in seen(scenario).region_costs] == [0, 1, 1]


@rule("VNZ-9.6", "VNZ-10.1")
def test_what_it_costs_to_reach_a_region_a_treaty_included() -> None:
    view = seen(
        venetia(
            "commercial",
            2,
            kingdoms={"dalmazia": "kingdom_of_hungary", "levante": "abbasid_caliphate"},
            fleets={"mar_maggiore": 1},
        )
    )
    costs = dict(zip(REGION.ids, view.region_costs[0], strict=True))
    assert (costs["sicilia"], costs["dalmazia"], costs["morea"]) == (0, 1, 1)
    assert (costs["levante"], costs["tartaria"]) == (4, -1)


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
        treated={0: "golden_horde"},
    )
    assert seen(scenario, 0).outlook[0] == (2, 3, 7, 7, 2, 1, 1)
    assert seen(scenario, 0).outlook[1] == (1, 0, 2, 6, 0, 0, 0)
    assert seen(scenario, 1).outlook[1] == (1, 0, 4, 4, 0, 0, 0)


@rule("VNZ-21.1")
def test_the_outlook_is_what_the_scoring_brings() -> None:
    more = {"zara": "4 1 0 podesta 0", "candia": "0 1 1", "valenza": "0 1 0"}
    before = venetia("commercial", 3, venice=7, seas={"mar_ionio": "1 1 0"}, **more)  # type: ignore[arg-type]
    expected = [sum((*parts[:3], *parts[4:6])) for parts in seen(before).outlook]
    assert points(scoring(**more)) == expected


@rule("VNZ-19.6")
def test_votes_by_district() -> None:
    view = seen(
        venetia(
            "commercial",
            2,
            ducats={"castello": "2 0 0"},
            coloured={"castello": "1 0 0"},
            grey={"castello": "0 2 0"},
        )
    )
    castello = SESTIERE.ids.index("castello")
    assert [view.sestiere_votes[seat * SESTIERI + castello] for seat in range(3)] == [2 + 4, 2, 0]


@rule("VNZ-25.6")
def test_votes_of_monuments_that_vote_everywhere_stand_apart() -> None:
    pieces: dict[str, Any] = {
        "ducats": {"castello": "2 0 0"},
        "coloured": {"castello": "1 0 0"},
        "grey": {"san_polo": "1 2 0"},
    }
    view = seen(venetia("commercial", 2, settings={"monuments_vote": "everywhere"}, **pieces))
    castello = SESTIERE.ids.index("castello")
    assert [view.sestiere_votes[seat * SESTIERI + castello] for seat in range(3)] == [2, 0, 0]
    assert sum(view.sestiere_votes) == 2
    assert view.monument_votes == (4 + 1, 2, 0)
    assert seen(venetia("commercial", 2, **pieces)).monument_votes == (0, 0, 0)


@rule("VNZ-18.4", "VNZ-18.5", "VNZ-18.6")
def test_distances_on_the_power_track() -> None:
    view = seen(venetia("commercial", 2, venice=5, enemies=19))
    assert (view.to_scoring, view.between_pawns, view.to_end) == (3, 14, 18)


@rule("VNZ-7.10", "VNZ-15.4", "VNZ-17.12")
def test_what_may_still_come_out_of_decks_and_bags() -> None:
    scenario = venetia(
        "military",
        2,
        hand={0: "muda", 1: "muda"},
        vp={0: "vp_3", 1: "vp_3"},
        cards='discarded = ["bailo"]\nthreats = ["sack_of_tana"]\nbattle = ["conquest"]',
    )
    view = seen(scenario)
    assert (sum(view.unseen), view.deck_size) == (36 - 2, 33)
    assert (view.vp_unseen[2], sum(view.vp_unseen)) == (4, 23)
    assert (sum(view.threats_left), sum(view.battle_left)) == (23, 23)
