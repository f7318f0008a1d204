# What M400 says in English.
# Messages that begin with "part-" are pieces of other sentences.

## Pieces of sentences

part-cards =
    { $count ->
        [0] no card
        [one] 1 card
       *[other] { $count } cards
    }
part-victory-points =
    { $points ->
        [one] 1 victory point
       *[other] { $points } victory points
    }
part-bonus =
    { $bonus ->
        [one] 1 bonus card
       *[other] { $bonus } bonus cards
    }
part-malus =
    { $malus ->
        [one] 1 malus card
       *[other] { $malus } malus cards
    }
part-additions =
    { $bonus ->
        [0] { part-malus }
       *[other]
            { $malus ->
                [0] { part-bonus }
               *[other] { part-bonus } and { part-malus }
            }
    }

## Examples of what can be typed

example-move = to gallia, gall
example-why = to gallia
example-odds = odds gallia
example-rules = rules 4.1, rules toll

## What happened

event-order-card = { $seat } shows { $card } for the starting order.
event-starts = { $seat } starts the first sequence.
event-colour-chosen = { $seat } chooses the colour { $colour }.
event-capital-chosen = { $seat } places an army of { $colour } in the capital { $territory }.
event-sequence-began = Sequence { $sequence } begins.
event-turn-began = Turn of { $colour } ({ $seat }).
event-drew = { $seat } draws { part-cards }.
event-card-drawn = { $seat } draws { $card }.
event-draw-declined = { $seat } declines the draw.
event-deck-renewed = The discard pile is shuffled into a new deck of { part-cards }.
event-special-played = { $seat } plays { $card } for { $colour }.
event-robbed = { $seat } takes a card from the hand of { $opponent }.
event-card-taken = { $seat } takes { $card } from the hand of { $opponent }.
event-card-discarded = { $seat } discards { $card }.
event-offer-begun = { $seat } prepares an offer.
event-offer-cancelled = { $seat } withdraws the offer before making it.
event-offer-made = { $seat } makes an offer to { $opponent }.
event-offer-made-to-all = { $seat } makes an offer to everybody.
event-counter-begun = { $seat } prepares a counter-offer to { $opponent }.
event-counter-made = { $seat } makes a counter-offer to { $opponent }.
event-card-offered = { $seat } would give { $card }.
event-card-wanted = { $seat } asks for { $card }.
event-offer-declined = { $seat } declines the offer of { $opponent }.
event-offer-accepted = { $seat } accepts the offer of { $opponent }.
event-card-traded = { $seat } gives { $card } to { $opponent }.
event-army-raised = { $seat } places army { $army } in { $territory }.
event-state-freed = { $seat } frees { $territory } from { $other_colour }.
event-state-lost =
    { $change ->
        [0] { $colour } ({ $seat }) no longer owns { $territory }.
       *[other] { $colour } ({ $seat }) no longer owns { $territory }: { $change } points.
    }
