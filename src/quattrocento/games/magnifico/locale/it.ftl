# Ciò che dice Magnifico in italiano.
# I messaggi che cominciano con "part-" sono pezzi di altre frasi.

## Pezzi di frasi

# "Ad" davanti ai nomi che cominciano per a.
part-in-territory =
    { $territory ->
        [Amburgo] ad Amburgo
        [Atene] ad Atene
       *[other] a { $territory }
    }
part-in-target =
    { $target ->
        [Amburgo] ad Amburgo
        [Atene] ad Atene
       *[other] a { $target }
    }
part-in-noun =
    { $noun ->
        [Amburgo] ad Amburgo
        [Atene] ad Atene
       *[other] a { $noun }
    }
part-soldiers =
    { $soldiers ->
        [one] 1 soldato
       *[other] { $soldiers } soldati
    }
part-tanks =
    { $tanks ->
        [one] 1 carro
       *[other] { $tanks } carri
    }
part-airplanes =
    { $airplanes ->
        [one] 1 aereo
       *[other] { $airplanes } aerei
    }
part-machines =
    { $tanks ->
        [0] { part-airplanes }
       *[other]
            { $airplanes ->
                [0] { part-tanks }
               *[other] { part-tanks } e { part-airplanes }
            }
    }
part-group =
    { $soldiers ->
        [0] { part-machines }
       *[other]
            { $tanks ->
                [0]
                    { $airplanes ->
                        [0] { part-soldiers }
                       *[other] { part-soldiers } e { part-airplanes }
                    }
               *[other]
                    { $airplanes ->
                        [0] { part-soldiers } e { part-tanks }
                       *[other] { part-soldiers }, { part-tanks } e { part-airplanes }
                    }
            }
    }
part-captured =
    { $tanks ->
        [0]
            { $airplanes ->
                [0] .
               *[other] { " " }e cattura { part-machines }.
            }
       *[other] { " " }e cattura { part-machines }.
    }
part-florins =
    { $florins ->
        [one] 1 fiorino
       *[other] { $florins } fiorini
    }
part-price =
    { $florins ->
        [0] senza spesa
       *[other] per { part-florins }
    }
part-points =
    { $points ->
        [one] 1 punto
       *[other] { $points } punti
    }
part-hits =
    { $hits ->
        [0] nessun colpo a segno
        [one] 1 colpo a segno
       *[other] { $hits } colpi a segno
    }
part-blanks = { $blanks } a vuoto
part-explosions =
    { $explosions ->
        [0] nessuna esplosione
        [one] 1 esplosione
       *[other] { $explosions } esplosioni
    }
part-dice =
    { $dice ->
        [one] 1 dado
       *[other] { $dice } dadi
    }
part-misses =
    { $blanks ->
        [0] { part-explosions }
       *[other]
            { $explosions ->
                [0] { part-blanks }
               *[other] { part-blanks } e { part-explosions }
            }
    }
part-roll =
    { $hits ->
        [0] { part-misses }
       *[other]
            { $blanks ->
                [0]
                    { $explosions ->
                        [0] { $hits } a segno
                       *[other] { $hits } a segno e { part-explosions }
                    }
               *[other]
                    { $explosions ->
                        [0] { $hits } a segno e { part-blanks }
                       *[other] { $hits } a segno, { part-blanks } e { part-explosions }
                    }
            }
    }
part-kills =
    { $kills ->
        [0] Nessun nemico cade.
        [one] Cade 1 nemico.
       *[other] Cadono { $kills } nemici.
    }
part-return-fire =
    { $explosions ->
        [0] { "" }
        [one] { " " }Il fuoco di risposta costa 1 soldato.
       *[other] { " " }Il fuoco di risposta costa { $explosions } soldati.
    }
part-crashes =
    { $explosions ->
        [0] { "" }
        [one] { " " }Precipita 1 aereo.
       *[other] { " " }Precipitano { $explosions } aerei.
    }

## Esempi di ciò che si può scrivere

example-move = attack milan, attacca mil, milano
example-why = attacca roma
example-odds = probabilità milano da roma 5 2 1
example-rules = regole 7.5.4, regole sbarco

## Ciò che è accaduto

event-rolled = { $seat } tira i dadi: { part-roll }.
event-took-leonardo = { $seat } prende la carta Leonardo ed è Il Magnifico.
event-colour-chosen = { $seat } sceglie il colore { $colour }.
event-castle-placed = { $seat } fonda un castello { part-in-territory } con { part-soldiers } e riceve { part-florins }.
event-round-began = Comincia il round { $round }.
event-income-paid =
    { $lost ->
        [0] { $seat } incassa { part-florins }.
       *[other] { $seat } incassa { part-florins }, di cui { $lost } persi oltre il limite.
    }
event-recruited-everywhere =
    { $soldiers ->
        [one] { $seat } recluta 1 soldato.
       *[other] { $seat } recluta { $soldiers } soldati, uno per territorio.
    }
