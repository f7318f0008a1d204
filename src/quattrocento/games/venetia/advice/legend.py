"""The key to what a screen draws: what dice allow, what stands in the city, where Ducats may go."""

from dataclasses import dataclass

from quattrocento.games.venetia.knowledge.view import VenetiaView
from quattrocento.games.venetia.position.position import Counts, Venetia
from quattrocento.games.venetia.rules.sestieri import Cash
from quattrocento.games.venetia.rules.verbs import SHARES
from quattrocento.kernel.saying import Saying


@dataclass
class Key:
    """What the signs on the board mean."""

    cost: Saying
    """The number on a diamond beside a place."""
    ducat: Saying
    coloured: Saying
    """A Monument with its coloured side up."""
    grey: Saying


@dataclass
class DiceRules:
    """What each type of die allows, in the order of the dice, and what all of them do."""

    by_type: list[Saying]
    any: Saying


@dataclass
class Share:
    """One way to place the Ducats of a cashed card: how many in each of the two districts (VNZ-7.7)."""

    noun: int
    """The number of the option."""
    sestieri: Counts
    ducats: Counts


def key(position: Venetia) -> Key:
    """The signs, with the votes that they stand for (VNZ-19.6, VNZ-25.6)."""
    components = position.components
    coloured, grey = components.coloured_votes, components.grey_votes
    everywhere = position.rules.monuments_vote_everywhere
    return Key(
        cost=Saying("key-cost", "VNZ-8.2"),
        ducat=Saying(
            "key-ducat", "VNZ-20.1", votes=components.ducat_votes, number=components.ducats_per_monument
        ),
        coloured=(
            Saying("key-coloured-everywhere", "VNZ-25.6", votes=coloured)
            if everywhere
            else Saying("key-coloured", "VNZ-19.6", votes=coloured)
        ),
        grey=Saying("key-grey", "VNZ-19.13", votes=grey),
    )


def dice_rules() -> DiceRules:
    """What the types of dice allow (VNZ-8.3, VNZ-8.4)."""
    return DiceRules(
        by_type=[
            Saying("rule-commercial", "VNZ-11.2"),
            Saying("rule-military", "VNZ-13.1"),
            Saying("rule-political", "VNZ-12.2"),
        ],
        any=Saying("rule-any-die", "VNZ-8.3"),
    )


def shares(view: VenetiaView, position: Venetia) -> list[Share]:
    """Every way in which the viewer may place the Ducats of the card that he cashes."""
    step = position.stack[-1] if position.stack else None
    if not isinstance(step, Cash) or step.seat != view.seat:
        return []
    found: list[Share] = []
    for _, noun in step.options(position, view.seat):
        parts = SHARES.parts(noun)
        pair = (parts["sestiere"], parts["other_sestiere"])
        found.append(Share(noun, pair, (parts["ducats"], parts["other_ducats"])))
    return found
