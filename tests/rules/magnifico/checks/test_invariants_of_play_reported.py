"""That a broken invariant of points, auctions and the end is found (MAG-I16 to MAG-I21)."""

import pytest

from quattrocento.games.magnifico.game import GAME
from quattrocento.games.magnifico.position.position import Magnifico
from quattrocento.games.magnifico.rules.verbs import CARD
from quattrocento.kernel.position import Result
from quattrocento.testing import Scenario, rule
from quattrocento.testing.breaking import Change, found, found_between, ids
from quattrocento.testing.magnifico import auction, magnifico


def bidding() -> Scenario:
    return auction("tank_tortoise bombard")


def bought() -> tuple[Magnifico, Magnifico]:
    """Before and after seat 0 bought the Bombard for 40 florins."""
    scenario = bidding().play("0: bid 40", "1: bid 20", "2: bid 10")
    before: Magnifico = scenario.position.copy()
    after: Magnifico = scenario.play("buy bombard").position
    assert GAME.transition_violations(before, after) == []
    return before, after


def finished() -> Scenario:
    return magnifico(points=[29, 5, 4]).play("pass")


def put(name: str, value: object) -> Change:
    """Set a field; a list in the kind of list that it is."""

    def change(position: Magnifico) -> None:
        kind = type(getattr(position, name))
        setattr(position, name, kind(value) if isinstance(value, tuple) else value)

    return change


@rule("MAG-I16")
def test_i16_points_that_fall() -> None:
    scenario = magnifico(points=[5, 5, 5])
    assert "MAG-I16" in found_between(scenario, put("points", (5, 4, 5)))
    assert "MAG-I16" not in found_between(scenario, put("points", (5, 7, 5)))


@rule("MAG-I16")
def test_i16_a_round_that_gives_more_than_it_can() -> None:
    # Leonardo, Workshop, Court and Crown: 8 in all, and no Perfect City stands
    assert "MAG-I16" in found_between(magnifico(), put("round", 3), put("points", (9, 0, 0)))
    assert "MAG-I16" in found_between(magnifico(), put("round", 3), put("points", (4, 3, 2)))
    assert found_between(magnifico(), put("round", 3), put("points", (8, 0, 0))) == set()


@rule("MAG-I16")
def test_i16_perfect_cities_give_one_point_each() -> None:
    scenario = magnifico(rome="0: 1 soldier, castle, 4 towers", naples="1: 1 soldier, castle, 4 towers")
    assert found_between(scenario, put("round", 3), put("points", (9, 1, 0))) == set()
    assert "MAG-I16" in found_between(scenario, put("round", 3), put("points", (9, 2, 0)))


@rule("MAG-I17")
def test_i17_an_award_that_could_be_given_again() -> None:
    scenario = magnifico(extra='awarded = ["first_tank", "first_airplane"]')
    assert "MAG-I17" in found_between(scenario, put("awarded", 2))
    assert found_between(scenario, put("awarded", 7)) == set()


@rule("MAG-I18")
def test_i18_a_card_leaves_the_field() -> None:
    scenario = magnifico(field={1: "bombard grapeshot"})
    bombard, grapeshot = scenario.position.field[1]
    kind = type(scenario.position.field[1])
    taken = put("field", (kind(()), kind((bombard,)), kind(())))
    assert "MAG-I18" in found_between(
        scenario, taken, put("archive", (kind(()), kind((grapeshot,)), kind(())))
    )
    exchanged = put("field", (kind((grapeshot,)), kind((bombard,)), kind(())))
    assert "MAG-I18" in found_between(scenario, exchanged)


@rule("MAG-I19")
def test_i19_as_many_cards_shown_as_players() -> None:
    scenario = bidding()
    submarine = CARD.ids.index("submarine")
    unseen = tuple(n - (card == submarine) for card, n in enumerate(scenario.position.unseen))
    shown = (*scenario.position.auction, submarine)
    assert "MAG-I19" in found(scenario, put("auction", shown), put("unseen", unseen))


@rule("MAG-I19")
@pytest.mark.parametrize("money", [50, 70, 100])
def test_i19_a_buyer_who_pays_other_than_his_bid(money: int) -> None:
    before, after = bought()
    after.money[0] = money
    assert "MAG-I19" in ids(GAME.transition_violations(before, after))


@rule("MAG-I19")
def test_i19_one_who_pays_without_a_card() -> None:
    scenario = bidding().play("0: bid 40", "1: bid 20", "2: bid 10")
    before: Magnifico = scenario.position.copy()
    after: Magnifico = scenario.play("decline").position
    assert GAME.transition_violations(before, after) == []
    after.money[0] = 60
    assert "MAG-I19" in ids(GAME.transition_violations(before, after))


@rule("MAG-I19")
def test_i19_a_player_who_gains_two_cards() -> None:
    before, after = bought()
    (card,) = after.auction
    put("auction", ())(after)
    hand = type(after.archive[0])((*after.archive[0], card))
    put("archive", (hand, *after.archive[1:]))(after)
    assert "MAG-I19" in ids(GAME.transition_violations(before, after))


@rule("MAG-I20")
def test_i20_a_winner_below_the_target() -> None:
    assert "MAG-I20" in found(finished(), put("points", (29, 5, 4)))
    assert found(finished(), put("points", (30, 5, 4))) == set()


@rule("MAG-I20")
def test_i20_another_player_at_the_target() -> None:
    assert "MAG-I20" in found(finished(), put("points", (31, 30, 4)))
    assert found(finished(), put("points", (31, 29, 4))) == set()


@rule("MAG-I20")
@pytest.mark.parametrize("winners", [(), (0, 1)])
def test_i20_two_winners_or_none(winners: tuple[int, ...]) -> None:
    result = Result(winners, "target", (0, 1, 2))
    assert "MAG-I20" in found(finished(), lambda position: setattr(position, "result", result))


@rule("MAG-I20")
def test_i20_the_target_reached_and_the_game_goes_on() -> None:
    assert "MAG-I20" in found(magnifico(), put("points", (0, 30, 0)))
    assert found(magnifico(), put("points", (0, 29, 0))) == set()


@rule("MAG-I21")
@pytest.mark.parametrize(("seats", "target", "last"), [(3, 30, 44), (4, 30, 59), (5, 40, 98)])
def test_i21_a_round_beyond_the_last_possible_one(seats: int, target: int, last: int) -> None:
    points = [target - 1] * seats
    settings = {"target_vp": target}
    assert "MAG-I21" in found(magnifico(seats, points=points, settings=settings), put("round", last + 1))
    assert found(magnifico(seats, points=points, settings=settings), put("round", last)) == set()


@rule("MAG-I21")
def test_i21_a_round_that_adds_too_few_points() -> None:
    assert "MAG-I21" in found_between(magnifico(), put("round", 3), put("points", (1, 0, 0)))
    assert found_between(magnifico(), put("round", 3), put("points", (1, 1, 0))) == set()
