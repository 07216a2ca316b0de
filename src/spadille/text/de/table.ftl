### The table in the browser: the words around the game.

## Everywhere

app-name = Spadille
app-rules = Regeln
app-rulebook = Regelbuch
app-settings = Einstellungen
app-help = Hilfe
app-lessons = Lektionen
app-day = Runde des Tages
app-pad = Anschreibblock
app-puzzles = Aufgaben
app-account = Deine Partien
app-menu = Menü
app-more = Mehr
app-close = Schließen
app-copy-refused = Der Browser hat den Link nicht kopiert. Kopiere ihn oben von Hand.
app-to-start = Zur Startseite
app-lost = Die Verbindung ist weg. Neuer Versuch …
app-opening = Der Tisch wird geöffnet …
refusal-unsent = Nicht gesendet: Die Verbindung ist weg.
refusal-unreached = Der Server antwortet nicht. Versuch es gleich noch einmal.
refusal-no-network = Kein Netz. Das hier braucht den Server des Tisches.
app-try-again = Neu versuchen
app-rule = die Regel

## The start

start-name = Dein Name
start-name-missing = Gib deinen Namen ein.

## The table

table-where = { $game }, { $preset }
table-back = Zurück zum Tisch
table-deal = Runde { $deal }
table-deal-of = Runde { $deal } von { $deals }
table-trick = Stich { $trick }
table-trick-of = Stich { $trick } von { $tricks }
table-contract = Ansage
table-seats = Plätze
table-hand = Dein Blatt
table-on-table = Auf dem Tisch
table-last-trick = Letzter Stich
table-bot-level = Bot, { $level }
table-hint = Tipp
table-log = Diese Runde
table-scores = Stand
table-your-hand = Dein Blatt
figure-points = Augen im Blatt
figure-points-told = { $points } von { $all }
figure-longest = Längste Farbe
figure-longest-told = { $count } { $suit }, mit { $heads }
figure-longest-bare = { $count } { $suit }
figure-dealer = Geber
figure-dealer-out = Geber, setzt aus
figure-who = { $name }
figure-widow = Talon
figure-widow-told = { $count ->
    [one] Eine Karte, verdeckt
   *[other] { $count } Karten, verdeckt
}
table-words = In Worten
table-bidding = Bieten
table-bidding-holds = { $who ->
    [me] Das höchste Gebot hast du
   *[other] Das höchste Gebot hat { $name }
}
table-bidding-none = noch kein Gebot
table-tricks = Stiche
table-points = Augen
table-to-speak = bietet
table-your-bid = dein Gebot
table-to-play = spielt
table-then = danach
table-you = Du
table-winning = vorn
table-free-seat = freier Platz
table-somebody = jemand
table-away = abwesend
table-out = setzt aus
table-ready = bereit
table-open-hand = offenes Blatt
table-shown = gezeigt
table-calls = Gebote bisher
table-call-pass = passt
table-passed = hat gepasst
table-bid = Gebot: { $contract }
table-illegal = darf jetzt nicht gespielt werden
table-legal = darf gespielt werden
table-count = { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
}
table-taken-declarer = { $name } { $points }
table-taken-defenders = Gegenspieler { $points }
table-taken-label = { $name } { $declarer }, Gegenspieler { $opponents }
table-skip = Vorspulen
table-watching = Du schaust zu.
table-sitting-out = Du setzt diese Runde aus.
table-copied = Kopiert.
table-waiting = Warten auf Mitspieler
table-waiting-about = Schick diesen Link deinen Freunden. Es geht los, wenn alle sitzen.
table-widow = Der Talon
table-widow-cards = { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
}
table-waiting-guest = Es geht los, wenn alle sitzen.
table-waiting-seats = Hier fehlt noch jemand.
table-sit-title = Ein Platz ist frei
table-sit = Platz nehmen
table-watch = Nur zuschauen
table-unknown = Diesen Tisch gibt es nicht.
# beside a card's sign
table-called-tag = gerufen
# who handed the called card over
table-called-nobody = niemand hat sie
table-called-from = { $who ->
    [me] von dir
   *[other] von { $name }
}
table-own-line = { $name }: { $doings }
# on the dealer's button, where there is no room for the word
table-dealer-letter = G
table-go-on = Weiter
table-confirm = Noch einmal: { $what }
table-to-trump = wählt Trumpf
table-to-call = ruft
table-to-give = gibt ab
table-to-discard = drückt
table-said-trick = Auf dem Tisch: { $cards }.
table-said-trick-none = Auf dem Tisch liegt keine Karte.
table-said-card = { $who ->
    [me] { $card } von dir
   *[other] { $card } von { $name }
}
# how much is spoken; $level is one of the settings below
table-said-speech = Sprachausgabe: { $level }.
table-said-winning = { $who ->
    [me] Du bist vorn mit { $card }.
   *[other] { $name } ist vorn mit { $card }.
}
table-said = Was gesagt wurde
table-said-none = Noch wurde nichts gesagt.
table-said-first = Hier fängt es an.
table-said-last = Das ist alles bis jetzt.
table-said-earlier = Früher
table-said-later = Später
table-count-down = { $seconds ->
    [one] in { $seconds } Sekunde
   *[other] in { $seconds } Sekunden
}

