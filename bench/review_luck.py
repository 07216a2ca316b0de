"""Luck over many deals of mixed companies: its mean, and how much narrower results are without it.

python -m bench.review_luck --game six-bid --minutes 10
"""

from __future__ import annotations

import argparse
import json
from time import process_time

from bench.review_deals import played
from bench.review_mistakes import KEPT, Row
from spadille.games import GAMES
from spadille.judge.luck import choices_of, parts_of, stretch_at
from training.keeping import whole_lines


def row(game: str, number: int) -> Row:
    """The parts of a deal for one of its seats, priced without a judge: what decisions cost is no luck."""
    mixed = played(game, number)
    deal = mixed.deal
    assert deal.result is not None
    seat = deal.layout.active[number // len(deal.layout.active) % len(deal.layout.active)]
    stretches = [
        stretch_at(before, step, deal.actions[step], seat, number) for step, before in choices_of(deal)
    ]
    parts, curve = parts_of(deal, seat, stretches, number)
    return {
        "deal": number,
        "seat": seat,
        "place": deal.layout.active.index(seat),
        "bot": mixed.bots[seat],
        "payment": deal.result.payments[seat],
        "hand": parts.hand,
        "lie": parts.lie,
        "begun": curve[0],
        "steps": [
            (one.step, deal.actions[one.step].seat == seat, round(one.more, 2), round(after - before, 2))
            for one in stretches
            for before, after in (curve[one.step : one.step + 2],)
        ],
    }


def main() -> None:
    """Look at more deals, for so many minutes of the processor."""
    asks = argparse.ArgumentParser(description=__doc__)
    asks.add_argument("--game", choices=[*GAMES], required=True)
    asks.add_argument("--minutes", type=float, default=10)
    asked = asks.parse_args()
    KEPT.mkdir(parents=True, exist_ok=True)
    place = KEPT / f"luck-{asked.game}.jsonl"
    number, until = len(whole_lines(place)), process_time() + 60 * asked.minutes
    while process_time() < until:
        with place.open("a", encoding="utf-8") as file:
            file.write(json.dumps(row(asked.game, number)) + "\n")
        number += 1


if __name__ == "__main__":
    main()
