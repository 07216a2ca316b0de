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
# skrivs efter ett helt antal stick
hint-half = ½
hint-makes = går hem { $chance } %
hint-their-points = spelföraren får omkring { $points ->
    [one] { $points } öga
   *[other] { $points } ögon
}
hint-their-tricks = spelförarens sida får omkring { $tricks } stick
hint-their-makes = det går hem { $chance } %
hint-gains = ger omkring { $chips ->
    [one] { $chips } mark
   *[other] { $chips } marker
}
hint-costs = kostar omkring { $chips ->
    [one] { $chips } mark
   *[other] { $chips } marker
}
hint-evens = går jämnt ut

## Varför det första

hint-why-only-answer = Du får inte göra något annat.
hint-why-certain = Det blir så hur de andra korten än sitter.
hint-why-best-mean = { $worlds ->
    [one] De andra korten kan bara sitta på ett sätt; inget är bättre.
   *[other] Prövat på { $worlds } sätt som de andra korten kan sitta på ger inget mer i snitt.
}
hint-why-best-chance = { $worlds ->
    [one] De andra korten kan bara sitta på ett sätt; inget är bättre.
   *[other] Prövat på { $worlds } sätt som de andra korten kan sitta på går inget hem oftare.
}
hint-why-their-best-chance = { $worlds ->
    [one] De andra korten kan bara sitta på ett sätt; inget är bättre.
   *[other] Prövat på { $worlds } sätt som de andra korten kan sitta på ger inget bet oftare.
}
hint-why-most-tried = När man tänker framåt är det hit man kommer tillbaka.
hint-why-as-good = Andra är lika bra; på känn blir det den här.
hint-rule-counting = Räknat färg för färg är det vad handen lovar.
hint-rule-mending = Det stärker handen mest.
hint-rule-length = Det kortet kan du bäst spela till.
hint-rule-burying = Så läggs flest ögon undan, och handen håller ihop.
hint-rule-trick = Sticket är värt mer än kortet, eller kortet mindre än sticket.
hint-rule-ducking = Det håller sig under.
hint-rule-forcing = Det lämnar spelföraren sticket han inte får ta.
hint-rule-sweeping = Här räknas vartenda öga.
hint-rule-stopping = Det som är kvar lovar mindre än det du har.
hint-rule-plainest = Det binder dig minst.
hint-cut-short = Det fanns inte tid att se längre.
hint-basis = Av dina egna kort och det som hittills bjudits och spelats.

## I terminalen och på raden för ord

spoken-ask-hint = tips, ett tips, råd, vad skulle du göra
may-ask-hint = tips – vad husets bästa spelare skulle göra, och varför
