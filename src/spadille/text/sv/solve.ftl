### Att lösa: vad en ställning är värd när alla kort är kända, i terminalen.

help-solve =
    spadille solve [FIL ...]: räknar ut vad ställningar är värda när alla kort är kända, ett problem per
    rad, och skriver en rad för varje. En nedtecknad giv mitt i spelet är också ett problem. Utan fil, eller
    för en fil som heter -, läses standard in.

    --threads N        hur många som löses på en gång; annars en per kärna
    --language KOD     meddelandenas språk

    Slutar med 0 när alla problem är lösta, 1 när något inte går att lösa, 2 när en fil inte kan läsas.

## Vad som kan vara fel med ett problem

fault-malformed-problem = Det här är inget problem: ett problem är ett JSON-objekt på en rad.
fault-malformed-problem-hands = Händerna bildar ingen ställning: de ska vara så många som ordningen kräver, inget kort får finnas två gånger, och alla ska vara lika långa, utom hos dem som redan lagt till sticket.
fault-malformed-problem-objective = I den här ordningen har korten inga ögon, så problemet kan inte gälla ögon.
fault-malformed-problem-at-least = ”at_least” är ett helt antal ögon eller stick, och hör inte till någon annan uppgift.
fault-malformed-problem-called = ”called” är ett enda kort och finns bara i ordningen german.
fault-wrong-phase-not-in-play = Spelet har inte börjat i den här given, eller är redan slut, så det finns inget att lösa.
