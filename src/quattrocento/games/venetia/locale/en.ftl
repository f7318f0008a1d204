# What Venetia says in English.
# Messages that begin with "part-" are pieces of other sentences.

## Pieces of sentences

part-in-region =
    { $region ->
        [Morea] in the Morea
        [Archipelago] in the Archipelago
        [Levant] in the Levant
       *[other] in { $region }
    }
part-the-region =
    { $region ->
        [Morea] the Morea
        [Archipelago] the Archipelago
        [Levant] the Levant
       *[other] { $region }
    }
part-in-region-noun =
    { $noun ->
        [Morea] in the Morea
        [Archipelago] in the Archipelago
        [Levant] in the Levant
       *[other] in { $noun }
    }
part-ducats =
    { $ducats ->
        [one] 1 Ducat
       *[other] { $ducats } Ducats
    }
part-other-ducats =
    { $other_ducats ->
        [one] 1 Ducat
       *[other] { $other_ducats } Ducats
    }
part-votes =
    { $votes ->
        [one] 1 vote
       *[other] { $votes } votes
    }
part-points =
    { $points ->
        [one] 1 point
       *[other] { $points } points
    }
part-fleets =
    { $fleets ->
        [one] 1 Enemy Fleet
       *[other] { $fleets } Enemy Fleets
    }
part-doge-tokens =
    { $tokens ->
        [one] 1 Doge token
       *[other] { $tokens } Doge tokens
    }
part-ap =
    { $ap ->
        [one] 1 Action Point
       *[other] { $ap } Action Points
    }
part-spaces =
    { $spaces ->
        [one] 1 space
       *[other] { $spaces } spaces
    }

## Examples of what can be typed

example-move = influence zara, inf zar, zara
example-why = attack messina
example-odds = odds romania
example-rules = rules 7.1, rules podestà

## What happened

event-card-seen = { $seat } draws { $card }.
event-card-drawn = { $seat } draws an Action card.
event-card-kept = { $seat } keeps the card.
event-card-cashed = { $seat } cashes { $card }: { part-ducats }.
event-card-played = { $seat } plays { $card }.
event-cards-shuffled = The discarded Action cards are shuffled into a new deck.
event-no-card-left = No Action card is left for { $seat }.
event-ducats-placed = { $seat } places { part-ducats } in { $sestiere }.
event-monument-built = { $seat } builds a Monument in { $sestiere }.
event-monument-restored = { $seat } turns a Monument in { $sestiere } to its coloured side.
event-election-began =
    { $election ->
        [0] The first Doge is elected.
        [1] A new Doge is elected.
       *[other] The final election is held.
    }
event-has-chosen = { $seat } has chosen.
event-tiles-drawn = District tiles: { $tile } and { $other_tile }.
event-candidate-shown = { $seat } stands with { $family_card } and has { part-votes }.
event-vote-shown = { $seat } adds { $card }.
event-elected = { $seat } is elected Doge with { $family_card } and takes { part-doge-tokens }.
event-final-election-won = { $seat } wins the final election with { $family_card }: { part-points }.
event-tiles-shuffled = All district tiles are shuffled again.
event-family-card-recovered = { $seat } takes { $family_card } back into hand.
event-infamy-taken = { $seat } takes the Infamy token.
event-infamy-discarded = { $seat } discards the Infamy token.
event-turn-began = { $seat } begins a turn.
event-dice-rolled = { $seat } rolls the dice. Commercial 2, 3, 4: { $commercial_two }, { $commercial_three }, { $commercial_four }; military: { $military_two }, { $military_three }, { $military_four }; political: { $political_two }, { $political_three }, { $political_four }.
event-token-kept = { $seat } keeps a Doge token for a point.
event-token-spent = { $seat } spends a Doge token for an Action Point.
event-die-taken = { $seat } takes a die ({ $die }) and has { part-ap }.
event-actions-ended = { $seat } ends the actions.
event-sea-influence-placed = { $seat } places 1 Influence in the { $sea }.
event-sea-controlled = The { $sea } comes under the control of Venice.
event-treated = { $seat } treats with the enemies and takes the { $kingdom } token from { part-the-region }.
event-capitulated = This turn the Kingdom { part-in-region } does not stop { $seat }.
event-influence-placed = { $seat } places { $influence } Influence in { $colony }.
event-influence-lost = { $seat } loses { $influence } Influence in { $colony }.
event-influence-replaced = { $seat } replaces 1 Influence of { $opponent } in { $colony }.
event-revolt = Revolt in { $colony }!
event-podesta-placed = { $seat } has the Podestà of { $colony }.
event-podesta-removed = The Podestà of { $seat } leaves { $colony }.
event-attacked = { $seat } attacks { $colony }.
event-fleet-attacked = { $seat } attacks the fleets in the { $sea }.
event-battle-token-drawn = { $seat } draws a Battle token: { $token }.
event-fleets-sunk = { $seat } removes { part-fleets } from the { $sea }.
event-vp-token-drawn = { $seat } draws a Victory Point token.
event-vp-token-seen = The token of { $seat } is worth { $vp_token }.
event-vp-tokens-revealed =
    { $number ->
        [one] { $seat } reveals a Victory Point token: { $vp_token }.
       *[other] { $seat } reveals { $number } Victory Point tokens: { $vp_token } each.
    }
