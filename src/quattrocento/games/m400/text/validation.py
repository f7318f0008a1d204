"""Whether a position in text makes sense as a whole: its stack, and what the step decided now needs."""

from typing import Final

from quattrocento.games.m400.position.position import CONQUEST, DRAW, END, M400, MOVEMENT, SETUP, TRADE
from quattrocento.games.m400.rules.trading.terms import most_cancelled
from quattrocento.games.m400.text.choice_validation import choice_misfit
from quattrocento.games.m400.text.offer_validation import bargain_misfit
from quattrocento.kernel.document import Document, DocumentError
from quattrocento.kernel.game import AnyGame
from quattrocento.kernel.position_steps import STEPS
from quattrocento.kernel.seats import NOBODY
from quattrocento.kernel.step import AnyStep

_BARGAINS: Final = ("offer", "answer_offer", "counter", "answer_counter")
_MOVES: Final = ("before_moving", "revolutionem", "march", "voyage")
_COMBATS: Final = ("war", "battle_colour", "lead", "answer", "additions")
_CONQUESTS: Final = (
    *("statement", "conquest", "free_state", "payment", "storm", "raid", "reward", "destruction"),
    *("march", "voyage", *_COMBATS),
)
_ON_THE_SPOT: Final = ("free_state", "payment", "storm", "raid")
_ENDINGS: Final = ("end_of_turn", "incendium", "pestem", "hand_limit")

# What may stand above ``sequence``: the phase, the rest of the stack, and the step that asks.
_SHAPES: Final[tuple[tuple[int, tuple[str, ...], tuple[str, ...]], ...]] = (
    (DRAW, ("turn trade",), ("draw", "after_draw", "rapina")),
    (TRADE, ("turn movement",), ("trade",)),
    (TRADE, ("turn movement", "trade_again"), (*_BARGAINS, "exchange")),
    (MOVEMENT, ("turn conquest",), ("movement",)),
    (MOVEMENT, ("turn conquest", "movement"), _MOVES),
    (CONQUEST, ("turn conquest",), _CONQUESTS),
    (END, (), _ENDINGS),
)
_PHASE_WORDS: Final = {TRADE: "trade", MOVEMENT: "movement", CONQUEST: "conquest"}


# The phase before which there is nothing to note under a key of the turn.
_NOT_BEFORE: Final = {
    **dict.fromkeys(("offers", "cancelled"), TRADE),
    "moved": MOVEMENT,
    **dict.fromkeys(("settled", "announced", "acted"), CONQUEST),
    "fresh": END,
}


def _broken(document: Document, index: int, text: str) -> DocumentError:
    return document.error("position-stack", STEPS, index, "step", detail=text)


def _word(step: AnyStep) -> str:
    if step.name != "turn":
        return step.name
    return f"turn {_PHASE_WORDS.get(step.values()['phase'], '')}"


def phase_of(position: M400, document: Document) -> None:
    """The phase and the active colour follow from the stack."""
    if position.result is not None:
        if position.stack:
            raise document.error("position-over", STEPS)
        position.phase = END
        position.active = position.order[-1] if position.order else NOBODY
        return
    if not position.stack or position.stack[0].name != "sequence":
        raise _broken(document, 0, "sequence")
    if not position.sequence:
        _check_setup(position, document)
        return
    place = position.stack[0].values()["place"]
    if not 1 <= place <= len(position.order):
        raise _broken(document, 0, "sequence place")
    position.active = position.order[place - 1]
    words = tuple([_word(step) for step in position.stack[1:]])
    for phase, below, asking in _SHAPES:
        if words[:-1] == below and words and words[-1] in asking:
            position.phase = phase
            return
    raise _broken(document, len(position.stack) - 1, " ".join(words))


