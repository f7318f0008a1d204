"""A session: people and bots at one table, told move by move, kept in a save after each."""

import random
from collections.abc import Sequence

from quattrocento.bots.bot import Bot
from quattrocento.cli.table import dice, requests
from quattrocento.cli.table.menu import Menu
from quattrocento.cli.table.saves import Save
from quattrocento.cli.table.seating import Seating
from quattrocento.cli.terminal.errors import FORESEEN, CommandError, line_of
from quattrocento.cli.terminal.screen import Terminal
from quattrocento.kernel.event import Event
from quattrocento.kernel.fate import Fate
from quattrocento.kernel.move import AmbiguousMove, Move, MoveError, UnreadableMove
from quattrocento.kernel.seats import SPECTATOR
from quattrocento.kernel.step import AnyStep
from quattrocento.kernel.table import Table
from quattrocento.speech import Speech


class Session:
    """One game at the terminal, from where it stands to its end."""

    def __init__(
        self, terminal: Terminal, table: Table, seating: Seating, save: Save, typed_dice: Fate | None
    ) -> None:
        self.terminal = terminal
        self.table = table
        self.seating = seating
        self.save = save
        self.typed_dice = typed_dice
        self.people = seating.people()
        self.speech: Speech = terminal.speech_for(table.game, table.components, seating.names)
        self.untold: list[Event] = []
        self.asked_at = -1  # the number of moves when a person was last asked
        self.beneath: list[AnyStep] = []  # the steps that stood below that question

    # ---- who looks

    def eyes(self) -> int:
        """Whose eyes the screen has: those of the only person, else those of everybody."""
        return self.people[0] if len(self.people) == 1 else SPECTATOR

    def is_secret(self, step: AnyStep) -> bool:
        """Whether the others at the screen must not see what is chosen now."""
        return step.private and len(self.people) > 1

    def eyes_for(self, seat: int) -> int:
        """Whose eyes the screen has while this seat chooses: in secret its own, with nobody beside it."""
        return seat if self.is_secret(self.table.position.stack[-1]) else self.eyes()

    # ---- the course of the game

    def play(self) -> None:
        """Until the game is over, or somebody leaves."""
        self.untold = self.since_last_choice()
        self.save.write(self.table)
        while self.table.position.result is None:
            waiting = self.table.position.waiting()
            bots = [seat for seat in waiting if seat in self.seating.bot_at]
            if bots:
                self.bot_plays(bots[0])
            else:
                self.person_plays(waiting[0])
        self.tell_news()
        self.tell_result()

    def since_last_choice(self) -> list[Event]:
        """What has happened since a person last moved; of a new game, how it was set up."""
        told = [self.table.opening, *(happening.events for happening in self.table.happenings)]
        chose = [n for n, entry in enumerate(self.table.record.entries, 1) if entry.seat in self.people]
        return [event for events in told[max(chose, default=0) :] for event in events]

    def carry_out(self, seat: int, move: Move) -> None:
        """Play a move and keep the game."""
        self.untold += self.table.play(seat, move, self.fate())
        self.keep()

    def keep(self) -> None:
        """Save; a full disk is told, and the game goes on."""
        try:
            self.save.write(self.table)
        except CommandError as error:
            self.terminal.note(self.objection(error))

    def fate(self) -> Fate:
        if self.typed_dice is not None:
            return self.typed_dice
        return dice.rolled(self.save.seed, len(self.table.record.entries))

    def bot_plays(self, seat: int) -> None:
        self.carry_out(seat, self.advice(self.seating.bot_at[seat], seat))
        # What bots do is told below the board, where it is still on the screen when a person is asked;
        # but whoever rolls the dice for them wants to know what for.
        if not self.people or self.typed_dice is not None:
            self.tell_news()

    def advice(self, player: Bot, seat: int) -> Move:
        """What this bot would do in that seat."""
        position = self.table.position
        rng = random.Random(f"{self.save.seed} seat {seat} {len(self.table.record.entries)}")
        options = list(position.options(seat))
        return player.choose(self.table.game, position.view(seat), options, rng, self.table.components)

    # ---- a person's decision

    def person_plays(self, seat: int) -> None:
        step = self.table.position.stack[-1]
        secret = self.is_secret(step)
        if secret:
            self.pass_keyboard(seat)
        if secret or self.is_new_scene(seat):
            self.show_board(self.eyes_for(seat))
        self.asked_at = len(self.table.record.entries)
        self.beneath = self.table.position.stack[:-1]
        self.tell_news()
        self.ask(seat, step, secret)
        if secret:
            self.terminal.wipe()
        self.tell_news()

    def pass_keyboard(self, seat: int) -> None:
        """Everybody but the one who chooses looks away; nothing of the one before is left to read."""
        self.terminal.wipe()
        name = self.speech.seat(seat)
        if self.terminal.from_keyboard:
            self.terminal.ask(self.speech.say("cli-pass-keyboard", name=name) + " ")
            self.terminal.wipe()
        else:
            self.terminal.tell(self.speech.say("cli-chooses-in-secret", name=name))

    def is_new_scene(self, seat: int) -> bool:
        """Whether others have moved and what was going on is over: not between two goes of a battle."""
        if self.asked_at < 0:
            return True
        since = self.table.record.entries[self.asked_at :]
        goes_on = self.table.position.stack[: len(self.beneath)] == self.beneath
        return not goes_on and any(entry.seat != seat for entry in since)

    def show_board(self, eyes: int) -> None:
        game, position = self.table.game, self.table.position
        board = game.board(position.view(eyes), self.table.components, self.speech, self.terminal.width)
        self.terminal.lines(["", *board, ""])

    def ask(self, seat: int, step: AnyStep, secret: bool) -> None:
        """Put the question until the game goes on, forward by a move or back by one taken back."""
        self.put_question(seat, step)
        while not self.answered(seat, self.terminal.ask(self.mark(seat), secret)):
            pass

    def answered(self, seat: int, line: str) -> bool:
        """Heed a request or carry out a move; whether the game went on."""
        if not line:
            self.put_question(seat, self.table.position.stack[-1])
            return False
        try:
            request = requests.asked(line)
            if request is not None:
                return request(self, seat, line.partition(" ")[2].strip())
            self.carry_out(seat, self.menu(seat).read(line))
        except FORESEEN as error:
            self.terminal.tell(self.objection(error), style="yellow")
            return False
        return True

    def mark(self, seat: int) -> str:
        return f"{self.speech.seat(seat)} > "

    def menu(self, seat: int) -> Menu:
        position = self.table.position
        return Menu(self.table.game, self.speech, position.options(seat), position.stack[-1].name)

    def put_question(self, seat: int, step: AnyStep) -> None:
        """The question with its clause, what the game foretells, and the menu."""
        table = self.table
        options = table.position.options(seat)
        view = table.position.view(self.eyes_for(seat))
        self.terminal.tell(f"{self.speech.prompt(step)} [{step.cited(table.position)}]", style="bold")
        for saying in table.game.forecast(view, table.components, options):
            self.terminal.tell(self.speech.saying(saying), style="magenta", mark="  ")
        self.terminal.lines(self.menu(seat).lines(self.terminal.width))

    def objection(self, error: Exception) -> str:
        """Why not, with the clause behind it."""
        line, _ = line_of(error, self.speech)
        if isinstance(error, AmbiguousMove):
            texts = [self.table.game.notation.text(move) for move in error.candidates]
            return f"{line} ({', '.join(texts[:8])}{', ...' if len(texts) > 8 else ''})"
        if isinstance(error, UnreadableMove):
            return f"{line} {self.speech.say('cli-try-help')}"
        if isinstance(error, MoveError) and error.reason.clause:
            return f"{line} [{error.reason.clause}]"
        return line

    # ---- what is told

    def tell_news(self) -> None:
        """What has happened since it was last told."""
        news, self.untold = self.untold, []
        self.tell_events(news)

    def tell_events(self, events: Sequence[Event]) -> None:
        eyes = self.eyes()
        for event in events:
            if event.visible_to(eyes):
                self.terminal.tell(self.speech.event(event), mark="· ")

    def tell_result(self) -> None:
        result = self.table.position.result
        assert result is not None
        self.show_board(SPECTATOR)
        for place, seat in enumerate(result.ranking, 1):
            self.terminal.tell(self.speech.say("cli-place", place=place, name=self.speech.seat(seat)))
        self.terminal.tell(self.speech.say("cli-game-over", file=str(self.save.path)))
