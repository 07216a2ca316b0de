"""A puzzle: the position, the card that does it, and the proof."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from hashlib import sha256
from typing import Any

from spadille.cards import Card
from spadille.notation.codes import deal_of
from spadille.play.deal import Deal
from spadille.play.seeing import view_of
from spadille.play.view import View
from spadille.rules.seating import Seat

_LETTERS = 10


@dataclass(frozen=True, slots=True)
class Failure:
    """How a card fails."""

    lies: int
    """In how many of the lies the contract goes wrong after it, though all see all cards from then on."""
    code: str
    """One of them, played out: the code of that deal, with this card and then the best of everybody."""


@dataclass(frozen=True, slots=True)
class PuzzleSource:
    """The deal of the arena that a position comes from."""

    seed: str
    deal: int


@dataclass(frozen=True)
class Puzzle:
    """A position before one seat's card, and what is proved of its cards."""

    code: str
    """The deal as far as it had been played."""
    kind: str
    """What is asked: `lead`, `trick` or `throw`."""
    best: Card | None
    """The one card that does it however the unseen cards lie; None where every card does."""
    lies: int
    """How many ways there are for them to lie, by what the seat knows."""
    fails: Mapping[Card, Failure]
    """By every other card."""
    price: int
    """The most counters that a card which fails costs the seat in the lie that is shown for it."""
    origin: PuzzleSource

    @cached_property
    def id(self) -> str:
        """A short name, the same for the same position."""
        return sha256(self.code.encode("ascii")).hexdigest()[:_LETTERS]

    @cached_property
    def deal(self) -> Deal:
        """The deal, up to the card that is asked for."""
        return deal_of(self.code)

    @property
    def seat(self) -> Seat:
        """Whose card it is."""
        turn = self.deal.turn
        assert turn is not None
        return turn

    @cached_property
    def view(self) -> View:
        """What that seat knows."""
        return view_of(self.deal, self.seat)

    @property
    def wins(self) -> bool:
        """Whether the seat wants the contract made; else it wants it beaten."""
        known = self.view.known
        return known is not None and self.seat in (known.declarer, known.partner)

    @property
    def game(self) -> str:
        """Of which game."""
        return self.deal.layout.rules.settings.game

    def to_json(self) -> dict[str, object]:
        """As a line of a file."""
        return {
            "code": self.code,
            "kind": self.kind,
            "best": None if self.best is None else self.best.text,
            "lies": self.lies,
            "fails": {card.text: [failure.lies, failure.code] for card, failure in self.fails.items()},
            "price": self.price,
            "seed": self.origin.seed,
            "deal": self.origin.deal,
        }


def read_puzzle(line: str) -> Puzzle:
    """A puzzle as it was written."""
    row: dict[str, Any] = json.loads(line)
    return Puzzle(
        code=row["code"],
        kind=row["kind"],
        best=None if row["best"] is None else Card(row["best"]),
        lies=row["lies"],
        fails={Card(card): Failure(lies, code) for card, (lies, code) in row["fails"].items()},
        price=row["price"],
        origin=PuzzleSource(row["seed"], row["deal"]),
    )


def written(puzzles: Sequence[Puzzle]) -> str:
    """Puzzles as the text of a file."""
    return "".join(json.dumps(puzzle.to_json(), separators=(",", ":")) + "\n" for puzzle in puzzles)
