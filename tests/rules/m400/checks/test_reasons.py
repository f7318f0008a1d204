"""That reasons are true: whatever a refusal names is lifted, and every lift is used."""

from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any, Final

import pytest

from quattrocento.contract.reasons import check_true
from quattrocento.games.m400.game import GAME
from quattrocento.games.m400.rules.verbs import additions
from quattrocento.kernel.game import Lift
from quattrocento.kernel.move import Move
from quattrocento.kernel.notation import Word
from quattrocento.testing import Scenario
from quattrocento.testing.m400 import combat, drained, m400, offer, raid, trading
from quattrocento.testing.m400.combats import FOURS
from tests.rules.m400.random_games import played

EACH_STEP = 6
"""So many positions of a game are tried of each step."""


def every_move() -> Iterator[Move]:
    for verb, noun in GAME.notation.verbs.items():
        if verb == "add":
            yield from [(verb, additions(bonus, malus)) for bonus in range(4) for malus in range(3)]
        else:
            yield from [(verb, number) for number in range(len(noun.ids) if isinstance(noun, Word) else 1)]


def counting(monkeypatch: pytest.MonkeyPatch) -> Counter[str]:
    """How often each lift is used from now on."""
    used: Counter[str] = Counter()

    def counted(name: str, lift: Lift) -> Lift:
        def lifted(*args: object) -> None:
            used[name] += 1
            lift(*args)  # type: ignore[arg-type]

        return lifted

    monkeypatch.setattr(GAME, "lifts", {name: counted(name, lift) for name, lift in GAME.lifts.items()})
    return used


def try_everything(name: str) -> None:
    """All illegal moves in some positions of a random game."""
    tried: Counter[str] = Counter()
    for transition in played(name):
        position = transition.before
        step = position.stack[-1].name
        tried[step] += 1
        if tried[step] <= EACH_STEP:
            (seat,) = position.waiting()
            legal = position.options(seat)
            for move in every_move():
                if move not in legal:
                    check_true(GAME, position, seat, move, position.why_not(seat, move))


def lower_total() -> Scenario:
    """Red attacks a capital for which a pack asks for less than a card of level IV."""
    pack = '[[component]]\ntable = "constants"\nid = "-"\nkey = "capital_points_per_colour"\nvalue = "3"'
    cards = {0: "red_4 green_3 blue_3"}
    return m400("statement", armies={"red": "novgorod"}, hand=cards, extra=pack).play("attack red.1")


def baltic_under_plague() -> Scenario:
    """The whole coast of a sector is under plague, but for where red embarks."""
    sick = dict.fromkeys(("svecia", "dania", "germania", "ordo_teutonicus"), "blue")
    return m400(armies={"red": "novgorod"}, hand={0: "caravella"}, plague=sick).play("move red.1")


def on_land(*places: str, **more: Any) -> Scenario:
    """Red has two armies on states of green and states attack or toll."""
    return m400("statement", armies={"red": " ".join(places)}, states={"green": " ".join(places)}, **more)


def repeated() -> Scenario:
    scenario = offer(trading(repeated_offers=False), "seat_1", "caballus", "caravella").play("decline")
    return offer(scenario, "seat_1", "caballus", "caravella", send=False)


def destruction() -> Scenario:
    """Blue lost Gallia, where both its armies stand and one is blocked; red chooses."""
    fight = combat("red_4 green_4", "", armies={"blue": "gallia gallia!"})
    return fight.play("lead red_4", "lead green_4")


def second_battle() -> Scenario:
    """The defender chose green for the second battle."""
    fight = combat("red_4 green_4 blue_4 pestem", "pestem", later_battle_colour="defender")
    return fight.play("lead red_4", "battle green")


