### What the server itself says: to whoever runs it, and when it turns somebody away.

server-at = Spadille is at { $address }
server-stop = Ctrl+C stops it; every table is kept in { $file }
server-stopped = Stopped. Every table is kept.
server-not-built = The table is not built yet. Run “make build” in the folder of Spadille, then load this page again.
server-bad-port = { $port } is no port. Name a number from 0 to 65535.
server-bad-pace = A bot takes between 0 and { $most } seconds for its turn.
server-no-language = That language is not spoken here. There is: { $languages }.
server-no-deals = { $line ->
    [0] { $file } is no file of deals that can be read.
   *[other] { $file } is no file of deals: line { $line } ({ $code }).
}
server-port-in-use = Something else is already using { $address }. Stop that, or choose another port: spadille serve --port 8766
server-no-address = The server cannot listen at { $address }. Choose another one with --host and --port.

## The file of tables

server-file-in-use = Another server is playing from { $file }. Stop that one, or name another file with --data.
server-file-cannot-open = { $file } cannot be opened and written. Name another file with --data.
server-file-damaged = { $file } is damaged and was left as it is. Put a copy of it back, or name another file with --data.
server-file-not-ours = { $file } belongs to another program and was left as it is. Name another file with --data.
server-file-newer = { $file } was written by a newer Spadille. Use that one, or name another file with --data.

## Refusals of the server's own, by their code

refusal-already-ready = You have said that you are ready.
refusal-already-seated = You sit at this table already.
refusal-deal-unfinished = That deal is not over yet.
refusal-not-alone = The same cards again are for one who sits with bots alone.
refusal-not-found = There is nothing here.
refusal-not-stored = That could not be kept, so it was not done. Try again in a moment.
refusal-too-long = That message is too long.
refusal-trouble = Something went wrong here. Try again in a moment.
refusal-unknown-bot = There is no such bot here.
refusal-unreadable = This table cannot be read any more.
refusal-wrong-origin = That did not come from this table’s own page.
