### Att leta upp och bevisa kortproblem, i terminalen.

help-puzzle =
    spadille puzzle: ställningar där ett kort räcker, och inget annat gör det.

    spadille puzzle mine FIL     går igenom botars givar och skriver det som är bevisat, eller bedömt; vad som
                                 än avbryter det går samma kommando vidare
    spadille puzzle prove [FIL]  bevisar eller bedömer på nytt varje problem i några filer, eller alla som
                                 följer med
    spadille puzzle pick FIL     väljer ut de bästa; i en femtedel är inget särskilt med ställningen

    --game SPEL        spelet; annars det första som finns
    --rules REGLER     vems regler; annars spelets första
    --seats N          spelare vid bordet; annars så få som spelet tillåter
    --bot BOT          vem som spelar givarna; club
    --seed ORD         ett ord som bestämmer korten; puzzles-1
    --deals N          hur många givar som gås igenom
    --judged           söker ställningar tidigare i given, där ett kort enligt domaren är klart bäst; annars
                       sena, där det är bevisat
    --limit N          för pick, hur många ur varje fil; 150
    --language KOD     meddelandenas språk

    Slutar med 0 när det är klart, 1 när ett problem inte håller, 2 när det inte kan börja.

puzzle-mined = Giv { $deals }: { $found } hittade.
puzzle-proved = { $proved } av { $all } håller.
error-puzzle-not-judged = I { $game } har domaren inte klarat provet i spelet av korten, så där finns inga bedömda problem att hitta. Utelämna --judged.
error-puzzle-no-such-command = ”{ $word }” är inget kommando för kortproblem. Det som finns är { $commands }.
