# Ciò che di M400 dice solo il tavolo nel browser, in italiano.

## Nomi composti, e i verbi che li prendono

noun-additions = { part-additions }
noun-opponent = { $opponent }
verb-add = Aggiungi …
verb-rob = Ruba a …
verb-to-seat = Proponi a …

## La mappa

map-label = Mappa di { $title }
map-line = L'Europa del Quattrocento
map-free = { $territory }: stato libero, vale { $value }.
map-owned = { $territory }: stato di { $colour } ({ $seat }), vale { $value }.
map-capital = { $territory }: capitale di { $colour } ({ $seat }).
map-capital-free = { $territory }: capitale che nessuno ha ancora scelto.
map-plague =
    { $tokens ->
        [one] Peste: resta 1 tassello nero.
       *[other] Peste: restano { $tokens } tasselli neri.
    }
map-lit = Qui si può fare qualcosa.
army-of = Esercito { $army } di { $seat }.
army-blocked = Esercito { $army } di { $seat }, bloccato dall'incendio.
army-burning = Bloccato dall'incendio nel suo prossimo turno
land-free = Libero
land-capital = capitale, non dà punti
land-value =
    { $value ->
        [one] 1 punto
       *[other] { $value } punti
    }
land-army = Esercito { $army }
land-army-blocked = Esercito { $army }, bloccato dall'incendio
land-coast = Si affaccia su: { $seas }
land-way = Per arrivarci: { plan-price }

## Viaggi

plan-title = Dove può arrivare l'esercito { $army }
plan-armies = Eserciti
plan-hint =
    { $count ->
        [one] 1 luogo è raggiungibile.
       *[other] { $count } luoghi sono raggiungibili; un clic mostra la via.
    }{ $costly ->
        [0] { "" }
       *[other] { " " }I segni sulla mappa dicono quante carte e quanti pedaggi costa.
    }
plan-goal = Verso { $territory }:
plan-price =
    { $caballi ->
        [0] { $caravels ->
            [0] nessuna carta
            [one] 1 Caravella
           *[other] { $caravels } Caravelle
        }
        [one] 1 Caballus{ plan-and-caravels }
       *[other] { $caballi } Caballus{ plan-and-caravels }
    }{ $tolls ->
        [0] .
        [one] , 1 pedaggio per via.
       *[other] , { $tolls } pedaggi per via.
    }
plan-and-caravels =
    { $caravels ->
        [0] { "" }
        [one] , 1 Caravella
       *[other] , { $caravels } Caravelle
    }
plan-enemy = Terra avversaria: lì si attacca o si paga il pedaggio.
plan-payees = Pedaggio di passaggio, ogni volta una carta a caso: { $lands }.
plan-payee = { $territory } ({ $seat })
plan-risk = Un pedaggio può prendere una carta che serve per il resto della via. In tal caso l'esercito si ferma e aspetta te.
plan-go = Fai questo viaggio
plan-leave = Lascia stare

## Carte

card-kind-combat = Carta combattimento
card-kind-bonus = Carta bonus
card-kind-malus = Carta malus
card-kind-special = Carta speciale
card-copies = { $card }, { $count } copie
card-lit = Si può scegliere ora.
card-origin-seed = stampata
card-origin-found = trovata
card-origin-reconstructed = ricostruita
hand-own = La tua mano ({ $count })
hand-limit = al massimo { $limit } a fine turno
hand-colour = { $colour }: { $theme }
hand-special = Carte speciali
hand-empty = Non hai carte in mano.
known-title = Che cosa si sa delle mani
known-hand =
    { $count ->
        [one] { $seat }, 1 carta
       *[other] { $seat }, { $count } carte
    }
known-missing = niente { $card }
known-without = nessuna carta combattimento del colore { $colour }

brief-title = Di che si tratta

## Commercio

trade-title = Una tua proposta
trade-left =
    { $count ->
        [one] ne resta 1 su { $most } in questo turno
       *[other] ne restano { $count } su { $most } in questo turno
    }
trade-with = Con chi
trade-one =
    { $count ->
        [one] { $seat } (1 carta)
       *[other] { $seat } ({ $count } carte)
    }
trade-all = Tutti
trade-give = Do
trade-ask = Chiedo
trade-get = Riceveresti
trade-part = Daresti
trade-gives = { $seat } dà
trade-asks = { $seat } chiede
trade-give-empty = Scegli fra le tue carte qui sotto, o trascinale qui.
trade-ask-empty = Scegli fra tutti i tipi qui sotto, o trascinali qui.
trade-nothing = niente
trade-from-gives = Dalla tua mano
trade-from-wants = Fra tutti i tipi
trade-add-gives = Dai { $card }
trade-add-wants = Chiedi { $card }
trade-take-back = Riprendi { $card }
trade-known = Si sa che è in quella mano
trade-propose = Fai questa proposta
trade-offer = { $seat } propone uno scambio a { $opponent }
trade-offer-all = { $seat } propone uno scambio a tutti
trade-counter = Controproposta di { $seat }
trade-answers = Può rispondere { $seat }.
trade-passed = Hanno rifiutato: { $names }.

## Il combattimento

combat-title = Combattimento per { $territory }
combat-last = L'ultimo combattimento: { $territory }
combat-attacks = attacca
combat-defends = difende
combat-cards =
    { $count ->
        [one] 1 carta
       *[other] { $count } carte
    }
combat-colours-won =
    { $won ->
        [one] 1 colore vinto
       *[other] { $won } colori vinti
    }
combat-total = Totale
combat-won = Vince { $seat }
combat-ahead = In vantaggio { $seat }
combat-open = aperto
combat-unfought = non combattuto
combat-own = Le tue carte di questo colore
odds-how = Come si calcolano queste probabilità
raid-title = Esattamente { $total } in ognuno di due colori

## Che cosa dipende da una scelta

stakes-title = Che cosa ne dipende

## Tabella segnapunti, ordine, mazzi

score-title = Tabella segnapunti, si vince a { $target }
score-draw =
    { $count ->
        [one] 1 carta da pescare
       *[other] { $count } carte da pescare
    }
score-colour = Colore
score-marker = Segnalino
score-victory = Punti vittoria
score-states = Stati
score-now = Contando ora
score-draws = Pesca
order-title = Sequenza { $sequence }: ordine di gioco
piles-deck =
    { $count ->
        [one] Mazzo: 1 carta
       *[other] Mazzo: { $count } carte
    }
piles-discarded =
    { $count ->
        [one] Scarti: 1 carta
       *[other] Scarti: { $count } carte
    }

## Ciò che ha un giocatore

holding-target = su { $target }
holding-change = → { $points }
holding-now = I punti se si contassero ora
holding-order = turno { $place }
holding-place = Gioca per { $place }º in questa sequenza
holding-barred = escluso
holding-barred-why = Non può vincere in questa sequenza: ha giocato Revolutionem o attaccato una capitale
holding-cards = Carte in mano
holding-states = Stati
holding-armies = Eserciti
holding-draws = Carte da pescare

## Valori delle impostazioni

value-victory-target-by-player-count = secondo i giocatori
value-draw-table-catch-up = di più con pochi punti
value-draw-table-income = di più con molti punti
value-draw-table-flat = sempre quattro
value-special-states-simultaneous = in tutte le parti insieme
value-special-states-free-shift = passando liberamente
value-plague-removal-own-token = ognuno il proprio
value-plague-removal-any-turn-end = uno a ogni fine turno
