"""Every point has its source, and what the next scoring would count."""

from quattrocento.games.m400.game import GAME
from quattrocento.kernel.ledger import Scored, ledger_of
from quattrocento.speech import LANGUAGES, Speech
from quattrocento.testing import Scenario, rule
from quattrocento.testing.m400 import m400, war


def scored(scenario: Scenario, *moves: str, fate: str = "") -> dict[str, list[int]]:
    """By source, the points of each seat from these moves."""
    scenario.play(*moves, fate=fate)
    ledger = ledger_of(scenario.position.seats, scenario.happened, GAME.events, GAME.round_event)
    return ledger.by_source()


@rule("M4-8.7", "M4-15.4")
def test_a_free_state_scores_its_value() -> None:
    scenario = m400("conquest", hand={0: "red_1 green_1"}, armies={"red": "castella"})
    assert scored(scenario, "act red.1", "take", "pay red_1", "pay green_1") == {"free_states": [4, 0, 0]}


@rule("M4-11.1", "M4-15.1")
def test_a_war_moves_the_value_of_the_state_and_brings_a_point() -> None:
    points = scored(war("red_4 green_4", ""), "fight", "lead red_4", "lead green_4")
    assert points == {"conquered_states": [3, 0, 0], "states_lost": [0, -3, 0], "wars": [1, 0, 0]}


@rule("M4-13.4")
def test_a_capital_brings_points_and_no_state() -> None:
    scenario = m400("statement", hand={0: "red_4 green_4"}, armies={"red": "novgorod"})
    assert scored(scenario, "attack red.1", "raid red_4", "raid green_4") == {"capitals": [2, 0, 0]}


@rule("M4-6.5")
def test_a_freed_state_is_a_loss() -> None:
    scenario = m400("before_moving", hand={0: "revolutionem red_1"}, states={"blue": "gallia"})
    assert scored(scenario, "play revolutionem", "free gallia") == {"states_lost": [0, -3, 0]}


@rule("M4-15.4", "M4-15.5", "M4-15.6", "M4-17.13")
def test_the_next_scoring_counts_states_and_victory_points_of_the_better_colour() -> None:
    scenario = m400(
        "draw",
        seats=2,
        count=5,
        states={"red": "gallia", "green": "castella germania", "blue": "polonia"},
        points={"red": 1, "green": 2},
        score={"red": 7, "green": 5},
    )
    view = scenario.position.view(0)
    assert GAME.next_scoring(view, scenario.position.components) == [
        Scored(0, "states", 8, 2),
        Scored(0, "victory_points", 2, 2),
        Scored(0, "last_scoring", -7, 2),
        Scored(1, "states", 3, 2),
    ]
    assert scenario.position.scores() == (10, 3)


@rule("M4-16.1", "M4-16.7", "M4-16.8", "M4-17.13")
def test_how_one_wins_names_the_target_of_the_settings() -> None:
    for seats, target in ((2, 32), (3, 35), (4, 32), (5, 29)):
        position = m400(seats=seats).position
        told = GAME.winning(position.view(0), position.components)
        assert told[0].about == {"points": target}
        assert told[-1].about == {"sequence": 60}
        for language in LANGUAGES:
            speech = Speech(language, GAME)
            assert all(len(speech.saying(saying).split()) <= 25 for saying in told)
            assert f" {target} " in speech.saying(told[0])
    position = m400(sequence_limit=0, victory_target=20).position
    told = GAME.winning(position.view(0), position.components)
    assert told[0].about == {"points": 20}
    assert told[-1].message == "win-ties"
