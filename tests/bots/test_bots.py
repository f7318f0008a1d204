"""Bots: they see views only, play legal moves, cannot peek, and the greedy one beats chance clearly."""

import gc
import random
from collections.abc import Sequence
from typing import Any

import pytest

from ambush.game import AmbushGame
from ambush.position import Ambush
from quattrocento.bots.bot import Bot
from quattrocento.bots.greedy import GreedyBot
from quattrocento.bots.match import play_match
from quattrocento.bots.random_bot import RandomBot
from quattrocento.bots.registry import UnknownBot, bot, bots
from quattrocento.games.magnifico.game import GAME
from quattrocento.games.magnifico.knowledge.view import MagnificoView
from quattrocento.games.magnifico.position.pieces import Pieces
from quattrocento.games.magnifico.position.position import Magnifico
from quattrocento.kernel.fate import Dice
from quattrocento.kernel.game import AnyGame
from quattrocento.kernel.move import Move
from quattrocento.kernel.position import Position
from quattrocento.kernel.setting import SettingValue
from quattrocento.kernel.view import View

each_bot = pytest.mark.parametrize("name", sorted(bots()))

HOUSE_RULES: list[dict[str, SettingValue]] = [
    {},
    {"self_destruct": True, "machine_cost": "differing"},
    {"rich_start": True, "double_explosion": True},
    {"machines_need_infantry": True, "second_place_vp": True, "tie_reference": "new_holder"},
    {"unsold_cards": "box", "target_vp": 40},
]


class Watched(Bot):
    """Lets another bot choose, and looks at what it was given and at what it answers."""

    def __init__(self, watched: Bot) -> None:
        self.watched = watched
        self.seen: list[object] = []

    def choose(
        self,
        game: AnyGame,
        view: View,
        options: Sequence[Move],
        rng: random.Random,
        components: Any = None,
    ) -> Move:
        self.seen += [view, list(options)]
        move = self.watched.choose(game, view, options, rng, components)
        assert move in options
        return move


class Absent(Bot):
    """Takes the first option, after so many draws from its own generator."""

    def __init__(self, draws: int) -> None:
        self.draws = draws

    def choose(
        self,
        game: AnyGame,
        view: View,
        options: Sequence[Move],
        rng: random.Random,
        components: Any = None,
    ) -> Move:
        for _ in range(self.draws):
            rng.random()
        return options[0]


def reachable(things: Sequence[object]) -> list[object]:
    """All objects of the project and plain containers that can be reached from these."""
    found: dict[int, object] = {}
    left = list(things)
    while left:
        thing = left.pop()
        if id(thing) in found or isinstance(thing, type) or type(thing).__module__ == "types":
            continue
        found[id(thing)] = thing
        left += gc.get_referents(thing)
    return list(found.values())


def on_the_way(seed: int, moves: int) -> Magnifico:
    """A position some moves into a game of greedy players."""
    rng, fate = random.Random(seed), Dice(seed)
    position = GAME.start(4, None, fate)
    for _ in range(moves):
        seat = position.waiting()[0]
        move = GreedyBot().choose(GAME, position.view(seat), position.options(seat), rng)
        position.play(seat, move, fate)
    return position


# ---- what a bot is given


@each_bot
def test_no_position_can_be_reached_from_what_a_bot_is_given(name: str) -> None:
    watched = Watched(bot(name))
    play_match(GAME, [watched, *(RandomBot() for _ in range(3))], 1, limit=120)
    assert len(watched.seen) > 20
    assert not [thing for thing in reachable(watched.seen) if isinstance(thing, Position)]


@each_bot
@pytest.mark.parametrize("moves", [0, 9, 40, 90])
def test_a_bot_chooses_the_same_when_the_position_is_gone(name: str, moves: int) -> None:
    position = on_the_way(3, moves)
    seat = position.waiting()[0]
    view, options = position.view(seat), list(position.options(seat))
    before = bot(name).choose(GAME, view, options, random.Random(5))
    for field in (*Position.__slots__, *Pieces.__slots__, *Magnifico.__slots__):
        setattr(position, field, None)
    assert bot(name).choose(GAME, view, options, random.Random(5)) == before


@each_bot
def test_a_bot_leaves_view_and_options_as_they_are(name: str) -> None:
    position = on_the_way(4, 60)
    seat = position.waiting()[0]
    view, options = position.view(seat), list(position.options(seat))
    bot(name).choose(GAME, view, options, random.Random(5))
    assert view == position.view(seat)
    assert options == position.options(seat)


