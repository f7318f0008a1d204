"""A sequence of assaults that is fixed for a go, over random battles (MAG-R63)."""

from random import Random

import pytest

from quattrocento.kernel.fate import Dice
from quattrocento.testing import Scenario, rule
from quattrocento.testing.magnifico import army, at, battle, defence

KIND = {"infantry": "infantry", "fire": "tanks", "fly": "airplanes", "automata": "automata"}
CARDS = {
    0: "tank_covered airplane_great_kite anti_tank_bomb anti_aircraft_culverin paratrooper great_cannon",
    1: "tank_fan_gun airplane_ornithopter anti_tank_bomb anti_aircraft_culverin automaton",
}


def kinds(scenario: Scenario, seat: int) -> set[str]:
    """The assaults that a side has at the start of its go."""
    soldiers, tanks, airplanes = army(scenario) if seat == 0 else defence(scenario)
    has = {"infantry": soldiers, "tanks": tanks, "airplanes": airplanes}
    has["automata"] = at(scenario, "florence")[4] if seat == 1 else 0
    return {kind for kind, pieces in has.items() if pieces > 0}


@rule("MAG-R63", "MAG-7.3.3", "MAG-7.3.4", "MAG-R24")
@pytest.mark.parametrize("seed", range(80))
def test_r63_every_go_keeps_to_its_sequence(seed: int) -> None:
    rng, fate = Random(seed), Dice(seed)
    walls = rng.choice(("", ", castle", ", castle, 2 towers", ", castle, 4 towers"))
    scenario = battle(
        rng.randrange(1, 7),
        f"8 soldiers, {rng.randrange(1, 4)} tanks, {rng.randrange(1, 4)} airplanes{walls}",
        tanks=rng.randrange(4),
        airplanes=rng.randrange(3),
        field=CARDS,
        settings={"assault_sequence": "fixed", "self_destruct": rng.random() < 0.3},
    )
    sequence: list[str] = []
    made: list[str] = []
    asked = False
    for _ in range(150):
        position = scenario.position
        if position.battle is None:
            return
        seat = scenario.waiting[0]
        verbs = {option.split()[0] for option in scenario.options()}
        assert verbs, "nothing left to choose"
        if scenario.step == "go" and not made and not asked:
            assert ("sequence" in verbs) is (len(kinds(scenario, seat)) > 1)
            for noun in scenario.nouns("sequence"):
                assert sorted(noun.split("_")) == sorted(kinds(scenario, seat))
        move = rng.choice(position.options(seat))
        go = position.battle.go
        position.play(seat, move, fate)
        if move[0] == "sequence":
            assert not made
            sequence, asked = scenario.game.notation.text(move).split()[1].split("_"), True
        elif seat == go and move[0] in KIND and (move[0] != "fire" or "tanks" not in made):
            made.append(KIND[move[0]])
            if asked:
                places = [sequence.index(kind) for kind in made]
                assert places == sorted(places)
            assert len(set(made)) == len(made)
        if position.battle is not None and position.battle.go != go:
            assert set(made) - {"automata"}, "a go without an assault"
            sequence, made, asked = [], [], False
