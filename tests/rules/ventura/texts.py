"""Positions in text that the tests of reading begin with."""

TURN = """\
game = "ventura"
rules = 2
seats = 3
round = 2
first = 1

[settings]
to_arms = true

[[seat]]
family = "este"
points = 7
florins = 4
domain = ["city_este", "village_1", "field_1"]
hand = ["crossbowmen", "ambush"]
shown = ["crossbowmen"]
reserve = ["wood_1"]

[[seat]]
family = "gonzaga"
points = 3
florins = 2
domain = ["city_gonzaga", "hill_1"]

[[seat]]
family = "medici"
points = 0
florins = 0
eliminated = true

[[troop]]
seat = 0
area = 1
at = "city_este"
companies = ["garrison_este"]

[[troop]]
seat = 0
area = 2
at = "village_1"
captain = "acuto"
companies = ["pikemen", "archers:1"]

[map]
city_este = "1,-1"
village_1 = "0,1"
field_1 = "2,-1"
city_gonzaga = "-1,1"
city_medici = "1,1"
hill_1 = "-1,2"

[known]
wood_1 = [0, 1]

[[under]]
tiles = ["wood_2"]
known = [1]

[cards]
display = ["tartaglia", "halberdiers", "sappers"]
discarded = ["swordsmen", "spies"]
removed = ["fortebraccio"]

[[decide]]
step = "turns"
stage = "deploy"
place = 3

[[decide]]
step = "deploy"
seat = 0
"""

BATTLE = """
[turn]
moved = [2]

[battle]
attacker = 0
defender = 1
attacking = 2
defending = 2
at = "hill_1"
origin = "village_1"
assault = 1
armies = [0]
attacker_line = ["pikemen", "archers:1"]
defender_line = ["sappers"]
ground = 1
ground_ranged = 1
ground_melee = 1

[[decide]]
step = "turns"
stage = "troops"
place = 3

[[decide]]
step = "onward"
seat = 0
area = 2
points = 2
stepped = 1
forced = 0
at = "hill_1"

[[decide]]
step = "fight"
part = "defender_event"

[[decide]]
step = "before_assault"
seat = 0
"""

FIGHT = (
    TURN.partition("\n[[decide]]")[0]
    .replace('at = "village_1"\ncaptain', 'at = "hill_1"\ncaptain')
    .replace("\n[map]", '\n[[troop]]\nseat = 1\narea = 2\nat = "hill_1"\ncompanies = ["sappers"]\n\n[map]')
    + BATTLE
)
