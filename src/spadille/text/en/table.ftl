### The table in the browser: the words around the game.

## Everywhere

app-name = Spadille
app-rules = Rules
app-rulebook = Rulebook
app-settings = Settings
app-help = Help
app-lessons = Lessons
app-day = Deal of the day
app-pad = Score real cards
app-puzzles = Puzzles
app-account = Your games
app-menu = Menu
app-more = More
app-close = Close
app-copy-refused = The browser did not copy it. Copy the link above by hand.
app-to-start = To the home page
app-lost = The connection is lost. Trying again …
app-opening = Opening the table …
refusal-unsent = Not sent: the connection is lost.
refusal-unreached = The server does not answer. Try again in a moment.
refusal-no-network = No network. This needs the table’s server.
app-try-again = Try again
app-rule = the rule

## The start

start-name = Your name
start-name-missing = Enter your name.

## The table

table-where = { $game }, { $preset }
table-back = Back to the table
table-deal = Deal { $deal }
table-deal-of = Deal { $deal } of { $deals }
table-trick = Trick { $trick }
table-trick-of = Trick { $trick } of { $tricks }
table-contract = Contract
table-seats = Seats
table-hand = Your hand
table-on-table = On the table
table-last-trick = Last trick
table-bot-level = bot, { $level }
table-hint = Hint
table-log = This deal
table-scores = Scores
table-your-hand = Your hand
figure-points = Card points
figure-points-told = { $points } of { $all }
figure-longest = Longest suit
figure-longest-told = { $count } { $suit }, with { $heads }
figure-longest-bare = { $count } { $suit }
figure-dealer = Dealer
figure-dealer-out = Dealer, sits out
figure-who = { $name }
figure-widow = Widow
figure-widow-told = { $count ->
    [one] One card, face down
   *[other] { $count } cards, face down
}
table-words = In words
table-bidding = Bidding
table-bidding-holds = { $who ->
    [me] You have the high bid
   *[other] { $name } has the high bid
}
table-bidding-none = no bid yet
table-tricks = Tricks
table-points = points
table-to-speak = to bid
table-your-bid = your bid
table-to-play = to play
table-then = then
table-you = You
table-winning = winning
table-free-seat = free seat
table-somebody = a player
table-away = away
table-out = sits out
table-ready = ready
table-open-hand = open hand
table-shown = shown
table-calls = Bids so far
table-call-pass = pass
table-passed = passed
table-bid = bid { $contract }
table-illegal = may not be played now
table-legal = may be played
table-count = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
table-taken-declarer = { $name } { $points }
table-taken-defenders = defenders { $points }
table-taken-label = { $name } { $declarer }, defenders { $opponents }
table-skip = Skip ahead
table-watching = You are watching.
table-sitting-out = You sit this deal out.
table-copied = Copied.
table-waiting = Waiting for players
table-waiting-about = Send this link to your friends. Play starts when everyone is seated.
table-widow = The widow
table-widow-cards = { $cards ->
    [one] one card
   *[other] { $cards } cards
}
table-waiting-guest = Play starts when everyone is seated.
table-waiting-seats = Waiting for someone to sit down.
table-sit-title = A seat is free
table-sit = Sit down
table-watch = Just watch
table-unknown = There is no such table.
# beside a card's sign
table-called-tag = called
# who handed the called card over
table-called-nobody = no one has it
table-called-from = { $who ->
    [me] from you
   *[other] from { $name }
}
table-own-line = { $name }: { $doings }
# on the dealer's button, where there is no room for the word
table-dealer-letter = D
table-go-on = Go on
table-confirm = Press again: { $what }
table-to-trump = names trumps
table-to-call = calls
table-to-give = gives
table-to-discard = lays away
table-said-trick = On the table: { $cards }.
table-said-trick-none = There is no card on the table.
table-said-card = { $who ->
    [me] { $card } from you
   *[other] { $card } from { $name }
}
# how much is spoken; $level is one of the settings below
table-said-speech = Speech: { $level }.
table-said-winning = { $who ->
    [me] Your { $card } is winning.
   *[other] { $name }’s { $card } is winning.
}
table-said = What was said
table-said-none = Nothing has been said yet.
table-said-first = That is where it begins.
table-said-last = That is all so far.
table-said-earlier = Earlier
table-said-later = Later
table-count-down = { $seconds ->
    [one] in { $seconds } second
   *[other] in { $seconds } seconds
}

table-pots = Pots
table-holds = holds
table-doubles = doubles
table-redoubles = redoubles
table-call-hold = hold
table-call-double = double
table-call-redouble = redouble
table-laid-away = You laid away
table-partner-called = partner: { $card }
table-stopped = stopped
# the declaring side's tricks and the others', where tricks count
table-taken-tricks-label = { $name } { $declarer }, the others { $opponents }

