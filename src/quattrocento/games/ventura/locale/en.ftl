# What Ventura says in English.
# Messages that begin with "part-" are pieces of other sentences.

## Pieces of sentences

part-florins =
    { $florins ->
        [one] 1 Florin
       *[other] { $florins } Florins
    }
part-price =
    { $florins ->
        [0] at no cost
       *[other] for { part-florins }
    }
part-points =
    { $points ->
        [one] 1 point
       *[other] { $points } points
    }
part-markers =
    { $markers ->
        [0] no Domain Marker
        [one] 1 Domain Marker
       *[other] { $markers } Domain Markers
    }
part-wounds =
    { $wounds ->
        [0] no wound
        [one] 1 wound
       *[other] { $wounds } wounds
    }
part-hurt =
    { $wounds ->
        [0] { "" }
       *[other] { " " }({ part-wounds })
    }
part-movement =
    { $points ->
        [one] 1 movement point
       *[other] { $points } movement points
    }

## Examples of what can be typed

example-move = annex village_1, ann vil, village_1
example-why = annex village_1
example-odds = odds village_1 with 2
example-rules = rules 7.1, rules garrison

## What happened

event-first-player = { $seat } is First Player.
event-family-chosen = { $seat } chooses the family { $family }.
event-family-dealt = { $seat } is dealt the family { $family }.
event-tile-drawn = { $seat } draws a Territory tile.
event-tile-seen = { $seat } draws { $territory }.
event-tile-laid = { $seat } lays { $territory }.
event-city-laid = { $seat } founds { $territory }.
event-claimed = { $seat } claims { $territory } with { part-markers }.
event-round-began = Round { $round } begins.
event-scored = { $seat } scores { part-points }, { $total } in all.
event-won = { $seat } wins the game with { part-points }!
event-won-by-city = { $seat } holds the City of another family and wins the game!
event-won-alone = { $seat } is the last player left and wins the game!
event-eliminated = { $seat } has lost the City and is eliminated: { part-markers } leave the map.
event-card-shown = The card { $card } is turned up in the display.
event-display-discarded = The card { $card } goes from the display to the discard pile.
event-ventura-shuffled = The Ventura discard pile is shuffled into a new deck.
event-conscription-shuffled = The Conscription discard pile is shuffled into a new deck.
event-drew = { $seat } draws a card.
event-card-drawn = { $seat } draws { $card }.
event-card-taken = { $seat } takes { $card } from the display.
event-card-discarded = { $seat } discards { $card }.
event-looked-at-cards =
    { $count ->
        [one] { $seat } looks at 1 card.
       *[other] { $seat } looks at { $count } cards, keeps one and discards the others.
    }
event-looked-at-tiles =
    { $count ->
        [one] { $seat } looks at 1 Territory tile.
       *[other] { $seat } looks at { $count } Territory tiles, keeps one and puts the others under the stockpile.
    }
event-event-played = { $seat } plays { $card }.
event-prestige-bought =
    { $florins ->
        [0] { $seat } buys no prestige.
       *[other] { $seat } buys prestige for { part-florins }: { part-points }.
    }
event-papal-points =
    { $territories ->
        [one] { $seat } holds a Papal Territory: { part-points }.
       *[other] { $seat } holds { $territories } Papal Territories: { part-points }.
    }
event-favoured = { $seat } has the favour of the Pope: { part-points }.
event-recovered =
    { $wounds ->
        [one] 1 wound heals in Troop { $area } of { $seat }.
       *[other] { $wounds } wounds heal in Troop { $area } of { $seat }.
    }
event-healed = { $seat } pays to heal a wound of { $card } in Troop { $area }.
event-markers-removed =
    { $markers ->
        [0] { $seat } takes { $territory } out of an opposing Domain; no Domain Marker lay on it.
       *[other] { $seat } removes { part-markers } from { $territory }.
    }
