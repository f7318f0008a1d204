# What only the table in the browser says, whatever the game.

## On every page

skip = To the contents
language = Language
language-en = English
language-it = Italiano
theme-now =
    { $theme ->
        [light] Light colours: change
        [dark] Dark colours: change
       *[system] Colours as your system has them: change
    }
close = Close
copy = Copy
copied = Copied
loading = One moment…
try-again = Try again
part-failed = This part of the table could not be drawn. The game goes on; nothing is lost.
page-outdated = The server has been renewed. Load this page anew: nothing of the game is lost.
page-reload = Load anew
to-lobby = To the lobby
to-table = To the table
lost-title = There is nothing here
lost-text = No page has this address. Perhaps a letter of the link is missing.
clause-open = Rule { $id }
refusal-place = (at: { $place })
server-unreachable = The server cannot be reached. Nothing has been lost: try again when you are connected.
server-failed = The server answered with an error ({ $status }). Nothing has changed.
spectator = Spectator

## People

welcome = Sit down and play
welcome-text = Strategy board games of the Renaissance, against bots or with friends. There is no sign-up: tell your name, and the table is yours.
name-label = Your name
name-enter = Come in
name-change = Change the name
password-label = Password
password-current = Password until now
password-new = New password
password-set = Set the password
password-why = With a password you can use this name on another device too. At least 8 characters.
password-there = Your name has a password: with both you can sign in on another device.
sign-in = Sign in
sign-in-instead = I have a password
sign-in-not = I am new here
sign-out = Sign out
sign-out-text = This browser forgets you; your name and your password bring you back.
sign-out-lost = You have no password: if you sign out, nothing brings you back to your seats.
saved-name = Your name has been changed.
saved-password = Your password has been set.
account = You
account-of = { $name }

## Lobby

lobby = Lobby
games-choose = Choose a game
game-by = { $designers }, { $year }
game-players =
    { $least ->
        [0] Players
       *[other] { $least } to { $most } players
    }
game-minutes = { $least } to { $most } minutes
game-weight = to learn: { $weight } of 5
first-game = For your first game
first-players =
    { $count ->
        [one] 1 player
       *[other] { $count } players
    }
invitation-only-here = Only this machine reaches this page (its address is 127.0.0.1): an invitation leads others nowhere. To play with others, start “quattrocento serve --host 0.0.0.0”.
rules = Rules
rules-of = Rules of { $game }
rules-search = Find a rule: words, or its number
rules-none = No rule has all these words.
tables-mine = Your tables
tables-mine-empty = You sit at no table yet. Choose a game below and open one.
tables-open = Open tables
tables-open-empty = Nobody is looking for players now. Open a table with a free seat, and others find it here.
standing-study = A record to look at
standing-gathering =
    { $free ->
        [one] 1 seat free
       *[other] { $free } seats free
    }
standing-ended = Over: { $names } won
standing-waits = Waiting for { $names }
your-turn = It is your turn
tables-over =
    { $count ->
        [one] One game that is over
       *[other] { $count } games that are over
    }
play-now =
    { $bots ->
        [one] Play now against a bot
       *[other] Play now against { $bots } bots
    }
records = Records
record = Record
record-upload = Upload a record
record-upload-text = Every game can be downloaded as a record, a plain text file. Upload one to look at it move by move, or to play on from any moment.
record-download = Download the record

## A new table

table-new = Open a table
table-new-of = A table of { $game }
table-begin = Begin the game
table-invite = Open the table and invite
seats = Players
seats-how-many = How many players?
chairs-title = Who sits where?
chair-who = Who sits on seat { $number }
chair-me = I ({ $name })
chair-friend = A friend at this screen
chair-free = Free, for an invitation
chair-bot = A bot
chair-friend-name = Name of the friend on seat { $number }
chair-bot-level = Level of the bot on seat { $number }
bot-level = Level
bot-random = Random: plays anything legal
bot-greedy = Greedy: weighs every move
bot-thinker = Thinker: plans ahead
listed-label = Show the table in the lobby, so that anybody can sit down
spectators-label = Whoever has the link may watch
clock-label = Clock: when the time is out, a bot plays
clock-none = No clock
clock-move-2-minutes = 2 minutes a move
clock-move-10-minutes = 10 minutes a move
clock-move-1-day = 1 day a move
clock-move-3-days = 3 days a move
clock-game-30-minutes = 30 minutes for the whole game
clock-game-1-hour = 1 hour for the whole game
settings-title = Settings of the game and optional rules
value-on = yes
value-off = no
value-usual = as usual
components-title = Other components
components-text = A component pack: a copy of the game’s component file with corrected values
components-choose = Choose a component pack

## Before the game

gathering-title =
    { $free ->
        [one] { $game }: one seat is still free
       *[other] { $game }: { $free } seats are still free
    }
gathering-closed = You need an invitation to sit down here. Ask whoever opened the table for the link.
seat-free = Free
seat-sit = Sit down here
seat-leave = Get up
invitation-title = Invite your friends
invitation-text = Whoever has this link can take a free seat. The game begins when no seat is free.
invitation-link = Link to the table
start = Begin now
start-bots = Bots for the free seats

## At the table

