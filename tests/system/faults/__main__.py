"""`python -m tests.system.faults HOW`: servers, their proxies or their database die in the middle of play.

After every round what was acknowledged is held against what is stored: all of it there, none of it twice,
none half; and everybody who plays is back at his table.
"""

from __future__ import annotations

import argparse
import tempfile
from pathlib import Path

from tests.system.faults.scenarios import SCENES
from tests.system.faults.trial import Trial, endure


def main() -> None:
    """Runs the rounds that are asked for, and prints what was found."""
    asks = argparse.ArgumentParser(description=__doc__)
    asks.add_argument("how", choices=SCENES)
    asks.add_argument("--rounds", type=int, default=200)
    asks.add_argument("--seconds", type=float, default=3600, help="no round begins later than this")
    asks.add_argument("--tables", type=int, default=8)
    asks.add_argument("--seed", type=int, default=1)
    asks.add_argument("--log", type=Path, default=Path(tempfile.gettempdir()) / "spadille-faults.log")
    wanted = asks.parse_args()
    wanted.log.unlink(missing_ok=True)
    with SCENES[wanted.how](wanted.log) as scene:
        found = endure(scene, Trial(wanted.rounds, wanted.tables, wanted.seed, wanted.seconds))
    print(f"rounds: {found.befell.total()} {dict(found.befell)}; exits: {found.exits}")
    print(f"acknowledged {found.acknowledged}; answers: {dict(found.heard)}")
    print("\n".join(found.wrong) or "nothing lost, nothing twice, nothing half; everybody came back")


if __name__ == "__main__":
    main()
