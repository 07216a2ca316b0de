### My play: over many deals, where it is lost, luck and skill apart. On its page, and by `spadille review --sum`.

stats-title = My play
stats-about = The judge’s looks at the deals of your latest matches, taken together: what the cards brought, and what you gave away at what you knew.
stats-none = No finished match yet. When one is over, its deals can be looked at here.
stats-missing = This cannot be fetched just now.
stats-game = Game
stats-counts = { $deals ->
    [one] One deal looked at
   *[other] { $deals } deals looked at
} of { $all }, { $decisions ->
    [one] one decision
   *[other] { $decisions } decisions
} with a choice.
stats-look = { $count ->
    [one] Have one more deal looked at
   *[other] Have { $count } more deals looked at
}
stats-looking = Deal { $number } of { $of }: the judge looks at every decision.
stats-stop = Stop
stats-all = All of them have been looked at.
stats-within = ± holds 95 times of 100. Deals are drawn, not decisions: those of one deal count together. Below ten deals there is no ±.
stats-counted = Every decision with a choice counts, with the price that the judge finds, small ones too: chance makes some of them less than nothing.
stats-no-class = No class of player is told: the house’s own players have not been measured by this rule.
stats-json = As JSON

## The result

stats-brings = A deal brings you
stats-chips = chips
stats-paid = as it was paid
stats-luck = luck of the cards
stats-without-luck = luck taken out
stats-given-away = You give away, in 100 decisions
# $mean and $within are text, with their signs
stats-figure = { $mean } ± { $within }
stats-between = With luck taken out between { $low } and { $high } a deal.
stats-between-open = Too few deals to say how far luck alone could make this.

## Where it goes

stats-kinds = Where it goes
stats-kind = Decision
stats-kind-lead = leading
stats-kind-follow = following and throwing
stats-kind-bid = bidding
stats-kind-hold = holding
stats-kind-double = doubling
stats-kind-trump = naming trumps
stats-kind-call = calling
stats-kind-give = giving a card
stats-kind-discard = laying away
stats-kind-stop = stopping
stats-kind-ask = asking for the partner
stats-decisions = decisions
stats-in-100 = given away in 100
stats-dear = surely worse
stats-named = mistakes
stats-not-proved = not proved
stats-unproved = Where the judge is not proved no mistake is named: there it says “not proved”, and the figures are what the judge finds, not what is sure.

## By contract and by place

stats-contracts = What was played, and what came of it
stats-contract = Contract
stats-declared = declared by you
stats-against = against you
stats-passed = All passed
stats-deals = deals
stats-made = made
stats-foretold = foretold
stats-foretold-about = Foretold: how many would be made, by what you knew when the play began.
stats-places = By place
stats-place = You speak
stats-place-1 = first
stats-place-2 = second
stats-place-3 = third
stats-place-4 = fourth
stats-place-5 = fifth

## In the terminal
## All figures are text

stats-line-sum = { $game }, { $seat }, { $deals ->
    [one] one deal
   *[other] { $deals } deals
}, { $decisions ->
    [one] one decision
   *[other] { $decisions } decisions
} with a choice.
stats-line-paid = A deal brought { $paid }: luck { $luck }, with luck taken out { $without }.
stats-line-given = Given away in 100 decisions: { $given }.
stats-line-kind = { $kind }: { $given } in 100 decisions; { $decisions } of this kind, { $dear } surely worse{ $proved ->
    [yes] , { $named ->
        [0] none named as a mistake
        [one] one named as a mistake
       *[other] { $named } named as mistakes
    }
   *[no] , none named: not proved
}.
stats-line-contract = { $contract }, { $declares ->
    [yes] declared
   *[no] against
}: { $deals }, made { $made }, foretold { $foretold }; { $paid } chips, with luck taken out { $without } a deal.
stats-line-place = { $place }: { $deals ->
    [one] one deal
   *[other] { $deals } deals
}, { $paid } a deal, with luck taken out { $without }; given away in 100 decisions { $given }.
