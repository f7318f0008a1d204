"""Playing an Action card, VNZ-8.5 and VNZ-23: what each effect does, and the cards without a choice."""

from collections.abc import Callable, Mapping
from typing import ClassVar, Final

from quattrocento.games.venetia.position.position import NONE, Venetia
from quattrocento.games.venetia.rules.action_cards import military as military_cards
from quattrocento.games.venetia.rules.action_cards import political as political_cards
from quattrocento.games.venetia.rules.action_cards.influence import Place, card_targets
from quattrocento.games.venetia.rules.action_cards.political import ask_for_ducats
from quattrocento.games.venetia.rules.decks import discard, draw_vp_tokens, leave_hand
from quattrocento.games.venetia.rules.sestieri import Receive
from quattrocento.kernel.fate import Fate
from quattrocento.kernel.step import Phase

Effect = Callable[[Venetia, int, int, Fate], None]

# VNZ-24.5: cards that need what is not in play in the basic rules
_CITY_EFFECTS: Final = ("place_ducats", "restore_monument_or_ducats", "clear_infamy_or_draw")


class Played(Phase[Venetia]):
    """The effect is finished, and only now the card lies among the discards (VNZ-7.10)."""

    name: ClassVar[str] = "played"
    clause: ClassVar[str] = "VNZ-8.5"

    def run(self, position: Venetia, fate: Fate) -> None:
        discard(position, position.playing)
        position.playing = NONE


def play_card(position: Venetia, seat: int, card: int, fate: Fate) -> None:
    """One card a turn, of the type of the die, without AP (VNZ-8.5)."""
    leave_hand(position, seat, card)
    position.card_played = True
    position.playing = card
    position.tell("card_played", seat, card)
    position.then(Played())
    effect = position.components.cards[card].effect
    if position.rules.basic and effect in _CITY_EFFECTS:
        position.ap += 1
    else:
        EFFECTS[effect](position, seat, card, fate)


def _extra_ap(position: Venetia, seat: int, card: int, fate: Fate) -> None:
    """VNZ-23.1, VNZ-23.9, VNZ-23.17."""
    position.ap += position.components.cards[card].amount


def _place(position: Venetia, seat: int, card: int, fate: Fate) -> None:
    """VNZ-23.2 to VNZ-23.5."""
    if card_targets(position, seat, card):
        position.then(Place(seat, card, NONE))


def _draw_cards(position: Venetia, seat: int, card: int, fate: Fate) -> None:
    """VNZ-23.6: each kept or cashed before the next is drawn."""
    position.then_in_order([Receive(seat) for _ in range(position.components.cards[card].amount)])


def _draw_vp(position: Venetia, seat: int, card: int, fate: Fate) -> None:
    """VNZ-23.7."""
    draw_vp_tokens(position, seat, position.components.cards[card].amount, fate)


def _place_ducats(position: Venetia, seat: int, card: int, fate: Fate) -> None:
    """VNZ-23.8."""
    ask_for_ducats(position, seat, position.components.cards[card].amount)


def _plunder(position: Venetia, seat: int, card: int, fate: Fate) -> None:
    """VNZ-23.15: two plunders, one after the other."""
    position.then_in_order([Receive(seat, 1) for _ in range(position.components.cards[card].amount)])


EFFECTS: Final[Mapping[str, Effect]] = {
    "extra_ap": _extra_ap,
    "place_influence": _place,
    "draw_action_cards": _draw_cards,
    "draw_vp_tokens": _draw_vp,
    "place_ducats": _place_ducats,
    "plunder": _plunder,
    "redraw_battle": military_cards.hire_captains,
    "remote_attack": military_cards.call_crusade,
    "fleet_attack_bonus": military_cards.name_captain,
    "remove_fleets": military_cards.send_galleasses,
    "colony_attack_bonus": military_cards.hire_stradiots,
    "ignore_threat_icons": military_cards.raise_walls,
    "free_treaty": political_cards.send_bailo,
    "expel_rivals": political_cards.ask_council,
    "replace_influence": political_cards.claim_crown,
    "restore_monument_or_ducats": political_cards.canvass,
    "recover_family_card": political_cards.close_council,
    "ignore_kingdom": political_cards.sign_capitulations,
    "clear_infamy_or_draw": political_cards.grant_pardon,
}
