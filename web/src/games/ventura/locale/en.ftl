# What only the table in the browser says of Ventura, in English.

## Composed nouns, and the verbs that take them

noun-hex = Place { $q }, { $r }
noun-troop = Troop { $area } of { $seat }
noun-troop-own = Troop { $area }
noun-company = { $card } of { $seat }, Troop { $area }{ part-hurt }
noun-company-own = { $card } of Troop { $area }{ part-hurt }
noun-lay = { $q }, { $r }
noun-line = { $card }{ part-hurt }
verb-lay = Lay it at …
verb-heal = Heal one wound of …
verb-dismiss = Dismiss …
verb-stay = Keep in its area: …
verb-apart = Move to an area of its own: …
verb-into = Into …
verb-empty = Empty an area: …
verb-bribe = Bribe …
verb-company = Choose …
verb-for = For …
verb-army = Choose an Army: …
verb-move = Move …
verb-desertion = Desertion in …
verb-lose = Lose …
verb-defend = Let … fight
verb-line = Place in the next space: …

## The map

map-label = Map of { $title }
map-line = Lands and captains of the fifteenth century
map-free = { $territory } ({ $category }): free.
map-owned = { $territory } ({ $category }): Domain of { $seat }, { part-markers }.
map-space = Free place { $q }, { $r }, beside { $near }: a tile may be laid here.
map-closed = Place { $q }, { $r }, beside { $near }: this tile may not be laid here.
map-lit = Something can be done here.
tile-owned = { $seat }, { part-markers }
tile-value = { $value }: { $sum }.
tile-value-formula = { $value }: { $sum } ({ $formula }).
tile-move = Cost to enter
tile-papal = Brings its owner { part-points } in every Prestige Step.
tile-formula = { $base } + { $per } for each own neighbour: { $category }
troop-single = Troop { $area } of { $seat }: { $companies }.
troop-army = Army { $area } of { $seat }: { $card } with { $companies }.
value-sign-income = Income
value-sign-move = Movement
value-sign-ranged = Ranged
value-sign-melee = Melee
value-sign-resistance = Resistance
value-sign-maintenance = Maintenance
sign-maintenance = to be paid in every Upkeep Step
sign-move = to spend on entering Territories
sign-ranged = wounds inflicted in the first assault
sign-melee = wounds inflicted in every later assault
sign-resistance = wounds that eliminate it
sign-captain-move = added to the movement of his Army
sign-captain-ranged = added to the first assault of his Army
sign-captain-melee = added to every later assault of his Army
sign-captain-resistance = wounds that he can prevent in a battle

## Cards

card-kind-captain = Captain
card-kind-company = Company
card-kind-garrison = Garrison
card-event-military = Military Event
card-event-tactical = Tactical Event
card-event-administrative = Administrative Event
card-event-strategic = Strategic Event
card-cost = Deployment Cost: { part-florins }.
card-lit = Can be chosen now.
card-hurt = { $card }{ part-hurt }
card-wounds = { part-wounds }
card-origin-seed = printed
card-origin-found = found
card-origin-reconstructed = reconstructed

## Beside the map

hand-own = Your hand ({ $count })
reserve-own = Your tiles
looking-cards = You are looking at
looking-tiles = You are looking at these tiles
display-title = Display
family-board = { $seat }, { $family }
area-empty = Empty areas:
area-company = { $area } · Company on { $territory }
area-army = { $area } · Army on { $territory }
track-title = Score, up to { $target }
track-points = { $seat }: { part-points }

laying-tile = The tile to be laid
upkeep-title = The Upkeep Step as things stand
upkeep-left = { part-florins } left after it.
upkeep-short = Short of { part-florins }: dismiss cards or play an Event.

## The battle

battle-title = Battle for { $territory }
battle-fold = Fold the battle up
battle-unfold = Show the battle
battle-attacks = attacks
battle-defends = defends
battle-inflicts =
    { $wounds ->
        [one] wound inflicted
       *[other] wounds inflicted
    }
battle-suffers =
    Suffers { $wounds }, prevents { $prevented }{ $lost ->
        [0] .
        [one] ; loses 1 Company.
       *[other] ; loses { $lost } Companies.
    }
battle-wounded = wounded
battle-lost = lost
battle-coming = If both fight on
battle-resistance = Each resistance modifier is taken to be used in the first assault in which it saves a wound.
battle-assault = Assault
battle-line =
    { part-wounds }{ $lost ->
        [0] { "" }
       *[other] , { $lost } lost
    }, { $companies } left
battle-end =
    { $companies ->
        [one] { $seat } would win with 1 Company left.
       *[other] { $seat } would win with { $companies } Companies left.
    }
battle-end-both = Both would be destroyed.
battle-end-vain = The attacker would be thrown back.

## What a player has

holding-target = of { $target } points
holding-papal = +{ $points } papal
holding-first = First Player
holding-out = Eliminated
holding-florins = Florins
holding-cards = Cards in hand
holding-tiles = Tiles in reserve
holding-upkeep = The next Upkeep Step as things stand
holding-balance = Upkeep: +{ $income } −{ $maintenance } → { $florins }
holding-short = Upkeep: +{ $income } −{ $maintenance }, { $florins } short

## Values of settings

value-edition-en-2010 = English, 2010
value-edition-it-2011 = Italian, 2011
value-city-domain-order-edition = as in the edition
value-city-domain-order-cities-then-domains = all Cities first
value-city-domain-order-interleaved = one player after the other
value-first-player-tiebreak-edition = as in the edition
value-first-player-tiebreak-fewest-florins-then-random = fewest Florins, then at random
value-first-player-tiebreak-left-of-previous-holder = to the left of the holder
value-resistance-use-edition = as in the edition
value-resistance-use-chosen-use = one assault, chosen by the owner
value-resistance-use-single-use = the first assault that wounds
value-resistance-use-pool = wound by wound
value-full-board-rule-edition = as in the edition
value-full-board-rule-whole-troop = a whole Troop
value-full-board-rule-at-capacity = cards, if all is at its limit
value-full-board-rule-single-card = a single card
value-restricted-companies-edition = as in the edition
value-restricted-companies-army-only = into Armies only
value-restricted-companies-on-terrain = also as a Troop on its terrain
value-first-player-may-keep-edition = as in the edition
value-lone-captain-check-edition = as in the edition
value-lone-captain-check-immediate = at once
value-lone-captain-check-end-of-phase = at the end of the turn
value-mixed-fortunes-timing-edition = as in the edition
value-mixed-fortunes-timing-fortune-step = in the Fortune Step
value-mixed-fortunes-timing-always = at any moment
value-multi-draw-edition = as in the edition
value-multi-draw-exactly-three = exactly three
value-multi-draw-up-to-three = up to three
value-equal-domains-set-edition = as in the edition
value-equal-domains-set-without-river = without a River
value-equal-domains-set-with-river = with a River
value-equal-domains-values-equal = equal
value-equal-domains-values-any = any copies
value-battle-boards-edition = as in the edition
value-battle-boards-separate = separate
value-battle-boards-inside-family-board = inside the Family Board
value-papal-scoring-own-turn = in each player’s turn
value-papal-scoring-after-purchases = after all purchases
value-events-per-window-any = as many as one likes
value-events-per-window-one = one
value-florins-value-5-edition = as in the edition
value-starting-draw-edition = as in the edition
value-heavy-cavalry-resistance-edition = as in the edition
value-minimum-age-edition = as in the edition
