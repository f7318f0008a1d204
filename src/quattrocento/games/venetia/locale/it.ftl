# Che cosa dice Venetia in italiano.
# I messaggi che cominciano con "part-" sono pezzi di altre frasi.

## Pezzi di frase

part-in-region =
    { $region ->
        [Ponente] nel Ponente
        [Arcipelago] nell’Arcipelago
        [Levante] nel Levante
       *[other] in { $region }
    }
part-from-region =
    { $region ->
        [Ponente] dal Ponente
        [Arcipelago] dall’Arcipelago
        [Levante] dal Levante
        [Albania] dall’Albania
        [Africa] dall’Africa
       *[other] dalla { $region }
    }
part-the-region =
    { $region ->
        [Ponente] il Ponente
        [Arcipelago] l’Arcipelago
        [Levante] il Levante
        [Albania] l’Albania
        [Africa] l’Africa
       *[other] la { $region }
    }
part-in-region-noun =
    { $noun ->
        [Ponente] nel Ponente
        [Arcipelago] nell’Arcipelago
        [Levante] nel Levante
       *[other] in { $noun }
    }
part-in-colony =
    { $colony ->
        [Acquemorte] ad Acquemorte
        [Acri] ad Acri
        [Alessandria] ad Alessandria
       *[other] a { $colony }
    }
part-in-colony-noun =
    { $noun ->
        [Acquemorte] ad Acquemorte
        [Acri] ad Acri
        [Alessandria] ad Alessandria
       *[other] a { $noun }
    }
part-ducats =
    { $ducats ->
        [one] 1 Ducato
       *[other] { $ducats } Ducati
    }
part-other-ducats =
    { $other_ducats ->
        [one] 1 Ducato
       *[other] { $other_ducats } Ducati
    }
part-votes =
    { $votes ->
        [one] 1 voto
       *[other] { $votes } voti
    }
part-points =
    { $points ->
        [one] 1 PV
       *[other] { $points } PV
    }
part-influence =
    { $influence ->
        [one] 1 Influenza
       *[other] { $influence } Influenze
    }
part-fleets =
    { $fleets ->
        [one] 1 Flotta Nemica
       *[other] { $fleets } Flotte Nemiche
    }
part-doge-tokens =
    { $tokens ->
        [one] 1 Segnalino Doge
       *[other] { $tokens } Segnalini Doge
    }
part-ap =
    { $ap ->
        [one] 1 Punto Azione
       *[other] { $ap } Punti Azione
    }
part-spaces =
    { $spaces ->
        [one] 1 spazio
       *[other] { $spaces } spazi
    }

## Esempi di ciò che si può scrivere

example-move = influence zara, metti zara, zara
example-why = attacca messina
example-odds = probabilità romania
example-rules = regole 7.1, regole podestà

## Che cosa è successo

event-card-seen = { $seat } pesca { $card }.
event-card-drawn = { $seat } pesca una Carta Azione.
event-card-kept = { $seat } tiene la carta.
event-card-cashed = { $seat } incassa { $card }: { part-ducats }.
event-card-played = { $seat } gioca { $card }.
event-cards-shuffled = Le Carte Azione scartate si rimescolano e formano un nuovo mazzo.
event-no-card-left = Non restano Carte Azione per { $seat }.
event-ducats-placed = { $seat } piazza { part-ducats } a { $sestiere }.
event-monument-built = { $seat } costruisce un Monumento a { $sestiere }.
event-monument-restored = { $seat } volta sul lato colorato un Monumento a { $sestiere }.
event-election-began =
    { $election ->
        [0] Si elegge il primo Doge.
        [1] Si elegge un nuovo Doge.
       *[other] Si tiene l’elezione finale.
    }
