### Om korten gavs som utlovat, efter varje giv vid bordet. En spelares del i slumpen är en kupering, så som man
### kuperar en lek före given.

chance-kept = Ärlig giv: kontrollerad mot löftet före given.
chance-uncut = Ärlig giv: kontrollerad mot löftet före given, men utan kupering från den här sidan.
# handen visades på startsidan, och löftet med den
chance-shown = Ärlig giv: kontrollerad mot löftet som gavs innan du såg handen.
chance-told = Korten stämmer. Löftet gavs innan den här sidan öppnades, så det har inte jämförts.
chance-broken = Ingen ärlig giv: korten gavs inte som utlovat.
chance-untold = Bordet gav ett löfte före given men har inte visat var korten kom ifrån.
chance-details = Så gick kontrollen

## Vad kontrollen visade, en rad var

chance-promise-yes = Det är samma löfte som sidan såg före given.
chance-promise-no = Det är inte samma löfte som sidan såg före given.
chance-promise-unknown = Sidan var inte öppen före given.
chance-secret-yes = Hemligheten är den som bordet band sig vid.
chance-secret-no = Hemligheten är inte den som bordet band sig vid.
chance-share-yes = Din egen kupering är med.
chance-share-no = Din egen kupering är inte med.
chance-share-unknown = Ingen kupering från den här sidan är med.
chance-cards-yes = Ges korten om här blir de desamma.
chance-cards-no = Ges korten om här blir det andra kort.
chance-cut-by = Kuperade: { $names }.
chance-cut-nobody = Ingen kuperade: bordets hemlighet ensam gav korten.
chance-how = Före given band sig bordet vid en hemlighet. Sedan får varje spelares webbläsare kupera, med ett eget tal. Allt följer med när du kopierar given, och ”spadille verify” ger om korten.
chance-commitment = Löfte
chance-secret = Hemlighet
chance-share = { $who ->
    [me] Du kuperade
   *[other] { $name } kuperade
}