event-marched = { $seat } moves army { $army } to { $territory }.
event-rode = { $seat } plays Horse: army { $army } goes on to { $territory }.
event-sailed = { $seat } plays Caravel: army { $army } sails the { $sea }.
event-sailed-on = { $seat } plays another Caravel: army { $army } sails on to the { $sea }.
event-landed = Army { $army } of { $seat } lands in { $territory }.
event-stopped = Army { $army } of { $seat } stays in { $territory }.
event-toll-paid = { $seat } pays { $opponent } the toll of { $territory }.
event-toll-unpaid = { $seat } owes { $opponent } the toll of { $territory } and has no card to pay with.
event-attack-announced = { $seat } announces an attack on { $territory } with army { $army }.
event-attack-impossible = The attack of army { $army } of { $seat } on { $territory } is no longer possible.
event-card-paid = { $seat } pays with { $card }.
event-state-taken = { $colour } ({ $seat }) takes the free state { $territory }.
event-state-left = { $seat } leaves { $territory } as it is: army { $army } does nothing.
event-war-declared = { $seat } declares war on { $opponent } over { $territory }.
event-surrendered = { $seat } surrenders { $territory } without fighting.
event-combat-accepted = { $seat } accepts the combat for { $territory }.
event-led = { $seat } leads { $card }.
event-answered = { $seat } answers with { $card }.
event-no-answer = { $seat } has no combat card of the colour { $card_colour } to answer with.
event-no-lead = { $seat } has no combat card left to lead: the remaining colours go to the defender.
event-no-lead-of = { $seat } has no combat card of the colour { $card_colour } to lead: it goes to the defender.
event-battle-colour-chosen = { $seat } chooses the colour { $card_colour } for the next battle.
event-added = { $seat } adds { part-additions }.
event-gave-in = { $seat } adds nothing.
event-battle-won = { $seat } wins the colour { $card_colour }.
event-conquered = { $colour } ({ $seat }) conquers { $territory } from { $other_colour }.
event-defended = { $colour } ({ $seat }) has defended { $territory }.
event-army-destroyed = { $seat } loses army { $army } in { $territory }: it is destroyed.
event-points-gained = { $colour } gains { part-victory-points }, { $total } in all.
event-raid-points-gained = { $colour } gains { part-victory-points } for the capital, { $total } in all.
event-capital-attacked = { $colour } ({ $seat }) attacks the capital { $territory }.
event-no-reward = { $seat } takes no reward.
event-army-burned = { $seat } plays Fire on army { $army }: it is blocked for its next turn.
event-plague-laid = { $seat } brings the plague to { $territory }.
event-token-removed = { $colour } removes a black token from { $territory }.
event-plague-over = The plague in { $territory } is over.
event-fire-out = Army { $army } is no longer blocked.
event-scored =
    { $score ->
        [one] { $colour } has 1 point.
       *[other] { $colour } has { $score } points.
    }
event-victory-barred = { $colour } has reached the target but cannot win in this sequence.
event-limit-reached = Sequence { $sequence } was the last one.
event-won =
    { $score ->
        [one] { $colour } ({ $seat }) wins the game with 1 point!
       *[other] { $colour } ({ $seat }) wins the game with { $score } points!
    }

## Why not

why-colour-taken = { $colour } is taken: choose another colour.
why-not-a-capital = { $territory } is not a capital in this game.
why-capital-chosen = { $territory } already belongs to another colour: choose a free capital.
why-must-draw = With these settings the draw cannot be declined.
why-not-in-hand = { $card } is not in your hand.
why-not-now = { $card } cannot be played at this point of the turn.
why-not-special = { $card } is not a special card: it is not played by itself.
why-play-first = First play { $card }, then choose.
why-nothing-to-draw = Deck and discard pile are empty: there is nothing to draw.
why-nobody-to-rob = No opponent holds a card.
why-not-an-opponent = { $opponent } is not your opponent: choose another player.
why-opponent-empty = { $opponent } holds no card: choose another player.
why-no-trade = There is no trade between players in this game.
why-no-offers-left = You have made all the offers that one turn allows.
why-cancelled-too-often =
    { $count ->
        [one] You have begun and cancelled 1 offer in this turn: no other can be begun.
       *[other] You have begun and cancelled { $count } offers in this turn: no other can be begun.
    }
why-nobody-to-trade = No opponent holds a card to trade with.
why-too-few-cards = You do not hold enough cards for this.
why-recipient-first = First say to whom the offer goes.
why-recipient-chosen = You have already said to whom the offer goes.
why-no-other-copy = You hold no other { $card } than what you already offer.
why-side-full =
    { $count ->
        [one] One side of an offer holds at most 1 card.
       *[other] One side of an offer holds at most { $count } cards.
    }
why-wants-too-much =
    { $count ->
        [one] You cannot ask for more than 1 card: nobody you ask holds more.
       *[other] You cannot ask for more than { $count } cards: nobody you ask holds more.
    }
