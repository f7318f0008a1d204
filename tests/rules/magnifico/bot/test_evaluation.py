"""What the bots of Magnifico find good: the evaluation, its estimates, and sensible choices."""

import random
from typing import Any

import pytest

from quattrocento.bots.greedy import GreedyBot
from quattrocento.games.magnifico.advice.odds import Army, Walls, battle_odds
from quattrocento.games.magnifico.bot.bidding import best_bid, bid_worth
from quattrocento.games.magnifico.bot.evaluation import battle_chance
from quattrocento.games.magnifico.bot.strength import arms_of, chance_of, lead, return_fire, strike
from quattrocento.games.magnifico.bot.threats import Threats
from quattrocento.games.magnifico.game import GAME
from quattrocento.games.magnifico.rules.verbs import TERRITORY
from quattrocento.kernel.fate import Dice
from quattrocento.testing.magnifico import auction, magnifico
from quattrocento.testing.scenario import Scenario

Lands = dict[str, Any]


def worth(scenario: Scenario, seat: int = 0) -> float:
    return GAME.evaluate(scenario.position, seat)


def choice(scenario: Scenario, seed: int = 1) -> str:
    """What the greedy bot plays here, in notation."""
    seat = scenario.position.waiting()[0]
    view, options = scenario.position.view(seat), scenario.position.options(seat)
    return GAME.notation.text(GreedyBot().choose(GAME, view, options, random.Random(seed)))


def turn_of(scenario: Scenario, seat: int = 0) -> list[str]:
    """The moves that the greedy bot makes until its turn is over; battles go as the dice fall."""
    made: list[str] = []
    rng, fate = random.Random(1), Dice(1)
    position = scenario.position
    while position.result is None and len(made) < 60:
        mover = position.waiting()[0]
        if mover != seat and position.battle is None:
            break
        move = GreedyBot().choose(GAME, position.view(mover), position.options(mover), rng)
        if mover == seat:
            made.append(GAME.notation.text(move))
        position.play(mover, move, fate)
        if move[0] in ("pass", "castle"):
            break
    return made


# ---- the evaluation


def test_points_are_good_and_those_of_a_rival_bad() -> None:
    plain = worth(magnifico(rome="0: 3 soldiers", milan="1: 3 soldiers"))
    assert worth(magnifico(points=[3, 0, 0], rome="0: 3 soldiers", milan="1: 3 soldiers")) > plain
    assert worth(magnifico(points=[0, 3, 0], rome="0: 3 soldiers", milan="1: 3 soldiers")) < plain


def test_the_end_is_worth_more_than_anything_else() -> None:
    scenario = magnifico(money=60, points=[26, 29, 0], archive={0: "art_last_supper"}, rome="0: 3 soldiers")
    before = worth(scenario)
    scenario.play("field art_last_supper")
    assert scenario.position.result is not None
    assert worth(scenario) > before + 100
    assert worth(scenario, 1) < -100


def test_land_is_good_and_a_conquest_better_than_the_same_land_taken_from_nobody() -> None:
    def with_venice(holder: str) -> float:
        return worth(magnifico(rome="0: 3 soldiers", milan="1: 3 soldiers, castle", **owned(holder)))

    def owned(holder: str) -> Lands:
        return {"venice": f"{holder}: 2 soldiers"} if holder else {}

    assert with_venice("0") > with_venice("") > with_venice("1")


def test_a_castle_its_towers_and_a_perfect_city_are_each_better_than_less() -> None:
    walls = ["", ", castle", ", castle, 1 tower", ", castle, 3 towers", ", castle, 4 towers"]
    worths = [worth(magnifico(rome=f"0: 5 soldiers{text}", milan="1: 2 soldiers")) for text in walls]
    assert worths == sorted(worths)
    assert len(set(worths)) == len(worths)


def test_a_rich_castle_needs_its_garrison() -> None:
    """The same seven soldiers: in the castle at the front, or in the quiet hinterland."""
    enemy: Lands = {"venice": "1: 7 soldiers, 2 tanks", "krakow": "1: 2 soldiers"}
    cards = {1: "tank_tortoise"}
    front = "0: {} soldiers, castle, 2 towers, 2 tanks"
    kept = magnifico(field=cards, rome=front.format(6), naples="0: 1 soldier", **enemy)
    left = magnifico(field=cards, rome=front.format(1), naples="0: 6 soldiers", **enemy)
    assert worth(kept) > worth(left) + 0.3