event-recruited = { $seat } recluta un soldato { part-in-territory }.
event-card-shown = All’asta: { $card }.
event-bid-sealed = { $seat } prepara un’offerta segreta.
event-bid-revealed = { $seat } offre { part-florins }.
event-bought = { $seat } compra { $card } per { part-florins }.
event-declined = { $seat } non compra nulla.
event-unsold = Nessuno compra { $card }.
event-turn-began = { $seat } comincia il turno.
event-passed = { $seat } termina il turno.
event-fielded = { $seat } mette in campo { $card } { part-price }.
event-art-scored = { $seat } segna { part-points } con { $card }.
event-tank-built = { $seat } costruisce un carro { part-in-territory } { part-price }.
event-airplane-built = { $seat } costruisce un aereo { part-in-territory } { part-price }.
event-tower-built = { $seat } innalza una torre { part-in-territory } { part-price }.
event-castle-built = { $seat } costruisce un castello { part-in-territory } { part-price }.
event-first-tank = Il primo carro della storia: { part-points } per { $seat }.
event-first-airplane = Il primo aereo della storia: { part-points } per { $seat }.
event-first-perfect-city = La prima Città Perfetta: { part-points } per { $seat }.
event-invaded = { $seat } invade { $target } da { $origin } con { part-group }.
event-moved = { $seat } sposta { part-group } da { $origin } { part-in-target }.
event-attacked = { $seat } attacca { $target } da { $origin } con { part-group }.
event-landed =
    { $soldiers ->
        [0] { $seat } sbarca { part-in-territory } senza perdite.
       *[other] { $seat } perde { part-soldiers } nello sbarco { part-in-territory }.
    }
event-sequence-fixed = { $seat } fissa la sequenza degli assalti: { $sequence }.
event-infantry-fought = { $seat } va all’assalto con la fanteria: { part-roll }. { part-kills }{ part-return-fire }{ $felled ->
        [0] { "" }
        [one] { " " }Crolla 1 torre.
       *[other] { " " }Crollano { $felled } torri.
    }
event-airplanes-declared = { $seat } manda all’assalto { part-airplanes }.
event-airplanes-fought = { $seat } va all’assalto dal cielo: { part-roll }. { part-kills }{ part-crashes }
event-tank-fired = { $seat } fa fuoco con un carro, { part-dice }: { part-explosions }. { part-kills }
event-tank-exploded = Il carro salta in aria e travolge tutta la fanteria di { $seat }.
event-tank-lost = { $seat } perde il carro.
event-automata-fought = { $seat } va all’assalto con gli automi, { part-dice }: { part-hits }. { part-kills }
event-intercepted = { $seat } intercetta: { part-roll }. { $destroyed ->
        [0] Nessuna macchina nemica va distrutta.
        [one] Va distrutta 1 macchina nemica.
       *[other] Vanno distrutte { $destroyed } macchine nemiche.
    }{ part-crashes }
event-not-intercepted = { $seat } non intercetta.
event-paratrooper-jumped =
    { $hits ->
        [0]
            { $explosions ->
                [0] Il paracadutista di { $seat } si lancia invano.
               *[other] Il paracadutista di { $seat } si lancia invano e l’aereo precipita.
            }
       *[other] Il paracadutista di { $seat } apre il castello, che non protegge più in questa battaglia.
    }
event-retreated = { $seat } si ritira da { $territory }.
event-repelled = { $seat } conserva { $territory }{ part-captured }
event-conquered = { $seat } conquista { $territory }{ part-captured }
event-tank-scrapped = { $seat } smantella un carro { part-in-territory }.
event-airplane-scrapped = { $seat } smantella un aereo { part-in-territory }.
event-scored =
    { $points ->
        [0] { $seat } non segna punti.
       *[other] { $seat } segna { part-points }{ $leonardo ->
            [0] { "" }
           *[other] { " · " }Leonardo { $leonardo }
        }{ $workshop ->
            [0] { "" }
           *[other] { " · " }Bottega { $workshop }
        }{ $court ->
            [0] { "" }
           *[other] { " · " }Grande Corte { $court }
        }{ $crown ->
            [0] { "" }
           *[other] { " · " }Corona Imperiale { $crown }
        }{ $cities ->
            [0] { "" }
           *[other] { " · " }Città Perfette { $cities }
        }
    }
event-won = { $seat } raggiunge { part-points } e vince la partita!

## Quanto costa e rende una scelta: i segni sul suo pulsante

account-florins =
    { $count ->
        [one] fiorino
       *[other] fiorini
    }
account-points =
    { $count ->
        [one] punto
       *[other] punti
    }
account-territories =
    { $count ->
        [one] territorio
       *[other] territori
    }
account-castles =
    { $count ->
        [one] castello
       *[other] castelli
    }
account-towers =
    { $count ->
        [one] torre
       *[other] torri
    }
