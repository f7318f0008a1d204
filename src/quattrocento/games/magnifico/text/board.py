"""The table as lines of text: the map, the players, the auction, the supplies and the battle."""

from collections.abc import Iterable, Sequence
from typing import Final

from quattrocento.games.magnifico.advice.display import display
from quattrocento.games.magnifico.components.typed import TERRITORIES, Components
from quattrocento.games.magnifico.knowledge.view import MagnificoView
from quattrocento.games.magnifico.position.pieces import NO_CASTLE
from quattrocento.games.magnifico.text.battle_scene import battle_scene
from quattrocento.games.magnifico.text.chart import MARKS, SEA, Chart, Label, drawing
from quattrocento.kernel.board import TextBoard
from quattrocento.kernel.lines import BETWEEN, paragraphs, table, tallied, unbroken
from quattrocento.kernel.seats import NOBODY
from quattrocento.kernel.voice import Voice

NARROWEST_MAP: Final = 80

_CASTLE, _FREE, _LEONARDO, _CHOOSING, _BATTLE = "♜", "○", "★", "▸", "!"
_LONGEST_NAME: Final = 14

_COLUMNS: Final = (
    "board-player",
    "board-colour",
    "board-points",
    "board-florins",
    "board-territories",
    "board-castles",
    "board-cities",
    "board-soldiers",
    "board-fielded",
    "board-archived",
)
_PIECES_LEGEND: Final = ("board-legend-castle", "board-legend-machines")
_MAP_LEGEND: Final = (
    "board-legend-soldiers",
    *_PIECES_LEGEND,
    "board-legend-free",
    "board-legend-frontier",
    "board-legend-strait",
    "board-legend-alps",
)
_WORKS: Final = {
    "first_tank": "board-first-tank",
    "first_airplane": "board-first-airplane",
    "first_perfect_city": "board-first-perfect-city",
}


def board(view: MagnificoView, components: Components, voice: Voice, width: int = 100) -> list[str]:
    """Everything that this seat sees, no line longer than the width."""
    shown = Board(view, components, voice, width)
    parts = [
        shown.heading(),
        shown.map() if width >= NARROWEST_MAP else shown.lands(),
        shown.players(),
        shown.cards(),
        shown.market(),
        shown.turn(),
    ]
    return paragraphs(parts)


