### Genomgången på givens sida: vad given var värd, besluten som betydde något, att öva på dem.

review-page-title = Genomgång
review-page-whose = Vems beslut
review-page-steps = Steg för steg
review-page-waiting = Varje beslut granskas.
review-page-progress = { $done } av { $of } klara
review-page-retry = Försök igen
review-page-unfinished = Given spelades inte färdigt, så den kan inte gås igenom.
refusal-no-judge = Den här given kan inte gås igenom just nu. Försök igen om en stund.
refusal-no-review = Den här given kan inte gås igenom för den platsen.

## Utslaget bredvid betalningen: två korta meningar
## $chips är vad orsaken gör, $paid betalningen; $share: all är mer än betalningen, most minst hälften av den

review-page-cause-nothing = Ingen betalade något.
review-page-cause-luck-lost = { $share ->
    [all] Otur: den ensam kostade { $chips }.
    [most] Mest otur: { $chips } av { $paid }.
   *[part] Delvis otur: { $chips } av { $paid }.
}
review-page-cause-luck-won = { $share ->
    [all] Tur: den ensam gav { $chips }.
    [most] Mest tur: { $chips } av { $paid }.
   *[part] Delvis tur: { $chips } av { $paid }.
}
review-page-cause-others-lost = { $share ->
    [all] De andras spel ensamt kostade dig { $chips }.
    [most] Mest de andras spel: { $chips } av { $paid }.
   *[part] Delvis de andras spel: { $chips } av { $paid }.
}
review-page-cause-others-won = { $share ->
    [all] De andras spel ensamt gav dig { $chips }.
    [most] Mest de andras spel: { $chips } av { $paid }.
   *[part] Delvis de andras spel: { $chips } av { $paid }.
}
review-page-cause-own-lost = { $share ->
    [all] Ditt eget spel: det kostade lika mycket som du betalade, eller mer.
    [most] Mest ditt eget spel: { $chips } av { $paid }.
   *[part] Delvis ditt eget spel: { $chips } av { $paid }.
}
review-page-cause-own-won = Mest ditt eget spel: { $chips } av { $paid }.
review-page-slips-none = Ditt eget spel kostade ingenting.
review-page-slips-cost = { $count ->
    [0] Småmissar kostade omkring { $cost }.
   *[other] Dina missar kostade omkring { $cost }.
}

## Bordet och missarna

review-page-where = Genomgång, { $game }{ $known ->
    [all] . Giv { $deal } av { $deals }
    [deal] . Giv { $deal }
   *[none] {""}
}
review-page-stops = Dina missar längs given
review-page-stop = Miss { $number }
review-page-slips = { $count ->
    [0] Dina småmissar
    [one] Din miss
    [2] Dina två missar
    [3] Dina tre missar
   *[other] Dina missar
}
review-page-slip = { $when }: du { $did ->
    [played] lade
   *[chose] valde
} { $said }
review-page-slip-better = { $best } var bättre.
review-page-slips-small = Mindre missar tillsammans
review-page-others-good = { $slips ->
    [0] Alla dina beslut var så bra som de kunde vara.
   *[other] { $count ->
        [one] Ditt andra beslut var så bra som det kunde vara.
       *[other] Dina andra { $count } beslut var så bra som de kunde vara.
    }
}
review-page-details = Detaljer
review-page-details-about = hur det räknas ihop, chanser, kurva
review-page-back = Tillbaka till bordet{ $known ->
    [all] {" "}– giv { $deal } av { $deals }
    [deal] {" "}– giv { $deal }
   *[none] {""}
}
review-page-to-deal = Till given

## De tre synsätten

review-page-known = vad du kunde veta
review-page-possible = vad som var möjligt
review-page-happened = så gick det

## Summan
## Alla fyra är text, med sina tecken

review-page-sum = Dina kort { $hand }, tur med sitsen { $lie }, de andra { $others }, ditt spel { $own }.
review-page-part-hand = dina kort
review-page-part-lie = tur med sitsen
review-page-part-others = de andra
review-page-part-own = ditt spel
review-page-bar = Summan i delar
review-page-explained = Så går de fyra ihop
review-page-explained-1 = Tillsammans blir de vad som betalades. ”Dina kort” är vad handen är värd före budgivningen, jämfört med en genomsnittlig giv. ”Tur med sitsen” är var de dolda korten satt, och hur dina val träffade dem. ”Ditt spel” är vad dina beslut kostade, efter vad du visste; det kan inte bli bättre än noll, bortsett från små fel i uppskattningen. ”De andra” är resten.
review-page-explained-2 = Även en vinst kan alltså dölja ett dyrt fel som turen vägde upp.

## Besluten som betydde något

