### Bordet i webbläsaren: orden runt spelet.

## Överallt

app-name = Spadille
app-rules = Regler
app-rulebook = Regelbok
app-settings = Inställningar
app-help = Hjälp
app-lessons = Lektioner
app-day = Dagens giv
app-pad = Protokoll för riktiga kort
app-puzzles = Kortproblem
app-account = Dina partier
app-menu = Meny
app-more = Mer
app-close = Stäng
app-copy-refused = Webbläsaren kopierade inte: kopiera länken ovan för hand.
app-to-start = Till startsidan
app-lost = Förbindelsen är bruten. Försöker igen.
app-opening = Bordet dukas.
refusal-unsent = Inte skickat: förbindelsen är bruten.
refusal-unreached = Servern svarar inte. Försök igen om en stund.
refusal-no-network = Inget nät. Det här behöver bordets server.
app-try-again = Försök igen
app-rule = regeln

## Början

start-name = Ditt namn
start-name-missing = Skriv ditt namn.

## Bordet

table-where = { $game }, { $preset }
table-back = Tillbaka till bordet
table-deal = Giv { $deal }
table-deal-of = Giv { $deal } av { $deals }
table-trick = Stick { $trick }
table-trick-of = Stick { $trick } av { $tricks }
table-contract = Kontrakt
table-seats = Platser
table-hand = Din hand
table-on-table = På bordet
table-last-trick = Förra sticket
table-bot-level = bot, { $level }
table-hint = Tips
table-log = Given
table-scores = Ställning
table-your-hand = Din hand
figure-points = Ögon på handen
figure-points-told = { $points } av { $all }
figure-longest = Längsta färg
figure-longest-told = { $count } { $suit }, med { $heads }
figure-longest-bare = { $count } { $suit }
figure-dealer = Givare
figure-dealer-out = Givare, står över
figure-who = { $name }
figure-widow = Talong
figure-widow-told = { $count ->
    [one] Ett kort, dolt
   *[other] { $count } kort, dolda
}
table-words = Med ord
table-bidding = Budgivning
table-bidding-holds = { $who ->
    [me] Du har budet
   *[other] { $name } har budet
}
table-bidding-none = inget bud än
table-tricks = Stick
table-points = ögon
table-to-speak = bjuder
table-your-bid = ditt bud
table-to-play = spelar
table-then = sedan
table-you = Du
table-winning = leder
table-free-seat = ledig plats
table-somebody = en spelare
table-away = borta
table-out = står över
table-ready = klar
table-open-hand = öppen hand
table-shown = visat
table-calls = Buden hittills
table-call-pass = pass
table-passed = har passat
table-bid = bjöd { $contract }
table-illegal = får inte läggas nu
table-legal = får läggas
table-count = { $cards ->
    [one] { $cards } kort
   *[other] { $cards } kort
}
table-taken-declarer = { $name } { $points }
table-taken-defenders = motspelarna { $points }
table-taken-label = { $name } { $declarer }, motspelarna { $opponents }
table-skip = Hoppa fram
table-watching = Du är åskådare.
table-sitting-out = Du står över den här given.
table-copied = Kopierat.
table-waiting = Väntar på spelare
table-waiting-about = Skicka länken till dina vänner. Spelet börjar när alla har satt sig.
table-widow = Talongen
table-widow-cards = { $cards ->
    [one] ett kort
   *[other] { $cards } kort
}
table-waiting-guest = Spelet börjar när alla har satt sig.
table-waiting-seats = Väntar på att någon ska sätta sig.
table-sit-title = En plats är ledig
table-sit = Sätt dig
table-watch = Bara titta på
table-unknown = Det bordet finns inte.
table-called-tag = kallat
table-called-nobody = ingen har det
table-called-from = { $who ->
    [me] av dig
   *[other] av { $name }
}
table-own-line = { $name }: { $doings }
table-dealer-letter = G
table-go-on = Vidare
table-confirm = Tryck igen: { $what }
table-to-trump = väljer trumf
table-to-call = kallar
table-to-give = ger
table-to-discard = lägger bort
table-said-trick = På bordet: { $cards }.
table-said-trick-none = Inget kort ligger på bordet.
table-said-card = { $who ->
    [me] { $card } från dig
   *[other] { $card } från { $name }
}
# hur mycket som läses upp; $level är en av inställningarna nedan
table-said-speech = Uppläsning: { $level }.
table-said-winning = { $who ->
    [me] Ditt kort leder: { $card }.
   *[other] { $name } leder med { $card }.
}
table-said = Det som sagts
table-said-none = Inget har sagts än.
table-said-first = Där börjar det.
table-said-last = Det är allt så här långt.
table-said-earlier = Tidigare
table-said-later = Senare
table-count-down = { $seconds ->
    [one] om { $seconds } sekund
   *[other] om { $seconds } sekunder
}

