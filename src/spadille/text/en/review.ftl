### The review: what each decision of a deal was worth at what the seat knew, and what luck brought.

help-review =
    spadille review [FILE ...]: reviews finished deals, one record a line: what luck brought and what skill, and
    the decisions that mattered. Without a file, or for a file called -, it reads standard input.

    --json             a line of JSON for each deal and seat
    --sum              all deals together, game by game: luck and skill apart, where it is lost by kind of decision,
                       contract and place, with intervals
    --seat N           one seat alone; without it, every seat that played
    --worlds N         in how many worlds each decision is looked at; 200
    --seed S           the number that the judge’s chance begins with; 0
    --language en|sv   the language of the words

    The same deal, worlds and seed give the same words. It ends with 0 when every deal was reviewed, 1 when one
    could not be, 2 when a file cannot be read.

fault-no-review-unfinished = The deal is not over, so there is no review of it.
fault-no-review-seat = Seat { $seat } was dealt no cards in this deal.

## The sum: −18: your cards +6, how the rest lay −9, the others −4, you −11

review-heading = Deal { $number }, seat { $place }
review-seat = seat { $place }
# All five are text, with their signs
review-sum = { $payment }: your cards { $hand }, how the rest lay { $lie }, the others { $others }, you { $own }.

## The decisions that mattered
## $said and $best are answers: the ten of spades, passing; $loss and $within are numbers, those below three to a tenth

review-when-auction = the bidding
review-when-before = before the play
review-when-trick = trick { $trick }
review-mistake = { $when }: you chose { $said }, { $best } was better. It cost about { $loss } ± { $within } chips.
review-judges-differ = { $when }: you chose { $said }; one judge prefers { $best } by { $loss } ± { $within } chips, the other does not.
review-close = { $when }: you chose { $said }. Against { $best } it is too close to tell, or too little to matter: { $loss } ± { $within } chips.
review-unproved = { $when }: you chose { $said }. The judge would choose { $best } and finds { $loss } ± { $within } chips between them, but is not proved in such decisions.
review-good = { $when }: you chose { $said }. Nothing is better, as far as can be told.
review-only = { $when }: you chose { $said }, the only good answer.
review-ways = Of 100 ways the other cards may lie, you make it in { $better } with { $best } and in { $worse } with { $said }.
review-ways-theirs = Of 100 ways the other cards may lie, you beat it in { $better } with { $best } and in { $worse } with { $said }.
# $of is how many of 100 ways the cards may lie; $hands are hands
review-beaten = In { $of } of 100 ways { $said } fails where { $best } does not. One of them: { $hands }.
review-hand = { $name } { $held }

# $minus is a sign or nothing
review-tenths = { $minus }{ $whole }.{ $tenths }
review-answer-pass = passing
review-answer-hold = holding
review-answer-double = doubling
review-answer-redouble = redoubling { $name }
review-answer-call = calling the { $card }
review-answer-call-none = calling no card
review-answer-give = giving the { $card }
review-answer-discard = laying away { $cards }
review-answer-stop = stopping
review-answer-ask = asking for your partner

## What there is to say of the judges

review-no-mistakes = No decision that both judges are sure cost you something.
review-more = { $count ->
    [one] One more such decision cost less.
   *[other] { $count } more such decisions cost less.
}
review-differ = { $count ->
    [one] In one decision the judges differ.
   *[other] In { $count } decisions the judges differ.
}
review-kinds = No mistakes are named in { $kinds }: there the judge is not yet proved.
review-judges = Judged by expert from what you knew, in { $worlds } worlds: chosen in one half of them, priced in the other; a second judge had to agree. How good they are: docs/reference/review.md.
review-kind-bid = bidding
review-kind-hold = holding
review-kind-double = doubling
review-kind-trump = naming trumps
review-kind-call = calling
review-kind-give = giving a card
review-kind-discard = laying away
review-kind-play = the play of the cards
review-kind-stop = stopping
review-kind-ask = asking for the partner
