"""That a broken invariant is found: real positions, changed in one respect (MAG-I1 to MAG-I15)."""

import pytest

from quattrocento.games.magnifico.position.position import Magnifico
from quattrocento.games.magnifico.rules.verbs import CARD, TERRITORY
from quattrocento.testing import Scenario, rule
from quattrocento.testing.breaking import Change, found, found_between
from quattrocento.testing.magnifico import magnifico

ROME, NAPLES, ATHENS, VIENNA = map(TERRITORY.ids.index, ("rome", "naples", "athens", "vienna"))
BOMBARD = CARD.ids.index("bombard")


def table(extra: str = "") -> Scenario:
    """Seat 0 in his turn, with castles, machines, cards and an enemy beside him."""
    return magnifico(
        field={0: "tank_covered airplane_flapping_wing", 1: "bombard"},
        archive={0: "gyroscope gyroscope"},
        extra=extra or '[cards]\nproject_bottom = ["submarine"]',
        rome="0: 7 soldiers, 2 tanks, 1 airplane, castle, 2 towers",
        naples="1: 4 soldiers, castle",
        athens="1: 2 soldiers",
    )


def battle() -> Scenario:
    return table().play("attack naples", "soldiers 5", "tanks 2", "airplanes 1")


def add(name: str, number: int, at: int | None = None) -> Change:
    """Change a number of the position, or the one at a place of a list."""

    def change(position: Magnifico) -> None:
        value = getattr(position, name)
        if at is None:
            setattr(position, name, value + number)
        else:
            setattr(position, name, type(value)(n + number if i == at else n for i, n in enumerate(value)))

    return change


def put(name: str, *items: object) -> Change:
    """Set a whole list, in the kind of list that it is."""
    return lambda position: setattr(position, name, type(getattr(position, name))(items))


def give(where: str, seat: int, card: str) -> Change:
    """One card more before a player, taken out of the deck, so that the 60 cards stay 60."""

    def change(position: Magnifico) -> None:
        number = CARD.ids.index(card)
        add("unseen", -1, number)(position)
        hands = getattr(position, where)
        hand = type(hands[seat])((*hands[seat], number))
        put(where, *(hand if i == seat else other for i, other in enumerate(hands)))(position)

    return change


def army(name: str, number: int) -> Change:
    """So many pieces of a kind in the attacking army; the supplies follow."""

    def change(position: Magnifico) -> None:
        more = number - getattr(position.battle, name)
        setattr(position.battle, name, number)
        supplies = {"soldiers": "supply", "tanks": "tank_supply", "airplanes": "airplane_supply"}
        add(supplies[name], -more, 0 if name == "soldiers" else None)(position)

    return change


@rule("MAG-I1")
@pytest.mark.parametrize("number", [1, -1])
def test_i1_a_soldier_too_many_or_too_few(number: int) -> None:
    assert "MAG-I1" in found(table(), add("supply", number, 0))
    assert "MAG-I1" in found(table(), add("soldiers", number, NAPLES))


@rule("MAG-I1")
def test_i1_a_soldier_too_many_in_the_attacking_army() -> None:
    assert "MAG-I1" in found(battle(), army("soldiers", 4), add("supply", 1, 0))


@rule("MAG-I2")
@pytest.mark.parametrize("number", [1, -1])
@pytest.mark.parametrize("name", ["tank_supply", "airplane_supply"])
def test_i2_a_machine_too_many_or_too_few(name: str, number: int) -> None:
    assert "MAG-I2" in found(table(), add(name, number))


@rule("MAG-I2")
@pytest.mark.parametrize("name", ["tanks", "airplanes"])
def test_i2_a_machine_too_many_on_the_board(name: str) -> None:
    assert "MAG-I2" in found(table(), add(name, 1, ROME))


@rule("MAG-I3")
@pytest.mark.parametrize("number", [1, -1])
def test_i3_a_castle_too_many_or_too_few(number: int) -> None:
    assert "MAG-I3" in found(table(), add("castle_supply", number))


