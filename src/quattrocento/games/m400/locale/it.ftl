# Ciò che dice M400 in italiano.
# I messaggi che cominciano con "part-" sono pezzi di altre frasi.

## Pezzi di frasi

part-cards =
    { $count ->
        [0] nessuna carta
        [one] 1 carta
       *[other] { $count } carte
    }
part-victory-points =
    { $points ->
        [one] 1 punto vittoria
       *[other] { $points } punti vittoria
    }
part-bonus =
    { $bonus ->
        [one] 1 carta bonus
       *[other] { $bonus } carte bonus
    }
part-malus =
    { $malus ->
        [one] 1 carta malus
       *[other] { $malus } carte malus
    }
part-additions =
    { $bonus ->
        [0] { part-malus }
       *[other]
            { $malus ->
                [0] { part-bonus }
               *[other] { part-bonus } e { part-malus }
            }
    }

## Esempi di ciò che si può scrivere

example-move = to gallia, spostati gallia, gall
example-why = spostati gallia
example-odds = probabilità gallia
example-rules = regole 4.1, regole pedaggio

## Che cosa è accaduto

event-order-card = { $seat } mostra { $card } per l’ordine di partenza.
event-starts = { $seat } apre la prima sequenza.
event-colour-chosen = { $seat } sceglie il colore { $colour }.
event-capital-chosen = { $seat } colloca un esercito del colore { $colour } nella capitale: { $territory }.
event-sequence-began = Comincia la sequenza { $sequence }.
event-turn-began = Turno del colore { $colour } ({ $seat }).
event-drew = { $seat } pesca { part-cards }.
event-card-drawn = { $seat } pesca { $card }.
event-draw-declined = { $seat } rinuncia alla pesca.
event-deck-renewed = Gli scarti sono rimescolati in un nuovo mazzo di { part-cards }.
event-special-played = { $seat } gioca { $card } per il colore { $colour }.
event-robbed = { $seat } ruba una carta dalla mano di { $opponent }.
event-card-taken = { $seat } prende { $card } dalla mano di { $opponent }.
event-card-discarded = { $seat } scarta { $card }.
event-offer-begun = { $seat } prepara una proposta.
event-offer-cancelled = { $seat } ritira la proposta prima di farla.
event-offer-made = { $seat } fa una proposta a { $opponent }.
event-offer-made-to-all = { $seat } fa una proposta a tutti.
event-counter-begun = { $seat } prepara una controproposta per { $opponent }.
event-counter-made = { $seat } fa una controproposta a { $opponent }.
event-card-offered = { $seat } darebbe { $card }.
event-card-wanted = { $seat } chiede { $card }.
event-offer-declined = { $seat } rifiuta la proposta di { $opponent }.
event-offer-accepted = { $seat } accetta la proposta di { $opponent }.
event-card-traded = { $seat } dà { $card } a { $opponent }.
event-army-raised = { $seat } mette l’esercito { $army } in gioco: { $territory }.
event-state-freed = { $seat } libera { $territory }, che era del colore { $other_colour }.
event-state-lost =
    { $change ->
        [0] Il colore { $colour } ({ $seat }) non possiede più { $territory }.
       *[other] Il colore { $colour } ({ $seat }) non possiede più { $territory }: { $change } punti.
    }
