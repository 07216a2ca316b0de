### The terminal: its commands, what can be wrong with a command line or a record, and the table played in words.

# Shown without the libraries that read this file: on one line, with no other placeables than these two.
libraries-missing = “{ $command }” needs libraries that are not installed: { $remedy }

## Help, a page for each command

help-commands =
    spadille: solo card games, one against the others, in the browser, in the terminal, on paper.

    spadille serve    plays in the browser
    spadille export   writes everything that is stored, as a backup or for another machine
    spadille import   takes it into an empty database
    spadille audit    checks that everything stored is as it was written
    spadille repair   saves what is sound of a damaged database into a new file
    spadille games    lists the games, and how many play them
    spadille bots     lists the bots
    spadille rules    lists the rules of a game, each with its source
    spadille play     plays here, by typing words
    spadille deal     makes deals, as records
    spadille check    judges records of deals and matches
    spadille code     writes deals as a line of letters each, and reads them
    spadille verify   checks that cards were dealt as promised
    spadille score    says who pays what for a deal played with real cards
    spadille club     makes the lists of a club’s evenings and seasons from the score pad’s files
    spadille solve    says what a position is worth when every card is known
    spadille review   says what each decision of a deal was worth, and what luck brought
    spadille arena    lets bots meet on the same cards, with figures about it
    spadille study    plays very many deals, on many machines, and keeps them as tables
    spadille day      keeps the secrets of a server’s deals of the day, and reveals them afterwards
    spadille puzzle   finds puzzles in deals of bots, and proves them
    spadille completion   writes what a shell needs to complete commands

    spadille COMMAND --help    says more about one of them
    spadille --version         says which Spadille this is
help-games =
    spadille games: the games, with the players at a table and the name of each.

    --json             one JSON object a line, with the rules too
    --language CODE    the language; without it, your machine’s
help-bots =
    spadille bots: the bots, the weakest first.

    --json             one JSON object a line
    --language CODE    the language; without it, your machine’s
help-rules =
    spadille rules [GAME]: the rules that a game may be played by, each with its source; without a game,
    those of all games.

    --json             one JSON object a line, with the options too
    --language CODE    the language; without it, your machine’s
help-completion =
    spadille completion bash|fish|zsh: a script that completes commands and options. For bash:
    spadille completion bash > ~/.local/share/bash-completion/completions/spadille

    --language CODE    the language of what may go wrong
help-play =
    spadille play: a match here in the terminal, against bots. You type what you would say at the table:
    “pass”, “solo”, “hearts”, “queen of spades” or QS. A question mark says what you may ask.

    --game GAME        the game; without it, the first there is
    --rules PRESET     whose rules; without it, the game’s first preset
    --options JSON     options that differ from the preset, such as {"{"}"sixty": "made"{"}"}
    --seats N          players at the table, you among them; without it, as few as the game takes
    --bot BOT          who the others are; club
    --deals N          how many deals; without it, as the preset has it
    --seed SEED        a word that fixes the cards; without it, chance deals
    --language CODE    the language; without it, your machine’s
help-serve =
    spadille serve: the table in the browser, served from this machine.

    --host ADDRESS   the address to listen at; 127.0.0.1
    --port PORT      the port, 0 for any free one; 8765
    --data FILE      the file that keeps the tables
    --database URL   the PostgreSQL database that keeps them instead
    --config FILE    a file with these and more settings, TOML
    --open           opens the table in the browser
    --bot-delay SECONDS   what a bot takes for a late card, and longer for a bid; 0.4
    --nonce-timeout SECONDS    how long a deal waits for the players’ browsers to cut; 3
    --bot-workers N     how many processes think for the bots that look ahead, 0 for no such bots; 2
    --deal-file FILE     deals the cards of these records, one after another, and not by chance
    --daily-deal-secrets FILE      the secrets of the server’s deals of the day, as spadille day commit makes them
    --offline-engine FOLDER    the table without a server, as make site writes it: the score pad goes on without a network
    --max-connections-per-client N        how many pages one address may have open at tables at once; 200
    --tables-an-hour N  how many tables one address may open in an hour; 60
    --delete-after-days DAYS  how long tables are kept where no one plays on and no match was finished, 0 for ever; 365
    --proxies ADDRESS  a reverse proxy that is believed; said once for each; this machine
    --public-address ADDRESS       where browsers reach the server, such as https://cards.example
    --cluster-address ADDRESS:PORT  where the proxy reaches this one of several servers
    --lease-timeout SECONDS  after how long a silence the others take over this server’s tables; 5
    --metrics        answers /metrics, as it does anyway; --no-metrics does not
    --log FORM       lines: a log to read; json: one to collect; lines
    --log-level WORD the least that is worth a line: debug, info, warning, error; info
    --language CODE  the language of what is said here; without it, your machine’s