event-threat-drawn = { $seat } reveals a Threat card: { $threat }.
event-vetoed = { $seat } vetoes { $threat }.
event-threats-shuffled = The discarded Threat cards are shuffled into a new deck.
event-kingdom-placed = The { $kingdom } token is placed { part-in-region }.
event-fleet-placed =
    { $fleets ->
        [one] An Enemy Fleet comes to the { $sea }.
       *[other] Another Enemy Fleet comes to the { $sea }: { $fleets } now.
    }
event-control-lost = Venice loses the control of the { $sea }.
event-venice-moved = Venice moves to space { $space } of the Power track.
event-enemies-moved = The Enemies move { part-spaces }, to space { $space }.
event-scoring-began =
    { $scoring ->
        [1] First scoring.
        [2] Second scoring.
       *[other] Third scoring.
    }
event-scored = { $seat } scores { part-points }, { $total } in all: presence { $presence }, Podestà { $podesta }, VP tokens { $vp_tokens }, Doge tokens { $doge_tokens }, Monuments { $monuments }, Kingdoms { $kingdoms }.
event-epoch-began = A new epoch begins: { $epoch }.
event-won = { $seat } wins the game with { part-points }!

## Why not

why-infamy = The holder of the Infamy token must choose the Family card of value 1.
why-family-card-gone = { $family_card } is not in your hand.
why-not-in-hand = { $card } is not in your hand.
why-no-other-copy = You have already chosen { $card }, and have no other copy of it.
why-one-vote = In the first election everybody adds just one Action card.
why-candidate-first = First choose your Family card.
why-other-vote = You choose your Action card number { $number } now.
why-no-player = Nobody plays the family { $family } in this game.
why-not-tied = { $seat } is not among the tied players.
why-die-taken = No such die is left: { $die }.
why-other-sestieri = The Ducats of { $card } go to the districts of its colour.
why-all-ducats = Place exactly { part-ducats }.
why-card-played = You have already played an Action card this turn.
why-card-type = { $card } does not match the die of this turn.
why-die-military = This needs a military die.
why-die-not-military = This needs a commercial or political die: with a military one, attack.
why-no-ap = You have no Action Point left.
why-no-influence = You have no Influence left in your supply.
why-sea-controlled = The { $sea } is under the control of Venice: it is open to everybody already.
why-sea-fleet = There are Enemy Fleets in the { $sea }.
why-sea-far = The { $sea } is not next to your route.
why-no-kingdom = There is no Kingdom token { part-in-region }.
why-region-far = Your route does not reach { part-the-region }.
why-colony-far = Your route does not reach { $colony }.
why-colony-kingdom = A Kingdom token keeps your Influence out of { $colony }.
why-colony-fleet = An Enemy Fleet in a sea of its region keeps all Influence out of { $colony }.
why-traded = You have already traded in { $colony } this turn.
why-one-colony = All political Influence of a turn goes to one colony, not to { $colony } as well.
why-no-battle-token = No Battle token is left to draw.
why-no-fleet = There is no Enemy Fleet in the { $sea }.
why-fleet-far = The { $sea } is not next to your route.
why-other-colony = { $colony } has its Influence already: choose another colony.
why-card-region = The card works { part-in-region } only.
why-minor-only = { $colony } is a major colony: the card needs a minor one.
why-own-presence = You have no Influence in { $colony }: the card needs some there.
why-no-presence = You have Influence in { $colony } already: the card needs a colony without.
why-no-rival = No other player has Influence in { $colony }.
why-own-influence = You cannot replace your own Influence: choose another player.
why-not-rival = { $seat } has no Influence there to replace.
why-no-grey-monument = You have no grey Monument in { $sestiere }.
why-no-ducat = You have no Ducat left in your supply.
why-not-spent = { $family_card } is not among your discarded cards.
why-number = Choose a number from { $least } to { $most }.

