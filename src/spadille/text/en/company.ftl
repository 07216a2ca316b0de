### The table as people share it: who sits there and who looks on, what all are asked, what happens beside the play.

## The sheet of the table

company-title = At the table
company-seats = Who sits here
company-deal = This deal
company-match = The match
company-link = Bring others
company-alone = Others
company-alone-about = Everything stays in this browser, so nobody else can come to this table. A finished deal can be sent to a friend by a link; to play with friends, open a server at the start.
company-spoken = Said at the table
company-say = Say
company-watchers = { $count ->
    [0] Nobody looks on.
    [one] One looks on.
   *[other] { $count } look on.
}
company-host = host
company-you = you
company-public = Everybody can find this table
company-public-about = It stands in the list on the start page. Without that, only those with the link get in.
company-is-public = Everybody can find this table.
company-is-private = Only those with the link get in.
company-share = Share the link
company-copy = Copy the link
company-copied = Copied.
company-screen = Big screen
company-results = Results and records
company-fill = Put a bot here
company-fill-named = Put a bot here, on seat { $seat }
company-free = Free the seat
company-free-named = Free the seat of { $name }
company-fill-all = Begin with bots on the free seats
company-rest = The rest is mine
company-rest-about = If all can tell that it is so, the deal is settled at once; else the others are asked.
company-give-up = I give up
company-give-up-about = The others get what the cards allow.
company-take-back = Take it back
company-take-back-about = What you did last, if all agree.
company-take-back-alone = What you did last, as often as you like until the deal is settled. The record says that it was done.
company-show-hands = Show all hands to those who look on
company-show-hands-about = Until this deal is over, if all agree. Players see nothing more.
company-stop = End the match here
company-propose = Another match
company-propose-about = Another game, other rules, other length: if all agree.
company-leave = Leave the seat
company-leave-about = A bot takes your seat and your chips. You may look on.
company-sure = { $what }? Once more to be sure.

## Looking on, and sitting down

join-bot = Take a bot’s seat
join-bot-about = You get it when the deal is over.
join-promised = You get { $name }’s seat when the deal is over.
join-promised-any = You get a seat when the deal is over.
join-withdraw = No longer wait

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
    [me] You want to take back what you did last.
   *[other] { $name } wants to take back what was done last.
}
ask-show-hands = { $who ->
    [me] You want those who look on to see all hands.
   *[other] { $name } wants those who look on to see all hands.
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
ask-match-line = { $game }, { $preset }, { $seats } seats, { $length }
ask-match-options = { $count ->
    [one] one option of its own
   *[other] { $count } options of its own
}
ask-you = Agreed?
ask-waiting = Waiting for { $names }.
ask-agreed = You have said yes.

## Away, and back

back-covered = { $bot } plays for you.
back-now = I am back
back-missed = { $count ->
    [one] { $bot } played for you, once:
   *[other] { $bot } played for you, { $count } times:
}
back-deal = Deal { $deal }:
back-seen = Understood

## What happened, told in the log

news-sat = { $who ->
    [me] You sit down.
   *[other] { $name } sits down.
}
news-wished = { $who ->
    [me] You get a seat when the deal is over.
   *[other] { $name } gets a seat when the deal is over.
}
news-withdrew = { $name } no longer waits for a seat.
news-left = { $who ->
    [me] You leave your seat.
   *[other] { $name } leaves the table.
}
news-placed = { $name } is put on the seat, a bot.
news-freed = The seat of { $name } is free.
news-nudged = { $who ->
    [me] The table waits for you.
   *[other] The table waits for { $name }.
}
news-covered = { $who ->
    [me] A bot plays for you.
   *[other] A bot plays for { $name }.
}
news-returned = { $who ->
    [me] You are back.
   *[other] { $name } is back.
}
news-asked-stop = { $who ->
    [me] You ask the others whether to end the match here.
   *[other] { $name } asks whether to end the match here.
}
news-asked-match = { $who ->
    [me] You propose another match.
   *[other] { $name } proposes another match.
}
news-asked-claim = { $who ->
    [me] You ask whether the deal may end here.
   *[other] { $name } asks whether the deal may end here.
}
news-asked-take-back = { $who ->
    [me] You ask to take it back.
   *[other] { $name } asks to take it back.
}
news-asked-show-hands = { $who ->
    [me] You ask whether those who look on may see all hands.
   *[other] { $name } asks whether those who look on may see all hands.
}
news-agreed = { $who ->
    [me] You say yes.
   *[other] { $name } says yes.
}
news-declined = { $who ->
    [me] You say no.
   *[other] { $name } says no.
}
news-withdrawn = { $who ->
    [me] You withdraw the question.
   *[other] { $name } withdraws the question.
}
news-stopped = The match ends here.
news-began = Another match begins.
news-took-back = { $who ->
    [me] You take it back.
   *[other] { $name } takes it back.
}
news-claimed-rest = { $who ->
    [me] The rest is yours.
   *[other] The rest goes to { $name }.
}
news-claimed-give-up = { $who ->
    [me] You give up.
   *[other] { $name } gives up.
}
news-showed-hands = Those who look on see all hands until this deal is over.
news-opened-up = Everybody can find this table now.
news-closed-up = Only those with the link get in now.

## Proposing a match

propose-title = Another match
propose-about = Everybody keeps the order round the table; bots fill the other seats.
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
line-may-rest = “The rest is mine” claims the tricks that are left.
line-may-give-up = “I give up” ends the deal.
line-may-take-back = “Take it back” asks for what you did last.
line-may-stop = “End the match” asks the others.
line-may-answer = “Yes” or “no” answers the question.
line-may-withdraw = “Withdraw” takes your question back.
line-may-back = “I am back”: you play yourself again.
line-may-leave = { $you ->
    [waiting] “Leave my seat”: you no longer wait for it.
   *[sitting] “Leave my seat”: a bot takes it and your chips, and you may look on.
}
line-may-phrase = “Say” and a phrase: { $phrases }.
