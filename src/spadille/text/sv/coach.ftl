### Vad rådgivaren säger i lektionerna, varje mening på sin plats i en giv; och vad ett svar kostar.

coach-again = Spela given igen
coach-next = Nästa: { $lesson }
coach-all = Alla lektioner
coach-guest = Gäst

## Budgivningen

coach-bid-solo = Din { $suit }färg och de höga sidokorten bär handen. Bjud { $contract }: du spelar ensam mot de två andra, och talongens tre kort räknas till dig på slutet.
coach-bid-last = Din { $suit }färg och de höga sidokorten bär handen. Bjud { $contract }: du spelar ensam mot de två andra, och talongen går till den sida som tar sista sticket.
coach-bid-high = Så höga kort är värda ett bud: säg { $contract }. Den som vill spela i stället måste bjuda högre.
coach-bid-frog = Bjud { $contract }: hjärter är trumf, och före spelet tar du upp talongens tre kort på handen.
coach-bid-misere = { $standing } är bjudet. Dina kort är låga, även i varje färg där du är kort: bjud { $contract } över. Ingen färg är trumf, och du går hem om du inte tar ett enda öga.
coach-bid-call = Bara ett enda kort kan ännu fälla den här handen, och i { $contract } får du kalla det. Bjud: alla 120 ögonen, och högre bud finns inte.
coach-bid-kicker = Dina kort är låga, och bredvid varje högt har du ett lägre, eller bara några få i färgen. Bjud { $contract }: ingen trumf, och du går hem om du inte tar ett enda stick.
coach-bid-question = Med { $suit } som trumf har du övertaget, men knappast fem stick på egen hand. Bjud { $contract }: fem av de åtta, ihop med en medspelare som du kallar.
coach-bid-five = Med { $suit } som trumf har du fem stick själv. Bjud { $contract }: fem av de åtta, ensam mot de tre.
coach-bid-is-it = Klöver är din trumf. Bjud { $contract }, det vill säga question i klöver: fem av de åtta sticken, ihop med en medspelare som du kallar.
coach-hold = Någon har bjudit { $contract } över dig. Du bjöd först och får hålla: samma bud är ditt igen, och den andra måste bjuda högre eller passa.
coach-double = Du har trumf nog för att fälla { $contract }. Dubbla: mellan dig och den som bjöd räknas allt då dubbelt, hemma eller bet.
coach-outbid = { $contract } går över ditt bud, och högre än så finns inget vettigt att bjuda. Passa: nu är ni två mot spelföraren.
coach-pass = Ett eget kontrakt finns inte i den här handen: passa.
coach-pass-defend = Som spelförare skulle du få ihop för lite; mot någon annan är handen värd något. Passa.

## Före spelet

coach-trump = Välj { $suit }, färgen som bär handen.
coach-trump-second = Välj { $suit }. Spadiljen, klöver dam, är alltid högsta trumf och maniljen, trumfsjuan, den näst högsta: du har båda.
coach-call = Kalla { $card }. Den som har kortet är din medspelare och tiger; du får veta vem när det faller.
coach-call-missing = Kalla { $card }, det enda kort som kunde slå något av dina. Den som har det lämnar det till dig och får ett av dina i stället.
coach-give = Ge bort { $card }. Med { $called } på din hand har de inget att sätta emot, och det här kortet kan du undvara.
coach-away-tens = Lägg bort { $cards }. En tia utan sitt ess blir lätt tagen; bortlagd räknas den till dig.
coach-away-void = Lägg bort { $cards }. De räknas till dig, och utan { $suit } på handen kan du trumfa när färgen spelas ut.
coach-away-small = Lägg bort { $cards }: i spelet skulle de bara bli tagna, och bortlagda räknas de till dig.

## Spela ensam

