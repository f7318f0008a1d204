# Quello che soltanto il tavolo nel browser dice di Ventura, in italiano.

## Nomi composti, e i verbi che li reggono

noun-hex = Posto { $q }, { $r }
noun-troop = Milizia { $area } di { $seat }
noun-troop-own = Milizia { $area }
noun-company = { $card } di { $seat }, Milizia { $area }{ part-hurt }
noun-company-own = { $card } della Milizia { $area }{ part-hurt }
noun-lay = { $q }, { $r }
noun-line = { $card }{ part-hurt }
verb-lay = Colloca in …
verb-heal = Cura una ferita di …
verb-dismiss = Congeda …
verb-stay = Resta nel suo spazio: …
verb-apart = Passa in uno spazio proprio: …
verb-into = In …
verb-empty = Svuota uno spazio: …
verb-bribe = Corrompi …
verb-company = Scegli …
verb-for = In cambio di …
verb-army = Scegli un Esercito: …
verb-move = Muovi …
verb-desertion = Diserzione in …
verb-lose = Perdi …
verb-defend = Fai combattere …
verb-line = Schiera nel prossimo posto: …

## La mappa

map-label = Mappa di { $title }
map-line = Terre e capitani del Quattrocento
map-free = { $territory } ({ $category }): libero.
map-owned = { $territory } ({ $category }): Dominio di { $seat }, { part-markers }.
map-space = Posto libero { $q }, { $r }, accanto a { $near }: qui si può collocare una tessera.
map-closed = Posto { $q }, { $r }, accanto a { $near }: questa tessera non può stare qui.
map-lit = Qui si può fare qualcosa.
tile-owned = { $seat }, { part-markers }
tile-value = { $value }: { $sum }.
tile-value-formula = { $value }: { $sum } ({ $formula }).
tile-move = Costo per entrare
tile-papal = Porta a chi lo controlla { part-points } a ogni fase del Prestigio.
tile-formula = { $base } + { $per } per ogni proprio Territorio adiacente: { $category }
troop-single = Milizia { $area } di { $seat }: { $companies }.
troop-army = Esercito { $area } di { $seat }: { $card } con { $companies }.
value-sign-income = Rendita
value-sign-move = Marcia
value-sign-ranged = Tiro
value-sign-melee = Mischia
value-sign-resistance = Resistenza
value-sign-maintenance = Mantenimento
sign-maintenance = si paga a ogni Contabilità
sign-move = da spendere per entrare nei Territori
sign-ranged = ferite inflitte nel primo assalto
sign-melee = ferite inflitte in ogni assalto successivo
sign-resistance = ferite che la eliminano
sign-captain-move = si aggiunge alla marcia del suo Esercito
sign-captain-ranged = si aggiunge al primo assalto del suo Esercito
sign-captain-melee = si aggiunge agli assalti successivi del suo Esercito
sign-captain-resistance = ferite che può evitare in una battaglia

## Le carte

card-kind-captain = Capitano
card-kind-company = Compagnia
card-kind-garrison = Guarnigione
card-event-military = Evento militare
card-event-tactical = Evento tattico
card-event-administrative = Evento amministrativo
card-event-strategic = Evento strategico
card-cost = Costo di reclutamento: { part-florins }.
card-lit = Si può scegliere adesso.
card-hurt = { $card }{ part-hurt }
card-wounds = { part-wounds }
card-origin-seed = stampata
card-origin-found = trovata
card-origin-reconstructed = ricostruita

## Accanto alla mappa

hand-own = La tua mano ({ $count })
reserve-own = Le tue tessere
looking-cards = Stai guardando
looking-tiles = Stai guardando queste tessere
display-title = Carte scoperte
family-board = { $seat }, { $family }
area-empty = Spazi vuoti:
area-company = { $area } · Compagnia in { $territory }
area-army = { $area } · Esercito in { $territory }
track-title = Punteggio, fino a { $target }
track-points = { $seat }: { part-points }

laying-tile = La tessera da collocare
upkeep-title = Il Mantenimento, allo stato attuale
upkeep-left = { part-florins } dopo il pagamento.
upkeep-short = { $florins ->
    [one] Manca 1 Fiorino
   *[other] Mancano { $florins } Fiorini
}: congeda carte o gioca un Evento.

## La battaglia

