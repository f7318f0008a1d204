"""Whether a position in text makes sense as a whole: its stack, and what the step decided now needs."""

from typing import Final

from quattrocento.games.m400.battle import lead_of
from quattrocento.games.m400.combat import NO_CARD, Combat
from quattrocento.games.m400.components import ARMIES_EACH
from quattrocento.games.m400.drawing import cards_to_draw
from quattrocento.games.m400.invariants import violations
from quattrocento.games.m400.offers import NOT_CHOSEN
from quattrocento.games.m400.state import CONQUEST, DRAW, END, M400, MOVEMENT, SETUP, TRADE
from quattrocento.games.m400.toll import unsettled
from quattrocento.kernel.document import Document, DocumentError
from quattrocento.kernel.move import NOBODY
from quattrocento.kernel.placing import STEPS
from quattrocento.kernel.step import AnyStep

_BARGAINS: Final = ("offer", "answer_offer", "counter", "answer_counter")
_MOVES: Final = ("before_moving", "revolutionem", "march", "voyage")
_COMBATS: Final = ("war", "lead", "answer", "additions")
_CONQUESTS: Final = (
    *("statement", "conquest", "free_state", "payment", "storm", "raid", "reward", "destruction"),
    *("march", "voyage", *_COMBATS),
)
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
    counts = [0] * game.seats
    for seat in [*(step.seat for step in game.stack[1 : 1 + left]), *(p for p in game.player if p >= 0)]:
        counts[seat] += 1
    if any(count != game.rules.setup.colours_each for count in counts):
        raise _broken(document, len(game.stack) - 1, "seat")


def check_sound(game: M400, document: Document) -> None:
    """An error where the position cannot be, or could not be played on."""
    if game.sequence and len(game.first_order) != game.rules.setup.colours:
        raise document.error("position-colours", "colour", count=game.rules.setup.colours)
    if game.sequence and NOBODY in [game.capital[colour] for colour in game.first_order]:
        raise document.error("position-armies", "colour")
    found = violations(game)
    if found:
        raise document.error("position-broken", detail=found[0])
    if game.result is not None:
        return
    last = len(game.stack) - 1
    if game.sequence:
        _check_step(game, document, last)
    step = game.stack[-1]
    if not step.options(game, step.seat):
        raise _broken(document, last, step.name)


def _check_step(game: M400, document: Document, last: int) -> None:
    step = game.stack[-1]
    name, values = step.name, step.values()
    active = game.player[game.active]
    for other in game.stack[1:]:
        if other.name in ("trade_again", "movement") and other.seat != active:
            raise _broken(document, last, other.name)
        if other.values().get("colour", game.active) != game.active and other.name != "destruction":
            raise _broken(document, last, "colour")
    if name not in (*_COMBATS, *_BARGAINS) and step.seat != active:
        raise _broken(document, last, f"{name} seat")
    if (game.offer is not None) != (name in _BARGAINS):
        raise document.error("position-offer", "offer")
    if (game.counter is not None) != (name in ("counter", "answer_counter")):
        raise document.error("position-offer", "counter")
    if (game.combat is not None) != (name in _COMBATS):
        raise document.error("position-combat", "combat")
    if not _step_fits(game, step, active):
        raise _broken(document, last, name)
    army = values.get("army", game.active * ARMIES_EACH)
    if army not in game.armies(game.active) and "army" in values:
        raise _broken(document, last, f"{name} army")
    at = game.at[army]
    if name in ("free_state", "payment", "storm", "raid") and values["territory"] != at:
        raise _broken(document, last, f"{name} territory")


def _step_fits(game: M400, step: AnyStep, active: int) -> bool:
    """Whether the fields of the step decided now agree with the position."""
    values = step.values()
    over = game.held[active] - game.rules.hand_limit
    if step.name in _BARGAINS:
        return _bargain_fits(game, step, active)
    if step.name in _COMBATS and game.combat is not None:
        return _combat_fits(game, game.combat, step)
    fits = {
        "draw": lambda: values["count"] == cards_to_draw(game, game.active),
        "hand_limit": lambda: over > 0 and values["count"] == over,
        "exchange": lambda: values["left"] in (1, 2) and game.held[active] >= values["left"],
        "march": lambda: values["entered"] in (0, 1),
        "voyage": lambda: values["origin"] == game.at[values["army"]],
        "statement": lambda: bool(unsettled(game)),
        "destruction": lambda: game.is_enemy(values["colour"], active) and game.has_two(values["colour"]),
        "free_state": lambda: game.owner[values["territory"]] == NOBODY,
        "payment": lambda: game.owner[values["territory"]] == NOBODY,
        "reward": lambda: game.attacked >> values["territory"] & 1 != 0,
    }
    return fits[step.name]() if step.name in fits else True


def _bargain_fits(game: M400, step: AnyStep, active: int) -> bool:
    assert game.offer is not None
    opponent = step.values().get("opponent", NOBODY)
    maker, other = (
        (opponent, step.seat) if step.name in ("answer_offer", "counter") else (step.seat, opponent)
    )
    if maker != active or other == active or (step.name != "offer" and not 0 <= other < game.seats):
        return False
    recipient, gives, _ = game.offer
    if recipient == active or (recipient == NOT_CHOSEN and (step.name != "offer" or gives)):
        return False
    if any(gives.count(card) > game.holds(active, card) for card in gives):
        return False
    if game.counter is None:
        return True
    return all(game.counter[0].count(card) <= game.holds(other, card) for card in game.counter[0])


def _combat_fits(game: M400, combat: Combat, step: AnyStep) -> bool:
    attacking, defending = game.player[combat.attacker], game.player[combat.defender]
    if combat.attacker != game.active or combat.army not in game.armies(game.active):
        return False
    if (
        attacking == defending
        or game.owner[combat.at] != combat.defender
        or game.at[combat.army] != combat.at
    ):
        return False
    if game.rules.capitals >> combat.at & 1:
        return False
    values = step.values()
    if step.name in ("war", "lead"):
        if combat.led != NO_CARD or combat.answered != NO_CARD or values["territory"] != combat.at:
            return False
        if step.name == "lead":
            return step.seat == attacking
        return (step.seat, values["opponent"]) == (defending, attacking) and combat.open_colours == 7
    if step.name == "answer":
        return step.seat == defending and values["card"] == combat.led and combat.answered == NO_CARD
    if NO_CARD in (combat.led, combat.answered) or values["card_colour"] != combat.card_colour:
        return False
    return step.seat == (defending if lead_of(combat) > 0 else attacking)
