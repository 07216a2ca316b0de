### What is said where a table is put together and its rules are read: the start, every option, the match.

## The start

start-title = Ein eigener Tisch
start-game = Spiel
start-rules = Regeln
start-options = Alle Einzelregeln
start-options-about = Ändere, was du willst; der Rest bleibt wie bei { $preset }.
start-differ = { $count ->
    [0] wie veröffentlicht
    [one] { $count } Regel geändert
   *[other] { $count } Regeln geändert
}
start-house = Hausregeln, wo eine Quelle schweigt
start-reset = Zurück zu { $preset }
start-own = deine Wahl
start-group-auction = Bieten und Trumpf
start-group-play = Ansagen
start-group-prices = Preise
start-group-table = Tisch
start-table = Der Tisch
start-seats = Plätze
start-bots = Bots
start-places = Die anderen Plätze
start-place = Platz { $seat }
start-place-bot = Bot
start-place-free = bleibt frei
start-hints = Tipps
start-hints-about = Wenn du dran bist, darfst du fragen, was der beste Spieler hier täte.
start-match = Die Partie
start-length = Länge
start-deals = Zahl der Runden
start-deals-rounds = Zahl der Runden, durch die Zahl der Plätze teilbar
start-target = Chips als Ziel
start-minutes = Minuten
start-chips = Chips zu Beginn
start-chips-none = ohne
start-chips-some = mit
start-go = An den Tisch
start-go-summary = { $game }, { $preset }
start-go-bots = { $bots ->
    [0] Nur Menschen
    [one] Du und { $bots } Bot
   *[other] Du und { $bots } Bots
}, { $seats } Plätze, { $length }
start-continue = Weiterspielen
start-continue-line = { $game }, { $preset }; Runde { $deal }
start-continue-finished = { $game }, { $preset }; beendet
start-number-wrong = Gib eine ganze Zahl von { $least } bis { $most } ein.
start-number-step = Gib eine ganze Zahl ein, die durch { $step } teilbar ist.
start-go-free = { $count ->
    [one] { $count } Platz bleibt frei
   *[other] { $count } Plätze bleiben frei
}
start-nowhere = Unter dieser Adresse gibt es keine Seite. Das hier ist die Startseite.
start-link-bad = Nach den Regeln aus diesem Link kann man nicht spielen: { $why } Unten stehen deine eigenen Regeln.
start-link-own = Eigene Regeln: { $rules }.
start-nowhere-title = Seite nicht gefunden · Spadille
start-link-good = Regeln aus dem Link übernommen: { $game }, { $preset }.
start-learn = Mit einer ersten Runde lernen
start-learn-about = Eine richtige Runde, mit Rat bei jedem Zug.
start-compare = Regeln vergleichen und ändern
start-guest = Gast

## Whose word a value is

origin-source = aus der Quelle
origin-inferred = aus der Quelle erschlossen
origin-house = Hausregel

# by whom, where the source's own title page is not enough; else it is said as printed
source-by-six-bid-hoyle = Wikipedia, 7. Januar 2024
source-by-progressive-pennycook = Wikipedia, 7. Januar 2024
source-by-progressive-hoyle = Wikipedia, 7. Januar 2024
source-by-six-bid-standard = schwedische Regeln, nach sechs Quellen
source-by-german-solo-standard = schwedische Regeln
source-by-six-bid-pagat = John McLeod, pagat.com, 21. August 2024
source-by-frog-pagat = John McLeod, pagat.com, 21. August 2024
source-pages = { $count ->
    [one] S. { $pages }
   *[other] S. { $pages }
}
# an article that retells a book
source-after = { $source }, nach { $after }

## How long a table waits

# $nudge, $absent and $idle are times: 30 s, 3 min
waits-about = Nach { $nudge } wirst du erinnert. Danach spielt ein Bot für dich: nach weiteren { $absent }, wenn du weg bist, nach weiteren { $idle }, wenn du da bist.
waits-no-bots = Nach { $nudge } wirst du erinnert. Kein Bot spielt für dich.
waits-by-turns = Im eigenen Tempo: Der Tisch wartet auf alle, wenn nötig tagelang.
waits-seconds = { $count } s
waits-minutes = { $count } min
waits-hours = { $count } h
waits-never = nie

