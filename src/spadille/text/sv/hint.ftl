### Tipset: vad den bästa spelaren här skulle göra med dina kort, och varför.

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
hint-makes = går hem i { $chance } % av fallen
hint-their-points = spelföraren får omkring { $points ->
    [one] { $points } öga
   *[other] { $points } ögon
}
hint-their-tricks = spelförarens sida får omkring { $tricks } stick
hint-beaten = går bet i { $chance } % av fallen
hint-gains = väntas ge +{ $chips } { $chips ->
    [one] mark
   *[other] marker
}
hint-costs = väntas ge −{ $chips } { $chips ->
    [one] mark
   *[other] marker
}
hint-evens = går jämnt ut

## Hur det är räknat, eller varför det inte finns något att räkna

hint-why-only-answer = Det är det enda du får göra.
hint-why-certain = Resultatet är säkert, var korten än sitter.
hint-why-best-mean = Det ger mest i snitt.
hint-why-best-chance = Så går kontraktet oftast hem.
hint-why-their-best-chance = Så går kontraktet oftast bet.
hint-why-most-tried = Det går bäst i längden.
hint-why-as-good = Annat är lika bra; det här är det vanliga valet.
hint-rule-counting = Det är vad handen är värd, räknat färg för färg.
hint-rule-mending = Det förbättrar handen mest.
hint-rule-length = Det är kortet vars färg du bäst kan spela ut.
hint-rule-burying = Så räddas flest ögon, och handen förblir stark.
hint-rule-trick = Bästa bytet: det sticket ger mot det handen mister.
hint-rule-ducking = Det går under och slipper sticket.
hint-rule-forcing = Det tvingar på spelföraren ett stick som inte får tas.
hint-rule-sweeping = Här räknas vartenda öga.
hint-rule-stopping = Att spela vidare är värt mindre än det du redan har.
hint-rule-habit = Skickliga spelare gör oftast så här.
hint-rule-plainest = Det binder dig minst.
hint-cut-short = Det fanns inte tid att tänka längre.
hint-basis = Bygger på dina kort och på det som hittills bjudits och spelats.

## Tipsets remsa: en siffra som skiljer svaren åt, och det som står litet bredvid

hint-strip = Tips
hint-strip-how = tryck för att spela
hint-strip-how-click = klicka för att spela
hint-strip-pick = tryck för att välja
hint-hide = Dölj
hint-figure-makes = { $chance } %
    .label = går hem
hint-figure-beats = { $chance } %
    .label = går bet
hint-figure-gains = +{ $chips }
    .label = { $chips ->
    [one] mark
   *[other] marker
}
hint-figure-costs = −{ $chips }
    .label = { $chips ->
    [one] mark
   *[other] marker
}
hint-figure-evens = ±{ $chips }
    .label = marker
hint-figure-points = { $points }
    .label = { $points ->
    [one] öga
   *[other] ögon
}
hint-figure-tricks = { $tricks }
    .label = stick
hint-brief-makes = { $chance } % går hem
hint-brief-beats = { $chance } % går bet
hint-brief-gains = +{ $chips } { $chips ->
    [one] mark
   *[other] marker
}
hint-brief-costs = −{ $chips } { $chips ->
    [one] mark
   *[other] marker
}
hint-brief-evens = går jämnt ut
hint-brief-points = { $points } { $points ->
    [one] öga
   *[other] ögon
}
hint-brief-tricks = { $tricks } stick
hint-brief-their-points = de får { $points }
hint-brief-their-tricks = de får { $tricks } stick

## I terminalen och på raden för ord

spoken-ask-hint = tips, ett tips, råd, vad skulle du göra
may-ask-hint = tips – vad den bästa spelaren här skulle göra, och varför
