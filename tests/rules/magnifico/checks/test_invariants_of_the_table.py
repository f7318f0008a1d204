"""Pieces, cards and money (MAG-I1 to MAG-I13), counted afresh after every move of random games."""

from collections import Counter

from quattrocento.games.magnifico.rules.verbs import CARD
from quattrocento.testing import rule
from tests.rules.magnifico.random_games import (
    COPIES,
    EVERY_GAME,
    HOOKS,
    KIND,
    MACHINES,
    Transition,
    names,
    played,
    told,
)


def after_setup(name: str) -> list[Transition]:
    return [transition for transition in played(name) if transition.before.round]


@rule("MAG-I1")
@EVERY_GAME
def test_i1_fifty_soldiers_of_each_colour(name: str) -> None:
    for _, position, move, _ in played(name):
        for seat in range(position.seats):
            board = sum(
                n for owner, n in zip(position.owner, position.soldiers, strict=True) if owner == seat
            )
            battle = position.battle
            fighting = battle.soldiers if battle is not None and battle.attacker == seat else 0
            assert board + fighting + position.supply[seat] + 1 == 50, move


@rule("MAG-I2")
@EVERY_GAME
def test_i2_twenty_tanks_and_twenty_airplanes(name: str) -> None:
    for _, position, move, _ in played(name):
        battle = position.battle
        tanks = sum(position.tanks) + (battle.tanks if battle is not None else 0)
        airplanes = sum(position.airplanes) + (battle.airplanes if battle is not None else 0)
        assert tanks + position.tank_supply == 20, move
        assert airplanes + position.airplane_supply == 20, move


@rule("MAG-I3", "MAG-I4")
@EVERY_GAME
def test_i3_i4_sixteen_castles_that_stay_and_forty_towers_on_them(name: str) -> None:
    for before, position, move, _ in played(name):
        castles = [towers for towers in position.towers if towers >= 0]
        assert len(castles) + position.castle_supply == 16, move
        assert sum(castles) + position.tower_supply == 40, move
        assert all(0 <= towers <= 4 for towers in castles), move
        for was, now in zip(before.towers, position.towers, strict=True):
            assert now >= 0 or was < 0, move


@rule("MAG-I5")
@EVERY_GAME
def test_i5_sixty_cards_without_loss_or_copy(name: str) -> None:
    boxed = {3: 4, 4: 2, 5: 0}
    for _, position, move, _ in played(name):
        seen = [card for cards in (*position.field, *position.archive) for card in cards]
        seen += [*position.auction, *position.machine_bottom, *position.project_bottom, *position.discarded]
        count = Counter(names(seen))
        hidden = {CARD.text(card): number for card, number in enumerate(position.unseen)}
        for card, copies in COPIES.items():
            if card == "leonardo":
                assert count[card] + hidden.get(card, 0) == 0, move
            else:
                assert count[card] + hidden[card] == copies, move
        machines = sum(number for card, number in hidden.items() if KIND[card] in MACHINES)
        in_deck = position.tanks_in_deck + position.airplanes_in_deck
        assert machines == in_deck + boxed[position.seats], move
    assert sum(COPIES.values()) == 60


@rule("MAG-I6")
@EVERY_GAME
def test_i6_money_in_tens_from_0_to_300(name: str) -> None:
    for _, position, move, _ in played(name):
        assert all(0 <= money <= 300 and money % 10 == 0 for money in position.money), move


@rule("MAG-I7")
@EVERY_GAME
def test_i7_soldiers_in_every_owned_territory_and_nothing_in_free_ones(name: str) -> None:
    for _, position, move, _ in played(name):
        for i, owner in enumerate(position.owner):
            pieces = (
                position.soldiers[i],
                position.tanks[i],
                position.airplanes[i],
                position.towers[i] + 1,
            )
            assert pieces == (0, 0, 0, 0) if owner < 0 else pieces[0] >= 1, move


@rule("MAG-I8", "MAG-I9")
@EVERY_GAME
def test_i8_i9_free_land_only_shrinks_and_everybody_keeps_some(name: str) -> None:
    for before, position, move, _ in played(name):
        assert len(position.owner) == 32
        assert position.owner.count(-1) <= before.owner.count(-1), move
        if position.round:
            assert all(seat in position.owner for seat in range(position.seats)), move


@rule("MAG-I10")
@EVERY_GAME
def test_i10_no_territory_gets_a_second_castle(name: str) -> None:
    built: list[int] = []
    for transition in played(name):
        built += [about[1] for about in told(transition.events, "castle_placed")]
        built += [about[1] for about in told(transition.events, "castle_built")]
    assert len(built) == len(set(built))
    last = played(name)[-1].after
    assert sorted(built) == [i for i, towers in enumerate(last.towers) if towers >= 0]


@rule("MAG-I11", "MAG-I12")
@EVERY_GAME
def test_i11_i12_one_machine_card_of_a_kind_and_no_more_improvements_than_hooks(name: str) -> None:
    for _, position, move, _ in played(name):
        for seat in range(position.seats):
            field = names(position.field[seat])
            kinds = Counter(KIND[card] for card in field)
            archive = {KIND[card] for card in names(position.archive[seat])}
            assert kinds["tank"] <= 1, move
            assert kinds["airplane"] <= 1, move
            assert not archive & {*MACHINES, "leonardo"}, move
            assert kinds["airplane_improvement"] <= sum(HOOKS[card] for card in field), move
            assert kinds["tank"] or not kinds["tank_improvement"], move


@rule("MAG-I13")
@EVERY_GAME
def test_i13_one_player_holds_leonardo(name: str) -> None:
    for _, position, move, _ in after_setup(name):
        assert 0 <= position.holder < position.seats, move