## Questions

ask-ballot =
    { $election ->
        [0] Whom do you put up as Doge, and with which Action card?
        [1] Whom do you put up as Doge?
       *[other] The final election: whom do you put up as Doge?
    }
ask-tie = { $seat }, the votes are tied: who becomes Doge?
ask-veto = { $seat }, do you veto { $threat }?
ask-doge-token = { $seat }, do you keep a Doge token or spend it?
ask-die = { $seat }, which die do you take?
ask-received = { $seat }, do you keep the card or cash it?
ask-cash = { $seat }, where do you place the Ducats of { $card }?
ask-actions = { $seat }, what do you do?
ask-condottieri-colony = { $seat }, do you use the Battle token { $token } against { $colony }, or draw another?
ask-condottieri-sea = { $seat }, do you use the Battle token { $token } in the { $sea }, or draw another?
ask-stradioti = { $seat }, the Battle token is { $token }: do the Stradiot Horsemen join the attack on { $colony } now?
ask-place = { $seat }, where do you place the Influence of { $card }?
ask-place-second = { $seat }, where do you place the second Influence of { $card }, after { $colony }?
ask-crociata = { $seat }, against which colony do you lead the Crusade?
ask-galeazze = { $seat }, where do the Great Galleasses attack?
ask-sink = { $seat }, how many fleets do you remove from the { $sea }?
ask-bailo = { $seat }, which Kingdom does the Bailo treat with?
ask-consiglio-dieci = { $seat }, in which colony do the others lose Influence?
ask-corona-cipro = { $seat }, in which colony do you replace Influence?
ask-rival = { $seat }, whose Influence do you replace in { $colony }?
ask-ducats =
    { $left ->
        [one] { $seat }, where do you place the last Ducat?
       *[other] { $seat }, where do you place the next Ducat? { $left } are left.
    }
ask-broglio = { $seat }, do you restore a Monument or place Ducats?
ask-serrata = { $seat }, which Family card do you take back?
ask-capitolazioni = { $seat }, in which region does the Kingdom not stop you?

## Moves

move-candidate = Put up { $noun }
move-vote = Add { $card }
move-stop = No further
move-elect = Make { $seat } the Doge
move-veto = Veto
move-accept = Let it happen
move-keep-token = Keep a Doge token for a point
move-spend-token = Spend a Doge token for an Action Point
move-die = { $noun }
move-keep = Keep the card
move-cash = Cash the card
move-ducats =
    { $ducats ->
        [0] { $other_sestiere } { part-other-ducats }
       *[other] { $other_ducats ->
            [0] { $sestiere } { part-ducats }
           *[other] { $sestiere } { part-ducats }, { $other_sestiere } { part-other-ducats }
        }
    }
