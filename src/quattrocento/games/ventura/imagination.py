"""Imagined positions: a complete position that a view's seat cannot tell from the real one."""

import random
from functools import lru_cache

from quattrocento.games.ventura.combat import ATTACKER, DEFENDER, battle_from, with_line
from quattrocento.games.ventura.components import (
    FIRST_COMPANY,
    FIRST_EVENT,
    FIRST_GARRISON,
    VENTURA,
    Components,
)
from quattrocento.games.ventura.deploy import Empty
from quattrocento.games.ventura.equal_domains import copies_dealt
from quattrocento.games.ventura.hiring import deployable, may_start_troop, price_of, terrain_for
from quattrocento.games.ventura.knowledge import HIDDEN, VenturaView
from quattrocento.games.ventura.lines import troop_of
from quattrocento.games.ventura.options import Options
from quattrocento.games.ventura.restoring import cards_in_sight, restore, restore_domains, restore_map
from quattrocento.games.ventura.state import NOTHING_CHOSEN, Ventura
from quattrocento.games.ventura.victory import outcome
from quattrocento.kernel.places import members
from quattrocento.kernel.tuples import changed


def imagine(view: VenturaView, rng: random.Random, components: Components) -> Ventura:
    """Hidden cards and tiles are dealt anew, hidden choices made anew, where the view leaves them open."""
    game = _in_sight(view, components)
    restore_map(game)
    restore_domains(game)
    _imagine_tiles(game, view, rng)
    _imagine_cards(game, view, rng)
    _imagine_lines(game, view, rng)
    restore(game)
    if view.winners:
        game.result = outcome(game, view.winners[0])
    return game


@lru_cache(maxsize=64)
def _rules(chosen: tuple[tuple[str, bool | int | str], ...], components: Components) -> Options:
    """The same options for all positions imagined with them, so that what follows can be remembered."""
    return Options(dict(chosen), components)


def _in_sight(view: VenturaView, components: Components) -> Ventura:
    """What the view shows."""
    game = Ventura(view.seats, components, _rules(tuple(view.options.items()), components))
    game.round, game.first, game.out = view.round, view.first, view.out
    game.spot = view.spot
    game.domain = view.domain
    game.markers = view.markers[:]
    game.family = view.family
    game.points = view.points[:]
    game.florins = view.florins[:]
    game.shown = view.shown
    game.pledged = view.pledged
    game.looking = view.looking
    game.discarded = view.discarded[:]
    game.display = view.display
    game.removed = view.removed
    game.captain = view.captain[:]
    game.companies = view.companies[:]
    game.at = view.at[:]
    game.chosen = view.chosen
    game.laid, game.looked = bool(view.turn[0]), bool(view.turn[1])
    game.bonus, game.advance, game.moved = view.turn[2:5]
    game.grounds, game.splits, game.regroupings = view.turn[5:]
    game.kept = view.kept
    game.battle = battle_from(view.battle) if view.battle is not None else None
    game.stack = view.steps[:]
    if view.seat >= 0:
        game.hand = changed(game.hand, view.seat, view.hand)
    return game


# ---- tiles


def _imagine_tiles(game: Ventura, view: VenturaView, rng: random.Random) -> None:
    """Unknown tiles of reserves, under the stockpile and being looked at come from those not seen."""
    unseen = game.components.in_use[game.seats] & ~game.on_map
    seen = [*view.peeked]
    for reserve in view.reserves:
        seen += [tile for _, tile in reserve]
    for _, tiles in view.under:
        seen += tiles
    for tile in seen:
        if tile != HIDDEN:
            unseen &= ~(1 << tile)
    pool = members(unseen)
    rng.shuffle(pool)
    promised = _imagine_dealt(game, view, pool)
    for seat in range(game.seats):
        _imagine_reserve(game, view, seat, promised[seat], pool)
    game.under = tuple([(knowers, _filled(tiles, pool)) for knowers, tiles in view.under])
    game.peeked = _filled(view.peeked, pool)


def _imagine_dealt(game: Ventura, view: VenturaView, pool: list[int]) -> list[list[int]]:
    """By seat, a tile of each type that all know it was dealt (Equal Domains); they come first of all."""
    dealt: list[list[int]] = []
    for seat, kinds in enumerate(view.pledged):
        tiles: list[int] = []
        for kind in members(kinds) if seat != view.seat else ():
            dealt_from = copies_dealt(game, kind)
            tile = next(tile for tile in pool if dealt_from >> tile & 1)
            pool.remove(tile)
            tiles.append(tile)
        dealt.append(tiles)
    return dealt


