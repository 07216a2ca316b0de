### In the review: what could be believed of each hidden card, beside where it was.

beliefs-title = Wo die Karten sitzen konnten
beliefs-about = Wie oft jede Karte dort sitzen konnte, bei 100 Verteilungen, die zu Blatt, Geboten und Spiel bis dahin passen. Der Ring zeigt, wo sie saß; ein Strich heißt nie.
beliefs-nobody = Talon oder gedrückt
beliefs-widow = Talon
beliefs-back = Die Entscheidung davor
beliefs-on = Die nächste Entscheidung
beliefs-none = Da war schon jede Karte bekannt.
# $card is a card’s name; $places a list; $lay where it was
beliefs-card = { $card }: { $places }. Hier saß die Karte: { $lay }.
beliefs-place = { $name } { $of }
beliefs-likeliest = Dort, wo sie am ehesten zu erwarten waren: { $right } der { $count } Karten.
