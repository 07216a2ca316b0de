### Studier: väldigt många givar, i terminalen.

help-study =
    spadille study: spelar väldigt många givar, sparar dem som Parquet och räknar ut vad det blev.

    spadille study run MAPP            spelar givar till en mapp; vad som än avbryter fortsätter samma
                                       kommando. Utan --deals spelas det som mappen saknar
    spadille study report MAPP ...     berättar vad det blev av givarna i några mappar
    spadille study compare [MAPP]      vad en husregel gör: samma givar enligt reglerna, och en gång till
                                       med valen i --options
    spadille study publish MAPP        gör en datamängd: Parquet, beskrivning, ordlista, kontrollsummor

    --game SPEL        vilket spel; annars det första som finns; publish tar alla
    --rules REGLER     vems regler; annars spelets första
    --options JSON     val som skiljer sig från reglerna, som {"{"}"sixty": "made"{"}"}; i compare de som
                       prövas
    --base JSON        i compare de val som gällde före ändringen
    --seats N          spelare vid bordet; annars så få som spelet tillåter
    --bots A,B         vilka som spelar, som i spadille arena; en ensam bot spelar på alla platser; club
    --deals N          antal givar
    --first N          den första givens nummer; 0
    --seed FRÖ         ett ord som bestämmer korten; 1
    --set SLAG         tuning eller reporting; tuning
    --pairs KONTRAKT   bara spelföringen, som i spadille arena
    --shard N          hur många givar en fil har; 100
    --decisions        också en tabell över varje beslut
    --review-worlds N  också vad domaren finner om varje beslut, i N världar (en genomgång: 200), och vad
                       turen gav; en halv minut per giv
    --records          varje giv nedtecknad också; koden säger detsamma och är kortare
    --part K/N         spelar bara var N:te fil från den K:te: för N datorer och en mapp
    --processes N      hur många processer som spelar; annars en per kärna
    --on VAR           var de spelar: ray, eller adressen till ett Ray-kluster, som ray://head:10001
    --check            i publish, gör datamängden en gång till bredvid och jämför varje byte
    --json             rapporten som en rad JSON
    --language KOD     språk; annars datorns

    Slutar med 0 när allt är spelat, 1 när en bot diskvalificeras eller en kontroll slår fel, 2 när
    det inte kan börja eller fortsätta.

error-study-no-such-command = ”{ $word }” är inget som en studie gör. Det som finns är { $commands }.
error-study-no-study = { $folder } är ingen studies mapp. Den är orörd; ange en annan.
error-study-other-code = Studien påbörjades med annan kod: Spadille { $theirs }. Här är { $ours }. Fortsätt med den versionen eller börja en ny studie.
error-study-two-shards = Samma givar slutade på två sätt: { $first } och { $second }. En bot som inte spelar likadant varje gång går inte att studera.
error-study-broken-shard = Filen { $file } innehåller inte det som namnet säger. Ta bort den, så spelar samma kommando den igen.
error-study-empty = I { $folder } är inget planerat än. Ange med --deals hur många givar som ska spelas.
error-study-unsaid = Utan --deals spelas det som mappen saknar, så som det planerades. Ange --deals också.
error-study-part = ”{ $part }” är ingen del. Den skrivs K/N, som 1/16 till 16/16.
error-study-on = På ”{ $on }” går det inte att spela. Ange ray, eller adressen till ett Ray-kluster, som ray://head:10001.
error-study-shard = En fil har 1 till { $most } givar.
error-study-incomplete = { $folder } har inte alla sina givar än. ”spadille study run” spelar resten.
error-study-one-bot = Här spelar en bot på alla platser: ange en.
error-study-same-rules = Valen lämnar reglerna som de är. Ange något som ändrar dem.
error-study-other-recipe = Datamängden i { $folder } är gjord av en annan version. Den är orörd; ange en annan mapp.
error-study-folder-taken = I { $folder } finns något annat. Den är orörd; ange en annan.

study-rate = { $rate } i sekunden
study-ran = Givar: { $deals }. Filer: { $files }, varav { $before } fanns, { $now } spelades nu, { $missing } saknas.

study-compared = { $game }, { $rules }, { $seats } platser, { $bot } på alla. Givar för { $set ->
    [reporting] redovisning
   *[tuning] utprovning
}, frö { $seed }: { $deals }.
study-change = Före: { $before }. Efter: { $after }.
study-same-bids = Samma bud, spelade enligt båda. Givar med kontrakt: { $n }.
study-left-out = { $n ->
    [one] En giv till bjöds på ett sätt som reglerna efteråt inte tillåter.
   *[other] { $n } givar till bjöds på ett sätt som reglerna efteråt inte tillåter.
}
study-d-made = { $contract } (givar: { $n }): hemma { $before } före, { $after } efter; hemspelade kontrakt, efter minus före: { $estimate }
study-d-counted = i { $unit }: { $estimate }
study-d-counters = i marker för spelföraren: { $estimate }
study-all-contracts = alla kontrakt
study-anew = Budgivningen gjord om enligt reglerna efteråt.
study-anew-contract = { $contract }: spelades i { $before } av givarna före, { $after } efter
study-anew-passed = rundpass: { $before } före, { $after } efter
study-anew-counters = marker per giv för den som blir spelförare, efter minus före: { $estimate }
study-options-none = reglerna som de är

study-published = En datamängd finns i { $folder }. Givar: { $deals }.
study-already = Datamängden finns redan i { $folder }. --check gör om den och jämför.
study-same-bytes = Datamängden gjordes om, och varje fil har samma byte.
study-other-bytes = När den gjordes om blev de här filerna annorlunda: { $files }.
