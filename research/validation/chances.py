"""Compare the forecast of a contract before a random card of a deal with its result.

    python -m research.validation.chances --minutes 10 [--games six-bid german-solo] [--bot expert]

The forecast assumes that all players play on as the review's evaluator would. `--bot expert` therefore tests
it in deals of experts alone.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from random import Random

from research.deals import result_of
from research.runner import Row
from research.validation.deals import ALL_BOTS, play_mixed
from research.validation.mistakes import WORLDS
from research.validation.store import run_share, share_parser
from spadille.evaluation.review import evaluate_answers, find_decisions, make_chance
from spadille.play.seeing import view_of
from spadille.rules.goal import Outcome


def play_deal(game: str, number: int, bots: Sequence[str] = ()) -> Iterator[Row]:
    """Yield a row with the forecast before one random card of deal `number`, and whether the contract was
    made.
    """
    mixed = play_mixed(game, number, bots=bots)
    deal = mixed.deal
    every = [found for seat in deal.layout.active for found in find_decisions(deal, seat)]
    plays = [(step, before) for step, before in every if before.phase.kind == "play"]
    if not plays:
        return
    step, before = Random(f"{game}/{number}/chances").choice(plays)
    action = deal.actions[step]
    view = view_of(before, action.seat)
    chance = evaluate_answers(view, action, WORLDS, make_chance(view, 0)).chances.get(action)
    if chance is not None:
        made = result_of(deal).outcome is Outcome.WON
        yield {"game": game, "deal": number, "bot": mixed.bots[action.seat], "chance": chance, "made": made}


def main() -> None:
    options = share_parser(__doc__)
    options.add_argument("--bot", choices=ALL_BOTS, help="in all seats; without it, mixed bots")
    args = options.parse_args()
    series = f"{args.bot}-chances" if args.bot else "chances"
    run_share(series, partial(play_deal, bots=(args.bot,) if args.bot else ()), args)


if __name__ == "__main__":
    main()
