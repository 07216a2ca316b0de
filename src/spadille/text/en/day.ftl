### The deal of the day: its page.

day-title = Deal of the day
day-about = The same cards, the same bots and the same luck for everyone, once a day. No hints, and nothing is taken back.
day-open-year = Today’s cards could be worked out in advance here: there is no secret behind them.
day-kept-year = Today’s cards were fixed before the year began. The proof is shown tomorrow.
day-play = Play
day-play-for = Play: { $game }
day-go-on = Continue
day-go-on-for = Continue: { $game }
day-open = Not played yet
day-playing = You have begun
day-done = Played
day-yours = You
day-par = Expert
day-par-about = The expert’s result with your cards, in your seat, against the same bots
day-par-thinking = The expert is playing it …
day-par-none = There is no expert here to compare with.
day-against =
    { $difference ->
        [0] Exactly as many as the expert.
        [one] One chip more than the expert.
       *[other] { $difference } chips more than the expert.
    }
day-below =
    { $difference ->
        [one] One chip fewer than the expert.
       *[other] { $difference } chips fewer than the expert.
    }
day-others =
    { $players ->
        [0] No one else here has played it yet.
        [one] One other player here has played it.
       *[other] { $players } others here have played it.
    }
day-spread = The others’ results
day-spread-row =
    { $players ->
        [one] { $counters }: one player
       *[other] { $counters }: { $players } players
    }
day-you-here = you
day-look = Look at the deal
day-share = Copy a line to share
day-shared = Copied. It doesn’t give the cards away.
day-kept-as-file = Saved as a file.
day-line-par = Spadille, deal of the day { $day }, { $game }: { $counters }, the expert { $par }
day-line = Spadille, deal of the day { $day }, { $game }: { $counters }
day-streak =
    { $days ->
        [0] Play today to start a streak.
        [one] 1-day streak
       *[other] { $days }-day streak
    }
day-streak-free = You may miss one day a week without breaking your streak.
day-streak-waits = Today’s deal is still to play.
day-yesterday = Yesterday, { $day }
day-yesterday-about = Everyone can see its cards and its secret now. “spadille verify” checks that the secret was fixed before the year began.
day-proof = Proof that the cards were fixed in advance
day-secret = Secret
day-head = Fixed before the year
day-copy-secret = Copy for verifying
day-copied = Copied.
day-again-tomorrow = The next deal comes at { $time }.
refusal-day-unfinished = You have not finished today’s deal yet.
