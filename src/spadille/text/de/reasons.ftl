### Why one card is better than another: what becomes of cards after either of them.
### A hint, a review and the terminal show these sentences; the browser draws the cards in them.
### In all of them $card is a card that is spoken of, $instead is the card that was not advised, and $taker is the card
### that takes $card. $times is how often of 100 something happens after the advised card, $less how often after $instead.

## The fate of a card. Points count: whose pile the card ends in.

# $card is in the reader's hand.
reason-own-home = Du rettest { $card } in { $times } von 100 Fällen, nach { $instead } { $less ->
    [0] in keinem
   *[other] nur in { $less }
}.
# The same where $card is the card that was not advised.
reason-own-home-kept = Behältst du { $card }, rettest du die Karte in { $times } von 100 Fällen; spielst du sie jetzt, { $less ->
    [0] in keinem
   *[other] nur in { $less }
}.
# The price of the advised card: another card of the reader, $card, is saved less often.
reason-own-home-cost = Dafür rettest du { $card } { $times ->
    [0] in keinem
   *[other] nur in { $times }
} von 100 Fällen statt in { $less } nach { $instead }.
# The same where $card is the card that was not advised.
reason-own-home-cost-kept = Dafür rettest du { $card } { $times ->
    [0] in keinem
   *[other] nur in { $times }
} von 100 Fällen, wenn du die Karte behältst, statt in { $less }, wenn du sie jetzt spielst.
# $card is in the hand of the reader's partner.
reason-partner-home = Dein Partner rettet { $card } in { $times } von 100 Fällen, nach { $instead } { $less ->
    [0] in keinem
   *[other] nur in { $less }
}.
# $card is in a hand of the other side.
reason-theirs-fall = Von den Gegnern kommt { $card } in { $times } von 100 Fällen zu deiner Seite, nach { $instead } { $less ->
    [0] in keinem
   *[other] nur in { $less }
}.
# It is not known where $card is.
reason-card-home = Deine Seite bekommt { $card } in { $times } von 100 Fällen, nach { $instead } { $less ->
    [0] in keinem
   *[other] nur in { $less }
}.
# $cards lie on the table in the trick that is being played; $count is how many they are.
reason-table = Vom Tisch { $count ->
    [one] kommt
   *[other] kommen
} { $cards } in { $times } von 100 Fällen zu deiner Seite, nach { $instead } { $less ->
    [0] in keinem
   *[other] nur in { $less }
}.

## The fate of a card. Tricks count: whether the card takes a trick.

reason-own-takes = Mit { $card } machst du in { $times } von 100 Fällen einen Stich, nach { $instead } { $less ->
    [0] in keinem
   *[other] nur in { $less }
}.
reason-own-takes-kept = Behältst du { $card }, machst du damit in { $times } von 100 Fällen einen Stich; spielst du die Karte jetzt, { $less ->
    [0] in keinem
   *[other] nur in { $less }
}.
# The price of the advised card: another card of the reader, $card, takes a trick less often.
reason-own-takes-cost = Dafür machst du mit { $card } { $times ->
    [0] in keinem
   *[other] nur in { $times }
} von 100 Fällen einen Stich statt in { $less } nach { $instead }.
# The same where $card is the card that was not advised.
reason-own-takes-cost-kept = Dafür machst du mit { $card } { $times ->
    [0] in keinem
   *[other] nur in { $times }
} von 100 Fällen einen Stich, wenn du die Karte behältst, statt in { $less }, wenn du sie jetzt spielst.
reason-partner-takes = Dein Partner macht mit { $card } in { $times } von 100 Fällen einen Stich, nach { $instead } { $less ->
    [0] in keinem
   *[other] nur in { $less }
}.
reason-card-takes = Deine Seite macht mit { $card } in { $times } von 100 Fällen einen Stich, nach { $instead } { $less ->
    [0] in keinem
   *[other] nur in { $less }
}.
reason-theirs-not = Die Gegner machen mit { $card } { $times ->
    [0] in keinem
   *[other] in { $times }
} von 100 Fällen einen Stich, nach { $instead } aber in { $less }.
reason-card-not = Die andere Seite macht mit { $card } { $times ->
    [0] in keinem
   *[other] in { $times }
} von 100 Fällen einen Stich, nach { $instead } aber in { $less }.

