# What the server says.

## The database
## These sentences are plain: one line each, without selectors.

store-url = This is not the address of a database.
store-kind = There is no way to use a database of the kind “{ $kind }”: SQLite and PostgreSQL are known.
store-file-missing = The address of an SQLite database needs a file.
store-psycopg = PostgreSQL needs the Python package psycopg: install quattrocento[postgres].
store-in-use = Another server is using the database { $file }. Several servers can share one PostgreSQL.
store-file = The database { $file } cannot be opened: { $detail }
store-version = The database was made by another version of the server (format { $theirs }, this is { $ours }).
store-failed = The database has failed: { $detail }
store-silent = The database does not answer just now: try again in a moment.
store-closed = The server is stopping.
store-conflict = Somebody else was faster: look again.

## Requests
## These sentences are plain: one line each, without selectors.

need-name = Tell your name first.
name-length = A name has 1 to { $most } characters.
name-taken = Somebody else signs in as “{ $name }”: take another name.
password-length = A password has { $least } to { $most } characters.
password-wrong = This is not your password.
sign-in-wrong = This name and this password do not belong together.
hello-used = This link has been used, or is too old: start the game again for a new one.
no-such-page = There is nothing at this address.
no-such-method = This cannot be done here.
no-such-game = There is no game “{ $game }” here.
no-such-bot = There is no bot “{ $bot }”. The bots are: { $known }.
no-such-seat = There is no such seat at this table.
request-wrong = The server does not understand this request.
request-field = The field “{ $field }” of the request is missing or wrong.
need-json = The server takes JSON only.
too-large = This is too large.
too-often = That was too often: wait { $seconds } s and try again.
foreign-origin = This request comes from another site.
server-mistake = The server has made a mistake. Nothing has changed.
chair-wrong = Chair { $seat } cannot be set up like this.
clock-wrong = A clock runs for { $least } to { $most } seconds.
too-many-gathering = You have { $most } tables waiting for players: start or fill one of them first.
too-many-sockets = You have { $most } tables open at once: close some of them first.
too-many-running = You have { $most } games running: finish one of them first.
table-begun = The game has begun.
table-ended = The game is over.
table-closed = This table is closed to spectators.
host-only = Only whoever opened the table can do this.
invitation-wrong = A seat at this table needs an invitation.
seat-not-yours = This seat is not yours.
seat-not-away = The player of this seat has not been away long enough.
seat-ownerless = No player can return to this seat.

## The site

port-taken = { $host }, port { $port }, cannot be used: { $detail }
site-unbuilt-title = The table has not been built yet
site-unbuilt = The server is running, but its pages are missing: build them with “make play”, then start it again.

## Tables

seat-taken = This seat is taken.
no-such-table = There is no such table.
table-unreadable = This table was played under other rules than this server knows.
table-moved-on = The table has moved on: choose again.
table-not-begun = The game has not begun yet.
table-bot-plays = A bot plays for this seat: take the seat back first.
table-not-your-eyes = While the game runs you can look only with your own eyes.
table-no-odds = This game knows no odds.
table-no-kind = Nothing here is of the kind “{ $kind }”.
table-chat-empty = There is nothing to say in this message.
table-chat-long = A message has at most { $most } characters.
table-thinking = Your last questions are still being thought about.
table-trouble = Something went wrong at this table. Nothing has changed.
table-message-large = This message is too large.
table-message-unreadable = The table does not understand this message.
no-such-frame = The replay has no such frame.
what-if-over = The game is over there: go back a little.
upload-long = A record of more than { $most } moves is too long.
