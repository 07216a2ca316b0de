### Kontrollen av given: om korten delades ut som det lovades, i terminalen. ”chance”, ”secret” och liknande är nycklar i
### protokollets format och står som de är.

help-verify =
    spadille verify [FIL ...]: granskar givar och partier som check gör, ger varje giv en gång till ur dess
    ”chance” och skriver en rad för varje protokoll: om hemligheten är den som lovades, om korten följer av
    den och av spelarnas bidrag, och vilkas bidrag som är med. Utan fil, eller för en fil som heter -,
    läses standard in.

    --language en|sv   meddelandenas språk

    Slutar med 0 när alla givar delades ut som det lovades, 1 när någon inte gjorde det eller inget säger
    om saken, 2 när en fil inte kan läsas.

## Vad som kan vara fel med var korten kom ifrån

fault-no-chance = Protokollet säger inte var korten kom ifrån.
fault-malformed-chance = ”chance” är inget objekt.
fault-malformed-scheme = ”chance” säger inte vilket förfarande som gällde.
fault-malformed-commitment = Löftet fattas, eller är inte 64 hexadecimala siffror.
fault-malformed-secret = Hemligheten fattas, eller är inte 64 hexadecimala siffror.
fault-malformed-shares = Det ska stå ett bidrag, eller null, för varje plats, och ett bidrag är 64 hexadecimala siffror.
fault-unknown-scheme = Förfarandet ”{ $scheme }” är okänt här.
fault-wrong-commitment = Hemligheten är inte den som lovades före given.
fault-wrong-cards = Det är inte de här korten som hemligheten och bidragen ger.
fault-repeated-commitment = Samma hemlighet lovades redan för en tidigare giv och var känd efter den.
