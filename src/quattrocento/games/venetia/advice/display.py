"""What a screen shows besides what a seat knows: routes, reach, the next scoring, votes, supplies."""

from dataclasses import dataclass

from quattrocento.games.venetia.advice.legend import DiceRules, Key, Share, dice_rules, key, shares
from quattrocento.games.venetia.advice.outlook import Ahead, Outlook, outlooks, scorings_ahead
from quattrocento.games.venetia.advice.reach import Reach, reach
from quattrocento.games.venetia.components.typed import Components
from quattrocento.games.venetia.knowledge.in_sight import in_sight
from quattrocento.games.venetia.knowledge.view import VenetiaView
from quattrocento.games.venetia.position.position import NONE, Counts, Venetia
from quattrocento.games.venetia.rules.election import Ballot
from quattrocento.games.venetia.rules.routes import barred_regions, regions_reached, route
from quattrocento.games.venetia.rules.sestieri import monument_votes, sestiere_votes
from quattrocento.games.venetia.rules.threats import threats_due
from quattrocento.games.venetia.rules.verbs import vote
from quattrocento.kernel.seats import NOBODY


@dataclass
class VenetiaDisplay:
    """What follows from a view for the eye. Sets of seas and regions are bits."""

    routes: Counts
    """The seas of each player's route (VNZ-9.2)."""
    reached: Counts
    """The regions that it reaches (VNZ-9.6)."""
    barred: int
    """The regions in which a Fleet lets nobody place Influence (VNZ-17.14)."""
    city: bool
    """Whether the city of Venice plays a part: not in the basic rules (VNZ-24.3)."""
    ducat_supply: Counts
    monument_supply: Counts
    sestiere_votes: Counts
    """By seat and Sestiere, the votes in the next election if its tile is drawn (VNZ-19.6).

    Empty where the city has no votes: in the first election and in the basic rules (VNZ-24.3).
    """
    monument_votes: Counts
    """The votes of Monuments whatever tiles are drawn (VNZ-25.6); empty as well."""
    outlook: list[Outlook]
    """The points if a scoring were held now; empty after the third one."""
    ahead: list[Ahead]
    """The scorings that may come next, the nearest first."""
    threats_due: int
    """The Threat cards that follow at the end of the turn (VNZ-15.3)."""
    reach: Reach | None
    """How far the own Action Points go; None in the turn of another, or where there are none to spend."""
    votes: dict[int, int]
    """By Action card in hand, the vote that it would be; empty where no card is asked for (VNZ-24.2)."""
    shares: list[Share]
    """Every way to place the Ducats of the card that the viewer cashes; empty where he cashes none."""
    dice_rules: DiceRules
    key: Key


def display(view: VenetiaView, components: Components) -> VenetiaDisplay:
    """All of it, from the view alone; nothing is drawn at random."""
    position = in_sight(view, components)
    seats = range(position.seats)
    has_votes = position.doge != NOBODY and not position.rules.basic
    return VenetiaDisplay(
        routes=tuple([route(position, seat) for seat in seats]),
        reached=tuple([regions_reached(position, seat) for seat in seats]),
        barred=barred_regions(position),
        city=not position.rules.basic,
        ducat_supply=tuple([position.ducat_supply(seat) for seat in seats]),
        monument_supply=tuple([position.monument_supply(seat) for seat in seats]),
        sestiere_votes=sestiere_votes(position) if has_votes else (),
        monument_votes=monument_votes(position) if has_votes else (),
        outlook=outlooks(view, position),
        ahead=scorings_ahead(position),
        threats_due=threats_due(position, position.owed),
        reach=reach(position) if view.seat == view.active else None,
        votes=_votes(position, view.seat) if view.seat in view.waiting else {},
        shares=shares(view, position),
        dice_rules=dice_rules(),
        key=key(position),
    )


def _votes(position: Venetia, seat: int) -> dict[int, int]:
    step = position.stack[-1]
    if not isinstance(step, Ballot) or position.candidates[seat] == NONE:
        return {}
    nth = len(position.votes[seat])
    return {card: vote(nth, card) for card in position.hand[seat]}