table-pots = Potter
table-holds = håller
table-doubles = dubblar
table-redoubles = redubblar
table-call-hold = håller
table-call-double = dubbelt
table-call-redouble = redubbelt
table-laid-away = Du lade bort
table-partner-called = medspelare: { $card }
table-stopped = stopp
table-taken-tricks-label = { $name } { $declarer }, de andra { $opponents }

table-a-bot = En bot
table-covered = { $bot } spelar
table-covered-short = bot spelar
table-promised = hålls åt { $name }
table-nudged = alla väntar
table-people = Vid bordet
table-dock-people = Bordet
table-claim = Kräv resten
claim-no-more = Jag tar inga fler
claim-cancel = Avbryt
table-undo = Ångra
turn-nudged = Alla väntar på dig.

## Vems tur, och till vad

turn-yours = Din tur.
turn-bid-first = Bjud eller passa.
turn-bid-over = Bjud högre än { $contract }, eller passa.
turn-pass-only = Inget högre bud finns. Passa.
turn-trump = Välj trumf.
turn-call = Kalla ett kort.
turn-give = Välj ett kort att ge i byte mot { $card }.
turn-lead = Spela ut vilket kort du vill.
turn-lead-no-trump = Spela ut vilket kort du vill utom trumf: ingen trumf har spelats än.
turn-follow = { $name } spelade ut { $suit }: bekänn med { $cards }.
turn-follow-any = { $name } spelade ut { $suit }: bekänn färg.
turn-trump-with = { $name } spelade ut { $suit }: du måste trumfa, med { $cards }.
turn-trump-any = { $name } spelade ut { $suit }: du måste trumfa.
turn-last = Ditt sista kort.
turn-any = { $name } spelade ut { $suit }: lägg vad du vill.
turn-choose = Välj ett av svaren.
turn-other-auction = { $name } ska bjuda.
turn-other-trump = { $name } väljer trumf.
turn-other-call = { $name } kallar ett kort.
turn-other-give = { $name } ger ett kort tillbaka.
turn-other-play = { $name } ska spela.
turn-over = Given är slut.
turn-waiting = Väntar på { $names }.
turn-sent = Skickat.
# $time är minuter och sekunder: 0:42
turn-clock = En bot spelar om { $time }

rank-the-A = esset
rank-the-K = kungen
rank-the-Q = damen
rank-the-J = knekten
rank-the-T = tian
rank-the-9 = nian
rank-the-8 = åttan
rank-the-7 = sjuan
rank-the-6 = sexan

turn-bid-hold = { $contract } är bjudet över ditt: håll, bjud högre eller passa.
turn-hold-only = { $contract } är bjudet över ditt: håll eller passa.
turn-bid-double = Bjud högre än { $contract }, dubbla eller passa.
turn-double-only = Inget högre bud finns. Dubbla eller passa.
turn-redouble = { $count ->
    [one] { $names } har dubblat dig: redubbla eller passa.
   *[other] { $names } har dubblat dig: redubbla eller passa.
}
turn-call-partner = Kalla en medspelare med { $cards }.
turn-discard = { $count ->
    [one] Lägg bort ett kort.
    [2] Lägg bort två kort.
    [3] Lägg bort tre kort.
    [4] Lägg bort fyra kort.
   *[other] Lägg bort { $count } kort.
}
turn-lead-called = Spela ut vad du vill, men { $suit } bara med det kallade kortet.
turn-called-card = { $name } spelade ut { $suit }: lägg det kallade kortet.
turn-or-stop = Eller säg ”stopp” och behåll bonusen för de fem första sticken.
turn-or-ask = Eller fråga efter medspelaren.
turn-other-discard = { $name } lägger bort kort.

