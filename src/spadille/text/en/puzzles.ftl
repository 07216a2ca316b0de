### Puzzles in the browser.

puzzles-title = Puzzles
puzzles-you = You ({ $hand })
puzzles-about = Real positions. You know what that player knew, and no more. Late in a deal one card does it however the unseen cards lie, and every other fails in some layout of them; that is proved. Earlier one card is clearly worth most on average, as the judge of decisions finds. In some nothing is special at all: see that too.
puzzles-later = Puzzles of bids, trumps and cards laid away will follow once the judge of decisions is proved in them.
puzzles-kind = What is asked
puzzles-all = All
puzzles-lead = What to lead
puzzles-trick = The trick: take it or not
puzzles-throw = What to throw
puzzles-count =
    { $seen ->
        [0] { $all } puzzles
       *[other] { $all } puzzles, { $seen } seen, { $due } due
    }
puzzles-none = There are none of this kind yet.
puzzles-begin = Begin
puzzles-begin-for = Begin: { $game }
puzzles-number = { $game } · { $kind }
puzzles-ask-wins = Your card. It must make the contract however the unseen cards lie.
puzzles-ask-beats = Your card. It must beat the contract however the unseen cards lie.
puzzles-ask-judged = Your card. Which brings most on average, by all you know?
puzzles-same = It makes no difference
puzzles-found = The { $card } is right.
puzzles-found-same = Right: it makes no difference. Every card does it, in all { $lies } layouts.
puzzles-as-good = The { $card } does it, and so does every other card, in all { $lies } layouts. There was nothing to find.
puzzles-found-same-judged = Right: it makes no difference.
puzzles-as-good-judged = Every card does as well, the { $card } too. There was nothing to find.
puzzles-not = Not the { $card }: the { $best } is the card.
puzzles-not-same = It does: the { $best } is the card.
puzzles-proof = By all you know the unseen cards can lie in { $lies } ways. In every one of them it is enough, whatever the others play, and you never have to guess.
puzzles-right =
    { $count ->
        [one] On average the { $cards } is clearly worth most; in some layouts another card may do better.
       *[other] On average the { $cards } are equally good and clearly worth most; in some layouts another card may do better.
    }
puzzles-judged = The judge looked at { $worlds } different ways the unseen cards may lie, likely ones more often.
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
        [one] In the layout that is shown, the wrong card costs one chip.
       *[other] In the layout that is shown, the wrong card costs { $price } chips.
    }
puzzles-fails =
    { $lies ->
        [one] The { $card } fails in one of { $all } layouts.
       *[other] The { $card } fails in { $lies } of { $all } layouts.
    }
puzzles-show = Show such a layout
puzzles-show-for = Show such a layout: the { $card }
puzzles-shown = One layout in which the { $card } fails, though everybody plays as well as can be from here.
puzzles-through = Play it through
puzzles-back = Back to what you knew
puzzles-next = Next puzzle
puzzles-choose = Other puzzles
puzzles-again-in =
    { $days ->
        [0] It comes again soon.
        [one] It comes again tomorrow.
       *[other] It comes again in { $days } days.
    }
