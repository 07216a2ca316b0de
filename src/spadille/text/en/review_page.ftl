### The review on the deal page: what the deal was worth, the decisions that mattered, learning from them.

review-page-title = Review
review-page-whose = Whose decisions
review-page-steps = Step by step
review-page-waiting = Every decision is being checked.
review-page-progress = { $done } of { $of } done
review-page-retry = Try again
review-page-unfinished = The deal was not played to its end, so there is no review of it.
refusal-no-judge = This deal cannot be reviewed just now. Try again in a moment.
refusal-no-review = There is no review of this deal for that seat.

## The verdict beside the payment: two short sentences
## $chips is what the cause comes to, $paid the payment; $share: all is more than the payment, most at least half of it

review-page-cause-nothing = No one paid anything.
review-page-cause-luck-lost = { $share ->
    [all] Bad luck: it alone cost { $chips }.
    [most] Mostly bad luck: { $chips } of the { $paid }.
   *[part] Partly bad luck: { $chips } of the { $paid }.
}
review-page-cause-luck-won = { $share ->
    [all] Good luck: it alone brought { $chips }.
    [most] Mostly good luck: { $chips } of the { $paid }.
   *[part] Partly good luck: { $chips } of the { $paid }.
}
review-page-cause-others-lost = { $share ->
    [all] The others’ play alone cost you { $chips }.
    [most] Mostly the others’ play: { $chips } of the { $paid }.
   *[part] Partly the others’ play: { $chips } of the { $paid }.
}
review-page-cause-others-won = { $share ->
    [all] The others’ play alone brought you { $chips }.
    [most] Mostly the others’ play: { $chips } of the { $paid }.
   *[part] Partly the others’ play: { $chips } of the { $paid }.
}
review-page-cause-own-lost = { $share ->
    [all] Your own play: it cost as much as you paid, or more.
    [most] Mostly your own play: { $chips } of the { $paid }.
   *[part] Partly your own play: { $chips } of the { $paid }.
}
review-page-cause-own-won = Mostly your own play: { $chips } of the { $paid }.
review-page-slips-none = Your own play cost nothing.
review-page-slips-cost = { $count ->
    [0] Small slips cost about { $cost }.
   *[other] Your slips cost about { $cost }.
}

## The board and the slips

review-page-where = Review, { $game }{ $known ->
    [all] . Deal { $deal } of { $deals }
    [deal] . Deal { $deal }
   *[none] {""}
}
review-page-stops = Your slips along the deal
review-page-stop = Slip { $number }
review-page-slips = { $count ->
    [0] Your small slips
    [one] Your slip
    [2] Your two slips
    [3] Your three slips
   *[other] Your slips
}
review-page-slip = { $when }: you { $did ->
    [played] played
   *[chose] chose
} { $said }
review-page-slip-better = { $best } was better.
review-page-slips-small = Smaller slips together
review-page-others-good = { $slips ->
    [0] Every decision was as good as any.
   *[other] { $count ->
        [one] Your other decision was as good as any.
       *[other] Your other { $count } decisions were as good as any.
    }
}
review-page-details = Details
review-page-details-about = how it adds up, chances, curve
review-page-back = Back to the table{ $known ->
    [all] {" "}– deal { $deal } of { $deals }
    [deal] {" "}– deal { $deal }
   *[none] {""}
}
review-page-to-deal = To the deal

## The three lenses

review-page-known = what you could know
review-page-possible = what was possible
review-page-happened = what happened

## The sum
## All four are text, with their signs

review-page-sum = Your hand { $hand }, luck of the layout { $lie }, the other players { $others }, your play { $own }.
review-page-part-hand = your hand
review-page-part-lie = luck of the layout
review-page-part-others = the other players
review-page-part-own = your play
review-page-bar = The sum in parts
review-page-explained = How the four add up
review-page-explained-1 = They add up to what was paid. “Your hand” is what your cards are worth before the bidding, compared with an average deal. “Luck of the layout” is where the hidden cards were, and how your choices met them. “Your play” is what your decisions cost, given what you knew; it can’t be better than zero, apart from small errors of estimation. “The other players” is the rest.
review-page-explained-2 = So even a gain can hide an expensive mistake that luck made up for.

## The decisions that mattered

