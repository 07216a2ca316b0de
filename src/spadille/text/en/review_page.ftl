### The review on the deal page: what the deal was worth, the decisions that mattered, learning from them.

review-page-title = Review
review-page-whose = Whose decisions
review-page-steps = Step by step
review-page-waiting = The judge looks at every decision.
review-page-progress = { $done } of { $of } looked at
review-page-retry = Try again
review-page-unfinished = The deal was not played to its end, so there is no review of it.
refusal-no-judge = The judge cannot look at this deal just now.
refusal-no-review = There is no review of this deal for that seat.

## The three lenses

review-page-known = what you could know
review-page-possible = what was possible
review-page-happened = what happened

## The sum
## All four are text, with their signs

review-page-sum = Your cards { $hand }, how the rest lay { $lie }, the others { $others }, you { $own }.
review-page-part-hand = your cards
review-page-part-lie = how the rest lay
review-page-part-others = the others
review-page-part-own = you
review-page-bar = The sum in parts
review-page-explained = How the four add up
review-page-explained-1 = They add up to what was paid. “Your cards” is what the hand is worth before a bid, however the rest lies, less the average deal. “How the rest lay” is luck: the cards you could not see, and how choices met them. “You” is what your decisions cost at what you knew; it is never above nought but for the noise of the worlds. “The others” is the rest.
review-page-explained-2 = So a small loss can hold a dear mistake that luck paid for, and a gain can too.

## The decisions that mattered

review-page-mattered = Decisions that mattered
review-page-mistakes = Mistakes
review-page-dearest-first = the dearest first
review-page-choices = { $count ->
    [one] one decision had a choice
   *[other] { $count } decisions had a choice
}
review-page-number = { $kind ->
    [mistake] Mistake
   *[other] Decision
} { $number } of { $of }
review-page-tag-mistake = mistake
review-page-tag-unproved = not yet proved
review-page-tag-close = too close to tell
review-page-tag-little = worse, but by little
review-page-tag-judges-differ = judges differ
review-page-tag-good = good
review-page-tag-only = the only good answer
review-page-rest = The other { $count } come to { $loss } chips together; of none alone is it sure.
review-page-rest-more = The other { $count } come to { $loss } chips together.
review-page-why-unproved = Not called a mistake: why?
review-page-price = { $loss } chips
review-page-within = ± { $within }
review-page-price-said = costs { $loss } plus or minus { $within } chips
review-page-ways-said = In { $ways } of 100 ways
review-page-at-it = See it on the table
review-page-beaten = A layout that shows it
review-page-beaten-told = Nothing you saw rules it out. In { $of } of 100 ways the cards may lie the difference is as clear as here: { $said } fails, { $best } does not. It need not be how they lay.

## The curve

review-page-curve = What the deal was worth to you
review-page-curve-about = chips, as the cards truly lay, card by card
review-page-curve-said = From { $first } before the bidding to { $last } at the end.
review-page-curve-bids = bids
review-page-curve-mine = your card or word
review-page-curve-theirs = theirs
review-page-curve-table = The curve as a table
review-page-curve-trick = Trick
review-page-curve-before = worth before
review-page-curve-after = worth after

## Every decision

review-page-every = Every decision
review-page-every-differs = only what differs
review-page-every-all = all of them
review-page-every-same = In every decision what was done was good, as far as can be told.
review-page-when = When
review-page-done = done
review-page-better = the judge’s choice
review-page-cost = price
review-page-told = verdict
review-page-second = by another judge: { $loss }
review-page-verdict = { $verdict ->
    [mistake] mistake
    [judges-differ] judges differ
    [only] the only good answer
    [good] good
   *[close] too close to tell
}

## Hindsight

review-page-hindsight = Hindsight: all cards seen
review-page-hindsight-about = What each of your decisions did to the deal as the cards truly lay. Nobody could know that: a good card may lose, a poor card may win.
review-page-hindsight-turned = the deal’s worth

## Who judged

review-evaluator = Judged by expert in { $worlds } worlds for each decision; a second judge had to agree. ± holds 95 times of 100.
review-evaluator-more = How good is this judge?
review-evaluator-price = A price is that of a player who goes on as the judge would. A decision is told here where the price is at least four times its standard error and, even a standard error less, { $least } chips or more.
review-evaluator-proof = A mistake is named only where its kind has passed the proof: deals were played on as the cards truly lay, with what was done and with what is advised. Below 1 the judge had promised more than it brought. To pass, both figures must lie between 0.8 and 1.2 and be known to within 0.2, and of what one look names another must name nine tenths.
review-evaluator-none = No kind of decision in this game has passed yet, so no mistake is named.
review-evaluator-kind = Decision
review-evaluator-tried = tried
review-evaluator-brought = brought of what was promised, when all go on as clubs
review-evaluator-as-expert = when the seat goes on as expert
review-evaluator-named = named
review-evaluator-yes = yes
review-evaluator-no = not yet
review-evaluator-unknown = too few
review-evaluator-untried = What is not in this table has not been tried, so no mistake of it is named.
review-evaluator-tricks = { $kind }, tricks { $first } to { $last }
review-evaluator-tricks-on = { $kind }, from trick { $first } on
review-evaluator-version = Judge { $edition }

## Taking it along

review-page-take = Take it along
review-page-take-page = As a page
review-page-take-json = As JSON

## Learning

learn-from = Find better answers
learn-from-mistakes = Learn from your mistakes
learn-title = Find a better answer
learn-where = { $kind ->
    [mistake] Mistake
   *[other] Decision
} { $number } of { $of }, { $when }: you { $did ->
    [played] played
   *[chose] chose
} { $said }.
learn-asked = Find a better answer.
learn-asked-price = What was done gave away { $loss } ± { $within } chips.
learn-asked-unproved = By the judge’s reckoning it gave away { $loss } ± { $within } chips; in such decisions the judge is not yet proved.
learn-found = Better: { $answer }
learn-found-equals = As good: { $others }.
learn-not-yet = Not yet
learn-same = That is what was done.
learn-saves = That saves about { $saved } of the { $loss } chips. Another answer saves more.
learn-saves-nothing = That saves next to nothing.
learn-shown = The judge’s choice: { $answer }
learn-show = Show me
learn-skip = Skip
learn-next = Next
learn-on = Play on from here
learn-end = To the list
learn-done = All looked at
learn-how = { $how ->
    [found] found
    [shown] shown
   *[skipped] skipped
}
learn-again = Once more
learn-back = Back to the review