## Att välja

bid-title = Ditt bud
bid-question = { $answers ->
    [bid-pass] Bjuda eller passa?
    [bid] Bjuda?
    [higher] Högre?
    [hold-higher-pass] Hålla, högre eller passa?
    [hold-pass] Hålla eller passa?
    [higher-double-pass] Högre, dubbla eller passa?
    [double-pass] Dubbla eller passa?
    [redouble-pass] Redubbla { $names } eller passa?
    [pass] Passa?
   *[other] Högre eller passa?
}
# buden efter slag, där de är många
bid-kind-partner = Med en medspelare
bid-kind-no-trumps = Ensam, utan trumf
bid-kind-alone = Ensam, med trumf
bid-kind-all = Ensam, alla stick
bid-other-suit = annan färg
bid-price = pris
bid-too-low = inte nu:
bid-table-about = Priset gäller per motspelare, vid vinst och förlust. Buden är numrerade från lägst till högst.
bid-hold = håll
bid-hold-title = Håll ”{ $contract }”
bid-hold-about = Du bjöd före { $name }, så ett lika högt bud räcker. Du spelar { $contract }, om inte { $name } går högre.
bid-standing = { $who ->
    [me] Du bjuder { $contract }, { $price } { $unit }
   *[other] { $name } bjuder { $contract }, { $price } { $unit }
}

## Vad en dubbling går ut på, och vad den ger i tre fall

stake-double = Du säger att { $name } inte når { $points }. Redubblat: { $price }.
stake-double-plain = Du säger att { $name } går bet. Redubblat: { $price }.
stake-redouble = Du säger att du når { $points } ändå.
stake-redouble-plain = Du säger att du går hem ändå.
stake-unit-per-point = per öga, med { $name }
stake-unit-per-points = för { $per } ögon, med { $name }
stake-unit-fixed = med { $name }
stake-takes = { $who ->
    [me] Du tar { $points }
   *[other] { $name } tar { $points }
}
stake-made = Hemma
stake-beaten = Bet
stake-without-double = odubblat { $chips }
stake-without-redouble = bara dubblat { $chips }
stake-nobody = ingen betalar
bid-foot = Går du hem betalar varje motspelare dig. Går du bet betalar du var och en.
bid-foot-sitters = Går du hem betalar varje motspelare dig. Går du bet betalar du var och en, även den som står över.
bid-foot-full = Går du hem betalar alla dig. Går du bet betalar du alla.
bid-foot-full-in-solos = Går du hem betalar varje motspelare dig, i en solo alla. Går du bet betalar du alla.
trump-title = Välj trumf
call-title = Kalla ett kort
call-about = Den motspelare som har det lämnar över det och får ett av dina kort.
choose-title = Ditt svar

bid-more = { $count ->
    [one] Ett till
   *[other] { $count } till
}
bid-foot-partner = Ensam gör du upp med { $count ->
    [2] båda två
    [3] alla tre
   *[other] alla { $count }
}. Med medspelare gör ni upp med varsin motspelare.
call-partner-title = Kalla en medspelare
call-partner-about = Den som har kortet spelar med dig, och tiger tills det är lagt.
call-partner-about-shown = Den som har kortet spelar med dig och väljer trumf, i en annan färg.
trump-title-partner = Du är medspelare: välj trumf
discard-title = { $count ->
    [one] Lägg bort ett kort
    [2] Lägg bort två kort
    [3] Lägg bort tre kort
    [4] Lägg bort fyra kort
   *[other] Lägg bort { $count } kort
}
discard-about = De räknas till dig på slutet; ingen ser dem innan. En liten ring märker korten från talongen.
discard-count = { $chosen } av { $count } valda
discard-price = { $contract }: { $price } { $unit }.
discard-points = { $points ->
    [one] { $points } öga hittills
   *[other] { $points } ögon hittills
}
table-from-widow = ur talongen
discard-go = Lägg bort
stop-about = Du har tagit ”first” (fem stick i rad). Säg stopp och behåll den, eller spela vidare på alla åtta (”last”).
ask-about = Frågar du ger du upp bonusen för alla åtta.

