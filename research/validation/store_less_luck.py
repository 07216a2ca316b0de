"""Write the 50 stored examples of payments less luck: python -m research.validation.store_less_luck."""

from __future__ import annotations

import json
from pathlib import Path

from research.deals import first_rules
from research.training.fit_luck_baseline import lay_out_number
from research.validation.less_luck import TABLES, seat_bots
from spadille.arena.series import play_out
from spadille.evaluation.less_luck import reduce_luck
from spadille.games import GAMES
from spadille.play.deal import Deal

PATH = Path("tests/conformance/less-luck.jsonl")
EXAMPLES = 50


def main() -> None:
    lines = []
    for number in range(EXAMPLES):
        rules = first_rules(list(GAMES)[number % len(GAMES)])
        seats = rules.seats[0]
        layout = lay_out_number(rules, seats, number, number % seats, "less-luck-examples")
        bots, known = seat_bots(TABLES[number % len(TABLES)], seats, number)
        end = play_out(Deal.of(layout), bots, seed=number)
        reduced = reduce_luck(end, known)
        lines.append(json.dumps({"deal": end.code, "bots": known, "less_luck": reduced.to_json()}))
    PATH.write_text("\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
