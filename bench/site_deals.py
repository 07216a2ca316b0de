"""`python -m bench.site_deals --deals 1000`: deals with bots in the site's Python and here, byte for byte.

The engine is that of `make site`, opened in Node as the page's worker opens it. It says how many were alike.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random

from spadille.bots import BOTS
from spadille.games import GAMES
from spadille.notation.making import Player, deal, played
from spadille.play.action import Action
from spadille.play.deal import Deal
from spadille.play.seeing import view_of

HOUSE = Path(__file__).parents[1]
SEATED = ("novice", "club", "novice", "club", "pimc")
"""Who plays one deal after the other; who looks ahead plays one of five."""


def _player(bot: str, number: int) -> Player:
    chance = Random(f"site {number}")

    def answers(at: Deal) -> Action:
        assert at.turn is not None
        return BOTS[bot].answer(view_of(at, at.turn), chance)

    return answers


def lines(first: int, count: int) -> Iterator[str]:
    """Deals as records of their actions and payments, game after game."""
    games = list(GAMES)
    for number in range(first, first + count):
        game, bot = games[number % len(games)], SEATED[number // len(games) % len(SEATED)]
        over = played(deal(game, seed="site", number=number), _player(bot, number))
        yield f"{number} {game} {bot} {' '.join(map(str, over.actions))} {over.result}\n"


def in_the_site(first: int, count: int) -> str:
    """The same, by the engine of the site."""
    node = ["node", str(HOUSE / "bench" / "site_deals.mjs"), str(first), str(count)]
    return subprocess.run(node, capture_output=True, text=True, check=True).stdout


def differing(first: int, count: int) -> list[str]:
    """The lines that are not the same on both sides."""
    here, there = list(lines(first, count)), in_the_site(first, count).splitlines(keepends=True)
    assert len(there) == count
    return [line for line, other in zip(here, there, strict=True) if line != other]


def main(words: Sequence[str] | None = None) -> None:
    """Plays them on both sides, and ends with 1 if any is not the same."""
    asks = argparse.ArgumentParser(description=__doc__)
    asks.add_argument("--deals", type=int, default=1000)
    asks.add_argument("--first", type=int, default=0)
    asked = asks.parse_args(words)
    wrong = differing(asked.first, asked.deals)
    print(f"{asked.deals} deals, {len(wrong)} of them not the same", *wrong, sep="\n")
    sys.exit(1 if wrong else 0)


if __name__ == "__main__":
    main()
