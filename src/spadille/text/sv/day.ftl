### Dagens giv: sidan.

day-title = Dagens giv
day-about = Samma kort, samma botar och samma tur för alla, en gång om dagen. Den spelas som den kommer: inga tips, och inget tas tillbaka.
day-open-year = Dagens kort går att räkna ut i förväg här: ingen hemlighet ligger bakom dem, och de är desamma överallt där ingen finns.
day-kept-year = Varifrån dagens kort kommer bestämdes innan året började och berättas i morgon.
day-play = Spela
day-play-for = Spela: { $game }
day-go-on = Fortsätt
day-go-on-for = Fortsätt: { $game }
day-open = Inte spelad än
day-playing = Påbörjad
day-done = Spelad
day-yours = Du
day-par = Par
day-par-about = Vad experten får ut av dina kort, på din plats, mot samma botar
day-par-thinking = Experten spelar given …
day-par-none = Här finns ingen expert som kan sätta par.
day-against =
    { $difference ->
        [0] Precis par.
        [one] En mark över par.
       *[other] { $difference } marker över par.
    }
day-below =
    { $difference ->
        [one] En mark under par.
       *[other] { $difference } marker under par.
    }
day-others =
    { $players ->
        [0] Ingen annan har spelat den här än.
        [one] En annan har spelat den här.
       *[other] { $players } andra har spelat den här.
    }
day-spread = Vad den gav de andra
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
day-line-par = Spadille, dagens giv { $day }, { $game }: { $counters }, par { $par }
day-line = Spadille, dagens giv { $day }, { $game }: { $counters }
day-streak =
    { $days ->
        [0] Spela i dag, så börjar en svit.
        [one] En dag i rad.
       *[other] { $days } dagar i rad.
    }
day-streak-free = En dag i veckan är fri: en missad dag bryter inte sviten.
day-streak-waits = Dagens giv återstår.
day-yesterday = I går, { $day }
day-yesterday-about = Nu är korten öppna för alla, och hemligheten med: ”spadille verify” säger om den är den som året var bundet till.
day-secret = Hemlighet
day-head = Bundet före året
day-copy-secret = Kopiera för kontroll
day-copied = Kopierad.
day-again-tomorrow = Nästa giv kommer klockan { $time }.
refusal-day-unfinished = Du har inte spelat dagens giv färdigt än.
