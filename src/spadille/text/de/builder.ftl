### The rule builder: the rule sets side by side, and rules of one's own.

builder-title = Bau deine Regeln
builder-about = Vergleiche die Regelwerke. Geh von einem aus, ändere, was du willst, und schick deinen Freunden den Link.
builder-published = Wie veröffentlicht
builder-one = Für { $game } gibt es hier ein einziges Regelwerk, { $source }, und nichts zu wählen.
builder-only-differing = Unterschiede
builder-everything = alle Regeln
builder-rows = Zeigen
builder-option = Regel
builder-same = Hier sind sich alle Regelwerke einig.
builder-legend = Gestrichelt unterstrichen: Hausregel, wo die Quelle schweigt. Gepunktet: aus der Quelle erschlossen.
builder-house = Hausregel
builder-inferred = aus der Quelle erschlossen
builder-from = Von { $preset } ausgehen
builder-yours = Deine Regeln
builder-yours-as = Genau wie bei { $preset }.
builder-yours-differ = { $count ->
    [one] Eine Regel ist anders als bei { $preset }:
   *[other] { $count } Regeln sind anders als bei { $preset }:
}
builder-instead = { $option }: { $value }, nicht { $published }
builder-play = Nach diesen Regeln spielen
builder-link = Link kopieren
builder-copied = Der Link ist kopiert.
builder-not-copied = Der Link: { $link }
builder-match = Partie
builder-bad = Dieser Link ist nicht lesbar: { $why } Stattdessen siehst du die üblichen Regeln.
builder-no-chips = keine, alle beginnen bei 0
# what a preset says at a table of so many or more
builder-from-seats = ab { $seats } am Tisch: { $value }
builder-seats = { $least } bis { $most }
builder-card = Tischkarte drucken
builder-card-print = Drucken
builder-card-back = Zurück zu den Regeln
