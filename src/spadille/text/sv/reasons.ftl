### Varför ett kort är bättre än ett annat: vad det blir av korten efter vart och ett av dem.
### Tips, genomgång och terminal visar meningarna; i webbläsaren är korten ritade i dem.
### Överallt är $card ett kort som det talas om, $instead kortet som inte föreslås och $taker kortet som tar $card.
### $times är hur ofta av 100 något händer efter det föreslagna kortet, $less hur ofta efter $instead.

## Vad det blir av ett kort. Poäng räknas: i vems hög kortet hamnar.

# $card finns på läsarens hand.
reason-own-home = Du räddar { $card } { $times } gånger av 100, men { $less ->
    [0] aldrig
   *[other] bara { $less }
} om du lägger { $instead }.
# Detsamma när $card är kortet som inte föreslås.
reason-own-home-kept = Du räddar { $card } { $times } gånger av 100 om du behåller det, men { $less ->
    [0] aldrig
   *[other] bara { $less }
} om du lägger det nu.
# Priset för det föreslagna kortet: läsarens kort $card räddas mindre ofta.
reason-own-home-cost = I gengäld räddar du { $card } { $times ->
    [0] inte en enda gång
    [one] bara en gång
   *[other] bara { $times } gånger
} av 100, i stället för { $less } om du lägger { $instead }.
# Detsamma när $card är kortet som inte föreslås.
reason-own-home-cost-kept = I gengäld räddar du { $card } { $times ->
    [0] inte en enda gång
    [one] bara en gång
   *[other] bara { $times } gånger
} av 100 om du behåller det, i stället för { $less } om du lägger det nu.
# $card finns hos läsarens medspelare.
reason-partner-home = Din medspelare räddar { $card } { $times } gånger av 100, men { $less ->
    [0] aldrig
   *[other] bara { $less }
} om du lägger { $instead }.
# $card finns på andra sidan.
reason-theirs-fall = Deras { $card } kommer till din sida { $times } gånger av 100, men { $less ->
    [0] aldrig
   *[other] bara { $less }
} om du lägger { $instead }.
# Ingen vet var $card är.
reason-card-home = Kortet { $card } kommer till din sida { $times } gånger av 100, men { $less ->
    [0] aldrig
   *[other] bara { $less }
} om du lägger { $instead }.
# $cards ligger på bordet i sticket som spelas; $count är hur många de är.
reason-table = På bordet ligger { $cards }: { $count ->
    [one] det kommer
   *[other] de kommer
} till din sida { $times } gånger av 100, men { $less ->
    [0] aldrig
   *[other] bara { $less }
} om du lägger { $instead }.

## Vad det blir av ett kort. Stick räknas: om kortet tar ett stick.

reason-own-takes = Du tar ett stick med { $card } { $times } gånger av 100, men { $less ->
    [0] aldrig
   *[other] bara { $less }
} om du lägger { $instead }.
reason-own-takes-kept = Du tar ett stick med { $card } { $times } gånger av 100 om du behåller det, men { $less ->
    [0] aldrig
   *[other] bara { $less }
} om du lägger det nu.
# Priset för det föreslagna kortet: läsarens kort $card tar mindre ofta ett stick.
reason-own-takes-cost = I gengäld tar du ett stick med { $card } { $times ->
    [0] inte en enda gång
    [one] bara en gång
   *[other] bara { $times } gånger
} av 100, i stället för { $less } om du lägger { $instead }.
# Detsamma när $card är kortet som inte föreslås.
reason-own-takes-cost-kept = I gengäld tar du ett stick med { $card } { $times ->
    [0] inte en enda gång
    [one] bara en gång
   *[other] bara { $times } gånger
} av 100 om du behåller det, i stället för { $less } om du lägger det nu.
reason-partner-takes = Din medspelare tar ett stick med { $card } { $times } gånger av 100, men { $less ->
    [0] aldrig
   *[other] bara { $less }
} om du lägger { $instead }.
reason-card-takes = Kortet { $card } tar ett stick åt din sida { $times } gånger av 100, men { $less ->
    [0] aldrig
   *[other] bara { $less }
} om du lägger { $instead }.
reason-theirs-not = Deras { $card } tar ett stick { $times ->
    [0] inte en enda gång
    [one] en gång
   *[other] { $times } gånger
} av 100, men { $less } gånger om du lägger { $instead }.
reason-card-not = Kortet { $card } tar ett stick åt andra sidan { $times ->
    [0] inte en enda gång
    [one] en gång
   *[other] { $times } gånger
} av 100, men { $less } gånger om du lägger { $instead }.

