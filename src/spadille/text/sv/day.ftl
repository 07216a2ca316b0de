### Dagens giv: sidan.

day-title = Dagens giv
day-about = Samma kort, samma botar och samma tur för alla, en gång om dagen. Inga tips, och inget tas tillbaka.
day-open-year = Dagens kort går att räkna ut i förväg här: ingen hemlighet ligger bakom dem.
day-kept-year = Dagens kort bestämdes innan året började. Beviset visas i morgon.
day-play = Spela
day-play-for = Spela: { $game }
day-go-on = Fortsätt
day-go-on-for = Fortsätt: { $game }
day-open = Inte spelad än
day-playing = Påbörjad
day-done = Spelad
day-yours = Du
day-par = Experten
day-par-about = Expertens resultat med dina kort, på din plats, mot samma botar
day-par-thinking = Experten spelar given …
day-par-none = Här finns ingen expert att jämföra med.
day-against =
    { $difference ->
        [0] Precis lika många som experten.
        [one] En mark mer än experten.
       *[other] { $difference } marker fler än experten.
    }
day-below =
    { $difference ->
        [one] En mark mindre än experten.
       *[other] { $difference } marker färre än experten.
    }
day-others =
    { $players ->
        [0] Ingen annan har spelat den här än.
        [one] En annan har spelat den här.
       *[other] { $players } andra har spelat den här.
    }
day-spread = De andras resultat
day-spread-row =
    { $players ->
        [one] { $counters }: en spelare
       *[other] { $counters }: { $players } spelare
    }
day-you-here = du
day-look = Se på given
day-share = Kopiera en rad att dela
day-shared = Kopierad. Den avslöjar inget om korten.
day-kept-as-file = Sparad som fil.
day-line-par = Spadille, dagens giv { $day }, { $game }: { $counters }, experten { $par }
day-line = Spadille, dagens giv { $day }, { $game }: { $counters }
day-streak =
    { $days ->
        [0] Spela i dag, så börjar en svit.
        [one] Din svit: en dag
       *[other] Din svit: { $days } dagar
    }
day-streak-free = Du får missa en dag i veckan utan att sviten bryts.
day-streak-waits = Dagens giv återstår.
day-yesterday = I går, { $day }
day-yesterday-about = Nu kan alla se korten och hemligheten. ”spadille verify” kontrollerar att hemligheten bestämdes innan året började.
day-proof = Bevis för att korten var bestämda i förväg
day-secret = Hemlighet
day-head = Bestämt före året
day-copy-secret = Kopiera för kontroll
day-copied = Kopierad.
day-again-tomorrow = Nästa giv kommer klockan { $time }.
refusal-day-unfinished = Du har inte spelat dagens giv färdigt än.
