"""What a report on an arena's cards is asked at the command line: which game, and which of its deals."""

from __future__ import annotations

import argparse

from spadille.arena import Contest, Deals
from spadille.games import GAMES, game_named


def asking(about: str | None, *, game: str, deals: int, seed: str) -> argparse.ArgumentParser:
    """What may be asked, and what is usual."""
    asks = argparse.ArgumentParser(description=about)
    asks.add_argument("--game", default=game, choices=GAMES)
    asks.add_argument("--deals", type=int, default=deals)
    asks.add_argument("--seed", default=seed)
    asks.add_argument("--set", dest="kept_for", default=Deals.TUNING.value, choices=[*Deals])
    return asks


def contest_for(asked: argparse.Namespace, bots: tuple[str, ...], pairs: str | None = None) -> Contest:
    """These bots on the cards that were asked for, by the game's first rules."""
    game = game_named(asked.game)
    rules = game.rules(game.presets[0].id)
    return Contest(rules, rules.players, bots, asked.seed, Deals(asked.kept_for), pairs)
