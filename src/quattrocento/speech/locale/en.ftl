# What the kernel says, whatever the game.

seat-name = Seat { $number }

## Why a move is not carried out

why-not-asked = This move is not among the choices now.
why-not-your-turn = { $seat } is choosing now.
why-game-over = The game is over.
why-unreadable = “{ $text }” is not a move of this game.
why-ambiguous = “{ $text }” may mean several moves: write a little more of it.

## Why a move cannot be taken back

undo-fate = Dice or cards have spoken: this move stands.
undo-reveal = A secret has been revealed: this move stands.
undo-turn = The choice has passed to another player: this move stands.
undo-nothing = There is no move to take back.

## Setting up a game

setup-seats = { $game } is for { $known } players, not for { $seats }.
setup-option = There is no option “{ $option }”. The options are: { $known }.
setup-value = The option “{ $option }” can be { $known }, but not { $value }.

## Where the value of a component comes from

origin-seed = printed
origin-found = found
origin-reconstructed = reconstructed
