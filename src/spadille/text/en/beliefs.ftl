### In the review: what could be believed of each hidden card, beside where it was.

beliefs-title = Where the cards could be
beliefs-about = How often each card could be there, in 100 layouts that fit the hand, the bids and the plays so far. The ring marks where it was; a dash means never.
beliefs-nobody = the widow, or laid away
beliefs-widow = the widow
beliefs-back = The decision before
beliefs-on = The next decision
beliefs-none = By then every card was known.
# $card is a card’s name; $places a list; $lay where it was
beliefs-card = { $card }: { $places }. It was here: { $lay }.
beliefs-place = { $name } { $of }
beliefs-likeliest = { $right } of the { $count ->
    [one] { $count } card
   *[other] { $count } cards
} were where they were most likely to be.