event-has-chosen = { $seat } ha scelto.
event-tiles-drawn = Tessere Sestiere: { $tile } e { $other_tile }.
event-candidate-shown = { $seat } candida { $family_card } e ha { part-votes }.
event-vote-shown = { $seat } aggiunge { $card }.
event-elected = { $seat } è Doge con { $family_card } e prende { part-doge-tokens }.
event-final-election-won = { $seat } vince l’elezione finale con { $family_card }: { part-points }.
event-tiles-shuffled = Si rimescolano tutte le tessere Sestiere.
event-family-card-recovered = { $seat } riprende in mano { $family_card }.
event-infamy-taken = { $seat } prende il Segnalino Infamia.
event-infamy-discarded = { $seat } scarta il Segnalino Infamia.
event-turn-began = Comincia il turno di { $seat }.
event-dice-rolled = { $seat } tira i dadi. Commerciali 2, 3, 4: { $commercial_two }, { $commercial_three }, { $commercial_four }; militari: { $military_two }, { $military_three }, { $military_four }; politici: { $political_two }, { $political_three }, { $political_four }.
event-token-kept = { $seat } conserva un Segnalino Doge come PV.
event-token-spent = { $seat } spende un Segnalino Doge per un Punto Azione.
event-die-taken = { $seat } prende un dado ({ $die }) e ha { part-ap }.
event-actions-ended = { $seat } conclude le azioni.
event-sea-influence-placed = { $seat } mette 1 Influenza nel { $sea }.
event-sea-controlled = Il { $sea } passa sotto il controllo di Venezia.
event-treated = { $seat } tratta con i Nemici e prende { part-from-region } il segnalino { $kingdom }.
event-capitulated = In questo turno il Regno { part-in-region } non ferma { $seat }.
event-influence-placed = { $seat } mette { part-influence } { part-in-colony }.
event-influence-lost = { $seat } perde { part-influence } { part-in-colony }.
event-influence-replaced = { $seat } sostituisce 1 Influenza di { $opponent } { part-in-colony }.
event-revolt = Rivolta { part-in-colony }!
event-podesta-placed = { $seat } ha il Podestà { part-in-colony }.
event-podesta-removed = { $seat } perde il Podestà { part-in-colony }.
event-attacked = { $seat } attacca { $colony }.
event-fleet-attacked = { $seat } attacca le Flotte nel { $sea }.
event-battle-token-drawn = { $seat } pesca un Gettone Battaglia: { $token }.
event-fleets-sunk = { $seat } elimina { part-fleets } nel { $sea }.
event-vp-token-drawn = { $seat } pesca un Segnalino PV.
event-vp-token-seen = Il segnalino di { $seat } vale { $vp_token }.
event-vp-tokens-revealed =
    { $number ->
        [one] { $seat } rivela un Segnalino PV: { $vp_token }.
       *[other] { $seat } rivela { $number } Segnalini PV: { $vp_token } l’uno.
    }
event-threat-drawn = { $seat } scopre una Carta Minaccia: { $threat }.
event-vetoed = { $seat } oppone il veto: { $threat }.
event-threats-shuffled = Le Carte Minaccia scartate si rimescolano e formano un nuovo mazzo.
event-kingdom-placed = Si piazza il segnalino { $kingdom } { part-in-region }.
event-fleet-placed =
    { $fleets ->
        [one] Una Flotta Nemica arriva nel { $sea }.
       *[other] Un’altra Flotta Nemica arriva nel { $sea }: ora sono { $fleets }.
    }
event-control-lost = Venezia perde il controllo del { $sea }.
event-venice-moved = Venezia avanza allo spazio { $space } del Tracciato Potere.
event-enemies-moved = I Nemici avanzano di { part-spaces }, fino allo spazio { $space }.
event-scoring-began =
    { $scoring ->
        [1] Primo punteggio.
        [2] Secondo punteggio.
       *[other] Terzo punteggio.
    }
event-scored = { $seat } segna { part-points }, { $total } in tutto: presenza { $presence }, Podestà { $podesta }, Segnalini PV { $vp_tokens }, Segnalini Doge { $doge_tokens }, Monumenti { $monuments }, Regni { $kingdoms }.
event-epoch-began = Comincia una nuova epoca: { $epoch }.
event-won = { $seat } vince la partita con { part-points }!

## Perché no

