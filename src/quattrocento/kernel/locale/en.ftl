# What the kernel says, whatever the game.

seat-name = Seat { $number }

## Why a move is not carried out

why-not-asked = This move is not among the choices now.
why-not-your-turn = { $seat } is choosing now.
why-no-seat = Seat { $number } is not at this table: the seats are 0 to { $last }.
why-game-over = The game is over.
why-unreadable = “{ $text }” is not a move of this game.
why-ambiguous = “{ $text }” may mean several moves: write a little more of it.

## Why a move cannot be taken back

undo-fate = Dice or cards have spoken: this move stands.
undo-reveal = A secret has been revealed: this move stands.
undo-turn = The choice has passed to another player: this move stands.
undo-nothing = There is no move to take back.
undo-others = What somebody else has chosen meanwhile rests on this move: it stands.

## Setting up a game

setup-seats = { $game } is for { $known } players, not for { $seats }.
setup-setting = There is no setting “{ $setting }”. The settings are: { $known }.
setup-value = The setting “{ $setting }” can be { $known }, but not { $value }.

## Where the value of a component comes from

origin-seed = printed
origin-found = found
origin-reconstructed = reconstructed

## What is wrong with a text: a position, a component pack
## These sentences, and those on records and dice, are plain: one line each, without selectors.

text-toml = this cannot be read: { $detail }
text-rows = [[{ $table }]] entries are expected
text-table = a table [{ $table }] is expected
text-table-missing = the table { $table } is missing
text-key-missing = the key { $key } is missing
text-unknown = unknown { $what } { $word }; expected: { $known }
text-unknown-near = unknown { $what } { $word }; is { $meant } meant?
text-kind = { $name }: a { $kind } is expected, not { $value }
text-whole = { $name }: a whole number is expected, not { $value }
text-among = { $name }: one of { $known } is expected, not { $value }
text-at-least = { $name }: at least { $least } is expected, not { $value }
text-at-most = { $name }: at most { $most } is expected, not { $value }
text-between = { $name }: { $least } to { $most } is expected, not { $value }
text-seat = { $name }: a seat from 0 to { $last } is expected, not { $value }
text-noun = { $name }: a { $noun } is expected, not { $value }
text-id-twice = the id { $entry } stands twice
text-entry = { $wanted } is expected here, not { $entry }
text-entry-extra = no further entry is expected here, not { $entry }
text-entry-missing = the entry { $entry } of { $table } is missing
text-source = origin 'found' needs a 'source'
text-component = no component that can be changed: { $component }
pack-rules = no copy of the component file of rules { $rules }: take the present file and correct it again
text-rules = written under rules { $theirs }, these are rules { $ours }
text-impossible = an impossible position: it breaks { $clause }

## What is wrong with a record

record-none = not a record: '{ $heading }' is expected
record-format = format { $format } of records is expected
record-heading = a heading line or 'start' is expected, not { $text }
record-component = component TABLE ID KEY VALUE is expected
record-value = a value is expected, not { $text }
record-place = a line of a position is expected only behind 'from'
record-entry = SEAT MOVE [; FATE] is expected, not { $text }
record-twice = the heading '{ $word }' stands here for the second time
record-number = { $word }: a number is expected, not { $text }
record-unfinished = the record ends before the game starts
record-game = unknown game { $game }; the games are: { $known }
record-rules = recorded under rules { $theirs }, these are rules { $ours }
record-start-left = too much is stated at the start: { $words }
record-elsewhere = this stands in the position where a record has one
record-seats = the position has { $seats } seats, not { $stated }
record-hidden = a hidden move cannot be replayed
record-move = { $move }: { $detail }

## What is wrong with stated dice and draws

fate-empty = nothing to draw from the { $bag }
fate-dice-missing = nothing is stated for { $left } of { $count } dice ({ $faces })
fate-draw-missing = nothing is stated for a draw from the { $bag } ({ $known })
fate-face = { $word } is no face of this die ({ $faces })
fate-draw = { $word } cannot be drawn from the { $bag } ({ $known })
fate-times = { $word }: a number up to 999 is expected behind the star
fate-left = too much is stated of fate: { $words }

## How a battle is stated in words

odds-stated-flag = “{ $name }” stands alone, without a value.
odds-stated-value = “{ $name }” needs a value: { $name }=...
odds-stated-number = “{ $name }” is a whole number from { $least } to { $most }, not “{ $value }”.
odds-stated-one-of = “{ $name }” is one of { $known }, not “{ $value }”.
odds-stated-near = “{ $word }” cannot be read: is “{ $meant }” meant?
odds-stated-unknown = “{ $word }” cannot be stated. What can be: { $known }.

## What a choice costs and brings: signs on its button

amount-more = +{ $count }
amount-less = −{ $count }
amount-none = 0
amount-between = { $least } … { $most }
amount-unknown = ±?
effect-own = { $amount } { $account }
effect-of = { $seat }: { $amount } { $account }
effect-others = others: { $amount } { $account }
effect-perhaps = { $chance }: { $effect }
effect-ends-turn = ends your turn

## Where points come from

source-before = before this game

## The chronicle of a game

chronicle-won = { $seat } won with { $points } points, { $ahead } ahead of { $opponent }.
chronicle-won-level = { $seat } won with { $points } points before { $opponent }.
chronicle-leads = { $seat } leads with { $points } points, { $ahead } ahead of { $opponent }.
chronicle-leads-level = { $seat } and { $opponent } are level with { $points } points.
chronicle-alone = { $seat } has { $points } points.
chronicle-source = { $seat }: most of it, { $points }, from { $source }.
chronicle-lead = { $seat } took the lead in round { $number } and kept it.
chronicle-always-led = { $seat } led from the first points on.
