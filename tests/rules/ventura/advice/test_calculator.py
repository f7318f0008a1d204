"""The battle calculator agrees with battles that the rules play out, and with the worked examples."""

from collections.abc import Sequence
from itertools import permutations
from random import Random

import pytest

from quattrocento.games.ventura.advice.calculator import Outcome, Spread, fought, orders
from quattrocento.games.ventura.advice.contest import Contest, contest_between, contest_of
from quattrocento.games.ventura.advice.sayings import merged
from quattrocento.games.ventura.game import GAME
from quattrocento.games.ventura.position.battle import ATTACKER, DEFENDER, NO_SIDE
from quattrocento.games.ventura.position.position import Ventura
from quattrocento.kernel.move import Move
from quattrocento.kernel.odds import OddsError
from quattrocento.speech import Speech
from quattrocento.testing import Scenario, rule
from quattrocento.testing.ventura import battle, line_up, troop, ventura

ATTACK = "crossbowmen mounted_crossbowmen light_cavalry spearmen horse_carts"
DEFENCE = "artillerymen mounted_crossbowmen swordsmen heavy_cavalry"
CARDS = GAME.standard_components().card_ids
COMPANIES = [row["id"] for row in GAME.standard_components().data["companies"]]
CAPTAINS = [row["id"] for row in GAME.standard_components().data["captains"]]
GROUNDS = ("field_1", "village_1", "wood_1", "hill_1", "castle_1")


def at_hand(scenario: Scenario) -> Contest:
    position: Ventura = scenario.position
    assert position.battle is not None
    return contest_of(position, position.battle)


def left(outcome: Outcome, side: int) -> list[str]:
    names = [(CARDS[company >> 3], company & 7) for company in outcome.lines[side]]
    return sorted(f"{name}:{wounds}" if wounds else name for name, wounds in names)


def standing(scenario: Scenario, seat: int) -> list[str]:
    """The Companies of the Troop that has fought."""
    cards = troop(scenario, seat, 2).split()[1:]
    return sorted(card for card in cards if card not in CAPTAINS)


@rule("VTR-W8", "VTR-R46")
@pytest.mark.parametrize("edition", ["en-2010", "it-2011"])
def test_the_worked_battle(edition: str) -> None:
    scenario = battle(
        f"acuto {ATTACK}", f"fortebraccio {DEFENCE}", domain={}, hand={0: "farmers"}, edition=edition
    )
    scenario.play("pass")
    contest = at_hand(line_up(scenario, attacker=ATTACK, defender=DEFENCE))
    outcome = fought(contest.stakes, contest.battle)
    assert [assault.inflicted for assault in outcome.assaults] == [(6, 10), (6, 4), (7, 5)]
    assert [assault.stopped for assault in outcome.assaults] == [(0, 2), (0, 0), (0, 0)]
    assert outcome.winner == ATTACKER
    assert (left(outcome, ATTACKER), left(outcome, DEFENDER)) == (["horse_carts:1"], [])


@rule("VTR-T7")
@pytest.mark.parametrize(("use", "wounds"), [("single_use", "halberdiers:1"), ("pool", "halberdiers")])
def test_a_resistance_modifier_used_once_or_point_by_point(use: str, wounds: str) -> None:
    scenario = ventura(
        "troops",
        troops={"0.2": "village_1 townsfolk", "1.2": "field_1 fortebraccio halberdiers"},
        resistance_use=use,
    )
    contest = contest_between(scenario.position, 0, 2, 1, 2, CARDS_AT["field_1"])
    contest.battle.lines = contest.troops
    outcome = fought(contest.stakes, contest.battle)
    assert (outcome.winner, left(outcome, DEFENDER)) == (DEFENDER, [wounds])


