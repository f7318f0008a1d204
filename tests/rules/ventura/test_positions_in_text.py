"""Positions in text: what is read is written again, and what is wrong is refused with its line."""

import pytest

from quattrocento.games.ventura.entry import GAME
from quattrocento.kernel.fate import Dice
from quattrocento.testing import rule
from quattrocento.testing.random_games import assert_written_again
from quattrocento.testing.spoiling import changed, refused_position
from tests.rules.ventura.random_games import EVERY_GAME, played
from tests.rules.ventura.setups import claimed, dealt, laid
from tests.rules.ventura.texts import FIGHT, TURN


@pytest.mark.parametrize("text", [TURN, FIGHT], ids=["turn", "battle"])
def test_what_is_read_is_written_again(text: str) -> None:
    assert_written_again(GAME, GAME.read(text))


@rule("VTR-6.2", "VTR-6.10", "VTR-6.11", "VTR-6.12")
def test_the_setup_can_be_written_at_every_step() -> None:
    games = [
        dealt(),
        dealt().play("tile field_1"),
        laid(),
        laid(edition="it-2011").play("lay -2,1"),
        claimed("field_2"),
    ]
    for game in games:
        assert_written_again(GAME, game.position)


@EVERY_GAME
def test_every_position_of_a_game_can_be_written(name: str) -> None:
    for passage in played(name)[::31]:
        assert_written_again(GAME, passage.after)


def test_an_accepted_text_can_be_played_to_the_end() -> None:
    for text in (TURN, FIGHT):
        position, fate = GAME.read(text), Dice(1)
        while position.result is None:
            seat = position.waiting()[0]
            options = position.options(seat)
            position.play(seat, options[fate.rng.randrange(len(options))], fate)


WRONG: dict[str, tuple[str, str, str]] = {
    "another game": ("text-among", 'game = "ventura"', 'game = "magnifico"'),
    "too many seats": ("setup-seats", "seats = 3", "seats = 5"),
    "too many entries": ("position-seats", "seats = 3", "seats = 2"),
    "a family twice": ("position-family", 'family = "gonzaga"', 'family = "este"'),
    "an unknown card": ("text-unknown-near", 'hand = ["crossbowmen", "ambush"]', 'hand = ["crosbowmen"]'),
    "a card that is not in hand": ("position-shown", 'shown = ["crossbowmen"]', 'shown = ["pikemen"]'),
    "too many copies": (
        "position-copies",
        'hand = ["crossbowmen", "ambush"]',
        'hand = ["acuto", "crossbowmen"]',
    ),
    "a Domain beside the map": (
        "position-domain",
        'domain = ["city_gonzaga", "hill_1"]',
        'domain = ["city_gonzaga", "hill_2"]',
    ),
    "two tiles in one place": ("position-hex-taken", 'hill_1 = "-1,2"', 'hill_1 = "0,1"'),
    "no place": ("position-hex", 'hill_1 = "-1,2"', 'hill_1 = "here"'),
    "a tile twice": ("position-tile", 'reserve = ["wood_1"]', 'reserve = ["hill_1"]'),
    "an area twice": ("position-area", "area = 2", "area = 1"),
    "no Captain": ("position-captain", 'captain = "acuto"', 'captain = "archers"'),
    "no Troop": ("position-troop", 'companies = ["garrison_este"]', "companies = []"),
    "two Companies without a Captain": ("text-impossible", 'captain = "acuto"', ""),
    "no Company": (
        "position-company",
        'companies = ["pikemen", "archers:1"]',
        'companies = ["pikemen", "ambush"]',
    ),
    "too many wounds": (
        "position-wounds",
        'companies = ["pikemen", "archers:1"]',
        'companies = ["archers:2"]',
    ),
    "a known tile in no reserve": ("position-known", "wood_1 = [0, 1]", "wood_3 = [0, 1]"),
    "nothing under the stockpile": ("position-under", 'tiles = ["wood_2"]', "tiles = []"),
    "four cards displayed": (
        "position-display",
        'display = ["tartaglia", "halberdiers", "sappers"]',
        'display = ["tartaglia", "halberdiers", "sappers", "colleoni"]',
    ),
    "a discarded Garrison": (
        "position-discarded",
        'discarded = ["swordsmen", "spies"]',
        'discarded = ["garrison_visconti"]',
    ),
    "no round": ("position-round", "round = 2", "round = 0"),
    "no place in the order": ("position-turn-place", "place = 3", "place = 4"),
    "another player's turn": ("position-seat", "place = 3", "place = 1"),
    "an unknown key": ("text-unknown-near", "florins = 4", "florin = 4"),
    "a debt": ("text-at-least", "florins = 4", "florins = -4"),
    "thirty points": ("text-impossible", "points = 7", "points = 30"),
    "no table": ("text-unknown-near", "[known]", "[knwon]"),
}


@pytest.mark.parametrize("name", WRONG)
def test_a_wrong_text_is_refused_with_its_reason(name: str) -> None:
    fault, old, new = WRONG[name]
    error = refused_position(GAME, changed(TURN, old, new))
    assert error.id == fault
    assert error.line or fault in ("text-impossible", "position-seats")


WRONG_BATTLE: dict[str, tuple[str, str, str]] = {
    "against oneself": ("position-battle", "defender = 1", "defender = 0"),
    "a Troop that is not there": ("position-battle-troop", "defending = 2", "defending = 3"),
    "a line of other Companies": (
        "position-battle-line",
        'attacker_line = ["pikemen", "archers:1"]',
        'attacker_line = ["pikemen"]',
    ),
    "no Army": ("position-battle-army", "armies = [0]", "armies = [1]"),
    "from far away": ("position-battle-origin", 'origin = "village_1"', 'origin = "field_1"'),
    "a part that does not follow": ("position-battle-part", 'part = "defender_event"', 'part = "order"'),
}


@pytest.mark.parametrize("name", WRONG_BATTLE)
def test_a_wrong_battle_is_refused_with_its_reason(name: str) -> None:
    fault, old, new = WRONG_BATTLE[name]
    assert refused_position(GAME, changed(FIGHT, old, new)).id == fault


def test_an_eliminated_player_has_no_turn() -> None:
    text = changed(TURN, "place = 3", "place = 2").replace(
        'step = "deploy"\nseat = 0', 'step = "deploy"\nseat = 2'
    )
    assert refused_position(GAME, text).id == "position-seat-out"


def test_a_finished_game_has_no_steps() -> None:
    assert refused_position(GAME, "winner = 0\n" + TURN).id == "position-won"
