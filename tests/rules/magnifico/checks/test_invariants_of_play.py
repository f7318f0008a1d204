"""Turns, points and the end (MAG-I14 to MAG-I21), counted afresh in random games."""

from collections import Counter
from collections.abc import Iterator

from quattrocento.games.magnifico.game import GAME
from quattrocento.games.magnifico.rules.verbs import CARD
from quattrocento.kernel.event import Event
from quattrocento.testing import rule
from tests.rules.magnifico.random_games import (
    EVERY_GAME,
    KIND,
    MACHINES,
    SETTINGS,
    played,
    told,
)


def turns(name: str) -> Iterator[list[Event]]:
    """What was told in each turn of a player."""
    turn: list[Event] = []
    for transition in played(name):
        for event in transition.events:
            if event.name in ("turn_began", "round_began"):
                yield turn
                turn = []
            turn.append(event)
    yield turn


def rounds(name: str) -> list[list[Event]]:
    """What was told in each round, setup left out."""
    found: list[list[Event]] = []
    for transition in played(name):
        for event in transition.events:
            if event.name == "round_began":
                found.append([])
            if found:
                found[-1].append(event)
    return found


def test_the_random_games_fight_and_build_and_finish() -> None:
    seen = Counter(
        event.name for name in SETTINGS for transition in played(name) for event in transition.events
    )
    for name in ("attacked", "conquered", "repelled", "tank_fired", "airplanes_fought", "moved", "invaded"):
        assert seen[name] >= 5, name
    for name in ("tower_built", "castle_built", "fielded", "landed", "won", "unsold", "tank_scrapped"):
        assert seen[name] >= 5, name


@EVERY_GAME
def test_the_game_finds_no_violation_in_its_own_positions(name: str) -> None:
    for transition in played(name):
        assert GAME.violations(transition.after) == [], transition.move
        assert GAME.transition_violations(transition.before, transition.after) == [], transition.move


@rule("MAG-I14")
@EVERY_GAME
def test_i14_the_limits_of_a_turn(name: str) -> None:
    for events in turns(name):
        assert len(told(events, "attacked")) <= 3
        assert len(told(events, "castle_built")) <= 1
        machines = [about[1] for about in told(events, "tank_built") + told(events, "airplane_built")]
        towers = [about[1] for about in told(events, "tower_built")]
        assert len(machines) == len(set(machines))
        assert len(towers) == len(set(towers))
        moved = [i for i, event in enumerate(events) if event.name == "moved"]
        assert len(moved) <= 3
        assert moved == list(range(min(moved, default=0), max(moved, default=-1) + 1))


@rule("MAG-I15")
@EVERY_GAME
def test_i15_an_army_of_1_to_6_and_at_most_6_machines_that_only_shrinks(name: str) -> None:
    for before, position, move, events in played(name):
        for *_, soldiers, tanks, airplanes in told(events, "attacked"):
            assert 1 <= soldiers <= 6, move
            assert 0 <= tanks + airplanes <= 6, move
        if before.battle is not None and position.battle is not None:
            was, now, target = before.battle, position.battle, position.battle.target
            assert (now.attacker, now.origin, now.target) == (was.attacker, was.origin, was.target), move
            assert now.soldiers <= was.soldiers, move
            assert now.tanks <= was.tanks, move
            assert now.airplanes <= was.airplanes, move
            assert position.soldiers[target] <= before.soldiers[target], move
            assert position.tanks[target] <= before.tanks[target], move
            assert position.airplanes[target] <= before.airplanes[target], move


@rule("MAG-I16")
@EVERY_GAME
def test_i16_points_never_fall_and_a_round_gives_no_more_than_8_and_the_cities(name: str) -> None:
    for before, position, move, events in played(name):
        assert all(now >= was for was, now in zip(before.points, position.points, strict=True)), move
        scored = told(events, "scored")
        most = 8 if name.split(", ")[1] == "plain" else 2 + 3 * max(3, position.seats)
        assert sum(sum(about[1:5]) for about in scored) <= most, move
        assert sum(about[5] for about in scored) <= 10, move


@rule("MAG-I17")
@EVERY_GAME
def test_i17_each_award_at_most_once(name: str) -> None:
    given = Counter(event.name for transition in played(name) for event in transition.events)
    for award in ("first_tank", "first_airplane", "first_perfect_city"):
        assert given[award] <= 1


@rule("MAG-I18")
@EVERY_GAME
def test_i18_cards_in_the_field_stay_there(name: str) -> None:
    for before, position, move, _ in played(name):
        for was, now in zip(before.field, position.field, strict=True):
            assert Counter(was) <= Counter(now), move


@rule("MAG-I19")
@EVERY_GAME
def test_i19_one_card_fewer_than_players_and_each_buyer_pays_his_bid_once(name: str) -> None:
    seats = SETTINGS[name][0]
    for events in rounds(name):
        bids: dict[int, int] = {about[0]: about[1] for about in told(events, "bid_revealed")}
        buyers = [about[0] for about in told(events, "bought")]
        assert len(buyers) == len(set(buyers))
        assert all(bids[seat] == florins for seat, _, florins in told(events, "bought"))
    for before, position, move, events in played(name):
        if told(events, "card_shown"):
            project = [n for card, n in enumerate(before.unseen) if KIND[CARD.text(card)] not in MACHINES]
            machines = before.tanks_in_deck + before.airplanes_in_deck + len(before.machine_bottom)
            left = min(machines, 1 if seats == 3 else 2) + sum(project) + len(before.project_bottom)
            assert len(told(events, "card_shown")) == min(seats - 1, left), move
        paid = {about[0]: about[2] for about in told(events, "bought")}
        if (paid or told(events, "declined")) and not told(events, "income_paid"):
            spent = [was - now for was, now in zip(before.money, position.money, strict=True)]
            assert spent == [paid.get(seat, 0) for seat in range(seats)], move


@rule("MAG-I20")
@EVERY_GAME
def test_i20_one_winner_at_the_target_and_nobody_else_there(name: str) -> None:
    for _, position, move, _ in played(name)[:-1]:
        assert position.result is None, move
        assert max(position.points) < 40, move
    last = played(name)[-1].after
    assert last.result is not None
    assert [seat for seat, points in enumerate(last.points) if points >= 40] == list(last.result.winners)
    assert len(last.result.winners) == 1


@rule("MAG-I21")
@EVERY_GAME
def test_i21_every_round_adds_2_points_so_that_the_game_ends_in_time(name: str) -> None:
    sums = {0: 0, 1: 0}
    for before, position, _, _ in played(name):
        if position.round > before.round:
            sums[position.round] = sum(position.points)
    rounds_played = sorted(sums)
    for number in rounds_played[2:]:
        assert sums[number] >= sums[number - 1] + 2
    assert played(name)[-1].after.round <= SETTINGS[name][0] * 39 // 2 + 1
