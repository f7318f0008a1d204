# What only the table in the browser says of Venetia, in English.

## What moves are made with

noun-vote = { $card }
noun-player = { $seat }
noun-shares = { $sestiere } { $ducats }, { $other_sestiere } { $other_ducats }
verb-die = Take …
verb-vote = Add …
verb-elect = Make … the Doge
verb-rival = Replace Influence of …
verb-ducats = Place the Ducats …

## The board

map-label = Map of { $title }
map-line = The seas of the Serenissima
map-lit = Something can be done here.
sheets = Sheets of the board
sheet-seas = Seas
sheet-city = City
city-open = Venice: show the city
city-label = The city of Venice
city-title = Venezia
city-giudecca = Canale della Giudecca
city-basin = Bacino di San Marco
city-commercial = commercial
city-military = military
city-political = political
city-drawn = tile already drawn
colony-major = { $colony }, major colony of value { $value }: { $influence }.
colony-minor = { $colony }, minor colony of value { $value }: { $influence }.
colony-podesta = Podestà of { $seat }.
influence-of =
    { $count ->
        [one] { $seat } 1 Influence
       *[other] { $seat } { $count } Influence
    }
influence-none = no Influence
region-value = { $region }, region of value { $value }.
region-kingdom = { $kingdom } holds it.
region-reached = Your route reaches it.
region-barred = An Enemy Fleet off its coast lets nobody place Influence there.
region-far = Your route does not reach it.
sea-open = { $sea }, value { $value }: { $influence }.
sea-controlled = { $sea }: under the control of Venice, open to everybody.
sea-fleets =
    { $fleets ->
        [one] { $sea }, value { $value }: 1 Enemy Fleet.
       *[other] { $sea }, value { $value }: { $fleets } Enemy Fleets.
    }
sestiere-waiting = { $sestiere }: its tile may be drawn in the next election.
sestiere-drawn = { $sestiere }: its tile has been drawn already.
sestiere-holding =
    { $seat }: { $ducats ->
        [one] 1 Ducat
       *[other] { $ducats } Ducats
    }, Monuments: { $coloured } coloured, { $grey } grey; { $votes ->
        [one] 1 vote
       *[other] { $votes } votes
    } if its tile is drawn.
sestiere-empty = Nobody has anything here.
key-title = Key
cash-left =
    { $ducats ->
        [0] The Ducats are placed.
        [one] 1 Ducat to place: click a lit district.
       *[other] { $ducats } Ducats to place: click a lit district for each.
    }
cash-laid =
    { $ducats ->
        [one] 1 Ducat laid here.
       *[other] { $ducats } Ducats laid here.
    }
cash-again = Start again
cash-here = The Ducats of the card may go here: click once for each.

## The Power track

track-pawns = Power track: Venice on { $venice }, the Enemies on { $enemies }.
track-length = The length of the Power track is reconstructed for this edition.
track-first =
    { $spaces ->
        [one] 1 space to the first scoring
       *[other] { $spaces } spaces to the first scoring
    }
track-second =
    { $spaces ->
        [one] 1 space between the pawns, until the second scoring
       *[other] { $spaces } spaces between the pawns, until the second scoring
    }
track-third =
    { $spaces ->
        [one] 1 space to the third scoring and the end
       *[other] { $spaces } spaces to the third scoring and the end
    }

## Cards, dice and tokens

card-commercial = Commercial card
card-military = Military card
card-political = Political card
card-family = Family card
card-threat = Threat
card-ducats = Ducats
card-votes = votes
card-crosses = { $epoch }: { $crosses } crosses.
card-lit = Can be chosen now.
card-origin-seed = printed
card-origin-found = found
card-origin-reconstructed = reconstructed
particulars-reconstructed = Its values are reconstructed for this edition.
hand-title = Your Action cards
hand-empty = You hold no Action cards.
family-title = Your Family cards
received-title = The card you receive
playing-title = The card being played
threat-title = Threat
dice-title = Action dice
dice-none = No die is left: the Doge will draw Threats and roll again.
dice-turn-commercial = { $seat }, commercial die: { part-points-left }
dice-turn-military = { $seat }, military die: { part-points-left }
dice-turn-political = { $seat }, political die: { part-points-left }
part-points-left =
    { $points ->
        [0] no Action Points left
        [one] 1 Action Point left
       *[other] { $points } Action Points left
    }
