### The front door: what this is, a hand to look at, and the ways in. The games in a few words, and whose they are.

## What this is

landing-title = Solo card games · Spadille
landing-claim = One plays alone.
landing-claim-then = The rest stick together.
landing-lead = Solo is a family of card games with bids and tricks: promise what your hand can take, and play it alone. Keep your word and everyone pays you; fail, and you pay them.

landing-origin = The card game of Salt Lake City and Denver
landing-hand-question = Your answer to this hand
landing-bid = Bid
landing-pass = Pass

## Coming back to a table

continue-welcome = { $known ->
    [yes] Welcome back, { $name }
   *[no] Welcome back
}
continue-title = Your table is just as you left it.
# $what is the deal and what comes next: "deal 5 of 12, your lead"
continue-button = Continue: { $what }
continue-deal-of = deal { $deal } of { $deals }
continue-deal = deal { $deal }
continue-waiting = waiting for players
continue-bid = your bid
continue-lead = your lead
continue-turn = your turn
continue-question = your answer
continue-other = { $name } to play
continue-with = { $game } with { $names }.
# no one else is at the table yet
continue-alone = { $game }.
continue-declarer = You are the declarer.
continue-score = { $how ->
    [ahead] You are { $chips ->
        [one] one chip
       *[other] { $chips } chips
    } ahead.
   *[behind] You are { $chips ->
        [one] one chip
       *[other] { $chips } chips
    } behind.
}
continue-others = { $count ->
    [one] One other table is waiting
   *[other] { $count } other tables are waiting
}
continue-new = Start a new game
continue-streak = { $days ->
    [one] 1 day in a row
   *[other] { $days } days in a row
}
continue-today = Today
continue-day = Play today’s deal
continue-day-look = Look at today’s deal
continue-results = Last results
continue-results-all = All games
continue-result = { $game }, with { $names }
continue-place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}

## Playing at once

landing-play = Play now
landing-kept = You sit down as soon as the table is ready.
# $level is how strong the bots are; $count says their number in a word
landing-bots = { $bots ->
    [0] people only
    [one] one { $level ->
    [novice] novice bot
    [club] club-player bot
    [fast] seasoned bot
    [expert] expert bot
   *[other] bot
}
   *[other] { $count } { $level ->
    [novice] novice bots
    [club] club-player bots
    [fast] seasoned bots
    [expert] expert bots
   *[other] bots
}
}
landing-terms = { $game }, { $bots }
landing-rules-published = Published rules
landing-rules-own = Custom rules
landing-yours = These cards are yours.
landing-hand = The hand waiting for you
landing-hand-none = The cards are being dealt.
landing-hand-look = A hand to look at
landing-further = More
landing-change = Change
refusal-hand-gone = Those cards are gone. Here is another hand.

## The other ways in

landing-friends = With friends
landing-friends-about = Enter your name. All other seats are kept free, and you get a link to send.
landing-join = Join a friend’s table
landing-learn = Learn in three minutes
landing-pad = Score real cards
landing-day = Deal of the day
landing-puzzles = Puzzles
landing-clubs = Clubs
landing-deal = Open a deal
landing-games = The game
landing-seats = { $least ->
    [0] { $most } players
   *[other] { $least }–{ $most } players
}
landing-about = The games and where they come from

## The table, in a line

landing-setup = This table
landing-house = Options
landing-house-none = as published
landing-level = Bots
landing-level-mixed = mixed
landing-hints-yes = on
landing-hints-no = off
landing-all = All options
landing-own = own

## What there is in a hand. $count is a number in words, $heads the highest cards of the suit

count-0 = no
count-1 = one
count-2 = two
count-3 = three
count-4 = four
count-5 = five
count-6 = six
count-7 = seven
count-8 = eight
count-9 = nine
count-10 = ten
count-11 = eleven

hand-told = { $count } { $suit } with { $heads }. Would you bid?
hand-told-strange = { $count } { $suit } with { $heads }, which beats the king. Would you bid?
hand-told-bare = { $count } { $suit }, but nothing high among them. Would you bid?
hand-told-flat = { $aces ->
    [0] No long suit and no ace. Would you bid?
    [one] No long suit, but an ace. Would you bid?
    [2] No long suit, but two aces. Would you bid?
    [3] No long suit, but three aces. Would you bid?
   *[other] No long suit, but four aces. Would you bid?
}
hand-told-matadors = { $held }, above all other trumps, and { $count } { $suit }. Would you bid?

## The games

landing-game-six-bid = Six contracts, from more than half the points to all of them. The easiest to learn: start here.
landing-game-progressive = Each suit has its price, and anyone who doubts your bid may double it. Quick and sharp.
landing-game-german-solo = Call an ace; the player who holds it is your partner but may not say so. The deepest game, and the hardest.
landing-game-frog = Frog, chico, grand: three contracts and no more. In the lowest you pick up the widow and lay away three cards.
landing-game-slough = Frog with two solos above it, from an American book of 1922. Up to seven at the table.
landing-game-sluff = A family game from Utah, close to Frog. With four at the table the dealer sits out.
landing-game-tapp = An old game from Württemberg, perhaps the one that became Frog. If you are bold, promise every trick.
landing-game-tarok = An old game of Bavaria. Hearts cost more, and the player who bid first may hold.
