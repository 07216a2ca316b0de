"""Decisions: the seat to act, the kind of choice, and every legal action."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from spadille.cards import Card, Hand
from spadille.play.action import Action, Discard
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


def format_answers(decision: Decision) -> str:
    """Return the legal answers of a decision, without the seat."""
    answers = decision.answers
    first = answers[0]
    if isinstance(first, Discard):
        cards = Hand.of(card for way in answers if isinstance(way, Discard) for card in way.cards)
        return f"discard {len(first.cards)} of {cards}"
    return ", ".join(str(answer).partition(" ")[2] for answer in answers)
