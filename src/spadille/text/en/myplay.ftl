### My play: over many deals, where it is lost, luck and skill apart. On its page, and by `spadille review --sum`.

myplay-title = My play
myplay-about = The judge’s looks at the deals of your latest matches, taken together: what the cards brought, and what you gave away at what you knew.
myplay-none = No finished match yet. When one is over, its deals can be looked at here.
myplay-missing = This cannot be fetched just now.
myplay-game = Game
myplay-counts = { $deals ->
    [one] One deal looked at
   *[other] { $deals } deals looked at
} of { $all }, { $decisions ->
    [one] one decision
   *[other] { $decisions } decisions
} with a choice.
myplay-look = { $count ->
    [one] Have one more deal looked at
   *[other] Have { $count } more deals looked at
}
myplay-looking = Deal { $number } of { $of }: the judge looks at every decision.
myplay-stop = Stop
myplay-all = All of them have been looked at.
myplay-within = ± holds 95 times of 100. Deals are drawn, not decisions: those of one deal count together. Below ten deals there is no ±.
myplay-counted = Every decision with a choice counts, with the price that the judge finds, small ones too: chance makes some of them less than nothing.
myplay-no-class = No class of player is told: the house’s own players have not been measured by this rule.
myplay-json = As JSON

## The result

myplay-brings = A deal brings you
myplay-chips = chips
myplay-paid = as it was paid
myplay-luck = luck of the cards
myplay-without-luck = luck taken out
myplay-given-away = You give away, in 100 decisions
# $mean and $within are text, with their signs
myplay-figure = { $mean } ± { $within }
myplay-between = With luck taken out between { $low } and { $high } a deal.
myplay-between-open = Too few deals to say how far luck alone could make this.

## Where it goes

myplay-kinds = Where it goes
myplay-kind = Decision
myplay-kind-lead = leading
myplay-kind-follow = following and throwing
myplay-kind-bid = bidding
myplay-kind-hold = holding
myplay-kind-double = doubling
myplay-kind-trump = naming trumps
myplay-kind-call = calling
myplay-kind-give = giving a card
myplay-kind-discard = laying away
myplay-kind-stop = stopping
myplay-kind-ask = asking for the partner
myplay-decisions = decisions
myplay-in-100 = given away in 100
myplay-dear = surely worse
myplay-named = mistakes
myplay-not-proved = not proved
myplay-unproved = Where the judge is not proved no mistake is named: there it says “not proved”, and the figures are what the judge finds, not what is sure.

## By contract and by place

myplay-contracts = What was played, and what came of it
myplay-contract = Contract
myplay-declared = declared by you
myplay-against = against you
myplay-passed = All passed
myplay-deals = deals
myplay-made = made
myplay-foretold = foretold
myplay-foretold-about = Foretold: how many would be made, by what you knew when the play began.
myplay-places = By place
myplay-place = You speak
myplay-place-1 = first
myplay-place-2 = second
myplay-place-3 = third
myplay-place-4 = fourth
myplay-place-5 = fifth

## In the terminal
## All figures are text

myplay-line-sum = { $game }, { $seat }, { $deals ->
    [one] one deal
   *[other] { $deals } deals
}, { $decisions ->
    [one] one decision
   *[other] { $decisions } decisions
} with a choice.
myplay-line-paid = A deal brought { $paid }: luck { $luck }, with luck taken out { $without }.
myplay-line-given = Given away in 100 decisions: { $given }.
myplay-line-kind = { $kind }: { $given } in 100 decisions; { $decisions } of this kind, { $dear } surely worse{ $proved ->
    [yes] , { $named ->
        [0] none named as a mistake
        [one] one named as a mistake
       *[other] { $named } named as mistakes
    }
   *[no] , none named: not proved
}.
myplay-line-contract = { $contract }, { $declares ->
    [yes] declared
   *[no] against
}: { $deals }, made { $made }, foretold { $foretold }; { $paid } chips, with luck taken out { $without } a deal.
myplay-line-place = { $place }: { $deals ->
    [one] one deal
   *[other] { $deals } deals
}, { $paid } a deal, with luck taken out { $without }; given away in 100 decisions { $given }.
