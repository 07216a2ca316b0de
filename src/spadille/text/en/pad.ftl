## The score pad: an evening with real cards. Players are named; nobody is “you”

pad = Score pad
pad-about = For real cards: enter who played what with a few taps, and the pad does the sums. It is stored on this device.
# on a button: what it is worth to one opponent
pad-price-per-point = { $value } a point
pad-price-per-points = { $value } for { $per } points
pad-price-fixed = { $value }
pad-contract = { $contract }
# nobody counted: it is said to be made or lost. $shares says what passes between the declarer and the others
pad-said-won = Made: { $shares }.
pad-said-lost = Lost: { $shares }.
pad-said-won-partner = Made: the two get { $value } each.
pad-said-lost-partner = Lost: the two pay { $value } each.

## The list of sheets

pad-none = No sheets yet.
pad-new = New sheet
pad-open-file = Open a file
pad-hands = { $count ->
    [0] no hands yet
    [one] one hand
   *[other] { $count } hands
}
pad-delete = Delete
pad-delete-sure = Delete “{ $title }”? There is no other copy.
pad-delete-yes = Delete it
pad-keep = Keep it
pad-kept = Stored on this device. Nothing is sent anywhere.
pad-not-kept = This browser stores nothing: save the sheet as a file before you close it.
pad-no-room = There is no room left in this browser. Nothing is lost here: delete old sheets or save them as files, then try again.
pad-link-too-long = This link holds more than a sheet can. It was not opened.
pad-other = This is another version of “{ $title }”, with other changes than yours. Keep both?
pad-other-both = Keep both
pad-other-mine = Keep only mine
pad-bad-sheet = This sheet cannot be read.
pad-untitled = An evening of cards

## A new sheet

pad-title = Name of the sheet
pad-names = Who plays, in the order they sit, clockwise
pad-name-young = Young { $name }
pad-seat = Player { $seat }
pad-first-dealer = Who deals first?
pad-money = Play for money
pad-money-counters = Chips
pad-money-sum = are worth
pad-money-currency = Currency
pad-money-example = { $count ->
    [one] One chip is worth { $sum }.
   *[other] { $counters } chips are worth { $sum }.
}
pad-money-bad = Enter a sum, such as 1 or 0.50.
pad-start = Start the sheet

## A hand

pad-hand = Hand { $number }
pad-hand-dealer = { $name } deals
pad-hand-dealer-out = { $name } deals and sits out
pad-who = Who played?
pad-what = What?
pad-passed = all passed
pad-trump = Trumps
pad-partner = With whom?
pad-doubled = Doubled by
pad-doubled-again = tap again: redoubled
pad-doubled-ask = { $name } doubled?
pad-doubled-by = { $name } doubled
pad-redoubled = { $name }, redoubled
pad-made = Made or lost?
pad-made-yes = made
pad-made-no = lost
pad-bonus = Bonus
pad-bonus-none = none
pad-bonus-first = first
pad-bonus-last = last
pad-bonus-missed = last missed
pad-mackers = Mackers
pad-mackers-none = none
pad-points = Points
pad-points-theirs = { $name }’s
pad-points-others = the others’
pad-digit-all = all { $count }
pad-digit-back = Delete the last digit
pad-enter = Enter hand { $number }
pad-enter-correction = Correct hand { $number }
pad-together = together
pad-preview = What everyone gets
pad-wanted-declarer = Who played it?
pad-wanted-contract = What was played?
pad-wanted-partner = With whom?
pad-wanted-trump = Which trumps?
pad-wanted-points = How many points?
pad-wanted-made = Made or lost?
pad-rule = the rule

## The sheet

