### The table as people share it: who sits there and who watches, what all are asked, what happens beside the play.

## The sheet of the table

social-title = At the table
social-seats = Who sits here
social-deal = This deal
social-match = The match
social-link = Invite people
social-spoken = Said at the table
social-say = Say
social-watchers = { $count ->
    [0] No one is watching.
    [one] One person is watching.
   *[other] { $count } people are watching.
}
social-host = host
social-you = you
social-public = Anyone can find this table
social-public-about = It’s listed on the home page. Otherwise only people with the link can join.
social-is-public = Anyone can find this table.
social-is-private = Only people with the link can join.
social-share = Share the link
social-copy = Copy the link
social-copied = Copied.
social-screen = Big screen
social-qr = QR code with the link to this table
social-results = Results and records
social-fill = Put a bot here
social-fill-named = Put a bot here, in seat { $seat }
social-free = Free the seat
social-free-named = Free the seat of { $name }
social-fill-all = Start with bots in the free seats
social-rest = The rest is mine
social-rest-about = If everyone can see that it’s so, the deal is settled at once; otherwise the others are asked.
social-give-up = I give up
social-give-up-about = The others get what the cards allow.
social-take-back = Take it back
social-take-back-about = Your last bid or card, if everyone agrees.
social-take-back-alone = Your last bid or card, as often as you like until the deal is settled. The deal is marked as changed.
social-show-hands = Let spectators see all hands
social-show-hands-about = Until this deal is over, if everyone agrees. The players see nothing new.
social-stop = End the match here
social-propose = Another match
social-propose-about = Another game, other rules, another length: if everyone agrees.
social-leave = Leave the seat
social-leave-about = A bot takes your seat and your chips. You can stay and watch.
social-sure = Press again: { $what }

## Looking on, and sitting down

join-bot = Take a bot’s seat
join-bot-about = You get it when the deal is over.
join-promised = You get { $name }’s seat when the deal is over.
join-promised-any = You get a seat when the deal is over.
join-game = { $game }, { $rules }: { $players } players.
join-game-deals = { $game }, { $rules }: { $players } players, { $deals ->
    [one] one deal.
   *[other] { $deals } deals.
}
join-own-rules = { $count ->
    [one] One rule differs.
   *[other] { $count } rules differ.
}
join-rules = How it is played
join-withdraw = Stop waiting

## What all are asked

ask-title = Question
ask-yes = Yes
    .letter = y
ask-no = No
    .letter = n
ask-withdraw = Withdraw the question
ask-stop = { $who ->
    [me] You want to end the match here.
   *[other] { $name } wants to end the match here.
}
ask-take-back = { $who ->
    [me] You want to take back your last bid or card.
   *[other] { $name } wants to take back the last bid or card.
}
ask-show-hands = { $who ->
    [me] You want spectators to see all hands.
   *[other] { $name } wants spectators to see all hands.
}
ask-claim-rest = { $who ->
    [me] You say the rest is yours.
   *[other] { $name } says the rest is theirs.
}
ask-claim-give-up = { $who ->
    [me] You want to give up.
   *[other] { $name } wants to give up.
}
# $match is a line: German Solo, Standard; 4 seats, 12 deals
ask-match = { $who ->
    [me] You propose { $match }.
   *[other] { $name } proposes { $match }.
}
# $changed is the number of options that differ from the preset
ask-match-line = { $changed ->
    [0] { $game }, { $preset }, { $seats } seats, { $length }
    [one] { $game }, { $preset }, { $seats } seats, { $length }, one option changed
   *[other] { $game }, { $preset }, { $seats } seats, { $length }, { $changed } options changed
}
ask-you = Do you agree?
ask-waiting = Waiting for { $names }.
ask-agreed = You have said yes.

## Away, and back

back-covered = { $bot } plays for you.
back-now = I am back
back-missed = { $count ->
    [one] { $bot } played for you once:
   *[other] { $bot } played for you { $count } times:
}
back-deal = Deal { $deal }:
back-seen = Got it

