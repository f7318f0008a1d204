"""Texts of M400 that are wrong in one place, positions and component packs, with the faults."""

from tests.rules.m400.texts import FIGHT, TURN

TURNS: dict[str, tuple[str, str, str]] = {
    "steps of a finished game": ("position-over", 'game = "m400"', 'winner = 0\ngame = "m400"'),
    "another game": ("text-among", 'game = "m400"', 'game = "magnifico"'),
    "too many seats": ("setup-seats", "seats = 3", "seats = 6"),
    "too many colours": (
        "position-colours",
        "[cards]",
        '[[colour]]\ncolour = "yellow"\ncapital = "anglia"\n[cards]',
    ),
    "a colour twice": ("position-colour-twice", 'colour = "blue"', 'colour = "red"'),
    "no capital": ("position-capital", 'capital = "novgorod"', 'capital = "venetia"'),
    "a capital twice": ("position-capital", 'capital = "novgorod"', 'capital = "aragona"'),
    "a capital as a state": ("position-state", '"castella"', '"novgorod"'),
    "an attacked state": ("position-capital", 'attacked = ["novgorod"]', 'attacked = ["gallia"]'),
    "three armies": ("position-armies", '"aragona blocked"', '"aragona", "aragona"'),
    "no army": (
        "position-armies",
        'armies = ["gallia", "aragona blocked"]',
        'armies = ["reserve", "reserve"]',
    ),
    "an army on fire": ("position-army", '"aragona blocked"', '"aragona burning"'),
    "an army nowhere": ("text-unknown-near", '"aragona blocked"', '"arragona"'),
    "a token of nobody": ("position-plague", 'polonia = ["red", "green"]', 'polonia = ["purple"]'),
    "a plague without tokens": ("position-plague", 'polonia = ["red", "green"]', "polonia = []"),
    "too many cards": ("position-cards", 'hand = ["red_4"]', 'hand = ["red_4", "red_4", "red_4"]'),
    "an unknown card": ("text-unknown-near", 'hand = ["red_4"]', 'hand = ["caravela"]'),
    "an unknown key": ("text-unknown-near", "score = 12", "scores = 12"),
    "less than no points": ("text-at-least", "points = 1", "points = -1"),
    "an unknown table": ("text-unknown-near", "[plague]", "[plagues]"),
    "another player's step": (
        "position-stack",
        'step = "movement"\nseat = 0',
        'step = "movement"\nseat = 1',
    ),
    "a step without its phase": ("position-stack", 'phase = "conquest"', 'phase = "trade"'),
    "no such place": ("position-stack", "place = 2", "place = 4"),
}

FIGHTS: dict[str, tuple[str, str, str]] = {
    "a bonus card that leads": ("position-combat-card", 'led = "red_3"', 'led = "red_bonus"'),
    "an answer in another colour": ("position-broken", 'answered = "red_2"', 'answered = "green_2"'),
    "too many bonus cards": ("position-cards", "bonus = [0, 1]", "bonus = [0, 4]"),
    "a number missing": ("position-numbers", "bonus = [0, 1]", "bonus = [1]"),
    "a combat that is over": (
        "position-broken",
        'attacker_won = ["green"]',
        'attacker_won = ["green", "blue"]',
    ),
}

PACKS: dict[str, tuple[str, str, str, str]] = {
    "an unknown key": ("text-unknown-near", "gallia", "value = 3", "values = 3"),
    "a word for a number": ("text-kind", "gallia", "value = 3", 'value = "3"'),
    "no value": ("text-at-least", "gallia", "value = 3", "value = 0"),
    "another id": ("text-entry", "gallia", 'id = "gallia"', 'id = "francia"'),
    "a border one way": ("pack-neighbours", "sicilia", "borders = []", 'borders = ["neapolis"]'),
    "an unknown neighbour": ("text-unknown-near", "sicilia", "borders = []", 'borders = ["tunis"]'),
    "sectors that do not adjoin": (
        "pack-neighbours",
        "mare_balticum",
        'adjacent = ["mare_germanicum"]',
        'adjacent = ["mare_germanicum", "pontus_euxinus"]',
    ),
    "parts that are not the whole": (
        "pack-parts",
        "byzantium_morea",
        'borders = ["impero_ottomano", "venetia"]',
        'borders = ["impero_ottomano"]',
    ),
    "a card without its number": ("pack-parameters", "alchimista", "params = { count = 2 }", "params = {}"),
    "a capital twice": (
        "pack-capitals",
        "three_players",
        'capitals = ["aragona", "novgorod", "impero_ottomano"]',
        'capitals = ["aragona", "novgorod", "aragona"]',
    ),
    "more cards removed than there are": (
        "pack-removed",
        "three_players",
        "removed_cards = { red_4 = 2, green_4 = 2, blue_4 = 2, capitaneus_venturae = 1 }",
        "removed_cards = { red_4 = 4 }",
    ),
    "hands that the deck cannot fill": (
        "pack-deck",
        "five_players",
        "starting_hand = 10",
        "starting_hand = 20",
    ),
    "a hand that two colours cannot share": (
        "pack-starting-hand",
        "alleanza",
        "starting_hand = 20",
        "starting_hand = 15",
    ),
    "more bonus cards than a move can name": ("pack-copies", "red_bonus", "copies = 3", "copies = 10"),
    "more malus cards than a move can name": ("pack-copies", "blue_malus", "copies = 2", "copies = 12"),
    "another level": ("pack-fixed", "red_1", "params = { value = 1 }", "params = { value = 3 }"),
    "another bonus": ("pack-fixed", "red_bonus", "params = { value = 1 }", "params = { value = 2 }"),
    "another malus": ("pack-fixed", "red_malus", "params = { value = 1 }", "params = { value = 2 }"),
    "a number for a card that has none": ("pack-fixed", "rapina", "params = {}", "params = { count = 2 }"),
    "another option": ("pack-fixed", "trade_gifts", "default = false", "default = true"),
    "another effect": ("pack-fixed", "rapina", 'effect = "steal_random_card"', 'effect = "draw_cards"'),
}

POSITIONS = {
    **{name: (TURN, *wrong) for name, wrong in TURNS.items()},
    **{name: (FIGHT, *wrong) for name, wrong in FIGHTS.items()},
}
