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
start-deals-rounds = Number of deals, a multiple of the seats
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
start-number-wrong = Enter a whole number from { $least } to { $most }.
start-number-step = Enter a whole number, a multiple of { $step }.
start-go-free = { $count ->
    [one] { $count } seat kept free
   *[other] { $count } seats kept free
}
start-nowhere = There is no page at this address. This is the home page.
start-link-bad = The rules of this link can’t be played: { $why } The rules below are your own.
start-link-own = Its own rules: { $rules }.
start-nowhere-title = Page not found · Spadille
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
source-by-six-bid-pagat = John McLeod, pagat.com, 21 August 2024
source-by-frog-pagat = John McLeod, pagat.com, 21 August 2024
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
option-auction-precedence = by duel, with a hold
    .about = As by duel, but the player who bid first may hold the other’s bid: take it over.
option-auction-one-round = one bid each
    .about = Everyone speaks once, eldest first: higher than the last bid, or pass.

option-solo_trumps = Trumps in solo
    .about = Whether hearts may be named in a plain solo.
option-solo_trumps-not-hearts = not hearts
    .about = Spades, diamonds or clubs.
option-solo_trumps-any = any suit
    .about = Hearts too, at the price of a solo.
option-solo_trumps-hearts = hearts
    .about = Always hearts.

option-solo_rate = Solo, a point
    .about = What each opponent pays, or gets, for every point away from 60.

option-chico_trumps = Trumps in chico
    .about = Whether hearts may be named in a chico.
option-chico_trumps-not-hearts = not hearts
    .about = Spades, diamonds or clubs.
option-chico_trumps-any = any suit
    .about = Hearts too, at the price of a chico.

option-chico_rate = Chico, a point
    .about = What each opponent pays, or gets, for every point away from 60.

option-grand_rate = Grand, a point
    .about = What each opponent pays, or gets, for every point away from 60.

option-frage = The frage
    .about = Whether the lowest bid is there, in which the widow is taken up.
option-frage-played = played
    .about = It may be bid.
option-frage-omitted = left out
    .about = The lowest bid is a solo.

option-tout = Touts
    .about = Whether every trick may be promised, and at what price.
option-tout-none = none
    .about = There are no touts.
option-tout-double = double
    .about = Twice what all 120 points are worth.
option-tout-triple = three times
    .about = Three times what all 120 points are worth.

option-seventy = Seventy
    .about = Whether there is a contract for more than 70 points, with the widow and any trumps.
option-seventy-no = no
    .about = It cannot be bid.
option-seventy-yes = yes
    .about = It can be bid, above the frage and below the solo.

option-aces_away = Aces laid away
    .about = Whether a declarer may lay away aces.
option-aces_away-any = allowed
    .about = Any card may be laid away.
option-aces_away-not-aces = with their suit
    .about = An ace only together with all the declarer holds of its suit.

option-frog = The frog
    .about = Whether the lowest bid is there, in which the widow is taken up.
option-frog-played = played
    .about = It may be bid.
option-frog-omitted = left out
    .about = The lowest bid is a solo.

option-pay = What is paid
    .about = Whether points count beyond the win.
option-pay-per-point = by the point
    .about = The rate for every point away from 60.
option-pay-from-61 = from 61
    .about = 1, 2 and 4 for each point away from 61; 60 loses.
option-pay-in-parts = for 4, 2 or 1 points
    .about = One counter for every 4 points away from 60 in a frage, 2 in a solo, 1 in a heart solo.
option-pay-from-60 = from 60
    .about = 1 and 2 for each point away from 60, without a heart solo.
option-pay-fixed = a fixed sum
    .about = The rate itself, whatever the points.

option-penalty_frog = A lost frog
    .about = The rate at which a lost frog is paid.
option-penalty_frog-no = at its own
    .about = Won or lost, it costs the same.
option-penalty_frog-yes = as a heart solo
    .about = Won at its own rate, lost at that of a heart solo.

