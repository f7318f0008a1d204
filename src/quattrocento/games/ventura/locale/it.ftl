# Che cosa dice Ventura in italiano.
# I messaggi che cominciano con "part-" sono pezzi di altre frasi.

## Pezzi di frase

part-florins =
    { $florins ->
        [one] 1 Fiorino
       *[other] { $florins } Fiorini
    }
part-price =
    { $florins ->
        [0] senza pagare nulla
       *[other] per { part-florins }
    }
part-points =
    { $points ->
        [one] 1 punto
       *[other] { $points } punti
    }
part-markers =
    { $markers ->
        [0] nessun segnalino Dominio
        [one] 1 segnalino Dominio
       *[other] { $markers } segnalini Dominio
    }
part-wounds =
    { $wounds ->
        [0] nessuna ferita
        [one] 1 ferita
       *[other] { $wounds } ferite
    }
part-hurt =
    { $wounds ->
        [0] { "" }
       *[other] , { part-wounds }
    }
part-movement =
    { $points ->
        [one] 1 punto di marcia
       *[other] { $points } punti di marcia
    }

## Esempi di ciò che si può scrivere

example-move = annex village_1, annetti borgo 1
example-why = annetti borgo 1
example-odds = probabilità village_1 con 2
example-rules = regole 7.1, regole guarnigione

## Che cosa è successo

event-first-player = { $seat } è Primo Giocatore.
event-family-chosen = { $seat } sceglie la famiglia { $family }.
event-family-dealt = A { $seat } tocca la famiglia { $family }.
event-tile-drawn = { $seat } pesca una tessera Territorio.
event-tile-seen = { $seat } pesca { $territory }.
event-tile-laid = { $seat } colloca { $territory }.
event-city-laid = { $seat } fonda { $territory }.
event-claimed = { $seat } sceglie { $territory } e vi pone { part-markers }.
event-round-began = Comincia il turno { $round }.
event-scored = { $seat } ottiene { part-points }, { $total } in tutto.
event-won = { $seat } vince la partita con { part-points }!
event-won-by-city = { $seat } tiene la Città di un’altra famiglia e vince la partita!
event-won-alone = { $seat } è l’ultimo giocatore rimasto e vince la partita!
event-eliminated = { $seat } ha perso la Città ed è fuori dal gioco: lasciano la mappa { part-markers }.
event-card-shown = Nell’esposizione si scopre la carta { $card }.
event-display-discarded = La carta { $card } passa dall’esposizione agli scarti.
event-ventura-shuffled = Gli scarti Ventura si rimescolano e formano un nuovo mazzo.
event-conscription-shuffled = Gli scarti Coscrizione si rimescolano e formano un nuovo mazzo.
event-drew = { $seat } pesca una carta.
event-card-drawn = { $seat } pesca { $card }.
event-card-taken = { $seat } prende { $card } dall’esposizione.
event-card-discarded = { $seat } scarta { $card }.
event-looked-at-cards =
    { $count ->
        [one] { $seat } guarda 1 carta.
       *[other] { $seat } guarda { $count } carte, ne tiene una e scarta le altre.
    }
event-looked-at-tiles =
    { $count ->
        [one] { $seat } guarda 1 tessera Territorio.
       *[other] { $seat } guarda { $count } tessere Territorio, ne tiene una e rimette le altre sotto la pila.
    }
event-event-played = { $seat } gioca { $card }.
event-prestige-bought =
    { $florins ->
        [0] { $seat } non compra prestigio.
       *[other] { $seat } compra prestigio per { part-florins }: { part-points }.
    }
event-papal-points =
    { $territories ->
        [one] { $seat } controlla un Territorio Pontificio: { part-points }.
       *[other] { $seat } controlla { $territories } Territori Pontifici: { part-points }.
    }
event-favoured = { $seat } gode del favore del Papa: { part-points }.
event-recovered =
    { $wounds ->
        [one] Guarisce 1 ferita nella Milizia { $area } di { $seat }.
       *[other] Guariscono { $wounds } ferite nella Milizia { $area } di { $seat }.
    }
event-healed = { $seat } paga per curare una ferita di { $card } nella Milizia { $area }.
event-markers-removed =
    { $markers ->
        [0] { $seat } toglie { $territory } a un Dominio avversario; non vi erano segnalini Dominio.
       *[other] { $seat } rimuove { part-markers } da { $territory }.
    }
