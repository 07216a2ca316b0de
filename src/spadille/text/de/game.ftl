### The games in words: what the rules, the cards and the money are called. The browser and the terminal both speak from here.
### Words in sentences begin with a small letter; whoever begins a line with one makes it a capital.
### $card, $suit, $contract, $goal and $trump are themselves words from this file. Signed numbers come as text with a real minus.

## Games, and who published their rules

game-six-bid = Six-Bid Solo
    .about = Sechs Ansagen, allein gegen zwei.

preset-six-bid-standard = Standard
    .about = Geboten wird reihum, 2 und 3 pro Auge, genau 60 ist unentschieden.
preset-six-bid-gamerules = Gamerules
    .about = Geboten wird im Duell, Solo auch in Herz, Call-Solo für 100, in Herz 150.
preset-six-bid-hoyle = Hoyle
    .about = Geboten wird im Duell, 1 und 2 pro Auge, Misère für 40, 60 gewinnt.
preset-six-bid-white-knuckle = White Knuckle
    .about = Geboten wird im Duell, bei Misère gar kein Stich, keine gerufene Karte.
preset-six-bid-pagat = Pagat
    .about = Geboten wird im Duell, Solo auch in Herz, Call-Solo für 100; bei Spread spielt aus, wer links vom Ansager sitzt.

game-progressive = Progressive Solo
    .about = Fünf Ansagen mit Kontra, allein gegen zwei.
game-german-solo = Deutschsolo
    .about = Zwölf Ansagen nach Stichen, allein oder mit einem gerufenen Partner.
game-frog = Frog
    .about = Drei Ansagen, allein gegen zwei.

preset-progressive-pennycook = Pennycook
    .about = Von 1 pro Auge bei Frog bis 5 in Herz; wer aussetzt, zahlt nichts und bekommt nichts.
preset-progressive-hoyle = Hoyle
    .about = Von 1 pro Auge bei Frog bis 5 in Herz; wer aussetzt, wird bei Verlust mit bezahlt.
preset-german-solo-standard = Standard
    .about = Wie beschrieben, mit „First“, „Last“ und Mackers.
preset-german-solo-altenburg = Altenburg
    .about = Sechs Ansagen und eine Bank: Nur die Seite des Ansagers gewinnt oder verliert.
preset-frog-foster = Foster
    .about = Geboten wird im Duell, Grand für 4 pro Auge, der Talon wird allen gezeigt.
preset-frog-modern = Modern
    .about = Geboten wird im Duell, Grand für 4 pro Auge, der Talon wird verdeckt aufgenommen.
preset-frog-pagat = Pagat
    .about = Ein Gebot je Spieler, Chico in jeder Farbe, Grand für 3 pro Auge.
preset-frog-cats-at-cards = Cats at Cards
    .about = Geboten wird im Duell, Grand für 4 pro Auge; der Text ist kurz.
preset-frog-gamerules = Gamerules
    .about = Ein Gebot je Spieler, Chico in jeder Farbe; die Partie kann auf Zeit, Runden oder ein Ziel gehen.

## Suits, ranks and cards

suit-S = Pik
suit-H = Herz
suit-D = Karo
suit-C = Kreuz

suit-one-S = Pik
suit-one-H = Herz
suit-one-D = Karo
suit-one-C = Kreuz

rank-A = Ass
rank-K = König
rank-Q = Dame
rank-J = Bube
rank-T = Zehn
rank-9 = Neun
rank-8 = Acht
rank-7 = Sieben
rank-6 = Sechs

rank-short-A = A
rank-short-K = K
rank-short-Q = D
rank-short-J = B
rank-short-T = 10
rank-short-9 = 9
rank-short-8 = 8
rank-short-7 = 7
rank-short-6 = 6

# $rank and $suit are words from above
card = { $suit }-{ $rank }
card-hidden = eine verdeckte Karte
trump = Trumpf
trumps = Trumpf
no-trump = kein Trumpf
points = { $points ->
    [one] { $points } Auge
   *[other] { $points } Augen
}
tricks = { $tricks ->
    [one] { $tricks } Stich
   *[other] { $tricks } Stiche
}
chips = { $chips ->
    [one] { $chips } Chip
   *[other] { $chips } Chips
}
# $chips is text with its sign
chips-signed = { $chips } Chips

