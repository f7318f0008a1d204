"""Every event tells where it happened, so that the board can show it."""

from quattrocento.games.magnifico.game import GAME
from quattrocento.kernel.event import GREAT
from quattrocento.kernel.saying import kind_of
from quattrocento.testing.magnifico import magnifico

PLACES = {name: kind for name, kind in GAME.events.items() if "territory" in map(kind_of, kind.about)}


def test_whatever_speaks_of_a_territory_marks_it() -> None:
    for name, kind in PLACES.items():
        marked = {part for mark in kind.marks for part in ((mark,) if isinstance(mark, str) else mark)}
        assert marked == {part for part in kind.about if kind_of(part) == "territory"}, name
    assert all(not kind.marks for name, kind in GAME.events.items() if name not in PLACES)


def test_the_moments_of_a_game_weigh_most() -> None:
    great = {name for name, kind in GAME.events.items() if kind.weight == GREAT}
    assert {"conquered", "repelled", "tank_exploded", "scored", "won", "first_perfect_city"} <= great
    assert not great & {"moved", "bid_sealed", "infantry_fought", "turn_began"}


def test_a_battle_is_told_with_its_place_from_the_attack_to_its_end() -> None:
    scenario = magnifico(
        field={0: "tank_covered airplane_flapping_wing"},
        rome="0: 7 soldiers, 1 tank, 1 airplane",
        naples="1: 4 soldiers",
        tunis="1: 1 soldier",
    )
    scenario.play("attack naples", "soldiers 6", "tanks 1", "airplanes 1", "fly 1 ; hit")
    for name in ("airplanes_declared", "airplanes_fought"):
        assert [told.words["territory"] for told in scenario.told(name)] == ["naples"]
    scenario.play("fire ; explosion*3 blank")
    for name in ("tank_fired", "tank_exploded"):
        assert [told.words["territory"] for told in scenario.told(name)] == ["naples"]


def test_a_retreat_is_told_as_a_way_back() -> None:
    scenario = magnifico(
        rome="0: 4 soldiers", naples="1: 9 soldiers, castle, 4 towers", tunis="1: 1 soldier"
    )
    scenario.play("attack naples", "soldiers 3", "retreat")
    (retreated,) = scenario.told("retreated")
    assert retreated.words == {"seat": 0, "territory": "naples", "origin": "rome"}
    assert GAME.events["retreated"].marks == (("territory", "origin"),)