event-annexed = { $seat } annette { $territory } e vi pone { part-markers }.
event-city-taken = { $seat } pone un segnalino Dominio su { $territory }: la Città è conquistata!
event-income-raised = { $seat } aggiunge { part-florins } alla rendita.
event-upkeep-paid = { $seat } ha una rendita di { $income } e paga un mantenimento di { $maintenance }.
event-dismissed = { $seat } congeda { $card } dalla Milizia { $area }.
event-parted = { $seat } mette la Compagnia { $card } in uno spazio a sé.
event-captain-discarded = { $card }, Capitano di { $seat }, resta senza Compagnie e viene scartato.
event-expanded = { $seat } colloca { $territory } e vi pone { part-markers }.
event-revolted =
    { $markers ->
        [0] Rivolta istigata da { $seat }: { $territory } esce dal suo Dominio; non vi erano segnalini Dominio.
       *[other] Rivolta istigata da { $seat }: { $territory } perde { part-markers }.
    }
event-deployed = { $seat } recluta { $card } { part-price }.
event-room-made = { $seat } congeda carte per fare posto alla carta { $card }.
event-area-emptied = { $seat } svuota lo spazio Milizia { $area }.
event-bribed = { $seat } corrompe la Compagnia { $card } di { $opponent } { part-price }: viene scartata.
event-joined = La Compagnia { $card } si unisce all’Esercito { $area } di { $seat }.
event-left = La Compagnia { $card } lascia l’Esercito { $area } di { $seat }.
event-exchanged = { $seat } scambia { $card } e { $other_card } tra due Eserciti.
event-captains-swapped = { $seat } scambia i Capitani { $card } e { $other_card }.
event-marched-out = { $seat } muove la Milizia { $area } con { part-movement }.
event-marched = La Milizia { $area } di { $seat } entra in { $territory }.
event-plundered = { $seat } saccheggia { part-florins }.
event-army-named = { $seat } semina la diserzione nell’Esercito { $area } di { $opponent }.
event-deserted = La Compagnia { $card } di { $seat } diserta e viene scartata.
event-battle-began = { $seat } attacca { $opponent }: battaglia per { $territory }.
event-troops-met = La Milizia { $area } di { $seat } affronta la Milizia { $other_area } di { $opponent }.
event-ready = { $seat }: schieramento pronto.
event-lined-up =
    { $space ->
        [1] { $seat } schiera { $card } in I linea.
        [2] { $seat } schiera { $card } in II linea.
        [3] { $seat } schiera { $card } in III linea.
        [4] { $seat } schiera { $card } in IV linea.
       *[other] { $seat } schiera { $card } in V linea.
    }
event-passed = { $seat } non gioca Eventi.
event-ambushed = Imboscata di { $seat }: l’attaccante subisce { part-wounds }.
event-resisted =
    { $use ->
        [0] { $seat } tiene da parte i bonus di resistenza.
        [1] { $seat } usa la resistenza del Territorio.
        [2] { $seat } usa la resistenza del Capitano.
       *[other] { $seat } usa la resistenza del Territorio e del Capitano.
    }
event-assaulted =
    { $assault ->
        [1] Primo assalto, a distanza: { $seat } infligge { part-wounds }; prevenute: { $prevented }.
       *[other] Assalto { $assault }, in corpo a corpo: { $seat } infligge { part-wounds }; prevenute: { $prevented }.
    }
event-company-wounded =
    { $wounds ->
        [one] { $card } di { $seat }: 1 ferita.
       *[other] { $card } di { $seat }: { $wounds } ferite.
    }
event-company-lost = La Compagnia { $card } di { $seat } è eliminata.
event-fights-on = { $seat } continua a combattere.
event-retreated = { $seat } si ritira in { $territory }.
event-pursued = { $seat } insegue: la Milizia in ritirata subisce { part-wounds }.
event-battle-won = { $seat } vince la battaglia contro { $opponent }.
event-both-lost = Le Milizie di { $seat } e di { $opponent } si eliminano a vicenda: nessuno vince.
event-captain-killed = { $card }, Capitano di { $seat }, cade con il suo Esercito ed esce dal gioco.

## Perché no

