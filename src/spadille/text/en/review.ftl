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
    --language CODE    the language of the words

    The same deal, worlds and seed give the same words. It ends with 0 when every deal was reviewed, 1 when one
    could not be, 2 when a file cannot be read.

fault-no-review-unfinished = The deal is not over, so there is no review of it.
fault-no-review-seat = Seat { $seat } was dealt no cards in this deal.

## The sum: −18: your hand +6, luck of the layout −9, the other players −4, your play −11

review-heading = Deal { $number }, seat { $place }
review-seat = seat { $place }
# All five are text, with their signs
review-sum = { $payment }: your hand { $hand }, luck of the layout { $lie }, the other players { $others }, your play { $own }.

## The decisions that mattered
## $said and $best are answers: the ten of spades, passing; $loss and $within are numbers, those below three to a tenth

review-when-auction = the bidding
review-when-before = before the play
review-when-trick = trick { $trick }
review-mistake = { $when }: you chose { $said }, { $best } was better. It cost about { $loss } ± { $within } chips.
review-judges-differ = { $when }: you chose { $said }. One judge prefers { $best } by { $loss } ± { $within } chips; the other disagrees.
review-close = { $when }: you chose { $said }, about as good as { $best }: { $loss } ± { $within } chips apart.
review-unproved = { $when }: you chose { $said }, but { $best } looks better, by about { $loss } ± { $within } chips.
review-good = { $when }: you chose { $said }. Nothing better was found.
review-only = { $when }: you chose { $said }, the only good answer.
review-ways = Of 100 possible layouts, you make it in { $better } with { $best } and in { $worse } with { $said }.
review-ways-theirs = Of 100 possible layouts, you beat it in { $better } with { $best } and in { $worse } with { $said }.
# $of is how many of 100 ways the cards may lie; $hands are hands
review-beaten = In { $of } of 100 layouts { $said } fails and { $best } does not. One of them: { $hands }.
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

review-no-mistakes = No clear mistakes.
review-more = { $count ->
    [one] One more mistake cost less.
   *[other] { $count } more mistakes cost less.
}
review-differ = { $count ->
    [one] In one decision the judges disagree.
   *[other] In { $count } decisions the judges disagree.
}
review-kinds = Not graded yet: { $kinds }.
review-judges = Judged by expert from what you knew, in { $worlds } layouts; a second judge had to agree. How good they are: docs/reference/review.md.
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