## The match

match-deals = { $deals ->
    [one] { $deals } Runde
   *[other] { $deals } Runden
}
match-target = bis jemand { $target } Chips hat
match-minutes = { $minutes ->
    [one] { $minutes } Minute
   *[other] { $minutes } Minuten
}
match-open = bis ihr aufhört

## Options: the name, what they change, and each value

option-start = Chips zu Beginn
    .about = Womit alle anfangen; ohne Chips beginnen alle bei 0.
option-start-null = keine

option-bankrupt = Zahlungsunfähig
    .about = Was geschieht, wenn jemand nicht zahlen kann.
option-bankrupt-end = Ende der Partie
    .about = Die Partie endet, wenn jemand nicht alles zahlen kann. Reicht es genau, geht es ohne Chips weiter: eine Freifahrt.
option-bankrupt-end-at-zero = Ende bei null
    .about = Die Partie endet, sobald jemand keine Chips mehr hat oder ins Minus gerät.
option-bankrupt-replace = jemand Neues
    .about = Wer nicht alles zahlen kann, geht; jemand Neues setzt sich und bekommt so viele Chips wie alle zu Beginn.
option-bankrupt-debt = Schulden
    .about = Der Stand darf unter null fallen; die Partie geht weiter.

option-unpaid = Ungedeckte Forderungen
    .about = Was mit dem geschieht, was jemand nicht zahlen kann, wenn die Chips ausgehen können.
option-unpaid-credited = gutgeschrieben
    .about = Wer etwas zu bekommen hat, bekommt alles, und wer es schuldet, fällt unter null.
option-unpaid-lost = verfallen
    .about = Wer etwas zu bekommen hat, teilt sich, was da ist; der Rest ist verloren.

option-whole_rounds = Volle Umläufe
    .about = Ob die Zahl der Runden durch die Zahl der Plätze teilbar ist.
option-whole_rounds-no = nein
    .about = Jede Anzahl Runden ist recht.
option-whole_rounds-yes = ja
    .about = Alle geben gleich oft.

option-seats = Am Tisch
    .about = Wie viele sich zusammensetzen dürfen.
option-end = Länge
    .about = Wann die Partie zu Ende ist.
option-end-deals = Runden
    .about = Nach einer vereinbarten Anzahl Runden; eingepasste zählen mit.
option-end-target = Ziel
    .about = Nach der Runde, in der jemand eine bestimmte Anzahl Chips erreicht.
option-end-minutes = Zeit
    .about = Nach der Runde, in der die Zeit abläuft.
option-end-open = offen
    .about = Wenn ihr aufhört.

option-auction = Bieten
    .about = Wer wann bietet.
option-auction-rotation = reihum
    .about = Im Uhrzeigersinn unter denen, die noch dabei sind: höher als das letzte Gebot, oder passen.
option-auction-duel = im Bietduell
    .about = Zwei bieten gegeneinander, bis jemand passt; wer übrig bleibt, bietet dann gegen den dritten Platz.
option-auction-precedence = im Bietduell, mit Halten
    .about = Wie im Bietduell, aber wer zuerst geboten hat, darf das Gebot der anderen Seite halten, also übernehmen.
option-auction-one-round = ein Gebot je Spieler
    .about = Alle sprechen einmal, Vorhand zuerst: höher als das letzte Gebot, oder passen.

option-solo_trumps = Trumpf im Solo
    .about = Ob in einem gewöhnlichen Solo Herz Trumpf sein darf.
option-solo_trumps-not-hearts = nicht Herz
    .about = Pik, Karo oder Kreuz.
option-solo_trumps-any = jede Farbe
    .about = Auch Herz, zum Preis eines Solos.
option-solo_trumps-hearts = Herz
    .about = Immer Herz.

option-solo_rate = Solo, pro Auge
    .about = Was jeder Gegenspieler für jedes Auge über oder unter 60 zahlt oder bekommt.

