"""DDS, the double dummy solver of bridge, on what bridge and German Solo share: pairs, trumps, most tricks.

PyPI's `endplay` carries it as a library with a C interface, and nothing else of that package is needed.
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

SEATS, SUITS, AT_ONCE = 4, 4, 200
_ACE = 14
_MEGABYTES = 40
"""With more, DDS takes a larger table, which costs it 40 microseconds a board and saves it nothing here."""
_MOST_TRICKS, _ONE_CARD, _ALWAYS_SEARCH, _DONE = -1, 1, 1, 1


class Board(Structure):
    """A position, by DDS's numbers: suits by place, seats from north, an ace bit 14 and a two bit 2."""

    _fields_ = (
        ("trump", c_int),
        ("first", c_int),
        ("trick_suits", c_int * 3),
        ("trick_ranks", c_int * 3),
        ("hands", (c_uint * SUITS) * SEATS),
    )


class Found(Structure):
    """What DDS found: a card, and the tricks its side wins from here on."""

    _fields_ = (
        ("nodes", c_int),
        ("cards", c_int),
        ("suit", c_int * 13),
        ("rank", c_int * 13),
        ("equals", c_int * 13),
        ("score", c_int * 13),
    )


class Boards(Structure):
    """Positions asked together."""

    _fields_ = (
        ("count", c_int),
        ("boards", Board * AT_ONCE),
        ("target", c_int * AT_ONCE),
        ("solutions", c_int * AT_ONCE),
        ("mode", c_int * AT_ONCE),
    )


class AllFound(Structure):
    """What was found of positions asked together."""

    _fields_ = (("count", c_int), ("found", Found * AT_ONCE))


class _Information(Structure):
    _fields_ = (("numbers", c_int * 3), ("version", c_char * 10), ("rest", c_char * 4096))


@dataclass(frozen=True, slots=True)
class Solved:
    """The tricks of the declaring side on some boards, and what they took of the processor."""

    values: list[int]
    nanoseconds: list[int]


class Dds:
    """DDS with one thread."""

    def __init__(self, library: Path) -> None:
        self._library = ctypes.CDLL(str(library))
        self._library.SolveBoard.argtypes = [Board, c_int, c_int, c_int, POINTER(Found), c_int]
        self._library.SetResources(_MEGABYTES, 1)

    @property
    def version(self) -> str:
        """Its version, as it says itself."""
        information = _Information()
        self._library.GetDDSInfo(byref(information))
        return bytes(information.version).decode("ascii")

    def one_by_one(self, problems: Sequence[Problem]) -> Solved:
        """Each board in a call of its own."""
        solved = Solved([], [])
        for problem in problems:
            board, found = as_board(problem), Found()
            before = thread_time_ns()
            done = self._library.SolveBoard(board, _MOST_TRICKS, _ONE_CARD, _ALWAYS_SEARCH, byref(found), 0)
            solved.nanoseconds.append(thread_time_ns() - before)
            assert done == _DONE, "DDS knows what is asked"
            solved.values.append(_value(problem, found))
        return solved

    def together(self, problems: Sequence[Problem]) -> Solved:
        """Up to 200 boards in one call; the time of the whole process, for threads it may have started."""
        asked, answered = Boards(), AllFound()
        asked.count = len(problems)
        for place, problem in enumerate(problems):
            asked.boards[place] = as_board(problem)
            asked.target[place] = _MOST_TRICKS
            asked.solutions[place] = _ONE_CARD
            asked.mode[place] = _ALWAYS_SEARCH
        before = process_time_ns()
        done = self._library.SolveAllBoardsBin(byref(asked), byref(answered))
        spent = process_time_ns() - before
        assert done == _DONE, "DDS knows what is asked"
        values = [_value(problem, answered.found[place]) for place, problem in enumerate(problems)]
        return Solved(values, [spent])


def installed() -> Dds | None:
    """DDS, where the package that carries it is installed."""
    spec = find_spec("endplay")
    if spec is None or spec.origin is None:
        return None
    return Dds(Path(spec.origin).parent / "_dds" / "libdds.so")


def as_board(problem: Problem) -> Board:
    """The same position in bridge: every suit's cards become ace, king, queen and so on, in their order."""
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


def _value(problem: Problem, found: Found) -> int:
    """DDS tells what the side on lead wins."""
    tricks: int = found.score[0]
    return tricks if problem.leader in problem.side else len(problem.hands[0]) - tricks
