### The terminal: its commands, what can be wrong with a command line or a record, and the table played in words.

## Help, a page for each command

help-commands =
    spadille: solo games of three against one another, in the browser, in the terminal, on paper.

    spadille serve    plays in the browser
    spadille play     plays here, by typing words
    spadille deal     makes deals, as records
    spadille check    judges records of deals and matches
    spadille score    says who pays what for a deal played with real cards

    spadille COMMAND --help    says more about one of them
    spadille --version         says which Spadille this is
help-play =
    spadille play: a match here in the terminal, against bots. You type what you would say at the table:
    “pass”, “solo”, “hearts”, “queen of spades” or QS. A question mark says what you may ask.

    --game GAME        the game; without it, the first there is
    --rules PRESET     whose rules; without it, the game's first preset
    --options JSON     options that differ from the preset, such as {"{"}"sixty": "made"{"}"}
    --seats N          players at the table, you among them; 3
    --bot BOT          who the others are; club
    --deals N          how many deals; without it, as the preset has it
    --seed SEED        a word that fixes the cards; without it, chance deals
    --language en|sv   the language; without it, your machine's
help-serve =
    spadille serve: the table in the browser, served from this machine.

    --host ADDRESS   the address to listen at; 127.0.0.1
    --port PORT      the port, 0 for any free one; 8765
    --data FILE      the file that keeps the tables
    --open           opens the table in the browser
    --pace SECONDS   what a bot takes for its turn; 0.6
help-deal =
    spadille deal: complete deals, played by chance, one record a line. The same words give the same
    deals on every machine.

    --game GAME        the game; without it, the first there is
    --rules PRESET     whose rules; without it, the game's first preset
    --options JSON     options that differ from the preset, such as {"{"}"sixty": "made"{"}"}
    --seats N          players at the table; 3
    --count N          how many deals; 1
    --seed SEED        a word that fixes the cards; 1
    --players HOW      spread: every contract comes up as often; random: every legal answer is as likely
    --language en|sv   the language of what may go wrong
help-check =
    spadille check [FILE ...]: judges deals and matches, one record a line, and writes one line for each.
    Without a file, or for a file called -, it reads standard input.

    --language en|sv   the language of the messages

    It ends with 0 when every record is in order, 1 when one is not, 2 when a file cannot be read.
help-score =
    spadille score [FILE ...]: settles deals played with real cards, one summary a line, and writes one
    line for each. Without a file, or for a file called -, it reads standard input.

    --language en|sv   the language of the messages

    It ends with 0 when every summary can be settled, 1 when one cannot, 2 when a file cannot be read.

## What keeps a command from being carried out

trouble-unknown-command = “{ $word }” is no command. There are { $commands }.
trouble-no-such-option = spadille { $command } has no option { $option }. “spadille { $command } --help” names those it has.
trouble-too-many-words = “{ $word }” is one word too many. “spadille { $command } --help” says what goes there.
trouble-said-twice = { $option } is said twice.
trouble-nothing-said = { $option } says nothing: a value has to follow it.
trouble-bad-value = { $option } cannot be “{ $value }”.
trouble-misread = That command line makes no sense. “spadille { $command } --help” says how it goes.
trouble-language = Nothing is said in “{ $wanted }”. There are { $languages }.
trouble-unknown-game = There is no game “{ $game }”. There are { $games }.
trouble-unknown-rules = There are no rules “{ $rules }” for this game. There are { $presets }.
trouble-unknown-option = This game has no option “{ $option }”. It has { $options }.
trouble-bad-option = The option { $option } cannot be “{ $value }”. It can be { $values }.
trouble-options = --options wants a JSON object, such as {"{"}"sixty": "made"{"}"}; “{ $options }” is none.
trouble-seats = This game is for { $least } to { $most } at the table.
trouble-seed = The seed “{ $seed }” has letters that not every machine writes alike. Take a to z and digits.
trouble-players = --players cannot be “{ $players }”. There are { $known }.
trouble-unknown-bot = There is no bot “{ $bot }”. There are { $bots }.
trouble-deals-rounds = By these rules the number of deals is a multiple of the seats, { $seats }.
trouble-deals-range = A match has { $least } to { $most } deals.
trouble-unreadable = { $file } cannot be read: { $why }.
trouble-no-input = There is no standard input.
trouble-not-utf-8 = { $file } is not UTF-8 from line { $line } on; nothing after that was read.
trouble-no-json = { $file } has no line of JSON in it.
trouble-pipe = Nobody reads the answers any more.
trouble-machine = The machine does not let it happen: { $why }.

## What is wrong with a record. $what is a key of the record format and stays as it is

fault-malformed = “{ $what }” is missing, or it is not what it should be.
fault-malformed-plain = “{ $action }” is no action.
fault-malformed-record = This is no record: one JSON object in a line is.
fault-malformed-match = “match” is missing, or it is no object.
fault-malformed-action = An action is a text, such as “1 pass”.
fault-unknown-game = There is no game “{ $game }” here.
fault-unknown-rules = There are no rules “{ $rules }” for this game.
fault-unknown-option = This game has no option “{ $option }”.
fault-bad-deal-seats = This game has no table of { $seats } seats.
fault-bad-deal-dealer = The dealer, { $dealer }, has no seat at the table.
fault-bad-deal-hands = There is not one hand for each seat.
fault-bad-deal-sitting-out = Seat { $seat } sits out and holds cards, or plays and holds none.
fault-bad-deal-hand-size = Seat { $seat } does not hold the right number of cards.
fault-bad-deal-widow = The widow does not have the right number of cards.
fault-bad-deal-cards = A card is missing, dealt twice, or none of the pack.
fault-bad-deal-pots = There are no pots in this game.
fault-not-your-turn = It is the turn of seat { $turn }, not of seat { $seat }.
fault-wrong-phase = “{ $verb }” has no place now.
fault-unknown-contract = There is no contract “{ $contract }” in this game.
fault-bid-too-low = { $contract } is not higher than { $standing }.
fault-not-in-hand = The { $card } is not in that hand.
fault-must-follow-suit = The { $card } does not follow suit, and the hand has { $suit }.
fault-must-trump = The { $card } does not trump, and the hand has no { $suit } but a trump.
fault-bad-call-own = The { $card } is in the declarer's own hand.
fault-bad-call-not-in-pack = The { $card } is not in the pack.
fault-bad-call-required = A card must be called.
fault-bad-call-called = The { $card } was called; it cannot be given back.
fault-wrong-result = “{ $what }” is not what the deal came to.
fault-wrong-result-unfinished = A result is stated, but the deal is not over.
fault-bad-match-ended = The match was over before this deal.
fault-bad-match-unfinished = This deal is not over, and yet the match goes on or is settled.
fault-bad-match-rules = This deal is not played by the match's rules.
fault-bad-match-seats = This deal does not have the match's number of seats.
fault-bad-match-dealer = It is not this dealer's turn to deal.
fault-bad-match-minutes = This deal was begun after the time had run out.
fault-bad-match-players = This game has no table of so many players.
fault-bad-match-standing = The standing is not what the deals come to.
fault-bad-summary = “{ $what }” cannot be so.
fault-bad-summary-passed-out = In a deal that was passed out nothing else happened.
fault-bad-summary-declarer = The declarer is nobody who plays this deal.