event-marched = { $seat } sposta l’esercito { $army } verso { $territory }.
event-rode = { $seat } gioca Caballus: l’esercito { $army } prosegue verso { $territory }.
event-sailed = { $seat } gioca Caravella: l’esercito { $army } naviga, { $sea }.
event-sailed-on = { $seat } gioca un’altra Caravella: l’esercito { $army } naviga oltre, { $sea }.
event-landed = L’esercito { $army } di { $seat } sbarca: { $territory }.
event-stopped = L’esercito { $army } di { $seat } resta dov’è: { $territory }.
event-toll-paid = { $seat } paga a { $opponent } il pedaggio ({ $territory }).
event-toll-unpaid = { $seat } deve a { $opponent } il pedaggio ({ $territory }) e non ha carte con cui pagarlo.
event-attack-announced = { $seat } annuncia un attacco con l’esercito { $army }: { $territory }.
event-attack-impossible = L’attacco dell’esercito { $army } di { $seat } non è più possibile: { $territory }.
event-card-paid = { $seat } paga con { $card }.
event-state-taken = Il colore { $colour } ({ $seat }) prende lo stato libero { $territory }.
event-state-left = { $seat } lascia { $territory } com’è: l’esercito { $army } non fa nulla.
event-war-declared = { $seat } dichiara guerra a { $opponent }: { $territory }.
event-surrendered = { $seat } si arrende senza combattere: { $territory }.
event-combat-accepted = { $seat } accetta il combattimento: { $territory }.
event-led = { $seat } apre con { $card }.
event-answered = { $seat } risponde con { $card }.
event-no-answer = { $seat } non ha carte combattimento del colore { $card_colour } con cui rispondere.
event-no-lead = { $seat } non ha più carte combattimento con cui aprire: i colori rimasti vanno al difensore.
event-no-lead-of = { $seat } non ha carte combattimento del colore { $card_colour } con cui aprire: il colore va al difensore.
event-battle-colour-chosen = { $seat } sceglie il colore { $card_colour } per la prossima battaglia.
event-added = { $seat } aggiunge { part-additions }.
event-gave-in = { $seat } non aggiunge nulla.
event-battle-won = { $seat } vince il colore { $card_colour }.
event-conquered = Il colore { $colour } ({ $seat }) conquista { $territory }, che era del colore { $other_colour }.
event-defended = Il colore { $colour } ({ $seat }) ha difeso { $territory }.
event-army-destroyed = { $seat } perde l’esercito { $army }, { $territory }: è distrutto.
event-points-gained = Il colore { $colour } ottiene { part-victory-points }, { $total } in tutto.
event-raid-points-gained = Il colore { $colour } ottiene { part-victory-points } per la capitale, { $total } in tutto.
event-capital-attacked = Il colore { $colour } ({ $seat }) attacca la capitale: { $territory }.
event-no-reward = { $seat } non prende alcuna ricompensa.
event-army-burned = { $seat } gioca Incendium sull’esercito { $army }: è bloccato per il suo prossimo turno.
event-plague-laid = { $seat } porta la peste: { $territory }.
event-token-removed = Il colore { $colour } toglie un tassello nero: { $territory }.
event-plague-over = La peste è finita: { $territory }.
event-fire-out = L’esercito { $army } non è più bloccato.
event-scored =
    { $score ->
        [one] Il colore { $colour } ha 1 punto.
       *[other] Il colore { $colour } ha { $score } punti.
    }
event-victory-barred = Il colore { $colour } ha raggiunto il punteggio ma non può vincere in questa sequenza.
event-limit-reached = La sequenza { $sequence } era l’ultima.
event-won =
    { $score ->
        [one] Il colore { $colour } ({ $seat }) vince la partita con 1 punto!
       *[other] Il colore { $colour } ({ $seat }) vince la partita con { $score } punti!
    }

## Perché no

why-colour-taken = Il colore { $colour } è già preso: scegline un altro.
why-not-a-capital = { $territory } non è una capitale in questa partita.
why-capital-chosen = { $territory } è già di un altro colore: scegli una capitale libera.
why-must-draw = Con queste impostazioni non si può rinunciare alla pesca.
why-not-in-hand = Non hai in mano { $card }.
why-not-now = { $card } non si può giocare in questo momento del turno.
why-not-special = { $card } non è una carta speciale: da sola non si gioca.
why-play-first = Prima gioca { $card }, poi scegli.
why-nothing-to-draw = Mazzo e scarti sono vuoti: non c’è nulla da pescare.
why-nobody-to-rob = Nessun avversario ha carte.
why-not-an-opponent = { $opponent } non è tuo avversario: scegli un altro giocatore.
why-opponent-empty = { $opponent } non ha carte: scegli un altro giocatore.
why-no-trade = In questa partita non c’è commercio fra i giocatori.
why-no-offers-left = Hai già fatto tutte le proposte che un turno consente.
why-cancelled-too-often =
    { $count ->
        [one] In questo turno hai iniziato e annullato 1 proposta: non se ne può iniziare un’altra.
       *[other] In questo turno hai iniziato e annullato { $count } proposte: non se ne può iniziare un’altra.
    }