table-pots = Töpfe
table-holds = hält
table-doubles = sagt Kontra
table-redoubles = sagt Re
table-call-hold = hält
table-call-double = Kontra
table-call-redouble = Re
table-laid-away = Du hast gedrückt
table-partner-called = Partner: { $card }
table-stopped = Stopp
# the declaring side's tricks and the others', where tricks count
table-taken-tricks-label = { $name } { $declarer }, die anderen { $opponents }

table-a-bot = Ein Bot
# at a seat; $bot is a bot's name, or “A bot”
table-covered = { $bot } spielt
table-covered-short = Bot spielt
table-promised = freigehalten für { $name }
table-nudged = alle warten
table-people = Am Tisch
table-dock-people = Tisch
table-claim = Abkürzen
claim-no-more = Ich mache keinen mehr
claim-cancel = Abbrechen
table-undo = Zurücknehmen
turn-nudged = Alle warten auf dich.

## Whose turn, and for what

turn-yours = Du bist dran.
turn-bid-first = Biete oder passe.
turn-bid-over = Biete höher als { $contract } oder passe.
turn-pass-only = Höher geht es nicht. Passe.
turn-trump = Wähle Trumpf.
turn-call = Rufe eine Karte.
turn-give = Wähle eine Karte, die du für { $card } hergibst.
turn-lead = Spiel aus, was du willst.
turn-lead-no-trump = Spiel aus, aber keinen Trumpf: Es ist noch keiner gefallen.
turn-follow = { $name } hat { $suit } ausgespielt: Bediene mit { $cards }.
turn-follow-any = { $name } hat { $suit } ausgespielt: Du musst bedienen.
turn-trump-with = { $name } hat { $suit } ausgespielt: Du musst stechen, mit { $cards }.
turn-trump-any = { $name } hat { $suit } ausgespielt: Du musst stechen.
turn-last = Deine letzte Karte.
turn-any = { $name } hat { $suit } ausgespielt: Du darfst jede Karte spielen.
turn-choose = Wähle eine der Antworten.
turn-other-auction = { $name } ist mit dem Bieten dran.
turn-other-trump = { $name } wählt Trumpf.
turn-other-call = { $name } ruft eine Karte.
turn-other-give = { $name } gibt eine Karte zurück.
turn-other-play = { $name } ist am Zug.
turn-over = Die Runde ist zu Ende.
turn-waiting = Warten auf { $names }.
turn-sent = Gesendet.
# $time is minutes and seconds: 0:42
turn-clock = In { $time } spielt ein Bot

