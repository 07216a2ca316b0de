### Terminalen: dess kommandon, vad som kan vara fel med en kommandorad eller en nedtecknad giv, och bordet som spelas i ord.

# Shown without the libraries that read this file: on one line, with no other placeables than these two.
libraries-missing = ”{ $command }” behöver bibliotek som inte är installerade: { $remedy }

## Hjälp, en sida för varje kommando

help-commands =
    spadille: solospel, en mot de andra, i webbläsaren, i terminalen och på papper.

    spadille serve    spela i webbläsaren
    spadille export   skriver ned allt som är sparat, som säkerhetskopia eller till en annan dator
    spadille import   läser in det i en tom databas
    spadille audit    kontrollerar att allt som är sparat är som det skrevs
    spadille repair   räddar det som är helt i en skadad databas till en ny fil
    spadille games    listar spelen, och hur många som spelar dem
    spadille bots     listar botarna
    spadille rules    listar de regler ett spel kan spelas efter, med källa
    spadille play     spela här, genom att skriva i ord
    spadille deal     spelar slumpgivar och skriver ned dem
    spadille check    granskar nedtecknade givar och partier
    spadille code     skriver givar som en rad bokstäver var, och läser dem
    spadille verify   kontrollerar om korten gavs som utlovat
    spadille score    räknar ut vem som betalar vad när ni spelat med riktiga kort
    spadille club     gör listor över en klubbs kvällar och säsonger ur protokollets filer
    spadille solve    räknar ut vad en ställning är värd när alla kort är kända
    spadille review   bedömer vad varje beslut i en giv var värt, och vad turen gav
    spadille arena    låter botar mötas med samma kort, med siffror om hur det gick
    spadille study    spelar mycket stora mängder givar, gärna på många datorer, och sparar dem som tabeller
    spadille day      förvarar hemligheterna bakom serverns dagliga givar, och berättar dem efteråt
    spadille puzzle   letar upp kortproblem i botars givar och bevisar dem
    spadille completion   skriver det som ett skal behöver för att fylla i kommandon

    spadille KOMMANDO --help   berättar mer om ett av dem
    spadille --version         vilken Spadille det här är
help-games =
    spadille games: spelen, med antalet spelare vid bordet och namnet på vart och ett.

    --json             ett JSON-objekt per rad, också med reglerna
    --language KOD     språket; annars datorns
help-bots =
    spadille bots: botarna, den svagaste först.

    --json             ett JSON-objekt per rad
    --language KOD     språket; annars datorns
help-rules =
    spadille rules [SPEL]: de regler ett spel kan spelas efter, med källa; utan spel de för alla spel.

    --json             ett JSON-objekt per rad, också med valen
    --language KOD     språket; annars datorns
help-completion =
    spadille completion bash|fish|zsh: ett skript som fyller i kommandon och flaggor. För bash:
    spadille completion bash > ~/.local/share/bash-completion/completions/spadille

    --language KOD     språket för det som kan gå fel
help-play =
    spadille play: ett parti här i terminalen, mot botar. Skriv det du skulle säga vid bordet:
    ”pass”, ”solo”, ”hjärter”, ”spader dam” eller QS. Ett frågetecken visar vad du kan fråga.

    --game SPEL        vilket spel; annars det första som finns
    --rules REGLER     vems regler; annars spelets första
    --options JSON     val som skiljer sig från reglerna, som {"{"}"sixty": "made"{"}"}
    --seats N          spelare vid bordet, du själv medräknad; annars så få som spelet tillåter
    --bot BOT          vilka de andra är; club
    --deals N          antal givar; annars som reglerna har det
    --seed FRÖ         ett ord som bestämmer korten; annars slumpen
    --language KOD     språk; annars datorns
