### Genomgången på givens sida: vad given var värd, besluten som betydde något, att öva på dem.

review-page-title = Genomgång
review-page-whose = Vems beslut
review-page-steps = Steg för steg
review-page-waiting = Domaren ser på varje beslut.
review-page-progress = { $done } av { $of } klara
review-page-retry = Försök igen
review-page-unfinished = Given spelades inte färdigt, så den kan inte gås igenom.
refusal-no-judge = Domaren kan inte se på den här given just nu.
refusal-no-review = Den här given kan inte gås igenom för den platsen.

## De tre synsätten

review-page-known = vad du kunde veta
review-page-possible = vad som var möjligt
review-page-happened = så gick det

## Summan
## Alla fyra är text, med sina tecken

review-page-sum = Dina kort { $hand }, sitsen { $lie }, de andra { $others }, du { $own }.
review-page-part-hand = dina kort
review-page-part-lie = sitsen
review-page-part-others = de andra
review-page-part-own = du
review-page-bar = Summan i delar
review-page-explained = Så går de fyra ihop
review-page-explained-1 = Tillsammans blir de vad som betalades. ”Dina kort” är vad handen är värd före budgivningen, hur resten än sitter, mot en genomsnittlig giv. ”Sitsen” är tur: korten du inte kunde se, och hur valen träffade dem. ”Du” är vad dina beslut kostade efter vad du visste; det blir aldrig över noll annat än av bruset i sitsarna. ”De andra” är resten.
review-page-explained-2 = En liten förlust kan alltså rymma ett dyrt fel som turen betalade, och en vinst likaså.

## Besluten som betydde något

review-page-mattered = Beslut som betydde något
review-page-mistakes = Fel
review-page-dearest-first = det dyraste först
review-page-choices = { $count ->
    [one] i ett beslut fanns det ett val
   *[other] i { $count } beslut fanns det ett val
}
review-page-number = { $kind ->
    [mistake] Fel
   *[other] Beslut
} { $number } av { $of }
review-page-tag-mistake = fel
review-page-tag-unproved = ännu inte bevisat
review-page-tag-close = för jämnt
review-page-tag-little = sämre, men bara lite
review-page-tag-judges-differ = domarna oense
review-page-tag-good = bra
review-page-tag-only = det enda bra svaret
review-page-rest = De övriga { $count } blir { $loss } marker tillsammans; inget av dem är säkert för sig.
review-page-rest-more = De övriga { $count } blir { $loss } marker tillsammans.
review-page-why-unproved = Varför kallas det inte fel?
review-page-price = { $loss } marker
review-page-within = ± { $within }
review-page-price-said = kostar { $loss } plus minus { $within } marker
review-page-ways-said = I { $ways } sitsar av 100
review-page-at-it = Se det på bordet
review-page-beaten = En sits som visar det
review-page-beaten-told = Inget du såg utesluter den. I { $of } sitsar av 100 är skillnaden så tydlig som här: { $said } räcker inte, { $best } räcker. Det behöver inte vara så korten satt.

## Kurvan

review-page-curve = Vad given var värd för dig
review-page-curve-about = marker, så som korten satt, kort för kort
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
review-page-every-differs = bara där det skiljer
review-page-every-all = allihop
review-page-every-same = I alla beslut var det som gjordes bra, så långt det går att se.
review-page-when = När
review-page-done = gjort
review-page-better = domarens val
review-page-cost = pris
review-page-told = omdöme
review-page-second = enligt en annan domare: { $loss }
review-page-verdict = { $verdict ->
    [mistake] fel
    [judges-differ] domarna oense
    [only] det enda bra svaret
    [good] bra
   *[close] för jämnt för att avgöra
}

## Facit i efterhand

review-page-hindsight = I efterhand: alla kort synliga
review-page-hindsight-about = Vad vart och ett av dina beslut gjorde med given så som korten satt. Det kunde ingen veta: ett bra kort kan förlora, ett dåligt kan vinna.
review-page-hindsight-turned = givens värde

## Vem som dömde

review-evaluator = Bedömt av expert i { $worlds } sitsar för varje beslut; en andra domare måste hålla med. ± håller 95 gånger av 100.
review-evaluator-more = Hur bra är domaren?
review-evaluator-price = Priset gäller en spelare som fortsätter så som domaren skulle. Ett beslut tas upp här när priset är minst fyra gånger sitt medelfel och, även ett medelfel lägre, { $least } marker eller mer.
review-evaluator-proof = Ett fel pekas ut bara där beslut av det slaget har klarat provet: givar spelades vidare så som korten satt, med det som gjordes och med det som domaren råder till. Ett tal under 1 betyder att domaren lovade mer än det gav. För att klara provet ska båda talen ligga mellan 0,8 och 1,2 och vara kända på 0,2 när, och av de fel som pekas ut en gång ska nio av tio pekas ut igen.
review-evaluator-none = Inget slags beslut i det här spelet har klarat det än, så inga fel pekas ut.
review-evaluator-kind = Beslut
review-evaluator-tried = prövade
review-evaluator-brought = gav av det som lovades, när alla fortsätter som vana botar
review-evaluator-as-expert = när spelaren fortsätter som expert
review-evaluator-named = pekas ut
review-evaluator-yes = ja
review-evaluator-no = inte än
review-evaluator-unknown = för få
review-evaluator-untried = Det som inte står i tabellen har inte prövats, så där pekas inga fel ut.
review-evaluator-tricks = { $kind }, stick { $first } till { $last }
review-evaluator-tricks-on = { $kind }, från stick { $first }
review-evaluator-version = Domare { $edition }

## Att ta med sig

review-page-take = Ta med den
review-page-take-page = Som sida
review-page-take-json = Som JSON

## Att öva

learn-from = Hitta bättre val
learn-from-mistakes = Öva på dina fel
learn-title = Hitta ett bättre val
learn-where = { $kind ->
    [mistake] Fel
   *[other] Beslut
} { $number } av { $of }, { $when }: du { $did ->
    [played] lade
   *[chose] valde
} { $said }.
learn-asked = Hitta ett bättre val.
learn-asked-price = Det som gjordes skänkte bort { $loss } ± { $within } marker.
learn-asked-unproved = Enligt domaren skänkte det bort { $loss } ± { $within } marker; i sådana beslut är det inte visat att domaren har rätt.
learn-found = Bättre: { $answer }
learn-found-equals = Lika bra: { $others }.
learn-not-yet = Inte än
learn-same = Det var det som gjordes.
learn-saves = Det räddar omkring { $saved } av de { $loss } markerna. Ett annat val räddar mer.
learn-saves-nothing = Det räddar nästan ingenting.
learn-shown = Domarens val: { $answer }
learn-show = Visa mig
learn-skip = Hoppa över
learn-next = Nästa
learn-on = Spela härifrån
learn-end = Till listan
learn-done = Alla genomgångna
learn-how = { $how ->
    [found] hittat
    [shown] visat
   *[skipped] överhoppat
}
learn-again = En gång till
learn-back = Till genomgången