table-a-bot = A bot
# at a seat; $bot is a bot's name, or “A bot”
table-covered = { $bot } plays
table-covered-short = bot plays
table-promised = kept for { $name }
table-nudged = everyone’s waiting
table-people = At the table
table-dock-people = Table
table-claim = Claim
claim-no-more = I take no more
claim-cancel = Cancel
table-undo = Undo
turn-nudged = Everyone is waiting for you.

## Whose turn, and for what

turn-yours = Your turn.
turn-bid-first = Bid or pass.
turn-bid-over = Bid higher than { $contract }, or pass.
turn-pass-only = No higher bid is possible. Pass.
turn-trump = Name trumps.
turn-call = Call a card.
turn-give = Choose a card to give for the { $card }.
turn-lead = Lead any card.
turn-lead-no-trump = Lead any card but a trump: no trump has been played yet.
turn-follow = { $name } led { $suit }: follow with { $cards }.
turn-follow-any = { $name } led { $suit }: follow suit.
turn-trump-with = { $name } led { $suit }: you must trump, with { $cards }.
turn-trump-any = { $name } led { $suit }: you must trump.
turn-last = Your last card.
turn-any = { $name } led { $suit }: play any card.
turn-choose = Choose one of the answers.
turn-other-auction = { $name } to bid.
turn-other-trump = { $name } names trumps.
turn-other-call = { $name } calls a card.
turn-other-give = { $name } gives a card back.
turn-other-play = { $name } to play.
turn-over = The deal is over.
turn-waiting = Waiting for { $names }.
turn-sent = Sent.
# $time is minutes and seconds: 0:42
turn-clock = A bot plays in { $time }

rank-the-A = the ace
rank-the-K = the king
rank-the-Q = the queen
rank-the-J = the jack
rank-the-T = the ten
rank-the-9 = the nine
rank-the-8 = the eight
rank-the-7 = the seven
rank-the-6 = the six

turn-bid-hold = { $contract } is bid over yours: hold, bid higher, or pass.
turn-hold-only = { $contract } is bid over yours: hold or pass.
turn-bid-double = Bid higher than { $contract }, double, or pass.
turn-double-only = No higher bid is possible. Double or pass.
# $names is a list of those who doubled, $count how many they are
turn-redouble = { $count ->
    [one] { $names } has doubled you: redouble, or pass.
   *[other] { $names } have doubled you: redouble, or pass.
}
# $cards is a list to choose from
turn-call-partner = Call a partner with the { $cards }.
turn-discard = { $count ->
    [one] Lay away a card.
    [2] Lay away two cards.
    [3] Lay away three cards.
    [4] Lay away four cards.
   *[other] Lay away { $count } cards.
}
turn-lead-called = Lead any card, but { $suit } only with the called card.
turn-called-card = { $name } led { $suit }: play the called card.
# after one of the sentences above
turn-or-stop = Or say “Stop” and keep the bonus for the first five tricks.
turn-or-ask = Or ask for your partner.
turn-other-discard = { $name } lays cards away.

## Choosing

bid-title = Your bid
# the heading of what is asked while there is bidding, by the answers there are; $names is a list of those to redouble
bid-question = { $answers ->
    [bid-pass] Bid or pass?
    [bid] Bid?
    [higher] Higher?
    [hold-higher-pass] Hold, higher or pass?
    [hold-pass] Hold or pass?
    [higher-double-pass] Higher, double or pass?
    [double-pass] Double or pass?
    [redouble-pass] Redouble { $names } or pass?
    [pass] Pass?
   *[other] Higher or pass?
}
# the bids by kind, where there are many
bid-kind-partner = With a partner
bid-kind-no-trumps = Alone, no trumps
bid-kind-alone = Alone, with trumps
bid-kind-all = Alone, every trick
bid-other-suit = other suit
bid-price = price
bid-too-low = not now:
bid-table-about = Prices are per defender, won or lost. Bids are numbered from low to high.
bid-hold = hold
bid-hold-title = Hold “{ $contract }”
bid-hold-about = You bid before { $name }, so an equal bid is enough. You play { $contract }, unless { $name } goes higher.
# the bid that stands: $price is a number, $unit what it is paid for
bid-standing = { $who ->
    [me] You bid { $contract }, { $price } { $unit }
   *[other] { $name } bids { $contract }, { $price } { $unit }
}

## What a double is for, and what it pays in three cases

