### Finding and proving puzzles, in the terminal.

help-puzzle =
    spadille puzzle: Stellungen, in denen eine einzige Karte die richtige ist.

    spadille puzzle mine DATEI     sieht Runden von Bots durch und schreibt, was bewiesen oder beurteilt ist; was
                                   auch dazwischenkommt, derselbe Befehl macht weiter
    spadille puzzle prove [DATEI]  beweist oder beurteilt noch einmal jede Aufgabe aus einer Datei oder alle mitgelieferten
    spadille puzzle pick DATEI     schreibt die, die einen Platz wert sind; ein Fünftel davon hat nichts Besonderes

    --game SPIEL       das Spiel; sonst das erste, das es gibt
    --rules REGELN     wessen Regeln; sonst das erste Regelwerk des Spiels
    --seats N          so viele am Tisch; sonst so wenige, wie das Spiel braucht
    --bot BOT          wer die Runden spielt; club
    --seed WORT        ein Wort, das die Karten festlegt; puzzles-1
    --deals N          wie viele Runden durchgesehen werden
    --judged           sucht frühe Stellungen, in denen eine Karte nach dem Urteil klar die beste ist; sonst späte,
                       in denen das bewiesen ist
    --limit N          bei pick: wie viele aus jeder Datei; 150
    --language CODE    die Sprache der Meldungen

    Endet mit 0, wenn alles getan ist, mit 1, wenn eine Aufgabe nicht stimmt, mit 2, wenn es nicht anfangen kann.

puzzle-mined = Runde { $deals }: { $found } gefunden.
puzzle-proved = { $proved } von { $all } stimmen.
error-puzzle-not-judged = Für { $game } hat das Urteil die Prüfung im Spiel der Karten nicht bestanden, also gibt es dort keine beurteilten Aufgaben. Lass --judged weg.
error-puzzle-no-such-command = „{ $word }“ ist kein Befehl für Aufgaben. Es gibt { $commands }.