why-infamy = Chi ha il Segnalino Infamia deve scegliere la Carta Famiglia di valore 1.
why-family-card-gone = Questa Carta Famiglia non è nella tua mano: { $family_card }.
why-not-in-hand = La carta { $card } non è nella tua mano.
why-no-other-copy = Hai già scelto la carta { $card } e non ne hai un’altra copia.
why-one-vote = Nella prima elezione ognuno aggiunge una sola Carta Azione.
why-candidate-first = Prima scegli la tua Carta Famiglia.
why-other-vote = Ora scegli la tua Carta Azione numero { $number }.
why-no-player = In questa partita nessuno gioca con la famiglia { $family }.
why-not-tied = { $seat } non è tra i giocatori a pari voti.
why-die-taken = Un dado così non c’è più: { $die }.
why-other-sestieri = I Ducati della carta { $card } vanno nei Sestieri del suo colore.
why-all-ducats = Piazza esattamente { part-ducats }.
why-card-played = In questo turno hai già giocato una Carta Azione.
why-card-type = La carta { $card } non è del tipo del dado di questo turno.
why-die-military = Ci vuole un dado militare.
why-die-not-military = Ci vuole un dado commerciale o politico: con quello militare si attacca.
why-no-ap = Non hai più Punti Azione.
why-no-influence = Non hai più Influenze in riserva.
why-sea-controlled = Il { $sea } è sotto il controllo di Venezia: è già aperto a tutti.
why-sea-fleet = Nel { $sea } ci sono Flotte Nemiche.
why-sea-far = Il { $sea } non è adiacente alla tua rotta.
why-no-kingdom = Non c’è alcun Segnalino Regno { part-in-region }.
why-region-far = La tua rotta non raggiunge { part-the-region }.
why-colony-far = La tua rotta non raggiunge { $colony }.
why-colony-kingdom = Un Segnalino Regno impedisce di mettere Influenza { part-in-colony }.
why-colony-fleet = Una Flotta Nemica in un mare della sua regione impedisce a tutti di mettere Influenza { part-in-colony }.
why-traded = In questo turno hai già commerciato { part-in-colony }.
why-one-colony = Le Influenze politiche di un turno vanno in una sola colonia, non anche { part-in-colony }.
why-no-battle-token = Non restano Gettoni Battaglia da pescare.
why-no-fleet = Nel { $sea } non ci sono Flotte Nemiche.
why-fleet-far = Il { $sea } non è adiacente alla tua rotta.
why-other-colony = La prima Influenza è già andata { part-in-colony }: scegli un’altra colonia.
why-card-region = La carta vale soltanto { part-in-region }.
why-minor-only = { $colony } è una colonia maggiore: la carta ne vuole una minore.
why-own-presence = Non hai Influenza { part-in-colony }: la carta la richiede.
why-no-presence = Hai già Influenza { part-in-colony }: la carta vuole una colonia dove non ne hai.
why-no-rival = Nessun altro giocatore ha Influenza { part-in-colony }.
why-own-influence = Non puoi sostituire la tua Influenza: scegli un altro giocatore.
why-not-rival = Lì { $seat } non ha Influenza da sostituire.
why-no-grey-monument = Non hai Monumenti grigi a { $sestiere }.
why-no-ducat = Non hai più Ducati in riserva.
why-not-spent = Questa Carta Famiglia non è tra i tuoi scarti: { $family_card }.
why-number = Scegli un numero da { $least } a { $most }.

## Domande

ask-ballot =
    { $election ->
        [0] Chi candidi a Doge, e con quale Carta Azione?
        [1] Chi candidi a Doge?
       *[other] Elezione finale: chi candidi a Doge?
    }
ask-tie = { $seat }, i voti sono pari: chi diventa Doge?
ask-veto = { $seat }, opponi il veto alla carta { $threat }?
ask-doge-token = { $seat }, conservi un Segnalino Doge o lo spendi?
ask-die = { $seat }, quale dado prendi?
ask-received = { $seat }, tieni la carta o la incassi?
ask-cash = { $seat }, dove piazzi i Ducati della carta { $card }?
ask-actions = { $seat }, che cosa fai?
ask-condottieri-colony = { $seat }, usi il Gettone Battaglia { $token } contro { $colony }, o ne peschi un altro?
ask-condottieri-sea = { $seat }, usi il Gettone Battaglia { $token } nel { $sea }, o ne peschi un altro?
ask-stradioti = { $seat }, il Gettone Battaglia è { $token }: gli Stradioti si uniscono ora all’attacco contro { $colony }?
ask-place = { $seat }, dove metti l’Influenza della carta { $card }?
ask-place-second = { $seat }, dove metti la seconda Influenza della carta { $card }, dopo { $colony }?
ask-crociata = { $seat }, contro quale colonia guidi la Crociata?
ask-galeazze = { $seat }, dove attaccano le Galeazze?
ask-sink = { $seat }, quante Flotte elimini nel { $sea }?
ask-bailo = { $seat }, con quale Regno tratta il bailo?
ask-consiglio-dieci = { $seat }, in quale colonia gli altri perdono Influenza?
ask-corona-cipro = { $seat }, in quale colonia sostituisci un’Influenza?
ask-rival = { $seat }, di chi è l’Influenza che sostituisci { part-in-colony }?
ask-ducats =
    { $left ->
        [one] { $seat }, dove piazzi l’ultimo Ducato?
       *[other] { $seat }, dove piazzi il prossimo Ducato? Ne restano { $left }.
    }