# the cards above all other trumps, the highest first
matador-1 = Spadille
matador-2 = Manille
matador-3 = Basta
# a card that has such a name
matador-card = { $card }, { $matador }

## Contracts: the name, the letter that picks it while bidding, and how the name sits in a sentence

contract-solo = Solo
    .key = s
contract-heart-solo = Herz-Solo
    .key = h
contract-misere = Misère
    .key = m
contract-guarantee = Guarantee
    .key = g
contract-spread = Spread
    .key = d
contract-call = Call-Solo
    .key = c

pass = passen
    .key = p

# $contract played in $trump (a suit)
in-trump = { $contract } in { $trump }

contract-frog = Frog
    .key = f
contract-chico = Chico
    .key = c
contract-spade-solo = Pik-Solo
    .key = i
contract-club-solo = Kreuz-Solo
    .key = k
contract-diamond-solo = Karo-Solo
    .key = a
contract-question = Question
    .key = q
contract-is-it = Is It
    .key = i
contract-kicker = Kicker
    .key = k
contract-grand = Grand
    .key = g
contract-six-trick-solo = Six-Trick-Solo
    .key = x
contract-solo-is-it = Solo Is It
    .key = o
contract-six-trick-solo-is-it = Six-Trick-Solo Is It
    .key = e
contract-bronco = Bronco
    .key = b
contract-bull-solo = Bull-Solo
    .key = u
contract-solo-tout = Solo-Tout
    .key = a
contract-solo-tout-is-it = Solo-Tout Is It
    .key = n
contract-mussfrage = Mussfrage
    .key = m
contract-frage-clubs = Frage in Kreuz
    .key = k
contract-grossfrage = Großfrage
    .key = g
contract-solo-clubs = Solo in Kreuz
    .key = o

hold = Halten
    .key = j
double = Kontra
    .key = x
redouble = Re
    .key = r
stop = Stopp
    .key = s
ask = Fragen
    .key = f

# the cards a contract asks for, by the contract
needs-is-it = einem Kreuz außer der Dame
needs-grand = beiden schwarzen Damen
needs-grossfrage = beiden schwarzen Damen

## What the declarer undertakes

goal-against = mehr als { $points } Augen
goal-against-suit = mehr als { $points } Augen, in { $suit } { $in-suit }
goal-at-least = mindestens { $points } Augen
goal-all-points = alle { $points } Augen
# one suit asks for another number: $suit, $in-suit
goal-at-least-suit = mindestens { $points } Augen, in { $suit } { $in-suit }
goal-no-points = keine Augen
goal-no-tricks = gar kein Stich
# tricks: $points is how many
goal-at-least-tricks = mindestens { $points } Stiche
goal-all-tricks = alle { $points } Stiche

# the declarer's promise in the bidding box, its parts set one after the other
promise-no-trump = kein Trumpf
promise-trump = { $suit } ist Trumpf
promise-name-trump = Trumpf wählen
# $suits is a list in words
promise-name-trump-of = { $suits } als Trumpf wählen
promise-call-required = eine Karte rufen
promise-call-optional = du darfst eine Karte rufen
promise-exposed = mit offenem Blatt
promise-no-points = keine Augen machen
promise-no-tricks = keinen Stich machen

# a price in one line: $unit is one of those below
price = { $value } { $unit }
# under the number, where that stands alone; .short where there is little room
price-unit-per-point = pro Auge, von jedem
    .short = pro Auge, jeder
price-unit-per-points = je angefangene { $per } Augen, von jedem
    .short = je { $per } Augen, jeder
price-unit-fixed = von jedem
    .short = von jedem
price-in-suit = in { $suit } { $value }
# lost at another price than won
price-when-lost = bei Verlust { $value }