## Efter given

settle-title = Betalning
settle-made = { $contract }, hemma
settle-lost = { $contract }, bet
settle-drawn = { $contract }, oavgjort
settle-how = Så betalas det
settle-rule = Regeln
settle-early-against = { $needed } gick inte längre att nå: resten spelas inte.
settle-early-at-least = { $needed } gick inte längre att nå: resten spelas inte.
settle-early-at-least-all = En motspelare tog ett kort med ögon: därmed är det avgjort.
settle-early-at-least-tricks = { $needed } stick gick inte längre att nå: resten spelas inte.
settle-early-no-points = Spelföraren tog ett kort med ögon: därmed är det avgjort.
settle-early-no-tricks = Spelföraren tog ett stick: därmed är det avgjort.
settle-claim-rest = { $who ->
    [me] Du krävde resten.
   *[other] { $name } krävde resten.
}
settle-claim-give-up = { $who ->
    [me] Du gav dig.
   *[other] { $name } gav sig.
}
settle-widow = Talongen
settle-widow-for = { $who ->
    [me] Räknas till dig.
   *[other] Räknas till { $name }.
}
settle-payments = Betalningar
settle-deal = given
settle-chips = marker
settle-next = Nästa giv
settle-end = Avsluta partiet
settle-end-sure = Avsluta för alla?
settle-standing = Slutställning
settle-copy = Kopiera given
settle-look = Se på given
settle-review = Genomgång
settle-back-deal = Tillbaka till given
settle-back-day = Till dagens giv
settle-challenge = Utmana en vän
settle-challenge-copied = Länken är kopierad. Skicka den.
settle-challenge-kept = Länken är sparad som fil.
settle-back-challenge = Till utmaningen
settle-again = Samma kort igen
settle-back = Tillbaka till partiet
settle-you = du
settle-waiting = Klar. Väntar på { $names }.
settle-left = { $name } kunde inte betala och lämnade bordet med { $chips ->
    [one] { $chips } mark
   *[other] { $chips } marker
}.
settle-cards = Alla korten

final-title = Slutställning
final-again = Spela igen
final-look-back = Sista given
final-won = { $who ->
    [me] Du vinner.
   *[other] { $names } vinner.
}
final-declared = { $count ->
    [0] Aldrig spelförare
    [one] { $made ->
        [0] Spelförare en gång, gick inte hem
       *[other] Spelförare en gång, gick hem
    }
   *[other] { $made ->
        [0] Spelförare { $count } gånger, gick aldrig hem
       *[other] Spelförare { $count } gånger, gick hem { $made }
    }
}
final-shared = { $names } delar på förstaplatsen.

scores-deal = giv
scores-now = marker
scores-none = Ingen giv är färdigspelad än.
scores-passed-out = rundpass

settle-laid-away = Bortlagt
settle-partner = { $who ->
    [me] med dig
   *[other] med { $name }
}

## Inställningar, hjälp, regler