@each_bot
def test_sealed_bids_of_others_change_no_choice(name: str) -> None:
    position = on_the_way(6, 8)
    assert position.stack[-1].name == "bids"
    choices = []
    for first, second in ((10, 20), (70, 120), (120, 10)):
        world = position.copy()
        world.play(0, ("bid", first), Dice(1))
        world.play(1, ("bid", second), Dice(1))
        choices.append(bot(name).choose(GAME, world.view(2), world.options(2), random.Random(7)))
    assert choices[0] == choices[1] == choices[2]


# ---- what a bot answers


@each_bot
@pytest.mark.parametrize("seats", GAME.seat_counts)
@pytest.mark.parametrize("rules", HOUSE_RULES, ids=lambda rules: "-".join(rules) or "standard")
def test_bots_play_legal_games_with_every_number_of_seats_and_every_setting(
    name: str, seats: int, rules: dict[str, SettingValue]
) -> None:
    bots = [Watched(bot(name)), *(Watched(RandomBot()) for _ in range(seats - 2)), Watched(GreedyBot())]
    result = play_match(GAME, bots, seats, rules)
    assert len(result.winners) == 1
    assert sorted(result.ranking) == list(range(seats))


def test_bots_play_with_a_component_pack() -> None:
    changes = [
        ("pieces", "soldier", "count", "300"),
        ("constants", "-", "max_castle_level", "9"),
        ("constants", "-", "max_attack_soldiers", "90"),
        ("constants", "-", "money_cap", "900"),
        ("cards", "castle_project", "params", '{"levels": 5}'),
    ]
    components = GAME.corrected_components(changes)
    bots = [Watched(GreedyBot()) for _ in range(3)]
    result = play_match(GAME, bots, 2, {"rich_start": True}, components)
    assert result.winners


class Miser(AmbushGame):
    """Ambush for bots that love coins; the game knows no more of good play than that."""

    def evaluate(self, position: Ambush, seat: int) -> float:
        return position.coins[seat] + 3.0 * position.lives[seat]

    def completion(self, position: Ambush, seat: int) -> Move | None:
        return None


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_greedy_bot_needs_no_more_of_a_game_than_its_evaluation(seats: int) -> None:
    for seed in range(12):
        bots: list[Bot] = [Watched(RandomBot()) for _ in range(seats)]
        bots[seed % seats] = Watched(GreedyBot())
        assert play_match(Miser(), bots, seed).winners


def test_the_only_option_is_taken_without_a_thought() -> None:
    view = View("nothing", 0, 2, (0,), ())
    assert GreedyBot().choose(AmbushGame(), view, [("end", 0)], random.Random(1)) == ("end", 0)


# ---- matches


def test_the_same_seed_gives_the_same_match() -> None:
    one, two, other = (
        play_match(GAME, [GreedyBot(), RandomBot(), GreedyBot(), RandomBot()], seed) for seed in (8, 8, 9)
    )
    assert one == two
    assert one != other


def test_the_thinking_of_a_bot_disturbs_no_dice() -> None:
    one, two = (play_match(GAME, [Absent(draws) for _ in range(3)], 4, limit=400) for draws in (0, 3))
    assert one == two


def test_a_match_that_is_cut_has_no_winners() -> None:
    result = play_match(GAME, [RandomBot() for _ in range(5)], 4, limit=30)
    assert (result.winners, result.ranking, result.decisions) == ((), (), 30)


def test_settings_reach_the_game() -> None:
    result = play_match(GAME, [RandomBot() for _ in range(3)], 4, {"target_vp": 38}, limit=10)
    assert isinstance(result.final, MagnificoView)
    assert result.final.settings["target_vp"] == 38


# ---- names


@each_bot
def test_a_bot_is_known_by_its_name(name: str) -> None:
    assert bot(name).name == name


def test_an_unknown_name_is_answered_with_the_known_ones() -> None:
    with pytest.raises(UnknownBot, match=r"unknown bot 'genius'; known: .*random") as error:
        bot("genius")
    assert error.value.known == list(bots())


# ---- strength


def test_greedy_beats_random_clearly() -> None:
    games, wins = 40, 0
    for seed in range(games):
        bots: list[Bot] = [RandomBot() for _ in range(4)]
        bots[seed % 4] = GreedyBot()
        wins += play_match(GAME, bots, seed).winners == (seed % 4,)
    assert wins >= 36
