### The terminal: its commands, what can be wrong with a command line or a record, and the table played in words.

# Shown without the libraries that read this file: on one line, with no other placeables than these two.
libraries-missing = „{ $command }“ braucht Bibliotheken, die nicht installiert sind: { $remedy }

## Help, a page for each command

help-commands =
    spadille: Solo-Kartenspiele, allein gegen die anderen, im Browser, im Terminal, auf Papier.

    spadille serve    spielt im Browser
    spadille export   schreibt alles Gespeicherte heraus, als Sicherung oder für einen anderen Rechner
    spadille import   liest es in eine leere Datenbank ein
    spadille audit    prüft, ob alles Gespeicherte noch so ist, wie es geschrieben wurde
    spadille repair   rettet, was an einer beschädigten Datenbank heil ist, in eine neue Datei
    spadille games    listet die Spiele auf, und zu wievielt man sie spielt
    spadille bots     listet die Bots auf
    spadille rules    listet die Regelwerke eines Spiels auf, mit Quelle
    spadille play     spielt hier: Man tippt, was man am Tisch sagen würde
    spadille deal     spielt Runden nach dem Zufall und schreibt Protokolle davon
    spadille check    prüft Protokolle von Runden und Partien
    spadille code     schreibt jede Runde als eine Zeile Buchstaben und liest solche Zeilen
    spadille verify   prüft, ob wie versprochen gegeben wurde
    spadille score    sagt, wer wem was zahlt, wenn mit echten Karten gespielt wurde
    spadille club     macht aus den Dateien des Anschreibblocks die Listen für Spielabende und Saisons
    spadille solve    sagt, was eine Stellung wert ist, wenn alle Karten bekannt sind
    spadille review   sagt, was jede Entscheidung einer Runde wert war und was das Glück gebracht hat
    spadille arena    lässt Bots mit denselben Karten gegeneinander antreten, mit Zahlen dazu
    spadille study    spielt sehr viele Runden, auf vielen Rechnern, und legt sie als Tabellen ab
    spadille day      verwahrt die Geheimnisse der Runden des Tages und deckt sie hinterher auf
    spadille puzzle   findet Aufgaben in Runden von Bots und beweist sie
    spadille completion   schreibt, was eine Shell braucht, um Befehle zu ergänzen

    spadille BEFEHL --help    sagt mehr über einen davon
    spadille --version        sagt, welches Spadille das ist
help-games =
    spadille games: die Spiele, mit der Zahl der Spieler am Tisch und dem Namen.

    --json             ein JSON-Objekt je Zeile, auch mit den Regelwerken
    --language CODE    die Sprache; sonst die deines Rechners
help-bots =
    spadille bots: die Bots, der schwächste zuerst.

    --json             ein JSON-Objekt je Zeile
    --language CODE    die Sprache; sonst die deines Rechners
help-rules =
    spadille rules [SPIEL]: die Regelwerke, nach denen ein Spiel gespielt werden kann, mit Quelle; ohne
    Spiel die aller Spiele.

    --json             ein JSON-Objekt je Zeile, auch mit allen Optionen
    --language CODE    die Sprache; sonst die deines Rechners
help-completion =
    spadille completion bash|fish|zsh: ein Skript, das Befehle und Optionen ergänzt. Für bash:
    spadille completion bash > ~/.local/share/bash-completion/completions/spadille

    --language CODE    die Sprache dessen, was schiefgehen kann
help-play =
    spadille play: eine Partie hier im Terminal, gegen Bots. Tipp ein, was du am Tisch sagen würdest:
    „passe“, „Solo“, „Herz“, „Pik-Dame“ oder PD. Ein Fragezeichen zeigt, was du fragen kannst.

    --game SPIEL          das Spiel; sonst das erste, das es gibt
    --rules REGELN        wessen Regeln; sonst das erste Regelwerk des Spiels
    --options JSON        Regeln, die davon abweichen, etwa {"{"}"sixty": "made"{"}"}
    --seats N             so viele am Tisch, du mitgezählt; sonst so wenige, wie das Spiel braucht
    --bot BOT             wer die anderen sind; club
    --deals N             wie viele Runden; sonst wie im Regelwerk
    --seed WORT           ein Wort, das die Karten festlegt; sonst der Zufall
    --language CODE       die Sprache; sonst die deines Rechners