help-deal =
    spadille deal: complete deals, played by chance, one record a line. The same words give the same
    deals on every machine.

    --game GAME        the game; without it, the first there is
    --rules PRESET     whose rules; without it, the game’s first preset
    --options JSON     options that differ from the preset, such as {"{"}"sixty": "made"{"}"}
    --seats N          players at the table; without it, as few as the game takes
    --count N          how many deals; 1
    --seed SEED        a word that fixes the cards; 1
    --players HOW      spread: every contract comes up as often; random: every legal answer is as likely
    --language CODE    the language of what may go wrong
help-check =
    spadille check [FILE ...]: judges deals and matches, one record a line, and writes one line for each.
    Without a file, or for a file called -, it reads standard input.

    --language CODE    the language of the messages

    It ends with 0 when every record is in order, 1 when one is not, 2 when a file cannot be read.
help-score =
    spadille score [FILE ...]: settles deals played with real cards, one summary a line, and writes one
    line for each. Without a file, or for a file called -, it reads standard input.

    --language CODE    the language of the messages

    It ends with 0 when every summary can be settled, 1 when one cannot, 2 when a file cannot be read.

## What keeps a command from being carried out

error-unknown-command = “{ $word }” is not a command. There are { $commands }.
error-no-such-option = spadille { $command } has no option { $option }. “spadille { $command } --help” names those it has.
error-no-such-file = { $option } is not an option here; for a file of that name write ./{ $option }.
error-too-many-words = “{ $word }” is one word too many. “spadille { $command } --help” says what goes there.
error-said-twice = { $option } is given twice.
error-nothing-said = { $option } needs a value.
error-empty-word = An empty word means nothing here. Is there a variable that has no value?
error-bad-value = { $option } cannot be “{ $value }”.
error-misread = That command line makes no sense. “spadille { $command } --help” shows how to write it.
error-language = There is no language “{ $wanted }”. There are { $languages }.
error-unknown-game = There is no game “{ $game }”. There are { $games }.
error-unknown-rules = There are no rules “{ $rules }” for this game. There are { $presets }.
error-unknown-option = This game has no option “{ $option }”. It has { $options }.
error-bad-option = The option { $option } cannot be “{ $value }”. It can be { $values }.
error-options = --options wants a JSON object, such as {"{"}"sixty": "made"{"}"}; “{ $options }” is not one.
error-seats = This game is for { $least } to { $most } at the table.
error-seats-only = This game is for { $seats } at the table.
error-seed = The seed “{ $seed }” has letters that not every machine writes alike. Take a to z and digits.
error-players = --players cannot be “{ $players }”. There are { $known }.
error-unknown-bot = There is no bot “{ $bot }”. There are { $bots }.
error-deals-rounds = By these rules the number of deals is a multiple of the seats, { $seats }.
error-deals-range = A match has { $least } to { $most } deals.
error-no-file = There is no file { $file }.
error-folder = { $file } is a folder; name a file in it.
error-closed-file = You are not allowed to read { $file }.
error-unreadable = { $file } cannot be read: { $why }.
error-no-input = There is no standard input.
error-not-utf-8 = { $file } is not UTF-8 from line { $line } on; nothing after that was read.
error-no-json = { $file } has no line of JSON in it.
error-no-json-typed = Standard input has no line of JSON in it; name a file, or send one in with <.
error-pipe = Nothing reads the output any more.
error-machine = The system refused: { $why }.

## The list of bots

