"""Measure how much better one bot plays the last tricks than another.

The quick expert plays each deal up to the last tricks. From each seat's first choice of cards on, each of the
two bots in turn plays that seat to the end. If both play the same cards, the gain is 0.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from statistics import fmean

from research.deals import payments, play_on
from research.experiments.bidding import seeded_answer
from research.players import QUICK_EXPERT
from research.runner import Row, contest_from, contest_parser, describe_mean, run_contest
from spadille.arena import Contest
from spadille.arena.players import load_player
from spadille.bots import Player
from spadille.play.deal import Deal
from spadille.play.seeing import view_of
from spadille.rules.seating import Seat


def endgame_gains(begun: Deal, number: int, bots: Sequence[Player], last: int) -> Iterator[int | None]:
    """Yield, for each seat with a choice in its `last` tricks, how many more counters the first bot gains
    there than the second.

    Yield None for a seat in which both bots play the same cards. `number` seeds the bots' random numbers.
    """
    deal, seen = begun, set[Seat]()
    while deal.turn is not None:
        if deal.turn not in seen and _is_choice(deal, last):
            seen.add(deal.turn)
            yield _gain(deal, number, bots)
        deal = deal.play(seeded_answer(QUICK_EXPERT, number, deal))


def _is_choice(deal: Deal, last: int) -> bool:
    in_play = deal.phase.kind == "play" and len(view_of(deal, deal.turn).hand) <= last
    return in_play and len(deal.answers()) > 1


def _gain(start: Deal, number: int, bots: Sequence[Player]) -> int | None:
    seat = start.turn
    assert seat is not None

    def finish(bot: Player) -> Deal:
        return play_on(
            start, lambda deal: seeded_answer(bot if deal.turn == seat else QUICK_EXPERT, number, deal)
        )

    first, second = map(finish, bots)
    return None if first.actions == second.actions else payments(first)[seat] - payments(second)[seat]


def play_deal(contest: Contest, number: int, last: int) -> Row:
    bots = [load_player(bot)() for bot in contest.bots]
    return {"gained": list(endgame_gains(Deal.of(contest.layout(number)), number, bots, last))}


def report(contest: Contest, last: int, rows: Sequence[Row]) -> Iterator[str]:
    first, second = contest.bots
    gain = describe_mean(
        [float(sum(gain or 0 for gain in row["gained"])) for row in rows], f"{contest.cards}/A"
    )
    differ = [gain is not None for row in rows for gain in row["gained"]]
    yield f"{first} instead of {second} with {last} cards left, all seats of a deal: {gain}"
    yield f"another ending for {fmean(differ):.1%} of {len(differ)} seats in {len(rows)} deals"


def main(words: Sequence[str] | None = None) -> None:
    bots = "research.players:LOOKAHEAD_EXPERT,expert"
    options = contest_parser(__doc__, game="six-bid", bots=bots, deals=400, seed="endgames")
    options.add_argument("--last", type=int, default=4, help="cards that a seat has left")
    args = options.parse_args(words)
    contest, play = contest_from(args), partial(play_deal, last=args.last)
    rows = run_contest(f"endgames/{args.last}", play, contest, args)
    print(*report(contest, args.last, rows), sep="\n")


if __name__ == "__main__":
    main()
