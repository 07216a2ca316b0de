### What the coach says in the lessons, each sentence in its place in a deal; and what an answer costs.

coach-again = Dieses Blatt noch einmal
coach-next = Weiter: { $lesson }
coach-all = Alle Lektionen
coach-guest = Gast

## Bidding

coach-bid-solo = Dein { $suit } und die hohen Karten daneben tragen das Blatt. Biete { $contract }: Du spielst allein gegen die beiden anderen, und die drei Karten im Talon zählen am Ende für dich.
coach-bid-last = Dein { $suit } und die hohen Karten daneben tragen das Blatt. Biete { $contract }: Du spielst allein gegen die beiden anderen, und den Talon bekommt, wer den letzten Stich macht.
coach-bid-high = So hohe Karten sind ein Gebot wert: Sag { $contract }. Wer lieber selbst spielen will, muss höher bieten.
coach-bid-frog = Biete { $contract }: Herz ist Trumpf, und vor dem Spiel nimmst du die drei Karten des Talons auf die Hand.
coach-bid-misere = Geboten ist { $standing }. Deine Karten sind niedrig, auch in jeder Farbe, in der du kurz bist: Biete { $contract } darüber. Es gibt keinen Trumpf, und du gewinnst, wenn du keine einzige Karte mit Augen bekommst.
coach-bid-call = Nur eine Karte kann dir das Blatt noch verderben, und bei { $contract } darfst du sie rufen. Biete das: alle 120 Augen, und höher geht kein Gebot.
coach-bid-kicker = Deine Karten sind niedrig, und wo eine hoch ist, hast du eine niedrigere daneben oder nur wenige von der Farbe. Biete { $contract }: kein Trumpf, und du gewinnst, wenn du gar keinen Stich machst.
coach-bid-question = Mit { $suit } als Trumpf bist du im Vorteil, aber fünf Stiche allein werden es kaum. Biete { $contract }: fünf von acht, mit einem Partner, den du rufst.
coach-bid-five = Mit { $suit } als Trumpf hast du selbst fünf Stiche auf der Hand. Biete { $contract }: fünf von acht, allein gegen die drei.
coach-bid-is-it = Kreuz ist dein Trumpf. Biete { $contract }, das ist Question in Kreuz: fünf von acht Stichen, mit einem Partner, den du rufst.
coach-hold = Über dein Gebot hat jemand { $contract } geboten. Du hast zuerst geboten und darfst halten: Dann ist dasselbe Gebot wieder deins, und die andere Seite muss höher gehen oder passen.
coach-double = Du hast genug Trümpfe, um { $contract } zu Fall zu bringen. Sag Kontra: Zwischen dir und dem Ansager zählt dann alles doppelt, gewonnen oder verloren.
coach-outbid = { $contract } geht über dein Gebot, und darüber gibt es nichts Vernünftiges. Passe: Jetzt spielt ihr zu zweit gegen den Ansager.
coach-pass = Eine eigene Ansage steckt in diesem Blatt nicht: Passe.
coach-pass-defend = Als Ansager würde es dir nicht reichen; gegen einen anderen Ansager ist dieses Blatt etwas wert. Passe.

## Before the play

coach-trump = Wähle { $suit }, die Farbe, die dein Blatt trägt.
coach-trump-second = Wähle { $suit }. Spadille, die Kreuz-Dame, ist immer der höchste Trumpf und Manille, die Trumpf-Sieben, der zweite: Du hast beide.
coach-call = Rufe { $card }. Wer die Karte hat, ist dein Partner und schweigt; du erfährst es, wenn sie fällt.
coach-call-missing = Rufe { $card }, die einzige Karte, die eine von deinen schlagen kann. Wer sie hat, gibt sie dir und bekommt dafür eine von deinen.
coach-give = Gib { $card } her. Hast du { $called } auf der Hand, kann dich nichts mehr schlagen, und diese Karte kannst du entbehren.
coach-away-tens = Drücke { $cards }. Eine Zehn ohne ihr Ass wird leicht gefangen; gedrückt zählt sie für dich.
coach-away-void = Drücke { $cards }. Die Karten zählen für dich, und ohne { $suit } auf der Hand kannst du stechen, wenn die Farbe kommt.
coach-away-small = Drücke { $cards }: Im Spiel würden die Karten nur gefangen, gedrückt zählen sie für dich.

