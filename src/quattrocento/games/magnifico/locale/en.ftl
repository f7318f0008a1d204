# What Magnifico says in English.
# Messages that begin with "part-" are pieces of other sentences.

## Pieces of sentences

part-soldiers =
    { $soldiers ->
        [one] 1 soldier
       *[other] { $soldiers } soldiers
    }
part-tanks =
    { $tanks ->
        [one] 1 tank
       *[other] { $tanks } tanks
    }
part-airplanes =
    { $airplanes ->
        [one] 1 airplane
       *[other] { $airplanes } airplanes
    }
part-machines =
    { $tanks ->
        [0] { part-airplanes }
       *[other]
            { $airplanes ->
                [0] { part-tanks }
               *[other] { part-tanks } and { part-airplanes }
            }
    }
part-group =
    { $soldiers ->
        [0] { part-machines }
       *[other]
            { $tanks ->
                [0]
                    { $airplanes ->
                        [0] { part-soldiers }
                       *[other] { part-soldiers } and { part-airplanes }
                    }
               *[other]
                    { $airplanes ->
                        [0] { part-soldiers } and { part-tanks }
                       *[other] { part-soldiers }, { part-tanks } and { part-airplanes }
                    }
            }
    }
part-captured =
    { $tanks ->
        [0]
            { $airplanes ->
                [0] .
               *[other] { " " }and captures { part-machines }.
            }
       *[other] { " " }and captures { part-machines }.
    }
