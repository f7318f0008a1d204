"""Hidden information: what a seat and a spectator see, and positions imagined from it."""

from collections import Counter
from dataclasses import asdict
from random import Random

import pytest

from quattrocento.games.magnifico.game import GAME
from quattrocento.games.magnifico.knowledge.view import see
from quattrocento.games.magnifico.position.position import Magnifico
from quattrocento.games.magnifico.rules.verbs import CARD
from quattrocento.kernel.fate import Dice
from quattrocento.kernel.seats import SPECTATOR
from quattrocento.kernel.setting import SettingValue
from quattrocento.kernel.step import Step
from quattrocento.kernel.table import Table, table_from
from quattrocento.testing import Scenario, rule
from quattrocento.testing.magnifico import auction, magnifico

BOTTOM = 'project_bottom = ["submarine", "gyroscope"]'


def bidding(*moves: str) -> Scenario:
    """Three players with 100, 50 and 300 florins, some of whom have sealed their bids."""
    scenario = auction("tank_tortoise bombard", cards=BOTTOM, money=[100, 50, 300], archive={0: "bombard"})
    return scenario.play(*moves)


def visited(seats: int, seed: int, settings: dict[str, SettingValue] | None = None) -> list[Magnifico]:
    """Every position of a random game."""
    rng, fate = Random(seed), Dice(seed)
    position = GAME.start(seats, settings or {}, fate)
    found = [position.copy()]
    while position.result is None:
        seat = rng.choice(position.waiting())
        position.play(seat, rng.choice(position.options(seat)), fate)
        found.append(position.copy())
    return found


def table_with_bids(*bids: str) -> Table:
    table = table_from(GAME, GAME.write(bidding().position))
    for text in bids:
        seat, _, move = text.partition(": ")
        table.play(int(seat), GAME.notation.parse(move), Dice(1))
    return table


# ---- the sealed bid


@rule("MAG-5.3.6")
@pytest.mark.parametrize("bidder", [0, 1, 2])
def test_views_of_the_others_never_tell_one_sealed_bid_from_another(bidder: int) -> None:
    games = [bidding(f"{bidder}: bid {florins}") for florins in (10, 20, 50)]
    for eyes in (0, 1, 2, SPECTATOR):
        views = [game.position.view(eyes) for game in games]
        if eyes == bidder:
            assert views[0] != views[1] != views[2] != views[0]
        else:
            assert views[0] == views[1] == views[2]


@rule("MAG-5.3.6")
def test_two_sealed_bids_are_hidden_from_the_third_and_from_each_other() -> None:
    cheap = bidding("0: bid 10", "1: bid 10").position
    dear = bidding("0: bid 100", "1: bid 50").position
    assert cheap.view(2) == dear.view(2)
    assert cheap.view(SPECTATOR) == dear.view(SPECTATOR)
    mixed = bidding("0: bid 10", "1: bid 50").position
    assert cheap.view(0) == mixed.view(0)
    assert dear.view(1) == mixed.view(1)


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_views_never_tell_sealed_bids_apart_in_real_games(seats: int) -> None:
    compared = 0
    for position in visited(seats, seed=7):
        for bidder, bid in enumerate(position.bids):
            if not bid:
                continue
            other = position.copy()
            richer = bid + 10 if bid < position.money[bidder] else 10
            other.bids = type(position.bids)(
                richer if seat == bidder else known for seat, known in enumerate(position.bids)
            )
            for eyes in (*range(seats), SPECTATOR):
                same = position.view(eyes) == other.view(eyes)
                assert same is (eyes != bidder or richer == bid)
                compared += 1
    assert compared > 50


def test_others_know_that_a_bid_was_made_and_the_whole_money_of_the_bidder() -> None:
    before, after = bidding().position, bidding("1: bid 30").position
    for eyes in (0, 2, SPECTATOR):
        assert before.view(eyes) != after.view(eyes)
        assert after.view(eyes).money == [100, 50, 300]
        assert after.view(eyes).waiting == (0, 2)


def test_a_bidder_sees_his_own_bid() -> None:
    assert bidding("1: bid 30").position.view(1).bid == 30
    assert bidding("1: bid 30").position.view(0).bid == 0


def test_bids_are_public_once_all_are_in() -> None:
    low = bidding("0: bid 30", "1: bid 20", "2: bid 10").position
    high = bidding("0: bid 30", "1: bid 20", "2: bid 20").position
    for eyes in (0, 1, 2, SPECTATOR):
        assert list(low.view(eyes).offers) == [30, 20, 10]
        assert low.view(eyes) != high.view(eyes)


