### Det som sägs där ett bord ställs i ordning och dess regler läses: början, alla val, partiet.

## Början

start-title = Ett eget bord
start-game = Spel
start-rules = Regler
start-options = Reglerna i detalj
start-options-about = Ändra vilka du vill; resten följer { $preset }.
start-differ = { $count ->
    [0] som publicerat
    [one] { $count } ändrat val
   *[other] { $count } ändrade val
}
start-house = Husregler, där en källa tiger
start-reset = Tillbaka till { $preset }
start-own = eget val
start-group-auction = Bud och trumf
start-group-play = Kontrakt
start-group-prices = Priser
start-group-table = Bordet
start-table = Bordet
start-seats = Platser
start-bots = Botar
start-places = De andra platserna
start-place = Plats { $seat }
start-place-bot = bot
start-place-free = hålls ledig
start-hints = Tips
start-hints-about = När det är din tur får du fråga vad den bästa spelaren här skulle göra.
start-match = Partiet
start-length = Längd
start-deals = Antal givar
start-deals-rounds = Antal givar, jämnt delbart med antalet platser
start-target = Marker att nå
start-minutes = Minuter
start-chips = Marker från början
start-chips-none = utan
start-chips-some = med
start-go = Sätt dig vid bordet
start-go-summary = { $game }, { $preset }
start-go-bots = { $bots ->
    [0] Bara människor
    [one] Du och { $bots } bot
   *[other] Du och { $bots } botar
} på { $seats } platser, { $length }
start-continue = Spela vidare
start-continue-line = { $game }, { $preset }; giv { $deal }
start-continue-finished = { $game }, { $preset }; färdigspelat
start-number-wrong = Skriv ett heltal från { $least } till { $most }.
start-number-step = Skriv ett heltal som är jämnt delbart med { $step }.
start-go-free = { $count ->
    [one] { $count } plats hålls ledig
   *[other] { $count } platser hålls lediga
}
start-nowhere = Det finns ingen sida på den adressen. Det här är startsidan.
start-link-bad = Länkens regler går inte att spela: { $why } Reglerna nedan är dina egna.
start-link-own = Egna regler: { $rules }.
start-nowhere-title = Sidan finns inte · Spadille
start-link-good = Regler hämtade från länken: { $game }, { $preset }.
start-learn = Lär dig med en första giv
start-learn-about = En riktig giv, med ett råd i varje läge.
start-compare = Jämför och ändra reglerna
start-guest = Gäst

## Vems ord ett värde är

origin-source = ur källan
origin-inferred = följer av källan
origin-house = husregel

# av vem, där källans egen titel inte räcker; annars som det står tryckt
source-by-six-bid-hoyle = Wikipedia, 7 januari 2024
source-by-progressive-pennycook = Wikipedia, 7 januari 2024
source-by-progressive-hoyle = Wikipedia, 7 januari 2024
source-by-six-bid-standard = svenska regler, efter sex källor
source-by-german-solo-standard = svenska regler
source-by-six-bid-pagat = John McLeod, pagat.com, 21 augusti 2024
source-by-frog-pagat = John McLeod, pagat.com, 21 augusti 2024
source-pages = { $count ->
    [one] s. { $pages }
   *[other] s. { $pages }
}
# en artikel som återger en bok
source-after = { $source }, efter { $after }

## Hur länge ett bord väntar

waits-about = Efter { $nudge } får du en påminnelse. Sedan spelar en bot åt dig: efter { $absent } till om du är borta, efter { $idle } till om du är kvar.
waits-no-bots = Efter { $nudge } får du en påminnelse. Ingen bot spelar åt dig.
waits-by-turns = I egen takt: bordet väntar på alla, i dagar om det behövs.
waits-seconds = { $count } s
waits-minutes = { $count } min
waits-hours = { $count } tim
waits-never = aldrig

## Partiet

match-deals = { $deals ->
    [one] { $deals } giv
   *[other] { $deals } givar
}
match-target = tills någon har { $target } marker
match-minutes = { $minutes ->
    [one] { $minutes } minut
   *[other] { $minutes } minuter
}
match-open = tills ni slutar

