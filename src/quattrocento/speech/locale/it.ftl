# Ciò che dice il nucleo, qualunque sia il gioco.

seat-name = Posto { $number }

## Perché una mossa non si esegue

why-not-asked = Questa mossa non è tra le scelte di adesso.
why-not-your-turn = Ora sceglie { $seat }.
why-game-over = La partita è finita.
why-unreadable = «{ $text }» non è una mossa di questo gioco.
why-ambiguous = «{ $text }» può indicare più mosse: scrivine un po’ di più.

## Perché una mossa non si può ritirare

undo-fate = Hanno parlato i dadi o le carte: la mossa resta.
undo-reveal = Un segreto è stato svelato: la mossa resta.
undo-turn = La scelta è passata a qualcun altro: la mossa resta.
undo-nothing = Non c’è nessuna mossa da ritirare.

## La preparazione della partita

setup-seats = { $game } si gioca in { $known }: in { $seats } non si può.
setup-option = L’opzione «{ $option }» non esiste. Le opzioni sono: { $known }.
setup-value = L’opzione «{ $option }» può valere { $known }, ma non { $value }.

## Da dove viene il valore di un componente

origin-seed = dal regolamento
origin-found = da fonte pubblica
origin-reconstructed = ricostruzione
