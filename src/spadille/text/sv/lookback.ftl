### Genomgången på givens sida: vad given var värd, besluten som betydde något, att öva på dem.

look-title = Genomgång
look-whose = Vems beslut
look-steps = Steg för steg
look-waiting = Domaren ser på varje beslut.
look-progress = { $done } av { $of } klara
look-retry = Försök igen
look-unfinished = Given spelades inte färdigt, så den kan inte gås igenom.
refusal-no-judge = Domaren kan inte se på den här given just nu.
refusal-no-review = Den här given kan inte gås igenom för den platsen.

## De tre synsätten

look-known = vad du kunde veta
look-possible = vad som var möjligt
look-happened = så gick det

## Summan
## Alla fyra är text, med sina tecken

look-sum = Dina kort { $hand }, sitsen { $lie }, de andra { $others }, du { $own }.
look-part-hand = dina kort
look-part-lie = sitsen
look-part-others = de andra
look-part-own = du
look-bar = Summan i delar
look-explained = Så går de fyra ihop
look-explained-1 = Tillsammans blir de vad som betalades. ”Dina kort” är vad handen är värd före budgivningen, hur resten än sitter, mot en genomsnittlig giv. ”Sitsen” är tur: korten du inte kunde se, och hur valen träffade dem. ”Du” är vad dina beslut kostade efter vad du visste; det blir aldrig över noll annat än av bruset i sitsarna. ”De andra” är resten.
look-explained-2 = En liten förlust kan alltså rymma ett dyrt fel som turen betalade, och en vinst likaså.

## Besluten som betydde något

look-mattered = Beslut som betydde något
look-mistakes = Fel
look-dearest-first = det dyraste först
look-choices = { $count ->
    [one] i ett beslut fanns det ett val
   *[other] i { $count } beslut fanns det ett val
}
look-number = { $kind ->
    [mistake] Fel
   *[other] Beslut
} { $number } av { $of }
look-tag-mistake = fel
look-tag-unproved = ännu inte bevisat
look-tag-close = för jämnt
look-tag-little = sämre, men bara lite
look-tag-judges-differ = domarna oense
look-tag-good = bra
look-tag-only = det enda bra svaret
look-rest = De övriga { $count } blir { $loss } marker tillsammans; inget av dem är säkert för sig.
look-rest-more = De övriga { $count } blir { $loss } marker tillsammans.
look-why-unproved = Varför kallas det inte fel?
look-price = { $loss } marker
look-within = ± { $within }
look-price-said = kostar { $loss } plus minus { $within } marker
look-ways-said = I { $ways } sitsar av 100
look-at-it = Se det på bordet
look-beaten = En sits som visar det
look-beaten-told = Inget du såg utesluter den. I { $of } sitsar av 100 är skillnaden så tydlig som här: { $said } räcker inte, { $best } räcker. Det behöver inte vara så korten satt.

## Kurvan

look-curve = Vad given var värd för dig
look-curve-about = marker, så som korten satt, kort för kort
look-curve-said = Från { $first } före budgivningen till { $last } vid slutet.
look-curve-bids = bud
look-curve-mine = ditt kort eller bud
look-curve-theirs = deras
look-curve-table = Kurvan som tabell
look-curve-trick = Stick
look-curve-before = värd före
look-curve-after = värd efter

## Alla beslut

look-every = Alla beslut
look-every-differs = bara där det skiljer
look-every-all = allihop
look-every-same = I alla beslut var det som gjordes bra, så långt det går att se.
look-when = När
look-done = gjort
look-better = domarens val
look-cost = pris
look-told = omdöme
look-second = enligt en annan domare: { $loss }
look-verdict = { $verdict ->
    [mistake] fel
    [judges-differ] domarna oense
    [only] det enda bra svaret
    [good] bra
   *[close] för jämnt för att avgöra
}

## Facit i efterhand

look-hindsight = I efterhand: alla kort synliga
look-hindsight-about = Vad vart och ett av dina beslut gjorde med given så som korten satt. Det kunde ingen veta: ett bra kort kan förlora, ett dåligt kan vinna.
look-hindsight-turned = givens värde

## Vem som dömde

look-judge = Bedömt av expert i { $worlds } sitsar för varje beslut; en andra domare måste hålla med. ± håller 95 gånger av 100.
look-judge-more = Hur bra är domaren?
look-judge-price = Priset gäller en spelare som fortsätter så som domaren skulle. Ett beslut tas upp här när priset är minst fyra gånger sitt medelfel och, även ett medelfel lägre, { $least } marker eller mer.
look-judge-proof = Ett fel pekas ut bara där beslut av det slaget har klarat provet: givar spelades vidare så som korten satt, med det som gjordes och med det som domaren råder till. Ett tal under 1 betyder att domaren lovade mer än det gav. För att klara provet ska båda talen ligga mellan 0,8 och 1,2 och vara kända på 0,2 när, och av de fel som pekas ut en gång ska nio av tio pekas ut igen.
look-judge-none = Inget slags beslut i det här spelet har klarat det än, så inga fel pekas ut.
look-judge-kind = Beslut
look-judge-tried = prövade
look-judge-brought = gav av det som lovades, när alla fortsätter som vana botar
look-judge-as-expert = när spelaren fortsätter som expert
look-judge-named = pekas ut
look-judge-yes = ja
look-judge-no = inte än
look-judge-unknown = för få
look-judge-untried = Det som inte står i tabellen har inte prövats, så där pekas inga fel ut.
look-judge-tricks = { $kind }, stick { $first } till { $last }
look-judge-tricks-on = { $kind }, från stick { $first }
look-judge-edition = Domare { $edition }

## Att ta med sig

look-take = Ta med den
look-take-page = Som sida
look-take-json = Som JSON

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
