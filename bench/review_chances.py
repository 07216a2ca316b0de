"""How likely contracts are said to be made, and whether they are: a card of every deal, drawn at random.

    python -m bench.review_chances --minutes 10 [--games six-bid german-solo]

Goes on where it stopped; kept in target/review/.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from bench.review_deals import played
from bench.review_kept import Row, keep_on, shares
from bench.review_mistakes import OF, WORLDS
from spadille.judge.review import chance_of, decisions_of, look_at
from spadille.play.seeing import view_of
from spadille.rules.goal import Outcome
from training.keeping import runner_of, seconds_of


def rows(game: str, number: int) -> Iterator[Row]:
    """What was said of a contract before one of its cards, and whether it was made."""
    mixed = played(game, number, OF)
    deal, result = mixed.deal, mixed.deal.result
    assert result is not None
    every = [found for seat in deal.layout.active for found in decisions_of(deal, seat)]
    plays = [(step, before) for step, before in every if before.phase.kind == "play"]
    if not plays:
        return
    step, before = Random(f"{game}/{number}/chances").choice(plays)
    action = deal.actions[step]
    view = view_of(before, action.seat)
    chance = look_at(view, action, WORLDS, chance_of(view, 0)).chances.get(action)
    if chance is not None:
        made = result.outcome is Outcome.WON
        yield {"game": game, "deal": number, "bot": mixed.bots[action.seat], "chance": chance, "made": made}


def main() -> None:
    """Look at more deals, for so many minutes of the processor."""
    asked = shares(__doc__).parse_args()
    keep_on("chances", rows, asked.games, seconds_of(asked), runner_of(asked), deals=asked.deals)


if __name__ == "__main__":
    main()
