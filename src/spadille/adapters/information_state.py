"""An information state: all that a seat has been dealt, seen and heard, in order, as bytes and as text."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from itertools import accumulate

from spadille.adapters.game_table import DecisionPoint, GameTable
from spadille.cards import CARDS, Hand
from spadille.env import ObservationSchema
from spadille.play.action import Veiled
from spadille.play.view import View
from spadille.rules.contract import Widow
from spadille.rules.seating import Seat

KnownDecision = tuple[Seat, int | None]
"""Whose decision, and its number; None where only the backs of cards were seen."""


@dataclass(frozen=True)
class InformationStateEncoder:
    """How the information states of a table are written."""

    table: GameTable

    @cached_property
    def schema(self) -> ObservationSchema:
        """The parts: seats are counted from the seat itself, `history` has a row to each decision."""
        players, cards = self.table.rules.players, len(CARDS)
        lengths = {
            "eldest": players,
            "dealt": cards,
            "picked_up": cards,
            "open_hand": cards,
            "holder": players,
            "partner": players,
            "history": self.table.bounds.decisions * self.row_size,
        }
        starts = accumulate(lengths.values(), initial=0)
        return ObservationSchema(
            [(name, start, length) for (name, length), start in zip(lengths.items(), starts, strict=False)]
        )

    @property
    def row_size(self) -> int:
        """How many bytes a decision of the history has: who, what, and 1 for one that was not seen."""
        return self.table.rules.players + len(self.table.actions) + 1

    def encode(self, position: DecisionPoint, seat: Seat) -> bytes:
        """The information state of a seat, part by part."""
        view = position.view(seat)
        return b"".join(
            (
                _encode_seat(view, seat, view.active[0]),
                _encode_cards(view.dealt),
                _encode_cards(find_widow_cards(view)),
                _encode_cards(_find_open_cards(view)),
                _encode_seat(view, seat, view.known.holder if view.known else None),
                _encode_seat(view, seat, view.known.partner if view.known else None),
                self._encode_history(position, view, seat).ljust(
                    self.table.bounds.decisions * self.row_size, b"\0"
                ),
            )
        )

    def _encode_history(self, position: DecisionPoint, view: View, seat: Seat) -> bytes:
        return b"".join(
            self._encode_row(view, seat, *spoken) for spoken in list_known_decisions(position, view)
        )

    def _encode_row(self, view: View, seat: Seat, who: Seat, number: int | None) -> bytes:
        action_bits = bytearray(len(self.table.actions) + 1)
        action_bits[-1 if number is None else number] = 1
        return _encode_seat(view, seat, who) + action_bits

    def format(self, position: DecisionPoint, seat: Seat) -> str:
        """The same as text: two states read alike when the seat cannot tell them apart."""
        view, words = position.view(seat), self.table.actions.words
        story = (
            f"{who} {'unseen' if number is None else words[number]}"
            for who, number in list_known_decisions(position, view)
        )
        known = (view.known.holder, view.known.partner) if view.known else (None, None)
        cards = (view.dealt, find_widow_cards(view), _find_open_cards(view))
        return "; ".join((f"seat {seat}, {view.dealer} deals", *map(str, (*cards, *known)), *story))


def list_known_decisions(position: DecisionPoint, view: View) -> Iterator[KnownDecision]:
    """Every decision so far, as the seat knows it; last the cards that it is laying away."""
    at = 0
    for action in view.history:
        discards = action.verb == "discard"
        many = position.table.rules.packets.widow_size if discards else 1
        if isinstance(action, Veiled):
            yield from [(action.seat, None)] * many
        elif discards:  # in the order of the cards: nobody cares in which they were picked
            yield from (
                (action.seat, number) for number in position.table.actions.encode(action, view.active)
            )
        else:
            yield action.seat, position.numbers[at]
        at += many
    if view.seat == position.turn is not None:
        yield from ((position.turn, number) for number in position.discards)


def find_widow_cards(view: View) -> Hand:
    """The widow, as a seat knows it that has taken it up."""
    if view.seat is None or view.known is None or view.known.declarer != view.seat:
        return Hand()
    return (view.hand | view.laid_away) - view.dealt if _takes_up_widow(view) else Hand()


def _takes_up_widow(view: View) -> bool:
    return view.known is not None and view.known.contract.widow is Widow.TAKEN_UP


def _find_open_cards(view: View) -> Hand:
    """A hand that lies open, its cards of before included."""
    return Hand(sum(hand.mask for seat, hand in view.shown.items() if seat != view.seat))


def _encode_seat(view: View, seat: Seat, marked: Seat | None) -> bytes:
    """1 at the place of a seat, counted from another to its left; a sitter counts from eldest."""
    active = view.active
    first = active.index(seat) if seat in active else 0
    return bytes(int(other == marked) for other in active[first:] + active[:first])


def _encode_cards(cards: Hand) -> bytes:
    return bytes(cards.mask >> card.number & 1 for card in CARDS)