def test_the_log_tells_others_of_a_bid_but_not_its_amount() -> None:
    cheap, dear = table_with_bids("1: bid 10"), table_with_bids("1: bid 50")
    for eyes in (0, 2, SPECTATOR):
        assert cheap.log(eyes) == dear.log(eyes)
        assert [event.name for event in cheap.log(eyes)[-1]] == ["bid_sealed"]


def test_the_record_of_others_shows_a_sealed_bid_as_a_question_mark() -> None:
    cheap, dear = table_with_bids("1: bid 10", "0: bid 20"), table_with_bids("1: bid 50", "0: bid 20")
    for eyes in (0, 2, SPECTATOR):
        assert cheap.seen_record(eyes) == dear.seen_record(eyes)
        assert "1 bid" not in cheap.seen_record(eyes)
    assert "1 ?" in cheap.seen_record(0).splitlines()
    assert "1 bid 10" in cheap.seen_record(1).splitlines()
    assert "0 ?" in cheap.seen_record(1).splitlines()
    assert "0 bid 20" in cheap.seen_record(0).splitlines()


def test_the_record_shows_all_bids_after_the_reveal() -> None:
    table = table_with_bids("1: bid 50", "0: bid 20", "2: bid 10")
    for eyes in (0, 1, 2, SPECTATOR):
        assert "?" not in table.seen_record(eyes)
        assert "1 bid 50" in table.seen_record(eyes).splitlines()


def test_the_only_secrets_are_pending_bids() -> None:
    assert bidding().position.secrets() == {}
    secrets = bidding("1: bid 50", "0: bid 20").position.secrets()
    assert sorted(secrets.values()) == [(0,), (1,)]
    assert bidding("1: bid 50", "0: bid 20", "2: bid 10").position.secrets() == {}


# ---- what everybody sees


@rule("MAG-R10")
def test_everything_but_a_bid_is_public() -> None:
    positions = visited(4, seed=3)
    for position in positions:
        seen = [asdict(position.view(eyes)) for eyes in (*range(4), SPECTATOR)]
        for view in seen:
            for own in ("seat", "bid"):
                del view[own]
        assert all(view == seen[-1] for view in seen)


@rule("MAG-R10")
def test_a_view_shows_pieces_money_points_fields_archives_and_auction() -> None:
    scenario = magnifico(
        money=[100, 50, 300],
        points=[3, 2, 1],
        field={1: "bombard"},
        archive={2: "submarine"},
        extra='[cards]\nproject_bottom = ["gyroscope"]',
        rome="0: 3 soldiers, 2 tanks, 1 airplane, castle, 2 towers",
    )
    for eyes in (0, 1, 2, SPECTATOR):
        view = scenario.position.view(eyes)
        assert (view.seat, view.seats, view.holder, view.round) == (eyes, 3, 0, 2)
        assert list(view.money) == [100, 50, 300]
        assert list(view.points) == [3, 2, 1]
        assert [CARD.text(card) for card in view.field[1]] == ["bombard"]
        assert [CARD.text(card) for card in view.archive[2]] == ["submarine"]
        assert [CARD.text(card) for card in view.project_bottom] == ["gyroscope"]
        assert list(view.soldiers) == list(scenario.position.soldiers)
        assert list(view.tanks) == list(scenario.position.tanks)
        assert list(view.airplanes) == list(scenario.position.airplanes)
        assert list(view.towers) == list(scenario.position.towers)
        assert list(view.owner) == list(scenario.position.owner)


@rule("MAG-4.2", "MAG-4.3")
@pytest.mark.parametrize(("seats", "deck"), [(3, 6), (4, 8), (5, 10)])
def test_a_view_tells_how_many_cards_a_deck_has_but_not_which_ones_are_boxed(seats: int, deck: int) -> None:
    imagined = GAME.imagine(see(GAME.start(seats, {}, Dice(1)), 0), Random(1))
    assert imagined.tanks_in_deck + imagined.airplanes_in_deck == deck
    # every machine card may still be in the deck: none of them is known to lie in the box
    machines = [
        card for card in range(len(imagined.unseen)) if CARD.text(card).startswith(("tank_", "airplane_"))
    ]
    assert [imagined.unseen[card] for card in machines] == [1] * 10


def plain(value: object) -> bool:
    """Numbers, words and lists of them: nothing that could hold a generator or the order of a deck."""
    if isinstance(value, Step):
        return plain(value.values())
    if isinstance(value, dict):
        return all(map(plain, value.values()))
    if isinstance(value, list | tuple):
        return all(map(plain, value))
    return value is None or isinstance(value, int | str)