review-page-mattered = Beslut som betydde något
review-page-mistakes = Fel
review-page-dearest-first = dyrast först
review-page-choices = { $count ->
    [one] ett verkligt val
   *[other] { $count } verkliga val
}
review-page-number = { $kind ->
    [mistake] Fel
   *[other] Beslut
} { $number } av { $of }
review-page-tag-mistake = fel
review-page-tag-unproved = verkar sämre
review-page-tag-close = ungefär lika bra
review-page-tag-little = lite sämre
review-page-tag-judges-differ = domarna oense
review-page-tag-good = bra
review-page-tag-only = det enda bra svaret
review-page-rest = { $count ->
    [one] En mindre miss kostar omkring { $loss } marker; den är inte säker.
   *[other] { $count } mindre missar kostar tillsammans omkring { $loss } marker; ingen av dem är säker för sig.
}
review-page-rest-more = { $count ->
    [one] En mindre miss kostar omkring { $loss } marker.
   *[other] { $count } mindre missar kostar tillsammans omkring { $loss } marker.
}
review-page-why-unproved = Hur säkert är det?
review-page-price = { $loss } marker
review-page-within = ± { $within }
review-page-price-said = kostar { $loss } plus minus { $within } marker
review-page-ways-said = I { $ways } sitsar av 100
review-page-at-it = Se det på bordet
review-page-beaten = En sits som visar det
review-page-beaten-told = Inget du såg utesluter den här sitsen. I { $of } sitsar av 100 är skillnaden så tydlig som här: { $said } räcker inte, { $best } räcker. Den verkliga sitsen kan ha varit en annan.

## Kurvan

review-page-curve = Vad given var värd för dig
review-page-curve-about = i marker, kort för kort, med alla kort kända
review-page-curve-said = Från { $first } före budgivningen till { $last } vid slutet.
review-page-curve-bids = bud
review-page-curve-mine = ditt kort eller bud
review-page-curve-theirs = deras
review-page-curve-table = Kurvan som tabell
review-page-curve-trick = Stick
review-page-curve-before = värd före
review-page-curve-after = värd efter

## Alla beslut

review-page-every = Alla beslut
review-page-every-differs = bara där något skiljer
review-page-every-all = allihop
review-page-every-same = Alla beslut var bra, så långt det går att se.
review-page-when = När
review-page-done = gjort
review-page-better = bästa val
review-page-cost = kostnad
review-page-told = omdöme
review-page-second = enligt en annan domare: { $loss }
review-page-verdict = { $verdict ->
    [mistake] fel
    [judges-differ] domarna oense
    [only] det enda bra svaret
    [good] bra
   *[close] ungefär lika bra
}

## Facit i efterhand

review-page-hindsight = I efterhand: alla kort synliga
review-page-hindsight-about = Vad vart och ett av dina beslut ändrade, med alla kort kända. Det kunde du inte veta då: ett bra kort kan förlora, ett dåligt kan vinna.
review-page-hindsight-turned = givens värde

## Vem som dömde

review-evaluator = Bedömt av experten i { $worlds } sitsar för varje beslut; en andra domare måste hålla med. ± stämmer i 95 fall av 100.
review-evaluator-more = Hur bra är domaren?
review-evaluator-price = Kostnaden gäller om du fortsätter så som domaren skulle. Ett beslut tas upp här när kostnaden är minst fyra gånger sitt medelfel och, med ett medelfel avdraget, ändå { $least } marker eller mer.
review-evaluator-proof = Ett beslut kallas fel bara om beslut av det slaget har klarat ett prov: givar spelades vidare med de verkliga korten, en gång med det som gjordes och en gång med rådet. Ett tal under 1 betyder att domaren lovade mer än rådet gav. För att klara provet ska båda talen ligga mellan 0,8 och 1,2 och vara kända på 0,2 när, och nio av tio fel ska hittas igen vid en andra genomgång.
review-evaluator-none = Inget slags beslut i det här spelet har klarat det än, så inget kallas fel.
review-evaluator-kind = Beslut
review-evaluator-tried = prövade
review-evaluator-brought = gav, per utlovad mark, när alla fortsätter som vana botar
review-evaluator-as-expert = när du fortsätter som experten
review-evaluator-named = kallas fel
review-evaluator-yes = ja
review-evaluator-no = inte än
review-evaluator-unknown = för få
review-evaluator-untried = Det som inte står i tabellen har inte prövats, så där kallas inget fel.
review-evaluator-tricks = { $kind }, stick { $first } till { $last }
review-evaluator-tricks-on = { $kind }, från stick { $first }
review-evaluator-version = Domare { $edition }

## Att ta med sig

review-page-take = Spara
review-page-take-page = Spara som webbsida
review-page-take-json = Spara som JSON

## Att öva

learn-from = { $count ->
    [one] Försök igen
   *[other] Försök igen med dem
}
learn-from-about = hitta det bättre svaret själv
learn-title = Hitta ett bättre val
learn-where = { $kind ->
    [mistake] Fel
   *[other] Beslut
} { $number } av { $of }, { $when }: du { $did ->
    [played] lade
   *[chose] valde
} { $said }.
learn-asked = Hitta ett bättre val.
learn-asked-price = Ditt val kostade { $loss } ± { $within } marker.
learn-asked-unproved = Ditt val verkar ha kostat { $loss } ± { $within } marker.
learn-found = Bättre: { $answer }
learn-found-equals = Lika bra: { $others }.
learn-not-yet = Inte än
learn-same = Det var det du gjorde.
learn-saves = Det räddar omkring { $saved } av de { $loss } markerna. Ett annat val räddar mer.
learn-saves-nothing = Det räddar nästan ingenting.
learn-shown = Bästa val: { $answer }
learn-show = Visa mig
learn-skip = Hoppa över
learn-next = Nästa
learn-on = Spela vidare härifrån
learn-end = Till listan
learn-done = Alla genomgångna
learn-how = { $how ->
    [found] hittat
    [shown] visat
   *[skipped] överhoppat
}
learn-again = En gång till
learn-back = Till genomgången
