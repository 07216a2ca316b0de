### The games in words: what the rules, the cards and the money are called. The browser and the terminal both speak from here.
### Words in sentences begin with a small letter; whoever begins a line with one makes it a capital.
### $card, $suit, $contract, $goal and $trump are themselves words from this file. Signed numbers come as text with a real minus.

## Games, and who published their rules

game-six-bid = Six-Bid Solo
    .about = Six contracts, one player against two.

preset-six-bid-standard = Standard
    .about = Bids in turn, 2 and 3 a point, exactly 60 is a draw.
preset-six-bid-gamerules = Gamerules
    .about = Bids by duel, solo in hearts too, Call solo at 100, in hearts 150.
preset-six-bid-hoyle = Hoyle
    .about = Bids by duel, 1 and 2 a point, misère at 40, 60 is made.
preset-six-bid-white-knuckle = White Knuckle
    .about = Bids by duel, a misère takes no trick at all, no called card.
preset-six-bid-pagat = Pagat
    .about = Bids by duel, solo in hearts too, Call solo at 100; left of the declarer leads to a spread.

game-progressive = Progressive Solo
    .about = Five contracts with doubling, one player against two.
game-german-solo = German Solo
    .about = Twelve contracts by tricks, alone or with a partner called by a card.
game-frog = Frog
    .about = Three contracts, one player against two.

preset-progressive-pennycook = Pennycook
    .about = From 1 a point in frog to 5 in hearts; players who sit out neither pay nor are paid.
preset-progressive-hoyle = Hoyle
    .about = From 1 a point in frog to 5 in hearts; players who sit out are paid on a loss.
preset-german-solo-standard = Standard
    .about = As described, with first, last and mackers.
preset-german-solo-altenburg = Altenburg
    .about = Six contracts, and the bank: only the declaring side gains or loses.
preset-frog-foster = Foster
    .about = Bids by duel, grand at 4 a point, the widow shown to all.
preset-frog-modern = Modern
    .about = Bids by duel, grand at 4 a point, the widow taken up unseen.
preset-frog-pagat = Pagat
    .about = One bid each, chico in any suit, grand at 3 a point.
preset-frog-cats-at-cards = Cats at Cards
    .about = Bids by duel, grand at 4 a point; its text is short.
preset-frog-gamerules = Gamerules
    .about = One bid each, chico in any suit; a match may be for time, deals or a target.

## Suits, ranks and cards

suit-S = spades
suit-H = hearts
suit-D = diamonds
suit-C = clubs

suit-one-S = spade
suit-one-H = heart
suit-one-D = diamond
suit-one-C = club

rank-A = ace
rank-K = king
rank-Q = queen
rank-J = jack
rank-T = ten
rank-9 = nine
rank-8 = eight
rank-7 = seven
rank-6 = six

rank-short-A = A
rank-short-K = K
rank-short-Q = Q
rank-short-J = J
rank-short-T = 10
rank-short-9 = 9
rank-short-8 = 8
rank-short-7 = 7
rank-short-6 = 6

# $rank and $suit are words from above
card = { $rank } of { $suit }
card-hidden = a hidden card
trump = trump
trumps = trumps
no-trump = no trumps
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
tricks = { $tricks ->
    [one] { $tricks } trick
   *[other] { $tricks } tricks
}
chips = { $chips ->
    [one] { $chips } chip
   *[other] { $chips } chips
}
# $chips is text with its sign
chips-signed = { $chips } chips

# the cards above all other trumps, the highest first
matador-1 = spadille
matador-2 = manille
matador-3 = basta
# a card that has such a name
matador-card = { $card }, { $matador }

## Contracts: the name, the letter that picks it while bidding, and how the name sits in a sentence

contract-solo = solo
    .key = s
contract-heart-solo = heart solo
    .key = h
contract-misere = misère
    .key = m
contract-guarantee = guarantee
    .key = g
contract-spread = spread
    .key = d