why-family-taken = La famiglia { $family } è già presa: scegline un’altra.
why-not-in-reserve = { $territory } non è nella tua riserva.
why-place-taken = Lì si trova { $territory }: scegli un posto libero.
why-two-neighbours = Una tessera dev’essere adiacente ad almeno altre due.
why-not-beside-domain = La tessera dev’essere adiacente al tuo Dominio.
why-no-domain-room = Intorno a quel posto un dominio di partenza non troverebbe spazio.
why-is-city = { $territory } è una Città: scegli un altro Territorio.
why-not-claimed = { $territory } non si può scegliere: dev’essere libero e collegato alla tua Città.
why-florins = Costa { part-florins }: ne hai di meno.
why-prestige-limit = In un turno si possono spendere in prestigio al massimo { part-florins }.
why-not-in-play = La carta { $card } non si trova lì tra le tue Milizie.
why-no-wound = La Compagnia { $card } non ha ferite da curare.
why-no-event = La carta { $card } non è un Evento: si giocano solo gli Eventi.
why-not-in-hand = La carta { $card } non è nella tua mano.
why-not-its-window = La carta { $card } non si può giocare in questo momento.
why-no-effect = La carta { $card } ora non avrebbe effetto o bersaglio.
why-limit-first = La carta { $card } non si può ancora giocare: prima torna al limite della mano.
why-not-displayed = La carta { $card } non è nell’esposizione.
why-display-closed = Nella Convocazione non si comprano le carte in esposizione.
why-no-tile = La pila è vuota: prendi una carta dell’esposizione.
why-must-take = Prendi una tessera o una carta dell’esposizione: una delle due è dovuta.
why-no-look = Qui non puoi pescarne tante insieme.
why-looked = In questa fase ne hai già pescate più d’una insieme.
why-too-few-left = Ne restano troppo poche per pescarne tante insieme.
why-no-such-number = Quel numero qui non si può scegliere.
why-not-looked-at = La carta { $card } non è tra quelle che stai guardando.
why-not-peeked = { $territory } non è tra le tessere che stai guardando.
why-no-ventura-card = Non restano carte Ventura da pescare.
why-no-conscription-card = Non restano carte Coscrizione da pescare.
why-own-domain = { $territory } è già nel tuo Dominio.
why-no-troop-there = Nessuna tua Milizia si trova in { $territory }.
why-must-annex = Annettere è obbligatorio: scegli il prossimo Territorio.
why-maintenance = Rendita e riserva non bastano per il mantenimento di { part-florins }: congeda carte o gioca un Evento.
why-no-area = Non c’è uno spazio Milizia vuoto.
why-one-tile = Una tessera per turno è il limite, e la tua è già collocata.
why-no-marker = Non hai più segnalini Dominio per un nuovo Territorio.
why-no-space = Sulla mappa non c’è un posto per te.
why-not-opponents = { $territory } non è nel Dominio di un avversario.
why-no-revolt = Nessuna rivolta in { $territory }: dev’essere adiacente al tuo Dominio e senza Milizie.
why-event-not-deployed = La carta { $card } è un Evento: si gioca, non si recluta.
why-no-company = Il Capitano { $card } richiede una tua Compagnia singola nella tua Città.
why-mobilization = La Compagnia { $card } si recluta solo dove il Territorio corrisponde alla sua mobilitazione.
why-no-room = Non c’è posto per la carta { $card }.
why-not-alone = Il Capitano { $card } da solo non è una Milizia: va in uno spazio con una sola Compagnia.
why-city-only = La Compagnia { $card } forma una nuova Milizia solo nella tua Città.
why-not-in-domain = { $territory } non è nel tuo Dominio.
why-no-need = Ora non occorre fare posto.
why-whole-troop = Il posto lo fa un’intera Milizia, non una singola carta: forma la nuova Milizia, poi svuota uno spazio.
why-makes-no-room = Anche senza { $card } non ci sarebbe posto per la carta che si recluta.
why-other-area = Ora si tratta solo dello spazio Milizia { $area }.
why-asked-later = Prima tocca a { $card }: le altre Compagnie seguono una alla volta.
why-keeps-area = { $card } conserva lo spazio: sono le altre Compagnie a separarsene.
why-armies-full = Ogni Esercito a cui la Compagnia { $card } potrebbe unirsi ha già tutte le Compagnie che può avere.
why-no-healing = Durante una battaglia non si possono curare ferite a pagamento.
why-city-occupied = Nella tua Città c’è una Milizia avversaria: lì non si può reclutare nulla.
why-single-company = In uno spazio con una sola Compagnia non ne può entrare un’altra: serve un Capitano.
why-army-full = Questo Esercito ha già tutte le Compagnie che può avere.
why-city-beside = Una Città non può essere adiacente a un’altra Città.
why-papal = In questa partita { $territory } non può far parte di un dominio di partenza.
why-room-for-others = Con { $territory } un altro giocatore non troverebbe posto per il suo dominio di partenza.
why-not-theirs = La Compagnia { $card } non si trova in quella Milizia.
why-no-bribe = La Compagnia { $card } non si può corrompere: deve trovarsi nel tuo Dominio o adiacente, e non essere l’ultima Compagnia di un Esercito.
why-regrouped-enough = Hai riorganizzato quanto un turno consente.
why-too-few-troops = In { $territory } non puoi farlo: all’inizio del tuo turno della sottofase vi si trovavano troppo poche tue Milizie.
why-no-regrouping = Questa riorganizzazione non è possibile in { $territory }.
why-wrong-kind = La carta { $card } non è del tipo richiesto.
why-elsewhere = La Compagnia { $card } non si trova in { $territory }.
why-in-army = La Compagnia { $card } è già in un Esercito: solo una Compagnia singola vi si unisce.
why-in-no-army = La Compagnia { $card } non è in un Esercito.
why-no-partner = Nessun altro Esercito lì può accogliere la Compagnia { $card } o darne un’altra in cambio.
why-same-troop = Scegli una Milizia diversa da quella scelta prima.
why-alike = Le due Compagnie sono uguali: non cambierebbe nulla.
why-no-army = In quello spazio nessun tuo Esercito si trova qui.
why-no-such-area = Non c’è uno spazio con quel numero tra cui scegliere.
why-no-troop = In quello spazio non hai una Milizia.
why-garrison-stays = La Guarnigione, e un Esercito che la contiene, non lasciano mai la Città.
why-moved = Questa Milizia ha già avuto il suo movimento in questa fase.
why-not-adjacent = { $territory } non è adiacente.
why-points = Entrare in { $territory } costa { $cost }: alla Milizia restano { part-movement }.
why-forced-once = Una sola Marcia Forzata per Milizia e per fase è il limite.
why-no-desertion = Scegli un Esercito nemico con almeno due Compagnie, di cui una non sia la Guarnigione.
why-no-defender = In quello spazio nessuna tua Milizia è attaccata.
why-defender-only = Solo il difensore può giocare { $card }.
why-next-space = Ora si riempie lo spazio { $space }.
why-not-to-place = La Compagnia { $card } non è tra quelle ancora da schierare.
why-no-modifier = Questo bonus di resistenza è già speso, non vale in questo assalto o ha un altro valore.
why-not-own-domain = { $territory } non è nel tuo Dominio: ci si ritira solo nel proprio Dominio.
why-opponent-there = In { $territory } si trova una Milizia avversaria.

