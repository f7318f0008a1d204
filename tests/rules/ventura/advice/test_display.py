"""What a screen is told besides the view: true to the rules, from the view alone."""

import pytest

from quattrocento.games.ventura.advice.display import VenturaDisplay
from quattrocento.games.ventura.game import GAME
from quattrocento.games.ventura.position.position import NO_CARD, Ventura
from quattrocento.games.ventura.rules.domain import income_of, owner_of
from quattrocento.games.ventura.rules.phases.movement import movement_points
from quattrocento.games.ventura.rules.troops.troops import fresh, index, occupied
from quattrocento.games.ventura.rules.verbs import COMPANY, HEX, VERBS, troop_number
from quattrocento.kernel.places import members
from quattrocento.kernel.seats import NOBODY, SPECTATOR
from quattrocento.testing import Scenario, rule
from quattrocento.testing.random_games import Transition
from quattrocento.testing.ventura import battle, ventura
from tests.rules.ventura.random_games import EVERY_GAME, SETTINGS, played

TILES = {name: number for number, name in enumerate(GAME.standard_components().tile_ids)}
CARDS = GAME.standard_components().card_ids


def shown(scenario: Scenario | Ventura, seat: int = 0) -> VenturaDisplay:
    position: Ventura = scenario.position if isinstance(scenario, Scenario) else scenario
    return GAME.display(position.view(seat), position.components)


def in_the_round(name: str) -> list[Transition]:
    return [one for one in played(name) if one.before.round]


# ---- Territories


@EVERY_GAME
def test_sums_are_those_of_the_rules(name: str) -> None:
    for transition in played(name)[::10]:
        position: Ventura = transition.before
        sums = shown(position, SPECTATOR).sums
        for tile in members(position.on_map):
            owner = owner_of(position, tile)
            base = position.components.income[tile].base
            income = income_of(position, tile, owner) if owner != NOBODY else base
            assert sums.income.get(tile, base) == income


@rule("VTR-2.6")
def test_2_6_formulas_count_for_the_owner_else_for_the_seat_that_looks() -> None:
    # A Castle shoots better beside Heights of the same Domain; two Hills lie beside it.
    castle = TILES["castle_1"]
    formula = GAME.standard_components().ranged[castle]
    free = ventura("troops", hand={0: "farmers"}, domain={0: "hill_1 hill_2"})
    assert shown(free, 0).sums.ranged == {castle: formula.base + 2 * formula.per}
    assert shown(free, 1).sums.ranged == shown(free, SPECTATOR).sums.ranged == {}
    theirs = ventura("troops", hand={0: "farmers"}, domain={1: "castle_1 hill_1", 0: "hill_2"})
    for eyes in (0, 1, SPECTATOR):
        assert shown(theirs, eyes).sums.ranged == {castle: formula.base + formula.per}


@EVERY_GAME
def test_a_tile_is_worth_what_was_shown_where_it_is_laid(name: str) -> None:
    laid = 0
    for transition in in_the_round(name):
        for seat, tile, _ in transition.told("expanded"):
            before, after = shown(transition.before, seat), transition.after
            place = after.spot[tile]
            assert before.laying is not None
            base = after.components.income[tile].base
            assert before.laying.income.get(place, base) == income_of(after, tile, seat)
            others = [other for other in range(after.seats) if other != seat]
            assert all(shown(transition.before, other).laying is None for other in others)
            laid += 1
    assert laid


# ---- pieces, and how moves name them


