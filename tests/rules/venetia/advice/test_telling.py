"""What a player is told before choosing: the scoring now, elections, Battle tokens, Threat cards."""

from typing import Any

import pytest

from quattrocento.games.venetia.game import GAME
from quattrocento.games.venetia.rules.verbs import THREAT_CARD
from quattrocento.kernel.odds import OddsError
from quattrocento.kernel.saying import Saying
from quattrocento.kernel.seats import SPECTATOR
from quattrocento.speech import Speech
from quattrocento.testing import Scenario, rule
from quattrocento.testing.venetia import candidates, election, last_scoring, start, venetia
from quattrocento.testing.venetia.table import in_office

PLAYERS = {0: "Anna", 1: "Bruno", 2: "Carla"}
ENGLISH, ITALIAN = Speech("en", GAME, players=PLAYERS), Speech("it", GAME, players=PLAYERS)


def forecast(scenario: Scenario, seat: int = 0) -> list[Saying]:
    position = scenario.position
    options = position.options(position.waiting()[0])
    return GAME.forecast(position.view(seat), position.components, options)


def asked(scenario: Scenario, words: str = "", seat: int = 0) -> list[Saying]:
    position = scenario.position
    return GAME.odds(position.view(seat), position.components, words.split())


def said(sayings: list[Saying], speech: Speech = ENGLISH) -> list[str]:
    return [speech.saying(saying) for saying in sayings]


def chances(saying: Saying) -> list[int]:
    """The chances of the candidates as percents, in the order of the cards."""
    told = saying.about["candidates"]
    assert isinstance(told, list)
    return [round(100 * float(str(one.about["chance"]))) for one in told]


@rule("VNZ-21.1", "VNZ-21.3", "VNZ-21.4")
def test_the_scoring_is_told_as_it_would_be_now() -> None:
    scenario = venetia("commercial", 3, points=[5, 0, 7], zara="3 1 0 podesta 0", vp={0: "vp_3", 2: "vp_2"})
    told = "If a scoring were held now: Anna +8 = 13, Bruno +2 = 2, Carla +1 to +3 = 8 to 10."
    assert said(asked(scenario))[0] == told
    assert said(asked(scenario), ITALIAN)[0].endswith("Carla da +1 a +3 = da 8 a 10.")


@rule("VNZ-21.9")
@pytest.mark.parametrize(("epoch", "gain"), [("apogee", 0), ("struggle", 1)])
def test_kingdom_tokens_count_before_the_third_scoring_only(epoch: str, gain: int) -> None:
    pawns = {"apogee": (10, 20), "struggle": (12, 9)}[epoch]
    scenario = venetia(
        "commercial", 3, epoch=epoch, venice=pawns[0], enemies=pawns[1], treated={0: "golden_horde"}
    )
    assert f"Anna +{gain} = {gain}," in said(asked(scenario))[0]


@rule("VNZ-21.1")
def test_the_scoring_is_told_when_it_is_asked_for_and_not_with_every_option() -> None:
    scenario = venetia("military", 3, zara="3 1 0 podesta 0")
    options = scenario.position.options(0)
    view, components = scenario.position.view(0), scenario.position.components
    told = [GAME.forecast(view, components, chosen) for chosen in (options, *([move] for move in options))]
    assert "forecast-scoring" not in [saying.message for one in told for saying in one]


@rule("VNZ-19.6", "VNZ-19.8")
def test_the_chance_of_each_candidate_is_told_to_the_chooser() -> None:
    told = forecast(election(seats=2))
    assert "a tied Doge chooses himself: " in said(told)[0]
    assert chances(told[0]) == [17, 33, 50, 83, 100]  # the Senator (4) was on the board
    assert "Capo della casa (6) 100%" in said(told, ITALIAN)[0]
    assert asked(election(seats=2)) == told


@rule("VNZ-19.8", "VNZ-R46")
@pytest.mark.parametrize("card", [1, 2, 3, 5, 6])
def test_the_chance_of_the_doge_is_how_often_he_wins_if_he_chooses_himself(card: int) -> None:
    won = 0
    for other in range(1, 7):
        scenario = election(seats=2).play(
            *candidates(dandolo=card, gradenigo=other), fate="castello san_polo"
        )
        if scenario.position.stack[-1].name == "tie":
            scenario.play("elect dandolo")
        won += in_office(scenario)[0] == 0
    assert chances(forecast(election(seats=2))[0])[(1, 2, 3, 5, 6).index(card)] == round(100 * won / 6)


@rule("VNZ-19.8", "VNZ-R46")
def test_who_ties_with_the_leaving_doge_is_taken_to_lose() -> None:
    # Seat 1 against the Doge's 1, 2, 3, 5 and 6.
    told = asked(election(seats=2), seat=1)[0]
    assert chances(told) == [0, 20, 40, 60, 60, 80]