help-serve =
    spadille serve: bordet i webbläsaren, från den här datorn.

    --host ADRESS     adressen att lyssna på; 127.0.0.1
    --port PORT       porten, 0 för vilken ledig som helst; 8765
    --data FIL        filen som bevarar borden
    --database URL    PostgreSQL-databasen som bevarar dem i stället
    --config FIL      en fil med de här inställningarna och fler, TOML
    --open            öppnar bordet i webbläsaren
    --bot-delay SEKUNDER   hur länge en bot tänker på ett sent kort, längre på ett bud; 0.4
    --nonce-timeout SEKUNDER    hur länge en giv väntar på att spelarnas webbläsare kuperar; 3
    --bot-workers N      hur många processer som tänker åt botar som ser framåt, 0 för inga sådana; 2
    --deal-file FIL       ger korten i de här nedtecknade givarna, en efter en, i stället för slumpens
    --daily-deal-secrets FIL        hemligheterna bakom serverns dagliga givar, som spadille day commit gör dem
    --offline-engine MAPP       bordet utan server, som make site skriver det: protokollet går att föra utan nät
    --max-connections-per-client N         hur många sidor en adress får ha öppna vid bord på en gång; 200
    --tables-an-hour N  hur många bord en adress får öppna på en timme; 60
    --delete-after-days DAGAR  hur länge bord sparas där ingen spelar vidare och inget parti blev klart, 0 för alltid; 365
    --proxies ADRESS  en omvänd proxy att lita på; en gång för varje; den här datorn
    --public-address ADRESS        där webbläsare når servern, som https://cards.example
    --cluster-address ADRESS:PORT  där proxyn når just den här av flera servrar
    --lease-timeout SEKUNDER  efter hur lång tystnad de andra tar över serverns bord; 5
    --metrics         svarar på /metrics, vilket den gör ändå; --no-metrics gör det inte
    --log FORM        lines: en logg att läsa; json: en att samla in; lines
    --log-level ORD   det minsta som är värt en rad: debug, info, warning, error; info
    --language KOD    språket här i terminalen; annars datorns
help-deal =
    spadille deal: hela givar, spelade av slumpen, en per rad. Samma ord ger samma givar på
    alla datorer.

    --game SPEL        vilket spel; annars det första som finns
    --rules REGLER     vems regler; annars spelets första
    --options JSON     val som skiljer sig från reglerna, som {"{"}"sixty": "made"{"}"}
    --seats N          spelare vid bordet; annars så få som spelet tillåter
    --count N          antal givar; 1
    --seed FRÖ         ett ord som bestämmer korten; 1
    --players HUR      spread: alla kontrakt kommer lika ofta; random: alla tillåtna svar är lika troliga
    --language KOD     språket för det som kan gå fel
help-check =
    spadille check [FIL ...]: granskar nedtecknade givar och partier, ett per rad, och skriver en rad för
    varje. Utan fil, eller för en fil som heter -, läses standard in.

    --language KOD     meddelandenas språk

    Slutar med 0 när alla stämmer, 1 när något inte gör det, 2 när en fil inte kan läsas.
help-score =
    spadille score [FIL ...]: gör upp givar som spelats med riktiga kort, ett sammandrag per rad, och
    skriver en rad för varje. Utan fil, eller för en fil som heter -, läses standard in.

    --language KOD     meddelandenas språk

    Slutar med 0 när alla sammandrag går att göra upp, 1 när något inte gör det, 2 när en fil inte kan läsas.

## Vad som hindrar ett kommando

