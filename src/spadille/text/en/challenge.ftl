### A challenge for a whole table: the same cards for everybody.

challenge-title = The same cards
challenge-about = { $places } of you play the same cards, each against bots, and each a seat further on. Nothing is told of how it went before all have played.
challenge-rules = { $game }, { $rules }
challenge-bots = Bots on the other seats: { $bot }.
challenge-dealt = The house has dealt the cards: nobody knows them.
challenge-chosen = { $name } has chosen the cards, and may know them.
challenge-players = Who plays
challenge-player = Player
challenge-hand = Hand
challenge-waits = Free
challenge-playing = Playing
challenge-played = Has played
challenge-mine = you
challenge-play = Sit down
challenge-go-on = Go on playing
challenge-full = All places are taken.
challenge-own-done = You have played. What it came to is told here when all have.
challenge-link = Copy the link for the others
challenge-copied = Copied.
challenge-kept = Saved as a file.
challenge-look-again = Look again
challenge-outcome = What each made of them
challenge-brought = Brought
challenge-house = Bots
challenge-better = Better
challenge-house-about = The bots’ figure is what the same hand brought where only bots played. It makes up for a better or a worse seat.
challenge-house-thinking = The bots are playing it …
challenge-house-none = What the bots make of it cannot be told now.
challenge-best =
    { $many ->
        [one] { $names } made the most of it.
       *[other] { $names } made the most of it, alike.
    }
challenge-deal-of = Look at the deal as { $name } played it

challenge-make = Challenge the table
challenge-make-about = the same cards for all
challenge-make-title = The same cards for the whole table
challenge-make-text = Everybody plays them alone with bots, each a seat further on. What each made of them is told when all have played.
challenge-make-cards = Cards
challenge-make-new = New ones
challenge-make-these = These
challenge-make-these-about = Whoever has seen this deal knows them.
challenge-make-players = How many play, with you
challenge-make-go = Make the challenge
challenge-alone = A challenge for a whole table takes a server. Here a friend can be challenged by a link to a deal.

refusal-no-such-challenge = There is no such challenge, or not any more.
refusal-challenge-full = All places of this challenge are taken.
refusal-challenge-unfinished = Not everybody has played yet.
