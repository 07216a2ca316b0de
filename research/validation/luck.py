"""Measure the luck terms of reviews over many deals of mixed bots: their mean, and the spread of results with
and without luck.

python -m research.validation.luck --minutes 10 [--games six-bid german-solo]
"""

from __future__ import annotations

from collections.abc import Iterator

from research.deals import payments
from research.runner import Row
from research.validation.deals import play_mixed
from research.validation.store import run_share, share_parser
from spadille.evaluation.luck import find_choices, measure_luck_step, split_payment


def luck_of(game: str, number: int) -> Row:
    """Return the terms into which the review divides a deal's result for one seat, except the losses of its
    own decisions.
    """
    mixed = play_mixed(game, number)
    deal = mixed.deal
    active = deal.layout.active
    seat = active[number // len(active) % len(active)]
    stretches = [
        measure_luck_step(before, step, deal.actions[step], seat, number)
        for step, before in find_choices(deal)
    ]
    parts, curve = split_payment(deal, seat, stretches, number)
    return {
        "game": game,
        "deal": number,
        "seat": seat,
        "place": active.index(seat),
        "bot": mixed.bots[seat],
        "payment": payments(deal)[seat],
        "hand": parts.hand,
        "lie": parts.lie,
        "begun": curve[0],
        "steps": [
            (
                stretch.step,
                deal.actions[stretch.step].seat == seat,
                round(stretch.gain, 2),
                round(curve[stretch.step + 1] - curve[stretch.step], 2),
            )
            for stretch in stretches
        ],
    }


def play_deal(game: str, number: int) -> Iterator[Row]:
    yield luck_of(game, number)


def main() -> None:
    run_share("luck", play_deal, share_parser(__doc__).parse_args())


if __name__ == "__main__":
    main()