error-unknown-command = ”{ $word }” är inget kommando. De som finns är { $commands }.
error-no-such-option = spadille { $command } har inget val { $option }. ”spadille { $command } --help” visar vad som går.
error-no-such-file = { $option } är inget val här; menar du en fil, skriv ./{ $option }.
error-too-many-words = ”{ $word }” är ett ord för mycket. ”spadille { $command } --help” visar vad som ska stå där.
error-said-twice = { $option } står två gånger.
error-nothing-said = Det saknas ett värde efter { $option }.
error-empty-word = Ett tomt ord betyder ingenting här. Saknar en variabel sitt värde?
error-bad-value = { $option } kan inte vara ”{ $value }”.
error-misread = Kommandoraden går inte att tyda. ”spadille { $command } --help” visar hur den ska se ut.
error-language = Språket ”{ $wanted }” finns inte. De som finns är { $languages }.
error-unknown-game = Spelet ”{ $game }” finns inte. De som finns är { $games }.
error-unknown-rules = Reglerna ”{ $rules }” finns inte för det här spelet. De som finns är { $presets }.
error-unknown-option = Det här spelet har inget val ”{ $option }”. Det har { $options }.
error-bad-option = Valet { $option } kan inte vara ”{ $value }”. Det kan vara { $values }.
error-options = --options ska vara ett JSON-objekt, som {"{"}"sixty": "made"{"}"}; det är inte ”{ $options }”.
error-seats = Det här spelet är för { $least } till { $most } spelare.
error-seats-only = Det här spelet är för { $seats } spelare.
error-seed = Fröet ”{ $seed }” har bokstäver som inte alla datorer skriver likadant. Håll dig till a–z och siffror.
error-players = --players kan inte vara ”{ $players }”. Det som finns är { $known }.
error-unknown-bot = Boten ”{ $bot }” finns inte. De som finns är { $bots }.
error-deals-rounds = Med de här reglerna spelas hela varv: antalet givar ska vara jämnt delbart med { $seats }.
error-deals-range = Ett parti har { $least } till { $most } givar.
error-no-file = Filen { $file } finns inte.
error-folder = { $file } är en mapp; ange en fil i den.
error-closed-file = Du har inte rätt att läsa { $file }.
error-unreadable = { $file } går inte att läsa: { $why }.
error-no-input = Det finns inget att läsa på standard in.
error-not-utf-8 = { $file } är inte UTF-8 från rad { $line }; inget efter den lästes.
error-no-json = { $file } har ingen rad med JSON.
error-no-json-typed = Standard in har ingen rad med JSON; ange en fil, eller skicka in en med <.
error-pipe = Inget läser utskriften längre.
error-machine = Systemet sade nej: { $why }.

## Listan över botar

listed-bot-novice = kan reglerna och de första vanorna, men glömmer och räknar fel
listed-bot-club = spelar efter tumregler, som den som kan spelet
listed-bot-fast = spelar på känn, som den har lärt sig av experten
listed-bot-pimc = löser möjliga givar av de dolda korten och spelar det som går bäst i dem
listed-bot-ismcts = prövar vad som kan följa och ser en gång till på det som gick bra
listed-bot-expert = tänker framåt och läser vad de andra bjuder och spelar

error-completion-shell = Det finns ingen ifyllning för ”{ $shell }”. Det finns för { $shells }.

## Vad som är fel med en nedtecknad giv. $what är en nyckel i dess format och står som den är

