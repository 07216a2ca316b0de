### The public pages, which need no script: rules, starts of games, about, the deal of the day.


## Addresses: lower case, without spaces

pages-path-rules = regeln
pages-path-play = spielen
pages-path-about = herkunft
pages-path-daily = runde-des-tages

## Around a page

pages-nav = Spadille
pages-nav-rules = Regeln
pages-nav-daily = Runde des Tages
pages-nav-about = Herkunft
pages-trail = Wo du bist
pages-skip = Zum Text
pages-contents = Auf dieser Seite
pages-foot = Regeln, die keine Quelle klärt, sind als Hausregeln gekennzeichnet.
pages-examples = { $count ->
    [one] Ein Beispiel
   *[other] { $count } Beispiele
}

## Titles as people search for them, headings, descriptions

pages-title-rules = Regeln der Solo-Kartenspiele: Six-Bid, Progressive, Deutschsolo, Frog
pages-heading-rules = Die Regeln
pages-about-rules = Die Regeln der amerikanischen Solospiele, jedes Regelwerk mit Preisen und Quelle, zum Lesen und Drucken.
pages-title-game = { $game }, Kartenspiel: Regeln, Gebote und Abrechnung
pages-heading-game = { $game }: die Regeln
pages-about-game = Regeln für { $game }: Karten, Gebote und ihre Preise, Spielverlauf und Abrechnung. { $about }
pages-title-preset = { $game } nach { $preset }: Gebote, Preise und Hausregeln
pages-heading-preset = { $game } nach { $preset }
pages-about-preset = { $game } nach { $preset }: jedes Gebot mit seinem Preis, jede Regel, und was davon Hausregel ist. { $about }
pages-title-glossary = Wörter der Solospiele: Talon, Frog, Matador, Misère
pages-heading-glossary = Die Wörter
pages-about-glossary = Was man am Kartentisch unter Talon, Vorhand, Ansager, Misère und den anderen Wörtern dieser Spiele versteht.
pages-title-real-table = Fehler beim Kartenspiel: Vergeben, nicht bedient, falsch ausgespielt
pages-heading-real-table = Am echten Tisch
pages-about-real-table = Was tun bei falschem Geben, einer gezeigten Karte, nicht bedienter Farbe oder einem gesehenen Talon: unsere Vorschläge, alles Hausregeln.
pages-title-play = { $game } online spielen, kostenlos, gegen Bots oder mit Freunden
pages-heading-play = { $game } spielen
pages-about-play = { $game } im Browser spielen, gegen gute Bots oder mit Freunden. Kostenlos und ohne Konto.
pages-title-daily = Runde des Tages: eine Solo-Runde für alle

## What a page says of a game

pages-glance = Auf einen Blick
pages-players = Spieler
pages-players-all = { $players }
pages-players-are = { $players } in jeder Runde, { $least } bis { $most } am Tisch
pages-pack = Karten
pages-pack-is = { $count }: { $high } bis { $low } in vier Farben
pages-hand = Geben
pages-dealt = je { $hand }
pages-dealt-widow = je { $hand }, { $widow } für den Talon
pages-aim = Ziel
pages-aim-points = Biete, und hol von den { $total } Augen so viele, wie dein Gebot verspricht
pages-aim-tricks = Biete, und hol so viele Stiche, wie dein Gebot verspricht
pages-order = { $suit }, von oben nach unten.
pages-order-points = { $suit }, von oben nach unten, mit den Augen jeder Karte. In den anderen Farben ist es genauso.
pages-order-trumps = Die Trümpfe, wenn { $suit } Trumpf ist, von oben nach unten.
pages-order-in = { $order } So bei: { $contracts }.
pages-contracts = Ansagen und Preise
pages-contracts-of = Die Ansagen nach { $preset }, von der niedrigsten bis zur höchsten.
pages-prices = Preise je Regelwerk
pages-prices-about = Was jede Ansage in jedem Regelwerk wert ist:
pages-column-bid = Gebot
pages-column-trumps = Trumpf
pages-column-promise = Du versprichst
pages-column-price = Wert
pages-column-option = Regel
pages-column-value = Hier
pages-column-origin = Woher
pages-options = Alle Regeln dieses Regelwerks
pages-seats = { $seats } am Tisch
pages-cases = Drei Abrechnungen
pages-case = { $contract }: { $outcome }.
pages-case-points = { $contract } mit { $points } Augen: { $outcome }.
pages-case-won = Jeder Gegenspieler zahlt { $value }.
pages-case-lost = Der Ansager zahlt jedem Gegenspieler { $value }.
pages-case-won-partner = Beide Partner bekommen je { $value } von einem Gegenspieler.
pages-case-lost-partner = Beide Partner zahlen je { $value } an einen Gegenspieler.
pages-sources = Quellen
pages-house-count = { $count ->
    [0] keine Hausregel unter den Einzelregeln
    [one] 1 Hausregel unter den Einzelregeln
   *[other] { $count } Hausregeln unter den Einzelregeln
}
pages-hand-title = Spiel dieses Blatt: Du bietest zuerst
pages-hand-about = Das Blatt aus dem ersten Beispiel, nach { $preset }. Die anderen Plätze nehmen Bots ein.
pages-play = Jetzt spielen
pages-play-by = Nach { $preset } spielen
pages-build = Regeln ändern

