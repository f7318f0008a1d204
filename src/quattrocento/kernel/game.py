"""Game: what a game tells about itself, and the few verbs that everything above relies on."""

import random
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, Generic, TypeVar

from quattrocento.kernel.board import SEAT_MARKS
from quattrocento.kernel.box import Box
from quattrocento.kernel.components import Difference
from quattrocento.kernel.effect import Effect
from quattrocento.kernel.event import Event, EventKind
from quattrocento.kernel.fate import Dice, Fate
from quattrocento.kernel.ledger import Scored
from quattrocento.kernel.move import Move
from quattrocento.kernel.notation import Notation
from quattrocento.kernel.odds import NoOdds, OddsError, Parameter, Stated, stated_in
from quattrocento.kernel.owner import claim
from quattrocento.kernel.position import Position
from quattrocento.kernel.saying import Saying, named
from quattrocento.kernel.setting import (
    FIRST_RULES,
    Setting,
    SettingValue,
    SetupError,
    chosen_from,
    value_from_text,
)
from quattrocento.kernel.view import View
from quattrocento.kernel.voice import Voice

P = TypeVar("P", bound=Position)

Lift = Callable[[Any, int, Move, Mapping[str, int]], None]
"""Changes a position so that what a reason names no longer stands in the way of this move of this seat."""

Account = Callable[[Any, int], int]
"""How much a seat has of something, read alike from a position and from the view of that seat."""