listed-bot-novice = knows the rules and the first habits, and forgets and miscounts
listed-bot-club = plays by rules of thumb, like people who know the game
listed-bot-fast = plays at sight, as it learned from the expert
listed-bot-pimc = solves possible deals of the hidden cards, and plays what does best in them
listed-bot-ismcts = tries what may follow, and looks again at what went well
listed-bot-expert = looks ahead, and reads what the others bid and play

error-completion-shell = There is no completion for “{ $shell }”. There is for { $shells }.

## What is wrong with a record. $what is a key of the record format and stays as it is

fault-malformed = “{ $what }” is missing, or it is not what it should be.
fault-malformed-plain = “{ $action }” is not an action.
fault-malformed-record = This is not a record: a record is one JSON object on a line.
fault-malformed-match = “match” is missing, or it is not an object.
fault-malformed-action = An action is a text, such as “1 pass”.
fault-unknown-game = There is no game “{ $game }” here.
fault-unknown-rules = There are no rules “{ $rules }” for this game.
fault-unknown-option = This game has no option “{ $option }”.
fault-bad-option = The option “{ $option }” cannot be “{ $value }”.
fault-bad-deal-seats = This game has no table of { $seats } seats.
fault-bad-deal-dealer = The dealer, { $dealer }, has no seat at the table.
fault-bad-deal-hands = There must be one hand for each seat.
fault-bad-deal-sitting-out = Seat { $seat } sits out and holds cards, or plays and holds none.
fault-bad-deal-hand-size = Seat { $seat } does not hold the right number of cards.
fault-bad-deal-widow = The widow does not have the right number of cards.
fault-bad-deal-cards = A card is missing, dealt twice, or not in the pack.
fault-bad-deal-pots = There are no such pots here.
fault-not-your-turn = It is the turn of seat { $turn }, not of seat { $seat }.
fault-wrong-phase = “{ $verb }” is not possible at this point.
fault-unknown-contract = There is no contract “{ $contract }” in this game.
fault-bid-too-low = { $contract } is not higher than { $standing }.
fault-not-in-hand = The { $card } is not in that hand.
fault-must-follow-suit = The { $card } does not follow suit, and the hand has { $suit }.
fault-must-trump = The { $card } does not trump, and the hand has no { $suit } but a trump.
fault-trumps-not-broken = The { $card } is led, but no trump has been played, and the hand has another suit.
fault-bad-call-own = The { $card } is in the declarer’s own hand.
fault-bad-call-not-in-pack = The { $card } is not in the pack.
fault-bad-call-required = A card must be called.
fault-bad-call-called = The { $card } was called; it cannot be given back.
fault-wrong-result = “{ $what }” is stated as { $stated }; the deal came to { $came }.
fault-wrong-result-unknown = A result of this game has no “{ $key }”.
fault-wrong-result-unfinished = A result is stated, but the deal is not over.
fault-bad-match-ended = The match was over before this deal.
fault-bad-match-unfinished = This deal is not over, and yet the match goes on or is settled.
fault-bad-match-rules = This deal is not played by the match’s rules.
fault-bad-match-seats = This deal does not have the match’s number of seats.
fault-bad-match-dealer = It is not this dealer’s turn to deal.
fault-bad-match-minutes = This deal was begun after the time had run out.
fault-bad-match-players = This game has no table of that many players.
fault-bad-match-standing = The standing is stated as { $stated }; the deals come to { $came }.
fault-bad-summary = “{ $what }” can’t be right.
fault-bad-summary-passed-out = In a deal that was passed out nothing else happened.
fault-bad-summary-declarer = The declarer does not play in this deal.

fault-must-bid = The hand has to bid { $contract } or more.
fault-contract-not-allowed = The hand does not have what { $contract } asks for.
fault-bad-call-partner = That card may not be called for a partner.
fault-bad-double-double = That bid may not be doubled here.
fault-bad-double-redouble = There is no such double to redouble.
fault-bad-discard = The declarer must lay away as many cards as were taken up, all from the hand and none twice.
fault-bad-discard-ace = An ace is laid away, but not all the cards of its suit that the declarer holds.
fault-must-play-called-card = The { $called } is the called card: its suit is played with it.
fault-bad-summary-partner = That player can’t have been the partner.
fault-bad-summary-doubled = Those doubles cannot have been made.

