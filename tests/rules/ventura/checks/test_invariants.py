"""The invariants, counted over whole random games (VTR-I1 to VTR-I26)."""

from quattrocento.games.ventura.components.typed import (
    AREAS,
    FIRST_GARRISON,
    VENTURA,
    WOUND_BITS,
    WOUND_MASK,
)
from quattrocento.games.ventura.game import GAME
from quattrocento.games.ventura.position.position import Ventura
from quattrocento.games.ventura.rules.verbs import axial
from quattrocento.testing import rule
from tests.rules.ventura.random_games import EVERY_GAME, played

DATA = GAME.standard_components()


def cards_in_play(position: Ventura) -> list[int]:
    captains = [card for card in position.captain if card >= 0]
    return captains + [company >> WOUND_BITS for companies in position.companies for company in companies]


def bits(number: int) -> list[int]:
    return [tile for tile in range(40) if number >> tile & 1]


def troops_of(position: Ventura, seat: int) -> list[int]:
    return [
        i
        for i in range(seat * AREAS, (seat + 1) * AREAS)
        if position.companies[i] or position.captain[i] >= 0
    ]


@rule("VTR-I1", "VTR-I2", "VTR-2.10", "VTR-6.9")
@EVERY_GAME
def test_i1_every_tile_is_in_one_place_and_never_moves(name: str) -> None:
    for transition in played(name):
        position = transition.after
        places = [*bits(position.on_map), *bits(position.pile)]
        for reserve in position.reserve:
            places += bits(reserve)
        for _, tiles in position.under:
            places += bits(tiles)
        places += bits(position.peeked)
        assert len(places) == len(set(places))
        assert [axial(position.spot[tile]) for tile in (0, 1)] == [(0, 0), (1, 0)]
        for tile in bits(transition.before.on_map):
            assert position.spot[tile] == transition.before.spot[tile]


@rule("VTR-I2")
@EVERY_GAME
def test_i2_every_tile_has_two_neighbours_after_setup(name: str) -> None:
    last = played(name)[-1].after
    for tile in bits(last.on_map):
        assert last.near[tile].bit_count() >= 2


@rule("VTR-I3")
@EVERY_GAME
def test_i3_as_many_cities_as_players_none_beside_another(name: str) -> None:
    last = played(name)[-1].after
    cities = last.on_map & DATA.cities
    assert cities.bit_count() == last.seats
    assert all(not last.near[tile] & cities for tile in bits(cities))


@rule("VTR-I4", "VTR-I5", "VTR-I6")
@EVERY_GAME
def test_i4_all_cards_are_somewhere(name: str) -> None:
    for transition in played(name):
        position = transition.after
        held = [card for hand in position.hand for card in hand]
        lying = [*position.display, *position.removed, *held, *cards_in_play(position)]
        if position.stack and position.stack[-1].name == "keep":
            lying += position.looking
        for first, end, total in ((0, VENTURA, 58), (VENTURA, FIRST_GARRISON, 47)):
            counted = sum(position.deck[first:end]) + sum(position.discarded[first:end])
            assert counted + sum(first <= card < end for card in lying) == total
        garrisons = [card for card in cards_in_play(position) if card >= FIRST_GARRISON]
        assert len(garrisons) == len(set(garrisons)) <= position.seats
        assert all(card < 18 for card in position.removed)


@rule("VTR-I7", "VTR-I8")
@EVERY_GAME
def test_i7_three_cards_displayed_five_in_hand(name: str) -> None:
    for transition in played(name):
        position = transition.after
        if position.round and position.result is None:
            if len(position.display) < 3:
                assert not sum(position.deck[:VENTURA]) + sum(position.discarded[:VENTURA])
            most = 6 if position.stack[-1].name == "discard" else 5
            assert max(map(len, position.hand)) <= most


@rule("VTR-I9", "VTR-I10", "VTR-2.7", "VTR-2.8")
@EVERY_GAME
def test_i10_markers_equal_income(name: str) -> None:
    for transition in played(name):
        position = transition.after
        owned = 0
        for seat in range(position.seats):
            tiles = position.own[seat]
            assert not owned & tiles
            owned |= tiles
            lying = sum(position.markers[tile] for tile in bits(tiles))
            assert lying + position.supply[seat] == 20
            if position.round == 0 or position.result is not None:
                continue
            for tile in bits(tiles):
                income = DATA.income[tile].value(position.near[tile] & tiles)
                assert 1 <= position.markers[tile] <= income
                assert position.markers[tile] == income or position.supply[seat] == 0
        assert all(position.markers[tile] == 0 for tile in range(40) if not owned >> tile & 1)


