"""The game's entry, with its positions in text and its imagined ones."""

import random
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from quattrocento.kernel.components import Difference
from quattrocento.kernel.document import Document, DocumentError, Field, check_keys
from quattrocento.kernel.fate import Dice, Fate
from quattrocento.kernel.game import Game, Setting, SettingValue, SetupError
from quattrocento.kernel.position_steps import read_steps, write_steps
from quattrocento.kernel.view import View
from tests.ambush.state import (
    CARD,
    HAND_LIMIT,
    MOST_STAKE,
    NOTATION,
    ROADS,
    SCHEMA,
    STANDARD,
    TRUST,
    UNKNOWN,
    UNSET,
    Ambush,
    AmbushView,
    Components,
    with_changes,
)
from tests.ambush.steps import STEPS, Round, outcome

_COUNT: Final = Field("number", 0, 99)
_LIST: Final = Field("list")
_TOP: Final = {
    "game": Field("text", among=("ambush",)),
    "seats": Field("number", 0),
    "round": _COUNT,
    "drawn": _COUNT,
    "guarded": Field("flag"),
    "over": Field("flag"),
    "discarded": _LIST,
    "settings": Field("table"),
    "component": Field("list", optional=True),
    "seat": _LIST,
    "decide": Field("list", optional=True),
}
_SEAT: Final = {
    "lives": Field("number", 0, 2),
    "coins": _COUNT,
    "hand": _LIST,
    "known": _LIST,
    "serials": _LIST,
    "road": Field("number", UNSET, len(ROADS) - 1),
    "stake": Field("number", UNSET, TRUST),
}


