"""The settings that the players agreed on before the game (Sources and editions; VNZ-24, VNZ-25)."""

from collections.abc import Mapping


class Settings:
    """The chosen settings."""

    def __init__(self, chosen: Mapping[str, bool | int | str]) -> None:
        self.chosen = dict(chosen)
        self.basic = chosen["ruleset"] == "basic"
        self.pay_each_turn = chosen["sea_route_rule"] == "pay_each_turn"
        self.fleets_close_regions = chosen["fleet_ban"] == "region"
        self.revolt_repeats = chosen["revolt_losses"] == "until_below"
        self.revolt_first = chosen["revolt_order"] == "revolt_first"
        self.until_outnumbered = chosen["podesta_rule"] == "until_outnumbered"
        self.never_lost = chosen["podesta_rule"] == "never_lost"
        self.venice_stays = chosen["venice_after_meeting"] == "stays"
        self.scores_at_end_of_turn = chosen["scoring_timing"] == "end_of_turn"
        self.veto_in_step_one_only = chosen["veto_scope"] == "step_one"
        self.one_threat_owed = chosen["threats_owed"] == "one"
        self.threats_owed_by_epoch = chosen["threats_owed"] == "by_epoch"
        self.first_families_return = chosen["first_election_family"] == "back_to_hand"
        self.tokens_return_at_once = chosen["battle_token_return"] == "after_each_draw"
        self.own_podesta_is_safe = chosen["infamy_scope"] == "other_players_only"
        self.two_player_tokens = int(chosen["doge_tokens_two_players"])
        self.monuments_vote_everywhere = chosen["monuments_vote"] == "everywhere"
        self.all_tokens_score = chosen["doge_tokens_scored"] == "all_held"
        # VNZ-25.8: without effect in the basic rules
        self.hand_limit = 0 if self.basic else int(chosen["hand_limit"])
