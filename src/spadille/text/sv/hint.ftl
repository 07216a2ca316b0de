### Tipset: vad husets bästa spelare skulle göra med dina kort, och varför.

hint-title = Ett tips
hint-waiting = Ser på dina kort
hint-none = Här finns inget tips.

## Ett svar som vägts, och vad det ser ut att ge: { $answer }: omkring 71 ögon, går hem 84 %

hint-line = { $answer }: { $found }
# $points är avrundat
hint-points = omkring { $points ->
    [one] { $points } öga
   *[other] { $points } ögon
}
# $tricks är text, på halvan när
hint-tricks = omkring { $tricks } stick
hint-makes = går hem i { $chance } %
hint-their-points = spelföraren får omkring { $points ->
    [one] { $points } öga
   *[other] { $points } ögon
}
hint-their-tricks = spelförarens sida får omkring { $tricks } stick
hint-beaten = går bet i { $chance } %
hint-gains = ger omkring { $chips ->
    [one] { $chips } mark
   *[other] { $chips } marker
}
hint-costs = kostar omkring { $chips ->
    [one] { $chips } mark
   *[other] { $chips } marker
}
hint-evens = går jämnt ut

## Hur det är räknat, eller varför det inte finns något att räkna

hint-why-only-answer = Det är det enda du får göra.
hint-why-certain = Det blir så hur korten än sitter.
hint-why-best-mean = { $worlds ->
    [one] De andra korten kan bara sitta på ett sätt; inget är bättre.
   *[other] I { $worlds } prövade sitsar ger inget annat mer i snitt.
}
hint-why-best-chance = { $worlds ->
    [one] De andra korten kan bara sitta på ett sätt; inget är bättre.
   *[other] I { $worlds } prövade sitsar går kontraktet inte hem oftare med något annat.
}
hint-why-their-best-chance = { $worlds ->
    [one] De andra korten kan bara sitta på ett sätt; inget är bättre.
   *[other] I { $worlds } prövade sitsar går kontraktet inte bet oftare med något annat.
}
hint-why-most-tried = Ju längre man tänker framåt, desto oftare landar man här.
hint-why-as-good = Annat är lika bra; tumregeln säger det här.
hint-rule-counting = Räknat färg för färg är det vad handen lovar.
hint-rule-mending = Det stärker handen mest.
hint-rule-length = Det kortet kan du bäst spela till.
hint-rule-burying = Så läggs flest ögon bort, och handen håller ihop.
hint-rule-trick = Bäst utbyte: det sticket ger mot det handen mister.
hint-rule-ducking = Det går under och slipper sticket.
hint-rule-forcing = Det tvingar på spelföraren ett stick som inte får tas.
hint-rule-sweeping = Här räknas vartenda öga.
hint-rule-stopping = Det som är kvar lovar mindre än det du har.
hint-rule-habit = I ett sådant läge spelar skickliga spelare oftast det.
hint-rule-plainest = Det binder dig minst.
hint-cut-short = Det fanns inte tid att tänka längre.
hint-basis = Bygger på dina kort och på det som hittills bjudits och spelats.

## Tipsets remsa: en siffra som skiljer svaren åt, och det som står litet bredvid

hint-strip = Tips
hint-strip-how = tryck, så spelas det
hint-strip-how-click = klicka, så spelas det
hint-strip-pick = tryck, så väljs det
hint-how = Hur är det räknat?
hint-hide = Dölj
hint-figure-chance = { $chance } %
hint-figure-gains = +{ $chips }
hint-figure-costs = −{ $chips }
hint-figure-evens = ±{ $chips }
hint-figure-points = { $points }
hint-figure-tricks = { $tricks }
hint-brief-chance = { $chance } %
hint-brief-gains = +{ $chips } { $chips ->
    [one] mark
   *[other] marker
}
hint-brief-costs = −{ $chips } { $chips ->
    [one] mark
   *[other] marker
}
hint-brief-evens = jämnt
hint-brief-points = { $points } { $points ->
    [one] öga
   *[other] ögon
}
hint-brief-tricks = { $tricks } stick
hint-brief-their-points = de får { $points }
hint-brief-their-tricks = de får { $tricks } stick

## I terminalen och på raden för ord

spoken-ask-hint = tips, ett tips, råd, vad skulle du göra
may-ask-hint = tips – vad husets bästa spelare skulle göra, och varför