promise-widow-taken-up = den Talon aufnehmen und ebenso viele Karten drücken
promise-widow-shown = den Talon allen zeigen, aufnehmen und ebenso viele Karten drücken
promise-widow-last-trick = der Talon gehört zum letzten Stich
promise-partner-silent = einen Partner rufen
promise-partner-names-trump = einen Partner rufen, der Trumpf wählt
promise-needs = nur mit { $needs }

# with a partner: what each of the two gets
price-unit-fixed-partner = für jeden von euch
    .short = für jeden

bonus-first = First
    .about = Die ersten fünf Stiche hintereinander.
bonus-last = Last
    .about = Alle acht Stiche.
bonus-missed = „Last“ verfehlt
    .about = Auf alle acht weitergespielt und einen Stich abgegeben: Das Spiel ist verloren, und „Last“ wird obendrein bezahlt.
bonus-each-macker = jeder Macker
bonus-matadors = die drei Matadore, für die Gewinner
# $bonus is one of these words
bonus-price = { $bonus } { $value }
bonus-price-suit = { $bonus } { $value }, in { $suit } { $in-suit }

## Who is who

eldest = Vorhand
dealer = Geber
declarer = Ansager
defenders = Gegenspieler
partner = Partner
sits-out = setzt aus
widow = Talon
bot = Bot
bot-novice = Anfänger
    .about = Kennt die Regeln und die ersten Grundsätze.
bot-club = Klubspieler
    .about = Spielt wie Leute, die sich auskennen.
    .aloud = Klubspieler
bot-fast = Routinier
    .about = Spielt aus dem Bauch heraus, wie jemand, der alles schon gesehen hat.
    .aloud = Routinier
bot-expert = Experte
    .about = Denkt voraus und liest mit, was die anderen bieten und spielen.

stake-doubled = Kontra
stake-redoubled = Re
laid-away = gedrückt
pots = Töpfe
antes = Einsätze
pot-frog = Frog-Topf
pot-solo = Solo-Topf
# $pot is one of these; $chips what is in it
pot-holds = { $pot } { $chips }

## What was said and done. $who is "me" for the reader's own seat, else "other", and $name the player

said-bid = { $who ->
    [me] Du bietest { $contract }.
   *[other] { $name } bietet { $contract }.
}
    .brief = { $who ->
        [me] Du: { $contract }.
       *[other] { $name }: { $contract }.
    }
said-pass = { $who ->
    [me] Du passt.
   *[other] { $name } passt.
}
    .brief = { $who ->
        [me] Du: passe.
       *[other] { $name }: passe.
    }
said-trump = { $who ->
    [me] Du wählst { $suit } als Trumpf.
   *[other] { $name } wählt { $suit } als Trumpf.
}
said-call = { $who ->
    [me] Du rufst { $card }.
   *[other] { $name } ruft { $card }.
}
said-call-none = { $who ->
    [me] Du rufst keine Karte.
   *[other] { $name } ruft keine Karte.
}
called-holder = { $who ->
    [me] Du hast die Karte und gibst sie her.
   *[other] { $name } hat die Karte und gibt sie her.
}
called-nobody = Niemand hat die Karte; sie liegt im Talon.
called-not-held = Kein Gegenspieler hat die Karte.
said-give = { $who ->
    [me] Du gibst dafür { $card }.
   *[other] { $name } gibt dafür { $card }.
}
said-give-hidden = { $name } gibt dafür verdeckt eine Karte.
said-play = { $who ->
    [me] Du spielst { $card }.
   *[other] { $name } spielt { $card }.
}
    .brief = { $who ->
        [me] Du: { $card }.
       *[other] { $name }: { $card }.
    }
said-play-trump = { $who ->
    [me] Du spielst { $card }, Trumpf.
   *[other] { $name } spielt { $card }, Trumpf.
}
    .brief = { $who ->
        [me] Du: { $card }.
       *[other] { $name }: { $card }.
    }
said-takes = { $who ->
    [me] Du machst den Stich, { points }.
   *[other] { $name } macht den Stich, { points }.
}
    .brief = { $who ->
        [me] Du machst { $points }.
       *[other] { $name } macht { $points }.
    }