event-annexed = { $seat } annexes { $territory } with { part-markers }.
event-city-taken = { $seat } places a Domain Marker on { $territory }: the City is conquered!
event-income-raised = { $seat } adds { part-florins } to the income.
event-upkeep-paid = { $seat } has an income of { $income } and pays a Maintenance of { $maintenance }.
event-dismissed = { $seat } dismisses { $card } from Troop { $area }.
event-parted = { $seat } puts { $card } in an area of its own.
event-captain-discarded = { $card }, Captain of { $seat }, is left without Companies and is discarded.
event-expanded = { $seat } lays { $territory } and places { part-markers } on it.
event-revolted =
    { $markers ->
        [0] Revolt stirred up by { $seat }: { $territory } leaves its Domain; no Domain Marker lay on it.
       *[other] Revolt stirred up by { $seat }: { $territory } loses { part-markers }.
    }
event-deployed = { $seat } deploys { $card } { part-price }.
event-room-made = { $seat } dismisses cards to make room for { $card }.
event-area-emptied = { $seat } empties Troop area { $area }.
event-bribed = { $seat } bribes the Company { $card } of { $opponent } { part-price }; it is discarded.
event-joined = The Company { $card } joins Army { $area } of { $seat }.
event-left = The Company { $card } leaves Army { $area } of { $seat }.
event-exchanged = { $seat } exchanges { $card } and { $other_card } between two Armies.
event-captains-swapped = { $seat } swaps the Captains { $card } and { $other_card }.
event-marched-out = { $seat } moves Troop { $area } with { part-movement }.
event-marched = Troop { $area } of { $seat } enters { $territory }.
event-plundered = { $seat } plunders { part-florins }.
event-army-named = { $seat } spreads desertion in Army { $area } of { $opponent }.
event-deserted = The Company { $card } of { $seat } deserts and is discarded.
event-battle-began = { $seat } attacks { $opponent }: battle for { $territory }.
event-troops-met = Troop { $area } of { $seat } meets Troop { $other_area } of { $opponent }.
event-ready = { $seat } has lined up.
event-lined-up =
    { $space ->
        [1] { $seat } places { $card } in space I.
        [2] { $seat } places { $card } in space II.
        [3] { $seat } places { $card } in space III.
        [4] { $seat } places { $card } in space IV.
       *[other] { $seat } places { $card } in space V.
    }
event-passed = { $seat } plays no Event.
event-ambushed = Ambush by { $seat }: the attacker suffers { part-wounds }.
event-resisted =
    { $use ->
        [0] { $seat } saves the resistance modifiers for later.
        [1] { $seat } uses the resistance of the Territory.
        [2] { $seat } uses the resistance of the Captain.
       *[other] { $seat } uses the resistance of the Territory and of the Captain.
    }
event-assaulted =
    { $assault ->
        [1] First assault, ranged: { $seat } inflicts { part-wounds }; prevented: { $prevented }.
       *[other] Assault { $assault }, melee: { $seat } inflicts { part-wounds }; prevented: { $prevented }.
    }
event-company-wounded =
    { $wounds ->
        [one] The Company { $card } of { $seat } takes 1 wound.
       *[other] The Company { $card } of { $seat } takes { $wounds } wounds.
    }
event-company-lost = The Company { $card } of { $seat } is eliminated.
event-fights-on = { $seat } fights on.
event-retreated = { $seat } retreats to { $territory }.
event-pursued = { $seat } pursues: the retreating Troop suffers { part-wounds }.
event-battle-won = { $seat } wins the battle against { $opponent }.
event-both-lost = The Troops of { $seat } and { $opponent } destroy each other: nobody wins.
event-captain-killed = { $card }, Captain of { $seat }, falls with his Army and leaves the game.

## Why not