@EVERY_GAME
def test_whatever_a_move_names_is_shown_under_its_noun(name: str) -> None:
    """A click on a piece finds its moves by the noun that is shown with it."""
    met = set()
    for transition in played(name):
        position: Ventura = transition.before
        for seat in position.waiting():
            display = shown(position, seat)
            cards = [card for troop in display.troops for card in troop.companies]
            cards += [troop.captain for troop in display.troops if troop.captain is not None]
            nouns = {
                "hex": {one.place for one in display.free},
                "company": {card.noun for card in cards},
                "troop": {troop.noun for troop in display.troops}
                | {troop_number(-1, area) for area in display.areas[seat]},
            }
            for verb, noun in position.options(seat):
                kind = VERBS[verb].kind
                if kind in nouns:
                    assert noun in nouns[kind], (verb, noun)
                    met.add(kind)
    assert met >= {"hex", "company"}


@EVERY_GAME
def test_pieces_are_those_on_the_table(name: str) -> None:
    for transition in played(name)[::10]:
        position: Ventura = transition.before
        display = shown(position, SPECTATOR)
        assert display.hands == [len(hand) for hand in position.hand]
        assert {one.tile: one.place for one in display.places} == {
            tile: position.spot[tile] for tile in members(position.on_map)
        }
        assert all(HEX.parts(one.place) == {"q": one.q, "r": one.r} for one in display.places)
        for troop in display.troops:
            at = index(troop.seat, troop.area)
            companies = [fresh(card.card) + card.wounds for card in troop.companies]
            assert tuple(companies) == position.companies[at]
            assert (troop.captain.card if troop.captain else NO_CARD) == position.captain[at]
            assert troop.area not in display.areas[troop.seat]


@rule("VTR-20.4")
def test_20_4_while_a_line_is_filled_its_space_stands_for_the_troop() -> None:
    scenario = battle("acuto pikemen archers spearmen", "tartaglia spearmen sappers")
    scenario.play("0: line 1:archers")

    def told(seat: int) -> list[list[tuple[str, str]]]:
        lines = shown(scenario, seat).lines
        assert lines is not None
        rows = [row for line in lines for row in (line.placed, line.unplaced)]
        return [[(CARDS[card.card], COMPANY.text(card.noun)) for card in row] for row in rows]

    mine, left, theirs, waiting = told(0)
    assert [card for card, _ in mine] == ["archers"]
    assert sorted(left) == [("pikemen", "2:pikemen"), ("spearmen", "2:spearmen")]
    assert (theirs, sorted(waiting)) == ([], [("sappers", "1.2:sappers"), ("spearmen", "1.2:spearmen")])
    # The other side places in secret: it sees nothing of this line.
    hidden, all_of_them, _, own = told(1)
    assert (hidden, len(all_of_them)) == ([], 3)
    assert sorted(own) == [("sappers", "1:sappers"), ("spearmen", "1:spearmen")]


def test_the_points_that_win_are_those_of_the_components() -> None:
    assert shown(ventura("troops")).target == GAME.standard_components().target


# ---- accounts, paces, points


@EVERY_GAME
def test_accounts_come_true(name: str) -> None:
    paid = 0
    for transition in in_the_round(name):
        before = shown(transition.before, SPECTATOR)
        for seat, income, due in transition.told("upkeep_paid"):
            if transition.move == "pay" and transition.seat == seat:
                account = before.accounts[seat]
                assert before.paying == seat
                assert (account.income, account.maintenance) == (income, due)
                assert account.left == transition.after.florins[seat]
                paid += 1
    assert paid


@rule("VTR-14.1", "VTR-30.17")
def test_what_events_add_belongs_to_the_player_who_pays() -> None:
    scenario = ventura("upkeep", hand={0: "extraordinary_tax farmers"}, florins=9)
    before = shown(scenario, 1).accounts
    scenario.play("play extraordinary_tax")
    after = shown(scenario, 1)
    assert after.paying == 0
    assert after.accounts[0].income > before[0].income
    assert after.accounts[1:] == before[1:]


@EVERY_GAME
def test_paces_are_those_of_the_march(name: str) -> None:
    for transition in in_the_round(name)[::10]:
        position: Ventura = transition.before
        display = shown(position, SPECTATOR)
        assert [(troop.seat, troop.area) for troop in display.troops] == [
            (seat, area) for seat in range(position.seats) for area in occupied(position, seat)
        ]
        for troop in display.troops:
            if troop.companies:
                assert troop.movement == movement_points(position, troop.seat, troop.area)


