### Whether the cards were dealt as promised, after each deal at the table. A player’s share in the chance is a cut, as
### one cuts a pack before the deal.

chance-kept = These cards were dealt as promised.
chance-uncut = These cards were dealt as promised, but without a cut from this page.
# the hand was shown on the start page, and the promise with it
chance-shown = These cards were dealt as promised when your hand was shown.
chance-told = These cards are right. The promise was made before this page was opened, so it has not been compared.
chance-broken = These cards were not dealt as promised.
chance-untold = Cards were promised for this deal, but the table does not tell where these came from.
chance-details = What was found

## What was found, one line each

chance-promise-yes = The promise is the one this page saw before the deal.
chance-promise-no = The promise is not the one this page saw before the deal.
chance-promise-unknown = This page was not open before the deal.
chance-secret-yes = The table’s secret is the one it was bound to.
chance-secret-no = The table’s secret is not the one it was bound to.
chance-share-yes = Your own cut is in the cards.
chance-share-no = Your own cut is not in the cards.
chance-share-unknown = This page has no cut of its own in the cards.
chance-cards-yes = Dealt again here, the cards are the same.
chance-cards-no = Dealt again here, the cards are others.
chance-cut-by = Cut by { $names }.
chance-cut-nobody = Nobody cut: the table’s secret alone dealt these cards.
chance-how = Before the deal the table was bound to a secret; then each player’s browser may cut, with a number of its own. The record holds all of it, and “spadille verify” deals the cards again.
chance-commitment = Bound to
chance-secret = Secret
chance-share = { $name }’s cut
