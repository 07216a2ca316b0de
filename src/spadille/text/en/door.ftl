### The front door: what this is, a hand to look at, and the ways in. The games in a few words, and whose they are.

## What this is

door-title = Solo card games · Spadille
door-claim = One plays alone.
door-claim-then = The rest stick together.
door-lead = Solo is a family of card games with bids and tricks: promise what your hand can take, and play it alone. Keep your word and everyone pays you; fail, and you pay them.

## Playing at once

door-play = Play now
# $level is how strong the bots are; $count says their number in a word
door-bots = { $bots ->
    [0] everybody a person
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
door-terms = { $game }, { $bots }
door-rules-published = Published rules
door-rules-own = Options of your own
door-yours = These cards are yours.
door-hand = The hand that waits for you
door-hand-none = The cards are being dealt.
door-hand-look = A hand to look at
door-change = Change
refusal-hand-gone = Those cards have been dealt away. Here are others.

## The other ways in

door-friends = With friends
door-friends-about = Say who you are. All other seats are kept free, and you get a link to send.
door-learn = Learn in three minutes
door-pad = Score real cards
door-day = Deal of the day
door-puzzles = Puzzles
door-deal = Open a deal
door-games = The game
door-seats = { $least ->
    [0] { $most } seats
   *[other] { $least } to { $most } seats
}, { $hand } cards each
door-on = Go on
door-on-deal = Deal { $deal }
door-on-game = { $game }, { $preset }
door-on-all = All your games and results
door-about = The games, and whose they are

## The table, in a line

door-setup = This table
door-house = Options
door-house-none = as described
door-level = Bots
door-level-mixed = mixed
door-hints-yes = on
door-hints-no = off
door-all = All options
door-own = own

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
hand-told-bare = { $count } { $suit }, and nothing high among them. Would you bid?
hand-told-flat = { $aces ->
    [0] No long suit and no ace. Would you bid?
    [one] No long suit, but an ace. Would you bid?
    [2] No long suit, but two aces. Would you bid?
    [3] No long suit, but three aces. Would you bid?
   *[other] No long suit, but four aces. Would you bid?
}
hand-told-matadors = { $held }, above all other trumps, and { $count } { $suit }. Would you bid?

## The games

door-game-six-bid = Six promises, from more than half the points to every one. The clearest of them: begin here.
door-game-progressive = Each suit has its price, and whoever doubts you may double it. Quick and sharp.
door-game-german-solo = Call an ace; who holds it is your partner and may not say so. The deepest, and the hardest.
door-game-frog = Frog, chico, grand: three promises and no more. In the lowest you pick up the widow and lay three cards away.
door-game-slough = Frog with two solos above it, from an American book of 1922. Up to seven at the table.
door-game-sluff = A family game from Utah, close to Frog. With four at the table the dealer rests.
door-game-tapp = An old game of Württemberg, perhaps the one that became Frog. The bold promise every trick.
door-game-tarok = An old game of Bavaria. Hearts cost more, and whoever bid first may hold.
