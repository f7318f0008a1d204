"""The settings that the players agreed on before the game (Sources and editions; VTR-27)."""

from collections.abc import Mapping

from quattrocento.games.ventura.components.typed import BY_EDITION, Components
from quattrocento.kernel.setting import SettingValue


class Settings:
    """The chosen settings; one left at ``edition`` takes the value of the chosen edition."""

    def __init__(self, chosen: Mapping[str, SettingValue], components: Components) -> None:
        self.chosen = dict(chosen)
        edition = components.editions[str(chosen["edition"])]
        value = {name: edition[name] if said == BY_EDITION else said for name, said in chosen.items()}
        self.starting_draw = int(value["starting_draw"])
        self.interleaved = value["city_domain_order"] == "interleaved"
        self.left_of_holder = value["first_player_tiebreak"] == "left_of_previous_holder"
        self.may_keep_first = bool(value["first_player_may_keep"])
        self.pool = value["resistance_use"] == "pool"
        self.chosen_use = value["resistance_use"] == "chosen_use"
        self.whole_troop = value["full_board_rule"] == "whole_troop"
        self.at_capacity = value["full_board_rule"] == "at_capacity"
        self.on_terrain = value["restricted_companies"] == "on_terrain"
        self.captain_may_wait = value["lone_captain_check"] == "end_of_phase"
        self.always_mixed = value["mixed_fortunes_timing"] == "always"
        self.up_to_three = value["multi_draw"] == "up_to_three"
        self.dealt_types = components.dealt[str(value["equal_domains_set"])]
        self.papal_start = bool(value["papal_in_starting_domain"])
        self.split_lone_army = bool(value["split_lone_army"])
        self.move_after_battle = bool(value["move_after_battle"])
        self.papal_last = value["papal_scoring"] == "after_purchases"
        self.beyond_markers = bool(value["domain_beyond_markers"])
        self.several_events = value["events_per_window"] == "any"
        self.equal_domains = bool(value["equal_domains"])
        self.equal_copies = value["equal_domains_values"] == "equal"
        self.mixed_fortunes = bool(value["mixed_fortunes"])
        self.to_arms = bool(value["to_arms"])
        self.abilities = bool(value["familial_expertise"])
        self.toughness = components.toughness[:]
        self.toughness[components.heavy_cavalry] = int(value["heavy_cavalry_resistance"])