move-play = Play { $noun }
move-route = Establish a route: { $noun }
move-treat = Treat with the enemies { part-in-region-noun }
move-influence = Place Influence in { $noun }
move-attack = Attack { $noun }
move-engage = Attack the fleets in the { $noun }
move-end = End the actions
move-place = Place Influence in { $noun }
move-use = Use this token
move-redraw = Draw another token
move-reinforce = Add the Stradiot Horsemen
move-wait = Wait for another attack
move-sink =
    { $noun ->
        [one] Remove 1 fleet
       *[other] Remove { $noun } fleets
    }
move-capitulate = Capitulations { part-in-region-noun }
move-expel = The others lose Influence in { $noun }
move-replace = Replace Influence in { $noun }
move-rival = Replace Influence of { $seat }
move-ducat = Place a Ducat in { $noun }
move-restore = Restore a Monument in { $noun }
move-recover = Take back { $noun }

## What is wrong with a component pack

pack-scoring-space = first_scoring_space: must be a space of the Power track
pack-colony-value = value: at most { $most }, so that a revolt leaves room for a Podestà
pack-lowest-card = value: must be below that of every other Family card, for whoever holds the Infamy token needs this one
pack-parameter-missing = params: { $key } is missing
pack-no-crosses = every epoch needs a Threat card with a cross, or the game would never end
pack-crosses = crosses: must be three numbers, for the Rise, the Apogee and the Struggle
pack-setup-kingdom = setup_region: { $region } has a Kingdom already, or there is no token for it
pack-setup-fleets = setup_fleets: there are only { $count } Enemy Fleets
pack-border = adjacent: { $other } must be another sea that names { $here } in turn
pack-faces = faces: must name at least one
pack-fixed = { $name }: must be { $wanted }: a component pack does not change it

## What is wrong with a position in text

position-broken = an impossible position: { $detail }
position-seats = must have { $seats } seats
position-reusable = spent: the card of value 1 always comes back to the hand
position-board = board: only the Doge has a card on the board
position-candidate = candidate: this card is not in the hand
position-votes = votes: these cards are not all in the hand
position-votes-number = votes: more than this election allows, without a candidate, or with a card after "none"
position-infamy = candidate: the holder of the Infamy token must have the card of value 1
position-by-seat = { $name }: must be { $seats } numbers, one for each seat
position-over = the game is over: no step can follow
position-steps = these steps cannot stand like this
position-active = seat: this step belongs to the active player
position-doge = seat: this step belongs to the Doge
position-step-seat = seat: this step needs one
position-type = type: a die has been taken in step actions, and in no step before it
position-election = election: not the one that is held here
position-office = office: with a token in office no Doge is elected
position-no-election = candidate and votes stand in an election only
position-tiles = tiles: two different ones in a tie, none of them out already, and nowhere else
position-not-chosen = not everybody has chosen yet
position-tied = tied: not the players who are tied
position-playing = playing: does not fit the steps
position-received = received: does not fit the step
position-threat = threat: does not fit the step
position-step-card = card: not the card of this step
position-nothing = there is nothing to decide here

## The table in the terminal

board-venice = V
board-enemies = E
board-to-scoring =
    { $spaces ->
        [one] first scoring in 1 space
       *[other] first scoring in { $spaces } spaces
    }
board-between =
    { $spaces ->
        [one] 1 space between the pawns
       *[other] { $spaces } spaces between the pawns
    }
board-to-end =
    { $spaces ->
        [one] Enemies 1 space from the end
       *[other] Enemies { $spaces } spaces from the end
    }
board-doge =
    { $tokens ->
        [0] ★ Doge { $seat }, no token in office
        [one] ★ Doge { $seat }, 1 token in office
       *[other] ★ Doge { $seat }, { $tokens } tokens in office
    }
board-infamy = † Infamy: { $seat }
board-won = { $seat } has won
board-sea = Sea
board-value = Value
board-lies = There
board-route = On the route of
board-control = Venice
board-fleets =
    { $fleets ->
        [one] 1 Enemy Fleet
       *[other] { $fleets } Enemy Fleets
    }
