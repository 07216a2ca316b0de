### The front door: what this is, a hand to look at, and the ways in. The games in a few words, and whose they are.

## What this is

landing-title = Solo-Kartenspiele · Spadille
landing-claim = Du spielst allein.
landing-claim-then = Die anderen halten zusammen.
landing-lead = Solo ist eine Familie von Kartenspielen mit Bieten und Stichen: Versprich, was dein Blatt hergibt, und spiel es allein. Hältst du Wort, zahlen dir alle; sonst zahlst du an alle.

landing-origin = Das Kartenspiel aus Salt Lake City und Denver
landing-hand-question = Deine Antwort auf dieses Blatt
landing-bid = Bieten
landing-pass = Passen

## Coming back to a table

continue-welcome = { $known ->
    [yes] Willkommen zurück, { $name }
   *[no] Willkommen zurück
}
continue-title = Dein Tisch steht noch so da, wie du ihn verlassen hast.
# $what is the deal and what comes next: "deal 5 of 12, your lead"
continue-button = Weiter: { $what }
continue-deal-of = Runde { $deal } von { $deals }
continue-deal = Runde { $deal }
continue-waiting = Warten auf Mitspieler
continue-bid = dein Gebot
continue-lead = dein Ausspiel
continue-turn = du bist dran
continue-question = deine Antwort
continue-other = { $name } ist dran
continue-with = { $game } mit { $names }.
# no one else is at the table yet
continue-alone = { $game }.
continue-declarer = Du bist Ansager.
continue-score = { $how ->
    [ahead] Du liegst mit { $chips ->
        [one] einem Chip
       *[other] { $chips } Chips
    } vorn.
   *[behind] Du liegst { $chips ->
        [one] einen Chip
       *[other] { $chips } Chips
    } zurück.
}
continue-others = { $count ->
    [one] Ein weiterer Tisch wartet
   *[other] { $count } weitere Tische warten
}
continue-new = Neue Partie beginnen
continue-streak = { $days ->
    [one] 1 Tag in Folge
   *[other] { $days } Tage in Folge
}
continue-today = Heute
continue-day = Runde des Tages spielen
continue-day-look = Runde des Tages ansehen
continue-results = Letzte Ergebnisse
continue-results-all = Alle Partien
continue-result = { $game }, mit { $names }
continue-place = { $place ->
    [1] 1.
    [2] 2.
    [3] 3.
   *[other] { $place }.
}

## Playing at once

landing-play = Jetzt spielen
landing-kept = Du nimmst Platz, sobald der Tisch bereit ist.
# $level is how strong the bots are; $count says their number in a word
landing-bots = { $bots ->
    [0] nur Menschen
    [one] ein { $level ->
        [novice] Anfänger-Bot
        [club] Klubspieler-Bot
        [fast] Routinier-Bot
        [expert] Experten-Bot
       *[other] Bot
    }
   *[other] { $count } { $level ->
        [novice] Anfänger-Bots
        [club] Klubspieler-Bots
        [fast] Routinier-Bots
        [expert] Experten-Bots
       *[other] Bots
    }
}
landing-terms = { $game }, { $bots }
landing-rules-published = Veröffentlichte Regeln
landing-rules-own = Eigene Regeln
landing-yours = Das sind deine Karten.
landing-hand = Das Blatt, das auf dich wartet
landing-hand-none = Es wird gegeben.
landing-hand-look = Ein Blatt zum Ansehen
landing-further = Mehr
landing-change = Ändern
refusal-hand-gone = Diese Karten sind weg. Hier ist ein anderes Blatt.

## The other ways in

landing-friends = Mit Freunden
landing-friends-about = Gib deinen Namen ein. Alle anderen Plätze bleiben frei, und du bekommst einen Link zum Verschicken.
landing-join = An den Tisch von Freunden
landing-learn = In drei Minuten lernen
landing-pad = Echtes Spiel anschreiben
landing-day = Runde des Tages
landing-puzzles = Aufgaben
landing-clubs = Klubs
landing-deal = Runde öffnen
landing-games = Das Spiel
landing-seats = { $least ->
    [0] { $most } Spieler
   *[other] { $least }–{ $most } Spieler
}
landing-about = Die Spiele und woher sie kommen

## The table, in a line

landing-setup = Dieser Tisch
landing-house = Einzelregeln
landing-house-none = wie veröffentlicht
landing-level = Bots
landing-level-mixed = gemischt
landing-hints-yes = an
landing-hints-no = aus
landing-all = Alle Einstellungen
landing-own = eigene

## What there is in a hand. $count is a number in words, $heads the highest cards of the suit

count-0 = kein
count-1 = ein
count-2 = zwei
count-3 = drei
count-4 = vier
count-5 = fünf
count-6 = sechs
count-7 = sieben
count-8 = acht
count-9 = neun
count-10 = zehn
count-11 = elf

hand-told = { $count } { $suit } mit { $heads }. Würdest du bieten?
hand-told-strange = { $count } { $suit } mit { $heads }, die hier den König schlägt. Würdest du bieten?
hand-told-bare = { $count } { $suit }, aber nichts Hohes dabei. Würdest du bieten?
hand-told-flat = { $aces ->
    [0] Keine lange Farbe und kein Ass. Würdest du bieten?
    [one] Keine lange Farbe, aber ein Ass. Würdest du bieten?
    [2] Keine lange Farbe, aber zwei Asse. Würdest du bieten?
    [3] Keine lange Farbe, aber drei Asse. Würdest du bieten?
   *[other] Keine lange Farbe, aber vier Asse. Würdest du bieten?
}
hand-told-matadors = { $held }, höher als jeder andere Trumpf, und { $count } { $suit }. Würdest du bieten?

## The games

landing-game-six-bid = Sechs Ansagen, von gut der Hälfte der Augen bis zu allen. Am leichtesten zu lernen: Fang hier an.
landing-game-progressive = Jede Farbe hat ihren Preis, und wer dein Gebot bezweifelt, sagt Kontra. Schnell und scharf.
landing-game-german-solo = Ruf ein Ass: Wer es hat, ist dein Partner, darf es aber nicht sagen. Das tiefste Spiel und das schwerste.
landing-game-frog = Frog, Chico, Grand: drei Ansagen und nicht mehr. In der niedrigsten nimmst du den Talon auf und drückst drei Karten.
landing-game-slough = Frog mit zwei Soli darüber, aus einem amerikanischen Buch von 1922. Bis zu sieben am Tisch.
landing-game-sluff = Ein Familienspiel aus Utah, eng verwandt mit Frog. Zu viert setzt der Geber aus.
landing-game-tapp = Ein altes Spiel aus Württemberg, vielleicht das, aus dem Frog wurde. Wer sich traut, verspricht alle Stiche.
landing-game-tarok = Ein altes Spiel aus Bayern. Herz kostet mehr, und wer zuerst geboten hat, darf halten.