## Valen: namnet, vad de ändrar, och varje värde

option-start = Marker från början
    .about = Vad alla har att börja med; utan dem börjar alla på 0.
option-start-null = inga

option-bankrupt = När markerna tar slut
    .about = Vad som händer den som inte kan betala.
option-bankrupt-end = partiet slutar
    .about = När någon inte kan betala allt är partiet slut; räcker det precis spelar man vidare på freeride.
option-bankrupt-end-at-zero = partiet slutar på noll
    .about = Partiet är slut så snart någon har noll marker, eller mindre.
option-bankrupt-replace = en ny spelare
    .about = Den som inte kan betala allt lämnar bordet; en ny sätter sig med startmarkerna.
option-bankrupt-debt = skuld
    .about = Markerna får gå under noll; partiet fortsätter.

option-unpaid = Obetalda fordringar
    .about = Vad som händer med det som en spelare inte kan betala, när markerna kan ta slut.
option-unpaid-credited = tillgodoräknas
    .about = Den som ska ha betalt får allt, och den som är skyldig hamnar under noll.
option-unpaid-lost = går förlorade
    .about = De som ska ha betalt delar på det som finns; resten är borta.

option-whole_rounds = Hela varv
    .about = Om antalet givar ska gå jämnt upp i platserna.
option-whole_rounds-no = nej
    .about = Vilket antal givar som helst.
option-whole_rounds-yes = ja
    .about = Alla ger lika många gånger.

option-seats = Vid bordet
    .about = Hur många ni får vara.
option-end = Längd
    .about = När partiet är slut.
option-end-deals = givar
    .about = Efter ett avtalat antal givar; rundpass räknas.
option-end-target = mål
    .about = Efter given då någon når ett visst antal marker.
option-end-minutes = tid
    .about = Efter given då tiden går ut.
option-end-open = öppet
    .about = När ni slutar.

option-auction = Budgivning
    .about = Vem som bjuder när.
option-auction-rotation = i tur och ordning
    .about = Medsols bland dem som är kvar: högre än sista budet, eller pass.
option-auction-duel = budduell
    .about = Två bjuder mot varandra tills en passar; den tredje möter sedan den som är kvar.
option-auction-precedence = budduell med hållning
    .about = Som budduell, men den som bjöd först får hålla den andras bud: ta över det.
option-auction-one-round = ett bud var
    .about = Alla yttrar sig en gång, förhand först: högre än sista budet, eller pass.

option-solo_trumps = Trumf i solo
    .about = Om hjärter får väljas i en vanlig solo.
option-solo_trumps-not-hearts = inte hjärter
    .about = Spader, ruter eller klöver.
option-solo_trumps-any = valfri färg
    .about = Hjärter också, till samma pris.
option-solo_trumps-hearts = hjärter
    .about = Alltid hjärter.

option-solo_rate = Solo, per öga
    .about = Vad varje motspelare betalar, eller får, för varje öga ifrån 60.

option-chico_trumps = Trumf i chico
    .about = Om hjärter får väljas i en chico.
option-chico_trumps-not-hearts = inte hjärter
    .about = Spader, ruter eller klöver.
option-chico_trumps-any = valfri färg
    .about = Hjärter också, till samma pris.

option-chico_rate = Chico, per öga
    .about = Vad varje motspelare betalar, eller får, för varje öga ifrån 60.

option-grand_rate = Grand, per öga
    .about = Vad varje motspelare betalar, eller får, för varje öga ifrån 60.

option-frage = Frage
    .about = Om det lägsta budet finns, där talongen tas upp.
option-frage-played = spelas
    .about = Den får bjudas.
option-frage-omitted = utelämnas
    .about = Lägsta budet är en solo.

option-tout = Toutbud
    .about = Om man får lova alla stick, och till vilket pris.
option-tout-none = inga
    .about = Toutbud finns inte.
option-tout-double = dubbelt
    .about = Dubbelt vad alla 120 ögonen är värda.
option-tout-triple = tre gånger
    .about = Tre gånger vad alla 120 ögonen är värda.

option-seventy = Sjuttio
    .about = Om det finns ett kontrakt om fler än 70 ögon, med talongen och vilken trumf som helst.
