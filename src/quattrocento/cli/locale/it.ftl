# Ciò che dice il terminale in italiano.

## Pagine di aiuto

cli-help =
    Giochi di strategia dell’Italia e dell’Europa del Rinascimento, nel browser e nel terminale.

    Per cominciare: «quattrocento play». Giochi contro tre bot e ogni scelta è spiegata.
    Ogni comando ha la sua pagina: «quattrocento play --help».
cli-help-usage = Uso: { $command }
cli-help-command = COMANDO
cli-help-any-options = [OPZIONI]
cli-help-commands = Comandi
cli-help-arguments = Argomenti
cli-help-options = Opzioni
cli-help-examples = Esempi
cli-help-required = Obbligatorio.
cli-help-default = Predefinito: { $default }.

cli-opt-help = Mostra questa pagina.
cli-opt-version = Mostra la versione.
cli-opt-lang = Lingua: en o it. Altrimenti la dicono QUATTROCENTO_LANG, LC_ALL o LANG, e infine l’inglese.
cli-opt-json = Risponde in JSON, per i programmi.
cli-opt-game = Il nome del gioco, come lo elenca «quattrocento games».
cli-opt-setting = Sceglie una regola fra quelle elencate da «quattrocento games»; si può ripetere.
cli-opt-components = Gioca con i tuoi componenti: una copia corretta del file dei componenti del gioco.

cli-play =
    Gioca una partita, contro i bot o con amici allo stesso schermo.

    La partita si apre nel browser, servita da questa macchina solo per sé; si chiude con Ctrl-C. Nulla va perso:
    lo stesso comando riprende la partita non ancora finita, e --new ne comincia un’altra.

    Con --terminal giochi qui. --seed, --from, --save, --resume e --dice sono del terminale e lo sottintendono.
    A ogni domanda rispondi con il numero di una scelta, o scrivi la mossa: «attack milan», anche «att mil».
    Al tavolo «aiuto» dice che cosa puoi chiedere: perché una mossa non vale, le probabilità, un consiglio.

    La partita è salvata dopo ogni mossa. Esci quando vuoi, anche con Ctrl-C, e riprendi da dov’era.
cli-play-examples =
    quattrocento play --lang it                        # tu e tre bot
    quattrocento play --seats 3 --bots random --name Anna
    quattrocento play --humans 2 --name Anna --name Bruno
    quattrocento play --setting target_vp=40 --setting rich_start=true
    quattrocento play --terminal                       # qui invece che nel browser
    quattrocento play --dice ask                       # lanci dadi veri e scrivi che cosa mostrano
    quattrocento play --resume partita.record          # riprende una partita salvata
cli-play-opt-seats = Quanti posti; 4 dove il gioco lo permette.
cli-play-opt-bots = Quali bot siedono agli altri posti, a turno: greedy, random, o uno tuo come modulo:Classe.
cli-play-opt-humans = Quante persone giocano, ai primi posti.
cli-play-opt-seat = L’unico posto di una persona. I posti si contano da 0.
cli-play-opt-name = Il nome di una persona; ripetilo per la successiva.
cli-play-opt-seed = Seme dei dadi e dei bot: stesso seme e stesse mosse, stessa partita.
cli-play-opt-from = Comincia da una posizione scritta.
cli-play-opt-save = Conserva la partita in questo file.
cli-play-opt-resume = Riprende una partita salvata o un altro verbale.
cli-play-opt-dice = «roll»: lancia e pesca il programma. «ask»: scrivi tu che cosa hai lanciato o pescato al tavolo.

cli-play-opt-terminal = Gioca nel terminale invece che nel browser.
cli-play-opt-new = Comincia un’altra partita nel browser anche se ce n’è una non finita.
cli-play-opt-no-open = Scrive l’indirizzo, ma non lo apre.
cli-play-somebody = Giocatore
cli-play-at = Il tavolo è pronto. Aprilo nel browser (l’indirizzo vale una volta, entro dieci minuti):
cli-play-only-here = Solo questa macchina raggiunge l’indirizzo, e così gli inviti da questo tavolo. Per giocare con altri nella tua rete: quattrocento serve --host 0.0.0.0
cli-play-ended = Il server è fermo; la partita resta, e lo stesso comando la riprende.
cli-play-again-at = La partita continua. Aprila nel browser (l’indirizzo vale una volta, entro dieci minuti):
cli-opt-port = La porta su cui ascoltare; 0 ne prende una libera.