board-region = { $region } { $value } (reached: { $seats })
board-barred = barred by a Fleet
board-legend = MAJOR colony · (4) Influence needed · A3 Influence of A · { $podesta }A Podestà of A
board-sestiere = District
board-city-legend = { $ducat } Ducat · { $coloured } Monument, 4 votes · { $grey } grey Monument, 1 vote · (tile out)
board-player = Player
board-points = VP
board-outlook = Now
board-supply = Influence
board-podesta = Podestà
board-cards = Cards
board-family = Family
board-vp-tokens = VP tokens
board-kept = Doge tokens
board-kingdoms = Kingdoms
board-hand = Your hand: { $cards }
board-own-tokens = Your VP tokens: { $tokens }
board-received = You have received: { $card }
board-candidate = { $seat } puts forward: { $cards }
board-tiles = Tiles drawn: { $tiles }
board-chosen = Have chosen: { $seats }
board-card =
    { $type ->
        [0] { $card } (commercial, { $value })
        [1] { $card } (military, { $value })
       *[2] { $card } (political, { $value })
    }
board-dice = Dice: { $dice }
board-turn =
    { $type ->
        [0] { $seat }: commercial turn, AP { $ap }
        [1] { $seat }: military turn, AP { $ap }
       *[2] { $seat }: political turn, AP { $ap }
    }
board-owed =
    { $cards ->
        [one] 1 Threat card at the end of the turn
       *[other] { $cards } Threat cards at the end of the turn
    }
board-decks = Action deck { $cards } · Threat deck { $threats }

# ---- forecasts and odds

forecast-scoring = If a scoring were held now: { $players }.
forecast-player = { $seat } +{ $gain } = { $total }
forecast-player-range = { $seat } +{ $gain } to +{ $more } = { $total } to { $most }
forecast-election = Chance of being elected, if the others choose any of their cards and a tied Doge chooses himself: { $candidates }.
forecast-election-first = Chance of being elected with your best Action card, if the others choose any Family card and an Action card of 2 votes: { $candidates }.
forecast-election-basic = Chance of being elected with as many and as good Action cards as you can add, if the others choose any Family card and as many Action cards as they can, of 2 votes each, and a tied Doge chooses himself: { $candidates }.
forecast-candidate = { $family_card } { $chance }
forecast-battle =
    { $left ->
        [0] No Battle token is left in this turn.
        [one] 1 Battle token left: { $values }; plunder { $plunder }, Threat { $threats }.
       *[other] { $left } Battle tokens left: { $values }; plunder { $plunder }, Threat { $threats }.
    }
forecast-value = { $number } of value { $value }
odds-kingdoms =
    { $cards ->
        [one] The one Threat card to come brings a Kingdom: { $places }.
       *[other] Of the { $cards } Threat cards to come these bring a Kingdom: { $places }.
    }
odds-fleets =
    { $cards ->
        [one] The one Threat card to come brings a Fleet: { $places }.
       *[other] Of the { $cards } Threat cards to come these bring a Fleet: { $places }.
    }
odds-place = { $place } { $cards }
odds-region = { $region }
odds-sea = { $sea }
odds-next-threat =
    { $cards ->
        [one] { $place }: 1 of { $of } Threat cards strikes there, { $chance } for the next one.
       *[other] { $place }: { $cards } of { $of } Threat cards strike there, { $chance } for the next one.
    }
odds-no-place = “{ $word }” is neither a region nor a sea, or could be several.
odds-over = The game is over: nothing is left to chance.

## What one sees of a thing

look-colony =
    { $major ->
        [0] { $colony }: a minor colony { part-in-region }; a Podestà needs { $value } Influence.
       *[other] { $colony }: the major colony { part-in-region }; a Podestà needs { $value } Influence.
    }
