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
cli-play-at = Il tavolo è pronto. Aprilo nel browser (l’indirizzo vale una volta, entro dieci minuti):
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

cli-odds =
    Che cosa avviene in una battaglia.

    Ogni gioco ha la sua pagina. Al tavolo «probabilità» dice lo stesso della battaglia in corso.
cli-odds-examples =
    quattrocento odds magnifico --help   # le opzioni di ogni gioco
    quattrocento odds ventura --help
    quattrocento odds m400 --help
cli-odds-magnifico =
    Le probabilità esatte di una battaglia di Magnifico.

    Valgono per il gioco normale (regolamento, sezione sulla matematica dei dadi): entrambi usano tutti i pezzi
    nell’ordine aerei, carri, automi, fanteria; si fa ogni intercettazione; nessuno si ritira. Al tavolo «odds» fa lo stesso.
cli-odds-magnifico-examples =
    quattrocento odds magnifico --attackers 6 --defenders 4
    quattrocento odds magnifico --attackers 3 --tanks 1 --tank 4-5 --airplanes 2 --defenders 7 --castle
    quattrocento odds magnifico --attackers 5 --sea --submarines 1 --defenders 3
    quattrocento odds magnifico --from posizione.toml --attack milan --origin rome --attackers 5   # da una posizione
cli-odds-ventura =
    L’esito di una battaglia di Ventura.

    Non ci sono dadi: se gli schieramenti sono noti l’esito è esatto. Di quelli segreti si calcolano tutti, e si dicono
    i limiti e la media. Eventi e ritirate non contano.
cli-odds-ventura-examples =
    quattrocento odds ventura --attacker acuto,crossbowmen,light_cavalry --defender garrison_este --at city_este
    quattrocento odds ventura --attacker acuto,pikemen,archers:1 --defender tartaglia,spearmen,sappers --secret defender
    quattrocento odds ventura --from posizione.toml --attack village_1 --troop 0.2   # da una posizione
cli-odds-m400 =
    La probabilità che l’attaccante vinca un combattimento di M400.

    Esatta, su tutte le mani che le carte sconosciute possono formare. Entrambi giocano per vincere: la carta più alta di un
    colore, e bonus e malus ogni volta che portano in vantaggio. Al tavolo «probabilità gallia» la dice per la tua mano.
cli-odds-m400-examples =
    quattrocento odds m400 --attacker red_4,red_bonus,green_3*2 --defender 7   # contro sette carte sconosciute
    quattrocento odds m400 --attacker red_4,green_3 --defender red_3,blue_2,5 --seen red_4*2,green_4 --seats 3
    quattrocento odds m400 --from posizione.toml --attack gallia --seat 0   # da una posizione
