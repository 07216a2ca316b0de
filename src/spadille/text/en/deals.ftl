### Deals by themselves: the page of a deal, opening one, taking it along, playing it.

## Who sits where, when nobody is known

deal-hand-1 = Eldest
deal-hand-2 = Second
deal-hand-3 = Third
deal-hand-4 = Fourth
deal-hand-5 = Fifth
deal-hand-6 = Sixth
deal-hand-dealer = Dealer
deal-hand-out = Seat { $seat }

## Opening one

deal-open-title = Open a deal
deal-open-about = Paste a deal’s code, its link or its record. Spaces and line breaks don’t matter.
deal-open-field = Code, link or record
deal-open-go = Open
deal-open-missing = Paste a code, a link or a record first.

## The page

deal-title = A deal
deal-where = { $game }, { $preset }. A deal from a link
deal-seen-from = Seen from
deal-all-hands = all
deal-tabs = The deal and sharing it
deal-tab-tricks = Tricks
deal-tab-bidding = Bidding
deal-tab-share = Share
deal-steps = Steps of the deal
deal-first = To the beginning
deal-back = One step back
deal-on = One step forward
deal-last = To the end
deal-rail = Step
deal-rail-value = Step { $step } of { $steps }. { $told }
deal-begins = The cards are dealt.
deal-next-auction = { $name } to bid.
deal-next-play = { $name } to play.
deal-next-other = { $name } to choose.
deal-unfinished = The deal was not played any further.
deal-hand-label = { $name }, { $count ->
    [0] no cards left
    [one] one card
   *[other] { $count } cards
}
deal-hand-gone = Played: { $cards }
# at the foot of a card of a review
deal-mark-done = you played
deal-mark-better = better
deal-hidden = { $count ->
    [one] One hidden card
   *[other] { $count } hidden cards
}
deal-widow = The widow
deal-laid-away = Laid away
deal-for = { $who ->
    [me] for you
   *[other] for { $name }
}
deal-result = Result
deal-no-tricks = No card has been played yet.
deal-match-before = Deal { $deal }
deal-match-after = Deal { $deal }
deal-match-results = All deals
deal-match-ways = Other deals of the match
deal-review = Review

## Why a card was played

# $who is the reader or another player
deal-why = { $who ->
    [me] Why did you play the { $card }?
   *[other] Why did { $name } play the { $card }?
}
deal-why-same = The expert would play it, too.
deal-why-other = The expert would play the { $best }.
# $name is another player than the reader; a reason that speaks to “you” follows
deal-why-seat = From { $name }’s seat, where “you” is { $name }:

## Taking it along

deal-code = The deal’s code
deal-no-code = These rules have no number, so the deal has no code.
deal-copy-link = Copy the link
deal-copy-link-about = opens at this step
deal-copy-code = Copy the code
deal-copy-diagram = Copy as text
deal-copy-record = Copy the record
deal-copy-cards = Challenge a friend
deal-copy-cards-about = cards only
deal-copied = Copied.
deal-kept = Saved as a file.

## Playing it

deal-play = Play it
deal-play-from = Play on from here
deal-play-title = Play these cards
deal-play-about = You take one seat and bots take the others. The original deal is not changed.
deal-play-seat = Your seat
deal-play-begin = Start
deal-play-begin-0 = At the bidding
deal-play-begin-here = At this step
deal-play-go = Sit down

## Side by side

deal-beside = Side by side
deal-beside-waits = These cards have been played before. You’ll see the result when you have played them too.
deal-beside-yours = You
deal-beside-one = Game { $number }
deal-beside-copy = Copy both as a link

## What would you do?

deal-quiz = What would you do?
deal-quiz-off = Just show me
deal-quiz-asked = { $name } to act. What would you do?
deal-quiz-wait = { $name } acts first.
deal-quiz-same = { $said }: the same as at the table.
deal-quiz-other = You: { $mine }. At the table: { $theirs }.

## Refused

refusal-deal-of-today = This is today’s deal. You can open it when you have played it.
refusal-no-such-seat = No one plays at that seat.
refusal-no-such-deal = There is no such deal.

## Seen from outside

deal-preview-title = { $game }: what do you bid?
deal-preview-picture = The cards dealt to eldest hand, and the question what to bid.
deal-preview = You are eldest with { $hand }. Bid, play it, and see how it went.

## Where it is shown elsewhere

deal-picture-who = You are eldest.
deal-picture-asked = What do you bid?
deal-picture-foot = Bid, play it, and see how it went
deal-embed-open = Step through it, or play these cards
deal-embed-marks = ▸ led the trick; underlined: took it.
deal-embed-none = This deal cannot be shown just now.
deal-save-picture = Save as picture
deal-save-picture-about = the hand alone
deal-copy-embed = Copy for a web page

## A deal of a real table, entered

entry-title = Enter a deal
entry-about = Enter a deal you played with real cards: it is checked, and you can review it. Only the cards are enough to play it again.
entry-link = Enter a deal you played with real cards
entry-game = Game
entry-rules = Rules
entry-seats = Players at the table
entry-dealer = Who dealt
entry-player = Player { $number }
entry-cards = The cards
entry-cards-about = Tap or type { $count } cards for each hand, such as AS 10H QD. The cards left over are the widow.
entry-count = { $held } of { $count } cards
entry-pack = Cards for { $name }
entry-no-card = No card is called { $words }.
entry-foreign = Not in this pack: { $cards }.
entry-twice = In two hands: { $cards }.
entry-widow = The widow: { $cards }
entry-lay = Lay these cards out
entry-actions = Bids and cards
entry-turn = { $name } is next:
entry-away = Cards laid away: type { $count }
entry-away-go = Lay away
entry-over = The deal is over.
entry-back = Take back the last one
entry-review = Review
entry-open = Show the deal
entry-cards-only = You need not enter the rest: the deal can be shown, played and sent as it is.