coach-ace = Spela ut { $card }, det högsta i färgen, innan någon hinner bli renons.
coach-ace-second = Ta sticket med { $card }, det högsta i färgen, medan alla ännu bekänner.
coach-highest-now = Det som stod över är borta: { $card } är nu högst i färgen. Ta sticket med det kortet.
coach-draw = Spela ut { $card }: en trumf som faller nu kan inte slå något av dina andra kort sedan.
coach-draw-on = En gång till: spela ut { $card } och trumfa ut det som är kvar.
coach-draw-all = Spela ut { $card }, den högsta trumfen av alla: var och en som har trumf måste lägga en.
coach-draw-second = Spela ut maniljen, { $card }. Bara spadiljen slår den, och spadiljen är din.
coach-lead-low = Spela ut { $card }. Ett stick måste du förlora någonstans: förlora ett billigt, och håll ihop de höga korten.
coach-tempt = Spela ut { $card }. Tian i { $suit } är ännu ute: låt den komma nu, så står ditt ess och din kung efteråt.
coach-keep = Sticket är deras vad du än lägger. Lägg { $card } och håll { $kept } utanför.
coach-duck = Det här sticket är billigt. Släpp det med { $card } och spara { $kept } till ett dyrare.
coach-ace-behind = Esset i { $suit } är ännu ute och kan sitta bakom dig. Lägg { $card } och spara { $kept }, som står när esset är borta.
coach-ruff-points = Du har ingen { $suit } och måste trumfa. Ta sticket med { $card }: där är de tio ögonen i säkerhet.
coach-throw = Du kan varken bekänna eller trumfa, så vilket kort som helst går. Saka { $card } och spara { $kept }, som kan ta ett stick längre fram.
coach-last-hand = Du lägger sist: { $card } räcker, och { $kept } tar nästa.
coach-win-last = Du lägger sist och kan få sticket. Ta det med { $card }; sedan är det du som spelar ut.
coach-may-trump = Du är renons i den utspelade färgen, { $suit }. Här måste du inte trumfa, men du får: ta sticket med { $card }.
coach-over-manille = Maniljen ligger på bordet, och bara spadiljen slår den. Ta sticket med { $card }.
coach-find-partner = Spela ut { $card }. När färgen spelas ut måste { $called }, som du kallade, fram: då vet du vem som är din medspelare utan att fråga.
coach-play-on = De fem första sticken är era: det är first. Du kan säga stopp och behålla den. Men ingen annan har trumf kvar, och inget slår { $card }: spela ut det och gå på alla åtta.
coach-stop = De fem första sticken är era: det är first. Inget av de tre andra är säkert, och spelar du vidare och förlorar ett har du varken first eller last. Säg stopp.
coach-stop-lost = De fem första sticken är dina: det är first. Enligt de här reglerna förlorar du hela spelet om du spelar vidare och tappar ett stick, och betalar last dessutom. Säg stopp.

## Mot spelföraren

coach-defend-ace = Ni är två mot spelföraren. Spela ut { $card } medan de andra kanske ännu måste bekänna: senare kan det bli trumfat.
coach-force = Spela { $suit } igen, { $card }: den som är renons måste trumfa och har sedan en trumf mindre.
coach-take = Det ligger ögon på bordet: ta sticket med { $card }.
coach-force-out = Spela ut { $card }: då måste esset fram, och sedan är { $kept } högst.
coach-trump-low = Du har ingen { $suit } kvar och måste trumfa. Gör det lågt, med { $card }: någon lägger efter dig och kan gå över.
coach-lowest = Du kan inte ta sticket: lägg det lägsta du har i färgen, { $card }.
coach-leave-it = Din medspelare lägger efter dig. Lämna sticket med { $card } och spara { $kept }.
coach-over = Gå över med { $card }: det räcker, och det som är högre stannar på handen.
coach-draw-theirs = Du har fler trumf än spelföraren kan ha. Spela ut { $card } och dra dem: sedan kan spelföraren inte trumfa det som är ert.
coach-no-trumps-left = All trumf utom din egen är borta. Spela ut { $card }: från och med nu tar ni vad ni kan i sidofärgerna.
coach-feed = Sticket är ert. Smörj: lägg { $card }, så är ögonen era.
coach-withhold = Sticket är spelförarens. Lägg { $card } och håll { $kept } undan.

## Misère

coach-under = Håll dig under: lägg { $card }, det högsta du har som inte tar sticket.
coach-under-again = Under igen, med { $card }. Höga kort går först, så länge de går under.
coach-only-under = Bara { $card } går under: { $kept } skulle ta sticket, och med ett stick är det slut.
coach-shed = Sticket är redan någon annans. Det är nu du ska bli av med { $card }: med det kvar hade du fått ta ett stick på slutet.

## Den kallade medspelaren

coach-called = { $card } är kallat och du har det: du är spelförarens medspelare, och ingen visste om det. Färgen är utspelad, så nu måste det fram.

## Vad som avgjorde

