"""Positions of M400 in text: writing. Reading is in ``reading``.

Only pieces, cards and points are written; the deck, sets, phase and active colour follow from them. What
has its ordinary value is left out.
"""

from collections.abc import Sequence

from quattrocento.games.m400.combat import NO_CARD, NO_COLOUR, Combat
from quattrocento.games.m400.components import ARMIES_EACH, KINDS
from quattrocento.games.m400.lacks import Lacking, is_of_colours_only, of_colour
from quattrocento.games.m400.offers import NOT_CHOSEN
from quattrocento.games.m400.packs import BOX
from quattrocento.games.m400.state import M400, RESERVE
from quattrocento.games.m400.steps import NOUNS
from quattrocento.games.m400.verbs import ARMY, CARD, CARD_COLOUR, COLOUR, TERRITORY
from quattrocento.kernel.game import AnyGame
from quattrocento.kernel.move import NOBODY
from quattrocento.kernel.notation import Word
from quattrocento.kernel.places import members
from quattrocento.kernel.placing import write_steps
from quattrocento.kernel.setting import (
    counted,
    flagged,
    listed,
    write_components,
    write_head,
    write_options,
)

IN_RESERVE = "reserve"
BLOCKED = "blocked"


def write(owner: AnyGame, game: M400) -> str:
    """The whole position, secrets included."""
    lines = [*write_head(owner, game.seats), f"sequence = {game.sequence}"]
    if game.order != game.first_order:
        lines += listed("order", _words(COLOUR, game.order))
    lines += listed("attacked", _words(TERRITORY, members(game.attacked)))
    if game.result is not None:
        lines += _winner(game)
    lines += write_options(owner, game.rules.chosen)
    lines += write_components(BOX.changes_of(game.components))
    for colour in game.first_order:
        lines += _colour(game, colour)
    for seat in range(game.seats):
        lines += _seat(game, seat)
    discarded = [kind for kind in range(KINDS) for _ in range(game.discarded[kind])]
    renewed = [kind for kind in range(KINDS) for _ in range(game.renewed[kind])]
    if list(game.renewed) == game.rules.deck:
        renewed = []
    if discarded or renewed:
        lines += ["", "[cards]", *listed("discarded", _words(CARD, discarded))]
        lines += listed("renewed", _words(CARD, renewed))
    if game.sick:
        lines += ["", "[plague]"]
        for territory in members(game.sick):
            lines += listed(TERRITORY.text(territory), _words(COLOUR, members(game.tokens[territory])))
    lines += _turn(game)
    lines += _trade(game)
    if game.combat is not None:
        lines += _combat(game.combat)
    lines += _memory(game)
    lines += write_steps(game.stack, NOUNS)
    return "\n".join(lines) + "\n"


def _words(noun: Word, numbers: Sequence[int]) -> list[str]:
    return [noun.text(number) for number in numbers]


def _winner(game: M400) -> list[str]:
    assert game.result is not None
    lines = [f"winner = {game.result.winners[0]}"]
    return [*lines, f"ranking = {list(game.result.ranking)}", f'reason = "{game.result.reason}"']


def _colour(game: M400, colour: int) -> list[str]:
    lines = ["", "[[colour]]", f'colour = "{COLOUR.text(colour)}"', f"seat = {game.player[colour]}"]
    if game.capital[colour] == NOBODY:
        return lines
    lines.append(f'capital = "{TERRITORY.text(game.capital[colour])}"')
    lines += [f"score = {game.score[colour]}", f"points = {game.points[colour]}"]
    lines += listed("states", _words(TERRITORY, members(game.own[colour])))
    first = colour * ARMIES_EACH
    lines += listed("armies", [_army(game, army) for army in range(first, first + ARMIES_EACH)])
    return [*lines, *flagged("barred", game.barred >> colour & 1)]


def _army(game: M400, army: int) -> str:
    if game.at[army] == RESERVE:
        return IN_RESERVE
    at = TERRITORY.text(game.at[army])
    return f"{at} {BLOCKED}" if game.blocked >> army & 1 else at


def _seat(game: M400, seat: int) -> list[str]:
    hand = [kind for kind in range(KINDS) for _ in range(game.holds(seat, kind))]
    lines = ["", "[[seat]]", *listed("hand", _words(CARD, hand))]
    lines += _without(game.lacking[seat])
    return [*lines, *counted("old", game.old[seat])]


def _without(lacking: Lacking) -> list[str]:
    """By colour, or where single levels or ships are known to be lacking, by sort."""
    shown = of_colour(lacking) if is_of_colours_only(lacking) else lacking
    return listed("without", shown if any(shown) else ())


def _turn(game: M400) -> list[str]:
    lines = [*counted("offers", game.offers), *counted("cancelled", game.cancelled)]
    for key, armies in (
        ("moved", game.moved),
        ("settled", game.settled),
        ("announced", game.announced),
        ("acted", game.acted),
    ):
        lines += listed(key, _words(ARMY, members(armies)))
    lines += listed("fresh", _words(TERRITORY, members(game.fresh)))
    return ["", "[turn]", *lines] if lines else []


def _trade(game: M400) -> list[str]:
    lines: list[str] = []
    for recipient, gives, wants in game.sent:
        lines += ["", "[[sent]]", f"to = {recipient}", *_sides(gives, wants)]
    if game.offer is not None:
        recipient, gives, wants = game.offer
        lines += ["", "[offer]", *([f"to = {recipient}"] if recipient != NOT_CHOSEN else [])]
        lines += _sides(gives, wants)
    if game.counter is not None:
        lines += ["", "[counter]", *_sides(*game.counter)]
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


def _memory(game: M400) -> list[str]:
    lines: list[str] = []
    for observer, (seen, thefts) in enumerate(game.memory):
        by = observer if observer < game.seats else NOBODY
        for holder, kind, since in seen:
            lines += ["", "[[known]]", f"by = {by}", f"seat = {holder}", f'card = "{CARD.text(kind)}"']
            lines += counted("since", since)
        for victim, taker, size in thefts:
            lines += ["", "[[theft]]", f"by = {by}", f"from = {victim}", f"to = {taker}", f"size = {size}"]
    return lines
