"""Scenarios as a newcomer meets them: what cannot be played changes nothing and says what is wrong."""

import pytest

from ambush import GAME
from quattrocento.kernel.document import DocumentError
from quattrocento.kernel.fate import FateError, FateMissing, Stated
from quattrocento.kernel.move import AmbiguousMove, IllegalMove, UnreadableMove
from quattrocento.kernel.position import Result
from quattrocento.kernel.registry import UnknownGame
from quattrocento.testing import Scenario, scenario
from quattrocento.testing.m400 import m400
from quattrocento.testing.magnifico import magnifico, start
from quattrocento.testing.scenario import ScenarioError


def war() -> Scenario:
    """Seat 0 may attack Naples with up to four soldiers."""
    return magnifico(rome="0: 5 soldiers", naples="1: 2 soldiers", tunis="1: 1 soldier")


def fight() -> Scenario:
    """Three soldiers of seat 0 attack the two of Naples."""
    return war().play("attack naples", "soldiers 3")


def ambush(dealt: str = "guard spy relic") -> Scenario:
    return Scenario(GAME, GAME.start(3, None, Stated(dealt)))


def told_of(error: BaseException) -> str:
    """All that is printed of an error."""
    return "\n".join([str(error), *getattr(error, "__notes__", ())])


# ---- what fails leaves everything as it was


@pytest.mark.parametrize(
    ("fate", "kind", "told"),
    [
        ("hit", FateMissing, "nothing is stated for 2 of 3 dice (hit, blank, explosion)"),
        ("hit wheel blank", FateError, "'wheel' is no face of this die (hit, blank, explosion)"),
        ("hit*3 blank*9", FateError, "too much is stated of fate: blank"),
    ],
)
def test_fate_that_does_not_fit_leaves_the_scenario_as_it_was(
    fate: str, kind: type[FateError], told: str
) -> None:
    fought = fight()
    position, before, events = fought.position, fought.copy(), fought.events
    with pytest.raises(kind) as refused:
        fought.play("infantry 3", fate=fate)
    assert told in str(refused.value)
    assert fought == before
    assert fought.position is position
    assert fought.events == events
    assert fought.play("infantry 3", fate="blank*3").step == before.copy().play("infantry 3 ; blank*3").step


def test_missing_fate_names_the_move_the_step_and_what_was_stated() -> None:
    with pytest.raises(FateMissing) as refused:
        war().play("attack naples", "soldiers 3", "infantry 3", fate="hit blank")
    told = told_of(refused.value)
    assert "nothing is stated for 1 of 3 dice" in told
    assert "move 3 of 3, 'infantry 3' by seat 0 in step go" in told
    assert "stated fate used: 'hit blank', left: ''" in told


def test_a_move_that_fails_takes_back_those_before_it() -> None:
    begun = war()
    before = begun.copy()
    with pytest.raises(IllegalMove):
        begun.play("attack naples", "soldiers 3", "pass")
    assert begun == before
    assert begun.events == []


def test_fate_left_over_is_told_with_what_happened() -> None:
    begun = ambush()
    before = begun.copy()
    with pytest.raises(FateError, match="too much is stated of fate: hurt") as refused:
        begun.play("wait", "wait", fate="hurt")
    assert "after 'wait', 'wait', which told:" in told_of(refused.value)
    assert begun == before


# ---- the list of moves


def test_the_move_that_cannot_be_played_is_named_with_what_came_by_itself_before() -> None:
    """Seat 0 has no tanks, so the group is complete with its soldiers and the battle begins."""
    with pytest.raises(IllegalMove) as refused:
        war().play("attack naples", "soldiers 3", "tanks 0", "airplanes 0")
    told = told_of(refused.value)
    assert "move 3 of 4, 'tanks 0', cannot be played" in told
    assert "Asked of seat 0: go; it could play: infantry 1, infantry 2, infantry 3" in told
    assert "after 'soldiers 3', with all that followed by itself: attacked(" in told


def test_an_unreadable_move_is_told_with_the_one_that_may_be_meant() -> None:
    with pytest.raises(UnreadableMove) as refused:
        war().play("atack naples ")
    assert str(refused.value).startswith("'atack naples' cannot be read: is 'attack naples' meant?")
    assert "Asked of seat 0: turn; it could play: attack naples" in str(refused.value)


def test_an_ambiguous_move_is_told_with_what_it_may_mean() -> None:
    with pytest.raises(
        AmbiguousMove, match=r"'invade b' may mean invade barcelona, invade bursa"
    ) as refused:
        war().play("invade b")
    assert "Asked of seat 0: turn" in str(refused.value)


@pytest.mark.parametrize("text", ["1: bid 30", "1:bid 30", " 1 : bid 30"])
def test_a_seat_before_a_colon_plays(text: str) -> None:
    bids = start(3).play("colour red", "colour blue", "colour green", "place rome", "place london")
    bids.play("place moscow ; tank_covered gyroscope")
    assert bids.play(text).told("bid_sealed") == [(1,)]