look-influence = Influence of { $seat }: { $count }.
look-podesta = The Podestà there is of { $seat }.
look-region = { $region }: worth { $value } at a scoring.
look-colonies = Colonies: { $places }.
look-seas = Seas that reach it: { $places }.
look-held-by-kingdom = { $kingdom } holds it: nobody places Influence there before treating with it.
look-sea = { $sea }: with { $value } Influence of all players together it comes under the control of Venice.
look-adjoining = Adjoining seas: { $places }.
look-regions = Regions on it: { $places }.
look-controlled = Venice controls it: it is part of every route.
look-fleets =
    { $count ->
        [one] 1 Enemy Fleet lies there: no route goes through it.
       *[other] { $count } Enemy Fleets lie there: no route goes through it.
    }
look-sestiere =
    { $card_type ->
        [commercial] { $sestiere }: commercial cards place their Ducats here.
        [military] { $sestiere }: military cards place their Ducats here.
       *[political] { $sestiere }: political cards place their Ducats here.
    }
look-city = { $seat }: Ducats { $ducats }, Monuments { $monuments }, grey Monuments { $grey }.
look-card =
    { $card_type ->
        [commercial] Commercial: played in a commercial turn; cashed, it places Ducats: { $value }. Copies: { $count }.
        [military] Military: played in a military turn; cashed, it places Ducats: { $value }. Copies: { $count }.
       *[political] Political: played in a political turn; cashed, it places Ducats: { $value }. Copies: { $count }.
    }
look-die-type =
    { $die_type ->
        [commercial] { $type }: each Action Point places 1 Influence in a colony that you reach, at most 1 in the same colony.
        [military] { $type }: each Action Point is an attack on a colony that you reach, or on Enemy Fleets beside your route; a Battle token decides.
       *[political] { $type }: each Action Point places 1 Influence in a colony that you reach, and all of it goes to the same colony.
    }
look-any-die = With any die an Action Point also places 1 Influence in a sea, or treats with a Kingdom.
look-face =
    { $cards ->
        [0] Action Points { $points }, no card.
        [1] Action Points { $points }, and you draw an Action card.
       *[other] Action Points { $points }, and every other player draws an Action card.
    }
look-card-text = { $card }: { $card_text }
look-family-card-text = { $family_card }: { $family_card_text }
look-threat-text = { $threat }: { $threat_text }
look-token-text = { $token }: { $token_text }
look-tile-text = { $tile }: { $tile_text }
look-kingdom = { $kingdom }: where it lies nobody places Influence; whoever treats with it keeps the token.
look-kingdom-in = It lies { part-in-region }.
look-kingdom-treated = { $seat } has treated with it.
look-place-colony = { $colony }
look-place-region = { $region }
look-place-sea = { $sea }

## Dice and draws that people type in

bag-battle-tokens = a Battle token
bag-vp-tokens = a VP token
bag-tiles = a district tile
bag-families = lots for a family
bag-action-deck = a card from the Action deck
bag-threat-deck = a card from the Threat deck
face-commercial-two = commercial-2
face-commercial-three = commercial-3
face-commercial-four = commercial-4
face-military-two = military-2
face-military-three = military-3
face-military-four = military-4
face-political-two = political-2
face-political-three = political-3
face-political-four = political-4

## Before sitting down

game-pitch = Families of Venice share one empire: open the sea routes, win colonies and be elected Doge before the enemies take it all back.
# ---- what a choice costs and brings: signs on its button

account-points =
    { $count ->
        [one] point
       *[other] points
    }
account-action-points = AP
account-influence =
    { $count ->
        [one] Influence
       *[other] Influence
    }
account-podesta = Podestà
account-cards =
    { $count ->
        [one] Action card
       *[other] Action cards
    }
account-doge-tokens =
    { $count ->
        [one] Doge token
       *[other] Doge tokens
    }
account-kept-tokens =
    { $count ->
        [one] kept token
       *[other] kept tokens
    }
account-vp-tokens =
    { $count ->
        [one] VP token
       *[other] VP tokens
    }
account-ducats =
    { $count ->
        [one] Ducat
       *[other] Ducats
    }
account-monuments =
    { $count ->
        [one] Monument
       *[other] Monuments
    }
account-kingdoms =
    { $count ->
        [one] Kingdom token
       *[other] Kingdom tokens
    }
