## Protokollet: en kväll med riktiga kort. Spelarna nämns vid namn; ingen är ”du”

pad = Protokollet
pad-about = För riktiga kort: några tryck säger vem som spelade vad, och protokollet räknar. Det sparas på den här enheten.
# på en knapp: vad den är värd för en motspelare
pad-price-per-point = { $value } per öga
pad-price-per-points = { $value } för { $per } ögon
pad-price-fixed = { $value }
pad-contract = { $contract }
# ingen räknade: det sägs om det gick hem. $shares säger vad som går mellan spelföraren och de andra
pad-said-won = Hemma: { $shares }.
pad-said-lost = Bet: { $shares }.
pad-said-won-partner = Hemma: de båda får { $value } var.
pad-said-lost-partner = Bet: de båda betalar { $value } var.

## Alla blad

pad-none = Inga blad än.
pad-new = Nytt blad
pad-open-file = Öppna en fil
pad-hands = { $count ->
    [0] inga givar än
    [one] en giv
   *[other] { $count } givar
}
pad-delete = Ta bort
pad-delete-sure = Ta bort ”{ $title }”? Bladet finns ingen annanstans.
pad-delete-yes = Ta bort det
pad-keep = Behåll det
pad-kept = Sparas på den här enheten. Inget skickas vidare.
pad-not-kept = Den här webbläsaren sparar ingenting: spara bladet som fil innan du stänger.
pad-no-room = Det finns inte plats kvar i webbläsaren. Här är ingenting förlorat: ta bort gamla blad eller spara dem som filer, och försök igen.
pad-link-too-long = Länken rymmer mer än ett blad kan vara. Den öppnades inte.
pad-other = Det här är en annan version av ”{ $title }”, med andra ändringar än din. Ska båda behållas?
pad-other-both = Behåll båda
pad-other-mine = Behåll bara min
pad-bad-sheet = Bladet går inte att läsa.
pad-untitled = En kortkväll

## Ett nytt blad

pad-title = Bladets namn
pad-names = Vilka spelar, i den ordning ni sitter, medsols
pad-name-young = Unga { $name }
pad-seat = Spelare { $seat }
pad-first-dealer = Vem ger först?
pad-money = Spela om pengar
pad-money-counters = Antal marker
pad-money-sum = är värda
pad-money-currency = Valuta
pad-money-example = { $count ->
    [one] En mark är värd { $sum }.
   *[other] { $counters } marker är värda { $sum }.
}
pad-money-bad = Skriv en summa, till exempel 1 eller 0,50.
pad-start = Öppna bladet

## En giv

pad-hand = Giv { $number }
pad-hand-dealer = { $name } ger
pad-hand-dealer-out = { $name } ger och står över
pad-who = Vem spelade?
pad-what = Vad?
pad-passed = rundpass
pad-trump = Trumf
pad-partner = Med vem?
pad-doubled = Dubblat av
pad-doubled-again = tryck igen: redubblat
pad-doubled-ask = Dubblade { $name }?
pad-doubled-by = { $name } dubblade
pad-redoubled = { $name }, redubblad
pad-made = Hemma eller bet?
pad-made-yes = hemma
pad-made-no = bet
pad-bonus = Bonus
pad-bonus-none = ingen
pad-bonus-first = { bonus-first }
pad-bonus-last = { bonus-last }
pad-bonus-missed = { bonus-missed }
pad-mackers = Mackers
pad-mackers-none = inga
pad-points = Ögon
pad-points-theirs = { $name }
pad-points-others = de andra
pad-digit-all = alla { $count }
pad-digit-back = Sudda sista siffran
pad-enter = För in giv { $number }
pad-enter-correction = Rätta giv { $number }
pad-together = tillsammans
pad-preview = Så betalas det
pad-wanted-declarer = Vem spelade?
pad-wanted-contract = Vad spelades?
pad-wanted-partner = Med vem?
pad-wanted-trump = Vilken trumf?
pad-wanted-points = Hur många ögon?
pad-wanted-made = Hemma eller bet?
pad-rule = regeln

## Bladet