## Lists

list-or = { $first } or { $last }
list-and = { $first } and { $last }

## What is typed at the table: words with commas between them. They are compared in small letters and without accents,
## and the names of suits, ranks and contracts count as well. What is written here is never shown.

spoken-filler = the, of, a, an, my, i, ill, to, in, with, for, as, and, please, suit, card, are, is, trumps, trump
spoken-asking = what, whats, which, who, whos, whose, is, it, are, were, show, tell, me, have, been, now, do, can, how, many
spoken-nothing = none, no, nothing, nobody, no card

spoken-bid = bid, bids, i bid
spoken-pass = pass, passes, p, no bid
spoken-trump = trump, trumps, name
spoken-call = call, calls, ask for
spoken-give = give, gives, hand over
spoken-play = play, plays, lead, put

spoken-suit-S = spade, ♠
spoken-suit-H = heart, ♥
spoken-suit-D = diamond, ♦
spoken-suit-C = club, ♣
spoken-rank-A = aces
spoken-rank-K = kings
spoken-rank-Q = queens
spoken-rank-J = jacks, knave
spoken-rank-T = 10, tens
spoken-rank-9 = nines
spoken-rank-8 = eights
spoken-rank-7 = sevens
spoken-rank-6 = sixes

spoken-contract-solo = s
spoken-contract-heart-solo = h, hearts, heart, hearts solo, solo hearts, solo heart
spoken-contract-misere = m, misery, miss
spoken-contract-guarantee = g, guaranteed, guaranty
spoken-contract-spread = d, spread misère, open misère
spoken-contract-call = c, call

spoken-ask-help = help
spoken-ask-turn = turn, whose turn, my turn
spoken-ask-hand = hand, cards, my hand, my cards
spoken-ask-legal = legal, legal cards, choices, may i, allowed
spoken-ask-trick = trick, table, on the table, this trick
spoken-ask-last-trick = last, last trick, previous trick
spoken-ask-contract = contract, bid, bids, points, declarer
spoken-ask-scores = scores, score, chips, standing
spoken-ask-gone = gone, played, cards gone, cards played, out
spoken-ask-voids = voids, void, shown voids
spoken-ask-trumps = trumps, trump, trumps out, trumps left
spoken-ask-story = story, log, so far, bidding, auction, history
spoken-ask-rules = rules, options
spoken-ask-rule = rule, why
spoken-ask-quit = quit, exit, leave, bye
spoken-next = next, next deal, go on, ready, continue

spoken-hold = hold, holds, i hold
spoken-double = double, double it, i double, x
spoken-redouble = redouble, i redouble, double back
spoken-stop = stop, stops, i stop
spoken-ask = ask, asks, ask for partner, ask for my partner, ask for your partner
spoken-discard = discard, lay away, lays away, lay down, put away, bury

spoken-matador-1 = spadilla
spoken-matador-2 = manilla
spoken-matador-3 = basto

spoken-contract-frog = f
spoken-contract-chico = c
spoken-contract-simple-solo = s, solo, simple
spoken-contract-spade-solo = s, spades, spade, spades solo, solo spades, solo spade
spoken-contract-club-solo = c, clubs, club, clubs solo, solo clubs, solo club
spoken-contract-diamond-solo = d, diamonds, diamond, diamonds solo, solo diamonds, solo diamond
spoken-contract-question = q
spoken-contract-is-it = isit
spoken-contract-kicker = k
spoken-contract-grand = g
spoken-contract-six-trick-solo = x, six, 6 trick solo, six solo, six trick, solo six
spoken-contract-solo-is-it = o
spoken-contract-six-trick-solo-is-it = e, 6 trick solo is it, six solo is it, six trick is it
spoken-contract-bronco = b
spoken-contract-bull-solo = u, bull
spoken-contract-solo-tout = tout
spoken-contract-solo-tout-is-it = n, tout is it

spoken-ask-partner = partner, my partner, partners
spoken-ask-doubles = doubles, doubled, doubling
spoken-ask-streak = first, first and last, bonus, bonuses
spoken-ask-laid-away = laid away, cards laid away
spoken-ask-pots = pots, pot, antes