## Domande

ask-family = { $seat }, quale famiglia guidi?
ask-tile = { $seat }, quale tessera collochi?
ask-lay = { $seat }, dove la collochi?
ask-city = { $seat }, dove fondi la tua Città?
ask-claim = { $seat }, quale Territorio entra nel tuo dominio di partenza?
ask-prestige = { $seat }, quanto spendi in prestigio?
ask-fortune = { $seat }, prendi una tessera o una carta dell’esposizione?
ask-keep-tile = { $seat }, quale tessera tieni?
ask-under = { $seat }, quale tessera va per prima sotto la pila?
ask-recruit = { $seat }, peschi carte Ventura?
ask-keep = { $seat }, quale carta tieni?
ask-discard = { $seat }, hai troppe carte in mano: quale scarti?
ask-annex = { $seat }, quale Territorio annetti ora?
ask-upkeep = { $seat }, quali carte mantieni? Congedane alcune, o paga.
ask-stay = { $seat }, quale Compagnia resta nello spazio Milizia { $area }?
ask-apart = { $seat }, che ne è dell’altra Compagnia dello spazio Milizia { $area }?
ask-expansion = { $seat }, collochi una tessera della tua riserva?
ask-settle = { $seat }, dove la collochi?
ask-revolt = { $seat }, dove scoppia la rivolta?
ask-conscription = { $seat }, peschi carte Coscrizione?
ask-side-deal =
    { $left ->
        [one] { $seat }, compri ancora una carta Ventura?
       *[other] { $seat }, compri una carta Ventura? Fino a { $left }.
    }