## A contract to take nothing: $suit is the suit of the first trick that the declarer takes

reason-caught = In { $suit } wirst du { $times ->
    [0] in keinem
   *[other] in { $times }
} von 100 Fällen gefangen, nach { $instead } aber in { $less }.
reason-caught-theirs = In { $suit } wird der Ansager in { $times } von 100 Fällen gefangen, nach { $instead } { $less ->
    [0] in keinem
   *[other] nur in { $less }
}.

## How the card of the sentence before is mostly lost if $instead is played

reason-lost-now-to = Sonst geht die Karte meist sofort an { $taker } verloren.
reason-lost-now-ruffed = Sonst wird die Karte meist sofort gestochen.
reason-lost-later-to = Sonst geht die Karte meist später an { $taker } verloren.
reason-lost-later-ruffed = Sonst wird die Karte meist später gestochen.
# Its holder cannot follow suit, has nothing else, and the other side takes the trick.
reason-lost-thrown = Sonst muss die Karte meist abgeworfen werden.

## How the card of the sentence before mostly falls if the advised card is played

reason-caught-now = Die Karte fällt meist in diesem Stich.
reason-caught-by-kept = Du behältst { $taker } und fängst damit meist die Karte.
reason-caught-by-you = Die Karte fängst du meist später.
reason-caught-by-partner = Die Karte fängt dein Partner meist später.
reason-caught-ruffed = Deine Seite sticht die Karte meist später.
# They cannot follow suit and have nothing else to play.
reason-caught-thrown = Die Karte muss meist abgeworfen werden.

## What the advised card, $card, does in this trick. Stands first.

reason-trick-save = Der Stich geht so oder so an die anderen.
reason-trick-feed = Der Stich gehört so oder so deiner Seite.
reason-trick-ruff = Du stichst.
reason-trick-partner-wins = Dein Partner macht den Stich auch ohne { $instead }.
reason-trick-cheap = { $card } reicht.
reason-trick-win = { $card } macht den Stich.
reason-trick-draw = { $card } zieht Trümpfe.
reason-trick-force = Die anderen müssen einen Trumpf hergeben.
reason-trick-duck = Diesen Stich gibst du her.
reason-trick-keep-trump = Du behältst deinen Trumpf.
reason-trick-more-ruffs = Deine Seite sticht öfter.
reason-trick-fewer-ruffs = Die anderen stechen seltener.

## In two to four words, beside a card that is not advised: what is wrong with it

reason-short-own = verliert { $card }
reason-short-partner = kostet den Partner { $card }
reason-short-theirs = lässt { $card } entkommen
reason-short-table = gibt diesen Stich her
reason-short-takes = weniger Stiche mit { $card }
reason-short-theirs-takes = hilft { $card }
reason-short-caught = gefangen in { $suit }
reason-short-caught-theirs = lässt { $suit } laufen
# The card beside which it stands falls.
reason-short-falls = geht an { $taker }
reason-short-trumped = wird gestochen
reason-short-thrown = muss abgeworfen werden

## The method

reason-how-title = Wie ist das gerechnet?
reason-how = { $worlds ->
    [one] Nach jeder Karte wurde die Runde { $rollouts } Mal zu Ende gespielt, immer mit der einzig möglichen Verteilung der verdeckten Karten. Alle sehen dabei nur die eigenen Karten.
   *[other] Nach jeder Karte wurde die Runde { $rollouts } Mal zu Ende gespielt, mit { $worlds } möglichen Verteilungen der verdeckten Karten. Alle sehen dabei nur die eigenen Karten.
}

## The hint itself: the advice as a heading

reason-advice-lead = Spiel { $card } aus
reason-advice-play = Spiel { $card }
reason-best = am besten
