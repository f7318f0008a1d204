"""What the choices bring that a move begins: cards to draw, Ducats and Influence to place (VNZ-7, 23)."""

from collections.abc import Sequence

from quattrocento.games.venetia.advice.effects.attacks import draw, plundered
from quattrocento.games.venetia.position.position import Venetia
from quattrocento.games.venetia.rules.action_cards.influence import Place
from quattrocento.games.venetia.rules.action_cards.military import Crociata, Sink
from quattrocento.games.venetia.rules.action_cards.political import Bailo, Broglio, Ducats, Rival
from quattrocento.games.venetia.rules.battles import tokens_left
from quattrocento.games.venetia.rules.sestieri import Cash, Receive, Received
from quattrocento.kernel.effect import Effect, changes
from quattrocento.kernel.step import AnyStep


def to_come(after: Venetia, seat: int, shown: int) -> list[Effect]:
    """By the steps that stand before the next action; ``shown``: the card that is cashed, if one is."""
    begun = _begun(after.stack)
    found = _received(after, seat, begun)
    for step in begun:
        if step.seat == seat:
            found += _of_step(after, seat, step, shown)
    return found


def _begun(stack: Sequence[AnyStep]) -> list[AnyStep]:
    """The steps that this move has begun, the next one first."""
    begun: list[AnyStep] = []
    for step in reversed(stack):
        if step.name in ("actions", "die", "close"):
            break
        begun.append(step)
    return begun


def _received(after: Venetia, seat: int, begun: Sequence[AnyStep]) -> list[Effect]:
    """Cards that are kept or cashed, the own ones and those of the others (VNZ-7.3, VNZ-7.4)."""
    found: list[Effect] = []
    drawing = [
        step.seat
        for step in begun
        if isinstance(step, Received) or (isinstance(step, Receive) and not step.plunder)
    ]
    own = drawing.count(seat)
    if own:
        found.append(changes("cards", seat, own, own, "VNZ-7.6", later=True))
    others = [other for other in range(after.seats) if other != seat and other in drawing]
    if others and len(others) == after.seats - 1:
        found.append(changes("cards", others, 1, 1, "VNZ-7.4", later=True, own=False))
    else:
        found += [changes("cards", other, 1, 1, "VNZ-7.4", later=True, own=False) for other in others]
    plunders = sum(isinstance(step, Receive) and step.plunder > 0 and step.seat == seat for step in begun)
    return found + (plundered(after, seat, plunders, later=True) if plunders else [])


def _of_step(after: Venetia, seat: int, step: AnyStep, shown: int) -> list[Effect]:
    components = after.components
    if isinstance(step, Place):
        most = components.cards[step.card].amount if step.colony < 0 else 1
        return [changes("influence", seat, 1, most, "VNZ-23.0", later=True)]
    if isinstance(step, Rival):
        return [changes("influence", seat, 1, 1, "VNZ-23.20", later=True)]
    if isinstance(step, Crociata):
        values = draw(after, min(components.cards[after.playing].amount, tokens_left(after))).values
        return [changes("influence", seat, min(values), max(values), "VNZ-23.11", later=True)]
    if isinstance(step, Sink):
        most = min(components.cards[after.playing].amount, after.fleets[step.sea])
        return [changes("vp_tokens", seat, 1, most, "VNZ-14.4", later=True)]
    if isinstance(step, Bailo):
        return [changes("kingdoms", seat, 1, 1, "VNZ-23.18", later=True)]
    if isinstance(step, Ducats):
        number = min(step.left, after.ducat_supply(seat))
        return [changes("ducats", seat, number, number, "VNZ-23.8", later=True)]
    if isinstance(step, Broglio):
        number = min(components.cards[after.playing].amount, after.ducat_supply(seat))
        return [changes("ducats", seat, 0, number, "VNZ-23.21", later=True)] if number else []
    if isinstance(step, Cash):
        return _cashed(after, seat, shown)
    return []


def _cashed(after: Venetia, seat: int, shown: int) -> list[Effect]:
    """The Ducats of a card; one that is drawn only now may be any (VNZ-7.7)."""
    supply, values = after.ducat_supply(seat), after.components.card_value
    if shown >= 0:
        number = min(values[shown], supply)
        return [changes("ducats", seat, number, number, "VNZ-7.7", later=True)]
    return [changes("ducats", seat, min(*values, supply), min(max(values), supply), "VNZ-7.7", later=True)]
