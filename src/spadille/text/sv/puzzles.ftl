### Kortproblem i webbläsaren.

puzzles-title = Kortproblem
puzzles-you = Du ({ $hand })
puzzles-about = Riktiga givar, ett beslut i varje. Du ser det som spelaren såg. Hitta kortet som räcker var de dolda korten än sitter; ibland spelar det ingen roll vilket du lägger.
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
puzzles-ask-wins = Kontraktet är ditt. Vilket kort tar hem det, var de dolda korten än sitter?
puzzles-ask-beats = Du är motspelare. Vilket kort fäller kontraktet, var de dolda korten än sitter?
puzzles-ask-judged = Vilket kort är bäst i snitt?
puzzles-same = Det spelar ingen roll
puzzles-found = { $card }: rätt.
puzzles-found-same = Rätt: det spelar ingen roll. Alla kort räcker, i samtliga { $lies } sitsar.
puzzles-as-good = { $card } räcker, och det gör alla andra kort också, i samtliga { $lies } sitsar. Här fanns inget att hitta.
puzzles-found-same-judged = Rätt: det spelar ingen roll.
puzzles-as-good-judged = Alla kort är lika bra, också { $card }. Här fanns inget att hitta.
puzzles-not = Inte { $card }: { $best } är rätt kort.
puzzles-not-same = Jo, det gör skillnad: { $best } är rätt kort.
puzzles-proof = Det räcker i alla { $lies } sitsar de dolda korten kan ha, vad de andra än spelar.
puzzles-right =
    { $count ->
        [one] I snitt är { $cards } klart bäst, även om ett annat kort kan vara bättre i någon sits.
       *[other] I snitt är { $cards } lika bra och klart bäst, även om ett annat kort kan vara bättre i någon sits.
    }
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
        [one] Här kostar fel kort en mark.
       *[other] Här kostar fel kort { $price } marker.
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
puzzles-count-round = Problem { $number } av { $all }
puzzles-streak = { $count ->
    [0] Ingen svit än.
    [one] Ett rätt i rad.
   *[other] { $count } rätt i rad.
}
puzzles-streak-best = Ditt bästa: { $count }.
puzzles-over = Du löste { $solved } av { $all }.
puzzles-more = { $all } till
puzzles-next = Nästa problem
puzzles-choose = Andra problem
puzzles-again-in =
    { $days ->
        [0] Det kommer snart tillbaka.
        [one] Det kommer tillbaka i morgon.
       *[other] Det kommer tillbaka om { $days } dagar.
    }