## Ett bud att inte ta något: $suit är färgen i det första sticket som spelföraren tar

reason-caught = Du åker fast i { $suit } { $times ->
    [0] inte en enda gång
    [one] en gång
   *[other] { $times } gånger
} av 100, men { $less } gånger om du lägger { $instead }.
reason-caught-theirs = Spelföraren åker fast i { $suit } { $times } gånger av 100, men { $less ->
    [0] aldrig
   *[other] bara { $less }
} om du lägger { $instead }.

## Hur kortet i meningen före oftast går förlorat om $instead spelas

reason-lost-now-to = Annars tas det oftast genast av { $taker }.
reason-lost-now-ruffed = Annars trumfas det oftast genast.
reason-lost-later-to = Annars tas det oftast senare av { $taker }.
reason-lost-later-ruffed = Annars trumfas det oftast senare.
# Den som har det kan inte bekänna, har inget annat, och andra sidan tar sticket.
reason-lost-thrown = Annars måste det oftast kastas bort.

## Hur kortet i meningen före oftast faller om det föreslagna kortet spelas

reason-caught-now = Det faller oftast i det här sticket.
reason-caught-by-kept = Det tas oftast av { $taker }, som du behåller.
reason-caught-by-you = Du tar det oftast senare.
reason-caught-by-partner = Din medspelare tar det oftast senare.
reason-caught-ruffed = Din sida trumfar det oftast senare.
# De kan inte bekänna och har inget annat att spela.
reason-caught-thrown = De måste oftast kasta bort det.

## Vad det föreslagna kortet, $card, gör i det här sticket. Står först.

reason-trick-save = Sticket är deras vad du än lägger.
reason-trick-feed = Sticket är din sidas vad du än lägger.
reason-trick-ruff = Du trumfar sticket.
reason-trick-partner-wins = Din medspelare tar sticket utan { $instead }.
reason-trick-cheap = { $card } räcker.
reason-trick-win = { $card } tar sticket.
reason-trick-draw = { $card } drar trumf.
reason-trick-force = De måste offra en trumf.
reason-trick-duck = Du släpper det här sticket.
reason-trick-keep-trump = Du behåller din trumf.
reason-trick-more-ruffs = Din sida trumfar oftare.
reason-trick-fewer-ruffs = De trumfar mer sällan.

## Med två till fyra ord, bredvid ett kort som inte föreslås: vad som är fel med det

reason-short-own = kostar dig { $card }
reason-short-partner = kostar medspelarens { $card }
reason-short-theirs = släpper { $card }
reason-short-table = släpper sticket
reason-short-takes = { $card } tar stick mer sällan
reason-short-theirs-takes = hjälper deras { $card }
reason-short-caught = du åker fast i { $suit }
reason-short-caught-theirs = släpper { $suit }
# Kortet som det står bredvid faller.
reason-short-falls = tas av { $taker }
reason-short-trumped = blir trumfat
reason-short-thrown = måste kastas bort

## Hur det är räknat

reason-how-title = Hur är det räknat?
reason-how = { $worlds ->
    [one] Efter varje kort spelades given vidare { $rollouts } gånger från de dolda kortens enda möjliga sits. Var och en ser bara sina egna kort.
   *[other] Efter varje kort spelades given vidare { $rollouts } gånger, från { $worlds } möjliga sitsar. Var och en ser bara sina egna kort.
}

## Själva tipset: rådet som rubrik, och vad siffran för ett svar är

reason-advice-lead = Spela ut { $card }
reason-advice-play = Lägg { $card }
reason-best = bäst