option-seventy-no = nej
    .about = Det kan inte bjudas.
option-seventy-yes = ja
    .about = Det kan bjudas, över frage och under solo.

option-aces_away = Bortlagda ess
    .about = Om spelföraren får lägga bort ess.
option-aces_away-any = tillåtna
    .about = Vilka kort som helst får läggas bort.
option-aces_away-not-aces = med färgen
    .about = Ett ess bara tillsammans med alla kort som spelföraren har i färgen.

option-frog = Frogen
    .about = Om det lägsta budet finns, där talongen tas upp.
option-frog-played = spelas
    .about = Den får bjudas.
option-frog-omitted = utelämnas
    .about = Lägsta budet är en solo.

option-pay = Vad som betalas
    .about = Om ögonen räknas utöver vinsten.
option-pay-per-point = per öga
    .about = Priset för varje öga ifrån 60.
option-pay-from-61 = från 61
    .about = 1, 2 och 4 för varje öga ifrån 61; 60 går bet.
option-pay-in-parts = för 4, 2 eller 1 ögon
    .about = En mark för vart fjärde öga ifrån 60 i frage, vartannat i solo, varje i solo hjärter.
option-pay-from-60 = från 60
    .about = 1 och 2 för varje öga ifrån 60, utan solo hjärter.
option-pay-fixed = fast belopp
    .about = Själva priset, hur ögonen än föll.

option-penalty_frog = Bet i frog
    .about = Vilket pris en frog som går bet har.
option-penalty_frog-no = sitt eget
    .about = Hemma eller bet kostar den lika mycket.
option-penalty_frog-yes = som solo hjärter
    .about = Hemma till sitt eget pris, bet till priset för solo hjärter.

option-widow_shown = Talongen visas
    .about = Om alla får se talongen innan spelföraren i frog tar upp den.
option-widow_shown-no = nej
    .about = Bara spelföraren ser den.
option-widow_shown-yes = ja
    .about = Den vänds upp för alla; det som läggs bort är hemligt.

option-heart_solo_widow = Talongen i solo hjärter
    .about = Vem som har talongen i en solo hjärter till slut.
option-heart_solo_widow-declarers = spelförarens
    .about = Den räknas till spelföraren, som i solo.
option-heart_solo_widow-last-trick = sista stickets
    .about = Den går till den som vinner det sista sticket.

option-third_share = En tredje del
    .about = Vad en spelförare som går bet betalar när ni är tre.
option-third_share-none = ingen
    .about = Två delar, till de två motspelarna.
option-third_share-bank = till banken
    .about = En tredje del går till banken, inte till någon spelare.

option-lead = Det första utspelet
    .about = Vem som spelar ut till det första sticket.
option-lead-eldest = förhand
    .about = Den som sitter till vänster om givaren.
option-lead-declarer = spelföraren
    .about = Den som vann budgivningen.

option-trump_leads = Att spela ut trumf
    .about = När trumf får spelas ut.
option-trump_leads-free = när som helst
    .about = Från första sticket.
option-trump_leads-when-broken = när en har spelats
    .about = Inte förrän en trumf har spelats, utom från en hand med bara trumf.

option-dealer_sees_widow = Givaren tittar
    .about = Om en givare som står över får se talongen och det som läggs bort.
option-dealer_sees_widow-no = nej
    .about = De ligger dolda för alla.
option-dealer_sees_widow-yes = ja
    .about = När ni är fyra.

option-heart_solo_rate = Solo hjärter, per öga
    .about = Vad varje motspelare betalar, eller får, för varje öga ifrån 60.

option-sixty = Jämnt 60
    .about = Vad sextio ögon, hälften av alla, räknas som; ingen betalar i någotdera fallet.
option-sixty-drawn = oavgjort
    .about = Varken hemma eller bet.
option-sixty-made = går hem
    .about = Spelföraren går hem, utan betalning.

option-misere_goal = Misère och spread
    .about = Vad spelföraren måste undvika.
option-misere_goal-no-points = inga ögon
    .about = Stick gör inget, men kort med ögon får inte tas.
