"""A guest at a table: what is asked there, and how it is answered by hand."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import Locator, expect

from quattrocento.kernel import registry
from quattrocento.speech.messages import MissingMessage
from tests.browser.guest import Guest

_POINT = (Path(__file__).parent / "territory.js").read_text()
_ASKED = "() => heard.frame.options.length > 0 || heard.frame.result"
_HEEDED = "(token) => heard.frame.token !== token || document.querySelector('.doubt')"
_MOVED = "(token) => heard.frame.token !== token || heard.frame.result"
# Each move is sent with the token of its own choice: when the frame has another one, the last is made.
_ALL_MADE = """(number) => {
  const moves = heard.sent.filter((request) => request.do === 'move');
  return moves.length >= number && moves.at(-1).token !== heard.frame.token;
}"""
Json = dict[str, Any]
Move = tuple[str, int]


class Seat:
    """The table in the guest's browser."""

    def __init__(self, guest: Guest) -> None:
        self.guest = guest
        self.page = guest.page
        self.game = registry.game(guest.game)

    # ---- what is shown

    @property
    def frame(self) -> Json:
        """What the page was told last."""
        return dict(self.page.evaluate("() => heard.frame"))

    @property
    def table(self) -> str:
        """The id of the table."""
        return str(self.page.evaluate("() => heard.table.id"))

    @property
    def players(self) -> list[Json]:
        """The seats as the page was told of them last."""
        return list(self.page.evaluate("() => heard.table.seats"))

    @property
    def sent(self) -> list[Move]:
        """The moves that the page has sent, in this visit."""
        asked = self.page.evaluate("() => heard.sent.filter((request) => request.do === 'move')")
        return [(verb, noun) for verb, noun in (request["move"] for request in asked)]

    @property
    def question(self) -> Locator:
        return self.page.locator("#question")

    @property
    def options(self) -> list[Move]:
        return [(verb, noun) for verb, noun in self.frame["options"]]

    def kind(self, verb: str) -> str:
        """What a verb asks for: a territory, a card, a number of something; empty if nothing."""
        return self.game.notation.verbs[verb].kind

    def name(self, move: Move) -> str:
        """What the noun of a move is called."""
        names = self.game.names(
            self.game.standard_components(), self.kind(move[0]), self.guest.words.language
        )
        return names[move[1]] if names else str(move[1])

    def sentence(self, move: Move) -> str:
        message = f"move-{move[0]}".replace("_", "-")
        return self.guest.words(message, noun=self.name(move))

    @property
    def over(self) -> bool:
        return self.frame["result"] is not None

    def verbs(self) -> set[str]:
        return {verb for verb, _ in self.options}

    def sit(self) -> None:
        """Wait until the table is shown."""
        expect(self.question).to_be_visible()

    def asked(self) -> bool:
        """Wait until something is asked; false if the game has ended instead."""
        self.page.wait_for_function(_ASKED)
        # The page may have heard of it while it was still being loaded.
        self.sit()
        return not self.over

    # ---- answers

    def play(self, move: Move) -> None:
        """Answer with the list of options."""
        self._through(lambda: self._in_list(move))

    @property
    def picks(self) -> Json | None:
        """What can be put together before it is sent, where that is asked."""
        return (self.frame["step"] or {}).get("picks")

    def play_picks(self, picks: Json) -> None:
        """Answer with what is proposed, or with the first options, as many as are needed, sent at once."""
        before, wanted = len(self.sent), max(1, int(picks["least"]))
        if not picks["begun"]:
            for place in [at for at, copies in enumerate(picks["copies"]) for _ in range(copies)][:wanted]:
                self.option(self.options[place]).click()
        self.send.click()
        self.page.wait_for_function(_ALL_MADE, arg=before + wanted)

    @property
    def picked(self) -> list[Move]:
        """The options that are picked now, each once."""
        pressed = self.page.locator('.prompt [data-option][aria-pressed="true"]').all()
        words = [str(option.get_attribute("data-option")).split() for option in pressed]
        return [(verb, int(noun)) for verb, noun in words]

    @property
    def send(self) -> Locator:
        """Sends what is picked."""
        return self.page.locator(".prompt .send")

    def tap(self, move: Move) -> None:
        """Answer with a thumb, in the list of options."""

        def answer() -> None:
            self.show(move)
            self.option(move).tap()

        self._through(answer)

    def play_on_board(self, move: Move) -> None:
        """Answer by a click on a territory or a card, and in its menu where there are several answers."""
        self._through(lambda: self._on_board(move))

    def _on_board(self, move: Move) -> None:
        kind = self.kind(move[0])
        several = sum(self.kind(verb) == kind and noun == move[1] for verb, noun in self.options) > 1
        self.touch(kind, move)
        if several:
            self.menu.locator(f'[data-move="{move[0]} {move[1]}"]').click()

    def touch(self, kind: str, move: Move) -> None:
        """Click on the thing that a move is made with."""
        if kind == "territory":
            self.click_territory(move[1])
        else:
            self.page.locator(".held.lit", has_text=self.name(move)).first.click()

    def _through(self, answer: Callable[[], None]) -> None:
        """Answer, confirm where it is asked for, and wait until the move has been made."""
        token = self.frame["token"]
        answer()
        doubt = self.page.locator(".doubt")
        self.heeded(token)
        if doubt.is_visible():
            doubt.get_by_role("button").first.click()
        self.page.wait_for_function(_MOVED, arg=token)

    def heeded(self, token: str) -> None:
        """Wait until an answer has been taken, or is asked about once more."""
        self.page.wait_for_function(_HEEDED, arg=token)

    def _in_list(self, move: Move) -> None:
        self.show(move)
        self.option(move).click()

    def option(self, move: Move) -> Locator:
        return self.page.locator(f'[data-option="{move[0]} {move[1]}"]')

    def show(self, move: Move) -> None:
        """Make an option visible that is folded away, or that a slider leads to."""
        self.page.locator(".prompt ul").wait_for()
        if self.option(move).count() > 0:
            return
        numbers = sorted(noun for verb, noun in self.options if verb == move[0])
        slider = self.page.locator('.stepper input[type="range"]')
        if slider.count() > 0:
            slider.fill(str(numbers.index(move[1])))
        else:
            self.page.locator(".fold", has_text=self.heading(move[0])).click()
        self.option(move).wait_for()

    def heading(self, verb: str) -> str:
        """The words above all options of a verb."""
        word = verb.replace("_", "-")
        try:
            return self.guest.words(f"verb-{word}")
        except MissingMessage:
            return self.guest.words(f"move-{word}", noun="…")

    # ---- the map

    def impossible(self) -> int:
        """A territory with which nothing can be done now."""
        possible = {noun for verb, noun in self.options if self.kind(verb) == "territory"}
        names = self.game.names(self.game.standard_components(), "territory", "en")
        return next(territory for territory in range(len(names)) if territory not in possible)

    def point_of(self, territory: int) -> tuple[float, float]:
        """Where the pointer meets a territory, after a look at the whole map if need be."""
        self.page.locator(".garrison").nth(territory).wait_for(state="attached")
        found = self.page.evaluate(_POINT, territory)
        if found is None:
            self.guest.button("map-whole").click()
            found = self.page.evaluate(_POINT, territory)
        assert found is not None, f"no way to point at territory {territory}"
        return found[0], found[1]

    def click_territory(self, territory: int) -> None:
        self.page.mouse.click(*self.point_of(territory))

    @property
    def menu(self) -> Locator:
        """The small card beside a thing on the board."""
        return self.page.locator(".popup")