## What happened, told in the log

notice-sat = { $who ->
    [me] You sit down.
   *[other] { $name } sits down.
}
notice-wished = { $who ->
    [me] You get a seat when the deal is over.
   *[other] { $name } gets a seat when the deal is over.
}
notice-withdrew = { $name } is no longer waiting for a seat.
notice-left = { $who ->
    [me] You leave your seat.
   *[other] { $name } leaves the table.
}
notice-placed = A bot, { $name }, takes the seat.
notice-freed = { $name }’s seat is free.
notice-nudged = { $who ->
    [me] Everyone is waiting for you.
   *[other] Everyone is waiting for { $name }.
}
notice-covered = { $who ->
    [me] A bot plays for you.
   *[other] A bot plays for { $name }.
}
notice-returned = { $who ->
    [me] You are back.
   *[other] { $name } is back.
}
notice-asked-stop = { $who ->
    [me] You ask the others whether to end the match here.
   *[other] { $name } asks whether to end the match here.
}
notice-asked-match = { $who ->
    [me] You propose another match.
   *[other] { $name } proposes another match.
}
notice-asked-claim = { $who ->
    [me] You ask whether the deal may end here.
   *[other] { $name } asks whether the deal may end here.
}
notice-asked-take-back = { $who ->
    [me] You ask to take it back.
   *[other] { $name } asks to take it back.
}
notice-asked-show-hands = { $who ->
    [me] You ask whether spectators may see all hands.
   *[other] { $name } asks whether spectators may see all hands.
}
notice-agreed = { $who ->
    [me] You say yes.
   *[other] { $name } says yes.
}
notice-declined = { $who ->
    [me] You say no.
   *[other] { $name } says no.
}
notice-withdrawn = { $who ->
    [me] You withdraw the question.
   *[other] { $name } withdraws the question.
}
notice-stopped = The match ends here.
notice-began = Another match begins.
notice-took-back = { $who ->
    [me] You take it back.
   *[other] { $name } takes it back.
}
notice-claimed-rest = { $who ->
    [me] The rest is yours.
   *[other] The rest goes to { $name }.
}
notice-claimed-give-up = { $who ->
    [me] You give up.
   *[other] { $name } gives up.
}
notice-showed-hands = Spectators see all hands until this deal is over.
notice-opened-up = Anyone can find this table now.
notice-closed-up = Only people with the link can join now.

## Proposing a match

propose-title = Another match
propose-about = Everyone keeps their place around the table; bots fill the other seats.
propose-seats = Seats
propose-free = Kept free for people
propose-go = Propose it
propose-go-alone = Begin

## In the line for words: what may be typed, and what comes of it

line-rest = the rest is mine, rest is mine, claim, i claim, all mine
line-give-up = i give up, give up, concede, i concede
line-take-back = take it back, take back, undo
line-stop = end the match, end the match here
line-yes = yes, agreed, ok, fine
line-no = no, not agreed
line-withdraw = take back the question, withdraw
line-back = i am back, back
line-leave = leave my seat, leave the seat, i leave my seat, i leave the seat
line-say-word = say
line-not-now = Not now.
# $what: the bid or the card
line-confirm = Say it once more: { $what }
line-may-rest = “The rest is mine” claims the tricks that are left.
line-may-give-up = “I give up” ends the deal.
line-may-take-back = “Take it back” asks for your last bid or card.
line-may-stop = “End the match” asks the others.
line-may-answer = “Yes” or “no” answers the question.
line-may-withdraw = “Withdraw” takes your question back.
line-may-back = “I am back”: you play again yourself.
line-may-leave = { $you ->
    [waiting] “Leave my seat”: you stop waiting for it.
   *[sitting] “Leave my seat”: a bot takes it and your chips, and you can stay and watch.
}
line-may-phrase = “Say” and a phrase: { $phrases }.
