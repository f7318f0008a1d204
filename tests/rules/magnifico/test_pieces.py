"""Pieces and dice (MAG-2.1 to MAG-2.11)."""

import pytest

from quattrocento.kernel.fate import Dice, Die
from quattrocento.kernel.registry import game as registered
from quattrocento.testing import Scenario, rule
from quattrocento.testing.magnifico import at, magnifico, start

# seat 1 plays after seat 0
THEN_ONE = '[[decide]]\nstep = "begin"\nseat = 1\n[[decide]]\nstep = "turn"\nseat = 0'


class Witness(Dice):
    """Dice that remember what they were."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.seen: list[Die] = []
        self.fallen = [0, 0, 0]

    def roll(self, die: Die, count: int) -> tuple[int, ...]:
        self.seen.append(die)
        fallen = super().roll(die, count)
        self.fallen = [a + b for a, b in zip(self.fallen, fallen, strict=True)]
        return fallen


@rule("MAG-2.1")
@pytest.mark.parametrize(("kind", "other"), [("tank", "airplane"), ("airplane", "tank")])
def test_2_1_machines_are_limited_to_twenty_of_each_kind(kind: str, other: str) -> None:
    def game(count: int) -> Scenario:
        return magnifico(
            rome="0: 2 soldiers, castle",
            naples=f"0: 2 soldiers, {count} {kind}s",
            field={0: "tank_covered airplane_glider"},
        )

    game(19).play(f"{kind} rome")
    assert game(20).refused(f"{kind} rome").clause == "MAG-5.42.5"
    assert f"{other} rome" in game(20).options()


@rule("MAG-2.1")
def test_2_1_towers_are_limited_to_forty() -> None:
    full = "castle, 4 towers"
    game = magnifico(
        lisbon=f"0: 1 soldier, {full}",
        seville=f"0: 1 soldier, {full}",
        toledo=f"0: 1 soldier, {full}",
        barcelona=f"0: 1 soldier, {full}",
        bordeaux=f"0: 1 soldier, {full}",
        lyon=f"0: 1 soldier, {full}",
        paris=f"0: 1 soldier, {full}",
        milan=f"0: 1 soldier, {full}",
        florence=f"0: 1 soldier, {full}",
        rome="0: 2 soldiers, castle, 3 towers",
        naples="0: 1 soldier, castle",
    )
    assert game.nouns("tower") == ["rome", "naples"]
    game.play("tower naples")
    assert game.refused("tower rome").clause == "MAG-5.43.3"


@rule("MAG-2.1")
def test_2_1_castles_are_limited_to_sixteen() -> None:
    castle = "0: 1 soldier, castle"
    game = magnifico(
        lisbon=castle,
        seville=castle,
        toledo=castle,
        barcelona=castle,
        bordeaux=castle,
        lyon=castle,
        paris=castle,
        milan=castle,
        florence=castle,
        rome=castle,
        naples=castle,
        venice=castle,
        vienna=castle,
        prague=castle,
        buda="1: 1 soldier, castle",
        krakow="0: 1 soldier",
        ragusa="1: 2 soldiers",
        decide=THEN_ONE,
    )
    game.play("castle krakow")
    assert game.waiting == (1,)
    assert game.position.castle_supply == 0
    assert game.refused("castle ragusa").clause == "MAG-5.47.4"


@rule("MAG-2.1")
def test_2_1_soldiers_are_limited_to_those_in_the_supply() -> None:
    game = magnifico(rome="0: 48 soldiers", naples="0: 1 soldier", turn=1, moscow="1: 2 soldiers")
    assert game.position.supply[0] == 0
    game.play("pass", fate="tank_covered gyroscope")
    assert (at(game, "rome")[1], at(game, "naples")[1]) == (48, 1)


@rule("MAG-2.2")
def test_2_2_removed_pieces_can_be_used_again() -> None:
    game = magnifico(
        rome="0: 3 soldiers, 20 airplanes, castle",
        naples="1: 2 soldiers",
        athens="1: 1 soldier, castle",
        field={0: "airplane_glider", 1: "airplane_ornithopter"},
        decide=THEN_ONE,
    )
    assert game.refused("airplane rome").clause == "MAG-5.42.5"
    reserve = game.position.supply[1]
    game.play("attack naples", "soldiers 2", "airplanes 1")
    game.play("fly 1", "infantry 2", fate="explosion hit*2")
    assert game.position.airplane_supply == 1
    assert game.position.supply[1] == reserve + 2
    game.play("pass", "airplane athens")
    assert at(game, "athens")[3] == 1


@rule("MAG-2.3")
def test_2_3_no_piece_may_be_removed_voluntarily() -> None:
    pieces = "0: 3 soldiers, 2 tanks, 2 airplanes, castle, 1 tower"
    game = magnifico(rome=pieces, field={0: "tank_covered airplane_glider"})
    assert game.refused("scrap_tank rome").clause == "MAG-2.3"
    assert game.refused("scrap_airplane rome").clause == "MAG-2.3"
    allowed = magnifico(rome=pieces, options={"self_destruct": True})
    assert at(allowed.play("scrap_tank rome"), "rome") == (0, 3, 1, 2, 1)


@rule("MAG-2.4")
def test_2_4_a_territory_belongs_to_the_soldiers_on_it() -> None:
    game = magnifico(rome="0: 4 soldiers", naples="1: 1 soldier", athens="1: 1 soldier")
    game.play(
        "invade florence", "soldiers 1", "attack naples", "soldiers 2", "infantry 2", fate="hit blank"
    )
    assert at(game, "florence")[:2] == (0, 1)
    assert at(game, "naples")[:2] == (0, 2)
    assert at(game, "athens")[:2] == (1, 1)


@rule("MAG-2.5", "MAG-2.9")
def test_2_5_a_conqueror_gets_castle_towers_and_machines() -> None:
    game = magnifico(
        rome="0: 5 soldiers",
        naples="1: 1 soldier, 2 tanks, 1 airplane, castle, 1 tower",
        athens="1: 1 soldier",
        money=100,
    )
    game.play("attack naples", "soldiers 4", "infantry 4", fate="hit*4")
    assert at(game, "naples") == (0, 4, 2, 1, 1)
    game.play("pass", fate="tank_covered gyroscope")
    # two territories and the castle: the castle now pays its new owner
    assert game.position.money[:2] == [100 - 30 + 30, 110]


@rule("MAG-2.6")
def test_2_6_one_castle_in_a_territory() -> None:
    game = magnifico(rome="0: 1 soldier, castle", naples="0: 1 soldier")
    assert game.refused("castle rome").clause == "MAG-2.6"
    assert game.nouns("castle") == ["naples"]


@rule("MAG-2.7")
def test_2_7_towers_need_a_castle_and_four_fill_it() -> None:
    game = magnifico(
        rome="0: 1 soldier, castle, 3 towers",
        florence="0: 1 soldier, castle, 4 towers",
        naples="0: 1 soldier",
    )
    assert game.refused("tower naples").clause in ("MAG-2.7", "MAG-5.43.1")
    assert game.refused("tower florence").clause in ("MAG-2.7", "MAG-5.43.2")
    assert at(game.play("tower rome"), "rome")[4] == 4


@rule("MAG-2.7")
def test_2_7_towers_never_move() -> None:
    game = magnifico(rome="0: 3 soldiers, castle, 2 towers", naples="0: 1 soldier, castle")
    game.play("move", "soldiers 2")
    assert (at(game, "rome"), at(game, "naples")) == ((0, 1, 0, 0, 2), (0, 3, 0, 0, 0))


@rule("MAG-2.8")
def test_2_8_four_towers_make_a_perfect_city() -> None:
    game = magnifico(
        rome="0: 2 soldiers, castle, 3 towers",
        naples="0: 1 soldier, castle, 2 towers",
        extra='awarded = ["first_tank"]',
    )
    game.play("tower naples")
    assert game.told("first_perfect_city") == []
    game.play("tower rome")
    assert game.told("first_perfect_city") == [(0, 2)]


@rule("MAG-2.8")
@pytest.mark.parametrize(("towers", "points"), [(3, 0), (4, 1)])
def test_2_8_a_perfect_city_scores_at_the_end_of_the_round(towers: int, points: int) -> None:
    game = magnifico(rome=f"0: 1 soldier, castle, {towers} towers")
    game.play("pass", fate="tank_covered gyroscope")
    (scored,) = [about for about in game.told("scored") if about[0] == 0]
    assert scored[5] == points


@rule("MAG-2.9", "MAG-2.10")
def test_2_10_captured_tanks_fire_with_the_card_of_their_new_owner() -> None:
    game = magnifico(
        florence="0: 4 soldiers",
        milan="1: 1 soldier, 1 tank",
        venice="1: 5 soldiers",
        naples="1: 1 soldier",
        field={0: "tank_tortoise", 1: "tank_colossus"},
    )
    game.play("attack milan", "soldiers 3", "infantry 3", fate="hit blank*2")
    assert at(game, "milan") == (0, 3, 1, 0, -1)
    game.play("attack venice", "soldiers 2", "tanks 1")
    # Tortoise: 2 dice, 3 hits; the Colossus that built it rolls 6 dice for 8 hits
    game.play("fire", fate="blank*2")
    assert at(game, "venice")[:2] == (1, 2)


@rule("MAG-2.9")
def test_2_9_machines_in_an_attack_belong_to_the_army() -> None:
    game = magnifico(
        rome="0: 3 soldiers, 2 tanks",
        naples="1: 2 soldiers",
        athens="1: 1 soldier",
        field={0: "tank_covered"},
    )
    game.play("attack naples", "soldiers 2", "tanks 1")
    assert (at(game, "rome"), at(game, "naples")) == ((0, 1, 1, 0, -1), (1, 2, 0, 0, -1))
    assert game.position.battle.tanks == 1


@rule("MAG-2.11")
def test_2_11_a_die_has_three_hits_two_blanks_and_one_explosion() -> None:
    fate = Witness(7)
    for seed in range(50):
        fate.rng.seed(seed)
        registered("magnifico").start(5, {}, fate)
    assert {(die.names, die.faces) for die in fate.seen} == {(("hit", "blank", "explosion"), (3, 2, 1))}
    rolled = sum(fate.fallen)
    assert rolled >= 1500
    for fallen, share in zip(fate.fallen, (1 / 2, 1 / 3, 1 / 6), strict=True):
        assert abs(fallen / rolled - share) < 0.05


@rule("MAG-2.4")
def test_2_4_every_player_has_a_colour_of_his_own() -> None:
    game = start(3).play("colour green")
    assert game.refused("colour green").clause == "MAG-4.7"
    game.play("colour red", "colour blue")
    assert len(set(game.position.colour)) == 3