ask-deploy = { $seat }, che cosa recluti?
ask-place = { $seat }, dove va la carta?
ask-empty = { $seat }, tutti gli spazi sono occupati: quale svuoti?
ask-make-room = { $seat }, chi altro congedi dallo spazio { $area }, o dove va la carta { $card }?
ask-bribe = { $seat }, quale Compagnia corrompi?
ask-regroup = { $seat }, come riorganizzi le tue Milizie?
ask-regroup-join = { $seat }, quale Compagnia in { $at } si unisce a un Esercito?
ask-regroup-leave = { $seat }, quale Compagnia in { $at } lascia il suo Esercito?
ask-regroup-transfer = { $seat }, quale Compagnia in { $at } passa a un altro Esercito?
ask-regroup-exchange = { $seat }, quale Compagnia in { $at } scambi?
ask-goal-into = { $seat }, in quale Esercito in { $at }?
ask-goal-for = { $seat }, con quale Compagnia in { $at }?
ask-regroup-army = { $seat }, quali Eserciti in { $at } si scambiano i Capitani?
ask-troops = { $seat }, quale Milizia muovi?
ask-march = { $seat }, dove va la Milizia { $area }? Ha { part-movement }.
ask-desertion = { $seat }, in quale Esercito semini la diserzione?
ask-lose = { $seat }, quale Compagnia della Milizia { $area } diserta?
ask-defend = { $seat }, quale Milizia combatte?
ask-before-order = { $seat }, giochi un Evento prima dello schieramento?
ask-order = Quale Compagnia va nella prossima linea?
ask-open-order = { $seat }, quale Compagnia va nella prossima linea, scoperta?
ask-before-assault = { $seat }, giochi un Evento prima dell’assalto?
ask-resist = { $seat }, usi la resistenza in questo assalto? Ogni bonus vale una volta per battaglia.
ask-withdraw = { $seat }, dove si ritira la tua Milizia?
ask-retreat = { $seat }, ti ritiri o continui a combattere?
ask-thrown-back = { $seat }, la tua Milizia è respinta: dove va?
ask-after-battle = { $seat }, giochi un Evento dopo la battaglia?

## Mosse

move-family = Guida la famiglia { $noun }
move-tile = Scegli { $noun }
move-lay = Collocala in { $q },{ $r }
move-claim = Prendi { $noun } nel dominio
move-spend =
    { $noun ->
        [0] Non spendere nulla
        [one] Spendi 1 Fiorino
       *[other] Spendi { $noun } Fiorini
    }
move-play = Gioca { $noun }
move-heal = Cura una ferita di { $card } nella Milizia { $area } ({ part-wounds })
move-draw = Pesca
move-draw-fortune = Pesca una tessera Territorio
move-draw-recruit = Pesca una carta Ventura
move-draw-conscription = Pesca una carta Coscrizione
move-draw-side-deal = Compra una carta Ventura
move-take = Prendi { $noun }
move-look = Pescane { $noun } insieme e tienine una
move-look-fortune = Pesca { $noun } tessere e tienine una
move-look-recruit = Pesca { $noun } carte Ventura e tienine una
move-look-conscription = Pesca { $noun } carte Coscrizione e tienine una
move-keep = Tieni { $noun }
move-keep-tile = Tieni la tessera { $noun }
move-under = Metti { $noun } per prima sotto la pila
move-discard = Scarta { $noun }
move-annex = Annetti { $noun }
move-dismiss = Congeda { $card } dalla Milizia { $area }{ part-hurt }
move-pay = Paga e concludi la fase
move-stay = Tieni { $card } nello spazio { $area }{ part-hurt }
move-apart = Metti { $card } in uno spazio a sé{ part-hurt }
move-revolt = Rivolta in { $noun }
move-deploy = Recluta { $noun }
move-new = Come nuova Milizia in Città
move-raise = Come nuova Milizia su { $noun }
move-into = Nella Milizia { $area }
move-empty = Svuota lo spazio { $area }
move-bribe = Corrompi { $card } di { $seat }, Milizia { $area }{ part-hurt }
move-join = Unisci una Compagnia a un Esercito in { $noun }
move-leave = Separa una Compagnia da un Esercito in { $noun }
move-transfer = Passa una Compagnia a un altro Esercito in { $noun }
move-exchange = Scambia Compagnie tra Eserciti in { $noun }
move-swap = Scambia i Capitani in { $noun }
move-company = { $card } della Milizia { $area }{ part-hurt }
move-for = Con { $card } della Milizia { $area }{ part-hurt }
move-army = Esercito { $area }
move-move = Muovi la Milizia { $area }
move-to = Verso { $noun }
move-halt = Fermati qui
move-desertion = Esercito { $area } di { $seat }
move-lose = Lascia disertare { $card }{ part-hurt }
move-defend = Combatte la Milizia { $area }
move-line =
    { $area ->
        [1] Schiera { $card } in I linea{ part-hurt }
        [2] Schiera { $card } in II linea{ part-hurt }
        [3] Schiera { $card } in III linea{ part-hurt }
        [4] Schiera { $card } in IV linea{ part-hurt }
       *[other] Schiera { $card } in V linea{ part-hurt }
    }
move-retreat = Ritirati in { $noun }
move-fight = Continua a combattere
move-save = Tenerla da parte
move-use-territory = Usare la resistenza del Territorio ({ $noun })
move-use-captain = Usare la resistenza del Capitano ({ $noun })
move-use-both = Usarle entrambe ({ $noun })
move-pass = Non giocare Eventi
move-stop = Basta così