die-take = { $points } Action Points; whoever takes it draws an Action card.
die-none = { $points } Action Points.
die-give = { $points } Action Points; all others draw an Action card.
battle-tokens = Battle tokens of this turn
battle-owed =
    { $count ->
        [one] 1 Threat card follows at the end of the turn.
       *[other] { $count } Threat cards follow at the end of the turn.
    }

## Elections

election-first = First election
election-regular = Election of the Doge
election-final = Final election
election-last = The last election
election-thinking = is thinking
election-chosen = has chosen
election-infamy = infamous: only the 1
election-tiles = Tiles drawn: { $tiles }
election-votes =
    { $votes ->
        [one] 1 vote
       *[other] { $votes } votes
    }
election-doge = elected
election-quarantia = the other tile counts alone
election-sestieri = Votes in the Sestieri whose tiles may be drawn
election-monuments = Monuments, whatever is drawn

## Scoring

outlook-title = If a scoring were held now
scoring-first = The first scoring
scoring-second = The second scoring
scoring-third = The third scoring
score-presence = Presence
score-podesta = Podestà
score-vp-tokens = VP tokens
score-doge-tokens = Doge tokens
score-monuments = Monuments
score-kingdoms = Kingdoms
score-sum = Now
score-total = Total

## Beside the board

supplies-title = For everybody
supplies-doge =
    { $tokens ->
        [0] Doge: { $seat }, without Doge tokens.
        [one] Doge: { $seat }, with 1 Doge token in office.
       *[other] Doge: { $seat }, with { $tokens } Doge tokens in office.
    }
supplies-decks = In the decks: { $cards } Action cards, { $threats } Threat cards.
supplies-threats =
    { $count ->
        [one] When the dice run out, 1 Threat card is drawn.
       *[other] When the dice run out, { $count } Threat cards are drawn.
    }
supplies-tiles = Tiles already drawn: { $tiles }.
supplies-origin = Reconstructed for this edition, because no published rules give them: the lists of cards and tokens, the values of colonies and seas, the length of the Power track.
supplies-seen = Threat cards seen: { $count }

## What a player has

holding-gain = +{ $points } now
holding-doge =
    { $tokens ->
        [one] Doge, with 1 Doge token in office
       *[other] Doge, with { $tokens } Doge tokens in office
    }
holding-infamy = Holds the Infamy token
holding-influence = Influence in supply
holding-podesta = Podestà in supply
holding-ducats = Ducats in supply
holding-monuments = Monuments in supply
holding-hand = Action cards in hand
holding-tokens = Victory Point tokens, face down
holding-kept = Doge tokens kept for the next scoring
holding-family = Family cards of { $seat }
holding-kingdoms = Kingdom tokens taken
family-held = in hand
family-spent = spent
family-office = on the board
particulars-major = Major colony of { $region }, value { $value }
particulars-minor = Minor colony of { $region }, value { $value }

## Values of settings

value-ruleset-full = full
value-ruleset-basic = basic
value-sea-route-rule-own-influence = own Influence keeps them open
value-sea-route-rule-pay-each-turn = paid every turn
value-fleet-ban-region = the sea and its regions
value-fleet-ban-sea = the sea only
value-revolt-losses-one = one of each player
value-revolt-losses-until-below = until fewer than six are left
value-revolt-order-podesta-first = first the Podestà
value-revolt-order-revolt-first = first the revolt
value-podesta-rule-while-value-met = while the value is met
value-podesta-rule-until-outnumbered = until outnumbered
value-podesta-rule-never-lost = never lost
value-venice-after-meeting-moves-on = moves on
value-venice-after-meeting-stays = stays
value-scoring-timing-immediate = at once
value-scoring-timing-end-of-turn = at the end of the turn
value-veto-scope-every-draw = every draw
value-veto-scope-step-one = before new dice only
value-threats-owed-per-icon = one for each icon
value-threats-owed-one = one in all
value-threats-owed-by-epoch = as many as the epoch says
value-battle-token-return-end-of-turn = at the end of the turn
value-battle-token-return-after-each-draw = after each draw
value-infamy-scope-any-podesta = any Podestà
value-infamy-scope-other-players-only = other players only
value-first-election-family-as-later = as in later elections
value-first-election-family-back-to-hand = back to hand
value-monuments-vote-drawn-districts = in drawn Sestieri
value-monuments-vote-everywhere = everywhere
value-doge-tokens-scored-kept-only = kept ones only
value-doge-tokens-scored-all-held = all
