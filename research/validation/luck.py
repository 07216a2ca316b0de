"""Luck over many deals of mixed companies: its mean, and how much narrower results are without it.

    python -m research.validation.luck --minutes 10 [--games six-bid german-solo]

Goes on where it stopped; kept in target/review/.
"""

from __future__ import annotations

from collections.abc import Iterator

from research.runner import runner_of, seconds_of
from research.validation.deals import played
from research.validation.mistakes import OF
from research.validation.store import Row, keep_on, shares
from spadille.evaluation.luck import find_choices, measure_luck_step, split_payment


def row(game: str, number: int) -> Row:
    """The parts of a deal for one of its seats, priced without a judge: what decisions cost is no luck."""
    mixed = played(game, number, OF[game])
    deal = mixed.deal
    assert deal.result is not None
    seat = deal.layout.active[number // len(deal.layout.active) % len(deal.layout.active)]
    stretches = [
        measure_luck_step(before, step, deal.actions[step], seat, number)
        for step, before in find_choices(deal)
    ]
    parts, curve = split_payment(deal, seat, stretches, number)
    return {
        "game": game,
        "deal": number,
        "seat": seat,
        "place": deal.layout.active.index(seat),
        "bot": mixed.bots[seat],
        "payment": deal.result.payments[seat],
        "hand": parts.hand,
        "lie": parts.lie,
        "begun": curve[0],
        "steps": [
            (
                stretch.step,
                deal.actions[stretch.step].seat == seat,
                round(stretch.gain, 2),
                round(after - before, 2),
            )
            for stretch in stretches
            for before, after in (curve[stretch.step : stretch.step + 2],)
        ],
    }


def rows(game: str, number: int) -> Iterator[Row]:
    """The one row of a deal."""
    yield row(game, number)


def main() -> None:
    """Look at more deals, for so many minutes of the processor."""
    asked = shares(__doc__).parse_args()
    keep_on("luck", rows, asked.games, seconds_of(asked), runner_of(asked), deals=asked.deals)


if __name__ == "__main__":
    main()
