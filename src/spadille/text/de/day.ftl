### The deal of the day: its page.

day-title = Runde des Tages
day-about = Dieselben Karten, dieselben Bots und dasselbe Glück für alle, einmal am Tag. Keine Tipps, und zurückgenommen wird nichts.
day-open-year = Die Karten von heute ließen sich hier im Voraus ausrechnen: Es steht kein Geheimnis dahinter.
day-kept-year = Die Karten von heute standen fest, bevor das Jahr begann. Der Beweis wird morgen gezeigt.
day-play = Spielen
day-play-for = Spielen: { $game }
day-go-on = Weiter
day-go-on-for = Weiter: { $game }
day-open = Noch nicht gespielt
day-playing = Angefangen
day-done = Gespielt
day-yours = Du
day-par = Experte
day-par-about = Das Ergebnis des Experten mit deinen Karten, auf deinem Platz, gegen dieselben Bots
day-par-thinking = Der Experte spielt die Runde …
day-par-none = Hier gibt es keinen Experten zum Vergleichen.
day-against =
    { $difference ->
        [0] Genauso viele wie der Experte.
        [one] Ein Chip mehr als der Experte.
       *[other] { $difference } Chips mehr als der Experte.
    }
day-below =
    { $difference ->
        [one] Ein Chip weniger als der Experte.
       *[other] { $difference } Chips weniger als der Experte.
    }
day-others =
    { $players ->
        [0] Sonst hat sie hier noch niemand gespielt.
        [one] Außer dir hat sie hier eine Person gespielt.
       *[other] Außer dir haben sie hier { $players } Leute gespielt.
    }
day-spread = Die Ergebnisse der anderen
day-spread-row =
    { $players ->
        [one] { $counters }: eine Person
       *[other] { $counters }: { $players } Leute
    }
day-you-here = du
day-look = Runde ansehen
day-share = Zeile zum Teilen kopieren
day-shared = Kopiert. Die Karten verrät sie nicht.
day-kept-as-file = Als Datei gespeichert.
day-line-par = Spadille, Runde des Tages { $day }, { $game }: { $counters }, der Experte { $par }
day-line = Spadille, Runde des Tages { $day }, { $game }: { $counters }
day-streak =
    { $days ->
        [0] Spiel heute, dann beginnt eine Serie.
        [one] 1 Tag in Folge
       *[other] { $days } Tage in Folge
    }
day-streak-free = Einen Tag in der Woche darfst du auslassen, ohne dass die Serie reißt.
day-streak-waits = Die Runde von heute ist noch zu spielen.
day-yesterday = Gestern, { $day }
day-yesterday-about = Jetzt können alle die Karten und das Geheimnis sehen. „spadille verify“ prüft, ob das Geheimnis feststand, bevor das Jahr begann.
day-proof = Beweis, dass die Karten im Voraus feststanden
day-secret = Geheimnis
day-head = Vor dem Jahr festgelegt
day-copy-secret = Zum Prüfen kopieren
day-copied = Kopiert.
day-again-tomorrow = Die nächste Runde kommt um { $time }.
refusal-day-unfinished = Du hast die Runde von heute noch nicht zu Ende gespielt.
