"""A position in text that the tests of reading begin with."""

TURN = """\
game = "venetia"
seats = 3
doge = 2
office = 2
infamy = 0
venice = 4
enemies = 20
epoch = "rise"
control = ["mar_adriatico"]
dice = ["commercial_three", "military_two", "military_two"]

[settings]
monuments_vote = "everywhere"

[[seat]]
points = 3
hand = ["muda", "crociata"]
spent = ["galley_captain"]
kept = 1
vp_tokens = ["vp_1", "vp_3"]
kingdoms = ["ottoman_empire"]

[[seat]]

[[seat]]
board = "procurator"

[colonies]
zara = [3, 1, 0]
pola = [0, 1, 1]

[podesta]
zara = 0

[seas]
mar_ionio = [1, 0, 0]

[fleets]
mar_di_ponente = 1

[kingdoms]
levante = "abbasid_caliphate"

[ducats]
san_polo = [3, 0, 0]

[coloured]
castello = [0, 1, 0]

[cards]
discarded = ["bailo"]
threats = ["peace_of_zara"]
tiles_out = ["san_polo", "castello"]

[turn]
active = 0
type = "commercial"
ap = 3
traded = ["pola"]

[[decide]]
step = "close"
seat = 0

[[decide]]
step = "actions"
seat = 0
"""