NOVGOROD = {"red": "novgorod flandria"}
STATED: Final[dict[str, tuple[str, str, Callable[[], Scenario]]]] = {
    "the draw is no choice": (
        "decline",
        "why-must-draw",
        lambda: m400("draw", count=5, draw_optional=False),
    ),
    "nobody to rob": ("play rapina", "why-nobody-to-rob", lambda: m400("after_draw", hand={0: "rapina"})),
    "nothing to draw": (
        "play alchimista",
        "why-nothing-to-draw",
        lambda: drained("after_draw", "alchimista", ""),
    ),
    "nobody to trade with": (
        "offer",
        "why-nobody-to-trade",
        lambda: m400("trade", hand={0: "red_1 red_2"}),
    ),
    "one card for two": (
        "exchange",
        "why-too-few-cards",
        lambda: m400("trade", hand={0: "red_1", 1: "red_2"}),
    ),
    "a bluff without a card": (
        "attack red.1",
        "why-too-few-cards",
        lambda: on_land("gallia", "flandria", war_without_combat_card=True),
    ),
    "an attack without a card": (
        "attack red.1",
        "why-no-combat-card",
        lambda: on_land("gallia", "flandria", hand={0: "pestem"}),
    ),
    "all offers made": (
        "offer",
        "why-no-offers-left",
        lambda: trading(trade_max_offers=3, turn="offers = 3"),
    ),
    "no offers agreed on": ("offer", "why-no-trade", lambda: trading(trade_max_offers=0)),
    "cancelled too often": ("offer", "why-cancelled-too-often", lambda: trading(turn="cancelled = 100")),
    "more than the recipient holds": (
        "want red_1",
        "why-wants-too-much",
        lambda: offer(trading(), "seat_2", "", "pestem pestem pestem", send=False),
    ),
    "more than anybody holds": (
        "want red_1",
        "why-wants-too-much",
        lambda: offer(trading(), "all", "", "pestem pestem pestem pestem", send=False),
    ),
    "more than the maker of the offer holds": (
        "want red_1",
        "why-wants-too-much",
        lambda: offer(trading({0: "caballus", 1: "pestem"}), "seat_1", "caballus", "pestem").play(
            "counter", "want red_1"
        ),
    ),
    "an offer made before": ("send", "why-offer-repeated", repeated),
    "no place to land": ("caravella mare_balticum", "why-no-landing", baltic_under_plague),
    "an army that cannot leave the plague": (
        "done",
        "why-choose-plagued-army",
        lambda: m400(
            armies={"red": "gallia sicilia"}, plague={"sicilia": "blue"}, hand={0: "caballus red_1"}
        ),
    ),
    "a plagued capital": (
        "play capitaneus_venturae",
        "why-capital-plagued",
        lambda: m400("before_moving", hand={0: "capitaneus_venturae"}, plague={"aragona": "blue"}),
    ),
    "a plagued free state": (
        "act red.1",
        "why-plagued-land",
        lambda: m400(
            "conquest",
            armies={"red": "tartaria flandria"},
            plague={"tartaria": "blue"},
            hand={0: "red_1 green_1"},
        ),
    ),
    "an attack in the plague": (
        "attack red.1",
        "why-plagued-land",
        lambda: on_land("gallia", "flandria", plague={"gallia": "blue"}, hand={0: "red_1"}),
    ),
    "a capital attacked before, on the way to a storm": (
        "act red.1",
        "why-capital-attacked",
        lambda: m400(
            "conquest", armies=NOVGOROD, hand={0: FOURS}, attacked="novgorod", toll_on_capitals=False
        ),
    ),
    "a capital attacked before": (
        "attack green.1",
        "why-capital-attacked",
        lambda: m400(
            "statement", "green", armies={"green": "novgorod"}, hand={2: FOURS}, attacked="novgorod"
        ),
    ),
    "an attack to be made first": (
        "done",
        "why-attack-announced",
        lambda: m400(
            "statement",
            armies={"red": "gallia tartaria"},
            states={"blue": "gallia"},
            hand={0: "red_1 green_1"},
        ).play("attack red.1"),
    ),
    "a statement made before": (
        "toll red.1",
        "why-settled",
        lambda: on_land("gallia", "flandria", hand={0: "red_1"}).play("attack red.1"),
    ),
    "a free state and cards of one colour": (
        "take",
        "why-cannot-pay",
        lambda: m400("conquest", armies={"red": "tartaria"}, hand={0: "red_1 red_2"}).play("act red.1"),
    ),
    "a colour that the defender did not choose": ("lead blue_4", "why-colour-chosen", second_battle),
    "a spared victim": (
        "destroy blue.1",
        "why-victim-spared",
        lambda: raid(armies={"blue": "polonia svecia"}, capital_reward_includes_victim=False).play(
            "raid red_4", "raid green_4"
        ),
    ),
    "a recipient without cards": (
        "to_seat seat_2",
        "why-opponent-empty",
        lambda: trading({0: "red_1", 1: "red_2"}).play("offer"),
    ),
    "a full side": (
        "give red_1",
        "why-side-full",
        lambda: offer(trading(trade_max_cards_per_side=1), "seat_1", "caballus", "", send=False),
    ),
    "a card above the total": ("raid red_4", "why-above-total", lower_total),
    "an army of the winner": ("destroy red.1", "why-not-there", destruction),
    "an army of a third colour": ("destroy green.1", "why-not-there", destruction),
    "an army in the reserve": (
        "destroy green.2",
        "why-not-enemy-army",
        lambda: raid(armies={"blue": "polonia svecia"}).play("raid red_4", "raid green_4"),
    ),
}
"""What random players seldom meet, by name: a move, why it is refused, and where."""


@pytest.mark.parametrize("name", STATED)
def test_what_a_refusal_names_is_all_that_stands_in_the_way(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    move, message, place = STATED[name]
    scenario = place()
    reason = scenario.refused(move)
    assert reason.message == message
    used = counting(monkeypatch)
    seat = scenario.position.waiting()[0]
    check_true(GAME, scenario.position, seat, GAME.notation.parse(move), reason)
    assert used == {message: 1}


def test_every_reason_is_lifted_or_said_why_not() -> None:
    assert {*GAME.lifts, *GAME.not_lifted} == {*GAME.refusals}
    assert not {*GAME.lifts} & {*GAME.not_lifted}


def test_every_lift_is_used(monkeypatch: pytest.MonkeyPatch) -> None:
    used = counting(monkeypatch)
    for name in ("2 seats, seed 1", "3 seats, other options, seed 2", "4 seats, seed 1"):
        try_everything(name)
    stated = {message for _, message, _ in STATED.values()}
    assert {*GAME.lifts} - {*used} <= stated
