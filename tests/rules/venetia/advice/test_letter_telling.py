"""What is told of the next scoring while a first scoring of the Struggle waits (VNZ-R11)."""

from quattrocento.testing import rule
from quattrocento.testing.venetia import venetia
from quattrocento.testing.venetia.table import points
from tests.rules.venetia.advice.test_telling import asked, said


@rule("VNZ-21.9", "VNZ-25.3", "VNZ-R11")
def test_r11_the_scoring_that_waits_is_told_without_kingdom_tokens() -> None:
    scenario = venetia(
        "commercial",
        3,
        epoch="struggle",
        venice=7,
        enemies=6,
        pola="1 1 0",
        treated={0: "golden_horde ottoman_empire"},
        settings={"scoring_timing": "end_of_turn"},
    )
    scenario.play("influence pola")
    told = said(asked(scenario))[0]
    assert points(scenario.play("end")) == [3, 1, 0]
    assert "Anna +3 = 3, Bruno +1 = 1," in told
