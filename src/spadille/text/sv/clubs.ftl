### Klubbens listor i terminalen.

help-club =
    spadille club FIL ...: klubbens listor, ur filer från protokollet. Bladen från flera bord blir kvällens
    lista, och kvällarna blir säsongens. Samma namn är samma spelare.

    --title NAMN     vad kvällen heter
    --won N          klubbpoäng för ett spel man för och vinner; 0
    --lost N         avdrag för ett spel man för och förlorar; 0
    --beaten N       för att fälla någon annans spel; 0
    --csv            listan som tabell för ett kalkylprogram
    --export         skriver själva kvällen som en rad JSON, att spara till säsongen
    --language KOD   listans och meddelandenas språk

    Slutar med 0 när listan är skriven, 2 när en fil inte går att läsa.

error-club-no-file = { $file } är varken ett blad ur protokollet eller en klubbkväll.
error-club-refused = { $why }
error-club-rule = Klubbpoängen är högst { $most } för ett spel.
