"""Whether a position in text makes sense as a whole: its stack, and what the step decided now needs."""

from typing import Final

from quattrocento.games.m400.bargain_soundness import bargain_fits
from quattrocento.games.m400.choice_soundness import choice_fits
from quattrocento.games.m400.invariants import violations
from quattrocento.games.m400.state import CONQUEST, DRAW, END, M400, MOVEMENT, SETUP, TRADE
from quattrocento.games.m400.terms import most_cancelled
from quattrocento.kernel.document import Document, DocumentError
from quattrocento.kernel.move import NOBODY
from quattrocento.kernel.placing import STEPS
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


def phase_of(game: M400, document: Document) -> None:
    """The phase and the active colour follow from the stack."""
    if game.result is not None:
        if game.stack:
            raise document.error("position-over", STEPS)
        game.phase = END
        game.active = game.order[-1] if game.order else NOBODY
        return
    if not game.stack or game.stack[0].name != "sequence":
        raise _broken(document, 0, "sequence")
    if not game.sequence:
        _check_setup(game, document)
        return
    place = game.stack[0].values()["place"]
    if not 1 <= place <= len(game.order):
        raise _broken(document, 0, "sequence place")
    game.active = game.order[place - 1]
    words = tuple([_word(step) for step in game.stack[1:]])
    for phase, below, asking in _SHAPES:
        if words[:-1] == below and words and words[-1] in asking:
            game.phase = phase
            return
    raise _broken(document, len(game.stack) - 1, " ".join(words))


def _check_setup(game: M400, document: Document) -> None:
    """In the set-up those still to choose stand on the stack, and the one who chooses his capital."""
    game.phase = SETUP
    names = [step.name for step in game.stack[1:]]
    choosing = names[:-1] if names and names[-1] == "capital" else names
    open_colours = [c for c in game.first_order if game.capital[c] == NOBODY]
    left = game.rules.setup.colours - len(game.first_order)
    if not names or any(name != "colour" for name in choosing) or len(choosing) != left:
        raise _broken(document, len(game.stack) - 1, " ".join(names))
    chosen = game.stack[-1].values()["colour"] if names[-1] == "capital" else NOBODY
    if open_colours != ([chosen] if chosen != NOBODY else []):
        raise _broken(document, len(game.stack) - 1, "capital")


def check_sound(game: M400, document: Document) -> None:
    """An error where the position cannot be, or could not be played on."""
    if game.sequence and len(game.first_order) != game.rules.setup.colours:
        raise document.error("position-colours", "colour", count=game.rules.setup.colours)
    _check_seats(game, document)
    if game.sequence and NOBODY in [game.capital[colour] for colour in game.first_order]:
        raise document.error("position-armies", "colour")
    found = violations(game)
    if found:
        raise document.error("position-broken", detail=found[0])
    if game.result is not None:
        return
    last = len(game.stack) - 1
    if game.sequence:
        _check_turn(game, document)
        _check_step(game, document, last)
    step = game.stack[-1]
    if not step.options(game, step.seat):
        raise _broken(document, last, step.name)


def _check_seats(game: M400, document: Document) -> None:
    """M4-2.11, M4-17.1: every player has as many colours as another, those still to be chosen included."""
    choosing = [step.seat for step in game.stack if step.name == "colour"]
    seats = [*choosing, *(game.player[colour] for colour in game.first_order)]
    each = game.rules.setup.colours_each
    if any(seats.count(seat) != each for seat in range(game.seats)):
        raise document.error("position-colours-each", "colour", count=each)


def _check_turn(game: M400, document: Document) -> None:
    """What is noted of the turn so far can have happened by now (M4-3.8, M4-5.9)."""
    for key, phase in _NOT_BEFORE.items():
        if getattr(game, key) and game.phase < phase:
            raise document.error("position-too-early", "turn", 0, key, name=key)
    made = len(game.sent) + (game.offer is not None)
    if not made <= game.offers <= game.rules.offers:
        raise document.error("position-offers", "turn", 0, "offers", made=made, most=game.rules.offers)
    most = most_cancelled(game)
    if game.cancelled > most:
        raise document.error("position-cancelled", "turn", 0, "cancelled", most=most)


def _check_step(game: M400, document: Document, last: int) -> None:
    step = game.stack[-1]
    name, values = step.name, step.values()
    active = game.player[game.active]
    for other in game.stack[1:]:
        if other.name in ("trade_again", "movement") and other.seat != active:
            raise _broken(document, last, other.name)
        if other.values().get("colour", game.active) != game.active and other.name != "destruction":
            raise _broken(document, last, "colour")
    if name not in (*_COMBATS, *_BARGAINS, "hand_limit") and step.seat != active:
        raise _broken(document, last, f"{name} seat")
    if (game.offer is not None) != (name in _BARGAINS):
        raise document.error("position-offer", "offer")
    if (game.counter is not None) != (name in ("counter", "answer_counter")):
        raise document.error("position-offer", "counter")
    if (game.combat is not None) != (name in _COMBATS):
        raise document.error("position-combat", "combat")
    if any(value < 0 for key, value in values.items() if key != "card"):
        raise _broken(document, last, name)
    if "army" in values and values["army"] not in game.armies(game.active):
        raise _broken(document, last, f"{name} army")
    if name in _ON_THE_SPOT and values["territory"] != game.at[values["army"]]:
        raise _broken(document, last, f"{name} territory")
    if not (bargain_fits(game, step) if name in _BARGAINS else choice_fits(game, step)):
        raise _broken(document, last, name)
