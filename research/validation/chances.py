"""How likely contracts are said to be made, and whether they are: a card of every deal, drawn at random.

    python -m research.validation.chances --minutes 10 [--games six-bid german-solo] [--bot expert]

Goes on where it stopped; kept in target/review/. What is said is what comes of it when all play on as the
judge would, so `--bot expert` tries it in deals of experts alone.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from random import Random

from research.runner import runner_of, seconds_of
from research.validation.deals import ALL, played
from research.validation.mistakes import OF, WORLDS
from research.validation.store import Row, keep_on, shares
from spadille.evaluation.review import evaluate_answers, find_decisions, make_chance
from spadille.play.seeing import view_of
from spadille.rules.goal import Outcome


def rows(game: str, number: int, company: Sequence[str] = ()) -> Iterator[Row]:
    """What was said of a contract before one of its cards, and whether it was made."""
    mixed = played(game, number, OF[game], company)
    deal, result = mixed.deal, mixed.deal.result
    assert result is not None
    every = [found for seat in deal.layout.active for found in find_decisions(deal, seat)]
    plays = [(step, before) for step, before in every if before.phase.kind == "play"]
    if not plays:
        return
    step, before = Random(f"{game}/{number}/chances").choice(plays)
    action = deal.actions[step]
    view = view_of(before, action.seat)
    chance = evaluate_answers(view, action, WORLDS, make_chance(view, 0)).chances.get(action)
    if chance is not None:
        made = result.outcome is Outcome.WON
        yield {"game": game, "deal": number, "bot": mixed.bots[action.seat], "chance": chance, "made": made}


def main() -> None:
    """Look at more deals, for so many minutes of the processor."""
    asks = shares(__doc__)
    asks.add_argument("--bot", choices=ALL, help="who plays in all seats; without it a mixed company")
    asked = asks.parse_args()
    series = f"{asked.bot}-chances" if asked.bot else "chances"
    found = partial(rows, company=(asked.bot,) if asked.bot else ())
    keep_on(series, found, asked.games, seconds_of(asked), runner_of(asked), deals=asked.deals)


if __name__ == "__main__":
    main()
