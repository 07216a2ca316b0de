### One's own: the tables one sits at, the open ones, what was played before, and the code that carries it along.

## On the start page

account-tables = Your tables
account-damaged = { $count ->
    [one] One of your tables has come to harm and can no longer be opened. Whoever runs the house can save what is sound of it.
   *[other] { $count } of your tables have come to harm and can no longer be opened. Whoever runs the house can save what is sound of them.
}
account-turn = Your turn
account-question = You are asked
account-next = Ready for the next deal?
account-table-with = with { $names }
account-by-turns = by turns
account-all = My games and results
open-title = Open tables
open-line = { $game }, { $preset }
open-waiting = not begun
open-deal = deal { $deal }
open-free = { $count ->
    [one] { $count } free seat
   *[other] { $count } free seats
}
open-bots = { $count ->
    [one] { $count } bot’s seat
   *[other] { $count } bots’ seats
}
open-watchers = { $count ->
    [one] { $count } looks on
   *[other] { $count } look on
}
open-options = { $count ->
    [one] { $count } option of its own
   *[other] { $count } options of its own
}
open-join = Sit down
open-look = Look on
open-refresh = Look again
open-none = No open table just now.
start-public = Who may come
start-public-no = with the link
start-public-yes = everybody
start-public-about-no = Only those with the link find the table.
start-public-about-yes = The table stands in the list of open tables.
start-waits = The table waits
start-waits-brisk = briefly
start-waits-usual = as usual
start-waits-patient = long
start-waits-turns = by turns
start-invite = Invite friends
start-invite-about = All other seats are kept free, and you get a link to send.

## What was played before

account-play = How you play: where it is lost, luck taken out
account-open-deal = Open a deal by its code, link or record
history-title = Played before
history-none = No finished match yet.
history-more = Earlier ones
history-when = when
history-what = match
history-with = with
history-place = place
history-chips = chips
history-deals = { $count ->
    [one] { $count } deal
   *[other] { $count } deals
}
history-results = Its deals
account-no-tables = You sit at no table.
account-missing = This cannot be fetched now.

## The code

code-title = On another device
code-about = A recovery code makes you the same player on another device, with your seats and your results. Whoever has it is you: keep it to yourself.
code-make = Make a code
code-make-anew = Make a new code
code-made = A code was made on { $date }. It cannot be shown again; a new one puts it out of use and signs out your other devices.
code-sure = The old code will no longer work, and your other devices are signed out. Make a new one?
code-sure-devices = Your other devices are signed out. Make a code?
code-here = Your recovery code
code-here-about = Write it down: it is shown this once.
code-copy = Copy the code
code-enter-title = Have a code?
code-enter = Recovery code
code-enter-about = You then play here as the one who made it; this browser’s own seats stay behind.
code-go = Use it
code-missing = Write the code.
code-done = Welcome back, { $name }.
code-unknown = Sit down at a table first; then there is something to carry along.

## Devices

devices-title = Your devices
devices-about = Whoever has one of these in hand plays as you. Sign out what is lost, lent or no longer yours.
device-name = { $browser } on { $system }
device-unknown = A browser
device-here = this one
device-seen = here since { $came }, last seen { $seen }
device-out = Sign out
device-out-which = Sign out { $device }, { $seen }
device-out-here = Sign out here
device-out-sure = { $device } no longer plays as you. Tables open there are closed at once.
device-out-here-sure = This browser forgets who you are. You come back only with a recovery code, or on another device of yours.
device-out-done = { $device } is signed out.
device-out-here-done = You are signed out here.
devices-others = Sign out all others
devices-others-sure = No device but this one plays as you any more. Tables open elsewhere are closed at once.
devices-others-done = All other devices are signed out.
devices-keep = Leave it as it is

## Being forgotten

erase-title = Be forgotten
erase-about = Your name, your devices and your code are erased. You leave the tables where you sit as if you went away, and what you have played stays as that of “a player”. Nobody can undo it.
erase-about-alone = Your name is deleted; what you have played stays as “a player’s”. This cannot be undone.
erase-open = Erase me …
erase-write = Write your name to confirm: { $name }
erase-go = Erase me for good
erase-done = You are forgotten here.

## A table's results

results-title = Results
results-match = Match { $number }
results-being-played = being played
results-standing = Standing
# a player who could not pay and was replaced
results-left = { $name }, left after deal { $deal }
results-download = Download the records
evening-deal = Deal { $number }
evening-page = The evening as a page
evening-json = The evening as JSON
results-to-table = To the table

## The big screen

screen-join = Join at { $address }
