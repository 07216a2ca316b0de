### The club's lists in the terminal

help-club =
    spadille club DATEI ...: die Listen eines Klubs, aus den Dateien des Anschreibblocks. Aus den Listen mehrerer
    Tische wird die Liste des Spielabends, aus Spielabenden die der Saison. Gleicher Name heißt dieselbe Person.

    --title NAME     der Name des Spielabends
    --won N          Klubpunkte für ein eigenes Spiel, das gewonnen wird; 0
    --lost N         Abzug für ein eigenes Spiel, das verloren geht; 0
    --beaten N       für ein fremdes Spiel, das man zu Fall bringt; 0
    --csv            die Liste als Tabelle für eine Tabellenkalkulation
    --export         schreibt den Spielabend selbst als eine Zeile JSON, zum Aufheben für die Saison
    --language CODE  die Sprache der Liste und der Meldungen

    Endet mit 0, wenn die Liste geschrieben ist, mit 2, wenn eine Datei sich nicht lesen lässt.

error-club-no-file = { $file } ist weder eine Liste des Anschreibblocks noch ein Spielabend eines Klubs.
error-club-refused = { $why }
error-club-rule = Mehr als { $most } Klubpunkte für ein Spiel gibt es nicht.
