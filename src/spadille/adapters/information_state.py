"""Information states with perfect recall: everything that a seat has seen, in order, as bytes or as text."""

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
"""The seat that decided, and the number of its action; None if the action is hidden."""


@dataclass(frozen=True)
class InformationStateEncoder:
    """Encodes the information states of a table."""

    table: GameTable

    @cached_property
    def schema(self) -> ObservationSchema:
        """The parts of an information state. Seats are counted from the observing seat, and `history` has a
        row for each decision.
        """
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
        """The number of bytes of a decision: one-hot the seat and the action, and 1 if the action is
        hidden.
        """
        return self.table.rules.players + len(self.table.actions) + 1

    def encode(self, position: DecisionPoint, seat: Seat) -> bytes:
        """Encode the information state of a seat."""
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
        """Format the information state of a seat as text. States that the seat cannot tell apart have the
        same text.
        """
        view, words = position.view(seat), self.table.actions.words
        story = (
            f"{who} {'unseen' if number is None else words[number]}"
            for who, number in list_known_decisions(position, view)
        )
        known = (view.known.holder, view.known.partner) if view.known else (None, None)
        cards = (view.dealt, find_widow_cards(view), _find_open_cards(view))
        return "; ".join((f"seat {seat}, {view.dealer} deals", *map(str, (*cards, *known)), *story))


def list_known_decisions(position: DecisionPoint, view: View) -> Iterator[KnownDecision]:
    """Yield every decision so far as the viewing seat knows it. The last are the cards it has picked so far
    to lay away.
    """
    at = 0
    for action in view.history:
        discards = action.verb == "discard"
        count = position.table.rules.packets.widow_size if discards else 1
        if isinstance(action, Veiled):
            yield from [(action.seat, None)] * count
        elif discards:  # in card order: the order in which they were picked does not matter
            yield from (
                (action.seat, number) for number in position.table.actions.encode(action, view.active)
            )
        else:
            yield action.seat, position.numbers[at]
        at += count
    if view.seat == position.turn is not None:
        yield from ((position.turn, number) for number in position.discards)


def find_widow_cards(view: View) -> Hand:
    """Return the widow if the viewing seat has seen it, otherwise an empty hand."""
    if view.shown_widow:
        return view.shown_widow
    if view.seat is None or view.known is None or view.known.declarer != view.seat:
        return Hand()
    return (view.hand | view.laid_away) - view.dealt if _takes_up_widow(view) else Hand()


def _takes_up_widow(view: View) -> bool:
    return view.known is not None and view.known.contract.widow is Widow.TAKEN_UP


def _find_open_cards(view: View) -> Hand:
    """Return the open hands of other seats."""
    return Hand(sum(hand.mask for seat, hand in view.shown.items() if seat != view.seat))


def _encode_seat(view: View, seat: Seat, marked: Seat | None) -> bytes:
    """Encode the seat `marked` as a one-hot row of the active seats, counted from `seat`.

    If `seat` sits out, the row is counted from eldest.
    """
    active = view.active
    first = active.index(seat) if seat in active else 0
    return bytes(int(other == marked) for other in active[first:] + active[:first])


def _encode_cards(cards: Hand) -> bytes:
    return bytes(cards.mask >> card.number & 1 for card in CARDS)