fault-malformed = ”{ $what }” saknas eller har fel form.
fault-malformed-plain = ”{ $action }” är ingen handling.
fault-malformed-record = Det här är ingen nedtecknad giv: en sådan är ett JSON-objekt på en rad.
fault-malformed-match = ”match” saknas eller är inget objekt.
fault-malformed-action = En handling är en text, som ”1 pass”.
fault-unknown-game = Spelet ”{ $game }” finns inte här.
fault-unknown-rules = Reglerna ”{ $rules }” finns inte för det här spelet.
fault-unknown-option = Det här spelet har inget val ”{ $option }”.
fault-bad-option = Valet ”{ $option }” kan inte vara ”{ $value }”.
fault-bad-deal-seats = Spelet har inget bord med { $seats } platser.
fault-bad-deal-dealer = Givaren, { $dealer }, har ingen plats vid bordet.
fault-bad-deal-hands = Det ska vara en hand per plats.
fault-bad-deal-sitting-out = Plats { $seat } står över och har kort, eller är med och har inga.
fault-bad-deal-hand-size = Plats { $seat } har inte rätt antal kort.
fault-bad-deal-widow = Talongen har inte rätt antal kort.
fault-bad-deal-cards = Ett kort saknas, finns två gånger eller hör inte till leken.
fault-bad-deal-pots = Sådana potter finns inte här.
fault-not-your-turn = Det är plats { $turn } som står i tur, inte plats { $seat }.
fault-wrong-phase = ”{ $verb }” hör inte hemma i det här skedet.
fault-unknown-contract = Kontraktet ”{ $contract }” finns inte i spelet.
fault-bid-too-low = Budet { $contract } är inte högre än { $standing }.
fault-not-in-hand = { $card } finns inte på den handen.
fault-must-follow-suit = { $card } bekänner inte färg, fast handen har { $suit }.
fault-must-trump = { $card } är ingen trumf, fast handen saknar { $suit } men har trumf.
fault-trumps-not-broken = { $card } spelas ut, fast ingen trumf har spelats och handen har en annan färg.
fault-bad-call-own = Spelföraren har själv { $card }.
fault-bad-call-not-in-pack = Kortet { $card } finns inte i leken.
fault-bad-call-required = Ett kort måste kallas.
fault-bad-call-called = Kortet { $card } var det kallade; det kan inte ges tillbaka.
fault-wrong-result = ”{ $what }” anges till { $stated }, men given gav { $came }.
fault-wrong-result-unknown = ”{ $key }” hör inte till ett resultat i det här spelet.
fault-wrong-result-unfinished = Ett resultat är angivet, men given är inte slut.
fault-bad-match-ended = Partiet var slut före den här given.
fault-bad-match-unfinished = Den här given är inte slut, men partiet går vidare eller är uppgjort.
fault-bad-match-rules = Den här given följer inte partiets regler.
fault-bad-match-seats = Den här given har inte partiets antal platser.
fault-bad-match-dealer = Det är inte den spelarens tur att ge.
fault-bad-match-minutes = Den här given började när tiden redan var ute.
fault-bad-match-players = Spelet har inget bord med så många spelare.
fault-bad-match-standing = Ställningen anges till { $stated }, men efter givarna är den { $came }.
fault-bad-summary = ”{ $what }” kan inte stämma.
fault-bad-summary-passed-out = Efter rundpass händer inget mer.
fault-bad-summary-declarer = Spelföraren är inte med i den här given.

fault-must-bid = Handen måste bjuda { $contract } eller mer.
fault-contract-not-allowed = Handen har inte det som { $contract } kräver.
fault-bad-call-partner = Med det kortet får ingen medspelare kallas.
fault-bad-double-double = Det budet får inte dubblas här.
fault-bad-double-redouble = Ingen har dubblat så att det går att redubbla.
fault-bad-discard = Spelföraren ska lägga bort lika många kort som togs upp, alla ur handen och inget två gånger.
fault-bad-discard-ace = Ett ess läggs bort, men inte alla kort som spelföraren har i färgen.
fault-must-play-called-card = { $called } är kallat och ska läggas när färgen spelas.
fault-bad-summary-partner = Den spelaren kan inte ha varit medspelare.
fault-bad-summary-doubled = Så kan det inte ha dubblats.

## Uppräkningar

list-or = { $first } eller { $last }
list-and = { $first } och { $last }

## Det som skrivs vid bordet: ord med komma emellan. De jämförs med små bokstäver och utan prickar och accenter, och
## namnen på färger, valörer och kontrakt gäller också. Det som står här visas aldrig.

spoken-filler = i, en, ett, den, det, min, mitt, mina, jag, med, till, som, och, tack, färg, kort, kortet, är, blir, trumf
spoken-asking = vad, vilka, vilket, vilken, vem, vems, är, det, visa, säg, mig, har, ligger, nu, hur, många, får, kan
spoken-nothing = inget, inga, ingenting, inget kort, nej, ingen

spoken-bid = bjud, bjuder, bud, jag bjuder
spoken-pass = pass, passa, passar, p, jag passar
spoken-trump = trumf, trumfa, välj, väljer
spoken-call = kalla, kallar, anropa, anropar, be om, begär
spoken-give = ge, ger, lämna
spoken-play = spela, spelar, lägg, lägger, spela ut

spoken-suit-S = spad, spa, sp, ♠
spoken-suit-H = hjärt, hj, ♥
spoken-suit-D = rut, ru, r, ♦
spoken-suit-C = klöv, kl, k, ♣
spoken-rank-A = äss, esset, ässet, e, ä
spoken-rank-K = kungen, kung
spoken-rank-Q = damen, d
spoken-rank-J = knekten, kn, kne
spoken-rank-T = 10, tian, tia
spoken-rank-9 = nian, nia
spoken-rank-8 = åttan, åtta
spoken-rank-7 = sjuan, sjua
spoken-rank-6 = sexan, sexa

