# What the terminal says in English.

## Help pages

cli-help =
    Strategy games of Renaissance Italy and Europe, in the browser and in the terminal.

    Begin with “quattrocento play”: you against three bots, with every choice explained.
    Every command has a page of its own: “quattrocento play --help”.
cli-help-usage = Usage: { $command }
cli-help-command = COMMAND
cli-help-any-options = [OPTIONS]
cli-help-commands = Commands
cli-help-arguments = Arguments
cli-help-options = Options
cli-help-examples = Examples
cli-help-required = Required.
cli-help-default = Default: { $default }.

cli-opt-help = Show this page.
cli-opt-version = Show the version.
cli-opt-lang = Language: en or it. Otherwise QUATTROCENTO_LANG, LC_ALL or LANG say it, and at last English.
cli-opt-json = Answer in JSON, for programs.
cli-opt-game = The name of the game, as “quattrocento games” lists it.
cli-opt-setting = Choose a rule, as “quattrocento games” lists them; may be repeated.
cli-opt-components = Play with a component pack: your corrected copy of the game's component file.

cli-play =
    Play a game, against bots or with friends at one screen.

    The game opens in the browser, served by this machine for itself alone; end it with Ctrl-C. Nothing is lost:
    the same command goes on with the game that is not over yet, and --new begins another.

    With --terminal you play here. --seed, --from, --save, --resume and --dice are for the terminal and imply it.
    Answer each question with the number of a choice, or type the move: “attack milan”, shortened to “att mil”.
    Type “help” at the table for all you can ask: why a move is not allowed, the odds of a battle, a hint.

    The game is saved after every move. Leave when you like, even with Ctrl-C, and go on later where it stood.
cli-play-examples =
    quattrocento play                                  # you and three bots
    quattrocento play --seats 3 --bots random --name Anna
    quattrocento play --humans 2 --name Anna --name Bruno
    quattrocento play --setting target_vp=40 --setting rich_start=true
    quattrocento play --terminal                       # here instead of in the browser
    quattrocento play --dice ask                       # roll real dice and type what they show
    quattrocento play --resume game.record             # go on with a saved game or any record
cli-play-opt-seats = How many seats; 4 where the game allows it.
cli-play-opt-bots = Which bots take the other seats, in turn: greedy, random, or one of your own as module:Class.
cli-play-opt-humans = How many people play, in the first seats.
cli-play-opt-seat = The one seat that a person holds. Seats count from 0.
cli-play-opt-name = The name of a person; repeat it for the next.
cli-play-opt-seed = Seed of the dice and of the bots: the same seed and moves give the same game.
cli-play-opt-from = Begin from a position in text.
cli-play-opt-save = Keep the game in this file.
cli-play-opt-resume = Go on with a saved game or any other record.
cli-play-opt-dice = “roll”: the program rolls and draws. “ask”: you type what you rolled or drew at your table.

cli-play-opt-terminal = Play in the terminal instead of in the browser.
cli-play-opt-new = Begin another game in the browser although one is not over yet.
cli-play-opt-no-open = Print the address, but do not open it.
cli-play-somebody = Player
cli-play-at = Your table is ready. Open it in the browser (the address works once, within ten minutes):
cli-play-only-here = Only this machine reaches that address, and so it is with invitations from this table. To play with others in your network: quattrocento serve --host 0.0.0.0
cli-play-ended = The server has stopped; the game is kept, and the same command goes on with it.
cli-play-again-at = Your game goes on. Open it in the browser (the address works once, within ten minutes):
cli-opt-port = The port to listen at; 0 takes any free one.

cli-serve =
    Run a server for others: tables in the browser, by invitation or open to all, over minutes or days.

    The tables are kept in an SQLite file, or in PostgreSQL, which several servers can share. A server that others
    reach through the internet belongs behind a proxy that speaks TLS: docs/hosting.md tells how.
    QUATTROCENTO_DATABASE names the database where --database does not; QUATTROCENTO_SECRET signs the cookies.
cli-serve-examples =
    quattrocento serve                                 # for this machine alone
    quattrocento serve --host 0.0.0.0 --port 8000      # for the network at home
    quattrocento serve --behind-proxy --origin https://play.example.org --database postgresql://user@host/name
cli-serve-opt-host = The address to listen at; 0.0.0.0 stands for all of this machine's.
cli-serve-opt-database = A file for SQLite, or the URL of a PostgreSQL. Otherwise a file in your data folder.
cli-serve-opt-origin = An address that browsers know the site by, where a proxy changes it; may be repeated.
cli-serve-opt-behind-proxy = Believe the proxy in front of the server who asks, and whether by TLS.
cli-serve-at = Quattrocento is at { $address }

