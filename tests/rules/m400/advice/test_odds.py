"""The chance to win a combat: against battles played out by the rules, and against all deals one by one."""

import random
from fractions import Fraction
from itertools import combinations
from math import comb

import pytest

from quattrocento.games.m400.advice.hidden_hand import Cases, HiddenHand, all_cases, roughly
from quattrocento.games.m400.advice.odds import (
    Front,
    chance,
    colour_chance,
    known_result,
    outcomes,
    strength,
)
from quattrocento.games.m400.advice.third_hands import LackingHand, ThirdHands, counted_lacks
from quattrocento.games.m400.components.typed import KINDS, is_combat
from quattrocento.games.m400.game import GAME
from quattrocento.games.m400.position.combat import ATTACKER, DEFENDER, Combat
from quattrocento.games.m400.position.lacks import NOTHING_KNOWN, Lacking, holdings, of_whole_colours
from quattrocento.games.m400.position.position import M400
from quattrocento.kernel.fate import Dice
from quattrocento.testing import rule
from quattrocento.testing.m400 import m400

CARD = {name: kind for kind, name in enumerate(GAME.standard_components().card_ids)}


def counts(words: str) -> list[int]:
    cards = [0] * KINDS
    for word in words.split():
        cards[CARD[word]] += 1
    return cards


def attacker_wins_by_the_rules(scenario: M400) -> bool:
    """Whether the attacker wins when both play as well as the rules allow, each knowing all cards."""
    if scenario.combat is None:
        return bool(scenario.owner[GAULS] == 0)
    seat = scenario.waiting()[0]
    attacking = seat == 0
    for move in scenario.options(seat):
        after = scenario.copy()
        after.play(seat, move, Dice(0))
        if attacker_wins_by_the_rules(after) == attacking:
            return attacking
    return not attacking


GAULS = GAME.standard_components().territory_ids.index("gallia")


def at_war(attack: str, defence: str) -> M400:
    scenario = m400(
        "statement",
        hand={0: attack, 1: defence, 2: "rapina"},
        states={"blue": "gallia"},
        armies={"red": "gallia"},
    )
    position: M400 = scenario.play("attack red.1").position
    return position


def two_hands(rng: random.Random, each: int) -> tuple[str, str]:
    """Coloured cards for both sides; the attacker has a red combat card to declare war with."""
    deck = GAME.standard_components().deck(3)
    pool = [name for name, kind in CARD.items() if kind < CARD["alchimista"] for _ in range(deck[kind])]
    pool.remove("red_1")
    cards = rng.sample(pool, 2 * each - 1)
    return " ".join(["red_1", *cards[: each - 1]]), " ".join(cards[each - 1 :])


@rule("M4-10.1", "M4-10.8", "M4-10.9", "M4-10.11")
@pytest.mark.parametrize("seed", range(40))
def test_the_stronger_hand_wins_as_the_rules_have_it(seed: int) -> None:
    scenario = at_war(*two_hands(random.Random(seed), 5))
    scenario.play(1, ("fight", 0), Dice(0))
    expected = attacker_wins_by_the_rules(scenario)
    assert known_result(Front(scenario.cards_of(0), ATTACKER), scenario.cards_of(1)) == expected
    assert known_result(Front(scenario.cards_of(1), DEFENDER), scenario.cards_of(0)) == expected


@rule("M4-10.7", "M4-10.10")
@pytest.mark.parametrize("seed", range(60))
def test_a_battle_in_progress_goes_on_as_the_rules_have_it(seed: int) -> None:
    rng = random.Random(seed)
    scenario = at_war(*two_hands(rng, 6))
    scenario.play(1, ("fight", 0), Dice(0))
    for _ in range(rng.randint(1, 4)):
        if scenario.combat is None:
            return
        seat = scenario.waiting()[0]
        scenario.play(seat, rng.choice(scenario.options(seat)), Dice(0))
    if scenario.combat is not None:
        expected = attacker_wins_by_the_rules(scenario)
        attack, defence = [Front(scenario.cards_of(seat), seat, scenario.combat, True) for seat in range(2)]
        assert known_result(attack, scenario.cards_of(1)) == expected
        assert known_result(defence, scenario.cards_of(0)) == expected