pad-played = spelades
pad-corrected = rättad
pad-struck = struken
pad-doubled-note = dubblad
pad-impossible = går inte längre att räkna; rätta den
pad-legend-dealer = gav
pad-legend-made = hemma
pad-legend-lost = bet
pad-sum = Kontroll: spelare { $players }, potter { $pots }, tillsammans { $sum }
pad-sum-plain = Kontroll: plus och minus blir { $sum }
pad-sum-bank = Kontroll: spelare { $players }, bank { $bank }, tillsammans { $sum }
pad-sum-zero = noll
pad-next = Giv { $number }, { $name } ger
pad-settle = Avsluta
pad-undo = Ångra: { $what }
pad-undone = Ångrat.
pad-undo-button = Ångra
pad-said-hand = Giv { $number }: { $what }
pad-said-outcome = { $who }, { $what }, { $outcome }
pad-strike = Stryk den
pad-curve = Så gick det
pad-curve-about = marker efter varje giv
pad-back = Tillbaka till bladet
pad-all-sheets = Alla blad
pad-print = Skriv ut
pad-card = Skriv ut reglerna på en sida
pad-enter-deal = Skriv in korten i en giv
pad-file-csv = Tabell (CSV)
pad-file-json = Fil (JSON)
pad-file-records = Giv för giv (JSONL)
pad-share = Öppna på en annan telefon
pad-share-about = Hela bladet ligger i koden. Rikta den andra telefonens kamera mot den; nät behövs bara för att öppna sidan.
pad-share-big = Bladet är för långt för en kod. Skicka länken i stället.
pad-share-copy = Kopiera länken
pad-share-copied = Länken är kopierad.
pad-share-qr = QR-kod med länken till bladet
pad-come = Spelare kommer och går
pad-people = Vilka som sitter vid bordet
pad-people-at = Vid bordet
pad-people-away = Borta
pad-people-new = En ny spelare
pad-people-about = Den som slutar behåller sina marker och har samma kolumn efter återkomsten. En ny spelare tar plats sist i ordningen och börjar på { $start }.
pad-people-other = Byt plats, namn eller givare
pad-people-who = Vilken spelare?
pad-people-with = Med vem?
pad-come-name = Namn
pad-join = Tar plats
pad-leaves = Slutar
pad-leaves-name = { $name } slutar
pad-is-back = Är tillbaka
pad-is-back-name = { $name } är tillbaka
pad-replace = Lämnar platsen åt den här spelaren
pad-rename = Ändra namnet till
pad-swap = Byt plats
pad-deals = Ger nästa giv
pad-change-join = { $name } tar plats.
pad-change-back = { $name } är tillbaka.
pad-change-leave = { $name } lämnar bordet.
pad-change-replace = { $new } tar platsen efter { $name }.
pad-change-named = Den nya spelaren är { $name }.
pad-change-bought = { $name } har nya marker.
pad-change-same = { $name } sitter kvar.
pad-change-swap = { $name } och { $new } byter plats.
pad-change-rename = Namnet är nu { $name }.
pad-change-dealer = { $name } ger nästa giv.
pad-change-hand = giv { $number }
pad-change-correct = rättelsen av giv { $number }
pad-change-strike = strykningen av giv { $number }
pad-change-on = Spelet går vidare.
pad-newcomer = ny spelare
pad-bankrupt = { $names } kan inte betala allt.
pad-freeride = På freeride, utan marker: { $names }.
pad-on = Spela vidare ändå

## Slutet

pad-end-by = { $name } vinner med { $count }
pad-end-tie = Delad förstaplats
pad-end-pays = Vem betalar vem
pad-end-count = { $count ->
    [0] Ingen är skyldig något.
    [one] En betalning.
   *[other] { $count } betalningar, så få som möjligt.
}
pad-end-money = { $counters ->
    [one] En mark
   *[other] { $counters } marker
} är { $counters ->
    [one] värd
   *[other] värda
} { $sum }.
pad-end-transfer = { $payer } betalar { $payee } { $count }
pad-end-shared = Det som låg kvar i potterna, { $left }, delas.
pad-end-bank = Det som banken har, { $held }, delas av alla.
pad-end-won = Vunnet sammanlagt: { $won }. Förlorat sammanlagt: { $won }.
pad-end-more = En giv till
pad-ended = Partiet är slut.

## Kolumnerna i tabellen för kalkylprogram

pad-csv-hand = giv
pad-csv-dealer = givare
pad-csv-declarer = spelförare
pad-csv-contract = kontrakt
pad-csv-trump = trumf
pad-csv-points = ögon
pad-csv-tricks = stick
pad-csv-outcome = utgång
pad-csv-sum = vunnet eller förlorat

## Nej

refusal-sheet-over = Partiet är slut. Spela vidare ändå, eller rätta en giv.
refusal-unknown-hand = Det finns ingen sådan giv på bladet.
refusal-bad-name = Alla behöver ett namn som syns, på högst 24 bokstäver.
refusal-same-name = { $taken } finns redan på bladet. Lägg till en bokstav, så att de går att skilja åt.
refusal-unknown-player = Den spelaren finns inte på bladet.
refusal-nothing-to-undo = Det finns inget mer att ångra.
refusal-sheet-not-over = Partiet är inte slut.
refusal-sheet-full = Bladet är fullt: det rymmer { $most } rader. Gör upp och börja ett nytt.
refusal-evening-full = En kväll rymmer högst { $most } blad.
refusal-season-full = Säsongen är full: den rymmer { $evenings } kvällar, och sammanlagt { $lines } rader för spelare och blad. Ta bort gamla kvällar.
refusal-evening-overlaps = Ett blad från den här kvällen är redan med i ”{ $title }”. Ta bort den kvällen först.
pad-clubs = Klubbar med länk