option-chico_trumps = Trumpf im Chico
    .about = Ob in einem Chico Herz Trumpf sein darf.
option-chico_trumps-not-hearts = nicht Herz
    .about = Pik, Karo oder Kreuz.
option-chico_trumps-any = jede Farbe
    .about = Auch Herz, zum Preis eines Chicos.

option-chico_rate = Chico, pro Auge
    .about = Was jeder Gegenspieler für jedes Auge über oder unter 60 zahlt oder bekommt.

option-grand_rate = Grand, pro Auge
    .about = Was jeder Gegenspieler für jedes Auge über oder unter 60 zahlt oder bekommt.

option-frage = Die Frage
    .about = Ob es das niedrigste Gebot gibt, bei dem der Talon aufgenommen wird.
option-frage-played = wird gespielt
    .about = Sie darf geboten werden.
option-frage-omitted = fällt weg
    .about = Das niedrigste Gebot ist ein Solo.

option-tout = Tout
    .about = Ob man alle Stiche versprechen darf und zu welchem Preis.
option-tout-none = keiner
    .about = Einen Tout gibt es nicht.
option-tout-double = doppelt
    .about = Das Doppelte von dem, was alle 120 Augen wert sind.
option-tout-triple = dreifach
    .about = Das Dreifache von dem, was alle 120 Augen wert sind.

option-seventy = Siebzig
    .about = Ob es eine Ansage über mehr als 70 Augen gibt, mit dem Talon und beliebigem Trumpf.
option-seventy-no = nein
    .about = Sie kann nicht geboten werden.
option-seventy-yes = ja
    .about = Sie kann geboten werden, über der Frage und unter dem Solo.

option-aces_away = Asse drücken
    .about = Ob der Ansager Asse drücken darf.
option-aces_away-any = erlaubt
    .about = Jede Karte darf gedrückt werden.
option-aces_away-not-aces = mit ihrer Farbe
    .about = Ein Ass nur zusammen mit allen Karten der Farbe, die der Ansager hat.

option-frog = Der Frog
    .about = Ob es das niedrigste Gebot gibt, bei dem der Talon aufgenommen wird.
option-frog-played = wird gespielt
    .about = Er darf geboten werden.
option-frog-omitted = fällt weg
    .about = Das niedrigste Gebot ist ein Solo.

option-pay = Was bezahlt wird
    .about = Ob die Augen über den Sieg hinaus zählen.
option-pay-per-point = pro Auge
    .about = Der Preis für jedes Auge über oder unter 60.
option-pay-from-61 = ab 61
    .about = 1, 2 und 4 für jedes Auge über oder unter 61; 60 verliert.
option-pay-in-parts = je 4, 2 oder 1 Auge
    .about = Ein Chip für je 4 Augen über oder unter 60 in der Frage, für je 2 im Solo, für jedes im Herz-Solo.
option-pay-from-60 = ab 60
    .about = 1 und 2 für jedes Auge über oder unter 60, ohne Herz-Solo.
option-pay-fixed = ein fester Betrag
    .about = Der Preis selbst, ganz gleich, wie viele Augen es waren.

option-penalty_frog = Verlorener Frog
    .about = Zu welchem Preis ein verlorener Frog bezahlt wird.
option-penalty_frog-no = zum eigenen Preis
    .about = Gewonnen oder verloren, er kostet gleich viel.
option-penalty_frog-yes = wie ein Herz-Solo
    .about = Gewonnen zum eigenen Preis, verloren zu dem eines Herz-Solos.

option-widow_shown = Talon zeigen
    .about = Ob alle den Talon sehen, bevor der Ansager im Frog ihn aufnimmt.
option-widow_shown-no = nein
    .about = Nur der Ansager sieht ihn.
option-widow_shown-yes = ja
    .about = Er wird für alle aufgedeckt; was gedrückt wird, bleibt geheim.

option-heart_solo_widow = Talon im Herz-Solo
    .about = Wem der Talon in einem Herz-Solo am Ende gehört.
option-heart_solo_widow-declarers = dem Ansager
    .about = Er zählt für den Ansager, wie im Solo.