ask-broglio = { $seat }, rimetti a nuovo un Monumento o piazzi Ducati?
ask-serrata = { $seat }, quale Carta Famiglia riprendi?
ask-capitolazioni = { $seat }, in quale regione il Regno non ti ferma?

## Mosse

move-candidate = Candida: { $noun }
move-vote = Aggiungi { $card }
move-stop = Basta così
move-elect = { $seat } diventa Doge
move-veto = Opponi il veto
move-accept = Lascia fare
move-keep-token = Conserva un Segnalino Doge come PV
move-spend-token = Spendi un Segnalino Doge per un Punto Azione
move-die = { $noun }
move-keep = Tieni la carta
move-cash = Incassa la carta
move-ducats =
    { $ducats ->
        [0] { $other_sestiere } { part-other-ducats }
       *[other] { $other_ducats ->
            [0] { $sestiere } { part-ducats }
           *[other] { $sestiere } { part-ducats }, { $other_sestiere } { part-other-ducats }
        }
    }
move-play = Gioca { $noun }
move-route = Stabilisci una rotta: { $noun }
move-treat = Tratta con i Nemici { part-in-region-noun }
move-influence = Metti Influenza { part-in-colony-noun }
move-attack = Attacca { $noun }
move-engage = Attacca le Flotte nel { $noun }
move-end = Concludi le azioni
move-place = Metti Influenza { part-in-colony-noun }
move-use = Usa questo gettone
move-redraw = Pesca un altro gettone
move-reinforce = Aggiungi gli Stradioti
move-wait = Aspetta un altro attacco
move-sink =
    { $noun ->
        [one] Elimina 1 Flotta
       *[other] Elimina { $noun } Flotte
    }
move-capitulate = Capitolazioni { part-in-region-noun }
move-expel = Gli altri perdono Influenza { part-in-colony-noun }
move-replace = Sostituisci un’Influenza { part-in-colony-noun }
move-rival = Sostituisci un’Influenza di { $seat }
move-ducat = Piazza un Ducato a { $noun }
move-restore = Rimetti a nuovo un Monumento a { $noun }
move-recover = Riprendi: { $noun }

## Che cosa non va in un file di componenti

pack-scoring-space = first_scoring_space: ci vuole uno spazio del Tracciato Potere
pack-colony-value = value: al massimo { $most }, perché una rivolta lasci posto a un Podestà
pack-lowest-card = value: dev’essere minore di quello di ogni altra Carta Famiglia, perché serve a chi ha il Segnalino Infamia
pack-parameter-missing = params: manca { $key }
pack-no-crosses = ogni epoca vuole una Carta Minaccia con una Croce, o la partita non finirebbe mai
pack-crosses = crosses: ci vogliono tre numeri, per Ascesa, Apogeo e Lotta
pack-setup-kingdom = setup_region: { $region } ha già un Regno, o non c’è un segnalino per lui
pack-setup-fleets = setup_fleets: le Flotte Nemiche sono solo { $count }
pack-border = adjacent: { $other } dev’essere un altro mare, che a sua volta nomina { $here }
pack-faces = faces: ce ne vuole almeno una
pack-fixed = { $name }: ci vuole { $wanted }: un file di componenti non lo cambia

## Che cosa non va in una posizione scritta

