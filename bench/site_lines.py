"""Deals with bots as lines of text: the same lines wherever they are played."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from spadille.bots import BOTS
from spadille.games import GAMES
from spadille.notation.making import Player, deal, played
from spadille.play.action import Action
from spadille.play.deal import Deal
from spadille.play.seeing import view_of

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
