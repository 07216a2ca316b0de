"""A puzzle: the position, the card that does it, and why."""

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
    """A position before one seat's card, and the card that is asked for."""

    code: str
    """The deal as far as it had been played."""
    kind: str
    """What is asked: `lead`, `trick` or `throw`."""
    best: Card | None
    """The one card that does it; None where every card does."""
    origin: PuzzleSource

    @cached_property
    def id(self) -> str:
        """A short name, the same for the same position."""
        return sha256(self.code.encode("ascii")).hexdigest()[:_ID_LENGTH]

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
    def wants_made(self) -> bool:
        """Whether the seat wants the contract made; else it wants it beaten."""
        known = self.view.known
        return known is not None and self.seat in (known.declarer, known.partner)

    @cached_property
    def game(self) -> str:
        """Of which game."""
        return game_of(self.code)

    @property
    def right_cards(self) -> tuple[Card, ...]:
        """The cards that are asked for; none where every card does."""
        return () if self.best is None else (self.best,)

    def accepts(self, card: Card | None) -> bool:
        """Whether a card is what is asked for; None says that it makes no difference which."""
        return card in self.right_cards if self.right_cards else card is None

    def to_json(self) -> dict[str, object]:
        """As a line of a file."""
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
    """What is proved: however the unseen cards lie, the card does it, and every other fails in some lie."""

    lies: int
    """How many ways there are for them to lie, by what the seat knows."""
    failures: Mapping[Card, Failure]
    """By every other card."""
    price: int
    """The most counters that a card which fails costs the seat in the lie that is shown for it."""

    def _reasons_json(self) -> dict[str, object]:
        fails = {card.text: [failure.lies, failure.code] for card, failure in self.failures.items()}
        return {"lies": self.lies, "fails": fails, "price": self.price}


@dataclass(frozen=True)
class EvaluatedPuzzle(Puzzle):
    """What the judge of decisions finds: over all the seat may believe, one card is clearly worth most."""

    worlds: int
    """In so many different worlds every card was looked at."""
    equals: tuple[Card, ...]
    """Cards of the same suit that are as good as the best, as touching cards are."""
    costs: Mapping[Card, float]
    """By every other card what it costs beside the best on average, in counters."""
    played: Card
    """The card that was played."""
    error: float
    """The standard error of what that costs."""
    counterexample: Counterexample | None
    """A lie in which it fails and the best does not."""

    @property
    def right_cards(self) -> tuple[Card, ...]:
        """The best card, and those that are as good."""
        return (*super().right_cards, *self.equals)

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
    """A puzzle as it was written."""
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
    """Puzzles as the text of a file."""
    return "".join(json.dumps(puzzle.to_json(), separators=(",", ":")) + "\n" for puzzle in puzzles)