spoken-contract-solo = s
spoken-contract-heart-solo = h, hjärter, hjärtersolo, hjärter solo
spoken-contract-misere = m, misär, nolla
spoken-contract-guarantee = g, garanti, garant
spoken-contract-spread = d, öppen misère, öppen misär
spoken-contract-call = c, call, kalla

spoken-ask-help = hjälp
spoken-ask-turn = tur, vems tur, min tur
spoken-ask-hand = hand, kort, min hand, mina kort, handen
spoken-ask-legal = tillåtet, tillåtna, tillåtna kort, val, får jag
spoken-ask-trick = stick, sticket, bordet, på bordet
spoken-ask-last-trick = förra, förra sticket, sista sticket, senaste sticket
spoken-ask-contract = kontrakt, kontraktet, bud, budet, buden, ögon, spelförare
spoken-ask-scores = ställning, ställningen, marker, poäng
spoken-ask-gone = borta, spelade, borta kort, ute ur spel, gått
spoken-ask-voids = renons, renonser, saknar, slut
spoken-ask-trumps = trumf, trumfar, trumf ute, trumf kvar
spoken-ask-story = historik, hittills, logg, budgivning, budgivningen
spoken-ask-rules = regler, reglerna
spoken-ask-rule = regel, regeln, varför
spoken-ask-quit = sluta, avsluta, lämna bordet, hej då
spoken-next = nästa, nästa giv, vidare, fortsätt, klar

spoken-hold = håll, håller, jag håller
spoken-double = dubbla, dubbelt, dubblar, jag dubblar, x
spoken-redouble = redubbla, redubbelt, redubblar, jag redubblar
spoken-stop = stopp, stoppa, stanna, jag stannar
spoken-ask = fråga, frågar, fråga efter medspelaren, fråga efter medspelare, medhjälpare
spoken-discard = lägg bort, lägger bort, lägg undan, lägger undan, bort

spoken-matador-1 = spadilj, spadiljen
spoken-matador-2 = manilj, maniljen
spoken-matador-3 = bastan

spoken-contract-frog = f
spoken-contract-chico = c
spoken-contract-simple-solo = s, solo, simple
spoken-contract-spade-solo = s, spader, spadersolo, spader solo
spoken-contract-club-solo = k, klöver, klöversolo, klöver solo
spoken-contract-diamond-solo = r, ruter, rutersolo, ruter solo
spoken-contract-question = q
spoken-contract-is-it = isit
spoken-contract-kicker = k
spoken-contract-grand = g
spoken-contract-six-trick-solo = x, sexstick, sexsticks solo, sexstickssolo, 6 trick solo, solo sex
spoken-contract-solo-is-it = o
spoken-contract-six-trick-solo-is-it = e, sexstick is it, sexsticks solo is it, 6 trick solo is it
spoken-contract-bronco = b
spoken-contract-bull-solo = u, bull
spoken-contract-solo-tout = tout
spoken-contract-solo-tout-is-it = n, tout is it

spoken-ask-partner = medspelare, medspelaren, min medspelare, partner
spoken-ask-doubles = dubblat, dubblad, dubblingar, dubblingarna
spoken-ask-streak = first, first och last, bonus
spoken-ask-laid-away = bortlagt, bortlagda, bortlagda kort
spoken-ask-pots = potter, potterna, pott, potten, insatser

## Vad som kan sägas och frågas

may-say =
    När det är din tur skriver du det du skulle säga: ”pass” eller ett kontrakt; en färg som trumf;
    ett kort, som ”spader dam”, ”hjärter tio” eller QS.
    När som helst kan du fråga:
