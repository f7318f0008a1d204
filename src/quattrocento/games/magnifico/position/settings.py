"""The settings that the players agreed on before the game (Sources and editions; MAG-15)."""

from collections.abc import Mapping


class Settings:
    """The chosen settings (Sources and editions; MAG-15)."""

    def __init__(self, chosen: Mapping[str, bool | int | str]) -> None:
        self.chosen = dict(chosen)
        self.target = int(chosen["target_vp"])
        self.differing_machines = chosen["machine_cost"] == "differing"
        self.unsold_to_box = chosen["unsold_cards"] == "box"
        self.count_from_buyer = chosen["tie_reference"] == "new_holder"
        self.retreat_any_moment = chosen["retreat_timing"] == "any_moment"
        self.bombed_may_stop = chosen["bombed_tanks"] == "may_stop"
        self.idle_cards_count = chosen["workshop_cards"] == "all"
        self.doomed_landing = bool(chosen["doomed_landing"])
        self.culverin_hits_all = chosen["culverin_targets"] == "battle"
        self.fixed_sequence = chosen["assault_sequence"] == "fixed"
        self.rich_start = bool(chosen["rich_start"])
        self.double_explosion = bool(chosen["double_explosion"])
        self.self_destruct = bool(chosen["self_destruct"])
        self.machines_need_infantry = bool(chosen["machines_need_infantry"])
        self.second_place = bool(chosen["second_place_vp"])
