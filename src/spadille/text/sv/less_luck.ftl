### Results with the luck of the cards taken out: of a match, a challenge, the deal of the day, and over many deals.

less-luck = Med mindre tur
# $mean and $within are text, with their signs
less-luck-figure = { $mean } ± { $within }
# $figure is a number of chips with its sign, and ± its margin
less-luck-of = Med mindre tur: { $figure }.
less-luck-about = Turen med korten är borträknad: bra kort räknas emot dig, dåliga för dig. I 95 fall av 100 ligger din rätta siffra inte längre bort än talet efter ±.
less-luck-so-far = Uträknat för { $deals } av { $of } givar hittills …
less-luck-per-deal =
    { $deals ->
        [one] En giv gav dig { $paid } marker. Med mindre tur: { $figure }.
       *[other] { $deals } givar gav dig i snitt { $paid } marker var. Med mindre tur: { $figure }.
    }
