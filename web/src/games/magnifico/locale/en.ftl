# What only the table in the browser says of Magnifico, in English.

## The map

map-label = Map of { $title }
map-line = Europe about the year 1500
map-free = { $territory }: free.
map-owned = { $territory }: { $seat } with { part-group }.
map-castle =
    { $towers ->
        [0] Castle without towers.
        [one] Castle with 1 tower.
       *[other]
            { $perfect ->
                [1] Perfect City with { $towers } towers.
               *[other] Castle with { $towers } towers.
            }
    }
map-lit = Something can be done here.
land-free = Free land

## Cards

card-kind-leonardo = The master
card-kind-tank = Tank project
card-kind-airplane = Airplane project
card-kind-tank-improvement = Tank improvement
card-kind-airplane-improvement = Airplane improvement
card-kind-military = Engine of war
card-kind-civil = Architecture
card-kind-art = Work of art
card-cost = { $florins } florins to field.
card-each = { $florins } florins for each machine.
card-lit = Can be chosen now.
card-copies = { $card } ×{ $copies }
card-dice = Dice for each tank
card-hits = Hits
card-hooks = Hooks for improvements
card-points = Points when fielded
card-income = Florins more in every income
card-origin-seed = printed
card-origin-found = found
card-origin-reconstructed = reconstructed

## Cards of a player

archive-own = Your archive
archive-of = Archive of { $seat }
field-own = Your field
field-of = Field of { $seat }

## The auction

auction-title = At auction
auction-bids = Bids
auction-open = is thinking
auction-sealed = sealed bid
auction-own = sealed: { part-florins }
auction-offer = { part-florins }
auction-done = –
auction-choosing = chooses now
brief-money = You have { part-florins }.

## The battle

battle-from = attacks from { $origin }
battle-defends = defends
battle-level = defends, castle of level { $level }
die-hit = hit
die-blank = blank
die-explosion = explosion
die-any = no explosion

## Beside the map

supplies-title = Supply
supplies-leonardo = Leonardo is with { $seat }.
supplies-tanks = Tanks: { $count }
supplies-airplanes = Airplanes: { $count }
supplies-castles = Castles: { $count }
supplies-towers = Towers: { $count }

## What a player has

holding-target = of { $target }
holding-gain = +{ $points } at round end
holding-leonardo = Holds the Leonardo card
holding-florins = Florins
holding-territories = Territories
holding-castles = Castles
holding-cities = Perfect Cities
holding-soldiers = Reserve
holding-archived = Archive
holding-income = Next income
holding-prices = Prices in florins: { $prices }
price-tank = tank { $florins }
price-airplane = airplane { $florins }
price-tower = tower { $florins }
price-castle = castle { $florins }
race-leonardo = Leonardo
race-workshop = Workshop
race-court = Great Court
race-crown = Imperial Crown
race-cities = Perfect Cities

## The next scoring

outlook-title = If the round ended now
outlook-sum = Points

## Values of settings

value-machine-cost-card = 20 florins on every card
value-machine-cost-differing = 10, 20 or 30 by the card
value-unsold-cards-bottom = under their deck
value-unsold-cards-box = out of the game
value-tie-reference-new-holder = the new holder, once he has bought
value-tie-reference-old-holder = the holder before the auction
value-retreat-timing-any-moment = at any moment of the go
value-retreat-timing-start-of-go = at the start of a go
value-bombed-tanks-may-stop = may stop
value-bombed-tanks-must-fire = must fire
value-workshop-cards-usable = those that can be used
value-workshop-cards-all = all
value-culverin-targets-assault = airplanes of the assault
value-culverin-targets-battle = all airplanes in the battle
value-assault-sequence-free = chosen step by step
value-assault-sequence-fixed = fixed before the first roll
