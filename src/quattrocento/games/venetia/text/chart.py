"""The board as text: the Power track, the seas, the regions with their colonies, the six Sestieri."""

from typing import Final

from quattrocento.games.venetia.advice.display import VenetiaDisplay
from quattrocento.games.venetia.components.typed import REGIONS, SEAS, SESTIERI, Components
from quattrocento.games.venetia.knowledge.view import VenetiaView
from quattrocento.kernel.board import TextBoard
from quattrocento.kernel.lines import BETWEEN, table, unbroken
from quattrocento.kernel.seats import NOBODY
from quattrocento.kernel.voice import Voice

MARKS: Final = "ABCD"  # the players on the board, by seat
_PODESTA, _COLOURED, _GREY, _DUCAT, _SPACE = "♛", "■", "□", "●", "·"


class Part(TextBoard[VenetiaView, Components]):
    """A part of the table, told from the view and from what a screen shows besides."""

    def __init__(
        self, view: VenetiaView, components: Components, voice: Voice, width: int, display: VenetiaDisplay
    ) -> None:
        super().__init__(view, components, voice, width)
        self.display = display


class Chart(Part):
    """The parts of the board, each a list of lines."""

    def track(self) -> list[str]:
        """The pawns on the Power track, the first scoring in brackets."""
        view, say = self.view, self.voice.say
        cells: list[str] = []
        for space in range(1, self.components.spaces + 1):
            pawns = (say("board-venice") if view.venice == space else "") + (
                say("board-enemies") if view.enemies == space else ""
            )
            cell = pawns or (str(space) if space == self.components.first_scoring else _SPACE)
            cells.append(f"[{cell}]" if space == self.components.first_scoring else cell)
        return self._wrapped(unbroken(" ".join(cells)))

    def seas(self) -> list[str]:
        say = self.voice.say
        rows = [[say("board-sea"), say("board-value"), say("board-lies"), say("board-route")]]
        for sea in range(SEAS):
            sailing = [seat for seat, route in enumerate(self.display.routes) if route >> sea & 1]
            value = str(self.components.sea_value[sea])
            rows.append([self.voice.component("sea", sea), value, self._in_sea(sea), marks(sailing)])
        return table(rows, self.width)

    def _in_sea(self, sea: int) -> str:
        view = self.view
        if view.control >> sea & 1:
            return self.voice.say("board-control")
        if view.fleets[sea]:
            return self.voice.say("board-fleets", fleets=view.fleets[sea])
        return self._by_seat(view.sea_influence, sea)

    def _by_seat(self, counts: list[int], place: int) -> str:
        """``A2 B1``: the Influence of each player in one place."""
        start = place * self.view.seats
        here = counts[start : start + self.view.seats]
        return " ".join(f"{MARKS[seat]}{number}" for seat, number in enumerate(here) if number)

    def regions(self) -> list[str]:
        lines: list[str] = []
        for region in range(REGIONS):
            lines += self._wrapped(self._region(region))
        return [*lines, *self._wrapped(self.voice.say("board-legend", podesta=_PODESTA))]

    def _region(self, region: int) -> str:
        view, voice = self.view, self.voice
        reached = [seat for seat, regions in enumerate(self.display.reached) if regions >> region & 1]
        name = voice.component("region", region)
        value = self.components.region_value[region]
        heading = voice.say("board-region", region=name, value=value, seats=marks(reached) or "-")
        if view.kingdom[region] >= 0:
            heading += BETWEEN + voice.component("kingdom", view.kingdom[region])
        if self.display.barred >> region & 1:
            heading += BETWEEN + voice.say("board-barred")
        colonies = [unbroken(self._colony(colony)) for colony in self.components.colonies_of[region]]
        return f"{heading}: {', '.join(colonies)}"

    def _colony(self, colony: int) -> str:
        """``ZARA(4) A3 B1 ♛A``: the major colony in capitals, its value, Influence, Podestà."""
        name = self.voice.component("colony", colony)
        if self.components.is_major[colony]:
            name = name.upper()
        words = [f"{name}({self.components.colony_value[colony]})"]
        words += [text] if (text := self._by_seat(self.view.influence, colony)) else []
        owner = self.view.podesta[colony]
        words += [f"{_PODESTA}{MARKS[owner]}"] if owner != NOBODY else []
        return " ".join(words)

    def city(self) -> list[str]:
        """Ducats and Monuments in the Sestieri, one column a player; tiles that are out in brackets."""
        view, say = self.view, self.voice.say
        rows = [[say("board-sestiere"), *(MARKS[seat] for seat in range(view.seats))]]
        for sestiere in range(SESTIERI):
            name = self.voice.component("sestiere", sestiere)
            out = view.tiles_out >> sestiere & 1
            places = [seat * SESTIERI + sestiere for seat in range(view.seats)]
            rows.append([f"({name})" if out else name, *(self._owned(place) for place in places)])
        legend = say("board-city-legend", ducat=_DUCAT, coloured=_COLOURED, grey=_GREY)
        return [*table(rows, self.width), *self._wrapped(legend)]

    def _owned(self, place: int) -> str:
        view = self.view
        owned = _COLOURED * view.coloured[place] + _GREY * view.grey[place] + _DUCAT * view.ducats[place]
        return owned or _SPACE


def marks(seats: list[int]) -> str:
    return "".join(MARKS[seat] for seat in seats)


def named(voice: Voice, kind: str, numbers: list[int]) -> str:
    return ", ".join(unbroken(voice.component(kind, number)) for number in numbers)
