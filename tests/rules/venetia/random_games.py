"""Random games of Venetia with every number of players and every setting."""

from functools import cache

import pytest

from quattrocento.games.venetia.game import GAME
from quattrocento.kernel.setting import SettingValue
from quattrocento.testing.random_games import Transition, play_out

OTHER: dict[str, SettingValue] = {
    "sea_route_rule": "pay_each_turn",
    "fleet_ban": "sea",
    "revolt_losses": "until_below",
    "revolt_order": "revolt_first",
    "podesta_rule": "until_outnumbered",
    "venice_after_meeting": "stays",
    "scoring_timing": "end_of_turn",
    "veto_scope": "step_one",
    "threats_owed": "by_epoch",
    "battle_token_return": "after_each_draw",
    "infamy_scope": "other_players_only",
    "first_election_family": "back_to_hand",
    "doge_tokens_two_players": 5,
    "monuments_vote": "everywhere",
    "doge_tokens_scored": "all_held",
    "hand_limit": 5,
}
SETTINGS: dict[str, tuple[int, dict[str, SettingValue], int]] = {
    "2 seats": (2, {}, 1),
    "3 seats": (3, {}, 2),
    "4 seats": (4, {}, 3),
    "2 seats, other settings": (2, OTHER, 4),
    "3 seats, basic": (3, {"ruleset": "basic"}, 5),
    "4 seats, other settings": (4, OTHER, 6),
}
EVERY_GAME = pytest.mark.parametrize("name", SETTINGS)
OTHER_GAMES = pytest.mark.parametrize("name", ["2 seats, other settings", "4 seats, other settings"])
DEFAULT_GAMES = pytest.mark.parametrize("name", ["2 seats", "3 seats", "4 seats"])


@cache
def played(name: str) -> list[Transition]:
    """A random game between players who rather act than end their turns."""
    return play_out(GAME, *SETTINGS[name], lazy=("end",), zeal=0.9)