why-nobody-to-trade = Nessun avversario ha carte da scambiare.
why-too-few-cards = Non hai abbastanza carte per farlo.
why-recipient-first = Prima di’ a chi è rivolta la proposta.
why-recipient-chosen = Hai già detto a chi è rivolta la proposta.
why-no-other-copy = Oltre a quanto offri già non hai altre carte { $card }.
why-side-full =
    { $count ->
        [one] Ogni parte di una proposta ha al massimo 1 carta.
       *[other] Ogni parte di una proposta ha al massimo { $count } carte.
    }
why-wants-too-much =
    { $count ->
        [one] Non puoi chiedere più di 1 carta: nessuno di quelli a cui chiedi ne ha di più.
       *[other] Non puoi chiedere più di { $count } carte: nessuno di quelli a cui chiedi ne ha di più.
    }
why-side-empty = In una proposta ogni parte deve dare una carta.
why-offer-empty = In una proposta almeno una parte deve dare una carta.
why-offer-repeated = In questo turno hai già fatto questa stessa proposta: cambiala.
why-cannot-accept = Non hai tutte le carte richieste.
why-two-armies = Hai già due eserciti sul tabellone.
why-capital-plagued = La tua capitale è appestata: non vi si può mettere un esercito.
why-no-target = Non c’è nulla su cui giocare { $card }.
why-not-enemy-state = { $territory } non è uno stato di un avversario.
why-not-own-army = L’esercito { $army } non è fra i tuoi sul tabellone.
why-other-colours-army = L’esercito { $army } è dell’altro tuo colore: non è il turno di quel colore.
why-army-blocked = L’esercito { $army } è bloccato in questo turno.
why-army-moved = L’esercito { $army } si è già mosso in questo turno.
why-army-first = Prima scegli quale esercito si sposta.
why-must-leave-plague = Un esercito nella peste deve uscirne se può.
why-choose-plagued-army = L’esercito { $army } è nella peste e non può uscirne: sceglilo, poi fermalo.
why-not-adjacent = { $territory } non confina con questo luogo.
why-plague = { $territory } è uno stato appestato: nessuno può entrarvi.
why-plagued-land = { $territory } è uno stato appestato: gli eserciti che vi si trovano non hanno azioni.
why-no-coast = Questo luogo non si affaccia su quel settore: { $sea }.
why-no-landing = In quel settore non c’è dove sbarcare: { $sea }.
why-not-adjoining = Quel settore non è contiguo a quello dell’esercito: { $sea }.
why-not-on-coast = { $territory } non si affaccia su questo settore.
why-voyage-left = Il viaggio è partito da lì: { $territory }. Sbarca altrove.
why-not-on-enemy-land = L’esercito { $army } non è in territorio avversario.
why-no-statement = In questa capitale non si paga pedaggio: l’esercito { $army } decide se attaccarla quando agisce.
why-settled = Hai già deciso fra attacco e pedaggio per l’esercito { $army }.
why-no-combat-card = Per attaccare ti serve una carta combattimento.
why-capital-attacked = { $territory }: questa capitale è già stata attaccata in questa sequenza.
why-total-impossible = Contro una capitale servono carte che facciano esattamente il totale richiesto in due colori diversi.
why-no-action = L’esercito { $army } qui non ha nessuna azione.
why-army-acted = L’esercito { $army } non ha più azioni in questo turno: ha già agito, o doveva il pedaggio.
why-other-army-acts = Adesso l’esercito { $army } non può agire: sta agendo un altro.
why-attack-announced = Hai annunciato un attacco: prima eseguilo.
why-cannot-pay = Uno stato libero costa due carte combattimento di due colori diversi.
why-not-a-combat-card = { $card } non è una carta combattimento.
why-same-colour = { $card } ha il colore della prima carta: scegli un altro colore.
why-colour-fought = Il colore { $card_colour } è già stato giocato: aprine un altro.
why-colour-chosen = La battaglia è sul colore { $card_colour }: l’ha scelto il difensore.
why-other-colour = La battaglia è sul colore { $card_colour }: rispondi con una carta di quel colore.
why-not-ahead = Le carte aggiunte devono portarti in vantaggio.
why-no-combination = Hai una carta che eguaglia o supera { $card }: a una risposta più bassa non si aggiunge nulla.
why-not-so-many = Non hai tante di queste carte.
why-total =
    { $count ->
        [one] Per { $card } servirebbe 1 carta bonus del suo colore per fare il totale.
       *[other] Per { $card } servirebbero { $count } carte bonus del suo colore per fare il totale.
    }