def test_a_colon_within_a_move_is_no_seat() -> None:
    with pytest.raises(IllegalMove, match="'add 2:1' is not allowed to seat 0"):
        m400().play("add 2:1")


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("A: pass", "'A: pass': a seat is a number, 0 to 2, not 'A'"),
        ("3: pass", "'3: pass': there is no seat 3 at this table, only 0 to 2"),
        ("7:pass", "'7:pass': there is no seat 7 at this table, only 0 to 2"),
    ],
)
def test_who_is_no_seat_at_the_table_is_told_so(text: str, told: str) -> None:
    begun = war()
    for ask in (begun.play, begun.refused):
        with pytest.raises(ScenarioError) as refused:
            ask(text)
        assert str(refused.value) == told
    with pytest.raises(ScenarioError, match="no seat 3 at this table"):
        begun.options(3)


def test_fate_stands_behind_a_move_as_in_a_record() -> None:
    one = fight().play("infantry 3 ; hit*2 blank explosion*0")
    assert one == fight().play("infantry 3", fate="hit hit blank")
    with pytest.raises(FateError, match="too much is stated of fate: hit"):
        fight().play("infantry 3 ; hit*4")


def test_a_move_without_its_own_fate_takes_what_is_stated_for_all() -> None:
    rounds = ambush().play("wait", "wait", "wait", "0: road wood", "0: trust", "1: road hills", "1: trust")
    rounds.play("2: road river", "2: trust", fate="guard spy relic")
    again = ambush().play("wait", "wait", "wait", "0: road wood", "0: trust", "1: road hills", "1: trust")
    assert again.play("2: road river", "2: trust ; guard spy relic") == rounds


# ---- refused


def test_a_legal_move_that_needs_dice_is_not_refused_and_not_played() -> None:
    fought = fight()
    before = fought.copy()
    with pytest.raises(AssertionError, match="'infantry 3' is legal: Asked of seat 0: go; it could play: "):
        fought.refused("infantry 3")
    assert fought == before


def test_a_refusal_gives_its_reason() -> None:
    begun = war()
    assert begun.refused("attack moscow").message.startswith("why-")
    assert begun.refused("1: pass").message == "why-not-your-turn"


# ---- told


def test_told_is_what_all_moves_of_a_call_told() -> None:
    begun = ambush().play("wait", "wait", "wait", "0: road wood", "0: trust", "1: road hills")
    begun.play("1: trust", "2: road river", "2: trust", fate="guard spy relic")
    assert begun.told("plotted") == [(1,), (2,)]
    assert begun.told("plotted", last_move=True) == [(2,)]
    assert begun.told("struck") == []


def test_told_knows_the_names_of_its_numbers() -> None:
    told = war().play("attack naples").play("soldiers 3").told("attacked")
    assert len(told) == 1
    assert told[0].words["target"] == "naples"
    assert "target=naples" in repr(told)
    assert told == [tuple(told[0])]


def test_an_unknown_event_or_verb_is_not_passed_over() -> None:
    with pytest.raises(ScenarioError, match="Magnifico has no event 'atacked'; is 'attacked' meant"):
        war().told("atacked")
    with pytest.raises(ScenarioError, match="Magnifico has no verb 'atack'; is 'attack' meant"):
        war().nouns("atack")


# ---- a value


def test_a_copy_is_equal_and_goes_its_own_way() -> None:
    one = fight()
    other = one.copy()
    assert one == other
    assert other.events == one.events
    other.play("infantry 3 ; hit*3")
    assert one != other
    assert one == fight()


def test_a_scenario_shows_itself() -> None:
    begun = war()
    assert repr(begun).startswith(
        "<Scenario <Magnifico, 3 seats, round 2, points [0, 0, 0]: seat 0 is asked turn, "
    )
    assert "Naples" in str(begun)
    assert str(begun) == str(begun.position)


# ---- texts


def test_after_the_end_nobody_can_play() -> None:
    over = ambush()
    over.position.finish(Result((0,), "rounds", (0, 1, 2)))
    with pytest.raises(ScenarioError, match="nobody is asked any more"):
        over.play("wait")


def test_an_unknown_game_is_told_with_those_that_there_are() -> None:
    with pytest.raises(UnknownGame, match=r"unknown game 'magnifica'; known: .*magnifico"):
        scenario("magnifica", "")


def test_an_unknown_step_is_told_with_its_line_and_the_nearest() -> None:
    text = 'seats = 3\n[[decide]]\nstep = "trun"\nseat = 0\n'
    with pytest.raises(DocumentError) as refused:
        scenario("magnifico", text)
    assert str(refused.value) == "scenario, line 3: unknown step 'trun'; is 'turn' meant?"
    assert refused.value.__notes__ == ['line 3: step = "trun"']
