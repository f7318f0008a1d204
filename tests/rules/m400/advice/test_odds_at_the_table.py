"""The chance to win a combat, against hands dealt one by one in the midst of real games."""

import random
from collections.abc import Iterator

import pytest

from quattrocento.bots.registry import bot
from quattrocento.games.m400.advice.combat_advice import advice_about
from quattrocento.games.m400.advice.odds import Front, known_result
from quattrocento.games.m400.components.typed import KINDS
from quattrocento.games.m400.game import GAME
from quattrocento.games.m400.position.combat import ATTACKER
from quattrocento.games.m400.position.lacks import allow
from quattrocento.games.m400.position.position import CONQUEST, M400
from quattrocento.games.m400.rules.cards import combat_colours
from quattrocento.kernel.fate import Dice
from quattrocento.kernel.places import members
from quattrocento.testing import rule

DEALS = 1500
TRIES = 60_000
FAR = 0.05  # four times what chance makes of so many deals


class Onlooker:
    """Deals hidden cards as one seat may imagine them; knows nothing of how chances are counted."""

    def __init__(self, scenario: M400, seat: int, rng: random.Random) -> None:
        self.game = scenario
        self.seat = seat
        self.rng = rng
        self.others = [other for other in range(scenario.seats) if other != seat]

    def hands(self) -> dict[int, list[int]] | None:
        """All other hands, or None where the cards do not lie so that they could be."""
        hands: dict[int, list[int]] = {other: [] for other in self.others}
        unseen = self.unseen()
        for kind, holder in self.remembered():
            if holder == self.seat:
                return None
            hands[holder].append(kind)
            unseen[kind] -= 1
        rooms = {other: self.game.held[other] - len(cards) for other, cards in hands.items()}
        older = [kind for kind in range(KINDS) for _ in range(unseen[kind] - self.game.renewed[kind])]
        newer = [kind for kind in range(KINDS) for _ in range(min(unseen[kind], self.game.renewed[kind]))]
        drawn = sum(rooms.values()) - len(older)
        if min(rooms.values()) < 0 or not 0 <= drawn <= len(newer):
            return None
        dealt = [*older, *self.rng.sample(newer, drawn)]
        self.rng.shuffle(dealt)
        for other, room in rooms.items():
            hands[other] += [dealt.pop() for _ in range(room)]
        return hands

    def unseen(self) -> list[int]:
        game = self.game
        known = [game.discarded[kind] + game.holds(self.seat, kind) for kind in range(KINDS)]
        return [whole - seen for whole, seen in zip(game.rules.deck, known, strict=True)]

    def remembered(self) -> list[tuple[int, int]]:
        """Cards that were seen, and where they are if the thefts went so."""
        seen, thefts = self.game.memory[self.seat]
        where = [holder for holder, _, _ in seen]
        for number, (victim, taker, size) in enumerate(thefts):
            there = [i for i, card in enumerate(seen) if card[2] <= number and where[i] == victim]
            stolen = self.rng.randrange(size)
            if stolen < len(there):
                where[there[stolen]] = taker
        return [(kind, holder) for (_, kind, _), holder in zip(seen, where, strict=True)]

    def may_be(self, other: int, hand: list[int]) -> bool:
        """Whether play has not shown that the hand is another."""
        game = self.game
        if not allow(game.lacking[other], [hand.count(kind) for kind in range(KINDS)], game.held[other]):
            return False
        older = [whole - deck for whole, deck in zip(game.rules.deck, game.renewed, strict=True)]
        newer = sum(max(0, hand.count(kind) - older[kind]) for kind in set(hand))
        return not game.old[other] or newer <= game.held[other] - game.old[other]

    def chance(self, defender: int) -> float:
        """How often the seat wins a war on that defender."""
        front = Front(self.game.cards_of(self.seat), ATTACKER)
        won = fought = 0
        for _ in range(TRIES):
            hands = self.hands()
            if hands is not None and all(self.may_be(other, hand) for other, hand in hands.items()):
                fought += 1
                won += known_result(front, [hands[defender].count(kind) for kind in range(KINDS)])
            if fought == DEALS:
                break
        assert fought >= DEALS / 3
        return won / fought


def wars(seats: int, seed: int, number: int) -> Iterator[tuple[M400, int, int]]:
    """Positions of a game between greedy players with a war that could be declared."""
    rng = random.Random(seed)
    fate, player = Dice(rng=rng), bot("greedy")
    game: M400 = GAME.start(seats, GAME.check_setup(seats, None)[1], fate, GAME.standard_components())
    while number and game.result is None:
        seat = game.waiting()[0]
        states = members(game.enemy_states(seat))
        if game.phase == CONQUEST and states and combat_colours(game, seat) and rng.random() < 0.1:
            yield game, seat, rng.choice(states)
            number -= 1
        game.play(seat, player.choose(GAME, game.view(seat), game.options(seat), rng), fate)


@rule("M4-1.16", "M4-1.17", "M4-1.18")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_chance_is_that_of_hands_dealt_at_random(seats: int) -> None:
    """Of third hands more is known than is counted; it does not make much of a difference."""
    for scenario, seat, territory in wars(seats, seats, 5):
        defender = scenario.player[scenario.owner[territory]]
        counted = float(advice_about(scenario, seat, territory).chance())
        dealt = Onlooker(scenario, seat, random.Random(seats)).chance(defender)
        assert abs(counted - dealt) < FAR
