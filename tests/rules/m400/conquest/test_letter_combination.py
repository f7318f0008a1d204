"""A defender combines cards only if no single card of his would do (M4-10.9, M4-R33)."""

from itertools import product
from random import Random

import pytest

from quattrocento.games.m400.game import GAME
from quattrocento.games.m400.rules.verbs import CARD
from quattrocento.kernel.seats import SPECTATOR
from quattrocento.testing import Scenario, rule
from quattrocento.testing.m400 import combat, hand

LEVELS = (1, 2, 3, 4)


def answered(led: int, answer: int, others: str, attacker: str = "green_1 pestem") -> Scenario:
    """Red has led a red card of one level and blue has answered with a lower or higher one."""
    scenario = combat(f"red_{led} {attacker}", f"red_{answer} {others} caballus", seats=5)
    return scenario.play(f"lead red_{led}", f"answer red_{answer}")


def additions(total: int, other: int, bonus: int, malus: int) -> set[str]:
    """Numbers of bonus and malus cards with which the defender equals or surpasses, by the text alone."""
    return {
        f"add {more}:{less}"
        for more in range(bonus + 1)
        for less in range(malus + 1)
        if more + less and total + more >= other - less
    }


@rule("M4-10.5", "M4-10.9", "M4-10.12", "M4-R33")
@pytest.mark.parametrize("led", LEVELS)
@pytest.mark.parametrize("answer", LEVELS)
def test_r33_what_a_defender_may_add_to_his_answer_whatever_he_keeps(led: int, answer: int) -> None:
    """All hands of up to one further card of each level, of bonus and malus."""
    for kept in product((0, 1), repeat=4):
        for bonus, malus in ((0, 0), (1, 0), (0, 1), (2, 1), (3, 2)):
            levels = [level for level, held in zip(LEVELS, kept, strict=True) if held]
            others = " ".join([f"red_{level}" for level in levels])
            others += f" red_bonus*{bonus}" * bool(bonus) + f" red_malus*{malus}" * bool(malus)
            scenario = answered(led, answer, others)
            if answer >= led:
                assert scenario.waiting == (0,)
                continue
            assert scenario.waiting == (1,)
            sufficient = any(level >= led for level in levels)
            wanted = set() if sufficient else additions(answer, led, bonus, malus)
            assert set(scenario.options()) == {*wanted, "give_in"}, others


@rule("M4-10.5", "M4-R32")
@pytest.mark.parametrize("others", ["red_1", "red_4", "red_1 red_4 red_bonus red_malus"])
def test_r32_the_level_of_the_answer_stays_free(others: str) -> None:
    scenario = combat("red_3 green_1", f"red_2 {others}").play("lead red_3")
    levels = {card for card in others.split() if card[-1] in "1234"}
    assert set(scenario.nouns("answer")) == {"red_2", *levels}


@rule("M4-10.9", "M4-R33")
@pytest.mark.parametrize("kept", ["green_4", "blue_4 green_4", "red_2", "red_2 red_1"])
def test_r33_only_a_sufficient_card_of_the_colour_counts(kept: str) -> None:
    scenario = answered(3, 2, f"red_bonus {kept}")
    assert sorted(scenario.options()) == ["add 1:0", "give_in"]


@rule("M4-10.9", "M4-R33")
@pytest.mark.parametrize("kept", ["red_3", "red_4"])
def test_r33_a_card_that_equals_or_beats_the_lead_is_in_the_way(kept: str) -> None:
    scenario = answered(3, 2, f"red_bonus red_malus {kept}")
    assert scenario.waiting == (1,)
    assert scenario.options() == ["give_in"]
    for move in ("add 1:0", "add 0:1", "add 1:1"):
        assert scenario.refused(move).clause.startswith("M4-")
    scenario.play("give_in")
    assert [about[0] for about in scenario.told("battle_won")] == [0]
    assert hand(scenario, 1) == sorted(["caballus", "red_bonus", "red_malus", kept])


@rule("M4-10.9", "M4-10.10", "M4-R33")
@pytest.mark.parametrize("kept", ["", "red_3", "red_4", "red_3 red_4"])
def test_r33_in_the_exchange_that_follows_nothing_is_in_the_way(kept: str) -> None:
    """An equal card was played; to a card added by the attacker he answers with added cards."""
    scenario = answered(3, 3, f"red_bonus*2 {kept}", attacker="red_bonus red_malus green_1 pestem")
    assert scenario.waiting == (0,)
    scenario.play("add 1:0")
    assert scenario.waiting == (1,)
    assert sorted(scenario.options()) == ["add 1:0", "add 2:0", "give_in"]
    scenario.play("add 1:0")
    assert sorted(scenario.options()) == ["add 0:1", "give_in"]
    scenario.play("add 0:1")
    assert sorted(scenario.options()) == ["add 1:0", "give_in"]


