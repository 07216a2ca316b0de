### For those who run a server: settings, the database, copies of everything.

## Settings. $where is the option, the variable or the file and key that says so.

setting-no-file = { $file } cannot be read. It was to hold the settings.
setting-no-toml = { $file } is not TOML: { $why }
setting-unknown = { $file }: there is no setting “{ $key }”. There are: { $keys }.
setting-two-places = Tables are kept in a file or in a database. Name one of them, with --data or with --database.
setting-bad-host = { $where }: “{ $value }” is not an address.
setting-bad-port = { $where }: { $value } is not a port. Name a number from 0 to 65535.
setting-bad-data = { $where }: “{ $value }” names no file.
setting-bad-database = { $where } is not the address of a database that can be used here. Write it as postgresql://NAME:PASSWORD@HOST/DATABASE or sqlite:///FILE.
setting-bad-public-address = { $where }: “{ $value }” is not an address such as https://cards.example.
setting-bad-cluster-address = { $where }: “{ $value }” is not an address with a port, such as 10.0.0.5:8766.
setting-bad-lease-timeout = { $where }: { $value } is out of range. A server may be silent for 1 to 300 seconds.
setting-bad-proxies = { $where }: “{ $value }” is not a list of addresses.
setting-bad-bot-delay = { $where }: { $value } is out of range. A bot takes between 0 and 60 seconds for its turn.
setting-bad-nonce-timeout = { $where }: { $value } is out of range. A deal waits between 0 and 60 seconds for the cuts.
setting-bad-bot-workers = { $where }: { $value } is out of range. There may be 0 to 64 bot processes.
setting-bad-max-connections-per-client = { $where }: { $value } is out of range. One address may have 1 to 1000000 pages open.
setting-bad-tables-an-hour = { $where }: { $value } is out of range. One address may open 1 to 1000000 tables in an hour.
setting-bad-delete-after-days = { $where }: { $value } is out of range. Abandoned tables are kept 1 to 36500 days; 0 keeps them for ever.
setting-bad-deal-file = { $where }: “{ $value }” names no file.
setting-bad-daily-deal-secrets = { $where }: “{ $value }” names no file.
setting-bad-offline-engine = { $where }: “{ $value }” names no folder.
setting-bad-metrics = { $where }: “{ $value }” is neither true nor false.
setting-bad-log = { $where }: “{ $value }” is not a form of log. There is: lines, json.
setting-bad-log-level = { $where }: “{ $value }” is not a level. There is: debug, info, warning, error.
setting-bad-language = { $where }: “{ $value }” is not available here. There is: { $languages }.

## The database

server-database-cannot-open = { $file } cannot be reached, or refuses Spadille. Is it running, and are name and password right?
server-database-not-ours = { $file } holds another program’s tables and was left as it is. Name a database of its own.
server-database-newer = { $file } was written by a newer Spadille. Use that one, or name another database.
server-database-older = { $file } was written by an older Spadille, which this one cannot read, and was left as it is. Name another database.
server-database-outdated = { $file } was written by an older Spadille. Start the server on it once; then it can be read here.
server-database-in-use = A server is playing from { $file }. Stop it, or name another database.
server-database-not-empty = { $file } holds tables already and was left as it is. Name an empty database.
server-file-not-empty = { $file } holds tables already and was left as it is. Name another file with --data.

## Copies of everything

copy-bad-line = { $line ->
    [0] { $file } breaks off before its end. Nothing was taken from it.
   *[other] { $file } is not a readable copy: line { $line }. Nothing was taken from it.
}
copy-older = { $file } was exported by an older Spadille, and this one cannot read it. Nothing was taken from it.
copy-newer = { $file } was exported by a newer Spadille. Use that one. Nothing was taken from it.
copy-file-there = { $file } is there already and was left as it is. Name another file.
copy-file-missing = { $file } is not there, or the folder it is in is not.
copy-no-file = { $file } cannot be used: { $why }