contract-call = call solo
    .key = c

pass = pass
    .key = p

# $contract played in $trump (a suit)
in-trump = { $contract } in { $trump }

contract-frog = frog
    .key = f
contract-chico = chico
    .key = c
contract-spade-solo = spade solo
    .key = s
contract-club-solo = club solo
    .key = c
contract-diamond-solo = diamond solo
    .key = d
contract-question = question
    .key = q
contract-is-it = is it
    .key = i
contract-kicker = kicker
    .key = k
contract-grand = grand
    .key = g
contract-six-trick-solo = six-trick solo
    .key = x
contract-solo-is-it = solo is it
    .key = o
contract-six-trick-solo-is-it = six-trick solo is it
    .key = e
contract-bronco = bronco
    .key = b
contract-bull-solo = bull solo
    .key = u
contract-solo-tout = solo tout
    .key = a
contract-solo-tout-is-it = solo tout is it
    .key = n
contract-mussfrage = mussfrage
    .key = m
contract-frage-clubs = frage in clubs
    .key = c
contract-grossfrage = grossfrage
    .key = g
contract-solo-clubs = solo in clubs
    .key = o

hold = hold
    .key = y
double = double
    .key = x
redouble = redouble
    .key = r
stop = stop
    .key = s
ask = ask
    .key = a

# the cards a contract asks for, by the contract
needs-is-it = a club besides the queen
needs-grand = both black queens
needs-grossfrage = both black queens

## What the declarer undertakes

goal-against = more than { $points } points
goal-against-suit = more than { $points } points, in { $suit } { $in-suit }
goal-at-least = at least { $points } points
goal-all-points = all { $points } points
# one suit asks for another number: $suit, $in-suit
goal-at-least-suit = at least { $points } points, in { $suit } { $in-suit }
goal-no-points = no card worth points
goal-no-tricks = no trick at all
# tricks: $points is how many
goal-at-least-tricks = at least { $points } tricks
goal-all-tricks = all { $points } tricks

# the declarer's promise in the bidding box, its parts set one after the other
promise-no-trump = no trumps
promise-trump = { $suit } are trumps
promise-name-trump = name trumps
# $suits is a list in words
promise-name-trump-of = name { $suits }
promise-call-required = call a card
promise-call-optional = you may call a card
promise-exposed = your hand laid open
promise-no-points = take no card worth points
promise-no-tricks = take no trick

# a price in one line: $unit is one of those below
price = { $value } { $unit }
# under the number, where that stands alone; .short where there is little room
price-unit-per-point = a point, from each
    .short = a point, each
price-unit-per-points = for every { $per } points or a part of them, from each
    .short = for { $per } points, each
price-unit-fixed = from each
    .short = each
price-in-suit = in { $suit } { $value }
# lost at another price than won
price-when-lost = lost, { $value }

promise-widow-taken-up = take up the widow and lay away as many cards
promise-widow-shown = show the widow to all, take it up and lay away as many cards
promise-widow-last-trick = the widow goes with the last trick
promise-partner-silent = call a partner
promise-partner-names-trump = call a partner, who names trumps
promise-needs = needs { $needs }

# with a partner: what each of the two gets
price-unit-fixed-partner = for each of you
    .short = for each

bonus-first = first
    .about = Winning the first five tricks in a row.
bonus-last = last
    .about = Winning all eight.
bonus-missed = last missed
    .about = Going on for all eight, and losing a trick: the contract is lost, and last is paid as well.
bonus-each-macker = each macker
bonus-matadors = the three matadors, to the winners
# $bonus is one of these words
bonus-price = { $bonus } { $value }
bonus-price-suit = { $bonus } { $value }, in { $suit } { $in-suit }

## Who is who

eldest = eldest
dealer = dealer
declarer = declarer
defenders = defenders
partner = partner
sits-out = sits out
widow = widow
bot = bot
bot-novice = novice
    .about = Knows the rules and the first habits.
