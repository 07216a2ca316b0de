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
preset-six-bid-pagat = Pagat
    .about = Budduell, solo även i hjärter, call solo för 100; spelaren till vänster om spelföraren spelar ut i spread.

game-progressive = Progressive Solo
    .about = Fem kontrakt och dubbling, en mot två.
game-german-solo = German Solo
    .about = Tolv kontrakt om stick, ensam eller med en kallad medspelare.
game-frog = Frog
    .about = Tre kontrakt, en mot två.

preset-progressive-pennycook = Pennycook
    .about = Från 1 per öga i frog till 5 i hjärter; den som står över är inte med i betalningen.
preset-progressive-hoyle = Hoyle
    .about = Från 1 per öga i frog till 5 i hjärter; den som står över får betalt vid bet.
preset-german-solo-standard = Standard
    .about = Som källan beskriver det, med first, last och mackers.
preset-german-solo-altenburg = Altenburg
    .about = Sex kontrakt, och en bank: bara spelförarens sida vinner eller förlorar.
preset-frog-foster = Foster
    .about = Budduell, grand för 4 per öga, talongen visas för alla.
preset-frog-modern = Modern
    .about = Budduell, grand för 4 per öga, talongen tas upp dold.
preset-frog-pagat = Pagat
    .about = Ett bud var, chico i valfri färg, grand för 3 per öga.
preset-frog-cats-at-cards = Cats at Cards
    .about = Budduell, grand för 4 per öga; mer säger källan knappt.
preset-frog-gamerules = Gamerules
    .about = Ett bud var, chico i valfri färg; partiet kan gälla tid, givar eller ett mål.

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
card-hidden = ett dolt kort
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

# korten över all annan trumf, det högsta först
matador-1 = spadiljen
matador-2 = maniljen
matador-3 = basta
matador-card = { $card }, { $matador }

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

in-trump = { $contract } i { $trump }

contract-frog = frog
    .key = f
contract-chico = chico
    .key = c
contract-spade-solo = solo spader
    .key = s
contract-club-solo = solo klöver
    .key = k
contract-diamond-solo = solo ruter
    .key = r
contract-question = question
    .key = q
contract-is-it = is it
    .key = i
contract-kicker = kicker
    .key = k
contract-grand = grand
    .key = g
contract-six-trick-solo = six-trick solo
    .key = x
contract-solo-is-it = solo is it
    .key = o
contract-six-trick-solo-is-it = six-trick solo is it
    .key = e
contract-bronco = bronco
    .key = b
contract-bull-solo = bull solo
    .key = u
contract-solo-tout = solo tout
    .key = a
contract-solo-tout-is-it = solo tout is it
    .key = n
contract-mussfrage = mussfrage
    .key = m
contract-frage-clubs = frage i klöver
    .key = c
contract-grossfrage = grossfrage
    .key = g
contract-solo-clubs = solo i klöver
    .key = o

hold = hålla
    .key = j
double = dubbla
    .key = d
redouble = redubbla
    .key = r
stop = stopp
    .key = s
ask = fråga
    .key = f

needs-is-it = en klöver utöver damen
needs-grand = båda de svarta damerna
needs-grossfrage = båda de svarta damerna

## Vad spelföraren åtar sig

goal-against = fler än { $points } ögon
goal-against-suit = fler än { $points } ögon, i { $suit } { $in-suit }
goal-at-least = minst { $points } ögon
goal-all-points = alla { $points } ögon
goal-at-least-suit = minst { $points } ögon, i { $suit } { $in-suit }
goal-no-points = inga ögon
goal-no-tricks = inget stick alls
goal-at-least-tricks = minst { $points } stick
goal-all-tricks = alla { $points } stick

promise-no-trump = ingen trumf
promise-trump = { $suit } är trumf
promise-name-trump = valfri trumf
promise-name-trump-of = { $suits } som trumf
promise-call-required = kalla ett kort
promise-call-optional = ett kort får kallas
promise-exposed = öppen hand
promise-no-points = ta inga ögon
promise-no-tricks = ta inget stick

price = { $value } { $unit }
price-unit-per-point = per öga, av var och en
    .short = per öga, var
