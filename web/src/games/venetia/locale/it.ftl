# Ciò che di Venetia dice soltanto il tavolo nel browser, in italiano.

## Con che cosa si fanno le mosse

noun-vote = { $card }
noun-player = { $seat }
noun-shares = { $sestiere } { $ducats }, { $other_sestiere } { $other_ducats }
verb-die = Prendi …
verb-vote = Aggiungi …
verb-elect = Fai Doge …
verb-rival = Sostituisci l'Influenza di …
verb-ducats = Piazza i Ducati …

## Il tabellone

map-label = Mappa di { $title }
map-line = I mari della Serenissima
map-lit = Qui si può fare qualcosa.
sheets = Fogli del tabellone
sheet-seas = Mari
sheet-city = Città
city-open = Venezia: mostra la città
city-label = La città di Venezia
city-title = Venezia
city-giudecca = Canale della Giudecca
city-basin = Bacino di San Marco
city-commercial = commerciale
city-military = militare
city-political = politico
city-drawn = tessera già pescata
colony-major = { $colony }, colonia maggiore di valore { $value }: { $influence }.
colony-minor = { $colony }, colonia minore di valore { $value }: { $influence }.
colony-podesta = Podestà di { $seat }.
influence-of =
    { $count ->
        [one] { $seat } 1 di Influenza
       *[other] { $seat } { $count } di Influenza
    }
influence-none = nessuna Influenza
region-value = { $region }, regione di valore { $value }.
region-kingdom = È in mano a: { $kingdom }.
region-reached = La tua rotta la raggiunge.
region-barred = Una Flotta Nemica davanti alle sue coste impedisce a tutti di mettervi Influenza.
region-far = La tua rotta non la raggiunge.
sea-open = { $sea }, valore { $value }: { $influence }.
sea-controlled = { $sea }: sotto il controllo di Venezia, aperto a tutti.
sea-fleets =
    { $fleets ->
        [one] { $sea }, valore { $value }: 1 Flotta Nemica.
       *[other] { $sea }, valore { $value }: { $fleets } Flotte Nemiche.
    }
sestiere-waiting = { $sestiere }: la sua tessera può uscire nella prossima elezione.
sestiere-drawn = { $sestiere }: la sua tessera è già uscita.
sestiere-holding =
    { $seat }: { $ducats ->
        [one] 1 Ducato
       *[other] { $ducats } Ducati
    }, Monumenti: { $coloured } colorati, { $grey } grigi; { $votes ->
        [one] 1 voto
       *[other] { $votes } voti
    } se esce la sua tessera.
sestiere-empty = Qui nessuno ha niente.
key-title = Legenda
cash-left =
    { $ducats ->
        [0] I Ducati sono piazzati.
        [one] 1 Ducato da piazzare: fai clic su un Sestiere acceso.
       *[other] { $ducats } Ducati da piazzare: un clic per ognuno su un Sestiere acceso.
    }
cash-laid =
    { $ducats ->
        [one] 1 Ducato messo qui.
       *[other] { $ducats } Ducati messi qui.
    }
cash-again = Ricomincia
cash-here = I Ducati della carta possono andare qui: un clic per ognuno.

## Il tracciato Potere

track-pawns = Tracciato Potere: Venezia sul { $venice }, i Nemici sul { $enemies }.
track-length = La lunghezza del Tracciato Potere è ricostruita per questa edizione.
track-first =
    { $spaces ->
        [one] 1 casella al primo punteggio
       *[other] { $spaces } caselle al primo punteggio
    }
track-second =
    { $spaces ->
        [one] 1 casella fra le pedine, fino al secondo punteggio
       *[other] { $spaces } caselle fra le pedine, fino al secondo punteggio
    }
track-third =
    { $spaces ->
        [one] 1 casella al terzo punteggio e alla fine
       *[other] { $spaces } caselle al terzo punteggio e alla fine
    }

## Carte, dadi e gettoni

card-commercial = Carta commerciale
card-military = Carta militare
card-political = Carta politica
card-family = Carta Famiglia
card-threat = Minaccia
card-ducats = Ducati
card-votes = voti
card-crosses = { $epoch }: { $crosses } croci.
card-lit = Si può scegliere adesso.
card-origin-seed = stampata
card-origin-found = ritrovata
card-origin-reconstructed = ricostruita
particulars-reconstructed = I suoi valori sono ricostruiti per questa edizione.
hand-title = Le tue carte Azione
hand-empty = Non hai carte Azione in mano.
family-title = Le tue carte Famiglia
received-title = La carta che ricevi
playing-title = La carta in gioco
threat-title = Minaccia
dice-title = Dadi Azione
dice-none = I dadi sono finiti: il Doge pescherà le Minacce e li tirerà di nuovo.
dice-turn-commercial = { $seat }, dado commerciale: { part-points-left }
dice-turn-military = { $seat }, dado militare: { part-points-left }
dice-turn-political = { $seat }, dado politico: { part-points-left }
part-points-left =
    { $points ->
        [0] nessun punto Azione rimasto
        [one] 1 punto Azione rimasto
       *[other] { $points } punti Azione rimasti
    }