cli-serve =
    Avvia un server per altri: tavoli nel browser, su invito o aperti a tutti, in minuti o in giorni.

    I tavoli stanno in un file SQLite, o in PostgreSQL, che più server possono condividere. Un server raggiunto da
    internet sta dietro un proxy che parla TLS: docs/hosting.md spiega come.
    QUATTROCENTO_DATABASE indica il database se manca --database; QUATTROCENTO_SECRET firma i cookie.
cli-serve-examples =
    quattrocento serve --lang it                       # solo per questa macchina
    quattrocento serve --host 0.0.0.0 --port 8000      # per la rete di casa
    quattrocento serve --behind-proxy --origin https://gioca.example.org --database postgresql://utente@host/nome
cli-serve-opt-host = L’indirizzo su cui ascoltare; 0.0.0.0 sono tutti quelli di questa macchina.
cli-serve-opt-database = Un file per SQLite, o l’URL di un PostgreSQL. Altrimenti un file nella tua cartella dei dati.
cli-serve-opt-origin = Un indirizzo con cui i browser conoscono il sito, se un proxy lo cambia; si può ripetere.
cli-serve-opt-behind-proxy = Crede al proxy davanti al server su chi chiede, e se con TLS.
cli-serve-at = Quattrocento è all’indirizzo { $address }

cli-replay =
    Racconta una partita registrata, con il tavolo finale e il risultato.
cli-replay-examples =
    quattrocento replay partita.record                 # tutto scoperto
    quattrocento replay partita.record --to 50 --seat 2   # le prime 50 mosse come le ha viste il posto 2
    quattrocento replay partita.record --json
cli-replay-opt-file = Il verbale della partita.
cli-replay-opt-to = Si ferma dopo tante mosse.
cli-replay-opt-seat = La racconta come l’ha vista questo posto. Senza, tutto è scoperto. I posti si contano da 0.
cli-replay-running = La partita è ancora in corso: deve scegliere { $names }.

cli-games =
    Elenca i giochi con i posti e le impostazioni.
cli-games-examples =
    quattrocento games --lang it
    quattrocento games --json                          # per un programma
cli-games-designers = Di { $names }
cli-games-seats = Da { $least } a { $most } giocatori
cli-games-length = da { $least } a { $most } minuti · da imparare: { $weight } su 5
cli-games-first = Per una prima partita (play --first): { $advice }
cli-games-settings = Impostazioni:
cli-games-values = valori: { $values }; predefinito: { $default }

cli-rules =
    Mostra le regole articolo per articolo, le cerca per parole e dice quali hanno una prova.
cli-rules-examples =
    quattrocento rules magnifico 5.3.6                 # un articolo
    quattrocento rules magnifico 7.5                   # una sezione
    quattrocento rules magnifico --search sbarco
    quattrocento rules magnifico --coverage            # nei sorgenti, con le prove
cli-rules-opt-clause = Un articolo, un chiarimento o una sezione: MAG-5.3.6, 5.3.6, R7, 5.3. Se manca, tutti.
cli-rules-opt-search = Solo gli articoli che contengono tutte queste parole.
cli-rules-opt-coverage = Quanti articoli hanno una prova, e quali nessuna.
cli-rules-coverage = { $tested } articoli su { $clauses } hanno una prova.
cli-rules-untested = Senza prova: { $clauses }
cli-rules-no-book = Qui non c’è il regolamento di «{ $game }».
cli-rules-no-clause = Non c’è l’articolo «{ $clause }»; vanno da { $first } a { $last }.
cli-rules-nothing-found = Nessun articolo contiene tutte queste parole: { $words }
cli-rules-no-tests = Non ci sono prove da guardare: la copertura si vede nei sorgenti del progetto.

cli-components =
    Elenca i componenti di un gioco con la loro origine, o controlla un file di componenti corretti.

    Ogni valore è stampato in un regolamento, trovato in una fonte pubblica o ricostruito. Se hai la scatola e ne
    sai di più, copia il file dei componenti, correggilo, controllalo qui e gioca: «play --components FILE».
cli-components-examples =
    quattrocento components magnifico --kind cards
    quattrocento components magnifico --check miei.toml    # va bene questo file, e che cosa cambia?