help-serve =
    spadille serve: der Tisch im Browser, von diesem Rechner aus.

    --host ADRESSE   die Adresse, auf der gelauscht wird; 127.0.0.1
    --port PORT      der Port, 0 für irgendeinen freien; 8765
    --data DATEI     die Datei, in der die Tische liegen
    --database URL   die PostgreSQL-Datenbank, in der sie stattdessen liegen
    --config DATEI   eine Datei mit diesen und weiteren Einstellungen, TOML
    --open           öffnet den Tisch im Browser
    --bot-delay SEKUNDEN   wie lange ein Bot für eine späte Karte braucht, für ein Gebot länger; 0.4
    --nonce-timeout SEKUNDEN    wie lange eine Runde darauf wartet, dass die Browser am Tisch abheben; 3
    --bot-workers N     wie viele Prozesse für Bots denken, die vorausdenken, 0 für keine solchen Bots; 2
    --deal-file DATEI     gibt die Karten dieser Protokolle, eines nach dem anderen, statt der zufälligen
    --daily-deal-secrets DATEI      die Geheimnisse der Runden des Tages, von spadille day commit erzeugt
    --offline-engine ORDNER    der Tisch ohne Server, wie make site ihn schreibt: der Anschreibblock geht dann auch ohne Netz
    --max-connections-per-client N        wie viele Seiten eine Adresse zugleich an Tischen offen haben darf; 200
    --tables-an-hour N  wie viele Tische eine Adresse in einer Stunde eröffnen darf; 60
    --delete-after-days TAGE  wie lange Tische bleiben, an denen niemand weiterspielt und keine Partie zu Ende kam, 0 für immer; 365
    --proxies ADRESSE  ein Reverse-Proxy, dem geglaubt wird; für jeden einmal; dieser Rechner
    --public-address ADRESSE       wo Browser den Server erreichen, etwa https://cards.example
    --cluster-address ADRESSE:PORT  wo der Proxy gerade diesen von mehreren Servern erreicht
    --lease-timeout SEKUNDEN  nach wie langem Schweigen die anderen die Tische dieses Servers übernehmen; 5
    --metrics        antwortet auf /metrics, was ohnehin geschieht; --no-metrics nicht
    --log FORM       lines: ein Log zum Lesen; json: eines zum Einsammeln; lines
    --log-level WORT das Geringste, was eine Zeile wert ist: debug, info, warning, error; info
    --language CODE  die Sprache dessen, was hier gesagt wird; sonst die deines Rechners
help-deal =
    spadille deal: vollständige Runden, vom Zufall gespielt, ein Protokoll je Zeile. Derselbe
    Befehl ergibt auf jedem Rechner dieselben Runden.

    --game SPIEL          das Spiel; sonst das erste, das es gibt
    --rules REGELN        wessen Regeln; sonst das erste Regelwerk des Spiels
    --options JSON        Regeln, die davon abweichen, etwa {"{"}"sixty": "made"{"}"}
    --seats N             so viele am Tisch; sonst so wenige, wie das Spiel braucht
    --count N             wie viele Runden; 1
    --seed WORT           ein Wort, das die Karten festlegt; 1
    --players WIE         spread: jede Ansage kommt gleich oft vor; random: jede erlaubte Antwort ist gleich wahrscheinlich
    --language CODE       die Sprache dessen, was schiefgehen kann
help-check =
    spadille check [DATEI ...]: prüft Runden und Partien, ein Protokoll je Zeile, und schreibt für jedes
    eine Zeile. Ohne Datei, oder für eine Datei namens -, wird die Standardeingabe gelesen.

    --language CODE       die Sprache der Meldungen

    Endet mit 0, wenn jedes Protokoll in Ordnung ist, mit 1, wenn eines es nicht ist, mit 2, wenn eine
    Datei sich nicht lesen lässt.
help-score =
    spadille score [DATEI ...]: rechnet Runden mit echten Karten ab, eine Zusammenfassung je Zeile, und
    schreibt für jede eine Zeile. Ohne Datei, oder für eine Datei namens -, wird die Standardeingabe gelesen.

    --language CODE       die Sprache der Meldungen

    Endet mit 0, wenn sich jede Zusammenfassung abrechnen lässt, mit 1, wenn eine es nicht tut, mit 2,
    wenn eine Datei sich nicht lesen lässt.

