"""One bot alone among others of one kind, on the same cards in every seat: those tables of the arena at which
it sits alone, without the others. Goes on where it stopped.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby
from pathlib import Path
from statistics import fmean
from time import monotonic
from typing import NamedTuple

from bench.asking import asking, contest_for
from spadille.arena import Contest
from spadille.arena.estimate import estimated
from spadille.arena.stopwatch import Stopwatch
from spadille.arena.table import entered, played_out
from spadille.play.deal import Deal
from spadille.rules.goal import Outcome
from spadille.rules.seating import Seat

KEPT = Path("target/alone")


class Sat(NamedTuple):
    """What a deal came to for the one who sat alone."""

    deal: int
    gained: int
    declared: str | None
    """The contract, where it was his."""
    made: bool
    foreseen: float | None
    """How likely he thought to make it when he bid."""


def played(contest: Contest, number: int) -> Iterator[Sat]:
    """A deal with the first bot in each seat in turn, the second in all others."""
    layout = contest.layout(number)
    for seat in layout.active:
        yield _at(contest, number, seat)


def _at(contest: Contest, number: int, alone: Seat) -> Sat:
    layout, (one, other) = contest.layout(number), contest.bots
    seated = {
        seat: entered(one if seat == alone else other, seat, f"{contest.cards}/{number}", Stopwatch())
        for seat in layout.active
    }
    result, foreseen = played_out(Deal.of(layout), seated).result, seated[alone].foreseen
    assert result is not None
    declared = result.contract if result.declarer == alone else None
    chance = None if foreseen is None or declared is None else foreseen.chance
    return Sat(number, result.payments[alone], declared, result.outcome is Outcome.WON, chance)


def place_for(contest: Contest) -> Path:
    """Where it is kept what these bots came to on these cards."""
    KEPT.mkdir(parents=True, exist_ok=True)
    names = (contest.rules.settings.game, *contest.bots, contest.deals.value, contest.seed)
    return KEPT / f"{'-'.join(names)}.jsonl"


def kept(path: Path) -> list[Sat]:
    """What was played before: whole deals."""
    lines = path.read_text("utf-8").splitlines() if path.exists() else []
    return [Sat(*one) for line in lines for one in json.loads(line)]


def reported(contest: Contest, some: Sequence[Sat]) -> Iterator[str]:
    """What it gained, and each contract that it bid."""
    deals = [fmean(one.gained for one in each) for _, each in groupby(some, lambda one: one.deal)]
    one, other = contest.bots
    yield f"{one} alone among {other}, counters a deal: {estimated(deals, f'{contest.cards}/A')}"
    for contract in contest.rules.rank_of:
        yield from _told(contract, [sat for sat in some if sat.declared == contract], len(some))


def _told(contract: str, some: Sequence[Sat], seats: int) -> Iterable[str]:
    if some:
        foreseen = [one.foreseen for one in some if one.foreseen is not None]
        thought = f"{fmean(foreseen):.0%} thought, " if foreseen else ""
        made, gained = fmean(one.made for one in some), fmean(one.gained for one in some)
        yield f"  {contract}: in {len(some) / seats:.1%}, {thought}{made:.0%} made, {gained:+.1f} counters"


def main(words: Sequence[str] | None = None) -> None:
    """Play what is missing, for so many minutes at most, and print."""
    asks = asking(__doc__, game="german-solo", deals=100, seed="alone")
    asks.add_argument("--bots", default="expert,pimc")
    asks.add_argument("--minutes", type=float, default=60)
    asked = asks.parse_args(words)
    until, (one, other) = monotonic() + 60 * asked.minutes, asked.bots.split(",")
    wanted = contest_for(asked, (one, other))
    path = place_for(wanted)
    some = kept(path)
    for number in range(some[-1].deal + 1 if some else 0, asked.deals):
        if monotonic() > until:
            break
        now = list(played(wanted, number))
        some += now
        with path.open("a", encoding="utf-8") as file:
            file.write(json.dumps(now) + "\n")
    print(*reported(wanted, some), sep="\n")


if __name__ == "__main__":
    main()
