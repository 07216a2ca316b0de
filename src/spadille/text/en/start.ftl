### What is said where a table is put together and its rules are read: the start, every option, the match.

## The start

start-title = A table of your own
start-game = Game
start-rules = Rules
start-options = All options
start-options-about = Change any of them; the others stay as in { $preset }.
start-differ = { $count ->
    [0] as published
    [one] { $count } option changed
   *[other] { $count } options changed
}
start-house = House rulings, where a source is silent
start-reset = Back to { $preset }
start-own = your choice
start-group-auction = Auction and trumps
start-group-play = Contracts
start-group-prices = Prices
start-group-table = Table
start-table = The table
start-seats = Seats
start-bots = Bots
start-places = The other seats
start-place = Seat { $seat }
start-place-bot = bot
start-place-free = kept free
start-hints = Hints
start-hints-about = On your turn you may ask what the best player here would do.
start-match = The match
start-length = Length
start-deals = Number of deals
start-target = Target chips
start-minutes = Minutes
start-chips = Starting chips
start-chips-none = without
start-chips-some = with
start-go = Sit down
start-go-summary = { $game }, { $preset }
start-go-bots = { $bots ->
    [0] People only
    [one] You and { $bots } bot
   *[other] You and { $bots } bots
} at { $seats } seats, { $length }
start-continue = Continue
start-continue-line = { $game }, { $preset }; deal { $deal }
start-continue-finished = { $game }, { $preset }; finished
start-rounds = a multiple of the seats
start-number-wrong = Enter a whole number from { $least } to { $most }.
start-number-step = Enter a whole number, a multiple of { $step }.
start-go-free = { $count ->
    [one] { $count } seat kept free
   *[other] { $count } seats kept free
}
start-nowhere = There is no page at this address. This is the home page.
start-link-bad = The rules of this link can’t be played: { $why } The rules below are your own.
start-link-good = Rules loaded from the link: { $game }, { $preset }.
start-learn = Learn with a first hand
start-learn-about = A real hand of cards, with advice at every turn.
start-compare = Compare and change the rules
start-guest = Guest

## Whose word a value is

origin-source = from the source
origin-inferred = implied by the source
origin-house = house ruling

# by whom, where the source's own title page is not enough; else it is said as printed
source-by-six-bid-hoyle = Wikipedia, 7 January 2024
source-by-progressive-pennycook = Wikipedia, 7 January 2024
source-by-progressive-hoyle = Wikipedia, 7 January 2024
source-by-six-bid-standard = Swedish rules, after six sources
source-by-german-solo-standard = Swedish rules
source-by-frog-plain = house rules, after the usual descriptions
source-pages = { $count ->
    [one] p. { $pages }
   *[other] pp. { $pages }
}
# an article that retells a book
source-after = { $source }, after { $after }

## How long a table waits

# $nudge, $absent and $idle are times: 30 s, 3 min
waits-about = After { $nudge } you get a reminder. Then a bot plays for you: after { $absent } more if you are away, after { $idle } more if you are here.
waits-no-bots = After { $nudge } you get a reminder. No bot plays for you.
waits-by-turns = At your own pace: the table waits for everyone, for days if need be.
waits-seconds = { $count } s
waits-minutes = { $count } min
waits-hours = { $count } h
waits-never = never

## The match

match-deals = { $deals ->
    [one] { $deals } deal
   *[other] { $deals } deals
}
match-target = until someone has { $target } chips
match-minutes = { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}
match-open = until you stop

## Options: the name, what they change, and each value

option-start = Starting chips
    .about = What everyone begins with; without it, all start at 0.
option-start-null = none

option-bankrupt = Bankrupt
    .about = What happens to a player who cannot pay.
option-bankrupt-end = ends the match
    .about = The match ends when a player cannot pay in full. A player with exactly enough plays on, a freeride.
option-bankrupt-end-at-zero = ends at zero
    .about = The match ends as soon as a player has no chips left, or fewer.
option-bankrupt-replace = a new player
    .about = A player who cannot pay in full leaves; a new player sits down with the starting chips.
option-bankrupt-debt = debt
    .about = Chips may go below zero; the match goes on.

option-unpaid = Unpaid claims
    .about = What happens to what a player cannot pay, where chips can run out.
option-unpaid-credited = credited
    .about = The players who are owed get it all, and the player who owes it goes below zero.
option-unpaid-lost = lost
    .about = The players who are owed share what there is; the rest is lost.

option-whole_rounds = Whole rounds
    .about = Whether the number of deals is a multiple of the seats.
option-whole_rounds-no = no
    .about = Any number of deals.
option-whole_rounds-yes = yes
    .about = Everyone deals equally often.

option-seats = At the table
    .about = How many may sit down together.
option-end = Length
    .about = When the match is over.
option-end-deals = deals
    .about = After an agreed number of deals; passed-out deals count.
option-end-target = target
    .about = After the deal in which a player reaches a number of chips.
option-end-minutes = time
    .about = After the deal in which the time runs out.
option-end-open = open
    .about = When you end it.

option-auction = Auction
    .about = Who bids when.
option-auction-rotation = in turn
    .about = Clockwise among those still in: higher than the last bid, or pass.
option-auction-duel = by duel
    .about = Two bid against each other until one passes; the third then meets the survivor.

option-solo_trumps = Trumps in solo
    .about = Whether hearts may be named in a plain solo.
option-solo_trumps-not-hearts = not hearts
    .about = Spades, diamonds or clubs.
option-solo_trumps-any = any suit
    .about = Hearts too, at the price of a solo.

option-solo_rate = Solo, a point
    .about = What each opponent pays, or gets, for every point away from 60.

