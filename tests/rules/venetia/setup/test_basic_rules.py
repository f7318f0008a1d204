"""The setting ``ruleset = "basic"`` (VNZ-24)."""

from typing import Any

import pytest

from quattrocento.kernel.seats import SPECTATOR
from quattrocento.testing import Scenario, rule
from quattrocento.testing.venetia import ROLL, start, venetia
from quattrocento.testing.venetia.table import ap, discarded, hand, in_office, infamy, kingdom, tiles_out

BASIC = {"ruleset": "basic"}


def basic(die: str, points: int, **more: Any) -> Scenario:
    return venetia(die, points, settings=BASIC, **more)


@rule("VNZ-24.1")
def test_24_1_no_veto() -> None:
    scenario = basic("military", 0, turn="owed = 1").play("end", fate="peace_of_zara")
    assert (kingdom(scenario, "dalmazia"), scenario.step) == ("kingdom_of_hungary", "die")
    assert in_office(scenario) == (0, 2)


@rule("VNZ-24.2", "VNZ-D19")
def test_24_2_up_to_three_action_cards_join_an_election() -> None:
    scenario = basic("commercial", 0, office=0, hand={0: "muda*2 fondaco bailo", 1: "vetri_murano"}).play(
        "end"
    )
    scenario.play("0: candidate young_patrician", "0: vote muda")
    assert set(scenario.options(0)) == {"vote 2:muda", "vote 2:fondaco", "vote 2:bailo", "stop"}
    scenario.play("0: vote 2:muda", "0: vote 3:fondaco")
    assert scenario.waiting == (1, 2)
    scenario.play("1: candidate head_of_the_house", "1: stop", "2: candidate merchant")
    # 1 + 2 + 2 + 3 = 8 against 6
    assert in_office(scenario) == (0, 3)
    assert sorted(discarded(scenario)) == ["fondaco", "muda", "muda"]
    assert (hand(scenario, 0), hand(scenario, 1)) == (["bailo"], ["vetri_murano"])


@rule("VNZ-24.2", "VNZ-D19")
def test_24_2_everybody_discards_the_cards_used() -> None:
    scenario = basic("commercial", 0, office=0, hand={0: "muda", 1: "vetri_murano bailo"}).play("end")
    scenario.play("0: candidate young_patrician", "0: vote muda")
    scenario.play(
        "1: candidate merchant", "1: vote vetri_murano", "1: stop", "2: candidate head_of_the_house"
    )
    assert in_office(scenario)[0] == 2
    assert sorted(discarded(scenario)) == ["muda", "vetri_murano"]
    assert hand(scenario, 1) == ["bailo"]


@rule("VNZ-24.2", "VNZ-D19")
def test_24_2_how_many_cards_is_secret_too() -> None:
    games = []
    for moves in (("vote muda", "stop"), ("stop",), ("vote fondaco", "vote 2:muda", "stop")):
        scenario = basic("commercial", 0, office=0, hand={0: "muda fondaco bailo"}).play("end")
        games.append(scenario.play("0: candidate merchant", *(f"0: {move}" for move in moves)))
    for eyes in (1, 2, SPECTATOR):
        views = [scenario.position.view(eyes) for scenario in games]
        assert views[0] == views[1] == views[2]


@rule("VNZ-24.3")
def test_24_3_no_tiles_and_no_infamy() -> None:
    scenario = basic("military", 1, office=0, zara="0 4 0 podesta 1").play("attack zara", fate="repulsed")
    assert infamy(scenario) == -1
    scenario.play("end", "0: candidate merchant", "1: candidate senator", "2: candidate galley_captain")
    assert (tiles_out(scenario), in_office(scenario)[0]) == ([], 1)


@rule("VNZ-24.4")
def test_24_4_received_and_plundered_cards_go_to_hand() -> None:
    scenario = venetia(seat=1, steps="close; die", dice="commercial_two military_three", settings=BASIC)
    scenario.play("die commercial_two", fate="muda")
    assert (scenario.step, hand(scenario, 1)) == ("actions", ["muda"])
    scenario = basic("military", 1).play("attack zara", fate="plunder bailo")
    assert (scenario.step, hand(scenario, 0)) == ("actions", ["bailo"])


@rule("VNZ-24.4")
def test_24_4_a_card_that_goes_to_hand_stays_hidden() -> None:
    games = [basic("military", 1).play("attack zara", fate=f"plunder {card}") for card in ("bailo", "muda")]
    for eyes in (1, 2, SPECTATOR):
        assert games[0].position.view(eyes) == games[1].position.view(eyes)


@rule("VNZ-24.5")
@pytest.mark.parametrize(
    ("die", "card"),
    [("commercial", "ufficio_sale"), ("political", "broglio"), ("political", "grazia_ducale")],
)
def test_24_5_cards_without_use_give_an_action_point(die: str, card: str) -> None:
    scenario = basic(die, 2, hand={0: card}).play(f"play {card}")
    assert (ap(scenario), discarded(scenario), scenario.step) == (3, [card], "actions")


@rule("VNZ-24.5", "VNZ-24.4")
def test_24_5_letters_of_marque_bring_two_cards_to_hand() -> None:
    scenario = basic("military", 2, hand={0: "corsari"}).play("play corsari", fate="muda bailo")
    assert (hand(scenario, 0), ap(scenario)) == (["bailo", "muda"], 2)


@rule("VNZ-24.6")
def test_24_6_the_first_election_uses_exactly_one_action_card() -> None:
    scenario = start(2, ruleset="basic").play("0: candidate senator", "0: vote bailo")
    assert scenario.waiting == (1,)
    scenario.play("1: candidate merchant", "1: vote broglio", fate=ROLL)
    assert in_office(scenario) == (0, 4)


@rule("VNZ-R48")
def test_r48_everything_else_is_as_in_the_full_rules() -> None:
    scenario = basic("commercial", 2, seas={"mar_ionio": "1 1 0"}, venice=7, zara="1 0 0").play(
        "route mar_ionio"
    )
    assert (scenario.position.points, ap(scenario)) == ([2, 0, 0], 1)


@rule("VNZ-21.10", "VNZ-24.2")
def test_24_2_the_final_election_too() -> None:
    scenario = basic("military", 0, epoch="struggle", enemies=2, hand={0: "fondaco"}, turn="owed = 1")
    scenario.play("end", fate="narentine_pirates")
    scenario.play("0: candidate galley_captain", "0: vote fondaco")
    scenario.play("1: candidate procurator", "2: candidate merchant")
    assert list(scenario.position.points) == [3, 0, 0]
