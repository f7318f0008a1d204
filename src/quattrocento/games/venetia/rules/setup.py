"""Setup, VNZ-2: Kingdoms, the first Fleet, three Action cards each, then the first election."""

from typing import ClassVar

from quattrocento.games.venetia.components.typed import RISE
from quattrocento.games.venetia.position.position import NONE, Venetia
from quattrocento.games.venetia.rules.decks import draw_card, take_card
from quattrocento.games.venetia.rules.election import FIRST, hold_election
from quattrocento.games.venetia.rules.scoring import begin_epoch
from quattrocento.games.venetia.rules.turn import Begin, Roll
from quattrocento.kernel.fate import Fate
from quattrocento.kernel.step import Phase


class Opening(Phase[Venetia]):
    """What lies on the board at the start, and the first hands (VNZ-2.3, VNZ-2.5 to VNZ-2.7)."""

    name: ClassVar[str] = "opening"
    clause: ClassVar[str] = "VNZ-2.3"

    def run(self, position: Venetia, fate: Fate) -> None:
        components = position.components
        begin_epoch(position, RISE)
        for kingdom, region in components.setup_kingdoms:
            position.put_kingdom(region, kingdom)
        for sea, number in enumerate(components.setup_fleets):
            position.set_fleets(sea, number)
        for seat in range(position.seats):
            for _ in range(components.initial_cards):
                card = draw_card(position, seat, fate, False)
                if card != NONE:  # VNZ-7.10
                    take_card(position, seat, card)
            # A hand is dealt at once: the order in which its cards came tells nobody anything.
            for card in position.hand[seat]:
                position.whisper((seat,), "card_seen", seat, card)
        position.then(FirstTurn())
        hold_election(position, FIRST)


class FirstTurn(Phase[Venetia]):
    """The Doge rolls all dice and is the first active player (VNZ-2.10)."""

    name: ClassVar[str] = "first_turn"
    clause: ClassVar[str] = "VNZ-2.10"

    def run(self, position: Venetia, fate: Fate) -> None:
        position.then(Begin(position.doge))
        position.then(Roll())