def _check_setup(position: M400, document: Document) -> None:
    """In the set-up those still to choose stand on the stack, and the one who chooses his capital."""
    position.phase = SETUP
    names = [step.name for step in position.stack[1:]]
    choosing = names[:-1] if names and names[-1] == "capital" else names
    open_colours = [c for c in position.first_order if position.capital[c] == NOBODY]
    left = position.rules.setup.colours - len(position.first_order)
    if not names or any(name != "colour" for name in choosing) or len(choosing) != left:
        raise _broken(document, len(position.stack) - 1, " ".join(names))
    chosen = position.stack[-1].values()["colour"] if names[-1] == "capital" else NOBODY
    if open_colours != ([chosen] if chosen != NOBODY else []):
        raise _broken(document, len(position.stack) - 1, "capital")


def check_whole(game: AnyGame, position: M400, document: Document) -> None:
    """An error where the position cannot be, or could not be played on."""
    if position.sequence and len(position.first_order) != position.rules.setup.colours:
        raise document.error("position-colours", "colour", count=position.rules.setup.colours)
    _check_seats(position, document)
    if position.sequence and NOBODY in [position.capital[colour] for colour in position.first_order]:
        raise document.error("position-armies", "colour")
    found = game.violations(position)
    if found:
        raise document.error("position-broken", detail=found[0])
    if position.result is not None:
        return
    last = len(position.stack) - 1
    if position.sequence:
        _check_turn(position, document)
        _check_step(position, document, last)
    step = position.stack[-1]
    if not step.options(position, step.seat):
        raise _broken(document, last, step.name)


def _check_seats(position: M400, document: Document) -> None:
    """M4-2.11, M4-17.1: every player has as many colours as another, those still to be chosen included."""
    choosing = [step.seat for step in position.stack if step.name == "colour"]
    seats = [*choosing, *(position.player[colour] for colour in position.first_order)]
    each = position.rules.setup.colours_each
    if any(seats.count(seat) != each for seat in range(position.seats)):
        raise document.error("position-colours-each", "colour", count=each)


def _check_turn(position: M400, document: Document) -> None:
    """What is noted of the turn so far can have happened by now (M4-3.8, M4-5.9)."""
    for key, phase in _NOT_BEFORE.items():
        if getattr(position, key) and position.phase < phase:
            raise document.error("position-too-early", "turn", 0, key, name=key)
    made = len(position.sent) + (position.offer is not None)
    if not made <= position.offers <= position.rules.offers:
        raise document.error("position-offers", "turn", 0, "offers", made=made, most=position.rules.offers)
    most = most_cancelled(position)
    if position.cancelled > most:
        raise document.error("position-cancelled", "turn", 0, "cancelled", most=most)


def _check_step(position: M400, document: Document, last: int) -> None:
    step = position.stack[-1]
    name, values = step.name, step.values()
    active = position.player[position.active]
    for other in position.stack[1:]:
        if other.name in ("trade_again", "movement") and other.seat != active:
            raise _broken(document, last, other.name)
        if other.values().get("colour", position.active) != position.active and other.name != "destruction":
            raise _broken(document, last, "colour")
    if name not in (*_COMBATS, *_BARGAINS, "hand_limit") and step.seat != active:
        raise _broken(document, last, f"{name} seat")
    if (position.offer is not None) != (name in _BARGAINS):
        raise document.error("position-offer", "offer")
    if (position.counter is not None) != (name in ("counter", "answer_counter")):
        raise document.error("position-offer", "counter")
    if (position.combat is not None) != (name in _COMBATS):
        raise document.error("position-combat", "combat")
    if any(value < 0 for key, value in values.items() if key != "card"):
        raise _broken(document, last, name)
    if "army" in values and values["army"] not in position.armies(position.active):
        raise _broken(document, last, f"{name} army")
    if name in _ON_THE_SPOT and values["territory"] != position.at[values["army"]]:
        raise _broken(document, last, f"{name} territory")
    misfit = bargain_misfit(position, step) if name in _BARGAINS else choice_misfit(position, step)
    if misfit:
        raise _broken(document, last, misfit)