why-family-taken = The family { $family } is taken: choose another.
why-not-in-reserve = { $territory } is not in your reserve.
why-place-taken = { $territory } lies there: choose a free place.
why-two-neighbours = A tile must lie beside at least two others.
why-not-beside-domain = The tile must lie beside your Domain.
why-no-domain-room = Around that place a starting Domain would not find room.
why-is-city = { $territory } is a City: choose another Territory.
why-not-claimed = { $territory } cannot be claimed: it must be free and joined to your City.
why-florins = This costs { part-florins }: you have fewer.
why-prestige-limit = At most { part-florins } may be spent on prestige in a round.
why-not-in-play = The card { $card } is not there in your Troops.
why-no-wound = The Company { $card } has no wound to heal.
why-no-event = The card { $card } is no Event: only Events are played.
why-not-in-hand = The card { $card } is not in your hand.
why-not-its-window = { $card } cannot be played at this moment.
why-no-effect = { $card } would have no effect or no target now.
why-limit-first = { $card } cannot be played yet: first return to the hand limit.
why-not-displayed = The card { $card } is not in the display.
why-display-closed = Cards of the display cannot be bought in the Recruit Step.
why-no-tile = The stockpile is empty: take a card of the display.
why-must-take = Take a tile or a card of the display: one of the two is due.
why-no-look = You cannot draw so many at once here.
why-looked = You have drawn several at once already in this phase.
why-too-few-left = Too few are left to draw so many at once.
why-no-such-number = That number cannot be chosen here.
why-not-looked-at = The card { $card } is not among those you are looking at.
why-not-peeked = { $territory } is not among the tiles you are looking at.
why-no-ventura-card = No Ventura card is left to draw.
why-no-conscription-card = No Conscription card is left to draw.
why-own-domain = { $territory } is in your Domain already.
why-no-troop-there = None of your Troops stands on { $territory }.
why-must-annex = Annexing is compulsory: choose the next Territory.
why-maintenance = Income and reserve do not cover the Maintenance of { part-florins }: dismiss cards or play an Event.
why-no-area = There is no empty Troop area.
why-one-tile = One tile a round is the limit, and yours is laid.
why-no-marker = You have no Domain Marker left for a new Territory.
why-no-space = No place on the map is open to you.
why-not-opponents = { $territory } is not in the Domain of an opponent.
why-no-revolt = No revolt on { $territory }: it must lie beside your Domain and hold no Troop.
why-event-not-deployed = { $card } is an Event: it is played, not deployed.
why-no-company = The Captain { $card } needs a single Company of yours in your City.
why-mobilization = The Company { $card } may be deployed only where the Territory fits its mobilization.
why-no-room = There is no room for the card { $card }.
why-not-alone = The Captain { $card } is no Troop by himself: he goes into an area with a single Company.
why-city-only = The Company { $card } starts a Troop in your City only.
why-not-in-domain = { $territory } is not in your Domain.
why-no-need = No room has to be made now.
why-whole-troop = Room is made by a whole Troop, not by a single card: start the new Troop, then empty an area.
why-makes-no-room = Without { $card } there would be no room for the card that is being deployed either.
why-other-area = Now it is about the Troop area { $area } only.
why-asked-later = { $card } comes first: the other Companies follow one by one.
why-keeps-area = { $card } keeps the area: the other Companies part from it.
why-armies-full = Every Army that the Company { $card } could join has all the Companies that it may have.
why-no-healing = Wounds cannot be healed for money during a battle.
why-city-occupied = An opposing Troop stands in your City: nothing can be deployed there.
why-single-company = Another Company cannot go into an area with a single Company: it needs a Captain.
why-army-full = This Army has all the Companies that it may have.
why-city-beside = A City may not lie beside another City.
why-papal = { $territory } cannot be part of a starting Domain in this game.
why-room-for-others = With { $territory } another player would not find room for his starting Domain.
why-not-theirs = The Company { $card } is not there in that Troop.
why-no-bribe = The Company { $card } cannot be bribed: it must stand in or beside your Domain and not be the last Company of an Army.
why-regrouped-enough = You have regrouped as often as one turn allows.
why-too-few-troops = You may not do this on { $territory }: too few of your Troops stood there when your turn of the step began.
why-no-regrouping = This regrouping is not possible on { $territory }.
why-wrong-kind = The card { $card } is of the wrong kind for this.
why-elsewhere = The Company { $card } does not stand on { $territory }.
why-in-army = The Company { $card } is in an Army already: only a single Company joins one.
why-in-no-army = The Company { $card } is in no Army.
why-no-partner = No other Army there could take the Company { $card } in, or give another for it.
why-same-troop = Choose another Troop than the one chosen before.
why-alike = The two Companies are alike: nothing would change.
why-no-army = No Army of yours in that area stands here.
why-no-such-area = There is no area or space of that number to choose from.
why-no-troop = You have no Troop in that area.
why-garrison-stays = The Garrison, and an Army with it, never leave the City.
why-moved = This Troop has had its movement in this phase.
why-not-adjacent = { $territory } is not adjacent.
why-points = { $territory } costs { $cost } to enter: the Troop has { part-movement } left.
why-forced-once = One Forced March for a Troop and phase is the limit.
why-no-desertion = Choose an enemy Army with at least two Companies, one of which is no Garrison.
why-no-defender = No Troop of yours in that area is attacked.
why-defender-only = Only the defender may play { $card }.
why-next-space = Space { $space } is filled next.
why-not-to-place = The Company { $card } is not among those still to be placed.
why-no-modifier = This resistance modifier is spent, does not work in this assault, or has another value.
why-not-own-domain = { $territory } is not in your Domain: Troops retreat only into their own Domain.
why-opponent-there = An opposing Troop stands on { $territory }.

