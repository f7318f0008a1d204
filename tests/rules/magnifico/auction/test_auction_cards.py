"""The auction: which cards are shown, and where unsold ones go (MAG-5.3.1 to MAG-5.3.5, MAG-5.3.18)."""

from random import Random

import pytest

from quattrocento.games.magnifico.game import GAME
from quattrocento.games.magnifico.rules.auction import Bids
from quattrocento.kernel.fate import Dice
from quattrocento.testing import Scenario, rule
from quattrocento.testing.magnifico import auction, cards, magnifico

TANKS = ["tank_tortoise", "tank_scythed", "tank_covered", "tank_fan_gun", "tank_colossus"]
AIRPLANES = [
    *("airplane_flapping_wing", "airplane_aerial_screw", "airplane_glider"),
    *("airplane_ornithopter", "airplane_great_kite"),
]
KINDS = [
    *("gyroscope", "anti_tank_bomb", "paratrooper", "anti_aircraft_culverin", "mechanical_gear"),
    *("cannon_igniter", "multi_cannon", "automaton", "grapeshot", "lead_ball_wagon", "bombard"),
    *("great_cannon", "submarine", "armoured_ship", "castle_project"),
]
ART = ["art_lady_with_an_ermine", "art_virgin_of_the_rocks", "art_last_supper", "art_mona_lisa"]
PROJECTS = sorted(KINDS * 3) + ART


def machines_left(seats: int, left: int) -> dict[int, str]:
    """Fields that leave this many Airplane cards and no Tank card in the machine deck."""
    fields = {seat: [TANKS[seat]] for seat in range(seats)}
    for seat in range(seats - left):
        fields[seat].append(AIRPLANES[seat])
    return {seat: " ".join(names) for seat, names in fields.items()}


def lying(scenario: Scenario, where: str) -> list[str]:
    """The cards of a place, in order: auction, machine_bottom, project_bottom, discarded."""
    ids = ["leonardo", *TANKS, *AIRPLANES, *KINDS, *ART]
    return [ids[card] for card in getattr(scenario.position, where)]


def shown(scenario: Scenario) -> list[str]:
    """The cards at auction, in order."""
    return lying(scenario, "auction")


def offered(shown: str, seats: int = 3, unsold: str = "bottom") -> Scenario:
    """An auction of these cards, with all bids at 10 from seat 1 on: seat 0 holds Leonardo."""
    return auction(shown, *[10] * seats, settings={"unsold_cards": unsold}, rome="0: 2 soldiers")


# How many, and from which deck


@rule("MAG-5.3.1", "MAG-5.3.2")
@pytest.mark.parametrize(
    ("left", "fate"),
    [
        (3, "airplane_glider bombard"),
        (2, "airplane_glider bombard"),
        (1, "airplane_glider bombard"),
        (0, "bombard grapeshot"),
    ],
)
def test_5_3_2_three_players(left: int, fate: str) -> None:
    scenario = magnifico(3, field=machines_left(3, left)).play("pass", fate=fate)
    assert shown(scenario) == fate.split()
    assert len(shown(scenario)) == 2


@rule("MAG-5.3.1", "MAG-5.3.3")
@pytest.mark.parametrize(
    ("left", "fate"),
    [
        (4, "airplane_glider airplane_flapping_wing bombard"),
        (2, "airplane_ornithopter airplane_great_kite bombard"),
        (1, "airplane_great_kite bombard grapeshot"),
        (0, "bombard grapeshot bombard"),
    ],
)
def test_5_3_3_four_players(left: int, fate: str) -> None:
    scenario = magnifico(4, field=machines_left(4, left)).play("pass", fate=fate)
    assert shown(scenario) == fate.split()
    assert len(shown(scenario)) == 3


@rule("MAG-5.3.1", "MAG-5.3.4")
@pytest.mark.parametrize(
    ("left", "fate"),
    [
        (5, "airplane_glider airplane_flapping_wing bombard submarine"),
        (2, "airplane_great_kite airplane_ornithopter bombard submarine"),
        (1, "airplane_great_kite bombard submarine grapeshot"),
        (0, "bombard submarine grapeshot art_mona_lisa"),
    ],
)
def test_5_3_4_five_players(left: int, fate: str) -> None:
    scenario = magnifico(5, field=machines_left(5, left)).play("pass", fate=fate)
    assert shown(scenario) == fate.split()
    assert len(shown(scenario)) == 4


@rule("MAG-5.3.5")
def test_5_3_5_cards_are_shown_before_the_bids_machines_first_in_the_order_drawn() -> None:
    fate = "tank_colossus airplane_glider submarine bombard"
    scenario = magnifico(5).play("pass", fate=fate)
    assert scenario.step == "bids"
    assert shown(scenario) == fate.split()
    assert [scenario.events[-4 + i].name for i in range(4)] == ["card_shown"] * 4
    assert [card for (card,) in scenario.told("card_shown")] == list(scenario.position.auction)
    for seat in (-1, 0, 4):
        assert list(scenario.position.view(seat).auction) == list(scenario.position.auction)


# Decks that run out


@rule("MAG-R9")
@pytest.mark.parametrize(
    ("seats", "projects", "fate"),
    [
        (3, 1, "airplane_glider art_mona_lisa"),
        (3, 0, "airplane_glider"),
        (4, 0, "airplane_glider airplane_flapping_wing"),
        (5, 1, "airplane_glider airplane_flapping_wing art_mona_lisa"),
    ],
)
def test_r9_missing_projects_are_not_replaced_by_machine_cards(
    seats: int, projects: int, fate: str
) -> None:
    archive = {0: " ".join(PROJECTS[: len(PROJECTS) - projects])}
    scenario = magnifico(seats, field=machines_left(seats, seats), archive=archive).play("pass", fate=fate)
    assert shown(scenario) == fate.split()
    assert scenario.step == "bids"


