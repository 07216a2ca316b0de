## The score pad: an evening with real cards. Players are named; nobody is “you”

pad = Anschreibblock
pad-about = Für echte Karten: Tipp an, wer was gespielt hat, und der Block rechnet. Gespeichert wird auf diesem Gerät.
# on a button: what it is worth to one opponent
pad-price-per-point = { $value } pro Auge
pad-price-per-points = { $value } je { $per } Augen
pad-price-fixed = { $value }
pad-contract = { $contract }
# nobody counted: it is said to be made or lost. $shares says what passes between the declarer and the others
pad-said-won = Gewonnen: { $shares }.
pad-said-lost = Verloren: { $shares }.
pad-said-won-partner = Gewonnen: Die beiden bekommen je { $value }.
pad-said-lost-partner = Verloren: Die beiden zahlen je { $value }.

## The list of sheets

pad-none = Noch keine Listen.
pad-new = Neue Liste
pad-open-file = Datei öffnen
pad-hands = { $count ->
    [0] noch keine Runde
    [one] eine Runde
   *[other] { $count } Runden
}
pad-delete = Löschen
pad-delete-sure = „{ $title }“ löschen? Eine Kopie gibt es nicht.
pad-delete-yes = Liste löschen
pad-keep = Behalten
pad-kept = Auf diesem Gerät gespeichert. Nichts wird verschickt.
pad-not-kept = Dieser Browser speichert nichts: Sichere die Liste als Datei, bevor du sie schließt.
pad-no-room = In diesem Browser ist kein Platz mehr. Hier ist nichts verloren: Lösche alte Listen oder sichere sie als Dateien, und versuch es noch einmal.
pad-link-too-long = In diesem Link steckt mehr, als eine Liste fasst. Er wurde nicht geöffnet.
pad-other = Das ist eine andere Fassung von „{ $title }“, mit anderen Änderungen als deiner. Beide behalten?
pad-other-both = Beide behalten
pad-other-mine = Nur meine behalten
pad-bad-sheet = Diese Liste ist nicht lesbar.
pad-untitled = Ein Kartenabend

## A new sheet

pad-title = Name der Liste
pad-names = Wer mitspielt, in der Sitzordnung, im Uhrzeigersinn
pad-name-young = { $name } junior
pad-seat = Spieler { $seat }
pad-first-dealer = Wer gibt zuerst?
pad-money = Um Geld spielen
pad-money-counters = So viele Chips
pad-money-sum = sind wert
pad-money-currency = Währung
pad-money-example = { $count ->
    [one] Ein Chip ist { $sum } wert.
   *[other] { $counters } Chips sind { $sum } wert.
}
pad-money-bad = Gib einen Betrag ein, etwa 1 oder 0,50.
pad-start = Liste beginnen

## A hand

pad-hand = Runde { $number }
pad-hand-dealer = { $name } gibt
pad-hand-dealer-out = { $name } gibt und setzt aus
pad-who = Wer hat gespielt?
pad-what = Was?
pad-passed = alle gepasst
pad-trump = Trumpf
pad-partner = Mit wem?
pad-doubled = Kontra von
pad-doubled-again = noch einmal tippen: Re
pad-doubled-ask = Kontra von { $name }?
pad-doubled-by = { $name }: Kontra
pad-redoubled = { $name }: Kontra und Re
pad-made = Gewonnen oder verloren?
pad-made-yes = gewonnen
pad-made-no = verloren
pad-bonus = Prämie
pad-bonus-none = keine
pad-bonus-first = { bonus-first }
pad-bonus-last = { bonus-last }
pad-bonus-missed = { bonus-missed }
pad-mackers = Mackers
pad-mackers-none = keine
pad-points = Augen
pad-points-theirs = { $name }
pad-points-others = die anderen
pad-digit-all = alle { $count }
pad-digit-back = Letzte Ziffer löschen
pad-enter = Runde { $number } eintragen
pad-enter-correction = Runde { $number } korrigieren
pad-together = zusammen
pad-preview = Was alle bekommen
pad-wanted-declarer = Wer hat gespielt?
pad-wanted-contract = Was wurde gespielt?
pad-wanted-partner = Mit wem?
pad-wanted-trump = Welcher Trumpf?
pad-wanted-points = Wie viele Augen?
pad-wanted-made = Gewonnen oder verloren?
pad-rule = die Regel

## The sheet

