### The secrets of the deals of the day, in the terminal.

help-day =
    spadille day: die Geheimnisse hinter den Runden des Tages eines Servers.

    spadille day commit DATEI --year N   zieht das Geheimnis eines Jahres in DATEI, die nur der Server
                                         lesen darf, und schreibt die Zeile, die zu veröffentlichen ist,
                                         bevor das Jahr beginnt; damit spielt
                                         spadille serve --daily-deal-secrets DATEI
    spadille day reveal DATEI --day TAG  schreibt das Geheimnis eines vergangenen Tages, etwa 2027-03-01:
                                         spadille verify sagt, ob es das versprochene ist und welche
                                         Karten es gegeben hat

    --year N              bei commit: welches Jahr
    --day TAG             bei reveal: welcher Tag
    --language CODE       die Sprache der Meldungen

    Endet mit 0, wenn es getan ist, mit 2, wenn es nicht geht.

error-day-year = { $year } ist kein Jahr für Runden des Tages.
error-day-there = In { $file } steht schon ein Geheimnis für { $year }. Es wird nicht noch einmal gezogen: Sonst wäre gebrochen, was veröffentlicht wurde.
error-day-no-day = { $day } ist kein Tag; geschrieben wird er wie 2027-03-01.
error-day-no-year = In { $file } steht kein Geheimnis für { $year }.
error-day-no-file = { $file } ist keine Datei mit Geheimnissen für Runden des Tages.
error-day-no-such-command = „{ $word }“ ist bei day kein Befehl. Es gibt { $commands }.
fault-wrong-day = Das Geheimnis vom { $day } ist nicht das, an das sein Jahr gebunden war.
fault-malformed-day = Diesen Tag gibt es nicht; geschrieben wird er wie 2027-03-01.
fault-malformed-head = Woran das Jahr gebunden ist, fehlt oder besteht nicht aus 64 hexadezimalen Ziffern.
