"""The round, MAG-5.0: Income, Recruitment, Auction, one turn a player, Scoring."""

from typing import ClassVar

from quattrocento.games.magnifico.position.position import Magnifico
from quattrocento.games.magnifico.rules.auction import Auction
from quattrocento.games.magnifico.rules.income import Income
from quattrocento.games.magnifico.rules.recruitment import Recruitment
from quattrocento.games.magnifico.rules.scoring import Scoring
from quattrocento.games.magnifico.rules.turn.turn import Turns
from quattrocento.kernel.fate import Fate
from quattrocento.kernel.step import Phase


class Round(Phase[Magnifico]):
    """One round after the other, until somebody reaches the target (MAG-5.0.1, MAG-5.0.2)."""

    name: ClassVar[str] = "round"
    clause: ClassVar[str] = "MAG-5.0.1"

    def run(self, position: Magnifico, fate: Fate) -> None:
        position.round += 1
        position.tell("round_began", position.round)
        rest: list[Phase[Magnifico]] = [Auction(), Turns(), Scoring(), self]
        if position.round == 1 and position.rules.rich_start:  # MAG-4.12
            position.then_in_order(rest)
        else:
            position.then_in_order([Income(), Recruitment(), *rest])
