### Deal codes: a whole deal in a line of letters.

help-code =
    spadille code [DATEI ...]: schreibt jede Runde, ein Protokoll je Zeile, als Code: eine Zeile Buchstaben,
    die sagt, nach welchen Regeln, mit welchen Karten und wie gespielt wurde. Ohne Datei, oder für eine Datei
    namens -, wird die Standardeingabe gelesen.

    --decode              andersherum: liest Codes und schreibt Protokolle
    --language CODE       die Sprache der Meldungen

    Endet mit 0, wenn jede Zeile geschrieben wurde, mit 1, wenn eine nicht ging, mit 2, wenn eine Datei
    sich nicht lesen lässt.

## What can be wrong with a code

code-line = { $file }, Zeile { $line }: { $message }
fault-bad-code = Das ist kein Rundencode.
fault-bad-code-letter = In einem Code stehen nur A bis Z, a bis z, 0 bis 9, - und _.
fault-bad-code-length = Dieser Code ist unvollständig oder zu lang.
fault-bad-code-check = Ein Buchstabe des Codes ist falsch, oder zwei sind vertauscht.
fault-bad-code-version = Der Code wurde von einem neueren Spadille geschrieben als diesem.
fault-bad-code-rules = Dieses Spadille kennt das Spiel oder die Regeln dieses Codes nicht.
fault-bad-code-rest = Der Code beschreibt eine Runde, die so nicht gespielt worden sein kann.
fault-no-code = Runden mit eigenem Spiel oder eigenen Regeln haben keinen Code.
fault-no-code-number = Eine Zahl in dieser Runde ist zu groß für einen Code.
