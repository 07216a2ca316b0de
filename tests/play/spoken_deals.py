"""Deals that are given by the players' calls and plays."""

import pytest

from spadille.notation.actions import read_action
from spadille.play.deal import Deal
from spadille.rules.refusal import NotAllowed


def play_actions(start: Deal, *actions: str) -> Deal:
    """Return a deal after the given actions."""
    for words in actions:
        start = start.play(read_action(words))
    return start


def refusal_of(state: Deal, action: str) -> tuple[str, str]:
    """Return the error code and the rule with which an action is refused."""
    with pytest.raises(NotAllowed) as refusal:
        state.play(read_action(action))
    return refusal.value.code, refusal.value.rule


def answers_of(state: Deal) -> list[str]:
    """Return all legal actions as records write them."""
    return [str(answer) for answer in state.answers()]
