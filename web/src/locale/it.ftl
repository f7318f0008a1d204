# Ciò che dice solo il tavolo nel browser, qualunque sia il gioco.

## In ogni pagina

skip = Vai al contenuto
language = Lingua
language-en = English
language-it = Italiano
theme-now =
    { $theme ->
        [light] Colori chiari: cambia
        [dark] Colori scuri: cambia
       *[system] Colori come nel tuo sistema: cambia
    }
close = Chiudi
copy = Copia
copied = Copiato
loading = Un momento…
try-again = Riprova
part-failed = Questa parte del tavolo non si può disegnare. La partita continua; nulla va perso.
page-outdated = Il server è stato rinnovato. Ricarica questa pagina: nulla della partita va perso.
page-reload = Ricarica
to-lobby = Alla sala
to-table = Al tavolo
lost-title = Qui non c’è niente
lost-text = Nessuna pagina ha questo indirizzo. Forse manca una lettera del link.
clause-open = Regola { $id }
refusal-place = (qui: { $place })
server-unreachable = Il server non risponde. Niente è andato perso: riprova quando sei di nuovo in rete.
server-failed = Il server ha risposto con un errore ({ $status }). Non è cambiato niente.
spectator = Spettatore

## Le persone

welcome = Siediti e gioca
welcome-text = Giochi di strategia del Rinascimento, contro i bot o con gli amici. Nessuna iscrizione: di’ il tuo nome e il tavolo è tuo.
name-label = Il tuo nome
name-enter = Entra
name-change = Cambia il nome
password-label = Password
password-current = Password attuale
password-new = Nuova password
password-set = Imposta la password
password-why = Con una password puoi usare questo nome anche su un altro dispositivo. Almeno 8 caratteri.
password-there = Il tuo nome ha una password: con tutti e due puoi accedere da un altro dispositivo.
sign-in = Accedi
sign-in-instead = Ho una password
sign-in-not = Sono qui per la prima volta
sign-out = Esci
sign-out-text = Questo browser ti dimentica; il nome e la password ti riportano qui.
sign-out-lost = Non hai una password: se esci, niente ti riporta ai tuoi posti.
saved-name = Il nome è stato cambiato.
saved-password = La password è stata impostata.
account = Tu
account-of = { $name }

## La sala

lobby = Sala
games-choose = Scegli un gioco
game-by = { $designers }, { $year }
game-players =
    { $least ->
        [0] Giocatori
       *[other] Da { $least } a { $most } giocatori
    }
game-minutes = da { $least } a { $most } minuti
game-weight = da imparare: { $weight } su 5
first-game = Per la tua prima partita
first-players =
    { $count ->
        [one] 1 giocatore
       *[other] { $count } giocatori
    }
invitation-only-here = Solo questa macchina raggiunge questa pagina (il suo indirizzo è 127.0.0.1): un invito non porta gli altri da nessuna parte. Per giocare con altri avvia «quattrocento serve --host 0.0.0.0».
rules = Regole
rules-of = Regole di { $game }
rules-search = Cerca una regola: parole, o il suo numero
rules-none = Nessuna regola contiene tutte queste parole.
tables-mine = I tuoi tavoli
tables-mine-empty = Non siedi ancora a nessun tavolo. Scegli un gioco qui sotto e aprine uno.
tables-open = Tavoli aperti
tables-open-empty = Adesso nessuno cerca giocatori. Apri un tavolo con un posto libero: gli altri lo trovano qui.
standing-study = Un verbale da guardare
standing-gathering =
    { $free ->
        [one] 1 posto libero
       *[other] { $free } posti liberi
    }
standing-ended = Finita: vince { $names }
standing-waits = Si aspetta { $names }
your-turn = Tocca a te
tables-over =
    { $count ->
        [one] Una partita finita
       *[other] { $count } partite finite
    }
play-now =
    { $bots ->
        [one] Gioca subito contro un bot
       *[other] Gioca subito contro { $bots } bot
    }
records = Verbali
record = Verbale
record-upload = Carica un verbale
record-upload-text = Ogni partita si può scaricare come verbale, un semplice file di testo. Caricane uno per rivederlo mossa per mossa, o per continuare a giocare da un momento qualsiasi.
record-download = Scarica il verbale

## Un nuovo tavolo

