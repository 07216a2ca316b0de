### For those who run a server: settings, the database, copies of everything.

## Settings. $where is the option, the variable or the file and key that says so.

setting-no-file = { $file } lässt sich nicht lesen. Darin sollten die Einstellungen stehen.
setting-no-toml = { $file } ist kein TOML: { $why }
setting-unknown = { $file }: Die Einstellung „{ $key }“ gibt es nicht. Es gibt: { $keys }.
setting-two-places = Die Tische liegen in einer Datei oder in einer Datenbank. Nenn eine davon, mit --data oder mit --database.
setting-bad-host = { $where }: „{ $value }“ ist keine Adresse.
setting-bad-port = { $where }: { $value } ist kein Port. Nenn eine Zahl von 0 bis 65535.
setting-bad-data = { $where }: „{ $value }“ bezeichnet keine Datei.
setting-bad-database = { $where } ist nicht die Adresse einer Datenbank, die hier verwendet werden kann. Schreib sie als postgresql://NAME:PASSWORT@HOST/DATENBANK oder sqlite:///DATEI.
setting-bad-public-address = { $where }: „{ $value }“ ist keine Adresse wie https://cards.example.
setting-bad-cluster-address = { $where }: „{ $value }“ ist keine Adresse mit Port, etwa 10.0.0.5:8766.
setting-bad-lease-timeout = { $where }: { $value } liegt außerhalb der Grenzen. Ein Server darf 1 bis 300 Sekunden schweigen.
setting-bad-proxies = { $where }: „{ $value }“ ist keine Liste von Adressen.
setting-bad-bot-delay = { $where }: { $value } liegt außerhalb der Grenzen. Ein Bot braucht zwischen 0 und 60 Sekunden für seinen Zug.
setting-bad-nonce-timeout = { $where }: { $value } liegt außerhalb der Grenzen. Eine Runde wartet zwischen 0 und 60 Sekunden auf das Abheben.
setting-bad-bot-workers = { $where }: { $value } liegt außerhalb der Grenzen. Es kann 0 bis 64 Prozesse für Bots geben.
setting-bad-max-connections-per-client = { $where }: { $value } liegt außerhalb der Grenzen. Eine Adresse darf 1 bis 1000000 Seiten offen haben.
setting-bad-tables-an-hour = { $where }: { $value } liegt außerhalb der Grenzen. Eine Adresse darf in einer Stunde 1 bis 1000000 Tische eröffnen.
setting-bad-delete-after-days = { $where }: { $value } liegt außerhalb der Grenzen. Verlassene Tische bleiben 1 bis 36500 Tage; mit 0 bleiben sie für immer.
setting-bad-deal-file = { $where }: „{ $value }“ bezeichnet keine Datei.
setting-bad-daily-deal-secrets = { $where }: „{ $value }“ bezeichnet keine Datei.
setting-bad-offline-engine = { $where }: „{ $value }“ bezeichnet keinen Ordner.
setting-bad-metrics = { $where }: „{ $value }“ ist weder true noch false.
setting-bad-log = { $where }: Ein Log der Form „{ $value }“ gibt es nicht. Es gibt: lines, json.
setting-bad-log-level = { $where }: „{ $value }“ ist keine Stufe. Es gibt: debug, info, warning, error.
setting-bad-language = { $where }: „{ $value }“ gibt es hier nicht. Es gibt: { $languages }.

## The database

server-database-cannot-open = { $file } ist nicht zu erreichen oder weist Spadille ab. Läuft die Datenbank, und stimmen Name und Passwort?
server-database-not-ours = In { $file } liegen die Tabellen eines anderen Programms; geändert wurde nichts. Nenn eine eigene Datenbank.
server-database-newer = { $file } wurde von einem neueren Spadille geschrieben. Benutze die neuere Version, oder nenn eine andere Datenbank.
server-database-older = { $file } wurde von einem älteren Spadille geschrieben und lässt sich hier nicht lesen; geändert wurde nichts. Nenn eine andere Datenbank.
server-database-outdated = { $file } wurde von einem älteren Spadille geschrieben. Starte einmal den Server damit; dann lässt sie sich hier lesen.
server-database-in-use = Ein Server spielt gerade aus { $file }. Halt ihn an, oder nenn eine andere Datenbank.
server-database-not-empty = In { $file } liegen schon Tische; geändert wurde nichts. Nenn eine leere Datenbank.
server-file-not-empty = In { $file } liegen schon Tische; geändert wurde nichts. Nenn mit --data eine andere Datei.

## Copies of everything

copy-bad-line = { $line ->
    [0] { $file } bricht vor dem Ende ab. Daraus wurde nichts übernommen.
   *[other] { $file } ist keine lesbare Kopie: Zeile { $line }. Daraus wurde nichts übernommen.
}
copy-older = { $file } wurde von einem älteren Spadille ausgegeben und lässt sich hier nicht lesen. Daraus wurde nichts übernommen.
copy-newer = { $file } wurde von einem neueren Spadille ausgegeben. Benutze die neuere Version. Daraus wurde nichts übernommen.
copy-file-there = { $file } gibt es schon; geändert wurde nichts. Nenn eine andere Datei.
copy-file-missing = { $file } gibt es nicht, oder der Ordner dafür fehlt.
copy-no-file = { $file } lässt sich nicht verwenden: { $why }

