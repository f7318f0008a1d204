"""Positions of rules 1 go on as they were played then, in every point in which the rules have changed."""

from typing import Any

import pytest

from quattrocento.games.ventura.game import GAME
from quattrocento.games.ventura.position.position import Ventura
from quattrocento.kernel.registry import games
from quattrocento.kernel.table import replayed
from quattrocento.testing import Scenario, rule
from quattrocento.testing.ventura import battle, domain, facts, florins, lines, points, troop, ventura
from tests.rules.ventura.round.test_florins_and_markers import full

SINGLES = {
    "0.2": "field_1 swordsmen",
    "0.3": "village_1 halberdiers",
    "0.4": "village_1 halberdiers",
    "0.5": "wood_1 swordsmen",
}


def then(scenario: Scenario) -> Scenario:
    """The same position, as a text of rules 1 would have said it."""
    text = GAME.write(scenario.position)
    assert text.count("rules = 2\n") == 1
    return Scenario(GAME, GAME.read(text.replace("rules = 2\n", "rules = 1\n"), "a text of rules 1"))


@rule("VTR-22.7", "VTR-R45")
@pytest.mark.parametrize("named", [{}, {"edition": "en-2010"}, {"resistance_use": "single_use"}])
def test_resistance_was_spent_on_the_first_wound(named: dict[str, Any]) -> None:
    """Nobody is asked, whether the text names the edition, the option or nothing."""
    troops = {"0.2": "village_1 townsfolk", "1.2": "field_1 fortebraccio halberdiers"}
    scenario = then(ventura("troops", troops=troops, domain={}, **named))
    scenario.play("move 2", "to field_1")
    assert troop(scenario, 1, 2) == "field_1 fortebraccio halberdiers:1"


def corrected(scenario: Scenario, edition: str, key: str, value: str) -> Scenario:
    """The same, with a component pack of that time that corrected its edition."""
    change = f'[[component]]\ntable = "editions"\nid = "{edition}"\nkey = "{key}"\nvalue = \'"{value}"\'\n'
    text = (
        GAME.write(scenario.position)
        .replace("rules = 2\n", "rules = 1\n")
        .replace("[[seat]]", change + "\n[[seat]]", 1)
    )
    return Scenario(GAME, GAME.read(text, "a text of rules 1"))


@rule("VTR-22.8", "VTR-1.9")
def test_a_pack_that_made_resistance_a_stock_of_the_english_edition() -> None:
    """Fortebraccio's 2 prevent a wound in each of two assaults, as they did then."""
    troops = {"0.2": "village_1 townsfolk", "1.2": "field_1 fortebraccio halberdiers"}
    scenario = ventura("troops", troops=troops, domain={})
    scenario = corrected(scenario, "en-2010", "resistance_use", "pool").play("move 2", "to field_1")
    assert troop(scenario, 1, 2) == "field_1 fortebraccio halberdiers"


@rule("VTR-17.10", "VTR-1.9")
def test_a_pack_that_emptied_a_whole_area_in_the_italian_edition() -> None:
    """With five areas occupied the cards of one are discarded, whatever the edition said besides."""
    troops = {**SINGLES, "0.1": "city_este garrison_este"}
    scenario = ventura("deploy", florins=9, hand={0: "archers"}, troops=troops, edition="it-2011")
    scenario = corrected(scenario, "it-2011", "full_board_rule", "whole_troop").play(
        "deploy archers", "new"
    )
    assert scenario.options() == [f"empty {area}" for area in range(1, 6)]


@rule("VTR-1.9")
@pytest.mark.parametrize(
    ("said", "value", "whole"),
    [
        ('component editions en-2010 resistance_use "pool"', "pool", True),
        ('option edition it-2011\ncomponent editions it-2011 full_board_rule "whole_troop"', "pool", True),
        ("option edition it-2011", "pool", False),
        ("option edition en-2010", "single_use", True),
        ('component editions it-2011 resistance_use "chosen_use"', "single_use", True),
    ],
)
def test_a_record_with_a_pack_that_corrected_an_edition(said: str, value: str, whole: bool) -> None:
    """What the pack says of the edition that is played stands, and nothing else of it changes."""
    text = f"quattrocento record 1\ngame ventura\nrules 1\nseats 2\n{said}\nstart ; seat_0\n"
    for record in (text, replayed(text, "then", games()).record.text()):
        position = replayed(record, "a record", games()).position
        assert isinstance(position, Ventura)
        rules = position.rules
        used = "pool" if rules.pool else "chosen_use" if rules.chosen_use else "single_use"
        assert (used, rules.whole_troop) == (value, whole)
        assert not rules.at_capacity


