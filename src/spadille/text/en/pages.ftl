### The public pages, which need no script: rules, starts of games, about, the deal of the day.


## Addresses: lower case, without spaces

pages-path-rules = rules
pages-path-play = play
pages-path-about = about
pages-path-daily = deal-of-the-day

## Around a page

pages-nav = Spadille
pages-nav-rules = Rules
pages-nav-daily = Deal of the day
pages-nav-about = About
pages-trail = Where you are
pages-skip = Skip to the text
pages-contents = On this page
pages-foot = Rules that no source settles are marked as house rulings.
pages-examples = { $count ->
    [one] An example
   *[other] { $count } examples
}

## Titles as people search for them, headings, descriptions

pages-title-rules = Rules of solo card games: Six-Bid, Progressive, German Solo, Frog
pages-heading-rules = The rules
pages-about-rules = Rules of the American solo games, each rule set with its prices and its source, to read and to print.
pages-title-game = { $game } card game rules: how to play, bids and scoring
pages-heading-game = { $game }: the rules
pages-about-game = Rules of { $game }: the cards, the bids and their prices, the play and the scoring. { $about }
pages-title-preset = { $game } rules by { $preset }: bids, prices and house rulings
pages-heading-preset = { $game } by { $preset }
pages-about-preset = { $game } as { $preset } has it: every bid and its price, every rule, and what is a house ruling. { $about }
pages-title-glossary = Words of solo card games: widow, frog, matador, misère
pages-heading-glossary = The words
pages-about-glossary = What card players mean by widow, eldest, declarer, misère and the other words of these games.
pages-title-real-table = Card game mistakes: misdeal, revoke, exposed card, lead out of turn
pages-heading-real-table = At a real table
pages-about-real-table = What to do about a misdeal, a card shown, a revoke, a lead out of turn or a widow that was seen: our suggestions, all house rulings.
pages-title-play = Play { $game } online, free, against bots or with friends
pages-heading-play = Play { $game }
pages-about-play = Play { $game } in the browser, against good bots or with friends. Free, without an account.
pages-title-daily = Deal of the day: one solo deal for everyone

## What a page says of a game

pages-glance = At a glance
pages-players = Players
pages-players-all = { $players }
pages-players-are = { $players } in each deal, { $least } to { $most } at the table
pages-pack = Cards
pages-pack-is = { $count }: { $high } to { $low } in four suits
pages-hand = Dealt
pages-dealt = { $hand } each
pages-dealt-widow = { $hand } each, { $widow } to the widow
pages-aim = Aim
pages-aim-points = Bid, and take what your bid promises of the { $total } points
pages-aim-tricks = Bid, and take as many tricks as your bid promises
pages-order = { $suit }, from highest to lowest.
pages-order-points = { $suit }, from highest to lowest, with what each card counts. The other suits are alike.
pages-order-trumps = The trumps when { $suit } are named, from highest to lowest.
pages-order-in = { $order } So in { $contracts }.
pages-contracts = Contracts and prices
pages-contracts-of = The contracts from lowest to highest, as { $preset } has them.
pages-prices = Prices by rule set
pages-prices-about = What each contract is worth in each rule set:
pages-column-bid = Bid
pages-column-trumps = Trumps
pages-column-promise = You promise
pages-column-price = It is worth
pages-column-option = Rule
pages-column-value = Here
pages-column-origin = From
pages-options = Every rule of this set
pages-seats = { $seats } at the table
pages-cases = Three sums
pages-case = { $contract }: { $outcome }.
pages-case-points = { $contract } with { $points } points: { $outcome }.
pages-case-won = Each opponent pays { $value }.
pages-case-lost = The declarer pays each opponent { $value }.
pages-case-won-partner = Each of the two gets { $value } from one opponent.
pages-case-lost-partner = Each of the two pays { $value } to one opponent.
pages-sources = Sources
pages-house-count = { $count ->
    [0] no house rulings among its options
    [one] 1 house ruling among its options
   *[other] { $count } house rulings among its options
}
pages-hand-title = Play this hand: you bid first
pages-hand-about = The hand of the first example, by the rules { $preset }. Bots take the other seats.
pages-play = Play a hand now
pages-play-by = Play by { $preset }
pages-build = Change the rules

## Questions people ask

pages-questions = Questions people ask
pages-ask-players = How many can play { $game }?
pages-answer-players = { $players }.
pages-ask-cards = Which cards do you need for { $game }?
pages-answer-cards = { $count } cards. Each player gets { $hand }.
pages-answer-cards-widow = { $count } cards. Each player gets { $hand }, and { $widow } are the widow.
pages-ask-rank = How do the cards rank in { $game }?
pages-answer-rank = From the top: { $ranks }.
pages-answer-rank-matadors = From the top: { $ranks }. Above them in trumps stand the matadors.
pages-ask-points = What do the cards count in { $game }?
pages-worth = { $rank } { $points }
pages-answer-points = They count { $worth }; the others nothing. That is { $total } points in the pack.
pages-ask-bids = What are the bids in { $game }?
pages-answer-bids = { $count ->
    [one] There is one: { $bids }.
   *[other] There are { $count }, from lowest to highest: { $bids }.
}
pages-ask-void = Must you trump in { $game }?
pages-answer-void-must-trump = Yes. If you cannot follow suit, you must play a trump. If you have none, play what you like.
pages-answer-void-free = No. You must follow suit. If you cannot, play what you like.
pages-ask-widow = What is the widow for in { $game }?
pages-widow-taken-up = In { $contracts } the declarer takes it up and lays away as many cards.
pages-widow-declarers = In { $contracts } its points are the declarer’s at the end.
pages-widow-last-trick = In { $contracts } it goes with the last trick.
pages-widow-nobodys = In { $contracts } it counts for no one.
pages-ask-play = Can I play { $game } online?
pages-answer-play = Yes: here, free and without an account, against bots or with friends.

## The deal of the day

pages-daily-games = There is one deal a day in every game. You play it once, against bots, at a table of your own.
pages-daily-par = Afterwards you see what the expert made of the same cards, and how the others did.
pages-daily-proof = A day later everyone can see the cards, and check that they were settled in advance.
pages-daily-open = Play the deal of the day

## The examples of the rulebook: the names of their lines, and words in them

example-rules = rules
example-seats = seats
example-dealer = dealer
example-hand = hand
example-widow = widow
example-calls = calls
example-discard = discard
example-trump = trump
example-trick = trick
example-points = points
example-outcome = outcome
example-value = value
example-payments = payments
example-cards = cards
example-active = active
example-refused = refused
example-declarer = declarer
example-contract = contract
example-turn = turn
example-may = may
example-passed-out = passed out
example-left = left
example-leader = leader
example-table = table
example-card = card
example-legal = legal
example-winner = winner
example-start = start
example-bankrupt = bankrupt
example-chips = chips
example-over = over
example-unpaid = unpaid
example-call = call
example-stops = stops
example-partner = partner
example-tricks = tricks
example-first = first
example-mackers = mackers
example-bank = bank
example-last = last
example-called = called
example-suit = suit
example-know = know
example-missed = missed
example-says = says
example-asks = asks
example-end = end
example-doubled = doubled
example-pots = pots
example-pots-after = pots after
example-made = made
example-give = give
example-word-yes = yes
example-word-no = no
example-word-none = none
example-word-1st = 1st
example-word-2nd = 2nd
example-word-3rd = 3rd
example-word-4th = 4th