## Questions people ask

pages-questions = Häufige Fragen
pages-ask-players = Zu wievielt spielt man { $game }?
pages-answer-players = { $players }.
pages-ask-cards = Welche Karten braucht man für { $game }?
pages-answer-cards = { $count } Karten. Alle bekommen je { $hand }.
pages-answer-cards-widow = { $count } Karten. Alle bekommen je { $hand }, und { $widow } liegen im Talon.
pages-ask-rank = Welche Karte sticht welche bei { $game }?
pages-answer-rank = Von oben: { $ranks }.
pages-answer-rank-matadors = Von oben: { $ranks }. In der Trumpffarbe stehen die Matadore darüber.
pages-ask-points = Was zählen die Karten bei { $game }?
pages-worth = { $rank } { $points }
pages-answer-points = Sie zählen: { $worth }; die anderen nichts. Zusammen sind das { $total } Augen.
pages-ask-bids = Welche Gebote gibt es bei { $game }?
pages-answer-bids = { $count ->
    [one] Eines: { $bids }.
   *[other] { $count }, vom niedrigsten zum höchsten: { $bids }.
}
pages-ask-void = Muss man bei { $game } stechen?
pages-answer-void-must-trump = Ja. Kannst du nicht bedienen, musst du Trumpf spielen. Hast du keinen, spielst du, was du willst.
pages-answer-void-free = Nein. Du musst bedienen. Kannst du es nicht, spielst du, was du willst.
pages-ask-widow = Wozu dient der Talon bei { $game }?
pages-widow-taken-up = Bei { $contracts } nimmt der Ansager den Talon auf und drückt ebenso viele Karten.
pages-widow-declarers = Bei { $contracts } zählen die Augen im Talon am Ende für den Ansager.
pages-widow-last-trick = Bei { $contracts } gehört der Talon zum letzten Stich.
pages-widow-nobodys = Bei { $contracts } zählt der Talon für niemanden.
pages-ask-play = Kann man { $game } online spielen?
pages-answer-play = Ja: hier, kostenlos und ohne Konto, gegen Bots oder mit Freunden.

## The deal of the day

pages-daily-games = In jedem Spiel gibt es jeden Tag eine Runde. Du spielst sie einmal, gegen Bots, an deinem eigenen Tisch.
pages-daily-par = Danach siehst du, was der Experte aus denselben Karten gemacht hat und wie es den anderen ergangen ist.
pages-daily-proof = Einen Tag später können alle die Karten sehen und prüfen, ob sie im Voraus feststanden.
pages-daily-open = Runde des Tages spielen

## The examples of the rulebook: the names of their lines, and words in them

example-rules = Regeln
example-seats = Plätze
example-dealer = Geber
example-hand = Blatt
example-widow = Talon
example-calls = Gebote
example-discard = drückt
example-trump = Trumpf
example-trick = Stich
example-points = Augen
example-outcome = Ausgang
example-value = Wert
example-payments = Zahlungen
example-cards = Karten
example-active = spielen mit
example-refused = abgelehnt
example-declarer = Ansager
example-contract = Ansage
example-turn = am Zug
example-may = darf
example-passed-out = eingepasst
example-left = bleiben
example-leader = spielt aus
example-table = Tisch
example-card = Karte
example-legal = erlaubt
example-winner = gewinnt
example-start = Start
example-bankrupt = zahlungsunfähig
example-chips = Chips
example-over = aus
example-unpaid = unbezahlt
example-call = ruft
example-stops = hört auf
example-partner = Partner
example-tricks = Stiche
example-first = first
example-mackers = Mackers
example-bank = Bank
example-last = last
example-called = gerufen
example-suit = Farbe
example-know = wissen es
example-missed = verfehlt
example-says = sagt
example-asks = fragt
example-end = Ende
example-doubled = Kontra
example-pots = Töpfe
example-pots-after = Töpfe danach
example-made = erfüllt
example-give = gibt zurück
example-word-yes = ja
example-word-no = nein
example-word-none = keiner
example-word-1st = 1. Karte
example-word-2nd = 2. Karte
example-word-3rd = 3. Karte
example-word-4th = 4. Karte