bot-club = club
    .about = Plays like people who know the game.
    .aloud = club player
bot-fast = seasoned
    .about = Plays at sight, as people do who have seen it all before.
    .aloud = seasoned player
bot-expert = expert
    .about = Looks ahead, and reads what the others bid and play.

stake-doubled = doubled
stake-redoubled = redoubled
laid-away = laid away
pots = pots
antes = antes
pot-frog = frog pot
pot-solo = solo pot
# $pot is one of these; $chips what is in it
pot-holds = { $pot } { $chips }

## What was said and done. $who is "me" for the reader's own seat, else "other", and $name the player

said-bid = { $who ->
    [me] You bid { $contract }.
   *[other] { $name } bids { $contract }.
}
    .brief = { $who ->
        [me] You: { $contract }.
       *[other] { $name }: { $contract }.
    }
said-pass = { $who ->
    [me] You pass.
   *[other] { $name } passes.
}
    .brief = { $who ->
        [me] You: pass.
       *[other] { $name }: pass.
    }
said-trump = { $who ->
    [me] You name { $suit } as trumps.
   *[other] { $name } names { $suit } as trumps.
}
said-call = { $who ->
    [me] You call the { $card }.
   *[other] { $name } calls the { $card }.
}
said-call-none = { $who ->
    [me] You call no card.
   *[other] { $name } calls no card.
}
called-holder = { $who ->
    [me] You hold it and hand it over.
   *[other] { $name } holds it and hands it over.
}
called-nobody = No one holds it; it is in the widow.
called-not-held = No opponent holds it.
said-give = { $who ->
    [me] You give the { $card } for it.
   *[other] { $name } gives the { $card } for it.
}
said-give-hidden = { $name } gives a card for it, face down.
said-play = { $who ->
    [me] You play the { $card }.
   *[other] { $name } plays the { $card }.
}
    .brief = { $who ->
        [me] You: { $card }.
       *[other] { $name }: { $card }.
    }
said-play-trump = { $who ->
    [me] You play the { $card }, trump.
   *[other] { $name } plays the { $card }, trump.
}
    .brief = { $who ->
        [me] You: { $card }.
       *[other] { $name }: { $card }.
    }
said-takes = { $who ->
    [me] You take the trick, { points }.
   *[other] { $name } takes the trick, { points }.
}
    .brief = { $who ->
        [me] You take { $points }.
       *[other] { $name } takes { $points }.
    }
said-declarer = { $who ->
    [me] You play { $contract }.
   *[other] { $name } plays { $contract }.
}
said-all-pass = All pass.
said-exposed = { $who ->
    [me] Your hand is laid open.
   *[other] { $name }’s hand is laid open.
}

said-hold = { $who ->
    [me] You hold.
   *[other] { $name } holds.
}
said-double = { $who ->
    [me] You double.
   *[other] { $name } doubles.
}
# $doubler is the name of who doubled, $whom "me" where that is the reader
said-redouble = { $who ->
    [me] You redouble { $doubler }.
   *[other] { $whom ->
        [me] { $name } redoubles you.
       *[other] { $name } redoubles { $doubler }.
    }
}
said-stop = { $who ->
    [me] You say stop.
   *[other] { $name } says stop.
}
said-ask = { $who ->
    [me] You ask for your partner.
   *[other] { $name } asks for a partner.
}
# $cards is a list in words
said-discard = { $who ->
    [me] You lay away the { $cards }.
   *[other] { $name } lays away the { $cards }.
}
said-discard-hidden = { $count ->
    [one] { $name } lays a card away.
    [2] { $name } lays two cards away.
    [3] { $name } lays three cards away.
    [4] { $name } lays four cards away.
   *[other] { $name } lays { $count } cards away.
}
said-takes-up = { $who ->
    [me] You take up the widow.
   *[other] { $name } takes up the widow.
}
said-shows-widow = { $who ->
    [me] You turn the widow up for all and take it into your hand.
   *[other] { $name } turns the widow up for all and takes it up.
}
# $cards is a list in words
widow-cards = The widow: { $cards }.
# a card with a name of its own, $matador
said-play-matador = { $who ->
    [me] You play the { $card }, { $matador }.
   *[other] { $name } plays the { $card }, { $matador }.
}
    .brief = { $who ->
        [me] You: { $matador }.
       *[other] { $name }: { $matador }.
    }