may-ask-help = ? – den här listan
may-ask-turn = tur – vem som står i tur, och vad som ska göras
may-ask-hand = hand – dina kort
may-ask-legal = tillåtet – allt du får göra nu
may-ask-trick = stick – korten på bordet
may-ask-last-trick = förra sticket – det som just togs
may-ask-contract = kontrakt – vad som spelas, av vem, och ögonen hittills; i budgivningen, högsta budet
may-ask-scores = ställning – allas marker
may-ask-gone = borta – de spelade korten, färg för färg; ”borta hjärter” för en färg
may-ask-voids = renons – vem som visat sig sakna vad
may-ask-trumps = trumf – de du inte sett än
may-ask-story = hittills – given från början
may-ask-rules = regler – vad som gäller vid bordet
may-ask-rule = varför – regeln bakom det senaste nejet; annars varför tipsets svar är bäst, och hur det är räknat
may-ask-quit = sluta – gå från bordet

unclear-word = ”{ $word }” betyder ingenting här.
unclear-which = Vilket kort: { $cards }?
unclear-card = Det är inte ett kort.
unclear-none-held = Något sådant kort har du inte.
unclear-suit = Det är inte en färg.
unclear-contract = ”{ $word }” är inget bud.
unclear-trump-later = Bjud bara kontraktet; trumfen väljs när budgivningen är slut.
unclear-not-now = Du har inget att avgöra just nu.
hint-auction = Säg ”pass” eller ett kontrakt: { $contracts }.
hint-trump = Säg en färg, som ”spader”.
hint-call = Säg ett kort du inte har, som ”klöver ess”; eller ”inget”, om reglerna tillåter det.
hint-give = Säg ett av dina kort, som ”klöver sex”.
hint-play = Säg ett av dina kort, som ”spader dam” eller QS; ”tillåtet” visar vilka du får lägga.
refused-rule = Regeln: { $heading } ({ $rule }). ”varför” läser upp den.
rule-none = Inget har nekats än.

may-ask-partner = medspelare – vem som spelar med spelföraren, så långt du får veta
may-ask-doubles = dubblat – vem som har dubblat, och vem som är redubblad
may-ask-streak = first – hur det går med first och last
may-ask-laid-away = bortlagt – de bortlagda korten, om de är dina
may-ask-pots = potter – vad som finns i dem

unclear-doubler = Redubbla vem: { $names }?
unclear-count = { $count ->
    [one] Säg ett kort.
    [2] Säg två olika kort.
    [3] Säg tre olika kort.
    [4] Säg fyra olika kort.
   *[other] Säg { $count } olika kort.
}
unclear-several = Det är inga kort.
hint-auction-more = Säg { $words }, eller ett kontrakt: { $contracts }.
hint-auction-only = Säg { $words }.
hint-auction-bids = Säg ett kontrakt: { $contracts }.
hint-call-partner = Säg { $cards }.
hint-discard = { $count ->
    [one] Säg ett av dina kort, som ”spader tio”.
    [2] Säg två av dina kort, som ”spader tio, hjärter kung”.
    [3] Säg tre av dina kort, som ”spader tio, hjärter kung och dam”.
    [4] Säg fyra av dina kort, som ”spader tio och nio, hjärter kung och dam”.
   *[other] Säg { $count } av dina kort, som ”spader tio, hjärter kung och dam”.
}

## Bordet i ord

welcome = Skriv det du skulle säga vid bordet. Ett frågetecken visar vad du kan fråga.
pause = Retur för nästa giv; ”sluta” avslutar partiet.
pause-or-review = Retur för nästa giv; ”genomgång” går igenom den här; ”sluta” avslutar partiet.
spoken-review = genomgång, genomgången, vad var den värd
deal-dealer = { $who ->
    [me] Du ger.
   *[other] { $name } ger.
}
deal-eldest = { $who ->
    [me] Du sitter i förhand.
   *[other] { $name } sitter i förhand.
}
hand-cards = Din hand: { $cards }.
hand-empty = Din hand är tom.
suit-cards = { $suit }: { $ranks }
suit-cards-trump = { $suit } (trumf): { $ranks }
suit-cards-none = inga
choice-bid = { $contract }: { $promise }
figure = { $name } { $number }
chips-now = Marker: { $figures }.
left-bankrupt = { $who ->
    [me] Du kunde inte betala och lämnade bordet med { $chips } marker; en ny spelare har din plats.
   *[other] { $name } kunde inte betala och lämnade bordet med { $chips } marker; en ny spelare har platsen.
}
rides-free = { $who ->
    [me] Du har inga marker kvar och spelar vidare på freeride.
   *[other] { $name } har inga marker kvar och spelar vidare på freeride.
}