option-heart_solo_rate = Heart solo, a point
    .about = What each opponent pays, or gets, for every point away from 60.

option-sixty = Exactly 60
    .about = What sixty points in a solo or heart solo count as; nobody pays either way.
option-sixty-drawn = drawn
    .about = Neither won nor lost.
option-sixty-made = made
    .about = The declarer has made it, for nothing.

option-misere_goal = Misère and spread
    .about = What the declarer must stay clear of.
option-misere_goal-no-points = no points
    .about = Tricks do no harm, cards worth points do.
option-misere_goal-no-tricks = no tricks
    .about = Not one trick may be taken.

option-misere_value = Misère
    .about = What each opponent pays for it, or gets.

option-guarantee_value = Guarantee
    .about = What each opponent pays for it, or gets.

option-spread_value = Spread
    .about = What each opponent pays for it, or gets.
option-guarantee_points = Guarantee, points needed
    .about = With spades, diamonds or clubs as trumps.

option-guarantee_hearts_points = Guarantee in hearts, points needed
    .about = With hearts as trumps.

option-spread_lead = Lead in spread
    .about = Who leads to the first trick of a spread.
option-spread_lead-left-of-declarer = left of the declarer
    .about = The player on the declarer’s left.
option-spread_lead-eldest = eldest
    .about = Eldest hand, as in the other contracts.

option-spread_exposed = Spread laid open
    .about = When the declarer’s hand is laid on the table.
option-spread_exposed-before-lead = before the lead
    .about = Before the first card is led.
option-spread_exposed-after-lead = after the lead
    .about = As soon as the first card is led.
option-spread_exposed-after-opponents = after both opponents
    .about = When both opponents have played to the first trick.

option-call_card = Called card
    .about = Whether the declarer of a call solo asks for a card.
option-call_card-none = none
    .about = No card is called.
option-call_card-optional = may be called
    .about = The declarer may call one, or none.
option-call_card-required = must be called
    .about = The declarer must call one.

option-call_own = Calling your own card
    .about = Whether the declarer may call a card that they hold.
option-call_own-refused = refused
    .about = The card called is in another hand or in the widow.
option-call_own-allowed = allowed
    .about = Then no card is handed over, as if it were in the widow.

option-give_back = Card given back
    .about = What the declarer may give for the called card.
option-give_back-not-called = not the called one
    .about = Any card but the one called.
option-give_back-any = any
    .about = The called card too; then every hand is as it was.

option-call_order = Order of the call
    .about = Whether the declarer of a call solo names trumps or calls first.
option-call_order-trump-first = trumps first
    .about = Trumps are named, then the card is called.
option-call_order-call-first = call first
    .about = The card is called and one given for it, then trumps are named.

option-six_trick_first = First in six-trick contracts
    .about = What five tricks in a row are worth where six are needed.
option-six_trick_first-after-six = after six
    .about = You may stop after six in a row; five in a row with the sixth lost keep first.
option-six_trick_first-letter = only last
    .about = Nobody stops, and there is no first; all eight win last.

option-call_value = Call solo
    .about = What each opponent pays for it, or gets.

option-call_hearts_value = Call solo in hearts
    .about = What each opponent pays for it, or gets.

option-sitters = Sitting out, payments
    .about = What those who sit a deal out pay and get.
option-sitters-none = nothing
    .about = They take no part.
option-sitters-on-loss = paid on a loss
    .about = They are paid when the declarer loses, and pay nothing when the contract is made.
option-sitters-full = like the opponents
    .about = They pay and are paid like the opponents.

option-sitting_out = Seats that sit out
    .about = With four or more at the table, who rests.
option-sitting_out-dealer-and-left = dealer and left
    .about = The dealer, and with 5, 6 or 7 seats the next on the dealer’s left too.
option-sitting_out-dealer-and-third-left = dealer and third left
    .about = With 5 seats the dealer and the third seat to the left; else no difference.

option-deal = Dealing
    .about = In what packets the cards go round; W is the widow.
option-deal-4-3-W-4 = 4, 3, widow, 4
option-deal-4-W-3-4 = 4, widow, 3, 4
option-deal-3-W-4-4 = 3, widow, 4, 4

option-pots = Pots
    .about = Whether there are two pots that a declarer may win.
option-pots-none = none
    .about = Nothing is paid in before a deal.
option-pots-two = two
    .about = One for frog and one for the solos; more than 60 points win the pot.

option-frog_ante = Frog pot, ante
    .about = What everyone puts in before each deal, where there are pots.

option-solo_ante = Solo pot, ante
    .about = What everyone puts in before each deal, where there are pots.

option-frog_rate = Frog, a point
    .about = What each opponent pays, or gets, for every point away from 60.

option-spade_rate = Spade solo, a point
    .about = What each opponent pays, or gets, for every point away from 60.

option-club_rate = Club solo, a point
    .about = What each opponent pays, or gets, for every point away from 60.

option-diamond_rate = Diamond solo, a point
    .about = What each opponent pays, or gets, for every point away from 60.

option-heart_rate = Heart solo, a point
    .about = What each opponent pays, or gets, for every point away from 60.

## The rules of a table

rules-title = Rules
rules-this-table = This table
rules-book = Rulebook
rules-glossary = Glossary
rules-preset = The rules are { $preset }: { $source }.
rules-differs = in { $preset }: { $value }
rules-contracts = The contracts here
rules-options = The options here
rules-build = These rules in the rule builder, in a new page
rules-opening = Opening the page …
rules-missing = That page can’t be opened now.
rules-bonuses = The bonuses here
