"""The Leonardo card and what its holder saves (MAG-12)."""

import tomllib

import pytest

from quattrocento.games.magnifico.game import GAME
from quattrocento.kernel.fate import Dice, Stated
from quattrocento.kernel.seats import SPECTATOR
from quattrocento.testing import Scenario, rule
from quattrocento.testing.magnifico import at, cards, magnifico

ACTIVATION = [
    ("gyroscope", 40),
    ("anti_aircraft_culverin", 20),
    ("multi_cannon", 40),
    ("automaton", 30),
    ("submarine", 20),
    ("castle_project", 50),
    ("art_lady_with_an_ermine", 30),
    ("art_mona_lisa", 60),
]
MACHINES = ["tank_tortoise", "tank_covered", "tank_colossus", "airplane_glider", "airplane_great_kite"]


def buyer(
    holder: int, field: str = "", archive: str = "", money: int = 100, machine_cost: str = "card"
) -> Scenario:
    """Seat 0 has a castle in Rome, Naples without one, and much to buy."""
    return magnifico(
        holder=holder,
        money=money,
        field={0: field},
        archive={0: archive},
        settings={"machine_cost": machine_cost},
        rome="0: 5 soldiers, castle",
        naples="0: 2 soldiers",
        venice="1: 1 soldier",
        vienna="1: 1 soldier",
    )


def spent(scenario: Scenario, *moves: str) -> int:
    before: int = scenario.position.money[0]
    scenario.play(*moves)
    after: int = scenario.position.money[0]
    return before - after


@rule("MAG-12.1")
@pytest.mark.parametrize("bids", [(40, 10, 10), (10, 40, 10), (10, 10, 40)])
def test_12_1_the_holder_takes_the_first_turn(bids: tuple[int, ...]) -> None:
    # Seat 2 is the holder when the auction begins; who buys first plays first.
    scenario = magnifico(holder=2, rome="0: 3 soldiers", venice="1: 3 soldiers", london="2: 3 soldiers")
    scenario.play("pass", fate="tank_covered bombard")
    scenario.play(*(f"{seat}: bid {bid}" for seat, bid in enumerate(bids)))
    scenario.play("buy bombard", "decline", "decline")
    assert scenario.position.holder == bids.index(40)
    assert (scenario.step, scenario.waiting) == ("turn", (bids.index(40),))


@rule("MAG-12.1")
def test_12_1_without_a_purchase_the_old_holder_plays_first() -> None:
    scenario = magnifico(holder=2, rome="0: 3 soldiers", venice="1: 3 soldiers", london="2: 3 soldiers")
    scenario.play("pass", fate="tank_covered bombard")
    scenario.play("0: bid 40", "1: bid 30", "2: bid 10", "decline", "decline", "decline")
    assert scenario.waiting == (2,)


@rule("MAG-12.2")
@pytest.mark.parametrize(("card", "cost"), ACTIVATION)
def test_12_2_ten_florins_less_for_each_project_fielded(card: str, cost: int) -> None:
    field = "tank_covered airplane_glider"
    assert spent(buyer(2, field, card), f"field {card}") == cost
    assert spent(buyer(0, field, card), f"field {card}") == cost - 10


@rule("MAG-12.2")
@pytest.mark.parametrize("card", MACHINES)
def test_12_2_ten_florins_less_for_each_machine(card: str) -> None:
    machine = card.split("_", maxsplit=1)[0]
    assert spent(buyer(2, card), f"{machine} rome") == 20
    assert spent(buyer(0, card), f"{machine} rome") == 10


@rule("MAG-12.2")
def test_12_2_ten_florins_less_for_each_tower() -> None:
    assert spent(buyer(2), "tower rome") == 20
    assert spent(buyer(0), "tower rome") == 10


@rule("MAG-12.2")
@pytest.mark.parametrize(("holder", "price"), [(0, 20), (1, 30)])
def test_12_2_ten_florins_less_for_a_castle(holder: int, price: int) -> None:
    scenario = buyer(holder)
    scenario.play("castle naples", fate="tank_covered bombard")
    assert [florins for _, _, florins in scenario.told("castle_built")] == [price]
    income = 2 * 10 + 2 * 10  # two territories and two castles, in the next round already begun
    assert scenario.position.money[0] == 100 - price + income


@rule("MAG-12.2")
def test_12_2_the_saving_is_made_on_every_purchase() -> None:
    scenario = buyer(0, "tank_covered", "bombard submarine")
    assert (
        spent(scenario, "field bombard", "field submarine", "tank rome", "tower rome") == 20 + 10 + 10 + 10
    )


@rule("MAG-12.2")
def test_12_2_the_price_never_falls_below_0() -> None:
    scenario = buyer(0, "tank_tortoise", money=0, machine_cost="differing")
    assert "tank rome" in scenario.options()
    assert spent(scenario, "tank rome") == 0
    assert at(scenario, "rome") == (0, 5, 1, 0, 0)


@rule("MAG-12.2")
def test_12_2_the_holder_needs_only_the_lower_price() -> None:
    assert "tower rome" in buyer(0, money=10).options()
    assert "tower rome" not in buyer(2, money=10).options()


@rule("MAG-12.3")
def test_12_3_no_saving_on_invasions() -> None:
    assert spent(buyer(0), "invade florence", "from rome", "soldiers 2") == 10
    assert buyer(0, money=0).nouns("invade") == []


@rule("MAG-12.3")
def test_12_3_no_saving_on_attacks() -> None:
    assert spent(buyer(0), "attack venice", "soldiers 3") == 30
    assert buyer(0, money=20).nouns("attack") == []


