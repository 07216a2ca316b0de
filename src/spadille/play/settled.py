"""The last phase of a deal, which is over."""

from __future__ import annotations

from dataclasses import dataclass

from spadille.cards import Card, Hand
from spadille.play.action import Action
from spadille.play.declared import Declared
from spadille.play.trick import Trick
from spadille.rules.refusal import NotAllowed
from spadille.rules.settlement import Result

OVER = "over"


@dataclass(frozen=True, slots=True)
class Settled:
    """The end of a deal, with its result. No seat has a choice any more."""

    result: Result
    hands: tuple[Hand, ...]
    """The cards that were not played, by seat."""
    declared: Declared | None = None
    tricks: tuple[Trick, ...] = ()
    kind = OVER
    turn = None
    table = None
    verbs: tuple[str, ...] = ()

    def answers(self) -> tuple[Action, ...]:
        return ()

    def refused(self) -> dict[Card, NotAllowed]:
        return {}

    def judge(self, action: Action) -> None:
        raise NotAllowed("deal-over", action=str(action))

    def after(self, action: Action) -> Settled:
        self.judge(action)
        return self