option-heart_solo_widow-last-trick = dem letzten Stich
    .about = Ihn bekommt, wer den letzten Stich macht.

option-third_share = Ein dritter Anteil
    .about = Was ein Ansager zahlt, der zu dritt am Tisch verliert.
option-third_share-none = keiner
    .about = Zwei Anteile, an die beiden Gegenspieler.
option-third_share-bank = an die Bank
    .about = Ein dritter Anteil geht an die Bank, nicht an einen Spieler.

option-lead = Das erste Ausspiel
    .about = Wer zum ersten Stich ausspielt.
option-lead-eldest = Vorhand
    .about = Wer links vom Geber sitzt.
option-lead-declarer = der Ansager
    .about = Wer das Bieten gewonnen hat.

option-trump_leads = Trumpf ausspielen
    .about = Wann ein Trumpf ausgespielt werden darf.
option-trump_leads-free = jederzeit
    .about = Vom ersten Stich an.
option-trump_leads-when-broken = wenn einer gefallen ist
    .about = Erst wenn ein Trumpf gefallen ist, außer man hat nur noch Trümpfe.

option-dealer_sees_widow = Geber sieht den Talon
    .about = Ob ein Geber, der aussetzt, den Talon und die gedrückten Karten ansehen darf.
option-dealer_sees_widow-no = nein
    .about = Talon und gedrückte Karten bleiben für alle verdeckt.
option-dealer_sees_widow-yes = ja
    .about = Zu viert am Tisch.

option-heart_solo_rate = Herz-Solo, pro Auge
    .about = Was jeder Gegenspieler für jedes Auge über oder unter 60 zahlt oder bekommt.

option-sixty = Genau 60
    .about = Wie sechzig Augen, die Hälfte von allen, gewertet werden; bezahlt wird so oder so nichts.
option-sixty-drawn = unentschieden
    .about = Weder gewonnen noch verloren.
option-sixty-made = gewonnen
    .about = Der Ansager hat gewonnen, bekommt aber nichts.

option-misere_goal = Misère und Spread
    .about = Was der Ansager vermeiden muss.
option-misere_goal-no-points = keine Augen
    .about = Stiche schaden nicht, Karten mit Augen schon.
option-misere_goal-no-tricks = kein Stich
    .about = Nicht ein einziger Stich ist erlaubt.

option-misere_value = Misère
    .about = Was jeder Gegenspieler dafür zahlt oder bekommt.

option-guarantee_value = Guarantee
    .about = Was jeder Gegenspieler dafür zahlt oder bekommt.

option-spread_value = Spread
    .about = Was jeder Gegenspieler dafür zahlt oder bekommt.
option-guarantee_points = Guarantee, nötige Augen
    .about = Mit Pik, Karo oder Kreuz als Trumpf.

option-guarantee_hearts_points = Guarantee in Herz, nötige Augen
    .about = Mit Herz als Trumpf.

option-spread_lead = Ausspiel im Spread
    .about = Wer in einem Spread zum ersten Stich ausspielt.
option-spread_lead-left-of-declarer = links vom Ansager
    .about = Wer links vom Ansager sitzt.
option-spread_lead-eldest = Vorhand
    .about = Vorhand, wie bei den anderen Ansagen.

option-spread_exposed = Offenes Blatt im Spread
    .about = Wann der Ansager das Blatt auf den Tisch legt.
option-spread_exposed-before-lead = vor dem Ausspiel
    .about = Bevor die erste Karte ausgespielt wird.
option-spread_exposed-after-lead = nach dem Ausspiel
    .about = Sobald die erste Karte ausgespielt ist.
option-spread_exposed-after-opponents = nach beiden Gegenspielern
    .about = Wenn beide Gegenspieler zum ersten Stich zugegeben haben.

option-call_card = Gerufene Karte
    .about = Ob der Ansager in einem Call-Solo eine Karte ruft.
option-call_card-none = keine
    .about = Es wird keine Karte gerufen.
option-call_card-optional = darf gerufen werden
    .about = Der Ansager darf eine rufen oder es lassen.
option-call_card-required = muss gerufen werden
    .about = Der Ansager muss eine rufen.

