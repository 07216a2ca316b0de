### The review on the deal page: what the deal was worth, the decisions that mattered, learning from them.

look-title = Review
look-whose = Whose decisions
look-steps = Step by step
look-waiting = The judge looks at every decision.
look-progress = { $done } of { $of } looked at
look-retry = Try again
look-unfinished = The deal was not played to its end, so there is no review of it.
refusal-no-judge = The judge cannot look at this deal just now.
refusal-no-review = There is no review of this deal for that seat.

## The three lenses

look-known = what you could know
look-possible = what was possible
look-happened = what happened

## The sum
## All four are text, with their signs

look-sum = Your cards { $hand }, how the rest lay { $lie }, the others { $others }, you { $own }.
look-part-hand = your cards
look-part-lie = how the rest lay
look-part-others = the others
look-part-own = you
look-bar = The sum in parts
look-explained = How the four add up
look-explained-1 = They add up to what was paid. “Your cards” is what the hand is worth before a bid, however the rest lies, less the average deal. “How the rest lay” is luck: the cards you could not see, and how choices met them. “You” is what your decisions cost at what you knew; it is never above nought but for the noise of the worlds. “The others” is the rest.
look-explained-2 = So a small loss can hold a dear mistake that luck paid for, and a gain can too.

## The decisions that mattered

look-mattered = Decisions that mattered
look-mistakes = Mistakes
look-dearest-first = the dearest first
look-choices = { $count ->
    [one] one decision had a choice
   *[other] { $count } decisions had a choice
}
look-number = { $kind ->
    [mistake] Mistake
   *[other] Decision
} { $number } of { $of }
look-tag-mistake = mistake
look-tag-unproved = not yet proved
look-tag-close = too close to tell
look-tag-little = worse, but by little
look-tag-judges-differ = judges differ
look-tag-good = good
look-tag-only = the only good answer
look-rest = The other { $count } come to { $loss } chips together; of none alone is it sure.
look-rest-more = The other { $count } come to { $loss } chips together.
look-why-unproved = Not called a mistake: why?
look-price = { $loss } chips
look-within = ± { $within }
look-price-said = costs { $loss } plus or minus { $within } chips
look-ways-said = In { $ways } of 100 ways
look-at-it = See it on the table
look-beaten = A layout that shows it
look-beaten-told = Nothing you saw rules it out. In { $of } of 100 ways the cards may lie the difference is as clear as here: { $said } fails, { $best } does not. It need not be how they lay.

## The curve

look-curve = What the deal was worth to you
look-curve-about = chips, as the cards truly lay, card by card
look-curve-said = From { $first } before the bidding to { $last } at the end.
look-curve-bids = bids
look-curve-mine = your card or word
look-curve-theirs = theirs
look-curve-table = The curve as a table
look-curve-trick = Trick
look-curve-before = worth before
look-curve-after = worth after

## Every decision

look-every = Every decision
look-every-differs = only what differs
look-every-all = all of them
look-every-same = In every decision what was done was good, as far as can be told.
look-when = When
look-done = done
look-better = the judge’s choice
look-cost = price
look-told = verdict
look-second = by another judge: { $loss }
look-verdict = { $verdict ->
    [mistake] mistake
    [judges-differ] judges differ
    [only] the only good answer
    [good] good
   *[close] too close to tell
}

## Hindsight

look-hindsight = Hindsight: all cards seen
look-hindsight-about = What each of your decisions did to the deal as the cards truly lay. Nobody could know that: a good card may lose, a poor card may win.
look-hindsight-turned = the deal’s worth

## Who judged

look-judge = Judged by expert in { $worlds } worlds for each decision; a second judge had to agree. ± holds 95 times of 100.
look-judge-more = How good is this judge?
look-judge-price = A price is that of a player who goes on as the judge would. A decision is told here where the price is at least four times its standard error and, even a standard error less, { $least } chips or more.
look-judge-proof = A mistake is named only where its kind has passed the proof: deals were played on as the cards truly lay, with what was done and with what is advised. Below 1 the judge had promised more than it brought. To pass, both figures must lie between 0.8 and 1.2 and be known to within 0.2, and of what one look names another must name nine tenths.
look-judge-none = No kind of decision in this game has passed yet, so no mistake is named.
look-judge-kind = Decision
look-judge-tried = tried
look-judge-brought = brought of what was promised, when all go on as clubs
look-judge-as-expert = when the seat goes on as expert
look-judge-named = named
look-judge-yes = yes
look-judge-no = not yet
look-judge-unknown = too few
look-judge-untried = What is not in this table has not been tried, so no mistake of it is named.
look-judge-tricks = { $kind }, tricks { $first } to { $last }
look-judge-tricks-on = { $kind }, from trick { $first } on
look-judge-edition = Judge { $edition }

## Taking it along

look-take = Take it along
look-take-page = As a page
look-take-json = As JSON

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
