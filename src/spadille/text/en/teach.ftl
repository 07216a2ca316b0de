### The coach: what is said in a first hand that teaches, and the tips for the deals after it. Each sentence stands on a rule.

coach-title = Coach
coach-lesson = A first hand
coach-tip = A tip
coach-understood = Understood
coach-leave = Leave the lesson
coach-again = The hand once more
coach-own-table = A table of your own
coach-silent = Play on as you like. A word follows when there is something new.
coach-done = That was the hand. The next deals are yours; a few tips come along.

## Six-Bid Solo and Progressive Solo

teach-solo-bid = Nobody has bid, and your spades are long. Bid solo: you alone against the two, for more than 60 of the 120 points.
teach-solo-trump = Name the suit you hold most of: spades. The three cards nobody was dealt, the widow, will count for you.
teach-frog-bid = Nobody has bid, and your hearts are long. Bid frog: hearts are trumps, you take up the three cards of the widow, and you need at least 60 of the 120 points.
teach-frog-discard = Fourteen cards, and three go away; they count for you in the end. Give up the tens of clubs and diamonds and the jack of diamonds: without an ace beside them they would be caught, and with no clubs you can trump them.
teach-must-trump = Clubs are led and you hold none, but you hold trumps, so you must trump. A small one will do.
teach-draw-trumps = Whoever takes a trick leads to the next. Draw the others’ trumps: the ace takes one from everybody who holds any.
teach-follow = You hold the suit that was led, so you must follow it. Unless you are sure to win the trick, give a low card.
teach-points = An ace counts 11, a ten 10, a king 4, a queen 3, a jack 2. The ten stands above the king.
teach-solo-made = Made. For every point over 60 each opponent pays you 2, and the widow counted for you.
teach-solo-lost = Short of 60. For every point that was missing you pay each opponent 2.
teach-frog-made = Made. For every point over 60 each opponent pays you 1; what you laid away counted for you.
teach-frog-lost = Short of 60. For every point that was missing you pay each opponent 1.
teach-even = Exactly 60: nobody pays.
teach-passed-out = All have passed: nobody pays, and the next dealer deals.
teach-over = The deal is over. Beside the figures stands how this contract is paid.

## German Solo

teach-question-bid = With diamonds for trumps you hold spadille, the king, the ten and the nine, and two aces beside them. Bid question: five of the eight tricks, together with a partner you call.
teach-question-trump = Name diamonds. Above the ace stand the queen of clubs, the seven of diamonds and the queen of spades, in that order.
teach-question-call = Call the ace of hearts. Whoever holds it is your partner and says nothing; when hearts are led, the ace must be played.
teach-question-lead = You are eldest and lead. Begin with the queen of clubs, the highest trump: every trump that falls is one less against you.
teach-question-tricks = Whoever has no trump left may play any card; in this game nobody has to trump. Go on with the ten of diamonds: the others’ trumps fall, or your partner takes the trick.
teach-question-partner = The ace of hearts: so that is your partner, and the trick is yours. Keep the king, which is now the highest heart, and give the eight.
teach-question-fifth = You have won four tricks in a row between you. Lead the ace of clubs for the fifth.
teach-question-stop = The first five tricks in a row: that is first. You could say stop and keep it. But nobody else has a trump left: lead on with the king of diamonds, for all eight.
teach-question-made = Made. You and your partner settle with one opponent each; first and the three or more top trumps, the mackers, come on top.
teach-question-lost = Five tricks were needed. You and your partner pay one opponent each.

## Tips

tip-bid-higher = A bid must be higher than the one that stands, and whoever has passed is out. Long trumps with an ace or a ten are worth a bid.
tip-misere = In misère the declarer may take no card worth points. Lead low, and let him take what counts.
tip-feed = Your partner against the declarer is winning the trick? Feed him: give an ace, a ten or a king.
tip-defend = Against the declarer, lead through him: the one behind him plays last.
tip-long-suit = Length is worth more than high cards: name the suit you hold most of.
tip-last-trick = Forgotten what fell? The last trick can be seen again until the next card is led.
tip-widow = The widow is the declarer’s: its points decide many a close hand.
tip-nobody-bid = When all pass nobody pays, and the deal goes round.
tip-double = Sure that the bid will fail? Double it: between you and the bidder it is twice as much, won or lost.
tip-redouble = You are doubled. Redouble if you are sure, and it is four times as much; or pass and leave it.
tip-hold = You bid first, so you may hold: the same bid is yours again, and the other must go higher.
tip-partner = You are on the declarer’s side. If nobody knows it yet, let no one see it before the called card falls.
tip-called = The called suit is led: the called card must be played now.
tip-ask = You may ask who your partner is. After that, last can no longer be won.
tip-stop = Five in a row are yours. Stop, and first is safe; lead on, and it is all eight or no bonus.
tip-no-duty = Follow suit if you can. If not, any card will do; nobody has to trump here.
tip-queens = Both black queens are always trumps, in a contract that has trumps. They count with that suit, not with their own.
tip-mackers = The top three trumps or more on one side, as dealt, are mackers: each adds to the price, won or lost.
