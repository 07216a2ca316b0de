### What the coach says in the lessons, each sentence in its place in a deal; and what an answer costs.

coach-again = Play this hand again
coach-next = Next: { $lesson }
coach-all = All lessons
coach-guest = Guest

## Bidding

coach-bid-solo = Your { $suit } and the high cards beside them carry the hand. Bid { $contract }: you play alone against the two, and the three cards of the widow count for you in the end.
coach-bid-last = Your { $suit } and the high cards beside them carry the hand. Bid { $contract }: you play alone against the two, and the widow goes to the side that takes the last trick.
coach-bid-high = High cards like these are worth a bid: say { $contract }. Anyone who wants to play instead must bid higher.
coach-bid-frog = Bid { $contract }: hearts are trumps, and before the play you take the three cards of the widow into your hand.
coach-bid-misere = { $standing } has been bid. Your cards are low, and low in every suit you are short in: bid { $contract } over it. There are no trumps, and you make it if you take no card that counts.
coach-bid-call = Only one card could still spoil this hand, and in a { $contract } you may call for it. Bid it: all 120 points, and no bid is higher.
coach-bid-kicker = Your cards are low, and beside each high one you hold a lower card, or only a few of its suit. Bid { $contract }: no trumps, and you make it if you take no trick at all.
coach-bid-question = With { $suit } for trumps you have the upper hand, but hardly five tricks alone. Bid { $contract }: five of the eight, with a partner you call.
coach-bid-five = With { $suit } for trumps you hold five tricks on your own. Bid { $contract }: five of the eight, alone against the three.
coach-bid-is-it = Clubs are your trumps. Bid { $contract }, which is question in clubs: five of the eight tricks, with a partner you call.
coach-hold = { $contract } has been bid over you. You bid first, so you may hold: the same bid is yours again, and the other must go higher or pass.
coach-double = You hold enough trumps to beat { $contract }. Double it: between you and the bidder everything then counts twice, made or beaten.
coach-outbid = { $contract } goes over your bid, and there is nothing sensible above it. Pass: now it is the two of you against the declarer.
coach-pass = There is no contract of your own in this hand: pass.
coach-pass-defend = As declarer you would fall short; against another declarer this hand is worth something. Pass.

## Before the play

coach-trump = Name { $suit }, the suit that carries your hand.
coach-trump-second = Name { $suit }. Spadille, the queen of clubs, is always the highest trump, and manille, the seven of trumps, the second: you hold both.
coach-call = Call the { $card }. The player who holds it is your partner and says nothing; you find out when it falls.
coach-call-missing = Call the { $card }, the one card that could beat one of yours. The player who holds it hands it to you, and gets a card of yours for it.
coach-give = Give the { $card } away. With the { $called } in your hand nothing of theirs can beat you, and you can spare this one.
coach-away-tens = Lay away the { $cards }. A ten without its ace would be caught; laid away it counts for you.
coach-away-void = Lay away the { $cards }. They count for you, and with no { $suit } left in your hand you can trump when the suit is led.
coach-away-small = Lay away the { $cards }: they would only be caught in the play, and laid away they count for you.

## Playing alone

coach-ace = Lead the { $card }, the highest of its suit, before a player runs out of it.
coach-ace-second = Take the trick with the { $card }, the highest of its suit, while all still follow.
coach-highest-now = The higher ones are gone: the { $card } is the highest of its suit now. Take the trick with it.
coach-draw = Lead the { $card }: every trump that falls now can beat none of your other cards later.
coach-draw-on = Once more: lead the { $card } and draw the trumps that are left.
coach-draw-all = Lead the { $card }, the highest of all trumps: every player who holds a trump must play one.
coach-draw-second = Lead manille, the { $card }. Only spadille beats it, and spadille is yours.
coach-lead-low = Lead the { $card }. You must lose a trick somewhere: lose a cheap one, and keep your high cards together.
coach-tempt = Lead the { $card }. The ten of { $suit } is still out: let it come now, and afterwards your ace and king are the highest.
coach-keep = The trick is theirs, whatever you play. Play the { $card } and keep the { $kept } out of it.
coach-duck = This trick is cheap. Let it go with the { $card } and keep the { $kept } for one with more points.
coach-ace-behind = The ace of { $suit } is still out and may be played after you. Play the { $card } and keep the { $kept }, which is the highest once the ace is gone.
coach-ruff-points = You have no { $suit }, so you must trump. Take the trick with the { $card }: its ten points are safe there.
coach-throw = You can neither follow nor trump, so any card will do. Throw the { $card } and keep the { $kept }, which will take a trick yet.
coach-last-hand = You play last: the { $card } is enough, and the { $kept } takes the next.
coach-win-last = You play last and can have the trick. Take it with the { $card }; then you choose what is led.
coach-may-trump = You have none of the suit that was led, { $suit }. You do not have to trump here, but you may: take the trick with the { $card }.
coach-over-manille = Manille is on the table, and only spadille beats it. Take the trick with the { $card }.
coach-find-partner = Lead the { $card }. The { $called } you called must be played when its suit is led: then you know your partner, without having to ask.
coach-play-on = The first five tricks are your side’s: that is first. You could say stop and keep it. But no one else has a trump left, and nothing beats the { $card }: lead it, and go for all eight.
coach-stop = The first five tricks are your side’s: that is first. None of the other three is certain, and if you lead on and lose one you have neither first nor last. Say stop.
coach-stop-lost = The first five tricks are yours: that is first. By these rules, if you lead on and lose a trick, the whole contract is lost, and last is paid besides. Say stop.

## Against the declarer

