"""Decisions: the seat to act, the kind of choice, and every legal action."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from spadille.cards import Card
from spadille.play.action import Action
from spadille.rules.refusal import NotAllowed
from spadille.rules.seating import Seat


@dataclass(frozen=True, slots=True)
class Decision:
    """A choice that a seat has to make now."""

    seat: Seat
    kind: str
    """The kind of the deal's phase: `auction`, `trump`, `call`, `give`, `discard`, `play`."""
    answers: tuple[Action, ...]
    """Every action that the seat may take; never empty."""
    refused: Mapping[Card, NotAllowed]
    """The cards in hand that may not be played now, each with the reason."""

    def to_json(self) -> dict[str, object]:
        """Return the JSON form that a view contains."""
        refused = {card.text: {"code": why.code, "rule": why.rule} for card, why in self.refused.items()}
        return {"kind": self.kind, "answers": [str(answer) for answer in self.answers], "refused": refused}
