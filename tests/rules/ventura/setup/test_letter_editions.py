"""The First Player and the Papal points: differences of editions and readings (VTR-8, VTR-9.5)."""

from random import Random

import pytest

from quattrocento.testing import rule
from quattrocento.testing.ventura import facts, initiative, points, ventura, winners


def receivers(scores: list[int], money: list[int], holder: int, tie: str, may_keep: bool) -> list[int]:
    """Who may receive the First Player card, from the texts of the Initiative Step; several if by lot."""
    seats = range(len(scores))
    others = [seat for seat in seats if may_keep or seat != holder]
    last = [seat for seat in others if scores[seat] == min(scores[other] for other in others)]
    if tie == "left_of_previous_holder":
        return [min(last, key=lambda seat: (seat - holder - 1) % len(scores))]
    return [seat for seat in last if money[seat] == min(money[other] for other in last)]


@rule("VTR-8.2", "VTR-8.3", "VTR-8.4", "VTR-8.5", "VTR-R6", "VTR-R7")
@pytest.mark.parametrize("edition", ["en-2010", "it-2011"])
@pytest.mark.parametrize("may_keep", ["edition", True, False])
def test_8_2_who_receives_the_first_player_card(edition: str, may_keep: bool | str) -> None:
    """Italian: a different player each round, left of the holder in a tie; English: he may keep it."""
    rng = Random(f"{edition} {may_keep}")
    keeps = edition == "en-2010" if may_keep == "edition" else bool(may_keep)
    tie = "fewest_florins_then_random" if edition == "en-2010" else "left_of_previous_holder"
    for _ in range(40):
        seats = rng.choice((2, 3, 4))
        scores = [rng.choice((4, 5, 6)) for _ in range(seats)]
        money = [rng.choice((1, 2)) for _ in range(seats)]
        holder = rng.randrange(seats)
        able = receivers(scores, money, holder, tie, keeps)
        chosen = rng.choice(able)
        scenario = initiative(
            f"seat_{chosen}" if len(able) > 1 else "",
            seats=seats,
            first=holder,
            points=scores,
            florins=money,
            edition=edition,
            first_player_may_keep=may_keep,
        )
        assert facts(scenario)["first"] == chosen
        assert points(scenario) == [score + (seat == chosen) for seat, score in enumerate(scores)]
        assert scenario.waiting == (chosen,)


@rule("VTR-R7", "VTR-R8")
def test_r7_two_players_of_the_italian_edition_take_turns() -> None:
    """However far behind he is, the holder gives the card away."""
    scenario = initiative(seats=2, first=0, points=[0, 20], edition="it-2011")
    assert (facts(scenario)["first"], points(scenario)) == (1, [0, 21])


@rule("VTR-R7", "VTR-R8", "VTR-R69")
def test_r8_the_last_player_left_but_one_may_be_the_only_other() -> None:
    """An eliminated player is no other player who could receive the card."""
    scenario = initiative(
        first=0, points=[3, 0, 9], lost=[1], edition="it-2011", hand={0: "farmers", 2: "farmers"}
    )
    assert facts(scenario)["first"] == 2
    assert points(scenario) == [3, 0, 10]


@rule("VTR-9.5", "VTR-R9", "VTR-1.3")
@pytest.mark.parametrize(("scoring", "winner"), [("own_turn", 0), ("after_purchases", 1)])
def test_9_5_the_order_decides_who_is_first_at_thirty(scoring: str, winner: int) -> None:
    """Seat 0 needs his Papal Territory, seat 1 a purchase."""
    scenario = ventura(
        "prestige", points=[28, 29, 0], florins=[1, 1, 0], domain={0: "papal_1"}, papal_scoring=scoring
    )
    scenario.play("spend 0")
    if scoring == "after_purchases":
        assert (points(scenario), winners(scenario)) == ([28, 29, 0], ())
        scenario.play("spend 1")
    assert winners(scenario) == (winner,)


@rule("VTR-9.5", "VTR-R9", "VTR-7.2")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_9_5_after_all_purchases_the_first_player_scores_first(first: int) -> None:
    """In turn order, so that the first in it who reaches 30 wins alone, and nobody after him scores."""
    hands = dict.fromkeys(range(3), "farmers")
    scenario = ventura(
        "prestige",
        first,
        first=first,
        hand=hands,
        points=28,
        domain={(first + 1) % 3: "papal_1", (first + 2) % 3: "papal_2"},
        papal_scoring="after_purchases",
    )
    scenario.play("spend 0", "spend 0")
    assert points(scenario) == [28, 28, 28]
    scenario.play("spend 0")
    assert winners(scenario) == ((first + 1) % 3,)
    assert points(scenario)[(first + 2) % 3] == 28


@rule("VTR-9.5", "VTR-30.23")
def test_9_5_papal_favour_does_not_wait_for_the_purchases() -> None:
    """The Event scores when it is played; the Territory when all have bought."""
    scenario = ventura(
        "prestige",
        florins=[1, 1, 0],
        hand={0: "papal_favour"},
        domain={0: "papal_1"},
        papal_scoring="after_purchases",
    )
    assert points(scenario.play("play papal_favour")) == [2, 0, 0]
    assert points(scenario.play("spend 1")) == [3, 0, 0]
    assert points(scenario.play("spend 0")) == [5, 0, 0]


@rule("VTR-9.5", "VTR-7.6")
@pytest.mark.parametrize("scoring", ["own_turn", "after_purchases"])
def test_9_5_who_is_not_asked_scores_all_the_same(scoring: str) -> None:
    """A round in which only one player is asked gives everybody his Papal points once."""
    scenario = ventura(
        "prestige",
        florins=[0, 1, 0],
        seat=1,
        first=1,
        domain={0: "papal_1", 2: "papal_2"},
        papal_scoring=scoring,
    )
    scenario.play("spend 0")
    assert (scenario.step, points(scenario)) == ("fortune", [2, 0, 2])


@rule("VTR-9.6", "VTR-R9", "VTR-T33")
@pytest.mark.parametrize("scoring", ["own_turn", "after_purchases"])
def test_9_6_every_papal_territory_scores_once_a_round(scoring: str) -> None:
    """Over two rounds: 2 points for each in each Prestige Step."""
    hands = dict.fromkeys(range(2), "farmers")
    scenario = ventura(
        "troops", 1, 2, hand=hands, domain={0: "papal_1 papal_2"}, papal_scoring=scoring, florins=1
    )
    scenario.play("stop", fate="seat_0")
    before = points(scenario)
    while scenario.step == "prestige":
        scenario.play("spend 0")
    assert points(scenario)[0] == before[0] + 4
    assert points(scenario)[1] == before[1]
