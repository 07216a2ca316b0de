"""Deals from a file instead of from chance."""

from __future__ import annotations

import json
from collections.abc import Iterable
from pathlib import Path

from spadille.notation.records import read_record
from spadille.play.layout import Layout
from spadille.rules.game import Rules
from spadille.rules.refusal import NotAllowed
from spadille.rules.seating import Seat
from spadille.table.deal_source import DealStart, SystemRandomSource, fixed_cards


class BadDealFile(Exception):
    """The error for a file without valid deals. `line` is the first invalid line, or 0 for the whole file."""

    def __init__(self, line: int = 0, code: str = "malformed") -> None:
        super().__init__(f"{line} {code}")
        self.line = line
        self.code = code


class DealFile:
    """A source that deals the layouts of a file in order. A layout that was dealt moves to the end.

    A table gets the first layout with its game, number of seats and dealer. If there is none, the table gets
    random cards.
    """

    def __init__(self, layouts: Iterable[Layout]) -> None:
        self._layouts = list(layouts)
        self._chance = SystemRandomSource()

    def first_dealer(self, seats: int) -> Seat:
        """Return the dealer of the first layout for this number of seats; a random one if there is none."""
        dealers = (board.dealer for board in self._layouts if board.seats == seats)
        return next(dealers, self._chance.first_dealer(seats))

    def next_board(self, rules: Rules, seats: int) -> Layout | None:
        """Return the layout that the next table deals first; None if it deals random cards."""
        return next((board for board in self._layouts if _fits(board, rules, seats, board.dealer)), None)

    def draw_cards(self, rules: Rules, seats: int, dealer: Seat) -> DealStart:
        """Return the first layout that fits the rules, seats and dealer, else a secret for random cards."""
        drawn = self._chance.draw_cards(rules, seats, dealer)
        board = next((board for board in self._layouts if _fits(board, rules, seats, dealer)), None)
        if board is None:
            return drawn
        self._layouts.remove(board)
        self._layouts.append(board)
        hands = [None if hand is None else str(hand) for hand in board.hands]
        return fixed_cards(drawn, hands, str(board.widow))


def _fits(board: Layout, rules: Rules, seats: int, dealer: Seat) -> bool:
    same_game = board.rules.settings.game == rules.settings.game
    same_seats = (board.seats, board.dealer) == (seats, dealer)
    return same_game and same_seats and board.active == rules.active(seats, dealer)


def read_deal_file(file: Path) -> DealFile:
    """Read the layouts of a JSON Lines file of records.

    Raises:
        BadDealFile: The file cannot be read or holds no deals.
    """
    try:
        lines = file.read_text(encoding="utf-8").splitlines()
    except (OSError, ValueError) as error:
        raise BadDealFile from error
    layouts = [_read_layout(number, line) for number, line in enumerate(lines, start=1) if line.strip()]
    if not layouts:
        raise BadDealFile
    return DealFile(layouts)


def _read_layout(number: int, line: str) -> Layout:
    try:
        return read_record(json.loads(line)).layout
    except (ValueError, RecursionError) as error:
        raise BadDealFile(number) from error
    except NotAllowed as error:
        raise BadDealFile(number, error.code) from error
