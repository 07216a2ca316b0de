### Det som får sägas vid ett bord: en sluten lista, så att ingen behöver läsa med.

phrase-hello = God kväll.
phrase-goodbye = God natt.
phrase-thanks = Tack.
phrase-sorry = Mitt fel.
phrase-good-luck = Lycka till.
phrase-well-played = Snyggt spelat.
phrase-close = Det var nära.
phrase-one-moment = Ett ögonblick.
phrase-back-again = Nu är jag här igen.
phrase-your-turn = Det är din tur.
phrase-one-more = En giv till?
phrase-last-one = Sista för mig.

## Miner och åtbörder, var och en med sitt tecken

phrase-smile = ler
phrase-laugh = skrattar
phrase-wonder = undrar
phrase-sigh = suckar
phrase-clap = applåderar
phrase-glass = höjer glaset

## I loggen

phrase-said = { $who ->
    [me] Du: { $phrase }
   *[other] { $name }: { $phrase }
}
phrase-done = { $who ->
    [me] Du { $phrase }.
   *[other] { $name } { $phrase }.
}
