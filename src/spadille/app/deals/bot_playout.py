"""Playouts of a deal by bots without a time limit."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Protocol

from spadille.play.deal import Deal
from spadille.play.layout import Layout
from spadille.play.seeing import view_of
from spadille.play.view import View
from spadille.protocol.api_error import api_error
from spadille.rules.seating import Seat
from spadille.table.bot_runner import BotAnswer
from spadille.table.deal_source import bot_rng


class BotPool(Protocol):
    """The bots that can be asked for an answer."""

    @property
    def bots(self) -> Sequence[str]:
        """The names of the bots."""

    async def answer_in_full(self, name: str, view: View, chance: Random) -> BotAnswer:
        """Return a bot's answer, computed without a time limit."""


async def play_by_bots(layout: Layout, key: str, sits: Callable[[Seat], str], players: BotPool) -> Deal:
    """Return a deal played to its end by bots. `sits` returns the name of the bot in a seat.

    The bots decide as at a table with this key, from which their randomness is derived.

    Raises:
        ApiError: `unavailable` if a bot ran out of time.
    """
    deal = Deal.of(layout)
    while deal.turn is not None:
        seat = deal.turn
        chance = bot_rng(key, seat, len(deal.actions))
        answer = await players.answer_in_full(sits(seat), view_of(deal, seat), chance)
        if answer.cut_short:
            raise api_error("unavailable")
        deal = deal.play(answer.action)
    return deal
