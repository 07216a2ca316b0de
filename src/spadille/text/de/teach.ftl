### The coach: the tips for the deals after a lesson. Each sentence follows from a rule.

coach-title = Begleiter
coach-tip = Ein Rat
coach-understood = Verstanden

## Tips

tip-bid-higher = Ein Gebot muss höher sein als das letzte, und wer gepasst hat, ist draußen. Langer Trumpf mit Ass oder Zehn ist ein Gebot wert.
tip-misere = Bei Misère darf der Ansager keine Karte mit Augen bekommen. Spiel niedrig aus und lass den Ansager nehmen, was zählt.
tip-feed = Liegt dein Partner gegen den Ansager im Stich vorn? Schmiere: Gib ein Ass, eine Zehn oder einen König hinein.
tip-defend = Gegen den Ansager: Spiel so aus, dass der Ansager als Zweiter dran ist und dein Partner zuletzt.
tip-long-suit = Länge ist mehr wert als hohe Karten: Wähle die Farbe, von der du am meisten hast.
tip-last-trick = Vergessen, was gefallen ist? Den letzten Stich kannst du ansehen, bis die nächste Karte ausgespielt wird.
tip-widow = Der Talon gehört dem Ansager: Seine Augen entscheiden so manche knappe Runde.
tip-nobody-bid = Passen alle, zahlt niemand, und der Nächste gibt.
tip-double = Bist du sicher, dass das Gebot scheitert? Sag Kontra: Zwischen dir und dem Ansager zählt dann alles doppelt, gewonnen oder verloren.
tip-redouble = Gegen dich steht ein Kontra. Sag Re, wenn du sicher bist, dann zählt es vierfach; oder passe und lass es dabei.
tip-hold = Du hast zuerst geboten und darfst halten: Dasselbe Gebot ist wieder deins, und die andere Seite muss höher gehen.
tip-partner = Du spielst mit dem Ansager. Weiß es noch niemand, dann verrate es nicht, bevor die gerufene Karte fällt.
tip-called = Die gerufene Farbe ist ausgespielt: Die gerufene Karte muss jetzt fallen.
tip-ask = Du darfst fragen, wer dein Partner ist. Damit gibst du „Last“ auf.
tip-stop = Ihr habt fünf hintereinander. Sag Stopp, und „First“ ist sicher; spiel weiter, und es heißt alle acht oder keine Prämie.
tip-no-duty = Bediene, wenn du kannst. Wenn nicht, geht jede Karte; stechen musst du hier nicht.
tip-queens = Beide schwarzen Damen sind immer Trumpf, wenn es Trumpf gibt. Sie gehören dann zur Trumpffarbe, nicht zu ihrer eigenen.
tip-mackers = Hat eine Seite die drei höchsten Trümpfe oder mehr bekommen, sind das Mackers: Jeder erhöht den Preis, gewonnen oder verloren.
