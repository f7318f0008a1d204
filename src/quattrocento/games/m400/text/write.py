"""Positions of M400 in text: writing. Reading is in ``read``.

Only pieces, cards and points are written; the deck, sets, phase and active colour follow from them. What
has its ordinary value is left out.
"""

from collections.abc import Sequence

from quattrocento.games.m400.components.packs import BOX
from quattrocento.games.m400.components.typed import ARMIES_EACH, KINDS
from quattrocento.games.m400.position.combat import NO_CARD, NO_COLOUR, Combat
from quattrocento.games.m400.position.lacks import Lacking, is_of_colours_only, of_colour
from quattrocento.games.m400.position.offers import NOT_CHOSEN
from quattrocento.games.m400.position.position import M400, RESERVE
from quattrocento.games.m400.rules.steps import NOUNS
from quattrocento.games.m400.rules.verbs import ARMY, CARD, CARD_COLOUR, COLOUR, TERRITORY
from quattrocento.kernel.game import AnyGame
from quattrocento.kernel.notation import Word
from quattrocento.kernel.places import members
from quattrocento.kernel.position_header import (
    counted,
    flagged,
    listed,
    write_components,
    write_header,
    write_settings,
)
from quattrocento.kernel.position_steps import write_steps
from quattrocento.kernel.seats import NOBODY

IN_RESERVE = "reserve"
BLOCKED = "blocked"


def write(owner: AnyGame, position: M400) -> str:
    """The whole position, secrets included."""
    lines = [*write_header(owner, position.seats), f"sequence = {position.sequence}"]
    if position.order != position.first_order:
        lines += listed("order", _words(COLOUR, position.order))
    lines += listed("attacked", _words(TERRITORY, members(position.attacked)))
    if position.result is not None:
        lines += _winner(position)
    lines += write_settings(owner, position.rules.chosen)
    lines += write_components(BOX.changes_of(position.components))
    for colour in position.first_order:
        lines += _colour(position, colour)
    for seat in range(position.seats):
        lines += _seat(position, seat)
    discarded = [kind for kind in range(KINDS) for _ in range(position.discarded[kind])]
    renewed = [kind for kind in range(KINDS) for _ in range(position.renewed[kind])]
    if list(position.renewed) == position.rules.deck:
        renewed = []
    if discarded or renewed:
        lines += ["", "[cards]", *listed("discarded", _words(CARD, discarded))]
        lines += listed("renewed", _words(CARD, renewed))
    if position.sick:
        lines += ["", "[plague]"]
        for territory in members(position.sick):
            lines += listed(TERRITORY.text(territory), _words(COLOUR, members(position.tokens[territory])))
    lines += _turn(position)
    lines += _trade(position)
    if position.combat is not None:
        lines += _combat(position.combat)
    lines += _memory(position)
    lines += write_steps(position.stack, NOUNS)
    return "\n".join(lines) + "\n"


def _words(noun: Word, numbers: Sequence[int]) -> list[str]:
    return [noun.text(number) for number in numbers]


def _winner(position: M400) -> list[str]:
    assert position.result is not None
    lines = [f"winner = {position.result.winners[0]}"]
    return [*lines, f"ranking = {list(position.result.ranking)}", f'reason = "{position.result.reason}"']


def _colour(position: M400, colour: int) -> list[str]:
    lines = ["", "[[colour]]", f'colour = "{COLOUR.text(colour)}"', f"seat = {position.player[colour]}"]
    if position.capital[colour] == NOBODY:
        return lines
    lines.append(f'capital = "{TERRITORY.text(position.capital[colour])}"')
    lines += [f"score = {position.score[colour]}", f"points = {position.points[colour]}"]
    lines += listed("states", _words(TERRITORY, members(position.own[colour])))
    first = colour * ARMIES_EACH
    lines += listed("armies", [_army(position, army) for army in range(first, first + ARMIES_EACH)])
    return [*lines, *flagged("barred", position.barred >> colour & 1)]


def _army(position: M400, army: int) -> str:
    if position.at[army] == RESERVE:
        return IN_RESERVE
    at = TERRITORY.text(position.at[army])
    return f"{at} {BLOCKED}" if position.blocked >> army & 1 else at


def _seat(position: M400, seat: int) -> list[str]:
    hand = [kind for kind in range(KINDS) for _ in range(position.holds(seat, kind))]
    lines = ["", "[[seat]]", *listed("hand", _words(CARD, hand))]
    lines += _without(position.lacking[seat])
    return [*lines, *counted("old", position.old[seat])]


def _without(lacking: Lacking) -> list[str]:
    """By colour, or where single levels or ships are known to be lacking, by sort."""
    shown = of_colour(lacking) if is_of_colours_only(lacking) else lacking
    return listed("without", shown if any(shown) else ())


def _turn(position: M400) -> list[str]:
    lines = [*counted("offers", position.offers), *counted("cancelled", position.cancelled)]
    for key, armies in (
        ("moved", position.moved),
        ("settled", position.settled),
        ("announced", position.announced),
        ("acted", position.acted),
    ):
        lines += listed(key, _words(ARMY, members(armies)))
    lines += listed("fresh", _words(TERRITORY, members(position.fresh)))
    return ["", "[turn]", *lines] if lines else []


def _trade(position: M400) -> list[str]:
    lines: list[str] = []
    for sent in position.sent:
        lines += ["", "[[sent]]", f"to = {sent.to}", *_sides(sent.gives, sent.wants)]
    if position.offer is not None:
        recipient, gives, wants = position.offer.parts
        lines += ["", "[offer]", *([f"to = {recipient}"] if recipient != NOT_CHOSEN else [])]
        lines += _sides(gives, wants)
    if position.counter is not None:
        lines += ["", "[counter]", *_sides(*position.counter.sides)]
    return lines


def _sides(gives: Sequence[int], wants: Sequence[int]) -> list[str]:
    return [*listed("give", _words(CARD, gives)), *listed("want", _words(CARD, wants))]


def _combat(combat: Combat) -> list[str]:
    lines = ["", "[combat]", f'attacker = "{COLOUR.text(combat.attacker)}"']
    lines.append(f'defender = "{COLOUR.text(combat.defender)}"')
    lines += [f'army = "{ARMY.text(combat.army)}"', f'territory = "{TERRITORY.text(combat.at)}"']
    for side, key in enumerate(("attacker_won", "defender_won")):
        won = [colour for colour, winner in enumerate(combat.decided) if winner == side]
        lines += listed(key, _words(CARD_COLOUR, won))
    if combat.led == NO_CARD and combat.card_colour != NO_COLOUR:
        lines.append(f'colour = "{CARD_COLOUR.text(combat.card_colour)}"')
    if combat.led != NO_CARD:
        lines.append(f'led = "{CARD.text(combat.led)}"')
    if combat.answered != NO_CARD:
        lines.append(f'answered = "{CARD.text(combat.answered)}"')
    lines += listed("bonus", combat.bonus if any(combat.bonus) else ())
    return [*lines, *listed("malus", combat.malus if any(combat.malus) else ())]


def _memory(position: M400) -> list[str]:
    lines: list[str] = []
    for observer, (seen, thefts) in enumerate(position.memory):
        by = observer if observer < position.seats else NOBODY
        for holder, kind, since in seen:
            lines += ["", "[[known]]", f"by = {by}", f"seat = {holder}", f'card = "{CARD.text(kind)}"']
            lines += counted("since", since)
        for victim, taker, size in thefts:
            lines += ["", "[[theft]]", f"by = {by}", f"from = {victim}", f"to = {taker}", f"size = {size}"]
    return lines