## What keeps a command from being carried out

error-unknown-command = „{ $word }“ ist kein Befehl. Es gibt { $commands }.
error-no-such-option = spadille { $command } hat keine Option { $option }. „spadille { $command } --help“ nennt die, die es gibt.
error-no-such-file = { $option } ist hier keine Option; für eine Datei dieses Namens schreib ./{ $option }.
error-too-many-words = „{ $word }“ ist ein Wort zu viel. „spadille { $command } --help“ sagt, was dort stehen soll.
error-said-twice = { $option } steht zweimal da.
error-nothing-said = { $option } braucht einen Wert.
error-empty-word = Ein leeres Wort bedeutet hier nichts. Hat eine Variable vielleicht keinen Wert?
error-bad-value = { $option } kann nicht „{ $value }“ sein.
error-misread = Diese Befehlszeile ergibt keinen Sinn. „spadille { $command } --help“ zeigt, wie man sie schreibt.
error-language = Die Sprache „{ $wanted }“ gibt es nicht. Es gibt { $languages }.
error-unknown-game = Das Spiel „{ $game }“ gibt es nicht. Es gibt { $games }.
error-unknown-rules = Die Regeln „{ $rules }“ gibt es für dieses Spiel nicht. Es gibt { $presets }.
error-unknown-option = Die Option „{ $option }“ hat dieses Spiel nicht. Es hat { $options }.
error-bad-option = Die Option { $option } kann nicht „{ $value }“ sein. Möglich: { $values }.
error-options = --options verlangt ein JSON-Objekt, etwa {"{"}"sixty": "made"{"}"}; „{ $options }“ ist keines.
error-seats = Dieses Spiel ist für { $least } bis { $most } am Tisch.
error-seats-only = Dieses Spiel ist für { $seats } am Tisch.
error-seed = Das Startwort „{ $seed }“ enthält Buchstaben, die nicht jeder Rechner gleich schreibt. Nimm a bis z und Ziffern.
error-players = --players kann nicht „{ $players }“ sein. Es gibt { $known }.
error-unknown-bot = Den Bot „{ $bot }“ gibt es nicht. Es gibt { $bots }.
error-deals-rounds = Nach diesen Regeln ist die Zahl der Runden durch die Zahl der Plätze teilbar, also durch { $seats }.
error-deals-range = Eine Partie hat { $least } bis { $most } Runden.
error-no-file = Die Datei { $file } gibt es nicht.
error-folder = { $file } ist ein Ordner; nenn eine Datei darin.
error-closed-file = Du darfst { $file } nicht lesen.
error-unreadable = { $file } lässt sich nicht lesen: { $why }.
error-no-input = Es gibt keine Standardeingabe.
error-not-utf-8 = { $file } ist ab Zeile { $line } kein UTF-8; danach wurde nichts mehr gelesen.
error-no-json = In { $file } steht keine Zeile JSON.
error-no-json-typed = In der Standardeingabe steht keine Zeile JSON; nenn eine Datei, oder leite eine mit < hinein.
error-pipe = Die Ausgabe wird nicht mehr gelesen.
error-machine = Das System lehnt ab: { $why }.

## The list of bots

listed-bot-novice = kennt die Regeln und die ersten Grundsätze, vergisst und verzählt sich aber
listed-bot-club = spielt nach Faustregeln, wie Leute, die sich auskennen
listed-bot-fast = spielt aus dem Bauch heraus, wie vom Experten gelernt
listed-bot-pimc = löst mögliche Verteilungen der verdeckten Karten und spielt, was darin am besten geht
listed-bot-ismcts = probiert aus, was folgen kann, und sieht bei dem, was gut ging, noch einmal hin
listed-bot-expert = denkt voraus und liest mit, was die anderen bieten und spielen

error-completion-shell = Für „{ $shell }“ gibt es keine Ergänzung. Es gibt sie für { $shells }.

## What is wrong with a record. $what is a key of the record format and stays as it is

