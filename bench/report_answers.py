"""Everybody of the house asked at every table there can be, counted; it stops where one answers otherwise."""

from __future__ import annotations

import argparse
import json
from collections import Counter
from pathlib import Path
from time import monotonic

from spadille.bots import BOTS
from tests.bots.bot_stress import BotLog, ask_in_next_deal

_TURN = 10.0
"""For how many seconds one is asked before the next comes."""


def read(kept: Path) -> dict[str, BotLog]:
    """How far each was asked before."""
    before = json.loads(kept.read_text("utf-8")) if kept.exists() else {}
    none: dict[str, object] = {"deals": 0, "answers": {}}
    found = {name: before.get(name, none) for name in BOTS}
    return {name: BotLog(entry["deals"], Counter(entry["answers"])) for name, entry in found.items()}


def write(kept: Path, asked: dict[str, BotLog]) -> None:
    """Keep it for another time."""
    entries = {
        name: {"deals": progress.deals, "answers": progress.answers} for name, progress in asked.items()
    }
    fresh = kept.with_name(f"{kept.name}.new")
    fresh.write_text(json.dumps(entries, indent=1) + "\n", "utf-8")
    fresh.replace(kept)


def main() -> None:
    """Ask, and print."""
    asks = argparse.ArgumentParser(description=__doc__)
    asks.add_argument("kept", type=Path, help="where it is kept how far they were asked; goes on from there")
    asks.add_argument("--answers", type=int, default=1_000_000, help="of each")
    asks.add_argument("--minutes", type=float, default=10, help="stop after so many at the latest")
    options = asks.parse_args()
    asked, end = read(options.kept), monotonic() + 60 * options.minutes
    while monotonic() < end and any(progress.answer_count < options.answers for progress in asked.values()):
        for name, progress in asked.items():
            turn = min(end, monotonic() + _TURN)
            while monotonic() < turn and progress.answer_count < options.answers:
                ask_in_next_deal(name, progress)
        write(options.kept, asked)
    for name, progress in asked.items():
        print(f"{name}: {progress.deals} deals, {progress.answer_count} answers, {dict(progress.answers)}")


if __name__ == "__main__":
    main()
