### Arenan: botar mot varandra med samma kort, i terminalen.

help-arena =
    spadille arena: spelar samma givar med botarna på alla platser och räknar ut vem som vinner vad.

    --game SPEL        vilket spel; annars det första som finns
    --rules REGLER     vems regler; annars spelets första
    --options JSON     val som skiljer sig från reglerna, som {"{"}"sixty": "made"{"}"}
    --seats N          spelare vid bordet; annars så få som spelet tillåter
    --bots A,B         vilka som möts: minst två, högst så många som spelar en giv; club,novice. En
                       egen bot skrivs modul:namn, experten med en annan modell expert:fil
    --deals N          antal givar; 100
    --seed FRÖ         ett ord som bestämmer korten; 1
    --set SLAG         tuning: givar att pröva sig fram på; reporting: givar som sparas till siffran du
                       redovisar. Ingen giv hör till båda; tuning
    --pairs KONTRAKT   bara spelföringen: båda botarna är spelförare mot varandra, med samma kort och
                       samma kontrakt; all för alla kontrakt
    --json             rapporten som en rad JSON
    --times            också hur lång tid botarna tog, som skiftar från gång till gång
    --calibration      också vad botarna väntade sig av kontrakten de bjöd, minus vad det blev
    --records FIL      skriver ned varje giv vid varje bord
    --results MAPP     sparar det som spelats som en studie (spadille study), och fortsätter därifrån
    --processes N      hur många processer som spelar; annars en per kärna
    --language KOD     språk; annars datorns

    Slutar med 0 när allt är spelat, 1 när en bot diskvalificeras, 2 när det inte kan börja eller fortsätta.

## Varför en match inte blir av

error-arena-bots = En match är för minst två botar och här högst { $most }, så många som spelar en giv.
error-arena-pairs-of-two = Till --pairs behövs just två botar.
error-arena-no-such-contract = Kontraktet ”{ $contract }” finns inte i de här reglerna. De som finns är { $contracts }, och all för alla.
error-arena-set = Givar av slaget ”{ $name }” finns inte. De som finns är { $sets }.
error-arena-deals = En match har 1 till { $most } givar.
error-arena-processes = Det kan vara 1 till { $most } processer.
error-arena-unknown-bot = Boten ”{ $bot }” finns inte. De som finns är { $bots }; en egen skrivs modul:namn, experten med en egen modell expert:fil.
error-arena-no-module = Modulen ”{ $module }” finns inte här. Den söks i mappen du står i och där Python har sina.
error-arena-module-fails = Modulen ”{ $module }” går inte att öppna: { $why }.
error-arena-no-player = ”{ $bot }” är ingen spelare: answer(view, chance) saknas.
error-arena-model-file = Modellen { $file } går inte att läsa: { $why }.
error-arena-model-form = { $file } är ingen modell för experten.
error-arena-model-features = Modellen { $file } hör till en annan version. De här talen skiljer sig, där och här: { $differences }.
error-arena-model-policies = Modellen { $file } passar inte: vikterna för { $policies } saknas eller har en annan form.
error-arena-model-kinds = Modellen { $file } passar inte: den vet ingenting om kontrakt av de här slagen: { $kinds }.
error-arena-file = { $file } går varken att läsa eller skriva: { $why }.
error-arena-other-cards = De här valen ändrar vem som får vilka kort, så givarna går inte att jämföra.
error-arena-process-ended = En process som spelade avslutades utifrån. Det som hann spelas finns i mappen för resultat, om du angav någon.

arena-forfeit = { $bot } diskvalificeras: i giv { $deal }, på plats { $seat }, svarade den ”{ $said }”, och det får man inte där ({ $code }).
arena-forfeit-no-action = { $bot } diskvalificeras: i giv { $deal }, på plats { $seat }, var svaret ingen handling utan ”{ $said }” ({ $code }).
arena-forfeit-raised = { $bot } diskvalificeras: i giv { $deal }, på plats { $seat }, gick den sönder: { $said } ({ $code }).
arena-forfeit-position = Ställningen som givkod: { $code }

## Rapporten

arena-progress = Givar
arena-percent = { $percent } %
arena-named = { $letter } ({ $bot })
arena-heading = { $game }, { $rules }, { $seats } platser. Givar för { $set ->
    [reporting] redovisning
   *[tuning] utprovning
}, frö { $seed }: { $deals }.
arena-bots = Botarna: { $bots }.
arena-comparisons = { $count ->
    [one] Inget annat har jämförts på de här givarna.
   *[other] Jämförelser på de här givarna: { $count }.
}
arena-tables = Varje giv med botarna på alla platser, bord sammanlagt: { $tables }.
arena-gain-over = { $who } före { $whom }, plats för plats, i marker per giv: { $estimate }
arena-gain-alone = { $who } ensam mot { $whom }, i marker per giv: { $estimate }
arena-estimate = { $mean } ± { $error } (95 %: { $low } till { $high }; n { $n })
arena-estimate-few = { $mean } ± { $error } (n { $n })
arena-estimate-one = { $mean } (n 1)
arena-estimate-none = inget
arena-bot = { $who } är spelförare i { $declared } av sina givar; rundpass { $nobody }
arena-bot-forced = { $who } är spelförare i { $declared } av sina givar; rundpass { $nobody }, tvungna { $forced }
arena-contract = { $contract }: { $played } ({ $share }), hemma { $made }, oavgjort { $drawn }, spelföraren { $counters }
arena-foreseen = väntat minus vad det blev: { $count }; i hur ofta det går hem { $made }
arena-foreseen-made = väntat minus vad det blev, i hur ofta det går hem: { $made }
arena-pairs = Par, där båda botarna är spelförare mot varandra med samma kort: { $n }. Buden kommer från { $reference }.
arena-unit-points = ögon
arena-unit-tricks = stick
arena-unit-made = hemspelade kontrakt
arena-d = D i { $unit }: { $estimate }
arena-d-counters = D i marker: { $estimate }
arena-d-contract = { $contract }, D i { $unit }: { $estimate }
arena-declares = { $who } som spelförare: hemma { $made }, oavgjort { $drawn }, { $counters } marker
arena-time = { $bot } behöver { $median } ms för ett svar, och högst { $slow } ms för 99 % av dem ({ $answers } svar, processortid)
