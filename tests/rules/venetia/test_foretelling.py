"""What a player is told before choosing: the scoring now, elections, Battle tokens, Threat cards."""

import pytest

from quattrocento.games.venetia.entry import GAME
from quattrocento.kernel.game import OddsError
from quattrocento.kernel.view import SPECTATOR
from quattrocento.speech import Speech
from quattrocento.testing import Scenario, rule
from quattrocento.testing.venetia import venetia
from tests.rules.venetia.stages import election

PLAYERS = {0: "Anna", 1: "Bruno", 2: "Carla"}
ENGLISH, ITALIAN = Speech("en", GAME, players=PLAYERS), Speech("it", GAME, players=PLAYERS)


def foretold(game: Scenario, speech: Speech = ENGLISH, seat: int = 0) -> list[str]:
    position = game.position
    options = position.options(position.waiting()[0])
    return GAME.forecast(position.view(seat), position.components, options, speech)


def asked(game: Scenario, words: str = "", speech: Speech = ENGLISH, seat: int = 0) -> list[str]:
    position = game.position
    return GAME.odds(position.view(seat), position.components, words.split(), speech)


@rule("VNZ-21.1", "VNZ-21.3", "VNZ-21.4")
def test_the_scoring_is_told_as_it_would_be_now() -> None:
    game = venetia("commercial", 3, points=[5, 0, 7], zara="3 1 0 podesta 0", vp={0: "vp_3", 2: "vp_2"})
    told = "If a scoring were held now: Anna +8 = 13; Bruno +2 = 2; Carla +1 to +3 = 8 to 10."
    assert foretold(game) == [told]
    assert foretold(game, ITALIAN)[0].endswith("Carla da +1 a +3 = da 8 a 10.")


@rule("VNZ-21.9")
@pytest.mark.parametrize(("epoch", "gain"), [("apogee", 0), ("struggle", 1)])
def test_kingdom_tokens_count_before_the_third_scoring_only(epoch: str, gain: int) -> None:
    pawns = {"apogee": (10, 20), "struggle": (12, 9)}[epoch]
    game = venetia(
        "commercial", 3, epoch=epoch, venice=pawns[0], enemies=pawns[1], treated={0: "golden_horde"}
    )
    assert f"Anna +{gain} = {gain};" in foretold(game)[0]


@rule("VNZ-19.6", "VNZ-19.8")
def test_the_chance_of_each_candidate_is_told_to_the_chooser() -> None:
    lines = foretold(election(seats=2))
    assert "Head of the House (6) 92%" in lines[1]
    assert "Young Patrician (1) 8%" in lines[1]
    assert "Capo della casa (6) 92%" in foretold(election(seats=2), ITALIAN)[1]
    assert asked(election(seats=2)) == lines[1:]


@rule("VNZ-19.3")
def test_a_choice_made_in_secret_changes_no_chance() -> None:
    told = [foretold(election().play(f"1: candidate {card}")) for card in ("merchant", "senator")]
    assert told[0] == told[1]


@rule("VNZ-19.3")
def test_a_spectator_is_told_no_chances() -> None:
    assert len(foretold(election(), seat=SPECTATOR)) == 1


@rule("VNZ-15.4")
def test_battle_tokens_that_can_be_drawn_are_told_before_an_attack() -> None:
    game = venetia("military", 2, cards='battle = ["conquest"]')
    tokens = "23 Battle tokens left: 3 of value 0, 11 of value 1, 8 of value 2, 1 of value 3"
    assert foretold(game)[1] == f"{tokens}; plunder 4, Threat 5."
    assert len(foretold(venetia("commercial", 2))) == 1


@rule("VNZ-17.12")
def test_threat_cards_that_bear_on_a_place() -> None:
    game = venetia("commercial", 3, cards='threats = ["peace_of_zara"]')
    assert asked(game, "dalmazia") == ["Dalmatia: 1 of 23 Threat cards strikes there, 4% for the next one."]
    assert asked(game, "Mar Maggiore", ITALIAN)[0].startswith(
        "Mar Maggiore: vi colpiscono 2 Carte Minaccia su 23"
    )
    assert "Dalmatia 1" in asked(game)[1]
    assert asked(game)[2].startswith("Of the 23 Threat cards to come these bring a Fleet: ")


@pytest.mark.parametrize("word", ["milano", "mar"])
def test_a_word_that_names_no_place_is_refused(word: str) -> None:
    with pytest.raises(OddsError):
        asked(venetia("commercial", 3), word)