@rule("VTR-30.5", "VTR-R55")
def test_one_event_a_side_was_played_in_a_window() -> None:
    """Also in a battle that is going on."""
    cards = {0: "hail_of_bolts hail_of_bolts farmers", 1: "farmers"}
    scenario = then(battle("pikemen", "heavy_cavalry", hand=cards)).play("play hail_of_bolts")
    assert scenario.waiting == (1,)
    assert lines(scenario.play("pass"))[1] == "heavy_cavalry:3"


@rule("VTR-5.5", "VTR-15.6", "VTR-R18")
def test_twenty_markers_were_a_hard_limit() -> None:
    """No tile without a marker, and no annexation."""
    scenario = then(full("expansion", reserve={0: "village_2"}, hand={0: "farmers"}))
    assert scenario.options() == ["stop"]
    troops = {"0.2": "mountain_1 archers"}
    scenario = then(full("recruit", 2, florins=[0, 0, 2], troops=troops)).play("stop")
    assert "mountain_1" not in domain(scenario, 0)


@rule("VTR-17.11", "VTR-R27")
def test_a_single_card_made_room_in_the_italian_edition() -> None:
    """A Captain took the place of one whose Army had room, and was deployed at once."""
    troops = {**SINGLES, "0.1": "city_este tartaglia garrison_este archers"}
    scenario = then(ventura("deploy", florins=9, hand={0: "acuto"}, troops=troops, edition="it-2011"))
    scenario.play("deploy acuto", "dismiss 1:tartaglia")
    assert troop(scenario, 0, 1) == "city_este acuto garrison_este"
    assert florins(scenario)[0] == 5


@rule("VTR-17.7", "VTR-R29")
def test_restricted_companies_needed_an_army_in_both_editions() -> None:
    """Farmers had no place on a Field of the own Domain."""
    for edition in ("en-2010", "it-2011"):
        about: dict[str, Any] = {"florins": 9, "hand": {0: "farmers"}, "domain": {0: "field_1"}}
        assert then(ventura("deploy", edition=edition, **about)).nouns("deploy") == []


@rule("VTR-R7", "VTR-8.5")
def test_the_first_player_kept_the_card_in_both_editions() -> None:
    """He was last and scored for it."""
    hands = dict.fromkeys(range(3), "farmers")
    for edition in ("en-2010", "it-2011"):
        scenario = then(ventura("troops", 0, first=1, hand=hands, points=[7, 4, 6], edition=edition))
        scenario.play("stop")
        assert (facts(scenario)["first"], points(scenario)) == (1, [7, 5, 6])


@rule("VTR-27.2", "VTR-R61", "VTR-22.5")
def test_tiles_had_the_values_of_their_time() -> None:
    """The Hill of rules 1 gave its owner resistance 1, which prevents one of two shots."""
    troops = {"0.2": "village_1 archers", "1.2": "hill_3 pikemen"}
    about: dict[str, Any] = {"tiles": {"hill_3": "-1,-1"}, "domain": {1: "hill_3"}, "hand": {0: "farmers"}}
    scenario = then(ventura("troops", troops=troops, **about)).play("move 2", "to hill_3", "pass")
    assert lines(scenario)[1] == "pikemen:1"
    scenario = ventura("troops", troops=troops, **about).play("move 2", "to hill_3", "pass")
    assert lines(scenario)[1] == "pikemen:2"


@rule("VTR-1.9")
def test_a_position_of_rules_1_is_written_as_one_of_the_present_rules() -> None:
    """Its settings and its tiles are named in the text, so that it reads the same again."""
    scenario = then(
        battle("pikemen", "heavy_cavalry", hand={0: "hail_of_bolts farmers"}, edition="it-2011")
    )
    text = GAME.write(scenario.position)
    assert "rules = 2\n" in text
    again = GAME.read(text, "the same")
    assert GAME.write(again) == text
    assert [again.view(eyes) for eyes in range(-1, 3)] == [
        scenario.position.view(eyes) for eyes in range(-1, 3)
    ]
