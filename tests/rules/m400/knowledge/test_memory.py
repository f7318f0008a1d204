"""What is remembered of other hands allows at least what really happened unseen (Hidden information)."""

from collections import Counter
from random import Random

import pytest

from quattrocento.games.m400.game import GAME
from quattrocento.games.m400.knowledge.remembered import memory_shown, shown_memory
from quattrocento.games.m400.position.memory import (
    BLANK,
    Memory,
    arrangements,
    forget,
    remember,
    shown,
    taken_unseen,
)
from quattrocento.kernel.seats import SPECTATOR
from quattrocento.testing import rule
from quattrocento.testing.m400 import build, m400

KINDS = 3
SEATS = 3
FULL = 5


def known_to_all(seat: int, *cards: str) -> str:
    """Cards in a hand that everybody but its owner has seen."""
    eyes = [by for by in (0, 1, 2, SPECTATOR) if by != seat]
    tables = [f'[[known]]\nby = {by}\nseat = {seat}\ncard = "{card}"' for by in eyes for card in cards]
    return "\n".join(tables)


@rule("M4-1.17", "M4-R2")
def test_r2_a_card_paid_after_two_thefts_leaves_no_more_cards_than_the_hand_holds() -> None:
    """The payer's hand was known whole, so the toll took one of its cards: the one paid was not robbed."""
    scenario = m400(
        "after_draw",
        "blue",
        hand={0: "red_1*2 blue_1", 1: "rapina red_1 green_2 blue_2", 2: "red_3"},
        states={"red": "gallia"},
        armies={"blue": "gallia scotia"},
        extra=known_to_all(0, "red_1", "red_1", "blue_1"),
    )
    scenario.play("play rapina").play("rob seat_0", fate="blue_1").play("done", "offer", "to_seat seat_2")
    build(scenario, "red_1 green_2 blue_1 blue_2", "red_3").play("decline", "done", "done", "done")
    scenario.play("toll blue.1", fate="green_2").play("act blue.2", "take", "pay blue_2", "pay red_1")
    for eyes in (2, SPECTATOR):
        view = scenario.position.view(eyes)
        for seed in range(40):
            assert GAME.imagine(view, Random(seed)).view(eyes) == view


def possible(memory: Memory, hands: list[list[int]]) -> bool:
    """Whether the remembered cards may lie so that these hands hold them."""
    held = [Counter(hand) for hand in hands]
    kinds = [kind for _, kind, _ in memory[0]]
    for where in arrangements(memory):
        found = Counter(zip(where, kinds, strict=True))
        if all(held[seat][kind] >= number for (seat, kind), number in found.items()):
            return True
    return False


@rule("M4-1.17")
@pytest.mark.parametrize("first", range(0, 1200, 200))
def test_1_17_what_really_happened_is_always_possible(first: int) -> None:
    """Cards of few kinds go about at random; 200 runs of 25 events each."""
    for seed in range(first, first + 200):
        rng = Random(seed)
        hands = [[rng.randrange(KINDS) for _ in range(rng.randint(1, 4))] for _ in range(SEATS)]
        memory = BLANK
        for _ in range(25):
            memory = something_happens(memory, hands, rng)
            if len(memory[1]) > 5:
                break
            assert possible(memory, hands), seed


def something_happens(memory: Memory, hands: list[list[int]], rng: Random) -> Memory:
    """A card is drawn, shown, paid, given or taken unseen; what an onlooker remembers then."""
    seat, other = rng.sample(range(SEATS), 2)
    event = rng.choice(("draw", "show", "pay", "give", "take", "take"))
    hand = hands[seat]
    if event == "draw" and len(hand) < FULL:
        hand.append(rng.randrange(KINDS))
    if event == "draw" or not hand:
        return memory
    card = rng.choice(hand)
    if event == "show":
        return shown(memory, seat, card, rng.randint(1, hand.count(card)))
    size = len(hand)
    hand.remove(card)
    if event == "pay":
        return forget(memory, seat, card)
    hands[other].append(card)
    if event == "give":
        return remember(forget(memory, seat, card), other, card)
    return taken_unseen(memory, seat, other, size)


@pytest.mark.parametrize(
    "memory",
    [BLANK, (((0, 4, 0), (1, 2, 0)), ()), (((0, 4, 0), (1, 2, 1)), ((0, 2, 5), (2, 1, 3)))],
    ids=["blank", "cards", "cards and thefts"],
)
def test_the_columns_of_a_view_hold_the_whole_memory(memory: Memory) -> None:
    remembered = shown_memory(memory)
    assert memory_shown(remembered) == memory
    assert remembered.holder == tuple(holder for holder, _, _ in memory[0])
    assert remembered.victims_hand == tuple(size for _, _, size in memory[1])
