"""Puzzles: a position, the right card, and the reasons why other cards are wrong."""

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
    """The failure of a wrong card."""

    lies: int
    """The number of lies (possible layouts of the unseen cards) in which the card fails."""
    code: str
    """The code of such a deal, played out with the card and then the best play of all seats."""


@dataclass(frozen=True, slots=True)
class PuzzleSource:
    """The deal that a position comes from: its seed and its number in the series."""

    seed: str
    deal: int


@dataclass(frozen=True)
class Puzzle:
    """A position in which a seat is to play a card, with the right card."""

    code: str
    """The code of the deal up to the position."""
    kind: str
    """The kind of position: `lead`, `trick` (the seat can take the trick) or `throw` (it cannot)."""
    best: Card | None
    """The best card, or None in an even position, where all cards are equally good."""
    origin: PuzzleSource

    @cached_property
    def id(self) -> str:
        """A short name that is always the same for the same position."""
        return sha256(self.code.encode("ascii")).hexdigest()[:_ID_LENGTH]

    @cached_property
    def deal(self) -> Deal:
        """The deal up to the position."""
        return deal_of(self.code)

    @property
    def seat(self) -> Seat:
        """The seat that is to play a card."""
        turn = self.deal.turn
        assert turn is not None
        return turn

    @cached_property
    def view(self) -> View:
        """The view of the seat that is to play."""
        return view_of(self.deal, self.seat)

    @property
    def wants_made(self) -> bool:
        """Whether the seat wants the contract to be made; if false, it wants it to fail."""
        known = self.view.known
        return known is not None and self.seat in (known.declarer, known.partner)

    @cached_property
    def game(self) -> str:
        return game_of(self.code)

    @property
    def right_cards(self) -> tuple[Card, ...]:
        """The right cards; none in an even position."""
        return () if self.best is None else (self.best,)

    @property
    def costs_by_card(self) -> Mapping[Card, float]:
        """For each wrong card, its cost: the number of failing lies in a proved puzzle, the counters lost in
        an evaluated one.
        """
        raise NotImplementedError

    def accepts(self, card: Card | None) -> bool:
        """Return whether an answer is right. None is the answer that all cards are equally good."""
        return card in self.right_cards if self.right_cards else card is None

    def to_json(self) -> dict[str, object]:
        """Return the JSON form of the puzzle in files."""
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
    """A puzzle whose answer is exact: the right card succeeds in every lie, every other fails in some lie."""

    lies: int
    """The number of lies (layouts of the unseen cards) that are possible for the seat."""
    failures: Mapping[Card, Failure]
    """The failure of each wrong card."""
    price: int
    """The most counters that a wrong card costs the seat in the lie stored with its failure."""

    @property
    def costs_by_card(self) -> Mapping[Card, float]:
        return {card: failure.lies for card, failure in self.failures.items()}

    def _reasons_json(self) -> dict[str, object]:
        fails = {card.text: [failure.lies, failure.code] for card, failure in self.failures.items()}
        return {"lies": self.lies, "fails": fails, "price": self.price}


@dataclass(frozen=True)
class EvaluatedPuzzle(Puzzle):
    """A puzzle whose answer is estimated: on average over likely worlds, one card is clearly worth most."""

    worlds: int
    """The number of different worlds in which the cards were evaluated."""
    equals: tuple[Card, ...]
    """Other cards of the same suit that are as good as the best card, such as its neighbours in rank."""
    costs: Mapping[Card, float]
    """The average loss of each card that is not right, in counters."""
    played: Card
    """The card that was played in the deal that the position comes from."""
    error: float
    """The standard error of the played card's loss."""
    counterexample: Counterexample | None
    """A layout of the unseen cards in which the played card fails and the best card does not."""

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
    """Return the puzzle in a line of a file."""
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
    """Return the text of a file with puzzles."""
    return "".join(json.dumps(puzzle.to_json(), separators=(",", ":")) + "\n" for puzzle in puzzles)