class Board(TextBoard[MagnificoView, Components]):
    """The parts of the table, each a list of lines."""

    def __init__(self, view: MagnificoView, components: Components, voice: Voice, width: int) -> None:
        super().__init__(view, components, voice, width)
        self.shown = display(view, components)

    # ---- the round

    def heading(self) -> list[str]:
        view, say = self.view, self.voice.say
        target = int(view.settings["target_vp"])
        parts = [say("board-round", round=view.round, target=target)]
        if not view.round:
            parts = [say("board-setup", target=target)]
        if view.holder != NOBODY:
            parts.append(say("board-leonardo", seat=self.voice.seat(view.holder)))
        parts += [say("board-won", seat=self.voice.seat(seat)) for seat in view.winners]
        lines = self._wrapped(BETWEEN.join(parts))
        works = [say(_WORKS[work]) for work in self.shown.first_works]
        if works:
            lines += self._wrapped(say("board-first-works", works=", ".join(works)))
        return lines

    # ---- the map

    def map(self) -> list[str]:
        chart = Chart(self.width)
        labels = [
            Label(territory, tuple(shape["label"]), (self._territory(territory), self._pieces(territory)))
            for territory, shape in enumerate(drawing()["territories"].values())
        ]
        labels += [
            Label(SEA, tuple(place), (self.voice.component("sea", sea).lower(),))
            for sea, shape in enumerate(drawing()["seas"].values())
            for place in shape["labels"]
        ]
        chart.write(labels)
        return [*chart.lines(), "", *self._legend(_MAP_LEGEND)]

    def lands(self) -> list[str]:
        """Where there is no room for the map: the territories of each player, then the free ones."""
        view, lines = self.view, list[str]()
        for seat in range(view.seats):
            own = [i for i in range(TERRITORIES) if view.owner[i] == seat]
            lands = [unbroken(f"{self._territory(i)} {self._pieces(i)[1:]}") for i in own]
            if lands:
                lines += self._wrapped(f"{MARKS[seat]} {self.voice.seat(seat)}: {', '.join(lands)}")
        free = [self._territory(i) for i in range(TERRITORIES) if view.owner[i] == NOBODY]
        if free:
            lines += self._wrapped(f"{_FREE} {self.voice.say('board-free')}: {', '.join(free)}")
        return [*lines, "", *self._legend(_PIECES_LEGEND)]

    def _legend(self, messages: Sequence[str]) -> list[str]:
        words = [unbroken(self.voice.say(message)) for message in messages]
        if self.view.battle is not None:
            words.append(unbroken(self.voice.say("board-legend-battle")))
        return self._wrapped("   ".join(words))

    def _pieces(self, territory: int) -> str:
        """``A3 ♜2 t1 a1``: owner and soldiers, castle with its towers, machines."""
        view = self.view
        if view.owner[territory] == NOBODY:
            return _FREE
        words = [f"{MARKS[view.owner[territory]]}{view.soldiers[territory]}"]
        if view.towers[territory] != NO_CASTLE:
            words.append(f"{_CASTLE}{view.towers[territory] or ''}")
        if view.tanks[territory]:
            words.append(f"{self.voice.say('board-tank')}{view.tanks[territory]}")
        if view.airplanes[territory]:
            words.append(f"{self.voice.say('board-airplane')}{view.airplanes[territory]}")
        if view.battle is not None and view.battle.target == territory:
            words.append(_BATTLE)
        return " ".join(words)

    # ---- the players

    def players(self) -> list[str]:
        """One row a player; one column a player where the width asks for it."""
        rows = [["", *(self.voice.say(message) for message in _COLUMNS)]]
        rows += [self._player(seat) for seat in range(self.view.seats)]
        return table(rows, self.width)

    def _player(self, seat: int) -> list[str]:
        view, shown = self.view, self.shown
        numbers = (
            view.points[seat],
            view.money[seat],
            shown.territories[seat],
            shown.castles[seat],
            shown.cities[seat],
            shown.reserve[seat],
            len(view.field[seat]),
            len(view.archive[seat]),
        )
        mark = f"{_CHOOSING if seat in view.waiting else ' '}{MARKS[seat]}"
        holder = f" {_LEONARDO}" if seat == view.holder else ""
        colour = self.voice.component("colour", view.colour[seat]) if view.colour[seat] >= 0 else ""
        name = self.voice.seat(seat)[:_LONGEST_NAME]
        return [mark, name + holder, colour, *map(str, numbers)]

    def cards(self) -> list[str]:
        """The cards before each player who has any."""
        view, say, lines = self.view, self.voice.say, list[str]()
        for seat in range(view.seats):
            parts: list[str] = []
            if view.field[seat]:
                parts.append(say("board-field", cards=self._cards(view.field[seat])))
            if view.archive[seat]:
                parts.append(say("board-archive", cards=self._cards(view.archive[seat])))
            if parts:
                lines += self._wrapped(f" {MARKS[seat]} {BETWEEN.join(parts)}")
        return lines

    # ---- cards and pieces to be had

    def market(self) -> list[str]:
        view, shown, say = self.view, self.shown, self.voice.say
        decks = [say("board-decks", machines=shown.decks.machines, projects=shown.decks.projects)]
        if under := [*view.machine_bottom, *view.project_bottom]:
            in_order = ", ".join(self.voice.component("card", card) for card in under)
            decks.append(say("board-under", cards=in_order))
        if view.discarded:
            decks.append(say("board-box", cards=self._cards(view.discarded)))
        supplies = say(
            "board-supplies",
            tanks=shown.supplies.tanks,
            airplanes=shown.supplies.airplanes,
            castles=shown.supplies.castles,
            towers=shown.supplies.towers,
        )
        return [*self._auction(), *self._wrapped(BETWEEN.join([*decks, supplies]))]

    def _auction(self) -> list[str]:
        view, say = self.view, self.voice.say
        if not view.auction:
            return []
        bids: list[str] = []
        if any(view.has_bid):
            bids.append(say("board-sealed", seats=_marks(s for s in range(view.seats) if view.has_bid[s])))
        if view.bid:
            bids.append(say("board-own-bid", florins=view.bid))
        if any(view.offers):
            offers = [f"{MARKS[seat]} {offer}" for seat, offer in enumerate(view.offers) if offer]
            bids.append(say("board-offers", offers=", ".join(offers)))
        if view.rank:
            bids.append(say("board-rank", seats=_marks(view.rank)))
        shown = self._wrapped(say("board-auction", cards=self._cards(view.auction)))
        return shown + self._wrapped(BETWEEN.join(bids)) if bids else shown

    # ---- the turn and the battle

    def turn(self) -> list[str]:
        """The turn in progress and the battle in it."""
        lines: list[str] = []
        view = self.view
        for step in view.stack:
            if step.name == "turn":
                most, name = self.components.attacks_per_turn, self.voice.seat(step.seat)
                told = self.voice.say(
                    "board-turn", seat=name, wars=view.wars, most=most, moved=int(view.moved)
                )
                lines += self._wrapped(told)
        for number, sentence in enumerate(battle_scene(self.shown.battle, self.voice)):
            lines += self._wrapped(f"  {sentence}" if number else sentence)
        return lines

    # ---- names and lines

    def _territory(self, territory: int) -> str:
        return self.voice.component("territory", territory)

    def _cards(self, cards: Sequence[int]) -> str:
        return tallied(cards, lambda card: self.voice.component("card", card))


def _marks(seats: Iterable[int]) -> str:
    return ", ".join(MARKS[seat] for seat in seats)
