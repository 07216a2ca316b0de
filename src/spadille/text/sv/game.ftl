### Spelen i ord: vad regler, kort och marker heter. Webbläsaren och terminalen talar båda härifrån.
### Ord inne i meningar har liten bokstav; den som börjar en rad med ett gör den stor.
### $card, $suit, $contract, $goal och $trump är själva ord härifrån. Tal med tecken kommer som text med riktigt minus.

## Spelen, och vem som gett ut reglerna

game-six-bid = Six-Bid Solo
    .about = Sex kontrakt, en mot två.

preset-six-bid-standard = Standard
    .about = Bud i tur och ordning, 2 och 3 per öga, jämnt 60 är oavgjort.
preset-six-bid-gamerules = Gamerules
    .about = Budduell, solo även i hjärter, call solo för 100, i hjärter 150.
preset-six-bid-hoyle = Hoyle
    .about = Budduell, 1 och 2 per öga, misère för 40, jämnt 60 går hem.
preset-six-bid-white-knuckle = White Knuckle
    .about = Budduell, misère utan ett enda stick, inget kallat kort.

origin-source = ur källan
origin-inferred = följer av källan
origin-house = husregel

## Färger, valörer och kort

suit-S = spader
suit-H = hjärter
suit-D = ruter
suit-C = klöver

suit-one-S = spader
suit-one-H = hjärter
suit-one-D = ruter
suit-one-C = klöver

rank-A = ess
rank-K = kung
rank-Q = dam
rank-J = knekt
rank-T = tio
rank-9 = nio
rank-8 = åtta
rank-7 = sju
rank-6 = sex

rank-short-A = A
rank-short-K = K
rank-short-Q = Q
rank-short-J = J
rank-short-T = 10
rank-short-9 = 9
rank-short-8 = 8
rank-short-7 = 7
rank-short-6 = 6

# $rank och $suit är ord härovan
card = { $suit } { $rank }
card-hidden = ett kort som inte syns
trump = trumf
trumps = trumf
no-trump = ingen trumf
points = { $points ->
    [one] { $points } öga
   *[other] { $points } ögon
}
tricks = { $tricks ->
    [one] { $tricks } stick
   *[other] { $tricks } stick
}
chips = { $chips ->
    [one] { $chips } mark
   *[other] { $chips } marker
}
chips-signed = { $chips } marker

## Kontrakten: namnet, bokstaven som väljer det i budgivningen, och hur namnet står i en mening

contract-solo = solo
    .key = s
contract-heart-solo = solo hjärter
    .key = h
contract-misere = misère
    .key = m
contract-guarantee = guarantee
    .key = g
contract-spread = spread
    .key = d
contract-call = call solo
    .key = c

pass = pass
    .key = p

contract-in = { $contract } i { $trump }

## Vad spelföraren åtar sig

goal-against = fler än { $points } ögon
goal-at-least = { $points ->
    [120] alla 120 ögon
   *[other] minst { $points } ögon
}
goal-at-least-suit = minst { $points } ögon, i { $suit } { $in-suit }
goal-no-points = inga ögon
goal-no-tricks = inget stick alls

promise-no-trump = ingen trumf
promise-trump = { $suit } är trumf
promise-name-trump = valfri trumf
promise-name-trump-of = { $suits } som trumf
promise-call-required = kalla ett kort
promise-call-optional = ett kort får kallas
promise-exposed = öppen hand
promise-against = fler än { $points } ögon
promise-at-least = { $points ->
    [120] alla 120 ögon
   *[other] minst { $points } ögon
}
promise-at-least-suit = minst { $points } ögon, i { $suit } { $in-suit }
promise-no-points = ta inga ögon
promise-no-tricks = ta inget stick

price-per-point = { $value } per öga av var och en
price-fixed = { $value } av var och en
price-fixed-suit = { $value } av var och en, i { $suit } { $in-suit }
price-unit-per-point = per öga, av var och en
price-unit-fixed = av var och en
price-in-suit = i { $suit } { $value }

## Vem är vem

eldest = förhand
dealer = givare
declarer = spelförare
defender = motspelare
defenders = motspelarna
partner = medspelare
sits-out = står över
widow = talong
bot = bot
bot-novice = nybörjare
    .about = Kan reglerna och de första vanorna.
bot-club = van
    .about = Spelar som folk som kan spelet.

## Vad som sagts och gjorts. $who är "me" för läsarens egen plats, annars "other", och $name spelaren

