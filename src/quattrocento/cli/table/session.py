"""A session: people and bots at one table, told move by move, kept in a save after each."""

import random
from collections.abc import Sequence
from typing import Final

from rich.text import Text

from quattrocento.bots.bot import Bot
from quattrocento.cli.table import by_hand, dice, requests
from quattrocento.cli.table.completion import completions
from quattrocento.cli.table.lone import lone
from quattrocento.cli.table.menu import Menu
from quattrocento.cli.table.saves import Save
from quattrocento.cli.table.score import tell_score
from quattrocento.cli.table.seating import Seating
from quattrocento.cli.terminal.colours import Colours
from quattrocento.cli.terminal.errors import FORESEEN, CommandError, line_of
from quattrocento.cli.terminal.screen import Terminal
from quattrocento.cli.terminal.window import window
from quattrocento.kernel.event import Event
from quattrocento.kernel.fate import Fate
from quattrocento.kernel.look import named_in
from quattrocento.kernel.move import AmbiguousMove, Move, MoveError, UnreadableMove
from quattrocento.kernel.seats import SPECTATOR
from quattrocento.kernel.step import AnyStep
from quattrocento.kernel.table import Table
from quattrocento.speech import Speech

_PROMPT: Final = 3  # the line that is typed, and what it leaves free below it
_LEAST_BOARD: Final = 12  # lines of the board that are shown whatever else there is to tell


