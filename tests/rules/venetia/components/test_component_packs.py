"""Component packs: what Venetia's rules ask of several entries together."""

from quattrocento.games.venetia.game import GAME
from quattrocento.kernel.fate import Dice
from quattrocento.testing import rule
from quattrocento.testing.spoiling import refused_pack, spoilt_pack, standard_pack


@rule("VNZ-2.7")
def test_there_are_enough_fleets_for_the_setup() -> None:
    text = spoilt_pack(GAME, "mar_di_ponente", "setup_fleets = 1", "setup_fleets = 3")
    assert refused_pack(GAME, text.replace("count = 10\n", "count = 2\n")).id == "pack-setup-fleets"


@rule("VNZ-R49")
def test_every_epoch_needs_crosses() -> None:
    text = standard_pack(GAME).replace("crosses = [1, 0, 1]", "crosses = [0, 0, 1]")
    assert refused_pack(GAME, text).id == "pack-no-crosses"


@rule("VNZ-2.3", "VNZ-7.10")
def test_a_deck_smaller_than_the_first_hands_is_dealt_as_far_as_it_goes() -> None:
    text = spoilt_pack(GAME, "muda", "copies = 2", "copies = 1")
    text = text.replace("initial_action_cards = 3\n", "initial_action_cards = 9\n")
    components = GAME.load_components(text, "a pack")
    position = GAME.start(4, {}, Dice(1), components)
    assert [len(hand) for hand in position.hand] == [9, 9, 9, 8]
    assert all(card >= 0 for hand in position.hand for card in hand)
    assert GAME.violations(position) == []