pad-played = played
pad-corrected = corrected
pad-struck = struck out
pad-doubled-note = doubled
pad-impossible = can no longer be settled; correct it
pad-legend-dealer = dealt
pad-legend-made = made
pad-legend-lost = lost
pad-sum = Check: players { $players }, pots { $pots }, together { $sum }
pad-sum-plain = Check: plus and minus add up to { $sum }
pad-sum-bank = Check: players { $players }, bank { $bank }, together { $sum }
pad-sum-zero = zero
pad-next = Hand { $number }, { $name } deals
pad-settle = End and settle
pad-undo = Undo: { $what }
pad-undone = Undone.
pad-undo-button = Undo
pad-said-hand = Hand { $number }: { $what }
pad-said-outcome = { $who }, { $what }, { $outcome }
pad-strike = Strike it out
pad-curve = How it went
pad-curve-about = chips after each hand
pad-back = Back to the sheet
pad-all-sheets = All sheets
pad-print = Print
pad-card = Print the rules on one page
pad-enter-deal = Enter the cards of a deal
pad-file-csv = Table (CSV)
pad-file-json = File (JSON)
pad-file-records = Score records
pad-share = Open on another phone
pad-share-about = The whole sheet is in this code. Point the other phone’s camera at it; a network is needed only to open the page.
pad-share-big = The sheet is too long for a code. Send the link instead.
pad-share-copy = Copy the link
pad-share-copied = The link is copied.
pad-share-qr = QR code with the link to this sheet
pad-come = Players come and go
pad-people = Who is at the table
pad-people-at = At the table
pad-people-away = Away
pad-people-new = A new player
pad-people-about = A player who leaves keeps the score, and gets the same column back on returning. A new player sits last in the deal and starts at { $start }.
pad-people-other = Change seats, names or the dealer
pad-people-who = Which player?
pad-people-with = With whom?
pad-come-name = Name
pad-join = Takes a seat
pad-leaves = Leaves
pad-leaves-name = { $name } leaves
pad-is-back = Is back
pad-is-back-name = { $name } is back
pad-replace = Gives up the seat to this player
pad-rename = Change the name to
pad-swap = Change seats
pad-deals = Deals next
pad-change-join = { $name } sits down.
pad-change-back = { $name } is back.
pad-change-leave = { $name } leaves the table.
pad-change-replace = { $new } takes { $name }’s seat.
pad-change-named = The new player is { $name }.
pad-change-bought = { $name } has new chips.
pad-change-same = { $name } stays.
pad-change-swap = { $name } and { $new } change seats.
pad-change-rename = The name is now { $name }.
pad-change-dealer = { $name } deals next.
pad-change-hand = hand { $number }
pad-change-correct = the correction of hand { $number }
pad-change-strike = striking out hand { $number }
pad-change-on = The game goes on.
pad-newcomer = new player
pad-bankrupt = { $names } cannot pay in full: bankrupt.
pad-freeride = On a freeride, without chips: { $names }.
pad-on = Play on anyway

## The end

pad-end-by = { $name } wins by { $count }
pad-end-tie = It’s a tie
pad-end-pays = Who pays whom
pad-end-count = { $count ->
    [0] No one owes anything.
    [one] One payment.
   *[other] { $count } payments, as few as possible.
}
pad-end-money = { $counters ->
    [one] One chip
   *[other] { $counters } chips
} { $counters ->
    [one] is
   *[other] are
} worth { $sum }.
pad-end-transfer = { $payer } pays { $payee } { $count }
pad-end-shared = What was left in the pots, { $left }, is shared.
pad-end-bank = What the bank holds, { $held }, is shared by all.
pad-end-won = Won in all: { $won }. Lost in all: { $won }.
pad-end-more = One more hand
pad-ended = The match is over.

## The columns of the table for a spreadsheet

pad-csv-hand = hand
pad-csv-dealer = dealer
pad-csv-declarer = declarer
pad-csv-contract = contract
pad-csv-trump = trumps
pad-csv-points = points
pad-csv-tricks = tricks
pad-csv-outcome = outcome
pad-csv-sum = won or lost

## Refusals

refusal-sheet-over = The match is over. Play on anyway, or correct a hand.
refusal-unknown-hand = There is no such hand on the sheet.
refusal-bad-name = Every player needs a visible name of at most 24 letters.
refusal-same-name = { $taken } is already on the sheet. Add a letter to tell them apart.
refusal-unknown-player = There is no such player on the sheet.
refusal-nothing-to-undo = There is nothing left to undo.
refusal-sheet-not-over = The match is not over.
refusal-sheet-full = The sheet is full: it holds { $most } lines. Settle up and begin a new one.
refusal-evening-full = An evening holds at most { $most } sheets.
refusal-season-full = The season is full: it holds { $evenings } evenings, and { $lines } lines of players and sheets in all. Remove old evenings.
refusal-evening-overlaps = A sheet of this evening is already counted in “{ $title }”. Remove that evening first.
pad-clubs = Clubs with a link