cli-components-opt-check = Controlla questo file e mostra in che cosa si scosta da quello normale.
cli-components-opt-kind = Una sola tabella: cards, territories, pieces, costs…
cli-components-good =
    { $count ->
        [0] { $file } va bene. Non cambia nulla.
        [one] { $file } va bene. Cambia 1 valore:
       *[other] { $file } va bene. Cambia { $count } valori:
    }
cli-components-change = { $table } { $id }: { $key } vale { $value }
cli-components-unknown-kind = Non c’è la tabella «{ $kind }»; le tabelle sono: { $known }
cli-components-origins = Dal regolamento: vi è stampato. Da fonte pubblica: la fonte è indicata. Ricostruzione: pensato per questa edizione.

cli-simulate =
    Fa giocare molte partite ai bot e conta chi vince.

    A ogni partita i bot si spostano di un posto. Lo stesso seme dà le stesse partite, con qualunque numero
    di processi.
cli-simulate-examples =
    quattrocento simulate magnifico --games 100 --bots greedy,random --seed 1
    quattrocento simulate magnifico --seats 3 --games 1000 --jobs 4 --json   # su quattro processori
    quattrocento simulate ventura --csv partite.csv --records partite   # una riga e una trascrizione per partita
cli-simulate-opt-seats = Quanti posti; 4 dove il gioco lo permette.
cli-simulate-opt-games = Quante partite.
cli-simulate-opt-bots = Quali bot giocano, a turno: greedy, random, o uno tuo come modulo:Classe.
cli-simulate-opt-seed = Seme di tutta la serie.
cli-simulate-opt-csv = Un nuovo file con una riga per partita: seme, round, vincitori; bot, punti e posto di ognuno. Con - le righe, e nient’altro, vanno sullo standard output.
cli-simulate-opt-records = Una cartella che riceve la trascrizione di ogni partita; nessuna che c’è già viene sovrascritta.
cli-simulate-opt-jobs = Quanti processi si dividono il lavoro.
cli-simulate-progress = Si gioca
cli-simulate-summary = { $games } partite, { $ended } concluse; { $decisions } decisioni in { $seconds } secondi, { $decisions_per_second } al secondo.
cli-simulate-wins = Vittorie

cli-fuzz =
    Gioca a caso, o con un bot, e controlla strada facendo ogni promessa di un gioco.

    Una promessa mancata resta in un verbale che «quattrocento replay» apre; il codice di uscita è allora 1.
cli-fuzz-examples =
    quattrocento fuzz magnifico --decisions 100000 --seed 7
    quattrocento fuzz ventura --bot greedy   # partite che vanno dove i giocatori vogliono
    quattrocento fuzz magnifico --save-dir trovate --json   # i verbali restano in quella cartella
cli-fuzz-opt-decisions = Quante decisioni giocare, all’incirca.
cli-fuzz-opt-seed = Lo stesso seme gioca le stesse partite.
cli-fuzz-opt-bot = Quale bot gioca per la maggior parte dei posti: greedy, o uno tuo come modulo:Classe; con random decide solo il caso.
cli-fuzz-opt-save-dir = Dove conservare i verbali delle promesse mancate.
cli-fuzz-progress = Si controlla
cli-fuzz-violation = Promessa mancata: { $promise }: { $detail } (conservata in { $file })
cli-fuzz-summary =
    { $violations ->
        [0] { $decisions } decisioni in { $games } partite, { $seconds } secondi: ogni promessa è mantenuta.
        [one] { $decisions } decisioni in { $games } partite, { $seconds } secondi: 1 promessa mancata.
       *[other] { $decisions } decisioni in { $games } partite, { $seconds } secondi: { $violations } promesse mancate.
    }

## Al tavolo

cli-play-help =
    Una mossa: il numero di una scelta, o le sue parole: { $move }.
      Dove si chiede un numero, un numero è quel numero.
    perché MOSSA   perché una mossa non vale, o che vale: perché { $why }
    annulla        ritira l’ultima mossa, se dadi, segreti e altri lo permettono
    correggi       con dadi veri: riscrivi gli ultimi dadi e pesche; «indietro» a una tale domanda: quella prima
    consiglio      che cosa farebbe il bot greedy
    guarda NOME    una carta, una tessera, un luogo o un dado, o ciò che nomina una scelta: guarda { $look }, guarda 1
    probabilità    di ciò che accade ora, o di un’idea: { $odds }
    regole ART     una regola: { $rules }; da solo: quella di ora
    diario [N]     che cosa è successo, o le ultime N mosse
    tavolo         disegna di nuovo il tavolo
    salva [FILE]   conserva la partita in un altro file, o dice dov’è
    record         la partita fin qui in notazione
    esci           lascia il tavolo; la partita resta
    Valgono anche why, undo, hint, look, odds, rules, log, board, save, help, quit.
    Una riga vuota ripete la domanda.
