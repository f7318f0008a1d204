# Quello che dice Imboscata.

## Che cosa è successo

event-round-began = Comincia il round { $round }.
event-drew = { $seat } pesca una carta.
event-drew-card = { $seat } pesca: { $card }.
event-peeked = { $seat } paga una moneta e guarda la mano di { $opponent }.
event-saw-card = { $seat } vede nella mano di { $opponent }: { $card }.
event-plotted = { $seat } ha scelto.
event-travelled = { $seat }: { $road }; posta: { $coins ->
        [3] la sorte
       *[other] { $coins }
    }.
event-played = { $seat } gioca: { $card }.
event-struck = { $opponent } tende un’imboscata a { $seat }: { $lives ->
        [0] nessun danno
       *[other] una vita è persa
    }.
event-set-out = { $seat } parte con { $coins } monete.
event-earned = { $seat } viaggia in solitudine e guadagna { $coins }.
event-staked = { $seat } paga la posta: { $coins }.
event-relics-shown = { $seat } mostra le reliquie: { $coins } in più.
event-fell = { $seat } è fuori.

## Perché una mossa non è ammessa

why-no-coin = Guardare una mano costa una moneta.
why-no-hand = { $seat } non ha una mano da guardare.
why-stake = La posta è al massimo { $most }.
why-not-held = Non hai questa carta: { $card }.
why-other-card = Qui si può giocare solo questa carta: { $card }.

## Domande

ask-scout = { $seat }: guardare una mano per una moneta?
ask-peek = { $seat }: la mano di chi?
ask-plot = Quale via, e quale posta?
ask-ward = { $opponent } tende un’imboscata a { $seat }: una guardia?
ask-answer = { $seat }: una spia contro la guardia?

## Mosse

move-scout = guarda una mano
move-peek = guarda la mano del posto { $noun }
move-wait = aspetta
move-road = prendi la { $noun }
move-stake = punta { $noun }
move-trust = affidati alla sorte
move-play = gioca { $noun }
move-pass = passa

## Il tavolo

board-round = Round { $round } di { $rounds }
board-traveller = Viandante
board-lives = Vite
board-coins = Monete
board-cards = Carte
board-unknown = una carta
board-discarded = Giocate: { $cards }
board-road = La tua scelta: { $road }

## Esempi per la pagina di aiuto

example-move = road wood, wood
example-why = perché stake 2
example-odds = probabilità
example-rules = regole 4, regole posta

## Che cosa non va in un file di componenti

pack-setting = le impostazioni appartengono alle regole: un file di componenti le lascia come sono

## Quello che si conta, e da dove viene

account-coins = { $count ->
        [one] moneta
       *[other] monete
    }
account-lives = { $count ->
        [one] vita
       *[other] vite
    }
account-cards = { $count ->
        [one] carta
       *[other] carte
    }
source-purse = borsa
source-looks = sguardi alle mani
source-roads = vie solitarie
source-stakes = poste perse
source-relics = reliquie

## Come si vince

win-goal = Resta l’ultimo vivo, o il più ricco dopo l’ultimo round.
win-road = Chi percorre una via da solo guadagna una moneta e ancora la sua posta.
win-relic = Ogni reliquia in mano vale due monete alla fine.