said-declarer = { $who ->
    [me] Du spielst { $contract }.
   *[other] { $name } spielt { $contract }.
}
said-all-pass = Alle passen.
said-exposed = { $who ->
    [me] Dein Blatt liegt offen.
   *[other] { $name } spielt mit offenem Blatt.
}

said-hold = { $who ->
    [me] Du hältst.
   *[other] { $name } hält.
}
said-double = { $who ->
    [me] Du sagst Kontra.
   *[other] { $name } sagt Kontra.
}
# $doubler is the name of who doubled, $whom "me" where that is the reader
said-redouble = { $who ->
    [me] Du sagst Re gegen { $doubler }.
   *[other] { $whom ->
        [me] { $name } sagt Re gegen dich.
       *[other] { $name } sagt Re gegen { $doubler }.
    }
}
said-stop = { $who ->
    [me] Du sagst Stopp.
   *[other] { $name } sagt Stopp.
}
said-ask = { $who ->
    [me] Du fragst nach deinem Partner.
   *[other] { $name } fragt nach dem Partner.
}
# $cards is a list in words
said-discard = { $who ->
    [me] Du drückst { $cards }.
   *[other] { $name } drückt { $cards }.
}
said-discard-hidden = { $count ->
    [one] { $name } drückt eine Karte.
    [2] { $name } drückt zwei Karten.
    [3] { $name } drückt drei Karten.
    [4] { $name } drückt vier Karten.
   *[other] { $name } drückt { $count } Karten.
}
said-takes-up = { $who ->
    [me] Du nimmst den Talon auf.
   *[other] { $name } nimmt den Talon auf.
}
said-shows-widow = { $who ->
    [me] Du deckst den Talon für alle auf und nimmst ihn auf die Hand.
   *[other] { $name } deckt den Talon für alle auf und nimmt ihn auf die Hand.
}
# $cards is a list in words
widow-cards = Der Talon: { $cards }.
# a card with a name of its own, $matador
said-play-matador = { $who ->
    [me] Du spielst { $card }, { $matador }.
   *[other] { $name } spielt { $card }, { $matador }.
}
    .brief = { $who ->
        [me] Du: { $matador }.
       *[other] { $name }: { $matador }.
    }
# where tricks count, not points
said-takes-trick = { $who ->
    [me] Du machst den Stich.
   *[other] { $name } macht den Stich.
}
    .brief = { $who ->
        [me] Dein Stich.
       *[other] Stich für { $name }.
    }
# a new deal, $who and $name the dealer
said-deal = { $who ->
    [me] Runde { $deal }: Du gibst.
   *[other] Runde { $deal }: { $name } gibt.
}
# the reader's own hand in a new deal; $suits is a list of the line below
said-hand = Dein Blatt: { $suits }.
said-hand-suit = { $suit } { $ranks }
# what the deal brought the reader
said-gains = Du gewinnst { $chips }.
said-loses = Du verlierst { $chips }.
# $who and $name are the partner; $whose is "me" where the reader is the $declarer
said-partner = { $who ->
    [me] Du spielst mit { $declarer } zusammen.
   *[other] { $whose ->
        [me] { $name } spielt mit dir zusammen.
       *[other] { $name } spielt mit { $declarer } zusammen.
    }
}
said-partner-secret = Du hast die Karte und spielst mit { $declarer } zusammen. Das weißt nur du.
said-partner-hidden = Wer die Karte hat, ist Partner und schweigt.
# all have passed, and one must play: $card is the card that decides it
said-forced = { $who ->
    [me] Alle haben gepasst: Du hast { $card } und musst { $contract } spielen.
   *[other] Alle haben gepasst: { $name } hat { $card } und muss { $contract } spielen.
}
said-shows = { $who ->
    [me] Du zeigst { $cards }.
   *[other] { $name } zeigt { $cards }.
}

## A decision's answers, as buttons or lines of their own

