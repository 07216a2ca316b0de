### Results with the luck of the cards taken out: of a match, a challenge, the deal of the day, and over many deals.

less-luck = With less luck
# $mean and $within are text, with their signs
less-luck-figure = { $mean } ± { $within }
# $figure is a number of chips with its sign, and ± its margin
less-luck-of = With less luck: { $figure }.
less-luck-about = The luck of the cards is taken out: good cards count against you, poor ones for you. In 95 of 100 cases your true figure is no further away than the number after ±.
less-luck-so-far = Worked out for { $deals } of { $of } deals so far …
less-luck-per-deal =
    { $deals ->
        [one] One deal brought you { $paid } chips. With less luck: { $figure }.
       *[other] { $deals } deals brought you { $paid } chips each on average. With less luck: { $figure }.
    }
