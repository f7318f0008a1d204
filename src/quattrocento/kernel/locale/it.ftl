# Ciò che dice il nucleo, qualunque sia il gioco.

seat-name = Posto { $number }

## Perché una mossa non si esegue

why-not-asked = Questa mossa non è tra le scelte di adesso.
why-not-your-turn = Ora sceglie { $seat }.
why-no-seat = Il posto { $number } non è a questo tavolo: i posti vanno da 0 a { $last }.
why-game-over = La partita è finita.
why-unreadable = «{ $text }» non è una mossa di questo gioco.
why-ambiguous = «{ $text }» può indicare più mosse: scrivine un po’ di più.

## Perché una mossa non si può ritirare

undo-fate = Hanno parlato i dadi o le carte: la mossa resta.
undo-reveal = Un segreto è stato svelato: la mossa resta.
undo-turn = La scelta è passata a qualcun altro: la mossa resta.
undo-nothing = Non c’è nessuna mossa da ritirare.
undo-others = Quel che altri hanno scelto nel frattempo dipende da questa mossa: la mossa resta.

## La preparazione della partita

setup-seats = { $game } si gioca in { $known }: in { $seats } non si può.
setup-setting = L’impostazione «{ $setting }» non esiste. Le impostazioni sono: { $known }.
setup-value = L’impostazione «{ $setting }» può valere { $known }, ma non { $value }.

## Da dove viene il valore di un componente

origin-seed = dal regolamento
origin-found = da fonte pubblica
origin-reconstructed = ricostruzione

## Che cosa non va in un testo: una posizione, un file di componenti

text-toml = non si può leggere: { $detail }
text-rows = ci vogliono voci [[{ $table }]]
text-table = ci vuole una tabella [{ $table }]
text-table-missing = manca la tabella { $table }
text-key-missing = manca la chiave { $key }
text-unknown =
    { $what ->
        [key] la chiave { $word } non esiste; può essere: { $known }
        [table] la tabella { $word } non esiste; può essere: { $known }
        [step] il passo { $word } non esiste; può essere: { $known }
       *[other] { $word } non esiste ({ $what }); può essere: { $known }
    }
text-unknown-near =
    { $what ->
        [key] la chiave { $word } non esiste; forse { $meant }?
        [table] la tabella { $word } non esiste; forse { $meant }?
        [step] il passo { $word } non esiste; forse { $meant }?
       *[other] { $word } non esiste ({ $what }); forse { $meant }?
    }
text-kind =
    { $kind ->
        [number] { $name }: ci vuole un numero, non { $value }
        [text] { $name }: ci vuole un testo, non { $value }
        [flag] { $name }: ci vuole true o false, non { $value }
        [list] { $name }: ci vuole una lista, non { $value }
        [table] { $name }: ci vuole una tabella, non { $value }
       *[other] { $name }: ci vuole un valore ({ $kind }), non { $value }
    }
text-whole = { $name }: ci vuole un numero intero, non { $value }
text-among = { $name }: ci vuole uno di questi: { $known }; non { $value }
text-at-least = { $name }: ci vuole almeno { $least }, non { $value }
text-at-most = { $name }: ci vuole al massimo { $most }, non { $value }
text-between = { $name }: ci vuole un numero da { $least } a { $most }, non { $value }
text-seat = { $name }: ci vuole un posto da 0 a { $last }, non { $value }
text-noun = { $name }: ci vuole un valore di «{ $noun }», non { $value }
text-id-twice = l’id { $entry } c’è due volte
text-entry = qui ci vuole { $wanted }, non { $entry }
text-entry-extra = qui non ci vogliono altre voci, e invece c’è { $entry }
text-entry-missing = manca la voce { $entry } di { $table }
text-source = con origin 'found' ci vuole 'source'
text-component = non c’è un componente che si possa cambiare così: { $component }
pack-rules = non è una copia del file dei componenti delle regole { $rules }: prendi quello attuale e correggilo di nuovo
text-rules = è scritta con le regole { $theirs }, queste sono le regole { $ours }
text-impossible = posizione impossibile: viola { $clause }

