### The hint: what the best player here would do with your cards, and why.

hint-title = A hint
hint-waiting = Looking at your cards
hint-none = There is no hint here.

## One answer that was weighed, and what was found of it: { $answer }: about 71 points, 84% to make it

hint-line = { $answer }: { $found }
# $points is rounded
hint-points = about { $points ->
    [one] { $points } point
   *[other] { $points } points
}
# $tricks is text, to the half
hint-tricks = about { $tricks } { $count ->
    [one] trick
   *[other] tricks
}
hint-makes = { $chance }% to make it
hint-their-points = the declarer gets about { $points ->
    [one] { $points } point
   *[other] { $points } points
}
hint-their-tricks = the declarer’s side gets about { $tricks } { $count ->
    [one] trick
   *[other] tricks
}
hint-beaten = { $chance }% to beat it
hint-gains = +{ $chips } { $chips ->
    [one] chip
   *[other] chips
} expected
hint-costs = −{ $chips } { $chips ->
    [one] chip
   *[other] chips
} expected
hint-evens = breaks even

## How it was counted, or why there is nothing to count

hint-why-only-answer = It’s your only legal choice.
hint-why-certain = This result is certain, wherever the other cards are.
hint-why-best-mean = It brings the most on average.
hint-why-best-chance = It makes the contract most often.
hint-why-their-best-chance = It beats the contract most often.
hint-why-most-tried = It works out best in the long run.
hint-why-as-good = Others are just as good; this is the usual choice.
hint-rule-counting = That is what your hand is worth, counted suit by suit.
hint-rule-mending = It improves your hand the most.
hint-rule-length = It’s the card you can lead to best.
hint-rule-burying = It saves the most points and keeps your hand strong.
hint-rule-trick = The best trade: the points in the trick against what your hand gives up.
hint-rule-ducking = It stays below the trick.
hint-rule-forcing = It forces the declarer to take a trick they must not take.
hint-rule-sweeping = Every card worth points matters here.
hint-rule-stopping = Playing on is worth less than what you already have.
hint-rule-habit = Good players usually play it here.
hint-rule-plainest = It commits you to the least.
hint-cut-short = There was no time to look further.
hint-basis = Based on your own cards and on what has been bid and played so far.

## The strip of a hint: a figure that sets each answer apart, and what stands small beside it

hint-strip = Hint
hint-strip-how = tap to play
hint-strip-how-click = click to play
hint-strip-pick = tap to choose
hint-hide = Hide
hint-figure-makes = { $chance }%
    .label = to make it
hint-figure-beats = { $chance }%
    .label = to beat it
hint-figure-gains = +{ $chips }
    .label = { $chips ->
    [one] chip
   *[other] chips
}
hint-figure-costs = −{ $chips }
    .label = { $chips ->
    [one] chip
   *[other] chips
}
hint-figure-evens = ±{ $chips }
    .label = chips
hint-figure-points = { $points }
    .label = { $points ->
    [one] point
   *[other] points
}
hint-figure-tricks = { $tricks }
    .label = tricks
hint-brief-makes = { $chance }% to make it
hint-brief-beats = { $chance }% to beat it
hint-brief-gains = +{ $chips } { $chips ->
    [one] chip
   *[other] chips
}
hint-brief-costs = −{ $chips } { $chips ->
    [one] chip
   *[other] chips
}
hint-brief-evens = breaks even
hint-brief-points = { $points } { $points ->
    [one] point
   *[other] points
}
hint-brief-tricks = { $tricks } { $count ->
    [one] trick
   *[other] tricks
}
hint-brief-their-points = they get { $points }
hint-brief-their-tricks = they get { $tricks } { $count ->
    [one] trick
   *[other] tricks
}

## In the terminal and in the line for words

spoken-ask-hint = hint, a hint, tip, advice, what would you do
may-ask-hint = hint – what the best player here would do, and why
