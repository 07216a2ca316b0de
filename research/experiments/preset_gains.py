"""Print how much one bot gains over another on the same cards, by every preset of every game.

    python -m research.experiments.preset_gains --bots club,novice --deals 300

A preset's gain is in counters a deal, with its 95 % interval.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from time import process_time

from research.runner import describe_mean
from spadille.arena import Contest, Deals
from spadille.arena.contest import LETTERS
from spadille.arena.process_pool import play_rounds
from spadille.arena.report import gain_over
from spadille.arena.round import Round
from spadille.games import GAMES
from spadille.rules.game import Rules


def list_rules(games: Sequence[str]) -> Iterator[Rules]:
    """Yield every preset of some games."""
    yield from (GAMES[game].rules(preset.id) for game in games for preset in GAMES[game].presets)


def measure_gain(contest: Contest, deals: int) -> list[float]:
    """Return the gain of a contest's first bot over its second in each deal, in counters."""
    gain = gain_over(LETTERS[0], LETTERS[1])
    rounds = play_rounds(contest, range(deals), processes=1)
    return [gain(round_) for round_ in rounds if isinstance(round_, Round)]


def main(words: Sequence[str] | None = None) -> None:
    options = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    options.add_argument("--games", nargs="+", default=[*GAMES], choices=GAMES)
    options.add_argument("--bots", default="club,novice")
    options.add_argument("--deals", type=int, default=300)
    args = options.parse_args(words)
    for rules in list_rules(args.games):
        first, second = args.bots.split(",")
        contest = Contest(rules, rules.players, (first, second), "presets", Deals.REPORTING)
        figure = describe_mean(measure_gain(contest, args.deals), contest.cards)
        print(f"{rules.settings.game} {rules.settings.preset}: {first} over {second} {figure}", flush=True)
    print(f"{process_time():.0f} processor seconds")


if __name__ == "__main__":
    main()