why-side-empty = Both sides of an offer need a card.
why-offer-empty = An offer needs a card on one side at least.
why-offer-repeated = You have already made this very offer in this turn: change it.
why-cannot-accept = You do not hold all the cards that are asked for.
why-two-armies = You already have two armies on the board.
why-capital-plagued = Your capital is under plague: no army can be placed there.
why-no-target = There is nothing that { $card } could be played on.
why-not-enemy-state = { $territory } is not a state of an opponent.
why-not-own-army = Army { $army } is not one of yours on the board.
why-other-colours-army = Army { $army } is of your other colour: it is not that colour’s turn.
why-army-blocked = Army { $army } is blocked in this turn.
why-army-moved = Army { $army } has already moved in this turn.
why-army-first = First choose which army moves.
why-must-leave-plague = An army in the plague has to leave it if it can.
why-choose-plagued-army = Army { $army } is in the plague and has no way out: choose it, then stop.
why-not-adjacent = { $territory } does not border this place.
why-plague = { $territory } is under plague: nobody may enter it.
why-plagued-land = { $territory } is under plague: armies there have no action.
why-no-coast = This place does not lie on the { $sea }.
why-no-landing = There is nowhere to land on the { $sea }.
why-not-adjoining = The { $sea } does not adjoin the sector where the army is.
why-not-on-coast = { $territory } does not lie on this sector.
why-voyage-left = The voyage began in { $territory }: land somewhere else.
why-not-on-enemy-land = Army { $army } is not on enemy land.
why-no-statement = In this capital no toll is due: army { $army } attacks it or not when it acts.
why-settled = You have already decided between attack and toll for army { $army }.
why-no-combat-card = To attack you need a combat card.
why-capital-attacked = { $territory } has already been attacked in this sequence.
why-total-impossible = Against a capital you need cards that make exactly the total asked for in each of two colours.
why-no-action = Army { $army } has no action here.
why-army-acted = Army { $army } has no action left in this turn: it has acted, or toll was due.
why-other-army-acts = Army { $army } cannot act now: another one is acting.
why-attack-announced = You have announced an attack: carry it out first.
why-cannot-pay = A free state costs two combat cards of two different colours.
why-not-a-combat-card = { $card } is not a combat card.
why-same-colour = { $card } has the colour of the first card: choose another colour.
why-colour-fought = The colour { $card_colour } has been fought already: lead another one.
why-colour-chosen = The battle is fought in the colour { $card_colour }: the defender has chosen it.
why-other-colour = The battle is fought in the colour { $card_colour }: answer with a card of that colour.
why-not-ahead = Added cards must put you ahead.
why-no-combination = You hold a card that equals or beats { $card }: nothing may be added to a lower answer.
why-not-so-many = You do not hold so many of these cards.
why-total =
    { $count ->
        [one] { $card } would need 1 bonus card of its colour to make the total.
       *[other] { $card } would need { $count } bonus cards of its colour to make the total.
    }
why-above-total = { $card } is worth more than the total asked for.
why-not-two-armies = The owner of army { $army } has no second one: a single army is never destroyed.
why-victim-spared = Army { $army } belongs to the owner of the capital, who is spared with these settings.
why-not-enemy-army = Army { $army } is not an enemy army on the board.
why-not-there = Army { $army } is not one of the loser’s armies in the lost state.
why-already-burning = Army { $army } is already blocked.
why-already-plagued = { $territory } is already under plague.

## Questions

ask-colour = { $seat }, which colour do you choose?
ask-capital = { $seat }, which capital do you choose for { $colour }?
ask-draw =
    { $count ->
        [one] { $seat }, do you draw 1 card for { $colour }?
       *[other] { $seat }, do you draw { $count } cards for { $colour }?
    }
