"""What is quicker than the list of options: picks, the board, short ways and journeys of M400."""

from collections import Counter
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

from quattrocento.kernel.move import Move

if TYPE_CHECKING:
    from bench.clicks.reader import Reader

Json = dict[str, Any]

_THINGS: Final = {"territory": "[data-territory]", "hex": "[data-place]", "colony": ".colony"}
"""By kind of noun, where its things lie; colonies in the order of their nouns."""


def picked(reader: "Reader", frame: Json, moves: Sequence[Move]) -> int:
    """Several options put together, then sent with one click."""
    picks = (frame["step"] or {}).get("picks")
    if not picks:
        return 0
    options = [tuple(option) for option in frame["options"]]
    copies = dict(zip(options, picks["copies"], strict=True))
    chosen = [move for move in moves[: picks["most"]] if copies.get(move)]
    if not chosen or moves[: len(chosen)] != chosen:
        return 0
    wanted = Counter(chosen)
    shown = Counter(options[place] for place in picks["begun"])
    for move in [*(shown - wanted).elements(), *(wanted - shown).elements()]:
        reader.click(f'[data-option="{move[0]} {move[1]}"]')
    reader.click(".prompt .send")
    ends = len(chosen) < picks["most"] and 0 in picks["copies"]
    return len(chosen) + ends


def touched(reader: "Reader", frame: Json, move: Move) -> bool:
    """The thing on the board with which only this move can be made."""
    verbs = reader.game.notation.verbs
    kind = verbs[move[0]].kind
    alike = [verb for verb, noun in frame["options"] if verbs[verb].kind == kind and noun == move[1]]
    if len(alike) > 1:
        return False
    if kind == "card":
        names = reader.game.names(reader.game.standard_components(), kind, "en")
        held = reader.page.locator(".held.lit", has_text=names[move[1]])
        if held.count() == 0:
            return False
        held.first.click()
        reader.clicks += 1
        return True
    if kind not in _THINGS:
        return False
    if kind == "colony":
        return reader.click_at(_THINGS[kind], move[1])
    return reader.click_at(f'{_THINGS[kind][:-1]}="{move[1]}"]', 0)


def short_way(reader: "Reader", frame: Json, moves: Sequence[Move]) -> int:
    """M400: an army that is clicked where it can act takes a free state at once."""
    if [verb for verb, _ in moves[:2]] != ["act", "take"]:
        return 0
    at = frame["view"]["at"][moves[0][1]]
    return 2 if reader.click_at(f'[data-territory="{at}"]', 0) else 0


def journey(reader: "Reader", frame: Json, moves: Sequence[Move]) -> int:
    """M400: a journey of several steps, by its goal and one click to go."""
    if moves[0][0] != "move" or reader.game.name != "m400":
        return 0
    # An earlier state tells its ways otherwise.
    for reach in (one for one in frame["display"]["reach"] if "legs" in one):
        for goal, last in zip(reach["territory"], reach["last"], strict=True):
            way = [("move", reach["army"]), *_steps(reach["legs"], last)]
            if len(way) > 2 and way == list(moves[: len(way)]):
                if not reader.click_at(f'[data-territory="{goal}"]', 0):
                    return 0
                reader.click(".plan .button.main:last-of-type")
                return len(way)
    return 0


def _steps(legs: Json, last: int) -> list[Move]:
    steps: list[Move] = []
    while last >= 0:
        steps.insert(0, (legs["verb"][last], legs["noun"][last]))
        last = legs["after"][last]
    return steps
