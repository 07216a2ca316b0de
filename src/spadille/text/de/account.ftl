### One's own: the tables one sits at, the open ones, what was played before, and the code that carries it along.

## On the start page

account-tables = Deine Tische
account-damaged = { $count ->
    [one] Einer deiner Tische ist beschädigt und lässt sich nicht mehr öffnen. Wer den Server betreibt, kann retten, was heil ist.
   *[other] { $count } deiner Tische sind beschädigt und lassen sich nicht mehr öffnen. Wer den Server betreibt, kann retten, was heil ist.
}
account-turn = Du bist dran
account-question = Eine Frage an dich
account-next = Bereit für die nächste Runde?
account-table-with = mit { $names }
account-by-turns = im eigenen Tempo
account-all = Deine Partien und Ergebnisse
open-title = Offene Tische
open-line = { $game }, { $preset }
open-waiting = noch nicht begonnen
open-deal = Runde { $deal }
open-free = { $count ->
    [one] { $count } freier Platz
   *[other] { $count } freie Plätze
}
open-bots = { $count ->
    [one] { $count } Bot zu ersetzen
   *[other] { $count } Bots zu ersetzen
}
open-watchers = { $count ->
    [one] { $count } Zuschauer
   *[other] { $count } Zuschauer
}
open-options = { $count ->
    [one] { $count } Regel geändert
   *[other] { $count } Regeln geändert
}
open-join = Mitspielen
open-look = Zuschauen
open-refresh = Aktualisieren
open-none = Gerade ist kein Tisch offen.
start-public = Wer mitspielen darf
start-public-no = wer den Link hat
start-public-yes = alle
start-public-about-no = Nur wer den Link hat, findet den Tisch.
start-public-about-yes = Der Tisch steht in der Liste der offenen Tische.
start-waits = Bedenkzeit
start-waits-brisk = kurz
start-waits-usual = normal
start-waits-patient = lang
start-waits-turns = im eigenen Tempo
start-invite = Freunde einladen
start-invite-about = Alle anderen Plätze bleiben frei, und du bekommst einen Link zum Verschicken.

## What was played before

account-play = Dein Spiel: wo du Chips verlierst, das Glück herausgerechnet
account-open-deal = Eine Runde öffnen: mit Code, Link oder Protokoll
history-title = Frühere Partien
history-none = Noch keine beendete Partie.
history-more = Frühere zeigen
history-when = wann
history-what = Partie
history-with = mit
history-place = Platz
history-chips = Chips
history-deals = { $count ->
    [one] { $count } Runde
   *[other] { $count } Runden
}
history-results = Runden
account-no-tables = Du sitzt an keinem Tisch.
account-missing = Das ließ sich nicht laden.

## The code

code-title = Auf einem anderen Gerät
code-about = Mit einem Wiederherstellungscode spielst du auf einem anderen Gerät unter deinem Namen weiter, mit deinen Plätzen und Ergebnissen. Wer ihn hat, kann unter deinem Namen spielen; behalt ihn also für dich.
code-make = Code erstellen
code-make-anew = Neuen Code erstellen
code-made = Am { $date } wurde ein Code erstellt. Er lässt sich nicht noch einmal anzeigen. Ein neuer Code ersetzt ihn und meldet deine anderen Geräte ab.
code-sure = Der alte Code gilt dann nicht mehr, und deine anderen Geräte werden abgemeldet. Einen neuen erstellen?
code-sure-devices = Deine anderen Geräte werden abgemeldet. Einen Code erstellen?
code-here = Dein Wiederherstellungscode
code-here-about = Schreib ihn auf: Er wird nur jetzt gezeigt.
code-copy = Code kopieren
code-enter-title = Hast du einen Code?
code-enter = Wiederherstellungscode
code-enter-about = Danach spielst du hier unter dem Namen, für den er erstellt wurde. Die Plätze, die dieser Browser selbst hatte, bleiben zurück.
code-go = Einlösen
code-missing = Gib den Code ein.
code-done = Willkommen zurück, { $name }.
code-unknown = Setz dich erst an einen Tisch; vorher gibt es nichts mitzunehmen.

## Devices

devices-title = Deine Geräte
devices-about = Wer eines davon in der Hand hat, kann unter deinem Namen spielen. Melde alle ab, die verloren, verliehen oder nicht mehr deine sind.
device-name = { $browser } auf { $system }
device-unknown = Unbekannter Browser
device-here = dieses hier
device-seen = hier seit { $came }, zuletzt gesehen am { $seen }
device-out = Abmelden
device-out-which = Abmelden: { $device }, { $seen }
device-out-here = Hier abmelden
device-out-sure = { $device } spielt danach nicht mehr unter deinem Namen. Tische, die dort offen sind, werden sofort geschlossen.
device-out-here-sure = Dieser Browser vergisst, wer du bist. Zurück kommst du nur mit einem Wiederherstellungscode oder auf einem anderen deiner Geräte.
device-out-done = Abgemeldet: { $device }.
device-out-here-done = Du bist hier abgemeldet.
devices-others = Alle anderen abmelden
devices-others-sure = Nur dieses Gerät spielt dann noch unter deinem Namen. Tische, die anderswo offen sind, werden sofort geschlossen.
devices-others-done = Alle anderen Geräte sind abgemeldet.
devices-keep = Abbrechen

## Being forgotten

erase-title = Deine Daten löschen
erase-about = Dein Name, deine Geräte und dein Code werden gelöscht. Du verlässt deine Tische, und was du gespielt hast, bleibt ohne deinen Namen stehen. Das lässt sich nicht zurücknehmen.
erase-about-alone = Dein Name wird gelöscht; was du gespielt hast, bleibt ohne deinen Namen stehen. Das lässt sich nicht zurücknehmen.
erase-open = Löschen …
erase-write = Gib zur Bestätigung deinen Namen ein: { $name }
erase-go = Endgültig löschen
erase-done = Deine Daten hier sind gelöscht.

## A table's results

results-title = Ergebnisse
results-match = Partie { $number }
results-being-played = läuft noch
results-standing = Stand
# a player who could not pay and was replaced
results-left = { $name }, nach Runde { $deal } gegangen
results-download = Protokolle herunterladen
evening-deal = Runde { $number }
evening-page = Als Webseite speichern
evening-json = Als JSON speichern
results-to-table = Zum Tisch

## The big screen

screen-watchers = { $count ->
    [one] Eine Person schaut zu
   *[other] { $count } Leute schauen zu
}
screen-join = Mitspielen: { $address }