cli-replay =
    Tell a recorded game in sentences, with the final board and the result.
cli-replay-examples =
    quattrocento replay game.record                    # everything open
    quattrocento replay game.record --to 50 --seat 2   # the first 50 moves as seat 2 saw them
    quattrocento replay game.record --json
cli-replay-opt-file = The record.
cli-replay-opt-to = Stop after so many moves.
cli-replay-opt-seat = Tell it as this seat saw it. Without a seat everything is open. Seats count from 0.
cli-replay-running = The game is still going on: { $names } to choose.

cli-games =
    List the games with their seats and settings.
cli-games-examples =
    quattrocento games
    quattrocento games --json                          # for a program
cli-games-designers = By { $names }
cli-games-seats = For { $least } to { $most } players
cli-games-length = { $least } to { $most } minutes · to learn: { $weight } of 5
cli-games-first = For a first game (play --first): { $advice }
cli-games-settings = Settings:
cli-games-values = values: { $values }; default: { $default }

cli-rules =
    Show the rules by clause, find them by words, and see which of them have tests.
cli-rules-examples =
    quattrocento rules magnifico 5.3.6                 # one clause
    quattrocento rules magnifico 7.5                   # one section
    quattrocento rules magnifico --search "landing loss"
    quattrocento rules magnifico --coverage            # in a checkout with tests
cli-rules-opt-clause = A clause, a ruling or a section: MAG-5.3.6, 5.3.6, R7, 5.3. All of them if left out.
cli-rules-opt-search = Only clauses that hold all these words.
cli-rules-opt-coverage = How many clauses have tests, and which have none.
cli-rules-coverage = { $tested } of { $clauses } clauses have tests.
cli-rules-untested = Without tests: { $clauses }
cli-rules-no-book = There is no rulebook of “{ $game }” here.
cli-rules-no-clause = There is no clause “{ $clause }”; they go from { $first } to { $last }.
cli-rules-nothing-found = No clause holds all of these words: { $words }
cli-rules-no-tests = There are no tests to look at: coverage is shown in a checkout of the project.

cli-components =
    List the components of a game with their origin, or check a component pack.

    Each value is printed in a rulebook, found in a public source, or reconstructed. If you own the box and know
    better, copy the component file, correct it, check it here, and play with it: “play --components FILE”.
cli-components-examples =
    quattrocento components magnifico --kind cards
    quattrocento components magnifico --check pack.toml    # is this pack right, and what does it change?
cli-components-opt-check = Check this pack and show in what it differs from the standard.
cli-components-opt-kind = Only one table: cards, territories, pieces, costs…
cli-components-good =
    { $count ->
        [0] { $file } is a good pack. It changes nothing.
        [one] { $file } is a good pack. It changes 1 value:
       *[other] { $file } is a good pack. It changes { $count } values:
    }
cli-components-change = { $table } { $id }: { $key } is { $value }
cli-components-unknown-kind = There is no table “{ $kind }”; the tables are: { $known }
cli-components-origins = Printed: stated in a rulebook. Found: a published fact with its source. Reconstructed: designed for this edition.

cli-simulate =
    Let bots play many games, and count who wins.

    The bots move on by one seat from game to game. The same seed gives the same games, with any number of jobs.
cli-simulate-examples =
    quattrocento simulate magnifico --games 100 --bots greedy,random --seed 1
    quattrocento simulate magnifico --seats 3 --games 1000 --jobs 4 --json   # on four processors
    quattrocento simulate ventura --csv games.csv --records games   # a row and a record for each game
cli-simulate-opt-seats = How many seats; 4 where the game allows it.
cli-simulate-opt-games = How many games.
cli-simulate-opt-bots = Which bots play, in turn: greedy, random, or one of your own as module:Class.
cli-simulate-opt-seed = Seed of the whole series.
cli-simulate-opt-csv = A new file with one row a game: seed, rounds, winners; bot, score and place of each seat. - writes the rows to standard output, and nothing else.
cli-simulate-opt-records = A folder that gets the record of every game; none that is there is written over.
cli-simulate-opt-jobs = How many processes share the work.
cli-simulate-progress = Playing
cli-simulate-summary = { $games } games, { $ended } of them ended; { $decisions } decisions in { $seconds } seconds, { $decisions_per_second } a second.
cli-simulate-wins = Wins

cli-fuzz =
    Play at random, or with a bot, and check every promise of a game on the way.

    A broken promise is kept as a record that “quattrocento replay” opens; the exit code is then 1.
