"""The settings that the players agreed on before the game (Sources and editions)."""

from collections.abc import Mapping

from quattrocento.games.m400.components.typed import Components

BY_PLAYER_COUNT = "by_player_count"
ANY_NUMBER = "any"


class Settings:
    """The chosen settings, and what the number of players sets (M4-2, M4-16.7)."""

    def __init__(self, chosen: Mapping[str, bool | int | str], components: Components, seats: int) -> None:
        self.chosen = dict(chosen)
        setup = components.setups[seats]
        self.setup = setup
        target = chosen["victory_target"]
        self.target = setup.target if target == BY_PLAYER_COUNT else int(target)
        self.draws = components.draws[str(chosen["draw_table"])]
        self.draw_optional = bool(chosen["draw_optional"])
        self.gifts = bool(chosen["trade_gifts"])
        self.offers = int(chosen["trade_max_offers"]) if setup.trade else 0
        self.cancelled_count = bool(chosen["cancelled_offers_count"])
        self.repeats = bool(chosen["repeated_offers"])
        most = chosen["trade_max_cards_per_side"]
        self.most_cards = sum(components.copies) if most == ANY_NUMBER else int(most)
        self.toll_on_capitals = bool(chosen["toll_on_capitals"])
        self.surrender_destroys = bool(chosen["surrender_destroys_army"])
        self.own_token = chosen["plague_removal"] == "own_token"
        self.leave_by_sea = chosen["plague_exit"] == "any_means"
        self.combination_bound = chosen["defender_combination"] == "when_needed"
        self.bluff = bool(chosen["war_without_combat_card"])
        self.defender_picks = chosen["later_battle_colour"] == "defender"
        self.reward_includes_victim = bool(chosen["capital_reward_includes_victim"])
        self.sequence_limit = int(chosen["sequence_limit"])
        self.capitals = setup.capitals
        self.hand_limit = setup.hand_limit
        self.allied = setup.colours_each > 1
        self.limit_everybody = self.allied and chosen["alliance_hand_limit"] == "every_turn"
        self.deck = components.deck(seats)
        self.cards = sum(self.deck)