coach-end-kept = Hemma. Det var { $card } som avgjorde: det sparades när det bara kunde bli taget, och tog sitt stick senare.
coach-end-misere = Hemma: inte ett enda öga. Det hängde på { $card }, som gick under ett högre kort i sista stund.
coach-end-kicker = Hemma utan ett enda stick. Det avgjordes av { $card }: du hade det kvar när bara färgens lägsta kort dög.
coach-end-called = Hemma med alla 120 ögonen. Det avgjordes av { $card }: hos någon annan hade det kortet tagit ett stick från dig.
coach-end-forced = Spelföraren gick bet. Gång på gång tvingade { $suit } fram en trumf, och { $card } tog det som betydde något. Spelföraren betalar var och en av er för det som fattas.
coach-end-doubled = Spelföraren gick bet, och du hade dubblat: mellan er räknas varje öga som fattas dubbelt.
coach-end-all = Alla åtta sticken ihop med medspelaren: last betalas ovanpå, och likaså mackers. Att stanna efter fem hade gett mindre.
coach-end-all-alone = Alla åtta sticken, ensam: last betalas ovanpå kontraktet, av var och en av de tre.
coach-end-ace = Spelföraren gick bet. Det var { $card } som avgjorde: sparat till sista sticket tog det tian.
coach-end-partner = Hemma, ni två tillsammans. Du och spelföraren gör upp med varsin motspelare.
coach-end-first = Hemma, och first är din. Att stanna i tid avgjorde.
coach-end-widow = Hemma. { $card } tog sista sticket, och talongen följde med.
coach-end-buried = Hemma. Det du lade bort räknas nu: två tior som de andra annars hade tagit.
coach-end-void = Hemma. Utan { $suit } på handen kunde du trumfa när färgen spelades ut.
coach-end-waited = Hemma. Esset i { $suit } fick ta ett värdelöst kort, och efter det stod din kung och din tia.
coach-end-fed = Spelföraren gick bet. Du gav { $card } till din medspelares ess, och { $kept } väntade på tian.
coach-end-early = Hemma. Utspelad tidigt gick { $suit } igenom innan någon kunde trumfa.
coach-end-drawn = Hemma. Trumfen, { $suit }, drogs i tid, och sedan stod sidofärgerna.
coach-end-between = Spelföraren gick bet. Du gav { $card } till din medspelares ess, och inget av ditt gick till spelförarens stick.
coach-end-trumps = Spelföraren gick bet. Du hade fler trumf än spelföraren: när de var dragna var sidofärgerna era.
coach-end-held = Hemma. Genom att hålla behöll du kontraktet, och det kallade esset gav dig en medspelare.
coach-end-won = Hemma! Hur det betalas står under Betalning.
coach-end-lost = Bet. Vad som fattades står under Betalning.
coach-end-beaten = Spelföraren gick bet och betalar dig.
coach-end-not-beaten = Spelföraren gick hem.
coach-end-drawn-game = Precis på gränsen, oavgjort: ingen betalar.
coach-end-passed-out = Rundpass: ingen betalar, och nästa givare ger.

## Vad ett svar kostar

coach-anyway = Gör det ändå
coach-back = Välj om
coach-cost-points = { $answer } kostar dig ungefär { $points ->
    [one] ett öga
   *[other] { $points } ögon
}. Bättre: { $better }.
coach-cost-tricks = { $answer } kostar dig ungefär { $tricks ->
    [one] ett stick
   *[other] { $tricks } stick
}. Bättre: { $better }.
coach-cost-chance = { $answer } sänker chansen med { $chance } procentenheter. Bättre: { $better }.
coach-cost-chips = { $answer } är ungefär { $chips ->
    [one] en mark
   *[other] { $chips } marker
} sämre än detta: { $better }.
coach-cost-certainty = Med { $better } är det säkert hur de andra korten än sitter; med { $answer } är det inte det.
coach-cost-hopeless = { $answer } är för svagt för att vara värt att räkna på. Bättre: { $better }.
coach-why-gives = Sticket går till de andra som det ligger, och kortets ögon följer med.
coach-why-lets-go = Det ligger ögon på bordet, och du kan få sticket.
coach-why-draw = Det finns trumf ute mot dig: dra den först.
coach-why-sure = Ingen annan har något högre i den färgen.
coach-why-feed = Sticket är ert: där hör ögonen hemma.
coach-why-keeps = Ett lägre kort gör samma nytta; det höga är värt mer senare.
coach-why-under = Det bättre kortet håller sig under.
coach-later-points = Det som kostade mest: i stick { $trick } spelade du { $answer }; { $better } var värt ungefär { $points ->
    [one] ett öga
   *[other] { $points } ögon
} mer.
coach-later-other = Det som kostade mest: i stick { $trick } spelade du { $answer } där { $better } var bättre.
coach-later-before = Det som kostade mest, före spelet: { $answer } där { $better } var bättre.
