"""That reasons are true: whatever a refusal names is lifted, and every lift is used."""

from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any, Final

import pytest

from quattrocento.contract.reasons import check_true
from quattrocento.games.magnifico.components.sequences import SEQUENCES
from quattrocento.games.magnifico.game import GAME
from quattrocento.games.magnifico.position.position import Magnifico
from quattrocento.games.magnifico.rules.battle.assaults import INFANTRY_MADE, TANKS_MADE
from quattrocento.games.magnifico.rules.turn.war import Attack
from quattrocento.games.magnifico.rules.verbs import TERRITORY
from quattrocento.kernel.game import Lift
from quattrocento.kernel.move import Move
from quattrocento.kernel.notation import Number, Word
from quattrocento.kernel.saying import Saying
from quattrocento.testing import Scenario
from quattrocento.testing.magnifico import battle, magnifico
from tests.rules.magnifico.random_games import played

EACH_STEP = 3
"""So many positions of a game are tried of each question."""

NUMBERS = (0, 1, 2, 3, 5, 7, 10, 15, 100, 9999)


def every_move() -> Iterator[Move]:
    """All moves of the notation, and of those with a number a few."""
    for verb, noun in GAME.notation.verbs.items():
        if isinstance(noun, Word):
            yield from [(verb, number) for number in range(len(noun.ids))]
        else:
            yield from [(verb, number) for number in (NUMBERS if isinstance(noun, Number) else (0,))]


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


def some_positions(name: str) -> Iterator[Magnifico]:
    """A few positions of each question, evenly spread over a random game."""
    met: dict[str, list[Magnifico]] = {}
    for passage in played(name):
        met.setdefault(passage.before.stack[-1].prompt(), []).append(passage.before)
    for positions in met.values():
        yield from positions[:: len(positions) // EACH_STEP or 1]


def refusals(name: str) -> Iterator[tuple[Magnifico, int, Move, Saying]]:
    """All illegal moves in some positions of a random game."""
    for position in some_positions(name):
        seat = position.waiting()[0]
        legal = position.options(seat)
        for move in every_move():
            if move not in legal:
                yield position, seat, move, position.why_not(seat, move)


def hopeless() -> Scenario:
    """One soldier and a tank without a chance against a castle, after the infantry assault."""
    agreed: dict[str, Any] = {"retreat_timing": "start_of_go", "self_destruct": True}
    cards = {0: "tank_tortoise"}
    siege = battle(1, "4 soldiers, castle, 4 towers", tanks=1, field=cards, settings=agreed)
    return siege.play("infantry 1", fate="blank")


def two_assaults() -> Scenario:
    """A go with infantry and tanks whose sequence has to be fixed."""
    fixed = {"assault_sequence": "fixed"}
    return battle(4, "20 soldiers", tanks=1, field={0: "tank_covered"}, settings=fixed)


def in_sequence() -> Scenario:
    """The infantry has assaulted before the tanks that should have come first."""
    cards = {0: "tank_covered airplane_glider"}
    fixed = {"assault_sequence": "fixed"}
    scenario = battle(4, "20 soldiers", tanks=1, airplanes=1, field=cards, settings=fixed)
    return scenario.play("sequence tanks_infantry_airplanes", "infantry 4", fate="blank*4")


def no_tank_card() -> Scenario:
    """An idea of an attack, as players ask for its odds: a tank that was captured would take part."""
    scenario = magnifico(rome="0: 3 soldiers, 1 tank", florence="1: 2 soldiers", milan="1: 1 soldier")
    target, origin = TERRITORY.ids.index("florence"), TERRITORY.ids.index("rome")
    scenario.position.then(Attack(0, target, origin, 1))
    return scenario


def all_used_up() -> Scenario:
    """Seat 0 could build everything in Rome or Milan, but the supplies are empty."""
    castles: dict[str, Any] = dict.fromkeys(TERRITORY.ids[:10], "1: 1 soldier, castle, 4 towers")
    castles |= dict.fromkeys(TERRITORY.ids[22:27], "1: 1 soldier, castle")
    return magnifico(
        field={0: "tank_covered airplane_glider"},
        **castles,
        rome="0: 2 soldiers, castle",
        milan="0: 2 soldiers, 20 tanks, 20 airplanes",
    )


STATED: Final[dict[str, tuple[str, str, Callable[[], Scenario]]]] = {
    "no hook left": (
        "field gyroscope",
        "why-no-hook",
        lambda: magnifico(
            field={0: "airplane_flapping_wing gyroscope"}, archive={0: "gyroscope"}, rome="0: 2 soldiers"
        ),
    ),
    "a castle with all its towers": (
        "tower rome",
        "why-castle-full",
        lambda: magnifico(rome="0: 2 soldiers, castle, 4 towers"),
    ),
    "a second tower": (
        "tower rome",
        "why-castle-raised",
        lambda: magnifico(rome="0: 2 soldiers, castle").play("tower rome"),
    ),
    "no tank left": ("tank rome", "why-supply-empty", all_used_up),
    "no airplane left": ("airplane rome", "why-supply-empty", all_used_up),
    "no tower left": ("tower rome", "why-supply-empty", all_used_up),
    "no castle left": ("castle milan", "why-supply-empty", all_used_up),
    "a fourth war": (
        "attack florence",
        "why-three-wars",
        lambda: magnifico(
            extra="[turn]\nstage = 4\nwars = 3",
            rome="0: 2 soldiers",
            florence="1: 1 soldier",
            milan="1: 1 soldier",
        ),
    ),
    "a second block of movements": (
        "move",
        "why-moved",
        lambda: magnifico(rome="0: 4 soldiers", naples="0: 1 soldier", extra="[turn]\nmoved = true"),
    ),
    "a captured tank": ("tanks 1", "why-machines-unusable", no_tank_card),
    "a retreat in the middle of a go": ("retreat", "why-go-begun", hopeless),
    "a tank scrapped in the middle of a go": ("scrap_tank florence", "why-go-begun", hopeless),
    "a second assault": ("infantry 1", "why-assault-made", hopeless),
    "a second sequence": (
        "sequence infantry_tanks",
        "why-sequence-fixed",
        lambda: two_assaults().play("sequence tanks_infantry"),
    ),
    "an assault left out": ("fire", "why-sequence-passed", in_sequence),
}
"""What random players seldom meet, by name: a move, why it is refused, and where."""

GAMES = ("3 seats, plain, seed 1", "4 seats, all options, seed 1")


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
    for name in GAMES:
        for position, seat, move, reason in refusals(name):
            check_true(GAME, position, seat, move, reason)
    stated = {message for _, message, _ in STATED.values()}
    assert {*GAME.lifts} - {*used} <= stated, sorted({*GAME.lifts} - {*used} - stated)


@pytest.mark.parametrize("name", GAMES)
def test_the_numbers_that_a_refusal_names_are_those_that_are_legal(name: str) -> None:
    named = 0
    for position, seat, (verb, _), reason in refusals(name):
        if reason.message == "why-number":
            least, most = reason.numbers().values()
            legal = [noun for asked, noun in position.options(seat) if asked == verb]
            assert legal == [*range(least, most + 1)], (verb, reason)
            named += 1
    assert named


def test_the_sequences_that_name_every_assault_are_those_that_are_legal() -> None:
    scenario = two_assaults()
    for number, order in enumerate(SEQUENCES):
        if {*order} == {INFANTRY_MADE, TANKS_MADE}:
            assert ("sequence", number) in scenario.position.options(0)
        else:
            assert scenario.position.why_not(0, ("sequence", number)).message == "why-sequence-names"