pad-played = gespielt
pad-corrected = korrigiert
pad-struck = gestrichen
pad-doubled-note = Kontra
pad-impossible = lässt sich nicht mehr abrechnen: bitte korrigieren
pad-legend-dealer = Geber
pad-legend-made = gewonnen
pad-legend-lost = verloren
pad-sum = Probe: Spieler { $players }, Töpfe { $pots }, zusammen { $sum }
pad-sum-plain = Probe: Plus und Minus ergeben { $sum }
pad-sum-bank = Probe: Spieler { $players }, Bank { $bank }, zusammen { $sum }
pad-sum-zero = null
pad-next = Runde { $number }, { $name } gibt
pad-settle = Beenden und abrechnen
pad-undo = Zurücknehmen: { $what }
pad-undone = Zurückgenommen.
pad-undo-button = Zurücknehmen
pad-said-hand = Runde { $number }: { $what }
pad-said-outcome = { $who }, { $what }, { $outcome }
pad-strike = Streichen
pad-curve = Verlauf
pad-curve-about = Chips nach jeder Runde
pad-back = Zurück zur Liste
pad-all-sheets = Alle Listen
pad-print = Drucken
pad-card = Regeln auf einer Seite drucken
pad-enter-deal = Karten einer Runde eingeben
pad-file-csv = Tabelle (CSV)
pad-file-json = Datei (JSON)
pad-file-records = Rundenprotokolle
pad-share = Auf anderem Handy öffnen
pad-share-about = In diesem Code steckt die ganze Liste. Halt die Kamera des anderen Handys darauf; Netz braucht es nur, um die Seite zu öffnen.
pad-share-big = Die Liste ist zu lang für einen Code. Verschicke stattdessen den Link.
pad-share-copy = Link kopieren
pad-share-copied = Der Link ist kopiert.
pad-share-qr = QR-Code mit dem Link zu dieser Liste
pad-come = Wer kommt und geht
pad-people = Wer am Tisch sitzt
pad-people-at = Am Tisch
pad-people-away = Nicht da
pad-people-new = Neu am Tisch
pad-people-about = Wer geht, behält den Stand und bekommt beim Wiederkommen dieselbe Spalte. Wer neu dazukommt, ist beim Geben zuletzt dran und beginnt bei { $start }.
pad-people-other = Plätze, Namen oder Geber ändern
pad-people-who = Wer?
pad-people-with = Mit wem?
pad-come-name = Name
pad-join = Setzt sich
pad-leaves = Geht
pad-leaves-name = { $name } geht
pad-is-back = Ist wieder da
pad-is-back-name = { $name } ist wieder da
pad-replace = Gibt den Platz an diese Person ab
pad-rename = Name ändern in
pad-swap = Plätze tauschen
pad-deals = Gibt als Nächstes
pad-change-join = { $name } setzt sich.
pad-change-back = { $name } ist wieder da.
pad-change-leave = { $name } verlässt den Tisch.
pad-change-replace = { $new } übernimmt den Platz von { $name }.
pad-change-named = Neu am Tisch: { $name }.
pad-change-bought = { $name } hat neue Chips.
pad-change-same = { $name } bleibt.
pad-change-swap = { $name } und { $new } tauschen die Plätze.
pad-change-rename = Der Name ist jetzt { $name }.
pad-change-dealer = { $name } gibt als Nächstes.
pad-change-hand = Runde { $number }
pad-change-correct = Korrektur von Runde { $number }
pad-change-strike = Streichen von Runde { $number }
pad-change-on = Es geht weiter.
pad-newcomer = neu am Tisch
pad-bankrupt = Zahlungsunfähig, es reicht nicht für alles: { $names }.
pad-freeride = Ohne Chips weiter dabei, auf Freifahrt: { $names }.
pad-on = Trotzdem weiterspielen

## The end

pad-end-by = { $name } gewinnt mit { $count } Vorsprung
pad-end-tie = Gleichstand
pad-end-pays = Wer wem zahlt
pad-end-count = { $count ->
    [0] Niemand schuldet etwas.
    [one] Eine Zahlung.
   *[other] { $count } Zahlungen, so wenige wie möglich.
}
pad-end-money = { $counters ->
    [one] Ein Chip ist
   *[other] { $counters } Chips sind
} { $sum } wert.
pad-end-transfer = { $payer } zahlt an { $payee }: { $count }
pad-end-shared = Der Rest in den Töpfen, { $left }, wird geteilt.
pad-end-bank = Was die Bank hat, { $held }, wird unter allen geteilt.
pad-end-won = Zusammen gewonnen: { $won }. Zusammen verloren: { $won }.
pad-end-more = Noch eine Runde
pad-ended = Die Partie ist zu Ende.

## The columns of the table for a spreadsheet

pad-csv-hand = Runde
pad-csv-dealer = Geber
pad-csv-declarer = Ansager
pad-csv-contract = Ansage
pad-csv-trump = Trumpf
pad-csv-points = Augen
pad-csv-tricks = Stiche
pad-csv-outcome = Ausgang
pad-csv-sum = Gewinn oder Verlust

## Refusals

refusal-sheet-over = Die Partie ist zu Ende. Spielt trotzdem weiter, oder korrigiert eine Runde.
refusal-unknown-hand = Diese Runde gibt es auf der Liste nicht.
refusal-bad-name = Alle brauchen einen sichtbaren Namen mit höchstens 24 Buchstaben.
refusal-same-name = { $taken } steht schon auf der Liste. Häng einen Buchstaben an, damit man die beiden unterscheiden kann.
refusal-unknown-player = Diesen Namen gibt es auf der Liste nicht.
refusal-nothing-to-undo = Es gibt nichts mehr zurückzunehmen.
refusal-sheet-not-over = Die Partie ist noch nicht zu Ende.
refusal-sheet-full = Die Liste ist voll: Sie fasst { $most } Zeilen. Rechnet ab und beginnt eine neue.
refusal-evening-full = Ein Spielabend fasst höchstens { $most } Listen.
refusal-season-full = Die Saison ist voll: Sie fasst { $evenings } Spielabende und zusammen { $lines } Zeilen für Spieler und Listen. Entferne alte Spielabende.
refusal-evening-overlaps = Eine Liste dieses Spielabends zählt schon in „{ $title }“. Entferne zuerst den anderen Spielabend.
pad-clubs = Klubs mit Link