ask-after-draw = { $seat }, do you play an Alchemist or a Robbery for { $colour }?
ask-rapina = { $seat }, whom does { $colour } rob of a card?
ask-trade = { $seat }, do you trade cards in the turn of { $colour }?
ask-offer = { $seat }, what do you offer, to whom, and what do you ask for?
ask-answer-offer = { $seat }, what do you say to the offer of { $opponent }?
ask-counter = { $seat }, what do you offer { $opponent } instead, and what do you ask for?
ask-answer-counter = { $seat }, do you accept the counter-offer of { $opponent }?
ask-exchange =
    { $left ->
        [one] { $seat }, which second card do you discard for a new one?
       *[other] { $seat }, which { $left } cards do you discard for a new one?
    }
ask-before-moving = { $seat }, do you play a Captain of Fortune or a Revolution for { $colour }?
ask-revolutionem = { $seat }, which state does { $colour } set free?
ask-movement = { $seat }, which army of { $colour } do you move?
ask-march = { $seat }, where does army { $army } go?
ask-voyage = { $seat }, army { $army } is on the { $sea }: where does it land, or does it sail on?
ask-statement = { $seat }, does the army of { $colour } on enemy land attack or pay the toll?
ask-conquest = { $seat }, which army of { $colour } acts?
ask-free-state = { $seat }, does army { $army } take the free state { $territory }?
ask-payment = { $seat }, with which combat card do you pay for { $territory }?
ask-war = { $seat }, { $opponent } declares war on you over { $territory }: do you fight or surrender?
ask-battle-colour = { $seat }, which colour is fought next for { $territory }?
ask-lead = { $seat }, which card do you lead in the combat for { $territory }?
ask-answer = { $seat }, with which card do you answer { $card }?
ask-additions = { $seat }, you are behind in the colour { $card_colour }: do you add bonus and malus cards?
ask-storm = { $seat }, does army { $army } attack the capital { $territory }?
ask-raid = { $seat }, which combat card do you use against the capital { $territory }?
ask-reward = { $seat }, which reward does { $colour } take for the attack on the capital?
ask-destruction = { $seat }, which army in { $territory } is destroyed?
ask-end-of-turn = { $seat }, do you play a Fire or a Plague for { $colour } before the turn ends?
ask-incendium = { $seat }, which army does { $colour } block?
ask-pestem = { $seat }, to which territory does { $colour } bring the plague?
ask-hand-limit =
    { $count ->
        [one] { $seat }, you hold 1 card too many: which one do you discard?
       *[other] { $seat }, you hold { $count } cards too many: which one do you discard?
    }

## Moves

move-colour = Choose { $noun }
move-capital = Choose the capital { $noun }
move-draw = Draw the cards
move-decline = Decline
move-play = Play { $noun }
move-rob = Rob { $opponent }
move-done = Go on
move-offer = Make an offer
move-to-seat = Offer to { $opponent }
move-to-all = Offer to everybody
move-give = Give { $noun }
move-want = Ask for { $noun }
move-send = Make this offer
move-cancel = Make no offer
move-accept = Accept
move-counter = Make a counter-offer
move-exchange = Exchange two cards with the deck
move-discard = Discard { $noun }
move-free = Set { $noun } free
move-move = Move army { $noun }
move-to = Move to { $noun }
move-caballus = Play Horse to { $noun }
move-caravella = Play Caravel on the { $noun }
move-land = Land in { $noun }
move-stop = Stop here
move-attack = Attack with army { $noun }
move-toll = Pay the toll for army { $noun }
move-act = Act with army { $noun }
move-take = Take the state
move-leave = Do nothing here
move-pay = Pay with { $noun }
move-fight = Accept the combat
move-surrender = Surrender
move-battle = Fight the colour { $noun }
move-lead = Lead { $noun }
move-answer = Answer with { $noun }
move-add = Add { part-additions }
move-give-in = Add nothing
move-raid = Use { $noun }
move-second-army = Place the second army in the capital
move-destroy = Destroy army { $noun }
move-nothing = Take no reward
move-burn = Block army { $noun }
move-plague = Bring the plague to { $noun }