battle-title = Battaglia per { $territory }
battle-fold = Chiudi la battaglia
battle-unfold = Mostra la battaglia
battle-attacks = attacca
battle-defends = difende
battle-inflicts =
    { $wounds ->
        [one] ferita inflitta
       *[other] ferite inflitte
    }
battle-suffers =
    Ne subisce { $wounds }, ne previene { $prevented }{ $lost ->
        [0] .
        [one] ; perde 1 Compagnia.
       *[other] ; perde { $lost } Compagnie.
    }
battle-wounded = ferita
battle-lost = persa
battle-coming = Se entrambi continuano
battle-resistance = Si calcola che ogni bonus di resistenza si usi nel primo assalto in cui evita una ferita.
battle-assault = Assalto
battle-line =
    { part-wounds }{ $lost ->
        [0] { "" }
        [one] , 1 persa
       *[other] , { $lost } perse
    }, ne restano { $companies }
battle-end =
    { $companies ->
        [one] Vincerebbe { $seat } con 1 Compagnia superstite.
       *[other] Vincerebbe { $seat } con { $companies } Compagnie superstiti.
    }
battle-end-both = Sarebbero distrutti entrambi.
battle-end-vain = L'attaccante sarebbe respinto.

## Quello che ha un giocatore

holding-target = di { $target } punti
holding-papal = +{ $points } dal Papa
holding-first = Primo Giocatore
holding-out = Eliminato
holding-florins = Fiorini
holding-cards = Carte in mano
holding-tiles = Tessere di riserva
holding-upkeep = La prossima Contabilità, allo stato attuale
holding-balance = Contabilità: +{ $income } −{ $maintenance } → { $florins }
holding-short = Contabilità: +{ $income } −{ $maintenance }, { $florins ->
    [one] manca { $florins }
   *[other] mancano { $florins }
}

## Valori delle impostazioni

value-edition-en-2010 = inglese, 2010
value-edition-it-2011 = italiana, 2011
value-city-domain-order-edition = come nell'edizione
value-city-domain-order-cities-then-domains = prima tutte le Città
value-city-domain-order-interleaved = un giocatore dopo l'altro
value-first-player-tiebreak-edition = come nell'edizione
value-first-player-tiebreak-fewest-florins-then-random = meno Fiorini, poi a caso
value-first-player-tiebreak-left-of-previous-holder = a sinistra di chi ha la carta
value-resistance-use-edition = come nell'edizione
value-resistance-use-chosen-use = un assalto, a scelta
value-resistance-use-single-use = il primo assalto che ferisce
value-resistance-use-pool = ferita per ferita
value-full-board-rule-edition = come nell'edizione
value-full-board-rule-whole-troop = una Milizia intera
value-full-board-rule-at-capacity = carte, se tutto è al limite
value-full-board-rule-single-card = una sola carta
value-restricted-companies-edition = come nell'edizione
value-restricted-companies-army-only = solo negli Eserciti
value-restricted-companies-on-terrain = anche da sole sul loro terreno
value-first-player-may-keep-edition = come nell'edizione
value-lone-captain-check-edition = come nell'edizione
value-lone-captain-check-immediate = subito
value-lone-captain-check-end-of-phase = a fine turno
value-mixed-fortunes-timing-edition = come nell'edizione
value-mixed-fortunes-timing-fortune-step = nell'Esplorazione
value-mixed-fortunes-timing-always = in ogni momento
value-multi-draw-edition = come nell'edizione
value-multi-draw-exactly-three = esattamente tre
value-multi-draw-up-to-three = fino a tre
value-equal-domains-set-edition = come nell'edizione
value-equal-domains-set-without-river = senza Fiume
value-equal-domains-set-with-river = con un Fiume
value-equal-domains-values-equal = uguali
value-equal-domains-values-any = esemplari qualsiasi
value-battle-boards-edition = come nell'edizione
value-battle-boards-separate = separate
value-battle-boards-inside-family-board = dentro la plancia Famiglia
value-papal-scoring-own-turn = nel turno di ciascuno
value-papal-scoring-after-purchases = dopo tutti gli acquisti
value-events-per-window-any = quanti se ne vuole
value-events-per-window-one = uno
value-florins-value-5-edition = come nell'edizione
value-starting-draw-edition = come nell'edizione
value-heavy-cavalry-resistance-edition = come nell'edizione
value-minimum-age-edition = come nell'edizione