cli-odds-opt-attacking-hand = Le carte di chi attacca, e quante altre sono sconosciute: red_4,green_1*2,5.
cli-odds-opt-defending-hand = Le carte di chi difende, allo stesso modo; solo una parte può avere carte sconosciute.
cli-odds-opt-seen = Carte che non sono in nessuna mano nascosta: scartate, o in mano ad altri.
cli-odds-opt-seats = Quanti giocano: da questo dipende il mazzo.
cli-odds-opt-combat-from = Prende le mani da una posizione scritta o da una partita registrata: il combattimento in corso, o --attack.
cli-odds-opt-eyes = Con --from: di chi è nota la mano; altrimenti di chi deve decidere.
cli-odds-two-hands = Indica entrambe le mani: --attacker e --defender, o una posizione con --from.
cli-odds-no-seat = Il posto { $seat } non c’è: si contano da 0, e sono { $seats }.
cli-odds-combat = L’attaccante vince il combattimento con probabilità { $chance }.
cli-odds-opt-attacker = La Milizia che attacca: il suo Capitano, se c’è, e le Compagnie dalla linea I in poi; le ferite dopo i due punti.
cli-odds-opt-defender = La Milizia che difende, allo stesso modo.
cli-odds-opt-secret = Chi ha lo schieramento segreto; si calcolano tutti i suoi schieramenti.
cli-odds-opt-at = Il Territorio della battaglia, per i suoi modificatori; altrimenti non ce ne sono.
cli-odds-opt-owner = Con --at: di chi è il Dominio in cui si trova il Territorio.
cli-odds-opt-beside = Con --at: quanti Territori vicini contano per le formule del Territorio.
cli-odds-opt-battle-from = Prende le Milizie da una posizione scritta o da una partita registrata: la battaglia in corso, o --attack con --troop.
cli-odds-opt-troop = Con --from: la Milizia che attacca, per esempio 0.2 per lo spazio 2 del primo posto.
cli-odds-two-troops = Indica entrambe le Milizie: --attacker e --defender, o una posizione con --from.
cli-odds-one-of = { $option } è uno fra { $known }, non «{ $value }».
cli-odds-attack-and-troop = --attack e --troop vanno insieme.
cli-odds-other-game = Questa è una partita di { $game }.
cli-odds-the-attacker = chi attacca
cli-odds-the-defender = chi difende
cli-odds-opt-attackers = Soldati di chi attacca, prima di uno sbarco.
cli-odds-opt-tanks = Carri di chi attacca.
cli-odds-opt-tank = Dadi e colpi di un carro con le sue migliorie, per esempio 4-5.
cli-odds-opt-card = Dadi e colpi presi invece da questa carta Carro, per esempio tank_covered.
cli-odds-opt-airplanes = Aerei di chi attacca.
cli-odds-opt-gyroscopes = Giroscopi in campo.
cli-odds-opt-bomb = Ha la Bomba Anticarro.
cli-odds-opt-culverin = Ha la Colubrina Antiaerea.
cli-odds-opt-paratrooper = Chi attacca ha il Paracadutista.
cli-odds-opt-grapeshots = Mitraglie in campo.
cli-odds-opt-wagons = Carri con Pallopiombo in campo.
cli-odds-opt-bombards = Bombarde di chi attacca.
cli-odds-opt-cannons = Grancannoni di chi attacca.
cli-odds-opt-defenders = Soldati di chi difende.
cli-odds-opt-defender-tanks = Carri di chi difende.
cli-odds-opt-defender-airplanes = Aerei di chi difende.
cli-odds-opt-automaton = Chi difende ha l’Automa.
cli-odds-opt-castle = Il territorio ha un castello.
cli-odds-opt-towers = Torri del castello.
cli-odds-opt-projects = Progetti Castello di chi difende.
cli-odds-opt-landing = Soldati persi nello sbarco.
cli-odds-opt-sea = Attacco via mare: la perdita da sbarco segue dalle carte.
cli-odds-opt-submarines = Sottomarini di chi difende, con --sea.
cli-odds-opt-ships = Navi Corazzate di chi attacca, con --sea.
cli-odds-opt-double-explosion = Con l’impostazione double_explosion.
cli-odds-opt-from = Prende gli eserciti da una posizione scritta o da un verbale: la battaglia in corso, o --attack da --origin.
cli-odds-opt-attack = Con --from: il territorio attaccato.
cli-odds-opt-origin = Con --from: il territorio da cui parte l’esercito.
cli-odds-chance = Chi attacca vince con probabilità { $chance }; { $losses }
cli-odds-lost = Soldati persi
cli-odds-attacker = attacco
cli-odds-defender = difesa
cli-odds-no-game = Per { $game } non si conoscono probabilità.
cli-odds-untold = { $reason }
cli-odds-refused = { $reason } [{ $clause }]
cli-odds-landing = Con uno sbarco che ne costa { $loss } non resta nessuno dei { $attackers } soldati.
cli-odds-no-card = Non c’è la carta Carro «{ $card }»; sono: { $known }
cli-odds-tank-form = Dadi e colpi di un carro si scrivono 4-5, non «{ $value }».
cli-odds-which-tank = Con { $option } servono i valori del carro: --tank 4-5, o una carta.
cli-odds-attack-and-origin = --attack e --origin vanno insieme.

## Al tavolo

cli-play-help =
    Una mossa: il numero di una scelta, o le sue parole: { $move }.
      Dove si chiede un numero, un numero è quel numero.
    perché MOSSA   perché una mossa non vale, o che vale: perché { $why }
    annulla        ritira l’ultima mossa, se dadi, segreti e altri lo permettono
    consiglio      che cosa farebbe il bot greedy
    probabilità    di ciò che accade ora, o di un’idea: { $odds }
    regole ART     una regola: { $rules }; da solo: quella di ora
    diario [N]     che cosa è successo, o le ultime N mosse
    tavolo         disegna di nuovo il tavolo
    salva [FILE]   conserva la partita in un altro file, o dice dov’è
    record         la partita fin qui in notazione
    esci           lascia il tavolo; la partita resta
    Valgono anche why, undo, hint, odds, rules, log, board, save, help, quit.
    Una riga vuota ripete la domanda.
cli-menu-range = { $verb } da { $least } a { $most }
cli-menu-steps = { $verb } da { $least } a { $most }, a passi di { $step }
cli-menu-no-entry = Non c’è la scelta { $number }: vanno da 1 a { $most }.
cli-try-help = «aiuto» dice che cosa puoi scrivere.
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
cli-dice-roll =
    { $count ->
        [one] Lancia 1 dado. Che cosa mostra? ({ $faces })
       *[other] Lancia { $count } dadi. Che cosa mostrano? ({ $faces }; o quanti di ciascuno, in quest’ordine)
    }
cli-dice-draw = Pesca una carta dal mazzo. Quale è?
cli-dice-count =
    { $count ->
        [one] Ci vuole 1 dado, non { $number }: per esempio hit, oppure 1 0 0.
       *[other] Ci vogliono { $count } dadi, non { $number }: per esempio hit*2 blank, oppure 2 1 0.
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
cli-no-such-seat = Non c’è il posto { $seat }: vanno da 0 a { $last }.
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