## Playing alone

coach-ace = Spiel { $card } aus, die höchste Karte der Farbe, bevor jemand keine mehr davon hat.
coach-ace-second = Nimm den Stich mit { $card }, der höchsten Karte der Farbe, solange noch alle bedienen.
coach-highest-now = Was höher war, ist weg: { $card } ist jetzt die höchste Karte der Farbe. Nimm damit den Stich.
coach-draw = Spiel { $card } aus: Jeder Trumpf, der jetzt fällt, kann später keine deiner anderen Karten stechen.
coach-draw-on = Noch einmal: Spiel { $card } aus und zieh die letzten Trümpfe.
coach-draw-all = Spiel { $card } aus, den höchsten Trumpf: Wer noch Trumpf hat, muss einen hergeben.
coach-draw-second = Spiel Manille aus, { $card }. Nur Spadille ist höher, und die hast du.
coach-lead-low = Spiel { $card } aus. Irgendwo musst du einen Stich abgeben: Gib einen billigen ab und halte deine hohen Karten zusammen.
coach-tempt = Spiel { $card } aus. Die Zehn in { $suit } ist noch im Spiel: Lass sie jetzt kommen, danach sind dein Ass und dein König die höchsten.
coach-keep = Der Stich geht an die anderen, was du auch spielst. Gib { $card } zu und halte { $kept } heraus.
coach-duck = Dieser Stich ist billig. Lass ihn mit { $card } laufen und behalte { $kept } für einen mit mehr Augen.
coach-ace-behind = Das Ass in { $suit } ist noch im Spiel und kann nach dir kommen. Gib { $card } zu und behalte { $kept }: Ist das Ass weg, ist das die höchste Karte der Farbe.
coach-ruff-points = Du hast kein { $suit }, also musst du stechen. Nimm den Stich mit { $card }: Da sind die zehn Augen in Sicherheit.
coach-throw = Du kannst weder bedienen noch stechen, also geht jede Karte. Wirf { $card } ab und behalte { $kept }; damit machst du noch einen Stich.
coach-last-hand = Du kommst zuletzt: { $card } reicht, und { $kept } macht den nächsten Stich.
coach-win-last = Du kommst zuletzt und kannst den Stich haben. Nimm ihn mit { $card }; dann bestimmst du, was ausgespielt wird.
coach-may-trump = Ausgespielt ist { $suit }, und davon hast du nichts. Stechen musst du hier nicht, aber du darfst: Nimm den Stich mit { $card }.
coach-over-manille = Manille liegt auf dem Tisch, und nur Spadille ist höher. Nimm den Stich mit { $card }.
coach-find-partner = Spiel { $card } aus. Kommt die Farbe, muss { $called } fallen, denn diese Karte hast du gerufen: Dann kennst du deinen Partner, ohne zu fragen.
coach-play-on = Die ersten fünf Stiche gehören euch: Das ist „First“. Du könntest Stopp sagen und die Prämie behalten. Aber sonst hat niemand mehr Trumpf, und nichts schlägt { $card }: Spiel die Karte aus und geh auf alle acht.
coach-stop = Die ersten fünf Stiche gehören euch: Das ist „First“. Von den drei anderen ist keiner sicher, und wenn du weiterspielst und einen verlierst, hast du weder „First“ noch „Last“. Sag Stopp.
coach-stop-lost = Die ersten fünf Stiche sind deine: Das ist „First“. Spielst du nach diesen Regeln weiter und verlierst einen Stich, ist das ganze Spiel verloren, und „Last“ wird obendrein bezahlt. Sag Stopp.

## Against the declarer