option-misere_goal-no-tricks = inga stick
    .about = Inte ett enda stick får tas.

option-misere_value = Misère
    .about = Vad varje motspelare betalar, eller får.

option-guarantee_value = Guarantee
    .about = Vad varje motspelare betalar, eller får.

option-spread_value = Spread
    .about = Vad varje motspelare betalar, eller får.
option-guarantee_points = Guarantee, ögon som krävs
    .about = Med spader, ruter eller klöver som trumf.

option-guarantee_hearts_points = Guarantee i hjärter, ögon som krävs
    .about = Med hjärter som trumf.

option-spread_lead = Utspel i spread
    .about = Vem som spelar ut till första sticket i en spread.
option-spread_lead-left-of-declarer = vänster om spelföraren
    .about = Den som sitter till vänster om spelföraren.
option-spread_lead-eldest = förhand
    .about = Förhand, som i de andra kontrakten.

option-spread_exposed = Öppna kort i spread
    .about = När spelföraren lägger upp sin hand.
option-spread_exposed-before-lead = före utspelet
    .about = Innan första kortet spelas ut.
option-spread_exposed-after-lead = efter utspelet
    .about = Så snart första kortet är utspelat.
option-spread_exposed-after-opponents = efter båda motspelarna
    .about = När båda motspelarna har lagt till första sticket.

option-call_card = Kallat kort
    .about = Om spelföraren i en call solo får begära ett kort.
option-call_card-none = inget
    .about = Inget kort kallas.
option-call_card-optional = får kallas
    .about = Spelföraren får kalla ett kort eller låta bli.
option-call_card-required = ska kallas
    .about = Spelföraren ska kalla ett kort.

option-call_own = Ett eget kort
    .about = Om spelföraren får kalla ett kort på egen hand.
option-call_own-refused = får inte kallas
    .about = Det kallade kortet finns på en annan hand eller i talongen.
option-call_own-allowed = får kallas
    .about = Då lämnar ingen över något, som om det låg i talongen.

option-give_back = Kortet tillbaka
    .about = Vad spelföraren får ge för det kallade kortet.
option-give_back-not-called = inte det kallade
    .about = Vilket kort som helst utom det kallade.
option-give_back-any = vilket som helst
    .about = Det kallade kortet också; då är alla händer som de var.

option-call_order = Ordningen vid kallet
    .about = Om spelföraren i call solo väljer trumf eller kallar först.
option-call_order-trump-first = trumf först
    .about = Trumfen väljs, sedan kallas kortet.
option-call_order-call-first = kallet först
    .about = Kortet kallas och ett ges i byte, sedan väljs trumfen.

option-ladder = Buden
    .about = Vilka kontrakt som finns.
option-ladder-long = tolv
    .about = Från question till solo tout is it.
option-ladder-short = sex
    .about = Frage, grossfrage och solo, med klöver över de andra färgerna.

option-grossfrage = Båda svarta damerna
    .about = Om den som har båda svarta damerna måste bjuda.
option-grossfrage-free = får bjuda
    .about = De ger rätt till ett bud men kräver inget.
option-grossfrage-obligatory = måste bjuda
    .about = Bjud kontraktet som kräver dem, eller mer, om inget högre bud står.

option-colour = Klöver
    .about = Vad klöver som trumf är värd.
option-colour-doubled = dubbelt
    .about = Dubbelt mot andra färger.
option-colour-precedence = som andra färger
    .about = Klöver går före i budgivningen, till samma pris.

option-top_trumps = Högsta trumferna
    .about = Vad de högsta trumferna är värda, givna till en sida.
option-top_trumps-each = var för sig
    .about = Tre till fem av dem, till spelförarens sida, hemma eller bet.
option-top_trumps-winners = till vinnarna
    .about = Två för de tre matadorerna, om vinnarna fick dem i given.

option-payment = Vem som betalas
    .about = Vem som vinner och förlorar.
option-payment-none = alla
    .about = Motspelarna betalar spelförarens sida, eller får betalt.
option-payment-side-only = bara spelförarens sida
    .about = Motspelarna varken vinner eller förlorar: banken gör upp med spelförarens sida.