panels = Panels
table-things = On the table
seat-more = More about { $name }
hand = Your hand
table-no-entry = This table cannot be shown
plain-board = The table of { $game }
plain-board-none = { $game } brings no board. What you can do is in the list of choices, what happened in the log.
title-your-turn = ● Your turn · { $game }
title-table = { $game } · Quattrocento
title-replay = Replay · { $game }
people =
    { $count ->
        [one] 1 person is looking
       *[other] { $count } people are looking
    }
waiting = One moment…
waiting-for = Waiting for { $names }
game-over = The game is over
watching = You are looking on: you see what lies open for all.
watching-own = A bot plays for you. You can take your seat back at any time.
options = Choices
options-filter = Find a choice
options-none = No choice has these words.
number-less = Less
number-more = More
nothing-here = Nothing can be done with this now.
becomes = becomes
picks-send = { $count ->
        [0] { $least ->
            [0] Choose some
            [one] Choose at least one
           *[other] Choose { $least }
        }
       *[other] Go on with these ({ $count } of { $most })
    }
why-more =
    { $count ->
        [one] One more reason
       *[other] { $count } more reasons
    }
doubt = Sure?
doubt-undo-fate = Dice or cards will speak: afterwards there is no way back.
doubt-undo-reveal = This reveals a secret: afterwards there is no way back.
doubt-undo-turn = The choice passes to somebody else: afterwards there is no way back.
doubt-play = Do it
doubt-not = Not yet
undo = Take back
pass-automatically = Pass automatically
pass-automatically-text = “Pass automatically” lets every reaction pass that you may decline, without asking you. It holds for one table and can be switched off at any time.
habits = Habits of this screen
confirmation = Ask once more before a move that cannot be taken back?
confirmation-always = Always
confirmation-costly = Only where it costs much
confirmation-never = Never
go-on-alone = Go on by itself where there is nothing to choose
go-on-alone-text = A card that only you see takes a moment, so that the pace tells nothing.
news-title =
    { $count ->
        [one] Since your last move: 1 event
       *[other] Since your last move: { $count } events
    }
news-open = Show
news-read = Read
log = Log
log-empty = Nothing has happened yet.
log-all = Show the whole log
chat = Chat
chat-empty = Nobody has said anything yet.
chat-label = Say something
chat-send = Send
seat-you = you
seat-bot = bot
seat-away = away
seat-active = to choose
seat-hand-over = Let a bot play
seat-hand-over-of = Let a bot play for { $name }
seat-hand-over-text = A bot will play for { $name } until the seat is taken back.
seat-take-back = Play again yourself
clock-left = Time left
clock-expired = The time of { $name } ran out: a bot made the move.
connection-cut = The connection is cut. The table comes back by itself as soon as the server can be reached; nothing is lost.
socket-cut = The connection was cut before the server answered: try again.
socket-dropped = The connection was cut while your move was on its way. The table shows what has been played: choose again if your move is missing.
cover-title = { $name } is to choose
cover-text = Pass the screen to { $name }. Nobody else should look now.
cover-ready = I am { $name }
game-won =
    { $count ->
        [0] The game is over
       *[other] { $names } won
    }
ranking = Ranking
rematch = Play again

## While one waits

news = What happened
news-lost = You lost { $thing }.
news-lost-something = Your loss:
news-rest =
    { $count ->
        [one] and 1 small step
       *[other] and { $count } small steps
    }
news-short = Only what matters
pace = Pace of the others’ moves
pace-pause = Pause
pace-step = One move further
pace-slow = Slow
pace-normal = Normal
pace-at-once = At once
pace-one = One
pace-waiting =
    { $count ->
        [one] 1 move waiting
       *[other] { $count } moves waiting
    }
pace-go-on = Go on
scenes-show = Stage the great moments
sounds-play = Sounds at great moments
scene-again = Stage it again
scene-auction = The bids
scene-battle = Battle
scene-lost = Lost
scene-election = The election
scene-scoring = Scoring
scene-epoch = A new epoch
scene-end = The end
scene-moment = A great moment

## Why it ended so

winning = How you win
winning-rules = The rules tell how this game is won:
winning-coming = If the next scoring were held now
winning-so-far = Points so far
account-of-game = Why it ended so
points-title = Points by source
points-total = In all
points-none = This game has scored no points that could be told apart.
curve-title = Points from round to round
curve-table = As a table
round = Round
swings-title = Where the game turned
swing-round = Round { $round }
swing-look = Look at it

## Keys

keys = Keys
keys-options = To the choices
keys-map = To the map
keys-pick = Choose, or explain why not
keys-walk = On the map from territory to territory, in the list from choice to choice
keys-map-size = On the map: nearer, farther, all of it
keys-pace = Slower, faster
keys-letters = Letters are short ways

## Replay

replay = Replay
replay-at = Move { $at } of { $last }
replay-slider = Moment of the game
replay-first = To the beginning
replay-back = One move back
replay-forward = One move forward
replay-last = To the end
replay-play = Let it run
replay-pause = Stop
replay-happened = What this move did
replay-silent = Nothing to tell of this move.
replay-eyes = Seen with the eyes of
replay-share = Copy the link to this moment
replay-none = This replay cannot be shown
what-if = What if…
what-if-text = A new table goes on from this moment. You play the seats that you choose, bots the others. Nothing changes at this table.
what-if-seats = You play
what-if-bot = The others are played by
what-if-begin = Play on from here

## Maps of all games

map-nearer = Look nearer
map-farther = Look from farther away
map-whole = Show the whole map