said-bid = { $who ->
    [me] Du bjuder { $contract }.
   *[other] { $name } bjuder { $contract }.
}
said-pass = { $who ->
    [me] Du passar.
   *[other] { $name } passar.
}
said-trump = { $who ->
    [me] Du väljer { $suit } som trumf.
   *[other] { $name } väljer { $suit } som trumf.
}
said-call = { $who ->
    [me] Du kallar { $card }.
   *[other] { $name } kallar { $card }.
}
said-call-none = { $who ->
    [me] Du kallar inget kort.
   *[other] { $name } kallar inget kort.
}
said-give = { $who ->
    [me] Du ger { $card } i byte.
   *[other] { $name } ger { $card } i byte.
}
said-give-hidden = { $name } ger ett kort i byte, osett.
said-play = { $who ->
    [me] Du lägger { $card }.
   *[other] { $name } lägger { $card }.
}
said-play-trump = { $who ->
    [me] Du lägger { $card }, trumf.
   *[other] { $name } lägger { $card }, trumf.
}
said-takes = { $who ->
    [me] Du tar sticket, { points }.
   *[other] { $name } tar sticket, { points }.
}
said-declarer = { $who ->
    [me] Du spelar { $contract }.
   *[other] { $name } spelar { $contract }.
}
said-all-pass = Rundpass.
said-exposed = { $who ->
    [me] Din hand ligger öppen.
   *[other] Handen hos { $name } ligger öppen.
}

## Svaren på ett avgörande, som knappar eller egna rader

answer-bid = { $contract }
answer-pass = Pass
answer-trump = { $suit }
answer-call = kalla { $card }
answer-call-none = kalla inget kort
answer-give = ge { $card }
answer-play = { $card }

## Betalningen

outcome-won = gick hem
outcome-lost = gick bet
outcome-drawn = oavgjort
outcome-passed-out = rundpass

settlement-against-won = { $points } ögon, { $away } över { $needed }, { $rate } per öga: { $value } av var och en.
settlement-against-lost = { $points } ögon, { $away } under { $needed }, { $rate } per öga: { $value } till var och en.
settlement-against-drawn = Jämnt { $needed }: ingen betalar.
settlement-against-even = Jämnt { $needed }, och det går hem: inget att betala.
settlement-at-least-won = { $points } ögon, det krävdes { $needed }: { $value } av var och en.
settlement-at-least-lost = { $points } ögon, det krävdes { $needed }: { $value } till var och en.
settlement-no-points-won = Inga ögon tagna: { $value } av var och en.
settlement-no-points-lost = { $points ->
    [one] { $points } öga taget: { $value } till var och en.
   *[other] { $points } ögon tagna: { $value } till var och en.
}
settlement-no-tricks-won = Inget stick taget: { $value } av var och en.
settlement-no-tricks-lost = Ett stick taget: { $value } till var och en.
settlement-passed-out = Rundpass. Ingen betalar.

settlement-widow-counted = { $tricks } i stick och { $widow } i talongen.
settlement-widow-nothing = Allt i stick; inget i talongen.
settlement-widow-nobody = Talongen räknas inte.

role-declarer = spelförare
role-defender = motspelare
role-sits-out-none = stod över, deltar inte i betalningen
role-sits-out-on-loss-won = stod över, får betalt bara när spelföraren går bet
role-sits-out-on-loss-lost = stod över, får betalt när spelföraren går bet
role-sits-out-full = stod över, betalar och får som motspelarna
role-sits-out = stod över

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

option-start = Marker från början
    .about = Vad alla har att börja med; utan dem börjar alla på 0.
option-start-null = inga
option-bankrupt = Utan marker
    .about = Vad som händer den som inte kan betala.
option-bankrupt-end = partiet slutar
    .about = Den som inte kan betala allt avslutar partiet; räcker det precis spelar man vidare på freeride.
option-bankrupt-replace = en ny spelare
    .about = Den som inte kan betala allt lämnar bordet; en ny sätter sig med startmarkerna.
option-bankrupt-debt = skuld
    .about = Markerna får gå under noll; partiet fortsätter.
option-end = Längd
    .about = När partiet är slut.
option-end-deals = givar
    .about = Efter ett avtalat antal givar; rundpass räknas.
option-end-target = målpoäng
    .about = Efter given då någon når ett visst antal marker.
option-end-minutes = tid
    .about = Efter given då tiden går ut.
option-end-open = öppet
    .about = När ni slutar.

ended-deals = De avtalade givarna är spelade.
ended-target = Målet är nått.
ended-minutes = Tiden är ute.
ended-bankrupt = Någon kunde inte betala.
ended-stopped = Partiet avslutades.

standing-line = { $place }. { $name }, { $chips } marker
freeride = freeride