fault-malformed = „{ $what }“ fehlt oder ist nicht, was es sein soll.
fault-malformed-plain = „{ $action }“ ist keine Handlung.
fault-malformed-record = Das ist kein Protokoll: Ein Protokoll ist ein JSON-Objekt in einer Zeile.
fault-malformed-match = „match“ fehlt oder ist kein Objekt.
fault-malformed-action = Eine Handlung ist ein Text, etwa „1 pass“.
fault-unknown-game = Das Spiel „{ $game }“ gibt es hier nicht.
fault-unknown-rules = Die Regeln „{ $rules }“ gibt es für dieses Spiel nicht.
fault-unknown-option = Die Option „{ $option }“ hat dieses Spiel nicht.
fault-bad-option = Die Option „{ $option }“ kann nicht „{ $value }“ sein.
fault-bad-deal-seats = Einen Tisch mit { $seats } Plätzen hat dieses Spiel nicht.
fault-bad-deal-dealer = Der Geber, { $dealer }, hat keinen Platz am Tisch.
fault-bad-deal-hands = Zu jedem Platz gehört genau ein Blatt.
fault-bad-deal-sitting-out = Platz { $seat } setzt aus und hat Karten, oder spielt mit und hat keine.
fault-bad-deal-hand-size = Platz { $seat } hat nicht die richtige Zahl Karten.
fault-bad-deal-widow = Der Talon hat nicht die richtige Zahl Karten.
fault-bad-deal-cards = Eine Karte fehlt, ist doppelt oder gehört nicht zum Kartenspiel.
fault-bad-deal-pots = Solche Töpfe gibt es hier nicht.
fault-not-your-turn = Dran ist Platz { $turn }, nicht Platz { $seat }.
fault-wrong-phase = „{ $verb }“ ist an dieser Stelle nicht möglich.
fault-unknown-contract = Die Ansage „{ $contract }“ gibt es in diesem Spiel nicht.
fault-bid-too-low = { $contract } ist nicht höher als { $standing }.
fault-not-in-hand = { $card } ist nicht in diesem Blatt.
fault-must-follow-suit = { $card } bedient nicht, aber das Blatt hat { $suit }.
fault-must-trump = { $card } sticht nicht, aber das Blatt hat kein { $suit } und einen Trumpf.
fault-trumps-not-broken = { $card } wird ausgespielt, aber es ist noch kein Trumpf gefallen, und das Blatt hat eine andere Farbe.
fault-bad-call-own = { $card } hat der Ansager selbst.
fault-bad-call-not-in-pack = { $card } gibt es in diesem Kartenspiel nicht.
fault-bad-call-required = Es muss eine Karte gerufen werden.
fault-bad-call-called = { $card } war gerufen und darf nicht zurückgegeben werden.
fault-wrong-result = „{ $what }“ ist mit { $stated } angegeben; die Runde ergab { $came }.
fault-wrong-result-unknown = Ein Ergebnis dieses Spiels hat kein „{ $key }“.
fault-wrong-result-unfinished = Ein Ergebnis ist angegeben, aber die Runde ist nicht zu Ende.
fault-bad-match-ended = Die Partie war vor dieser Runde zu Ende.
fault-bad-match-unfinished = Diese Runde ist nicht zu Ende, und doch geht die Partie weiter oder ist abgerechnet.
fault-bad-match-rules = Diese Runde wird nicht nach den Regeln der Partie gespielt.
fault-bad-match-seats = Diese Runde hat nicht so viele Plätze wie die Partie.
fault-bad-match-dealer = Dieser Geber ist nicht an der Reihe.
fault-bad-match-minutes = Diese Runde begann, als die Zeit schon abgelaufen war.
fault-bad-match-players = Einen Tisch für so viele hat dieses Spiel nicht.
fault-bad-match-standing = Der Stand ist mit { $stated } angegeben; die Runden ergeben { $came }.
fault-bad-summary = „{ $what }“ kann nicht stimmen.
fault-bad-summary-passed-out = In einer eingepassten Runde ist sonst nichts geschehen.
fault-bad-summary-declarer = Der Ansager spielt in dieser Runde nicht mit.

