### The hint: what the best player here would do with your cards, and why.

hint-title = Ein Tipp
hint-waiting = Blick in deine Karten
hint-none = Hier gibt es keinen Tipp.

## One answer that was weighed, and what was found of it: { $answer }: about 71 points, 84% to make it

hint-line = { $answer }: { $found }
# $points is rounded
hint-points = etwa { $points ->
    [one] { $points } Auge
   *[other] { $points } Augen
}
# $tricks is text, to the half
hint-tricks = Stichzahl etwa { $tricks }
hint-makes = zu { $chance } % gewonnen
hint-their-points = der Ansager macht etwa { $points ->
    [one] { $points } Auge
   *[other] { $points } Augen
}
hint-their-tricks = Stichzahl der Ansagerseite etwa { $tricks }
hint-beaten = Ansager zu { $chance } % geschlagen
hint-gains = +{ $chips } { $chips ->
    [one] Chip
   *[other] Chips
} zu erwarten
hint-costs = −{ $chips } { $chips ->
    [one] Chip
   *[other] Chips
} zu erwarten
hint-evens = plus minus null

## How it was counted, or why there is nothing to count

hint-why-only-answer = Etwas anderes darfst du hier nicht.
hint-why-certain = Das Ergebnis ist sicher, wo die anderen Karten auch sitzen.
hint-why-best-mean = Das bringt im Schnitt am meisten.
hint-why-best-chance = So wird die Ansage am häufigsten gewonnen.
hint-why-their-best-chance = So wird die Ansage am häufigsten verloren.
hint-why-most-tried = Auf lange Sicht geht es so am besten aus.
hint-why-as-good = Anderes ist genauso gut; das hier ist das Übliche.
hint-rule-counting = So viel ist dein Blatt wert, Farbe für Farbe gezählt.
hint-rule-mending = Das verbessert dein Blatt am meisten.
hint-rule-length = Diese Karte kannst du am besten anspielen.
hint-rule-burying = Das rettet die meisten Augen, und dein Blatt bleibt stark.
hint-rule-trick = Der beste Tausch: die Augen im Stich gegen das, was dein Blatt hergibt.
hint-rule-ducking = Die Karte bleibt unter dem Stich.
hint-rule-forcing = Das zwingt dem Ansager einen Stich auf, der ihm schadet.
hint-rule-sweeping = Hier kommt es auf jedes Auge an.
hint-rule-stopping = Weiterspielen ist weniger wert als das, was du schon hast.
hint-rule-habit = Gute Spieler spielen hier meist so.
hint-rule-plainest = Damit legst du dich am wenigsten fest.
hint-cut-short = Für mehr war keine Zeit.
hint-basis = Beruht auf deinen Karten und auf dem, was bisher geboten und gespielt wurde.

## The strip of a hint: a figure that sets each answer apart, and what stands small beside it

hint-strip = Tipp
hint-strip-how = antippen und spielen
hint-strip-how-click = anklicken und spielen
hint-strip-pick = antippen und wählen
hint-hide = Ausblenden
hint-figure-makes = { $chance } %
    .label = gewinnt
hint-figure-beats = { $chance } %
    .label = Ansager verliert
hint-figure-gains = +{ $chips }
    .label = { $chips ->
    [one] Chip
   *[other] Chips
}
hint-figure-costs = −{ $chips }
    .label = { $chips ->
    [one] Chip
   *[other] Chips
}
hint-figure-evens = ±{ $chips }
    .label = Chips
hint-figure-points = { $points }
    .label = { $points ->
    [one] Auge
   *[other] Augen
}
hint-figure-tricks = { $tricks }
    .label = Stiche
hint-brief-makes = zu { $chance } % gewonnen
hint-brief-beats = Ansager zu { $chance } % geschlagen
hint-brief-gains = +{ $chips } { $chips ->
    [one] Chip
   *[other] Chips
}
hint-brief-costs = −{ $chips } { $chips ->
    [one] Chip
   *[other] Chips
}
hint-brief-evens = plus minus null
hint-brief-points = { $points } { $points ->
    [one] Auge
   *[other] Augen
}
hint-brief-tricks = Stiche: { $tricks }
hint-brief-their-points = Ansager: { $points }
hint-brief-their-tricks = Stiche der Ansagerseite: { $tricks }

## In the terminal and in the line for words

spoken-ask-hint = tipp, ein tipp, hinweis, rat, was würdest du tun, was würdest du spielen
may-ask-hint = Tipp – was der beste Spieler hier täte, und warum
