### The arena: bots against each other on the same cards, in the terminal.

help-arena =
    spadille arena: spielt dieselben Runden mit den Bots auf allen Plätzen und zeigt, wer was gewinnt.

    --game SPIEL          das Spiel; sonst das erste, das es gibt
    --rules REGELN        wessen Regeln; sonst das erste Regelwerk des Spiels
    --options JSON        Regeln, die davon abweichen, etwa {"{"}"sixty": "made"{"}"}
    --seats N             so viele am Tisch; sonst so wenige, wie das Spiel braucht
    --bots A,B            wer antritt: zwei oder mehr, höchstens so viele, wie in einer Runde spielen;
                          club,novice. Ein eigener Bot heißt modul:name, der Experte mit anderem Modell
                          expert:datei
    --deals N             wie viele Runden; 100
    --seed WORT           ein Wort, das die Karten festlegt; 1
    --set ART             tuning: Runden zum Ausprobieren; reporting: Runden für die Zahl, die du
                          veröffentlichst. Keine Runde gehört zu beiden; tuning
    --pairs ANSAGE        nur das Spiel: Jeder Bot ist Ansager gegen den anderen, mit denselben Karten und
                          derselben Ansage; all für alle Ansagen
    --json                der Bericht als eine Zeile JSON
    --times               auch, wie lange die Bots brauchten, was jedes Mal eine andere Zeit ist
    --calibration         auch, was die Bots von ihren Ansagen erwarteten, minus das, was daraus wurde
    --records DATEI       schreibt jede Runde an jedem Tisch als Protokoll
    --results ORDNER      legt das Gespielte als Studie ab (spadille study) und macht dort weiter
    --processes N         wie viele Prozesse spielen; sonst einer je Kern
    --language CODE       die Sprache; sonst die deines Rechners

    Endet mit 0, wenn alles gespielt ist, mit 1, wenn ein Bot ausscheidet, mit 2, wenn es nicht
    beginnen oder weitergehen kann.

## What keeps a contest from being held

error-arena-bots = Ein Wettkampf ist für mindestens zwei Bots und hier für höchstens { $most }: so viele, wie in einer Runde spielen.
error-arena-pairs-of-two = Für Paare braucht es genau zwei Bots.
error-arena-no-such-contract = Nach diesen Regeln gibt es die Ansage „{ $contract }“ nicht. Es gibt { $contracts }, und all für alle.
error-arena-set = Runden der Art „{ $name }“ gibt es nicht. Es gibt { $sets }.
error-arena-deals = Ein Wettkampf hat 1 bis { $most } Runden.
error-arena-processes = Es können 1 bis { $most } Prozesse sein.
error-arena-unknown-bot = Den Bot „{ $bot }“ gibt es nicht. Es gibt { $bots }; ein eigener Bot heißt modul:name, der Experte mit eigenem Modell expert:datei.
error-arena-no-module = Das Modul „{ $module }“ gibt es hier nicht. Gesucht wird es in diesem Ordner und dort, wo Python seine eigenen findet.
error-arena-module-fails = Das Modul „{ $module }“ lässt sich nicht öffnen: { $why }.
error-arena-no-player = „{ $bot }“ ist kein Spieler: Es fehlt answer(view, chance).
error-arena-model-file = Das Modell { $file } lässt sich nicht lesen: { $why }.
error-arena-model-form = { $file } ist kein Modell des Experten.
error-arena-model-features = Das Modell { $file } stammt aus einer anderen Version. Diese Zahlen weichen ab, dort und hier: { $differences }.
error-arena-model-policies = Das Modell { $file } passt nicht: Die Gewichte von { $policies } fehlen oder haben eine andere Form.
error-arena-model-kinds = Das Modell { $file } passt nicht: Diese Arten von Ansagen kennt es nicht: { $kinds }.
error-arena-file = { $file } lässt sich weder lesen noch schreiben: { $why }.
error-arena-other-cards = Mit diesen Optionen bekommt nicht jeder dieselben Karten, sodass sich die Runden nicht vergleichen lassen.
error-arena-process-ended = Ein Prozess, der spielte, wurde von außen beendet. Was gespielt wurde, liegt im Ordner für Ergebnisse, falls du einen genannt hast.

arena-forfeit = { $bot } scheidet aus: In Runde { $deal } kam auf Platz { $seat } die Antwort „{ $said }“, die dort nicht erlaubt ist ({ $code }).
arena-forfeit-no-action = { $bot } scheidet aus: In Runde { $deal } kam auf Platz { $seat } keine Handlung, sondern „{ $said }“ ({ $code }).
arena-forfeit-raised = { $bot } scheidet aus: In Runde { $deal } kam es auf Platz { $seat } zum Absturz: { $said } ({ $code }).
arena-forfeit-position = Die Stellung als Rundencode: { $code }

## The report

arena-progress = Runden
arena-percent = { $percent } %
arena-named = { $letter } ({ $bot })
arena-heading = { $game }, { $rules }, { $seats } Plätze. Runden { $set ->
    [reporting] für den Bericht
   *[tuning] zum Ausprobieren
}, Startwort { $seed }: { $deals }.
arena-bots = Die Bots: { $bots }.
arena-comparisons = { $count ->
    [one] Mit diesen Runden wurde sonst nichts verglichen.
   *[other] Vergleiche mit diesen Runden: { $count }.
}
arena-tables = Jede Runde mit den Bots auf allen Plätzen, Tische insgesamt: { $tables }.
arena-gain-over = { $who } vor { $whom }, Platz für Platz, in Chips pro Runde: { $estimate }
arena-gain-alone = { $who } allein unter { $whom }, in Chips pro Runde: { $estimate }
arena-estimate = { $mean } ± { $error } (95 %: { $low } bis { $high }; n { $n })
arena-estimate-few = { $mean } ± { $error } (n { $n })
arena-estimate-one = { $mean } (n 1)
arena-estimate-none = nichts
arena-bot = { $who } ist Ansager in { $declared } der eigenen Runden; eingepasst { $nobody }
arena-bot-forced = { $who } ist Ansager in { $declared } der eigenen Runden; eingepasst { $nobody }, erzwungen { $forced }
arena-contract = { $contract }: { $played } ({ $share }), gewonnen { $made }, unentschieden { $drawn }, der Ansager { $counters }
arena-foreseen = Erwartung minus Ergebnis: { $count }; bei der Gewinnhäufigkeit { $made }
arena-foreseen-made = Erwartung minus Ergebnis bei der Gewinnhäufigkeit: { $made }
arena-pairs = Paare, jeder Bot als Ansager gegen den anderen mit denselben Karten: { $n }. Die Gebote stammen von { $reference }.
arena-unit-points = Augen
arena-unit-tricks = Stiche
arena-unit-made = gewonnene Ansagen
arena-d = D, { $unit }: { $estimate }
arena-d-counters = D in Chips: { $estimate }
arena-d-contract = { $contract }, D, { $unit }: { $estimate }
arena-declares = { $who } als Ansager: gewonnen { $made }, unentschieden { $drawn }, { $counters } Chips
arena-time = { $bot } braucht { $median } ms für eine Antwort, und höchstens { $slow } ms für 99 % davon ({ $answers } Antworten, Prozessorzeit)
