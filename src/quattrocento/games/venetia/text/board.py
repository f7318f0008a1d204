"""The table as lines of text: epoch and offices, the board, the players, the own cards, the turn."""

from collections.abc import Sequence
from typing import Final

from quattrocento.games.venetia.components.typed import RISE, STRUGGLE, Components
from quattrocento.games.venetia.knowledge.view import VenetiaView
from quattrocento.games.venetia.position.position import NONE
from quattrocento.games.venetia.text.chart import MARKS, Chart, named
from quattrocento.kernel.board import TextBoard
from quattrocento.kernel.lines import BETWEEN, paragraphs, table, tallied, unbroken
from quattrocento.kernel.places import members
from quattrocento.kernel.seats import NOBODY
from quattrocento.kernel.voice import Voice

_CHOOSING, _DOGE, _INFAMY = "▸", "★", "†"
_LONGEST_NAME: Final = 14
_OUTLOOK: Final = "board-outlook"
_COLUMNS: Final = (
    "board-player",
    "board-points",
    _OUTLOOK,
    "board-supply",
    "board-podesta",
    "board-cards",
    "board-family",
    "board-vp-tokens",
    "board-kept",
    "board-kingdoms",
)


def board(view: VenetiaView, components: Components, voice: Voice, width: int = 100) -> list[str]:
    """Everything that this seat sees, no line longer than the width."""
    shown = Board(view, components, voice, width)
    chart = Chart(view, components, voice, width)
    parts = [
        [*shown.heading(), *chart.track()],
        chart.regions(),
        chart.seas(),
        [] if view.settings["ruleset"] == "basic" else chart.city(),
        shown.players(),
        shown.own(),
        shown.turn(),
    ]
    return paragraphs(parts)


class Board(TextBoard[VenetiaView, Components]):
    """The parts beside the board, each a list of lines."""

    def heading(self) -> list[str]:
        """The epoch, how far the next scoring is, the Doge and the infamous player."""
        view, say = self.view, self.voice.say
        parts = [self.voice.component("epoch", view.epoch)]
        if view.epoch == RISE or view.to_scoring or view.first_due:
            parts.append(say("board-to-scoring", spaces=view.to_scoring))
        if view.epoch != STRUGGLE:
            parts.append(say("board-between", spaces=view.between_pawns))
        else:
            parts.append(say("board-to-end", spaces=view.to_end))
        if view.doge != NOBODY:
            parts.append(say("board-doge", seat=self.voice.seat(view.doge), tokens=view.office))
        if view.infamy != NOBODY:
            parts.append(say("board-infamy", seat=self.voice.seat(view.infamy)))
        parts += [say("board-won", seat=self.voice.seat(seat)) for seat in view.winners]
        return self._wrapped(BETWEEN.join(map(unbroken, parts)))

    # ---- the players

    def players(self) -> list[str]:
        columns = [message for message in _COLUMNS if message != _OUTLOOK or self.view.outlook]
        rows = [["", *map(self.voice.say, columns)]]
        rows += [self._player(seat) for seat in range(self.view.seats)]
        return table(rows, self.width)

    def _player(self, seat: int) -> list[str]:
        view = self.view
        numbers = (
            view.supply[seat],
            view.podesta.count(seat),
            view.hand_sizes[seat],
        )
        values = "".join(str(self.components.family_value[card]) for card in members(view.family[seat]))
        kinds = sum(1 for number in view.treated[seat] if number)
        mark = f"{_CHOOSING if seat in view.waiting else ' '}{MARKS[seat]}"
        signs = (f" {_DOGE}" if seat == view.doge else "") + (f" {_INFAMY}" if seat == view.infamy else "")
        name = self.voice.seat(seat)[:_LONGEST_NAME] + signs
        outlook = [self._outlook(seat)] if view.outlook else []
        worth = [str(view.points[seat]), *outlook, *map(str, numbers)]
        last = (view.vp_sizes[seat], view.kept[seat], kinds)
        return [mark, name, *worth, values, *map(str, last)]

    def _outlook(self, seat: int) -> str:
        """What a scoring would bring now; a range where VP tokens are hidden."""
        presence, podesta, least, most, doge, monuments, kingdoms = self.view.outlook[seat]
        known = presence + podesta + doge + monuments
        known += kingdoms if self.view.epoch == STRUGGLE else 0
        return f"+{known + least}" + (f"-{known + most}" if most != least else "")

    # ---- the own cards, and those in sight

    def own(self) -> list[str]:
        view, say = self.view, self.voice.say
        lines: list[str] = []
        if view.hand:
            lines += self._wrapped(say("board-hand", cards=self._cards(view.hand)))
        if any(view.vp_tokens):
            tokens = [kind for kind, number in enumerate(view.vp_tokens) for _ in range(number)]
            lines += self._wrapped(say("board-own-tokens", tokens=named(self.voice, "vp_token", tokens)))
        if view.received != NONE:
            lines += self._wrapped(say("board-received", card=self._card(view.received)))
        for seat, card in enumerate(view.candidates):
            if card != NONE:
                lines += self._wrapped(self._candidate(seat, card))
        if view.tiles:
            lines += self._wrapped(say("board-tiles", tiles=named(self.voice, "tile", list(view.tiles))))
        if any(view.chosen):
            ready = [MARKS[seat] for seat, chosen in enumerate(view.chosen) if chosen]
            lines += self._wrapped(say("board-chosen", seats=", ".join(ready)))
        return lines

    def _candidate(self, seat: int, card: int) -> str:
        names = [self.voice.component("family_card", card)]
        names += [self._card(vote) for vote in self.view.votes[seat] if vote != NONE]
        return self.voice.say("board-candidate", seat=self.voice.seat(seat), cards=", ".join(names))

    def _cards(self, cards: Sequence[int]) -> str:
        return tallied(cards, self._card)

    def _card(self, card: int) -> str:
        """Name, type and value: ``Galley Convoy (commercial, 2)``."""
        kind, value = self.components.card_type[card], self.components.card_value[card]
        return self.voice.say("board-card", card=self.voice.component("card", card), type=kind, value=value)

    # ---- the turn

    def turn(self) -> list[str]:
        view, say = self.view, self.voice.say
        lines: list[str] = []
        if any(view.dice):
            dice = [die for die, number in enumerate(view.dice) for _ in range(number)]
            lines += self._wrapped(say("board-dice", dice=named(self.voice, "die", dice)))
        if view.type != NONE:
            seat = self.voice.seat(view.active)
            lines += self._wrapped(say("board-turn", seat=seat, type=view.type, ap=view.ap))
        if view.threats_due:
            lines += self._wrapped(say("board-owed", cards=view.threats_due))
        left, threats = view.deck_size, sum(view.threats_left)
        return lines + self._wrapped(say("board-decks", cards=left, threats=threats))