@rule("VTR-T10")
def test_both_are_wiped_out() -> None:
    scenario = ventura(
        "troops",
        troops={"0.2": "village_1 gattamelata swordsmen", "1.2": "field_1 muzio_attendolo swordsmen"},
    )
    contest = contest_between(scenario.position, 0, 2, 1, 2, CARDS_AT["field_1"])
    contest.battle.lines = contest.troops
    assert fought(contest.stakes, contest.battle).winner == NO_SIDE


CARDS_AT = {name: number for number, name in enumerate(GAME.standard_components().tile_ids)}


def army(rng: Random, companies: list[str], captains: list[str]) -> tuple[str, list[str]]:
    captain = captains.pop() if rng.random() < 0.8 else ""
    return captain, [companies.pop() for _ in range(rng.randint(1, 5) if captain else 1)]


def on_the_march(rng: Random) -> tuple[Scenario, Contest, list[str], list[str], str]:
    """Two Troops, one about to attack the other; those too slow to get there are drawn again."""
    companies, captains = rng.sample(COMPANIES, len(COMPANIES)), rng.sample(CAPTAINS, len(CAPTAINS))
    first, own = army(rng, companies, captains)
    second, others = army(rng, companies, captains)
    ground, owner = rng.choice(GROUNDS[:1] + GROUNDS[2:4]), rng.choice((0, 1, 2))
    scenario = ventura(
        "troops",
        troops={
            "0.2": " ".join(["papal_1", first, *own]),
            "1.2": " ".join([ground, second, *others]),
        },
        domain={owner: ground},
        resistance_use=rng.choice(("single_use", "pool")),
    )
    foretold = contest_between(scenario.position, 0, 2, 1, 2, CARDS_AT[ground])
    scenario.play("move 2")
    if f"to {ground}" not in scenario.options():
        return on_the_march(rng)
    return scenario, foretold, own, others, ground


@pytest.mark.parametrize("seed", range(25))
def test_battles_end_as_the_rules_play_them(seed: int) -> None:
    game, foretold, own, others, ground = on_the_march(Random(seed))
    game.play(f"to {ground}")
    lines = {0: own, 1: others}
    while game.position.battle is not None:
        if game.step in ("order", "open_order"):
            seat = game.waiting[0]
            side = game.position.battle.side(seat)
            space = len(game.position.battle.lines[side])
            game.play(f"{seat}: line {space + 1}:{lines[seat][space]}")
        else:
            game.play("fight" if game.step == "retreat" else "pass")
    foretold.battle.lines = (
        tuple(CARDS.index(card) << 3 for card in own),
        tuple(CARDS.index(card) << 3 for card in others),
    )
    outcome = fought(foretold.stakes, foretold.battle)
    assert left(outcome, ATTACKER) == standing(game, 0)
    assert left(outcome, DEFENDER) == standing(game, 1)


# ---- orders that are not known


def test_equal_companies_make_fewer_orders() -> None:
    assert len(orders((8, 16, 24))) == 6
    assert orders((8, 8, 16)) == [(8, 8, 16), (8, 16, 8), (16, 8, 8)]


def test_all_orders_are_the_sum_of_the_single_ones() -> None:
    scenario = ventura(
        "troops",
        troops={
            "0.2": "village_1 acuto pikemen archers",
            "1.2": "field_1 tartaglia spearmen sappers foragers",
        },
    )
    contest = contest_between(scenario.position, 0, 2, 1, 2, CARDS_AT["field_1"])
    found = merged(contest.trials(DEFENDER))
    singly = Spread(contest.troops, contest.stakes.rules)
    for own in permutations(contest.troops[0]):
        for other in permutations(contest.troops[1]):
            contest.battle.lines = (own, other)
            singly.add(fought(contest.stakes, contest.battle))
    assert (found.fights, found.won) == (12, singly.won)
    assert sorted(found.lost[0]) == sorted(singly.lost[0])
    assert found.mean_wounds(DEFENDER) == pytest.approx(singly.mean_wounds(DEFENDER))
    assert found.share(ATTACKER) + found.share(DEFENDER) <= 1


# ---- what a player is told


