### The coach: the tips for the deals after a lesson. Each sentence follows from a rule.

coach-title = Coach
coach-tip = A tip
coach-understood = Got it

## Tips

tip-bid-higher = A bid must be higher than the last one, and a player who has passed is out. Long trumps with an ace or a ten are worth a bid.
tip-misere = In misère the declarer may take no card worth points. Lead low, and let the declarer take what counts.
tip-feed = Is your partner against the declarer winning the trick? Feed it: play an ace, a ten or a king.
tip-defend = Against the declarer, lead so that the declarer plays second: your partner plays last.
tip-long-suit = Length is worth more than high cards: name the suit you hold most of.
tip-last-trick = Forgotten what fell? The last trick can be seen again until the next card is led.
tip-widow = The widow is the declarer’s: its points decide many a close hand.
tip-nobody-bid = When all pass no one pays, and the next player deals.
tip-double = Sure that the bid will fail? Double it: between you and the bidder everything counts twice, won or lost.
tip-redouble = You are doubled. Redouble if you are sure, and everything counts four times; or pass and leave it.
tip-hold = You bid first, so you may hold: the same bid is yours again, and the other must go higher.
tip-partner = You are on the declarer’s side. If no one knows it yet, don’t give it away before the called card falls.
tip-called = The called suit is led: the called card must be played now.
tip-ask = You may ask who your partner is. If you do, you give up last.
tip-stop = You have five in a row. Stop, and first is safe; lead on, and it is all eight or no bonus.
tip-no-duty = Follow suit if you can. If not, any card will do; you do not have to trump here.
tip-queens = Both black queens are always trumps, in a contract that has trumps. They belong to the trump suit, not to their own.
tip-mackers = The top three trumps or more, dealt to one side, are mackers: each adds to the price, won or lost.
