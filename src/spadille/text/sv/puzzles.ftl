### Kortproblem i webbläsaren.

puzzles-title = Kortproblem
puzzles-you = Du ({ $hand })
puzzles-about = Verkliga ställningar. Du vet vad den spelaren visste och inget mer. Sent i given finns ett kort som räcker hur de osedda korten än sitter, medan inget annat räcker i alla sitsar; det är bevisat. Tidigare är ett kort klart mest värt i snitt, enligt domaren över beslut. I några finns inget särskilt alls: se det också.
puzzles-later = Problem med bud, trumf och bortlagda kort kommer när domaren över beslut har klarat provet i dem.
puzzles-kind = Vad frågan gäller
puzzles-all = Alla
puzzles-lead = Vad ska spelas ut
puzzles-trick = Sticket: ta det eller inte
puzzles-throw = Vad ska sakas
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
puzzles-ask-judged = Ditt kort. Vilket ger mest i snitt, efter allt du vet?
puzzles-same = Det gör detsamma
puzzles-found = { $card }: rätt.
puzzles-found-same = Rätt: det gör detsamma. Alla kort räcker, i samtliga { $lies } sitsar.
puzzles-as-good = { $card } räcker, och det gör alla andra kort också, i samtliga { $lies } sitsar. Här fanns inget att hitta.
puzzles-found-same-judged = Rätt: det gör detsamma.
puzzles-as-good-judged = Alla kort är lika bra, också { $card }. Här fanns inget att hitta.
puzzles-not = Inte { $card }: { $best } är rätt kort.
puzzles-not-same = Jo, det gör skillnad: { $best } är rätt kort.
puzzles-proof = Efter allt du vet finns { $lies } möjliga sitsar. I var och en av dem räcker det, vad de andra än spelar, och du behöver aldrig gissa.
puzzles-right =
    { $count ->
        [one] I snitt är { $cards } klart mest värt; i någon sits kan ett annat kort vara bättre.
       *[other] I snitt är { $cards } lika bra och klart mest värda; i någon sits kan ett annat kort vara bättre.
    }
puzzles-judged = Domaren har sett på { $worlds } olika sitsar som stämmer med allt du vet, oftare på de troliga.
puzzles-judged-same =
    { $most ->
        [0] I snitt kostar inget kort något.
        [one] I snitt kostar inget kort mer än en mark.
       *[other] I snitt kostar inget kort mer än { $most } marker.
    }
puzzles-played = Här spelades { $card }, som i snitt kostar { $cost } ± { $within } marker.
puzzles-others-cost = Vad de andra kostar i snitt, i marker
puzzles-price =
    { $price ->
        [one] I sitsen som visas kostar fel kort en mark.
       *[other] I sitsen som visas kostar fel kort { $price } marker.
    }
puzzles-fails =
    { $lies ->
        [one] { $card } räcker inte i en av { $all } sitsar.
       *[other] { $card } räcker inte i { $lies } av { $all } sitsar.
    }
puzzles-show = Visa en sådan sits
puzzles-show-for = Visa en sådan sits: { $card }
puzzles-shown = En sits där { $card } inte räcker, fast alla spelar sitt bästa härifrån.
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
