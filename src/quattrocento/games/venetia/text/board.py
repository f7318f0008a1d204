"""The table as lines of text: epoch and offices, the board, the players, the own cards, the turn."""

from collections.abc import Sequence
from typing import Final

from quattrocento.games.venetia.advice.display import display
from quattrocento.games.venetia.components.typed import Components
from quattrocento.games.venetia.knowledge.secrets import is_secret_ballot
from quattrocento.games.venetia.knowledge.view import VenetiaView
from quattrocento.games.venetia.position.position import NONE
from quattrocento.games.venetia.text.chart import MARKS, Chart, Part, named
from quattrocento.kernel.lines import BETWEEN, paragraphs, table, tallied, unbroken
from quattrocento.kernel.places import members
from quattrocento.kernel.seats import NOBODY
from quattrocento.kernel.voice import Voice

_CHOOSING, _DOGE, _INFAMY = "▸", "★", "†"
_LONGEST_NAME: Final = 14
_AHEAD: Final = ("", "board-to-scoring", "board-between", "board-to-end")
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
    besides = display(view, components)
    shown = Board(view, components, voice, width, besides)
    chart = Chart(view, components, voice, width, besides)
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


class Board(Part):
    """The parts beside the board, each a list of lines."""

    def heading(self) -> list[str]:
        """The epoch, how far the next scoring is, the Doge and the infamous player."""
        view, say = self.view, self.voice.say
        parts = [self.voice.component("epoch", view.epoch)]
        parts += [say(_AHEAD[ahead.scoring], spaces=ahead.spaces) for ahead in self.display.ahead]
        if view.doge != NOBODY:
            parts.append(say("board-doge", seat=self.voice.seat(view.doge), tokens=view.office))
        if view.infamy != NOBODY:
            parts.append(say("board-infamy", seat=self.voice.seat(view.infamy)))
        parts += [say("board-won", seat=self.voice.seat(seat)) for seat in view.winners]
        return self._wrapped(BETWEEN.join(map(unbroken, parts)))

    # ---- the players

    def players(self) -> list[str]:
        columns = [message for message in _COLUMNS if message != _OUTLOOK or self.display.outlook]
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
        outlook = [self._outlook(seat)] if self.display.outlook else []
        worth = [str(view.points[seat]), *outlook, *map(str, numbers)]
        last = (view.token_sizes[seat], view.kept[seat], kinds)
        return [mark, name, *worth, values, *map(str, last)]

    def _outlook(self, seat: int) -> str:
        """What a scoring would bring now; a range where VP tokens are hidden."""
        points = self.display.outlook[seat].points
        return f"+{points.least}" + (f"-{points.most}" if points.most != points.least else "")

    # ---- the own cards, and those in sight

    def own(self) -> list[str]:
        view, say = self.view, self.voice.say
        lines: list[str] = []
        if view.own_hand:
            lines += self._wrapped(say("board-hand", cards=self._cards(view.own_hand)))
        if any(view.own_tokens):
            tokens = [kind for kind, number in enumerate(view.own_tokens) for _ in range(number)]
            lines += self._wrapped(say("board-own-tokens", tokens=named(self.voice, "vp_token", tokens)))
        if view.own_received != NONE:
            lines += self._wrapped(say("board-received", card=self._card(view.own_received)))
        for seat, card in enumerate(view.known_candidates):
            if card != NONE:
                lines += self._wrapped(self._candidate(seat, card))
        if view.tiles:
            lines += self._wrapped(say("board-tiles", tiles=named(self.voice, "tile", list(view.tiles))))
        ready = [MARKS[seat] for seat in range(view.seats) if seat not in view.waiting]
        if ready and is_secret_ballot(view.stack):
            lines += self._wrapped(say("board-chosen", seats=", ".join(ready)))
        return lines

    def _candidate(self, seat: int, card: int) -> str:
        names = [self.voice.component("family_card", card)]
        names += [self._card(vote) for vote in self.view.known_votes[seat] if vote != NONE]
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
        due = self.display.threats_due
        if due:
            lines += self._wrapped(say("board-owed", cards=due))
        left, threats = view.deck_size, sum(view.threat_deck)
        return lines + self._wrapped(say("board-decks", cards=left, threats=threats))