@rule("MAG-I3")
def test_i3_a_castle_vanishes() -> None:
    gone = (add("towers", -1, NAPLES), add("castled", -(1 << NAPLES)), add("castle_supply", 1))
    assert "MAG-I3" in found_between(table(), *gone)


@rule("MAG-I4")
@pytest.mark.parametrize("number", [1, -1])
def test_i4_a_tower_too_many_or_too_few(number: int) -> None:
    assert "MAG-I4" in found(table(), add("tower_supply", number))


@rule("MAG-I4")
def test_i4_five_towers_on_a_castle() -> None:
    assert "MAG-I4" in found(table(), add("towers", 3, ROME), add("tower_supply", -3))
    assert "MAG-I4" not in found(table(), add("towers", 2, ROME), add("tower_supply", -2))


@rule("MAG-I5")
@pytest.mark.parametrize("where", ["field", "archive"])
def test_i5_a_card_copied_into_a_hand(where: str) -> None:
    assert "MAG-I5" in found(table(), give(where, 1, "bombard"), add("unseen", 1, BOMBARD))


@rule("MAG-I5")
@pytest.mark.parametrize("where", ["project_bottom", "discarded", "auction"])
def test_i5_a_card_copied_into_a_pile(where: str) -> None:
    submarine = CARD.ids.index("submarine")
    pile = (submarine, BOMBARD) if where == "project_bottom" else (BOMBARD,)
    assert "MAG-I5" in found(table(), put(where, *pile))


@rule("MAG-I5")
def test_i5_a_card_lost() -> None:
    assert "MAG-I5" in found(table(), put("project_bottom"))
    assert "MAG-I5" in found(table(), add("unseen", -1, BOMBARD))


@rule("MAG-I5")
@pytest.mark.parametrize("name", ["tanks_in_deck", "airplanes_in_deck"])
@pytest.mark.parametrize("number", [10, -10])
def test_i5_more_machine_cards_in_the_deck_than_there_are(name: str, number: int) -> None:
    assert "MAG-I5" in found(table(), add(name, number))


@rule("MAG-I6")
@pytest.mark.parametrize("money", [-10, 5, 105, 310])
def test_i6_money_that_nobody_can_have(money: int) -> None:
    assert "MAG-I6" in found(table(), add("money", money - 100, 0))


@rule("MAG-I6")
@pytest.mark.parametrize("money", [0, 300])
def test_i6_money_at_its_limits(money: int) -> None:
    assert found(table(), add("money", money - 100, 0)) == set()


@rule("MAG-I7")
def test_i7_an_owned_territory_without_soldiers() -> None:
    assert "MAG-I7" in found(table(), add("soldiers", -2, ATHENS), add("supply", 2, 1))


@rule("MAG-I7")
def test_i7_a_piece_on_a_free_territory() -> None:
    assert "MAG-I7" in found(table(), add("tanks", 1, VIENNA), add("tank_supply", -1))
    assert "MAG-I7" in found(table(), add("airplanes", 1, VIENNA), add("airplane_supply", -1))
    assert "MAG-I7" in found(table(), add("towers", 1, VIENNA), add("castle_supply", -1))


@rule("MAG-I8")
def test_i8_a_territory_becomes_free_again() -> None:
    bit = 1 << ATHENS
    leave = (add("soldiers", -2, ATHENS), add("supply", 2, 1), add("owner", -2, ATHENS))
    assert "MAG-I8" in found_between(table(), *leave, add("own", -bit, 1), add("free", bit))


@rule("MAG-I8")
def test_i8_a_territory_both_free_and_owned_or_neither() -> None:
    assert "MAG-I8" in found(table(), add("free", 1 << ATHENS))
    assert "MAG-I8" in found(table(), add("free", -(1 << VIENNA)))