cli-board-more = (È una parte: «tavolo» mostra tutto.)
cli-menu-range = da { $least } a { $most }
cli-menu-steps = { "," } a passi di { $step }
cli-menu-no-entry = Non c’è la scelta { $number }: vanno da 1 a { $most }.
cli-try-help = «aiuto» dice che cosa puoi scrivere.
cli-look-form = Che cosa guardi? Per esempio: guarda { $example }
cli-look-which = «{ $word }» può essere: { $known }
cli-look-near = Non c’è «{ $word }». Intendi una di queste? { $known }
cli-look-unknown = Non c’è nessuna carta, tessera, luogo o dado «{ $word }».
cli-look-nothing = Non c’è nulla da guardare in: { $move }.
cli-why-form = Quale mossa? Per esempio: perché { $example }
cli-why-legal = Ora puoi farlo: { $move }.
cli-undone = Ritirata: { $move }.
cli-hint = Il bot { $bot } sceglierebbe: { $move } ({ $notation }).
cli-saved = La partita è conservata in { $file }
cli-pass-keyboard = Passa la tastiera a { $name }; gli altri non guardano. Poi premi Invio.
cli-chooses-in-secret = { $name } sceglie in segreto.
cli-place = { $place }. { $name }
cli-game-over = La partita è finita. Il suo verbale: { $file }
cli-resume-with = La partita è salvata. Per riprenderla: { $command }
cli-unfinished-exists = C’è una partita non finita, { $file } (si riprende con --resume); questa è nuova.
cli-unfinished-resume = C’è una partita non finita, { $file }. La riprendi? [S/n]
cli-dice-for = Dadi e pesche di { $name }: { $move }
cli-dice-for-secret = Dadi e pesche di { $name }, che ha scelto in segreto
cli-dice-for-start = Dadi e pesche per preparare la partita
cli-dice-whose = { $name }:{ " " }
cli-correct-nothing = Non sono stati scritti dadi o pesche da correggere.
cli-corrected =
    { $lost ->
        [0] Corretto; le mosse successive restano.
        [one] Corretto; 1 mossa successiva non vale più e cade.
       *[other] Corretto; { $lost } mosse successive non valgono più e cadono.
    }
cli-save-in-use = Qualcuno gioca in { $file } in un’altra finestra: prima chiudi quella partita, o conserva questa in un altro file con --save.
cli-play-opt-first = Con le impostazioni per una prima partita: più breve o più semplice, come dice «quattrocento games».
cli-dice-roll =
    { $count ->
        [one] Lancia 1 dado. Che cosa mostra? ({ $faces })
       *[other] Lancia { $count } dadi. Che cosa mostrano? ({ $faces }; o quanti di ciascuno, in quest’ordine)
    }
cli-dice-draw = Pesca { $what }. Che cosa esce?
cli-dice-count =
    { $count ->
        [one] Ci vuole 1 dado, non { $number }: per esempio { $example }, oppure 1 0 0.
       *[other] Ci vogliono { $count } dadi, non { $number }: per esempio { $example }*{ $count }.
    }
cli-dice-face = «{ $word }» non è una faccia di questo dado.
cli-dice-which = «{ $word }» non si può pescare o non è chiaro. Può essere: { $known }

## Che cosa non si può

