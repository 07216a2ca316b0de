### What the server itself says: to those who run it, and when it refuses a request.

server-at = Spadille läuft unter { $address }
server-stop = Mit Strg+C hältst du es an; jeder Tisch ist in { $file } gespeichert
server-stopped = Angehalten. Alle Tische sind gespeichert.
server-not-built = Der Tisch ist noch nicht gebaut. Ruf im Ordner von Spadille „make build“ auf und lade diese Seite neu.
server-no-days = { $file } ist keine Datei mit Geheimnissen für die Runde des Tages; „spadille day commit“ legt eine an.
server-no-site = In { $folder } liegt kein Tisch ohne Server; „make site“ schreibt einen.
server-no-deals = { $line ->
    [0] { $file } ist keine lesbare Datei mit Runden.
   *[other] { $file } ist keine Datei mit Runden: Zeile { $line } ({ $code }).
}
server-port-in-use = { $address } wird schon von etwas anderem benutzt. Halt das an, oder nimm einen anderen Port: spadille serve --port 8766
server-port-nowhere = Unter { $address } kann der Server nicht lauschen. Nimm mit --host und --port eine andere Adresse.

## The file of tables

server-file-in-use = Ein anderer Server spielt gerade aus { $file }. Halt ihn an, oder nenn mit --data eine andere Datei.
server-file-missing = Die Datei { $file } gibt es nicht. Nenn mit --data die, in der die Tische liegen.
server-file-cannot-open = { $file } lässt sich nicht öffnen und beschreiben. Nenn mit --data eine andere Datei.
server-file-no-room = Der Datenträger ist voll: Für { $file } ist kein Platz. Mach Platz und starte neu.
server-file-damaged = { $file } ist beschädigt; geändert wurde nichts. Spiel eine Sicherung zurück, oder nenn mit --data eine andere Datei.
server-file-not-ours = { $file } gehört einem anderen Programm; geändert wurde nichts. Nenn mit --data eine andere Datei.
server-file-older = { $file } wurde von einem älteren Spadille geschrieben und lässt sich hier nicht lesen; geändert wurde nichts. Nenn mit --data eine andere Datei.
server-file-outdated = { $file } wurde von einem älteren Spadille geschrieben. Starte einmal den Server damit; dann lässt sie sich hier lesen.
server-file-newer = { $file } wurde von einem neueren Spadille geschrieben. Benutze die neuere Version, oder nenn mit --data eine andere Datei.

## Refusals of the server's own, by their code

refusal-already-answered = Das hast du schon beantwortet.
refusal-already-ready = Du hast schon gesagt, dass du bereit bist.
refusal-already-seated = Du sitzt schon an diesem Tisch.
refusal-already-shared = Für diese Runde hast du schon abgehoben.
refusal-already-shown = Zuschauer sehen schon alle Blätter.
refusal-claims-closed = Das lässt sich bei dieser Ansage nicht beanspruchen.
refusal-deal-unfinished = Diese Runde ist noch nicht zu Ende.
refusal-no-question = Es gibt keine Frage mehr zu beantworten.
refusal-no-such-code = Dieser Code gilt nicht. Vielleicht hat ihn ein neuerer ersetzt.
refusal-no-such-device = Dieses Gerät ist schon abgemeldet.
refusal-hints-off = An diesem Tisch gibt es keine Tipps.
refusal-not-alone = Dieselben Karten noch einmal spielen kannst du nur, wenn du allein mit Bots am Tisch sitzt.
refusal-not-away = Du bist schon da.
refusal-not-certain = Noch können nicht alle sehen, dass du den Rest machst. Spiel weiter.
refusal-not-found = Hier ist nichts.
refusal-not-host = Das darf nur, wer den Tisch eröffnet hat.
refusal-not-confirmed = So heißt du hier nicht. Es wurde nichts gelöscht.
refusal-not-known = Setz dich erst an einen Tisch; vorher ist nichts über dich gespeichert.
refusal-not-stored = Das ließ sich nicht speichern und wurde deshalb nicht getan. Versuch es gleich noch einmal.
refusal-nothing-to-take-back = Seither waren neue Karten zu sehen. Zurücknehmen geht nicht mehr.
refusal-no-takebacks-here = Andere spielen dieselben Karten; deshalb lässt sich nichts zurücknehmen und kein Blatt zeigen.
refusal-unavailable = Die Tische sind gerade nicht zu erreichen. Versuch es gleich noch einmal.
refusal-phrases-closed = Solange es einen heimlichen Partner geben kann, wird nicht geredet.
refusal-question-open = Am Tisch läuft schon eine andere Frage. Warte die Antwort ab.
refusal-seat-free = Dieser Platz ist frei.
refusal-table-full = Alle Plätze sind besetzt.
refusal-too-few-seats = Hier sitzen mehr Menschen, als dort Plätze sind.
refusal-too-often = Nicht so schnell. Versuch es gleich noch einmal.
refusal-too-much-work = Für deine Adresse war viel zu rechnen. Versuch es in einer Minute noch einmal.
refusal-busy = Der Server hat gerade viel zu tun. Versuch es gleich noch einmal.
refusal-too-long = Diese Nachricht ist zu lang.
refusal-too-many-sockets = Von deiner Adresse sind zu viele Seiten offen. Schließ ein paar davon.
refusal-too-many-tables = Von deiner Adresse wurden viele Tische eröffnet. Warte eine Weile.
refusal-internal-error = Hier ist etwas schiefgegangen. Versuch es gleich noch einmal.
refusal-unknown-bot = Diesen Bot gibt es hier nicht.
refusal-corrupted = Dieser Tisch ist nicht mehr lesbar.
refusal-wrong-origin = Das kam nicht von der Seite dieses Tisches.