fault-must-bid = Das Blatt muss { $contract } oder mehr bieten.
fault-contract-not-allowed = Das Blatt hat nicht, was { $contract } verlangt.
fault-bad-call-partner = Mit dieser Karte darf kein Partner gerufen werden.
fault-bad-double-double = Auf dieses Gebot darf hier niemand Kontra sagen.
fault-bad-double-redouble = Es gibt kein Kontra, auf das man Re sagen könnte.
fault-bad-discard = Der Ansager muss so viele Karten drücken, wie aufgenommen wurden, alle aus dem Blatt und keine doppelt.
fault-bad-discard-ace = Ein Ass wird gedrückt, aber nicht alle Karten dieser Farbe, die der Ansager hat.
fault-must-play-called-card = { $called } ist gerufen und muss fallen, wenn die Farbe gespielt wird.
fault-bad-summary-partner = Dieser Platz kann nicht Partner gewesen sein.
fault-bad-summary-doubled = So kann nicht Kontra gesagt worden sein.

## Lists

list-or = { $first } oder { $last }
list-and = { $first } und { $last }

## What is typed at the table: words with commas between them. They are compared in small letters and without accents,
## and the names of suits, ranks and contracts count as well. What is written here is never shown.

spoken-filler = der, die, das, den, dem, des, ein, eine, einen, mein, meine, meinen, ich, in, im, mit, als, und, dazu, dafür, bitte, farbe, karte, karten, ist, sind, sei, trumpf, trümpfe, gegen, bieten, rufen, abgeben, drücken, spielen, ausspielen, legen, wählen
spoken-asking = was, welche, welcher, welches, welchen, wer, wen, wem, wessen, ist, sind, war, waren, zeig, zeige, sag, sage, mir, mich, ich, habe, hab, hat, haben, wurde, wurden, jetzt, denn, kann, wie, viel, viele, es, noch, schon, steht, liegt, liegen, an
spoken-nothing = keine, keine karte, keine karte rufen, keine rufen, nichts, niemand, nein

spoken-bid = biete, bietet, biet, ich biete
spoken-pass = passe, passen, pass, passt, p, weg, ich passe, ich bin weg
spoken-trump = trumpf, wähle, wähl, wählt, nimm, nehme
spoken-call = rufe, ruf, ruft, rufen, ich rufe
spoken-give = gib, gebe, gibt, abgeben, gib ab, gebe ab, gib her
spoken-play = spiele, spiel, spielt, lege, leg, legt, spiel aus, spiele aus, zugeben

spoken-suit-S = pi, p, ♠
spoken-suit-H = he, ♥
spoken-suit-D = ka, ♦
spoken-suit-C = kr, treff, ♣
spoken-rank-A = asse
spoken-rank-K = koenig, könige
spoken-rank-Q = damen, d
spoken-rank-J = buben, bub, b, bauer
spoken-rank-T = 10, zehner
spoken-rank-9 = neuner
spoken-rank-8 = achter
spoken-rank-7 = siebener
spoken-rank-6 = sechser

spoken-contract-solo = s
spoken-contract-heart-solo = h, herz, herzsolo, solo in herz, solo herz
spoken-contract-misere = m, miser, null
spoken-contract-guarantee = g, garantie, garant
spoken-contract-spread = d, offene misère, misère offen
spoken-contract-call = c, call, callsolo, rufsolo

spoken-ask-help = hilfe
spoken-ask-turn = dran, wer ist dran, zug, am zug, reihe, an der reihe
spoken-ask-hand = blatt, mein blatt, karten, meine karten, hand
spoken-ask-legal = erlaubt, erlaubte karten, was darf ich, darf ich, möglich, auswahl
spoken-ask-trick = stich, tisch, auf dem tisch, dieser stich
spoken-ask-last-trick = letzter stich, voriger stich, der letzte stich, vorher
spoken-ask-contract = ansage, gebot, gebote, höchstes gebot, augen, ansager
spoken-ask-scores = stand, chips, punkte, spielstand
spoken-ask-gone = gefallen, gefallene karten, gespielt, gespielte karten, raus
spoken-ask-voids = frei, farbfrei, blank, wer ist frei
spoken-ask-trumps = trumpf, trümpfe, trümpfe draußen, trumpf draußen, trümpfe übrig
spoken-ask-story = verlauf, bisher, bieten, was war bisher, geschichte
spoken-ask-rules = regeln, die regeln, einzelregeln
spoken-ask-rule = regel, die regel, warum, wieso
spoken-ask-quit = ende, beenden, verlassen, tisch verlassen, tschüss
spoken-next = weiter, nächste, nächste runde, bereit, los