rank-the-A = Ass
rank-the-K = König
rank-the-Q = Dame
rank-the-J = Bube
rank-the-T = Zehn
rank-the-9 = Neun
rank-the-8 = Acht
rank-the-7 = Sieben
rank-the-6 = Sechs

turn-bid-hold = { $contract } geht über dein Gebot: Halte, biete höher oder passe.
turn-hold-only = { $contract } geht über dein Gebot: Halte oder passe.
turn-bid-double = Biete höher als { $contract }, sag Kontra oder passe.
turn-double-only = Höher geht es nicht. Sag Kontra oder passe.
# $names is a list of those who doubled, $count how many they are
turn-redouble = { $count ->
    [one] Kontra von { $names }: Sag Re oder passe.
   *[other] Kontra von { $names }: Sag Re oder passe.
}
# $cards is a list to choose from
turn-call-partner = Rufe einen Partner mit { $cards }.
turn-discard = { $count ->
    [one] Drücke eine Karte.
    [2] Drücke zwei Karten.
    [3] Drücke drei Karten.
    [4] Drücke vier Karten.
   *[other] Drücke { $count } Karten.
}
turn-lead-called = Spiel aus, was du willst, aber { $suit } nur mit der gerufenen Karte.
turn-called-card = { $name } hat { $suit } ausgespielt: Spiel die gerufene Karte.
# after one of the sentences above
turn-or-stop = Oder sag „Stopp“ und behalte die Prämie für die ersten fünf Stiche.
turn-or-ask = Oder frag nach deinem Partner.
turn-other-discard = { $name } drückt.

## Choosing

bid-title = Dein Gebot
# the heading of what is asked while there is bidding, by the answers there are; $names is a list of those to redouble
bid-question = { $answers ->
    [bid-pass] Bieten oder passen?
    [bid] Bieten?
    [higher] Höher?
    [hold-higher-pass] Halten, höher oder passen?
    [hold-pass] Halten oder passen?
    [higher-double-pass] Höher, Kontra oder passen?
    [double-pass] Kontra oder passen?
    [redouble-pass] Re gegen { $names } oder passen?
    [pass] Passen?
   *[other] Höher oder passen?
}
# the bids by kind, where there are many
bid-kind-partner = Mit Partner
bid-kind-no-trumps = Allein, ohne Trumpf
bid-kind-alone = Allein, mit Trumpf
bid-kind-all = Allein, alle Stiche
bid-other-suit = andere Farbe
bid-price = Preis
bid-too-low = jetzt nicht:
bid-table-about = Die Preise gelten je Gegenspieler, gewonnen wie verloren. Die Gebote sind von unten nach oben nummeriert.
bid-hold = halten
bid-hold-title = „{ $contract }“ halten
bid-hold-about = Du hast vor { $name } geboten, da reicht das gleiche Gebot. Du spielst { $contract }, wenn { $name } nicht höher geht.
# the bid that stands: $price is a number, $unit what it is paid for
bid-standing = { $who ->
    [me] Du bietest { $contract }, { $price } { $unit }
   *[other] { $name } bietet { $contract }, { $price } { $unit }
}

## What a double is for, and what it pays in three cases