## What may be said and asked

may-say =
    At your turn type what you would say: “pass” or a contract; a suit for trumps;
    a card, as “queen of spades”, “the ten of hearts” or QS.
    At any time you may ask:
may-ask-help = ? – this list
may-ask-turn = turn – whose turn it is, and for what
may-ask-hand = hand – your cards
may-ask-legal = legal – all that you may do now
may-ask-trick = trick – the cards on the table
may-ask-last-trick = last trick – the one before
may-ask-contract = contract – what is played, by whom, and the points so far; in the bidding, the highest bid
may-ask-scores = scores – everyone’s chips
may-ask-gone = gone – the cards played, by suit; “gone hearts” for one suit
may-ask-voids = voids – who is known to be out of what
may-ask-trumps = trumps – those you have not seen yet
may-ask-story = story – this deal from its beginning
may-ask-rules = rules – the rules of this table
may-ask-rule = why – the rule behind the last refusal; otherwise why the hint is best, and how that was counted
may-ask-quit = quit – leave the table

unclear-word = “{ $word }” means nothing here.
unclear-which = Which one: the { $cards }?
unclear-card = That is not one card.
unclear-none-held = You hold no such card.
unclear-suit = That is not one suit.
unclear-contract = “{ $word }” is not a bid.
unclear-trump-later = Bid the contract alone; trumps are named when the bidding is over.
unclear-not-now = You have nothing to decide now.
hint-auction = Say “pass” or a contract: { $contracts }.
hint-trump = Say a suit, as “spades”.
hint-call = Say a card you do not hold, as “ace of clubs”; or “none”, where these rules allow it.
hint-give = Say a card of your own, as “six of clubs”.
hint-play = Say a card of your own, as “queen of spades” or QS; “legal” says which you may play.
refused-rule = The rule: { $heading } ({ $rule }). “why” reads it out.
rule-none = Nothing has been refused yet.

may-ask-partner = partner – who plays with the declarer, as far as you may know
may-ask-doubles = doubles – who has doubled, and who is redoubled
may-ask-streak = first – how you stand with first and last
may-ask-laid-away = laid away – the cards laid away, if they are yours
may-ask-pots = pots – what is in them

unclear-doubler = Redouble whom: { $names }?
# $count is how many are to be laid away
unclear-count = { $count ->
    [one] Name one card.
    [2] Name two different cards.
    [3] Name three different cards.
    [4] Name four different cards.
   *[other] Name { $count } different cards.
}
unclear-several = Those are not cards.
hint-auction-more = Say { $words }, or a contract: { $contracts }.
hint-auction-only = Say { $words }.
hint-auction-bids = Say a contract: { $contracts }.
hint-call-partner = Say the { $cards }.
# $count as above
hint-discard = { $count ->
    [one] Say one of your cards, as “ten of spades”.
    [2] Say two of your cards, as “ten of spades and king of hearts”.
    [3] Say three of your cards, as “ten of spades, king and queen of hearts”.
    [4] Say four of your cards, as “ten and nine of spades, king and queen of hearts”.
   *[other] Say { $count } of your cards, as “ten of spades, king and queen of hearts”.
}

## The table in words

welcome = Type what you would say at the table. Type a question mark to see what you may ask.
pause = Enter for the next deal; “quit” ends the match.
pause-or-review = Enter for the next deal; “review” says what this one was worth; “quit” ends the match.
spoken-review = review, the review, what was it worth
deal-dealer = { $who ->
    [me] You deal.
   *[other] { $name } deals.
}
deal-eldest = { $who ->
    [me] You are eldest.
   *[other] { $name } is eldest.
}
hand-cards = Your hand: { $cards }.
hand-empty = Your hand is empty.
suit-cards = { $suit }: { $ranks }
suit-cards-trump = { $suit } (trumps): { $ranks }
suit-cards-none = none
choice-bid = { $contract }: { $promise }
figure = { $name } { $number }
chips-now = Chips: { $figures }.
left-bankrupt = { $who ->
    [me] You went bankrupt and left with { $chips ->
        [one] 1 chip
       *[other] { $chips } chips
    }; a new player has your seat.
   *[other] { $name } went bankrupt and left with { $chips ->
        [one] 1 chip
       *[other] { $chips } chips
    }; a new player has the seat.
}
rides-free = { $who ->
    [me] You have no chips left and play on, a freeride.
   *[other] { $name } has no chips left and plays on, a freeride.
}