## Questions

ask-family = { $seat }, which family do you lead?
ask-tile = { $seat }, which tile do you lay?
ask-lay = { $seat }, where do you lay it?
ask-city = { $seat }, where do you found your City?
ask-claim = { $seat }, which Territory joins your starting Domain?
ask-prestige = { $seat }, how much do you spend on prestige?
ask-fortune = { $seat }, do you take a tile or a card of the display?
ask-keep-tile = { $seat }, which tile do you keep?
ask-under = { $seat }, which tile comes first under the stockpile?
ask-recruit = { $seat }, do you draw Ventura cards?
ask-keep = { $seat }, which card do you keep?
ask-discard = { $seat }, your hand is too large: which card do you discard?
ask-annex = { $seat }, which Territory do you annex next?
ask-upkeep = { $seat }, which cards do you keep? Dismiss some, or pay.
ask-stay = { $seat }, which Company stays in Troop area { $area }?
ask-apart = { $seat }, what becomes of the other Company of Troop area { $area }?
ask-expansion = { $seat }, do you lay a tile of your reserve?
ask-settle = { $seat }, where do you lay it?
ask-revolt = { $seat }, where does the revolt break out?
ask-conscription = { $seat }, do you draw Conscription cards?
ask-side-deal =
    { $left ->
        [one] { $seat }, do you buy one more Ventura card?
       *[other] { $seat }, do you buy a Ventura card? Up to { $left }.
    }