position-broken = posizione impossibile: { $detail }
position-seats = ci vogliono { $seats } posti
position-reusable = spent: la carta di valore 1 torna sempre in mano
position-board = board: solo il Doge ha una carta sul tabellone
position-candidate = candidate: questa carta non è nella mano
position-votes = votes: queste carte non sono tutte nella mano
position-votes-number = votes: più di quanti ne ammette questa elezione, senza candidato, o con una carta dopo "none"
position-infamy = candidate: chi ha il Segnalino Infamia deve avere la carta di valore 1
position-by-seat = { $name }: ci vogliono { $seats } numeri, uno per posto
position-over = la partita è finita: non può seguire alcun passo
position-steps = questi passi non possono stare così
position-active = seat: questo passo è del giocatore attivo
position-doge = seat: questo passo è del Doge
position-step-seat = seat: questo passo ne vuole uno
position-type = type: il dado è preso nel passo actions, e in nessuno prima
position-election = election: non è quella che si tiene qui
position-office = office: con un segnalino in carica non si elegge un Doge
position-no-election = candidate e votes stanno solo in un’elezione
position-tiles = tiles: due diverse in caso di parità, nessuna già fuori, e altrove nessuna
position-not-chosen = non hanno ancora scelto tutti
position-tied = tied: non sono i giocatori a pari voti
position-playing = playing: non si accorda con i passi
position-received = received: non si accorda con il passo
position-threat = threat: non si accorda con il passo
position-step-card = card: non è la carta di questo passo
position-nothing = qui non c’è nulla da decidere

## Il tavolo nel terminale

board-venice = V
board-enemies = N
board-to-scoring =
    { $spaces ->
        [one] primo punteggio tra 1 spazio
       *[other] primo punteggio tra { $spaces } spazi
    }
board-between =
    { $spaces ->
        [one] 1 spazio tra le pedine
       *[other] { $spaces } spazi tra le pedine
    }
board-to-end =
    { $spaces ->
        [one] Nemici a 1 spazio dalla fine
       *[other] Nemici a { $spaces } spazi dalla fine
    }
board-doge =
    { $tokens ->
        [0] ★ Doge { $seat }, nessun segnalino in carica
        [one] ★ Doge { $seat }, 1 segnalino in carica
       *[other] ★ Doge { $seat }, { $tokens } segnalini in carica
    }
board-infamy = † Infamia: { $seat }
board-won = { $seat } ha vinto
board-sea = Mare
board-value = Valore
board-lies = Presenti
board-route = Nella rotta di
board-control = Venezia
board-fleets =
    { $fleets ->
        [one] 1 Flotta Nemica
       *[other] { $fleets } Flotte Nemiche
    }
board-region = { $region } { $value } (raggiunta: { $seats })
board-barred = chiusa da una Flotta
board-legend = Colonia MAGGIORE · (4) Influenze necessarie · A3 Influenze di A · { $podesta }A Podestà di A
board-sestiere = Sestiere
board-city-legend = { $ducat } Ducato · { $coloured } Monumento, 4 voti · { $grey } Monumento grigio, 1 voto · (tessera estratta)
board-player = Giocatore
board-points = PV
board-outlook = Ora
board-supply = Influenze
board-podesta = Podestà
board-cards = Carte
board-family = Famiglia
board-vp-tokens = Segn. PV
board-kept = Segn. Doge
board-kingdoms = Regni
board-hand = La tua mano: { $cards }
board-own-tokens = I tuoi segnalini PV: { $tokens }
board-received = Hai ricevuto: { $card }
board-candidate = { $seat } candida: { $cards }
board-tiles = Tessere estratte: { $tiles }
board-chosen = Hanno scelto: { $seats }
board-card =
    { $type ->
        [0] { $card } (commerciale, { $value })
        [1] { $card } (militare, { $value })
       *[2] { $card } (politica, { $value })
    }
board-dice = Dadi: { $dice }
board-turn =
    { $type ->
        [0] { $seat }: turno commerciale, PA { $ap }
        [1] { $seat }: turno militare, PA { $ap }
       *[2] { $seat }: turno politico, PA { $ap }
    }
board-owed =
    { $cards ->
        [one] 1 Carta Minaccia alla fine del turno
       *[other] { $cards } Carte Minaccia alla fine del turno
    }
board-decks = Mazzo Azione { $cards } · Mazzo Minaccia { $threats }

# ---- previsioni e probabilità

