### Verifying: whether cards were dealt as promised, in the terminal. “chance”, “secret” and the like are keys of the
### record format and stay as they are.

help-verify =
    spadille verify [FILE ...]: judges deals and matches as check does, deals each deal again from its
    “chance”, and writes one line for each record: whether the secret is the one that was promised, whether
    the cards follow from it and from the players’ shares, and whose shares are in them. Without a file, or
    for a file called -, it reads standard input.

    --language CODE    the language of the messages

    It ends with 0 when every deal was dealt as promised, 1 when one was not or does not say,
    2 when a file cannot be read.

## What can be wrong with where the cards came from

fault-no-chance = The record does not say where its cards came from.
fault-malformed-chance = “chance” is not an object.
fault-malformed-scheme = “chance” does not say by which scheme.
fault-malformed-commitment = The commitment is missing, or it is not 64 hexadecimal digits.
fault-malformed-secret = The secret is missing, or it is not 64 hexadecimal digits.
fault-malformed-shares = There is not one share, or null, for each seat, or one is not 64 hexadecimal digits.
fault-unknown-scheme = The scheme “{ $scheme }” is not known here.
fault-wrong-commitment = The secret is not the one that was promised before the deal.
fault-wrong-cards = The secret and the shares deal other cards than these.
fault-repeated-commitment = This secret was promised for an earlier deal too, and was known after it.
