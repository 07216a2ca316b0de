"""What each seat gains in the average deal; `python -m research.validation.average_gains` writes it."""

from __future__ import annotations

import json
from pathlib import Path

from spadille.env.reference_players import reference_players_at
from spadille.evaluation.luck import AVERAGES_FILE, table_key
from spadille.games import GAMES
from spadille.rules.game import Rules

PLACE = Path("src/spadille/evaluation") / AVERAGES_FILE
_DEALS, _SEED = 200_000, 2
_PLACES = 3


def gains(rules: Rules, seats: int) -> list[float]:
    """What each seat gains on average, from the dealer on."""
    return [round(gain, _PLACES) for gain in reference_players_at(rules, seats).estimate_gains(_DEALS, _SEED)]


def main() -> None:
    """Write the file."""
    every = [
        (game.rules(preset.id), game.rules(preset.id).seats)
        for game in GAMES.values()
        for preset in game.presets
    ]
    lines = ",\n  ".join(
        f"{json.dumps(table_key(rules, seats))}: {json.dumps(gains(rules, seats))}"
        for rules, at in every
        for seats in at
    )
    PLACE.write_text(f'{{\n "deals": {_DEALS},\n "gains": {{\n  {lines}\n }}\n}}\n', encoding="utf-8")


if __name__ == "__main__":
    main()