def counted(front: Front, cases: Cases, asked: int = 0) -> Fraction:
    return chance(front, outcomes(front, cases, asked))


def by_dealing(front: Front, hidden: HiddenHand, asked: int = 0) -> Fraction:
    """The same chance, deal by deal."""
    back = [kind for kind in range(KINDS) for _ in range(hidden.back[kind])]
    free = [kind for kind in range(KINDS) for _ in range(hidden.free[kind])]
    won = whole = 0
    for held_back in range(min(len(back), hidden.room) + 1):
        others = hidden.thirds.cards - (len(back) - held_back)
        rest = len(free) - (hidden.room - held_back)
        if not 0 <= others <= rest:
            continue
        for some in combinations(back, held_back):
            for more in combinations(free, hidden.room - held_back):
                hand = hidden.certain[:]
                for kind in (*some, *more):
                    hand[kind] += 1
                if fits(hand, hidden, asked):
                    whole += comb(rest, others)
                    won += comb(rest, others) * known_result(front, hand)
    return Fraction(won, whole)


def fits(hand: list[int], hidden: HiddenHand, asked: int) -> bool:
    fighting = [sum(hand[colour * 6 : colour * 6 + 4]) for colour in range(3)]
    if any(number > most for number, most in zip(holdings(hand), hidden.most, strict=True)):
        return False
    if hidden.older is not None:
        before = sum(max(0, n - old) for n, old in zip(hidden.certain, hidden.older, strict=True))
        newer = sum(max(0, n - old) for n, old in zip(hand, hidden.older, strict=True))
        if newer - before > hidden.newer:
            return False
    return not asked or any(fighting[colour] for colour in range(3) if asked >> colour & 1)


SMALL = "red_1 red_1 red_3 red_bonus green_2 green_4 green_malus blue_1 blue_2 blue_3 caballus caravella"


@pytest.mark.parametrize("side", [ATTACKER, DEFENDER])
@pytest.mark.parametrize(
    "own", ["red_2 red_bonus green_3", "red_4 blue_4", "green_1 blue_2 blue_malus", ""]
)
@pytest.mark.parametrize("asked", [0, 0b001, 0b111])
def test_counting_agrees_with_every_deal(side: int, own: str, asked: int) -> None:
    hidden = HiddenHand(5, counts("green_3"), counts(SMALL), ThirdHands(2))
    front = Front(counts(own), side)
    assert counted(front, [(Fraction(1), hidden)], asked) == by_dealing(front, hidden, asked)


@pytest.mark.parametrize("old", [0, 1, 2])
@pytest.mark.parametrize(
    "lacking",
    [
        NOTHING_KNOWN,
        of_whole_colours((4, 0, 0)),
        of_whole_colours((2, 1, 4)),
        (0, 0, 4, 4, 0, 3, 3, 3, 0, 0, 2, 2, 0),
        (*of_whole_colours((0, 2, 0))[:-1], 4),
    ],
)
def test_what_play_has_shown_is_counted(old: int, lacking: Lacking) -> None:
    hidden = HiddenHand(4, counts("green_2"), counts(SMALL), ThirdHands(3))
    renewed = counts("red_1 green_2 green_malus blue_1 blue_2 caballus caravella red_bonus green_4")
    whole = counts(SMALL + " green_2")
    hidden.limit(lacking, old, renewed, whole)
    assert sum(hidden.back) == 3
    front = Front(counts("red_2 green_4 blue_2 blue_bonus"), ATTACKER)
    assert counted(front, [(Fraction(1), hidden)]) == by_dealing(front, hidden)


