### Givkoder: en hel giv på en rad bokstäver.

help-code =
    spadille code [FIL ...]: skriver varje giv, en nedtecknad giv per rad, som en kod: en rad bokstäver som talar om
    vilka regler som gällde, hur korten låg och hur given spelades. Utan fil, eller för en fil som heter -,
    läses standard in.

    --decode           åt andra hållet: läser koder och skriver nedtecknade givar
    --language KOD     meddelandenas språk

    Slutar med 0 när alla rader kunde skrivas, 1 när någon inte kunde det, 2 när en fil inte kan läsas.

## Vad som kan vara fel med en kod

code-line = { $file }, rad { $line }: { $message }
fault-bad-code = Det här är ingen givkod.
fault-bad-code-letter = En kod har bara A till Z, a till z, 0 till 9, - och _.
fault-bad-code-length = Koden är för kort eller för lång.
fault-bad-code-check = En bokstav i koden är fel, eller så har två bytt plats.
fault-bad-code-version = Koden är skriven av en nyare Spadille än den här.
fault-bad-code-rules = Koden gäller ett spel eller regler som den här Spadille inte känner till.
fault-bad-code-rest = Koden beskriver en giv som inte kan ha spelats.
fault-no-code = Givar i egna spel eller med egna regler har ingen kod.
fault-no-code-number = Ett tal i given är för stort för en kod.
