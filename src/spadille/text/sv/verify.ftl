### Kontrollen av given: om korten gavs som utlovat, i terminalen. ”chance”, ”secret” och liknande är nycklar i
### den nedtecknade givens format och står som de är.

help-verify =
    spadille verify [FIL ...]: granskar givar och partier som check gör, ger om varje giv ur dess
    ”chance” och skriver en rad för varje: om hemligheten är den som lovades, om korten följer av
    den och av spelarnas bidrag, och vilkas bidrag som är med. Utan fil, eller för en fil som heter -,
    läses standard in.

    --language KOD     meddelandenas språk

    Slutar med 0 när alla givar gavs som utlovat, 1 när någon inte gjorde det eller det inte framgår, 2 när en fil inte kan läsas.

## Vad som kan vara fel med var korten kom ifrån

fault-no-chance = Given säger inte var korten kom ifrån.
fault-malformed-chance = ”chance” är inget objekt.
fault-malformed-scheme = ”chance” säger inte hur korten gavs.
fault-malformed-commitment = Löftet saknas eller är inte 64 hexadecimala siffror.
fault-malformed-secret = Hemligheten saknas eller är inte 64 hexadecimala siffror.
fault-malformed-shares = Det ska stå ett bidrag, eller null, för varje plats, och ett bidrag är 64 hexadecimala siffror.
fault-unknown-scheme = Sättet att ge, ”{ $scheme }”, är okänt här.
fault-wrong-commitment = Hemligheten är inte den som lovades före given.
fault-wrong-cards = Hemligheten och bidragen ger andra kort än de här.
fault-repeated-commitment = Samma hemlighet gällde redan en tidigare giv och var känd efter den.