spoken-hold = halte, halten, hält, ich halte
spoken-double = kontra, doppeln, dopple, ich dopple, ich sage kontra, sage kontra, x
spoken-redouble = re, rekontra, redoppeln, redopple, ich sage re, sage re
spoken-stop = stopp, stop, aufhören, ich höre auf, höre auf
spoken-ask = frage, fragen, ich frage, nach dem partner fragen, nach partner fragen, frage nach dem partner, frage nach meinem partner
spoken-discard = drücke, drück, drückt, drücken, lege weg, leg weg, weglegen

spoken-matador-1 = spadilla, spadill
spoken-matador-2 = manilla, manill
spoken-matador-3 = basto

spoken-contract-frog = f
spoken-contract-chico = c
spoken-contract-simple-solo = s, solo, simple, einfaches solo
spoken-contract-spade-solo = i, pik, piksolo, solo in pik, solo pik
spoken-contract-club-solo = k, kreuz, kreuzsolo, solo in kreuz, solo kreuz
spoken-contract-diamond-solo = a, karo, karosolo, solo in karo, solo karo
spoken-contract-question = q
spoken-contract-is-it = isit
spoken-contract-kicker = k
spoken-contract-grand = g
spoken-contract-six-trick-solo = x, six trick, sechs, sechs stiche, sechsstichsolo, solo sechs
spoken-contract-solo-is-it = o
spoken-contract-six-trick-solo-is-it = e, six trick is it, sechs is it, sechsstichsolo is it
spoken-contract-bronco = b
spoken-contract-bull-solo = u, bull
spoken-contract-solo-tout = tout
spoken-contract-solo-tout-is-it = n, tout is it

spoken-ask-partner = partner, mein partner, wer ist partner
spoken-ask-doubles = wer hat kontra, kontras, gedoppelt
spoken-ask-streak = first, last, first und last, prämie, prämien
spoken-ask-laid-away = gedrückt, gedrückte karten
spoken-ask-pots = töpfe, topf, einsätze

## What may be said and asked

may-say =
    Wenn du dran bist, tipp ein, was du sagen würdest: „passe“ oder eine Ansage; eine Farbe als Trumpf;
    eine Karte, etwa „Pik-Dame“, „Herz Zehn“ oder PD.
    Fragen kannst du jederzeit:
may-ask-help = ? – diese Liste
may-ask-turn = dran – wer dran ist, und womit
may-ask-hand = Blatt – deine Karten
may-ask-legal = erlaubt – alles, was du jetzt tun darfst
may-ask-trick = Stich – die Karten auf dem Tisch
may-ask-last-trick = letzter Stich – der davor
may-ask-contract = Ansage – was gespielt wird, von wem, und die Augen bisher; beim Bieten das höchste Gebot
may-ask-scores = Stand – wie viele Chips jeder hat
may-ask-gone = gefallen – die gespielten Karten nach Farben; „gefallen Herz“ für eine Farbe
may-ask-voids = frei – wer wovon sicher keine Karte mehr hat
may-ask-trumps = Trümpfe – die du noch nicht gesehen hast
may-ask-story = Verlauf – diese Runde von Anfang an
may-ask-rules = Regeln – die Regeln an diesem Tisch
may-ask-rule = warum – die Regel hinter der letzten Ablehnung; sonst, warum der Tipp am besten ist und wie gerechnet wurde
may-ask-quit = Ende – den Tisch verlassen

unclear-word = „{ $word }“ bedeutet hier nichts.
unclear-which = Welche davon: { $cards }?
unclear-card = Das ist keine einzelne Karte.
unclear-none-held = So eine Karte hast du nicht.
unclear-suit = Das ist keine einzelne Farbe.
unclear-contract = „{ $word }“ ist kein Gebot.
unclear-trump-later = Biete nur die Ansage; Trumpf wird gewählt, wenn das Bieten vorbei ist.
unclear-not-now = Du hast gerade nichts zu entscheiden.
hint-auction = Sag „passe“ oder eine Ansage: { $contracts }.
hint-trump = Sag eine Farbe, etwa „Pik“.
hint-call = Sag eine Karte, die du nicht hast, etwa „Kreuz-Ass“; oder „keine“, wo diese Regeln es erlauben.
hint-give = Sag eine von deinen Karten, etwa „Kreuz-Sechs“.
hint-play = Sag eine von deinen Karten, etwa „Pik-Dame“ oder PD; „erlaubt“ zeigt, welche du spielen darfst.
refused-rule = Die Regel: { $heading } ({ $rule }). „warum“ liest sie vor.
rule-none = Bisher wurde nichts abgelehnt.