def test_nothing_threatens_where_no_enemy_can_come() -> None:
    scenario = magnifico(
        moscow="0: 1 soldier", vilnius="0: 1 soldier", rome="1: 9 soldiers", milan="1: 9 soldiers"
    )
    threats = Threats(scenario.position)
    moscow, milan = TERRITORY.ids.index("moscow"), TERRITORY.ids.index("milan")
    assert threats.threat(moscow) == 0
    assert threats.chance(milan, 0) == 0


def test_a_last_territory_is_safe() -> None:
    """MAG-7.1.3: the strongest neighbour cannot attack it."""
    scenario = magnifico(rome="0: 1 soldier", florence="1: 9 soldiers", milan="1: 9 soldiers")
    assert Threats(scenario.position).threat(TERRITORY.ids.index("rome")) == 0


def test_money_is_good_until_the_next_income_would_overflow() -> None:
    """MAG-5.1.4: nobody ever holds more than 300."""
    worths = [worth(magnifico(money=[m, 0, 0], rome="0: 2 soldiers, castle")) for m in (0, 50, 150, 280)]
    assert worths == sorted(worths)
    assert len(set(worths)) == len(worths)
    assert worth(magnifico(money=[300, 0, 0], rome="0: 2 soldiers, castle")) == worths[-1]


def test_to_lead_a_race_alone_is_better_than_to_share_it() -> None:
    """MAG-10.5: alone two points, two who tie one each, three nothing."""
    quiet: Lands = {"moscow": "0: 3 soldiers, castle", "kiev": "0: 3 soldiers"}
    tie = magnifico(**quiet, rome="1: 3 soldiers, castle", naples="1: 3 soldiers")
    behind = magnifico(**quiet, rome="1: 3 soldiers", naples="1: 3 soldiers")
    assert worth(behind) > worth(tie) + 0.7


def test_leonardo_is_good_to_hold() -> None:
    mine = magnifico(holder=0, rome="0: 3 soldiers", milan="1: 3 soldiers")
    his = magnifico(holder=1, rome="0: 3 soldiers", milan="1: 3 soldiers")
    assert worth(mine) > worth(his) + 2


def test_cards_count_most_in_the_field_and_only_where_they_can_serve() -> None:
    def with_card(**where: Any) -> float:
        return worth(magnifico(rome="0: 4 soldiers", milan="1: 3 soldiers", **where))

    nothing = with_card()
    assert with_card(field={0: "grapeshot"}) > with_card(archive={0: "grapeshot"}) > nothing
    useless = with_card(archive={0: "multi_cannon"}) - nothing
    of_use = with_card(field={0: "tank_tortoise"}, archive={0: "multi_cannon"})
    assert of_use - with_card(field={0: "tank_tortoise"}) > useless


def test_machines_count_for_those_who_can_use_them() -> None:
    def tanks(number: int, cards: str) -> float:
        field = {0: cards} if cards else {}
        return worth(
            magnifico(field=field, rome=f"0: 6 soldiers, castle, {number} tanks", milan="1: 2 soldiers")
        )

    assert tanks(2, "tank_covered") > tanks(1, "tank_covered") > tanks(0, "tank_covered")
    assert tanks(2, "tank_covered") - tanks(1, "tank_covered") > tanks(2, "") - tanks(1, "")


def battle(soldiers: int, enemies: int, tanks: int = 0, card: str = "") -> Scenario:
    """Seat 0 attacks Florence from Rome and begins."""
    armies = f"soldiers = {soldiers}\ntanks = {tanks}\n"
    sides = 'attacker = 0\ndefender = 1\norigin = "rome"\ntarget = "florence"\ngo = 0\n'
    decide = '[[decide]]\nstep = "turn"\nseat = 0\n[[decide]]\nstep = "go"\nseat = 0'
    lands: Lands = {"rome": "0: 3 soldiers", "florence": f"1: {enemies} soldiers", "milan": "1: 1 soldier"}
    field = {0: card} if card else {}
    return magnifico(extra=f"[battle]\n{sides}{armies}", decide=decide, field=field, **lands)


