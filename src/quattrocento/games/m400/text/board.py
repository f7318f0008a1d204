"""The table as lines of text: sequence, colours, states, cards, and what is going on."""

from collections.abc import Iterable, Sequence
from typing import Final

from quattrocento.games.m400.advice.display import display
from quattrocento.games.m400.components.typed import ARMIES_EACH, TERRITORIES, Components
from quattrocento.games.m400.knowledge.view import M400View
from quattrocento.games.m400.text.board_cards import NONE, CardLines, ShownBoard
from quattrocento.kernel.lines import BETWEEN, paragraphs, table, unbroken
from quattrocento.kernel.places import members
from quattrocento.kernel.seats import NOBODY
from quattrocento.kernel.voice import Voice

MARKS: Final = ("●", "▲", "■", "◆", "★")
_FREE, _CHOOSING, _BARRED, _PLAGUE, _BLOCKED, _CAPITAL = "○", "▸", "✗", "†", "~", "♜"

_PHASES: Final = (
    "board-phase-setup",
    "board-phase-draw",
    "board-phase-trade",
    "board-phase-movement",
    "board-phase-conquest",
    "board-phase-end",
)
_COLUMNS: Final = (
    "board-player",
    "board-capital",
    "board-score",
    "board-forecast",
    "board-points",
    "board-states",
    "board-armies",
    "board-cards",
    "board-draws",
)
_LEGEND: Final = (
    "board-legend-army",
    "board-legend-blocked",
    "board-legend-plague",
    "board-legend-capital",
    "board-legend-barred",
)


def board(view: M400View, components: Components, voice: Voice, width: int = 100) -> list[str]:
    """Everything that this seat sees, no line longer than the width."""
    told = display(view, components)
    shown = Board(view, components, voice, width, told)
    cards = CardLines(view, components, voice, width, told)
    parts = [
        shown.heading(),
        shown.lands(),
        shown.colours(),
        shown.ways(),
        cards.hands(),
        cards.offers(),
        cards.combat(),
    ]
    return paragraphs(parts)


class Board(ShownBoard):
    """The parts of the table that everybody sees, each a list of lines."""

    # ---- the sequence

    def heading(self) -> list[str]:
        view, say = self.view, self.voice.say
        parts = [say("board-sequence", sequence=view.sequence, target=self.shown.target)]
        if view.active != NOBODY:
            parts.append(say("board-turn", colour=self._colour(view.active)))
        parts.append(say(_PHASES[view.phase]))
        parts += [say("board-won", seat=self.voice.seat(seat)) for seat in view.winners]
        lines = self._wrapped(BETWEEN.join(parts))
        if view.order:
            order = ", ".join([self._colour(colour) for colour in view.order])
            lines += self._wrapped(say("board-order", colours=order))
        if view.attacked:
            capitals = ", ".join([self._territory(capital) for capital in members(view.attacked)])
            lines += self._wrapped(say("board-attacked", territories=capitals))
        return lines

    def colours(self) -> list[str]:
        view = self.view
        rows: list[Sequence[str]] = [[self.voice.say(message) for message in _COLUMNS]]
        for colour in view.first_order:
            seat, capital = view.player[colour], view.capital[colour]
            choosing = _CHOOSING * (seat in view.waiting and (colour == view.active or view.seats > 2))
            signs = choosing + _BARRED * (view.barred >> colour & 1)
            name = (
                f"{MARKS[colour]} {self.voice.component('colour', colour)} {self.voice.seat(seat)} {signs}"
            )
            armies = view.at[colour * ARMIES_EACH : colour * ARMIES_EACH + ARMIES_EACH]
            numbers = (
                view.score[colour],
                self.shown.forecast[colour],
                view.points[colour],
                self.shown.states[colour],
                sum(at != NOBODY for at in armies),
                view.held[seat],
                self.shown.draws[colour],
            )
            home = self._territory(capital) if capital != NOBODY else ""
            rows.append([name.rstrip(), home, *map(str, numbers)])
        return table(rows, self.width) if len(rows) > 1 else []

    # ---- the board

    def lands(self) -> list[str]:
        """The states of each colour, then the free ones, with their values and what stands there."""
        view, lines = self.view, list[str]()
        for colour in view.first_order:
            own = [place for place in range(TERRITORIES) if view.owner[place] == colour]
            if own:
                lines += self._wrapped(f"{MARKS[colour]} {self._named(own)}")
        free = [place for place in range(TERRITORIES) if view.owner[place] == NOBODY]
        if free:
            lines += self._wrapped(f"{_FREE} {self.voice.say('board-free')}: {self._named(free)}")
        signs = (MARKS[0], _BLOCKED, _PLAGUE, _CAPITAL, _BARRED)
        legend = [f"{sign} {self.voice.say(text)}" for sign, text in zip(signs, _LEGEND, strict=True)]
        return [*lines, *self._wrapped(BETWEEN.join(map(unbroken, legend)))]

    def _named(self, places: Iterable[int]) -> str:
        return ", ".join([unbroken(self._described(place)) for place in places])

    def _described(self, place: int) -> str:
        """A territory with its value, or the sign of a capital, and the signs of what stands there."""
        view = self.view
        worth = _CAPITAL if self.shown.capitals >> place & 1 else str(self.components.value[place])
        armies = [
            MARKS[army // ARMIES_EACH] + _BLOCKED * (view.blocked >> army & 1)
            for army, at in enumerate(view.at)
            if at == place
        ]
        signs = "".join(armies) + _PLAGUE * view.tokens[place].bit_count()
        return f"{self._territory(place)} {worth} {signs}".rstrip()

    def ways(self) -> list[str]:
        """For the own armies: neighbours, seas, and in the own turn all that can be reached."""
        view, lines = self.view, list[str]()
        own = [colour for colour in view.first_order if view.player[colour] == view.seat]
        for army, at in enumerate(view.at):
            if at == NOBODY or army // ARMIES_EACH not in own:
                continue
            lands = ", ".join([self._territory(place) for place in members(self.components.borders[at])])
            seas = [self.voice.component("sea", sea) for sea in members(self.components.seas[at])]
            about = {"army": self._army(army), "territory": self._territory(at), "lands": lands or NONE}
            lines += self._wrapped(self.voice.say("board-ways", **about, seas=", ".join(seas) or NONE))
            lines += self._reach(army)
        return lines

    def _reach(self, army: int) -> list[str]:
        goals: list[str] = []
        for reach in self.shown.reach:
            costs = zip(reach.territory, reach.horses, reach.ships, reach.tolls, strict=True)
            for place, horses, ships, tolls in costs if reach.army == army else ():
                if horses or ships or tolls:
                    cost = self.voice.say("board-cost", horses=horses, ships=ships, tolls=len(tolls))
                    goals.append(unbroken(f"{self._territory(place)} ({cost})"))
        return self._wrapped(self.voice.say("board-reach", goals=", ".join(goals))) if goals else []

    # ---- names

    def _territory(self, place: int) -> str:
        return unbroken(self.voice.component("territory", place))

    def _army(self, army: int) -> str:
        return unbroken(self.voice.component("army", army))

    def _colour(self, colour: int) -> str:
        name = self.voice.component("colour", colour)
        return unbroken(f"{MARKS[colour]} {name} ({self.voice.seat(self.view.player[colour])})")