settings-language = Språk
settings-theme = Utseende
settings-theme-system = som enheten
settings-theme-light = ljust
settings-theme-dark = mörkt
settings-part-cards = Korten
settings-part-pace = Takten
settings-part-keys = Tangenter, uppläsning och ljud
settings-order = Din hand
settings-order-trumps = trumfen först
settings-order-turned = omvänt
settings-order-own = egen ordning
settings-order-own-about = Dra ett kort till sin plats, eller flytta det med skift och pilarna.
settings-faces = Klädda kort
settings-faces-clear = bokstäver
settings-faces-courts = klassiska
settings-colours = Färger
settings-colours-four = fyra
settings-colours-two = två
settings-badges = Kortens ögon
settings-badges-about = En liten siffra på korten som räknas.
settings-pace = Botarnas takt
settings-pace-none = genast
settings-pace-quick = snabb
settings-pace-usual = vanlig
settings-pace-calm = lugn
settings-rest = Visa färdiga stick
settings-rest-short = en kort stund
settings-rest-usual = lagom
settings-rest-long = länge
settings-onward = Nästa giv
settings-onward-soon = efter 3 s
settings-onward-others = 10 s efter de andra
settings-onward-me = när jag är klar
settings-still = Vänta på mig efter varje stick
settings-still-about = Efter varje giv också.
settings-confirm = Fråga före kort och bud
settings-confirm-about = Första trycket väljer, det andra spelar.
settings-last = Lägg sista kortet automatiskt
settings-letters = Bokstavstangenter
settings-letters-about = Bokstäver och siffror som genvägar; pilar och retur fungerar alltid.
settings-speech = Vad en skärmläsare säger
settings-speech-brief = kortfattat
settings-speech-usual = som vanligt
settings-speech-full = allt
settings-sound = Ljud
settings-sound-about = Varje händelse nedan har sitt eget ljud.
settings-sound-try = Prova ljuden
sound-card = Ett kort mot bordet
sound-turn = Din tur
sound-trick = Du tar sticket
sound-chips = Du vinner marker
sound-lost = Du förlorar marker
sound-nudge = Alla väntar på dig
settings-nudge = Ett ljud när alla väntar på dig
settings-nudge-about = En gång, när påminnelsen kommer.
settings-vibrate = Vibrera när det är din tur
settings-vibrate-about = En gång för din tur, två för påminnelsen.

help-how = Så spelas det
help-how-short = I korthet
help-how-cards = Korten och deras ordning
help-how-contracts = Vad buden betyder
help-gestures = Gester
help-title = Tangentbord
help-arrows = Gå från kort till kort, eller från bud till bud
help-enter = Lägg kortet, säg budet
help-digits = Gå till ett kort efter dess plats på handen
help-letters = Bjud eller passa med bokstaven som visas
help-last = Förra sticket
help-trick = Läs upp sticket
help-contract = Läs upp kontraktet
help-scores = Ställning
help-speech = Vad en skärmläsare säger: kortfattat, som vanligt, allt
help-said-key = , och .
help-said-back = Det som sagts före, och efter
help-said = Allt som sagts, i ordning
help-move-key = Skift ← →
help-move = Flytta ett kort, när handen ligger i egen ordning
help-rulebook = Regler
help-words = Spela och fråga med ord
help-log = Given hittills
help-help = Den här listan
help-people = Vid bordet: säga något, kräva resten, vilka som sitter där
help-hint = Ett tips: vad den bästa spelaren här skulle göra
help-take-back = Ta tillbaka, när du spelar ensam mot botar
help-touch-tap = Tryck på ett kort, så spelas det. Blir du tillfrågad före kortet trycker du två gånger.
help-touch-slide = Eller dra fingret längs handen: kortet under det höjer sig och spelas där du släpper. Dra fingret utanför handen, så spelas inget.
help-touch-carry = Eller dra upp ett kort och släpp det över bordet.
help-touch-why = Tryck på ett nedtonat kort, så säger raden ovanför varför det inte får spelas, med länk till regeln.
help-touch-foot = Längst ned: förra sticket, given så här långt, ställningen, ett tips och vilka som sitter där.
help-touch-words = I menyn: reglerna, inställningarna och en rad för ord.
help-escape = Stäng
help-arrows-key = Pilar
help-enter-key = Retur
help-digits-key = 1 till 0
help-letters-key = Bokstäver

## Loggens egna ord

log-call = { $name } kallade
log-give = { $name } gav
log-took = tog sticket
log-call-none = Inget kort kallat

log-hold = { $name } höll
log-double = { $name } dubblade
log-redouble = { $name } redubblade
log-discard = { $name } lade bort
log-trump = { $name } valde
log-partner = { $name } är medspelare
log-stop = { $name } sa stopp
log-ask = { $name } frågade efter sin medspelare

## Det som tipset, rådgivaren och listan över givar skriver vid själva bordet

coach-slip = Rådgivaren
coach-rule = Regeln
coach-others = { $count ->
    [one] Ett annat bud
   *[other] { $count } andra bud
}
hint-best = tipset: bäst
hint-next-best = i tipset
results-look = Se på giv { $deal }