effect-next-scoring = { $amount } at next scoring
effect-revolt = revolt: all lose 1
effect-control = sea controlled
effect-venice = Venice to space { $space }
effect-enemies = Enemies to space { $space }
effect-scoring =
    { $scoring ->
        [1] first scoring now
        [2] second scoring now
       *[other] third scoring now
    }
effect-infamy = you take Infamy
effect-infamy-gone = Infamy is gone
effect-kingdom = arrives: { $kingdom }
effect-fleet = Fleet: { $sea }
effect-control-lost = { $sea } lost
effect-restored = votes in full again
effect-threats =
    { $cards ->
        [one] 1 Threat card
       *[other] { $cards } Threat cards
    }
effect-must-use = must be used
effect-die-commercial = 1 Influence per colony
effect-die-military = attack with Battle tokens
effect-die-political = all Influence in 1 colony
effect-card-played = no more cards this turn
effect-only-here = only this colony now
effect-new-kingdom = new type: +1 at the end
effect-capitulated = its Kingdom lets you in
effect-election = then an election
effect-election-due = election after this turn
effect-vetoed = no effect, crosses only
effect-family-spent = the card is spent

# ---- where points come from

source-presence = presence
source-podesta = Podestà
source-vp-tokens = VP tokens
source-doge-tokens = Doge tokens
source-monuments = Monuments
source-kingdoms = Kingdoms
source-final-election = final election

# ---- how one wins

winning-goal = Most Victory Points (VP) after the third scoring win.
winning-tie = Equal: more Influence on the board wins.
winning-first = First scoring: when the Venice pawn reaches space { $space } of the Power track.
winning-second = Second scoring: when the Venice and the Enemies pawn meet.
winning-third = Third scoring and the end: when the Enemies reach the leftmost space.
winning-late = The first and the second scoring wait until the end of the turn.
winning-venice = Venice moves for each sea brought under control and each colony that gets a Podestà.
winning-enemies = The Enemies move for the crosses of Threat cards.
winning-presence = Presence: Influence in the major colony of a region scores the value of the region.
winning-presence-minor =
    { $points ->
        [one] Influence in its minor colonies only scores 1.
       *[other] Influence in its minor colonies only scores { $points }.
    }
winning-podesta = A Podestà, your governor in a colony, scores { $points }, in a major colony { $major_points }.
winning-podesta-owner = He comes when a colony holds Influence of its value, to whoever has most there.
winning-vp-tokens = VP tokens, drawn for sunk Fleets: your best { $number } score, then all go back.
winning-doge = A Doge token that you kept instead of spending it scores { $points }.
winning-doge-all = Each Doge token, kept or in office, scores { $points }.
winning-monuments = A Monument, built of 4 Ducats in one district, scores { $points }, coloured or grey.
winning-monument-votes = It has { $coloured } votes in elections, and { $grey } once an election has turned it grey.
winning-kingdoms = Third scoring only: each type of Kingdom token that you took scores { $points }.
winning-election = Then a final election: the winner scores the value of his Family card.

# ---- the key to the board

key-cost = Action Points to get there, all on the way included
key-ducat =
    { $votes ->
        [one] Ducat: 1 vote where its district is drawn; { $number } build a Monument
       *[other] Ducat: { $votes } votes where its district is drawn; { $number } build a Monument
    }
key-coloured = Monument: { $votes } votes where its district is drawn
key-coloured-everywhere = Monument: { $votes } votes, whatever is drawn
key-grey =
    { $votes ->
        [one] Grey Monument: turned by an election, 1 vote from then on
       *[other] Grey Monument: turned by an election, { $votes } votes from then on
    }
rule-commercial = Commercial: each point places 1 Influence in a reached colony, at most 1 in each colony this turn.
rule-military = Military: each point draws a Battle token against a reached colony or a Fleet; its value is what you place or sink.
rule-political = Political: each point places 1 Influence in a reached colony, all of them in the same colony this turn.
rule-any-die = With any die a point opens a sea or takes a Kingdom token from a reached region.