ask-deploy = { $seat }, what do you deploy?
ask-place = { $seat }, where does the card go?
ask-empty = { $seat }, all areas are occupied: which one do you empty?
ask-make-room = { $seat }, whom else do you dismiss from area { $area }, or where does { $card } go?
ask-bribe = { $seat }, which Company do you bribe?
ask-regroup = { $seat }, how do you regroup your Troops?
ask-regroup-join = { $seat }, which Company on { $at } joins an Army?
ask-regroup-leave = { $seat }, which Company on { $at } leaves its Army?
ask-regroup-transfer = { $seat }, which Company on { $at } passes to another Army?
ask-regroup-exchange = { $seat }, which Company on { $at } do you exchange?
ask-goal-into = { $seat }, into which Army on { $at }?
ask-goal-for = { $seat }, for which Company on { $at }?
ask-regroup-army = { $seat }, which Armies on { $at } swap their Captains?
ask-troops = { $seat }, which Troop do you move?
ask-march = { $seat }, where does Troop { $area } go? It has { part-movement }.
ask-desertion = { $seat }, in which Army does desertion spread?
ask-lose = { $seat }, which Company of Troop { $area } deserts?
ask-defend = { $seat }, which Troop fights?
ask-before-order = { $seat }, do you play an Event before the line-up?
ask-order = Which Company stands next in line?
ask-open-order = { $seat }, which Company stands next in line, face up?
ask-before-assault = { $seat }, do you play an Event before the assault?
ask-resist = { $seat }, do you use resistance in this assault? Each modifier works once in a battle.
ask-withdraw = { $seat }, where does your Troop withdraw?
ask-retreat = { $seat }, do you retreat or fight on?
ask-thrown-back = { $seat }, your Troop is thrown back: where does it go?
ask-after-battle = { $seat }, do you play an Event after the battle?

## Moves

move-family = Lead the family { $noun }
move-tile = Choose { $noun }
move-lay = Lay it at { $q },{ $r }
move-claim = Claim { $noun }
move-spend =
    { $noun ->
        [0] Spend nothing
        [one] Spend 1 Florin
       *[other] Spend { $noun } Florins
    }
move-play = Play { $noun }
move-heal = Heal one wound of { $card } in Troop { $area } ({ part-wounds })
move-draw = Draw
move-draw-fortune = Draw a Territory tile
move-draw-recruit = Draw a Ventura card
move-draw-conscription = Draw a Conscription card
move-draw-side-deal = Buy a Ventura card
move-take = Take { $noun }
move-look = Draw { $noun } at once and keep one
move-look-fortune = Draw { $noun } tiles and keep one
move-look-recruit = Draw { $noun } Ventura cards and keep one
move-look-conscription = Draw { $noun } Conscription cards and keep one
move-keep = Keep { $noun }
move-keep-tile = Keep { $noun }
move-under = Put { $noun } first under the stockpile
move-discard = Discard { $noun }
move-annex = Annex { $noun }
move-dismiss = Dismiss { $card } from Troop { $area }{ part-hurt }
move-pay = Pay and end the step
move-stay = Keep { $card } in area { $area }{ part-hurt }
move-apart = Move { $card } to an area of its own{ part-hurt }
move-revolt = Revolt on { $noun }
move-deploy = Deploy { $noun }
move-new = As a new Troop in the City
move-raise = As a new Troop on { $noun }
move-into = Into Troop { $area }
move-empty = Empty area { $area }
move-bribe = Bribe { $card } of { $seat }, Troop { $area }{ part-hurt }
move-join = Let a Company join an Army on { $noun }
move-leave = Let a Company leave an Army on { $noun }
move-transfer = Pass a Company to another Army on { $noun }
move-exchange = Exchange Companies between Armies on { $noun }
move-swap = Swap Captains on { $noun }
move-company = { $card } of Troop { $area }{ part-hurt }
move-for = For { $card } of Troop { $area }{ part-hurt }
move-army = Army { $area }
move-move = Move Troop { $area }
move-to = To { $noun }
move-halt = Stop here
move-desertion = Army { $area } of { $seat }
move-lose = Lose { $card }{ part-hurt }
move-defend = Troop { $area } fights
move-line =
    { $area ->
        [1] Place { $card } in space I{ part-hurt }
        [2] Place { $card } in space II{ part-hurt }
        [3] Place { $card } in space III{ part-hurt }
        [4] Place { $card } in space IV{ part-hurt }
       *[other] Place { $card } in space V{ part-hurt }
    }
move-retreat = Retreat to { $noun }
move-fight = Fight on
move-save = Save it for later
move-use-territory = Use the resistance of the Territory ({ $noun })
move-use-captain = Use the resistance of the Captain ({ $noun })
move-use-both = Use both ({ $noun })
move-pass = Play no Event
move-stop = Done

