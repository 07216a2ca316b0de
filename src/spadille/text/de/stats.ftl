### My play: over many deals, where it is lost, luck and skill apart. On its page, and by `spadille review --sum`.

stats-title = Dein Spiel
stats-about = Deine letzten Partien, ausgewertet: wie viel davon Glück war und wie viel deine Entscheidungen gekostet haben.
stats-none = Noch keine beendete Partie. Wenn du eine beendet hast, lassen sich ihre Runden hier auswerten.
stats-missing = Das ließ sich nicht laden.
stats-game = Spiel
stats-counts = { $deals ->
    [one] Eine Runde
   *[other] { $deals } Runden
} von { $all } ausgewertet, mit { $decisions ->
    [one] einer echten Wahl
   *[other] { $decisions } echten Entscheidungen
}.
stats-look = { $count ->
    [one] Eine weitere Runde auswerten
   *[other] { $count } weitere Runden auswerten
}
stats-looking = Runde { $number } von { $of }: Jede Entscheidung wird geprüft.
stats-stop = Anhalten
stats-all = Alle sind ausgewertet.
stats-within = ± ist der Bereich, der in 95 von 100 Fällen stimmt, über ganze Runden gerechnet. Bei weniger als zehn Runden gibt es ihn nicht.
stats-counted = Jede echte Entscheidung zählt, auch die kleinen.
stats-json = Als JSON speichern

## The result

# $chips is a deal’s result with luck removed
stats-verdict = { $result ->
    [won] Das Glück herausgerechnet, gewinnst du ungefähr { $chips ->
        [one] einen Chip
       *[other] { $chips } Chips
    } pro Runde.
    [lost] Das Glück herausgerechnet, verlierst du ungefähr { $chips ->
        [one] einen Chip
       *[other] { $chips } Chips
    } pro Runde.
   *[even] Das Glück herausgerechnet, kommst du bisher ungefähr bei null heraus.
}
stats-verdict-few = Noch zu wenige Runden, um dein Spiel vom Glück zu unterscheiden.
stats-verdict-leak = Am meisten verlierst du beim { $kind }: { $chips } der { $all } Chips auf 100 Entscheidungen.
stats-brings = Was dir eine Runde bringt
stats-chips = Chips
stats-paid = wie bezahlt
stats-luck = Kartenglück
stats-without-luck = ohne Glück gerechnet
stats-given-away = Verloren auf 100 Entscheidungen
# $mean and $within are text, with their signs
stats-figure = { $mean } ± { $within }
stats-between = Ohne Glück gerechnet: zwischen { $low } und { $high } pro Runde.
stats-between-open = Zu wenige Runden, um zu sagen, wie viel Glück dabei sein kann.

## Where it goes

stats-kinds = Wo du verlierst
stats-kind = Entscheidung
stats-kind-lead = Ausspielen
stats-kind-follow = Bedienen und Abwerfen
stats-kind-bid = Bieten
stats-kind-hold = Halten
stats-kind-double = Kontrasagen
stats-kind-trump = Trumpfwählen
stats-kind-call = Rufen
stats-kind-give = Abgeben einer Karte
stats-kind-discard = Drücken
stats-kind-stop = Stoppsagen
stats-kind-ask = Fragen nach dem Partner
stats-decisions = Entscheidungen
stats-in-100 = verloren auf 100
stats-costly = klar schlechter
stats-named = Fehler
stats-not-proved = nicht beurteilt
stats-unproved = „Nicht beurteilt“: Bei diesen Entscheidungen ist die Prüfung noch nicht verlässlich genug, um eine einen Fehler zu nennen. Die Zahlen sind Schätzungen.

## By contract and by place

stats-contracts = Ansagen und Ergebnisse
stats-contract = Ansage
stats-declared = du warst Ansager
stats-against = du warst Gegenspieler
stats-passed = Alle gepasst
stats-deals = Runden
stats-made = gewonnen
stats-expected-made = erwartet
stats-expected-made-about = Erwartet: wie viele zu gewinnen waren, nach dem, was du zu Beginn des Spiels wusstest.
stats-places = Nach Platz
stats-place = Du bietest
stats-place-1 = zuerst
stats-place-2 = an zweiter Stelle
stats-place-3 = an dritter Stelle
stats-place-4 = an vierter Stelle
stats-place-5 = an fünfter Stelle

## In the terminal
## All figures are text

stats-line-sum = { $game }, { $seat }, { $deals ->
    [one] eine Runde
   *[other] { $deals } Runden
}, { $decisions ->
    [one] eine echte Wahl
   *[other] { $decisions } echte Entscheidungen
}.
stats-line-paid = Eine Runde brachte { $paid }: Glück { $luck }, ohne Glück gerechnet { $without }.
stats-line-given = Verloren auf 100 Entscheidungen: { $given }.
stats-line-kind = { $kind }: { $given } auf 100 Entscheidungen; { $decisions } von dieser Art, { $costly } klar schlechter{ $validated ->
    [yes] , { $named ->
    [0] keine davon ein Fehler
    [one] eine davon ein Fehler
   *[other] { $named } davon Fehler
}
   *[no] , nicht beurteilt
}.
stats-line-contract = { $contract }, { $declares ->
    [yes] als Ansager
   *[no] als Gegenspieler
}: { $deals }, gewonnen { $made }, erwartet { $expected_made }; { $paid } Chips, ohne Glück gerechnet { $without } pro Runde.
stats-line-place = { $place }: { $deals ->
    [one] eine Runde
   *[other] { $deals } Runden
}, { $paid } pro Runde, ohne Glück gerechnet { $without }; verloren auf 100 Entscheidungen { $given }.
