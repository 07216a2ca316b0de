### One's own: the tables one sits at, the open ones, what was played before, and the code that carries it along.

## On the start page

account-tables = Your tables
account-damaged = { $count ->
    [one] One of your tables is damaged and can no longer be opened. The person who runs the server can rescue what is intact.
   *[other] { $count } of your tables are damaged and can no longer be opened. The person who runs the server can rescue what is intact.
}
account-turn = Your turn
account-question = A question for you
account-next = Ready for the next deal?
account-table-with = with { $names }
account-by-turns = at your own pace
account-all = Your games and results
open-title = Open tables
open-line = { $game }, { $preset }
open-waiting = not started
open-deal = deal { $deal }
open-free = { $count ->
    [one] { $count } free seat
   *[other] { $count } free seats
}
open-bots = { $count ->
    [one] { $count } bot to replace
   *[other] { $count } bots to replace
}
open-watchers = { $count ->
    [one] { $count } watching
   *[other] { $count } watching
}
open-options = { $count ->
    [one] { $count } option changed
   *[other] { $count } options changed
}
open-join = Sit down
open-look = Watch
open-refresh = Refresh
open-none = No open table just now.
start-public = Who can join
start-public-no = with the link
start-public-yes = everyone
start-public-about-no = Only people with the link can find the table.
start-public-about-yes = The table is listed among the open tables.
start-waits = Waiting time
start-waits-brisk = short
start-waits-usual = normal
start-waits-patient = long
start-waits-turns = at your own pace
start-invite = Invite friends
start-invite-about = All other seats are kept free, and you get a link to send.

## What was played before

account-play = Your play: where you lose chips, luck removed
account-open-deal = Open a deal by its code, link or record
history-title = Earlier matches
history-none = No finished match yet.
history-more = Show earlier ones
history-when = when
history-what = match
history-with = with
history-place = place
history-chips = chips
history-deals = { $count ->
    [one] { $count } deal
   *[other] { $count } deals
}
history-results = Deals
account-no-tables = You are not at any table.
account-missing = This could not be loaded.

## The code

code-title = On another device
code-about = A recovery code makes you the same player on another device, with your seats and your results. Anyone who has it can play as you, so keep it to yourself.
code-make = Make a code
code-make-anew = Make a new code
code-made = A code was made on { $date }. It cannot be shown again. A new code replaces it and signs out your other devices.
code-sure = The old code will no longer work, and your other devices will be signed out. Make a new one?
code-sure-devices = Your other devices will be signed out. Make a code?
code-here = Your recovery code
code-here-about = Write it down: it is shown only now.
code-copy = Copy the code
code-enter-title = Have a code?
code-enter = Recovery code
code-enter-about = After that you play here as the player who made the code. The seats that this browser has now do not come along.
code-go = Use it
code-missing = Enter the code.
code-done = Welcome back, { $name }.
code-unknown = Sit down at a table first; until then there is nothing to take with you.

## Devices

devices-title = Your devices
devices-about = Anyone who holds one of these can play as you. Sign out any that are lost, lent or no longer yours.
device-name = { $browser } on { $system }
device-unknown = A browser
device-here = this one
device-seen = signed in since { $came }, last used { $seen }
device-out = Sign out
device-out-which = Sign out { $device }, { $seen }
device-out-here = Sign out here
device-out-sure = { $device } will no longer play as you. Tables open there will be closed at once.
device-out-here-sure = This browser will forget who you are. You can come back only with a recovery code, or on another of your devices.
device-out-done = { $device } is signed out.
device-out-here-done = You are signed out here.
devices-others = Sign out all others
devices-others-sure = Only this device will still play as you. Tables open elsewhere will be closed at once.
devices-others-done = All other devices are signed out.
devices-keep = Cancel

## Being forgotten

erase-title = Delete your data
erase-about = Your name, your devices and your code will be deleted. You will leave your tables, and what you have played stays as “a player’s”. This cannot be undone.
erase-about-alone = Your name will be deleted; what you have played stays as “a player’s”. This cannot be undone.
erase-open = Delete …
erase-write = Enter your name to confirm: { $name }
erase-go = Delete for good
erase-done = Your data here is deleted.

## A table's results

results-title = Results
results-match = Match { $number }
results-being-played = being played
results-standing = Standing
# a player who could not pay and was replaced
results-left = { $name }, left after deal { $deal }
results-download = Download the records
evening-deal = Deal { $number }
evening-page = Save as a web page
evening-json = Save as JSON
results-to-table = To the table

## The big screen

screen-watchers = { $count ->
    [one] One person is watching
   *[other] { $count } people are watching
}
screen-join = Join at { $address }
