### The games at some length: where they come from, and whose rules are followed.

about-title = Die Spiele und woher sie kommen
about-lead = Diese Spiele sind alt und gehören allen, die sie spielen. Sie kommen aus Deutschland, haben in Amerika ihre Form gefunden und wurden selten aufgeschrieben, immer knapp und nie zweimal gleich. Fast jedes Regelwerk hier folgt einer bestimmten Beschreibung und sagt, welcher. Wo sie schweigt, mussten wir entscheiden; solche Hausregeln sind gekennzeichnet.
about-hand = Ein Blatt bei { $game }
about-another = Anderes Blatt
about-play = Spielen
about-rules = Die Regeln
about-sources = Regelwerke hier
about-free = Spadille kostet nichts, zeigt keine Werbung und verlangt kein Konto. Die Bots sehen ihre eigenen Karten und keine anderen, und nach jeder Runde kannst du prüfen, ob wie versprochen gegeben wurde.
about-game-six-bid = Oft wird es mit Salt Lake City verbunden, und seine Vorfahren spielte man in Süddeutschland. Jemand sagt: „Das schaffe ich allein“, und sagt auch, wie; die beiden anderen tun sich zusammen, um es zu verhindern. Im Spiel sind 120 Augen, und meist willst du mehr als 60 davon. Eine Runde dauert drei Minuten.
about-game-progressive = Vier Farben, vier Preise, und darunter der Frog, bei dem du den Talon aufnimmst. Hältst du ein Gebot für zu kühn, dann sagst du es: Kontra. Wer geboten hat, darf mit Re antworten. Manche Bücher schreiben das Spiel Denver zu.
about-game-german-solo = Vier am Tisch, je acht Karten, und nur Stiche zählen. Die Kreuz-Dame ist immer der höchste Trumpf: Sie heißt Spadille, und von ihr haben wir unseren Namen. Manchmal spielst du allein; öfter rufst du ein Ass, und ein paar Stiche lang rätseln drei Leute, wer dein Partner ist.
about-game-frog = Drei Gebote, Frog, Chico und Grand, für drei bis fünf am Tisch. Gedruckt wurde es 1907 und seitdem immer wieder beschrieben; wir folgen fünf Beschreibungen, und jede ist ein eigenes Regelwerk.
about-game-slough = Drei Gebote und bis zu sieben am Tisch, so wie es 1922 in den Official Rules of Card Games steht; ohne den Frog ist es Straight Solo, und um feste Beträge gespielt heißt es Coeur d’Alene Solo.
about-game-sluff = Drei Gebote, und drei spielen die Runde. Zu viert setzt der Geber aus, darf den Talon ansehen und bekommt etwas, wenn der Ansager verliert. Der Ansager spielt aus, Trumpf aber erst, wenn schon einer gefallen ist. Beschrieben hat es der Autor eines Programms, das es spielt.
about-game-tapp = Eine Frage, ein Solo, ein Herz-Solo, und wenn du dich traust, der Tout, bei dem du alle Stiche versprichst. Wir folgen einem Lexikon von 1909, zwei Büchern und einem Faltblatt mit Geboten auf Stiche.
about-game-tarok = Deutschtarok wurde hundert Jahre lang in bayerischen Wirtshäusern gespielt: eine Frage mit dem Talon auf der Hand, ein Solo ohne ihn, und beides in Herz teurer. Wir folgen einer Abhandlung von 1839 und einer Anleitung von 1881, so wie ein Aufsatz sie wiedergibt.
