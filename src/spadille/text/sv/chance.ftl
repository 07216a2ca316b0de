### Om korten gavs som det lovades, efter varje giv vid bordet. En spelares del i slumpen är en kupering, så som man
### kuperar en lek före given.

chance-kept = Korten gavs som det lovades.
chance-uncut = Korten gavs som det lovades, men utan kupering från den här sidan.
chance-told = Korten stämmer med vad bordet berättar nu. Den här sidan såg inget löfte före given.
chance-broken = Korten gavs inte som det lovades.
chance-untold = Det fanns ett löfte för den här given, men bordet berättar inte var korten kom ifrån.
chance-details = Vad som visade sig

## Vad som visade sig, en rad var

chance-promise-yes = Löftet är det som sidan såg före given.
chance-promise-no = Löftet är inte det som sidan såg före given.
chance-promise-unknown = Sidan var inte öppen före given.
chance-secret-yes = Bordets hemlighet är den som det hade bundit sig vid.
chance-secret-no = Bordets hemlighet är inte den som det hade bundit sig vid.
chance-share-yes = Din egen kupering är med.
chance-share-no = Din egen kupering är inte med.
chance-share-unknown = Ingen kupering från den här sidan är med.
chance-cards-yes = När de ges en gång till här blir korten desamma.
chance-cards-no = När de ges en gång till här blir korten andra.
chance-cut-by = Kuperat av { $names }.
chance-cut-nobody = Ingen kuperade: bordets hemlighet ensam gav korten.
chance-how = Före given band sig bordet vid en hemlighet. Sedan kuperade varje spelares webbläsare, med ett eget tal. Allt följer med när du kopierar given, och ”spadille verify” ger korten en gång till.
chance-commitment = Bundet vid
chance-secret = Hemlighet
chance-share = { $name } kuperade