copy-damaged = { $tables ->
    [one] One table in { $file } is damaged.
   *[other] { $tables } tables in { $file } are damaged.
} Save what is sound with “spadille repair” first.
copy-left-out = { $tables ->
    [one] One table is damaged and was left out.
   *[other] { $tables } tables are damaged and were left out.
}
copy-not-sound = { $file } has been changed or damaged since it was written. Nothing was taken from it.
copy-no-text = Something in { $file } is not text any more. Save what is sound with “spadille repair” first.

## What is damaged. $seq is the number of the event at the table.

server-damaged = { $tables ->
    [one] That table is not played on; all others are. “spadille audit” says more.
   *[other] Those { $tables } tables are not played on; all others are. “spadille audit” says more.
}
server-database-damaged = { $file } is damaged and was left as it is.
server-database-missing = There is no database { $file }.
audit-no-place = “{ $place }” is neither a file nor the address of a database that can be used here.
audit-sound = { $file } is sound: { $tables ->
    [one] one table
   *[other] { $tables } tables
}, { $events ->
    [one] one event
   *[other] { $events } events
}.
audit-damaged = { $file } is damaged. “spadille repair” saves what is sound into a new file.
audit-page = The file itself: { $why }
audit-list = In the list “{ $list }” { $lines ->
    [one] a line is
   *[other] { $lines } lines are
} damaged.
fault-changed = Table { $table }, event { $seq }: not as it was written.
fault-missing = Table { $table }, event { $seq }: missing.
fault-cut-off = Table { $table }: its last events are missing, from event { $seq } on.
fault-unread = Table { $table }: cannot be read any further, from event { $seq } on.
fault-no-table = Table { $table }: there are events of it, but no such table in the list.
fault-no-events = Table { $table }: not one of its events is there.
fault-mislabelled = Table { $table }: the list has it as something other than it was opened as.
fault-unplayable = Table { $table }, event { $seq }: cannot have happened, by the rules.
fault-stranger = Table { $table }, event { $seq }: the list names a player who did not join then.
fault-no-player = Table { $table }, event { $seq }: a player who joined then is missing from the list.
repair-table = Table { $table }: { $events ->
    [0] nothing of it could be saved.
    [one] its first event was saved.
   *[other] its first { $events } events were saved.
}
repair-saved = Saved in { $file }: { $tables ->
    [one] one table
   *[other] { $tables } tables
}, { $events ->
    [one] one event
   *[other] { $events } events
}.

## Help

help-audit =
    spadille audit [PLACE]: says whether all that is kept in a file or a database is as it was written, and
    if not, what is wrong and where: the table, and the number of the event. A server may go on meanwhile.
    Ends with 0 if all is sound, with 1 if anything is damaged, with 2 if nothing can be read.

    --data FILE      the file that keeps the tables
    --database URL   the database that keeps them instead
    --config FILE    the file with settings that names either
    --language CODE  the language it is said in
help-repair =
    spadille repair PLACE FILE: saves all that is sound in a damaged file or database into a new FILE: every
    sound table, and of any other its beginning as far as it is sound. Says what was left out. PLACE stays as
    it is. Ends with 0 if nothing was left out, with 1 if anything was, with 2 if nothing could be saved.

    --language CODE  the language it is said in

help-export =
    spadille export [FILE]: writes down all that is kept, one line of JSON each, to FILE or to standard
    output. A server may go on meanwhile. Anyone who has it can read the cards of deals still being played.

    --data FILE      the file that keeps the tables
    --database URL   the database that keeps them instead
    --config FILE    the file with settings that names either
    --matches        the matches alone, as records, without deals still being played
    --language CODE  the language of what may go wrong
help-import =
    spadille import FILE: takes what export has written into a database that holds nothing yet: all of it,
    or, should anything be wrong, nothing.

    --data FILE      the file that is to keep the tables
    --database URL   the database that is to keep them instead
    --config FILE    the file with settings that names either
    --language CODE  the language of what may go wrong