option-last_missed = Missad last
    .about = Vad som händer med en sida som spelar vidare om alla åtta och förlorar ett stick.
option-last_missed-no-bonus = ingen bonus
    .about = Kontraktet går hem ändå.
option-last_missed-lost = bet
    .about = Kontraktet går bet, och last betalas dessutom.

option-six_trick_first = First vid sex stick
    .about = Vad fem stick i rad är värda där det behövs sex.
option-six_trick_first-after-six = efter sex
    .about = Du får stanna efter sex i rad; fem i rad med det sjätte förlorat behåller first.
option-six_trick_first-letter = bara last
    .about = Ingen stannar, och det finns ingen first; alla åtta ger last.

option-call_value = Call solo
    .about = Vad varje motspelare betalar, eller får.

option-call_hearts_value = Call solo i hjärter
    .about = Vad varje motspelare betalar, eller får.

option-sitters = Betalning för den som står över
    .about = Vad den som står över betalar och får.
option-sitters-none = ingenting
    .about = Deltar inte i betalningen.
option-sitters-on-loss = får betalt vid bet
    .about = Får betalt när spelföraren går bet, betalar inget när kontraktet går hem.
option-sitters-full = som motspelarna
    .about = Betalar och får som motspelarna.
option-sitters-full-in-solos = som motspelarna i solona
    .about = I de två solona betalar och får de som motspelarna; i frog får de bara betalt.

option-sitting_out = Vilka som står över
    .about = Med fyra eller fler vid bordet, vem som står över.
option-sitting_out-dealer-and-left = givaren och de till vänster
    .about = Givaren, och med 5, 6 eller 7 platser även de närmaste till vänster.
option-sitting_out-dealer-and-third-left = givaren och tredje till vänster
    .about = Med 5 platser givaren och den tredje till vänster; annars ingen skillnad.

option-deal = Given
    .about = I vilka omgångar korten delas ut; W är talongen.
option-deal-4-3-W-4 = 4, 3, talong, 4
option-deal-4-W-3-4 = 4, talong, 3, 4
option-deal-3-W-4-4 = 3, talong, 4, 4
option-deal-W-4-3-4 = talong, 4, 3, 4
option-deal-singly-1-4-8 = ett i taget
    .about = Ett kort i taget; lekens första, fjärde och åttonde blir talong.

option-pots = Potter
    .about = Om det finns två potter som spelföraren kan vinna.
option-pots-none = inga
    .about = Inget betalas in före given.
option-pots-two = två
    .about = En för frog och en för solona; fler än 60 ögon vinner potten.

option-frog_ante = Insats i frogpotten
    .about = Vad alla lägger i före varje giv, när det finns potter.

option-solo_ante = Insats i solopotten
    .about = Vad alla lägger i före varje giv, när det finns potter.

option-frog_rate = Frog, per öga
    .about = Vad varje motspelare betalar, eller får, för varje öga ifrån 60.

option-spade_rate = Solo spader, per öga
    .about = Vad varje motspelare betalar, eller får, för varje öga ifrån 60.

option-club_rate = Solo klöver, per öga
    .about = Vad varje motspelare betalar, eller får, för varje öga ifrån 60.

option-diamond_rate = Solo ruter, per öga
    .about = Vad varje motspelare betalar, eller får, för varje öga ifrån 60.

option-heart_rate = Solo hjärter, per öga
    .about = Vad varje motspelare betalar, eller får, för varje öga ifrån 60.

## Ett bords regler

rules-title = Regler
rules-this-table = Det här bordet
rules-book = Regelbok
rules-glossary = Ordlista
rules-preset = Reglerna är { $preset }: { $source }.
rules-differs = i { $preset }: { $value }
rules-contracts = Kontrakten här
rules-options = Valen här
rules-build = De här reglerna i regelbygget, på en ny sida
rules-print = Regler att läsa och skriva ut, i en ny sida
# The page of questions about a game that a player remembers.
rules-which = Vilken solo var det?
# the folder of the rule pages in this language
rules-print-folder = regler
rules-opening = Sidan slås upp.
rules-missing = Sidan går inte att slå upp just nu.
rules-bonuses = Bonus här