class Session:
    """One game at the terminal, from where it stands to its end."""

    def __init__(
        self,
        terminal: Terminal,
        table: Table,
        seating: Seating,
        save: Save,
        typed_dice: dice.TypedIn | None,
    ) -> None:
        self.terminal = terminal
        self.table = table
        self.seating = seating
        self.save = save
        self.typed_dice = typed_dice
        self.people = seating.people()
        self.speech: Speech = terminal.speech_for(table.game, table.components, seating.names)
        self.untold: list[Event] = []
        self.drawn = ""  # the board as it was drawn last
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
        by_hand.go_on(self)
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

    def carry_out(self, seat: int, move: Move, ahead: Sequence[dice.Words] = ()) -> None:
        """Play a move and keep the game; ``ahead``: what was typed of its dice before."""
        if self.typed_dice is None:
            fate: Fate = dice.rolled(self.save.seed, len(self.table.record.entries))
            self.untold += self.table.play(seat, move, fate)
        else:
            self.untold += by_hand.played(self, self.typed_dice, self.table, seat, move, ahead)
        self.keep()

    def keep(self) -> None:
        """Save; a full disk is told, and the game goes on."""
        try:
            self.save.write(self.table)
        except CommandError as error:
            self.terminal.note(self.objection(error))

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

    def goes_by_itself(self, seat: int) -> Move | None:
        """The answer to a question that is not asked; what others beside the screen could learn, is."""
        return None if self.is_secret(self.table.position.stack[-1]) else lone(self.table, seat)

    def person_plays(self, seat: int) -> None:
        only = self.goes_by_itself(seat)
        if only is not None:
            self.carry_out(seat, only)
            return
        step = self.table.position.stack[-1]
        secret = self.is_secret(step)
        if secret:
            self.pass_keyboard(seat)
        is_new = secret or self.is_new_scene(seat) or self.asks_for_unseen(seat)
        self.asked_at = len(self.table.record.entries)
        self.beneath = self.table.position.stack[:-1]
        if is_new:
            self.show_scene(seat, step)
        self.tell_news()
        self.ask(seat, step, secret)
        if secret:
            self.terminal.wipe()
        self.tell_news()

    def show_scene(self, seat: int, step: AnyStep) -> None:
        """The board above what has happened and what is asked, all of it in sight where that can be.

        Where much has happened it goes before the board, so that the board is still there at the question.
        """
        eyes, asked = self.eyes_for(seat), self.table.position.options(seat)
        if not self.terminal.scrolls:
            self.show_board(eyes)
            return
        news = [event for event in self.untold if event.visible_to(self.eyes())]
        room = self.terminal.height - len(self.question(seat, step)) - _PROMPT
        if room - len(news) < min(_LEAST_BOARD, len(self.board(eyes))):
            self.tell_news()
            news = []
        self.show_board(eyes, max(_LEAST_BOARD, room - len(news)), asked)

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

    def asks_for_unseen(self, seat: int) -> bool:
        """Whether coordinates are asked for that the board showed nowhere when it was drawn last."""
        asked = self.coordinates(self.table.position.options(seat))
        return any(place not in self.drawn for place in asked)

    def show_board(self, eyes: int, height: int = 0, asked: Sequence[Move] = ()) -> None:
        """The board; within a height only what is asked about and what else there is room for."""
        game, lines = self.table.game, self.board(eyes)
        self.drawn = "\n".join(lines)
        names = [self.speech.component(*thing) for thing in named_in(game, asked)]
        names += self.coordinates(asked)
        shown = window(lines, height - 2, names) if height else lines
        marks = game.marks(self.table.position.view(eyes), self.table.components)
        colours = Colours(marks, names)
        self.terminal.lines(["", *(colours.line(line) for line in shown), ""])
        if len(shown) < len([line for line in lines if line]):
            self.terminal.tell(self.speech.say("cli-board-more"), style="dim")

    def board(self, eyes: int) -> list[str]:
        game, position = self.table.game, self.table.position
        return game.board(position.view(eyes), self.table.components, self.speech, self.terminal.width)

    def coordinates(self, moves: Sequence[Move]) -> list[str]:
        """The coordinates that moves name, as they stand on the board."""
        verbs = self.table.game.notation.verbs
        return [text for verb, number in moves if "," in (text := verbs[verb].text(number))]

    def ask(self, seat: int, step: AnyStep, secret: bool) -> None:
        """Put the question until the game goes on, forward by a move or back by one taken back."""
        table = self.table
        self.put_question(seat, step)
        known = completions(table.game, table.components, self.speech, table.position.options(seat))
        while not self.answered(seat, self.terminal.ask(self.mark(seat), secret, known)):
            pass

    def answered(self, seat: int, line: str) -> bool:
        """Heed a request or carry out a move; whether the game went on."""
        if not line:
            self.put_question(seat, self.table.position.stack[-1])
            return False
        try:
            request = requests.asked(line)
            if request is not None and not self.is_option(seat, line):
                return request(self, seat, line.partition(" ")[2].strip())
            self.carry_out(seat, self.menu(seat).read(line))
        except FORESEEN as error:
            self.terminal.tell(self.objection(error), style="yellow")
            return False
        return True

    def is_option(self, seat: int, line: str) -> bool:
        """Whether a line spells out a legal move: a verb may have the name of a request."""
        notation = self.table.game.notation
        return notation.is_move(line) and notation.parse(line) in self.table.position.options(seat)

    def mark(self, seat: int) -> str:
        return f"{self.speech.seat(seat)} > "

    def menu(self, seat: int) -> Menu:
        position = self.table.position
        game, options = self.table.game, position.options(seat)
        # Of several people at one screen nobody is told what follows from cards that one alone sees.
        alone = self.eyes_for(seat) == seat
        effects = game.effects(position.view(seat), self.table.components, options) if alone else ()
        return Menu(game, self.speech, options, position.stack[-1].name, effects)

    def put_question(self, seat: int, step: AnyStep) -> None:
        self.terminal.lines(self.question(seat, step))

    def question(self, seat: int, step: AnyStep) -> list[Text]:
        """The question with its clause, what the game foretells, and the menu."""
        table = self.table
        options = table.position.options(seat)
        view = table.position.view(self.eyes_for(seat))
        asked = f"{self.speech.prompt(step)} [{step.cited(table.position)}]"
        lines = self.terminal.laid_out(asked, style="bold")
        for saying in table.game.forecast(view, table.components, options):
            lines += self.terminal.laid_out(self.speech.saying(saying), style="magenta", mark="  ")
        return [*lines, *self.menu(seat).lines(self.terminal.width)]

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
        seen = [event for event in events if event.visible_to(self.eyes())]
        losses = [event for event in seen if self.is_loss(event)]
        for event in losses:
            self.terminal.tell(self.speech.event(event), style="red", mark="! ")
        for event in seen:
            if event not in losses:
                self.terminal.tell(self.speech.event(event), mark="· ")

    def is_loss(self, event: Event) -> bool:
        """Whether the one person at the screen is the worse for it: that is told first."""
        about = self.table.game.told(event).about
        return (
            self.eyes() != SPECTATOR and about.get(self.table.game.events[event.name].loses) == self.eyes()
        )

    def tell_result(self) -> None:
        result = self.table.position.result
        assert result is not None
        self.show_board(SPECTATOR)
        for place, seat in enumerate(result.ranking, 1):
            self.terminal.tell(self.speech.say("cli-place", place=place, name=self.speech.seat(seat)))
        tell_score(self.terminal, self.speech, self.table)
        self.terminal.tell(self.speech.say("cli-game-over", file=str(self.save.path)))