## What is wrong with a component pack; plain sentences, one line each

pack-neighbours = { $name } and { $other } must each name the other, and nothing names itself
pack-parts = { $name }: its list must be that of its parts together
pack-parameters = params of { $name }: { $key } must be a number from 1 to 9
pack-capitals = capitals: { $count } different ones are expected
pack-removed = removed_cards: fewer copies of { $card } than the deck has are expected
pack-copies = copies of { $name }: at most { $most } are expected
pack-starting-hand = starting_hand: a number that { $count } divides is expected
pack-deck = starting_hand: a deck of { $count } cards is too small for such hands
pack-fixed = { $name }: { $wanted } is expected: a pack cannot change this

## The table in the terminal

board-sequence = Sequence { $sequence } · { $target } points win
board-turn = Turn of { $colour }
board-phase-setup = Set-up
board-phase-draw = Phase 1: drawing
board-phase-trade = Phase 2: trading
board-phase-movement = Phase 3: moving armies
board-phase-conquest = Phase 4: conquest
board-phase-end = End of turn
board-won = { $seat } has won
board-order = Order of play: { $colours }
board-attacked = Capitals attacked in this sequence: { $territories }
board-player = Player
board-capital = Capital
board-score = Score
board-forecast = Now
board-points = Victory points
board-states = States
board-armies = Armies
board-cards = Cards
board-draws = Draws
board-free = Free
board-legend-army = army
board-legend-blocked = blocked
board-legend-plague = plague token
board-legend-capital = capital
board-legend-barred = cannot win in this sequence
board-ways = Army { $army } in { $territory }: by land { $lands }; seas { $seas }
board-cost =
    { $horses ->
        [0] { "" }
       *[other] Horse ×{ $horses }{ " " }
    }{ $ships ->
        [0] { "" }
       *[other] Caravel ×{ $ships }{ " " }
    }{ $tolls ->
        [0] no toll
        [one] 1 toll
       *[other] { $tolls } tolls
    }
board-reach = With the cards in hand it also reaches: { $goals }
board-deck = Deck: { $deck } cards · discard pile: { $discarded }
board-known = { $seat } is known to hold: { $cards }
board-without = { $seat } has no combat card of these colours: { $colours }
board-missing = { $seat } is known not to hold: { $cards }
board-hand = Your hand ({ $count }): { $cards }
board-offer-begun = { $seat } prepares an offer
board-offer = { $seat } offers { $opponent } a swap
board-offer-to-all = { $seat } offers everybody a swap
board-sides = { $seat } gives { $gives } and wants { $wants }
board-combat = Combat for { $territory }: { $attacker } attacks { $defender }
board-decided = { $card_colour }: won by { $seat }
board-battle = { $card_colour }: { $cards } · { $attacker } { $attack }, { $defender } { $defence }

## Combat advice

odds-combat = { $attacker } wins the combat for { $territory } with a chance of { $chance }.
odds-stated = The attacker wins the combat with a chance of { $chance }.
odds-attack = An attack on { $territory } ({ $defender }) is won with a chance of { $chance }.
odds-surrender =
    If they surrender instead, you take the state and { $points ->
        [one] 1 victory point
       *[other] { $points } victory points
    }, and they take { $cards ->
        [0] no card from you
        [one] 1 random card from your hand
       *[other] { $cards } random cards from your hand
    }.