@rule("VTR-9.6")
def test_9_6_papal_territories_are_counted_in_points() -> None:
    points = GAME.standard_components().papal_points
    assert shown(ventura("troops", hand={0: "farmers"}, domain={1: "papal_1"})).papal == [0, points, 0]


@pytest.mark.parametrize(("edition", "other"), [("en-2010", {}), ("it-2011", {"heavy_cavalry": 4})])
def test_cards_whose_resistance_the_rules_change(edition: str, other: dict[str, int]) -> None:
    changed = shown(ventura("troops", hand={0: "farmers"}, edition=edition)).resistance
    assert {CARDS[card]: number for card, number in changed.items()} == other


# ---- battles


def test_nothing_is_coming_before_the_lines_are_revealed() -> None:
    scenario = battle("acuto pikemen archers", "tartaglia spearmen sappers", hand={0: "farmers"})
    assert shown(ventura("troops")).battle is None
    ahead = shown(scenario).battle
    assert ahead is not None
    assert (ahead.coming, ahead.fighting) == ([], 2)


def test_the_next_assault_comes_as_shown() -> None:
    fought = 0
    for transition in [one for name in SETTINGS for one in in_the_round(name)]:
        told = transition.told("assaulted")
        ahead = shown(transition.before, SPECTATOR).battle if told else None
        # A player who still chooses may prevent less than is shown, and an Event change it.
        if ahead is None or not ahead.coming or ahead.chooses or not transition.move.startswith("pass"):
            continue
        first = ahead.coming[0]
        assert [about[1] for about in told[:2]] == [first.number] * 2
        assert [about[2] for about in told[:2]] == [first.sides[1 - side].inflicts for side in (0, 1)]
        assert [about[3] for about in told[:2]] == [first.sides[side].prevents for side in (0, 1)]
        fought += 1
    assert fought


@rule("VTR-W8")
def test_the_worked_battle_is_shown_to_its_end() -> None:
    scenario = battle(
        "acuto crossbowmen mounted_crossbowmen light_cavalry spearmen horse_carts",
        "fortebraccio artillerymen mounted_crossbowmen swordsmen heavy_cavalry",
        domain={},
        hand={0: "farmers"},
        edition="it-2011",
    ).play("pass")
    attack = ["crossbowmen", "mounted_crossbowmen", "light_cavalry", "spearmen"]
    defence = ["artillerymen", "mounted_crossbowmen", "swordsmen"]
    for seat, line in ((0, attack), (1, defence)):
        for space, card in enumerate(line, 1):
            scenario.play(f"{seat}: line {space}:{card}")
    ahead = shown(scenario).battle
    assert ahead is not None
    assert [one.arm for one in ahead.coming] == ["ranged", "melee", "melee"]
    assert [one.sides[0].inflicts for one in ahead.coming] == [6, 6, 7]
    assert [one.sides[1].inflicts for one in ahead.coming] == [10, 4, 5]
    assert (ahead.coming[0].sides[1].prevents, ahead.coming[0].sides[1].suffers) == (2, 4)
    assert ahead.fates == (["lost", "lost"], ["lost", "wounded"])
    last = ahead.coming[-1].sides
    assert (ahead.winner, ahead.in_vain, last[0].left, last[1].left) == (0, False, 1, 0)


# ---- secrecy


def test_equal_views_are_shown_the_same() -> None:
    told = []
    for first in ("spearmen", "sappers"):
        scenario = battle("acuto pikemen archers", "tartaglia spearmen sappers", hand={0: "farmers"})
        told.append(shown(scenario.play("pass", f"1: line 1:{first}"), 0))
    assert told[0] == told[1]
