"""Play deals with bots, and return them as lines of text, which must be the same on every platform."""

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
FAST_BOTS = (*AT_SIGHT, "pimc", *AT_SIGHT, "expert")
"""The bots by round of deals. Those that search are a hundred times as slow, so they are rare."""
TABLES = [(game.id, preset.id) for game in GAMES.values() for preset in game.presets]
"""Every game with every preset."""


def _player(bot: str, number: int) -> Player:
    chance = Random(f"site {number}")

    def answers(at: Deal) -> Action:
        assert at.turn is not None
        return BOTS[bot].answer(view_of(at, at.turn), chance)

    return answers


def line(number: int) -> str:
    """Return the actions and payments of deal `number` as a line. The number determines the table, the seats
    and the bot.
    """
    around, at = divmod(number, len(TABLES))
    game, preset = TABLES[at]
    bot, possible = FAST_BOTS[around % len(FAST_BOTS)], GAMES[game].rules(preset).seats
    seats = possible[around // len(FAST_BOTS) % len(possible)]
    begun = deal(game, rules=preset, seats=seats, dealer=around % seats, seed="site", number=number)
    over = played(begun, _player(bot, number))
    return f"{number} {game} {preset} {seats} {bot} {' '.join(map(str, over.actions))} {over.result}\n"


def lines(first: int, count: int) -> Iterator[str]:
    return map(line, range(first, first + count))