stake-double = Du meinst, { $name } kommt nicht auf { $points }. Mit Re: { $price }.
stake-double-plain = Du meinst, { $name } verliert. Mit Re: { $price }.
stake-redouble = Du meinst, du kommst trotzdem auf { $points }.
stake-redouble-plain = Du meinst, du gewinnst trotzdem.
stake-unit-per-point = pro Auge, mit { $name }
stake-unit-per-points = je { $per } Augen, mit { $name }
stake-unit-fixed = mit { $name }
stake-takes = { $who ->
    [me] Du machst { $points }
   *[other] { $name } macht { $points }
}
stake-made = Gewonnen
stake-beaten = Verloren
stake-without-double = ohne Kontra { $chips }
stake-without-redouble = ohne Re { $chips }
stake-nobody = niemand zahlt
bid-foot = Gewinnst du, zahlt dir jeder Gegenspieler. Verlierst du, zahlst du jedem.
bid-foot-sitters = Gewinnst du, zahlt dir jeder Gegenspieler. Verlierst du, zahlst du jedem, auch denen, die aussetzen.
bid-foot-full = Gewinnst du, zahlen dir alle. Verlierst du, zahlst du allen.
bid-foot-full-in-solos = Gewinnst du, zahlt dir jeder Gegenspieler, bei einem Solo zahlen alle. Verlierst du, zahlst du allen.
trump-title = Trumpf wählen
call-title = Eine Karte rufen
call-about = Hat sie ein Gegenspieler, gibt er sie dir und bekommt eine von deinen.
choose-title = Deine Antwort

bid-more = { $count ->
    [one] Noch eins
   *[other] Noch { $count }
}
bid-foot-partner = Allein rechnest du mit { $count ->
    [2] beiden
    [3] allen dreien
   *[other] allen { $count }
} ab. Mit Partner rechnet jeder von euch mit einem Gegenspieler ab.
call-partner-title = Einen Partner rufen
call-partner-about = Wer die Karte hat, spielt mit dir und schweigt, bis sie fällt.
call-partner-about-shown = Wer die Karte hat, spielt mit dir und wählt Trumpf, in einer anderen Farbe.
trump-title-partner = Du bist der Partner: Wähle Trumpf
discard-title = { $count ->
    [one] Eine Karte drücken
    [2] Zwei Karten drücken
    [3] Drei Karten drücken
    [4] Vier Karten drücken
   *[other] { $count } Karten drücken
}
discard-about = Sie zählen am Ende für dich; bis dahin sieht sie niemand. Ein kleiner Ring zeigt die Karten aus dem Talon.
discard-count = { $chosen } von { $count } gewählt
# the price of what is played: Frog: 1 a point, each
discard-price = { $contract }: { $price } { $unit }.
discard-points = { $points ->
    [one] bisher { $points } Auge
   *[other] bisher { $points } Augen
}
table-from-widow = aus dem Talon
discard-go = Drücken
stop-about = „First“ hast du sicher (fünf Stiche hintereinander). Sag Stopp und behalte die Prämie, oder spiel weiter auf alle acht („Last“).
ask-about = Wenn du fragst, gibst du die Prämie für alle acht auf.

## After the deal

settle-title = Abrechnung
settle-made = { $contract }, gewonnen
settle-lost = { $contract }, verloren
settle-drawn = { $contract }, unentschieden
settle-how = So wird gezahlt
settle-rule = Die Regel
# why the rest of a deal is not played: the number can no longer be reached, or what was not to be taken is
settle-early-against = { $needed } waren nicht mehr zu erreichen: Der Rest wird nicht gespielt.
settle-early-at-least = { $needed } waren nicht mehr zu erreichen: Der Rest wird nicht gespielt.
settle-early-at-least-all = Ein Gegenspieler hat Augen gemacht: Damit ist es entschieden.
settle-early-at-least-tricks = { $needed } Stiche waren nicht mehr zu erreichen: Der Rest wird nicht gespielt.
settle-early-no-points = Der Ansager hat Augen gemacht: Damit ist es entschieden.
settle-early-no-tricks = Der Ansager hat einen Stich gemacht: Damit ist es entschieden.
# how a deal ended that was not played to its last card
settle-claim-rest = { $who ->
    [me] Du hast den Rest beansprucht.
   *[other] { $name } hat den Rest beansprucht.
}
settle-claim-give-up = { $who ->
    [me] Du hast aufgegeben.
   *[other] { $name } hat aufgegeben.
}
settle-widow = Der Talon
settle-widow-for = { $who ->
    [me] Zählt für dich.
   *[other] Zählt für { $name }.
}
settle-payments = Zahlungen
settle-deal = Runde
settle-chips = Chips
settle-next = Nächste Runde
settle-end = Partie beenden
settle-end-sure = Für alle beenden?
settle-standing = Endstand
settle-copy = Protokoll kopieren
settle-look = Runde ansehen
settle-review = Rückblick
settle-back-deal = Zurück zur Runde
settle-back-day = Zur Runde des Tages
settle-challenge = Freunde herausfordern
settle-challenge-copied = Link kopiert. Schick ihn ab.
settle-challenge-kept = Link als Datei gespeichert.
settle-back-challenge = Zur Herausforderung
settle-again = Noch mal diese Karten
settle-back = Zurück zur Partie
settle-you = du
settle-waiting = Bereit. Warten auf { $names }.
settle-left = { $name } konnte nicht alles zahlen und ging mit { $chips ->
    [one] { $chips } Chip
   *[other] { $chips } Chips
}.
settle-cards = Alle Karten