why-above-total = { $card }: vale più del totale richiesto.
why-not-two-armies = Chi possiede l’esercito { $army } non ne ha un secondo: un esercito solo non si distrugge mai.
why-victim-spared = L’esercito { $army } è del proprietario della capitale, che con queste impostazioni viene risparmiato.
why-not-enemy-army = L’esercito { $army } non è un esercito avversario sul tabellone.
why-not-there = L’esercito { $army } non è fra quelli del perdente nello stato perduto.
why-already-burning = L’esercito { $army } è già bloccato.
why-already-plagued = { $territory } ha già la peste.

## Domande

ask-colour = { $seat }, quale colore scegli?
ask-capital = { $seat }, quale capitale scegli per il colore { $colour }?
ask-draw =
    { $count ->
        [one] { $seat }, peschi 1 carta per il colore { $colour }?
       *[other] { $seat }, peschi { $count } carte per il colore { $colour }?
    }
ask-after-draw = { $seat }, giochi un Alchimista o una Rapina per il colore { $colour }?
ask-rapina = { $seat }, a chi ruba una carta il colore { $colour }?
ask-trade = { $seat }, commerci carte nel turno del colore { $colour }?
ask-offer = { $seat }, che cosa offri, a chi, e che cosa chiedi?
ask-answer-offer = { $seat }, che cosa rispondi alla proposta di { $opponent }?
ask-counter = { $seat }, che cosa offri invece a { $opponent }, e che cosa chiedi?
ask-answer-counter = { $seat }, accetti la controproposta di { $opponent }?
ask-exchange =
    { $left ->
        [one] { $seat }, quale seconda carta scarti per averne una nuova?
       *[other] { $seat }, quali { $left } carte scarti per averne una nuova?
    }
ask-before-moving = { $seat }, giochi Capitaneus Venturae o Revolutionem per il colore { $colour }?
ask-revolutionem = { $seat }, quale stato libera il colore { $colour }?
ask-movement = { $seat }, quale esercito del colore { $colour } muovi?
ask-march = { $seat }, dove va l’esercito { $army }?
ask-voyage = { $seat }, l’esercito { $army } è in mare ({ $sea }): dove sbarca, o prosegue?
ask-statement = { $seat }, l’esercito del colore { $colour } in territorio avversario attacca o paga il pedaggio?
ask-conquest = { $seat }, quale esercito del colore { $colour } agisce?
ask-free-state = { $seat }, l’esercito { $army } prende lo stato libero { $territory }?
ask-payment = { $seat }, con quale carta combattimento paghi { $territory }?
ask-war = { $seat }, { $opponent } ti dichiara guerra ({ $territory }): combatti o ti arrendi?
ask-battle-colour = { $seat }, su quale colore è la prossima battaglia ({ $territory })?
ask-lead = { $seat }, con quale carta apri nel combattimento ({ $territory })?
ask-answer = { $seat }, con quale carta rispondi a { $card }?
ask-additions = { $seat }, sei in svantaggio sul colore { $card_colour }: aggiungi carte bonus e malus?
ask-storm = { $seat }, l’esercito { $army } attacca la capitale ({ $territory })?
ask-raid = { $seat }, quale carta combattimento usi contro la capitale ({ $territory })?
ask-reward = { $seat }, quale ricompensa prende il colore { $colour } per l’attacco alla capitale?
ask-destruction = { $seat }, quale esercito distruggi ({ $territory })?
ask-end-of-turn = { $seat }, giochi Incendium o Pestem per il colore { $colour } prima della fine del turno?
ask-incendium = { $seat }, quale esercito blocca il colore { $colour }?
ask-pestem = { $seat }, su quale territorio porta la peste il colore { $colour }?
ask-hand-limit =
    { $count ->
        [one] { $seat }, hai 1 carta di troppo: quale scarti?
       *[other] { $seat }, hai { $count } carte di troppo: quale scarti?
    }

