### Results with the luck of the cards taken out: of a match, a challenge, the deal of the day, and over many deals.

less-luck = Mit weniger Glück
# $mean and $within are text, with their signs
less-luck-figure = { $mean } ± { $within }
# $figure is a number of chips with its sign, and ± its margin
less-luck-of = Mit weniger Glück: { $figure }.
less-luck-about = Das Kartenglück ist herausgerechnet: Gute Karten zählen gegen dich, schlechte für dich. In 95 von 100 Fällen liegt dein wahrer Wert innerhalb der Zahl nach ±.
less-luck-so-far = Bisher für { $deals } von { $of } Runden berechnet …
less-luck-per-deal =
    { $deals ->
        [one] Eine Runde brachte dir { $paid } Chips. Mit weniger Glück: { $figure }.
       *[other] { $deals } Runden brachten dir im Schnitt je { $paid } Chips. Mit weniger Glück: { $figure }.
    }