cli-fuzz-examples =
    quattrocento fuzz magnifico --decisions 100000 --seed 7
    quattrocento fuzz ventura --bot greedy   # games that go where players want them to go
    quattrocento fuzz magnifico --save-dir findings --json   # findings are kept in that folder
cli-fuzz-opt-decisions = About how many decisions to play.
cli-fuzz-opt-seed = The same seed plays the same games.
cli-fuzz-opt-bot = Which bot plays most of the seats: greedy, or one of your own as module:Class; random leaves everything to chance.
cli-fuzz-opt-save-dir = Where the records of broken promises are kept.
cli-fuzz-progress = Checking
cli-fuzz-violation = Broken: { $promise }: { $detail } (kept in { $file })
cli-fuzz-summary =
    { $violations ->
        [0] { $decisions } decisions in { $games } games, { $seconds } seconds: every promise held.
        [one] { $decisions } decisions in { $games } games, { $seconds } seconds: 1 promise was broken.
       *[other] { $decisions } decisions in { $games } games, { $seconds } seconds: { $violations } promises were broken.
    }

## At the table

cli-play-help =
    A move: the number of a choice, or its words: { $move }.
      Where a number is asked for, a number is that number.
    why MOVE       why a move is not allowed, or that it is: why { $why }
    undo           take the last move back, if dice, secrets and others allow it
    correct        where you roll real dice: type the last dice and draws again; “back” at such a question: the one before
    hint           what the greedy bot would do
    look NAME      a card, tile, place or die, or what a choice names: look { $look }, look 1
    odds           the chances of what is at hand, or of an idea: { $odds }
    rules CLAUSE   a rule: { $rules }; alone: that of this question
    log [N]        what has happened, or the last N moves of it
    board          draw the board again
    save [FILE]    keep the game in another file, or say where it is kept
    record         the game so far in notation
    quit           leave; the game is kept
    An empty line puts the question again.
cli-board-more = (That is a part of it: “board” shows everything.)
cli-menu-range = { $least } to { $most }
cli-menu-steps = { "," } in steps of { $step }
cli-menu-no-entry = There is no choice { $number }: they go from 1 to { $most }.
cli-try-help = “help” tells what you can type.
cli-look-form = Look at what? For example: look { $example }
cli-look-which = “{ $word }” may be: { $known }
cli-look-near = There is no “{ $word }”. Is one of these meant? { $known }
cli-look-unknown = There is no card, tile, place or die “{ $word }”.
cli-look-nothing = There is nothing to look at in: { $move }.
cli-why-form = Which move? For example: why { $example }
cli-why-legal = You can do that now: { $move }.
cli-undone = Taken back: { $move }.
cli-hint = The { $bot } bot would choose: { $move } ({ $notation }).
cli-saved = The game is kept in { $file }
cli-pass-keyboard = Pass the keyboard to { $name }; everybody else looks away. Then press Enter.
cli-chooses-in-secret = { $name } chooses in secret.
cli-place = { $place }. { $name }
cli-game-over = The game is over. Its record: { $file }
cli-resume-with = The game is saved. Go on with: { $command }
cli-unfinished-exists = There is an unfinished game, { $file } (go on with --resume); this is a new one.
cli-unfinished-resume = There is an unfinished game, { $file }. Go on with it? [Y/n]
cli-dice-for = Dice and draws of { $name }: { $move }
cli-dice-for-secret = Dice and draws of { $name }, who has chosen in secret
cli-dice-for-start = Dice and draws to set the game up
cli-dice-whose = { $name }:{ " " }
cli-correct-nothing = No dice or draws have been typed that could be corrected.
cli-corrected =
    { $lost ->
        [0] Corrected; the moves after it stay.
        [one] Corrected; 1 move after it does not fit any more and is gone.
       *[other] Corrected; { $lost } moves after it do not fit any more and are gone.
    }
cli-save-in-use = Somebody plays on in { $file } in another window: end that game first, or keep this one in another file with --save.
cli-play-opt-first = With the settings for a first game: shorter or simpler, as “quattrocento games” tells.
cli-dice-roll =
    { $count ->
        [one] Roll 1 die. What does it show? ({ $faces })
       *[other] Roll { $count } dice. What do they show? ({ $faces }; or how many of each, in this order)
    }
cli-dice-draw = Draw { $what }. Which is it?
cli-dice-count =
    { $count ->
        [one] 1 die is expected, not { $number }: for example { $example }, or 1 0 0.
       *[other] { $count } dice are expected, not { $number }: for example { $example }*{ $count }.
    }
cli-dice-face = “{ $word }” is no face of this die.
cli-dice-which = “{ $word }” cannot be drawn or is not clear. It can be: { $known }