choice-discard = { $count ->
    [one] Ett av de här:
    [2] Två av de här:
    [3] Tre av de här:
    [4] Fyra av de här:
   *[other] { $count } av de här:
}
quoted = ”{ $word }”
pots-hold = I potterna: { $pots }.

## Svar på frågor

trick-empty = Det ligger inget kort på bordet.
trick-winning = { $who ->
    [me] Du har sticket än så länge.
   *[other] { $name } har sticket än så länge.
}
last-trick-none = Inget stick är taget än.
playing-contract = { $who ->
    [me] Du spelar { $contract }: { $aim }.
   *[other] { $name } spelar { $contract }: { $aim }.
}
playing-trick = Stick { $trick } av { $tricks }.
playing-taken = { $who ->
    [me] Du har tagit { $points } ögon, motspelarna { $against }.
   *[other] { $name } har tagit { $points } ögon, motspelarna { $against }.
}
bid-none = Ingen har bjudit än.
bid-stands = { $who ->
    [me] Högsta budet är ditt: { $contract }.
   *[other] { $name } har högsta budet: { $contract }.
}
scores-after = { $deals ->
    [0] Ingen giv är färdig än.
    [one] Efter { $deals } giv:
   *[other] Efter { $deals } givar:
}
voids-none = Ingen har visat renons än.
voids-of = { $who ->
    [me] Du saknar { $suits }.
   *[other] { $name } saknar { $suits }.
}
trumps-not-yet = Ingen trumf är vald än.
trumps-none = Det här kontraktet spelas utan trumf.
trumps-out = { $count ->
    [0] Du har sett all trumf.
   *[other] { $count } trumf är ute, på andra händer eller i talongen.
}
story-empty = Inget har hänt i den här given än.
option-as-published = { $option }: { $value }
option-of-origin = { $option }: { $value } ({ $origin })
option-differs = { $option }: { $value } (reglerna har { $published })

tricks-so-far = Stick: { $figures }.
trumps-out-hands = { $count ->
    [0] Du har sett all trumf.
   *[other] { $count } trumf är ute.
}
partner-not-yet = Ingen medspelare är kallad.
partner-alone = { $who ->
    [me] Du spelar ensam.
   *[other] { $name } spelar ensam.
}
partner-not-shown = { $card } är kallat, och ingen har visat det än.
partner-only-you = Det vet bara du.
doubles-none = Ingen har dubblat.
doubles-no = I det här spelet dubblar man inte.
doubles-doubled = { $who ->
    [me] Du har dubblat.
   *[other] { $name } har dubblat.
}
doubles-redoubled = { $who ->
    [me] Du har dubblat och är redubblad.
   *[other] { $name } har dubblat och är redubblad.
}
streak-no = I det här kontraktet finns varken first eller last.
streak-not-yet = Inget är spelat än.
streak-unbroken = { $tricks ->
    [one] Spelförarens sida har tagit första sticket.
   *[other] Spelförarens sida har tagit de { $tricks } första sticken.
}
streak-kept = First står sig om kontraktet går hem; last är borta.
streak-broken = De andra har tagit ett stick: varken first eller last.
streak-unknown = Spelföraren har inte tagit alla stick själv, och medspelaren är okänd.
streak-asked = Spelföraren har frågat: last går inte längre att ta.
laid-away-nothing = Inget är bortlagt.
laid-away-hidden = { $count ->
    [one] { $name } har lagt bort ett kort, osett.
    [2] { $name } har lagt bort två kort, osedda.
    [3] { $name } har lagt bort tre kort, osedda.
    [4] { $name } har lagt bort fyra kort, osedda.
   *[other] { $name } har lagt bort { $count } kort, osedda.
}
laid-away-cards = { $who ->
    [me] Du lade bort { $cards }: { points }.
   *[other] { $name } lade bort { $cards }: { points }.
}
pots-no = Det finns inga potter vid det här bordet.
rules-bonuses-in = I { $contracts }: { $bonuses }
