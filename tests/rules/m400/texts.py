"""Positions in text that the tests of reading begin with."""

TURN = """\
game = "m400"
rules = 2
seats = 3
sequence = 2
order = ["blue", "red", "green"]
attacked = ["novgorod"]

[settings]
trade_gifts = true

[[colour]]
seat = 0
colour = "red"
capital = "aragona"
score = 12
points = 1
states = ["gallia", "castella"]
armies = ["gallia", "aragona blocked"]
barred = true

[[colour]]
seat = 1
colour = "blue"
capital = "novgorod"

[[colour]]
seat = 2
colour = "green"
capital = "impero_ottomano"

[[seat]]
hand = ["red_1", "red_1", "caballus"]

[[seat]]
hand = ["red_4"]

[[seat]]
hand = []

[cards]
discarded = ["red_2"]

[plague]
polonia = ["red", "green"]

[[decide]]
step = "sequence"
place = 2

[[decide]]
step = "turn"
phase = "conquest"

[[decide]]
step = "movement"
seat = 0
colour = "red"
"""

FIGHT = (
    TURN.replace('states = ["gallia", "castella"]', 'states = ["castella"]')
    .replace('capital = "novgorod"', 'capital = "novgorod"\nstates = ["gallia"]')
    .replace('hand = ["red_4"]', 'hand = ["green_4"]')
    .replace(
        '[[decide]]\nstep = "sequence"',
        """\
[turn]
settled = ["red.1"]
acted = ["red.1"]

[combat]
attacker = "red"
defender = "blue"
army = "red.1"
territory = "gallia"
attacker_won = ["green"]
led = "red_3"
answered = "red_2"
bonus = [0, 1]

[[decide]]
step = "sequence\"""",
    )
    .replace(
        'step = "movement"\nseat = 0\ncolour = "red"', 'step = "additions"\nseat = 0\ncard_colour = "red"'
    )
)
