### The deal of the day: its page.

day-title = Deal of the day
day-about = The same cards, the same bots and the same luck for everybody, once a day. You play it as it comes: no hints, and nothing is taken back.
day-open-year = Today’s cards can be worked out beforehand here: there is no secret behind them, and they are the same wherever there is none.
day-kept-year = What today’s cards come from was settled before the year began, and is told tomorrow.
day-play = Play it
day-play-for = Play it: { $game }
day-go-on = Go on
day-go-on-for = Go on: { $game }
day-open = Not played yet
day-playing = You have begun
day-done = Played
day-yours = You
day-par = Par
day-par-about = What the expert makes of your cards, in your seat, against the same bots
day-par-thinking = The expert is playing it …
day-par-none = There is no expert here to set par.
day-against =
    { $difference ->
        [0] Par to the chip.
        [one] One chip over par.
       *[other] { $difference } chips over par.
    }
day-below =
    { $difference ->
        [one] One chip under par.
       *[other] { $difference } chips under par.
    }
day-others =
    { $players ->
        [0] Nobody else has played it here yet.
        [one] One other has played it here.
       *[other] { $players } others have played it here.
    }
day-spread = What it brought the others
day-spread-row =
    { $players ->
        [one] { $counters }: one player
       *[other] { $counters }: { $players } players
    }
day-you-here = you
day-look = Look at the deal
day-share = Copy a line to share
day-shared = Copied. It gives nothing of the cards away.
day-kept-as-file = Kept as a file.
day-line-par = Spadille, deal of the day { $day }, { $game }: { $counters }, par { $par }
day-line = Spadille, deal of the day { $day }, { $game }: { $counters }
day-streak =
    { $days ->
        [0] Play today, and a row of days begins.
        [one] One day in a row.
       *[other] { $days } days in a row.
    }
day-streak-free = One day a week is free: a day missed does not break the row.
day-streak-waits = Today is still to come.
day-yesterday = Yesterday, { $day }
day-yesterday-about = Its cards are open to everybody now, and so is its secret: “spadille verify” says whether it is the one that the year was bound to.
day-secret = Secret
day-head = Bound before the year
day-copy-secret = Copy for verifying
day-copied = Copied.
day-again-tomorrow = The next deal comes at { $time }.
refusal-day-unfinished = You have not played today’s deal to its end yet.
