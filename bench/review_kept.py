"""What the proof of the review finds is kept a line each: it grows in shares, whenever there is time."""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable, Iterable, Sequence
from math import inf
from pathlib import Path
from time import process_time
from typing import Any

from spadille.games import GAMES
from training.keeping import whole_lines

Row = dict[str, Any]
"""What is kept of a decision, or of a deal."""
Found = Callable[[str, int], Iterable[Row]]
"""What is found in a deal of a game, by its number."""
KEPT = Path("target/review")
PROVED = ("six-bid", "progressive", "german-solo")
"""The games that are proved."""
SECONDS = "seconds"
"""How long a deal took: the last line of each."""


def shares(about: str | None) -> argparse.ArgumentParser:
    """What every share is asked: which games, and for how many minutes of the processor."""
    asks = argparse.ArgumentParser(description=about)
    asks.add_argument("--games", choices=[*GAMES], nargs="+", default=PROVED)
    asks.add_argument("--minutes", type=float, default=10)
    asks.add_argument("--deals", type=float, default=inf, help="no more deals of a game than these in all")
    return asks


def keep_on(series: str, found: Found, games: Sequence[str], minutes: float, deals: float = inf) -> None:
    """Look at more deals, the games in turns, from where it stopped, until the time is up or all are done."""
    KEPT.mkdir(parents=True, exist_ok=True)
    places = {game: KEPT / f"{series}-{game}.jsonl" for game in games}
    numbers = {game: _next(place) for game, place in places.items()}
    until = process_time() + 60 * minutes
    while process_time() < until and min(numbers.values()) < deals:
        for game in [game for game in games if numbers[game] < deals]:
            _keep(places[game], game, numbers[game], found)
            numbers[game] += 1


def _keep(place: Path, game: str, number: int, found: Found) -> None:
    begun = process_time()
    written = [json.dumps(row) for row in found(game, number)]
    spent = json.dumps({"deal": number, SECONDS: round(process_time() - begun, 3)})
    with place.open("a", encoding="utf-8") as file:
        file.write("".join(f"{line}\n" for line in (*written, spent)))


def _next(place: Path) -> int:
    """After the last deal that was finished; what was found in one that was not is taken away."""
    lines = whole_lines(place)
    while lines and SECONDS not in json.loads(lines[-1]):
        lines.pop()
    if place.exists():
        place.write_text("".join(f"{line}\n" for line in lines), encoding="utf-8")
    return int(json.loads(lines[-1])["deal"]) + 1 if lines else 0


def rows(series: str) -> list[Row]:
    """All that was kept of something."""
    return [row for row in _lines(series) if SECONDS not in row]


def spent(series: str) -> float:
    """How many seconds of the processor it took."""
    return sum(float(row.get(SECONDS, 0)) for row in _lines(series))


def _lines(series: str) -> list[Row]:
    files = sorted(KEPT.glob(f"{series}-*.jsonl"))
    return [json.loads(line) for path in files for line in whole_lines(path)]
