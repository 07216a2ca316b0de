### A challenge for a whole table: the same cards for everybody.

challenge-title = The same cards
challenge-about = { $places } of you play the same cards, each against bots and each from a different seat. The results are shown when everyone has played.
challenge-rules = { $game }, { $rules }
challenge-bots = Bots on the other seats: { $bot }.
challenge-dealt = The server dealt the cards; no player has seen them.
challenge-chosen = { $who ->
    [me] You chose the cards, and may know them.
   *[other] { $name } chose the cards, and may know them.
}
challenge-players = Who plays
challenge-player = Player
challenge-hand = Hand
challenge-waits = Free
challenge-playing = Playing
challenge-played = Has played
challenge-play = Sit down
challenge-go-on = Continue
challenge-full = All places are taken.
challenge-own-done = You have played. The results are shown here when everyone has played.
challenge-link = Copy the link for the others
challenge-kept = Saved as a file.
challenge-look-again = Refresh
challenge-outcome = Results
challenge-brought = Chips
challenge-house = Bots
challenge-better = Difference
challenge-house-about = The bots’ figure is what bots alone made with the same hand. It makes up for a better or worse seat.
challenge-house-thinking = The bots are playing it …
challenge-house-none = The bots’ result is not available now.
challenge-best =
    { $many ->
        [one] { $names } did best.
       *[other] { $names } tie for best.
    }
challenge-deal-of = Look at the deal as { $name } played it

## One hand, and a result to beat

challenge-hand-who = { $name } challenges you
challenge-hand-about = { $game }, one deal, about three minutes
# $who is the reader or the challenger
challenge-hand-made = { $who ->
    [me] You made { $sum } with this hand.
   *[other] { $name } made { $sum } with this hand. You?
}
challenge-hand-first = { $who ->
    [me] A new hand. Play it first, then send it on.
   *[other] { $name } is playing this hand. You?
}
challenge-hand-hidden = { $bots ->
    [one] One bot
   *[other] { $bots } bots
} with hidden cards. You hold { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}:
challenge-hand-cards = Your hand: { $cards }
challenge-hand-play = Play this hand
challenge-hand-as = You play as { $name }.
challenge-hand-rename = Change name
challenge-hand-same = The same cards in the same seat.
challenge-hand-rules = How to play { $game }
challenge-hand-send = Send the link to a friend, who gets this hand and sees no other card. Your result is the one to beat.
challenge-hand-link = Copy the link
challenge-hand-waits = You have played. { $name } has not finished this hand yet.
challenge-copied-link = Copied. Now send it.
challenge-rivals = Friends who have played
challenge-lead = { $who ->
    [me] You lead by { $chips }.
   *[other] { $name } leads by { $chips }.
}
challenge-level = You are level.
challenge-parted-trick = Trick { $trick }, where you part
challenge-parted-bidding = In the bidding, where you part
challenge-parted = Where you part
challenge-alike = You played every card alike.
challenge-back = Challenge { $name } back
challenge-back-about = A new hand is dealt. You play it first, then send the link.
challenge-tricks = { $who ->
    [me] Your deal, trick by trick
   *[other] { $name }’s deal, trick by trick
}
# the two large lines of the preview of a link, and what stands around them
challenge-preview-made = { $name } made { $sum }
challenge-preview-who = { $name } challenges you
challenge-preview-asked = with this hand. You?
challenge-preview-about = Same cards, same seat, about three minutes.
challenge-preview-corner = { $game }, one deal
challenge-preview-picture = The hand with which { $name } challenges you.
challenge-preview = { $game }, one deal. Same cards, same seat: { $hand }

## Making one for a whole table

challenge-make = Challenge the table
challenge-make-about = the same cards for all
challenge-make-title = The same cards for the whole table
challenge-make-text = Everyone plays them alone against bots, each from a different seat. The results are shown when all have played.
challenge-make-cards = Cards
challenge-make-new = New ones
challenge-make-these = These
challenge-make-these-about = Anyone who has seen this deal knows them.
challenge-make-players = How many play, with you
challenge-make-go = Make the challenge
challenge-alone = A challenge for a whole table needs a server. You can still challenge a friend with a link.

refusal-no-such-challenge = This challenge does not exist, or no longer does.
refusal-challenge-full = All places of this challenge are taken.
refusal-challenge-unfinished = Not everyone has played yet.