account-soldiers =
    { $count ->
        [one] soldato
       *[other] soldati
    }
account-tanks =
    { $count ->
        [one] carro
       *[other] carri
    }
account-airplanes =
    { $count ->
        [one] aereo
       *[other] aerei
    }
account-archive =
    { $count ->
        [one] carta in archivio
       *[other] carte in archivio
    }
account-fielded =
    { $count ->
        [one] carta in campo
       *[other] carte in campo
    }
effect-at-scoring = { $amount } al punteggio
effect-income = { $amount } fiorini a round
effect-highest-bid = nessuno può superarti
effect-leonardo = Leonardo è tuo
effect-keeps-leonardo = Leonardo resta a te
effect-keeps-bid = tieni { $florins } fiorini
effect-closes-fielding = poi niente progetti
effect-closes-machines = poi niente macchine
effect-closes-towers = poi niente torri
effect-closes-invading = poi niente invasioni
effect-last-war = ultima guerra del turno
effect-movements-now = tutti gli spostamenti ora
effect-movements-lost =
    { $count ->
        [one] 1 spostamento non usato
       *[other] { $count } spostamenti non usati
    }
effect-stay = { $soldiers } restano
effect-falls = { $territory } cade
effect-lost = perdi { $territory }
effect-repelled = { $territory } resiste
effect-army-lost = perdi l’esercito
effect-may-be = forse { $effect }
effect-castle-opens = il castello si apre
effect-retreat = ritorno: { $origin }
effect-unfired =
    { $count ->
        [one] 1 carro non spara
       *[other] { $count } carri non sparano
    }
effect-their-go = tocca a { $seat }
effect-round-ends = finisce il round
effect-wins = { $seat } vince

## Da dove vengono i punti

source-leonardo = Carta Leonardo
source-workshop = Bottega
source-court = Grande Corte
source-crown = Corona Imperiale
source-cities = Città Perfette
source-art = Opere d’arte
source-first-works = Prime Opere

## Come si vince

winning-goal = Chi per primo arriva a { $points } punti vince subito.
winning-leonardo = Leonardo: alla fine di ogni round, { part-points } a chi ha la sua carta.
winning-workshop = Bottega: alla fine di ogni round, { part-points } a chi ha più carte utilizzabili in campo.
winning-court = Grande Corte: alla fine di ogni round, { part-points } a chi ha più castelli.
winning-crown = Corona Imperiale: alla fine di ogni round, { part-points } a chi ha più territori.
winning-tie = Due a pari merito segnano 1 punto ciascuno; tre o più, nessuno.
winning-second = Anche un solo secondo segna 1; i primi a pari merito segnano 1 ciascuno.
winning-cities = Città Perfetta: un castello con quattro torri segna { part-points } alla fine di ogni round.
winning-first-works = Prime Opere: primo carro, primo aereo e prima Città Perfetta segnano subito { part-points } ciascuno.
winning-art = Le opere d’arte segnano i loro punti una volta, quando vanno in campo.
winning-order = Al punteggio conta prima chi ha più punti: così vince per primo.

## Perché una carta non si può comprare o mettere in campo, sulla carta stessa

obstacle-owned = ne hai già una
obstacle-tank-card = serve una carta Carro
obstacle-airplane-card = serve una carta Aereo
obstacle-hook = nessun gancio libero
obstacle-money = troppo cara: { part-florins }
obstacle-step = troppo tardi in questo turno

## Perché no

why-colour-taken = Il colore { $colour } è già preso: scegline un altro.
why-place-taken = { $territory } ha già un padrone: il primo castello vuole un territorio libero.
why-place-borders = { $territory } confina con un altro castello: scegli un territorio che non ne tocchi.
why-not-yours = { $territory } non ti appartiene: scegli un tuo territorio.
why-recruited-there = { $territory } ha già la sua recluta: scegli un altro tuo territorio.
why-bid-low = L’offerta minima è di { part-florins }.
why-bid-high = Puoi offrire al massimo { part-florins }.
why-bid-uneven = Le offerte vanno a passi di { part-florins }.
why-not-at-auction = { $card } non è all’asta: scegli una delle carte esposte.
why-one-machine-card = Non puoi comprare { $card }: nessuno può avere due carte Carro o due carte Aereo.
why-needs-tank-card = { $card } richiede una carta Carro in campo.
why-needs-airplane-card = { $card } richiede una carta Aereo in campo.
why-no-hook = { $card } richiede un gancio libero sulla tua carta Aereo, e sono tutti occupati.
why-money = Servono { part-florins }: ne hai di meno.
why-not-in-archive = { $card } non è nel tuo archivio: solo da lì si mettono in campo le carte.
why-step-closed = Hai già iniziato una fase successiva del turno: questa si riapre al tuo prossimo turno.
why-no-castle = { $territory } non ha un castello: carri, aerei e torri lo richiedono.
why-no-tank-card = Per costruire carri ti serve una carta Carro.
why-no-airplane-card = Per costruire aerei ti serve una carta Aereo.
why-castle-produced = Il castello di { $territory } ha già costruito una macchina in questo turno: una è il limite.
why-supply-empty = Nella riserva non ne restano.
why-castle-full = Il castello di { $territory } ha già tutte le sue torri.
why-castle-raised = Il castello di { $territory } ha già avuto una torre in questo turno: una è il limite.
why-castle-there = { $territory } ha già un castello: scegli un territorio che non ne abbia.
why-no-way = { $territory } non ha qui una via per terra o su uno stesso mare: scegli un territorio collegato.
why-leads-nowhere = Da { $territory } nessuna via, per terra o su uno stesso mare, porta a un altro tuo territorio.
why-already-there = I pezzi sono già in { $territory }: scegli un altro territorio.
why-machines-unusable = Per usare queste macchine ti serve prima la loro carta in campo.
why-from-first = Prima scegli da dove vengono i pezzi.
why-to-first = Prima scegli dove vanno i pezzi.
why-soldiers-first = Prima scegli quanti soldati vanno.
why-tanks-first = Prima scegli quanti carri vanno.
why-chosen-before = Questo è già stato scelto.
why-no-machine-there = In { $territory }, da dove vengono i pezzi, non ci sono macchine di questo tipo.
why-number =
    { $most ->
        [0] Qui è possibile solo 0.
       *[other] Scegli un numero da { $least } a { $most }.
    }