cli-unknown-game = Non c’è il gioco «{ $game }»; i giochi sono: { $known }
cli-unknown-command = Non c’è il comando «{ $command }»; i comandi sono: { $known }
cli-unknown-command-near = Non c’è il comando «{ $command }»; forse «{ $meant }»?
cli-unknown-language = Non c’è la lingua «{ $language }»; le lingue sono: { $known }
cli-unknown-bot = Non c’è il bot «{ $bot }»; i bot sono: { $known }
cli-no-bot = «{ $bot }» non è un bot: { $detail }
cli-bot-in-terminal = «{ $bot }» gioca solo nel terminale: aggiungi --terminal, o fallo entrare con un entry point.
cli-bots-missing = --bots non nomina nessun bot; i bot sono: { $known }
cli-no-such-option = Qui non c’è l’opzione { $option }.
cli-no-such-option-near = Qui non c’è l’opzione { $option }; forse { $meant }?
cli-option-needs-value = A { $option } manca un valore.
cli-parameter-missing = Manca { $parameter }.
cli-too-many-arguments = Argomenti di troppo: { $extra }
cli-number-least = { $option }: ci vuole un numero intero da { $least } in su, non «{ $value }».
cli-number-between = { $option }: ci vuole un numero intero da { $least } a { $most }, non «{ $value }».
cli-setting-form = Una regola si sceglie con nome=valore, non «{ $value }».
cli-not-both = { $one } non va insieme a { $other }.
cli-humans-or-seat = --humans e --seat non vanno insieme.
cli-too-many-people = { $humans } persone non stanno in { $seats } posti.
cli-too-many-bots = { $bots } bot non stanno in { $seats } posti.
cli-too-many-names = Ci sono { $names } nomi per { $people } persone.
cli-name-form = Un nome sta su una riga e non è vuoto.
cli-no-such-seat = Non c’è il posto { $number }: vanno da 0 a { $last }.
cli-dice-choice = --dice è roll o ask, non «{ $value }».
cli-serve-origin-form = Un’origine si scrive https://gioca.example.org, non «{ $value }».
cli-server-refused = Il server non dà un tavolo: { $detail }
cli-server-missing = Per giocare nel browser e per ospitare serve { $package }, che qui manca: pip install 'quattrocento[server]'. Nel terminale: quattrocento play --terminal
cli-output-failed = Non si può scrivere quello che c’è da mostrare: { $detail }
cli-file-exists = { $file } c’è già: scegli un altro nome.
cli-save-exists = { $file } c’è già: riprendilo con --resume, o scegli un altro nome.
cli-file-missing = { $file }: non c’è un file così.
cli-file-folder = { $file } è una cartella, non un file.
cli-file-not-text = { $file } non è un testo in UTF-8.
cli-file-unreadable = { $file } non si può leggere: { $detail }
cli-file-unwritable = { $file } non si può scrivere: { $detail }
cli-file-wrong = { $file }: { $detail }
cli-file-wrong-line = { $file }, riga { $line }: { $detail }

cli-odds =
    Che cosa avviene in una battaglia.

    Descrivi le due parti con le parole del gioco, o prendile da una posizione o da un verbale con --from: allora si parla
    della battaglia in corso, o di un’idea a parole, come «probabilità» la accetta al tavolo. Senza parole il comando elenca
    ciò che si può descrivere.
cli-odds-examples =
    quattrocento odds magnifico   # ciò che si può descrivere
    quattrocento odds magnifico attackers=6 defenders=4 castle
    quattrocento odds ventura attacker=acuto,crossbowmen defender=garrison_este at=city_este
    quattrocento odds m400 attacker=red_4,red_bonus defender=7
    quattrocento odds magnifico milano da roma 5 --from posizione.toml   # un’idea, in una posizione
cli-odds-opt-words = Ciò che si descrive, come NOME=VALORE; con --from un’idea, come al tavolo.
cli-odds-opt-from = Prende le due parti da una posizione in testo o da un verbale.
cli-odds-opt-seat = Con --from: con gli occhi di chi; altrimenti di chi deve scegliere.
cli-odds-stated = Ciò che si può descrivere di una battaglia di { $game }:
cli-odds-other-game = Questo è un verbale di { $game }.
cli-odds-no-game = Di { $game } non si conoscono probabilità.
cli-odds-untold = { $reason }

cli-options =
    Che cosa si può scegliere in una posizione, e che cosa costa e porta ogni scelta.

    La posizione viene da una posizione in testo o dalla fine di un verbale; la si guarda con gli occhi di un posto.
cli-options-examples =
    quattrocento options magnifico posizione.toml
    quattrocento options venetia partita.record --seat 1 --json
cli-options-opt-from = Una posizione in testo, o un verbale.
cli-options-opt-seat = Con gli occhi di chi; altrimenti di chi deve scegliere.
cli-options-none = { $name } qui non ha nulla da scegliere.

cli-score =
    Perché una partita registrata sta così: ogni punto per fonte e per round, e la partita in frasi.
cli-score-examples =
    quattrocento score partita.record
    quattrocento score partita.record --json
cli-score-opt-record = Il verbale della partita.
cli-score-none = Nessuno ha ancora fatto punti.
cli-score-source = Punti per fonte
cli-score-round = Alla fine del round