option-widow_shown = Widow shown
    .about = Whether all see the widow before the declarer of a frog takes it up.
option-widow_shown-no = no
    .about = Only the declarer sees it.
option-widow_shown-yes = yes
    .about = It is turned up for all; what is laid away stays secret.

option-heart_solo_widow = Widow of a heart solo
    .about = Who has the widow of a heart solo at the end.
option-heart_solo_widow-declarers = the declarer’s
    .about = It counts for the declarer, as in a solo.
option-heart_solo_widow-last-trick = the last trick’s
    .about = It goes to the winner of the last trick.

option-third_share = A third share
    .about = What a declarer who loses pays with three at the table.
option-third_share-none = none
    .about = Two shares, to the two opponents.
option-third_share-bank = to the bank
    .about = A third share goes to the bank, to no player.

option-lead = The first lead
    .about = Who leads to the first trick.
option-lead-eldest = eldest
    .about = The player to the dealer’s left.
option-lead-declarer = the declarer
    .about = The player who won the auction.

option-trump_leads = Leading trumps
    .about = When a trump may be led.
option-trump_leads-free = at any time
    .about = From the first trick on.
option-trump_leads-when-broken = once one was played
    .about = Not before a trump has been played, except from a hand of trumps alone.

option-dealer_sees_widow = The dealer looks
    .about = Whether a dealer who sits out may look at the widow, and at what is laid away.
option-dealer_sees_widow-no = no
    .about = It stays face down for all.
option-dealer_sees_widow-yes = yes
    .about = With four at the table.

option-heart_solo_rate = Heart solo, a point
    .about = What each opponent pays, or gets, for every point away from 60.

option-sixty = Exactly 60
    .about = What sixty points count as, half of all; no one pays either way.
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

option-ladder = The bids
    .about = Which contracts there are.
option-ladder-long = twelve
    .about = From question to solo tout is it.
option-ladder-short = six
    .about = Frage, grossfrage and solo, with clubs above the other suits.

option-grossfrage = Both black queens
    .about = Whether a player who holds both black queens must bid.
option-grossfrage-free = may be bid on
    .about = They allow a bid and ask for none.
option-grossfrage-obligatory = must be bid on
    .about = Bid the contract that needs them, or more, unless a higher bid stands.

option-colour = Clubs
    .about = What clubs as trumps are worth.
option-colour-doubled = double
    .about = Twice what other suits are.
option-colour-precedence = as other suits
    .about = They go above the other suits in the bidding, at the same price.

option-top_trumps = Top trumps
    .about = What the highest trumps are worth, dealt to one side.
option-top_trumps-each = each
    .about = Three to five of them, to the declaring side, won or lost.
option-top_trumps-winners = to the winners
    .about = Two for the three matadors, if the winners were dealt them.

option-payment = Who is paid
    .about = Who gains and loses.
option-payment-none = all
    .about = The opponents pay the declaring side, or are paid.
option-payment-side-only = the declaring side alone
    .about = The opponents neither gain nor lose: the bank settles with the declaring side.

option-last_missed = Last missed
    .about = What becomes of a side that leads on for all eight and loses a trick.
option-last_missed-no-bonus = no bonus
    .about = The contract is made all the same.
option-last_missed-lost = lost
    .about = The contract is lost, and last is paid as well.

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
option-sitters-full-in-solos = like the opponents in the solos
    .about = In the two solos they pay and are paid like the opponents; in a frog they are only paid.

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
option-deal-W-4-3-4 = widow, 4, 3, 4
option-deal-singly-1-4-8 = one by one
    .about = One card at a time; the first, fourth and eighth of the pack make the widow.

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
rules-print = Rules to read and print, in a new page
# The page of questions about a game that a player remembers.
rules-which = Which Solo was it?
# the folder of the rule pages in this language
rules-print-folder = rules
rules-opening = Opening the page …
rules-missing = That page can’t be opened now.
rules-bonuses = The bonuses here