## Che cosa conta un giocatore

account-points =
    { $count ->
        [one] punto
       *[other] punti
    }
account-florins =
    { $count ->
        [one] Fiorino
       *[other] Fiorini
    }
account-cards =
    { $count ->
        [one] carta
       *[other] carte
    }
account-tiles =
    { $count ->
        [one] tessera
       *[other] tessere
    }
account-markers =
    { $count ->
        [one] segnalino Dominio
       *[other] segnalini Dominio
    }
account-companies =
    { $count ->
        [one] Compagnia
       *[other] Compagnie
    }
account-captains =
    { $count ->
        [one] Capitano
       *[other] Capitani
    }
account-wounds =
    { $count ->
        [one] ferita
       *[other] ferite
    }

## Che cosa costa e porta una scelta

effect-wins = vince la partita
effect-other-wins = vince { $seat }
effect-eliminates = { $seat } è fuori gioco
effect-papal = +{ part-points } ogni turno
effect-upkeep-more = mantenimento +{ $florins }
effect-upkeep-less = mantenimento −{ $florins }
effect-one-tile = nessun’altra tessera ora
effect-one-look = una sola volta per fase
effect-movement = { part-movement }
effect-movement-more = +{ part-movement }
effect-march = marcia { $cost }, ne resta { $left }
effect-battle = battaglia con { $opponent }
effect-victory = vittoria
effect-sure-victory = ogni ordine vince
effect-defeat = nessun ordine vince
effect-annexes = +{ part-points } se vi resta
effect-prevents = evita { part-wounds }
effect-inflicts = +{ part-wounds }
effect-sees-order = vedi il loro ordine
effect-discount = prossima carta −{ part-florins }

## Da dove vengono i punti

source-initiative = Primo Giocatore
source-prestige = prestigio acquistato
source-papal = Territori Pontifici
source-favour = Favore del Papa
source-markers = segnalini Dominio rimossi
source-armies = Eserciti sconfitti
source-captains = fama dei Capitani

## Come si vince

win-goal = Chi raggiunge { part-points } vince subito.
win-city = Oppure metti un segnalino Dominio sulla Città di un’altra famiglia.
win-prestige = Prestigio: una volta per turno compri punti, fino a { $points } per { $florins } Fiorini.
win-papal = Ogni Territorio Pontificio nel tuo Dominio porta { part-points } a ogni fase del Prestigio.
win-armies = Un Esercito (un Capitano con Compagnie) sconfitto o messo in fuga porta { part-points }.
win-markers = Ogni segnalino Dominio avversario tolto annettendo, o da un Esercito, porta { part-points }.
win-initiative = Dal secondo turno chi ha meno punti diventa Primo Giocatore e riceve { part-points }.

## Il tavolo nel terminale

board-setup = Preparazione
board-round = Turno { $round } · si vince a { $target } punti
board-first = ★ Primo Giocatore: { $seat }
board-won = { $seat } ha vinto
board-legend = { $marker } segnalino Dominio · { $army } Esercito · { $wound } ferita
board-beyond = Più in là sulla mappa: { $tiles }
board-player = Nome
board-family = Famiglia
board-points = Punti
board-florins = Fiorini
board-income = Rendita
board-hand = Mano
board-reserve = Tessere
board-display = Esposizione: { $cards }
board-decks = Mazzo Ventura { $ventura } · mazzo Coscrizione { $conscription } · pila { $tiles }
board-shown = note nella mano di { $seat }: { $cards }
board-your-hand = La tua mano: { $cards }
board-your-reserve = Le tue tessere: { $cards }
board-looking = Stai guardando: { $cards }
board-battle = Battaglia per { $territory }: { $attacker } attacca { $defender }
board-assault =
    { $number ->
        [1] Primo assalto, a distanza
       *[other] Assalto { $number }, in corpo a corpo
    }
board-ground = Territorio: tiro { $ranged }, mischia { $melee }, resistenza { $resistance }
board-captain = Capitano { $captain }: resistenza { $resistance }

## Il calcolo delle battaglie

odds-assault = Assalto { $number }: { $attacker } infligge { $inflicts }, { $defender } { $answers }; restano: { $left } / { $remains }.
odds-won = Senza Eventi e ritirate vince { $seat }.
odds-both = Senza Eventi e ritirate sono annientati entrambi.
odds-share =
    Su { $fights } schieramenti: { $attacker } ne vince { $won }, { $defender } { $lost }{ $neither ->
        [0] .
       *[other] , in { $neither } sono annientati entrambi.
    }