copy-damaged = { $tables ->
    [one] Ein Tisch in { $file } ist beschädigt.
   *[other] { $tables } Tische in { $file } sind beschädigt.
} Rette zuerst mit „spadille repair“, was heil ist.
copy-left-out = { $tables ->
    [one] Ein Tisch ist beschädigt und wurde weggelassen.
   *[other] { $tables } Tische sind beschädigt und wurden weggelassen.
}
copy-not-sound = { $file } wurde seit dem Schreiben verändert oder beschädigt. Daraus wurde nichts übernommen.
copy-no-text = Etwas in { $file } ist kein Text mehr. Rette zuerst mit „spadille repair“, was heil ist.

## What is damaged. $seq is the number of the event at the table.

server-damaged = { $tables ->
    [one] An diesem Tisch wird nicht weitergespielt, an allen anderen schon. „spadille audit“ sagt mehr.
   *[other] An diesen { $tables } Tischen wird nicht weitergespielt, an allen anderen schon. „spadille audit“ sagt mehr.
}
server-database-damaged = { $file } ist beschädigt; geändert wurde nichts.
server-database-missing = Die Datenbank { $file } gibt es nicht.
audit-no-place = „{ $place }“ ist weder eine Datei noch die Adresse einer Datenbank, die hier verwendet werden kann.
audit-sound = { $file } ist heil: { $tables ->
    [one] ein Tisch
   *[other] { $tables } Tische
}, { $events ->
    [one] ein Ereignis
   *[other] { $events } Ereignisse
}.
audit-damaged = { $file } ist beschädigt. „spadille repair“ rettet, was heil ist, in eine neue Datei.
audit-page = Die Datei selbst: { $why }
audit-list = In der Liste „{ $list }“ { $lines ->
    [one] ist eine Zeile
   *[other] sind { $lines } Zeilen
} beschädigt.
fault-changed = Tisch { $table }, Ereignis { $seq }: nicht so, wie es geschrieben wurde.
fault-missing = Tisch { $table }, Ereignis { $seq }: fehlt.
fault-cut-off = Tisch { $table }: Die letzten Ereignisse fehlen, ab Ereignis { $seq }.
fault-unread = Tisch { $table }: Ab Ereignis { $seq } lässt er sich nicht mehr lesen.
fault-no-table = Tisch { $table }: Es gibt Ereignisse davon, aber keinen solchen Tisch in der Liste.
fault-no-events = Tisch { $table }: Kein einziges Ereignis davon ist da.
fault-mislabelled = Tisch { $table }: In der Liste steht er anders, als er eröffnet wurde.
fault-unplayable = Tisch { $table }, Ereignis { $seq }: kann nach den Regeln nicht geschehen sein.
fault-stranger = Tisch { $table }, Ereignis { $seq }: In der Liste steht jemand, der damals nicht dazukam.
fault-no-player = Tisch { $table }, Ereignis { $seq }: Jemand, der damals dazukam, fehlt in der Liste.
repair-table = Tisch { $table }: { $events ->
    [0] Nichts davon war zu retten.
    [one] Das erste Ereignis wurde gerettet.
   *[other] Die ersten { $events } Ereignisse wurden gerettet.
}
repair-saved = In { $file } gerettet: { $tables ->
    [one] ein Tisch
   *[other] { $tables } Tische
}, { $events ->
    [one] ein Ereignis
   *[other] { $events } Ereignisse
}.

## Help

help-audit =
    spadille audit [ORT]: sagt, ob alles, was in einer Datei oder Datenbank liegt, noch so ist, wie es
    geschrieben wurde, und wenn nicht, was wo nicht stimmt: der Tisch und die Nummer des Ereignisses. Ein
    Server darf dabei weiterlaufen. Endet mit 0, wenn alles heil ist, mit 1, wenn etwas beschädigt ist,
    mit 2, wenn sich nichts lesen lässt.

    --data DATEI     die Datei, in der die Tische liegen
    --database URL   die Datenbank, in der sie stattdessen liegen
    --config DATEI   die Datei mit Einstellungen, die eine davon nennt
    --language CODE  die Sprache der Meldungen
help-repair =
    spadille repair ORT DATEI: rettet alles, was an einer beschädigten Datei oder Datenbank heil ist, in eine
    neue DATEI: jeden heilen Tisch, und von jedem anderen den Anfang, soweit er heil ist. Sagt, was
    weggelassen wurde. ORT bleibt, wie er ist. Endet mit 0, wenn nichts weggelassen wurde, mit 1, wenn
    etwas fehlt, mit 2, wenn nichts zu retten war.

    --language CODE  die Sprache der Meldungen

help-export =
    spadille export [DATEI]: schreibt alles Gespeicherte heraus, je eine Zeile JSON, in DATEI oder auf die
    Standardausgabe. Ein Server darf dabei weiterlaufen. Wer es hat, kann die Karten laufender Runden lesen.

    --data DATEI     die Datei, in der die Tische liegen
    --database URL   die Datenbank, in der sie stattdessen liegen
    --config DATEI   die Datei mit Einstellungen, die eine davon nennt
    --matches        nur die Partien, als Protokolle, ohne laufende Runden
    --language CODE  die Sprache dessen, was schiefgehen kann
help-import =
    spadille import DATEI: übernimmt, was export geschrieben hat, in eine Datenbank, in der noch nichts
    liegt: alles, oder, falls etwas nicht stimmt, nichts.

    --data DATEI     die Datei, in der die Tische liegen sollen
    --database URL   die Datenbank, in der sie stattdessen liegen sollen
    --config DATEI   die Datei mit Einstellungen, die eine davon nennt
    --language CODE  die Sprache dessen, was schiefgehen kann
