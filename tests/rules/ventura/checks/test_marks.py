"""What events mark lies on the map, and those who strike are named for it."""

from quattrocento.games.ventura.game import GAME
from quattrocento.kernel.event import GREAT
from quattrocento.kernel.saying import kind_of
from quattrocento.testing import rule
from quattrocento.testing.ventura import battle
from tests.rules.ventura.random_games import EVERY_GAME, SETTINGS, played


def parameters(name: str) -> list[str]:
    """The parameters whose things an event marks."""
    marks = GAME.events[name].marks
    return [one for mark in marks for one in ([mark] if isinstance(mark, str) else mark)]


def test_only_territories_are_marked() -> None:
    marked = {parameter for name in GAME.events for parameter in parameters(name)}
    assert {kind_of(parameter) for parameter in marked} == {"territory"}


@EVERY_GAME
def test_what_is_marked_lies_on_the_map(name: str) -> None:
    weights = set()
    for transition in played(name):
        for event in transition.events:
            kind = GAME.events[event.name]
            about = dict(zip(kind.about, event.about, strict=True))
            for parameter in parameters(event.name):
                assert transition.after.on_map >> about[parameter] & 1, event
            weights.add(kind.weight)
    assert GREAT in weights


def test_troops_march_from_neighbour_to_neighbour() -> None:
    ways = [
        (transition.after, origin, to)
        for name in SETTINGS
        for transition in played(name)
        for _, _, origin, to in transition.told("marched")
    ]
    assert ways
    assert all(position.near[origin] >> to & 1 for position, origin, to in ways)


@rule("VTR-30.14")
def test_30_14_an_ambush_is_laid_by_the_defender() -> None:
    wood = {"wood_3": "-1,-1"}
    scenario = battle("heavy_cavalry", "pikemen", at="wood_3", tiles=wood, hand={1: "ambush"})
    scenario.play("play ambush")
    assert [told.words["seat"] for told in scenario.told("ambushed")] == [1]


@rule("VTR-28.8")
def test_28_8_the_side_that_stays_pursues() -> None:
    scenario = battle("pavise_bearers", "piccinino sappers", domain={0: "village_1"})
    scenario.play("retreat village_1")
    assert [told.words["seat"] for told in scenario.told("pursued")] == [1]
    assert [told.words["origin"] for told in scenario.told("retreated")] == ["field_1"]


@rule("VTR-23.1")
def test_whoever_fights_on_does_it_where_the_battle_is() -> None:
    scenario = battle("pavise_bearers", "piccinino sappers", domain={0: "village_1"})
    scenario.play("fight")
    assert [told.words["territory"] for told in scenario.told("fights_on")] == ["field_1"]