may-ask-partner = Partner – wer mit dem Ansager spielt, soweit du es wissen darfst
may-ask-doubles = Kontras – wer Kontra gesagt hat, und gegen wen Re gilt
may-ask-streak = First – wie es für dich um „First“ und „Last“ steht
may-ask-laid-away = gedrückt – die gedrückten Karten, wenn es deine sind
may-ask-pots = Töpfe – was darin liegt

unclear-doubler = Re gegen wen: { $names }?
# $count is how many are to be laid away
unclear-count = { $count ->
    [one] Nenn eine Karte.
    [2] Nenn zwei verschiedene Karten.
    [3] Nenn drei verschiedene Karten.
    [4] Nenn vier verschiedene Karten.
   *[other] Nenn { $count } verschiedene Karten.
}
unclear-several = Das sind keine Karten.
hint-auction-more = Sag { $words } oder eine Ansage: { $contracts }.
hint-auction-only = Sag { $words }.
hint-auction-bids = Sag eine Ansage: { $contracts }.
hint-call-partner = Sag { $cards }.
# $count as above
hint-discard = { $count ->
    [one] Sag eine von deinen Karten, etwa „Pik-Zehn“.
    [2] Sag zwei von deinen Karten, etwa „Pik-Zehn und Herz-König“.
    [3] Sag drei von deinen Karten, etwa „Pik-Zehn, Herz-König und Dame“.
    [4] Sag vier von deinen Karten, etwa „Pik-Zehn und Neun, Herz-König und Dame“.
   *[other] Sag { $count } von deinen Karten, etwa „Pik-Zehn, Herz-König und Dame“.
}

## The table in words

welcome = Tipp ein, was du am Tisch sagen würdest. Ein Fragezeichen zeigt, was du fragen kannst.
pause = Eingabetaste für die nächste Runde; „Ende“ beendet die Partie.
pause-or-review = Eingabetaste für die nächste Runde; „Rückblick“ sagt, was diese wert war; „Ende“ beendet die Partie.
spoken-review = rückblick, der rückblick, was war sie wert
deal-dealer = { $who ->
    [me] Du gibst.
   *[other] { $name } gibt.
}
deal-eldest = { $who ->
    [me] Du bist Vorhand.
   *[other] { $name } ist Vorhand.
}
hand-cards = Dein Blatt: { $cards }.
hand-empty = Du hast keine Karten mehr.
suit-cards = { $suit }: { $ranks }
suit-cards-trump = { $suit } (Trumpf): { $ranks }
suit-cards-none = keine
choice-bid = { $contract }: { $promise }
figure = { $name } { $number }
chips-now = Chips: { $figures }.
left-bankrupt = { $who ->
    [me] Du konntest nicht alles zahlen und bist mit { $chips } Chips gegangen; auf deinem Platz sitzt jemand Neues.
   *[other] { $name } konnte nicht alles zahlen und ist mit { $chips } Chips gegangen; auf dem Platz sitzt jemand Neues.
}
rides-free = { $who ->
    [me] Du hast keine Chips mehr und spielst weiter: eine Freifahrt.
   *[other] { $name } hat keine Chips mehr und spielt weiter: eine Freifahrt.
}

choice-discard = { $count ->
    [one] Eine von diesen:
    [2] Zwei von diesen:
    [3] Drei von diesen:
    [4] Vier von diesen:
   *[other] { $count } von diesen:
}
quoted = „{ $word }“
pots-hold = In den Töpfen: { $pots }.

## Answers to what is asked

