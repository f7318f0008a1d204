"""Texts of Venetia that are wrong in one place, positions and component packs, with the faults."""

from tests.rules.venetia.texts import TURN

TURNS: dict[str, tuple[str, str, str]] = {
    "steps of a finished game": ("position-over", 'game = "venetia"', 'over = true\ngame = "venetia"'),
    "another game": ("text-among", 'game = "venetia"', 'game = "ventura"'),
    "too many seats": ("setup-seats", "seats = 3", "seats = 5"),
    "no Doge": ("position-board", "doge = 2", ""),
    "too many tokens": ("position-broken", "office = 2", "office = 4"),
    "an unknown epoch": ("text-among", 'epoch = "rise"', 'epoch = "rize"'),
    "another epoch": ("position-broken", 'epoch = "rise"', 'epoch = "struggle"'),
    "an unknown sea": ("text-unknown-near", 'control = ["mar_adriatico"]', 'control = ["mar_adriatic"]'),
    "control of a sea with a Fleet": (
        "position-broken",
        'control = ["mar_adriatico"]',
        'control = ["mar_di_ponente"]',
    ),
    "an unknown die": (
        "text-unknown-near",
        'dice = ["commercial_three", "military_two", "military_two"]',
        'dice = ["comercial_three"]',
    ),
    "three dice of two": (
        "position-broken",
        'dice = ["commercial_three", "military_two", "military_two"]',
        'dice = ["military_three", "military_two", "military_two"]',
    ),
    "an unknown setting": (
        "setup-setting",
        'monuments_vote = "everywhere"',
        'monument_vote = "everywhere"',
    ),
    "an unknown card": ("text-unknown-near", 'hand = ["muda", "crociata"]', 'hand = ["muda", "crociat"]'),
    "too many copies": (
        "position-broken",
        'hand = ["muda", "crociata"]',
        'hand = ["crociata", "crociata"]',
    ),
    "the one among the discards": (
        "position-reusable",
        'spent = ["galley_captain"]',
        'spent = ["young_patrician"]',
    ),
    "too few numbers": ("position-by-seat", "zara = [3, 1, 0]", "zara = [3, 1]"),
    "a Podestà below the value": ("position-broken", "zara = [3, 1, 0]", "zara = [2, 1, 0]"),
    "six in a colony": ("position-broken", "pola = [0, 1, 1]", "pola = [2, 3, 1]"),
    "less than nothing": ("text-at-least", "mar_di_ponente = 1", "mar_di_ponente = -1"),
    "a full sea": ("position-broken", "mar_ionio = [1, 0, 0]", "mar_ionio = [2, 1, 0]"),
    "four Ducats": ("position-broken", "san_polo = [3, 0, 0]", "san_polo = [4, 0, 0]"),
    "three tiles out": (
        "position-broken",
        'tiles_out = ["san_polo", "castello"]',
        'tiles_out = ["san_polo", "castello", "dorsoduro"]',
    ),
    "an unknown key": ("text-unknown-near", "kept = 1", "keep = 1"),
    "no die taken": ("position-type", 'type = "commercial"', ""),
    "another player's turn": ("position-active", "active = 0", "active = 1"),
    "an unknown table": ("text-unknown-near", "[coloured]", "[colored]"),
    "an unknown step": ("text-unknown-near", 'step = "actions"', 'step = "action"'),
}

PACKS: dict[str, tuple[str, str, str, str]] = {
    "an unknown key": ("text-unknown-near", "zara", "value = 4", "valu = 4"),
    "a word for a number": ("text-kind", "zara", "value = 4", 'value = "4"'),
    "less than one": ("text-at-least", "zara", "value = 4", "value = 0"),
    "a value above any revolt": ("pack-colony-value", "zara", "value = 4", "value = 6"),
    "a sea that one Influence fills (VNZ-R54)": ("text-at-least", "mar_ionio", "value = 3", "value = 1"),
    "another id": ("text-entry", "zara", 'id = "zara"', 'id = "zadar"'),
    "another region": ("pack-fixed", "zara", 'region = "dalmazia"', 'region = "albania"'),
    "an unknown sea": (
        "text-unknown-near",
        "dalmazia",
        'seas = ["mar_adriatico"]',
        'seas = ["mar_adriatic"]',
    ),
    "a link one way": (
        "pack-border",
        "mar_adriatico",
        'adjacent = ["mar_ionio"]',
        'adjacent = ["mar_egeo"]',
    ),
    "an unknown Kingdom": (
        "text-unknown-near",
        "sack_of_tana",
        'params = { kingdom = "golden_horde", region = "tartaria" }',
        'params = { kingdom = "golden_hoard", region = "tartaria" }',
    ),
    "a Threat without its region": (
        "pack-parameter-missing",
        "sack_of_tana",
        'params = { kingdom = "golden_horde", region = "tartaria" }',
        'params = { kingdom = "golden_horde" }',
    ),
    "two crosses for three epochs": (
        "pack-crosses",
        "sack_of_tana",
        "crosses = [0, 1, 1]",
        "crosses = [0, 1]",
    ),
    "a card without its number": (
        "pack-parameter-missing",
        "muda",
        "params = { amount = 1 }",
        "params = {}",
    ),
    "an unknown parameter": (
        "text-unknown-near",
        "muda",
        "params = { amount = 1 }",
        "params = { amont = 1 }",
    ),
    "another type": ("pack-fixed", "muda", 'type = "commercial"', 'type = "military"'),
    "a scoring beside the track": (
        "pack-scoring-space",
        "[constants]",
        "first_scoring_space = 8",
        "first_scoring_space = 30",
    ),
    "two Kingdoms in one region": (
        "pack-setup-kingdom",
        "byzantine_empire",
        'setup_region = "romania"',
        'setup_region = "levante"',
    ),
    "a die without faces": (
        "pack-faces",
        "commercial",
        'faces = ["two", "two", "three", "three", "four", "four"]',
        "faces = []",
    ),
    "a returning Family card that is not the lowest (VNZ-R22)": (
        "pack-lowest-card",
        "young_patrician",
        "value = 1",
        "value = 3",
    ),
    "two lowest Family cards (VNZ-19.4)": ("pack-lowest-card", "merchant", "value = 2", "value = 1"),
    "another setting": ("pack-fixed", "hand_limit", "default = 0", "default = 5"),
}

POSITIONS = {name: (TURN, *wrong) for name, wrong in TURNS.items()}
