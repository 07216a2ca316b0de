### Mitt spel: över många givar, var det går förlorat, tur och skicklighet var för sig. På sin sida och med `spadille review --sum`.

myplay-title = Mitt spel
myplay-about = Domarens genomgångar av givarna i dina senaste partier, tillsammans: vad korten gav, och vad du skänkte bort efter vad du visste.
myplay-none = Inget parti är färdigspelat än. När ett är det kan dess givar gås igenom här.
myplay-missing = Det går inte att hämta just nu.
myplay-game = Spel
myplay-counts = { $deals ->
    [one] En giv genomgången
   *[other] { $deals } givar genomgångna
} av { $all }, { $decisions ->
    [one] ett beslut
   *[other] { $decisions } beslut
} där det fanns ett val.
myplay-look = { $count ->
    [one] Gå igenom en giv till
   *[other] Gå igenom { $count } givar till
}
myplay-looking = Giv { $number } av { $of }: domaren ser på varje beslut.
myplay-stop = Sluta
myplay-all = Alla är genomgångna.
myplay-within = ± håller 95 gånger av 100. Det är givar som slumpas, inte beslut: de som hör till samma giv räknas ihop. Med färre än tio givar finns inget ±.
myplay-counted = Alla beslut med ett val räknas, med det pris domaren finner, små också: slumpen gör några av dem mindre än ingenting.
myplay-no-class = Någon spelklass anges inte: husets egna spelare har inte mätts på det sättet än.
myplay-json = Som JSON

## Resultatet

myplay-brings = En giv ger dig
myplay-chips = marker
myplay-paid = som det betalades
myplay-luck = tur med korten
myplay-without-luck = utan turen
myplay-given-away = Du skänker bort, på 100 beslut
# $mean och $within är text, med sina tecken
myplay-figure = { $mean } ± { $within }
myplay-between = Utan turen mellan { $low } och { $high } per giv.
myplay-between-open = För få givar för att säga hur mycket som kan vara tur.

## Vart det går

myplay-kinds = Vart det går
myplay-kind = Beslut
myplay-kind-lead = utspel
myplay-kind-follow = att bekänna och saka
myplay-kind-bid = budgivning
myplay-kind-hold = att hålla
myplay-kind-double = att dubbla
myplay-kind-trump = trumfval
myplay-kind-call = att kalla
myplay-kind-give = att ge tillbaka ett kort
myplay-kind-discard = att lägga bort
myplay-kind-stop = att säga stopp
myplay-kind-ask = att fråga efter medspelaren
myplay-decisions = beslut
myplay-in-100 = bort på 100
myplay-dear = säkert sämre
myplay-named = fel
myplay-not-proved = inte bevisat
myplay-unproved = Där domaren inte har visat sig ha rätt pekas inga fel ut: där står ”inte bevisat”, och siffrorna är vad domaren finner, inte vad som är säkert.

## Efter spel och efter plats

myplay-contracts = Vad som spelades, och hur det gick
myplay-contract = Kontrakt
myplay-declared = du spelförare
myplay-against = mot dig
myplay-passed = Rundpass
myplay-deals = givar
myplay-made = hemma
myplay-foretold = väntat
myplay-foretold-about = Väntat: hur många som borde gå hem, efter vad du visste när spelet började.
myplay-places = Efter plats
myplay-place = Du bjuder
myplay-place-1 = först
myplay-place-2 = som tvåa
myplay-place-3 = som trea
myplay-place-4 = som fyra
myplay-place-5 = som femma

## I terminalen
## Alla tal är text

myplay-line-sum = { $game }, { $seat }, { $deals ->
    [one] en giv
   *[other] { $deals } givar
}, { $decisions ->
    [one] ett beslut
   *[other] { $decisions } beslut
} där det fanns ett val.
myplay-line-paid = En giv gav { $paid }: tur { $luck }, utan turen { $without }.
myplay-line-given = Bortskänkt på 100 beslut: { $given }.
myplay-line-kind = { $kind }: { $given } på 100 beslut; { $decisions } av det slaget, { $dear } säkert sämre{ $proved ->
    [yes] , { $named ->
        [0] inget utpekat som fel
        [one] ett utpekat som fel
       *[other] { $named } utpekade som fel
    }
   *[no] , inga utpekade: inte bevisat
}.
myplay-line-contract = { $contract }, { $declares ->
    [yes] spelförare
   *[no] mot
}: { $deals }, hemma { $made }, väntat { $foretold }; { $paid } marker, utan turen { $without } per giv.
myplay-line-place = { $place }: { $deals ->
    [one] en giv
   *[other] { $deals } givar
}, { $paid } per giv, utan turen { $without }; bortskänkt på 100 beslut { $given }.
