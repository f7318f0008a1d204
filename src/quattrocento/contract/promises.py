"""The promises by name, and what is raised where one is broken."""

import traceback
from typing import Final

DECISIONS: Final = "somebody can choose until the game is over"
NOTATION: Final = "every option has a text that reads back"
QUESTIONS: Final = "every question is declared, with its rule"
EVENTS: Final = "every event is declared"
INVARIANTS: Final = "the invariants hold"
REFUSALS: Final = "an illegal move changes nothing and names the rule"
REASONS: Final = "the reason of a refusal is true"
PLAYABLE: Final = "no legal move raises"
ENDS: Final = "games end"
COPIES: Final = "copies are independent"
TEXT: Final = "a position reads back from its text"
REPLAY: Final = "a record replays to the same game"
SECRETS: Final = "nobody is told what he may not know"
UNDO: Final = "no move is taken back across its limit"
EFFECTS: Final = "what a choice is said to bring comes about"
PICKS: Final = "what is picked together may be picked in any order"
LEDGER: Final = "the points by source sum to the score"

PROMISES: Final = {
    "decisions": DECISIONS,
    "notation": NOTATION,
    "questions": QUESTIONS,
    "events": EVENTS,
    "invariants": INVARIANTS,
    "refusals": REFUSALS,
    "reasons": REASONS,
    "playable": PLAYABLE,
    "ends": ENDS,
    "copies": COPIES,
    "text": TEXT,
    "replay": REPLAY,
    "secrets": SECRETS,
    "undo": UNDO,
    "effects": EFFECTS,
    "picks": PICKS,
    "ledger": LEDGER,
}
"""All of them, by the short names under which ``fuzz --json`` lists what it checked."""


class Violation(Exception):
    """A promise that a game broke, and how."""

    def __init__(self, promise: str, text: str) -> None:
        super().__init__(f"{promise}: {text}")
        self.promise = promise
        self.text = text


def stumbled(what: str, error: Exception) -> Violation:
    """The violation that an error is which escaped from the rules."""
    frame = traceback.extract_tb(error.__traceback__)[-1]
    return Violation(PLAYABLE, f"{what}: {error!r} ({frame.filename}, line {frame.lineno})")