forecast-scoring = Se si contassero i punti adesso: { $players }.
forecast-player = { $seat } +{ $gain } = { $total }
forecast-player-range = { $seat } da +{ $gain } a +{ $more } = da { $total } a { $most }
forecast-election = Probabilità di essere eletto, se gli altri scelgono una carta qualsiasi e il Doge, a pari voti, sceglie sé stesso: { $candidates }.
forecast-election-first = Probabilità di essere eletto con la tua migliore Carta Azione, se gli altri scelgono una Carta Famiglia qualsiasi e una Carta Azione da 2 voti: { $candidates }.
forecast-election-basic = Probabilità di essere eletto aggiungendo le Carte Azione migliori e più numerose che puoi, se gli altri scelgono una Carta Famiglia qualsiasi e quante più Carte Azione possono, da 2 voti l’una, e il Doge, a pari voti, sceglie sé stesso: { $candidates }.
forecast-candidate = { $family_card } { $chance }
forecast-battle =
    { $left ->
        [0] In questo turno non restano Gettoni Battaglia.
        [one] Resta 1 Gettone Battaglia: { $values }; saccheggio { $plunder }, Minaccia { $threats }.
       *[other] Restano { $left } Gettoni Battaglia: { $values }; saccheggio { $plunder }, Minaccia { $threats }.
    }
forecast-value = { $number } da { $value }
odds-kingdoms =
    { $cards ->
        [one] L’unica Carta Minaccia che verrà porta un Regno: { $places }.
       *[other] Delle { $cards } Carte Minaccia che verranno portano un Regno: { $places }.
    }
odds-fleets =
    { $cards ->
        [one] L’unica Carta Minaccia che verrà porta una Flotta: { $places }.
       *[other] Delle { $cards } Carte Minaccia che verranno portano una Flotta: { $places }.
    }
odds-place = { $place } { $cards }
odds-region = { $region }
odds-sea = { $sea }
odds-next-threat =
    { $cards ->
        [one] { $place }: vi colpisce 1 Carta Minaccia su { $of }, la prossima con il { $chance }.
       *[other] { $place }: vi colpiscono { $cards } Carte Minaccia su { $of }, la prossima con il { $chance }.
    }
odds-no-place = “{ $word }” non è né una regione né un mare, o potrebbe essere più di uno.
odds-over = La partita è finita: il caso non ha più nulla da dire.

## Che cosa si vede di una cosa

look-colony =
    { $major ->
        [0] { $colony }: colonia minore ({ $region }); per un Podestà servono { $value } Influenze.
       *[other] { $colony }: la colonia maggiore ({ $region }); per un Podestà servono { $value } Influenze.
    }
look-influence = Influenze di { $seat }: { $count }.
look-podesta = Il Podestà è di { $seat }.
look-region = { $region }: vale { $value } a ogni punteggio.
look-colonies = Colonie: { $places }.
look-seas = Mari che vi portano: { $places }.
look-held-by-kingdom = La occupa { $kingdom }: nessuno vi mette Influenze prima di trattare con i nemici.
look-sea = { $sea }: con { $value } Influenze di tutti insieme passa sotto il controllo di Venezia.
look-adjoining = Mari confinanti: { $places }.
look-regions = Regioni che vi si affacciano: { $places }.
look-controlled = Lo controlla Venezia: fa parte di ogni rotta.
look-fleets =
    { $count ->
        [one] C’è 1 Flotta Nemica: nessuna rotta lo attraversa.
       *[other] Ci sono { $count } Flotte Nemiche: nessuna rotta lo attraversa.
    }
look-sestiere =
    { $card_type ->
        [commercial] { $sestiere }: qui mettono i Ducati le carte commerciali.
        [military] { $sestiere }: qui mettono i Ducati le carte militari.
       *[political] { $sestiere }: qui mettono i Ducati le carte politiche.
    }
look-city = { $seat }: Ducati { $ducats }, Monumenti { $monuments }, Monumenti grigi { $grey }.
look-card =
    { $card_type ->
        [commercial] Commerciale: si gioca in un turno commerciale; incassata, mette Ducati: { $value }. Copie: { $count }.
        [military] Militare: si gioca in un turno militare; incassata, mette Ducati: { $value }. Copie: { $count }.
       *[political] Politica: si gioca in un turno politico; incassata, mette Ducati: { $value }. Copie: { $count }.
    }
