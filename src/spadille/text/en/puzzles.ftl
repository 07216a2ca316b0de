### Puzzles in the browser.

puzzles-title = Puzzles
puzzles-you = You ({ $hand })
puzzles-about = Real deals, one decision each. You see what the player saw. Find the card that works no matter where the hidden cards are; sometimes any card does.
puzzles-kind = Kind of question
puzzles-all = All
puzzles-lead = What to lead
puzzles-trick = The trick: take it or not
puzzles-throw = What to throw
puzzles-count =
    { $seen ->
        [0] { $all ->
            [one] 1 puzzle
           *[other] { $all } puzzles
        }
       *[other] { $all ->
            [one] 1 puzzle
           *[other] { $all } puzzles
        }, { $seen } seen, { $due } to repeat
    }
puzzles-none = There are none of this kind yet.
puzzles-begin = Begin
puzzles-begin-for = Begin: { $game }
puzzles-number = { $game } · { $kind }
puzzles-ask-wins = It’s your contract. Which card makes it, wherever the hidden cards are?
puzzles-ask-beats = You’re defending. Which card beats the contract, wherever the hidden cards are?
puzzles-ask-judged = Which card is best on average?
puzzles-same = It makes no difference
puzzles-found = The { $card } is right.
puzzles-found-same = Right: it makes no difference. Every card works, in all { $lies } layouts.
puzzles-as-good = The { $card } works, and so does every other card, in all { $lies } layouts. There was nothing to find.
puzzles-found-same-judged = Right: it makes no difference.
puzzles-as-good-judged = The { $card } is as good as every other card. There was nothing to find.
puzzles-not = Not the { $card }: the { $best } is the card.
puzzles-not-same = It does make a difference: the { $best } is the card.
puzzles-proof = It works in all { $lies } layouts of the hidden cards, whatever the others play.
puzzles-right =
    { $count ->
        [one] On average the { $cards } is clearly best, though another card may do better in some layouts.
       *[other] On average the { $cards } are equally good and clearly best, though another card may do better in some layouts.
    }
puzzles-judged-same =
    { $most ->
        [0] On average no card costs anything.
        [one] On average no card costs more than one chip.
       *[other] On average no card costs more than { $most } chips.
    }
puzzles-played = The { $card } was played; on average it costs { $cost } ± { $within } chips.
puzzles-others-cost = What the others cost on average, in chips
puzzles-price =
    { $price ->
        [one] Here the wrong card costs one chip.
       *[other] Here the wrong card costs { $price } chips.
    }
puzzles-fails =
    { $lies ->
        [one] The { $card } fails in one of { $all } layouts.
       *[other] The { $card } fails in { $lies } of { $all } layouts.
    }
puzzles-show = Show such a layout
puzzles-show-for = Show such a layout: the { $card }
puzzles-shown = One layout in which the { $card } fails, even if everyone plays their best from here.
puzzles-through = Play it through
puzzles-back = Back to what you knew
puzzles-count-round = Puzzle { $number } of { $all }
puzzles-streak = { $count ->
    [0] No streak yet.
    [one] One right in a row.
   *[other] { $count } right in a row.
}
puzzles-streak-best = Your best: { $count }.
puzzles-over = You solved { $solved } of { $all }.
puzzles-more = { $all } more
puzzles-next = Next puzzle
puzzles-choose = Other puzzles
puzzles-again-in =
    { $days ->
        [0] You’ll see it again soon.
        [one] You’ll see it again tomorrow.
       *[other] You’ll see it again in { $days } days.
    }