## What a player counts

account-points =
    { $count ->
        [one] point
       *[other] points
    }
account-florins =
    { $count ->
        [one] Florin
       *[other] Florins
    }
account-cards =
    { $count ->
        [one] card
       *[other] cards
    }
account-tiles =
    { $count ->
        [one] tile
       *[other] tiles
    }
account-markers =
    { $count ->
        [one] Domain Marker
       *[other] Domain Markers
    }
account-companies =
    { $count ->
        [one] Company
       *[other] Companies
    }
account-captains =
    { $count ->
        [one] Captain
       *[other] Captains
    }
account-wounds =
    { $count ->
        [one] wound
       *[other] wounds
    }

## What a choice costs and brings

effect-wins = wins the game
effect-other-wins = { $seat } wins the game
effect-eliminates = { $seat } is eliminated
effect-papal = +{ part-points } every round
effect-upkeep-more = Maintenance +{ $florins }
effect-upkeep-less = Maintenance −{ $florins }
effect-one-tile = no other tile this turn
effect-one-look = once a phase only
effect-movement = { part-movement }
effect-movement-more = +{ part-movement }
effect-march = march { $cost }, { $left } left
effect-battle = battle with { $opponent }
effect-victory = victory
effect-sure-victory = every order wins
effect-defeat = no order wins
effect-annexes = +{ part-points } if it stays
effect-prevents = prevents { part-wounds }
effect-inflicts = +{ part-wounds }
effect-sees-order = you see their order
effect-discount = next card −{ part-florins }

## Where points come from

source-initiative = First Player
source-prestige = prestige bought
source-papal = Papal Territories
source-favour = Papal Favour
source-markers = Domain Markers removed
source-armies = Armies beaten
source-captains = fame of Captains

## How one wins

win-goal = Who reaches { part-points } wins at once.
win-city = Or place a Domain Marker on the City of another family.
win-prestige = Prestige Step: buy points once a round, up to { $points } for { $florins } Florins.
win-papal = Each Papal Territory in your Domain brings { part-points } in every Prestige Step.
win-armies = An Army (a Captain and his Companies) beaten or put to flight brings { part-points }.
win-markers = Each Domain Marker of an opponent taken off by annexing, or by an Army, brings { part-points }.
win-initiative = From round 2 on, whoever is last in points becomes First Player and gets { part-points }.

## The table in the terminal

board-setup = Setup
board-round = Round { $round } · { $target } points win
board-first = ★ First Player: { $seat }
board-won = { $seat } has won
board-legend = { $marker } Domain Marker · { $army } Army · { $wound } wound
board-beyond = Further on the map: { $tiles }
board-player = Name
board-family = Family
board-points = Points
board-florins = Florins
board-income = Income
board-hand = Hand
board-reserve = Tiles
board-display = Display: { $cards }
board-decks = Ventura deck { $ventura } · Conscription deck { $conscription } · stockpile { $tiles }
board-shown = known in the hand of { $seat }: { $cards }
board-your-hand = Your hand: { $cards }
board-your-reserve = Your tiles: { $cards }
board-looking = You are looking at: { $cards }
board-battle = Battle for { $territory }: { $attacker } attacks { $defender }
board-assault =
    { $number ->
        [1] First assault, ranged
       *[other] Assault { $number }, melee
    }
board-ground = Territory: ranged { $ranged }, melee { $melee }, resistance { $resistance }
board-captain = Captain { $captain }: resistance { $resistance }

## The battle calculator

odds-assault = Assault { $number }: { $attacker } inflicts { $inflicts }, { $defender } { $answers }; left: { $left } / { $remains }.
odds-won = Without Events and retreats { $seat } wins.
odds-both = Without Events and retreats both are wiped out.
odds-share =
    Of { $fights } orders: { $attacker } wins { $won }, { $defender } { $lost }{ $neither ->
        [0] .
       *[other] , in { $neither } both are wiped out.
    }