def sentences(scenario: Scenario, seat: int, language: str, *words: str) -> list[str]:
    view = scenario.position.view(seat)
    told = GAME.odds(view, GAME.standard_components(), words)
    return [Speech(language, GAME).saying(line) for line in told]


def foretold(scenario: Scenario, seat: int, options: Sequence[Move] | None = None) -> list[str]:
    position, voice = scenario.position, Speech("en", GAME)
    asked = position.options(seat) if options is None else options
    told = GAME.forecast(position.view(seat), GAME.standard_components(), asked)
    return [voice.saying(line) for line in told]


def march(at: str = "village_1") -> Scenario:
    return ventura(
        "troops",
        troops={"0.2": f"{at} acuto pikemen archers", "1.2": "field_1 tartaglia spearmen sappers"},
        domain={0: "village_1"},
    )


def test_a_battle_that_is_only_thought_of() -> None:
    english = sentences(march(), 0, "en", "field_1", "with", "2")
    assert english[0].startswith("Of 4 orders")
    assert any("Best order" in line for line in english)
    italian = sentences(march(), 0, "it", "field_1", "con", "2")
    assert italian[0].startswith("Su 4 schieramenti")


@pytest.mark.parametrize(
    ("words", "message"),
    [
        ((), "odds-nothing"),
        (("field_1",), "odds-form"),
        (("nowhere", "with", "2"), "odds-no-territory"),
        (("field_1", "with", "4"), "odds-no-troop"),
        (("field_1", "with", "x"), "odds-no-troop"),
        (("field_2", "with", "2"), "odds-no-opponent"),
    ],
)
def test_what_cannot_be_told(words: tuple[str, ...], message: str) -> None:
    with pytest.raises(OddsError) as refused:
        sentences(march(), 0, "en", *words)
    assert refused.value.saying.message == message


def test_marches_and_battles_are_foretold_unasked() -> None:
    game = march()

    def lines(seat: int) -> list[str]:
        return foretold(game, seat)

    assert lines(0) == []
    game.play("move 2")
    assert [line for line in lines(0) if "of 4 orders" in line]
    game.play("to field_1")
    assert lines(0)[0].startswith("Of 4 orders")
    game.play("0: line 1:pikemen")
    assert lines(1)[0].startswith("Of 4 orders")  # the line of the other is still secret
    game.play("1: line 1:spearmen")
    assert game.step == "resist"
    assert lines(0)[0].startswith("Assault 1")
    assert lines(0)[-1].startswith("Each resistance modifier is used in the first assault")
    saved, used, _ = lines(1)
    assert saved.startswith("Save it for later. Assault 1")
    assert used.startswith("Use the resistance of the Captain (1). Assault 1")
    assert saved != used
    game.play("use_captain")
    assert game.step == "retreat"
    assert lines(0)[0].startswith("Assault 3")
    assert lines(0)[-1].startswith("Without Events and retreats")


def test_a_company_to_be_placed_is_tried_in_its_space() -> None:
    game = march().play("move 2", "to field_1")
    assert game.step == "order"
    for option in game.position.options(0):
        (line,) = foretold(game, 0, [option])
        assert line.startswith("Of 2 orders")


def test_five_companies_against_five_are_foretold_before_the_attack() -> None:
    scenario = ventura(
        "troops",
        troops={
            "0.2": "village_1 acuto pikemen archers spearmen swordsmen halberdiers",
            "1.2": "field_1 tartaglia sappers foragers farmers crossbowmen light_cavalry",
        },
        domain={0: "village_1"},
    ).play("move 2")
    assert ["of 14,400 orders" in line for line in foretold(scenario, 0)] == [True]


def test_a_secret_order_changes_no_word() -> None:
    told = []
    for first in ("spearmen", "sappers"):
        scenario = march().play("move 2", "to field_1", f"1: line 1:{first}")
        told.append(sentences(scenario, 0, "en"))
    assert told[0] == told[1]