## Valen: namnet, vad de ändrar, och varje värde

option-auction = Budgivning
    .about = Vem som bjuder när.
option-auction-rotation = i tur och ordning
    .about = Medsols bland dem som är kvar: högre än sista budet, eller pass.
option-auction-duel = budduell
    .about = Två bjuder mot varandra tills en passar; den tredje möter sedan den som är kvar.

option-solo_trumps = Trumf i solo
    .about = Om hjärter får väljas i en vanlig solo.
option-solo_trumps-not-hearts = inte hjärter
    .about = Spader, ruter eller klöver.
option-solo_trumps-any = valfri färg
    .about = Hjärter också, till samma pris.

option-solo_rate = Solo, per öga
    .about = Vad varje motspelare betalar för varje öga som skiljer mot 60.
option-heart_solo_rate = Solo hjärter, per öga
    .about = Vad varje motspelare betalar för varje öga som skiljer mot 60.

option-sixty = Jämnt 60
    .about = Vad sextio ögon i solo eller solo hjärter räknas som; ingen betalar ändå.
option-sixty-drawn = oavgjort
    .about = Varken hemma eller bet.
option-sixty-made = går hem
    .about = Spelföraren går hem, utan betalning.

option-misere_goal = Misère och spread
    .about = Vad spelföraren ska hålla sig undan.
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

option-call_value = Call solo
    .about = Vad varje motspelare betalar, eller får.
option-call_hearts_value = Call solo i hjärter
    .about = Vad varje motspelare betalar, eller får.

option-sitters = Den som står över
    .about = Vad den som står över betalar och får.
option-sitters-none = ingenting
    .about = Deltar inte i betalningen.
option-sitters-on-loss = får vid bet
    .about = Får betalt när spelföraren går bet, betalar inget när kontraktet går hem.
option-sitters-full = som motspelarna
    .about = Betalar och får som motspelarna.

option-sitting_out = Vilka som står över
    .about = Med fyra eller fler vid bordet, vem som vilar.
option-sitting_out-dealer-and-left = given och vänster
    .about = Givaren, och med 5, 6 eller 7 platser även de närmaste till vänster.
option-sitting_out-dealer-and-third-left = given och tredje till vänster
    .about = Med 5 platser givaren och den tredje till vänster; annars ingen skillnad.

option-deal = Given
    .about = I vilka omgångar korten delas ut; W är talongen.
option-deal-4-3-W-4 = 4, 3, talong, 4
option-deal-4-W-3-4 = 4, talong, 3, 4
option-deal-3-W-4-4 = 3, talong, 4, 4

## Avslag, efter kod. Uppgifterna är avslagets egna, i ord: $suit den utspelade färgen (eller den nekade trumfen),
## $card kortet, $standing budet att slå, $option och $value.

refusal-malformed = Det gick inte att förstå.
refusal-unknown-game = Det spelet finns inte här.
refusal-unknown-rules = De reglerna finns inte för spelet.
refusal-unknown-option = Spelet har inget sådant val.
refusal-bad-option = { $option }: { $value } går inte.
refusal-bad-deal = De korten blir ingen giv.
refusal-deal-over = Given är slut.
refusal-not-your-turn = Det är inte din tur.
refusal-wrong-phase = Det hör inte hemma här.
refusal-unknown-contract = Det kontraktet finns inte i spelet.
refusal-bid-too-low = Bjud högre än { $standing }, eller passa.
refusal-contract-not-allowed = Dina kort räcker inte till det kontraktet.
refusal-bad-trump = Den färgen får inte bli trumf här.
refusal-bad-call = Det kortet får inte kallas eller ges.
refusal-bad-double = Det får du inte dubbla nu.
refusal-bad-discard = Lägg bort tre olika av dina egna kort.
refusal-not-in-hand = Det kortet har du inte.
refusal-must-follow-suit = Du har { $suit }: bekänn färg.
refusal-must-trump = Du saknar { $suit } men har trumf: du måste trumfa.
refusal-must-play-called-card = Det kallade kortet ska läggas i sin färg.
refusal-wrong-result = Det angivna resultatet stämmer inte med given.
refusal-bad-match = Partiet hänger inte ihop.
refusal-bad-summary = De siffrorna kan inte stämma.
refusal-unknown-table = Det bordet finns inte.
refusal-seat-taken = Där sitter redan någon.
refusal-repeated = Det är redan sagt.
refusal-stale = Något hände emellan. Titta igen.
refusal-not-seated = Det får bara en spelare vid bordet säga.
refusal-wrong-stage = Inte just nu i partiet.
refusal-other = Det går inte just nu.