coach-defend-ace = It is the two of you against the declarer. Lead the { $card } while the others may still have to follow suit: later it may be trumped.
coach-force = Lead { $suit } again, the { $card }: a player who has none must trump, and then holds one trump fewer.
coach-take = There are points on the table: take the trick with the { $card }.
coach-force-out = Lead the { $card }: it brings the ace out, and then your { $kept } is the highest.
coach-trump-low = You have no { $suit } left, so you must trump. Do it low, with the { $card }: a player after you may go higher.
coach-lowest = You cannot take the trick: play the lowest you have of the suit, the { $card }.
coach-leave-it = Your partner plays after you. Leave the trick with the { $card }, and keep the { $kept }.
coach-over = Go over it with the { $card }: that is enough, and what is higher stays in your hand.
coach-draw-theirs = You hold more trumps than the declarer can have. Lead the { $card } and draw them: then the declarer can trump none of your tricks.
coach-no-trumps-left = All trumps but your own have gone. Lead the { $card }: from now on the two of you take what you can in the plain suits.
coach-feed = The trick is your side’s. Feed it: play the { $card }, and its points are yours.
coach-withhold = The trick is the declarer’s. Play the { $card } and keep the { $kept } away from it.

## Misère

coach-under = Stay below: play the { $card }, the highest you have that does not take the trick.
coach-under-again = Below once more, with the { $card }. High cards go first, as long as they can go under.
coach-only-under = Only the { $card } stays below: the { $kept } would take the trick, and one trick is the end.
coach-shed = Another player is taking the trick. Now is the time to throw the { $card }: keep it, and you have to take a trick with it in the end.

## The called partner

coach-called = The { $card } was called and you hold it: you are the declarer’s partner, and no one else knew. Its suit is led, so it must be played now.

## What decided it

coach-end-kept = Made. The { $card } decided it: kept back while it could only be caught, it took its trick later.
coach-end-misere = Made: not one card that counts. It hung on the { $card }, which went under a higher card just in time.
coach-end-kicker = Made: not one trick. The { $card } decided it: kept to the moment when only the lowest card of the suit would do.
coach-end-called = Made, all 120 points. The called { $card } decided it: in another’s hand it would have taken a trick from you.
coach-end-forced = You beat the contract. Leading { $suit } again and again made the declarer trump, and the { $card } took what mattered. The declarer pays each of you for what was missing.
coach-end-doubled = You beat the contract, and it was doubled: between you and the declarer every missing point counts twice.
coach-end-all = All eight tricks with your partner: last is paid on top, and so are the mackers. Stopping after five would have paid less.
coach-end-all-alone = All eight tricks, alone: last is paid on top of the solo, by each of the three.
coach-end-ace = You beat the contract. The { $card } decided it: kept for the last trick, it took the ten.
coach-end-partner = Made, by the two of you together. You and the declarer each settle with one defender.
coach-end-first = Made, and first is yours. Stopping at the right time decided it.
coach-end-widow = Made. The { $card } took the last trick, and the widow went with it.
coach-end-buried = Made. What you laid away counts now: two tens that the others would have caught.
coach-end-void = Made. Without { $suit } in your hand you could trump when the suit was led.
coach-end-waited = Made. The ace of { $suit } took a worthless card, and after it your king and ten were the highest.
coach-end-fed = You beat the contract. The { $card } went to your partner’s ace, and the { $kept } waited for the ten.
coach-end-early = Made. Led early, the { $suit } went through before they could be trumped.
coach-end-drawn = Made. The { $suit } were drawn in time, and after that your side suits were safe.
coach-end-between = You beat the contract. The { $card } went to your partner’s ace, and nothing of yours to the declarer’s tricks.
coach-end-trumps = You beat the contract. You held more trumps than the declarer: once they were drawn, the plain suits were yours.
coach-end-held = Made. Holding kept the contract yours, and the called ace brought your partner.
coach-end-won = You made it! The settlement shows how it is paid.
coach-end-lost = Not made. The settlement shows what was missing.
coach-end-beaten = You beat the contract: the declarer pays you.
coach-end-not-beaten = The declarer made it.
coach-end-drawn-game = Exactly on the line, a draw: no one pays.
coach-end-passed-out = All have passed: no one pays, and the next dealer deals.

## What an answer costs

coach-anyway = Do it anyway
coach-back = Choose again
coach-cost-points = { $answer } costs you about { $points ->
    [one] one point
   *[other] { $points } points
}. Better: { $better }.
coach-cost-tricks = { $answer } costs you about { $tricks ->
    [one] one trick
   *[other] { $tricks } tricks
}. Better: { $better }.
coach-cost-chance = { $answer } lowers your chance by { $chance } percentage points. Better: { $better }.
coach-cost-chips = { $answer } is about { $chips ->
    [one] one chip
   *[other] { $chips } chips
} worse than this: { $better }.
coach-cost-certainty = { $better } makes it certain, wherever the other cards are; { $answer } does not.
coach-cost-hopeless = { $answer } is too weak to be worth counting. Better: { $better }.
coach-why-gives = The trick is not your side’s yet, and the points on that card would go with it.
coach-why-lets-go = There are points on the table, and you can have the trick.
coach-why-draw = There are trumps out against you: draw them first.
coach-why-sure = No one else has a higher card in that suit.
coach-why-feed = The trick is your side’s: points belong on it.
coach-why-keeps = A lower card does the same; the high one is worth more later.
coach-why-under = The better card stays below.
coach-later-points = What cost most: in trick { $trick } you played { $answer }; { $better } was worth about { $points ->
    [one] one point
   *[other] { $points } points
} more.
coach-later-other = What cost most: in trick { $trick } you played { $answer } where { $better } was better.
coach-later-before = What cost most, before the play: { $answer } where { $better } was better.