why-not-free = { $territory } ha un padrone: si invadono solo territori liberi.
why-out-of-reach = { $territory } non confina con un tuo territorio né si affaccia sullo stesso mare.
why-last-soldier = L’ultimo soldato di un territorio deve restare: devono essercene almeno due.
why-one-movement = Fai almeno uno spostamento prima di fermarti.
why-moved = In questo turno hai già spostato le tue truppe.
why-nothing-to-move = Nessuno dei tuoi pezzi può raggiungere un altro tuo territorio.
why-no-self-destruct = Le macchine si smantellano solo con l’impostazione «Autodistruzione».
why-no-machine = In { $territory } non hai macchine di questo tipo da smantellare.
why-not-in-battle = La battaglia non è in { $territory }: finché dura si smantellano solo le macchine che vi combattono.
why-not-enemy = { $territory } non è in mano nemica: si attaccano solo territori nemici.
why-three-wars = Hai già dichiarato tutte le guerre che un turno consente.
why-last-territory = { $territory } è l’ultimo territorio di chi lo possiede: non si può attaccare.
why-landing =
    { $count ->
        [one] Lo sbarco costa 1 soldato: mandane più di 1 e lasciane uno a presidio.
       *[other] Lo sbarco costa { $count } soldati: mandane più di { $count } e lasciane uno a presidio.
    }
why-defender-stays = Solo chi attacca può ritirarsi: chi difende combatte fino in fondo.
why-can-win = Puoi ritirarti solo quando non puoi eliminare nemmeno un soldato nemico.
why-go-begun = Si può fare solo all’inizio della tua mano, prima di ogni assalto.
why-assault-owed = In ogni mano devi fare almeno un assalto con fanteria, carri o aerei.
why-no-sequence = La sequenza degli assalti si fissa solo con l’impostazione «Sequenza degli assalti».
why-sequence-fixed = In questa mano hai già fissato la sequenza dei tuoi assalti.
why-sequence-names = Una sequenza comprende tutti i tuoi assalti e nessun altro; un assalto solo non ne ha bisogno.
why-sequence-first = Prima fissa la sequenza dei tuoi assalti.
why-sequence-passed = Nella sequenza che hai fissato questo assalto veniva prima.
why-no-automata = Gli automi assaltano una volta per mano, in difesa, con un Automa in campo e una torre sul castello.
why-assault-made = In questa mano hai già fatto questo assalto.
why-no-usable-tank = Ti serve un carro in questa battaglia, e una carta Carro per usarlo.
why-no-usable-airplane = Ti serve un aereo in questa battaglia, e una carta Aereo per usarlo.

## Domande