coach-defend-ace = Ihr spielt zu zweit gegen den Ansager. Spiel { $card } aus, solange die anderen vielleicht noch bedienen müssen: Später wird die Karte leicht gestochen.
coach-force = Spiel noch einmal { $suit }, und zwar { $card }: Wer keins mehr hat, muss stechen und ist danach einen Trumpf ärmer.
coach-take = Auf dem Tisch liegen Augen: Nimm den Stich mit { $card }.
coach-force-out = Spiel { $card } aus: Das holt das Ass heraus, und dann ist { $kept } am höchsten.
coach-trump-low = Du hast kein { $suit } mehr, also musst du stechen. Stich niedrig, mit { $card }: Wer nach dir kommt, kann höher stechen.
coach-lowest = Den Stich bekommst du nicht: Gib die niedrigste Karte, die du in der Farbe hast, { $card }.
coach-leave-it = Dein Partner kommt nach dir. Lass den Stich mit { $card } liegen und behalte { $kept }.
coach-over = Geh mit { $card } darüber: Das reicht, und was höher ist, bleibt auf der Hand.
coach-draw-theirs = Du hast mehr Trümpfe, als der Ansager haben kann. Spiel { $card } aus und zieh die des Ansagers: Dann sticht niemand mehr, was euch beiden gehört.
coach-no-trumps-left = Außer deinen sind alle Trümpfe weg. Spiel { $card } aus: Ab jetzt nehmt ihr beide in den Nebenfarben, was ihr könnt.
coach-feed = Der Stich gehört deiner Seite. Schmiere: Gib { $card } hinein, und die Augen sind eure.
coach-withhold = Der Stich gehört dem Ansager. Gib { $card } zu und behalte { $kept } zurück.

## Misère

coach-under = Bleib darunter: Gib { $card } zu, die höchste Karte, die den Stich nicht macht.
coach-under-again = Noch einmal darunter, mit { $card }. Hohe Karten gehen zuerst weg, solange sie darunter bleiben.
coach-only-under = Nur { $card } bleibt darunter: { $kept } würde den Stich machen, und mit einem Stich ist alles aus.
coach-shed = Den Stich macht schon jemand anders. Jetzt ist es Zeit, { $card } abzuwerfen: Behältst du die Karte, musst du am Ende einen Stich damit machen.

## The called partner

coach-called = { $card } wurde gerufen, und du hast die Karte: Du bist der Partner des Ansagers, und sonst wusste es niemand. Die Farbe ist ausgespielt, also muss die Karte jetzt fallen.

## What decided it

