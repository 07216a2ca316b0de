"""What an example tells: its lines, read as cards, seats, rules and counters."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from spadille.cards import Card, Hand, Suit
from spadille.games import SIX_BID
from spadille.play.action import Action, Bid, Pass
from spadille.rules.contract import Contract
from spadille.rules.game import Rules
from spadille.rules.payments import Table

SAID = {"yes": True, "no": False}


class Told:
    """An example's lines. Each must be asked for: a line that nothing depends on tells nothing."""

    def __init__(self, fields: Mapping[str, str]) -> None:
        self._fields = fields
        self._asked: set[str] = set()

    def __contains__(self, key: str) -> bool:
        return key in self._fields

    @property
    def unasked(self) -> set[str]:
        """The lines nobody has asked for."""
        return set(self._fields) - self._asked

    def word(self, key: str) -> str:
        self._asked.add(key)
        return self._fields[key]

    def number(self, key: str) -> int:
        return int(self.word(key))

    def numbers(self, key: str) -> tuple[int, ...]:
        return tuple(map(int, self.word(key).split()))

    def said(self, key: str) -> bool:
        """Yes or no."""
        return SAID[self.word(key)]

    def cards(self, key: str) -> tuple[Card, ...]:
        """Cards in the order written, each one once."""
        cards = tuple(map(Card, self.word(key).split()))
        assert len(set(cards)) == len(cards), f"a card twice: {key}"
        return cards

    def hand(self, key: str) -> Hand:
        return Hand.of(self.cards(key))

    def trump(self) -> Suit | None:
        letter = self.word("trump")
        return None if letter == "none" else suit(letter)

    def suits(self, key: str) -> set[Suit]:
        return set(map(suit, self.word(key).split()))

    def rules(self) -> Rules:
        """The rule set, with the options named after it."""
        preset, *options = self.word("rules").split()
        return SIX_BID.rules(preset, dict(map(_option, options)))

    def contract(self) -> Contract:
        return self.rules().contract(self.word("contract"))

    def table(self) -> Table:
        return Table(self.number("seats"), self.number("dealer"))

    def terms(self) -> dict[str, object]:
        """What a match is played for; open where no end is named."""
        start, bankrupt = self.word("start"), self.word("bankrupt")
        end, _, reach = self.word("end").partition(" ") if "end" in self else ("", "", "")
        return {
            "start": None if start == "none" else int(start),
            "bankrupt": bankrupt,
            "end": {end: int(reach)} if end else {},
        }

    def deals(self, key: str) -> list[tuple[int, ...]]:
        """What each deal paid."""
        return [tuple(map(int, payments.split())) for payments in self.word(key).split(";")]

    def calls(self) -> Iterator[Action]:
        """The auction: `1 solo, 2 pass`."""
        for call in self.word("calls").split(","):
            seat, word = call.split()
            yield Pass(int(seat)) if word == "pass" else Bid(int(seat), word)


def suit(letter: str) -> Suit:
    return next(suit for suit in Suit if suit.letter == letter)


def _option(word: str) -> tuple[str, object]:
    name, _, value = word.partition("=")
    return name, int(value) if value.isdecimal() else value
