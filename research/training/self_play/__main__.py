"""Learns to play a whole game from nothing, for so many minutes, and keeps the player in a file.

`python -m research.training.self_play --game six-bid --minutes 8 FOLDER` needs PyTorch, and is much faster
with a graphics card.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from pathlib import Path
from time import monotonic

import torch

from research.training.self_play.learner import Course, SelfPlay
from research.training.self_play.player_file import Training, fit_of, write_player

_EVALUATED, _FRESH = 8192, 1_000_003
"""In how many deals it is looked how much is gained from rules of thumb; their seed."""


def main() -> None:
    """Learn, and keep what was learned from time to time."""
    asks = argparse.ArgumentParser(description=__doc__)
    asks.add_argument("folder", type=Path)
    asks.add_argument("--game", default="six-bid")
    asks.add_argument("--minutes", type=float, default=8, help="of the clock")
    asks.add_argument("--kept", type=int, default=5, help="how often the player is kept")
    asks.add_argument("--seed", type=int, default=1)
    asks.add_argument("--rows", type=int, default=Course.rows)
    asks.add_argument("--threads", type=int, default=1)
    asked = asks.parse_args()
    torch.set_num_threads(asked.threads)
    torch.set_float32_matmul_precision("high")
    device = "cuda" if torch.cuda.is_available() else "cpu"
    course = Course(rows=asked.rows, batch=min(asked.rows, Course.batch))
    learner = SelfPlay(asked.game, course, asked.seed, device)
    asked.folder.mkdir(parents=True, exist_ok=True)
    decisions, due, found = 0, 1, dict[str, float]()
    print("minutes    decisions  entropy  explained  from rules of thumb", flush=True)
    for minutes in _spent(asked.minutes):
        found = learner.lesson(minutes / asked.minutes)
        decisions += int(found["decisions"])
        if minutes >= asked.minutes * due / asked.kept:
            _keep(learner, asked.folder / f"{asked.game}-{due}.safetensors", minutes, decisions, found)
            due += 1
    _keep(learner, asked.folder / f"{asked.game}.safetensors", asked.minutes, decisions, found)


def _keep(learner: SelfPlay, path: Path, minutes: float, decisions: int, found: dict[str, float]) -> None:
    gained, error = learner.gained(_EVALUATED, _FRESH)
    print(
        f"{minutes:7.2f} {decisions:12,} {found['entropy']:8.3f} {found['explained']:10.3f}"
        f"  {gained:+.2f} ± {error:.2f}",
        flush=True,
    )
    training = Training(learner.game, learner.seed, decisions, round(minutes, 2), learner.device)
    write_player(path, learner.net(), fit_of(learner.env), training)


def _spent(minutes: float) -> Iterator[float]:
    """The minutes that are spent, until they are all spent."""
    begun = monotonic()
    while (spent := (monotonic() - begun) / 60) < minutes:
        yield spent


if __name__ == "__main__":
    main()