answer-bid = { $contract }
answer-pass = Passen
answer-trump = { $suit }
answer-call = { $card } rufen
answer-call-none = keine Karte rufen
answer-give = { $card } abgeben
answer-play = { $card }

answer-hold = Halten
answer-double = Kontra
answer-redouble = Re gegen { $name }
answer-stop = Stopp
answer-ask = Nach dem Partner fragen
# $cards is a list in words
answer-discard = { $cards } drücken

## The settlement

outcome-won = gewonnen
outcome-lost = verloren
outcome-drawn = unentschieden
outcome-passed-out = alle gepasst

# $points taken, $needed, $away from it, $rate a point, $shares what passes with each opponent
settlement-against-won = { $who ->
    [me] Du gewinnst mit
   *[other] { $name } gewinnt mit
} { $points } Augen: { $away } über { $needed }, { $rate } pro Auge, { $shares }.
settlement-against-lost = { $who ->
    [me] Du verlierst mit
   *[other] { $name } verliert mit
} { $points ->
    [one] { $points } Auge
   *[other] { $points } Augen
}: { $away } unter { $needed }, { $rate } pro Auge, { $shares }.
settlement-against-per-points-won = { $who ->
    [me] Du gewinnst mit
   *[other] { $name } gewinnt mit
} { $points } Augen: { $away } über { $needed }, { $rate } je angefangene { $per } Augen, { $shares }.
settlement-against-per-points-lost = { $who ->
    [me] Du verlierst mit
   *[other] { $name } verliert mit
} { $points ->
    [one] { $points } Auge
   *[other] { $points } Augen
}: { $away } unter { $needed }, { $rate } je angefangene { $per } Augen, { $shares }.
settlement-against-fixed-won = { $who ->
    [me] Du gewinnst mit
   *[other] { $name } gewinnt mit
} { $points } Augen: { $away } über { $needed }, { $shares }.
settlement-against-fixed-lost = { $who ->
    [me] Du verlierst mit
   *[other] { $name } verliert mit
} { $points ->
    [one] { $points } Auge
   *[other] { $points } Augen
}: { $away } unter { $needed }, { $shares }.
settlement-against-drawn = Genau { $needed }: Niemand zahlt.
settlement-against-even = Genau { $needed }: gewonnen, aber es gibt nichts zu zahlen.
settlement-at-least-won = { $who ->
    [me] Du gewinnst mit
   *[other] { $name } gewinnt mit
} { $points } Augen, nötig waren { $needed }: { $shares }.
settlement-at-least-lost = { $who ->
    [me] Du verlierst mit
   *[other] { $name } verliert mit
} { $points ->
    [one] { $points } Auge
   *[other] { $points } Augen
}, nötig waren { $needed }: { $shares }.
settlement-no-points-won = { $who ->
    [me] Du hast keine Augen gemacht:
   *[other] { $name } hat keine Augen gemacht:
} { $shares }.
settlement-no-points-lost = { $who ->
    [me] Du hast
   *[other] { $name } hat
} { $points ->
    [one] { $points } Auge gemacht: { $shares }.
   *[other] { $points } Augen gemacht: { $shares }.
}
settlement-no-tricks-won = { $who ->
    [me] Du hast keinen Stich gemacht:
   *[other] { $name } hat keinen Stich gemacht:
} { $shares }.
settlement-no-tricks-lost = { $who ->
    [me] Du hast einen Stich gemacht:
   *[other] { $name } hat einen Stich gemacht:
} { $shares }.
settlement-passed-out = Alle haben gepasst. Niemand zahlt.

# $tricks points in tricks, $widow in the widow
settlement-widow-counted = { $tricks } aus Stichen und { $widow } aus dem Talon.
settlement-widow-nothing = Alles aus Stichen; im Talon lagen keine Augen.
settlement-widow-nobody = Der Talon zählt für niemanden.
# $who won the last trick, $points the widow's
settlement-widow-last = { $who ->
    [me] Der Talon, { $points } Augen, ging mit dem letzten Stich an dich.
   *[other] Der Talon, { $points } Augen, ging mit dem letzten Stich an { $name }.
}