def test_a_battle_is_worth_what_its_chance_promises() -> None:
    games = [battle(soldiers, 4) for soldiers in (1, 3, 6)]
    worths = [worth(game) for game in games]
    assert worths == sorted(worths)
    chances = [battle_chance(game.position, game.position.battle) for game in games]
    assert chances[0] < 0.1
    assert chances[2] > 0.85


# ---- estimates


BATTLES = [
    (Army(6), Army(6), -1),
    (Army(6), Army(4), -1),
    (Army(3), Army(4), -1),
    (Army(6), Army(8), -1),
    (Army(6), Army(5), 0),
    (Army(6), Army(2), 1),
    (Army(4), Army(2), 2),
    (Army(6, 1, 0, 2, 3), Army(6), 0),
    (Army(6, 0, 2, gyroscopes=1), Army(8), 4),
    (Army(6, grapeshots=2, wagons=1), Army(6), 0),
    (Army(4, 2, 0, 2, 3), Army(6, 1, 0, 3, 4), -1),
    (Army(2, 2, 0, 4, 5), Army(5), -1),
]
TANK = {(2, 3): "tank_tortoise", (3, 4): "tank_scythed", (4, 5): "tank_covered"}


def fielded(army: Army) -> str:
    cards = ["grapeshot"] * army.grapeshots + ["lead_ball_wagon"] * army.wagons
    if army.tanks:
        cards.append(TANK[army.tank_dice, army.tank_hits])
    if army.airplanes:
        cards += ["airplane_great_kite", *["gyroscope"] * army.gyroscopes]
    return " ".join(cards)


@pytest.mark.parametrize(("attacker", "defender", "towers"), BATTLES)
def test_the_quick_chance_is_near_the_exact_one(attacker: Army, defender: Army, towers: int) -> None:
    walls = "" if towers < 0 else f", castle, {towers} towers"
    pieces = f"{defender.soldiers} soldiers, {defender.tanks} tanks{walls}"
    cards = {0: fielded(attacker), 1: fielded(defender)}
    position = magnifico(field=cards, rome=f"1: {pieces}", naples="0: 1 soldier").position
    rome = TERRITORY.ids.index("rome")
    arms, guard = arms_of(position, 0), arms_of(position, 1)
    kills = strike(arms, attacker.soldiers, attacker.tanks, attacker.airplanes, towers + 1)
    fire = return_fire(position, guard, rome)
    estimate = chance_of(lead(kills, attacker.soldiers, fire, defender.soldiers))
    exact = battle_odds(attacker, defender, Walls(towers)).chance
    # Where airplanes decide, the estimate is coarser.
    assert estimate == pytest.approx(exact, abs=0.25 if attacker.airplanes else 0.12)


@pytest.mark.parametrize("level", range(6))
def test_more_soldiers_never_make_a_chance_smaller(level: int) -> None:
    position = magnifico(rome="1: 5 soldiers", naples="0: 1 soldier").position
    arms, fire = (
        arms_of(position, 0),
        return_fire(position, arms_of(position, 1), TERRITORY.ids.index("rome")),
    )
    leads = [lead(strike(arms, soldiers, 0, 0, level), soldiers, fire, 5) for soldiers in range(1, 7)]
    chances = [chance_of(ahead) for ahead in leads]
    assert chances == sorted(chances)


# ---- bids


def bidding(money: list[int], shown: str = "tank_covered grapeshot", **more: str) -> Scenario:
    lands: Lands = {"rome": "0: 3 soldiers, castle", "milan": "1: 3 soldiers, castle", **more}
    return auction(shown, money=money, **lands)


def test_a_bid_is_no_higher_than_rich_rivals_make_it() -> None:
    """A rival cannot bid more than he has (What a good player considers, 2)."""
    bids = list(range(10, 210, 10))
    poor = best_bid(bidding([200, 20, 20]).position, 0, bids)
    rich = best_bid(bidding([200, 200, 200]).position, 0, bids)
    assert poor <= 30
    assert rich > poor