@rule("MAG-12.3")
def test_12_3_no_saving_on_bids() -> None:
    scenario = buyer(0).play("pass", fate="tank_covered bombard")
    before = scenario.position.money[0]
    scenario.play("0: bid 50", "1: bid 20", "2: bid 10", "buy bombard")
    assert scenario.position.money[0] == before - 50


@rule("MAG-12.4")
@pytest.mark.parametrize("seed", [7, 8])
def test_12_4_the_card_changes_hands_only_by_a_purchase(seed: int) -> None:
    fate = Dice(seed)
    position = GAME.start(3, {}, fate)
    changes = 0
    for _ in range(1200):
        if position.result is not None:
            break
        seat = position.waiting()[0]
        before = position.holder
        move = fate.rng.choice(position.options(seat))
        position.play(seat, move, fate)
        if position.holder != before:
            assert move[0] == "buy"
            assert position.holder == seat
            changes += 1
    assert changes > 0


@rule("MAG-12.4")
def test_12_4_everybody_sees_who_holds_the_card() -> None:
    for holder in range(3):
        scenario = buyer(holder)
        assert [scenario.position.view(seat).holder for seat in (SPECTATOR, 0, 1, 2)] == [holder] * 4


@rule("MAG-12.4")
def test_12_4_a_conquest_does_not_capture_the_card() -> None:
    scenario = buyer(1).play("attack venice", "soldiers 4", "infantry 4", fate="hit*4")
    assert at(scenario, "venice")[0] == 0
    assert scenario.position.holder == 1


@rule("MAG-12.5")
def test_12_5_auction_ties_put_the_holder_last() -> None:
    scenario = magnifico(holder=1, rome="0: 3 soldiers", venice="1: 3 soldiers", london="2: 3 soldiers")
    scenario.play("pass", fate="tank_covered bombard").play("0: bid 20", "1: bid 20", "2: bid 20")
    asked = [*scenario.waiting]
    asked += scenario.play("decline").waiting
    asked += scenario.play("decline").waiting
    assert asked == [2, 0, 1]


@rule("MAG-12.5")
def test_12_5_scoring_ties_put_the_holder_first() -> None:
    # All have 29 points; each of seats 0 and 1 has a Perfect City, the holder his 2 points as well.
    scenario = magnifico(
        holder=1,
        points=29,
        rome="0: 1 soldier, castle, 4 towers",
        venice="1: 1 soldier, castle, 4 towers",
    )
    scenario.play("pass")
    assert scenario.position.result.winners == (1,)


@rule("MAG-R61")
def test_r61_points_beyond_40_count_and_only_the_target_matters() -> None:
    scenario = magnifico(
        points=[39, 12, 3],
        settings={"target_vp": 40},
        archive={0: "art_mona_lisa"},
        rome="0: 1 soldier",
    )
    scenario.play("field art_mona_lisa")
    assert scenario.position.points[0] == 44
    assert scenario.position.result.winners == (0,)


@rule("MAG-R61")
def test_r61_short_of_the_target_by_one_the_game_goes_on() -> None:
    scenario = magnifico(
        points=[37, 12, 3],
        settings={"target_vp": 40},
        archive={0: "art_lady_with_an_ermine"},
        rome="0: 3 soldiers",
    )
    scenario.play("field art_lady_with_an_ermine")
    assert scenario.position.points[0] == 39
    assert scenario.position.result is None


@rule("MAG-E12", "MAG-12.2", "MAG-12.3")
def test_e12_the_holder_spends_90_and_30_for_an_attack() -> None:
    scenario = buyer(0, "tank_tortoise", "art_mona_lisa", money=120)
    assert spent(scenario, "field art_mona_lisa") == 50
    assert spent(scenario, "tank rome") == 10
    assert spent(scenario, "tower rome") == 10
    assert spent(scenario, "attack venice", "soldiers 4", "tanks 0") == 30
    scenario.play("infantry 4", fate="hit*4")
    assert scenario.position.money[0] == 20
    assert "castle naples" in scenario.options()
    scenario.play("castle naples", fate="tank_covered bombard")
    assert [price for _, _, price in scenario.told("castle_built")] == [20]
    assert cards(scenario, 0) == ["tank_tortoise", "art_mona_lisa"]


@rule("MAG-12.2")
def test_12_2_the_saving_is_printed_on_the_card() -> None:
    tables = tomllib.loads((GAME.package / "components.toml").read_text(encoding="utf-8"))
    leonardo = next(card for card in tables["cards"] if card["id"] == "leonardo")
    assert leonardo["params"] == {"discount": 10}


@rule("MAG-12.2")
def test_12_2_a_price_below_the_saving_pays_nothing_back() -> None:
    # No price in the box lies below 10 florins, so a component pack makes the Tortoise Tank cost nothing.
    text = (GAME.package / "components.toml").read_text(encoding="utf-8")
    pack = text.replace("dice = 2, hits = 3, build_cost = 20", "dice = 2, hits = 3, build_cost = 0")
    components = GAME.load_components(pack, "pack")
    scenario = Scenario(GAME, GAME.start(3, {}, Stated("hit*6 blank*12"), components))
    scenario.play("colour red", "colour blue", "colour green", "place rome", "place london")
    scenario.play("place moscow", fate="tank_tortoise bombard")
    scenario.play("0: bid 30", "1: bid 20", "2: bid 10", "buy tank_tortoise", "decline", "decline")
    assert (scenario.waiting, scenario.position.holder) == ((0,), 0)
    assert spent(scenario, "tank rome") == 0