# the seats' roles in the settlement; the option sitters by its value, the outcome by its word
role-declarer = Ansager
role-defender = Gegenspieler
role-sits-out-none = hat ausgesetzt, zahlt und bekommt nichts
role-sits-out-on-loss-won = hat ausgesetzt, bekommt nur etwas, wenn der Ansager verliert
role-sits-out-on-loss-lost = hat ausgesetzt, bekommt etwas, wenn der Ansager verliert
role-sits-out-full = hat ausgesetzt, zahlt und bekommt wie die Gegenspieler
role-sits-out = hat ausgesetzt

settlement-at-least-tricks-won = { $who ->
    [me] Du gewinnst:
   *[other] { $name } gewinnt:
} { tricks }, nötig waren { $needed }; { $shares }.
settlement-at-least-tricks-lost = { $who ->
    [me] Du verlierst:
   *[other] { $name } verliert:
} { tricks }, nötig waren { $needed }; { $shares }.
# with a partner: each of the two has one opponent to settle with
settlement-at-least-tricks-partner-won = { tricks }, nötig waren { $needed }: Die beiden bekommen je { $value }.
settlement-at-least-tricks-partner-lost = { tricks }, nötig waren { $needed }: Die beiden zahlen je { $value }.
settlement-passed-out-antes = Alle haben gepasst. Die Einsätze bleiben in den Töpfen.
settlement-pair = Partner: { $names }.

# $parts is a list of the next four
settlement-parts = Die { $value } im Einzelnen: { $parts }.
settlement-part-contract = { $value } für die Ansage
settlement-part-first = { $value } für „First“
settlement-part-last = { $value } für „Last“
settlement-part-mackers = { $value } für Mackers
settlement-part-missed = { $value } für das verfehlte „Last“
settlement-part-matadors = { $value } für die drei Matadore

# what passes between the declarer and his opponents: the same with each, or a list of what passes with each of them
settlement-each-won = { $value } von jedem
settlement-each-lost = { $value } an jeden
# $figure is a number, or the last of these: what passes is so many times what passes with who has not doubled
settlement-with-won = { $who ->
    [me] { $figure } von dir
   *[other] { $figure } von { $name }
}
settlement-with-lost = { $who ->
    [me] { $figure } an dich
   *[other] { $figure } an { $name }
}
settlement-share-doubled = { $value } ({ $times } × { $once })

# how this deal is paid, step by step: $aim is what the declarer undertook
paid-asked = Nötig: { $aim }.
paid-took-points = Gemacht: { $points ->
    [one] { $points } Auge
   *[other] { $points } Augen
}.
paid-took-tricks = Gemacht: { $tricks ->
    [one] { $tricks } Stich
   *[other] { $tricks } Stiche
}.
paid-per-point-over = { $away } über { $par }, { $rate } pro Auge: { $away } × { $rate } = { $value }.
paid-per-point-under = { $away } unter { $par }, { $rate } pro Auge: { $away } × { $rate } = { $value }.
paid-per-points-over = { $away } über { $par }, { $rate } je angefangene { $per } Augen: { $value }.
paid-per-points-under = { $away } unter { $par }, { $rate } je angefangene { $per } Augen: { $value }.
paid-fixed = Die Ansage ist { $value } wert.
paid-bonus-first = First: { $value } dazu.
paid-bonus-last = Last: { $value } dazu.
paid-bonus-mackers = Mackers: { $value } dazu.
paid-bonus-missed = „Last“ verfehlt: { $value } dazu.
paid-bonus-matadors = Die drei Matadore: { $value } dazu.
paid-nobody = Also zahlt niemand.
# $shares is a list: 14 from Bo and 28 (2 × 14) from Cy
paid-declarer-won = { $who ->
    [me] Du bekommst { $shares }: zusammen { $chips }.
   *[other] { $name } bekommt { $shares }: zusammen { $chips }.
}
paid-declarer-lost = { $who ->
    [me] Du zahlst { $shares }: zusammen { $chips }.
   *[other] { $name } zahlt { $shares }: zusammen { $chips }.
}
# $names is a list of the two
paid-pair-won = { $names }: je { $value } von einem Gegenspieler.
paid-pair-lost = { $names }: je { $value } an einen Gegenspieler.

