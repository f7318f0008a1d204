"""Imagined positions: a complete position that a view's seat cannot tell from the real one."""

import random
from functools import lru_cache

from quattrocento.games.ventura.components.typed import (
    FIRST_COMPANY,
    FIRST_EVENT,
    FIRST_GARRISON,
    VENTURA,
    Components,
)
from quattrocento.games.ventura.knowledge.derived import cards_in_sight, restore_hidden, restore_open
from quattrocento.games.ventura.knowledge.observed import ObservedVentura
from quattrocento.games.ventura.knowledge.view import HIDDEN, Backs, VenturaView
from quattrocento.games.ventura.position.battle import ATTACKER, DEFENDER, with_line
from quattrocento.games.ventura.position.position import NOTHING_CHOSEN, Ventura
from quattrocento.games.ventura.position.settings import Settings
from quattrocento.games.ventura.rules.battle.order import troop_of
from quattrocento.games.ventura.rules.end_of_game import outcome
from quattrocento.games.ventura.rules.phases.deploy import Empty
from quattrocento.games.ventura.rules.setup.equal_domains import copies_dealt
from quattrocento.games.ventura.rules.troops.hiring import (
    deployable,
    may_start_troop,
    price_of,
    terrain_for,
)
from quattrocento.kernel.places import members
from quattrocento.kernel.tuples import changed
from quattrocento.kernel.view import restore_seen


def imagine(view: VenturaView, rng: random.Random, components: Components) -> ObservedVentura:
    """Hidden cards and tiles are dealt anew, hidden choices made anew, where the view leaves them open."""
    position = in_sight(view, components)
    _imagine_tiles(position, view, rng)
    _imagine_cards(position, view, rng)
    _imagine_lines(position, view, rng)
    restore_hidden(position)
    if view.winners:
        position.result = outcome(position, view.winners[0])
    return position


@lru_cache(maxsize=64)
def _rules(chosen: tuple[tuple[str, bool | int | str], ...], components: Components) -> Settings:
    """The same settings for all positions imagined with them, so that what follows can be remembered."""
    return Settings(dict(chosen), components)


def in_sight(view: VenturaView, components: Components) -> ObservedVentura:
    """What the view shows, and what follows from the map; nothing hidden lies there, nothing is drawn."""
    position = ObservedVentura(view.seats, components, _rules(tuple(view.settings.items()), components))
    restore_seen(view, position)
    position.looking = view.own_looking
    position.chosen = view.own_choice
    position.battle = view.seen_battle.copy() if view.seen_battle is not None else None
    if view.seat >= 0:
        position.hand = changed(position.hand, view.seat, view.own_hand)
    restore_open(position)
    return position


# ---- tiles


def _imagine_tiles(position: Ventura, view: VenturaView, rng: random.Random) -> None:
    """Unknown tiles of reserves, under the stockpile and being looked at come from those not seen."""
    unseen = position.components.in_use[position.seats] & ~position.on_map
    seen = [*view.seen_peeked]
    for reserve in view.reserves:
        seen += [one.tile for one in reserve]
    for group in view.seen_under:
        seen += group.tiles
    for tile in seen:
        if tile != HIDDEN:
            unseen &= ~(1 << tile)
    pool = members(unseen)
    rng.shuffle(pool)
    promised = _imagine_dealt(position, view, pool)
    for seat in range(position.seats):
        _imagine_reserve(position, view, seat, promised[seat], pool)
    position.under = tuple([(group.knowers, _filled(group.tiles, pool)) for group in view.seen_under])
    position.peeked = _filled(view.seen_peeked, pool)


def _imagine_dealt(position: Ventura, view: VenturaView, pool: list[int]) -> list[list[int]]:
    """By seat, a tile of each type that all know it was dealt (Equal Domains); they come first of all."""
    dealt: list[list[int]] = []
    for seat, kinds in enumerate(view.pledged):
        tiles: list[int] = []
        for kind in members(kinds) if seat != view.seat else ():
            dealt_from = copies_dealt(position, kind)
            tile = next(tile for tile in pool if dealt_from >> tile & 1)
            pool.remove(tile)
            tiles.append(tile)
        dealt.append(tiles)
    return dealt


def _imagine_reserve(
    position: Ventura, view: VenturaView, seat: int, promised: list[int], pool: list[int]
) -> None:
    """A dealt tile is known to its owner alone; whatever else is hidden may be any tile."""
    own = 1 << seat
    for one in view.reserves[seat]:
        knowers, tile = one.knowers, one.tile
        drawn = tile
        if tile == HIDDEN:
            drawn = promised.pop() if promised and knowers == own else pool.pop()
        position.reserve[seat] |= 1 << drawn
        if knowers != own:
            position.known = {**position.known, drawn: knowers & ~own}