def _imagine_reserve(
    game: Ventura, view: VenturaView, seat: int, promised: list[int], pool: list[int]
) -> None:
    """A dealt tile is known to its owner alone; whatever else is hidden may be any tile."""
    own = 1 << seat
    for knowers, tile in view.reserves[seat]:
        drawn = tile
        if tile == HIDDEN:
            drawn = promised.pop() if promised and knowers == own else pool.pop()
        game.reserve[seat] |= 1 << drawn
        if knowers != own:
            game.known = {**game.known, drawn: knowers & ~own}


def _filled(tiles: tuple[int, ...], pool: list[int]) -> int:
    return sum(1 << (tile if tile != HIDDEN else pool.pop()) for tile in tiles)


# ---- cards


class _Unseen:
    """The cards of both decks that the view's seat has not seen, in random order."""

    def __init__(self, game: Ventura, seat: int, rng: random.Random) -> None:
        seen = cards_in_sight(game)
        for other, shown in enumerate(game.shown):
            for card in shown if other != seat else ():
                seen[card] += 1
        left = [game.components.decks[card] - seen[card] for card in range(FIRST_GARRISON)]
        self.decks: tuple[list[int], list[int]] = (
            [card for card in range(VENTURA) for _ in range(left[card])],
            [card for card in range(VENTURA, FIRST_GARRISON) for _ in range(left[card])],
        )
        for deck in self.decks:
            rng.shuffle(deck)

    def deal(self, backs: tuple[int, int]) -> list[int]:
        """That many cards of each deck."""
        return [deck.pop() for deck, number in zip(self.decks, backs, strict=True) for _ in range(number)]


def _imagine_cards(game: Ventura, view: VenturaView, rng: random.Random) -> None:
    unseen = _Unseen(game, view.seat, rng)
    if not view.looking:
        game.looking = tuple(sorted(unseen.deal(view.looking_backs)))
    acting = game.stack[-1].seat if view.has_chosen else NOTHING_CHOSEN
    guess = view.has_chosen and view.chosen == HIDDEN
    for seat in sorted(range(game.seats), key=lambda other: other != acting):
        if seat == view.seat:
            continue
        backs = view.hidden[seat]
        held: list[int] = []
        if guess and seat == acting and game.stack[-1].name in ("place", "empty"):
            game.chosen, backs = _imagine_choice(game, seat, backs, unseen, rng)
            held = [game.chosen] if backs != view.hidden[seat] else []
        hand = (*view.shown[seat], *held, *unseen.deal(backs))
        game.hand = changed(game.hand, seat, tuple(sorted(hand)))
    if guess and game.stack[-1].name in ("lay", "settle"):
        game.chosen = rng.choice(members(game.reserve[acting]))


def _imagine_choice(
    game: Ventura, seat: int, backs: tuple[int, int], unseen: _Unseen, rng: random.Random
) -> tuple[int, tuple[int, int]]:
    """A card that the seat could have chosen to deploy, and how many hidden cards are left to deal."""
    candidates: list[tuple[int, int]] = [(card, -1) for card in game.shown[seat]]
    for deck, number in enumerate(backs):
        if number:
            candidates += [(card, deck) for card in unseen.decks[deck]]
    card, deck = rng.choice([found for found in candidates if _could_choose(game, seat, found[0])])
    if deck < 0:
        return card, backs
    unseen.decks[deck].remove(card)
    return card, (backs[0] - (deck == 0), backs[1] - (deck == 1))


def _could_choose(game: Ventura, seat: int, card: int) -> bool:
    if game.stack[-1].name == "place":
        return bool(deployable(game, seat, (card,)))
    step = game.stack[-1]
    assert isinstance(step, Empty)
    if not FIRST_COMPANY <= card < FIRST_EVENT:
        return False
    ground = step.ground(game)
    if ground == game.city(seat):
        startable = may_start_troop(game, seat, card)
    else:
        startable = terrain_for(game, seat, card) >> ground & 1 > 0
    return startable and price_of(game, seat, card, 0) <= game.florins[seat]


# ---- orders of battle


def _imagine_lines(game: Ventura, view: VenturaView, rng: random.Random) -> None:
    """While both place in secret: any order of a side that is ready, any beginning of one that is not."""
    battle = game.battle
    if battle is None or not game.stack or game.stack[-1].name != "order":
        return
    for side in (ATTACKER, DEFENDER):
        seat = battle.seats[side]
        if seat == view.seat:
            continue
        line = list(troop_of(game, battle, side))
        rng.shuffle(line)
        if seat in view.waiting:
            line = line[: rng.randrange(len(line) - 1)]
        battle.lines = with_line(battle.lines, side, tuple(line))
