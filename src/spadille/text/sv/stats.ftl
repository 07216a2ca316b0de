### Mitt spel: över många givar, var det går förlorat, tur och skicklighet var för sig. På sin sida och med `spadille review --sum`.

stats-title = Mitt spel
stats-about = Domarens genomgångar av givarna i dina senaste partier, tillsammans: vad korten gav, och vad du skänkte bort efter vad du visste.
stats-none = Inget parti är färdigspelat än. När ett är det kan dess givar gås igenom här.
stats-missing = Det går inte att hämta just nu.
stats-game = Spel
stats-counts = { $deals ->
    [one] En giv genomgången
   *[other] { $deals } givar genomgångna
} av { $all }, { $decisions ->
    [one] ett beslut
   *[other] { $decisions } beslut
} där det fanns ett val.
stats-look = { $count ->
    [one] Gå igenom en giv till
   *[other] Gå igenom { $count } givar till
}
stats-looking = Giv { $number } av { $of }: domaren ser på varje beslut.
stats-stop = Sluta
stats-all = Alla är genomgångna.
stats-within = ± håller 95 gånger av 100. Det är givar som slumpas, inte beslut: de som hör till samma giv räknas ihop. Med färre än tio givar finns inget ±.
stats-counted = Alla beslut med ett val räknas, med det pris domaren finner, små också: slumpen gör några av dem mindre än ingenting.
stats-no-class = Någon spelklass anges inte: husets egna spelare har inte mätts på det sättet än.
stats-json = Som JSON

## Resultatet

stats-brings = En giv ger dig
stats-chips = marker
stats-paid = som det betalades
stats-luck = tur med korten
stats-without-luck = utan turen
stats-given-away = Du skänker bort, på 100 beslut
# $mean och $within är text, med sina tecken
stats-figure = { $mean } ± { $within }
stats-between = Utan turen mellan { $low } och { $high } per giv.
stats-between-open = För få givar för att säga hur mycket som kan vara tur.

## Vart det går

stats-kinds = Vart det går
stats-kind = Beslut
stats-kind-lead = utspel
stats-kind-follow = att bekänna och saka
stats-kind-bid = budgivning
stats-kind-hold = att hålla
stats-kind-double = att dubbla
stats-kind-trump = trumfval
stats-kind-call = att kalla
stats-kind-give = att ge tillbaka ett kort
stats-kind-discard = att lägga bort
stats-kind-stop = att säga stopp
stats-kind-ask = att fråga efter medspelaren
stats-decisions = beslut
stats-in-100 = bort på 100
stats-dear = säkert sämre
stats-named = fel
stats-not-proved = inte bevisat
stats-unproved = Där domaren inte har visat sig ha rätt pekas inga fel ut: där står ”inte bevisat”, och siffrorna är vad domaren finner, inte vad som är säkert.

## Efter spel och efter plats

stats-contracts = Vad som spelades, och hur det gick
stats-contract = Kontrakt
stats-declared = du spelförare
stats-against = mot dig
stats-passed = Rundpass
stats-deals = givar
stats-made = hemma
stats-foretold = väntat
stats-foretold-about = Väntat: hur många som borde gå hem, efter vad du visste när spelet började.
stats-places = Efter plats
stats-place = Du bjuder
stats-place-1 = först
stats-place-2 = som tvåa
stats-place-3 = som trea
stats-place-4 = som fyra
stats-place-5 = som femma

## I terminalen
## Alla tal är text

stats-line-sum = { $game }, { $seat }, { $deals ->
    [one] en giv
   *[other] { $deals } givar
}, { $decisions ->
    [one] ett beslut
   *[other] { $decisions } beslut
} där det fanns ett val.
stats-line-paid = En giv gav { $paid }: tur { $luck }, utan turen { $without }.
stats-line-given = Bortskänkt på 100 beslut: { $given }.
stats-line-kind = { $kind }: { $given } på 100 beslut; { $decisions } av det slaget, { $dear } säkert sämre{ $proved ->
    [yes] , { $named ->
        [0] inget utpekat som fel
        [one] ett utpekat som fel
       *[other] { $named } utpekade som fel
    }
   *[no] , inga utpekade: inte bevisat
}.
stats-line-contract = { $contract }, { $declares ->
    [yes] spelförare
   *[no] mot
}: { $deals }, hemma { $made }, väntat { $foretold }; { $paid } marker, utan turen { $without } per giv.
stats-line-place = { $place }: { $deals ->
    [one] en giv
   *[other] { $deals } givar
}, { $paid } per giv, utan turen { $without }; bortskänkt på 100 beslut { $given }.
