### The table card: the rules of a table on one printed page.

card-title = Table card
card-page-title = { $game } by { $preset }: the rules on one page to print
card-about = The rules of { $game } by { $preset } on one page: cards, bids, prices, who leads and what is paid. Print it on A5, A4 or Letter.
card-print = Print the table card
card-back = Back to the rules
card-sum = { $players } players, { $count } cards, { $hand } each
card-sum-widow = { $players } players, { $count } cards, { $hand } each and { $widow } in the widow
card-order = High to low.
card-order-points = High to low, with points. { $total } in all.
card-order-in = So in { $contracts }.
card-of-trumps = { $rank } of trumps
card-matadors = Above them in trumps, in this order: { $cards }.
card-changed = House rules: { $rules }.

card-deal = Deal
card-deal-packets = { $packets }.
card-deal-widow = widow
card-deal-singly = One card at a time. Cards { $places } of the pack are the widow.

card-auction = Bidding
card-auction-rotation = Left of the dealer first, then clockwise: bid higher or pass. Once you pass you are out.
card-auction-duel = The first two left of the dealer bid against each other until one passes. The next player then meets the other.
card-auction-precedence = The first two left of the dealer bid against each other until one passes; the first may hold the other’s bid. The next player then meets the one left.
card-auction-doubling = Left of the dealer first, then clockwise: bid higher or pass. The others may double the bid.
card-auction-one-round = Left of the dealer first, clockwise: one bid each, higher than the last, or pass.
card-passed = If all pass, the next player deals.
card-forced = If all pass, the holder of the { $card } plays { $contract }.

card-play = Play
card-void-must-trump = Follow suit. If you can’t, trump. If you can’t do that either, play anything.
card-void-free = Follow suit. If you can’t, play anything.
card-lead = { $who } leads first.
card-lead-in = In { $contracts }, { $who } leads first.
card-lead-eldest = The player left of the dealer
card-lead-left-of-declarer = the player left of the declarer
card-lead-declarer = the declarer
card-trumps-broken = No trump may be led until one has been played.

card-widow = The widow

card-pay = Counting
card-drawn = Exactly { $points } is a draw: no one pays.
card-bank = If no one sits out, a declarer who loses pays one share to the bank too.
card-side-only = Only the declarer’s side pays or is paid, by the bank.
card-ante = Each puts { $chips } into the { $pot } before the deal.
card-bonuses = Bonuses: { $bonuses } (in { $contracts }).

card-rest = More at the table
card-rest-dealer = The dealer rests.
card-rest-dealer-and-left = The dealer rests; with five or more, those left of the dealer too.
card-rest-dealer-and-third-left = The dealer rests; with five, the third to the left too.
card-with = With { $seats }: { $text }
card-sitters-none = Those who rest neither pay nor are paid.
card-sitters-on-loss = Those who rest are paid when the declarer loses.
card-sitters-full = Those who rest pay and are paid like the opponents.
card-sitters-full-in-solos = Those who rest pay and are paid like the opponents; if the widow was taken up they are only paid.
card-dealer-looks = A dealer who rests may look at the widow.