option-call_own = Eine eigene Karte rufen
    .about = Ob der Ansager eine Karte aus dem eigenen Blatt rufen darf.
option-call_own-refused = nicht erlaubt
    .about = Die gerufene Karte liegt in einem anderen Blatt oder im Talon.
option-call_own-allowed = erlaubt
    .about = Dann wird keine Karte abgegeben, so als läge sie im Talon.

option-give_back = Karte zurück
    .about = Was der Ansager für die gerufene Karte geben darf.
option-give_back-not-called = nicht die gerufene
    .about = Jede Karte außer der gerufenen.
option-give_back-any = jede
    .about = Auch die gerufene; dann ist jedes Blatt, wie es war.

option-call_order = Reihenfolge beim Rufen
    .about = Ob der Ansager in einem Call-Solo zuerst Trumpf wählt oder zuerst ruft.
option-call_order-trump-first = erst Trumpf
    .about = Erst wird Trumpf gewählt, dann die Karte gerufen.
option-call_order-call-first = erst rufen
    .about = Erst wird die Karte gerufen und eine dafür gegeben, dann Trumpf gewählt.

option-ladder = Die Gebote
    .about = Welche Ansagen es gibt.
option-ladder-long = zwölf
    .about = Von Question bis Solo-Tout Is It.
option-ladder-short = sechs
    .about = Frage, Großfrage und Solo, mit Kreuz über den anderen Farben.

option-grossfrage = Beide schwarzen Damen
    .about = Ob bieten muss, wer beide schwarzen Damen hat.
option-grossfrage-free = darf bieten
    .about = Sie erlauben ein Gebot und verlangen keines.
option-grossfrage-obligatory = muss bieten
    .about = Wer sie hat, bietet die Ansage, zu der sie nötig sind, oder mehr, außer es steht schon ein höheres Gebot.

option-colour = Kreuz
    .about = Was Kreuz als Trumpf wert ist.
option-colour-doubled = doppelt
    .about = Das Doppelte der anderen Farben.
option-colour-precedence = wie die anderen Farben
    .about = Beim Bieten steht es über den anderen Farben, zum selben Preis.

option-top_trumps = Höchste Trümpfe
    .about = Was die höchsten Trümpfe wert sind, wenn eine Seite sie beim Geben bekommen hat.
option-top_trumps-each = jeder einzeln
    .about = Drei bis fünf davon, für die Ansagerseite, gewonnen oder verloren.
option-top_trumps-winners = für die Gewinner
    .about = Zwei für die drei Matadore, wenn die Gewinner sie beim Geben bekommen haben.

option-payment = Wer bezahlt wird
    .about = Für wen es um Gewinn und Verlust geht.
option-payment-none = alle
    .about = Die Gegenspieler zahlen an die Ansagerseite oder bekommen von ihr.
option-payment-side-only = nur die Ansagerseite
    .about = Die Gegenspieler gewinnen und verlieren nichts: Die Bank rechnet mit der Ansagerseite ab.

option-last_missed = „Last“ verfehlt
    .about = Was mit einer Seite geschieht, die auf alle acht weiterspielt und einen Stich verliert.
option-last_missed-no-bonus = keine Prämie
    .about = Die Ansage ist trotzdem gewonnen.
option-last_missed-lost = verloren
    .about = Die Ansage ist verloren, und „Last“ wird obendrein bezahlt.

option-six_trick_first = „First“ bei sechs Stichen
    .about = Was fünf Stiche in Folge wert sind, wenn sechs nötig sind.
option-six_trick_first-after-six = nach sechs
    .about = Nach sechs in Folge darfst du aufhören; mit fünf in Folge behältst du „First“, auch wenn der sechste verloren geht.
option-six_trick_first-letter = nur „Last“
    .about = Niemand hört auf, und „First“ gibt es nicht; alle acht bringen „Last“.

option-call_value = Call-Solo
    .about = Was jeder Gegenspieler dafür zahlt oder bekommt.

option-call_hearts_value = Call-Solo in Herz
    .about = Was jeder Gegenspieler dafür zahlt oder bekommt.