choice-discard = { $count ->
    [one] One of these:
    [2] Two of these:
    [3] Three of these:
    [4] Four of these:
   *[other] { $count } of these:
}
quoted = “{ $word }”
pots-hold = In the pots: { $pots }.

## Answers to what is asked

trick-empty = There is no card on the table.
trick-winning = { $who ->
    [me] You are winning it.
   *[other] { $name } is winning it.
}
last-trick-none = No trick has been taken yet.
playing-contract = { $who ->
    [me] You play { $contract }: { $aim }.
   *[other] { $name } plays { $contract }: { $aim }.
}
playing-trick = Trick { $trick } of { $tricks }.
playing-taken = { $who ->
    [me] You have taken { $points ->
        [one] 1 point
       *[other] { $points } points
    }, the defenders { $against }.
   *[other] { $name } has taken { $points ->
        [one] 1 point
       *[other] { $points } points
    }, the defenders { $against }.
}
bid-none = No one has bid yet.
bid-stands = { $who ->
    [me] The highest bid is yours: { $contract }.
   *[other] The highest bid is { $name }’s: { $contract }.
}
scores-after = { $deals ->
    [0] No deal is finished yet.
    [one] After { $deals } deal:
   *[other] After { $deals } deals:
}
voids-none = No one has shown a void yet.
voids-of = { $who ->
    [me] You are out of { $suits }.
   *[other] { $name } is out of { $suits }.
}
trumps-not-yet = There are no trumps yet.
trumps-none = There are no trumps in this contract.
trumps-out = { $count ->
    [0] You have seen every trump.
    [one] { $count } trump is out, in another hand or in the widow.
   *[other] { $count } trumps are out, in other hands or in the widow.
}
story-empty = Nothing has happened in this deal yet.
option-as-published = { $option }: { $value }
option-of-origin = { $option }: { $value } ({ $origin })
option-differs = { $option }: { $value } (the preset has { $published })

# $figures: everybody's tricks
tricks-so-far = Tricks: { $figures }.
trumps-out-hands = { $count ->
    [0] You have seen every trump.
    [one] { $count } trump is out.
   *[other] { $count } trumps are out.
}
partner-not-yet = No partner has been called.
partner-alone = { $who ->
    [me] You play alone.
   *[other] { $name } plays alone.
}
partner-not-shown = The { $card } is called, and no one has shown it yet.
partner-only-you = Only you know.
doubles-none = No one has doubled.
doubles-no = There is no doubling in this game.
doubles-doubled = { $who ->
    [me] You have doubled.
   *[other] { $name } has doubled.
}
doubles-redoubled = { $who ->
    [me] You have doubled and are redoubled.
   *[other] { $name } has doubled and is redoubled.
}
streak-no = There is no first or last in this contract.
streak-not-yet = Nothing is played yet.
streak-unbroken = { $tricks ->
    [one] The declarer’s side has won the first trick.
   *[other] The declarer’s side has won the first { $tricks } tricks.
}
streak-kept = First counts if the contract is made; last is lost.
streak-broken = The others have taken a trick: no first, no last.
streak-unknown = Not every trick is the declarer’s own, and the partner is not known.
streak-asked = The partner was asked for: last can no longer be won.
laid-away-nothing = Nothing has been laid away.
laid-away-hidden = { $count ->
    [one] { $name } has laid a card away, unseen.
    [2] { $name } has laid two cards away, unseen.
    [3] { $name } has laid three cards away, unseen.
    [4] { $name } has laid four cards away, unseen.
   *[other] { $name } has laid { $count } cards away, unseen.
}
laid-away-cards = { $who ->
    [me] You laid away the { $cards }: { points }.
   *[other] { $name } laid away the { $cards }: { points }.
}
pots-no = There are no pots at this table.
rules-bonuses-in = In { $contracts }: { $bonuses }