ask-colour = { $seat }, quale colore scegli?
ask-first-castle = { $seat }, dove fondi il tuo primo castello?
ask-recruit = { $seat }, i soldati non bastano per tutti i tuoi territori: quale ne riceve uno?
ask-bids = Quanto offri, in segreto?
ask-buy = { $seat }, quale carta compri?
ask-turn = { $seat }, che cosa fai nel tuo turno?
ask-invade-from = { $seat }, da dove invadi { $target }?
ask-invade-soldiers = { $seat }, quanti soldati vanno da { $origin } { part-in-target }?
ask-invade-tanks = { $seat }, quanti carri vanno da { $origin } { part-in-target }?
ask-invade-airplanes = { $seat }, quanti aerei vanno da { $origin } { part-in-target }?
ask-attack-from = { $seat }, da dove attacchi { $target }?
ask-attack-soldiers = { $seat }, quanti soldati attaccano { $target } da { $origin }?
ask-attack-tanks = { $seat }, quanti carri attaccano { $target } da { $origin }?
ask-attack-airplanes = { $seat }, quanti aerei attaccano { $target } da { $origin }?
ask-movements = { $seat }, da dove sposti truppe?
ask-movement-to = { $seat }, dove sposti le truppe di { $origin }?
ask-movement-soldiers = { $seat }, quanti soldati sposti da { $origin } { part-in-target }?
ask-movement-tanks = { $seat }, quanti carri sposti da { $origin } { part-in-target }?
ask-movement-airplanes = { $seat }, quanti aerei sposti da { $origin } { part-in-target }?
ask-go = { $seat }, è la tua mano: che cosa fai?
ask-cannons = { $seat }, quanti Grancannoni usi?
ask-fire-again = { $seat }, fai fuoco con il prossimo carro?
ask-intercept =
    { $against ->
        [0] { $seat }, con quanti aerei intercetti i carri nemici?
       *[other] { $seat }, con quanti aerei intercetti gli aerei nemici?
    }
ask-paratrooper = { $seat }, mandi un paracadutista contro il castello?

## Mosse

move-colour = Scegli il colore { $noun }
move-place = Fonda il primo castello { part-in-noun }
move-recruit = Recluta { part-in-noun }
move-bid =
    { $noun ->
        [one] Offri 1 fiorino
       *[other] Offri { $noun } fiorini
    }
move-buy = Compra { $noun }
move-decline = Non comprare nulla
move-field = Metti in campo { $noun }
move-tank = Costruisci un carro { part-in-noun }
move-airplane = Costruisci un aereo { part-in-noun }
move-tower = Innalza una torre { part-in-noun }
move-invade = Invadi { $noun }
move-attack = Attacca { $noun }
move-castle = Costruisci un castello { part-in-noun } e termina il turno
move-move = Sposta truppe
move-pass = Termina il turno
move-from = Da { $noun }
move-to = Verso { $noun }
move-soldiers =
    { $noun ->
        [0] Nessun soldato
        [one] 1 soldato
       *[other] { $noun } soldati
    }
move-tanks =
    { $noun ->
        [0] Nessun carro
        [one] 1 carro
       *[other] { $noun } carri
    }
move-airplanes =
    { $noun ->
        [0] Nessun aereo
        [one] 1 aereo
       *[other] { $noun } aerei
    }
move-stop = Fermati qui
move-sequence = Assalta in questa sequenza: { $noun }
move-infantry =
    { $noun ->
        [one] Assalta con 1 soldato
       *[other] Assalta con { $noun } soldati
    }
move-fire = Fai fuoco con un carro
move-fly =
    { $noun ->
        [one] Assalta con 1 aereo
       *[other] Assalta con { $noun } aerei
    }
move-automata = Assalta con gli automi
move-retreat = Ritirati
move-end = Termina la mano
move-cannons =
    { $noun ->
        [0] Non usare Grancannoni
        [one] Usa 1 Grancannone
       *[other] Usa { $noun } Grancannoni
    }
move-intercept =
    { $noun ->
        [0] Non intercettare
        [one] Intercetta con 1 aereo
       *[other] Intercetta con { $noun } aerei
    }
move-paratrooper =
    { $noun ->
        [yes] Manda il paracadutista
       *[no] Non mandare il paracadutista
    }
move-scrap-tank = Smantella un carro { part-in-noun }
move-scrap-airplane = Smantella un aereo { part-in-noun }

## Il tavolo nel terminale

board-setup = Preparazione · si vince a { $target } punti
board-round = Round { $round } · si vince a { $target } punti
board-won = { $seat } ha vinto
board-leonardo = ★ Leonardo: { $seat }
board-turn =
    { $moved ->
        [0] { $seat } gioca il turno · guerre { $wars } su { $most } · truppe ancora da spostare
       *[other] { $seat } gioca il turno · guerre { $wars } su { $most } · truppe già spostate
    }
board-first-works = Prime Opere ancora da compiere: { $works }
board-first-tank = carro
board-first-airplane = aereo
board-first-perfect-city = Città Perfetta
board-tank = c
board-airplane = a
board-legend-soldiers = A3 tre soldati di A
board-legend-castle = ♜2 castello con 2 torri
board-legend-machines = c1 a1 carro, aereo
board-legend-free = ○ libero
board-legend-frontier = · confine
board-legend-strait = = stretto
board-legend-alps = ^ Confederazione Elvetica
board-legend-battle = ! battaglia
board-free = liberi
board-player = Nome
board-colour = Colore
board-points = Punti
board-florins = Fiorini
board-territories = Territori
board-castles = Castelli
board-cities = Città Perf.
board-soldiers = Riserva
board-fielded = Campo
board-archived = Archivio
board-field = in campo: { $cards }
board-archive = archivio: { $cards }
board-auction = All’asta: { $cards }
board-sealed = Offerte pronte: { $seats }
board-own-bid =
    { $florins ->
        [one] la tua offerta: 1 fiorino
       *[other] la tua offerta: { $florins } fiorini
    }
