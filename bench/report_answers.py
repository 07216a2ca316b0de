"""Ask every bot for an answer to every kind of decision, and stop at the first illegal answer."""

from __future__ import annotations

import argparse
import json
from collections import Counter
from pathlib import Path
from time import monotonic

from spadille.bots import BOTS
from tests.bots.bot_stress import BotLog, ask_in_next_deal

_TURN = 10.0
"""The seconds for which one bot is asked before the next."""


def read_progress(path: Path) -> dict[str, BotLog]:
    """Return how many answers each bot gave in earlier runs."""
    before = json.loads(path.read_text("utf-8")) if path.exists() else {}
    none: dict[str, object] = {"deals": 0, "answers": {}}
    found = {name: before.get(name, none) for name in BOTS}
    return {name: BotLog(entry["deals"], Counter(entry["answers"])) for name, entry in found.items()}


def write_progress(path: Path, bots: dict[str, BotLog]) -> None:
    entries = {
        name: {"deals": progress.deals, "answers": progress.answers} for name, progress in bots.items()
    }
    fresh = path.with_name(f"{path.name}.new")
    fresh.write_text(json.dumps(entries, indent=1) + "\n", "utf-8")
    fresh.replace(path)


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("progress", type=Path, help="the progress, to resume from")
    options.add_argument("--answers", type=int, default=1_000_000, help="of each bot")
    options.add_argument("--minutes", type=float, default=10, help="at most")
    args = options.parse_args()
    bots, end = read_progress(args.progress), monotonic() + 60 * args.minutes
    while monotonic() < end and any(progress.answer_count < args.answers for progress in bots.values()):
        for name, progress in bots.items():
            turn = min(end, monotonic() + _TURN)
            while monotonic() < turn and progress.answer_count < args.answers:
                ask_in_next_deal(name, progress)
        write_progress(args.progress, bots)
    for name, progress in bots.items():
        print(f"{name}: {progress.deals} deals, {progress.answer_count} answers, {dict(progress.answers)}")


if __name__ == "__main__":
    main()
