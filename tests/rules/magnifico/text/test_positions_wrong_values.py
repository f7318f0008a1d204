"""Wrong values in the text of a position: each refused with its line and what was expected."""

import pytest

from quattrocento.games.magnifico.game import GAME
from quattrocento.games.magnifico.text.validation import validate
from quattrocento.kernel.document import Document, DocumentError
from quattrocento.testing import rule
from tests.rules.magnifico.texts import BIDS, FIGHT, TURN, changed, check, line_of, refused


@pytest.mark.parametrize(
    ("old", "new", "expected"),
    [
        ('game = "magnifico"', 'game = "chess"', "magnifico"),
        ("seats = 3", "seats = 2", "3"),
        ("seats = 3", 'seats = "three"', "number"),
        ("round = 2", "round = true", "number"),
        ("holder = 0", "holder = 3", "0 to 2|at most 2"),
        ("holder = 0", "hodler = 0", "'holder'"),
        ('awarded = ["first_tank"]', 'awarded = ["first_tnak"]', "first_tank"),
        ('awarded = ["first_tank"]', 'awarded = "first_tank"', "list"),
        ("target_vp = 35", "target_vp = 41", "30, 31.*40"),
        ("target_vp = 35", 'target_vp = "35"', "30, 31.*40"),
        ("self_destruct = true", "self_destruction = true", "self_destruct"),
        ("self_destruct = true", "self_destruct = 1", "true"),
        ('colour = "red"', 'colour = "pink"', "red"),
        ("points = 12", "points = -1", "0"),
        ("points = 12", "points = 35", "34|35|target"),
        ("points = 12", 'points = "many"', "number"),
        ("points = 12", "pionts = 12", "'points'"),
        ("money = 150", "money = 155", "10"),
        ("money = 150", "money = 310", "300"),
        ("money = 150", "money = -10", "0"),
        ("money = 40", "money = [40]", "number"),
        ('field = ["tank_scythed"]', 'field = ["tank_scyhted"]', "'tank_scythed'"),
        ('field = ["tank_scythed"]', 'field = ["leonardo"]', "leonardo"),
        ('field = ["tank_scythed"]', 'field = ["tank_scythed", "tank_colossus"]', "MAG-I11|one|Tank"),
        ('field = ["tank_scythed"]', 'field = ["gyroscope"]', "MAG-I12|Airplane|hook"),
        ('field = ["tank_scythed"]', 'field = ["mechanical_gear"]', "MAG-I12|Tank"),
        ('field = ["tank_scythed"]', "field = [3]", "card"),
        ('archive = ["gyroscope"]', 'archive = ["tank_colossus"]', "MAG-I11|field|archive"),
        ('archive = ["gyroscope"]', 'archive = ["art_mona_lisa", "art_mona_lisa"]', "art_mona_lisa"),
        ('machine_bottom = ["airplane_glider"]', 'machine_bottom = ["bombard"]', "bombard|machine"),
        ('project_bottom = ["submarine"]', 'project_bottom = ["tank_colossus"]', "tank_colossus|project"),
        ("stage = 4", "stage = 6", "5"),
        ("stage = 4", "satge = 4", "'stage'"),
        ("wars = 1", "wars = 4", "3"),
        ("moved = true", "moved = 1", "flag|true"),
        ("movements = 2", "movements = 4", "3"),
        ('produced = ["rome"]', 'produced = ["roma"]', "'rome'"),
        ('raised = ["rome"]', "raised = [1]", "territory"),
        ('naples = "seat 1, 2 soldiers"', 'neaples = "seat 1, 2 soldiers"', "'naples'"),
        ('naples = "seat 1, 2 soldiers"', 'naples = "seat 3, 2 soldiers"', "0 to 2|seat"),
        ('naples = "seat 1, 2 soldiers"', 'naples = "2 soldiers"', "seat"),
        ('naples = "seat 1, 2 soldiers"', 'naples = "seat 1, two soldiers"', "soldiers"),
        ('naples = "seat 1, 2 soldiers"', 'naples = "seat 1, 2 ships"', "soldiers"),
        ('naples = "seat 1, 2 soldiers"', 'naples = "seat 1"', "soldier"),
        ('naples = "seat 1, 2 soldiers"', 'naples = "seat 1, 0 soldiers"', "soldier|1"),
        ('naples = "seat 1, 2 soldiers"', 'naples = "seat 1, -2 soldiers"', "soldier"),
        ('naples = "seat 1, 2 soldiers"', 'naples = "seat 1, 50 soldiers"', "soldiers|49"),
        ('naples = "seat 1, 2 soldiers"', 'naples = "seat 1, 2 soldiers, 21 tanks"', "tanks|20"),
        ('naples = "seat 1, 2 soldiers"', 'naples = "seat 1, 2 soldiers, 2 towers"', "castle"),
        ('naples = "seat 1, 2 soldiers"', 'naples = "seat 1, 2 soldiers, castle, 5 towers"', "4"),
        (
            'naples = "seat 1, 2 soldiers"',
            'naples = "seat 1, 2 soldiers, 1 tank, 4 soldiers"',
            "4 soldiers",
        ),
        ('naples = "seat 1, 2 soldiers"', "naples = 2", "text|seat"),
        ('step = "turn"', 'step = "trun"', "'turn'"),
        ("seat = 0", "seat = 3", "0 to 2"),
        ("seat = 0", 'seat = "0"', "number"),
        ("seat = 0", "saet = 0", "'seat'"),
        ("wars = 1", "wars = ", "value"),
        ("wars = 1", "stage = 1", "stage|overwrite"),
    ],
)
def test_a_wrong_value_is_refused_with_its_line(old: str, new: str, expected: str) -> None:
    check(TURN, old, new, expected)