@rule("MAG-I9")
def test_i9_a_player_without_territory() -> None:
    scenario = table()
    home = list(scenario.position.owner).index(2)
    lost = (add("owner", -2, home), add("own", -(1 << home), 2), add("own", 1 << home, 0))
    assert "MAG-I9" in found(scenario, *lost, add("supply", 1, 2), add("supply", -1, 0))


@rule("MAG-I10")
def test_i10_a_second_castle_on_one_territory_is_missed_in_the_supply() -> None:
    # a castle is one number of its territory, so that a second one can only be seen in the count
    assert found(table(), add("castle_supply", -1)) & {"MAG-I10", "MAG-I3"}


@rule("MAG-I11")
@pytest.mark.parametrize("card", ["tank_colossus", "airplane_glider"])
def test_i11_a_second_machine_card_of_a_kind(card: str) -> None:
    assert "MAG-I11" in found(table(), give("field", 0, card))
    assert "MAG-I11" not in found(table(), give("field", 1, card))


@rule("MAG-I11")
def test_i11_a_machine_card_in_an_archive() -> None:
    assert "MAG-I11" in found(table(), give("archive", 1, "tank_colossus"))
    assert "MAG-I11" in found(table(), give("archive", 1, "airplane_glider"))


@rule("MAG-I12")
def test_i12_more_airplane_improvements_than_hooks() -> None:
    one = (give("field", 0, "paratrooper"), add("hooked", 1, 0))
    assert "MAG-I12" not in found(table(), *one)
    assert "MAG-I12" in found(table(), *one, *one)


@rule("MAG-I12")
def test_i12_improvements_without_the_machine_card() -> None:
    assert "MAG-I12" not in found(table(), give("field", 0, "mechanical_gear"))
    assert "MAG-I12" in found(table(), give("field", 1, "mechanical_gear"))
    assert "MAG-I12" in found(table(), give("field", 1, "paratrooper"), add("hooked", 1, 1))


@rule("MAG-I13")
@pytest.mark.parametrize("holder", [-1, 3])
def test_i13_nobody_holds_leonardo(holder: int) -> None:
    assert "MAG-I13" in found(table(), add("holder", holder))


@rule("MAG-I14")
@pytest.mark.parametrize("name", ["wars", "movements"])
def test_i14_a_fourth_war_or_movement(name: str) -> None:
    assert "MAG-I14" in found(table(), add(name, 4))
    assert found(table(), add(name, 3)) == set()


@rule("MAG-I15")
@pytest.mark.parametrize(
    ("soldiers", "tanks", "airplanes"),
    [(0, 2, 1), (7, 2, 1), (5, 7, 0), (5, 0, 7), (5, 4, 3), (5, -1, 0), (5, 0, -1)],
)
def test_i15_an_army_too_small_or_too_large(soldiers: int, tanks: int, airplanes: int) -> None:
    changes = (army("soldiers", soldiers), army("tanks", tanks), army("airplanes", airplanes))
    assert "MAG-I15" in found(battle(), *changes)


@rule("MAG-I15")
@pytest.mark.parametrize(("soldiers", "tanks", "airplanes"), [(1, 0, 0), (6, 6, 0), (6, 3, 3)])
def test_i15_an_army_at_its_limits(soldiers: int, tanks: int, airplanes: int) -> None:
    changes = (army("soldiers", soldiers), army("tanks", tanks), army("airplanes", airplanes))
    assert "MAG-I15" not in found(battle(), *changes)


@rule("MAG-I15")
@pytest.mark.parametrize("name", ["soldiers", "tanks", "airplanes"])
def test_i15_an_attacking_army_that_grows_in_battle(name: str) -> None:
    now = getattr(battle().position.battle, name)
    assert "MAG-I15" in found_between(battle(), army(name, now + 1))
    assert "MAG-I15" not in found_between(battle(), army(name, now - 1))


@rule("MAG-I15")
@pytest.mark.parametrize("name", ["soldiers", "tanks", "airplanes"])
def test_i15_a_defending_army_that_grows_in_battle(name: str) -> None:
    assert "MAG-I15" in found_between(battle(), add(name, 1, NAPLES))
