"""What the active player does, he does for himself, wherever he sits (VNZ-1.2)."""

from typing import Any

import pytest

from quattrocento.testing import Scenario, rule
from quattrocento.testing.venetia import venetia
from quattrocento.testing.venetia.table import (
    at_sea,
    fleets,
    hand,
    in_sestiere,
    infamy,
    influence,
    podesta,
    points,
    spent,
    supply,
    treated,
    vp_tokens,
)

EVERY_SEAT = pytest.mark.parametrize("seat", range(4))


def acting(seat: int, die: str, card: str = "", **more: Any) -> Scenario:
    """One of four players in his actions, with a card that he plays."""
    scenario = venetia(die, 3, seat=seat, seats=4, hand={seat: card} if card else None, **more)
    return scenario.play(f"play {card}") if card else scenario


def own(seat: int, number: int = 1) -> list[int]:
    """Numbers by seat: only this one has any."""
    return [number if other == seat else 0 for other in range(4)]


def in_words(numbers: list[int]) -> str:
    return " ".join(map(str, numbers))


@rule("VNZ-1.2", "VNZ-9.3", "VNZ-11.1")
@EVERY_SEAT
def test_influence_in_seas_and_colonies(seat: int) -> None:
    scenario = acting(seat, "commercial").play("route mar_ionio", "influence zara")
    assert (at_sea(scenario, "mar_ionio"), influence(scenario, "zara")) == (own(seat), own(seat))
    assert supply(scenario) == [40 - 2 * number for number in own(seat)]


@rule("VNZ-13.2", "VNZ-13.3", "VNZ-14.3", "VNZ-14.4")
@EVERY_SEAT
def test_attacks(seat: int) -> None:
    other = (seat + 1) % 4
    pola = f"{in_words(own(other, 3))} podesta {other}"
    scenario = acting(seat, "military", fleets={"mar_ionio": 1}, pola=pola)
    scenario.play("attack pola", fate="skirmish").play("engage mar_ionio", fate="skirmish vp_2")
    assert influence(scenario, "pola")[seat] == 1
    assert (infamy(scenario), vp_tokens(scenario, seat)) == (seat, [2])
    assert (fleets(scenario, "mar_ionio"), at_sea(scenario, "mar_ionio")) == (0, own(seat))


@rule("VNZ-16.4", "VNZ-18.4", "VNZ-21.3")
@EVERY_SEAT
def test_a_podesta_and_its_points(seat: int) -> None:
    scenario = acting(seat, "political", venice=7).play(
        "influence pola", "influence pola", "influence pola"
    )
    assert podesta(scenario, "pola") == seat
    assert points(scenario) == own(seat, 3)


@rule("VNZ-23.2", "VNZ-23.3")
@EVERY_SEAT
def test_cards_that_place_influence(seat: int) -> None:
    scenario = acting(seat, "commercial", "crisobolla").play("place varna", "place gallipoli")
    assert (influence(scenario, "varna"), influence(scenario, "gallipoli")) == (own(seat), own(seat))
    scenario = acting(seat, "commercial", "libro_meraviglie").play("place tana")
    assert influence(scenario, "tana") == own(seat)


@rule("VNZ-23.4", "VNZ-23.5")
@EVERY_SEAT
def test_cards_that_look_for_ones_own_influence(seat: int) -> None:
    zara = in_words(own(seat))
    assert influence(acting(seat, "commercial", "colleganza", zara=zara), "zara") == own(seat, 2)
    scenario = acting(seat, "commercial", "fondaco", pola=zara)
    assert "pola" not in scenario.nouns("place")


@rule("VNZ-23.8", "VNZ-23.21", "VNZ-20.1")
@EVERY_SEAT
def test_cards_of_the_city(seat: int) -> None:
    three = {"castello": in_words(own(seat, 3))}
    scenario = acting(seat, "commercial", "ufficio_sale", ducats=three)
    scenario.play("ducat castello", "ducat castello", "ducat san_marco")
    assert [in_sestiere(scenario, other, "castello") for other in range(4)] == [
        (1, 1, 0) if other == seat else (0, 0, 0) for other in range(4)
    ]
    scenario = acting(seat, "political", "broglio", grey=three).play("restore castello")
    assert in_sestiere(scenario, seat, "castello") == (0, 1, 2)


@rule("VNZ-23.18", "VNZ-23.22", "VNZ-23.24")
@EVERY_SEAT
def test_cards_that_give_back_or_take(seat: int) -> None:
    scenario = acting(seat, "political", "bailo", kingdoms={"levante": "abbasid_caliphate"})
    assert treated(scenario, seat) == ["abbasid_caliphate"]
    scenario = acting(seat, "political", "serrata", spent={seat: "merchant"}, doge=(seat + 1) % 4)
    assert spent(scenario, seat) == []
    assert infamy(acting(seat, "political", "grazia_ducale", infamy=seat)) == -1


@rule("VNZ-23.19", "VNZ-23.20")
@EVERY_SEAT
def test_cards_against_rivals(seat: int) -> None:
    scenario = acting(seat, "political", "consiglio_dieci", zara="1 1 1 1")
    assert influence(scenario, "zara") == own(seat)
    other = (seat + 2) % 4
    family = ("dandolo", "gradenigo", "morosini", "venier")[other]
    scenario = acting(seat, "political", "corona_cipro", zara="1 1 1 1 podesta 0").play(f"rival {family}")
    assert influence(scenario, "zara") == [
        2 if place == seat else 0 if place == other else 1 for place in range(4)
    ]


@rule("VNZ-7.3", "VNZ-7.4", "VNZ-23.6")
@EVERY_SEAT
def test_cards_received(seat: int) -> None:
    scenario = venetia(
        seat=seat, seats=4, doge=seat, office=1, steps="close; die", dice="commercial_four political_two"
    ).play("die commercial_four", fate="muda")
    for nth in range(1, 4):
        assert scenario.waiting == ((seat + nth) % 4,)
        scenario.play("keep", fate=("bailo", "serrata", "")[nth - 1])
    assert [len(hand(scenario, other)) for other in range(4)] == [1 - number for number in own(seat)]
