"""Kill servers, proxies or the database in the middle of play: `python -m tests.system.faults HOW`.

After every round, the acknowledged events are compared with the stored ones, and every client must have
resumed.
"""

from __future__ import annotations

import argparse
import tempfile
from pathlib import Path

from tests.system.faults.scenarios import SCENARIOS
from tests.system.faults.trial import Trial, run_trial


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("how", choices=SCENARIOS)
    options.add_argument("--rounds", type=int, default=200)
    options.add_argument("--seconds", type=float, default=3600, help="no round starts later than this")
    options.add_argument("--tables", type=int, default=8)
    options.add_argument("--seed", type=int, default=1)
    options.add_argument("--log", type=Path, default=Path(tempfile.gettempdir()) / "spadille-faults.log")
    args = options.parse_args()
    args.log.unlink(missing_ok=True)
    with SCENARIOS[args.how](args.log) as scenario:
        result = run_trial(scenario, Trial(args.rounds, args.tables, args.seed, args.seconds))
    print(f"rounds: {result.faults.total()} {dict(result.faults)}; exits: {result.exit_statuses}")
    print(f"acknowledged {result.acknowledged}; answers: {dict(result.answers)}")
    print("\n".join(result.errors) or "nothing lost, nothing twice; every client resumed")


if __name__ == "__main__":
    main()