coach-end-kept = Gewonnen. { $card } hat es entschieden: zurückgehalten, solange die Karte nur gefangen worden wäre, und später einen Stich wert.
coach-end-misere = Gewonnen: keine einzige Karte mit Augen. Alles hing an { $card }: Gerade noch rechtzeitig ging die Karte unter einer höheren weg.
coach-end-kicker = Gewonnen: kein einziger Stich. { $card } hat es entschieden: aufgehoben bis zu dem Moment, in dem nur die niedrigste Karte der Farbe half.
coach-end-called = Gewonnen, alle 120 Augen. Die gerufene Karte hat es entschieden: In anderer Hand hätte dir { $card } einen Stich genommen.
coach-end-forced = Der Ansager hat verloren. Immer wieder { $suit }, das zwang zum Stechen, und { $card } nahm, worauf es ankam. Was dem Ansager fehlt, wird jedem von euch bezahlt.
coach-end-doubled = Der Ansager hat verloren, und das mit Kontra: Zwischen dir und dem Ansager zählt jedes fehlende Auge doppelt.
coach-end-all = Alle acht Stiche mit deinem Partner: „Last“ kommt obendrauf und die Mackers auch. Nach fünf Stopp zu sagen, hätte weniger gebracht.
coach-end-all-alone = Alle acht Stiche, allein: „Last“ kommt zum Solo dazu, von jedem der drei.
coach-end-ace = Der Ansager hat verloren. { $card } hat es entschieden: bis zum letzten Stich aufgehoben und damit die Zehn gefangen.
coach-end-partner = Gewonnen, ihr beide zusammen. Du und der Ansager, ihr rechnet jeder mit einem Gegenspieler ab.
coach-end-first = Gewonnen, und „First“ gehört dir. Rechtzeitig Stopp zu sagen, hat es entschieden.
coach-end-widow = Gewonnen. { $card } hat den letzten Stich gemacht, und der Talon ging mit.
coach-end-buried = Gewonnen. Was du gedrückt hast, zählt jetzt: zwei Zehnen, die die anderen gefangen hätten.
coach-end-void = Gewonnen. Ohne { $suit } auf der Hand konntest du stechen, als die Farbe kam.
coach-end-waited = Gewonnen. Das Ass in { $suit } nahm eine wertlose Karte, und danach waren dein König und deine Zehn die höchsten.
coach-end-fed = Der Ansager hat verloren. { $card } ging auf das Ass deines Partners, und { $kept } wartete auf die Zehn.
coach-end-early = Gewonnen. Früh ausgespielt, ging { $suit } durch, bevor es jemand stechen konnte.
coach-end-drawn = Gewonnen. Die Trümpfe in { $suit } waren rechtzeitig gezogen, danach waren deine Nebenfarben sicher.
coach-end-between = Der Ansager hat verloren. { $card } ging auf das Ass deines Partners, und in die Stiche des Ansagers kam von dir nichts.
coach-end-trumps = Der Ansager hat verloren. Du hattest mehr Trümpfe: Als sie gezogen waren, gehörten die Nebenfarben euch.
coach-end-held = Gewonnen. Durch das Halten blieb es deine Ansage, und das gerufene Ass brachte dir den Partner.
coach-end-won = Geschafft! Die Abrechnung zeigt, wie bezahlt wird.
coach-end-lost = Nicht geschafft. Die Abrechnung zeigt, was gefehlt hat.
coach-end-beaten = Der Ansager hat verloren und zahlt dir.
coach-end-not-beaten = Der Ansager hat gewonnen.
coach-end-drawn-game = Genau auf der Grenze: Niemand zahlt.
coach-end-passed-out = Alle haben gepasst: Niemand zahlt, und der Nächste gibt.

## What an answer costs

coach-anyway = Trotzdem
coach-back = Neu wählen
coach-cost-points = { $answer } kostet dich etwa { $points ->
    [one] ein Auge
   *[other] { $points } Augen
}. Besser: { $better }.
coach-cost-tricks = { $answer } kostet dich etwa { $tricks ->
    [one] einen Stich
   *[other] { $tricks } Stiche
}. Besser: { $better }.
coach-cost-chance = { $answer } senkt deine Chance um { $chance } Prozentpunkte. Besser: { $better }.
coach-cost-chips = { $answer } ist etwa { $chips ->
    [one] einen Chip
   *[other] { $chips } Chips
} schlechter als das hier: { $better }.
coach-cost-certainty = { $better } macht es sicher, wo die anderen Karten auch sitzen; { $answer } nicht.
coach-cost-hopeless = { $answer } ist so schwach, dass sich das Rechnen nicht lohnt. Besser: { $better }.
coach-why-gives = Noch gehört der Stich nicht deiner Seite, und die Augen dieser Karte gingen mit.
coach-why-lets-go = Auf dem Tisch liegen Augen, und du kannst den Stich haben.
coach-why-draw = Die anderen haben noch Trümpfe: Zieh sie zuerst.
coach-why-sure = In dieser Farbe hat sonst niemand eine höhere Karte.
coach-why-feed = Der Stich gehört deiner Seite: Da gehören Augen hinein.
coach-why-keeps = Eine niedrigere Karte tut es auch; die hohe ist später mehr wert.
coach-why-under = Die bessere Karte bleibt darunter.
coach-later-points = Am teuersten: { $answer } in Stich { $trick }; { $better } war etwa { $points ->
    [one] ein Auge
   *[other] { $points } Augen
} mehr wert.
coach-later-other = Am teuersten: { $answer } in Stich { $trick }; { $better } war besser.
coach-later-before = Am teuersten, vor dem Spiel: { $answer }; { $better } war besser.