odds-colour = { $card_colour } { $chance }
odds-colours = The attacker’s chance colour by colour: { $colours }.
odds-note = Counted over all hands that fit what you know, both sides playing to win.
odds-nearly = Not quite exact: part of what is known was not counted.
odds-left-out-third = Left out of the count: part of what is known of third players’ hands (cards older than the deck, colours they lack in part, levels or Caravels they lack).
odds-left-out-thefts = Left out of the count: cards you saw that may have been stolen since. There are too many ways in which that may have gone, so they count as unseen.
odds-nothing = No combat is at hand. Name an opponent’s state that you would attack: odds gallia
odds-not-fighting = Only those who fight know enough for odds: their own hand.
odds-not-enemy = No combat is fought there: it is no state of an opponent.
odds-no-combat-card = You hold no combat card, so you cannot attack.
odds-no-territory = “{ $word }” is no territory, or could be several.
odds-no-card = “{ $word }” is no card, or could be several.
odds-two-hands = Name both hands: attacker=… and defender=…
odds-one-hidden = Only one of the two hands may hold unseen cards.
odds-too-many-cards = There are not so many cards { $card } in the deck.
odds-too-many-unseen = No more than { $most } cards are left for the unseen ones.
odds-opt-attacker = The attacker’s cards, and how many further ones are unseen: red_4,green_1*2,5.
odds-opt-defender = The defender’s cards, in the same way; one side only may have unseen cards.
odds-opt-seen = Cards that are in no hidden hand: discarded, or held by others.
odds-opt-seats = How many play, which sets the deck.
odds-example =
    quattrocento odds m400 attacker=red_4,red_bonus,green_3*2 defender=7   # against seven unseen cards
    quattrocento odds m400 attacker=red_4,green_3 defender=red_3,blue_2,5 seen=red_4*2,green_4 seats=3

## What is wrong with a position in text; plain sentences, one line each

position-colours = { $count } entries of colours are expected
position-colours-each = every player needs { $count } of the colours
position-colour-twice = the colour { $colour } stands twice
position-capital = { $name } is no capital in play, or belongs to another colour
position-state = { $name } is a capital, or has an owner already
position-armies = armies: one or two places are expected, at least one of them on the board
position-army = armies: { $text } is no place, nor a place with the word blocked behind it
position-plague = { $name }: the tokens of colours in play are expected
position-seats = no more than { $seats } hands are expected
position-cards = { $used } cards { $name } lie on the table: the deck has { $most }
position-since = since: at most { $most } is expected
position-ranking = ranking: every seat once is expected, the winner first
position-over = a finished game has nothing to decide
position-offer = offers stand in the text while they are made and answered, and only then
position-offers = offers: at least { $made } and at most { $most } is expected
position-cancelled = cancelled: at most { $most } is expected
position-too-early = { $name }: this cannot have happened yet
position-combat = a combat stands in the text while it is fought, and only then
position-combat-card = { $name } is no combat card
position-numbers = { $name }: { $count } numbers are expected
position-stack = this does not fit what stands above it: { $detail }
position-broken = an impossible position: { $detail }

## What hangs on a choice, and why an answer is missing

stakes-surrender =
    If you surrender, { $seat } takes { $territory } and gains { $points ->
        [one] 1 victory point
       *[other] { $points } victory points
    }; { $cards ->
        [0] there is no card for you to take
        [one] you take 1 card at random from that hand
       *[other] you take { $cards } cards at random from that hand
    }{ $lost ->
        [0] .
       *[other] , and your army there is destroyed.
    }
stakes-fight =
    If you fight and win, you draw { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }; if you lose, { $seat } takes { $territory } and gains { $points ->
        [one] 1 victory point
       *[other] { $points } victory points
    }{ $lost ->
        [0] .
       *[other] , and your army there is destroyed.
    }
stakes-attack = You have two armies: one that attacks a state and loses is destroyed.
stakes-blocked = Army { $army } is blocked by fire.
stakes-armies = { $armies }.
stakes-where = { $army }: { $territory }
stakes-where-blocked = { $army }: { $territory } (blocked by fire)
stakes-lower-answer = You can equal or beat { $card }: to a lower answer you may add nothing.
stakes-barring = Whoever attacks a capital or plays Revolution cannot win in this sequence.
stakes-barred = { $colour } has { $points } points if counted now, but cannot win in this sequence.
absent-additions = No bonus or malus cards in your hand would put you ahead in this colour.
offer-too-much = More than they hold is asked for.
idle-other-army = Army { $army } can get there.
idle-unreachable = No army gets there with the cards in hand.