stake-double = You say { $name } falls short of { $points }. Redoubled: { $price }.
stake-double-plain = You say { $name } fails. Redoubled: { $price }.
stake-redouble = You say you reach { $points } all the same.
stake-redouble-plain = You say you make it all the same.
stake-unit-per-point = a point, with { $name }
stake-unit-per-points = for { $per } points, with { $name }
stake-unit-fixed = with { $name }
stake-takes = { $who ->
    [me] You take { $points }
   *[other] { $name } takes { $points }
}
stake-made = Made
stake-beaten = Beaten
stake-without-double = undoubled { $chips }
stake-without-redouble = doubled only { $chips }
stake-nobody = no one pays
bid-foot = Win and each defender pays you. Lose and you pay each.
bid-foot-sitters = Win and each defender pays you. Lose and you pay each, those who sit out too.
bid-foot-full = Win and everyone pays you. Lose and you pay everyone.
bid-foot-full-in-solos = Win and each defender pays you, in a solo everyone. Lose and you pay everyone.
trump-title = Name trumps
call-title = Call a card
call-about = A defender who holds it hands it over and gets a card of yours.
choose-title = Your answer

bid-more = { $count ->
    [one] One more
   *[other] { $count } more
}
bid-foot-partner = Alone, you settle with each of the { $count ->
    [2] two
    [3] three
   *[other] { $count }
}. With a partner, each of you settles with one defender.
call-partner-title = Call a partner
call-partner-about = The player who holds the card plays with you, and says nothing until it is played.
call-partner-about-shown = The player who holds the card plays with you and names trumps, in another suit.
trump-title-partner = You are the partner: name trumps
discard-title = { $count ->
    [one] Lay away a card
    [2] Lay away two cards
    [3] Lay away three cards
    [4] Lay away four cards
   *[other] Lay away { $count } cards
}
discard-about = They count for you at the end; no one sees them until then. A small ring marks the cards from the widow.
discard-count = { $chosen } of { $count } chosen
# the price of what is played: Frog: 1 a point, each
discard-price = { $contract }: { $price } { $unit }.
discard-points = { $points ->
    [one] { $points } point so far
   *[other] { $points } points so far
}
table-from-widow = from the widow
discard-go = Lay away
stop-about = You’ve earned “first” (five tricks in a row). Stop and keep it, or play on for all eight (“last”).
ask-about = If you ask, you give up the bonus for all eight.

## After the deal

settle-title = Settlement
settle-made = { $contract }, made
settle-lost = { $contract }, lost
settle-drawn = { $contract }, drawn
settle-how = How it is paid
settle-rule = The rule
# why the rest of a deal is not played: the number can no longer be reached, or what was not to be taken is
settle-early-against = { $needed } could no longer be reached: the rest is not played.
settle-early-at-least = { $needed } could no longer be reached: the rest is not played.
settle-early-at-least-all = A defender took a card worth points: that decides it.
settle-early-at-least-tricks = { $needed } tricks could no longer be reached: the rest is not played.
settle-early-no-points = The declarer took a card worth points: that decides it.
settle-early-no-tricks = The declarer took a trick: that decides it.
# how a deal ended that was not played to its last card
settle-claim-rest = { $who ->
    [me] You claimed the rest.
   *[other] { $name } claimed the rest.
}
settle-claim-give-up = { $who ->
    [me] You gave up.
   *[other] { $name } gave up.
}
settle-widow = The widow
settle-widow-for = { $who ->
    [me] Counts for you.
   *[other] Counts for { $name }.
}
settle-payments = Payments
settle-deal = deal
settle-chips = chips
settle-next = Next deal
settle-end = End the match
settle-end-sure = End it for everyone?
settle-standing = Final standing
settle-copy = Copy the record
settle-look = Look at the deal
settle-review = Review
settle-back-deal = Back to the deal
settle-back-day = To the deal of the day
settle-challenge = Challenge a friend
settle-challenge-copied = Link copied. Send it.
settle-challenge-kept = Link saved as a file.
settle-back-challenge = To the challenge
settle-again = Same cards again
settle-back = Back to the match
settle-you = you
settle-waiting = Ready. Waiting for { $names }.
settle-left = { $name } went bankrupt and left with { $chips ->
    [one] { $chips } chip
   *[other] { $chips } chips
}.
settle-cards = All the cards

final-title = Final standing
final-again = Play again
final-look-back = The last deal
final-won = { $who ->
    [me] You win.
   *[other] { $names } wins.
}
# $count: how often, $made: how often won
final-declared = { $count ->
    [0] Never the declarer
    [one] { $made ->
        [0] Declarer once, not made
       *[other] Declarer once, made
    }
   *[other] { $made ->
        [0] Declarer { $count } times, none made
       *[other] Declarer { $count } times, { $made } made
    }
}
final-shared = { $names } tie for first.