look-die-type =
    { $die_type ->
        [commercial] { $type }: ogni Punto Azione mette 1 Influenza in una colonia che raggiungi, al massimo 1 nella stessa colonia.
        [military] { $type }: ogni Punto Azione è un attacco a una colonia che raggiungi, o a Flotte Nemiche accanto alla tua rotta; decide un segnalino Battaglia.
       *[political] { $type }: ogni Punto Azione mette 1 Influenza in una colonia che raggiungi, e vanno tutte nella stessa colonia.
    }
look-any-die = Con qualunque dado un Punto Azione mette anche 1 Influenza in un mare, o tratta con un Regno.
look-face =
    { $cards ->
        [0] Punti Azione { $points }, nessuna carta.
        [1] Punti Azione { $points }, e peschi una Carta Azione.
       *[other] Punti Azione { $points }, e ogni altro giocatore pesca una Carta Azione.
    }
look-card-text = { $card }: { $card_text }
look-family-card-text = { $family_card }: { $family_card_text }
look-threat-text = { $threat }: { $threat_text }
look-token-text = { $token }: { $token_text }
look-tile-text = { $tile }: { $tile_text }
look-kingdom = { $kingdom }: dove si trova nessuno mette Influenze; chi tratta con lui tiene il segnalino.
look-kingdom-in = Si trova qui: { $region }.
look-kingdom-treated = { $seat } ha trattato con lui.
look-place-colony = { $colony }
look-place-region = { $region }
look-place-sea = { $sea }

## Dadi e pesche che le persone scrivono

bag-battle-tokens = un segnalino Battaglia
bag-vp-tokens = un segnalino PV
bag-tiles = una tessera Sestiere
bag-families = a sorte una famiglia
bag-action-deck = una carta dal Mazzo Azione
bag-threat-deck = una carta dal Mazzo Minaccia
face-commercial-two = commerciale-2
face-commercial-three = commerciale-3
face-commercial-four = commerciale-4
face-military-two = militare-2
face-military-three = militare-3
face-military-four = militare-4
face-political-two = politico-2
face-political-three = politico-3
face-political-four = politico-4

## Prima di sedersi

game-pitch = Le famiglie di Venezia dividono un impero solo: apri le rotte, conquista colonie e fatti eleggere Doge prima che i nemici si riprendano tutto.
# ---- che cosa costa e che cosa porta una scelta: segni sul suo bottone

account-points =
    { $count ->
        [one] PV
       *[other] PV
    }
account-action-points = PA
account-influence =
    { $count ->
        [one] Influenza
       *[other] Influenze
    }
account-podesta = Podestà
account-cards =
    { $count ->
        [one] Carta Azione
       *[other] Carte Azione
    }
account-doge-tokens =
    { $count ->
        [one] Segnalino Doge
       *[other] Segnalini Doge
    }
account-kept-tokens =
    { $count ->
        [one] Doge conservato
       *[other] Doge conservati
    }
account-vp-tokens =
    { $count ->
        [one] Segnalino PV
       *[other] Segnalini PV
    }
account-ducats =
    { $count ->
        [one] Ducato
       *[other] Ducati
    }
account-monuments =
    { $count ->
        [one] Monumento
       *[other] Monumenti
    }
account-kingdoms =
    { $count ->
        [one] Segnalino Regno
       *[other] Segnalini Regno
    }
effect-next-scoring = { $amount } al punteggio
effect-revolt = rivolta: tutti −1
effect-control = mare controllato
effect-venice = Venezia allo spazio { $space }
effect-enemies = Nemici allo spazio { $space }
effect-scoring =
    { $scoring ->
        [1] ora il primo punteggio
        [2] ora il secondo punteggio
       *[other] ora il terzo punteggio
    }
effect-infamy = prendi l’Infamia
effect-infamy-gone = via l’Infamia
effect-kingdom = arriva: { $kingdom }
effect-fleet = Flotta: { $sea }
effect-control-lost = perso: { $sea }
effect-restored = di nuovo voti pieni
effect-threats =
    { $cards ->
        [one] 1 Carta Minaccia
       *[other] { $cards } Carte Minaccia
    }
