"""The table as lines of text: the map, the players, their Troops, the cards and the battle."""

from collections.abc import Iterable, Sequence
from typing import Final

from quattrocento.games.ventura.components.typed import AREAS, WOUND_BITS, WOUND_MASK, Components
from quattrocento.games.ventura.knowledge.imagine import in_sight
from quattrocento.games.ventura.knowledge.view import HIDDEN, VenturaView, hand_size, own_reserve
from quattrocento.games.ventura.position.battle import NO_SIDE, Battle
from quattrocento.games.ventura.position.position import NO_CARD, NOWHERE
from quattrocento.games.ventura.rules.domain import total_income
from quattrocento.games.ventura.rules.troops.troops import index
from quattrocento.games.ventura.rules.verbs import HEX
from quattrocento.games.ventura.text.chart import Cell, chart
from quattrocento.kernel.board import TextBoard
from quattrocento.kernel.lines import BETWEEN, paragraphs, table, unbroken
from quattrocento.kernel.seats import NOBODY
from quattrocento.kernel.voice import Voice

MARKS: Final = "ABCD"
_LAYING: Final = ("lay", "city", "settle")
_MARKER, _ARMY, _WOUND, _FIRST, _CHOOSING, _OUT = "●", "*", "†", "★", "▸", "✗"
_COLUMNS: Final = (
    "board-player",
    "board-family",
    "board-points",
    "board-florins",
    "board-income",
    "board-hand",
    "board-reserve",
)


def board(view: VenturaView, components: Components, voice: Voice, width: int = 100) -> list[str]:
    """Everything that this seat sees, no line longer than the width."""
    shown = Board(view, components, voice, width)
    parts = (shown.heading(), shown.map(), shown.players(), shown.troops(), shown.cards(), shown.battle())
    return paragraphs(parts)


