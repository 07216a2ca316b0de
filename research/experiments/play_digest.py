"""Print a digest of all that bots do in the same deals, to compare before and after a change.

    python -m research.experiments.play_digest --bots novice,club,fast,pimc --deals 200

Nothing is kept: two versions that print the same lines have bots that did the same in every deal.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from hashlib import sha256
from random import Random
from time import process_time

from research.deals import answer_of, play_on
from spadille.bots import BOTS, Player
from spadille.bots.search.budget import Budget
from spadille.bots.search.ismcts import ISMCTS
from spadille.bots.search.pimc import PIMC
from spadille.bots.search.player import SearchPlayer
from spadille.games import GAMES
from spadille.notation.chance import Stream, dealt_by, key_of
from spadille.play.deal import Deal
from spadille.rules.game import Rules

_SMALL = Budget(worlds=3, scouts=2, screened=9, laid_away=3)
_QUICK: dict[str, Player] = {
    "pimc": SearchPlayer(PIMC(worlds=4), _SMALL),
    "ismcts": SearchPlayer(ISMCTS(iterations=40, worlds=4), _SMALL),
}
"""Bots that search do so with a small budget: a change in how they search shows there too."""


def play_deal(rules: Rules, bot: Player, number: int) -> Deal:
    """Play the deal of a number, with the same bot in every seat."""
    seed = f"identity/{rules.settings.game}/{rules.settings.preset}"
    seats = rules.seats[number % len(rules.seats)]
    deal = Deal.of(dealt_by(Stream(key_of(seed, number)), rules, seats, number % seats))
    chance = Random(f"{seed}/{number}")
    return play_on(deal, lambda deal: answer_of(bot, deal, chance))


def digest_deals(rules: Rules, bot: Player, deals: int, until: float) -> tuple[int, str]:
    """Return how many deals were played until then, and the digest of all actions in them."""
    digest, number = sha256(), 0
    while number < deals and process_time() < until:
        digest.update(" ".join(map(str, play_deal(rules, bot, number).actions)).encode() + b"\n")
        number += 1
    return number, digest.hexdigest()[:16]


def report(names: Sequence[str], deals: int, minutes: float) -> Iterator[str]:
    """Yield a line for each bot and preset. Each has an equal part of the CPU time."""
    every = [game.rules(preset.id) for game in GAMES.values() for preset in game.presets]
    for name in names:
        for rules in every:
            until = process_time() + 60 * minutes / len(names) / len(every)
            number, digest = digest_deals(rules, _QUICK.get(name, BOTS[name]), deals, until)
            yield f"{name:8}{rules.settings.game:13}{rules.settings.preset:14}{number:5}  {digest}"


def main(words: Sequence[str] | None = None) -> None:
    options = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    options.add_argument("--bots", default="novice,club,fast,pimc,ismcts")
    options.add_argument("--deals", type=int, default=200, help="of every preset")
    options.add_argument("--minutes", type=float, default=60, help="of CPU time at most")
    args = options.parse_args(words)
    for line in report(args.bots.split(","), args.deals, args.minutes):
        print(line, flush=True)


if __name__ == "__main__":
    main()