trick-empty = Auf dem Tisch liegt keine Karte.
trick-winning = { $who ->
    [me] Du liegst im Stich vorn.
   *[other] { $name } liegt im Stich vorn.
}
last-trick-none = Noch ist kein Stich gemacht.
playing-contract = { $who ->
    [me] Du spielst { $contract }: { $aim }.
   *[other] { $name } spielt { $contract }: { $aim }.
}
playing-trick = Stich { $trick } von { $tricks }.
playing-taken = { $who ->
    [me] Du hast { $points } Augen gemacht, die Gegenspieler { $against }.
   *[other] { $name } hat { $points } Augen gemacht, die Gegenspieler { $against }.
}
bid-none = Noch hat niemand geboten.
bid-stands = { $who ->
    [me] Das höchste Gebot ist deines: { $contract }.
   *[other] Das höchste Gebot ist von { $name }: { $contract }.
}
scores-after = { $deals ->
    [0] Noch ist keine Runde zu Ende.
    [one] Nach { $deals } Runde:
   *[other] Nach { $deals } Runden:
}
voids-none = Noch ist von niemandem bekannt, dass eine Farbe fehlt.
voids-of = { $who ->
    [me] Du bist frei von { $suits }.
   *[other] { $name } ist frei von { $suits }.
}
trumps-not-yet = Noch gibt es keinen Trumpf.
trumps-none = Bei dieser Ansage gibt es keinen Trumpf.
trumps-out = { $count ->
    [0] Du hast alle Trümpfe gesehen.
    [one] { $count } Trumpf ist noch draußen, in einem anderen Blatt oder im Talon.
   *[other] { $count } Trümpfe sind noch draußen, in anderen Blättern oder im Talon.
}
story-empty = In dieser Runde ist noch nichts geschehen.
option-as-published = { $option }: { $value }
option-of-origin = { $option }: { $value } ({ $origin })
option-differs = { $option }: { $value } (im Regelwerk: { $published })

# $figures: everybody's tricks
tricks-so-far = Stiche: { $figures }.
trumps-out-hands = { $count ->
    [0] Du hast alle Trümpfe gesehen.
    [one] { $count } Trumpf ist noch draußen.
   *[other] { $count } Trümpfe sind noch draußen.
}
partner-not-yet = Noch ist kein Partner gerufen.
partner-alone = { $who ->
    [me] Du spielst allein.
   *[other] { $name } spielt allein.
}
partner-not-shown = Gerufen ist { $card }; gezeigt hat die Karte noch niemand.
partner-only-you = Das weißt nur du.
doubles-none = Niemand hat Kontra gesagt.
doubles-no = In diesem Spiel gibt es kein Kontra.
doubles-doubled = { $who ->
    [me] Du hast Kontra gesagt.
   *[other] { $name } hat Kontra gesagt.
}
doubles-redoubled = { $who ->
    [me] Du hast Kontra gesagt, und gegen dich gilt Re.
   *[other] { $name } hat Kontra gesagt und Re bekommen.
}
streak-no = Bei dieser Ansage gibt es weder „First“ noch „Last“.
streak-not-yet = Noch ist nichts gespielt.
streak-unbroken = { $tricks ->
    [one] Die Ansagerseite hat den ersten Stich gemacht.
   *[other] Die Ansagerseite hat die ersten { $tricks } Stiche gemacht.
}
streak-kept = „First“ zählt, wenn die Ansage gewonnen wird; „Last“ ist verloren.
streak-broken = Die anderen haben einen Stich gemacht: kein „First“, kein „Last“.
streak-unknown = Nicht jeden Stich hat der Ansager selbst gemacht, und der Partner ist noch unbekannt.
streak-asked = Nach dem Partner wurde gefragt: „Last“ ist nicht mehr zu gewinnen.
laid-away-nothing = Es ist nichts gedrückt.
laid-away-hidden = { $count ->
    [one] { $name } hat verdeckt eine Karte gedrückt.
    [2] { $name } hat verdeckt zwei Karten gedrückt.
    [3] { $name } hat verdeckt drei Karten gedrückt.
    [4] { $name } hat verdeckt vier Karten gedrückt.
   *[other] { $name } hat verdeckt { $count } Karten gedrückt.
}
laid-away-cards = { $who ->
    [me] Du hast { $cards } gedrückt: { points }.
   *[other] { $name } hat { $cards } gedrückt: { points }.
}
pots-no = An diesem Tisch gibt es keine Töpfe.
rules-bonuses-in = Bei { $contracts }: { $bonuses }