review-page-mattered = Decisions that mattered
review-page-mistakes = Mistakes
review-page-dearest-first = most expensive first
review-page-choices = { $count ->
    [one] one real choice
   *[other] { $count } real choices
}
review-page-number = { $kind ->
    [mistake] Mistake
   *[other] Decision
} { $number } of { $of }
review-page-tag-mistake = mistake
review-page-tag-unproved = looks worse
review-page-tag-close = about as good
review-page-tag-little = slightly worse
review-page-tag-judges-differ = judges disagree
review-page-tag-good = good
review-page-tag-only = the only good answer
review-page-rest = { $count ->
    [one] One smaller slip costs about { $loss } chips; it is not certain.
   *[other] { $count } smaller slips add up to about { $loss } chips; none is certain by itself.
}
review-page-rest-more = { $count ->
    [one] One smaller slip costs about { $loss } chips.
   *[other] { $count } smaller slips add up to about { $loss } chips.
}
review-page-why-unproved = How sure is this?
review-page-price = { $loss } chips
review-page-within = ± { $within }
review-page-price-said = costs { $loss } plus or minus { $within } chips
review-page-ways-said = In { $ways } of 100 layouts
review-page-at-it = See it on the table
review-page-beaten = A layout that shows it
review-page-beaten-told = Nothing you saw rules this layout out. In { $of } of 100 layouts the difference is as clear as here: { $said } fails and { $best } does not. The real layout may have been another.

## The curve

review-page-curve = What the deal was worth to you
review-page-curve-about = in chips, card by card, with all cards known
review-page-curve-said = From { $first } before the bidding to { $last } at the end.
review-page-curve-bids = bids
review-page-curve-mine = your card or bid
review-page-curve-theirs = theirs
review-page-curve-table = The curve as a table
review-page-curve-trick = Trick
review-page-curve-before = worth before
review-page-curve-after = worth after

## Every decision

review-page-every = Every decision
review-page-every-differs = only where it differs
review-page-every-all = all of them
review-page-every-same = Every decision was good, as far as can be seen.
review-page-when = When
review-page-done = done
review-page-better = best choice
review-page-cost = cost
review-page-told = verdict
review-page-second = by another judge: { $loss }
review-page-verdict = { $verdict ->
    [mistake] mistake
    [judges-differ] judges disagree
    [only] the only good answer
    [good] good
   *[close] about as good
}

## Hindsight

review-page-hindsight = Hindsight: with all cards known
review-page-hindsight-about = What each of your decisions changed, with all cards known. You could not know that at the time: a good card may lose, a poor card may win.
review-page-hindsight-turned = the deal’s worth

## Who judged

review-evaluator = Judged by the expert in { $worlds } layouts for each decision; a second judge had to agree. ± is a 95% margin of error.
review-evaluator-more = How good is this judge?
review-evaluator-price = The cost assumes that you play on as the judge would. A decision is listed here when its cost is at least four times its standard error and, minus one standard error, is still { $least } chips or more.
review-evaluator-proof = A decision is called a mistake only if its kind has passed a test: deals were played on with the real cards, once with what was done and once with the advice. A figure below 1 means that the judge promised more than the advice brought. To pass, both figures must be between 0.8 and 1.2 and known to within 0.2, and nine of ten mistakes must be found again in a second look.
review-evaluator-none = No kind of decision in this game has passed yet, so nothing is called a mistake.
review-evaluator-kind = Decision
review-evaluator-tried = tried
review-evaluator-brought = brought, per chip promised, when all play on as club bots
review-evaluator-as-expert = when you play on as the expert
review-evaluator-named = called a mistake
review-evaluator-yes = yes
review-evaluator-no = not yet
review-evaluator-unknown = too few
review-evaluator-untried = A kind that is not in this table has not been tested, so nothing of that kind is called a mistake.
review-evaluator-tricks = { $kind }, tricks { $first } to { $last }
review-evaluator-tricks-on = { $kind }, from trick { $first } on
review-evaluator-version = Judge { $edition }

## Taking it along

review-page-take = Save
review-page-take-page = Save as a web page
review-page-take-json = Save as JSON

## Learning

learn-from = { $count ->
    [one] Try it again
   *[other] Try these again
}
learn-from-about = find the better answer yourself
learn-title = Find a better answer
learn-where = { $kind ->
    [mistake] Mistake
   *[other] Decision
} { $number } of { $of }, { $when }: you { $did ->
    [played] played
   *[chose] chose
} { $said }.
learn-asked = Find a better answer.
learn-asked-price = Your choice cost { $loss } ± { $within } chips.
learn-asked-unproved = Your choice seems to have cost { $loss } ± { $within } chips.
learn-found = Better: { $answer }
learn-found-equals = As good: { $others }.
learn-not-yet = Not yet
learn-same = That is what you did.
learn-saves = That saves about { $saved } of the { $loss } chips. Another choice saves more.
learn-saves-nothing = That saves next to nothing.
learn-shown = The best choice: { $answer }
learn-show = Show me
learn-skip = Skip
learn-next = Next
learn-on = Play on from here
learn-end = Back to the list
learn-done = All done
learn-how = { $how ->
    [found] found
    [shown] shown
   *[skipped] skipped
}
learn-again = Once more
learn-back = Back to the review
