### Welches Solo war es? Eine Seite mit Fragen zu einem Spiel, an das du dich erinnerst.

recall-title = Welches Solo war es? Acht Fragen finden das Kartenspiel von damals
recall-about = Antworte, was du von einem Spiel noch weißt, das du einmal gespielt oder gesehen hast. Höchstens acht Fragen, und du darfst jede auslassen.
recall-link = Welches Solo war es? Acht Fragen finden das Spiel von damals.
recall-count = Frage { $number } von höchstens { $most }
recall-unknown = Das weiß ich nicht mehr
recall-possible = Noch möglich
recall-result = Am ähnlichsten ist
recall-fits = Das passt
recall-differs = Das ist anders
recall-differs-said = (du erinnerst dich: { $answer })
recall-play = Das spielen
recall-given = Deine Antworten
recall-back = Letzte Antwort zurücknehmen
recall-again = Von vorn
recall-ignored = Ein Teil des Links beantwortet diese Fragen nicht. Er wurde weggelassen.
recall-noscript = Bleibt die erste Frage stehen, vergleiche dein Spiel mit den Antworten unten.
recall-overview = Alle Fragen, mit der Antwort jedes Spiels
recall-column = Frage
recall-middle = Talon
recall-yes = ja
recall-no = nein
recall-contract = { $contract }

## Die Fragen und ihre Antworten

recall-widow = Nahm das höchste Gebot die übrigen Karten auf?
recall-widow-none = es gab keine übrigen Karten
recall-widow-closed = nein, sie blieben verdeckt
recall-widow-lowest = nur beim niedrigsten Gebot
recall-widow-several = ja, bei mehr als einem Gebot

recall-lowest = Wie hieß das niedrigste Gebot?

recall-ten = Stand die Zehn über dem König?

recall-players = Wie viele spielten in einer Runde?
recall-players-count = { $count }

recall-hand = Wie viele Karten hattest du?
recall-hand-count = { $count }

recall-bids = Wie viele verschiedene Gebote gab es?
recall-bids-few = zwei oder drei
recall-bids-some = vier oder fünf
recall-bids-six = sechs
recall-bids-many = mehr als sechs

recall-highest = Wie hieß das höchste Gebot?

recall-secret = Konnten zwei heimlich zusammen spielen?

recall-top = War eine Karte immer der höchste Trumpf, gleich welche Farbe Trumpf war?
recall-top-card = ja, { $card }

recall-nothing = Gab es ein Gebot, nichts zu nehmen?
recall-nothing-no-points = ja, keine Augen
recall-nothing-no-tricks = ja, keinen Stich

recall-all = Gab es ein Gebot, alle Stiche zu gewinnen?

recall-auction = Wie wurde geboten?
recall-auction-rotation = reihum, bis alle bis auf einen gepasst hatten
recall-auction-duel = zwei gegeneinander, bis einer passte
recall-auction-one-round = eine einzige Runde, mit einem Gebot für jeden
recall-auction-doubling = reihum, und die anderen konnten verdoppeln

recall-price = Was brachte das niedrigste Gebot?
recall-price-per-point = { $value } pro Auge
recall-price-per-points = { $value } für je { $per } Augen
recall-price-fixed = immer { $value }

recall-suits = Was konnte bei einem gewöhnlichen Solo Trumpf sein?
recall-suits-any = jede Farbe
recall-suits-except = jede Farbe außer { $suits }
recall-suits-told = das Gebot selbst nannte die Farbe

recall-half = Was war bei genau der Hälfte der Augen?
recall-half-drawn = { $points } war unentschieden: niemand zahlte
recall-half-won = { $points } reichte
recall-half-lost = { $points } war zu wenig
recall-half-uncounted = wir zählten Stiche, keine Augen

recall-packets = Wie wurden die Karten gegeben?
recall-packets-packets = { $packets }
recall-packets-singly = einzeln

recall-start = Womit habt ihr angefangen?
recall-start-score = mit nichts: die Punkte wurden aufgeschrieben
recall-start-chips = mit je { $chips } Chips

recall-dealer = Was tat der Geber, wenn ihr zu viert wart?
recall-dealer-none = setzte aus, zahlte nichts und bekam nichts
recall-dealer-on-loss = setzte aus und bekam etwas, wenn der Ansager verlor
recall-dealer-full = setzte aus, zahlte und bekam wie die anderen
recall-dealer-full-in-solos = setzte aus, zahlte und bekam bei manchen Geboten wie die anderen
recall-dealer-plays = wir waren nicht vier, oder der Geber spielte mit

recall-lead = Wer spielte die erste Karte aus?
recall-lead-eldest = links vom Geber
recall-lead-left-of-declarer = links vom Ansager
recall-lead-declarer = der Ansager

recall-trumps = Durftest du jederzeit Trumpf ausspielen?

recall-seen = Sahen alle die Karten, die aufgenommen wurden?

recall-called = Konnte der Ansager eine Karte aus einer anderen Hand verlangen?
recall-called-optional = ja, aber er musste nicht
recall-called-required = ja, und er musste

recall-open = Lag bei manchen Geboten die Hand offen?
recall-open-before-lead = ja, vor der ersten Karte
recall-open-after-lead = ja, nach der ersten Karte
recall-open-after-opponents = ja, nach den ersten Karten der anderen