# $tricks points in tricks, $laid in the cards laid away
settlement-laid-away-counted = { $tricks } aus Stichen und { $laid } aus den gedrückten Karten.
settlement-laid-away-nothing = Alles aus Stichen; in den gedrückten Karten lagen keine Augen.
settlement-pot-won = { $who ->
    [me] Du gewinnst den { $pot }: { chips }.
   *[other] { $name } gewinnt den { $pot }: { chips }.
}
settlement-antes = Einsatz: { chips } von jedem.
# $pots is a list
settlement-pots = Jetzt in den Töpfen: { $pots }.
pots-shared = Was noch in den Töpfen lag, wird geteilt.
settlement-to-bank = An die Bank: { $chips }.
settlement-from-bank = Von der Bank: { $chips }.

role-partner = Partner
role-defender-doubled = Gegenspieler mit Kontra
role-defender-redoubled = Gegenspieler mit Kontra und Re

## The match

ended-deals = Das war die letzte Runde.
ended-target = Das Ziel ist erreicht.
ended-minutes = Die Zeit ist um.
ended-bankrupt = { $who ->
    [me] Du hast keine Chips mehr, damit ist die Partie zu Ende.
   *[other] { $names }: keine Chips mehr. Damit ist die Partie zu Ende.
}
ended-stopped = Die Partie wurde beendet.

standing-line = { $place }. { $name }, { $chips } Chips
# a player who could not pay and was replaced
standing-left = { $place }. { $name }, ausgeschieden nach Runde { $deal }, { $chips } Chips
freeride = Freifahrt

## Refusals, by their code. The facts are the refusal's own, put in words: $suit the suit led (or the trump refused),
## $card the card, $standing the bid to beat, $option and $value.

refusal-malformed = Das war nicht zu verstehen.
refusal-unknown-game = Dieses Spiel gibt es hier nicht.
refusal-unknown-rules = Diese Regeln gibt es für das Spiel nicht.
refusal-unknown-option = Diese Regel gibt es in dem Spiel nicht.
refusal-bad-option = { $option }: { $value } geht hier nicht.
refusal-bad-deal = Diese Karten ergeben keine Runde.
refusal-deal-over = Die Runde ist zu Ende.
refusal-not-your-turn = Du bist nicht dran.
refusal-wrong-phase = Das geht an dieser Stelle der Runde nicht.
refusal-unknown-contract = Diese Ansage gibt es in dem Spiel nicht.
refusal-bid-too-low = Biete höher als { $standing } oder passe.
refusal-contract-not-allowed = Mit deinen Karten ist diese Ansage nicht erlaubt.
refusal-must-bid = Mit diesen Karten musst du { $contract } oder höher bieten.
refusal-bad-trump = Diese Farbe darf hier nicht Trumpf sein.
refusal-bad-call = Diese Karte darfst du nicht rufen oder abgeben.
refusal-bad-double = Kontra oder Re ist hier jetzt nicht möglich.
refusal-bad-discard = Drücke so viele verschiedene eigene Karten, wie du aufgenommen hast.
refusal-bad-discard-ace = Ein Ass drückst du nur zusammen mit allen Karten, die du in seiner Farbe hast.
refusal-not-in-hand = Diese Karte hast du nicht.
refusal-must-follow-suit = Du hast { $suit }: Du musst bedienen.
refusal-must-trump = Du hast kein { $suit }, aber Trumpf: Du musst stechen.
refusal-trumps-not-broken = Es ist noch kein Trumpf gefallen: Spiel eine andere Farbe aus.
refusal-must-play-called-card = Wird ihre Farbe gespielt, muss die gerufene Karte fallen.
refusal-wrong-result = Das angegebene Ergebnis passt nicht zur Runde.
refusal-bad-match = Die Partie passt nicht zusammen.
refusal-bad-summary = Diese Zahlen können nicht stimmen.
refusal-unknown-table = Diesen Tisch gibt es nicht.
refusal-seat-taken = Der Platz ist besetzt.
refusal-repeated = Das ist schon gesagt.
refusal-stale = Am Tisch ging es schon weiter. Versuch es noch einmal.
refusal-not-seated = Das darf nur sagen, wer am Tisch sitzt.
refusal-wrong-stage = An dieser Stelle der Partie geht das nicht.
refusal-other = Das geht jetzt nicht.

