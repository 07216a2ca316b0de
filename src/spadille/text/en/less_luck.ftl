### Results with the luck of the cards taken out: of a match, a challenge, the deal of the day, and over many deals.

less-luck = Less luck
# $mean and $within are text, with their signs
less-luck-figure = { $mean } ± { $within }
# $figure is a number of chips with its sign, and ± its margin
less-luck-of = Less luck: { $figure }.
less-luck-about = The luck of the cards is taken out: good cards count against you, poor ones for you. In 95 of 100 cases your true figure lies within the number after ±.
less-luck-so-far = Worked out for { $deals } of { $of } deals so far …
less-luck-per-deal =
    { $deals ->
        [one] One deal brought you { $paid } chips. Less luck: { $figure }.
       *[other] { $deals } deals brought you { $paid } chips each. Less luck: { $figure }.
    }
