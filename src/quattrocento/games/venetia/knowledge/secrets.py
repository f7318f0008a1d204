"""Every hidden fact by a name of its own, with the seats that know it (Hidden information)."""

from collections.abc import Sequence

from quattrocento.games.venetia.position.position import Venetia
from quattrocento.kernel.step import AnyStep

Facts = dict[str, tuple[int, ...]]


def secrets_of(position: Venetia) -> Facts:
    """Action cards and VP tokens by owner and kind, and what is chosen in an election."""
    facts: Facts = {}
    receiver = position.stack[-1].seat if position.received >= 0 and position.stack else -1
    for seat, hand in enumerate(position.hand):
        _cards(facts, seat, (*hand, position.received) if seat == receiver else hand)
        for kind, number in enumerate(position.vp_tokens[seat]):
            for nth in range(number):
                facts[f"token {seat} {kind} {nth}"] = (seat,)
    if is_secret_ballot(position.stack):
        for seat, card in enumerate(position.candidates):
            if card >= 0:
                facts[f"candidate {seat}"] = (seat,)
            for nth in range(len(position.votes[seat])):
                facts[f"vote {seat} {nth}"] = (seat,)
    return facts


def is_secret_ballot(stack: Sequence[AnyStep]) -> bool:
    """Whether the candidates still lie face down (VNZ-3.1, VNZ-19.3); a tie is broken in the open."""
    return bool(stack) and stack[-1].name in ("ballot", "count")


def _cards(facts: Facts, seat: int, cards: tuple[int, ...]) -> None:
    copies: dict[int, int] = {}
    for card in cards:
        copies[card] = copies.get(card, 0) + 1
        facts[f"card {seat} {card} {copies[card]}"] = (seat,)