# more exactly, by the refusal's own $verb or $why
refusal-wrong-phase-hold = Halten darf nur, wer zuerst geboten hat, und nur gegen ein höheres Gebot.
refusal-wrong-phase-stop = Stopp sagst du vor deinem Ausspiel, wenn du weißt, dass deine Seite die ersten Stiche hintereinander gemacht hat.
refusal-wrong-phase-ask = Der Ansager fragt einmal, wenn er nach fünf Stichen am Zug ist und die gerufene Karte noch aussteht.
refusal-bad-double-double = Kontra sagt ein Gegenspieler, und nur einmal.
refusal-bad-double-redouble = Re sagst du nur gegen ein Kontra auf dein Gebot, und nur einmal.
refusal-bad-call-partner = Rufe ein Ass, das du nicht hast, in einer Nebenfarbe; hast du sie alle, dann einen König.

# Sluff

game-sluff = Sluff
    .about = Drei Ansagen, allein gegen zwei; zu viert setzt der Geber aus.
preset-sluff-mcmillan = McMillan
    .about = Der Ansager spielt aus, Trumpf muss warten, und ein verlorenes Spiel zu dritt kostet einen dritten Anteil.

# Tapp

game-tapp = Tapp
    .about = Drei Spiele, jedes auch als Tout, allein gegen zwei.
preset-tapp-meyers = Meyers
    .about = Ab 61 Augen, 1, 2 und 4 pro Auge; ein Tout kostet das Doppelte.
preset-tapp-classic = Klassisch
    .about = Ein Chip für je 4, 2 oder 1 Auge ab 60; ein Tout kostet das Doppelte.
preset-tapp-wurttemberg = Württemberg
    .about = Frage und Solo für 1 und 2 pro Auge ab 60; ein Tout kostet das Dreifache.
preset-tapp-modern = Modern
    .about = Feste Preise und Gebote auf alle Stiche oder keinen.
contract-frage = Frage
    .key = f
contract-frage-tout = Frage-Tout
    .key = r
contract-heart-solo-tout = Herz-Solo-Tout
    .key = t
contract-bettel = Bettel
    .key = b
contract-rufer = Rufer
    .key = u
contract-heart-rufer = Herz-Rufer
    .key = e
contract-bettel-ouvert = Bettel ouvert
    .key = o
contract-durch = Durch
    .key = d
contract-heart-durch = Herz-Durch
    .key = x

# Slough

game-slough = Slough
    .about = Frog, Simple Solo und Herz-Solo, allein gegen zwei.
preset-slough-slough = Slough
    .about = Frog, Simple Solo und Herz-Solo für 1, 2 und 3 pro Auge; 120 Chips zum Anfang.
preset-slough-straight = Straight Solo
    .about = Ohne Frog: die beiden Soli für 1 und 2 pro Auge.
preset-slough-coeur-dalene = Coeur d’Alene Solo
    .about = Gewonnen oder verloren für 1, 2 und 3 insgesamt, wie viele Augen es auch sind.
contract-simple-solo = Simple Solo
    .key = s

# German Tarok

game-tarok = Deutschtarok
    .about = Frage und Solo, in Herz oder nicht, allein gegen zwei.
preset-tarok-sansprendre = Sansprendre
    .about = Vier Ansagen für 1 bis 4 pro Auge; kein Ass wird allein gedrückt.
preset-tarok-aad = Anleitung
    .about = Ohne Frage in anderen Farben als Herz; drücken darf man jede Karte.
contract-frage-couleur = Frage in Couleur
    .key = c
contract-seventy = Siebzig
    .key = z
