"""Cards laid out beforehand: a file of deals instead of chance."""

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
    """A file that holds no deals, and the line at fault; 0 for the whole file."""

    def __init__(self, line: int = 0, code: str = "malformed") -> None:
        super().__init__(f"{line} {code}")
        self.line = line
        self.code = code


class DealFile:
    """Deals the boards in their order; one that was dealt goes behind the others.

    A table gets the first board of its game with as many seats and the same dealer, or where there is none,
    its cards by chance.
    """

    def __init__(self, layouts: Iterable[Layout]) -> None:
        self._layouts = list(layouts)
        self._chance = SystemRandomSource()

    def first_dealer(self, seats: int) -> Seat:
        """The dealer of the first board for so many seats."""
        dealers = (board.dealer for board in self._layouts if board.seats == seats)
        return next(dealers, self._chance.first_dealer(seats))

    def next_board(self, rules: Rules, seats: int) -> Layout | None:
        """The board that the next table will have first; None where its cards come by chance."""
        return next((board for board in self._layouts if _fits(board, rules, seats, board.dealer)), None)

    def draw_cards(self, rules: Rules, seats: int, dealer: Seat) -> DealStart:
        """The next board that fits."""
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
    """The deals of a file of records, JSON Lines; only what was dealt counts.

    Raises:
        NoBoards: it is not such a file.
    """
    try:
        lines = file.read_text(encoding="utf-8").splitlines()
    except (OSError, ValueError) as trouble:
        raise BadDealFile from trouble
    layouts = [_read_layout(number, line) for number, line in enumerate(lines, start=1) if line.strip()]
    if not layouts:
        raise BadDealFile
    return DealFile(layouts)


def _read_layout(number: int, line: str) -> Layout:
    try:
        return read_record(json.loads(line)).layout
    except (ValueError, RecursionError) as trouble:
        raise BadDealFile(number) from trouble
    except NotAllowed as no:
        raise BadDealFile(number, no.code) from no