table-new = Apri un tavolo
table-new-of = Un tavolo di { $game }
table-begin = Comincia la partita
table-invite = Apri il tavolo e invita
seats = Giocatori
seats-how-many = Quanti giocatori?
chairs-title = Chi siede dove?
chair-who = Chi siede al posto { $number }
chair-me = Io ({ $name })
chair-friend = Un amico a questo schermo
chair-free = Libero, per un invito
chair-bot = Un bot
chair-friend-name = Nome dell’amico al posto { $number }
chair-bot-level = Livello del bot al posto { $number }
bot-level = Livello
bot-random = Casuale: gioca qualunque mossa lecita
bot-greedy = Avido: pesa ogni mossa
bot-thinker = Pensatore: guarda lontano
listed-label = Mostra il tavolo nella sala: chiunque può sedersi
spectators-label = Chi ha il link può guardare
clock-label = Orologio: quando il tempo è scaduto gioca un bot
clock-none = Nessun orologio
clock-move-2-minutes = 2 minuti a mossa
clock-move-10-minutes = 10 minuti a mossa
clock-move-1-day = 1 giorno a mossa
clock-move-3-days = 3 giorni a mossa
clock-game-30-minutes = 30 minuti per tutta la partita
clock-game-1-hour = 1 ora per tutta la partita
settings-title = Impostazioni della partita e regole facoltative
value-on = sì
value-off = no
value-usual = di solito
components-title = Altri componenti
components-text = Un pacchetto di componenti: una copia del file dei componenti del gioco con valori corretti
components-choose = Scegli un pacchetto di componenti

## Prima della partita

gathering-title =
    { $free ->
        [one] { $game }: c’è ancora un posto libero
       *[other] { $game }: ci sono ancora { $free } posti liberi
    }
gathering-closed = Per sederti qui ti serve un invito. Chiedi il link a chi ha aperto il tavolo.
seat-free = Libero
seat-sit = Siediti qui
seat-leave = Alzati
invitation-title = Invita i tuoi amici
invitation-text = Chi ha questo link può prendere un posto libero. La partita comincia quando non ci sono più posti liberi.
invitation-link = Link al tavolo
start = Comincia adesso
start-bots = Bot per i posti liberi

## Al tavolo

panels = Pannelli
table-things = Sul tavolo
seat-more = Altro su { $name }
hand = La tua mano
table-no-entry = Questo tavolo non si può mostrare
plain-board = Il tavolo di { $game }
plain-board-none = { $game } non ha un tabellone. Ciò che puoi fare è nella lista delle scelte, ciò che è successo nella cronaca.
title-your-turn = ● Tocca a te · { $game }
title-table = { $game } · Quattrocento
title-replay = Replay · { $game }
people =
    { $count ->
        [one] 1 persona guarda
       *[other] { $count } persone guardano
    }
waiting = Un momento…
waiting-for = Si aspetta { $names }
game-over = La partita è finita
watching = Stai a guardare: vedi ciò che è scoperto per tutti.
watching-own = Un bot gioca per te. Puoi riprendere il tuo posto quando vuoi.
options = Scelte
options-filter = Cerca una scelta
options-none = Nessuna scelta contiene queste parole.
number-less = Di meno
number-more = Di più
nothing-here = Adesso qui non si può fare niente.
becomes = diventa
picks-send = { $count ->
        [0] { $least ->
            [0] Scegline alcune
            [one] Scegline almeno una
           *[other] Scegline { $least }
        }
       *[other] Vai avanti con queste ({ $count } di { $most })
    }
why-more =
    { $count ->
        [one] Un altro motivo
       *[other] Altri { $count } motivi
    }
doubt = Sicuro?
doubt-undo-fate = Parleranno i dadi o le carte: poi non si torna indietro.
doubt-undo-reveal = Questo svela un segreto: poi non si torna indietro.
doubt-undo-turn = La scelta passa a qualcun altro: poi non si torna indietro.
doubt-play = Procedi
doubt-not = Non ancora
undo = Ritira
pass-automatically = Lascia passare da solo
pass-automatically-text = «Lascia passare da solo» rinuncia senza chiedere a ogni reazione che puoi rifiutare. Vale per un tavolo e si può spegnere in ogni momento.
habits = Abitudini di questo schermo
confirmation = Chiedere ancora una volta prima di una mossa che non si può ritirare?
confirmation-always = Sempre
confirmation-costly = Solo dove costa molto
confirmation-never = Mai
go-on-alone = Vai avanti da solo dove non c’è nulla da scegliere
go-on-alone-text = Dove la risposta dipende da carte che vedi solo tu passa un momento, così il ritmo non dice nulla.
news-title =
    { $count ->
        [one] Dalla tua ultima mossa: 1 evento
       *[other] Dalla tua ultima mossa: { $count } eventi
    }
