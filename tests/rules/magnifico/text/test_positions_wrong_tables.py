"""Wrong positions in text: tables missing or too many, and lines that do not fit each other."""

import re

import pytest

from quattrocento.games.magnifico.game import GAME
from quattrocento.testing.magnifico import magnifico
from tests.rules.magnifico.texts import BATTLE, FIGHT, TURN, changed, check, line_of, refused

# ---- tables that are missing, unknown or too many


def test_a_text_that_is_no_toml_is_refused_with_its_line() -> None:
    assert refused(changed(TURN, "wars = 1", "wars: 1")).line == line_of(TURN, "wars = 1")
    assert refused(changed(TURN, "[turn]", "[turn")).line == line_of(TURN, "[turn]")
    assert refused(changed(TURN, 'step = "turn"', 'step = "turn')).line == line_of(TURN, 'step = "turn"')


def test_an_unknown_table_is_refused_with_its_line() -> None:
    error = refused(changed(TURN, "[territories]", "[territory]"))
    assert error.line == line_of(TURN, "[territories]")
    assert "'territories'" in error.message


def test_a_table_in_the_place_of_entries_is_refused() -> None:
    text = "\n".join(["seats = 3", 'seat = "red"', TURN[TURN.index("[cards]") :]])
    error = refused(text)
    assert re.search(r"list|\[\[seat\]\]", error.message)
    assert error.line in (0, 2)


def test_the_number_of_seats_is_needed() -> None:
    error = refused(changed(TURN, "seats = 3", ""))
    assert "seats" in error.message


def test_an_entry_too_many_for_the_seats_is_refused() -> None:
    text = TURN.replace("[cards]", "[[seat]]\n\n[cards]")
    error = refused(text)
    assert "3" in error.message
    extra = len(text.splitlines()) - text.splitlines()[::-1].index("[[seat]]")
    assert error.line in (line_of(text, "seats = 3"), line_of(text, "[[seat]]"), extra)


def test_a_player_without_territory_is_refused() -> None:
    error = refused(changed(TURN, 'moscow = "seat 2, 1 soldier"', ""))
    assert "seat 2" in error.message or "territory" in error.message


def test_a_text_in_which_nobody_decides_is_refused() -> None:
    error = refused(TURN[: TURN.index("[[decide]]")])
    assert "decide" in error.message


def test_a_text_that_waits_for_no_player_is_refused() -> None:
    error = refused(TURN[: TURN.rindex("[[decide]]")])
    assert "decide" in error.message


def test_a_battle_without_its_table_is_refused() -> None:
    text = FIGHT.replace(BATTLE, "")
    error = refused(text)
    assert "battle" in error.message


# ---- wrong only beside other lines


def test_a_turn_before_the_first_round_is_refused() -> None:
    check(TURN, "round = 2", "round = 0", "1")


def test_a_number_of_seats_that_is_not_whole_is_refused() -> None:
    check(TURN, "seats = 3", "seats = 3.0", "3|whole")


def test_two_players_of_one_colour_are_refused() -> None:
    error = refused(changed(TURN, 'colour = "blue"', 'colour = "red"'))
    assert error.line == line_of(TURN, 'colour = "blue"')


@pytest.mark.parametrize("card", ["tank_covered", "airplane_flapping_wing"])
def test_a_card_that_two_players_have_is_refused(card: str) -> None:
    error = refused(changed(TURN, 'field = ["tank_scythed"]', f'field = ["{card}"]'))
    holders = [number for number, line in enumerate(TURN.splitlines(), 1) if line.startswith("field")]
    assert card in error.message
    assert error.line in holders


def test_the_game_cannot_run_out_of_steps() -> None:
    # without the step "round" at the bottom nothing would follow the scoring
    text = TURN.replace('[[decide]]\nstep = "round"\n\n', "")
    assert "round" in refused(text).message


@pytest.mark.parametrize("step", ["invade", "movement"])
def test_a_group_without_the_place_it_was_asked_for_is_refused(step: str) -> None:
    text = TURN + f'\n[[decide]]\nstep = "{step}"\nseat = 0\n'
    error = refused(text)
    assert error.line >= line_of(text, f'step = "{step}"') - 1


def test_a_group_that_would_move_into_land_of_others_is_refused() -> None:
    step = ['step = "movement"', "seat = 0", 'target = "naples"', 'origin = "rome"']
    text = TURN + "\n[[decide]]\n" + "\n".join(step) + "\n"
    assert refused(text).line > len(TURN.splitlines())


def test_a_turn_to_come_needs_its_seat() -> None:
    turn = '[[decide]]\nstep = "turn"'
    text = TURN.replace(turn, f'[[decide]]\nstep = "begin"\n\n{turn}')
    error = refused(text)
    assert error.line in (line_of(text, 'step = "begin"'), line_of(text, 'step = "begin"') - 1)
    assert "seat" in error.message


def test_recruits_are_chosen_only_by_a_player_short_of_soldiers() -> None:
    scenario = magnifico(rome="0: 47 soldiers", naples="0: 1 soldier").play("pass")
    text = GAME.write(scenario.position)
    assert scenario.step == "recruit"
    GAME.read(text, "a file")
    refused(text.replace("47 soldiers", "4 soldiers"))


def test_a_battle_for_the_last_territory_of_a_player_is_refused() -> None:
    # MAG-7.1.3: such a war cannot have been declared
    refused(changed(FIGHT, 'athens = "seat 1, 2 soldiers"', ""))
