### The review: what each decision of a deal was worth at what the seat knew, and what luck brought.

help-review =
    spadille review [DATEI ...]: bespricht fertige Runden, ein Protokoll je Zeile: was das Glück brachte und was
    das Können, und die Entscheidungen, auf die es ankam. Ohne Datei, oder für eine Datei namens -, liest es die
    Standardeingabe.

    --json             eine Zeile JSON für jede Runde und jeden Platz
    --sum              alle Runden zusammen, Spiel für Spiel: Glück und Können getrennt, wo etwas verloren geht nach
                       Art der Entscheidung, Ansage und Platz, mit Intervallen
    --seat N           nur ein Platz; sonst jeder, der gespielt hat
    --worlds N         in wie vielen Verteilungen jede Entscheidung geprüft wird; 200
    --seed S           die Zahl, mit der der Zufall des Urteils beginnt; 0
    --language CODE    die Sprache der Ausgabe

    Dieselbe Runde, dieselben Verteilungen und dieselbe Zahl geben dieselben Worte. Endet mit 0, wenn jede Runde
    besprochen ist, mit 1, wenn eine nicht zu besprechen war, mit 2, wenn eine Datei nicht zu lesen ist.

fault-no-review-unfinished = Die Runde ist nicht zu Ende, also gibt es keinen Rückblick.
fault-no-review-seat = Platz { $seat } hat in dieser Runde keine Karten bekommen.

## The sum: −18: your hand +6, luck of the layout −9, the other players −4, your play −11

review-heading = Runde { $number }, Platz { $place }
review-seat = Platz { $place }
# All five are text, with their signs
review-sum = { $payment }: dein Blatt { $hand }, Glück mit der Verteilung { $lie }, die anderen { $others }, dein Spiel { $own }.

## The decisions that mattered
## $said and $best are answers: the ten of spades, passing; $loss and $within are numbers, those below three to a tenth

review-when-auction = beim Bieten
review-when-before = vor dem Spiel
review-when-trick = Stich { $trick }
review-mistake = { $when }: { $said }, besser war { $best }. Das kostete etwa { $loss } ± { $within } Chips.
review-judges-differ = { $when }: { $said }. Ein Urteil sieht { $best } um { $loss } ± { $within } Chips vorn, das andere nicht.
review-close = { $when }: { $said }, etwa so gut wie { $best }: { $loss } ± { $within } Chips Unterschied.
review-unproved = { $when }: { $said }, aber { $best } sieht besser aus, um etwa { $loss } ± { $within } Chips.
review-good = { $when }: { $said }. Besseres war nicht zu finden.
review-only = { $when }: { $said }, die einzige gute Antwort.
review-ways = Gewonnen bei 100 möglichen Verteilungen: { $best } { $better }-mal, { $said } { $worse }-mal.
review-ways-theirs = Ansager geschlagen bei 100 möglichen Verteilungen: { $best } { $better }-mal, { $said } { $worse }-mal.
# $of is how many of 100 ways the cards may lie; $hands are hands
review-beaten = Bei { $of } von 100 Verteilungen scheitert { $said }, { $best } aber nicht. Eine davon: { $hands }.
review-hand = { $name } { $held }

# $minus is a sign or nothing
review-tenths = { $minus }{ $whole },{ $tenths }
review-answer-pass = Passen
review-answer-hold = Halten
review-answer-double = Kontra
review-answer-redouble = Re gegen { $name }
review-answer-call = { $card } rufen
review-answer-call-none = keine Karte rufen
review-answer-give = { $card } abgeben
review-answer-discard = { $cards } drücken
review-answer-stop = Stopp
review-answer-ask = nach dem Partner fragen

## What there is to say of the judges

review-no-mistakes = Keine klaren Fehler.
review-more = { $count ->
    [one] Ein weiterer Fehler kostete weniger.
   *[other] { $count } weitere Fehler kosteten weniger.
}
review-differ = { $count ->
    [one] Bei einer Entscheidung gehen die Urteile auseinander.
   *[other] Bei { $count } Entscheidungen gehen die Urteile auseinander.
}
review-kinds = Noch nicht beurteilt: { $kinds }.
review-judges = Beurteilt vom Experten nach dem, was du wusstest, mit { $worlds } Verteilungen; ein zweites Urteil musste zustimmen. Wie gut die Urteile sind: docs/reference/review.md.
review-kind-bid = Bieten
review-kind-hold = Halten
review-kind-double = Kontra
review-kind-trump = Trumpfwahl
review-kind-call = Rufen
review-kind-give = Abgeben einer Karte
review-kind-discard = Drücken
review-kind-play = Spiel der Karten
review-kind-stop = Stopp
review-kind-ask = Frage nach dem Partner