## What one sees of a thing

look-text = { $card }: { $card_text }
look-copies = In this game there are { $count }; among the discards { $discarded }.
look-in-hand =
    { $count ->
        [one] You hold 1.
       *[other] You hold { $count }.
    }
look-capital = { $territory }: the capital of { $colour }.
look-free =
    { $value ->
        [one] { $territory }: free, worth 1 point.
       *[other] { $territory }: free, worth { $value } points.
    }
look-held =
    { $value ->
        [one] { $territory }: a state of { $colour }, worth 1 point.
       *[other] { $territory }: a state of { $colour }, worth { $value } points.
    }
look-armies = Armies there: { $armies }.
look-army = { $army }
look-plague =
    { $count ->
        [one] 1 plague token lies there: nobody enters.
       *[other] { $count } plague tokens lie there: nobody enters.
    }
look-by-land = By land: { $places }.
look-by-sea = Across the { $sea }: { $places }.
look-coast = { $sea }. On its coast: { $places }.
look-adjoining = Adjoining seas: { $seas }.
look-sea = { $sea }
look-place = { $territory }

## Dice and draws that people type in

bag-deck = a card from the deck

## Before sitting down

game-pitch = Two armies, a hand of cards and neighbours to bargain with: trade, cross Europe and take its states, in the open or by treaty.
## What a choice costs and brings: signs on its button

account-points =
    { $count ->
        [one] point
       *[other] points
    }
account-states =
    { $count ->
        [one] state
       *[other] states
    }
account-armies =
    { $count ->
        [one] army
       *[other] armies
    }
account-cards =
    { $count ->
        [one] card
       *[other] cards
    }
effect-card = { $amount } { $card }
effect-this-card = { $amount } { $account }
effect-toll = toll: { $effect }
effect-attack-or-toll = attack, or { $effect }
effect-if-accepted = if accepted: { $effect }
effect-if-won = won: { $effect }
effect-if-lost = lost: { $effect }
effect-if-unanswered = unanswered: { $effect }
effect-if-no-lead = no card to lead: { $effect }
effect-if-surrender = they surrender: { $effect }
effect-barred = no victory this sequence
effect-no-draw = no draw this turn
effect-no-robbing = no Alchemist, no Robbery
effect-no-trade = ends trading
effect-no-captain = no Captain, no Revolution
effect-no-move = ends moving
effect-no-action = ends conquest
effect-army-idle = army { $army } does nothing
effect-freed = { $territory } becomes free
effect-blocked = { $army } blocked next turn
effect-plagued = plague in { $territory }
effect-colour-won = you win { $card_colour }
effect-colour-lost = you lose { $card_colour }
effect-scored = scoring: { $colour } { $score }
effect-you-win = you win the game
effect-wins = { $seat } wins the game

## Where points come from

source-free-states = free states taken
source-conquered-states = states conquered
source-states-lost = states lost
source-wars = victory points of wars
source-capitals = attacks on capitals
source-states = States
source-victory-points = Victory points
source-last-scoring = Last scoring

## How one wins

win-goal = Have { $points } points or more when a sequence ends; the most points win.
win-goal-allied = Bring one of your colours to { $points } points when a sequence ends; allied points are never added.
win-when = A sequence is one turn of every colour; points are counted only at its end.
win-states = { source-states }: each one that you own counts the number on it.
win-victory-points =
    { source-victory-points }, never lost: { $war } for a state won by war or surrender, { $capital } for an attack on a capital.
win-anew = { source-last-scoring }: it goes, for everything is counted anew; a score may fall.
win-capitals = Capitals count for nobody and are never conquered.
win-barred = Whoever plays Revolution or attacks a capital cannot win in that sequence.
win-ties = Of equal scores more states win, then more victory points.
win-limit = At the latest the game ends with sequence { $sequence }.