class AmbushGame(Game[Ambush]):
    """Ambush, for two to four."""

    positions = Ambush
    name = "ambush"
    title = "Ambush"
    prefix = "AMB"
    seat_counts = (2, 3, 4)
    package = Path(__file__).parent
    notation = NOTATION
    settings = (
        Setting("rounds", "AMB-1", 4, (4, 2, 8)),
        Setting("cruel", "AMB-7", False, (False, True)),
    )
    events: Mapping[str, tuple[str, ...]] = {
        "round_began": ("round",),
        "drew": ("seat",),
        "drew_card": ("seat", "card"),
        "peeked": ("seat", "other"),
        "saw_card": ("seat", "other", "card"),
        "plotted": ("seat",),
        "travelled": ("seat", "road", "coins"),
        "played": ("seat", "card"),
        "struck": ("seat", "other", "lives"),
        "fell": ("seat",),
    }
    refusals: Mapping[str, tuple[str, ...]] = {
        "why-no-coin": (),
        "why-no-hand": ("seat",),
        "why-stake": ("most",),
        "why-not-held": ("card",),
    }
    prompts: Mapping[str, tuple[str, ...]] = {
        "scout": ("seat",),
        "peek": ("seat",),
        "plot": (),
        "ward": ("seat", "by"),
        "answer": ("seat",),
    }

    def start(
        self,
        seats: int | None = None,
        settings: Mapping[str, SettingValue] | None = None,
        fate: Fate | None = None,
        components: Any = None,
    ) -> Ambush:
        count, chosen = self.check_setup(seats, settings)
        position = self.empty(count, components or Components(STANDARD), chosen)
        position.events = []
        position.then(Round())
        position.settle(fate or Dice())
        return position

    def empty(self, seats: int, components: Components, settings: dict[str, SettingValue]) -> Ambush:
        return Ambush(seats, components, settings)

    def imagine(self, view: View, rng: random.Random, components: Any = None) -> Ambush:
        assert isinstance(view, AmbushView)
        position = self.empty(view.seats, components or Components(STANDARD), dict(view.settings))
        position.round = view.round
        position.lives = view.lives[:]
        position.coins = view.coins[:]
        position.known = [known[:] for known in view.known]
        position.serials = [serials[:] for serials in view.serials]
        position.drawn = view.drawn
        position.discarded = view.discarded[:]
        position.guarded = view.guarded
        position.stack = view.steps[:]
        position.hands = [[card for card in hand if card != UNKNOWN] for hand in view.hands]
        left = [card for card, copies in enumerate(position.bag()) for _ in range(copies)]
        rng.shuffle(left)
        position.hands = [[left.pop() if c == UNKNOWN else c for c in hand] for hand in view.hands]
        if position.stack and position.stack[-1].name == "plot":
            self.imagine_plots(position, view, rng)
        if view.winners:
            position.result = outcome(position)
            position.result.winners = view.winners
        return position

    def imagine_plots(self, position: Ambush, view: AmbushView, rng: random.Random) -> None:
        for seat in position.alive():
            done = seat not in view.waiting
            if done or rng.random() < 0.5:
                position.roads[seat] = rng.randrange(len(ROADS))
            if done:
                stakes = [TRUST, *range(min(MOST_STAKE, position.coins[seat]) + 1)]
                position.stakes[seat] = rng.choice(stakes)
        if 0 <= view.seat < view.seats:
            position.roads[view.seat] = view.road
            position.stakes[view.seat] = view.stake

    def write(self, position: Ambush) -> str:
        lines = ['game = "ambush"', f"seats = {position.seats}", f"round = {position.round}"]
        lines.append(f"drawn = {position.drawn}")
        lines.append(f"guarded = {str(position.guarded).lower()}")
        lines.append(f"over = {str(position.result is not None).lower()}")
        lines += [f"discarded = {position.discarded}", "", "[settings]"]
        lines += [f"{name} = {str(value).lower()}" for name, value in position.rules.items()]
        for table, entry, key, value in position.components.changes():
            lines += ["", "[[component]]", f"change = {[table, entry, key, value]}"]
        for seat in range(position.seats):
            lines += ["", "[[seat]]", f"lives = {position.lives[seat]}", f"coins = {position.coins[seat]}"]
            lines.append(f"hand = {[CARD.text(card) for card in position.hands[seat]]}")
            lines.append(f"known = {position.known[seat]}")
            lines.append(f"serials = {position.serials[seat]}")
            lines += [f"road = {position.roads[seat]}", f"stake = {position.stakes[seat]}"]
        return "\n".join([*lines, *write_steps(position.stack, {})]) + "\n"

    def read(self, text: str, source: str = "position") -> Ambush:
        document = Document(text, source)
        data = document.data
        check_keys(document, "", 0, data, _TOP)
        try:
            seats, chosen = self.check_setup(data["seats"], document.table("settings"))
        except SetupError as error:
            raise DocumentError.of(error, source, document.line("", 0, "seats")) from None
        changes = [tuple(row["change"]) for row in document.rows("component")]
        position = self.empty(seats, with_changes(changes), chosen)
        position.round = data["round"]
        position.drawn = data["drawn"]
        position.guarded = data["guarded"]
        position.discarded = data["discarded"]
        for seat, row in enumerate(document.rows("seat")):
            self.read_seat(position, document, seat, row)
        position.stack = read_steps(document, STEPS, {}, seats)
        if data["over"]:
            position.result = outcome(position)
        broken = self.violations(position)
        if broken:
            raise DocumentError(source, 0, "text-impossible", clause=broken[0])
        return position

    def read_seat(self, position: Ambush, document: Document, seat: int, row: Mapping[str, Any]) -> None:
        check_keys(document, "seat", seat, row, _SEAT)
        position.lives[seat] = row["lives"]
        position.coins[seat] = row["coins"]
        position.hands[seat] = [CARD.ids.index(word) for word in row["hand"]]
        position.known[seat] = row["known"]
        position.serials[seat] = row["serials"]
        position.roads[seat] = row["road"]
        position.stakes[seat] = row["stake"]

    def violations(self, position: Ambush) -> list[str]:
        found: list[str] = []
        if min(position.bag()) < 0:
            found.append("AMB-I1 more cards than the bag holds")
        if any(len(hand) > HAND_LIMIT for hand in position.hands):
            found.append("AMB-I2 too many cards in hand")
        if any(hand and not lives for hand, lives in zip(position.hands, position.lives, strict=True)):
            found.append("AMB-I3 cards of somebody who is out")
        return found

    def passage_violations(self, before: Ambush, after: Ambush) -> list[str]:
        lost = any(new > old for old, new in zip(before.lives, after.lives, strict=True))
        return ["AMB-I4 a life was won"] if lost else []

    def standard_components(self) -> Components:
        return Components(STANDARD)

    def load_components(self, text: str, source: str) -> Components:
        document = Document(text, source)
        SCHEMA.check(document)
        SCHEMA.same_ids(document, STANDARD)
        return Components(document.data)

    def corrected_components(self, changes: Sequence[Difference]) -> Components:
        return with_changes(list(changes))

    def component_changes(self, components: Components) -> list[Difference]:
        return components.changes()

    def components_of(self, position: Ambush) -> Components:
        return position.components

    def settings_of(self, position: Ambush) -> dict[str, SettingValue]:
        return dict(position.rules)

    def names(self, components: Components, kind: str, language: str) -> Sequence[str]:
        return [row[f"name_{language}"] for row in components.data["cards"]] if kind == "card" else []
