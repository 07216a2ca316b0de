"""Where positions begin that are played in bulk, and on what terms."""

from __future__ import annotations

from array import array
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from spadille.cards import Suit
from spadille.play.tricks import Piles, TrickPlay
from spadille.rules.contract import Contract, Ending, Exposure, Partner
from spadille.rules.follow import Void
from spadille.rules.game import Rules
from spadille.rules.goal import Count
from spadille.rules.order import Ranking

Array = Any
"""Anything with a buffer in one piece: a NumPy array, an `array.array`, `bytes`, a `memoryview`."""

NONE = 255
"""Stands for a card or a seat where there is none: the play is over, or no card is called."""

NEVER = (0xFFFF, 0xFF)
"""More card points and more tricks than anybody takes."""


@dataclass(frozen=True, slots=True)
class StopLimits:
    """When the play ends before the last card: with the trick that takes a side above one of these.

    The declaring side's stands first, its opponents' second.
    """

    points: tuple[int, int] = (NEVER[0], NEVER[0])
    tricks: tuple[int, int] = (NEVER[1], NEVER[1])

    def after(self, piles: Piles) -> StopLimits:
        """What is left of them when so much has been taken."""
        against = len(piles.tricks) - piles.taken
        return StopLimits(
            (_left(self.points[0], piles.points, NEVER[0]), _left(self.points[1], piles.against, NEVER[0])),
            (_left(self.tricks[0], piles.taken, NEVER[1]), _left(self.tricks[1], against, NEVER[1])),
        )


@dataclass(frozen=True, slots=True)
class PlayTerms:
    """What is played: how the cards behave, and when the play ends."""

    ranking: Ranking
    void: Void
    limits: StopLimits = StopLimits()


@dataclass(frozen=True, slots=True)
class Starts:
    """Where positions begin, an array each with an entry, or a row, to each position."""

    hands: Array
    """Unsigned, 8 bytes: a set of cards to each seat."""
    leaders: Array
    """Bytes: the seat that leads, or led to the trick on the table."""
    sides: Array
    """Bytes: the seats of the declaring side, a bit a seat."""
    terms: Array
    """Unsigned, 2 bytes: which of the terms."""
    tricks: Array
    """Bytes, three to each position: the cards on the table, the leader's first, then NONE."""
    called: Array
    """Bytes: the card whose holder must play it when its suit is led, or NONE."""
    open: Array
    """Bytes: the seats whose side everyone knows while the called card is out, a bit a seat."""
    exposed: Array
    """Bytes: the seats whose hands lie open, a bit a seat."""
    exposed_from: Array
    """Bytes: from how many cards on, those on the table counted."""

    @classmethod
    def at(cls, hands: Array, leaders: Array, sides: Array, **others: Array) -> Starts:
        """Positions before the first card, on the first terms, with no card called and no hand open, but for
        the arrays that are given.
        """
        count = len(memoryview(leaders))
        usual: dict[str, Array] = {
            "terms": array("H", bytes(2 * count)),
            "tricks": bytes([NONE]) * (3 * count),
            "called": bytes([NONE]) * count,
            "open": bytes(count),
            "exposed": bytes(count),
            "exposed_from": bytes(count),
        }
        return cls(hands=hands, leaders=leaders, sides=sides, **(usual | others))


def starts_of(plays: Sequence[TrickPlay]) -> tuple[list[PlayTerms], Starts]:
    """Where deals in the play of the cards stand, and the terms they are played on."""
    terms: dict[PlayTerms, int] = {}
    entries = [_entry(play, terms) for play in plays]
    return list(terms), _starts(entries)


def limits_of(play: TrickPlay) -> StopLimits:
    """When the play of a deal ends early, what has been taken already left out."""
    declared = play.declared
    return limits_in(declared.layout.rules, declared.contract, declared.trump).after(play.piles)


