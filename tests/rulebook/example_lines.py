"""Read the fields of a rulebook example as cards, seats, rules and counters."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from spadille.cards import Card, Hand, Suit
from spadille.notation.actions import read_action
from spadille.play.action import Action
from spadille.rules.contract import Contract
from spadille.rules.game import Game, Rules
from spadille.rules.payments import Pots, SettlingTable
from spadille.rules.seating import Seat

SAID = {"yes": True, "no": False}
WORDLESS = ("pass", "hold", "double", "redouble")
"""Actions of an auction that name no contract."""


class ExampleLines:
    """The fields of an example. A field that no check reads is an error, because it would not be verified."""

    def __init__(self, game: Game, fields: Mapping[str, str]) -> None:
        self.game = game
        self._fields = fields
        self._asked: set[str] = set()

    def __contains__(self, key: str) -> bool:
        return key in self._fields

    @property
    def unasked(self) -> set[str]:
        """The fields that no check has read."""
        return set(self._fields) - self._asked

    def word(self, key: str) -> str:
        self._asked.add(key)
        return self._fields[key]

    def words(self, key: str) -> set[str]:
        """Return the words in a field. If a word has several parts, the words are separated by commas."""
        text = self.word(key)
        return {word.strip() for word in text.split(",")} if "," in text else set(text.split())

    def number(self, key: str) -> int:
        return int(self.word(key))

    def number_if_told(self, key: str) -> int | None:
        return self.number(key) if key in self else None

    def numbers(self, key: str) -> tuple[int, ...]:
        return tuple(map(int, self.word(key).split()))

    def yes(self, key: str) -> bool:
        """Return whether the value of a field is `yes`."""
        return SAID[self.word(key)]

    def card(self, key: str) -> Card:
        return Card(self.word(key))

    def cards(self, key: str) -> tuple[Card, ...]:
        """Return the cards in a field, in the order written. Each card may occur once."""
        cards = tuple(map(Card, self.word(key).split()))
        assert len(set(cards)) == len(cards), f"a card twice: {key}"
        return cards

    def hand(self, key: str) -> Hand:
        return Hand.of(self.cards(key))

    def hand_of(self, seat: Seat) -> Hand | None:
        """Return a seat's hand as dealt, or None if the example does not give it."""
        return self.hand(f"hand {seat}") if f"hand {seat}" in self else None

    def suit(self, key: str) -> Suit:
        return Suit.of(self.word(key))

    def trump(self) -> Suit | None:
        return None if self.word("trump") == "none" else self.suit("trump")

    def suits(self, key: str) -> set[Suit]:
        return set(map(Suit.of, self.word(key).split()))

    def rules(self) -> Rules:
        """Return the rules of the example: a preset with its changed options."""
        preset, *options = self.word("rules").split()
        return self.game.rules(preset, dict(map(_option, options)))

    def contract(self) -> Contract:
        return self.rules().contract(self.word("contract"))

    def table(self) -> SettlingTable:
        """Return the table of the example, by default the game's smallest."""
        if "seats" in self:
            return SettlingTable(self.number("seats"), self.number("dealer"), self.pots("pots"))
        return SettlingTable(self.rules().seats[0], dealer=0)

    def pots(self, key: str) -> Pots:
        """Parse the counters in each pot: `frog 3, solo 6`."""
        if key not in self:
            return ()
        held = (pot.split() for pot in self.word(key).split(","))
        return tuple((name, int(counters)) for name, counters in held)

    def doubled(self) -> dict[Seat, int]:
        """Parse the seats that doubled, each with its factor: `2 x2, 0 x4`."""
        if "doubled" not in self:
            return {}
        doublers = (doubler.split(" x") for doubler in self.word("doubled").split(","))
        return {int(seat): int(stake) for seat, stake in doublers}

    def terms(self) -> dict[str, object]:
        """Return the terms of a match. If no end is given, the match is open."""
        start, bankrupt = self.word("start"), self.word("bankrupt")
        end, _, reach = self.word("end").partition(" ") if "end" in self else ("", "", "")
        return {
            "start": None if start == "none" else int(start),
            "bankrupt": bankrupt,
            "end": {end: int(reach)} if end else {},
            **({"unpaid": self.word("unpaid")} if "unpaid" in self else {}),
        }

    def deals(self, key: str) -> list[tuple[int, ...]]:
        """Return the numbers in a field, for each deal."""
        return [tuple(map(int, numbers.split())) for numbers in self.word(key).split(";")]

    def calls(self) -> Iterator[Action]:
        """Parse the auction: `1 solo, 2 pass`.

        Contracts are bids, and all other calls are written as in records.
        """
        for call in self.word("calls").split(","):
            seat, word, *rest = call.split()
            words = [word, *rest] if word in WORDLESS else ["bid", word]
            yield read_action(" ".join([seat, *words]))


def _option(word: str) -> tuple[str, object]:
    name, _, value = word.partition("=")
    return name, int(value) if value.isdecimal() else value
