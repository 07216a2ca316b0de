### The hint: what the best player of the house would do with your cards, and why.

hint-title = A hint
hint-waiting = Looking at your cards
hint-none = There is no hint here.

## One answer that was weighed, and what was found of it: { $answer }: about 71 points, makes 84 %

hint-line = { $answer }: { $found }
# $points is rounded
hint-points = about { $points ->
    [one] { $points } point
   *[other] { $points } points
}
# $tricks is text, to the half
hint-tricks = about { $tricks } tricks
hint-makes = makes { $chance } %
hint-their-points = the declarer gets about { $points ->
    [one] { $points } point
   *[other] { $points } points
}
hint-their-tricks = the declarer’s side gets about { $tricks } tricks
hint-beaten = beaten { $chance } %
hint-gains = brings about { $chips ->
    [one] { $chips } chip
   *[other] { $chips } chips
}
hint-costs = costs about { $chips ->
    [one] { $chips } chip
   *[other] { $chips } chips
}
hint-evens = comes out even

## How it was counted, or why there is nothing to count

hint-why-only-answer = There is nothing else you may do.
hint-why-certain = It comes to the same however the other cards lie.
hint-why-best-mean = { $worlds ->
    [one] The other cards can lie in one way only; nothing does better.
   *[other] Tried in { $worlds } ways for the other cards to lie, nothing brings more on average.
}
hint-why-best-chance = { $worlds ->
    [one] The other cards can lie in one way only; nothing does better.
   *[other] Tried in { $worlds } ways for the other cards to lie, nothing makes the contract more often.
}
hint-why-their-best-chance = { $worlds ->
    [one] The other cards can lie in one way only; nothing does better.
   *[other] Tried in { $worlds } ways for the other cards to lie, nothing beats the contract more often.
}
hint-why-most-tried = Looking ahead, this is where one keeps coming back to.
hint-why-as-good = Others are as good; by rule of thumb it is this one.
hint-rule-counting = Counted suit by suit, this is what the hand promises.
hint-rule-mending = It mends the hand most.
hint-rule-length = You can lead to it best.
hint-rule-burying = It puts the most points away and keeps the hand sound.
hint-rule-trick = The best bargain: what the trick brings against what your hand gives up.
hint-rule-ducking = It stays below.
hint-rule-forcing = It leaves the declarer a trick that must not be taken.
hint-rule-sweeping = Every counter matters here.
hint-rule-stopping = What is left promises less than what you have.
hint-rule-habit = In such a place good players mostly play it.
hint-rule-plainest = It binds you to least.
hint-cut-short = There was no time to look further.
hint-basis = From your own cards and what has been bid and played so far.

## The strip of a hint: a figure that sets each answer apart, and what stands small beside it

hint-strip = Hint
hint-strip-how = a tap plays it
hint-strip-how-click = a click plays it
hint-strip-pick = a tap picks it
hint-hide = Hide
hint-how = How was this counted?
hint-figure-chance = { $chance } %
hint-figure-gains = +{ $chips }
hint-figure-costs = −{ $chips }
hint-figure-evens = ±{ $chips }
hint-figure-points = { $points }
hint-figure-tricks = { $tricks }
hint-brief-chance = { $chance } %
hint-brief-gains = +{ $chips } { $chips ->
    [one] chip
   *[other] chips
}
hint-brief-costs = −{ $chips } { $chips ->
    [one] chip
   *[other] chips
}
hint-brief-evens = no chips
hint-brief-points = { $points } { $points ->
    [one] point
   *[other] points
}
hint-brief-tricks = { $tricks } tricks
hint-brief-their-points = they get { $points }
hint-brief-their-tricks = they get { $tricks } tricks

## In the terminal and in the line for words

spoken-ask-hint = hint, a hint, tip, advice, what would you do
may-ask-hint = hint – what the best player of the house would do, and why