def test_nobody_bids_all_he_has_in_the_first_rounds() -> None:
    scenario = bidding([110, 110, 110])
    assert choice(scenario) in [f"bid {florins}" for florins in range(10, 80, 10)]
    assert bid_worth(scenario.position, 0, 40) > bid_worth(scenario.position, 0, 110)


def test_good_cards_are_worth_a_higher_bid_than_junk() -> None:
    bids = list(range(10, 160, 10))
    junk = bidding([150, 150, 150], "anti_aircraft_culverin anti_aircraft_culverin")
    art = bidding([150, 150, 150], "art_mona_lisa art_last_supper")
    assert best_bid(art.position, 0, bids) >= best_bid(junk.position, 0, bids)
    assert bid_worth(art.position, 0, 60) > bid_worth(junk.position, 0, 60)


def test_a_sealed_bid_is_part_of_the_evaluation() -> None:
    scenario = bidding([110, 110, 110])
    before = worth(scenario)
    scenario.play("0: bid 40")
    assert worth(scenario) > before


# ---- choices


def test_it_takes_the_victory_that_lies_on_the_table() -> None:
    scenario = magnifico(
        money=90,
        points=[25, 24, 0],
        archive={0: "art_mona_lisa grapeshot"},
        rome="0: 4 soldiers, castle, 3 towers",
        naples="0: 3 soldiers",
        florence="1: 2 soldiers",
        milan="1: 2 soldiers",
    )
    assert choice(scenario) == "field art_mona_lisa"


def test_it_expands_early() -> None:
    scenario = magnifico(round=1, money=90, rome="0: 3 soldiers, castle", milan="1: 3 soldiers, castle")
    made = turn_of(scenario)
    assert sum(move.startswith("invade") for move in made) == 2
    assert any(move.startswith("castle") for move in made)


def test_it_builds_the_first_airplane() -> None:
    """Two points for twenty florins (What a good player considers, 5)."""
    scenario = magnifico(round=1, field={0: "airplane_glider"}, rome="0: 3 soldiers, castle")
    assert choice(scenario) == "airplane rome"


def test_it_leaves_bad_odds_alone_and_takes_good_ones() -> None:
    weak = magnifico(
        money=60, rome="0: 5 soldiers", florence="1: 6 soldiers, castle, 1 tower", milan="1: 5 soldiers"
    )
    assert not any(move.startswith("attack") for move in turn_of(weak))
    strong = magnifico(
        money=60,
        extra="[turn]\nstage = 4",
        rome="0: 8 soldiers",
        florence="1: 1 soldier, castle",
        milan="1: 3 soldiers",
        venice="0: 3 soldiers",
    )
    assert "attack florence" in turn_of(strong)


def test_it_spares_a_dangerous_tank_in_a_battle_already_won() -> None:
    """MAG-7.5.4: with six dice every shot risks the whole army."""
    assert choice(battle(6, 1, 1, "tank_colossus")) == "infantry 6"
    assert choice(battle(6, 6, 1, "tank_colossus")) == "fire"
    assert choice(battle(6, 1, 1, "tank_tortoise")) == "fire"


def test_it_brings_soldiers_from_the_hinterland_to_the_front() -> None:
    scenario = magnifico(
        money=0,
        fez="0: 9 soldiers",
        seville="0: 1 soldier, castle, 2 towers",
        lisbon="1: 6 soldiers",
        toledo="1: 6 soldiers",
    )
    turn_of(scenario)
    assert scenario.position.soldiers[TERRITORY.ids.index("seville")] >= 4


@pytest.mark.parametrize("seed", range(6))
def test_what_is_considered_is_legal_and_what_completes_a_choice_too(seed: int) -> None:
    """On the way of a random game, at every decision and after every option of it."""
    rng, fate = random.Random(seed), Dice(seed)
    position = GAME.start(3 + seed % 3, {"self_destruct": seed % 2 == 1}, fate)
    for _ in range(250):
        if position.result is not None:
            break
        seat = position.waiting()[0]
        options = position.options(seat)
        groups = GAME.considered(position, seat, options)
        assert groups
        assert all(groups)
        assert all(move in options for group in groups for move in group)
        after = position.copy()
        after.play(seat, rng.choice(options), fate)
        completing = GAME.completion(after, seat)
        if completing is not None:
            assert completing in after.options(seat)
        position.play(seat, rng.choice(options), fate)