odds-lost = Companies lost: { $attacker } { $losses }; { $defender } { $others }.
odds-losses = { $least } to { $most }, { $mean } on average (Resistance { $wounds })
odds-best = Best order: { $order }. It wins { $won } of { $fights }.
odds-march = { $territory }: wins { $won } of { $fights } orders, and loses { $least } to { $most } Companies, { $mean } on average.
odds-note = Counted without Events and retreats.
odds-choice = { $choice }. { $assault } { $end }
odds-resistance = Each resistance modifier is used in the first assault in which it saves a wound.
odds-nobody = nobody
odds-company = { $card }
odds-wounded = { $card } ({ $wounds ->
    [one] 1 wound
   *[other] { $wounds } wounds
})
odds-nothing = No battle is at hand. Name one: odds village_1 with 2 (your Troop 2 enters Village 1).
odds-form = Write it like this: odds village_1 with 2 (your Troop 2 enters Village 1).
odds-no-territory = “{ $word }” is no Territory, or could be several.
odds-no-card = “{ $word }” is no Captain and no Company, or could be several.
odds-captains = { $word }: an Army has one Captain, and he carries no wounds.
odds-companies = A Troop has one to { $most } Companies.
odds-no-captain = Two or more Companies need a Captain.
odds-wounds = { $word }: at most { $most } wounds.
odds-no-troop = “{ $word }” is no Troop on the map; Troops are named by their area, 1 to 5.
odds-no-opponent = No opposing Troop stands on { $territory }.
odds-the-attacker = the attacker
odds-the-defender = the defender
odds-two-troops = Name both Troops: attacker=... and defender=...
odds-opt-attacker = The attacking Troop: its Captain, if any, and its Companies from space I on; wounds after a colon.
odds-opt-defender = The defending Troop, in the same way.
odds-opt-secret = Whose order is not known; all its orders are counted.
odds-opt-at = The Territory of the battle, for its modifiers; otherwise there are none.
odds-opt-owner = With at: in whose Domain the Territory is.
odds-opt-beside = With at: how many neighbours the formulas of the Territory count.
odds-example =
    For example:
    quattrocento odds ventura attacker=acuto,crossbowmen,light_cavalry defender=garrison_este at=city_este
    quattrocento odds ventura attacker=acuto,pikemen,archers:1 defender=tartaglia,spearmen,sappers secret=defender
    quattrocento odds ventura village_1 with 2 --from position.toml --seat 0   # from a position

## What is wrong with a component pack

pack-formula = { $name }: expected base, or base, per and category
pack-parameters = params: { $effect } takes { $known }
pack-cards = the { $deck } deck must hold { $wanted } cards, not { $count }
pack-tiles = too few tiles are used with { $seats } players
pack-fixed = { $name }: expected { $wanted }: a component pack does not change it

## What is wrong with a position in text

