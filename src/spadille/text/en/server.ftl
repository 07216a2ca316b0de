### What the server itself says: to those who run it, and when it refuses a request.

server-at = Spadille is at { $address }
server-stop = Ctrl+C stops it; every table is stored in { $file }
server-stopped = Stopped. Every table is saved.
server-not-built = The table is not built yet. Run “make build” in the folder of Spadille, then load this page again.
server-no-days = { $file } is not a file of secrets for the deal of the day; “spadille day commit” makes one.
server-no-site = { $folder } does not hold the pages that work without a server; “make site” writes them.
server-no-deals = { $line ->
    [0] { $file } is not a readable file of deals.
   *[other] { $file } is not a file of deals: line { $line } ({ $code }).
}
server-port-in-use = Something else is already using { $address }. Stop that, or choose another port: spadille serve --port 8766
server-port-nowhere = The server cannot listen at { $address }. Choose another one with --host and --port.

## The file of tables

server-file-in-use = Another server is playing from { $file }. Stop that one, or name another file with --data.
server-file-missing = There is no file { $file }. Name the one that keeps the tables with --data.
server-file-cannot-open = { $file } cannot be opened and written. Name another file with --data.
server-file-no-room = The disk is full: there is no room for { $file }. Free some space and start again.
server-file-damaged = { $file } is damaged and was left as it is. Put a copy of it back, or name another file with --data.
server-file-not-ours = { $file } belongs to another program and was left as it is. Name another file with --data.
server-file-older = { $file } was written by an older version of Spadille, which this one cannot read, and was left as it is. Name another file with --data.
server-file-outdated = { $file } was written by an older version of Spadille. Start the server on it once; then it can be read here.
server-file-newer = { $file } was written by a newer version of Spadille. Use that one, or name another file with --data.

## Refusals of the server's own, by their code

refusal-already-answered = You have answered that.
refusal-already-ready = You have already said that you are ready.
refusal-already-seated = You already sit at this table.
refusal-already-shared = You have already cut for this deal.
refusal-already-shown = Spectators can already see all hands.
refusal-claims-closed = That cannot be claimed in this contract.
refusal-deal-unfinished = That deal is not over yet.
refusal-no-question = There is no question to answer any more.
refusal-no-such-code = That code is not valid. A newer one may have replaced it.
refusal-no-such-device = That device is signed out already.
refusal-hints-off = There are no hints at this table.
refusal-not-alone = You can play the same cards again only when you sit alone with bots.
refusal-not-away = You are here already.
refusal-not-certain = Not everyone can see yet that the rest is yours. Play on.
refusal-not-found = There is nothing here.
refusal-not-host = Only the host may do that.
refusal-not-confirmed = That is not your name here. Nothing was deleted.
refusal-not-known = Sit down at a table first; until then nothing is stored about you.
refusal-not-stored = That could not be saved, so it was not done. Try again in a moment.
refusal-nothing-to-take-back = Cards have been seen since. It cannot be taken back.
refusal-no-takebacks-here = Others play the same cards, so nothing can be taken back and no hands can be shown.
refusal-unavailable = The tables cannot be reached just now. Try again in a moment.
refusal-phrases-closed = No talking while there may be a secret partner.
refusal-question-open = The table is answering another question. Wait for the answer.
refusal-seat-free = That seat is free.
refusal-table-full = Every seat is taken.
refusal-too-few-seats = More people sit here than that table has seats for.
refusal-too-often = Not so fast. Try again in a moment.
refusal-too-much-work = Too much has been asked of the server from your address. Try again in a minute.
refusal-busy = The server has a lot to do just now. Try again in a moment.
refusal-too-long = That message is too long.
refusal-too-many-sockets = Too many pages are open from your address. Close some.
refusal-too-many-tables = Many tables have been opened from your address. Wait a while.
refusal-internal-error = Something went wrong here. Try again in a moment.
refusal-unknown-bot = There is no such bot here.
refusal-corrupted = This table cannot be read any more.
refusal-wrong-origin = That did not come from this table’s own page.