@rule("VTR-I11", "VTR-I12", "VTR-I13", "VTR-I14", "VTR-4.4", "VTR-4.5", "VTR-4.6", "VTR-4.8")
@EVERY_GAME
def test_i11_troops_are_sound(name: str) -> None:
    for transition in played(name):
        position = transition.after
        if position.result is not None:
            continue
        regrouping = any(step.name.startswith(("regroup", "goal")) for step in position.stack)
        for index, companies in enumerate(position.companies):
            captain = position.captain[index]
            assert len(companies) <= (5 if captain >= 0 else 1) or _dismissing(position)
            assert companies or captain < 0 or regrouping
            if companies or captain >= 0:
                assert position.on_map >> position.at[index] & 1
            for company in companies:
                card, wounds = company >> WOUND_BITS, company & WOUND_MASK
                assert wounds < position.rules.toughness[card]
                if card >= FIRST_GARRISON:
                    assert index % AREAS == 0
                    assert position.at[index] == position.city(index // AREAS)
        if position.battle is None:
            places = [{position.at[i] for i in troops_of(position, seat)} for seat in range(position.seats)]
            assert sum(map(len, places)) == len(set().union(*places))


def _dismissing(position: Ventura) -> bool:
    return position.stack[-1].name in ("stay", "apart")


@rule("VTR-I15", "VTR-I16", "VTR-1.6", "VTR-5.2")
@EVERY_GAME
def test_i15_florins_and_points(name: str) -> None:
    for transition in played(name):
        assert min(transition.after.florins) >= 0
        assert all(
            now >= then for now, then in zip(transition.after.points, transition.before.points, strict=True)
        )
        if transition.after.result is None:
            assert max(transition.after.points) < 30


@rule("VTR-I17")
@EVERY_GAME
def test_i17_each_round_has_one_first_player_who_scored(name: str) -> None:
    for transition in played(name):
        if transition.after.round > max(1, transition.before.round) and transition.after.result is None:
            first = transition.after.first
            assert transition.after.points[first] >= transition.before.points[first] + 1


@rule("VTR-I18", "VTR-I19")
@EVERY_GAME
def test_i18_living_players_hold_their_city_and_the_others_nothing(name: str) -> None:
    for transition in played(name):
        position = transition.after
        if position.round == 0 or position.result is not None:
            continue
        for seat in range(position.seats):
            if position.out >> seat & 1:
                assert not position.own[seat]
                assert not troops_of(position, seat)
                assert not position.hand[seat]
                assert not position.reserve[seat]
                assert position.florins[seat] == 0
                assert seat not in position.waiting()
            else:
                assert position.markers[position.city(seat)] == 1
                assert position.own[seat] >> position.city(seat) & 1


@rule("VTR-I20", "VTR-I21", "VTR-I22")
@EVERY_GAME
def test_i20_once_a_round(name: str) -> None:
    spent: dict[tuple[int, int], int] = {}
    laid: dict[tuple[int, int], int] = {}
    moved: set[tuple[int, int, str]] = set()
    for transition in played(name):
        turn = (transition.before.round, transition.seat)
        verb, _, noun = transition.move.partition(" ")
        if verb == "spend":
            spent[turn] = spent.get(turn, 0) + int(noun)
        if verb == "lay" and transition.before.round:
            laid[turn] = laid.get(turn, 0) + 1
        if verb == "move":
            assert (*turn, noun) not in moved
            moved.add((*turn, noun))
    assert max(spent.values(), default=0) <= 5
    assert max(laid.values(), default=0) <= 1


@rule("VTR-I23")
@EVERY_GAME
def test_i23_at_most_two_companies_lose_resistance_in_an_assault(name: str) -> None:
    for transition in played(name):
        before, after = transition.before.battle, transition.after.battle
        if before is None or after is None or transition.move != "pass":
            continue
        if transition.before.stack[-1].name != "before_assault":
            continue
        for side in (0, 1):
            old, new = list(before.lines[side]), list(after.lines[side])
            untouched = [company for company in old if company in new]
            assert len(old) - len(untouched) <= 2


@rule("VTR-I25", "VTR-R25")
@EVERY_GAME
def test_i25_the_stockpile_never_grows(name: str) -> None:
    for transition in played(name):
        if (
            transition.before.round
            and transition.before.out == transition.after.out
            and "under" not in transition.move
        ):
            assert transition.after.pile.bit_count() <= transition.before.pile.bit_count()


@rule("VTR-I24", "VTR-I26")
@EVERY_GAME
def test_all_invariants_hold_after_every_move(name: str) -> None:
    for transition in played(name)[::7]:
        assert GAME.violations(transition.after) == []
        assert GAME.transition_violations(transition.before, transition.after) == []
