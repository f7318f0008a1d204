"""Phase 2: trading with the deck (M4-5.11)."""

from quattrocento.testing import rule
from quattrocento.testing.m400 import discarded, drained, hand, m400


@rule("M4-5.11", "M4-D14")
def test_5_11_two_cards_for_one() -> None:
    scenario = m400("trade", hand={0: "red_1 caballus pestem"}).play("exchange")
    assert sorted(scenario.nouns("discard")) == ["caballus", "pestem", "red_1"]
    scenario.play("discard caballus")
    assert sorted(scenario.nouns("discard")) == ["pestem", "red_1"]
    scenario.play("discard pestem", fate="blue_4")
    assert hand(scenario, 0) == ["blue_4", "red_1"]
    assert discarded(scenario) == ["caballus", "pestem"]


@rule("M4-5.11", "M4-D6")
def test_5_11_it_takes_two_cards() -> None:
    scenario = m400("trade", hand={0: "red_1", 1: "red_2"})
    reason = scenario.refused("exchange")
    assert reason.message == "why-too-few-cards"


@rule("M4-R16", "M4-5.12")
def test_r16_as_often_as_there_are_two_cards() -> None:
    scenario = m400("trade", hand={0: "red_1*4", 1: "green_1"})
    for card in ("blue_1", "blue_2", "blue_3"):
        first, second = hand(scenario, 0)[:2]
        scenario.play("exchange", f"discard {first}", f"discard {second}", fate=card)
    assert hand(scenario, 0) == ["blue_3"]
    assert "exchange" not in scenario.options()


@rule("M4-R16", "M4-R1")
def test_r16_the_two_discards_belong_to_the_pile_that_is_shuffled() -> None:
    scenario = drained("trade", "red_1 red_2 pestem", "")
    scenario.play("exchange", "discard red_1", "discard pestem", fate="pestem")
    assert hand(scenario, 0) == ["pestem", "red_2"]
    assert discarded(scenario) == []
