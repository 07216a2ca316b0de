### My play: over many deals, where it is lost, luck and skill apart. On its page, and by `spadille review --sum`.

stats-title = Your play
stats-about = Your recent matches, analyzed: how much was luck, and how much your decisions cost.
stats-none = No finished match yet. When you have finished one, its deals can be analyzed here.
stats-missing = This could not be loaded.
stats-game = Game
stats-counts = { $deals ->
    [one] One deal
   *[other] { $deals } deals
} of { $all } analyzed, with { $decisions ->
    [one] one real choice
   *[other] { $decisions } real choices
}.
stats-look = { $count ->
    [one] Analyze one more deal
   *[other] Analyze { $count } more deals
}
stats-looking = Deal { $number } of { $of }: looking at every decision.
stats-stop = Stop
stats-all = All of them are analyzed.
stats-within = ± is a 95% margin of error, counted over whole deals. With fewer than ten deals it is not shown.
stats-counted = Every real choice counts, even the small ones.
stats-json = Save as JSON

## The result

# $chips is a deal’s result with luck removed
stats-verdict = { $result ->
    [won] Luck removed, you win about { $chips ->
        [one] one chip
       *[other] { $chips } chips
    } a deal.
    [lost] Luck removed, you lose about { $chips ->
        [one] one chip
       *[other] { $chips } chips
    } a deal.
   *[even] Luck removed, you come out about even so far.
}
stats-verdict-few = Too few deals yet to tell your play from luck.
stats-verdict-leak = You lose most in { $kind }: { $chips } of the { $all } chips per 100 decisions.
stats-brings = What a deal brings you
stats-chips = chips
stats-paid = as paid
stats-luck = luck of the cards
stats-without-luck = luck removed
stats-given-away = Lost per 100 decisions
stats-between = Luck removed: between { $low } and { $high } a deal.
stats-between-open = Too few deals to say how much may be luck.

## Where it goes

stats-kinds = Where you lose it
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
stats-in-100 = lost per 100
stats-costly = clearly worse
stats-named = mistakes
stats-not-proved = not graded
stats-unproved = “Not graded”: in these decisions the check is not reliable enough yet to call one a mistake. The figures are estimates.

## By contract and by place

stats-contracts = Contracts and results
stats-contract = Contract
stats-declared = you were declarer
stats-against = you defended
stats-passed = All passed
stats-deals = deals
stats-made = made
stats-expected-made = expected
stats-expected-made-about = Expected: how many should be made, from what you knew when the play began.
stats-places = By seat
stats-place = You bid
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
    [one] one real choice
   *[other] { $decisions } real choices
}.
stats-line-paid = A deal brought { $paid }: luck { $luck }, luck removed { $without }.
stats-line-given = Lost per 100 decisions: { $given }.
stats-line-kind = { $kind }: { $given } per 100 decisions; { $decisions } of this kind, { $costly } clearly worse{ $validated ->
    [yes] , { $named ->
    [0] none called a mistake
    [one] one called a mistake
   *[other] { $named } called mistakes
}
   *[no] , not graded
}.
stats-line-contract = { $contract }, { $declares ->
    [yes] as declarer
   *[no] defending
}: { $deals }, made { $made }, expected { $expected_made }; { $paid } chips, luck removed { $without } a deal.
stats-line-place = { $place }: { $deals ->
    [one] one deal
   *[other] { $deals } deals
}, { $paid } a deal, luck removed { $without }; lost per 100 decisions { $given }.