def by_dealing_to_all(front: Front, hidden: HiddenHand) -> Fraction:
    """Every deal to the hidden hand, to third hands that lack colours, and to the rest of them."""
    cards = [kind for kind in range(KINDS) for _ in range(hidden.back[kind] + hidden.free[kind])]
    behind = {cards.index(kind) + copy for kind in range(KINDS) for copy in range(hidden.back[kind])}
    won = whole = 0

    def deal(rooms: list[int], left: frozenset[int], dealt: list[tuple[int, ...]]) -> None:
        nonlocal won, whole
        if rooms:
            for some in combinations(sorted(left), rooms[0]):
                deal(rooms[1:], left - set(some), [*dealt, some])
            return
        kinds = [[cards[card] for card in hand] for hand in dealt]
        first, *others, _ = [[hand.count(kind) for kind in range(KINDS)] for hand in kinds]
        hand = [one + two for one, two in zip(first, hidden.certain, strict=True)]
        lacking = zip(others, hidden.thirds.lacking, strict=True)
        if not left & behind and all(can_be(third, known.most_combat) for third, known in lacking):
            whole += 1
            won += known_result(front, hand)

    def can_be(hand: list[int], most: tuple[int, ...]) -> bool:
        return all(sum(hand[colour * 6 : colour * 6 + 4]) <= most[colour] for colour in range(3))

    rooms = [hidden.room, *[hand.room for hand in hidden.thirds.lacking], hidden.thirds.room]
    deal(rooms, frozenset(range(len(cards))), [])
    return Fraction(won, whole)


@rule("M4-10.4", "M4-10.6")
@pytest.mark.parametrize(
    "lacking",
    [
        [LackingHand(2, (0, 2, 2))],
        [LackingHand(2, (2, 1, 0))],
        [LackingHand(1, (0, 1, 1)), LackingHand(2, (2, 0, 0))],
    ],
)
@pytest.mark.parametrize("behind", ["", "red_1 blue_2", "red_4 caballus"])
def test_what_third_hands_lack_is_counted(lacking: list[LackingHand], behind: str) -> None:
    unseen = counts("red_1 red_1 red_4 green_2 green_bonus blue_2 blue_3 caballus")
    hidden = HiddenHand(3, counts("green_3"), unseen, ThirdHands(1, lacking))
    renewed = [number - held for number, held in zip(unseen, counts(behind), strict=True)]
    hidden.limit(NOTHING_KNOWN, 0, renewed, counts("green_3 red_1 red_1 red_4 green_2 green_bonus"))
    front = Front(counts("red_2 green_3 blue_2 blue_bonus"), ATTACKER)
    assert counted(front, [(Fraction(1), hidden)]) == by_dealing_to_all(front, hidden)


def test_lacks_that_say_least_are_left_out_where_counting_takes_too_long() -> None:
    strong, weak = LackingHand(6, (0, 6, 6)), LackingHand(9, (9, 7, 5))
    counted_of = {work: counted_lacks([strong, weak], 8, work) for work in (10**15, 10**10, 10**6, 0)}
    assert counted_of[10**15] == [strong, weak]
    assert counted_of[10**10] == [strong, LackingHand(9, (9, 9, 5))]
    assert counted_of[10**6] == [strong, LackingHand(9, (9, 9, 9))]
    assert counted_of[0] == [LackingHand(6, (6, 6, 6)), LackingHand(9, (9, 9, 9))]


@rule("M4-10.6", "M4-1.17")
def test_a_seen_card_is_not_with_a_hand_that_lacks_its_colour() -> None:
    """Seat 2 has taken a card from a hand with red_4 in it, and then could not answer red."""
    scenario = at_war("red_1 green_1", "red_4 caballus*2")
    scenario.memory = ((((1, CARD["red_4"], 0),), ((1, 2, 4),)), *scenario.memory[1:])
    scenario.lacking = (NOTHING_KNOWN, NOTHING_KNOWN, of_whole_colours((scenario.held[2], 0, 0)))
    cases, left_out = all_cases(scenario, 0, 1)
    assert not left_out
    assert [hidden.certain[CARD["red_4"]] for _, hidden in cases] == [1]