## Mosse

move-colour = Scegli il colore { $noun }
move-capital = Scegli la capitale { $noun }
move-draw = Pesca le carte
move-decline = Rifiuta
move-play = Gioca { $noun }
move-rob = Ruba a { $opponent }
move-done = Vai avanti
move-offer = Fai una proposta
move-to-seat = Proponi a { $opponent }
move-to-all = Proponi a tutti
move-give = Dai { $noun }
move-want = Chiedi { $noun }
move-send = Fai questa proposta
move-cancel = Non fare proposte
move-accept = Accetta
move-counter = Fai una controproposta
move-exchange = Scambia due carte con il mazzo
move-discard = Scarta { $noun }
move-free = Libera { $noun }
move-move = Muovi l’esercito { $noun }
move-to = Spostati verso { $noun }
move-caballus = Gioca Caballus verso { $noun }
move-caravella = Gioca Caravella, { $noun }
move-land = Sbarca: { $noun }
move-stop = Fermati qui
move-attack = Attacca con l’esercito { $noun }
move-toll = Paga il pedaggio per l’esercito { $noun }
move-act = Agisci con l’esercito { $noun }
move-take = Prendi lo stato
move-leave = Non fare nulla qui
move-pay = Paga con { $noun }
move-fight = Accetta il combattimento
move-surrender = Arrenditi
move-battle = Combatti sul colore { $noun }
move-lead = Apri con { $noun }
move-answer = Rispondi con { $noun }
move-add = Aggiungi { part-additions }
move-give-in = Non aggiungere nulla
move-raid = Usa { $noun }
move-second-army = Metti il secondo esercito nella capitale
move-destroy = Distruggi l’esercito { $noun }
move-nothing = Nessuna ricompensa
move-burn = Blocca l’esercito { $noun }
move-plague = Porta la peste su { $noun }

## Che cosa non va in un pacchetto di componenti; frasi semplici, di una riga

pack-neighbours = { $name } e { $other } devono nominarsi a vicenda, e nulla nomina se stesso
pack-parts = { $name }: l’elenco deve essere quello delle sue parti insieme
pack-parameters = params di { $name }: { $key } deve essere un numero da 1 a 9
pack-capitals = capitals: ne servono { $count } diverse
pack-removed = removed_cards: servono meno copie di { $card } di quante ne ha il mazzo
pack-copies = copies di { $name }: al massimo { $most }
pack-starting-hand = starting_hand: serve un numero divisibile per { $count }
pack-deck = starting_hand: un mazzo di { $count } carte è troppo piccolo per tali mani
pack-fixed = { $name }: ci si aspetta { $wanted }: un pacchetto non può cambiarlo

## Il tavolo nel terminale

board-sequence = Sequenza { $sequence } · si vince a { $target } punti
board-turn = Turno di { $colour }
board-phase-setup = Preparazione
board-phase-draw = Fase 1: pesca delle carte
board-phase-trade = Fase 2: commercio delle carte
board-phase-movement = Fase 3: spostamento degli eserciti
board-phase-conquest = Fase 4: conquista
board-phase-end = Fine del turno
board-won = { $seat } ha vinto
board-order = Ordine di gioco: { $colours }
board-attacked = Capitali attaccate in questa sequenza: { $territories }
board-player = Giocatore
board-capital = Capitale
board-score = Punteggio
board-forecast = Ora
board-points = Punti vittoria
board-states = Stati
board-armies = Eserciti
board-cards = Carte
board-draws = Pesca
board-free = Liberi
board-legend-army = esercito
board-legend-blocked = bloccato
board-legend-plague = tassello della peste
board-legend-capital = capitale
board-legend-barred = non può vincere in questa sequenza
board-ways = Esercito { $army } in { $territory }: via terra { $lands }; mari { $seas }
board-cost =
    { $horses ->
        [0] { "" }
       *[other] Caballus ×{ $horses }{ " " }
    }{ $ships ->
        [0] { "" }
       *[other] Caravella ×{ $ships }{ " " }
    }{ $tolls ->
        [0] senza pedaggio
        [one] 1 pedaggio
       *[other] { $tolls } pedaggi
    }
