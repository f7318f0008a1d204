"""Military actions and Battle tokens, VNZ-13 to VNZ-15, with the cards decided on during an attack."""

from typing import ClassVar

from quattrocento.games.venetia.components.typed import PLUNDER, THREAT
from quattrocento.games.venetia.position.position import NONE, Venetia
from quattrocento.games.venetia.rules.colonies import place_influence
from quattrocento.games.venetia.rules.decks import draw_vp_tokens
from quattrocento.games.venetia.rules.routes import place_at_sea
from quattrocento.games.venetia.rules.scoring import hold_scorings
from quattrocento.games.venetia.rules.sestieri import Receive
from quattrocento.games.venetia.rules.verbs import REDRAW, REINFORCE, USE, WAIT
from quattrocento.kernel.fate import Fate
from quattrocento.kernel.move import Move
from quattrocento.kernel.seats import NOBODY
from quattrocento.kernel.step import Step


def tokens_left(position: Venetia) -> int:
    """Battle tokens that can still be drawn (VNZ-15.5)."""
    return position.components.battle_tokens - len(position.drawn)


def draw_token(position: Venetia, seat: int, fate: Fate) -> int:
    """A Battle token, seen by all; it stays out until the end of the turn (VNZ-15.4)."""
    pool = list(position.components.battle_copies)
    for out in position.drawn:
        pool[out] -= 1
    token = fate.draw(position.components.battle_bag, pool)
    position.drawn += (token,)
    position.tell("battle_token_drawn", seat, token)
    return token


def name_colony(position: Venetia, seat: int, colony: int) -> None:
    """Who attacks a colony with a Podestà takes the Infamy token (VNZ-13.3, VNZ-24.3, VNZ-25.5)."""
    position.tell("attacked", seat, colony)
    owner = position.podesta[colony]
    if owner == NOBODY or position.rules.basic or (owner == seat and position.rules.own_podesta_is_safe):
        return
    if position.infamy != seat:
        position.infamy = seat
        position.tell("infamy_taken", seat)


def attack_colony(position: Venetia, seat: int, colony: int, fate: Fate) -> None:
    """The colony is named, then a token drawn (VNZ-15.6)."""
    name_colony(position, seat, colony)
    token = draw_token(position, seat, fate)
    if position.redraw and tokens_left(position):
        position.then(Condottieri(seat, colony, NONE, token))
    elif position.stradioti:
        position.then(Stradioti(seat, colony, token))
    else:
        strike_colony(position, seat, colony, (token,))


def strike_colony(
    position: Venetia, seat: int, colony: int, tokens: tuple[int, ...], more: int = 0
) -> None:
    """Influence equal to the value of the tokens in one lot; then their icons (VNZ-13.2, VNZ-15.6)."""
    number = sum(position.components.battle_value[token] for token in tokens) + more
    place_influence(position, seat, colony, number)
    finish_attack(position, seat, tokens)


def attack_fleet(position: Venetia, seat: int, sea: int, fate: Fate) -> None:
    """The sea is named, then a token drawn (VNZ-14.1)."""
    position.tell("fleet_attacked", seat, sea)
    token = draw_token(position, seat, fate)
    if position.redraw and tokens_left(position):
        position.then(Condottieri(seat, NONE, sea, token))
    else:
        strike_fleet(position, seat, sea, token, fate)


def strike_fleet(position: Venetia, seat: int, sea: int, token: int, fate: Fate) -> None:
    sink_fleets(position, seat, sea, position.components.battle_value[token] + position.sea_bonus, fate)
    finish_attack(position, seat, (token,))


def sink_fleets(position: Venetia, seat: int, sea: int, hits: int, fate: Fate) -> None:
    """Fleets go; an emptied sea gets 1 Influence; each Fleet brings a VP token (VNZ-14.2 to VNZ-14.4)."""
    sunk = min(hits, position.fleets[sea])
    if not sunk:
        return
    position.set_fleets(sea, position.fleets[sea] - sunk)
    position.tell("fleets_sunk", seat, sea, sunk)
    if not position.fleets[sea]:
        place_at_sea(position, seat, sea)
    # VNZ-R54: before a scoring that a Control token placed just now makes due.
    draw_vp_tokens(position, seat, sunk, fate)


def finish_attack(position: Venetia, seat: int, tokens: tuple[int, ...]) -> None:
    """A scoring that is due comes before the icons (VNZ-15.6, VNZ-R53)."""
    hold_scorings(position)
    if position.rules.tokens_return_at_once:  # VNZ-25.4
        position.returned += position.drawn
        position.drawn = ()
    icons = [position.components.battle_icon[token] for token in tokens]
    if not position.walls:  # VNZ-23.16
        position.owed += icons.count(THREAT)
    position.then_in_order([Receive(seat, 1) for icon in icons if icon == PLUNDER])


class Condottieri(Step[Venetia]):
    """Hired Captains: the drawn token is used, or set aside for another one (VNZ-23.10)."""

    name: ClassVar[str] = "condottieri"
    clause: ClassVar[str] = "VNZ-23.10"
    fields: ClassVar[tuple[str, ...]] = ("seat", "colony", "sea", "token")

    def __init__(self, seat: int, colony: int, sea: int, token: int) -> None:
        super().__init__(seat)
        self.colony = colony
        self.sea = sea
        self.token = token

    def prompt(self) -> str:
        return "condottieri-sea" if self.colony == NONE else "condottieri-colony"

    def options(self, position: Venetia, seat: int) -> list[Move]:
        return [USE, REDRAW]

    def play(self, position: Venetia, seat: int, verb: str, noun: int, fate: Fate) -> None:
        token = self.token
        if verb == "redraw":
            position.redraw = 0
            token = draw_token(position, seat, fate)
        if self.colony != NONE:
            strike_colony(position, seat, self.colony, (token,))
        else:
            strike_fleet(position, seat, self.sea, token, fate)


class Stradioti(Step[Venetia]):
    """Stradiot Horsemen: 1 more Influence in this attack, or in a later one (VNZ-23.14)."""

    name: ClassVar[str] = "stradioti"
    clause: ClassVar[str] = "VNZ-23.14"
    fields: ClassVar[tuple[str, ...]] = ("seat", "colony", "token")

    def __init__(self, seat: int, colony: int, token: int) -> None:
        super().__init__(seat)
        self.colony = colony
        self.token = token

    def options(self, position: Venetia, seat: int) -> list[Move]:
        return [REINFORCE, WAIT]

    def play(self, position: Venetia, seat: int, verb: str, noun: int, fate: Fate) -> None:
        more = 0
        if verb == "reinforce":
            more, position.stradioti = position.stradioti, 0
        strike_colony(position, seat, self.colony, (self.token,), more)
