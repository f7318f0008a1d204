"""The table as far as one seat sees it: what a view shows, laid out as a position."""

from functools import lru_cache

from quattrocento.games.venetia.components.typed import Components
from quattrocento.games.venetia.knowledge.derived import restore_sets
from quattrocento.games.venetia.knowledge.observed import ObservedVenetia
from quattrocento.games.venetia.knowledge.view import VenetiaView
from quattrocento.games.venetia.position.settings import Settings
from quattrocento.kernel.seats import SPECTATOR
from quattrocento.kernel.tuples import changed
from quattrocento.kernel.view import restore_seen


def in_sight(view: VenetiaView, components: Components) -> ObservedVenetia:
    """A position without the cards, tokens and choices that the seat does not see."""
    position = ObservedVenetia(view.seats, components, _rules(tuple(view.settings.items())))
    restore_seen(view, position)
    restore_sets(position)
    position.candidates, position.votes = view.known_candidates, view.known_votes
    position.received = view.own_received
    if view.seat != SPECTATOR:
        position.hand = changed(position.hand, view.seat, view.own_hand)
        position.held = changed(position.held, view.seat, view.own_held)
        position.vp_tokens = changed(position.vp_tokens, view.seat, view.own_tokens)
    return position


@lru_cache(maxsize=64)
def _rules(chosen: tuple[tuple[str, bool | int | str], ...]) -> Settings:
    """The same settings for all positions laid out with them."""
    return Settings(dict(chosen))
