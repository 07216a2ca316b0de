### Deals by themselves: the page of a deal, opening one, taking it along, playing it.

## Who sits where, when nobody is known

deal-hand-1 = Vorhand
deal-hand-2 = Zweite Hand
deal-hand-3 = Dritte Hand
deal-hand-4 = Vierte Hand
deal-hand-5 = Fünfte Hand
deal-hand-6 = Sechste Hand
deal-hand-dealer = Geber
deal-hand-out = Platz { $seat }

## Opening one

deal-open-title = Runde öffnen
deal-open-about = Füge den Code, den Link oder das Protokoll einer Runde ein. Leerzeichen und Zeilenumbrüche spielen keine Rolle.
deal-open-field = Code, Link oder Protokoll
deal-open-go = Öffnen
deal-open-missing = Füge zuerst einen Code, einen Link oder ein Protokoll ein.

## The page

deal-title = Eine Runde
deal-where = { $game }, { $preset }. Eine Runde aus einem Link
deal-seen-from = Blickwinkel
deal-all-hands = alle
deal-tabs = Die Runde und das Teilen
deal-tab-tricks = Stiche
deal-tab-bidding = Bieten
deal-tab-share = Teilen
deal-steps = Schritte der Runde
deal-first = Zum Anfang
deal-back = Einen Schritt zurück
deal-on = Einen Schritt weiter
deal-last = Zum Ende
deal-rail = Schritt
deal-rail-value = Schritt { $step } von { $steps }. { $told }
deal-begins = Die Karten sind gegeben.
deal-next-auction = Mit dem Bieten dran: { $name }.
deal-next-play = Am Zug: { $name }.
deal-next-other = Mit dem Wählen dran: { $name }.
deal-unfinished = Weiter wurde die Runde nicht gespielt.
deal-hand-label = { $name }, { $count ->
    [0] keine Karten mehr
    [one] eine Karte
   *[other] { $count } Karten
}
deal-hand-gone = Gespielt: { $cards }
# at the foot of a card of a review
deal-mark-done = gespielt
deal-mark-better = besser
deal-hidden = { $count ->
    [one] Eine verdeckte Karte
   *[other] { $count } verdeckte Karten
}
deal-widow = Der Talon
deal-laid-away = Gedrückt
deal-for = { $who ->
    [me] für dich
   *[other] für { $name }
}
deal-result = Ergebnis
deal-no-tricks = Noch ist keine Karte gespielt.
deal-match-before = Runde { $deal }
deal-match-after = Runde { $deal }
deal-match-results = Alle Runden
deal-match-ways = Andere Runden der Partie
deal-review = Rückblick

## Why a card was played

# $who is the reader or another player
deal-why = { $who ->
    [me] Warum hast du { $card } gespielt?
   *[other] Warum hat { $name } { $card } gespielt?
}
deal-why-same = Der Experte würde es auch so spielen.
deal-why-other = Der Experte würde { $best } spielen.
# $name is another player than the reader; a reason that speaks to “you” follows
deal-why-seat = Vom Platz von { $name } aus; „du“ ist { $name }:

## Taking it along

deal-code = Der Code der Runde
deal-no-code = Diese Regeln haben keine Nummer, also hat die Runde keinen Code.
deal-copy-link = Link kopieren
deal-copy-link-about = öffnet bei diesem Schritt
deal-copy-code = Code kopieren
deal-copy-diagram = Als Text kopieren
deal-copy-record = Protokoll kopieren
deal-copy-cards = Freunde herausfordern
deal-copy-cards-about = nur die Karten
deal-copied = Kopiert.
deal-kept = Als Datei gespeichert.

## Playing it

deal-play = Spielen
deal-play-from = Von hier an weiterspielen
deal-play-title = Diese Karten spielen
deal-play-about = Auf einem Platz sitzt du, auf den anderen sitzen Bots. Die ursprüngliche Runde bleibt, wie sie ist.
deal-play-seat = Dein Platz
deal-play-begin = Beginn
deal-play-begin-0 = Beim Bieten
deal-play-begin-here = Bei diesem Schritt
deal-play-go = An den Tisch

## Side by side

deal-beside = Nebeneinander
deal-beside-waits = Diese Karten wurden schon gespielt. Das Ergebnis siehst du, wenn du sie auch gespielt hast.
deal-beside-yours = Du
deal-beside-one = Spiel { $number }
deal-beside-copy = Beide als Link kopieren

## What would you do?

deal-quiz = Was würdest du tun?
deal-quiz-off = Nur zeigen
deal-quiz-asked = Am Zug: { $name }. Was würdest du tun?
deal-quiz-wait = Zuerst dran: { $name }.
deal-quiz-same = { $said }: genau wie am Tisch.
deal-quiz-other = Du: { $mine }. Am Tisch: { $theirs }.

## Refused

refusal-deal-of-today = Das ist die Runde von heute. Du kannst sie öffnen, wenn du sie gespielt hast.
refusal-no-such-seat = Auf diesem Platz spielt niemand.
refusal-no-such-deal = Diese Runde gibt es nicht.

## Seen from outside

deal-preview-title = { $game }: Was bietest du?
deal-preview-picture = Die Karten der Vorhand und die Frage, was du bietest.
deal-preview = Du bist Vorhand mit { $hand }. Biete, spiel und sieh, wie es gelaufen ist.

## Where it is shown elsewhere

deal-picture-who = Du bist Vorhand.
deal-picture-asked = Was bietest du?
deal-picture-foot = Biete, spiel und sieh, wie es gelaufen ist
deal-embed-open = Schritt für Schritt durchgehen oder selbst spielen
deal-embed-marks = ▸ hat ausgespielt; unterstrichen: hat den Stich gemacht.
deal-embed-none = Diese Runde lässt sich gerade nicht zeigen.
deal-save-picture = Als Bild speichern
deal-save-picture-about = nur das Blatt
deal-copy-embed = Für eine Webseite kopieren

## Eine Runde vom echten Tisch

entry-title = Runde eingeben
entry-about = Gib eine Runde ein, die du mit echten Karten gespielt hast: sie wird geprüft, und du kannst sie auswerten lassen. Die Karten allein genügen, um sie noch einmal zu spielen.
entry-link = Eine Runde eingeben, die du mit echten Karten gespielt hast
entry-game = Spiel
entry-rules = Regeln
entry-seats = Spieler am Tisch
entry-dealer = Wer gegeben hat
entry-player = Spieler { $number }
entry-cards = Die Karten
entry-cards-about = Tippe oder schreib { $count } Karten für jede Hand, etwa AS 10H QD. Was übrig bleibt, ist der Talon.
entry-count = { $held } von { $count } Karten
entry-pack = Karten für { $name }
entry-no-card = Keine Karte heißt { $words }.
entry-foreign = Nicht in diesem Blatt: { $cards }.
entry-twice = In zwei Händen: { $cards }.
entry-widow = Der Talon: { $cards }
entry-lay = Diese Karten auslegen
entry-actions = Gebote und Karten
entry-turn = { $name } ist dran:
entry-away = Gedrückte Karten: schreib { $count }
entry-away-go = Drücken
entry-over = Die Runde ist zu Ende.
entry-back = Das Letzte zurücknehmen
entry-review = Auswertung
entry-open = Runde zeigen
entry-cards-only = Den Rest musst du nicht eingeben: die Runde lässt sich so zeigen, spielen und verschicken.
