### Whether the cards were dealt as promised, after each deal at the table. A player’s share in the chance is a cut, as
### one cuts a pack before the deal.

chance-kept = Fair deal: checked against the promise made before the deal.
chance-uncut = Fair deal: checked against the promise made before the deal, but without a cut from this page.
# the hand was shown on the start page, and the promise with it
chance-shown = Fair deal: checked against the promise made before you saw your hand.
chance-told = The cards match. The promise was made before this page was opened, so it has not been compared.
chance-broken = Not a fair deal: these cards were not dealt as promised.
chance-untold = The table made a promise before the deal, but has not shown where these cards came from.
chance-details = How it was checked

## What was found, one line each

chance-promise-yes = The promise is the one this page saw before the deal.
chance-promise-no = The promise is not the one this page saw before the deal.
chance-promise-unknown = This page was not open before the deal.
chance-secret-yes = The table’s secret is the one it committed to.
chance-secret-no = The table’s secret is not the one it committed to.
chance-share-yes = Your own cut is included.
chance-share-no = Your own cut is not included.
chance-share-unknown = No cut from this page is included.
chance-cards-yes = Dealing again here gives the same cards.
chance-cards-no = Dealing again here gives other cards.
chance-cut-by = Cut by { $names }.
chance-cut-nobody = No one cut: these cards come from the table’s secret alone.
chance-how = Before the deal the table commits to a secret. Then each player’s browser may cut, with a number of its own. The record holds all of it, and “spadille verify” deals the cards again.
chance-commitment = Promise
chance-secret = Secret
chance-share = { $who ->
    [me] Your cut
   *[other] { $name }’s cut
}
