# Quello che dice il server.

## Il database
## Queste frasi sono semplici: una riga ciascuna, senza selettori.

store-url = Questo non è l’indirizzo di un database.
store-kind = Un database del tipo «{ $kind }» non si può usare: si conoscono SQLite e PostgreSQL.
store-file-missing = L’indirizzo di un database SQLite ha bisogno di un file.
store-psycopg = Per PostgreSQL serve il pacchetto Python psycopg: installa quattrocento[postgres].
store-in-use = Un altro server sta usando il database { $file }. Più server possono condividere un PostgreSQL.
store-file = Il database { $file } non si apre: { $detail }
store-version = Il database è di un’altra versione del server (formato { $theirs }, questo è { $ours }).
store-failed = Il database non risponde come deve: { $detail }
store-silent = In questo momento il database non risponde: riprova fra poco.
store-closed = Il server si sta fermando.
store-conflict = Qualcun altro è stato più veloce: guarda di nuovo.

## Richieste
## Anche queste frasi sono semplici.

need-name = Prima di’ come ti chiami.
name-length = Un nome ha da 1 a { $most } caratteri.
name-taken = Qualcun altro accede come «{ $name }»: scegli un altro nome.
password-length = Una password ha da { $least } a { $most } caratteri.
password-wrong = Non è la tua password.
sign-in-wrong = Questo nome e questa password non vanno insieme.
hello-used = Questo collegamento è già stato usato o è scaduto: avvia di nuovo la partita per averne un altro.
no-such-page = A questo indirizzo non c’è nulla.
no-such-method = Qui non si può fare.
no-such-game = Qui il gioco «{ $game }» non c’è.
no-such-bot = Il bot «{ $bot }» non esiste. I bot sono: { $known }.
no-such-seat = A questo tavolo quel posto non c’è.
request-wrong = Il server non capisce questa richiesta.
request-field = Nella richiesta il campo «{ $field }» manca o è sbagliato.
need-json = Il server accetta solo JSON.
too-large = È troppo grande.
too-often = Troppe richieste: aspetta { $seconds } s e riprova.
foreign-origin = Questa richiesta viene da un altro sito.
server-mistake = Il server ha commesso un errore. Nulla è cambiato.
chair-wrong = La sedia { $seat } non si può disporre così.
clock-wrong = Un orologio va da { $least } a { $most } secondi.
too-many-gathering = Hai { $most } tavoli che aspettano giocatori: prima fanne partire o riempine uno.
too-many-sockets = Hai { $most } tavoli aperti insieme: prima chiudine qualcuno.
too-many-running = Hai { $most } partite in corso: prima finiscine una.
table-begun = La partita è cominciata.
table-ended = La partita è finita.
table-closed = Questo tavolo non ammette spettatori.
host-only = Può farlo solo chi ha aperto il tavolo.
invitation-wrong = Per sedersi a questo tavolo serve un invito.
seat-not-yours = Questo posto non è tuo.
seat-not-away = Chi ha questo posto non è assente da abbastanza tempo.
seat-ownerless = A questo posto non può tornare nessun giocatore.

## Il sito

port-taken = { $host }, porta { $port }, non si può usare: { $detail }
site-unbuilt-title = Il tavolo non è ancora stato costruito
site-unbuilt = Il server è in funzione, ma mancano le sue pagine: costruiscile con «make play», poi riavvialo.

## Tavoli

seat-taken = Questo posto è occupato.
no-such-table = Questo tavolo non esiste.
table-unreadable = Questo tavolo è stato giocato con regole diverse da quelle che il server conosce.
table-moved-on = Il tavolo è andato avanti: scegli di nuovo.
table-not-begun = La partita non è ancora cominciata.
table-bot-plays = Per questo posto gioca un bot: prima riprenditi il posto.
table-not-your-eyes = Finché la partita è in corso puoi guardare solo con i tuoi occhi.
table-no-odds = Questo gioco non conosce probabilità.
table-no-kind = Qui non c'è niente del tipo «{ $kind }».
table-chat-empty = In questo messaggio non c'è niente da dire.
table-chat-long = Un messaggio ha al massimo { $most } caratteri.
table-thinking = Si sta ancora pensando alle tue ultime domande.
table-trouble = A questo tavolo qualcosa è andato storto. Non è cambiato nulla.
table-message-large = Questo messaggio è troppo grande.
table-message-unreadable = Il tavolo non capisce questo messaggio.
no-such-frame = La ripetizione non ha questo momento.
what-if-over = A quel punto la partita è finita: torna un po' indietro.
upload-long = Una partita di più di { $most } mosse è troppo lunga.