news-open = Mostra
news-read = Letto
log = Cronaca
log-empty = Non è ancora successo niente.
log-all = Mostra tutta la cronaca
chat = Chiacchiere
chat-empty = Nessuno ha ancora detto niente.
chat-label = Di’ qualcosa
chat-send = Invia
seat-you = tu
seat-bot = bot
seat-away = assente
seat-active = sceglie
seat-hand-over = Fai giocare un bot
seat-hand-over-of = Fai giocare un bot per { $name }
seat-hand-over-text = Un bot gioca per { $name } finché il posto non viene ripreso.
seat-take-back = Torna a giocare
clock-left = Tempo rimasto
clock-expired = Il tempo di { $name } è scaduto: un bot ha fatto la mossa.
connection-cut = La connessione è caduta. Il tavolo torna da solo appena il server risponde; niente è andato perso.
socket-cut = La connessione è caduta prima che il server rispondesse: riprova.
socket-dropped = La connessione è caduta mentre la tua mossa era in viaggio. Il tavolo mostra ciò che è stato giocato: se la tua mossa manca, scegli di nuovo.
cover-title = Sceglie { $name }
cover-text = Passa lo schermo a { $name }. Adesso nessun altro deve guardare.
cover-ready = Sono { $name }
game-won =
    { $count ->
        [0] La partita è finita
        [one] Vince { $names }
       *[other] Vincono { $names }
    }
ranking = Classifica
rematch = Gioca ancora

## Mentre si aspetta

news = Che cosa è successo
news-lost = Hai perso { $thing }.
news-lost-something = La tua perdita:
news-rest =
    { $count ->
        [one] e 1 piccolo passo
       *[other] e { $count } piccoli passi
    }
news-short = Solo ciò che conta
pace = Ritmo delle mosse altrui
pace-pause = Pausa
pace-step = Una mossa avanti
pace-slow = Lento
pace-normal = Normale
pace-at-once = Subito
pace-one = Una
pace-waiting =
    { $count ->
        [one] 1 mossa in attesa
       *[other] { $count } mosse in attesa
    }
pace-go-on = Prosegui
scenes-show = Metti in scena i grandi momenti
sounds-play = Suoni nei grandi momenti
scene-again = Rivedi la scena
scene-auction = Le offerte
scene-battle = Battaglia
scene-lost = Perduto
scene-election = L’elezione
scene-scoring = Punteggio
scene-epoch = Una nuova epoca
scene-end = La fine
scene-moment = Un grande momento

## Perché è finita così

winning = Come si vince
winning-rules = Come si vince lo dicono le regole:
winning-coming = Se il prossimo punteggio fosse adesso
winning-so-far = Punti finora
account-of-game = Perché è finita così
points-title = Punti per fonte
points-total = In tutto
points-none = Questa partita non ha dato punti di cui si possa dire la fonte.
curve-title = Punti di round in round
curve-table = In tabella
round = Round
swings-title = Dove la partita è cambiata
swing-round = Round { $round }
swing-look = Rivedi la mossa

## Tasti

keys = Tasti
keys-options = Alle scelte
keys-map = Alla mappa
keys-pick = Scegli, o spiega perché no
keys-walk = Sulla mappa da un territorio all’altro, nell’elenco da una scelta all’altra
keys-map-size = Sulla mappa: più vicino, più lontano, tutta
keys-pace = Più lento, più veloce
keys-letters = Le lettere sono scorciatoie

## Il replay

replay = Replay
replay-at = Mossa { $at } di { $last }
replay-slider = Momento della partita
replay-first = All’inizio
replay-back = Una mossa indietro
replay-forward = Una mossa avanti
replay-last = Alla fine
replay-play = Fai scorrere
replay-pause = Ferma
replay-happened = Che cosa ha fatto questa mossa
replay-silent = Di questa mossa non c’è niente da dire.
replay-eyes = Con gli occhi di
replay-share = Copia il link a questo momento
replay-none = Questo replay non si può mostrare
what-if = E se…
what-if-text = Un nuovo tavolo continua da questo momento. Tu giochi i posti che scegli, i bot gli altri. A questo tavolo non cambia niente.
what-if-seats = Tu giochi
what-if-bot = Gli altri li gioca
what-if-begin = Continua da qui

## Le mappe di tutti i giochi

map-nearer = Guarda più da vicino
map-farther = Guarda da più lontano
map-whole = Mostra tutta la mappa