odds-lost = Compagnie perse: { $attacker } { $losses }; { $defender } { $others }.
odds-losses = da { $least } a { $most }, in media { $mean } (Resistenza { $wounds })
odds-best = Lo schieramento migliore: { $order }. Ne vince { $won } su { $fights }.
odds-march = { $territory }: vince in { $won } su { $fights } schieramenti, e perde da { $least } a { $most } Compagnie, in media { $mean }.
odds-note = Calcolo senza Eventi e senza ritirate.
odds-choice = { $choice }. { $assault } { $end }
odds-resistance = Ogni bonus di resistenza si usa nel primo assalto in cui evita una ferita.
odds-nobody = nessuno
odds-company = { $card }
odds-wounded = { $card } ({ $wounds ->
    [one] 1 ferita
   *[other] { $wounds } ferite
})
odds-nothing = Non c’è una battaglia in corso. Indicane una: probabilità village_1 con 2 (la tua Milizia 2 entra nel Borgo 1).
odds-form = Si scrive così: probabilità village_1 con 2 (la tua Milizia 2 entra nel Borgo 1).
odds-no-territory = «{ $word }» non è un Territorio, o potrebbe essere più d’uno.
odds-no-card = «{ $word }» non è un Capitano né una Compagnia, o potrebbe essere più d’una carta.
odds-captains = { $word }: un Esercito ha un solo Capitano, e senza ferite.
odds-companies = Una Milizia ha da una a { $most } Compagnie.
odds-no-captain = Due o più Compagnie vogliono un Capitano.
odds-wounds = { $word }: al massimo { $most } ferite.
odds-no-troop = «{ $word }» non è una Milizia sulla mappa; le Milizie si indicano con il loro spazio, da 1 a 5.
odds-no-opponent = Nessuna Milizia avversaria si trova qui: { $territory }.
odds-the-attacker = chi attacca
odds-the-defender = chi difende
odds-two-troops = Indica entrambe le Milizie: attacker=... e defender=...
odds-opt-attacker = La Milizia che attacca: il suo Capitano, se c’è, e le Compagnie dalla linea I in poi; le ferite dopo i due punti.
odds-opt-defender = La Milizia che difende, allo stesso modo.
odds-opt-secret = Chi ha lo schieramento segreto; si calcolano tutti i suoi schieramenti.
odds-opt-at = Il Territorio della battaglia, per i suoi modificatori; altrimenti non ce ne sono.
odds-opt-owner = Con at: di chi è il Dominio in cui si trova il Territorio.
odds-opt-beside = Con at: quanti Territori vicini contano per le formule del Territorio.
odds-example =
    Per esempio:
    quattrocento odds ventura attacker=acuto,crossbowmen,light_cavalry defender=garrison_este at=city_este
    quattrocento odds ventura attacker=acuto,pikemen,archers:1 defender=tartaglia,spearmen,sappers secret=defender
    quattrocento odds ventura village_1 con 2 --from posizione.toml --seat 0   # da una posizione

## Che cosa non va in un file di componenti

pack-formula = { $name }: ci vuole base, oppure base, per e category
pack-parameters = params: { $effect } vuole { $known }
pack-cards = il mazzo { $deck } deve avere { $wanted } carte, non { $count }
pack-tiles = con { $seats } giocatori le tessere in uso sono troppo poche
pack-fixed = { $name }: ci vuole { $wanted }: un file di componenti non lo cambia

## Che cosa non va in una posizione scritta

