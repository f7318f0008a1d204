# What Ambush says.

## What happened

event-round-began = Round { $round } begins.
event-drew = { $seat } draws a card.
event-drew-card = { $seat } draws: { $card }.
event-peeked = { $seat } pays a coin and looks at the hand of { $opponent }.
event-saw-card = { $seat } sees in the hand of { $opponent }: { $card }.
event-plotted = { $seat } has chosen.
event-travelled = { $seat }: { $road }; stake: { $coins ->
        [3] trust
       *[other] { $coins }
    }.
event-played = { $seat } plays: { $card }.
event-struck = { $opponent } ambushes { $seat }: { $lives ->
        [0] no harm
       *[other] a life is lost
    }.
event-set-out = { $seat } sets out with { $coins } coins.
event-earned = { $seat } travels alone and earns { $coins }.
event-staked = { $seat } pays the stake: { $coins }.
event-relics-shown = { $seat } shows relics: { $coins } more.
event-fell = { $seat } is out.

## Why a move is not legal

why-no-coin = A look at a hand costs a coin.
why-no-hand = { $seat } has no hand that you could look at.
why-stake = The stake is at most { $most }.
why-not-held = You do not hold this card: { $card }.
why-other-card = Only one card can be played here: { $card }.

## Questions

ask-scout = { $seat }: look at a hand for a coin?
ask-peek = { $seat }: whose hand?
ask-plot = Which road, and which stake?
ask-ward = { $opponent } ambushes { $seat }: a guard?
ask-answer = { $seat }: a spy against the guard?

## Moves

move-scout = look at a hand
move-peek = look at the hand of seat { $noun }
move-wait = wait
move-road = take the { $noun }
move-stake = stake { $noun }
move-trust = trust in luck
move-play = play a { $noun }
move-pass = pass

## The board

board-round = Round { $round } of { $rounds }
board-traveller = Traveller
board-lives = Lives
board-coins = Coins
board-cards = Cards
board-unknown = a card
board-discarded = Played: { $cards }
board-road = Your choice: { $road }

## Examples for the help page

example-move = road wood, wood
example-why = why stake 2
example-odds = odds
example-rules = rules 4, rules stake

## What is wrong with a component pack

pack-setting = the settings belong to the rules: a pack leaves them as they are

## What one counts, and where it comes from

account-coins = { $count ->
        [one] coin
       *[other] coins
    }
account-lives = { $count ->
        [one] life
       *[other] lives
    }
account-cards = { $count ->
        [one] card
       *[other] cards
    }
source-purse = purse
source-looks = looks at hands
source-roads = lonely roads
source-stakes = lost stakes
source-relics = relics

## How one wins

win-goal = Be the last one alive, or the richest after the last round.
win-road = Who travels a road alone earns a coin and his stake again.
win-relic = Each relic in hand is worth two coins at the end.