def limits_in(rules: Rules, contract: Contract, trump: Suit | None) -> StopLimits:
    """When the play of a contract ends early."""
    if contract.ending is not Ending.WHEN_LOST:
        return StopLimits()
    return _lost_beyond(contract, Count(0, 0, trump, rules.total, rules.packets.hand_size))


@lru_cache(maxsize=256)
def _lost_beyond(contract: Contract, fresh: Count) -> StopLimits:
    """How much the side and its opponents may take until the goal is out of reach: it is asked itself."""
    goal, trump, points, tricks = contract.goal, fresh.trump, fresh.left, fresh.tricks_left
    return StopLimits(
        (
            _most(lambda took: goal.lost_by(Count(took, 0, trump, points - took, tricks)), points, NEVER[0]),
            _most(lambda took: goal.lost_by(Count(0, 0, trump, points - took, tricks)), points, NEVER[0]),
        ),
        (
            _most(lambda took: goal.lost_by(Count(0, took, trump, points, tricks - took)), tricks, NEVER[1]),
            _most(lambda took: goal.lost_by(Count(0, 0, trump, points, tricks - took)), tricks, NEVER[1]),
        ),
    )


def _most(lost: Callable[[int], bool], end: int, never: int) -> int:
    """The most that can be taken without losing by it."""
    return next((took - 1 for took in range(1, end + 1) if lost(took)), never)


def _left(limit: int, taken: int, never: int) -> int:
    return limit if limit == never else limit - taken


@dataclass(frozen=True, slots=True)
class _StartEntry:
    """One position's entry in each array."""

    hands: list[int]
    leader: int
    side: int
    terms: int
    trick: bytes
    called: int
    open: int
    exposed: int
    exposed_from: int


def _entry(play: TrickPlay, terms: dict[PlayTerms, int]) -> _StartEntry:
    declared = play.declared
    active, partner = declared.layout.active, declared.partner
    own = PlayTerms(play.ranking, declared.layout.rules.void, limits_of(play))
    side = _bits(active, declared.side)
    known_side = partner is None or play.asked or declared.contract.partner is Partner.NAMES_TRUMP
    trick = bytes(card.number for card in play.cards)
    return _StartEntry(
        hands=[play.hands[seat].mask for seat in active],
        leader=active.index(play.order[0]),
        side=side,
        terms=terms.setdefault(own, len(terms)),
        trick=trick + bytes([NONE]) * (3 - len(trick)),
        called=NONE if partner is None else partner.card.number,
        open=_bits(active, active if known_side else (declared.declarer,)),
        exposed=_bits(active, _exposed(play)),
        exposed_from=_exposed_from(play),
    )


def _starts(entries: list[_StartEntry]) -> Starts:
    return Starts(
        hands=array("Q", [hand for entry in entries for hand in entry.hands]),
        leaders=bytes(entry.leader for entry in entries),
        sides=bytes(entry.side for entry in entries),
        terms=array("H", [entry.terms for entry in entries]),
        tricks=b"".join(entry.trick for entry in entries),
        called=bytes(entry.called for entry in entries),
        open=bytes(entry.open for entry in entries),
        exposed=bytes(entry.exposed for entry in entries),
        exposed_from=bytes(entry.exposed_from for entry in entries),
    )


def _bits(active: tuple[int, ...], seats: tuple[int, ...]) -> int:
    return sum(1 << active.index(seat) for seat in seats)


def _exposed(play: TrickPlay) -> tuple[int, ...]:
    never = play.declared.contract.exposure is Exposure.NEVER
    return () if never else (play.declared.declarer,)


def _exposed_from(play: TrickPlay) -> int:
    """How many cards lie on the table when a hand is laid open; after the first trick it lies open anyhow."""
    exposure = play.declared.contract.exposure
    if play.tricks or exposure is Exposure.BEFORE_LEAD:
        return 0
    if exposure is Exposure.AFTER_LEAD:
        return 1
    return 1 + max(map(play.order.index, play.declared.defenders))