position-seats = expected { $seats } seats
position-broken = an impossible position: it breaks { $clause } ({ $detail })
position-family = family: { $family } belongs to another seat
position-hex = { $name }: expected a place, as in "1,-1"
position-hex-taken = { $name }: another tile lies there
position-shown = shown: these cards are not all in the hand
position-domain = domain: { $territory } is not on the map, or in another Domain
position-known = { $name } is in no reserve
position-under = tiles: at least one is expected
position-area = area: { $area } is occupied already
position-captain = captain: { $card } is no Captain
position-troop = expected one Company, or a Captain with one to five Companies
position-display = display: at most { $most } Ventura cards
position-discarded = discarded: { $card } never lies there
position-copies = { $card }: only { $copies } in the box
position-company = { $word } is no Company, as in "archers:1"
position-wounds = { $card } cannot carry so many wounds
position-tile = { $territory } is not used here, or lies elsewhere already
position-battle = attacker: expected another seat than the defender
position-battle-seat = { $name }: expected a seat of this battle
position-battle-pair = { $name }: expected two numbers, the attacker's and the defender's
position-no-family = family: every seat needs one
position-steps = these steps cannot stand like this
position-round = round: 1 or more is expected once the setup is over
position-round-setup = round: 0 is expected during the setup
position-turn-place = place: a number from 1 to { $seats } is expected
position-seat = seat: it is the turn of seat { $seat }
position-seat-out = seat { $seat } is out of the game
position-no-battle = a battle and its steps go together: one of them is missing
position-nothing = there is nothing to decide here: seat { $seat }, { $name }
position-won = the game is over: no step may follow
position-field = { $name }: this number is out of bounds
position-setup = the setup has not come to this step
position-setup-seat = seat: another seat is choosing at this point of the setup
position-setup-bare = nobody has points, Florins, cards or Troops during the setup, and families are chosen in turn order
position-setup-tiles = the tiles, Cities and Domains are not those of this point of the setup
position-turn = [turn]: something here belongs to another step
position-chosen = chosen: it does not fit the step
position-looking = looking: it does not fit the step
position-limit = hand: only who is asked to discard holds a card too many
position-parting = area: no Companies without a Captain lie there
position-regroup = nobody can regroup like this here
position-march = area: this Troop cannot be moving
position-lose = area: no Army of an opponent with two or more Companies
position-deal = card: no Side Deal, or too many cards left
position-battle-asked = seat: this seat does not fight in the battle
position-room = no room is to be made here for this card
position-battle-part = part: it does not follow this question
position-battle-march = the moving Troop is not the attacking one
position-battle-origin = origin: it is not beside the battle
position-battle-troop = no Troop of that number stands there
position-battle-using = using: the battle does not put this choice here
position-battle-guards = guards: a Captain has no such resistance left
position-battle-ground = ground: the Territory does not give these modifiers to this side
position-battle-army = armies: they do not agree with the Troops
position-battle-line = the lines do not agree with the Troops
position-battle-assault = assault: it does not fit the step

## What one sees of a thing

look-tile = { $territory }: a Territory of the type { $type }.
look-tile-values = Movement Cost { $move } · Income { $income } · Ranged { $ranged } · Melee { $melee } · Resistance { $resistance }.
look-formula = { $base } + { $per } for each adjacent Territory of the same Domain in the category { $category }
look-owned =
    { $markers ->
        [one] It lies at { $place }, in the Domain of { $seat }, with 1 Marker.
       *[other] It lies at { $place }, in the Domain of { $seat }, with { $markers } Markers.
    }
look-unowned = It lies at { $place }, in nobody’s Domain.
look-now = As it lies now: Income { $income } · Ranged { $ranged } · Resistance { $resistance }.
look-text = { $card }: { $card_text }
look-captain = A Captain: costs { $cost } to deploy, { $maintenance } each round.
look-ventura-company = A Company ({ $class }) of the Ventura deck, { $count } in it: costs { $cost } to deploy, { $maintenance } each round.
look-conscript = A Company ({ $class }) of the Conscription deck, { $count } in it: costs { $cost } to deploy, { $maintenance } each round.
look-garrison = A Garrison ({ $class }): costs { $maintenance } each round.
look-event = An Event of the Conscription deck, { $count } in it.
look-card-values = Ranged { $ranged } · Melee { $melee } · Resistance { $resistance } · Movement { $movement }.
look-displayed = It lies open in the display.
look-family = { $family }, only with Familial Expertise: { $family_text }
look-played-by = { $seat } plays this family.

## Dice and draws that people type in

bag-stockpile = a Territory tile from the stockpile
bag-ventura = a card from the Ventura deck
bag-conscription = a card from the Conscription deck
bag-garrisons = a Garrison for the family
bag-seats = lots for a seat: seat_0, seat_1

## Before sitting down

game-pitch = Condottieri for hire: a noble house of Italy grows its domain tile by tile, pays its companies and orders them for battle in secret.