board-reach = Con le carte in mano arriva anche in: { $goals }
board-deck = Mazzo: { $deck } carte · scarti: { $discarded }
board-known = Carte note di { $seat }: { $cards }
board-without = { $seat } non ha carte combattimento di questi colori: { $colours }
board-missing = { $seat } di sicuro non ha: { $cards }
board-hand = La tua mano ({ $count }): { $cards }
board-offer-begun = { $seat } prepara una proposta
board-offer = { $seat } propone uno scambio a { $opponent }
board-offer-to-all = { $seat } propone uno scambio a tutti
board-sides = { $seat } dà { $gives } e vuole { $wants }
board-combat = Combattimento per { $territory }: { $attacker } attacca { $defender }
board-decided = { $card_colour }: vinto da { $seat }
board-battle = { $card_colour }: { $cards } · { $attacker } { $attack }, { $defender } { $defence }

## Consigli per il combattimento

odds-combat = { $attacker } vince il combattimento per { $territory } con probabilità { $chance }.
odds-stated = L’attaccante vince il combattimento con probabilità { $chance }.
odds-attack = Un attacco a { $territory } ({ $defender }) riesce con probabilità { $chance }.
odds-surrender =
    Se invece si arrende, prendi lo stato e { $points ->
        [one] 1 punto vittoria
       *[other] { $points } punti vittoria
    }; perdi { $cards ->
        [0] nessuna carta
        [one] 1 carta a caso dalla mano
       *[other] { $cards } carte a caso dalla mano
    }.
odds-colour = { $card_colour } { $chance }
odds-colours = Le probabilità dell’attaccante colore per colore: { $colours }.
odds-note = Calcolo su tutte le mani compatibili con ciò che sai; entrambi giocano per vincere.
odds-nearly = Non del tutto esatto: una parte di ciò che si sa non è nel calcolo.
odds-left-out-third = Non entra nel calcolo una parte di ciò che si sa delle mani degli altri giocatori (carte più vecchie del mazzo, colori che mancano in parte, livelli o Caravelle che mancano).
odds-left-out-thefts = Non entrano nel calcolo le carte che hai visto e che forse sono state rubate: i modi in cui può essere andata sono troppi, quindi contano come mai viste.
odds-nothing = Non c’è un combattimento in corso. Indica uno stato avversario che attaccheresti: probabilità gallia
odds-not-fighting = Solo chi combatte ne sa abbastanza per le probabilità: conosce la propria mano.
odds-not-enemy = Lì non si combatte: non è uno stato di un avversario.
odds-no-combat-card = Non hai carte combattimento, quindi non puoi attaccare.
odds-no-territory = «{ $word }» non è un territorio, o potrebbe essere più d’uno.
odds-no-card = «{ $word }» non è una carta, o potrebbe essere più d’una.
odds-two-hands = Indica entrambe le mani: attacker=… e defender=…
odds-one-hidden = Solo una delle due mani può avere carte sconosciute.
odds-too-many-cards = Nel mazzo non ci sono tante carte { $card }.
odds-too-many-unseen = Per le carte sconosciute ne restano al massimo { $most }.
odds-opt-attacker = Le carte di chi attacca, e quante altre sono sconosciute: red_4,green_1*2,5.
odds-opt-defender = Le carte di chi difende, allo stesso modo; solo una parte può avere carte sconosciute.
odds-opt-seen = Carte che non sono in nessuna mano nascosta: scartate, o in mano ad altri.
odds-opt-seats = Quanti giocano: da questo dipende il mazzo.
odds-example =
    quattrocento odds m400 attacker=red_4,red_bonus,green_3*2 defender=7   # contro sette carte sconosciute
    quattrocento odds m400 attacker=red_4,green_3 defender=red_3,blue_2,5 seen=red_4*2,green_4 seats=3

