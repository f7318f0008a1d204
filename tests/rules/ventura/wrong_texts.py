"""Texts of Ventura that are wrong in one place, positions and component packs, with the faults."""

from tests.rules.ventura.texts import FIGHT, TURN

TURNS: dict[str, tuple[str, str, str]] = {
    "room on a board that has some": (
        "position-room",
        'step = "deploy"\nseat = 0',
        'step = "make_room"\nseat = 0\ncard = "crossbowmen"\narea = 2',
    ),
    "steps of a finished game": ("position-won", 'game = "ventura"', 'winner = 0\ngame = "ventura"'),
    "another game": ("text-among", 'game = "ventura"', 'game = "magnifico"'),
    "too many seats": ("setup-seats", "seats = 3", "seats = 5"),
    "too many entries": ("position-seats", "seats = 3", "seats = 2"),
    "a family twice": ("position-family", 'family = "gonzaga"', 'family = "este"'),
    "an unknown card": ("text-unknown-near", 'hand = ["crossbowmen", "ambush"]', 'hand = ["crosbowmen"]'),
    "a card that is not in hand": ("position-shown", 'shown = ["crossbowmen"]', 'shown = ["pikemen"]'),
    "too many copies": (
        "position-copies",
        'hand = ["crossbowmen", "ambush"]',
        'hand = ["acuto", "crossbowmen"]',
    ),
    "a Domain beside the map": (
        "position-domain",
        'domain = ["city_gonzaga", "hill_1"]',
        'domain = ["city_gonzaga", "hill_2"]',
    ),
    "two tiles in one place": ("position-hex-taken", 'hill_1 = "-1,2"', 'hill_1 = "0,1"'),
    "no place": ("position-hex", 'hill_1 = "-1,2"', 'hill_1 = "here"'),
    "a tile twice": ("position-tile", 'reserve = ["wood_1"]', 'reserve = ["hill_1"]'),
    "an area twice": ("position-area", "area = 2", "area = 1"),
    "no Captain": ("position-captain", 'captain = "acuto"', 'captain = "archers"'),
    "no Troop": ("position-troop", 'companies = ["garrison_este"]', "companies = []"),
    "two Companies without a Captain": ("position-broken", 'captain = "acuto"', ""),
    "no Company": (
        "position-company",
        'companies = ["pikemen", "archers:1"]',
        'companies = ["pikemen", "ambush"]',
    ),
    "too many wounds": (
        "position-wounds",
        'companies = ["pikemen", "archers:1"]',
        'companies = ["archers:2"]',
    ),
    "a known tile in no reserve": ("position-known", "wood_1 = [0, 1]", "wood_3 = [0, 1]"),
    "nothing under the stockpile": ("position-under", 'tiles = ["wood_2"]', "tiles = []"),
    "four cards displayed": (
        "position-display",
        'display = ["tartaglia", "halberdiers", "sappers"]',
        'display = ["tartaglia", "halberdiers", "sappers", "colleoni"]',
    ),
    "a discarded Garrison": (
        "position-discarded",
        'discarded = ["swordsmen", "spies"]',
        'discarded = ["garrison_visconti"]',
    ),
    "no round": ("position-round", "round = 2", "round = 0"),
    "no place in the order": ("position-turn-place", "place = 3", "place = 4"),
    "another player's turn": ("position-seat", "place = 3", "place = 1"),
    "an unknown key": ("text-unknown-near", "florins = 4", "florin = 4"),
    "a debt": ("text-at-least", "florins = 4", "florins = -4"),
    "thirty points": ("position-broken", "points = 7", "points = 30"),
    "no table": ("text-unknown-near", "[known]", "[knwon]"),
}

FIGHTS: dict[str, tuple[str, str, str]] = {
    "a modifier chosen too early": (
        "position-battle-using",
        "assault = 1\n",
        "assault = 1\nusing = [1, -1]\n",
    ),
    "a Captain with more resistance than his card": (
        "position-battle-guards",
        "assault = 1\n",
        "assault = 1\nguards = [1, 0]\n",
    ),
    "more resistance than the Territory has": (
        "position-battle-ground",
        "ground_melee = 1\n",
        "ground_melee = 1\nground_guard = 7\n",
    ),
    "a Territory that helps the wrong side": ("position-battle-ground", "ground = 1\n", "ground = 0\n"),
    "against oneself": ("position-battle", "defender = 1", "defender = 0"),
    "a Troop that is not there": ("position-battle-troop", "defending = 2", "defending = 3"),
    "a line of other Companies": (
        "position-battle-line",
        'attacker_line = ["pikemen", "archers:1"]',
        'attacker_line = ["pikemen"]',
    ),
    "no Army": ("position-battle-army", "armies = [0]", "armies = [1]"),
    "from far away": ("position-battle-origin", 'origin = "village_1"', 'origin = "field_1"'),
    "a part that does not follow": ("position-battle-part", 'part = "defender_event"', 'part = "order"'),
}

PACKS: dict[str, tuple[str, str, str, str]] = {
    "an unknown key": ("text-unknown-near", "pikemen", "melee = 2", "mele = 2"),
    "a word for a number": ("text-kind", "pikemen", "melee = 2", 'melee = "2"'),
    "less than nothing": ("text-at-least", "pikemen", "melee = 2", "melee = -2"),
    "another id": ("text-entry", "pikemen", 'id = "pikemen"', 'id = "lancers"'),
    "an unknown class": ("text-unknown-near", "pikemen", 'class = "infantry"', 'class = "infantery"'),
    "an unknown type": (
        "text-unknown-near",
        "farmers",
        'mobilization = ["field", "hill"]',
        'mobilization = ["fields", "hill"]',
    ),
    "a card too many": ("pack-cards", "pikemen", "copies = 2", "copies = 3"),
    "an Event too few": ("pack-cards", "revolt", "copies = 2", "copies = 1"),
    "half a formula": (
        "pack-formula",
        "village_1",
        'income = { base = 1, per = 1, category = "vegetation" }',
        "income = { base = 1, per = 1 }",
    ),
    "no such parameter": ("pack-parameters", "piccinino", "params = { n = 2 }", "params = { wounds = 2 }"),
    "tiles that nobody uses": ("pack-tiles", "castle_1", "setup = 2", "setup = 4"),
    "another option": ("pack-fixed", "to_arms", "default = false", "default = true"),
    "Heavy Cavalry outside the editions": (
        "pack-fixed",
        "heavy_cavalry",
        "resistance = 6",
        "resistance = 7",
    ),
    "another rule": ("pack-fixed", "[constants]", "troop_areas = 5", "troop_areas = 6"),
}

POSITIONS = {
    **{name: (TURN, *wrong) for name, wrong in TURNS.items()},
    **{name: (FIGHT, *wrong) for name, wrong in FIGHTS.items()},
}