@pytest.mark.parametrize(
    ("old", "new", "expected"),
    [
        ("attacker = 0", "attacker = 3", "0 to 2|at most 2"),
        ("attacker = 0", 'attacker = "red"', "number|seat"),
        ("defender = 1", "defender = 0", "defender|seat|owner"),
        ("defender = 1", "defender = 2", "defender|seat|owner"),
        ('origin = "rome"', 'origin = "roma"', r"\brome\b"),
        ('origin = "rome"', 'origin = "athens"', "origin|attacker|owner"),
        ('target = "naples"', 'target = "neaples"', r"\bnaples\b"),
        ('target = "naples"', 'target = "moscow"', "target|defender|owner"),
        ("soldiers = 3", "soldiers = 7", "6"),
        ("soldiers = 3", "soldiers = 0", "1"),
        ("soldiers = 3", "soldires = 3", "'soldiers'"),
        ("tanks = 1", "tanks = 7", "6"),
        ("airplanes = 0", "airplanes = -1", "0"),
        ("go = 0", "go = 2", "attacker|defender|0|seat"),
        ("made = 1", "made = 16", "15"),
        ("cancelled = false", "cancelled = 0", "flag|true|false"),
        ("unfired = 0", "unfired = 2", "1|tanks"),
        ("flying = 0", "flying = 1", "0|airplanes"),
    ],
)
def test_a_wrong_battle_is_refused_with_its_line(old: str, new: str, expected: str) -> None:
    check(FIGHT, old, new, expected)


@pytest.mark.parametrize(
    ("old", "new", "expected"),
    [
        ("bid = 30", "bid = 110", "100|money"),
        ("bid = 30", "bid = 35", "10"),
        ("bid = 30", "bid = -10", "0|10"),
        ("bid = 30", 'bid = "30"', "number"),
        ('auction = ["tank_tortoise", "bombard"]', 'auction = ["bombrad"]', "'bombard'"),
        ('auction = ["tank_tortoise", "bombard"]', "auction = 2", "list"),
        ('auction = ["tank_tortoise", "bombard"]', 'auction = ["leonardo", "bombard"]', "leonardo"),
        (
            'auction = ["tank_tortoise", "bombard"]',
            'auction = ["bombard", "submarine", "gyroscope"]',
            "2|I19",
        ),
    ],
)
def test_a_wrong_auction_is_refused_with_its_line(old: str, new: str, expected: str) -> None:
    check(BIDS, old, new, expected)


@pytest.mark.parametrize("rank", ["[3]", "[1, 1]", '["0"]', "0", "[-1]"])
def test_a_wrong_order_of_buyers_is_refused_with_its_line(rank: str) -> None:
    text = changed(BIDS, "[cards]", f"[cards]\nrank = {rank}")
    assert refused(text).line == line_of(text, f"rank = {rank}")


@rule("MAG-I20")
@pytest.mark.parametrize("points", [[12, 0, 0], [12, 35, 0], [35, 36, 0]])
def test_the_winner_is_the_one_seat_at_the_target(points: list[int]) -> None:
    over = TURN.partition("[[decide]]")[0].replace("holder = 0", "holder = 0\nwinner = 0")
    first, second, _ = points
    over = over.replace("points = 12", f"points = {first}").replace("money = 40", f"points = {second}")
    error = refused(over)
    assert (error.id, error.line) == ("position-winner", line_of(over, "winner = 0"))
    assert "35 points" in error.message


@rule("MAG-I21")
def test_a_round_after_the_last_that_can_be() -> None:
    check(TURN, "round = 2", "round = 53", r"at most 52 is expected, not 53")
    assert GAME.read(changed(TURN, "round = 2", "round = 52"), "test").round == 52


def test_what_no_line_is_to_blame_for_is_named_with_its_clause() -> None:
    position, document = GAME.read(TURN, "test"), Document(TURN, "a file")
    with pytest.raises(DocumentError, match=r"it breaks MAG-I1 \(soldiers of seat 0\)"):
        validate(position, document, ["MAG-I1 soldiers of seat 0", "MAG-I2 tanks"])
