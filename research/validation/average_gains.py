"""Compute the mean gain of each seat per deal, for all presets, and write the table."""

from __future__ import annotations

import json
from pathlib import Path

from spadille.env.reference_players import reference_players_at
from spadille.evaluation.luck import AVERAGES_FILE, table_key
from spadille.games import GAMES

PATH = Path("src/spadille/evaluation") / AVERAGES_FILE
_DEALS, _SEED = 200_000, 2
_DIGITS = 3


def main() -> None:
    every = [game.rules(preset.id) for game in GAMES.values() for preset in game.presets]
    gains = {
        table_key(rules, seats): reference_players_at(rules, seats).estimate_gains(_DEALS, _SEED)
        for rules in every
        for seats in rules.seats
    }
    lines = ",\n  ".join(
        f"{json.dumps(table)}: {json.dumps([round(gain, _DIGITS) for gain in of_table])}"
        for table, of_table in gains.items()
    )
    PATH.write_text(f'{{\n "deals": {_DEALS},\n "gains": {{\n  {lines}\n }}\n}}\n', encoding="utf-8")


if __name__ == "__main__":
    main()