board-offers = Offerte: { $offers }
board-rank = devono ancora scegliere: { $seats }
board-decks = Mazzi: macchine { $machines }, progetti { $projects }
board-under = in fondo al mazzo: { $cards }
board-box = fuori dal gioco: { $cards }
board-supplies = Riserva: carri { $tanks }, aerei { $airplanes }, castelli { $castles }, torri { $towers }
board-battle = Battaglia per { $target }
board-attacker = { $mark } { $seat } attacca da { $origin } con { part-group }
board-defender =
    { $level ->
        [0] { $mark } { $seat } difende con { part-group }
       *[other] { $mark } { $seat } difende con { part-group } dietro un castello di livello { $level }
    }
board-opened = Un paracadutista ha aperto il castello: nessuna protezione
board-sequence = Sequenza degli assalti: { $sequence }
board-go = Mano di { $seat }
board-go-made = Mano di { $seat }, dopo { $assaults }
board-infantry = fanteria
board-tanks = carri
board-airplanes = aerei
board-automata = automi

## Probabilità

odds-battle = Chi attacca vince con probabilità { $chance }; { $losses }
odds-war = { $attacker } prende { $territory } a { $defender } con probabilità { $chance }; { $losses }
odds-losses = perdite medie: chi attacca { $attacker }; chi difende { $defender } (gioco normale).
odds-soldiers = { $number } soldati
odds-tanks = { $number } carri
odds-airplanes = { $number } aerei
odds-origin = { $territory } = { $chance }
odds-number = { $number } = { $chance }
odds-most = Con il massimo: { $losses }
odds-options = Probabilità di vittoria (con il massimo di ciò che si chiede poi): { $answers }
odds-landing =
    { $soldiers ->
        [one] Nello sbarco va perso 1 soldato.
       *[other] Nello sbarco vanno persi { $soldiers } soldati.
    }
odds-lost =
    { $soldiers ->
        [0] Nessun soldato perso: chi attacca { $chance_attacker }, chi difende { $chance_defender }
        [one] 1 soldato perso: chi attacca { $chance_attacker }, chi difende { $chance_defender }
       *[other] { $soldiers } soldati persi: chi attacca { $chance_attacker }, chi difende { $chance_defender }
    }
odds-towers =
    { $towers ->
        [0] Nessuna torre rimasta: { $chance }
        [one] 1 torre rimasta: { $chance }
       *[other] { $towers } torri rimaste: { $chance }
    }
odds-in-assault = L’assalto in corso non è contato.
odds-pack = Le probabilità valgono per i dadi e i castelli stampati; questi componenti li cambiano.
odds-nothing = Non c’è un attacco né una battaglia. Indicane uno: probabilità milano da roma 5 2 1 (soldati, carri, aerei).
odds-form = Si scrive così: probabilità milano da roma 5 2 1 (soldati, carri, aerei).
odds-too-large = Questi eserciti sono troppo grandi per un calcolo esatto.
odds-no-territory = «{ $word }» non è un territorio, o potrebbe essere più d’uno.
odds-none-lands = Con uno sbarco che ne costa { $loss } non resta nessuno dei { $attackers } soldati.
odds-no-tank-card = Non c’è la carta Carro «{ $word }»; sono: { $known }
odds-tank-form = Dadi e colpi di un carro si scrivono 4-5, non «{ $value }».
odds-which-tank = Con «{ $tanks }» servono i valori del carro: { $tank }=4-5, o una carta.

## Che cosa si può dire di una battaglia

odds-example =
    Per esempio:
    quattrocento odds magnifico attackers=6 defenders=4
    quattrocento odds magnifico attackers=3 tanks=1 tank=4-5 airplanes=2 defenders=7 castle
    quattrocento odds magnifico attackers=5 sea submarines=1 defenders=3
    quattrocento odds magnifico --from position.toml milano da roma 5 2 1
