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

AT_SIGHT = ("novice", "club", "fast") * 3
SEATED = (*AT_SIGHT, "pimc", *AT_SIGHT, "expert")
"""Who plays at all tables, one round of deals after the other; looking ahead is a hundred times as slow."""
TABLES = [(game.id, preset.id) for game in GAMES.values() for preset in game.presets]
"""Every game by every preset."""


def _player(bot: str, number: int) -> Player:
    chance = Random(f"site {number}")

    def answers(at: Deal) -> Action:
        assert at.turn is not None
        return BOTS[bot].answer(view_of(at, at.turn), chance)

    return answers


def line(number: int) -> str:
    """A deal as a record of its actions and payments: with the number go table, seats and who plays."""
    around, at = divmod(number, len(TABLES))
    game, preset = TABLES[at]
    bot, possible = SEATED[around % len(SEATED)], GAMES[game].rules(preset).seats
    seats = possible[around // len(SEATED) % len(possible)]
    begun = deal(game, rules=preset, seats=seats, dealer=around % seats, seed="site", number=number)
    over = played(begun, _player(bot, number))
    return f"{number} {game} {preset} {seats} {bot} {' '.join(map(str, over.actions))} {over.result}\n"


def lines(first: int, count: int) -> Iterator[str]:
    """Deals one after another."""
    return map(line, range(first, first + count))