price-unit-per-points = för varje påbörjat { $per }-tal ögon, av var och en
    .short = för { $per } ögon, var
price-unit-fixed = av var och en
    .short = av var och en
price-in-suit = i { $suit } { $value }
# ett annat pris vid bet
price-when-lost = vid bet { $value }

promise-widow-taken-up = ta upp talongen och lägg bort lika många kort
promise-widow-shown = visa talongen för alla, ta upp den och lägg bort lika många kort
promise-widow-last-trick = talongen följer det sista sticket
promise-partner-silent = kalla en medspelare
promise-partner-names-trump = kalla en medspelare, som väljer trumf
promise-needs = kräver { $needs }

price-unit-fixed-partner = till var och en av er
    .short = per spelare

bonus-first = first
    .about = De fem första sticken i rad.
bonus-last = last
    .about = Alla åtta sticken.
bonus-missed = missad last
    .about = Att spela vidare om alla åtta och förlora ett stick: kontraktet går bet, och last betalas dessutom.
bonus-each-macker = varje macker
bonus-matadors = de tre matadorerna, till vinnarna
bonus-price = { $bonus } { $value }
bonus-price-suit = { $bonus } { $value }, i { $suit } { $in-suit }

## Vem är vem

eldest = förhand
dealer = givare
declarer = spelförare
defenders = motspelarna
partner = medspelare
sits-out = står över
widow = talong
bot = bot
bot-novice = nybörjare
    .about = Kan reglerna och några goda vanor.
bot-club = van
    .about = Spelar som folk som kan spelet.
    .aloud = van spelare
bot-fast = rutinerad
    .about = Spelar på känn, som den som har sett det mesta.
    .aloud = rutinerad spelare
bot-expert = expert
    .about = Tänker framåt och läser vad de andra bjuder och spelar.

stake-doubled = dubblat
stake-redoubled = redubblat
laid-away = bortlagt
pots = potter
antes = insatser
pot-frog = frogpotten
pot-solo = solopotten
pot-holds = { $pot } { $chips }

## Vad som sagts och gjorts. $who är "me" för läsarens egen plats, annars "other", och $name spelaren

said-bid = { $who ->
    [me] Du bjuder { $contract }.
   *[other] { $name } bjuder { $contract }.
}
    .brief = { $who ->
        [me] Du: { $contract }.
       *[other] { $name }: { $contract }.
    }