odds-opt-attackers = Soldati di chi attacca, prima di uno sbarco.
odds-opt-tanks = Carri di chi attacca.
odds-opt-tank = Dadi e colpi dei carri di chi attacca con le loro migliorie, per esempio 4-5.
odds-opt-tank-card = Dadi e colpi presi invece da questa carta Carro, per esempio tank_covered.
odds-opt-airplanes = Aerei di chi attacca.
odds-opt-gyroscopes = Giroscopi di chi attacca.
odds-opt-bomb = Chi attacca ha la Bomba Anticarro.
odds-opt-culverin = Chi attacca ha la Colubrina Antiaerea.
odds-opt-paratrooper = Chi attacca ha il Paracadutista.
odds-opt-grapeshots = Mitraglie di chi attacca.
odds-opt-wagons = Carri con Pallopiombo di chi attacca.
odds-opt-bombards = Bombarde di chi attacca.
odds-opt-cannons = Grancannoni di chi attacca.
odds-opt-defenders = Soldati di chi difende.
odds-opt-defender-tanks = Carri di chi difende.
odds-opt-defender-tank = Dadi e colpi dei carri di chi difende.
odds-opt-defender-tank-card = Dadi e colpi presi invece da questa carta Carro.
odds-opt-defender-airplanes = Aerei di chi difende.
odds-opt-defender-gyroscopes = Giroscopi di chi difende.
odds-opt-defender-bomb = Chi difende ha la Bomba Anticarro.
odds-opt-defender-culverin = Chi difende ha la Colubrina Antiaerea.
odds-opt-defender-grapeshots = Mitraglie di chi difende.
odds-opt-defender-wagons = Carri con Pallopiombo di chi difende.
odds-opt-automaton = Chi difende ha l’Automa.
odds-opt-castle = Il territorio ha un castello.
odds-opt-towers = Torri del castello.
odds-opt-castle-projects = Progetti Castello di chi difende.
odds-opt-landing = Soldati persi nello sbarco.
odds-opt-sea = Attacco via mare: la perdita da sbarco segue dalle carte.
odds-opt-submarines = Sottomarini di chi difende, con «sea».
odds-opt-ships = Navi Corazzate di chi attacca, con «sea».

## Che cosa non va in un file di componenti

pack-cards = le carte devono essere { $wanted } in tutto, non { $count }
pack-players = players: ci vuole { $wanted }, non { $count }
pack-parameter = params: ci vuole { $known }, non { $key }
pack-no-parameter = params: qui non ci vuole nulla, nemmeno { $key }
pack-parameter-missing = params: manca { $key }
pack-multiple = { $name }: ci vuole un multiplo di { $unit }, non { $value }
pack-pieces = count: per cominciare ne servono almeno { $least }, non { $count }
pack-border = borders: { $other } non è un territorio che confini a sua volta con { $here }
pack-strait = between: ci vogliono due territori
pack-setting = { $name }: ci vuole { $wanted }: un file di componenti non cambia le impostazioni

## Che cosa non va in una posizione scritta

position-seats = ci vogliono { $seats } posti
position-colour = colour: { $colour } è già di un altro posto
position-points = points: al massimo { $most } finché nessuno ha vinto
position-money = { $name }: ci vuole un multiplo di { $unit } fino a { $most }
position-auction-cards = auction: ci vogliono al massimo { $most } carte
position-rank-twice = rank: ogni posto può starci una volta sola
position-only-machines = { $name }: qui stanno solo carte macchina, non { $card }
position-only-projects = { $name }: qui stanno solo carte progetto, non { $card }
position-copies =
    { $copies ->
        [0] { $name }: di { $card } non c’è nessuna copia in gioco
        [one] { $name }: di { $card } c’è 1 copia sola in gioco
       *[other] { $name }: di { $card } ci sono solo { $copies } copie in gioco
    }
position-machine-cards = { $name }: { $card } è una carta macchina di troppo per questo numero di giocatori (MAG-4.2)
position-one-tank-card = field: al massimo una carta Carro (MAG-I11)
position-one-airplane-card = field: al massimo una carta Aereo (MAG-I11)
position-needs-tank-card = field: una miglioria del carro vuole una carta Carro (MAG-I12)
position-hooks =
    { $hooks ->
        [0] field: senza ganci non ci sono migliorie dell’aereo (MAG-I12)
        [one] field: c’è 1 gancio solo per le migliorie dell’aereo (MAG-I12)
       *[other] field: ci sono solo { $hooks } ganci per le migliorie dell’aereo (MAG-I12)
    }
position-pieces =
    { $pieces ->
        [soldiers] { $name }: { $count } soldati, ma nella scatola ne restano { $left }
        [tanks] { $name }: { $count } carri, ma nella scatola ne restano { $left }
        [airplanes] { $name }: { $count } aerei, ma nella scatola ne restano { $left }
        [castles] { $name }: castelli { $count }, ma nella scatola ne restano { $left }
       *[towers] { $name }: { $count } torri, ma nella scatola ne restano { $left }
    }
