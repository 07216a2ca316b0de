### A challenge for a whole table: the same cards for everybody.

challenge-title = Dieselben Karten
challenge-about = { $places } Leute spielen dieselben Karten, alle gegen Bots und jeder auf einem anderen Platz. Die Ergebnisse werden gezeigt, wenn alle gespielt haben.
challenge-rules = { $game }, { $rules }
challenge-bots = Bots auf den anderen Plätzen: { $bot }.
challenge-dealt = Der Server hat gegeben; niemand von euch hat die Karten gesehen.
challenge-chosen = { $who ->
    [me] Du hast die Karten ausgesucht und kennst sie vielleicht.
   *[other] { $name } hat die Karten ausgesucht und kennt sie vielleicht.
}
challenge-players = Wer spielt
challenge-player = Spieler
challenge-hand = Blatt
challenge-waits = Frei
challenge-playing = Spielt gerade
challenge-played = Hat gespielt
challenge-play = An den Tisch
challenge-go-on = Weiterspielen
challenge-full = Alle Plätze sind vergeben.
challenge-own-done = Du hast gespielt. Die Ergebnisse stehen hier, wenn alle gespielt haben.
challenge-link = Link für die anderen kopieren
challenge-kept = Als Datei gespeichert.
challenge-look-again = Aktualisieren
challenge-outcome = Ergebnisse
challenge-brought = Chips
challenge-house = Bots
challenge-better = Unterschied
challenge-house-about = Bei den Bots steht, was mit demselben Blatt herauskam, als nur Bots spielten. Das gleicht bessere und schlechtere Plätze aus.
challenge-house-thinking = Die Bots spielen die Runde …
challenge-house-none = Das Ergebnis der Bots ist gerade nicht zu haben.
challenge-best =
    { $many ->
        [one] Das beste Ergebnis: { $names }.
       *[other] Gleichauf an der Spitze: { $names }.
    }
challenge-deal-of = Runde ansehen, gespielt von: { $name }

## One hand, and a result to beat

challenge-hand-who = { $name } fordert dich heraus
challenge-hand-about = { $game }, eine Runde, ungefähr drei Minuten
# $who is the reader or the challenger
challenge-hand-made = { $who ->
    [me] Du kamst mit diesem Blatt auf { $sum }.
   *[other] { $name } kam mit diesem Blatt auf { $sum }. Und du?
}
challenge-hand-first = { $who ->
    [me] Ein neues Blatt. Spiel es zuerst, dann schick es weiter.
   *[other] { $name } spielt gerade dieses Blatt. Und du?
}
challenge-hand-hidden = { $bots ->
    [one] Ein Bot
   *[other] { $bots } Bots
} mit verdeckten Karten. Du hast { $cards } Karten:
challenge-hand-cards = Dein Blatt: { $cards }
challenge-hand-play = Dieses Blatt spielen
challenge-hand-as = Du spielst als { $name }.
challenge-hand-rename = Namen ändern
challenge-hand-same = Dieselben Karten auf demselben Platz.
challenge-hand-rules = So spielt man { $game }
challenge-hand-send = Verschicke den Link. Wer ihn öffnet, bekommt dieses Blatt und sieht keine andere Karte. Dein Ergebnis ist das, was es zu schlagen gilt.
challenge-hand-link = Link kopieren
challenge-hand-waits = Du hast gespielt. { $name } ist mit diesem Blatt noch nicht fertig.
challenge-copied-link = Kopiert. Jetzt verschicken.
challenge-rivals = Freunde, die gespielt haben
challenge-lead = { $who ->
    [me] Du führst mit { $chips } Vorsprung.
   *[other] { $name } führt mit { $chips } Vorsprung.
}
challenge-level = Es steht unentschieden.
challenge-parted-trick = Stich { $trick }: Hier habt ihr verschieden gespielt
challenge-parted-bidding = Beim Bieten: Hier habt ihr verschieden gespielt
challenge-parted = Hier habt ihr verschieden gespielt
challenge-alike = Ihr habt jede Karte gleich gespielt.
challenge-back = Revanche gegen { $name }
challenge-back-about = Ein neues Blatt wird gegeben. Du spielst es zuerst, dann verschickst du den Link.
challenge-tricks = { $who ->
    [me] Deine Runde, Stich für Stich
   *[other] Die Runde von { $name }, Stich für Stich
}
# the two large lines of the preview of a link, and what stands around them
challenge-preview-made = { $name } kam auf { $sum }
challenge-preview-who = { $name } fordert dich heraus
challenge-preview-asked = mit diesem Blatt. Und du?
challenge-preview-about = Dieselben Karten, derselbe Platz, ungefähr drei Minuten.
challenge-preview-corner = { $game }, eine Runde
challenge-preview-picture = Das Blatt, mit dem { $name } dich herausfordert.
challenge-preview = { $game }, eine Runde. Dieselben Karten, derselbe Platz: { $hand }

## Making one for a whole table

challenge-make = Den Tisch herausfordern
challenge-make-about = dieselben Karten für alle
challenge-make-title = Dieselben Karten für den ganzen Tisch
challenge-make-text = Alle spielen sie allein gegen Bots, jeder auf einem anderen Platz. Die Ergebnisse werden gezeigt, wenn alle gespielt haben.
challenge-make-cards = Karten
challenge-make-new = Neue
challenge-make-these = Diese
challenge-make-these-about = Wer diese Runde gesehen hat, kennt sie.
challenge-make-players = Wie viele spielen, mit dir
challenge-make-go = Herausforderung anlegen
challenge-alone = Eine Herausforderung für einen ganzen Tisch braucht einen Server. Einzelne Freunde kannst du trotzdem herausfordern, mit einem Link.

refusal-no-such-challenge = Diese Herausforderung gibt es nicht oder nicht mehr.
refusal-challenge-full = Alle Plätze dieser Herausforderung sind vergeben.
refusal-challenge-unfinished = Es haben noch nicht alle gespielt.