def test_a_view_holds_plain_facts_and_no_random_state() -> None:
    for position in visited(3, seed=5):
        assert plain(asdict(position.view(0)))


def test_changing_a_view_does_not_change_the_game() -> None:
    scenario = magnifico(money=100)
    view = scenario.position.view(0)
    before = GAME.write(scenario.position)
    for name in ("money", "points", "owner", "soldiers", "towers", "stack"):
        values = getattr(view, name)
        values[0] = 17
    assert GAME.write(scenario.position) == before


def test_the_battle_of_a_view_is_not_that_of_the_game() -> None:
    scenario = magnifico(rome="0: 5 soldiers", naples="1: 2 soldiers", tunis="1: 1 soldier")
    scenario.play("attack naples", "soldiers 4")
    view = scenario.position.view(1)
    thought = GAME.imagine(view, Random(1))
    assert view.battle is not None
    assert view.battle == scenario.position.battle == thought.battle
    view.battle.soldiers = 1
    assert thought.battle is not None
    assert (scenario.position.battle.soldiers, thought.battle.soldiers) == (4, 4)


# ---- imagined positions


def without_bids(position: Magnifico) -> str:
    return "\n".join(line for line in GAME.write(position).splitlines() if not line.startswith("bid ="))


@pytest.mark.parametrize("seats", [3, 4, 5])
@pytest.mark.parametrize("setting", [None, "box"])
def test_an_imagined_position_gives_the_same_view(seats: int, setting: str | None) -> None:
    settings: dict[str, SettingValue] = {"unsold_cards": setting, "self_destruct": True} if setting else {}
    rng = Random(seats)
    for position in visited(seats, seed=11, settings=settings)[::3]:
        for eyes in (*range(seats), SPECTATOR):
            view = position.view(eyes)
            imagined = GAME.imagine(view, rng)
            assert imagined.view(eyes) == view
            assert GAME.violations(imagined) == []
            assert without_bids(imagined) == without_bids(position)


def test_an_imagined_position_has_the_same_legal_moves() -> None:
    rng = Random(1)
    for position in visited(4, seed=12)[::5]:
        for seat in position.waiting():
            imagined = GAME.imagine(position.view(seat), rng)
            assert imagined.waiting() == position.waiting()
            assert imagined.options(seat) == position.options(seat)


def test_imagined_bids_are_possible_ones_and_the_own_bid_is_kept() -> None:
    position = bidding("0: bid 70", "1: bid 30").position
    seen: Counter[int] = Counter()
    for seed in range(200):
        imagined = GAME.imagine(position.view(0), Random(seed))
        assert imagined.bids[0] == 70
        assert imagined.bids[2] == 0
        seen[imagined.bids[1]] += 1
    assert sorted(seen) == [10, 20, 30, 40, 50]


def test_imagined_bids_do_not_depend_on_the_true_ones() -> None:
    for seed in range(20):
        bids = [
            GAME.imagine(bidding("0: bid 70", f"1: bid {florins}").position.view(0), Random(seed)).bids
            for florins in (10, 50)
        ]
        assert bids[0] == bids[1]


def test_a_spectator_imagines_all_the_bids() -> None:
    position = bidding("0: bid 70", "2: bid 30").position
    imagined = [GAME.imagine(position.view(SPECTATOR), Random(seed)).bids for seed in range(60)]
    assert len({bids[0] for bids in imagined}) > 3
    assert len({bids[2] for bids in imagined}) > 3
    assert all(bids[0] in range(10, 101, 10) and bids[2] in range(10, 301, 10) for bids in imagined)
    assert all(bids[1] == 0 for bids in imagined)


@pytest.mark.parametrize("seed", [1, 2])
def test_an_imagined_position_can_be_played_to_the_end_and_leaves_the_real_one_alone(seed: int) -> None:
    rng, fate = Random(seed), Dice(seed)
    for position in visited(3, seed=seed)[::25]:
        before = GAME.write(position)
        imagined = GAME.imagine(position.view(0), rng)
        while imagined.result is None:
            seat = rng.choice(imagined.waiting())
            imagined.play(seat, rng.choice(imagined.options(seat)), fate)
        assert GAME.write(position) == before


def test_nothing_of_a_battle_is_decided_in_secret() -> None:
    # asked or not asked, everybody knows the same: the views differ in nothing but the eyes
    for position in visited(3, seed=21):
        if position.battle is not None:
            seen = [asdict(position.view(eyes)) | {"seat": 0, "bid": 0} for eyes in (0, 1, 2, SPECTATOR)]
            assert seen[0] == seen[1] == seen[2] == seen[3]