@rule("MAG-R9")
def test_r9_without_machine_cards_the_last_project_is_shown_alone() -> None:
    archive = {0: " ".join(PROJECTS[:-1])}
    scenario = magnifico(3, field=machines_left(3, 0), archive=archive).play("pass", fate="art_mona_lisa")
    assert shown(scenario) == ["art_mona_lisa"]


@rule("MAG-R9")
def test_r9_without_any_card_there_is_no_auction_and_the_holder_stays() -> None:
    scenario = magnifico(
        3,
        holder=2,
        field=machines_left(3, 0),
        archive={1: " ".join(PROJECTS)},
        rome="2: 5 soldiers",
        naples="0: 5 soldiers",
    )
    scenario.play("pass")
    assert (scenario.step, scenario.waiting, scenario.position.holder) == ("turn", (2,), 2)
    assert scenario.told("took_leonardo") == []


@rule("MAG-R9")
def test_r9_is_reached_in_random_games() -> None:
    """Five players at random who put unsold cards in the box come to the end of the project deck."""
    rng, fate = Random(5), Dice(5)
    position = GAME.start(5, {"unsold_cards": "box"}, fate)
    fewest = 4
    while position.result is None:
        seat = position.waiting()[0]
        if isinstance(position.stack[-1], Bids):
            fewest = min(fewest, len(position.auction))
        position.play(seat, rng.choice(position.options(seat)), fate)
    assert 0 < fewest < 4


# Unsold cards


@rule("MAG-5.3.18", "MAG-R3")
def test_5_3_18_unsold_cards_go_under_their_decks_in_the_order_shown() -> None:
    scenario = offered("tank_covered airplane_glider gyroscope bombard", 5)
    scenario.play("decline", "decline", "decline", "decline", "decline")
    assert shown(scenario) == []
    assert lying(scenario, "machine_bottom") == ["tank_covered", "airplane_glider"]
    assert lying(scenario, "project_bottom") == ["gyroscope", "bombard"]


@rule("MAG-R3")
def test_r3_later_unsold_cards_lie_below_earlier_ones() -> None:
    below = 'project_bottom = ["bombard"]'
    scenario = auction("tank_covered gyroscope", 10, 10, 10, cards=below, rome="0: 2 soldiers")
    scenario.play("decline", "decline", "decline")
    assert lying(scenario, "project_bottom") == ["bombard", "gyroscope"]


@rule("MAG-5.3.18", "MAG-R3")
def test_r3_what_lies_under_a_deck_comes_last_and_in_order() -> None:
    # Two Airplane cards lie under the machine deck, one of the other two Airplane cards lies above.
    text = '[cards]\nmachine_bottom = ["airplane_great_kite", "airplane_glider"]'
    fields = {
        0: "tank_tortoise airplane_flapping_wing",
        1: "tank_scythed",
        2: "tank_covered",
        3: "tank_colossus",
    }
    scenario = magnifico(4, field=fields, extra=text, rome="0: 2 soldiers")
    scenario.play("pass", fate="airplane_aerial_screw bombard")
    assert shown(scenario) == ["airplane_aerial_screw", "airplane_great_kite", "bombard"]


@rule("MAG-R3")
def test_r3_the_card_shown_first_comes_back_first() -> None:
    text = '[cards]\nmachine_bottom = ["airplane_great_kite", "airplane_glider"]'
    scenario = magnifico(
        4,
        field={0: f"{TANKS[0]} {AIRPLANES[0]}", 1: f"{TANKS[1]} {AIRPLANES[1]}", 2: TANKS[2], 3: TANKS[3]},
        extra=text,
        rome="0: 2 soldiers",
    )
    scenario.play("pass", fate="bombard")
    assert shown(scenario) == ["airplane_great_kite", "airplane_glider", "bombard"]


@rule("MAG-5.3.18")
def test_5_3_18_with_the_setting_box_unsold_cards_leave_the_game() -> None:
    scenario = offered("tank_covered gyroscope", unsold="box").play("decline", "decline", "decline")
    assert (list(scenario.position.machine_bottom), list(scenario.position.project_bottom)) == ([], [])
    assert sorted(lying(scenario, "discarded")) == ["gyroscope", "tank_covered"]


@rule("MAG-5.3.18")
def test_5_3_18_a_sold_card_does_not_go_under_the_deck() -> None:
    scenario = offered("tank_covered gyroscope").play("buy tank_covered", "decline", "decline")
    assert list(scenario.position.machine_bottom) == []
    assert len(scenario.position.project_bottom) == 1
    assert cards(scenario, 1) == ["tank_covered"]


@rule("MAG-E11")
def test_e11_the_last_machine_card() -> None:
    scenario = magnifico(4, field=machines_left(4, 1), rome="0: 2 soldiers")
    scenario.play("pass", fate="airplane_great_kite bombard grapeshot")
    assert shown(scenario) == ["airplane_great_kite", "bombard", "grapeshot"]
    scenario.play(*(f"{seat}: bid 10" for seat in range(4)))
    while scenario.step == "buy":
        scenario.play("decline")
    assert len(scenario.position.machine_bottom) == 1
    while scenario.waiting != (3,):
        scenario.play("pass")
    scenario.play("pass", fate="submarine submarine")
    assert shown(scenario) == ["airplane_great_kite", "submarine", "submarine"]
