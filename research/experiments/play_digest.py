"""Whether bots do the same before and after a change: a digest of all that they do in the same deals.

    python -m research.experiments.play_digest --bots novice,club,fast,pimc --deals 200

Two states of the house that print the same lines have bots that did the same in every deal.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from hashlib import sha256
from random import Random
from time import process_time

from spadille.bots import BOTS, Player
from spadille.bots.search.budget import Budget
from spadille.bots.search.ismcts import ISMCTS
from spadille.bots.search.pimc import PIMC
from spadille.bots.search.player import SearchPlayer
from spadille.games import GAMES
from spadille.notation.chance import Stream, dealt_by, key_of
from spadille.play.deal import Deal
from spadille.play.seeing import view_of
from spadille.rules.game import Rules

_LITTLE = Budget(worlds=3, scouts=2, screened=9, laid_away=3)
_QUICK: dict[str, Player] = {
    "pimc": SearchPlayer(PIMC(worlds=4), _LITTLE),
    "ismcts": SearchPlayer(ISMCTS(iterations=40, worlds=4), _LITTLE),
}
"""Those who search look at little: what differs in how they search differs there too."""


def played(rules: Rules, bot: Player, number: int) -> Deal:
    """A deal of this number, the same bot in every seat."""
    seed = f"identity/{rules.settings.game}/{rules.settings.preset}"
    seats = rules.seats[number % len(rules.seats)]
    deal = Deal.of(dealt_by(Stream(key_of(seed, number)), rules, seats, number % seats))
    chance = Random(f"{seed}/{number}")
    while deal.turn is not None:
        deal = deal.play(bot.answer(view_of(deal, deal.turn), chance))
    return deal


def digested(rules: Rules, bot: Player, deals: int, until: float) -> tuple[int, str]:
    """How many deals were played, and the digest of all that was done in them."""
    digest, number = sha256(), 0
    while number < deals and process_time() < until:
        digest.update(" ".join(map(str, played(rules, bot, number).actions)).encode() + b"\n")
        number += 1
    return number, digest.hexdigest()[:16]


def reported(names: list[str], deals: int, minutes: float) -> Iterator[str]:
    """A line for each bot and rule set; of the minutes of the processor each rule set has its part."""
    every = [game.rules(preset.id) for game in GAMES.values() for preset in game.presets]
    for name in names:
        for rules in every:
            until = process_time() + 60 * minutes / len(names) / len(every)
            number, digest = digested(rules, _QUICK.get(name, BOTS[name]), deals, until)
            yield f"{name:8}{rules.settings.game:13}{rules.settings.preset:14}{number:5}  {digest}"


def main() -> None:
    """Play and print."""
    asks = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asks.add_argument("--bots", default="novice,club,fast,pimc,ismcts")
    asks.add_argument("--deals", type=int, default=200, help="of every rule set")
    asks.add_argument("--minutes", type=float, default=60, help="of the processor at most, for all together")
    asked = asks.parse_args()
    for line in reported(asked.bots.split(","), asked.deals, asked.minutes):
        print(line, flush=True)


if __name__ == "__main__":
    main()