scores-deal = deal
scores-now = chips
scores-none = No deal is finished yet.
scores-passed-out = all passed

settle-laid-away = Laid away
settle-partner = { $who ->
    [me] with you
   *[other] with { $name }
}

## Settings, help, rules

settings-language = Language
settings-theme = Theme
settings-theme-system = match my device
settings-theme-light = light
settings-theme-dark = dark
settings-part-cards = Cards
settings-part-pace = Pace
settings-part-keys = Keys, speech and sound
settings-order = Your hand
settings-order-trumps = trumps first
settings-order-turned = reversed
settings-order-own = my own order
settings-order-own-about = Drag a card to its place, or move it with Shift and the arrows.
settings-faces = Court cards
settings-faces-clear = letters
settings-faces-courts = classic faces
settings-colours = Suits
settings-colours-four = four colours
settings-colours-two = two colours
settings-badges = Card points
settings-badges-about = A small number on the cards that count.
settings-pace = Pace of the bots
settings-pace-none = at once
settings-pace-quick = quick
settings-pace-usual = usual
settings-pace-calm = calm
settings-rest = Show finished tricks
settings-rest-short = briefly
settings-rest-usual = as usual
settings-rest-long = long
settings-onward = Next deal
settings-onward-soon = after 3 s
settings-onward-others = 10 s after the others
settings-onward-me = when I’m ready
settings-still = Wait for me after every trick
settings-still-about = After every deal too.
settings-confirm = Ask before a card or a bid
settings-confirm-about = The first tap picks, the second plays.
settings-last = Play the last card automatically
settings-letters = Letter keys
settings-letters-about = Letters and digits as shortcuts; arrows and Enter always work.
settings-speech = What a screen reader says
settings-speech-brief = brief
settings-speech-usual = usual
settings-speech-full = everything
settings-sound = Sound
settings-sound-about = Each event below has a sound of its own.
settings-sound-try = Try the sounds
sound-card = A card on the table
sound-turn = Your turn
sound-trick = You take the trick
sound-chips = You win chips
sound-lost = You lose chips
sound-nudge = Everyone is waiting for you
settings-nudge = A sound when everyone is waiting for you
settings-nudge-about = Once, when the reminder comes.
settings-vibrate = Vibrate when it is your turn
settings-vibrate-about = Once for your turn, twice for the reminder.

help-how = How to play
help-how-short = In short
help-how-cards = The cards and their order
help-how-contracts = What the bids mean
help-gestures = Gestures
help-title = Keyboard
help-arrows = Go from card to card, or from bid to bid
help-enter = Play the card, make the bid
help-digits = Go to a card by its place in the hand
help-letters = Bid or pass by the letter shown
help-last = Last trick
help-trick = Read out the trick
help-contract = Read out the contract
help-scores = Scores
help-speech = What a screen reader says: brief, usual, everything
help-said-key = , and .
help-said-back = What was said before, and after
help-said = Everything that was said, in order
help-move-key = Shift ← →
help-move = Move a card, if you keep your hand in your own order
help-rulebook = Rules
help-words = Play and ask in words
help-log = This deal so far
help-help = This list
help-people = At the table: talk, claims, who sits there
help-hint = A hint: what the best player here would do
help-take-back = Take back, when you play alone with bots
help-touch-tap = Tap a card to play it. If you are asked before a card, tap it twice.
help-touch-slide = Or slide your finger along the hand: the card below it comes up, and is played where you let go. Slide off the hand to play nothing.
help-touch-carry = Or drag a card up and let it go over the table.
help-touch-why = Tap a dimmed card and the line above says why it may not be played, with a link to the rule.
help-touch-foot = At the bottom: the last trick, this deal so far, the scores, a hint, and who sits there.
help-touch-words = In the menu: the rules, the settings, and a line for words.
help-escape = Close
help-arrows-key = Arrows
help-enter-key = Enter
help-digits-key = 1 to 0
help-letters-key = Letters

## The log's own words

log-call = { $name } called
log-give = { $name } gave
log-took = took the trick
log-call-none = No card called

log-hold = { $name } held
log-double = { $name } doubled
log-redouble = { $name } redoubled
log-discard = { $name } laid away
log-trump = { $name } named
log-partner = { $name } is the partner
log-stop = { $name } said stop
log-ask = { $name } asked for a partner

## What a hint, the coach and a list of deals write on the table itself

coach-slip = The coach
coach-rule = The rule
coach-others = { $count ->
    [one] One other bid
   *[other] { $count } other bids
}
hint-best = the hint: best
hint-next-best = in the hint
results-look = Look at deal { $deal }
