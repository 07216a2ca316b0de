### Mitt spel: över många givar, var det går förlorat, tur och skicklighet var för sig. På sin sida och med `spadille review --sum`.

stats-title = Ditt spel
stats-about = Dina senaste partier, granskade: hur mycket som var tur, och hur mycket dina beslut kostade.
stats-none = Inget parti är färdigspelat än. När ett är det kan dess givar granskas här.
stats-missing = Det gick inte att hämta.
stats-game = Spel
stats-counts = { $deals ->
    [one] En giv
   *[other] { $deals } givar
} av { $all } granskade, med { $decisions ->
    [one] ett verkligt val
   *[other] { $decisions } verkliga val
}.
stats-look = { $count ->
    [one] Granska en giv till
   *[other] Granska { $count } givar till
}
stats-looking = Giv { $number } av { $of }: varje beslut granskas.
stats-stop = Sluta
stats-all = Alla är granskade.
stats-within = ± stämmer i 95 fall av 100, räknat på hela givar. Med färre än tio givar visas det inte.
stats-counted = Alla verkliga val räknas, också de små.
stats-json = Spara som JSON

## Resultatet

# $chips är en givs resultat utan turen
stats-verdict = { $result ->
    [won] Utan turen vinner du omkring { $chips ->
        [one] en mark
       *[other] { $chips } marker
    } per giv.
    [lost] Utan turen förlorar du omkring { $chips ->
        [one] en mark
       *[other] { $chips } marker
    } per giv.
   *[even] Utan turen går det hittills ungefär jämnt ut.
}
stats-verdict-few = För få givar än för att skilja ditt spel från turen.
stats-verdict-leak = Mest förlorar du på { $kind }: { $chips } av { $all } marker på 100 beslut.
stats-brings = Vad en giv ger dig
stats-chips = marker
stats-paid = som betalt
stats-luck = tur med korten
stats-without-luck = utan turen
stats-given-away = Förlorat på 100 beslut
stats-between = Utan turen mellan { $low } och { $high } per giv.
stats-between-open = För få givar för att säga hur mycket som kan vara tur.

## Vart det går

stats-kinds = Var du förlorar
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
stats-in-100 = förlorat på 100
stats-costly = klart sämre
stats-named = fel
stats-not-proved = bedöms inte
stats-unproved = ”Bedöms inte”: i sådana beslut är granskningen inte säker nog för att kalla något ett fel. Siffrorna är uppskattningar.

## Efter spel och efter plats

stats-contracts = Kontrakt och resultat
stats-contract = Kontrakt
stats-declared = du var spelförare
stats-against = du var motspelare
stats-passed = Rundpass
stats-deals = givar
stats-made = hemma
stats-expected-made = väntat
stats-expected-made-about = Väntat: hur många som borde gå hem, efter vad du visste när spelet började.
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
    [one] ett verkligt val
   *[other] { $decisions } verkliga val
}.
stats-line-paid = En giv gav { $paid }: tur { $luck }, utan turen { $without }.
stats-line-given = Förlorat på 100 beslut: { $given }.
stats-line-kind = { $kind }: { $given } på 100 beslut; { $decisions } av det slaget, { $costly } klart sämre{ $validated ->
    [yes] , { $named ->
    [0] inget kallas fel
    [one] ett kallas fel
   *[other] { $named } kallas fel
}
   *[no] , bedöms inte
}.
stats-line-contract = { $contract }, { $declares ->
    [yes] som spelförare
   *[no] som motspelare
}: { $deals }, hemma { $made }, väntat { $expected_made }; { $paid } marker, utan turen { $without } per giv.
stats-line-place = { $place }: { $deals ->
    [one] en giv
   *[other] { $deals } givar
}, { $paid } per giv, utan turen { $without }; förlorat på 100 beslut { $given }.
