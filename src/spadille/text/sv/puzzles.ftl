### Kortproblem i webbläsaren.

puzzles-title = Kortproblem
puzzles-about = Verkliga ställningar, sent i given. Du vet vad den spelaren visste och inget mer. Oftast finns ett kort som räcker hur de osedda korten än sitter, medan alla andra misslyckas i någon sits; det är bevisat. I några finns inget särskilt alls: se det också.
puzzles-later = Problem med bud, trumf och bortlagda kort kommer när bedömningen av besluten själv är bevisad.
puzzles-kind = Vad som frågas
puzzles-all = Alla
puzzles-lead = Vad ska spelas ut
puzzles-trick = Sticket: ta det eller inte
puzzles-throw = Vad ska kastas
puzzles-count =
    { $seen ->
        [0] { $all } problem
       *[other] { $all } problem, { $seen } sedda, { $due } att ta om
    }
puzzles-none = Det finns inga av det slaget än.
puzzles-begin = Börja
puzzles-begin-for = Börja: { $game }
puzzles-number = { $game } · { $kind }
puzzles-ask-wins = Ditt kort. Det ska ta hem spelet hur de osedda korten än sitter.
puzzles-ask-beats = Ditt kort. Det ska få spelet att gå bet hur de osedda korten än sitter.
puzzles-same = Det gör detsamma
puzzles-found = { $card }: rätt.
puzzles-found-same = Rätt: det gör detsamma. Alla kort räcker, i samtliga { $lies } sitsar.
puzzles-as-good = { $card } räcker, och det gör alla andra kort också, i samtliga { $lies } sitsar. Här fanns inget att hitta.
puzzles-not = Inte { $card }: { $best } är kortet.
puzzles-not-same = Jo, det gör skillnad: { $best } är kortet.
puzzles-proof = Efter allt du vet kan de osedda korten sitta på { $lies } sätt. I vart och ett av dem räcker det, vad de andra än spelar, och du behöver aldrig gissa.
puzzles-price =
    { $price ->
        [one] I en sits som visas kostar fel kort en mark.
       *[other] I en sits som visas kostar fel kort { $price } marker.
    }
puzzles-fails =
    { $lies ->
        [one] { $card } misslyckas i en av { $all } sitsar.
       *[other] { $card } misslyckas i { $lies } av { $all } sitsar.
    }
puzzles-show = Visa en sådan sits
puzzles-show-for = Visa en sådan sits: { $card }
puzzles-shown = En sits där { $card } misslyckas, fast alla spelar sitt bästa härifrån.
puzzles-through = Spela igenom den
puzzles-back = Tillbaka till det du visste
puzzles-next = Nästa problem
puzzles-choose = Andra problem
puzzles-again-in =
    { $days ->
        [0] Det kommer snart tillbaka.
        [one] Det kommer tillbaka i morgon.
       *[other] Det kommer tillbaka om { $days } dagar.
    }