class Game(Generic[P]):
    """One of the games. A game's package makes one instance and registers it."""

    name: str = ""
    """The name by which it is registered: ``magnifico``."""
    title: str = ""
    """The name as players read it: ``Magnifico``."""
    prefix: str = ""
    """What the ids of its clauses begin with: ``MAG``."""
    rules_version: int = FIRST_RULES
    """Goes up when the same moves would no longer lead to the same game; see ``earlier_setup``."""
    seat_counts: tuple[int, ...] = ()
    """How many may play."""
    package: Path
    """The folder of its package, with ``locale`` in it."""
    box: Box[Any]
    """Its components: the standard ones, and what a pack may change."""
    notation: Notation
    """Its moves as text."""
    settings: tuple[Setting, ...] = ()
    """What the players agree on before a game."""
    pitch: str = ""
    """The message with what the game is about, in a sentence."""
    minutes: tuple[int, int] = (0, 0)
    """How long a game takes among people, from and to; 0 where nobody has said."""
    weight: int = 0
    """How much there is to learn, from 1 (little) to 5 (very much); 0 where nobody has said."""
    first_seats: int = 0
    """How many should play somebody's first game; 0: as usual."""
    first_settings: Mapping[str, SettingValue] = {}
    """The settings for somebody's first game, those that are not the default: a shorter or simpler one."""
    moves_by_step: Mapping[str, tuple[str, ...]] = {}
    """By verb, the steps in which a move with it has a sentence of its own: ``move-draw-fortune``."""
    events: Mapping[str, EventKind]
    """Every event by name: what it speaks of, what it marks on the board, how much it weighs."""
    round_event: str = "round_began"
    """The event that begins a round (``Position.round``) and speaks of its number first."""
    accounts: Mapping[str, Account] = {}
    """What a player counts of his own, by name: florins, points, cards in hand."""
    refusals: Mapping[str, tuple[str, ...]]
    """Every reason for a refusal by message id, with the names of what it speaks of."""
    grave: tuple[str, ...] = ()
    """The verbs that are asked about once more, where they cannot be taken back and there was a choice."""
    lifts: Mapping[str, Lift] = {}
    """By reason, how the obstacle that it names is taken away: with it the contract proves reasons true."""
    not_lifted: Mapping[str, str] = {}
    """The reasons whose obstacle cannot be taken away, and why not."""
    prompts: Mapping[str, tuple[str, ...]]
    """Every deciding step by name, with the names of its fields."""
    odds_parameters: Sequence[Parameter] = ()
    """What may be stated of a battle without a position: see ``stated_odds``."""
    odds_example: str = "odds-example"
    """The message with an example of it."""
    lookable: tuple[str, ...] = ()
    """The kinds of components that ``look`` tells about: ``card``, ``territory``."""
    decision_limit: int = 0
    """An upper bound of the moves in one game, or 0 where only the rules bound it."""
    positions: type[P]
    """The class of its positions: by it a position finds its game when it is shown."""
    views: type[View] = View
    """The class of its views."""
    displays: type[Any] | None = None
    """The class of what ``display`` makes, where the game shows more than its view."""

    def __init__(self) -> None:
        claim(self.positions, self)

    def __repr__(self) -> str:
        return f"<the game {self.name}>"

    # ---- what a game provides

    def laid_out(self, seats: int, chosen: Mapping[str, SettingValue], components: Any) -> P:
        """The table before anything has happened, its first step on the stack."""
        raise NotImplementedError

    def imagine(self, view: View, rng: random.Random, components: Any = None) -> P:
        """A complete position, drawn at random among those that the view's seat cannot tell apart."""
        raise NotImplementedError

    def write(self, position: P) -> str:
        """The position as text."""
        raise NotImplementedError

    def read(self, text: str, source: str = "position") -> P:
        """The position that a text describes, or a ``DocumentError`` that names the line."""
        raise NotImplementedError

    def violations(self, position: P) -> list[str]:
        """The invariants that this position breaks, each beginning with its id."""
        raise NotImplementedError

    def transition_violations(self, before: P, after: P) -> list[str]:
        """The invariants that the transition from one position to a later one breaks."""
        raise NotImplementedError

    def components_of(self, position: P) -> Any:
        """The components that this position is played with."""
        raise NotImplementedError

    def settings_of(self, position: P) -> dict[str, SettingValue]:
        """Every setting of the game that this position belongs to, with its value."""
        raise NotImplementedError

    def evaluate(self, position: P, seat: int) -> float:
        """How good a position looks for a seat; used by bots on imagined positions."""
        raise NotImplementedError

    def considered(self, position: P, seat: int, options: Sequence[Move]) -> Sequence[Sequence[Move]]:
        """The options that a sensible player weighs, in groups in the order in which he decides.

        The best of a group is played if it improves the position; of the last group, the best in any
        case. At least one group, none of them empty. Unless a game knows better: all together.
        """
        return (options,)

    def completion(self, position: P, seat: int) -> Move | None:
        """How a sensible player would go on with a choice that this seat has half made.

        None where the position can be valued as it stands; so it is everywhere unless a game knows
        better.
        """
        return None

    def board(self, view: View, components: Any, voice: Voice, width: int = 100) -> list[str]:
        """The table as lines of text, none longer than the width."""
        raise NotImplementedError

    def marks(self, view: View, components: Any) -> dict[str, str]:
        """What the board in text marks pieces with, and the colour of each mark on a screen."""
        return dict(zip(SEAT_MARKS, ("red", "blue", "green", "yellow", "magenta"), strict=True))

    def display(self, view: View, components: Any) -> Any:
        """What a screen shows besides what the seat knows: reach, costs, sums, the next scoring.

        A dataclass of the game (``displays``), from the view alone; None where a game has nothing to add.
        It is made for frames only: bots, learners and ``imagine`` never pay for it.
        """
        return None

    def hides(self, view: View) -> bool:
        """Whether some seat may know, or is choosing, what not all may see.

        From the view alone, so that the answer tells nothing. Only then who shares a screen must not see
        it passed on. Unless a game knows better: always.
        """
        return True

    def forecast(self, view: View, components: Any, options: Sequence[Move]) -> list[Saying]:
        """What a player is told unasked before he chooses among these options.

        Who may see the view may read the sayings, so they rest on the view alone. A game that needs
        a whole position imagines it (``imagine``); what it drew at random must not show in them as a fact.
        Unless a game knows better: nothing.
        """
        return []

    def effects(self, view: View, components: Any, options: Sequence[Move]) -> list[list[Effect]]:
        """What each of these options of the view's seat costs and brings, from the view alone.

        Deterministic and quick: it is told with every choice. Unless a game knows better: nothing.
        """
        return [[] for _ in options]

    def turn_of(self, position: P) -> tuple[int, ...]:
        """Which turn is played, as numbers that are others in the next turn: the round and the seat, say.

        What a choice closes (``Effect.closes``) stays closed as long as these are the same.
        """
        raise NotImplementedError

    def winning(self, view: View, components: Any) -> list[Saying]:
        """How one wins this game, under its settings: the goal first, then what scores and when."""
        return []

    def next_scoring(self, view: View, components: Any) -> list[Scored]:
        """What the next scoring would bring to whom and from what, were it held now."""
        return []

    def look(self, view: View, components: Any, kind: str, number: int) -> list[Saying]:
        """What a component is and where it lies, for a player who asks; its kind is one of ``lookable``.

        It rests on the view alone, as the sayings of ``forecast`` do.
        """
        return []

    def tell_odds(self, view: View, components: Any, words: Sequence[str]) -> list[Saying]:
        """What ``odds`` answers; ``NoOdds`` unless a game knows better."""
        raise NoOdds

    def stated_odds(
        self, components: Any, settings: Mapping[str, SettingValue], stated: Mapping[str, Stated]
    ) -> list[Saying]:
        """The odds of what is stated of each parameter; ``NoOdds`` unless a game knows better."""
        raise NoOdds

    # ---- what follows from it

    def told(self, event: Event) -> Saying:
        """What happened, to be put into words."""
        about = dict(zip(self.events[event.name].about, event.about, strict=True))
        return Saying(named("event", event.name), **about)

    def odds(self, view: View, components: Any, words: Sequence[str]) -> list[Saying]:
        """The odds that a player asks for: of what is at hand, or of an idea in words.

        They rest on the view alone, as those of ``forecast`` do. ``OddsError`` where there is nothing to
        tell, ``IllegalMove`` where the idea is against the rules, ``NoOdds`` where the game tells none.
        """
        try:
            return self.tell_odds(view, components, words)
        except OddsError as error:
            error.game = self
            raise

    def odds_of(
        self,
        words: Sequence[str],
        components: Any = None,
        settings: Mapping[str, SettingValue] | None = None,
    ) -> list[Saying]:
        """The odds of a battle that is stated in words: ``attackers=6 defenders=4 castle``.

        ``OddsError`` where something is stated wrongly, ``NoOdds`` where the game has no such odds.
        """
        if not self.odds_parameters:
            raise NoOdds
        chosen = self.check_setup(None, settings)[1]
        try:
            stated = stated_in(self.odds_parameters, words)
            return self.stated_odds(components or self.standard_components(), chosen, stated)
        except OddsError as error:
            error.game = self
            raise

    def start(
        self,
        seats: int | None = None,
        settings: Mapping[str, SettingValue] | None = None,
        fate: Fate | None = None,
        components: Any = None,
    ) -> P:
        """A new game, played on to the first decision."""
        count, chosen = self.check_setup(seats, settings)
        position = self.laid_out(count, chosen, components or self.standard_components())
        position.events = []
        position.settle(fate if fate is not None else Dice())
        return position

    def standard_components(self) -> Any:
        """The components as they lie in the box."""
        return self.box.standard()

    def load_components(self, text: str, source: str) -> Any:
        """A component pack, checked, or a ``DocumentError`` that names the line."""
        return self.box.pack(text, source)

    def corrected_components(self, changes: Sequence[Difference]) -> Any:
        """The standard components with the changes of a pack."""
        return self.box.with_changes(changes)

    def component_changes(self, components: Any) -> list[Difference]:
        """What these components change against the standard."""
        return self.box.changes_of(components)

    def names(self, components: Any, kind: str, language: str) -> Sequence[str]:
        """The names of a kind of component (``territory``, ``card``...) by number; empty if unknown."""
        names: Sequence[str] = components.names(kind, language)
        return names

    def earlier_setup(
        self, rules: int, chosen: Mapping[str, SettingValue], changes: Sequence[Difference]
    ) -> tuple[dict[str, SettingValue], list[Difference]]:
        """The settings and component changes that play a game set up under these earlier rules as it was.

        ``chosen`` and ``changes`` are those that the game names; for a setting that it does not name the
        default of its own time holds. A game overrides this where a value or a component has since got
        another name or meaning.
        """
        before = {setting.name: setting.default_under(rules) for setting in self.settings}
        return {**before, **chosen}, list(changes)

    def check_setup(
        self, seats: int | None, settings: Mapping[str, SettingValue] | None
    ) -> tuple[int, dict[str, SettingValue]]:
        """The number of seats and the value of every setting, or a ``SetupError``."""
        if seats is None:
            seats = self.seat_counts[-1] if 4 not in self.seat_counts else 4
        if seats not in self.seat_counts:
            known = ", ".join(map(str, self.seat_counts))
            raise SetupError("setup-seats", game=self.title, known=known, seats=seats)
        return seats, chosen_from(self.settings, settings)

    def setting_from_text(self, name: str, text: str) -> SettingValue:
        """The value of a setting as typed or recorded."""
        return value_from_text(self.settings, name, text)


AnyGame = Game[Any]
