### Studies: very many deals, in the terminal.

help-study =
    spadille study: spielt sehr viele Runden, legt sie als Parquet ab und sagt, was daraus wurde.

    spadille study run ORDNER          spielt Runden in einen Ordner; was auch immer es unterbricht,
                                       derselbe Befehl macht weiter. Ohne --deals spielt er, was dem
                                       Ordner fehlt
    spadille study report ORDNER ...   sagt, was aus den Runden in einigen Ordnern wurde
    spadille study compare [ORDNER]    was eine Hausregel bewirkt: dieselben Runden nach den Regeln und
                                       noch einmal mit den Änderungen in --options
    spadille study publish ORDNER      macht einen Datensatz: Parquet, Beschreibung, Datenwörterbuch,
                                       Prüfsummen

    --game SPIEL          das Spiel; sonst das erste, das es gibt; publish nimmt alle
    --rules REGELN        wessen Regeln; sonst das erste Regelwerk des Spiels
    --options JSON        Regeln, die davon abweichen, etwa {"{"}"sixty": "made"{"}"}; bei compare die,
                          die erprobt werden
    --base JSON           bei compare die, die vor der Änderung gelten
    --seats N             so viele am Tisch; sonst so wenige, wie das Spiel braucht
    --bots A,B            wer spielt, wie bei spadille arena; ein Bot allein spielt auf allen Plätzen; club
    --deals N             wie viele Runden
    --first N             die Nummer der ersten Runde; 0
    --seed WORT           ein Wort, das die Karten festlegt; 1
    --set ART             tuning oder reporting; tuning
    --pairs ANSAGE        nur das Spiel, wie bei spadille arena
    --shard N             wie viele Runden in eine Datei kommen; 100
    --decisions           dazu eine Tabelle mit jeder Entscheidung
    --review-worlds N     dazu, was der Rückblick zu jeder Entscheidung findet, in N Kartenverteilungen
                          (ein Rückblick: 200), und was das Glück brachte; eine halbe Minute pro Runde
    --records             jede Runde auch als Protokoll; ihr Code allein sagt dasselbe und ist kürzer
    --part K/N            spielt nur jede N-te Datei, von der K-ten an: für N Rechner und einen Ordner
    --processes N         wie viele Prozesse spielen; sonst einer je Kern
    --on ORT              wo sie spielen: ray, oder die Adresse eines Ray-Clusters, etwa ray://head:10001
    --check               bei publish: macht den Datensatz daneben noch einmal und vergleicht jedes Byte
    --json                der Bericht als eine Zeile JSON
    --language CODE       die Sprache; sonst die deines Rechners

    Endet mit 0, wenn alles gespielt ist, mit 1, wenn ein Bot ausscheidet oder eine Prüfung fehlschlägt,
    mit 2, wenn es nicht beginnen oder weitergehen kann.

error-study-no-such-command = „{ $word }“ ist bei study kein Befehl. Es gibt { $commands }.
error-study-no-study = { $folder } ist nicht der Ordner einer Studie. Geändert wurde nichts; nenn einen anderen.
error-study-other-code = Diese Studie wurde mit anderem Code begonnen: Spadille { $theirs }. Hier ist { $ours }. Mach mit jener Version weiter, oder beginn eine neue Studie.
error-study-two-shards = Aus denselben Runden wurde zweierlei: { $first } und { $second }. Ein Bot, der nicht jedes Mal gleich spielt, lässt sich nicht untersuchen.
error-study-broken-shard = In der Datei { $file } steht nicht, was ihr Name sagt. Entferne sie, und derselbe Befehl spielt sie noch einmal.
error-study-empty = In { $folder } ist noch nichts geplant. Sag mit --deals, wie viele Runden gespielt werden sollen.
error-study-unsaid = Ohne --deals wird, was dem Ordner fehlt, so gespielt, wie es geplant war. Gib auch --deals an.
error-study-part = „{ $part }“ ist kein Teil. Geschrieben wird er K/N, etwa 1/16 bis 16/16.
error-study-on = „{ $on }“ ist kein Ort zum Spielen. Gib ray an, oder die Adresse eines Ray-Clusters, etwa ray://head:10001.
error-study-shard = Eine Datei hat 1 bis { $most } Runden.
error-study-incomplete = In { $folder } fehlen noch Runden. „spadille study run“ spielt den Rest.
error-study-one-bot = Hier spielt ein Bot auf allen Plätzen: Nenn einen.
error-study-same-rules = Die Optionen lassen die Regeln, wie sie sind. Nenn eine, die sie ändert.
error-study-other-recipe = Der Datensatz in { $folder } stammt aus einer anderen Version. Geändert wurde nichts; nenn einen anderen Ordner.
error-study-folder-taken = In { $folder } liegt etwas anderes. Geändert wurde nichts; nenn einen anderen Ordner.

study-rate = { $rate } pro Sekunde
study-ran = Runden: { $deals }. Dateien: { $files }, davon { $before } schon da, { $now } jetzt gespielt, { $missing } fehlend.

study-compared = { $game }, { $rules }, { $seats } Plätze, { $bot } auf allen. Runden { $set ->
    [reporting] für den Bericht
   *[tuning] zum Ausprobieren
}, Startwort { $seed }: { $deals }.
study-change = Vorher: { $before }. Nachher: { $after }.
study-same-bids = Dieselben Gebote, nach beiden Regeln gespielt. Runden mit einer Ansage: { $n }.
study-left-out = { $n ->
    [one] Eine weitere Runde wurde so geboten, wie es die Regeln nachher nicht erlauben.
   *[other] { $n } weitere Runden wurden so geboten, wie es die Regeln nachher nicht erlauben.
}
study-d-made = { $contract } (Runden: { $n }): gewonnen vorher { $before }, nachher { $after }; gewonnene Ansagen, nachher minus vorher: { $estimate }
study-d-counted = { $unit }: { $estimate }
study-d-counters = Chips für den Ansager: { $estimate }
study-all-contracts = alle Ansagen
study-anew = Nach den Regeln nachher neu geboten.
study-anew-contract = { $contract }: angesagt in { $before } der Runden vorher, { $after } nachher
study-anew-passed = eingepasst: vorher { $before }, nachher { $after }
study-anew-counters = Chips pro Runde für den Ansager, nachher minus vorher: { $estimate }
study-options-none = das Regelwerk, wie es ist

study-published = In { $folder } liegt ein Datensatz. Runden: { $deals }.
study-already = Dieser Datensatz liegt schon in { $folder }. --check macht ihn noch einmal und vergleicht.
study-same-bytes = Er wurde noch einmal gemacht, und jede Datei hat dieselben Bytes.
study-other-bytes = Er wurde noch einmal gemacht, und diese Dateien sind anders: { $files }.