die-take = { $points } punti Azione; chi lo prende pesca una carta Azione.
die-none = { $points } punti Azione.
die-give = { $points } punti Azione; tutti gli altri pescano una carta Azione.
battle-tokens = Gettoni Battaglia di questo turno
battle-owed =
    { $count ->
        [one] A fine turno segue 1 carta Minaccia.
       *[other] A fine turno seguono { $count } carte Minaccia.
    }

## Elezioni

election-first = Prima elezione
election-regular = Elezione del Doge
election-final = Elezione finale
election-last = L'ultima elezione
election-thinking = sta pensando
election-chosen = ha scelto
election-infamy = infame: solo l'1
election-tiles = Tessere pescate: { $tiles }
election-votes =
    { $votes ->
        [one] 1 voto
       *[other] { $votes } voti
    }
election-doge = eletto
election-quarantia = conta solo l'altra tessera
election-sestieri = Voti nei Sestieri le cui tessere possono uscire
election-monuments = Monumenti, comunque vada la pesca

## Punteggio

outlook-title = Se si contassero i punti adesso
scoring-first = Il primo punteggio
scoring-second = Il secondo punteggio
scoring-third = Il terzo punteggio
score-presence = Presenza
score-podesta = Podestà
score-vp-tokens = Segnalini PV
score-doge-tokens = Segnalini Doge
score-monuments = Monumenti
score-kingdoms = Regni
score-sum = Ora
score-total = Totale

## Accanto al tabellone

supplies-title = Per tutti
supplies-doge =
    { $tokens ->
        [0] Doge: { $seat }, senza segnalini Doge.
        [one] Doge: { $seat }, con 1 segnalino Doge in carica.
       *[other] Doge: { $seat }, con { $tokens } segnalini Doge in carica.
    }
supplies-decks = Nei mazzi: { $cards } carte Azione, { $threats } carte Minaccia.
supplies-threats =
    { $count ->
        [one] Quando i dadi finiscono si pesca 1 carta Minaccia.
       *[other] Quando i dadi finiscono si pescano { $count } carte Minaccia.
    }
supplies-tiles = Tessere già uscite: { $tiles }.
supplies-origin = Ricostruiti per questa edizione, perché nessun regolamento pubblicato li riporta: gli elenchi di carte e gettoni, i valori di colonie e mari, la lunghezza del tracciato Potere.
supplies-seen = Carte Minaccia viste: { $count }

## Ciò che ha un giocatore

holding-gain = +{ $points } ora
holding-doge =
    { $tokens ->
        [one] Doge, con 1 segnalino Doge in carica
       *[other] Doge, con { $tokens } segnalini Doge in carica
    }
holding-infamy = Ha il segnalino Infamia
holding-influence = Influenza nella riserva
holding-podesta = Podestà nella riserva
holding-ducats = Ducati nella riserva
holding-monuments = Monumenti nella riserva
holding-hand = Carte Azione in mano
holding-tokens = Segnalini Punti Vittoria, coperti
holding-kept = Segnalini Doge conservati per il prossimo punteggio
holding-family = Carte Famiglia di { $seat }
holding-kingdoms = Segnalini Regno presi
family-held = in mano
family-spent = usata
family-office = sul tabellone
particulars-major = Colonia maggiore, regione { $region }, valore { $value }
particulars-minor = Colonia minore, regione { $region }, valore { $value }

## Valori delle impostazioni

value-ruleset-full = complete
value-ruleset-basic = di base
value-sea-route-rule-own-influence = l'Influenza propria le tiene aperte
value-sea-route-rule-pay-each-turn = si pagano ogni turno
value-fleet-ban-region = il mare e le sue regioni
value-fleet-ban-sea = solo il mare
value-revolt-losses-one = una a ciascuno
value-revolt-losses-until-below = finché ne restano meno di sei
value-revolt-order-podesta-first = prima il Podestà
value-revolt-order-revolt-first = prima la rivolta
value-podesta-rule-while-value-met = finché il valore è raggiunto
value-podesta-rule-until-outnumbered = finché nessuno ha di più
value-podesta-rule-never-lost = non si perde mai
value-venice-after-meeting-moves-on = continua a muoversi
value-venice-after-meeting-stays = resta ferma
value-scoring-timing-immediate = subito
value-scoring-timing-end-of-turn = a fine turno
value-veto-scope-every-draw = ogni pescata
value-veto-scope-step-one = solo prima dei nuovi dadi
value-threats-owed-per-icon = una per icona
value-threats-owed-one = una in tutto
value-threats-owed-by-epoch = quante ne dice l'epoca
value-battle-token-return-end-of-turn = a fine turno
value-battle-token-return-after-each-draw = dopo ogni pesca
value-infamy-scope-any-podesta = qualsiasi Podestà
value-infamy-scope-other-players-only = solo degli altri giocatori
value-first-election-family-as-later = come nelle altre
value-first-election-family-back-to-hand = tornano in mano
value-monuments-vote-drawn-districts = nei Sestieri usciti
value-monuments-vote-everywhere = ovunque
value-doge-tokens-scored-kept-only = solo quelli conservati
value-doge-tokens-scored-all-held = tutti