part-florins =
    { $florins ->
        [one] 1 florin
       *[other] { $florins } florins
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
part-hits =
    { $hits ->
        [0] no hit
        [one] 1 hit
       *[other] { $hits } hits
    }
part-blanks =
    { $blanks ->
        [one] 1 blank
       *[other] { $blanks } blanks
    }
part-explosions =
    { $explosions ->
        [0] no explosion
        [one] 1 explosion
       *[other] { $explosions } explosions
    }
part-dice =
    { $dice ->
        [one] 1 die
       *[other] { $dice } dice
    }
part-misses =
    { $blanks ->
        [0] { part-explosions }
       *[other]
            { $explosions ->
                [0] { part-blanks }
               *[other] { part-blanks } and { part-explosions }
            }
    }
part-roll =
    { $hits ->
        [0] { part-misses }
       *[other]
            { $blanks ->
                [0]
                    { $explosions ->
                        [0] { part-hits }
                       *[other] { part-hits } and { part-explosions }
                    }
               *[other]
                    { $explosions ->
                        [0] { part-hits } and { part-blanks }
                       *[other] { part-hits }, { part-blanks } and { part-explosions }
                    }
            }
    }
part-kills =
    { $kills ->
        [0] No enemy falls.
        [one] 1 enemy falls.
       *[other] { $kills } enemies fall.
    }
part-return-fire =
    { $explosions ->
        [0] { "" }
        [one] { " " }Return fire takes 1 soldier.
       *[other] { " " }Return fire takes { $explosions } soldiers.
    }
part-crashes =
    { $explosions ->
        [0] { "" }
        [one] { " " }1 airplane crashes.
       *[other] { " " }{ $explosions } airplanes crash.
    }

## Examples of what can be typed

example-move = attack milan, att mil, milan
example-why = attack rome
example-odds = odds milan from rome 5 2 1
example-rules = rules 7.5.4, rules landing

## What happened

event-rolled = { $seat } rolls { part-roll }.
event-took-leonardo = { $seat } takes the Leonardo card and is Il Magnifico.
event-colour-chosen = { $seat } chooses { $colour }.
event-castle-placed = { $seat } founds a castle in { $territory } with { part-soldiers } and receives { part-florins }.
event-round-began = Round { $round } begins.
event-income-paid =
    { $lost ->
        [0] { $seat } collects { part-florins }.
       *[other] { $seat } collects { part-florins }, of which { $lost } are above the limit and lost.
    }
event-recruited-everywhere =
    { $soldiers ->
        [one] { $seat } recruits 1 soldier.
       *[other] { $seat } recruits { $soldiers } soldiers, one in each territory.
    }
event-recruited = { $seat } recruits a soldier in { $territory }.
event-card-shown = At auction: { $card }.
event-bid-sealed = { $seat } seals a bid.
event-bid-revealed = { $seat } bids { part-florins }.
event-bought = { $seat } buys { $card } for { part-florins }.
event-declined = { $seat } buys nothing.
event-unsold = Nobody buys { $card }.
event-turn-began = { $seat } begins the turn.
event-passed = { $seat } ends the turn.
event-fielded = { $seat } fields { $card } { part-price }.
event-art-scored = { $seat } scores { part-points } with { $card }.
event-tank-built = { $seat } builds a tank in { $territory } { part-price }.
event-airplane-built = { $seat } builds an airplane in { $territory } { part-price }.
event-tower-built = { $seat } raises a tower in { $territory } { part-price }.
event-castle-built = { $seat } builds a castle in { $territory } { part-price }.
event-first-tank = The first tank in history: { part-points } for { $seat }.
event-first-airplane = The first airplane in history: { part-points } for { $seat }.
event-first-perfect-city = The first Perfect City: { part-points } for { $seat }.
event-invaded = { $seat } invades { $target } from { $origin } with { part-group }.
event-moved = { $seat } moves { part-group } from { $origin } to { $target }.
event-attacked = { $seat } attacks { $target } from { $origin } with { part-group }.
event-landed =
    { $soldiers ->
        [0] { $seat } lands in { $territory } without loss.
       *[other] { $seat } loses { part-soldiers } in the landing in { $territory }.
    }
event-sequence-fixed = { $seat } fixes the sequence of the assaults: { $sequence }.
event-infantry-fought = { $seat } assaults with infantry: { part-roll }. { part-kills }{ part-return-fire }{ $felled ->
        [0] { "" }
        [one] { " " }1 tower comes down.
       *[other] { " " }{ $felled } towers come down.
    }
event-airplanes-declared = { $seat } sends { part-airplanes } to the assault.
event-airplanes-fought = { $seat } assaults from the air: { part-roll }. { part-kills }{ part-crashes }
event-tank-fired = { $seat } fires a tank with { part-dice }: { part-explosions }. { part-kills }
event-tank-exploded = The tank blows up and takes all the infantry of { $seat } with it.
event-tank-lost = { $seat } loses the tank.
event-automata-fought = { $seat } assaults with the automata, { part-dice }: { part-hits }. { part-kills }
event-intercepted = { $seat } intercepts: { part-roll }. { $destroyed ->
        [0] No enemy machine is destroyed.
        [one] 1 enemy machine is destroyed.
       *[other] { $destroyed } enemy machines are destroyed.
    }{ part-crashes }
event-not-intercepted = { $seat } does not intercept.
event-paratrooper-jumped =
    { $hits ->
        [0]
            { $explosions ->
                [0] The paratrooper of { $seat } jumps in vain.
               *[other] The paratrooper of { $seat } jumps in vain, and the airplane crashes.
            }
       *[other] The paratrooper of { $seat } opens the castle: it gives no more protection in this battle.
    }
event-retreated = { $seat } retreats from { $territory }.
event-repelled = { $seat } holds { $territory }{ part-captured }
event-conquered = { $seat } conquers { $territory }{ part-captured }
event-tank-scrapped = { $seat } scraps a tank in { $territory }.
event-airplane-scrapped = { $seat } scraps an airplane in { $territory }.
event-scored =
    { $points ->
        [0] { $seat } scores no points.
       *[other] { $seat } scores { part-points }{ $leonardo ->
            [0] { "" }
           *[other] { " · " }Leonardo { $leonardo }
        }{ $workshop ->
            [0] { "" }
           *[other] { " · " }Workshop { $workshop }
        }{ $court ->
            [0] { "" }
           *[other] { " · " }Great Court { $court }
        }{ $crown ->
            [0] { "" }
           *[other] { " · " }Imperial Crown { $crown }
        }{ $cities ->
            [0] { "" }
           *[other] { " · " }Perfect Cities { $cities }
        }
    }
event-won = { $seat } reaches { part-points } and wins the game!

## What a choice costs and brings: signs on its button

account-florins =
    { $count ->
        [one] florin
       *[other] florins
    }
account-points =
    { $count ->
        [one] point
       *[other] points
    }
account-territories =
    { $count ->
        [one] territory
       *[other] territories
    }
account-castles =
    { $count ->
        [one] castle
       *[other] castles
    }
account-towers =
    { $count ->
        [one] tower
       *[other] towers
    }
account-soldiers =
    { $count ->
        [one] soldier
       *[other] soldiers
    }
account-tanks =
    { $count ->
        [one] tank
       *[other] tanks
    }
account-airplanes =
    { $count ->
        [one] airplane
       *[other] airplanes
    }
account-archive =
    { $count ->
        [one] card in the archive
       *[other] cards in the archive
    }
account-fielded =
    { $count ->
        [one] card in the field
       *[other] cards in the field
    }
effect-at-scoring = { $amount } at the scoring
effect-income = { $amount } florins a round
effect-highest-bid = nobody can bid more
effect-leonardo = Leonardo is yours
effect-keeps-leonardo = you keep Leonardo
effect-keeps-bid = you keep { $florins } florins
effect-closes-fielding = no projects after this
effect-closes-machines = no machines after this
effect-closes-towers = no towers after this
effect-closes-invading = no invasions after this
effect-last-war = the last war of the turn
effect-movements-now = all movements now
effect-movements-lost =
    { $count ->
        [one] 1 movement unused
       *[other] { $count } movements unused
    }
effect-stay = { $soldiers } stay behind
effect-falls = { $territory } falls
effect-lost = you lose { $territory }
effect-repelled = { $territory } holds
effect-army-lost = your army is lost
effect-may-be = perhaps { $effect }
effect-castle-opens = the castle opens
effect-retreat = back to { $origin }
effect-unfired =
    { $count ->
        [one] 1 tank does not fire
       *[other] { $count } tanks do not fire
    }
effect-their-go = the go of { $seat }
effect-round-ends = the round ends
effect-wins = { $seat } wins

## Where points come from

source-leonardo = Leonardo card
source-workshop = Workshop
source-court = Great Court
source-crown = Imperial Crown
source-cities = Perfect Cities
source-art = Works of art
source-first-works = First Works

## How one wins

winning-goal = Who first reaches { $points } points wins at once.
winning-leonardo = Leonardo: at the end of each round, { part-points } to the holder of his card.
winning-workshop = Workshop: at the end of each round, { part-points } for most usable cards in the field.
winning-court = Great Court: at the end of each round, { part-points } for most castles.
winning-crown = Imperial Crown: at the end of each round, { part-points } for most territories.
winning-tie = Two who tie for most score 1 each; three or more score nothing.
winning-second = A sole second scores 1 as well; leaders who tie score 1 each.
winning-cities = Perfect City: a castle with four towers scores { part-points } at the end of each round.
winning-first-works = First Works: the first tank, airplane and Perfect City score { part-points } each, at once.
winning-art = Works of art score their points once, when they are fielded.
winning-order = At a scoring the leader in points counts first, so he wins first.

## Why a card cannot be bought or fielded, on the card itself

obstacle-owned = you have one already
obstacle-tank-card = needs a Tank card
obstacle-airplane-card = needs an Airplane card
obstacle-hook = no free hook
obstacle-money = too dear: { part-florins }
obstacle-step = too late in this turn

## Why not

why-colour-taken = { $colour } is taken: choose another colour.
why-place-taken = { $territory } already has an owner: the first castle needs a free territory.
why-place-borders = { $territory } borders another castle: choose a territory that borders none.
why-not-yours = { $territory } is not yours: choose one of your territories.
why-recruited-there = { $territory } already has its recruit: choose another of your territories.
why-bid-low = A bid is at least { part-florins }.
why-bid-high = You can bid at most { part-florins }.
why-bid-uneven = Bids go in steps of { part-florins }.
why-not-at-auction = { $card } is not at auction: choose one of the cards shown.
why-one-machine-card = You cannot buy { $card }: nobody may have two Tank cards or two Airplane cards.
why-needs-tank-card = { $card } needs a Tank card in the field.
why-needs-airplane-card = { $card } needs an Airplane card in the field.
why-no-hook = { $card } needs a free hook on your Airplane card, and all are in use.
why-money = This costs { part-florins }: you have less.
why-not-in-archive = { $card } is not in your archive: only cards from there can be fielded.
why-step-closed = You have begun a later step of your turn: this one opens again in your next turn.
why-no-castle = { $territory } has no castle: tanks, airplanes and towers need one.
why-no-tank-card = To build tanks you need a Tank card.
why-no-airplane-card = To build airplanes you need an Airplane card.
why-castle-produced = The castle in { $territory } has already built a machine in this turn: one is the limit.
why-supply-empty = The supply has none left.
why-castle-full = The castle in { $territory } already has all its towers.
why-castle-raised = The castle in { $territory } has already gained a tower in this turn: one is the limit.
why-castle-there = { $territory } already has a castle: choose a territory without one.
why-no-way = { $territory } has no route here, by land or on a single sea: choose a linked territory.
why-leads-nowhere = From { $territory } there is no route to another territory of yours, by land or on a single sea.
why-already-there = The pieces already stand in { $territory }: choose another territory.
why-machines-unusable = To use these machines you first need their card in the field.
why-from-first = First choose where the pieces come from.
why-to-first = First choose where the pieces go.
why-soldiers-first = First choose how many soldiers go.
why-tanks-first = First choose how many tanks go.
why-chosen-before = That has been chosen already.
why-no-machine-there = No machine of this kind stands in { $territory }, where the pieces come from.
why-number =
    { $most ->
        [0] Only 0 is possible here.
       *[other] Choose a number from { $least } to { $most }.
    }
why-not-free = { $territory } has an owner: only free territories can be invaded.
why-out-of-reach = { $territory } neither borders a territory of yours nor lies on the same sea as one.
why-last-soldier = The last soldier of a territory has to stay: at least two must be there.
why-one-movement = Make at least one movement before you stop.
why-moved = You have already moved your troops in this turn.
why-nothing-to-move = None of your pieces can reach another territory of yours.
why-no-self-destruct = Machines can be scrapped only with the setting “Self-destruction”.
why-no-machine = You have no machine of this kind in { $territory } to scrap.
why-not-in-battle = The battle is not in { $territory }: until it ends, only machines that fight in it can be scrapped.
why-not-enemy = { $territory } is not in enemy hands: only enemy territories can be attacked.
why-three-wars = You have declared as many wars as one turn allows.
why-last-territory = { $territory } is the last territory of its owner and cannot be attacked.
why-landing =
    { $count ->
        [one] The landing costs 1 soldier: send more than 1, and leave one behind.
       *[other] The landing costs { $count } soldiers: send more than { $count }, and leave one behind.
    }
why-defender-stays = Only the attacker may retreat: the defender fights on.
why-can-win = You may retreat only when you cannot remove even one enemy soldier.
why-go-begun = This is possible only at the start of your go, before any assault.
why-assault-owed = In every go you must assault at least once with infantry, tanks or airplanes.
why-no-sequence = The sequence of assaults is fixed only with the setting “Sequence of assaults”.
why-sequence-fixed = You have already fixed the sequence of your assaults in this go.
why-sequence-names = A sequence names every assault you have and no other; one assault alone needs none.
why-sequence-first = First fix the sequence of your assaults.
why-sequence-passed = In the sequence you fixed, this assault came earlier.
why-no-automata = Automata assault once in each go of a defender with an Automaton in the field and a tower on the castle.
why-assault-made = You have already made this assault in this go.
why-no-usable-tank = You need a tank in this battle, and a Tank card to use it.
why-no-usable-airplane = You need an airplane in this battle, and an Airplane card to use it.

## Questions

ask-colour = { $seat }, which colour do you choose?
ask-first-castle = { $seat }, where do you found your first castle?
ask-recruit = { $seat }, your soldiers do not suffice for all your territories: which one gets a soldier?
ask-bids = How much do you bid, in secret?
ask-buy = { $seat }, which card do you buy?
ask-turn = { $seat }, what do you do in your turn?
ask-invade-from = { $seat }, from where do you invade { $target }?
ask-invade-soldiers = { $seat }, how many soldiers go from { $origin } into { $target }?
ask-invade-tanks = { $seat }, how many tanks go from { $origin } into { $target }?
ask-invade-airplanes = { $seat }, how many airplanes go from { $origin } into { $target }?
ask-attack-from = { $seat }, from where do you attack { $target }?
ask-attack-soldiers = { $seat }, how many soldiers attack { $target } from { $origin }?
ask-attack-tanks = { $seat }, how many tanks attack { $target } from { $origin }?
ask-attack-airplanes = { $seat }, how many airplanes attack { $target } from { $origin }?
ask-movements = { $seat }, from where do you move troops?
ask-movement-to = { $seat }, where do you move troops from { $origin }?
ask-movement-soldiers = { $seat }, how many soldiers move from { $origin } to { $target }?
ask-movement-tanks = { $seat }, how many tanks move from { $origin } to { $target }?
ask-movement-airplanes = { $seat }, how many airplanes move from { $origin } to { $target }?
ask-go = { $seat }, it is your go: what do you do?
ask-cannons = { $seat }, how many Great Cannons do you use?
ask-fire-again = { $seat }, do you fire the next tank?
ask-intercept =
    { $against ->
        [0] { $seat }, with how many airplanes do you intercept the enemy tanks?
       *[other] { $seat }, with how many airplanes do you intercept the enemy airplanes?
    }
ask-paratrooper = { $seat }, do you send a paratrooper against the castle?

## Moves

move-colour = Choose { $noun }
move-place = Found the first castle in { $noun }
move-recruit = Recruit in { $noun }
move-bid =
    { $noun ->
        [one] Bid 1 florin
       *[other] Bid { $noun } florins
    }
move-buy = Buy { $noun }
move-decline = Buy nothing
move-field = Field { $noun }
move-tank = Build a tank in { $noun }
move-airplane = Build an airplane in { $noun }
move-tower = Raise a tower in { $noun }
move-invade = Invade { $noun }
move-attack = Attack { $noun }
move-castle = Build a castle in { $noun } and end the turn
move-move = Move troops
move-pass = End the turn
move-from = From { $noun }
move-to = To { $noun }
move-soldiers =
    { $noun ->
        [0] No soldiers
        [one] 1 soldier
       *[other] { $noun } soldiers
    }
move-tanks =
    { $noun ->
        [0] No tanks
        [one] 1 tank
       *[other] { $noun } tanks
    }
move-airplanes =
    { $noun ->
        [0] No airplanes
        [one] 1 airplane
       *[other] { $noun } airplanes
    }
move-stop = Stop here
move-sequence = Assault in this sequence: { $noun }
move-infantry =
    { $noun ->
        [one] Assault with 1 soldier
       *[other] Assault with { $noun } soldiers
    }
move-fire = Fire a tank
move-fly =
    { $noun ->
        [one] Assault with 1 airplane
       *[other] Assault with { $noun } airplanes
    }
move-automata = Assault with the automata
move-retreat = Retreat
move-end = End the go
move-cannons =
    { $noun ->
        [0] Use no Great Cannon
        [one] Use 1 Great Cannon
       *[other] Use { $noun } Great Cannons
    }
move-intercept =
    { $noun ->
        [0] Do not intercept
        [one] Intercept with 1 airplane
       *[other] Intercept with { $noun } airplanes
    }
move-paratrooper =
    { $noun ->
        [yes] Send the paratrooper
       *[no] Send no paratrooper
    }
move-scrap-tank = Scrap a tank in { $noun }
move-scrap-airplane = Scrap an airplane in { $noun }

## The table in the terminal

board-setup = Setup · { $target } points win
board-round = Round { $round } · { $target } points win
board-won = { $seat } has won
board-leonardo = ★ Leonardo: { $seat }
board-turn =
    { $moved ->
        [0] { $seat } is playing the turn · wars { $wars } of { $most } · troops not moved yet
       *[other] { $seat } is playing the turn · wars { $wars } of { $most } · troops moved
    }
board-first-works = First Works still to come: { $works }
board-first-tank = tank
board-first-airplane = airplane
board-first-perfect-city = Perfect City
board-tank = t
board-airplane = a
board-legend-soldiers = A3 three soldiers of A
board-legend-castle = ♜2 castle with 2 towers
board-legend-machines = t1 a1 tank, airplane
board-legend-free = ○ free
board-legend-frontier = · frontier
board-legend-strait = = strait
board-legend-alps = ^ Helvetic Confederation
board-legend-battle = ! battle
board-free = free
board-player = Player
board-colour = Colour
board-points = Points
board-florins = Florins
board-territories = Territories
board-castles = Castles
board-cities = Perf. Cities
board-soldiers = Reserve
board-fielded = Field
board-archived = Archive
board-field = in the field: { $cards }
board-archive = archive: { $cards }
board-auction = At auction: { $cards }
board-sealed = Bids sealed: { $seats }
board-own-bid =
    { $florins ->
        [one] your bid: 1 florin
       *[other] your bid: { $florins } florins
    }
board-offers = Bids: { $offers }
board-rank = still to choose: { $seats }
board-decks = Decks: machines { $machines }, projects { $projects }
board-under = under the deck: { $cards }
board-box = out of the game: { $cards }
board-supplies = Supply: tanks { $tanks }, airplanes { $airplanes }, castles { $castles }, towers { $towers }
board-battle = Battle for { $target }
board-attacker = { $mark } { $seat } attacks from { $origin } with { part-group }
board-defender =
    { $level ->
        [0] { $mark } { $seat } defends with { part-group }
       *[other] { $mark } { $seat } defends with { part-group } behind a castle of level { $level }
    }
board-opened = A paratrooper has opened the castle: no protection
board-sequence = Sequence of the assaults: { $sequence }
board-go = Go of { $seat }
board-go-made = Go of { $seat }, after { $assaults }
board-infantry = infantry
board-tanks = tanks
board-airplanes = airplanes
board-automata = automata

## Odds

odds-battle = The attacker wins with a chance of { $chance }; { $losses }
odds-war = { $attacker } takes { $territory } from { $defender } with a chance of { $chance }; { $losses }
odds-losses = mean losses: attacker { $attacker }; defender { $defender } (standard play).
odds-soldiers = { $number } soldiers
odds-tanks = { $number } tanks
odds-airplanes = { $number } airplanes
odds-origin = { $territory } = { $chance }
odds-number = { $number } = { $chance }
odds-most = With the most: { $losses }
odds-options = Chance to win (with the most of what is asked next): { $answers }
odds-landing =
    { $soldiers ->
        [one] 1 soldier is lost in the landing.
       *[other] { $soldiers } soldiers are lost in the landing.
    }
odds-lost =
    { $soldiers ->
        [0] No soldier lost: attacker { $chance_attacker }, defender { $chance_defender }
        [one] 1 soldier lost: attacker { $chance_attacker }, defender { $chance_defender }
       *[other] { $soldiers } soldiers lost: attacker { $chance_attacker }, defender { $chance_defender }
    }
odds-towers =
    { $towers ->
        [0] No tower left: { $chance }
        [one] 1 tower left: { $chance }
       *[other] { $towers } towers left: { $chance }
    }
odds-in-assault = The assault that is being made now is not counted.
odds-pack = Odds hold for the printed dice and castles; this component pack changes them.
odds-nothing = No attack and no battle is at hand. Name one: odds milan from rome 5 2 1 (soldiers, tanks, airplanes).
odds-form = Write it like this: odds milan from rome 5 2 1 (soldiers, tanks, airplanes).
odds-too-large = These armies are too large for exact odds.
odds-no-territory = “{ $word }” is no territory, or could be several.
odds-none-lands = A landing loss of { $loss } leaves none of { $attackers } soldiers.
odds-no-tank-card = There is no Tank card “{ $word }”; they are: { $known }
odds-tank-form = Dice and hits of a tank are written 4-5, not “{ $value }”.
odds-which-tank = “{ $tanks }” needs the values of the tank: { $tank }=4-5, or a card.

## What may be stated of a battle

odds-example =
    For example:
    quattrocento odds magnifico attackers=6 defenders=4
    quattrocento odds magnifico attackers=3 tanks=1 tank=4-5 airplanes=2 defenders=7 castle
    quattrocento odds magnifico attackers=5 sea submarines=1 defenders=3
    quattrocento odds magnifico --from position.toml milan from rome 5 2 1
odds-opt-attackers = Soldiers of the attacker, before a landing.
odds-opt-tanks = Tanks of the attacker.
odds-opt-tank = Dice and hits of the attacker’s tanks with their improvements, such as 4-5.
odds-opt-tank-card = Dice and hits from this Tank card instead, such as tank_covered.
odds-opt-airplanes = Airplanes of the attacker.
odds-opt-gyroscopes = Gyroscopes of the attacker.
odds-opt-bomb = The attacker has the Anti-tank Bomb.
odds-opt-culverin = The attacker has the Anti-aircraft Culverin.
odds-opt-paratrooper = The attacker has the Paratrooper.
odds-opt-grapeshots = Grapeshots of the attacker.
odds-opt-wagons = Lead-ball Wagons of the attacker.
odds-opt-bombards = Bombards of the attacker.
odds-opt-cannons = Great Cannons of the attacker.
odds-opt-defenders = Soldiers of the defender.
odds-opt-defender-tanks = Tanks of the defender.
odds-opt-defender-tank = Dice and hits of the defender’s tanks.
odds-opt-defender-tank-card = Dice and hits from this Tank card instead.
odds-opt-defender-airplanes = Airplanes of the defender.
odds-opt-defender-gyroscopes = Gyroscopes of the defender.
odds-opt-defender-bomb = The defender has the Anti-tank Bomb.
odds-opt-defender-culverin = The defender has the Anti-aircraft Culverin.
odds-opt-defender-grapeshots = Grapeshots of the defender.
odds-opt-defender-wagons = Lead-ball Wagons of the defender.
odds-opt-automaton = The defender has the Automaton.
odds-opt-castle = The territory has a castle.
odds-opt-towers = Towers of the castle.
odds-opt-castle-projects = Castle projects of the defender.
odds-opt-landing = Soldiers lost in the landing.
odds-opt-sea = An attack by sea: the landing loss follows from the cards.
odds-opt-submarines = Submarines of the defender, with “sea”.
odds-opt-ships = Armoured Ships of the attacker, with “sea”.

## What is wrong with a component pack; plain sentences, one line each

pack-cards = { $wanted } cards are expected in all, not { $count }
pack-players = players: { $wanted } is expected, not { $count }
pack-parameter = params: { $known } expected, not { $key }
pack-no-parameter = params: nothing is expected, not { $key }
pack-parameter-missing = params: { $key } is missing
pack-multiple = { $name }: a multiple of { $unit } is expected, not { $value }
pack-pieces = count: at least { $least } are needed to begin, not { $count }
pack-border = borders: { $other } is no territory that names { $here } too
pack-strait = between: two territories expected
pack-setting = { $name }: { $wanted } is expected: a pack cannot change settings

## What is wrong with a position in text; plain sentences, one line each

position-seats = { $seats } seats are expected
position-colour = colour: { $colour } belongs to another seat already
position-points = points: at most { $most } while nobody has won
position-money = { $name }: a multiple of { $unit } up to { $most } is expected
position-auction-cards = auction: at most { $most } cards are expected
position-rank-twice = rank: each seat once is expected
position-only-machines = { $name }: only machine cards are expected, not { $card }
position-only-projects = { $name }: only project cards are expected, not { $card }
position-copies = { $name }: { $card } stands more often than the { $copies } copies of the game
position-machine-cards = { $name }: { $card } is one machine card more than so many players use (MAG-4.2)
position-one-tank-card = field: one Tank card at most (MAG-I11)
position-one-airplane-card = field: one Airplane card at most (MAG-I11)
position-needs-tank-card = field: a tank improvement needs a Tank card (MAG-I12)
position-hooks = field: airplane improvements for { $hooks } hooks at most (MAG-I12)
position-pieces = { $name }: { $count } { $pieces }, but only { $left } are left in the box
position-owner = { $name }: 'seat N, …' is expected with N from 0 to { $last }
position-soldier = { $name }: at least 1 soldier is expected
position-piece = { $name }: soldiers, tanks, airplanes, castle or towers expected, not { $text }
position-piece-twice = { $name }: each kind of piece is expected once; { $text } names one again
position-castle-first = { $name }: 'castle' is expected before its towers
position-towers = { $name }: at most { $most } towers are expected
position-landless = seat { $seat } has no territory (MAG-I9)
position-winner = winner: the one seat with { $target } points or more is expected (MAG-I20)
position-won = nothing is to decide when somebody has won
position-steps = these [[decide]] steps do not follow from each other; 'round' comes first, a decision last
position-round-setup = round: 0 is expected before the game
position-round = round: at least 1 is expected
position-two-turns = a seat has one turn in a round
position-step-seat = the step { $step } needs a seat
position-step-each = the step { $step } is expected once for each of these seats and for no other: { $seats }
position-battle-origin = origin: a territory of the attacker is expected
position-battle-reach = target: a territory within reach is expected
position-battle-owner = defender: the owner of the target is expected
position-battle-self = defender: another seat than the attacker is expected
position-battle-last = target: a player's last territory cannot be attacked (MAG-7.1.3)
position-battle-go = go: attacker or defender is expected, { $attacker } or { $defender }
position-battle-automata = made: the attacker has no automata
position-battle-sequence = sequence: it stands only with the setting assault_sequence = fixed, and names the infantry and every assault made
position-battle-tank-card = tanks: none are expected without a Tank card
position-battle-airplane-card = airplanes: none are expected without an Airplane card
position-battle-missing = a table [battle] is expected with the step { $step }
position-battle-none = no battle is being fought with the step { $step }
position-turn-seat = the seat whose turn it is is expected
position-not-short = seat { $seat } is not short of soldiers (MAG-5.2.4)
position-nothing = nothing can be decided at this step here
position-move-origin = origin: a territory that can give pieces is expected
position-move-target = target: an own territory within reach is expected
position-target = target: a territory to { $verb } is expected
position-origin = origin: { $territory } cannot send a group there
position-group-order = a group is put together in its order: from, soldiers, tanks
position-fight-seats = the seats of the battle's steps do not fit
position-seat = seat: { $seat } is expected here
position-no-intercept = nobody can intercept here
position-assault-missing = made: the assault in progress is missing
position-auction-empty = auction: cards at auction are expected
position-no-auction = auction: no auction is held at this step
position-no-bids = bid: nobody bids at this step
position-no-offer = rank: seat { $seat } has made no offer that it can pay
position-no-buyers = offer: nobody buys at this step
position-no-choice = seat: this one has nothing to choose

## What one sees of a thing

look-text = { $card }: { $card_text }
look-cost =
    { $florins ->
        [one] Fielding it costs 1 florin.
       *[other] Fielding it costs { $florins } florins.
    }
look-build-cost = At this table each machine of it costs { $florins } florins.
look-copies =
    { $count ->
        [one] There is 1 copy in the box.
       *[other] There are { $count } copies in the box.
    }
look-at-auction =
    { $count ->
        [one] It is at auction now.
       *[other] It is at auction now, { $count } times.
    }
look-fielded =
    { $count ->
        [one] { $seat } has fielded it.
       *[other] { $seat } has fielded it { $count } times.
    }
look-archived =
    { $count ->
        [one] { $seat } has it in the archive.
       *[other] { $seat } has it in the archive { $count } times.
    }
look-free = { $territory } belongs to nobody.
look-held =
    { $soldiers ->
        [one] { $territory } belongs to { $seat }, with 1 soldier.
       *[other] { $territory } belongs to { $seat }, with { $soldiers } soldiers.
    }
look-machines = Machines there: tanks { $tanks }, airplanes { $airplanes }.
look-castle =
    { $towers ->
        [0] A castle without towers stands there.
        [one] A castle with 1 tower stands there.
       *[other] A castle with { $towers } towers stands there.
    }
look-perfect-city = It is a Perfect City.
look-by-land = By land: { $places }.
look-by-sea = Across the { $sea }: { $places }.
look-sea = { $sea }: { $sea_extent }.
look-coast = On its coast: { $places }.
look-place = { $territory }
look-face = { $face }: { $count } of the { $of } faces of a die.

## Dice and draws that people type in

face-hit = hit
face-blank = blank
face-explosion = explosion
bag-deck = a card from the deck

## Before sitting down

game-pitch = Leonardo draws the machines, you build them: bid in secret for his projects, raise castles and carve up Europe with tanks and flying machines.