final-title = Endstand
final-again = Noch eine Partie
final-look-back = Die letzte Runde
final-won = { $who ->
    [me] Du gewinnst.
   *[other] { $names } gewinnt.
}
final-declared = { $count ->
    [0] Nie Ansager
    [one] { $made ->
        [0] Einmal Ansager, nicht gewonnen
       *[other] Einmal Ansager, gewonnen
    }
   *[other] { $made ->
        [0] { $count }-mal Ansager, nie gewonnen
       *[other] { $count }-mal Ansager, { $made } gewonnen
    }
}
final-shared = Gemeinsam vorn: { $names }.

scores-deal = Runde
scores-now = Chips
scores-none = Noch ist keine Runde zu Ende.
scores-passed-out = alle gepasst

settle-laid-away = Gedrückt
settle-partner = { $who ->
    [me] mit dir
   *[other] mit { $name }
}

## Settings, help, rules

settings-language = Sprache
settings-theme = Aussehen
settings-theme-system = wie das Gerät
settings-theme-light = hell
settings-theme-dark = dunkel
settings-part-cards = Karten
settings-part-pace = Tempo
settings-part-keys = Tasten, Sprache und Ton
settings-order = Dein Blatt
settings-order-trumps = Trumpf zuerst
settings-order-turned = umgekehrt
settings-order-own = eigene Ordnung
settings-order-own-about = Zieh eine Karte an ihren Platz, oder verschieb sie mit Umschalt und den Pfeiltasten.
settings-faces = Bildkarten
settings-faces-clear = Buchstaben
settings-faces-courts = klassische Bilder
settings-colours = Farben
settings-colours-four = vier Farben
settings-colours-two = zwei Farben
settings-badges = Augen der Karten
settings-badges-about = Eine kleine Zahl auf den Karten, die zählen.
settings-pace = Tempo der Bots
settings-pace-none = sofort
settings-pace-quick = schnell
settings-pace-usual = normal
settings-pace-calm = ruhig
settings-rest = Fertige Stiche zeigen
settings-rest-short = kurz
settings-rest-usual = normal
settings-rest-long = lang
settings-onward = Nächste Runde
settings-onward-soon = nach 3 s
settings-onward-others = 10 s nach den anderen
settings-onward-me = wenn ich bereit bin
settings-still = Nach jedem Stich auf mich warten
settings-still-about = Auch nach jeder Runde.
settings-confirm = Vor Karte oder Gebot nachfragen
settings-confirm-about = Das erste Tippen wählt, das zweite spielt.
settings-last = Letzte Karte automatisch spielen
settings-letters = Buchstabentasten
settings-letters-about = Buchstaben und Ziffern als Kürzel; Pfeile und Eingabetaste gehen immer.
settings-speech = Was ein Screenreader sagt
settings-speech-brief = knapp
settings-speech-usual = normal
settings-speech-full = alles
settings-sound = Ton
settings-sound-about = Jedes Ereignis unten hat seinen eigenen Ton.
settings-sound-try = Töne anhören
sound-card = Eine Karte auf den Tisch
sound-turn = Du bist dran
sound-trick = Du machst den Stich
sound-chips = Du gewinnst Chips
sound-lost = Du verlierst Chips
sound-nudge = Alle warten auf dich
settings-nudge = Ein Ton, wenn alle auf dich warten
settings-nudge-about = Einmal, wenn die Erinnerung kommt.
settings-vibrate = Vibrieren, wenn du dran bist
settings-vibrate-about = Einmal, wenn du dran bist, zweimal zur Erinnerung.

