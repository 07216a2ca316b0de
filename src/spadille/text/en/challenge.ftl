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
challenge-copied = Copied.
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
