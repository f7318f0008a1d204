"""Threat cards that nobody knows yet, and the turn that follows: the bounds of what they may do."""

from collections.abc import Sequence

from quattrocento.games.venetia.components.typed import FACES, GIVE, LEFTMOST, RISE, STRUGGLE, TAKE
from quattrocento.games.venetia.position.position import NONE, Venetia
from quattrocento.games.venetia.rules.scoring import (
    doge_points,
    kingdom_points,
    monument_points,
    podesta_points,
    presence,
    token_points,
)
from quattrocento.kernel.effect import Effect, changes


def veto_asked(position: Venetia) -> bool:
    """Whether the Doge is asked before the next Threat card strikes (VNZ-17.4, VNZ-24.1)."""
    return bool(position.office) and not position.rules.basic


def risks(position: Venetia, seat: int, cards: int, at_end_of_turn: bool = False) -> list[Effect]:
    """What so many Threat cards may do to the player, and a scoring that may follow (VNZ-17, VNZ-18)."""
    found: list[Effect] = []
    gains = _vacant(position) if cards else 0
    if cards:
        deck = _deck(position, cards)
        lost = _worst([_influence_lost(position, seat, card, cards) for card in deck], cards)
        dismissed = _worst([_podesta_lost(position, seat, card, cards) for card in deck], cards)
        found += _range("influence", seat, -lost, 0, "VNZ-17.5")
        found += _range("podesta", seat, -min(dismissed, position.podesta.count(seat)), gains, "VNZ-16.8")
    scorings = _scorings(position, cards, gains, at_end_of_turn)
    if scorings:
        most = scorings * (_at_most(position, seat) + gains * position.components.points["podesta_major"])
        found += _range("points", seat, 0, most, "VNZ-21.1")
        found += _range("kept_tokens", seat, -position.kept[seat], 0, "VNZ-21.7")
        found += _range("vp_tokens", seat, -sum(position.vp_tokens[seat]), 0, "VNZ-21.7")
        if position.rules.all_tokens_score and seat == position.doge:
            found += _range("doge_tokens", seat, -position.office, 0, "VNZ-25.7")
    return found


def next_turn(position: Venetia, seat: int, player: int) -> list[Effect]:
    """The turn of the next player begins: Threat cards, dice, a lone die (VNZ-4.1)."""
    if not any(position.dice):
        if veto_asked(position):
            return []
        return risks(position, seat, max(position.components.threats_drawn))
    kinds = [die for die, number in enumerate(position.dice) if number]
    if len(kinds) > 1:
        return []
    face = kinds[0] % FACES
    found: list[Effect] = []
    if seat == player:
        found += _range("action_points", seat, 0, position.components.points_of_face[face], "VNZ-7.2")
    icon = position.components.cards_of_face[face]
    receives = icon == TAKE if seat == player else icon == GIVE
    if receives and position.rules.basic:
        found += _range("cards", seat, 0, 1, "VNZ-24.4")
    return found


# ---- bounds


def _range(account: str, seat: int, least: int, most: int, clause: str) -> list[Effect]:
    return [changes(account, seat, least, most, clause)] if least or most else []


def _deck(position: Venetia, cards: int) -> list[int]:
    """The Threat cards that may come; an empty deck is made anew of the discards (VNZ-17.12)."""
    counts = list(position.threat_deck)
    if cards > sum(counts):
        counts = [deck + gone for deck, gone in zip(counts, position.threats_discarded, strict=True)]
        if position.threat != NONE:
            counts[position.threat] += 1
    return [card for card, number in enumerate(counts) for _ in range(number)]


def _worst(losses: Sequence[int], cards: int) -> int:
    return sum(sorted(losses, reverse=True)[:cards])


def _struck(position: Venetia, card: int, cards: int) -> list[int]:
    """The colonies that it may strike; a card before it may have brought a Kingdom there (VNZ-17.6)."""
    region = position.components.threat_region[card]
    if region == NONE:
        return []
    if cards > 1 or position.kingdom[region] != NONE:
        return position.components.colonies_of[region]
    return [position.components.major_of[region]]


def _influence_lost(position: Venetia, seat: int, card: int, cards: int) -> int:
    own = position.influence[seat :: position.seats]
    sea = position.components.threat_sea[card]
    at_sea = 0 if sea == NONE else position.sea_influence[sea * position.seats + seat]
    return at_sea + sum([bool(own[colony]) for colony in _struck(position, card, cards)])


def _podesta_lost(position: Venetia, seat: int, card: int, cards: int) -> int:
    if position.rules.never_lost:
        return 0
    return sum([position.podesta[colony] == seat for colony in _struck(position, card, cards)])


def _vacant(position: Venetia) -> int:
    """Colonies that have Influence enough for a Podestà and none: one may come there (VNZ-R8)."""
    return sum(
        owner < 0 and sum(position.in_colony(colony)) >= position.components.colony_value[colony]
        for colony, owner in enumerate(position.podesta)
    )


def _scorings(position: Venetia, cards: int, gains: int, at_end_of_turn: bool) -> int:
    """How many scorings may be held (VNZ-18.4 to VNZ-18.6, VNZ-25.3)."""
    crosses = [max(position.components.crosses[card][position.epoch :]) for card in _deck(position, cards)]
    enemies = position.enemies - _worst(crosses, cards)
    venice = position.venice + gains
    ends = enemies <= LEFTMOST
    first = position.first_due or (position.epoch == RISE and venice >= position.components.first_scoring)
    late = gains and venice >= position.components.first_scoring
    second = position.epoch != STRUGGLE and enemies <= venice
    may_wait = position.rules.scores_at_end_of_turn and not at_end_of_turn and not ends
    held = 0 if may_wait else int(bool(first or late)) + int(second)
    return held + int(ends)


def _at_most(position: Venetia, seat: int) -> int:
    return (
        presence(position, seat)
        + podesta_points(position, seat)
        + token_points(position, seat)
        + doge_points(position, seat)
        + monument_points(position, seat)
        + kingdom_points(position, seat)
    )
