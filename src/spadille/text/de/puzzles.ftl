### Puzzles in the browser.

puzzles-title = Aufgaben
puzzles-you = Du ({ $hand })
puzzles-about = Echte Runden, jeweils eine Entscheidung. Du siehst, was am Platz zu sehen war. Finde die Karte, die immer hilft, wo die verdeckten Karten auch sitzen; manchmal hilft jede.
puzzles-kind = Art der Frage
puzzles-all = Alle
puzzles-lead = Was ausspielen
puzzles-trick = Den Stich nehmen oder nicht
puzzles-throw = Was abwerfen
puzzles-count =
    { $seen ->
        [0] { $all } Aufgaben
       *[other] { $all } Aufgaben, { $seen } gesehen, { $due } zu wiederholen
    }
puzzles-none = Von dieser Art gibt es noch keine.
puzzles-begin = Anfangen
puzzles-begin-for = Anfangen: { $game }
puzzles-number = { $game } · { $kind }
puzzles-ask-wins = Du bist Ansager. Welche Karte gewinnt, wo die verdeckten Karten auch sitzen?
puzzles-ask-beats = Du bist Gegenspieler. Welche Karte bringt den Ansager zu Fall, wo die verdeckten Karten auch sitzen?
puzzles-ask-judged = Welche Karte ist im Schnitt die beste?
puzzles-same = Es ist egal
puzzles-found = { $card } ist richtig.
puzzles-found-same = Richtig: Es ist egal. Jede Karte hilft, bei allen { $lies } Verteilungen.
puzzles-as-good = { $card } hilft, und jede andere Karte auch, bei allen { $lies } Verteilungen. Hier gab es nichts zu finden.
puzzles-found-same-judged = Richtig: Es ist egal.
puzzles-as-good-judged = { $card } ist so gut wie jede andere Karte. Hier gab es nichts zu finden.
puzzles-not = Nicht { $card }, sondern { $best }.
puzzles-not-same = Egal ist es nicht: { $best } ist richtig.
puzzles-proof = Das hilft bei allen { $lies } Verteilungen der verdeckten Karten, was die anderen auch spielen.
puzzles-right =
    { $count ->
        [one] Im Schnitt ist { $cards } klar am besten, auch wenn bei manchen Verteilungen eine andere Karte mehr bringt.
       *[other] Im Schnitt sind { $cards } gleich gut und klar am besten, auch wenn bei manchen Verteilungen eine andere Karte mehr bringt.
    }
puzzles-judged-same =
    { $most ->
        [0] Im Schnitt kostet keine Karte etwas.
        [one] Im Schnitt kostet keine Karte mehr als einen Chip.
       *[other] Im Schnitt kostet keine Karte mehr als { $most } Chips.
    }
puzzles-played = Gespielt wurde { $card }; das kostet im Schnitt { $cost } ± { $within } Chips.
puzzles-others-cost = Was die anderen im Schnitt kosten, in Chips
puzzles-price =
    { $price ->
        [one] Die falsche Karte kostet hier einen Chip.
       *[other] Die falsche Karte kostet hier { $price } Chips.
    }
puzzles-fails =
    { $lies ->
        [one] { $card } scheitert bei einer von { $all } Verteilungen.
       *[other] { $card } scheitert bei { $lies } von { $all } Verteilungen.
    }
puzzles-show = So eine Verteilung zeigen
puzzles-show-for = So eine Verteilung zeigen: { $card }
puzzles-shown = Eine Verteilung, bei der { $card } scheitert, auch wenn ab hier alle so gut spielen wie möglich.
puzzles-through = Zu Ende spielen
puzzles-back = Zurück zu dem, was du wusstest
puzzles-count-round = Aufgabe { $number } von { $all }
puzzles-streak = { $count ->
    [0] Noch keine Serie.
    [one] Eine richtig.
   *[other] { $count } richtig hintereinander.
}
puzzles-streak-best = Deine beste Serie: { $count }.
puzzles-over = Du hast { $solved } von { $all } gelöst.
puzzles-more = Noch { $all }
puzzles-next = Nächste Aufgabe
puzzles-choose = Andere Aufgaben
puzzles-again-in =
    { $days ->
        [0] Du siehst sie bald wieder.
        [one] Du siehst sie morgen wieder.
       *[other] Du siehst sie in { $days } Tagen wieder.
    }
