"""Phase 2: trading with the deck (M4-5.11)."""

from quattrocento.testing import rule
from quattrocento.testing.m400 import discarded, hand, m400
from tests.rules.m400.turns import drained


@rule("M4-5.11", "M4-D14")
def test_5_11_two_cards_for_one() -> None:
    game = m400("trade", hand={0: "red_1 caballus pestem"}).play("exchange")
    assert sorted(game.nouns("discard")) == ["caballus", "pestem", "red_1"]
    game.play("discard caballus")
    assert sorted(game.nouns("discard")) == ["pestem", "red_1"]
    game.play("discard pestem", fate="blue_4")
    assert hand(game, 0) == ["blue_4", "red_1"]
    assert discarded(game) == ["caballus", "pestem"]


@rule("M4-5.11", "M4-D6")
def test_5_11_it_takes_two_cards() -> None:
    game = m400("trade", hand={0: "red_1", 1: "red_2"})
    reason = game.refused("exchange")
    assert reason.message == "why-too-few-cards"


@rule("M4-R16", "M4-5.12")
def test_r16_as_often_as_there_are_two_cards() -> None:
    game = m400("trade", hand={0: "red_1*4", 1: "green_1"})
    for card in ("blue_1", "blue_2", "blue_3"):
        first, second = hand(game, 0)[:2]
        game.play("exchange", f"discard {first}", f"discard {second}", fate=card)
    assert hand(game, 0) == ["blue_3"]
    assert "exchange" not in game.options()


@rule("M4-R16", "M4-R1")
def test_r16_the_two_discards_belong_to_the_pile_that_is_shuffled() -> None:
    game = drained("trade", "red_1 red_2 pestem", "")
    game.play("exchange", "discard red_1", "discard pestem", fate="pestem")
    assert hand(game, 0) == ["pestem", "red_2"]
    assert discarded(game) == []
