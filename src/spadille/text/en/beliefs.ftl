### In the review: what could be believed of each hidden card, beside where it was.

beliefs-title = Where the cards could be
beliefs-about = In how many of 100 ways each card lies there, by the hand, the bids and the plays so far. The ring is where it was; a dash: in none of the ways that were looked at.
beliefs-nobody = the widow, or laid away
beliefs-back = The decision before
beliefs-on = The next decision
beliefs-none = By then it was plain where every card was.
# $card is a card’s name; $places a list; $lay where it was
beliefs-card = { $card }: { $places }. It was here: { $lay }.
beliefs-place = { $name } { $of }
beliefs-likeliest = { $right } of the { $count } cards lay where they were likeliest.
