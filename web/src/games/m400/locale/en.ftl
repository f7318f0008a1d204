# What only the table in the browser says of M400, in English.

## Composed nouns, and the verbs that take them

noun-additions = { part-additions }
noun-opponent = { $opponent }
verb-add = Add …
verb-rob = Rob …
verb-to-seat = Offer to …

## The map

map-label = Map of { $title }
map-line = Europe in the fifteenth century
map-free = { $territory }: free state worth { $value }.
map-owned = { $territory }: state of { $colour } ({ $seat }), worth { $value }.
map-capital = { $territory }: capital of { $colour } ({ $seat }).
map-capital-free = { $territory }: capital that nobody has chosen yet.
map-plague =
    { $tokens ->
        [one] Plague: 1 black token left.
       *[other] Plague: { $tokens } black tokens left.
    }
map-lit = Something can be done here.
army-of = Army { $army } of { $seat }.
army-blocked = Army { $army } of { $seat }, blocked by fire.
army-burning = Blocked by fire in its next turn
land-free = Free
land-capital = capital, gives no points
land-value =
    { $value ->
        [one] 1 point
       *[other] { $value } points
    }
land-army = Army { $army }
land-army-blocked = Army { $army }, blocked by fire
land-coast = On the coast of: { $seas }
land-way = The way there: { plan-price }

## Journeys

plan-title = Where army { $army } can get
plan-armies = Armies
plan-hint =
    { $count ->
        [one] 1 place is in reach.
       *[other] { $count } places are in reach; click one to see the way.
    }{ $costly ->
        [0] { "" }
       *[other] { " " }Signs on the map tell the cards and tolls that it costs.
    }
plan-goal = To { $territory }:
plan-price =
    { $caballi ->
        [0] { $caravels ->
            [0] no cards
            [one] 1 Caravel
           *[other] { $caravels } Caravels
        }
        [one] 1 Horse{ plan-and-caravels }
       *[other] { $caballi } Horses{ plan-and-caravels }
    }{ $tolls ->
        [0] .
        [one] , 1 toll on the way.
       *[other] , { $tolls } tolls on the way.
    }
plan-and-caravels =
    { $caravels ->
        [0] { "" }
        [one] , 1 Caravel
       *[other] , { $caravels } Caravels
    }
plan-enemy = Enemy land: attack there, or pay a toll.
plan-payees = Toll for passing, one card at random each: { $lands }.
plan-payee = { $territory } ({ $seat })
plan-risk = A toll may take a card that the rest of the way needs. Then the army stops to ask you.
plan-go = Make this journey
plan-leave = Leave it

## Cards

card-kind-combat = Combat card
card-kind-bonus = Bonus card
card-kind-malus = Malus card
card-kind-special = Special card
card-copies = { $card }, { $count } of them
card-lit = Can be chosen now.
card-origin-seed = printed
card-origin-found = found
card-origin-reconstructed = reconstructed
hand-own = Your hand ({ $count })
hand-limit = at most { $limit } at the end of a turn
hand-colour = { $colour }: { $theme }
hand-special = Special cards
hand-empty = You hold no cards.
known-title = Known of hands
known-hand =
    { $count ->
        [one] { $seat }, 1 card
       *[other] { $seat }, { $count } cards
    }
known-missing = no { $card }
known-without = no combat card of the colour { $colour }

brief-title = What this is about

## Trade

trade-title = An offer of yours
trade-left =
    { $count ->
        [one] 1 of { $most } left in this turn
       *[other] { $count } of { $most } left in this turn
    }
trade-with = With whom
trade-one =
    { $count ->
        [one] { $seat } (1 card)
       *[other] { $seat } ({ $count } cards)
    }
trade-all = Everybody
trade-give = I give
trade-ask = I ask
trade-get = You would get
trade-part = You would give
trade-gives = { $seat } gives
trade-asks = { $seat } asks
trade-give-empty = Choose from your cards below, or drag them here.
trade-ask-empty = Choose from all kinds below, or drag them here.
trade-nothing = nothing
trade-from-gives = From your hand
trade-from-wants = From all kinds
trade-add-gives = Give { $card }
trade-add-wants = Ask for { $card }
trade-take-back = Take back { $card }
trade-known = Known to be in that hand
trade-propose = Make this offer
trade-offer = { $seat } offers { $opponent } a trade
trade-offer-all = { $seat } offers everybody a trade
trade-counter = Counter-offer of { $seat }
trade-answers = { $seat } may answer.
trade-passed = Declined: { $names }.

## The combat

combat-title = Combat for { $territory }
combat-last = The last combat: { $territory }
combat-attacks = attacks
combat-defends = defends
combat-cards =
    { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
combat-colours-won =
    { $won ->
        [one] 1 colour won
       *[other] { $won } colours won
    }
combat-total = Total
combat-won = { $seat } wins
combat-ahead = { $seat } is ahead
combat-open = open
combat-unfought = not fought
combat-own = Your cards of this colour
odds-how = How these chances are counted
raid-title = Exactly { $total } in each of two colours

## What hangs on a choice

stakes-title = What hangs on it

## Score table, order, piles

score-title = Score table, target { $target }
score-draw =
    { $count ->
        [one] 1 card to draw
       *[other] { $count } cards to draw
    }
score-colour = Colour
score-marker = Marker
score-victory = Victory points
score-states = States
score-now = If counted now
score-draws = Draws
order-title = Sequence { $sequence }: order of play
piles-deck =
    { $count ->
        [one] Deck: 1 card
       *[other] Deck: { $count } cards
    }
piles-discarded =
    { $count ->
        [one] Discard pile: 1 card
       *[other] Discard pile: { $count } cards
    }

## What a player has

holding-target = of { $target }
holding-change = → { $points }
holding-now = The score if it were counted now
holding-order = turn { $place }
holding-place = Plays as number { $place } in this sequence
holding-barred = barred
holding-barred-why = Cannot win in this sequence: has played Revolution or attacked a capital
holding-cards = Cards in hand
holding-states = States
holding-armies = Armies
holding-draws = Cards to draw

## Values of settings

value-victory-target-by-player-count = by number of players
value-draw-table-catch-up = more for low scores
value-draw-table-income = more for high scores
value-draw-table-flat = always four
value-special-states-simultaneous = in all parts at once
value-special-states-free-shift = passing freely
value-plague-removal-own-token = each its own token
value-plague-removal-any-turn-end = one at every end of turn