help-how = So wird gespielt
help-how-short = Kurz gesagt
help-how-cards = Die Karten und ihre Reihenfolge
help-how-contracts = Was die Gebote bedeuten
help-gestures = Gesten
help-title = Tastatur
help-arrows = Von Karte zu Karte oder von Gebot zu Gebot gehen
help-enter = Karte spielen, Gebot abgeben
help-digits = Zu einer Karte gehen, nach ihrem Platz im Blatt
help-letters = Bieten oder passen mit dem gezeigten Buchstaben
help-last = Letzter Stich
help-trick = Den Stich vorlesen
help-contract = Die Ansage vorlesen
help-scores = Stand
help-speech = Was ein Screenreader sagt: knapp, normal, alles
help-said-key = , und .
help-said-back = Was davor gesagt wurde und danach
help-said = Alles Gesagte der Reihe nach
help-move-key = Umschalt ← →
help-move = Eine Karte verschieben, wenn dein Blatt in eigener Ordnung liegt
help-rulebook = Regeln
help-words = In Worten spielen und fragen
help-log = Diese Runde bis jetzt
help-help = Diese Liste
help-people = Am Tisch: reden, abkürzen, wer wo sitzt
help-hint = Ein Tipp: was der beste Spieler hier täte
help-take-back = Zurücknehmen, wenn du allein mit Bots spielst
help-touch-tap = Tippe auf eine Karte, und sie wird gespielt. Wirst du vorher gefragt, tippe zweimal.
help-touch-slide = Oder fahr mit dem Finger über dein Blatt: Die Karte darunter hebt sich und wird gespielt, wo du loslässt. Fährst du vom Blatt herunter, wird nichts gespielt.
help-touch-carry = Zieh eine Karte hoch und lass sie über dem Tisch los: Auch so wird sie gespielt.
help-touch-why = Tippe auf eine blasse Karte, und die Zeile darüber sagt, warum sie nicht geht, mit Link zur Regel.
help-touch-foot = Ganz unten: der letzte Stich, die Runde bis jetzt, der Stand, ein Tipp und wer am Tisch sitzt.
help-touch-words = Im Menü: die Regeln, die Einstellungen und eine Zeile für Worte.
help-escape = Schließen
help-arrows-key = Pfeile
help-enter-key = Eingabe
help-digits-key = 1 bis 0
help-letters-key = Buchstaben

## The log's own words

log-call = { $name }: gerufen
log-give = { $name }: abgegeben
log-took = macht den Stich
log-call-none = Keine Karte gerufen

log-hold = { $name }: gehalten
log-double = { $name }: Kontra
log-redouble = { $name }: Re
log-discard = { $name }: gedrückt
log-trump = { $name }: gewählt
log-partner = { $name }: Partner
log-stop = { $name }: Stopp
log-ask = { $name }: nach dem Partner gefragt

## What a hint, the coach and a list of deals write on the table itself

coach-slip = Begleiter
coach-rule = Die Regel
coach-others = { $count ->
    [one] Ein anderes Gebot
   *[other] { $count } andere Gebote
}
hint-best = der Tipp: am besten
hint-next-best = im Tipp
results-look = Runde { $deal } ansehen
