"""Editions and options (VTR-1.9, Sources and editions)."""

from random import Random

import pytest

from quattrocento.games.ventura.game import GAME
from quattrocento.kernel.fate import Dice
from quattrocento.kernel.setting import SettingValue, SetupError
from quattrocento.testing import rule
from quattrocento.testing.ventura import battle, dealt, laid, troop, ventura

PRESETS: dict[str, tuple[SettingValue, SettingValue]] = {
    "florins_value_5": (19, 20),
    "starting_draw": (4, 5),
    "city_domain_order": ("cities_then_domains", "interleaved"),
    "first_player_tiebreak": ("fewest_florins_then_random", "left_of_previous_holder"),
    "resistance_use": ("chosen_use", "pool"),
    "first_player_may_keep": (True, False),
    "full_board_rule": ("whole_troop", "at_capacity"),
    "restricted_companies": ("army_only", "on_terrain"),
    "lone_captain_check": ("immediate", "end_of_phase"),
    "mixed_fortunes_timing": ("fortune_step", "always"),
    "multi_draw": ("exactly_three", "up_to_three"),
    "equal_domains_set": ("without_river", "with_river"),
    "heavy_cavalry_resistance": (6, 4),
    "battle_boards": ("separate", "inside_family_board"),
    "minimum_age": (13, 12),
}
OTHER_READINGS: dict[str, tuple[str, ...]] = {
    "resistance_use": ("single_use",),
    "full_board_rule": ("single_card",),
}
READINGS = {"equal_domains_values": "equal", "events_per_window": "any", "papal_scoring": "own_turn"}
FLAGS = {
    "domain_beyond_markers": True,
    "papal_in_starting_domain": True,
    "split_lone_army": False,
    "move_after_battle": True,
    "equal_domains": False,
    "mixed_fortunes": False,
    "to_arms": False,
    "familial_expertise": False,
}


@rule("VTR-1.9")
def test_1_9_every_difference_is_an_option_that_follows_the_edition() -> None:
    settings = {setting.name: setting for setting in GAME.settings}
    assert set(settings) == {"edition", *PRESETS, *FLAGS, *READINGS}
    for name, values in PRESETS.items():
        assert settings[name].default == "edition"
        others = OTHER_READINGS.get(name, ())
        assert sorted(map(str, settings[name].values)) == sorted(map(str, {"edition", *values, *others}))
    for name, default in {**FLAGS, **READINGS}.items():
        assert settings[name].default == default
    rows = {row["id"]: row for row in GAME.standard_components().data["editions"]}
    for name, (english, italian) in PRESETS.items():
        assert (rows["en-2010"][name], rows["it-2011"][name]) == (english, italian)


@rule("VTR-1.9")
@pytest.mark.parametrize("name", sorted(PRESETS))
def test_1_9_each_can_be_set_on_its_own(name: str) -> None:
    english, italian = PRESETS[name]
    for edition, value in (("en-2010", italian), ("it-2011", english)):
        position = GAME.start(3, {"edition": edition, name: value}, Dice(1))
        assert GAME.violations(position) == []
    with pytest.raises(SetupError):
        GAME.start(3, {name: "something else"}, Dice(1))


@rule("VTR-1.9", "VTR-27.19", "VTR-7.5", "VTR-R63")
@pytest.mark.parametrize("seed", range(6))
def test_27_19_games_with_any_mixture_of_options_end(seed: int) -> None:
    rng = Random(seed)
    chosen = {setting.name: rng.choice(setting.values) for setting in GAME.settings}
    seats = rng.choice((2, 3, 4))
    position, fate = GAME.start(seats, chosen, Dice(seed)), Dice(seed)
    while position.result is None:
        seat = rng.choice(position.waiting())
        position.play(seat, rng.choice(position.options(seat)), fate)
    assert position.round <= 29 * seats + 2
    assert GAME.violations(position) == []


@rule("VTR-6.6", "VTR-6.13", "VTR-1.9")
def test_1_9_the_italian_setup() -> None:
    assert len(dealt(2, edition="it-2011").nouns("tile")) == 5
    scenario = laid(edition="it-2011").play("lay -2,1")
    assert scenario.step == "claim"


@rule("VTR-22.7", "VTR-22.8", "VTR-1.9")
@pytest.mark.parametrize(("edition", "wounds"), [("en-2010", ":1"), ("it-2011", "")])
def test_1_9_resistance_by_edition(edition: str, wounds: str) -> None:
    scenario = battle("townsfolk", "fortebraccio halberdiers", edition=edition)
    if edition == "en-2010":
        scenario.play("use_captain")
    assert troop(scenario, 1, 2) == f"field_1 fortebraccio halberdiers{wounds}"


@rule("VTR-17.10", "VTR-17.11", "VTR-1.9")
@pytest.mark.parametrize(("edition", "verb"), [("en-2010", "new"), ("it-2011", "dismiss")])
def test_1_9_a_full_board_by_edition(edition: str, verb: str) -> None:
    troops = {
        "0.2": "field_1 pikemen",
        "0.3": "village_1 archers",
        "0.4": "village_1 sappers",
        "0.5": "city_este swordsmen",
    }
    scenario = ventura("deploy", florins=9, hand={0: "halberdiers"}, troops=troops, edition=edition)
    scenario.play("deploy halberdiers")
    assert {text.split()[0] for text in scenario.options()} == {verb}