@rule("VNZ-3.1", "VNZ-3.2")
def test_in_the_first_election_ones_best_action_card_is_counted() -> None:
    told = forecast(start(2))[0]
    assert "with your best Action card" in said([told])[0]
    # His card of value 3 against any Family card and 2 votes; totals that tie go to the higher Family card.
    assert chances(told) == [17, 33, 50, 67, 83, 100]
    weaker = start(2, "crociata crisobolla galeazze " + "muda*2 serrata")
    assert chances(forecast(weaker)[0]) == [0, 17, 33, 50, 67, 83]


@rule("VNZ-24.2")
def test_in_the_basic_rules_ones_three_best_action_cards_are_counted() -> None:
    hands = {0: "fondaco*2 vetri_murano muda", 1: "crociata crisobolla galeazze"}
    told = forecast(election(seats=2, hand=hands, settings={"ruleset": "basic"}))[0]
    assert "of 2 votes each" in said([told])[0]
    # 9 votes to 6: the 1 wins against 1 to 3, the 2 against 1 to 4.
    assert chances(told) == [50, 67, 83, 100, 100]


@rule("VNZ-25.6")
def test_monuments_that_vote_everywhere_are_counted_whatever_is_drawn() -> None:
    monuments: dict[str, Any] = {
        "coloured": {"cannaregio": "3 0 0"},
        "cards": 'tiles_out = ["cannaregio", "san_polo"]',
    }
    scenario = election(settings={"monuments_vote": "everywhere"}, **monuments)
    assert chances(forecast(scenario)[0]) == [100] * 5
    assert chances(forecast(election(**monuments))[0])[0] < 10


@rule("VNZ-19.4")
def test_the_infamous_player_is_told_the_chance_of_the_one_only() -> None:
    scenario = election(seats=2, infamy=0)
    assert asked(scenario) == forecast(scenario)
    assert chances(asked(scenario)[0]) == [17]


@rule("VNZ-21.10", "VNZ-22.1")
def test_after_the_third_scoring_none_is_foretold() -> None:
    scenario = last_scoring(zara="1 0 0")
    told = forecast(scenario)
    assert len(told) == 1
    assert said(told)[0].startswith("Chance of being elected")
    assert forecast(scenario, seat=SPECTATOR) == []


@rule("VNZ-19.3")
def test_a_choice_made_in_secret_changes_no_chance() -> None:
    told = [forecast(election().play(f"1: candidate {card}")) for card in ("merchant", "senator")]
    assert told[0] == told[1]


@rule("VNZ-19.3")
def test_a_spectator_is_told_no_chances() -> None:
    assert forecast(election(), seat=SPECTATOR) == []


@rule("VNZ-15.4")
def test_battle_tokens_that_can_be_drawn_are_told_before_an_attack() -> None:
    scenario = venetia("military", 2, cards='battle = ["conquest"]')
    tokens = "23 Battle tokens left: 3 of value 0, 11 of value 1, 8 of value 2, 1 of value 3"
    assert said(forecast(scenario))[0] == f"{tokens}; plunder 4, Threat 5."
    assert forecast(venetia("commercial", 2)) == []


@rule("VNZ-17.12")
def test_threat_cards_that_bear_on_a_place() -> None:
    scenario = venetia("commercial", 3, cards='threats = ["peace_of_zara"]')
    assert said(asked(scenario, "dalmazia")) == [
        "Dalmatia: 1 of 23 Threat cards strikes there, 4% for the next one."
    ]
    assert said(asked(scenario, "Mar Maggiore"), ITALIAN)[0].startswith(
        "Mar Maggiore: vi colpiscono 2 Carte Minaccia su 23"
    )
    assert "Dalmatia 1" in said(asked(scenario))[2]
    assert said(asked(scenario))[3].startswith("Of the 23 Threat cards to come these bring a Fleet: ")


@rule("VNZ-17.12")
@pytest.mark.parametrize("office", [2, 0])
def test_the_card_being_resolved_belongs_to_the_next_deck(office: int) -> None:
    others = [card for card in THREAT_CARD.ids if card != "narentine_pirates"]
    scenario = venetia("military", 0, office=office, turn="owed = 1", cards=f"threats = {others}")
    scenario.play("end", fate="narentine_pirates")
    told = "Adriatic Sea: 2 of 24 Threat cards strike there, 8% for the next one."
    assert said(asked(scenario, "mar_adriatico")) == [told]
    assert said(asked(scenario, "mar_adriatico"), ITALIAN)[0].startswith(
        "Mare Adriatico: vi colpiscono 2 Carte"
    )


@pytest.mark.parametrize("word", ["milano", "mar"])
def test_a_word_that_names_no_place_is_refused(word: str) -> None:
    with pytest.raises(OddsError):
        asked(venetia("commercial", 3), word)