position-owner = { $name }: ci vuole 'seat N, …' con N da 0 a { $last }
position-soldier = { $name }: ci vuole almeno 1 soldato
position-piece = { $name }: ci vogliono soldiers, tanks, airplanes, castle o towers, non { $text }
position-piece-twice = { $name }: ogni tipo di pezzo ci vuole una volta sola; { $text } ne ripete uno
position-castle-first = { $name }: prima delle torri ci vuole 'castle'
position-towers = { $name }: al massimo { $most } torri
position-landless = il posto { $seat } non ha territori (MAG-I9)
position-winner = winner: ci vuole l’unico posto con almeno { $target } punti (MAG-I20)
position-won = quando qualcuno ha vinto non c’è più nulla da decidere
position-steps = questi passi [[decide]] non seguono l’uno dall’altro; 'round' viene per primo, una decisione per ultima
position-round-setup = round: prima della partita ci vuole 0
position-round = round: ci vuole almeno 1
position-two-turns = un posto ha un solo turno nel round
position-step-seat = il passo { $step } vuole un posto
position-step-each = il passo { $step } ci vuole una volta per ciascuno di questi posti e per nessun altro: { $seats }
position-battle-origin = origin: ci vuole un territorio di chi attacca
position-battle-reach = target: ci vuole un territorio raggiungibile
position-battle-owner = defender: ci vuole il padrone del territorio attaccato
position-battle-self = defender: nessuno attacca sé stesso
position-battle-last = target: l’ultimo territorio di un giocatore non si attacca (MAG-7.1.3)
position-battle-go = go: ci vuole chi attacca o chi difende, { $attacker } o { $defender }
position-battle-automata = made: chi attacca non ha automi
position-battle-sequence = sequence: c’è solo con l’impostazione assault_sequence = fixed, e comprende la fanteria e ogni assalto fatto
position-battle-tank-card = tanks: senza una carta Carro non ce ne sono
position-battle-airplane-card = airplanes: senza una carta Aereo non ce ne sono
position-battle-missing = con il passo { $step } ci vuole una tabella [battle]
position-battle-none = con il passo { $step } non c’è nessuna battaglia
position-turn-seat = ci vuole il posto di chi è di turno
position-not-short = al posto { $seat } non mancano soldati (MAG-5.2.4)
position-nothing = in questo passo qui non c’è nulla da decidere
position-move-origin = origin: ci vuole un territorio che possa dare pezzi
position-move-target = target: ci vuole un territorio proprio e raggiungibile
position-target =
    { $verb ->
        [attack] target: ci vuole un territorio da attaccare
       *[invade] target: ci vuole un territorio da invadere
    }
position-origin = origin: { $territory } non può mandare un gruppo là
position-group-order = un gruppo si forma nel suo ordine: da dove, soldati, carri
position-fight-seats = i posti dei passi della battaglia non vanno d’accordo
position-seat = seat: qui ci vuole { $seat }
position-no-intercept = qui nessuno può intercettare
position-assault-missing = made: manca l’assalto in corso
position-auction-empty = auction: ci vogliono carte all’asta
position-no-auction = auction: in questo passo non c’è un’asta
position-no-bids = bid: in questo passo nessuno offre
position-no-offer = rank: il posto { $seat } non ha fatto un’offerta che possa pagare
position-no-buyers = offer: in questo passo nessuno compra
position-no-choice = seat: questo posto non ha nulla da scegliere

## Che cosa si vede di una cosa

look-text = { $card }: { $card_text }
look-cost =
    { $florins ->
        [one] Metterla in campo costa 1 fiorino.
       *[other] Metterla in campo costa { $florins } fiorini.
    }
look-build-cost = A questo tavolo ogni sua macchina costa { $florins } fiorini.
look-copies =
    { $count ->
        [one] Nella scatola ce n’è 1 copia.
       *[other] Nella scatola ce ne sono { $count } copie.
    }
look-at-auction =
    { $count ->
        [one] È all’asta ora.
       *[other] È all’asta ora, { $count } volte.
    }
look-fielded =
    { $count ->
        [one] { $seat } l’ha in campo.
       *[other] { $seat } l’ha in campo { $count } volte.
    }
look-archived =
    { $count ->
        [one] { $seat } l’ha nell’archivio.
       *[other] { $seat } l’ha nell’archivio { $count } volte.
    }
look-free = { $territory } non è di nessuno.
look-held =
    { $soldiers ->
        [one] { $territory } è di { $seat }, con 1 soldato.
       *[other] { $territory } è di { $seat }, con { $soldiers } soldati.
    }
look-machines = Macchine: carri { $tanks }, aerei { $airplanes }.
look-castle =
    { $towers ->
        [0] C’è un castello senza torri.
        [one] C’è un castello con 1 torre.
       *[other] C’è un castello con { $towers } torri.
    }
look-perfect-city = È una Città Perfetta.
look-by-land = Via terra: { $places }.
look-by-sea = Per mare ({ $sea }): { $places }.
look-sea = { $sea }: { $sea_extent }.
look-coast = Sulle sue coste: { $places }.
look-place = { $territory }
look-face = { $face }: { $count } delle { $of } facce di un dado.

## Dadi e pesche che le persone scrivono

face-hit = segno
face-blank = vuoto
face-explosion = esplosione
bag-deck = una carta dal mazzo

## Prima di sedersi

game-pitch = Leonardo disegna le macchine, tu le costruisci: offri in segreto per i suoi progetti, innalza castelli e spartisciti l’Europa con carri e macchine volanti.