# where tricks count, not points
said-takes-trick = { $who ->
    [me] You take the trick.
   *[other] { $name } takes the trick.
}
    .brief = { $who ->
        [me] You take it.
       *[other] { $name } takes it.
    }
# a new deal, $who and $name the dealer
said-deal = { $who ->
    [me] Deal { $deal }: you deal.
   *[other] Deal { $deal }: { $name } deals.
}
# the reader's own hand in a new deal; $suits is a list of the line below
said-hand = Your hand: { $suits }.
said-hand-suit = { $suit } { $ranks }
# what the deal brought the reader
said-gains = You win { $chips }.
said-loses = You lose { $chips }.
# $who and $name are the partner; $whose is "me" where the reader is the $declarer
said-partner = { $who ->
    [me] You are { $declarer }’s partner.
   *[other] { $whose ->
        [me] { $name } is your partner.
       *[other] { $name } is { $declarer }’s partner.
    }
}
said-partner-secret = You hold it and are { $declarer }’s partner. Only you know.
said-partner-hidden = The player who holds it is the partner, and says nothing.
# all have passed, and one must play: $card is the card that decides it
said-forced = { $who ->
    [me] All have passed: you hold { $card } and must play { $contract }.
   *[other] All have passed: { $name } holds { $card } and must play { $contract }.
}
said-shows = { $who ->
    [me] You show { $cards }.
   *[other] { $name } shows { $cards }.
}

## A decision's answers, as buttons or lines of their own

answer-bid = { $contract }
answer-pass = Pass
answer-trump = { $suit }
answer-call = call the { $card }
answer-call-none = call no card
answer-give = give the { $card }
answer-play = the { $card }

answer-hold = Hold
answer-double = Double
answer-redouble = Redouble { $name }
answer-stop = Stop
answer-ask = Ask for your partner
# $cards is a list in words
answer-discard = lay away the { $cards }

## The settlement

outcome-won = made
outcome-lost = lost
outcome-drawn = drawn
outcome-passed-out = all passed

# $points taken, $needed, $away from it, $rate a point, $shares what passes with each opponent
settlement-against-won = { $who ->
    [me] You made it with
   *[other] { $name } made it with
} { $points ->
    [one] 1 point
   *[other] { $points } points
}: { $away } over { $needed } at { $rate } a point, { $shares }.
settlement-against-lost = { $who ->
    [me] You lost with
   *[other] { $name } lost with
} { $points ->
    [one] 1 point
   *[other] { $points } points
}: { $away } short of { $needed } at { $rate } a point, { $shares }.
settlement-against-per-points-won = { $who ->
    [me] You made it with
   *[other] { $name } made it with
} { $points ->
    [one] 1 point
   *[other] { $points } points
}: { $away } over { $needed } at { $rate } for every { $per } or a part of them, { $shares }.
settlement-against-per-points-lost = { $who ->
    [me] You lost with
   *[other] { $name } lost with
} { $points ->
    [one] 1 point
   *[other] { $points } points
}: { $away } short of { $needed } at { $rate } for every { $per } or a part of them, { $shares }.
settlement-against-fixed-won = { $who ->
    [me] You made it with
   *[other] { $name } made it with
} { $points ->
    [one] 1 point
   *[other] { $points } points
}: { $away } over { $needed }, { $shares }.
settlement-against-fixed-lost = { $who ->
    [me] You lost with
   *[other] { $name } lost with
} { $points ->
    [one] 1 point
   *[other] { $points } points
}: { $away } short of { $needed }, { $shares }.
settlement-against-drawn = Exactly { $needed }: no one pays.
settlement-against-even = Exactly { $needed }: made, but there is nothing to pay.
settlement-at-least-won = { $who ->
    [me] You made it with
   *[other] { $name } made it with
} { $points ->
    [one] 1 point
   *[other] { $points } points
}, { $needed } were needed: { $shares }.
settlement-at-least-lost = { $who ->
    [me] You lost with
   *[other] { $name } lost with
} { $points ->
    [one] 1 point
   *[other] { $points } points
}, { $needed } were needed: { $shares }.
settlement-no-points-won = { $who ->
    [me] You took no card worth points:
   *[other] { $name } took no card worth points:
} { $shares }.
settlement-no-points-lost = { $who ->
    [me] You took
   *[other] { $name } took
} { $points ->
    [one] { $points } point: { $shares }.
   *[other] { $points ->
    [one] 1 point
   *[other] { $points } points
}: { $shares }.
}
settlement-no-tricks-won = { $who ->
    [me] You took no trick:
   *[other] { $name } took no trick:
} { $shares }.
settlement-no-tricks-lost = { $who ->
    [me] You took a trick:
   *[other] { $name } took a trick:
} { $shares }.
settlement-passed-out = All passed. No one pays.

