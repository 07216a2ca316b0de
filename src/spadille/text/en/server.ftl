### What the server itself says: to whoever runs it, and when it turns somebody away.

server-at = Spadille is at { $address }
server-stop = Ctrl+C stops it; every table is kept in { $file }
server-stopped = Stopped. Every table is kept.
server-not-built = The table is not built yet. Run “make build” in the folder of Spadille, then load this page again.
server-no-days = { $file } is no file of a house’s days; “spadille day commit” makes one.
server-no-site = There is no table without a server in { $folder }; “make site” writes one.
server-no-deals = { $line ->
    [0] { $file } is no file of deals that can be read.
   *[other] { $file } is no file of deals: line { $line } ({ $code }).
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
server-file-older = { $file } was written by an older Spadille, which this one cannot read, and was left as it is. Name another file with --data.
server-file-outdated = { $file } was written by an older Spadille. Start the server on it once; then it can be read here.
server-file-newer = { $file } was written by a newer Spadille. Use that one, or name another file with --data.

## Refusals of the server's own, by their code

refusal-already-answered = You have answered that.
refusal-already-ready = You have said that you are ready.
refusal-already-seated = You sit at this table already.
refusal-already-shared = Your cut for this deal is made.
refusal-already-shown = All hands are shown already to those who look on.
refusal-claims-closed = That cannot be claimed in this contract.
refusal-deal-unfinished = That deal is not over yet.
refusal-no-question = Nothing is being asked any more.
refusal-no-such-code = Nobody has that code. A newer one may have taken its place.
refusal-no-such-device = That device is signed out already.
refusal-hints-off = There are no hints at this table.
refusal-not-alone = The same cards again are for one who sits with bots alone.
refusal-not-away = You are here already.
refusal-not-certain = It is not certain from what all can see. Play on.
refusal-not-found = There is nothing here.
refusal-not-host = Only the host may do that.
refusal-not-confirmed = That is not the name you are known by here. Nothing was erased.
refusal-not-known = Sit down at a table first; until then nothing is known of you.
refusal-not-stored = That could not be kept, so it was not done. Try again in a moment.
refusal-nothing-to-take-back = Cards have been seen since. It cannot be taken back.
refusal-no-takebacks-here = This deal is played as it comes, since others play the same cards: nothing is taken back, and no hands are laid open.
refusal-unavailable = The tables cannot be reached just now. Try again in a moment.
refusal-phrases-closed = No talking while two may be playing together.
refusal-question-open = The table is being asked something else. Wait for the answer.
refusal-seat-free = Nobody sits there.
refusal-table-full = Every seat is taken.
refusal-too-few-seats = More people sit here than that table has seats.
refusal-too-often = Not so fast. Try again in a moment.
refusal-too-much-work = Your address has asked for a lot of work. Try again in a minute.
refusal-busy = The server has a lot to do just now. Try again in a moment.
refusal-too-long = That message is too long.
refusal-too-many-sockets = Too many pages are open from your address. Close some.
refusal-too-many-tables = Many tables have been opened from your address. Wait a while.
refusal-internal-error = Something went wrong here. Try again in a moment.
refusal-unknown-bot = There is no such bot here.
refusal-corrupted = This table cannot be read any more.
refusal-wrong-origin = That did not come from this table’s own page.
