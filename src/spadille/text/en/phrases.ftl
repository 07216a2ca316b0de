### What may be said at a table: a closed list, so that nobody need read along.

phrase-hello = Good evening.
phrase-goodbye = Good night.
phrase-thanks = Thanks.
phrase-sorry = My mistake.
phrase-good-luck = Good luck.
phrase-well-played = Well played.
phrase-close = That was close.
phrase-one-moment = One moment.
phrase-back-again = I’m back.
phrase-your-turn = It is your turn.
phrase-one-more = One more?
phrase-last-one = Last one for me.

## Reactions, each with a sign of its own

phrase-smile = smiles
phrase-laugh = laughs
phrase-wonder = wonders
phrase-sigh = sighs
phrase-clap = claps
phrase-glass = raises a glass

## In the log

phrase-said = { $who ->
    [me] You: { $phrase }
   *[other] { $name }: { $phrase }
}
phrase-done = { $who ->
    [me] You: { $phrase }.
   *[other] { $name } { $phrase }.
}