position-seats = ci vogliono { $seats } posti
position-broken = posizione impossibile: viola { $clause } ({ $detail })
position-family = family: { $family } è già di un altro posto
position-hex = { $name }: ci vuole un luogo, come "1,-1"
position-hex-taken = { $name }: lì c’è già un’altra tessera
position-shown = shown: queste carte non sono tutte nella mano
position-domain = domain: { $territory } non è sulla mappa, o è in un altro Dominio
position-known = { $name } non è in nessuna riserva
position-under = tiles: ce ne vuole almeno una
position-area = area: { $area } è già occupato
position-captain = captain: { $card } non è un Capitano
position-troop = ci vuole una Compagnia, oppure un Capitano con una-cinque Compagnie
position-display = display: al massimo { $most } carte Ventura
position-discarded = discarded: { $card } non può starci
position-copies = { $card }: nella scatola ce ne sono solo { $copies }
position-company = { $word } non è una Compagnia, come "archers:1"
position-wounds = { $card } non può avere tante ferite
position-tile = { $territory } qui non è in uso, o si trova già altrove
position-battle = attacker: ci vuole un posto diverso da quello del difensore
position-battle-seat = { $name }: ci vuole un posto di questa battaglia
position-battle-pair = { $name }: ci vogliono due numeri, dell’attaccante e del difensore
position-no-family = family: ogni posto ne vuole una
position-steps = questi passi non possono stare così
position-round = round: finita la preparazione ci vuole 1 o più
position-round-setup = round: nella preparazione ci vuole 0
position-turn-place = place: ci vuole un numero da 1 a { $seats }
position-seat = seat: è il turno del posto { $seat }
position-seat-out = il posto { $seat } è fuori dal gioco
position-no-battle = una battaglia e i suoi passi vanno insieme: manca l’una o gli altri
position-nothing = qui non c’è nulla da decidere: posto { $seat }, { $name }
position-won = la partita è finita: non può seguire alcun passo
position-field = { $name }: questo numero è fuori dai limiti
position-setup = la preparazione non è a questo passo
position-setup-seat = seat: a questo punto della preparazione sceglie un altro posto
position-setup-bare = nella preparazione nessuno ha punti, Fiorini, carte o Milizie, e le famiglie si scelgono in ordine di turno
position-setup-tiles = tessere, Città e domini non sono quelli di questo punto della preparazione
position-turn = [turn]: qualcosa qui appartiene a un altro passo
position-chosen = chosen: non si accorda con il passo
position-looking = looking: non si accorda con il passo
position-limit = hand: ha una carta di troppo solo chi deve scartare
position-parting = area: lì non ci sono Compagnie senza Capitano
position-regroup = qui nessuno può riorganizzarsi così
position-march = area: questa Milizia non può essere in movimento
position-lose = area: non è un Esercito avversario con due o più Compagnie
position-deal = card: non è un Accordo Sottobanco, o restano troppe carte
position-battle-asked = seat: questo posto non combatte nella battaglia
position-room = qui non c’è da fare posto a questa carta
position-battle-part = part: non segue questa domanda
position-battle-march = la Milizia in movimento non è quella che attacca
position-battle-origin = origin: non è adiacente alla battaglia
position-battle-troop = lì non c’è una Milizia con quel numero
position-battle-using = using: la battaglia non pone qui questa scelta
position-battle-guards = guards: un Capitano non ha più questa resistenza
position-battle-ground = ground: il Territorio non dà questi bonus a questa parte
position-battle-army = armies: non si accordano con le Milizie
position-battle-line = le linee non si accordano con le Milizie
position-battle-assault = assault: non si accorda con il passo

## Che cosa si vede di una cosa

look-tile = { $territory }: un Territorio di tipo { $type }.
look-tile-values = Marcia { $move } · Rendita { $income } · Tiro { $ranged } · Mischia { $melee } · Resistenza { $resistance }.
look-formula = { $base } + { $per } per ogni Territorio adiacente dello stesso Dominio nella categoria { $category }
look-owned =
    { $markers ->
        [one] È in { $place }, nel Dominio di { $seat }, con 1 segnalino.
       *[other] È in { $place }, nel Dominio di { $seat }, con { $markers } segnalini.
    }
look-unowned = È in { $place }, nel Dominio di nessuno.
look-now = Dov’è ora: Rendita { $income } · Tiro { $ranged } · Resistenza { $resistance }.
look-text = { $card }: { $card_text }
look-captain = Un Capitano: costa { $cost } mobilitarlo, { $maintenance } a ogni turno.
look-ventura-company = Una Compagnia ({ $class }) del mazzo Ventura, { $count } nel mazzo: costa { $cost } mobilitarla, { $maintenance } a ogni turno.
look-conscript = Una Compagnia ({ $class }) del mazzo Coscrizione, { $count } nel mazzo: costa { $cost } mobilitarla, { $maintenance } a ogni turno.
look-garrison = Una Guarnigione ({ $class }): costa { $maintenance } a ogni turno.
look-event = Un Evento del mazzo Coscrizione, { $count } nel mazzo.
look-card-values = Tiro { $ranged } · Mischia { $melee } · Resistenza { $resistance } · Marcia { $movement }.
look-displayed = È scoperta nell’esposizione.
look-family = { $family }, solo con Famiglie a confronto: { $family_text }
look-played-by = { $seat } gioca con questa famiglia.

## Dadi e pesche che le persone scrivono

bag-stockpile = una tessera Territorio dalla pila
bag-ventura = una carta dal mazzo Ventura
bag-conscription = una carta dal mazzo Coscrizione
bag-garrisons = una Guarnigione per la famiglia
bag-seats = a sorte un posto: seat_0, seat_1

## Prima di sedersi

game-pitch = Capitani di ventura: una casata d’Italia allarga il dominio tessera dopo tessera, paga le sue compagnie e le schiera in segreto per la battaglia.