## Che cosa non va in una posizione scritta; frasi semplici, di una riga

position-colours = ci si aspettano { $count } voci di colori
position-colours-each = ogni giocatore deve avere { $count } dei colori
position-colour-twice = il colore { $colour } compare due volte
position-capital = { $name } non è una capitale in gioco, o è di un altro colore
position-state = { $name } è una capitale, o ha già un proprietario
position-armies = armies: ci si aspettano uno o due luoghi, almeno uno dei quali sul tabellone
position-army = armies: { $text } non è un luogo, né un luogo seguito dalla parola blocked
position-plague = { $name }: ci si aspettano i tasselli di colori in gioco
position-seats = ci si aspettano al massimo { $seats } mani
position-cards = { $used } carte { $name } sono sul tavolo: il mazzo ne ha { $most }
position-since = since: ci si aspetta al massimo { $most }
position-ranking = ranking: ci si aspetta ogni posto una volta, per primo il vincitore
position-over = una partita finita non ha nulla da decidere
position-offer = le proposte stanno nel testo mentre si fanno e si risponde, e solo allora
position-offers = offers: ci si aspetta almeno { $made } e al massimo { $most }
position-cancelled = cancelled: al massimo { $most }
position-too-early = { $name }: non può essere ancora successo
position-combat = un combattimento sta nel testo mentre si combatte, e solo allora
position-combat-card = { $name } non è una carta combattimento
position-numbers = { $name }: ci si aspettano { $count } numeri
position-stack = questo non si accorda con ciò che sta sopra: { $detail }
position-broken = posizione impossibile: { $detail }

## Che cosa dipende da una scelta, e perché una risposta manca

stakes-surrender =
    Se ti arrendi, { $seat } prende lo stato ({ $territory }) e guadagna { $points ->
        [one] 1 punto vittoria
       *[other] { $points } punti vittoria
    }; { $cards ->
        [0] tu non hai carte da prendere
        [one] tu prendi 1 carta a caso dalla sua mano
       *[other] tu prendi { $cards } carte a caso dalla sua mano
    }{ $lost ->
        [0] .
       *[other] , e il tuo esercito che è lì viene distrutto.
    }
stakes-fight =
    Se combatti e vinci, peschi { $cards ->
        [one] 1 carta
       *[other] { $cards } carte
    }; se perdi, { $seat } prende lo stato ({ $territory }) e guadagna { $points ->
        [one] 1 punto vittoria
       *[other] { $points } punti vittoria
    }{ $lost ->
        [0] .
       *[other] , e il tuo esercito che è lì viene distrutto.
    }
stakes-attack = Hai due eserciti: quello che attacca uno stato e perde viene distrutto.
stakes-blocked = L’esercito { $army } è bloccato dall’incendio.
stakes-armies = { $armies }.
stakes-where = { $army }: { $territory }
stakes-where-blocked = { $army }: { $territory } (bloccato dall’incendio)
stakes-lower-answer = Puoi eguagliare o superare { $card }: a una risposta più bassa non puoi aggiungere nulla.
stakes-barring = Chi attacca una capitale o gioca Revolutionem non può vincere in questa sequenza.
stakes-barred = Contando ora, il colore { $colour } ha { $points } punti, ma non può vincere in questa sequenza.
absent-additions = Nessuna carta bonus o malus della tua mano ti metterebbe in vantaggio in questo colore.
offer-too-much = Chiedi più carte di quante ne abbiano.
idle-other-army = Ci può arrivare l’esercito { $army }.
idle-unreachable = Con le carte in mano nessun esercito ci arriva.

## Che cosa si vede di una cosa

look-text = { $card }: { $card_text }
look-copies = In questa partita ce ne sono { $count }; tra gli scarti { $discarded }.
look-in-hand =
    { $count ->
        [one] Ne hai in mano 1.
       *[other] Ne hai in mano { $count }.
    }