@rule("M4-10.9", "M4-R33")
def test_r33_after_a_combination_the_exchange_goes_on() -> None:
    scenario = answered(3, 2, "red_1 red_bonus*2", attacker="red_malus green_1 pestem")
    scenario.play("add 1:0", "add 0:1")
    assert scenario.waiting == (1,)
    assert sorted(scenario.options()) == ["add 1:0", "give_in"]


@rule("M4-10.9", "M4-R33", "M4-R76")
def test_r33_the_attacker_is_not_held_by_the_cards_he_keeps() -> None:
    scenario = answered(2, 3, "", attacker="red_4 red_3 red_bonus*2 green_1 pestem")
    assert scenario.waiting == (0,)
    assert sorted(scenario.options()) == ["add 2:0", "give_in"]


@rule("M4-10.9", "M4-R33")
def test_r33_each_battle_is_judged_by_its_own_colour() -> None:
    scenario = combat("red_2 green_3 blue_1", "red_1 red_4 green_2 green_bonus red_bonus")
    scenario.play("lead red_2", "answer red_1", "give_in", "lead green_3", "answer green_2")
    assert sorted(scenario.options()) == ["add 1:0", "give_in"]


def worlds(scenario: Scenario, eyes: int, seat: int, number: int = 60) -> list[set[str]]:
    """The kinds in the hand of a seat in positions imagined from a view."""
    found: list[set[str]] = []
    for seed in range(number):
        imagined = GAME.imagine(scenario.position.view(eyes), Random(seed))
        counts = imagined.hand[seat * len(CARD.ids) : (seat + 1) * len(CARD.ids)]
        found.append({CARD.ids[kind] for kind, count in enumerate(counts) if count})
    return found


@rule("M4-R33", "M4-1.16")
@pytest.mark.parametrize("eyes", [0, 2, SPECTATOR])
def test_r33_a_combination_shows_that_no_sufficient_card_is_held(eyes: int) -> None:
    scenario = combat("red_2 green_1 pestem", "red_1 red_bonus blue_1*6 green_3*5")
    scenario.play("lead red_2", "answer red_1")
    sufficient = {"red_2", "red_3", "red_4"}
    assert any(world & sufficient for world in worlds(scenario, eyes, 1))
    scenario.play("add 1:0")
    assert not any(world & sufficient for world in worlds(scenario, eyes, 1))
    scenario.play("give_in")
    assert not any(world & sufficient for world in worlds(scenario, eyes, 1))


@rule("M4-R33", "M4-1.16", "M4-D27")
def test_r33_whether_he_may_add_is_not_seen_by_others() -> None:
    one, other = (answered(3, 2, f"red_bonus {kept}") for kept in ("red_4", "blue_4"))
    assert one.waiting == other.waiting == (1,)
    assert one.options() != other.options()
    for eyes in (0, 2, SPECTATOR):
        assert one.position.view(eyes) == other.position.view(eyes)
        assert one.position.options(eyes) == other.position.options(eyes) == []
    one.play("give_in")
    other.play("give_in")
    for eyes in (0, 2, SPECTATOR):
        assert one.position.view(eyes) == other.position.view(eyes)


@rule("M4-R33", "M4-1.16")
@pytest.mark.parametrize("eyes", [0, 2, SPECTATOR])
@pytest.mark.parametrize("setting", ["when_needed", "always"])
def test_r33_cards_added_later_or_by_the_former_reading_show_nothing(eyes: int, setting: str) -> None:
    rest = "blue_1*6 green_3*5"
    if setting == "always":
        scenario = combat("red_2 green_1", f"red_1 red_bonus {rest}", defender_combination=setting)
        scenario.play("lead red_2", "answer red_1", "add 1:0")
    else:
        scenario = combat("red_2 red_bonus green_1", f"red_2 red_bonus {rest}")
        scenario.play("lead red_2", "answer red_2", "add 1:0", "add 1:0")
    assert any(world & {"red_2", "red_3", "red_4"} for world in worlds(scenario, eyes, 1))


@rule("M4-R33", "M4-10.9")
@pytest.mark.parametrize("led", LEVELS)
def test_r33_by_the_former_reading_a_kept_card_is_never_in_the_way(led: int) -> None:
    for answer in range(1, led):
        scenario = combat(
            f"red_{led} green_1", f"red_{answer} red_4 red_bonus*3 red_malus", defender_combination="always"
        )
        scenario.play(f"lead red_{led}", f"answer red_{answer}")
        assert set(scenario.options()) == {*additions(answer, led, 3, 1), "give_in"}
