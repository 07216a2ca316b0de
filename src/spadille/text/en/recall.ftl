### Which Solo was it? A page of questions about a game that you remember.

recall-title = Which solo card game was it? Eight questions find the game you remember
recall-about = Answer what you remember of a game you once played or saw. Eight questions at most, and you may skip any of them.
recall-link = Which Solo was it? Eight questions find the game you remember.
recall-count = Question { $number } of at most { $most }
recall-unknown = I don’t remember
recall-possible = Still possible
recall-result = Most like what you remember
recall-fits = It fits
recall-differs = It differs
recall-differs-said = (you remember: { $answer })
recall-play = Play this
recall-given = Your answers
recall-back = Take back the last answer
recall-again = Start again
recall-ignored = Part of this link does not answer these questions. It was left out.
recall-noscript = If the first question stays, compare your game with the answers below.
recall-overview = All questions, with the answer of every game
recall-column = Question
recall-middle = extra cards
recall-yes = yes
recall-no = no
recall-contract = { $contract }

## The questions and their answers

recall-widow = Did the highest bidder pick up the extra cards?
recall-widow-none = there were no extra cards
recall-widow-closed = no, they stayed face down
recall-widow-lowest = only with the lowest bid
recall-widow-several = yes, with more than one bid

recall-lowest = What was the lowest bid called?

recall-ten = Was the ten above the king?

recall-players = How many of you played a hand?
recall-players-count = { $count }

recall-hand = How many cards did you get?
recall-hand-count = { $count }

recall-bids = How many different bids were there?
recall-bids-few = two or three
recall-bids-some = four or five
recall-bids-six = six
recall-bids-many = more than six

recall-highest = What was the highest bid called?

recall-secret = Could two play together in secret?

recall-top = Was one card the highest trump, whatever suit was trumps?
recall-top-card = yes, the { $card }

recall-nothing = Was there a bid to take nothing?
recall-nothing-no-points = yes, no card that counts
recall-nothing-no-tricks = yes, not one trick

recall-all = Was there a bid to win every trick?

recall-auction = How did the bidding go?
recall-auction-rotation = round and round, until all but one had passed
recall-auction-duel = two bid against each other, until one passed
recall-auction-one-round = once round, with one chance for each
recall-auction-doubling = round and round, and the others could double

recall-price = What did the lowest bid pay?
recall-price-per-point = { $value } for each point
recall-price-per-points = { $value } for every { $per } points
recall-price-fixed = always { $value }

recall-suits = What could be trumps in an ordinary solo?
recall-suits-any = any suit
recall-suits-except = any suit but { $suits }
recall-suits-told = the bid itself named the suit

recall-half = What if the bidder took exactly half the points?
recall-half-drawn = { $points } was a draw: no one paid
recall-half-won = { $points } was enough
recall-half-lost = { $points } was too few
recall-half-uncounted = we counted tricks, not points

recall-packets = How were the cards dealt?
recall-packets-packets = { $packets }
recall-packets-singly = one at a time

recall-start = What did you begin with?
recall-start-score = nothing: the score was written down
recall-start-chips = { $chips } chips each

recall-dealer = With four at the table, what did the dealer do?
recall-dealer-none = sat out, and neither paid nor was paid
recall-dealer-on-loss = sat out, and was paid when the bidder lost
recall-dealer-full = sat out, and paid and was paid like the others
recall-dealer-full-in-solos = sat out, and paid and was paid like the others in some bids
recall-dealer-plays = we were not four, or the dealer played too

recall-lead = Who played the first card?
recall-lead-eldest = the player to the dealer’s left
recall-lead-left-of-declarer = the player to the bidder’s left
recall-lead-declarer = the highest bidder

recall-trumps = Could you lead trumps whenever you liked?

recall-seen = Did everyone see the extra cards that were picked up?

recall-called = Could the bidder ask for a card from another hand?
recall-called-optional = yes, but did not have to
recall-called-required = yes, and had to

recall-open = Did some bids lay the hand face up?
recall-open-before-lead = yes, before the first card was played
recall-open-after-lead = yes, after the first card was played
recall-open-after-opponents = yes, after the others’ first cards
