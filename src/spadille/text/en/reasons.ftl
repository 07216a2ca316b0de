### Why one card is better than another: what becomes of cards after either of them.
### A hint, a review and the terminal show these sentences; the browser draws the cards in them.
### In all of them $card is a card that is spoken of, $instead is the card that was not advised, and $taker is the card
### that takes $card. $times is how often of 100 something happens after the advised card, $less how often after $instead.

## The fate of a card. Points count: whose pile the card ends in.

# $card is in the reader's hand.
reason-own-home = You save your { $card } { $times } times in 100, but { $less ->
    [0] never
   *[other] only { $less }
} if you play the { $instead }.
# The same where $card is the card that was not advised.
reason-own-home-kept = You save your { $card } { $times } times in 100 if you keep it, but { $less ->
    [0] never
   *[other] only { $less }
} if you play it now.
# The price of the advised card: another card of the reader, $card, is saved less often.
reason-own-home-cost = In return you save your { $card } { $times ->
    [0] not once
    [one] only once
   *[other] only { $times } times
} in 100, instead of { $less } if you play the { $instead }.
# The same where $card is the card that was not advised.
reason-own-home-cost-kept = In return you save your { $card } { $times ->
    [0] not once
    [one] only once
   *[other] only { $times } times
} in 100 if you keep it, instead of { $less } if you play it now.
# $card is in the hand of the reader's partner.
reason-partner-home = Your partner saves the { $card } { $times } times in 100, but { $less ->
    [0] never
   *[other] only { $less }
} if you play the { $instead }.
# $card is in a hand of the other side.
reason-theirs-fall = Their { $card } comes to your side { $times } times in 100, but { $less ->
    [0] never
   *[other] only { $less }
} if you play the { $instead }.
# It is not known where $card is.
reason-card-home = The { $card } comes to your side { $times } times in 100, but { $less ->
    [0] never
   *[other] only { $less }
} if you play the { $instead }.
# $cards lie on the table in the trick that is being played; $count is how many they are.
reason-table = The { $cards } on the table { $count ->
    [one] comes
   *[other] come
} to your side { $times } times in 100, but { $less ->
    [0] never
   *[other] only { $less }
} if you play the { $instead }.

## The fate of a card. Tricks count: whether the card takes a trick.

reason-own-takes = Your { $card } takes a trick { $times } times in 100, but { $less ->
    [0] never
   *[other] only { $less }
} if you play the { $instead }.
reason-own-takes-kept = Your { $card } takes a trick { $times } times in 100 if you keep it, but { $less ->
    [0] never
   *[other] only { $less }
} if you play it now.
# The price of the advised card: another card of the reader, $card, takes a trick less often.
reason-own-takes-cost = In return your { $card } takes a trick { $times ->
    [0] not once
    [one] only once
   *[other] only { $times } times
} in 100, instead of { $less } if you play the { $instead }.
# The same where $card is the card that was not advised.
reason-own-takes-cost-kept = In return your { $card } takes a trick { $times ->
    [0] not once
    [one] only once
   *[other] only { $times } times
} in 100 if you keep it, instead of { $less } if you play it now.
reason-partner-takes = Your partner’s { $card } takes a trick { $times } times in 100, but { $less ->
    [0] never
   *[other] only { $less }
} if you play the { $instead }.
reason-card-takes = The { $card } takes a trick for your side { $times } times in 100, but { $less ->
    [0] never
   *[other] only { $less }
} if you play the { $instead }.
reason-theirs-not = Their { $card } takes a trick { $times ->
    [0] not once
    [one] once
   *[other] { $times } times
} in 100, but { $less } times if you play the { $instead }.
reason-card-not = The { $card } takes a trick for the other side { $times ->
    [0] not once
    [one] once
   *[other] { $times } times
} in 100, but { $less } times if you play the { $instead }.

## A contract to take nothing: $suit is the suit of the first trick that the declarer takes

reason-caught = You are caught in { $suit } { $times ->
    [0] not once
    [one] once
   *[other] { $times } times
} in 100, but { $less } times if you play the { $instead }.
reason-caught-theirs = The declarer is caught in { $suit } { $times } times in 100, but { $less ->
    [0] never
   *[other] only { $less }
} if you play the { $instead }.

## How the card of the sentence before is mostly lost if $instead is played

reason-lost-now-to = Otherwise it usually falls to the { $taker } at once.
reason-lost-now-ruffed = Otherwise it is usually trumped at once.
reason-lost-later-to = Otherwise it usually falls to the { $taker } later.
reason-lost-later-ruffed = Otherwise it is usually trumped later.
# Its holder cannot follow suit, has nothing else, and the other side takes the trick.
reason-lost-thrown = Otherwise it usually has to be thrown away.

## How the card of the sentence before mostly falls if the advised card is played

reason-caught-now = It usually falls in this trick.
reason-caught-by-kept = It usually falls to the { $taker }, which you keep.
reason-caught-by-you = You usually take it later.
reason-caught-by-partner = Your partner usually takes it later.
reason-caught-ruffed = Your side usually trumps it later.
# They cannot follow suit and have nothing else to play.
reason-caught-thrown = They usually have to throw it away.

## What the advised card, $card, does in this trick. Stands first.

reason-trick-save = The trick is theirs either way.
reason-trick-feed = The trick is your side’s either way.
reason-trick-ruff = You trump the trick.
reason-trick-partner-wins = Your partner takes the trick without the { $instead }.
reason-trick-cheap = The { $card } is enough.
reason-trick-win = The { $card } wins the trick.
reason-trick-draw = The { $card } draws trumps.
reason-trick-force = They have to spend a trump.
reason-trick-duck = You let this trick go.
reason-trick-keep-trump = You keep your trump.
reason-trick-more-ruffs = Your side trumps more often.
reason-trick-fewer-ruffs = They trump less often.

## In two to four words, beside a card that is not advised: what is wrong with it

reason-short-own = loses your { $card }
reason-short-partner = loses your partner’s { $card }
reason-short-theirs = lets the { $card } go
reason-short-table = gives up this trick
reason-short-takes = { $card } wins less often
reason-short-theirs-takes = helps the { $card }
reason-short-caught = caught in { $suit }
reason-short-caught-theirs = lets { $suit } go
# The card beside which it stands falls.
reason-short-falls = falls to the { $taker }
reason-short-trumped = gets trumped
reason-short-thrown = has to be thrown away

## The method

reason-how-title = How was this counted?
reason-how = { $worlds ->
    [one] After each card the deal was played on { $rollouts } times from the only possible layout of the hidden cards. Every player sees only their own cards.
   *[other] After each card the deal was played on { $rollouts } times, from { $worlds } possible layouts of the hidden cards. Every player sees only their own cards.
}

## The hint itself: the advice as a heading

reason-advice-lead = Lead the { $card }
reason-advice-play = Play the { $card }
reason-best = best
