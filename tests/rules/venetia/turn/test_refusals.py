"""Moves that are against the rules, each with the reason that a player is told."""

from collections.abc import Callable

import pytest

from quattrocento.games.venetia.game import GAME
from quattrocento.speech import LANGUAGES, Speech
from quattrocento.testing import Scenario, rule
from quattrocento.testing.venetia import elected, election, start, venetia

FIVE = {"castello": "3 0 0", "dorsoduro": "3 0 0", "san_marco": "3 0 0", "santa_croce": "3 0 0"}


def plundered() -> Scenario:
    return venetia("military", 2).play("attack zara", fate="plunder muda")


def canvassing(**ducats: str) -> Scenario:
    scenario = venetia("political", 2, hand={0: "broglio"}, ducats=ducats, grey={"castello": "1 0 0"})
    return scenario.play("play broglio")


def crown(seats: int = 3, zara: str = "1 1 1", corfu: str = "0 1 0") -> Scenario:
    scenario = venetia("political", 2, seats=seats, hand={0: "corona_cipro"}, zara=zara, corfu=corfu)
    return scenario.play("play corona_cipro")


def voting(hand: str) -> Scenario:
    """Seat 0 has chosen one Action card in an election of the basic rules."""
    scenario = election(settings={"ruleset": "basic"}, hand={0: hand})
    return scenario.play("0: candidate merchant", "0: vote muda")