look-capital = { $territory }: la capitale del { $colour }.
look-free =
    { $value ->
        [one] { $territory }: libero, vale 1 punto.
       *[other] { $territory }: libero, vale { $value } punti.
    }
look-held =
    { $value ->
        [one] { $territory }: stato del { $colour }, vale 1 punto.
       *[other] { $territory }: stato del { $colour }, vale { $value } punti.
    }
look-armies = Eserciti presenti: { $armies }.
look-army = { $army }
look-plague =
    { $count ->
        [one] C’è 1 tassello della peste: nessuno entra.
       *[other] Ci sono { $count } tasselli della peste: nessuno entra.
    }
look-by-land = Via terra: { $places }.
look-by-sea = Per mare ({ $sea }): { $places }.
look-coast = { $sea }. Sulle sue coste: { $places }.
look-adjoining = Mari confinanti: { $seas }.
look-sea = { $sea }
look-place = { $territory }

## Dadi e pesche che le persone scrivono

bag-deck = una carta dal mazzo

## Prima di sedersi

game-pitch = Due eserciti, una mano di carte e vicini con cui trattare: scambia, attraversa l’Europa e prendine gli stati, con le armi o con i patti.
## Che cosa costa e porta una scelta: segni sul suo pulsante

account-points =
    { $count ->
        [one] punto
       *[other] punti
    }
account-states =
    { $count ->
        [one] stato
       *[other] stati
    }
account-armies =
    { $count ->
        [one] esercito
       *[other] eserciti
    }
account-cards =
    { $count ->
        [one] carta
       *[other] carte
    }
effect-card = { $amount } { $card }
effect-this-card = { $amount } { $account }
effect-toll = pedaggio: { $effect }
effect-attack-or-toll = attacco, o { $effect }
effect-if-accepted = se accettata: { $effect }
effect-if-won = se vinci: { $effect }
effect-if-lost = se perdi: { $effect }
effect-if-unanswered = senza risposta: { $effect }
effect-if-no-lead = se non apre: { $effect }
effect-if-surrender = se si arrende: { $effect }
effect-barred = niente vittoria ora
effect-no-draw = niente pesca
effect-no-robbing = né Alchimista né Rapina
effect-no-trade = chiude il commercio
effect-no-captain = né Capitano né Rivoluzione
effect-no-move = chiude gli spostamenti
effect-no-action = chiude la conquista
effect-army-idle = { $army } non agisce
effect-freed = { $territory } diventa libero
effect-blocked = { $army } bloccato
effect-plagued = peste: { $territory }
effect-colour-won = vinci il { $card_colour }
effect-colour-lost = perdi il { $card_colour }
effect-scored = conteggio: { $colour } { $score }
effect-you-win = vinci la partita
effect-wins = { $seat } vince la partita

## Da dove vengono i punti

source-free-states = stati liberi presi
source-conquered-states = stati conquistati
source-states-lost = stati perduti
source-wars = punti vittoria delle guerre
source-capitals = attacchi alle capitali
source-states = Stati
source-victory-points = Punti vittoria
source-last-scoring = Ultimo conteggio

## Come si vince

win-goal = Avere almeno { $points } punti alla fine di una sequenza; vince chi ne ha di più.
win-goal-allied = Portare uno dei tuoi colori a { $points } punti alla fine di una sequenza; i punti alleati non si sommano mai.
win-when = Una sequenza è un turno di ogni colore; i punti si contano solo alla sua fine.
win-states = { source-states }: ognuno che possiedi vale il numero che porta.
win-victory-points =
    { source-victory-points }, mai persi: { $war } per uno stato preso con guerra o resa, { $capital } per un attacco a una capitale.
win-anew = { source-last-scoring }: si toglie, perché tutto si conta di nuovo; un punteggio può calare.
win-capitals = Le capitali non danno punti a nessuno e non si conquistano mai.
win-barred = Chi gioca Rivoluzione o attacca una capitale non può vincere in quella sequenza.
win-ties = A parità di punti vince chi ha più stati, poi più punti vittoria.
win-limit = Al più tardi la partita finisce con la sequenza { $sequence }.