option-sitters = Zahlungen beim Aussetzen
    .about = Was zahlt und bekommt, wer eine Runde aussetzt.
option-sitters-none = nichts
    .about = Wer aussetzt, ist nicht beteiligt.
option-sitters-on-loss = Anteil bei Verlust
    .about = Wer aussetzt, bekommt etwas, wenn der Ansager verliert, und zahlt nichts, wenn der Ansager gewinnt.
option-sitters-full = wie die Gegenspieler
    .about = Wer aussetzt, zahlt und bekommt wie die Gegenspieler.
option-sitters-full-in-solos = in den Soli wie die Gegenspieler
    .about = In den beiden Soli zahlt und bekommt, wer aussetzt, wie die Gegenspieler; im Frog gibt es nur etwas zu bekommen.

option-sitting_out = Welche Plätze aussetzen
    .about = Wer aussetzt, wenn vier oder mehr am Tisch sitzen.
option-sitting_out-dealer-and-left = Geber und links davon
    .about = Der Geber, und bei 5, 6 oder 7 Plätzen auch die nächsten links vom Geber.
option-sitting_out-dealer-and-third-left = Geber und dritter Platz links
    .about = Bei 5 Plätzen der Geber und der dritte Platz links davon; sonst kein Unterschied.

option-deal = Geben
    .about = In welchen Päckchen gegeben wird; W ist der Talon.
option-deal-4-3-W-4 = 4, 3, Talon, 4
option-deal-4-W-3-4 = 4, Talon, 3, 4
option-deal-3-W-4-4 = 3, Talon, 4, 4
option-deal-W-4-3-4 = Talon, 4, 3, 4
option-deal-singly-1-4-8 = einzeln
    .about = Eine Karte nach der anderen; die erste, vierte und achte bilden den Talon.

option-pots = Töpfe
    .about = Ob es zwei Töpfe gibt, die ein Ansager gewinnen kann.
option-pots-none = keine
    .about = Vor der Runde wird nichts eingezahlt.
option-pots-two = zwei
    .about = Einer für den Frog und einer für die Soli; mehr als 60 Augen gewinnen den Topf.

option-frog_ante = Frog-Topf, Einsatz
    .about = Was alle vor jeder Runde einzahlen, wenn es Töpfe gibt.

option-solo_ante = Solo-Topf, Einsatz
    .about = Was alle vor jeder Runde einzahlen, wenn es Töpfe gibt.

option-frog_rate = Frog, pro Auge
    .about = Was jeder Gegenspieler für jedes Auge über oder unter 60 zahlt oder bekommt.

option-spade_rate = Pik-Solo, pro Auge
    .about = Was jeder Gegenspieler für jedes Auge über oder unter 60 zahlt oder bekommt.

option-club_rate = Kreuz-Solo, pro Auge
    .about = Was jeder Gegenspieler für jedes Auge über oder unter 60 zahlt oder bekommt.

option-diamond_rate = Karo-Solo, pro Auge
    .about = Was jeder Gegenspieler für jedes Auge über oder unter 60 zahlt oder bekommt.

option-heart_rate = Herz-Solo, pro Auge
    .about = Was jeder Gegenspieler für jedes Auge über oder unter 60 zahlt oder bekommt.

## The rules of a table

rules-title = Regeln
rules-this-table = Dieser Tisch
rules-book = Regelbuch
rules-glossary = Wörter
rules-preset = Gespielt wird nach { $preset }: { $source }.
rules-differs = bei { $preset }: { $value }
rules-contracts = Die Ansagen hier
rules-options = Die Einzelregeln hier
rules-build = Diese Regeln im Regelbaukasten, auf einer neuen Seite
rules-print = Regeln zum Lesen und Drucken, auf einer neuen Seite
# The page of questions about a game that a player remembers.
rules-which = Welches Solo war es?
# the folder of the rule pages in this language
rules-print-folder = regeln
rules-opening = Die Seite wird geöffnet …
rules-missing = Die Seite lässt sich gerade nicht öffnen.
rules-bonuses = Die Prämien hier