effect-must-use = vale comunque
effect-die-commercial = 1 Influenza per colonia
effect-die-military = attacchi con i gettoni
effect-die-political = tutto in 1 colonia
effect-card-played = poi nessun’altra carta
effect-only-here = ora solo questa colonia
effect-new-kingdom = tipo nuovo: +1 alla fine
effect-capitulated = il Regno non ti ferma
effect-election = poi un’elezione
effect-election-due = elezione a fine turno
effect-vetoed = nessun effetto, solo Croci
effect-family-spent = la carta si spende

# ---- da dove vengono i punti

source-presence = presenza
source-podesta = i Podestà
source-vp-tokens = Segnalini PV
source-doge-tokens = Segnalini Doge
source-monuments = Monumenti
source-kingdoms = Regni
source-final-election = elezione finale

# ---- come si vince

winning-goal = Vince chi ha più Punti Vittoria (PV) dopo il terzo punteggio.
winning-tie = A parità vince chi ha più Influenze sul tabellone.
winning-first = Primo punteggio: quando la Pedina Venezia arriva allo spazio { $space } del Tracciato Potere.
winning-second = Secondo punteggio: quando si incontrano la Pedina Venezia e quella dei Nemici.
winning-third = Terzo punteggio e fine: quando i Nemici arrivano allo spazio più a sinistra.
winning-late = Il primo e il secondo punteggio aspettano la fine del turno.
winning-venice = Venezia avanza per ogni mare controllato e per ogni colonia che riceve un Podestà.
winning-enemies = I Nemici avanzano per le Croci delle Carte Minaccia.
winning-presence = Presenza: un’Influenza nella colonia maggiore di una regione segna il valore della regione.
winning-presence-minor =
    { $points ->
        [one] Con Influenze solo nelle sue colonie minori si segna 1 PV.
       *[other] Con Influenze solo nelle sue colonie minori si segnano { $points } PV.
    }
winning-podesta = Un Podestà, il tuo governatore in una colonia, segna { $points } PV, in una colonia maggiore { $major_points }.
winning-podesta-owner = Arriva quando una colonia ha Influenze pari al suo valore, e va a chi ne ha di più.
winning-vp-tokens = Segnalini PV, pescati per le Flotte eliminate: contano i { $number } migliori, poi tornano tutti.
winning-doge = Un Segnalino Doge conservato invece che speso segna { $points } PV.
winning-doge-all = Ogni Segnalino Doge, conservato o in carica, segna { $points } PV.
winning-monuments = Un Monumento, fatto di 4 Ducati in un Sestiere, segna { $points } PV, colorato o grigio.
winning-monument-votes = Alle elezioni ha { $coloured } voti, e { $grey } dopo che un’elezione lo ha voltato sul grigio.
winning-kingdoms = Solo al terzo punteggio: ogni tipo di Segnalino Regno preso segna { $points } PV.
winning-election = Poi l’elezione finale: chi vince segna il valore della sua Carta Famiglia.

# ---- la legenda del tabellone

key-cost = Punti Azione per arrivarci, tutto il tragitto compreso
key-ducat =
    { $votes ->
        [one] Ducato: 1 voto se esce il suo Sestiere; con { $number } si fa un Monumento
       *[other] Ducato: { $votes } voti se esce il suo Sestiere; con { $number } si fa un Monumento
    }
key-coloured = Monumento: { $votes } voti se esce il suo Sestiere
key-coloured-everywhere = Monumento: { $votes } voti, qualunque Sestiere esca
key-grey =
    { $votes ->
        [one] Monumento grigio: voltato da un’elezione, da allora 1 voto
       *[other] Monumento grigio: voltato da un’elezione, da allora { $votes } voti
    }
rule-commercial = Commerciale: ogni punto mette 1 Influenza in una colonia raggiunta, al massimo 1 per colonia in questo turno.
rule-military = Militare: ogni punto pesca un Gettone Battaglia contro una colonia raggiunta o una Flotta; metti o elimini quanto vale.
rule-political = Politico: ogni punto mette 1 Influenza in una colonia raggiunta, tutte nella stessa colonia in questo turno.
rule-any-die = Con qualsiasi dado un punto apre un mare o prende il Segnalino Regno di una regione raggiunta.