class Board(TextBoard[VenturaView, Components]):
    """The parts of the table, each a list of lines."""

    def __init__(self, view: VenturaView, components: Components, voice: Voice, width: int) -> None:
        super().__init__(view, components, voice, width)
        self.position = in_sight(view, components)
        self.owner = {tile: seat for seat, domain in enumerate(view.domain) for tile in domain}

    # ---- the round

    def heading(self) -> list[str]:
        view, say = self.view, self.voice.say
        target = self.components.target
        parts = [say("board-round", round=view.round, target=target) if view.round else say("board-setup")]
        if not view.out >> view.first & 1:
            parts.append(say("board-first", seat=self.voice.seat(view.first)))
        parts += [say("board-won", seat=self.voice.seat(seat)) for seat in view.winners]
        return self._wrapped(BETWEEN.join(parts))

    # ---- the map

    def map(self) -> list[str]:
        """The tiles in their places; those that there is no room for are listed below."""
        view = self.view
        tiles = [tile for tile, place in enumerate(view.spot) if place != NOWHERE]
        cells = {
            view.spot[tile]: (
                self._territory(tile),
                " ".join(filter(None, (self._domain(tile), self._standing(tile)))),
            )
            for tile in tiles
        }
        spaces = self._spaces()
        drawn = chart({**cells, **spaces}, self.width, spaces or self._own())
        lines = drawn.lines
        if drawn.beyond:
            named = [unbroken(self._beyond(place, cells.get(place))) for place in drawn.beyond]
            lines += self._wrapped(self.voice.say("board-beyond", tiles=", ".join(named)))
        return [
            *lines,
            *self._wrapped(self.voice.say("board-legend", marker=_MARKER, army=_ARMY, wound=_WOUND)),
        ]

    def _own(self) -> set[int]:
        """The places of the own Domain and Troops."""
        view = self.view
        own = set(view.domain[view.seat]) if 0 <= view.seat < len(view.domain) else set()
        own |= {at for troop, at in enumerate(view.at) if troop // AREAS == view.seat and at != NOWHERE}
        return {view.spot[tile] for tile in own}

    def _beyond(self, place: int, cell: Cell | None) -> str:
        words = [HEX.text(place), *(cell or ())]
        return " ".join(filter(None, words))

    def _spaces(self) -> dict[int, Cell]:
        """The places beside two tiles, by their coordinates, while one is to be laid (VTR-2.9)."""
        if not self.view.stack or self.view.stack[-1].name not in _LAYING:
            return {}
        return {place: (HEX.text(place), "") for place, _ in self.position.spaces}

    def _territory(self, tile: int) -> str:
        return self.voice.component("territory", tile)

    def _domain(self, tile: int) -> str:
        seat = self.owner.get(tile, NOBODY)
        return f"{MARKS[seat]} {_MARKER * self.view.markers[tile]}" if seat != NOBODY else ""

    def _standing(self, tile: int) -> str:
        troops = [troop for troop, at in enumerate(self.view.at) if at == tile]
        return " ".join(self._troop_mark(troop) for troop in troops)

    def _troop_mark(self, troop: int) -> str:
        army = _ARMY if self.view.captain[troop] != NO_CARD else ""
        return f"{MARKS[troop // AREAS]}{troop % AREAS + 1}{army}"

    # ---- the players

    def players(self) -> list[str]:
        rows: list[Sequence[str]] = [[self.voice.say(message) for message in _COLUMNS]]
        view = self.view
        for seat in range(view.seats):
            marks = (
                _FIRST * (seat == view.first)
                + _CHOOSING * (seat in view.waiting)
                + _OUT * (view.out >> seat & 1)
            )
            family = view.family[seat]
            income = total_income(self.position, seat)
            cards = hand_size(view, seat)
            numbers = (view.points[seat], view.florins[seat], income, cards, len(view.reserves[seat]))
            name = f"{MARKS[seat]} {self.voice.seat(seat)} {marks}".rstrip()
            rows.append(
                [name, self.voice.component("family", family) if family >= 0 else "", *map(str, numbers)]
            )
        return table(rows, self.width)

    def troops(self) -> list[str]:
        lines: list[str] = []
        for troop, at in enumerate(self.view.at):
            if at != NOWHERE:
                cards = self._companies(self.view.companies[troop])
                if self.view.captain[troop] != NO_CARD:
                    cards = [self._card(self.view.captain[troop]), *cards]
                lines += self._wrapped(
                    f"{self._troop_mark(troop)} {self._territory(at)}: {', '.join(cards)}"
                )
        return lines

    def _card(self, card: int) -> str:
        return unbroken(self.voice.component("card", card))

    def _companies(self, companies: Iterable[int]) -> list[str]:
        return [
            self._card(company >> WOUND_BITS) + _WOUND * (company & WOUND_MASK) for company in companies
        ]

    # ---- cards and tiles

    def cards(self) -> list[str]:
        view, say = self.view, self.voice.say
        lines = self._listed("board-display", map(self._card, view.display))
        under = sum(len(group.tiles) for group in view.seen_under)
        decks = say(
            "board-decks",
            ventura=view.ventura_left,
            conscription=view.conscription_left,
            tiles=view.pile_left + under,
        )
        lines += self._wrapped(decks)
        for seat, shown in enumerate(view.shown):
            if shown and seat != view.seat:
                cards = ", ".join(map(self._card, shown))
                lines += self._wrapped(say("board-shown", seat=self.voice.seat(seat), cards=cards))
        lines += self._listed("board-your-hand", map(self._card, view.own_hand))
        lines += self._listed("board-your-reserve", map(self._territory, own_reserve(view)))
        lines += self._listed("board-looking", map(self._card, view.own_looking))
        return lines + self._listed(
            "board-looking", [self._territory(t) for t in view.seen_peeked if t != HIDDEN]
        )

    def _listed(self, message: str, names: Iterable[str]) -> list[str]:
        words = ", ".join(unbroken(name) for name in names)
        return self._wrapped(self.voice.say(message, cards=words)) if words else []

    # ---- the battle

    def battle(self) -> list[str]:
        battle = self.view.seen_battle
        if battle is None:
            return []
        attacker, defender = (self.voice.seat(seat) for seat in battle.seats)
        place = self._territory(battle.at)
        lines = self._wrapped(
            self.voice.say("board-battle", attacker=attacker, defender=defender, territory=place)
        )
        if battle.number:
            lines += self._wrapped(self.voice.say("board-assault", number=battle.number))
        for side in (0, 1):
            lines += self._line(battle, side)
        return lines

    def _line(self, battle: Battle, side: int) -> list[str]:
        seat = battle.seats[side]
        spaces = [
            f"{name} {card}"
            for name, card in zip(_SPACES, self._companies(battle.lines[side]), strict=False)
        ]
        area = battle.areas[side]
        captain = self.view.captain[index(seat, area)] if area else NO_CARD
        if captain != NO_CARD:
            guard = battle.captain_guard[side]
            spaces.append(self.voice.say("board-captain", captain=self._card(captain), resistance=guard))
        if battle.ground != NO_SIDE and battle.ground == side:
            modifiers = (battle.ground_ranged, battle.ground_melee, battle.ground_guard)
            names = ("ranged", "melee", "resistance")
            spaces.append(self.voice.say("board-ground", **dict(zip(names, modifiers, strict=True))))
        return self._wrapped(f"{MARKS[seat]} {self.voice.seat(seat)}: {', '.join(spaces)}")


_SPACES: Final = ("I", "II", "III", "IV", "V")