# $tricks points in tricks, $widow in the widow
settlement-widow-counted = { $tricks } from tricks and { $widow } from the widow.
settlement-widow-nothing = All from tricks; the widow had no points.
settlement-widow-nobody = The widow counts for no one.
# $who won the last trick, $points the widow's
settlement-widow-last = { $who ->
    [me] The widow, { $points ->
    [one] 1 point
   *[other] { $points } points
}, came to you with the last trick.
   *[other] The widow, { $points ->
    [one] 1 point
   *[other] { $points } points
}, came to { $name } with the last trick.
}

# the seats' roles in the settlement; the option sitters by its value, the outcome by its word
role-declarer = declarer
role-defender = defender
role-sits-out-none = sat out, takes no part
role-sits-out-on-loss-won = sat out, is paid only when the declarer loses
role-sits-out-on-loss-lost = sat out, is paid when the declarer loses
role-sits-out-full = sat out, pays and is paid like the defenders
role-sits-out = sat out

settlement-at-least-tricks-won = { $who ->
    [me] You made it with
   *[other] { $name } made it with
} { tricks }, { $needed } were needed: { $shares }.
settlement-at-least-tricks-lost = { $who ->
    [me] You lost with
   *[other] { $name } lost with
} { tricks }, { $needed } were needed: { $shares }.
# with a partner: each of the two has one opponent to settle with
settlement-at-least-tricks-partner-won = { tricks }, { $needed } were needed: the two get { $value } each.
settlement-at-least-tricks-partner-lost = { tricks }, { $needed } were needed: the two pay { $value } each.
settlement-passed-out-antes = All passed. The antes stay in the pots.
settlement-pair = { $names } played together.

# $parts is a list of the next four
settlement-parts = The { $value } is { $parts }.
settlement-part-contract = { $value } for the contract
settlement-part-first = { $value } for first
settlement-part-last = { $value } for last
settlement-part-mackers = { $value } for mackers
settlement-part-missed = { $value } for missing last
settlement-part-matadors = { $value } for the three matadors

# what passes between the declarer and his opponents: the same with each, or a list of what passes with each of them
settlement-each-won = { $value } from each
settlement-each-lost = { $value } to each
# $figure is a number, or the last of these: what passes is so many times what passes with who has not doubled
settlement-with-won = { $who ->
    [me] { $figure } from you
   *[other] { $figure } from { $name }
}
settlement-with-lost = { $who ->
    [me] { $figure } to you
   *[other] { $figure } to { $name }
}
settlement-share-doubled = { $value } ({ $times } × { $once })