def _filled(tiles: tuple[int, ...], pool: list[int]) -> int:
    return sum(1 << (tile if tile != HIDDEN else pool.pop()) for tile in tiles)


# ---- cards


class _Unseen:
    """The cards of both decks that the view's seat has not seen, in random order."""

    def __init__(self, position: Ventura, seat: int, rng: random.Random) -> None:
        seen = cards_in_sight(position)
        for other, shown in enumerate(position.shown):
            for card in shown if other != seat else ():
                seen[card] += 1
        left = [position.components.decks[card] - seen[card] for card in range(FIRST_GARRISON)]
        self.decks: tuple[list[int], list[int]] = (
            [card for card in range(VENTURA) for _ in range(left[card])],
            [card for card in range(VENTURA, FIRST_GARRISON) for _ in range(left[card])],
        )
        for deck in self.decks:
            rng.shuffle(deck)

    def deal(self, backs: Backs) -> list[int]:
        """That many cards of each deck."""
        ventura, conscription = self.decks
        dealt = [ventura.pop() for _ in range(backs.ventura)]
        return dealt + [conscription.pop() for _ in range(backs.conscription)]


def _imagine_cards(position: Ventura, view: VenturaView, rng: random.Random) -> None:
    unseen = _Unseen(position, view.seat, rng)
    if not view.own_looking:
        position.looking = tuple(sorted(unseen.deal(view.looking_backs)))
    acting = position.stack[-1].seat if view.has_chosen else NOTHING_CHOSEN
    guess = view.has_chosen and view.own_choice == HIDDEN
    for seat in sorted(range(position.seats), key=lambda other: other != acting):
        if seat == view.seat:
            continue
        backs = view.hidden[seat]
        held: list[int] = []
        if guess and seat == acting and position.stack[-1].name in ("place", "empty"):
            position.chosen, backs = _imagine_choice(position, seat, backs, unseen, rng)
            held = [position.chosen] if backs != view.hidden[seat] else []
        hand = (*view.shown[seat], *held, *unseen.deal(backs))
        position.hand = changed(position.hand, seat, tuple(sorted(hand)))
    if guess and position.stack[-1].name in ("lay", "settle"):
        position.chosen = rng.choice(members(position.reserve[acting]))


def _imagine_choice(
    position: Ventura, seat: int, backs: Backs, unseen: _Unseen, rng: random.Random
) -> tuple[int, Backs]:
    """A card that the seat could have chosen to deploy, and how many hidden cards are left to deal."""
    candidates: list[tuple[int, int]] = [(card, -1) for card in position.shown[seat]]
    for deck, number in enumerate((backs.ventura, backs.conscription)):
        if number:
            candidates += [(card, deck) for card in unseen.decks[deck]]
    card, deck = rng.choice([found for found in candidates if _could_choose(position, seat, found[0])])
    if deck < 0:
        return card, backs
    unseen.decks[deck].remove(card)
    return card, Backs(backs.ventura - (deck == 0), backs.conscription - (deck == 1))


def _could_choose(position: Ventura, seat: int, card: int) -> bool:
    if position.stack[-1].name == "place":
        return bool(deployable(position, seat, (card,)))
    step = position.stack[-1]
    assert isinstance(step, Empty)
    if not FIRST_COMPANY <= card < FIRST_EVENT:
        return False
    ground = step.ground(position)
    if ground == position.city(seat):
        startable = may_start_troop(position, seat, card)
    else:
        startable = terrain_for(position, seat, card) >> ground & 1 > 0
    return startable and price_of(position, seat, card, 0) <= position.florins[seat]


# ---- orders of battle


def _imagine_lines(position: Ventura, view: VenturaView, rng: random.Random) -> None:
    """While both place in secret: any order of a side that is ready, any beginning of one that is not."""
    battle = position.battle
    if battle is None or not position.stack or position.stack[-1].name != "order":
        return
    for side in (ATTACKER, DEFENDER):
        seat = battle.seats[side]
        if seat == view.seat:
            continue
        line = list(troop_of(position, battle, side))
        rng.shuffle(line)
        if seat in view.waiting:
            line = line[: rng.randrange(len(line) - 1)]
        battle.lines = with_line(battle.lines, side, tuple(line))
