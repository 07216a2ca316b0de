"""Call DDS, the double dummy solver of bridge, on deals that bridge and German Solo share.

Its library with a C interface comes from `endplay` on PyPI. Nothing else of that package is needed.
"""

from __future__ import annotations

import ctypes
from collections.abc import Sequence
from ctypes import POINTER, Structure, byref, c_char, c_int, c_uint
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path
from time import process_time_ns, thread_time_ns

from spadille.cards import Hand
from spadille.solver import Problem

SEATS, SUITS, BATCH = 4, 4, 200
_ACE = 14
_MEGABYTES = 40
"""With more memory, DDS uses a larger table, which costs 40 microseconds a board and saves nothing here."""
_MOST_TRICKS, _ONE_CARD, _ALWAYS_SEARCH, _DONE = -1, 1, 1, 1


class Board(Structure):
    """A position in DDS's numbers: seats from north, an ace is bit 14 and a two is bit 2."""

    _fields_ = (
        ("trump", c_int),
        ("first", c_int),
        ("trick_suits", c_int * 3),
        ("trick_ranks", c_int * 3),
        ("hands", (c_uint * SUITS) * SEATS),
    )


class Solution(Structure):
    """A card, and the tricks that its side wins from there on."""

    _fields_ = (
        ("nodes", c_int),
        ("cards", c_int),
        ("suit", c_int * 13),
        ("rank", c_int * 13),
        ("equals", c_int * 13),
        ("score", c_int * 13),
    )


class Boards(Structure):
    """The positions of one call of DDS."""

    _fields_ = (
        ("count", c_int),
        ("boards", Board * BATCH),
        ("target", c_int * BATCH),
        ("solutions", c_int * BATCH),
        ("mode", c_int * BATCH),
    )


class Solutions(Structure):
    """The solutions of one call of DDS."""

    _fields_ = (("count", c_int), ("found", Solution * BATCH))


class _Information(Structure):
    _fields_ = (("numbers", c_int * 3), ("version", c_char * 10), ("rest", c_char * 4096))


@dataclass(frozen=True, slots=True)
class TimedValues:
    """The tricks of the declaring side on some boards, and the CPU time."""

    values: list[int]
    nanoseconds: list[int]


class Dds:
    """DDS with one thread."""

    def __init__(self, library: Path) -> None:
        self._library = ctypes.CDLL(str(library))
        self._library.SolveBoard.argtypes = [Board, c_int, c_int, c_int, POINTER(Solution), c_int]
        self._library.SetResources(_MEGABYTES, 1)

    @property
    def version(self) -> str:
        information = _Information()
        self._library.GetDDSInfo(byref(information))
        return bytes(information.version).decode("ascii")

    def solve_single(self, problems: Sequence[Problem]) -> TimedValues:
        """Solve one board per call."""
        solved = TimedValues([], [])
        for problem in problems:
            board, found = to_board(problem), Solution()
            before = thread_time_ns()
            done = self._library.SolveBoard(board, _MOST_TRICKS, _ONE_CARD, _ALWAYS_SEARCH, byref(found), 0)
            solved.nanoseconds.append(thread_time_ns() - before)
            assert done == _DONE, "DDS accepts the board"
            solved.values.append(_value(problem, found))
        return solved

    def solve_batch(self, problems: Sequence[Problem]) -> TimedValues:
        """Solve up to 200 boards per call. The CPU time is that of the process, in case DDS
        starts threads.
        """
        boards, solutions = Boards(), Solutions()
        boards.count = len(problems)
        for place, problem in enumerate(problems):
            boards.boards[place] = to_board(problem)
            boards.target[place] = _MOST_TRICKS
            boards.solutions[place] = _ONE_CARD
            boards.mode[place] = _ALWAYS_SEARCH
        before = process_time_ns()
        done = self._library.SolveAllBoardsBin(byref(boards), byref(solutions))
        spent = process_time_ns() - before
        assert done == _DONE, "DDS accepts the board"
        values = [_value(problem, solutions.found[place]) for place, problem in enumerate(problems)]
        return TimedValues(values, [spent])


def load_dds() -> Dds | None:
    """Return DDS, or None if its package is not installed."""
    spec = find_spec("endplay")
    if spec is None or spec.origin is None:
        return None
    return Dds(Path(spec.origin).parent / "_dds" / "libdds.so")


def to_board(problem: Problem) -> Board:
    """Return the same position as a bridge board: the cards of each suit become ace, king,
    queen and so on.
    """
    ranking = problem.ranking
    assert ranking.trump is not None
    board = Board()
    board.trump, board.first = int(ranking.trump), problem.leader
    for suit, cards in enumerate(ranking.suits):
        by_strength = sorted(Hand(cards), key=lambda card: -ranking.strength[card.number])
        for place, card in enumerate(by_strength):
            holder = next(seat for seat, hand in enumerate(problem.hands) if card in hand)
            board.hands[holder][suit] |= 1 << (_ACE - place)
    return board


def _value(problem: Problem, found: Solution) -> int:
    """Return the tricks of the declaring side, from those of the side on lead that DDS returns."""
    tricks: int = found.score[0]
    return tricks if problem.leader in problem.side else len(problem.hands[0]) - tricks
