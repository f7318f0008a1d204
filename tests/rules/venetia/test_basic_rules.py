"""The option ``ruleset = "basic"`` (VNZ-24)."""

from typing import Any

import pytest

from quattrocento.kernel.view import SPECTATOR
from quattrocento.testing import Scenario, rule
from quattrocento.testing.venetia import ROLL, start, venetia
from quattrocento.testing.venetia_table import ap, discarded, hand, in_office, infamy, kingdom, tiles_out

BASIC = {"ruleset": "basic"}


def basic(die: str, points: int, **more: Any) -> Scenario:
    return venetia(die, points, options=BASIC, **more)


@rule("VNZ-24.1")
def test_24_1_no_veto() -> None:
    game = basic("military", 0, turn="owed = 1").play("end", fate="peace_of_zara")
    assert (kingdom(game, "dalmazia"), game.step) == ("kingdom_of_hungary", "die")
    assert in_office(game) == (0, 2)


@rule("VNZ-24.2", "VNZ-D19")
def test_24_2_up_to_three_action_cards_join_an_election() -> None:
    game = basic("commercial", 0, office=0, hand={0: "muda*2 fondaco bailo", 1: "vetri_murano"}).play("end")
    game.play("0: candidate young_patrician", "0: vote muda")
    assert set(game.options(0)) == {"vote 2:muda", "vote 2:fondaco", "vote 2:bailo", "stop"}
    game.play("0: vote 2:muda", "0: vote 3:fondaco")
    assert game.waiting == (1, 2)
    game.play("1: candidate head_of_the_house", "1: stop", "2: candidate merchant")
    # 1 + 2 + 2 + 3 = 8 against 6
    assert in_office(game) == (0, 3)
    assert sorted(discarded(game)) == ["fondaco", "muda", "muda"]
    assert (hand(game, 0), hand(game, 1)) == (["bailo"], ["vetri_murano"])


@rule("VNZ-24.2", "VNZ-D19")
def test_24_2_everybody_discards_the_cards_used() -> None:
    game = basic("commercial", 0, office=0, hand={0: "muda", 1: "vetri_murano bailo"}).play("end")
    game.play("0: candidate young_patrician", "0: vote muda")
    game.play("1: candidate merchant", "1: vote vetri_murano", "1: stop", "2: candidate head_of_the_house")
    assert in_office(game)[0] == 2
    assert sorted(discarded(game)) == ["muda", "vetri_murano"]
    assert hand(game, 1) == ["bailo"]


@rule("VNZ-24.2", "VNZ-D19")
def test_24_2_how_many_cards_is_secret_too() -> None:
    games = []
    for moves in (("vote muda", "stop"), ("stop",), ("vote fondaco", "vote 2:muda", "stop")):
        game = basic("commercial", 0, office=0, hand={0: "muda fondaco bailo"}).play("end")
        games.append(game.play("0: candidate merchant", *(f"0: {move}" for move in moves)))
    for eyes in (1, 2, SPECTATOR):
        views = [game.position.view(eyes) for game in games]
        assert views[0] == views[1] == views[2]


@rule("VNZ-24.3")
def test_24_3_no_tiles_and_no_infamy() -> None:
    game = basic("military", 1, office=0, zara="0 4 0 podesta 1").play("attack zara", fate="repulsed")
    assert infamy(game) == -1
    game.play("end", "0: candidate merchant", "1: candidate senator", "2: candidate galley_captain")
    assert (tiles_out(game), in_office(game)[0]) == ([], 1)


@rule("VNZ-24.4")
def test_24_4_received_and_plundered_cards_go_to_hand() -> None:
    game = venetia(seat=1, steps="close; die", dice="commercial_two military_three", options=BASIC)
    game.play("die commercial_two", fate="muda")
    assert (game.step, hand(game, 1)) == ("actions", ["muda"])
    game = basic("military", 1).play("attack zara", fate="plunder bailo")
    assert (game.step, hand(game, 0)) == ("actions", ["bailo"])


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
    game = basic(die, 2, hand={0: card}).play(f"play {card}")
    assert (ap(game), discarded(game), game.step) == (3, [card], "actions")


@rule("VNZ-24.5", "VNZ-24.4")
def test_24_5_letters_of_marque_bring_two_cards_to_hand() -> None:
    game = basic("military", 2, hand={0: "corsari"}).play("play corsari", fate="muda bailo")
    assert (hand(game, 0), ap(game)) == (["bailo", "muda"], 2)


@rule("VNZ-24.6")
def test_24_6_the_first_election_uses_exactly_one_action_card() -> None:
    game = start(2, ruleset="basic").play("0: candidate senator", "0: vote bailo")
    assert game.waiting == (1,)
    game.play("1: candidate merchant", "1: vote broglio", fate=ROLL)
    assert in_office(game) == (0, 4)


@rule("VNZ-R48")
def test_r48_everything_else_is_as_in_the_full_rules() -> None:
    game = basic("commercial", 2, seas={"mar_ionio": "1 1 0"}, venice=7, zara="1 0 0").play(
        "route mar_ionio"
    )
    assert (game.position.points, ap(game)) == ([2, 0, 0], 1)


@rule("VNZ-21.10", "VNZ-24.2")
def test_24_2_the_final_election_too() -> None:
    game = basic("military", 0, epoch="struggle", enemies=2, hand={0: "fondaco"}, turn="owed = 1")
    game.play("end", fate="narentine_pirates")
    game.play("0: candidate galley_captain", "0: vote fondaco")
    game.play("1: candidate procurator", "2: candidate merchant")
    assert list(game.position.points) == [3, 0, 0]