REFUSED: dict[str, tuple[Callable[[], Scenario], str, str, str]] = {
    "a die that is not there": (
        lambda: venetia(steps="close; die"),
        "die commercial_three",
        "why-die-taken",
        "VNZ-7.1",
    ),
    "Influence with a military die": (
        lambda: venetia("military", 3),
        "influence zara",
        "why-die-not-military",
        "VNZ-8.4",
    ),
    "an attack on a colony with a commercial die": (
        lambda: venetia("commercial", 3),
        "attack zara",
        "why-die-military",
        "VNZ-8.4",
    ),
    "an attack on Fleets with a political die": (
        lambda: venetia("political", 3, fleets={"mar_ionio": 1}),
        "engage mar_ionio",
        "why-die-military",
        "VNZ-8.4",
    ),
    "Ducats in other Sestieri": (
        plundered,
        "ducats castello:1,dorsoduro:1",
        "why-other-sestieri",
        "VNZ-7.9",
    ),
    "not all Ducats": (plundered, "ducats cannaregio:1,san_polo:0", "why-all-ducats", "VNZ-7.7"),
    "a card that was not dealt": (
        lambda: start().play("0: candidate senator"),
        "0: vote muda",
        "why-not-in-hand",
        "VNZ-3.1",
    ),
    "the Partnership where one has nothing": (
        lambda: venetia("commercial", 2, hand={0: "colleganza"}, zara="1 0 0", corfu="1 0 0").play(
            "play colleganza"
        ),
        "place messina",
        "why-own-presence",
        "VNZ-23.4",
    ),
    "the Council where nobody else is": (
        lambda: venetia(
            "political", 2, hand={0: "consiglio_dieci"}, zara="1 1 0", corfu="0 1 0", messina="1 0 0"
        ).play("play consiglio_dieci"),
        "expel messina",
        "why-no-rival",
        "VNZ-23.19",
    ),
    "the Crown where nobody else is": (crown, "replace messina", "why-no-rival", "VNZ-23.20"),
    "the Crown against oneself": (
        lambda: crown().play("replace zara"),
        "rival dandolo",
        "why-own-influence",
        "VNZ-23.20",
    ),
    "the Crown against somebody who is elsewhere": (
        lambda: crown(4, "1 1 0 1", "0 1 1 1").play("replace zara"),
        "rival morosini",
        "why-not-rival",
        "VNZ-23.20",
    ),
    "the Crown against a family that nobody plays": (
        lambda: crown().play("replace zara"),
        "rival venier",
        "why-no-player",
        "VNZ-1.1",
    ),
    "a family that nobody plays as Doge": (
        lambda: elected("castello san_polo", 3, 3, 2),
        "elect venier",
        "why-no-player",
        "VNZ-1.1",
    ),
    "two Action cards in the first election": (
        lambda: start().play("0: candidate senator"),
        "0: vote 2:bailo",
        "why-one-vote",
        "VNZ-3.1",
    ),
    "two Action cards in the first election of the basic rules": (
        lambda: start(ruleset="basic").play("0: candidate senator"),
        "0: vote 2:bailo",
        "why-one-vote",
        "VNZ-24.6",
    ),
    "a second vote as if it were the first": (
        lambda: voting("muda bailo"),
        "0: vote bailo",
        "why-other-vote",
        "VNZ-24.2",
    ),
    "a vote with a card of somebody else": (
        lambda: voting("muda bailo"),
        "0: vote 2:fondaco",
        "why-not-in-hand",
        "VNZ-24.2",
    ),
    "a vote twice with the same card": (
        lambda: voting("muda bailo"),
        "0: vote 2:muda",
        "why-no-other-copy",
        "VNZ-24.2",
    ),
    "no grey Monument there": (canvassing, "restore san_polo", "why-no-grey-monument", "VNZ-23.21"),
    "no Ducat left": (
        lambda: canvassing(**FIVE, san_polo="3 0 0"),
        "ducat san_polo",
        "why-no-ducat",
        "VNZ-23.21",
    ),
    "a card that was not discarded": (
        lambda: venetia("political", 2, hand={0: "serrata"}, spent={0: "merchant procurator"}).play(
            "play serrata"
        ),
        "recover head_of_the_house",
        "why-not-spent",
        "VNZ-23.22",
    ),
    "three Fleets with the Galleasses": (
        lambda: venetia("military", 2, hand={0: "galeazze"}, fleets={"mar_ionio": 3}).play("play galeazze"),
        "sink 3",
        "why-number",
        "VNZ-23.13",
    ),
    "Capitulations without a Kingdom": (
        lambda: venetia(
            "political",
            2,
            hand={0: "capitolazioni"},
            kingdoms={"dalmazia": "kingdom_of_hungary", "albania": "ottoman_empire"},
        ).play("play capitolazioni"),
        "capitulate sicilia",
        "why-no-kingdom",
        "VNZ-23.23",
    ),
    "a Family card that is spent": (
        lambda: election(spent={1: "merchant"}),
        "1: candidate merchant",
        "why-family-card-gone",
        "VNZ-19.3",
    ),
}


@rule(
    "VNZ-7.1",
    "VNZ-7.7",
    "VNZ-7.9",
    "VNZ-3.1",
    "VNZ-23.4",
    "VNZ-23.19",
    "VNZ-23.20",
    "VNZ-23.21",
    "VNZ-23.22",
)
@rule("VNZ-23.13", "VNZ-23.23", "VNZ-19.3", "VNZ-8.4", "VNZ-1.1", "VNZ-24.2", "VNZ-24.6")
@pytest.mark.parametrize("name", REFUSED)
def test_why_a_move_is_refused(name: str) -> None:
    position, move, message, clause = REFUSED[name]
    reason = position().refused(move)
    assert (reason.message, reason.clause) == (message, clause)
    for language in LANGUAGES:
        assert Speech(language, GAME).saying(reason)


@rule("VNZ-12.2")
def test_12_2_the_reason_names_the_colony_that_was_refused() -> None:
    scenario = venetia("political", 3).play("influence zara")
    reason = scenario.refused("influence pola")
    assert (reason.message, reason.clause) == ("why-one-colony", "VNZ-12.2")
    assert "not to Pola as well" in Speech("en", GAME).saying(reason)
    assert "non anche a Pola" in Speech("it", GAME).saying(reason)
