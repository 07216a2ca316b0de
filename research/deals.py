"""Play deals in experiments. Each player sees only their own seat's view."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Protocol

from spadille.games import GAMES
from spadille.play.action import Action
from spadille.play.deal import Deal
from spadille.play.seeing import view_of
from spadille.play.view import View
from spadille.rules.game import Rules
from spadille.rules.settlement import Result


def first_rules(game: str) -> Rules:
    """Return the rules of a game's first preset."""
    return GAMES[game].rules(GAMES[game].presets[0].id)


class RandomPlayer(Protocol):
    """The interface of a player that may use all methods of `random.Random`. Every bot is such a player."""

    def answer(self, view: View, chance: Random, /) -> Action: ...


def answer_of(player: RandomPlayer, deal: Deal, chance: Random) -> Action:
    """Return a player's answer for the seat to act."""
    return player.answer(view_of(deal, deal.turn), chance)


def play_on(deal: Deal, choose: Callable[[Deal], Action], stop: Callable[[Deal], bool] | None = None) -> Deal:
    """Play a deal until it is over, or until `stop(deal)` is true. `choose` returns the action to play in a
    deal. Return the last state.
    """
    while deal.turn is not None and not (stop and stop(deal)):
        deal = deal.play(choose(deal))
    return deal


def result_of(deal: Deal) -> Result:
    """Return the result of a finished deal."""
    assert deal.result is not None
    return deal.result


def payments(deal: Deal) -> Sequence[int]:
    """Return each seat's payment in a finished deal."""
    return result_of(deal).payments


def count_of(result: Result) -> int:
    """Return the card points or tricks of the declaring side, or 0 if the result states neither."""
    return (result.points if result.tricks is None else result.tricks) or 0