## Che cosa non va in un verbale

record-none = non è un verbale: ci vuole '{ $heading }'
record-format = ci vuole il formato { $format } dei verbali
record-heading = ci vuole una riga d’intestazione o 'start', non { $text }
record-component = ci vuole component TABELLA ID CHIAVE VALORE
record-value = ci vuole un valore, non { $text }
record-place = la riga di una posizione sta solo dopo 'from'
record-entry = ci vuole POSTO MOSSA [; SORTE], non { $text }
record-twice = l’intestazione «{ $word }» è qui per la seconda volta
record-number = { $word }: ci vuole un numero, non { $text }
record-unfinished = il verbale finisce prima che cominci la partita
record-game = non c’è il gioco { $game }; i giochi sono: { $known }
record-rules = è stato scritto con le regole { $theirs }, queste sono le regole { $ours }
record-start-left = all’inizio è scritto troppo: { $words }
record-elsewhere = in un verbale con una posizione questo sta nella posizione
record-seats = la posizione ha { $seats } posti, non { $stated }
record-hidden = una mossa nascosta non si può rigiocare
record-move = { $move }: { $detail }

## Che cosa non va in dadi e carte dichiarati

fate-empty =
    { $bag ->
        [deck] nel mazzo non c’è niente da pescare
       *[other] non c’è niente da pescare ({ $bag })
    }
fate-dice-missing = manca il risultato di { $left } dadi su { $count } ({ $faces })
fate-draw-missing =
    { $bag ->
        [deck] manca ciò che si pesca dal mazzo ({ $known })
       *[other] manca ciò che si pesca ({ $bag }: { $known })
    }
fate-face = { $word } non è una faccia di questo dado ({ $faces })
fate-draw =
    { $bag ->
        [deck] { $word } non si può pescare dal mazzo ({ $known })
       *[other] { $word } non si può pescare ({ $bag }: { $known })
    }
fate-times = { $word }: dopo l’asterisco ci vuole un numero fino a 999
fate-left = della sorte è scritto troppo: { $words }

## Come si descrive una battaglia

odds-stated-flag = «{ $name }» sta da solo, senza valore.
odds-stated-value = «{ $name }» richiede un valore: { $name }=...
odds-stated-number = «{ $name }» è un numero intero da { $least } a { $most }, non «{ $value }».
odds-stated-one-of = «{ $name }» è uno tra { $known }, non «{ $value }».
odds-stated-near = «{ $word }» non si può leggere: forse «{ $meant }»?
odds-stated-unknown = «{ $word }» non si può descrivere. Si può: { $known }.

## Che cosa costa e che cosa porta una scelta: segni sul suo bottone

amount-more = +{ $count }
amount-less = −{ $count }
amount-none = 0
amount-between = { $least } … { $most }
amount-unknown = ±?
effect-own = { $amount } { $account }
effect-of = { $seat }: { $amount } { $account }
effect-others = altri: { $amount } { $account }
effect-perhaps = { $chance }: { $effect }
effect-ends-turn = chiude il tuo turno

## Da dove vengono i punti

source-before = prima di questa partita

## La cronaca di una partita

chronicle-won = { $seat } ha vinto con { $points } punti, { $ahead } più di { $opponent }.
chronicle-won-level = { $seat } ha vinto con { $points } punti davanti a { $opponent }.
chronicle-leads = { $seat } è in testa con { $points } punti, { $ahead } più di { $opponent }.
chronicle-leads-level = { $seat } e { $opponent } sono pari a { $points } punti.
chronicle-alone = { $seat } ha { $points } punti.
chronicle-source = { $seat }: la parte maggiore, { $points }, viene da { $source }.
chronicle-lead = { $seat } è passato in testa nel round { $number } e ci è rimasto.
chronicle-always-led = { $seat } è stato in testa dai primi punti in poi.