# how this deal is paid, step by step: $aim is what the declarer undertook
paid-asked = Needed: { $aim }.
paid-took-points = Taken: { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
paid-took-tricks = Taken: { $tricks ->
    [one] { $tricks } trick
   *[other] { $tricks } tricks
}.
paid-per-point-over = { $away } over { $par }, { $rate } a point: { $away } × { $rate } = { $value }.
paid-per-point-under = { $away } short of { $par }, { $rate } a point: { $away } × { $rate } = { $value }.
paid-per-points-over = { $away } over { $par }, { $rate } for every { $per } or a part of them: { $value }.
paid-per-points-under = { $away } short of { $par }, { $rate } for every { $per } or a part of them: { $value }.
paid-fixed = The contract is worth { $value }.
paid-bonus-first = First: { $value } more.
paid-bonus-last = Last: { $value } more.
paid-bonus-mackers = Mackers: { $value } more.
paid-bonus-missed = Last missed: { $value } more.
paid-bonus-matadors = The three matadors: { $value } more.
paid-nobody = So no one pays.
# $shares is a list: 14 from Bo and 28 (2 × 14) from Cy
paid-declarer-won = { $who ->
    [me] You get { $shares }: { $chips } in all.
   *[other] { $name } gets { $shares }: { $chips } in all.
}
paid-declarer-lost = { $who ->
    [me] You pay { $shares }: { $chips } in all.
   *[other] { $name } pays { $shares }: { $chips } in all.
}
# $names is a list of the two
paid-pair-won = { $names } each get { $value } from one opponent.
paid-pair-lost = { $names } each pay { $value } to one opponent.

# $tricks points in tricks, $laid in the cards laid away
settlement-laid-away-counted = { $tricks } from tricks and { $laid } from the cards laid away.
settlement-laid-away-nothing = All from tricks; the cards laid away had no points.
settlement-pot-won = { $who ->
    [me] You win the { $pot }: { chips }.
   *[other] { $name } wins the { $pot }: { chips }.
}
settlement-antes = Antes: { chips } from everyone.
# $pots is a list
settlement-pots = In the pots now: { $pots }.
pots-shared = What was left in the pots is shared out.
settlement-to-bank = To the bank: { $chips }.
settlement-from-bank = From the bank: { $chips }.

role-partner = partner
role-defender-doubled = defender who doubled
role-defender-redoubled = defender who doubled and was redoubled

## The match

ended-deals = That was the last deal.
ended-target = The target has been reached.
ended-minutes = The time is up.
ended-bankrupt = { $who ->
    [me] You ran out of chips, so the match is over.
   *[other] { $names } ran out of chips, so the match is over.
}
ended-stopped = The match was ended.

standing-line = { $place }. { $name }, { $chips ->
    [one] { $chips } chip
   *[other] { $chips } chips
}
# a player who could not pay and was replaced
standing-left = { $place }. { $name }, who left after deal { $deal }, { $chips ->
    [one] { $chips } chip
   *[other] { $chips } chips
}
freeride = freeride

## Refusals, by their code. The facts are the refusal's own, put in words: $suit the suit led (or the trump refused),
## $card the card, $standing the bid to beat, $option and $value.

refusal-malformed = That could not be understood.
refusal-unknown-game = There is no such game here.
refusal-unknown-rules = There are no such rules for this game.
refusal-unknown-option = This game has no such option.
refusal-bad-option = { $option } cannot be { $value }.
refusal-bad-deal = Those cards do not make a deal.
refusal-deal-over = The deal is over.
refusal-not-your-turn = It is not your turn.
refusal-wrong-phase = You can’t do that at this point of the deal.
refusal-unknown-contract = There is no such contract in this game.
refusal-bid-too-low = Bid higher than { $standing }, or pass.
refusal-contract-not-allowed = Your cards do not allow that contract.
refusal-must-bid = With these cards you must bid { $contract } or more.
refusal-bad-trump = That suit may not be trumps here.
refusal-bad-call = That card may not be called or given.
refusal-bad-double = You may not double that now.
refusal-bad-discard = Lay away as many different cards of your own as you took up.
refusal-bad-discard-ace = Lay an ace away only together with all the cards you hold of its suit.
refusal-not-in-hand = That card is not in your hand.
refusal-must-follow-suit = You hold { $suit }: follow suit.
refusal-must-trump = You hold no { $suit } but a trump: you must trump.
refusal-trumps-not-broken = No trump has been played: lead another suit.
refusal-must-play-called-card = The called card must be played to its suit.
refusal-wrong-result = The stated result is not the result of the deal.
refusal-bad-match = The match does not fit together.
refusal-bad-summary = Those figures can’t be right.
refusal-unknown-table = There is no such table.
refusal-seat-taken = That seat is taken.
refusal-repeated = That has already been said.
refusal-stale = The table has moved on. Try again.
refusal-not-seated = Only a player at this table may say that.
refusal-wrong-stage = Not at this point of the match.
refusal-other = You can’t do that now.

# more exactly, by the refusal's own $verb or $why
refusal-wrong-phase-hold = Only the first to bid may hold, when the other has bid higher.
refusal-wrong-phase-stop = Stop is said before your lead, when you know that your side has won the first tricks in a row.
refusal-wrong-phase-ask = The declarer asks once, on a turn to play after five tricks, while the called card is out.
refusal-bad-double-double = A bid is doubled by an opponent, and only once.
refusal-bad-double-redouble = You may redouble only a player who has doubled your bid, and only once.
refusal-bad-call-partner = Call an ace you do not hold, of a suit that is not trumps; a king if you hold them all.

# Sluff

game-sluff = Sluff
    .about = Three contracts, one player against two; with four the dealer sits out.
preset-sluff-mcmillan = McMillan
    .about = The bidder leads, trumps wait, and a lost deal of three costs a third share.

# Tapp

game-tapp = Tapp
    .about = Three games and their touts, one player against two.
preset-tapp-meyers = Meyers
    .about = From 61 points on, 1, 2 and 4 a point; a tout costs double.
preset-tapp-classic = Classic
    .about = A counter for every 4, 2 or 1 points from 60; a tout costs double.
preset-tapp-wurttemberg = Wurttemberg
    .about = Frage and solo at 1 and 2 a point from 60; a tout costs three times.
preset-tapp-modern = Modern
    .about = Fixed prices, and bids for every trick or none.
contract-frage = frage
    .key = f
contract-frage-tout = frage tout
    .key = r
contract-heart-solo-tout = heart solo tout
    .key = t
contract-bettel = bettel
    .key = b
contract-rufer = rufer
    .key = u
contract-heart-rufer = heart rufer
    .key = e
contract-bettel-ouvert = bettel ouvert
    .key = o
contract-durch = durch
    .key = d
contract-heart-durch = heart durch
    .key = x

# Slough

game-slough = Slough
    .about = Frog, simple solo and heart solo, one player against two.
preset-slough-slough = Slough
    .about = Frog, simple solo and heart solo at 1, 2 and 3 a point; 120 counters to start with.
preset-slough-straight = Straight Solo
    .about = Without the frog: the two solos at 1 and 2 a point.
preset-slough-coeur-dalene = Coeur d’Alene Solo
    .about = Won or lost at 1, 2 and 3 in all, whatever the points.
contract-simple-solo = simple solo
    .key = s

# German Tarok

game-tarok = German Tarok
    .about = Frage and solo, in hearts or not, one player against two.
preset-tarok-sansprendre = Sansprendre
    .about = Four contracts at 1 to 4 a point; no ace is laid away alone.
preset-tarok-aad = Guide
    .about = Without the frage in other suits than hearts; any card is laid away.
contract-frage-couleur = frage in couleur
    .key = c
contract-seventy = seventy
    .key = v
