"""A puzzle: a position, the right card, and the reasons."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from hashlib import sha256
from typing import Any

from spadille.cards import Card
from spadille.evaluation.review import Counterexample
from spadille.notation.codes import deal_of, game_of
from spadille.play.deal import Deal
from spadille.play.seeing import view_of
from spadille.play.view import View
from spadille.rules.seating import Seat

_ID_LENGTH = 10


@dataclass(frozen=True, slots=True)
class Failure:
    """How a card fails."""

    lies: int
    """The number of lies in which the contract goes wrong after it, though all cards are known from then on.
    """
    code: str
    """The code of such a deal, played out with this card and then the best play of all seats."""


@dataclass(frozen=True, slots=True)
class PuzzleSource:
    """The deal of an arena that a position comes from."""

    seed: str
    deal: int


@dataclass(frozen=True)
class Puzzle:
    """A position before one seat's card."""

    code: str
    """The code of the deal up to the position."""
    kind: str
    """`lead`, `trick` or `throw`."""
    best: Card | None
    """The right card, or None where every card is as good."""
    origin: PuzzleSource

    @cached_property
    def id(self) -> str:
        """Return a short name, the same for the same position."""
        return sha256(self.code.encode("ascii")).hexdigest()[:_ID_LENGTH]

    @cached_property
    def deal(self) -> Deal:
        """Return the deal up to the position."""
        return deal_of(self.code)

    @property
    def seat(self) -> Seat:
        """Return the seat whose card is asked for."""
        turn = self.deal.turn
        assert turn is not None
        return turn

    @cached_property
    def view(self) -> View:
        """Return what the seat knows."""
        return view_of(self.deal, self.seat)

    @property
    def wants_made(self) -> bool:
        """Return whether the seat wants the contract made; otherwise it wants it beaten."""
        known = self.view.known
        return known is not None and self.seat in (known.declarer, known.partner)

    @cached_property
    def game(self) -> str:
        return game_of(self.code)

    @property
    def right_cards(self) -> tuple[Card, ...]:
        """Return the right cards; none where every card is as good."""
        return () if self.best is None else (self.best,)

    @property
    def costs_by_card(self) -> Mapping[Card, float]:
        """Return by wrong card what it costs, in a measure of the kind of puzzle."""
        raise NotImplementedError

    def accepts(self, card: Card | None) -> bool:
        """Return whether a card is right. None says that every card is as good."""
        return card in self.right_cards if self.right_cards else card is None

    def to_json(self) -> dict[str, object]:
        """Return the puzzle as a line of a file holds it."""
        return {
            "code": self.code,
            "kind": self.kind,
            "best": None if self.best is None else self.best.text,
            **self._reasons_json(),
            "seed": self.origin.seed,
            "deal": self.origin.deal,
        }

    def _reasons_json(self) -> dict[str, object]:
        raise NotImplementedError


@dataclass(frozen=True)
class ProvedPuzzle(Puzzle):
    """A proved puzzle: the right card succeeds in every lie, and every other card fails in some."""

    lies: int
    """The number of lies that are possible for the seat."""
    failures: Mapping[Card, Failure]
    """How each other card fails."""
    price: int
    """The most counters that a failing card costs the seat in the lie shown for it."""

    @property
    def costs_by_card(self) -> Mapping[Card, float]:
        return {card: failure.lies for card, failure in self.failures.items()}

    def _reasons_json(self) -> dict[str, object]:
        fails = {card.text: [failure.lies, failure.code] for card, failure in self.failures.items()}
        return {"lies": self.lies, "fails": fails, "price": self.price}


@dataclass(frozen=True)
class EvaluatedPuzzle(Puzzle):
    """An evaluated puzzle: over all that the seat may believe, one card is clearly worth most."""

    worlds: int
    """The number of different worlds in which the cards were evaluated."""
    equals: tuple[Card, ...]
    """Cards of the same suit that are as good as the best, as touching cards are."""
    costs: Mapping[Card, float]
    """What each other card loses on average, in counters."""
    played: Card
    """The card that was played."""
    error: float
    """The standard error of what the played card loses."""
    counterexample: Counterexample | None
    """A lie in which the played card fails and the best does not."""

    @property
    def right_cards(self) -> tuple[Card, ...]:
        return (*super().right_cards, *self.equals)

    @property
    def costs_by_card(self) -> Mapping[Card, float]:
        return {card: cost for card, cost in self.costs.items() if card not in self.right_cards}

    def _reasons_json(self) -> dict[str, object]:
        return {
            "worlds": self.worlds,
            "equals": [card.text for card in self.equals],
            "costs": {card.text: cost for card, cost in self.costs.items()},
            "played": self.played.text,
            "error": self.error,
            "beaten": None if self.counterexample is None else self.counterexample.to_json(),
        }


def parse_puzzle(line: str) -> Puzzle:
    """Return the puzzle of a line."""
    row: dict[str, Any] = json.loads(line)
    best, source = _parse_card(row["best"]), PuzzleSource(row["seed"], row["deal"])
    if "fails" in row:
        fails = {Card(card): Failure(lies, code) for card, (lies, code) in row["fails"].items()}
        return ProvedPuzzle(row["code"], row["kind"], best, source, row["lies"], fails, row["price"])
    return EvaluatedPuzzle(
        code=row["code"],
        kind=row["kind"],
        best=best,
        origin=source,
        worlds=row["worlds"],
        equals=tuple(map(Card, row["equals"])),
        costs={Card(card): cost for card, cost in row["costs"].items()},
        played=Card(row["played"]),
        error=row["error"],
        counterexample=_parse_counterexample(row["beaten"]),
    )


def _parse_card(text: str | None) -> Card | None:
    return None if text is None else Card(text)


def _parse_counterexample(row: Mapping[str, Any] | None) -> Counterexample | None:
    return None if row is None else Counterexample(tuple(row["hands"]), row["widow"], row["of"])


def dump_puzzles(puzzles: Sequence[Puzzle]) -> str:
    """Return puzzles as the text of a file."""
    return "".join(json.dumps(puzzle.to_json(), separators=(",", ":")) + "\n" for puzzle in puzzles)
