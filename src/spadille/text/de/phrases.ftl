### What may be said at a table: a closed list, so that nobody need read along.

phrase-hello = Guten Abend.
phrase-goodbye = Gute Nacht.
phrase-thanks = Danke.
phrase-sorry = Mein Fehler.
phrase-good-luck = Viel Glück.
phrase-well-played = Gut gespielt.
phrase-close = Das war knapp.
phrase-one-moment = Einen Moment.
phrase-back-again = Bin wieder da.
phrase-your-turn = Du bist dran.
phrase-one-more = Noch eine?
phrase-last-one = Meine letzte Runde.

## Reactions, each with a sign of its own

phrase-smile = lächelt
phrase-laugh = lacht
phrase-wonder = wundert sich
phrase-sigh = seufzt
phrase-clap = klatscht
phrase-glass = hebt das Glas

## In the log

phrase-said = { $who ->
    [me] Du: { $phrase }
   *[other] { $name }: { $phrase }
}
phrase-done = { $who ->
    [me] Du: { $phrase }.
   *[other] { $name } { $phrase }.
}
