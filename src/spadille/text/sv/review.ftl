### Genomgången: vad varje beslut i en giv var värt efter vad spelaren visste, och vad turen gav.

help-review =
    spadille review [FIL ...]: går igenom färdigspelade givar, en per rad: vad turen gav och vad
    skickligheten gav, och de beslut som betydde något. Utan fil, eller för en fil som heter -, läses standard in.

    --json             en rad JSON för varje giv och plats
    --sum              alla givar tillsammans, spel för spel: tur och skicklighet var för sig, var det går förlorat
                       efter slags beslut, kontrakt och plats, med osäkerhet
    --seat N           bara en plats; annars alla som spelade
    --worlds N         i hur många sitsar varje beslut prövas; 200
    --seed S           talet som domarens slump börjar med; 0
    --language KOD     språket

    Samma giv, sitsar och tal ger samma ord. Slutar med 0 när alla givar gåtts igenom, 1 när någon inte kunde
    det, 2 när en fil inte går att läsa.

fault-no-review-unfinished = Given är inte färdigspelad, så den kan inte gås igenom.
fault-no-review-seat = Plats { $seat } fick inga kort i den här given.

## Summan: −18: dina kort +6, sitsen −9, de andra −4, du −11

review-heading = Giv { $number }, plats { $place }
review-seat = plats { $place }
# Alla fem är text, med sina tecken
review-sum = { $payment }: dina kort { $hand }, tur med sitsen { $lie }, de andra { $others }, ditt spel { $own }.

## Besluten som betydde något
## $said och $best är svar: spader tio, att passa; $loss och $within är tal, de under tre med en decimal

review-when-auction = budgivningen
review-when-before = före spelet
review-when-trick = stick { $trick }
review-mistake = { $when }: du valde { $said }, men { $best } var bättre. Det kostade omkring { $loss } ± { $within } marker.
review-judges-differ = { $when }: du valde { $said }; den ena domaren föredrar { $best } med { $loss } ± { $within } marker, den andra inte.
review-close = { $when }: du valde { $said }, ungefär lika bra som { $best }: { $loss } ± { $within } markers skillnad.
review-unproved = { $when }: du valde { $said }, men { $best } verkar bättre, med omkring { $loss } ± { $within } marker.
review-good = { $when }: du valde { $said }. Inget bättre hittades.
review-only = { $when }: du valde { $said }, det enda bra svaret.
review-ways = Av 100 möjliga sitsar går du hem i { $better } med { $best } och i { $worse } med { $said }.
review-ways-theirs = Av 100 möjliga sitsar går spelföraren bet i { $better } med { $best } och i { $worse } med { $said }.
# $of är antalet av 100 sitsar; $hands är händer
review-beaten = I { $of } sitsar av 100 räcker { $best } men inte { $said }. En av dem: { $hands }.
review-hand = { $name } { $held }

# $minus är ett tecken eller inget
review-tenths = { $minus }{ $whole },{ $tenths }
review-answer-pass = att passa
review-answer-hold = att hålla
review-answer-double = att dubbla
review-answer-redouble = att redubbla { $name }
review-answer-call = att kalla { $card }
review-answer-call-none = att inte kalla något kort
review-answer-give = att ge { $card }
review-answer-discard = att lägga bort { $cards }
review-answer-stop = att säga stopp
review-answer-ask = att fråga efter medspelaren

## Vad som är att säga om domarna

review-no-mistakes = Inga tydliga fel.
review-more = { $count ->
    [one] Ett fel till kostade mindre.
   *[other] { $count } fel till kostade mindre.
}
review-differ = { $count ->
    [one] I ett beslut är domarna oense.
   *[other] I { $count } beslut är domarna oense.
}
review-kinds = Bedöms inte än: { $kinds }.
review-judges = Bedömt av expert efter vad du visste, i { $worlds } sitsar; en andra domare måste hålla med. Hur bra de är: docs/reference/review.md.
review-kind-bid = budgivningen
review-kind-hold = hållandet
review-kind-double = dubblandet
review-kind-trump = trumfvalet
review-kind-call = kallandet
review-kind-give = kortet som ges tillbaka
review-kind-discard = bortläggandet
review-kind-play = spelet av korten
review-kind-stop = stoppandet
review-kind-ask = frågan efter medspelaren