## What cannot be done

cli-unknown-game = There is no game “{ $game }”; the games are: { $known }
cli-unknown-command = There is no command “{ $command }”; the commands are: { $known }
cli-unknown-command-near = There is no command “{ $command }”; is “{ $meant }” meant?
cli-unknown-language = There is no language “{ $language }”; the languages are: { $known }
cli-unknown-bot = There is no bot “{ $bot }”; the bots are: { $known }
cli-no-bot = “{ $bot }” is no bot: { $detail }
cli-bot-in-terminal = “{ $bot }” plays in the terminal only: add --terminal, or let it join by an entry point.
cli-bots-missing = --bots names no bot; the bots are: { $known }
cli-no-such-option = There is no option { $option } here.
cli-no-such-option-near = There is no option { $option } here; is { $meant } meant?
cli-option-needs-value = { $option } needs a value.
cli-parameter-missing = { $parameter } is missing.
cli-too-many-arguments = Too many arguments: { $extra }
cli-number-least = { $option }: a whole number from { $least } is expected, not “{ $value }”.
cli-number-between = { $option }: a whole number from { $least } to { $most } is expected, not “{ $value }”.
cli-setting-form = A rule is chosen as name=value, not “{ $value }”.
cli-not-both = { $one } does not go together with { $other }.
cli-humans-or-seat = --humans and --seat do not go together.
cli-too-many-people = { $humans } people do not fit into { $seats } seats.
cli-too-many-bots = { $bots } bots do not fit into { $seats } seats.
cli-too-many-names = { $names } names are given for { $people } people.
cli-name-form = A name is one line and not empty.
cli-no-such-seat = There is no seat { $number }: they go from 0 to { $last }.
cli-dice-choice = --dice is roll or ask, not “{ $value }”.
cli-serve-origin-form = An origin is written https://play.example.org, not “{ $value }”.
cli-server-refused = The server does not give a table: { $detail }
cli-server-missing = Playing in the browser and serving need { $package }, which is not here: pip install 'quattrocento[server]'. In the terminal: quattrocento play --terminal
cli-output-failed = The output cannot be written: { $detail }
cli-file-exists = { $file } is there already: choose another name.
cli-save-exists = { $file } is there already: go on with it by --resume, or choose another name.
cli-file-missing = { $file }: there is no such file.
cli-file-folder = { $file } is a folder, not a file.
cli-file-not-text = { $file } is not a text in UTF-8.
cli-file-unreadable = { $file } cannot be read: { $detail }
cli-file-unwritable = { $file } cannot be written: { $detail }
cli-file-wrong = { $file }: { $detail }
cli-file-wrong-line = { $file }, line { $line }: { $detail }

cli-odds =
    What becomes of a battle.

    State both sides in words of the game, or take them from a position or a record with --from: then the battle
    there is told of, or an idea in words, as “odds” takes it at the table. Without words the command lists what may
    be stated.
cli-odds-examples =
    quattrocento odds magnifico   # what may be stated
    quattrocento odds magnifico attackers=6 defenders=4 castle
    quattrocento odds ventura attacker=acuto,crossbowmen defender=garrison_este at=city_este
    quattrocento odds m400 attacker=red_4,red_bonus defender=7
    quattrocento odds magnifico milan from rome 5 --from position.toml   # an idea, in a position
cli-odds-opt-words = What is stated, as NAME=VALUE; with --from an idea, as at the table.
cli-odds-opt-from = Take both sides from a position in text or a record.
cli-odds-opt-seat = With --from: whose eyes; otherwise the player who is asked.
cli-odds-stated = What may be stated of a battle of { $game }:
cli-odds-other-game = This is a record of { $game }.
cli-odds-no-game = No odds are known for { $game }.
cli-odds-untold = { $reason }

cli-options =
    What may be chosen in a position, and what each choice costs and brings.

    The position comes from a position in text or from the end of a record; it is looked at with the eyes of one seat.
cli-options-examples =
    quattrocento options magnifico position.toml
    quattrocento options venetia game.record --seat 1 --json
cli-options-opt-from = A position in text, or a record.
cli-options-opt-seat = Whose eyes; otherwise the player who is asked.
cli-options-none = { $name } has nothing to choose here.

cli-score =
    Why a recorded game stands as it does: every point by source and by round, and the game in sentences.
cli-score-examples =
    quattrocento score game.record
    quattrocento score game.record --json
cli-score-opt-record = The record of the game.
cli-score-none = Nobody has scored yet.
cli-score-source = Points by source
cli-score-round = At the end of round
