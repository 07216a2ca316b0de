### Die Tischkarte: die Regeln eines Tisches auf einer gedruckten Seite.

card-title = Tischkarte
card-page-title = { $game } nach { $preset }: die Regeln auf einer Seite zum Drucken
card-about = Die Regeln von { $game } nach { $preset } auf einer Seite: Karten, Gebote, Preise, wer ausspielt und was gezahlt wird. Druck sie auf A5, A4 oder Letter.
card-print = Tischkarte drucken
card-back = Zurück zu den Regeln
card-sum = { $players } Spieler, { $count } Karten, je { $hand }
card-sum-widow = { $players } Spieler, { $count } Karten, je { $hand } und { $widow } im Talon
card-order = Von oben nach unten.
card-order-points = Von oben nach unten, mit Augen. { $total } im Ganzen.
card-order-in = So bei { $contracts }.
card-of-trumps = Trumpf-{ $rank }
card-matadors = Darüber als Trümpfe, in dieser Reihenfolge: { $cards }.
card-changed = Hausregeln: { $rules }.

card-deal = Geben
card-deal-packets = { $packets }.
card-deal-widow = Talon
card-deal-singly = Eine Karte nach der anderen. Die Karten { $places } des Stapels sind der Talon.

card-auction = Bieten
card-auction-rotation = Zuerst links vom Geber, dann im Uhrzeigersinn: höher bieten oder passen. Wer gepasst hat, ist draußen.
card-auction-duel = Die ersten zwei links vom Geber bieten gegeneinander, bis einer passt. Der Nächste trifft dann auf den anderen.
card-auction-precedence = Die ersten zwei links vom Geber bieten gegeneinander, bis einer passt; der Erste darf das Gebot des anderen halten. Der Nächste trifft dann auf den, der übrig ist.
card-auction-doubling = Zuerst links vom Geber, dann im Uhrzeigersinn: höher bieten oder passen. Die anderen dürfen das Gebot verdoppeln.
card-auction-one-round = Zuerst links vom Geber, im Uhrzeigersinn: ein Gebot für jeden, höher als das letzte, oder passen.
card-passed = Passen alle, gibt der Nächste.
card-forced = Passen alle, spielt { $contract }, wer { $card } hat.

card-play = Spielen
card-void-must-trump = Bediene. Kannst du nicht, musst du stechen. Kannst du auch das nicht, spielst du, was du willst.
card-void-free = Bediene. Kannst du nicht, spielst du, was du willst.
card-lead = Zuerst spielt { $who } aus.
card-lead-in = Bei { $contracts } spielt zuerst { $who } aus.
card-lead-eldest = der Spieler links vom Geber
card-lead-left-of-declarer = der Spieler links vom Ansager
card-lead-declarer = der Ansager
card-trumps-broken = Trumpf darf erst ausgespielt werden, wenn einer gefallen ist.

card-widow = Der Talon

card-pay = Zählen
card-drawn = Genau { $points } ist unentschieden: niemand zahlt.
card-bank = Setzt niemand aus, zahlt ein Ansager, der verliert, auch der Bank einen Anteil.
card-side-only = Nur die Seite des Ansagers zahlt oder bekommt, und zwar von der Bank.
card-ante = Vor dem Geben legt jeder { $chips } in { $pot }.
card-bonuses = Zulagen: { $bonuses } (bei { $contracts }).

card-rest = Mehr am Tisch
card-rest-dealer = Der Geber setzt aus.
card-rest-dealer-and-left = Der Geber setzt aus; zu fünft und mehr auch die links vom Geber.
card-rest-dealer-and-third-left = Der Geber setzt aus; zu fünft auch der dritte links.
card-with = Mit { $seats }: { $text }
card-sitters-none = Wer aussetzt, zahlt nichts und bekommt nichts.
card-sitters-on-loss = Wer aussetzt, bekommt etwas, wenn der Ansager verliert.
card-sitters-full = Wer aussetzt, zahlt und bekommt wie die Gegenspieler.
card-sitters-full-in-solos = Wer aussetzt, zahlt und bekommt wie die Gegenspieler; wurde der Talon aufgenommen, bekommt er nur.
card-dealer-looks = Ein Geber, der aussetzt, darf den Talon ansehen.
