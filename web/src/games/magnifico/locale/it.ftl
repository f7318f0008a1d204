# Ciò che di Magnifico dice soltanto il tavolo nel browser, in italiano.

## La mappa

map-label = Mappa di { $title }
map-line = L’Europa intorno all’anno 1500
map-free = { $territory }: libero.
map-owned = { $territory }: { $seat } con { part-group }.
map-castle =
    { $towers ->
        [0] Castello senza torri.
        [one] Castello con 1 torre.
       *[other]
            { $perfect ->
                [1] Città Perfetta con { $towers } torri.
               *[other] Castello con { $towers } torri.
            }
    }
map-lit = Qui si può fare qualcosa.
land-free = Territorio libero

## Le carte

card-kind-leonardo = Il maestro
card-kind-tank = Progetto di carro
card-kind-airplane = Progetto di aereo
card-kind-tank-improvement = Miglioria del carro
card-kind-airplane-improvement = Miglioria dell’aereo
card-kind-military = Macchina da guerra
card-kind-civil = Architettura
card-kind-art = Opera d’arte
card-cost = { $florins } fiorini per metterla in campo.
card-each = { $florins } fiorini per ogni macchina.
card-lit = Si può scegliere adesso.
card-copies = { $card } ×{ $copies }
card-dice = Dadi per ogni carro
card-hits = Colpi
card-hooks = Ganci per le migliorie
card-points = Punti quando la si mette in campo
card-income = Fiorini in più a ogni rendita
card-origin-seed = stampata
card-origin-found = trovata
card-origin-reconstructed = ricostruita

## Le carte di un giocatore

archive-own = Il tuo archivio
archive-of = Archivio di { $seat }
field-own = Il tuo campo
field-of = Campo di { $seat }

## L’asta

auction-title = All’asta
auction-bids = Offerte
auction-open = sta pensando
auction-sealed = offerta sigillata
auction-own = sigillata: { part-florins }
auction-offer = { part-florins }
auction-done = –
auction-choosing = sceglie ora
brief-money = Hai { part-florins }.

## La battaglia

battle-from = attacca da { $origin }
battle-defends = difende
battle-level = difende, castello di livello { $level }
die-hit = colpo a segno
die-blank = faccia bianca
die-explosion = esplosione
die-any = nessuna esplosione

## Accanto alla mappa

supplies-title = Riserva
supplies-leonardo = Leonardo è con { $seat }.
supplies-tanks = Carri: { $count }
supplies-airplanes = Aerei: { $count }
supplies-castles = Castelli: { $count }
supplies-towers = Torri: { $count }

## Che cosa ha un giocatore

holding-target = su { $target }
holding-gain = +{ $points } a fine round
holding-leonardo = Ha la carta Leonardo
holding-florins = Fiorini
holding-territories = Territori
holding-castles = Castelli
holding-cities = Città Perfette
holding-soldiers = Riserva
holding-archived = Archivio
holding-income = Prossima rendita
holding-prices = Prezzi in fiorini: { $prices }
price-tank = carro { $florins }
price-airplane = aereo { $florins }
price-tower = torre { $florins }
price-castle = castello { $florins }
race-leonardo = Leonardo
race-workshop = Bottega
race-court = Grande Corte
race-crown = Corona Imperiale
race-cities = Città Perfette

## Il prossimo punteggio

outlook-title = Se il round finisse ora
outlook-sum = Punti

## Valori delle impostazioni

value-machine-cost-card = 20 fiorini su ogni carta
value-machine-cost-differing = 10, 20 o 30 secondo la carta
value-unsold-cards-bottom = sotto il loro mazzo
value-unsold-cards-box = fuori dal gioco
value-tie-reference-new-holder = il nuovo possessore, dopo l’acquisto
value-tie-reference-old-holder = il possessore prima dell’asta
value-retreat-timing-any-moment = in ogni momento della mano
value-retreat-timing-start-of-go = all’inizio della mano
value-bombed-tanks-may-stop = possono fermarsi
value-bombed-tanks-must-fire = devono sparare
value-workshop-cards-usable = quelle utilizzabili
value-workshop-cards-all = tutte
value-culverin-targets-assault = gli aerei dell’assalto
value-culverin-targets-battle = tutti gli aerei in battaglia
value-assault-sequence-free = scelta un assalto alla volta
value-assault-sequence-fixed = fissata prima del primo tiro