said-pass = { $who ->
    [me] Du passar.
   *[other] { $name } passar.
}
    .brief = { $who ->
        [me] Du: pass.
       *[other] { $name }: pass.
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
called-holder = { $who ->
    [me] Du har det och lämnar över det.
   *[other] { $name } har det och lämnar över det.
}
called-nobody = Ingen har det; det ligger i talongen.
called-not-held = Ingen motspelare har det.
said-give = { $who ->
    [me] Du ger { $card } i byte.
   *[other] { $name } ger { $card } i byte.
}
said-give-hidden = { $name } ger ett kort i byte, osett.
said-play = { $who ->
    [me] Du lägger { $card }.
   *[other] { $name } lägger { $card }.
}
    .brief = { $who ->
        [me] Du: { $card }.
       *[other] { $name }: { $card }.
    }
said-play-trump = { $who ->
    [me] Du lägger { $card }, trumf.
   *[other] { $name } lägger { $card }, trumf.
}
    .brief = { $who ->
        [me] Du: { $card }.
       *[other] { $name }: { $card }.
    }
said-takes = { $who ->
    [me] Du tar sticket, { points }.
   *[other] { $name } tar sticket, { points }.
}
    .brief = { $who ->
        [me] Du tar { $points }.
       *[other] { $name } tar { $points }.
    }
said-declarer = { $who ->
    [me] Du spelar { $contract }.
   *[other] { $name } spelar { $contract }.
}
said-all-pass = Rundpass.
said-exposed = { $who ->
    [me] Du har lagt upp handen.
   *[other] { $name } har lagt upp handen.
}

said-hold = { $who ->
    [me] Du håller.
   *[other] { $name } håller.
}
said-double = { $who ->
    [me] Du dubblar.
   *[other] { $name } dubblar.
}
said-redouble = { $who ->
    [me] Du redubblar { $doubler }.
   *[other] { $whom ->
        [me] { $name } redubblar dig.
       *[other] { $name } redubblar { $doubler }.
    }
}
said-stop = { $who ->
    [me] Du säger stopp.
   *[other] { $name } säger stopp.
}
said-ask = { $who ->
    [me] Du frågar efter din medspelare.
   *[other] { $name } frågar efter sin medspelare.
}
said-discard = { $who ->
    [me] Du lägger bort { $cards }.
   *[other] { $name } lägger bort { $cards }.
}
said-discard-hidden = { $count ->
    [one] { $name } lägger bort ett kort.
    [2] { $name } lägger bort två kort.
    [3] { $name } lägger bort tre kort.
    [4] { $name } lägger bort fyra kort.
   *[other] { $name } lägger bort { $count } kort.
}
said-takes-up = { $who ->
    [me] Du tar upp talongen.
   *[other] { $name } tar upp talongen.
}
said-shows-widow = { $who ->
    [me] Du vänder upp talongen för alla och tar den på handen.
   *[other] { $name } vänder upp talongen för alla och tar upp den.
}
# $cards är en uppräkning i ord
widow-cards = Talongen: { $cards }.
said-play-matador = { $who ->
    [me] Du lägger { $card }, { $matador }.
   *[other] { $name } lägger { $card }, { $matador }.
}
    .brief = { $who ->
        [me] Du: { $matador }.
       *[other] { $name }: { $matador }.
    }
said-takes-trick = { $who ->
    [me] Du tar sticket.
   *[other] { $name } tar sticket.
}
    .brief = { $who ->
        [me] Du tar det.
       *[other] { $name } tar det.
    }
said-deal = { $who ->
    [me] Giv { $deal }: du ger.
   *[other] Giv { $deal }: { $name } ger.
}
said-hand = Din hand: { $suits }.
said-hand-suit = { $suit } { $ranks }
said-gains = Du vinner { $chips }.
said-loses = Du förlorar { $chips }.
said-partner = { $who ->
    [me] Du är medspelare åt { $declarer }.
   *[other] { $whose ->
        [me] { $name } är din medspelare.
       *[other] { $name } är medspelare åt { $declarer }.
    }
}
said-partner-secret = Du har det och är medspelare åt { $declarer }. Det vet bara du.
said-partner-hidden = Den som har det är medspelare, och tiger.
said-forced = { $who ->
    [me] Alla har passat: du har { $card } och måste spela { $contract }.
   *[other] Alla har passat: { $name } har { $card } och måste spela { $contract }.
}
said-shows = { $who ->
    [me] Du visar { $cards }.
   *[other] { $name } visar { $cards }.
}

## Svaren på ett avgörande, som knappar eller egna rader

answer-bid = { $contract }
answer-pass = Pass
answer-trump = { $suit }
answer-call = kalla { $card }
answer-call-none = kalla inget kort
answer-give = ge { $card }
answer-play = { $card }

answer-hold = Håll
answer-double = Dubbla
answer-redouble = Redubbla { $name }
answer-stop = Stopp
answer-ask = Fråga efter medspelaren
answer-discard = lägg bort { $cards }

## Betalningen

outcome-won = gick hem
outcome-lost = gick bet
outcome-drawn = oavgjort
outcome-passed-out = rundpass

settlement-against-won = { $who ->
    [me] Du gick hem med
   *[other] { $name } gick hem med
} { points }: { $away } över { $needed }, { $rate } per öga, { $shares }.
settlement-against-lost = { $who ->
    [me] Du gick bet med
   *[other] { $name } gick bet med
} { points }: { $away } under { $needed }, { $rate } per öga, { $shares }.
settlement-against-per-points-won = { $who ->
    [me] Du gick hem med
   *[other] { $name } gick hem med
} { points }: { $away } över { $needed }, { $rate } för varje påbörjat { $per }-tal, { $shares }.
settlement-against-per-points-lost = { $who ->
    [me] Du gick bet med
   *[other] { $name } gick bet med
} { points }: { $away } under { $needed }, { $rate } för varje påbörjat { $per }-tal, { $shares }.
settlement-against-fixed-won = { $who ->
    [me] Du gick hem med
   *[other] { $name } gick hem med
} { points }: { $away } över { $needed }, { $shares }.
settlement-against-fixed-lost = { $who ->
    [me] Du gick bet med
   *[other] { $name } gick bet med
} { points }: { $away } under { $needed }, { $shares }.
settlement-against-drawn = Jämnt { $needed }: ingen betalar.
settlement-against-even = Jämnt { $needed }: hemma, men inget att betala.
settlement-at-least-won = { $who ->
    [me] Du gick hem med
   *[other] { $name } gick hem med
} { points }, det krävdes { $needed }: { $shares }.
settlement-at-least-lost = { $who ->
    [me] Du gick bet med
   *[other] { $name } gick bet med
} { points }, det krävdes { $needed }: { $shares }.
settlement-no-points-won = { $who ->
    [me] Du tog inga ögon:
   *[other] { $name } tog inga ögon:
} { $shares }.
settlement-no-points-lost = { $who ->
    [me] Du tog
   *[other] { $name } tog
} { $points ->
    [one] { $points } öga: { $shares }.
   *[other] { $points } ögon: { $shares }.
}
settlement-no-tricks-won = { $who ->
    [me] Du tog inget stick:
   *[other] { $name } tog inget stick:
} { $shares }.
settlement-no-tricks-lost = { $who ->
    [me] Du tog ett stick:
   *[other] { $name } tog ett stick:
} { $shares }.
settlement-passed-out = Rundpass. Ingen betalar.

settlement-widow-counted = { $tricks } från stick och { $widow } från talongen.
settlement-widow-nothing = Allt från stick; talongen gav inga ögon.
settlement-widow-nobody = Talongen räknas inte.
settlement-widow-last = { $who ->
    [me] Talongen, { points }, fick du med det sista sticket.
   *[other] Talongen, { points }, fick { $name } med det sista sticket.
}

role-declarer = spelförare
role-defender = motspelare
role-sits-out-none = stod över, deltar inte i betalningen
role-sits-out-on-loss-won = stod över, får betalt bara när spelföraren går bet
role-sits-out-on-loss-lost = stod över, får betalt när spelföraren går bet
role-sits-out-full = stod över, betalar och får som motspelarna
role-sits-out = stod över

settlement-at-least-tricks-won = { $who ->
    [me] Du gick hem med
   *[other] { $name } gick hem med
} { tricks }, det krävdes { $needed }: { $shares }.
settlement-at-least-tricks-lost = { $who ->
    [me] Du gick bet med
   *[other] { $name } gick bet med
} { tricks }, det krävdes { $needed }: { $shares }.
settlement-at-least-tricks-partner-won = { tricks }, det krävdes { $needed }: de två får { $value } var.
settlement-at-least-tricks-partner-lost = { tricks }, det krävdes { $needed }: de två betalar { $value } var.
settlement-passed-out-antes = Rundpass. Insatserna ligger kvar i potterna.
settlement-pair = { $names } spelade ihop.

settlement-parts = De { $value } är { $parts }.
settlement-part-contract = { $value } för kontraktet
settlement-part-first = { $value } för first
settlement-part-last = { $value } för last
settlement-part-mackers = { $value } för mackers
settlement-part-missed = { $value } för missad last
settlement-part-matadors = { $value } för de tre matadorerna

settlement-each-won = { $value } av var och en
settlement-each-lost = { $value } till var och en
settlement-with-won = { $who ->
    [me] { $figure } av dig
   *[other] { $figure } av { $name }
}
settlement-with-lost = { $who ->
    [me] { $figure } till dig
   *[other] { $figure } till { $name }
}
settlement-share-doubled = { $value } ({ $times } × { $once })

paid-asked = Krävdes: { $aim }.
paid-took-points = Taget: { $points ->
    [one] { $points } öga
   *[other] { $points } ögon
}.
paid-took-tricks = Taget: { $tricks } stick.
paid-per-point-over = { $away } över { $par }, { $rate } per öga: { $away } × { $rate } = { $value }.
paid-per-point-under = { $away } under { $par }, { $rate } per öga: { $away } × { $rate } = { $value }.
paid-per-points-over = { $away } över { $par }, { $rate } för varje påbörjat { $per }-tal: { $value }.
paid-per-points-under = { $away } under { $par }, { $rate } för varje påbörjat { $per }-tal: { $value }.
paid-fixed = Kontraktet är värt { $value }.
paid-bonus-first = First: { $value } till.
paid-bonus-last = Last: { $value } till.
paid-bonus-mackers = Mackers: { $value } till.
paid-bonus-missed = Missad last: { $value } till.
paid-bonus-matadors = De tre matadorerna: { $value } till.
paid-nobody = Alltså betalar ingen.
paid-declarer-won = { $who ->
    [me] Du får { $shares }: { $chips } i allt.
   *[other] { $name } får { $shares }: { $chips } i allt.
}
paid-declarer-lost = { $who ->
    [me] Du betalar { $shares }: { $chips } i allt.
   *[other] { $name } betalar { $shares }: { $chips } i allt.
}
paid-pair-won = { $names } får { $value } var, av varsin motspelare.
paid-pair-lost = { $names } betalar { $value } var, till varsin motspelare.

settlement-laid-away-counted = { $tricks } från stick och { $laid } från de bortlagda korten.
settlement-laid-away-nothing = Allt från stick; de bortlagda korten gav inga ögon.
settlement-pot-won = { $who ->
    [me] Du vinner { $pot }: { chips }.
   *[other] { $name } vinner { $pot }: { chips }.
}
settlement-antes = Insatser: { chips } från var och en.
settlement-pots = I potterna nu: { $pots }.
pots-shared = Det som låg kvar i potterna delas.
settlement-to-bank = Till banken: { $chips }.
settlement-from-bank = Från banken: { $chips }.

role-partner = medspelare
role-defender-doubled = motspelare som dubblade
role-defender-redoubled = motspelare som dubblade och blev redubblad

## Partiet

ended-deals = Det var sista given.
ended-target = Målet är nått.
ended-minutes = Tiden är ute.
ended-bankrupt = { $who ->
    [me] Du har slut på marker, så partiet är över.
   *[other] { $names } har slut på marker, så partiet är över.
}
ended-stopped = Partiet avslutades.

standing-line = { $place }. { $name }, { chips }
# en spelare som inte kunde betala och byttes ut
standing-left = { $place }. { $name }, som lämnade bordet efter giv { $deal }, { chips }
freeride = freeride

## Avslag, efter kod. Uppgifterna är avslagets egna, i ord: $suit den utspelade färgen (eller den nekade trumfen),
## $card kortet, $standing budet att slå, $option och $value.

refusal-malformed = Det gick inte att förstå.
refusal-unknown-game = Det spelet finns inte här.
refusal-unknown-rules = De reglerna finns inte för spelet.
refusal-unknown-option = Spelet har inget sådant val.
refusal-bad-option = { $option } kan inte vara { $value }.
refusal-bad-deal = De korten blir ingen giv.
refusal-deal-over = Given är slut.
refusal-not-your-turn = Det är inte din tur.
refusal-wrong-phase = Det går inte i det här skedet av given.
refusal-unknown-contract = Det kontraktet finns inte i spelet.
refusal-bid-too-low = Bjud högre än { $standing }, eller passa.
refusal-contract-not-allowed = Med dina kort får du inte bjuda det kontraktet.
refusal-must-bid = Med de här korten måste du bjuda { $contract } eller högre.
refusal-bad-trump = Den färgen får inte bli trumf här.
refusal-bad-call = Det kortet får inte kallas eller ges.
refusal-bad-double = Det får du inte dubbla nu.
refusal-bad-discard = Lägg bort lika många olika av dina egna kort som du tog upp.
refusal-bad-discard-ace = Lägg bort ett ess bara tillsammans med alla kort du har i färgen.
refusal-not-in-hand = Det kortet har du inte.
refusal-must-follow-suit = Du har { $suit }: bekänn färg.
refusal-must-trump = Du saknar { $suit } men har trumf: du måste trumfa.
refusal-trumps-not-broken = Ingen trumf har spelats: spela ut en annan färg.
refusal-must-play-called-card = Det kallade kortet måste läggas när dess färg spelas ut.
refusal-wrong-result = Det angivna resultatet stämmer inte med given.
refusal-bad-match = Partiet hänger inte ihop.
refusal-bad-summary = De siffrorna kan inte stämma.
refusal-unknown-table = Det bordet finns inte.
refusal-seat-taken = Platsen är tagen.
refusal-repeated = Det är redan gjort.
refusal-stale = Något hann hända. Försök igen.
refusal-not-seated = Det får bara en spelare vid bordet göra.
refusal-wrong-stage = Inte just nu i partiet.
refusal-other = Det går inte just nu.

refusal-wrong-phase-hold = Bara den som bjöd först får hålla, när den andra har bjudit högre.
refusal-wrong-phase-stop = Stopp sägs före eget utspel, när du vet att din sida har tagit de första sticken i rad.
refusal-wrong-phase-ask = Spelföraren får fråga en gång: på egen tur, efter fem stick, medan det kallade kortet ännu är ute.
refusal-bad-double-double = Ett bud dubblas av en motspelare, och bara en gång.
refusal-bad-double-redouble = Du får bara redubbla den som har dubblat ditt bud, och bara en gång.
refusal-bad-call-partner = Kalla ett ess som du inte har, i en färg som inte är trumf; en kung om du har alla.

# Sluff

game-sluff = Sluff
    .about = Tre kontrakt, en mot två; är ni fyra står givaren över.
preset-sluff-mcmillan = McMillan
    .about = Spelföraren spelar ut, men inte trumf förrän en har spelats; är ni tre kostar en bet en tredje del.

# Tapp

game-tapp = Tapp
    .about = Tre kontrakt, vart och ett även som tout, en mot två.
preset-tapp-meyers = Meyers
    .about = Från 61 ögon, 1, 2 och 4 per öga; en tout kostar dubbelt.
preset-tapp-classic = Classic
    .about = En mark för vart 4:e, vartannat eller varje öga ifrån 60; en tout kostar dubbelt.
preset-tapp-wurttemberg = Wurttemberg
    .about = Frage och solo för 1 och 2 per öga ifrån 60; en tout kostar tre gånger så mycket.
preset-tapp-modern = Modern
    .about = Fasta priser, och bud på alla stick eller inga.
contract-frage = frage
    .key = f
contract-frage-tout = frage tout
    .key = r
contract-heart-solo-tout = solo hjärter tout
    .key = t
contract-bettel = bettel
    .key = b
contract-rufer = rufer
    .key = u
contract-heart-rufer = rufer hjärter
    .key = e
contract-bettel-ouvert = bettel ouvert
    .key = o
contract-durch = durch
    .key = d
contract-heart-durch = durch hjärter
    .key = x

# Slough

game-slough = Slough
    .about = Frog, simple solo och solo hjärter, en mot två.
preset-slough-slough = Slough
    .about = Frog, simple solo och solo hjärter för 1, 2 och 3 per öga; 120 marker från början.
preset-slough-straight = Straight Solo
    .about = Utan frog: de två solona för 1 och 2 per öga.
preset-slough-coeur-dalene = Coeur d’Alene Solo
    .about = Fast pris, 1, 2 eller 3, hemma eller bet, hur många ögonen än är.
contract-simple-solo = simple solo
    .key = s

# Tysk tarok

game-tarok = Tysk tarok
    .about = Frage och solo, i hjärter eller inte, en mot två.
preset-tarok-sansprendre = Sansprendre
    .about = Fyra kontrakt för 1 till 4 per öga; inget ess får läggas bort ensamt.
preset-tarok-aad = Handledningen
    .about = Frage bara i hjärter; vilket kort som helst får läggas bort.
contract-frage-couleur = frage i couleur
    .key = c
contract-seventy = sjuttio
    .key = v