def test_a_battle_in_progress_is_counted_on() -> None:
    combat = Combat(0, 1, 0, GAULS)
    combat.decided = (0, -1, -1)
    combat.card_colour, combat.led, combat.answered = 1, CARD["green_3"], CARD["green_2"]
    combat.bonus = (0, 1)
    front = Front(counts("green_malus blue_3"), ATTACKER, combat)
    hidden = HiddenHand(4, [0] * KINDS, counts(SMALL))
    assert counted(front, [(Fraction(1), hidden)]) == by_dealing(front, hidden)
    found = outcomes(front, [(Fraction(1), hidden)])
    for colour, others in ((1, (0, -1, 1)), (2, (0, 1, -1))):
        front.decided = others  # one of the other colours each: this one decides
        assert 0 < colour_chance(found, colour) < 1
        assert colour_chance(found, colour) == by_dealing(front, hidden)


@rule("M4-R33")
@pytest.mark.parametrize("own", ["green_malus blue_3", "green_bonus red_1", ""])
def test_an_answer_that_is_behind_is_helped_only_by_a_hand_without_a_better_card(own: str) -> None:
    combat = Combat(0, 1, 0, GAULS)
    combat.decided = (0, -1, 1)
    combat.card_colour, combat.led, combat.answered = 1, CARD["green_3"], CARD["green_2"]
    front = Front(counts(own), ATTACKER, combat, True)
    hidden = HiddenHand(4, [0] * KINDS, counts(SMALL + " green_bonus"))
    assert counted(front, [(Fraction(1), hidden)]) == by_dealing(front, hidden)
    free = Front(counts(own), ATTACKER, combat)
    assert counted(free, [(Fraction(1), hidden)]) < counted(front, [(Fraction(1), hidden)])


@rule("M4-R33")
def test_a_third_hand_that_lacks_levels_is_said_to_be_left_out() -> None:
    scenario = at_war("red_1 green_1", "caballus*4")
    scenario.lacking = (*scenario.lacking[:2], (0, 0, 0, scenario.held[2], *NOTHING_KNOWN[4:]))
    assert all_cases(scenario, 0, 1).left_out == (("odds-left-out-third",) if scenario.held[2] else ())


@rule("M4-10.6")
def test_a_hand_that_lacks_two_colours_is_lost() -> None:
    scenario = at_war("red_1 green_1", "caballus*4")
    scenario.lacking = (NOTHING_KNOWN, of_whole_colours((4, 4, 0)), NOTHING_KNOWN)
    assert counted(Front(scenario.cards_of(0), ATTACKER), all_cases(scenario, 0, 1).cases) == 1


@rule("M4-1.17")
def test_a_stolen_card_is_there_with_its_chance() -> None:
    """Seat 0 saw green_4 in a hand of four; since then seat 2 has taken one of the four cards."""
    scenario = at_war("red_1 green_1", "green_4 caballus*2")
    scenario.memory = ((((1, CARD["green_4"], 0),), ((1, 2, 4),)), *scenario.memory[1:])
    cases, left_out = all_cases(scenario, 0, 1)
    assert not left_out
    weights = {hidden.certain[CARD["green_4"]]: weight for weight, hidden in cases}
    assert weights == {1: Fraction(3, 4), 0: Fraction(1, 4)}
    assert all(
        hidden.free[CARD["green_4"]] == scenario.rules.deck[CARD["green_4"]] - 1 for _, hidden in cases
    )


def test_the_chance_does_not_depend_on_what_is_hidden() -> None:
    one = at_war("red_3 green_3 blue_1", "red_4 green_4 caballus")
    two = at_war("red_3 green_3 blue_1", "caballus caravella rapina")
    found = [
        counted(Front(scenario.cards_of(0), ATTACKER), all_cases(scenario, 0, 1).cases)
        for scenario in (one, two)
    ]
    assert found[0] == found[1]
    assert counted(Front(one.cards_of(0), ATTACKER), roughly(one, 0, 1)) == found[0]


def test_strength_is_the_highest_level_with_all_bonus_and_malus_cards() -> None:
    assert strength(counts("red_1 red_3 red_bonus red_malus red_malus"), 0) == 6
    assert strength(counts("red_bonus red_malus"), 0) < 0
    assert all(strength(counts(name), 0) == level for level, name in enumerate(("red_1", "red_2"), 1))
    assert is_combat(CARD["red_1"])
