"""Choose the reason why one card is better than another: what becomes of named cards after either of them.

A reason is a fate: how often a card ends with a side, in the rollouts that also make the price. The points of
the cards, each times the difference of its two frequencies, add up to the difference in value, so a fate
carries a known part of the price. Where no fate carries enough of it, there is no reason.
docs/concepts/reasons.md explains the bars.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property, partial
from itertools import accumulate, combinations, groupby, pairwise
from math import sqrt
from statistics import fmean
from typing import Final

from spadille.bots.card_reason import CardFate, CardReason, FateKind, TrickFact, Way
from spadille.bots.search.trick_facts import TrickShares, find_trick_fact
from spadille.cards import CARDS, Card, Suit
from spadille.play.view import View
from spadille.rules.contract import Partner
from spadille.rules.goal import Objective
from spadille.rules.seating import Seat
from spadille.solver.fates import DECLARING, LATER, NOW, OPPOSING, Fates
from spadille.solver.information_set import encode_worlds
from spadille.solver.worlds import Worlds

_HUNDRED = 100
_WORD = 8

MIN_SHARE: Final = 0.25
"""How much more often the named cards must have the better fate, in all."""
_MIN_OF_TWO, _MIN_FIRST_OF_TWO = 0.12, 0.15
"""The least difference of each of two named cards, and of one of them."""
_MIN_CARRIED: Final = 0.5
"""The least part of the difference in value that the named cards carry."""
_MAX_CARRIED: Final = {Objective.POINTS: 1.5, Objective.TRICKS: 2.5}
"""The greatest part: beyond it the sentence hides what is lost elsewhere."""
_MIN_DIFFERENCE: Final = {Objective.POINTS: 1.5, Objective.TRICKS: 0.15}
"""The least difference in value, in points or tricks."""
_MIN_CAUGHT: Final = 0.15
"""The least difference where a side is to take nothing, as a share of the rollouts."""
_MIN_STANDARD_ERRORS: Final = 2.5
_COMMONEST: Final = 0.5
"""The part of all losses, or catches, that happen in the way that is named."""


def count_runs(worlds: Worlds) -> list[int]:
    """Return how often each world is repeated in a row. A repeated world is one draw."""
    rows, width = encode_worlds(worlds), _WORD * (len(worlds.constraints.view.active) + 1)
    worlds_in_turn = (rows[first : first + width] for first in range(0, len(rows), width))
    return [len(list(run)) for _, run in groupby(worlds_in_turn)]


def find_reason(
    view: View, better: Card, worse: Card, fates: tuple[Fates, Fates], runs: Sequence[int]
) -> CardReason | None:
    """Return the reason why one card is better than another, or None if no fate carries enough of the price.

    `fates` are those after the better card and after the worse one, in the same worlds. `runs` are the
    lengths of the runs of equal worlds.
    """
    return _Contrast(view, better, worse, *fates, tuple(runs)).find()


@dataclass(frozen=True, slots=True)
class _Candidate:
    """A fate that may be the reason."""

    kind: FateKind
    cards: tuple[Card, ...]
    times: tuple[int, int]
    """In how many rollouts, after the better card and after the worse one."""
    gain: float
    """The difference of the frequencies, in favour of the better card."""
    carried: float
    """The part of the difference in value that it carries."""
    suit: str = ""


@dataclass(frozen=True)
class _Contrast:
    """Two cards, and the fates after each of them."""

    view: View
    better: Card
    worse: Card
    after: Fates
    """The fates after the better card."""
    otherwise: Fates
    """The fates after the worse card."""
    runs: tuple[int, ...]

    # The two sides

    @cached_property
    def _objective(self) -> Objective:
        assert self.view.known is not None
        return self.view.known.contract.goal.objective

    @cached_property
    def _ours(self) -> int:
        known = self.view.known
        assert known is not None
        return DECLARING if self.view.seat in (known.declarer, known.partner) else OPPOSING

    @property
    def _theirs(self) -> int:
        return DECLARING + OPPOSING - self._ours

    @cached_property
    def _table(self) -> tuple[Card, ...]:
        return () if self.view.table is None else self.view.table.cards

    def _owner(self, card: Card) -> str:
        """Return whose a card is, as far as the seat can be sure of it in every world."""
        if card in self.view.hand:
            return "own"
        holders = [self.after.held_by(side, card.number) for side in (self._ours, self._theirs)]
        if holders == [0, self.after.rollouts]:
            return "theirs"
        return "partner" if holders == [self.after.rollouts, 0] else "card"

    def _is_trump(self, card: Card) -> bool:
        return self.view.ranking.trump is not None and self.view.ranking.is_trump(card)

    # The difference in value

    @cached_property
    def _difference(self) -> float:
        """Return by how much more the better card brings to its side, in points, tricks or failures."""
        return fmean(self._gaps)

    @cached_property
    def _gaps(self) -> list[float]:
        """Return the difference in value by world."""
        times = self.after.rollouts / len(self.after.counts)
        wanted = (self._ours == DECLARING) is not self._objective.avoids
        sign = 1 if wanted else -1
        counts = zip(self.after.counts, self.otherwise.counts, strict=True)
        return [sign * (more - less) / times for more, less in counts]

    def _is_significant(self) -> bool:
        """Return whether the better card is better by enough, and surely so."""
        least = _MIN_CAUGHT if self._objective.avoids else _MIN_DIFFERENCE[self._objective]
        return self._difference >= max(least, _MIN_STANDARD_ERRORS * self._standard_error())

    def _standard_error(self) -> float:
        runs = self.runs if len(self.runs) > 1 else (1,) * len(self._gaps)
        if len(runs) == 1:
            return 0.0
        ends = [0, *accumulate(runs)]
        gaps = [gap - self._difference for gap in self._gaps]
        squares = sum(sum(gaps[first:last]) ** 2 for first, last in pairwise(ends))
        return sqrt(squares * len(runs) / (len(runs) - 1)) / len(gaps)

    # The fate

    def find(self) -> CardReason | None:
        if self.better is self.worse or not self._is_significant():
            return None
        chosen = self._choose(self._partitions())
        if not chosen:
            return None
        way, by = self._find_way(chosen[0])
        return CardReason(
            self.better,
            self.worse,
            self.after.rollouts,
            tuple(self._print(fate) for fate in chosen),
            way,
            by,
            self._find_trick_fact(chosen[0], way),
        )

    def _print(self, fate: _Candidate) -> CardFate:
        better, worse = (round(_HUNDRED * times / self.after.rollouts) for times in fate.times)
        return CardFate(fate.kind, fate.cards, fate.suit, better, worse)

    def _partitions(self) -> Iterator[list[_Candidate]]:
        """Yield the candidates of each partition of the difference. Fates of two partitions do not add up."""
        if self._objective.avoids:
            yield list(self._list_caught())
        elif self._objective is Objective.POINTS:
            yield list(self._list_points())
        else:
            yield list(self._list_tricks(self._ours))
            yield list(self._list_tricks(self._theirs))

    def _choose(self, partitions: Iterable[list[_Candidate]]) -> tuple[_Candidate, ...]:
        """Return the one or two fates that carry the price best, or none."""
        every = list(partitions)
        singles = [(fate,) for fates in every for fate in fates if fate.gain >= self._least_gain]
        trades = [
            (fate, own) for fates in every for fate in fates for own in fates if self._trades(fate, own)
        ]
        pairs = [pair for fates in every for pair in combinations(fates, 2) if self._is_pair(pair)]
        for tried in (singles, trades, pairs):
            good = [fates for fates in tried if self._carries(fates)]
            if good:
                best = min(good, key=self._rank)
                return tuple(sorted(best, key=lambda fate: -fate.carried))
        return ()

    def _rank(self, fates: Sequence[_Candidate]) -> float:
        """Rank fates, the best lowest: where points count by the part carried, else by the difference."""
        if self._objective is Objective.POINTS:
            return abs(_sum_carried(fates) - 1)
        return -sum(fate.gain for fate in fates)

    @property
    def _least_gain(self) -> float:
        return _MIN_CAUGHT if self._objective.avoids else MIN_SHARE

    def _trades(self, fate: _Candidate, own: _Candidate) -> bool:
        """Return whether a fate is paid for with one of the two cards, which is then named with it."""
        is_paid = own.gain < 0 and own.cards and own.cards[0] in (self.better, self.worse)
        return fate.gain >= self._least_gain and bool(is_paid)

    @staticmethod
    def _is_pair(fates: Sequence[_Candidate]) -> bool:
        gains = [fate.gain for fate in fates]
        return min(gains) >= _MIN_OF_TWO and max(gains) >= _MIN_FIRST_OF_TWO and sum(gains) >= MIN_SHARE

    def _carries(self, fates: Sequence[_Candidate]) -> bool:
        """Return whether fates carry enough of the difference, and not so much that they hide a loss."""
        most = _MAX_CARRIED.get(self._objective, _MAX_CARRIED[Objective.POINTS])
        return _MIN_CARRIED <= _sum_carried(fates) <= most

    def _make(
        self, kind: FateKind, cards: tuple[Card, ...], times: tuple[int, int], worth: float, suit: str = ""
    ) -> _Candidate:
        """Return a candidate. `worth` is what one more time brings to the better card's side."""
        gain = (times[0] - times[1]) / self.after.rollouts
        if worth < 0:
            gain = -gain
        return _Candidate(kind, cards, times, gain, gain * abs(worth) / self._difference, suit)

    def _both(self, count: Callable[[Fates], int]) -> tuple[int, int]:
        return count(self.after), count(self.otherwise)

    def _list_points(self) -> Iterator[_Candidate]:
        """Yield how often each card counts for the reader's side, those on the table together."""
        points, kinds = self.view.ranking.points, _HOME
        lying = tuple(card for card in self._table if points[card.number])
        if lying:
            won = self._both(lambda fates: fates.piled_at(self._ours, NOW, lying[0].number))
            worth = sum(points[card.number] for card in lying)
            yield self._make(FateKind.TABLE, lying, won, worth)
        for card in CARDS:
            if points[card.number] and card not in self._table and self._is_held(card):
                times = self._both(partial(Fates.ends_with, side=self._ours, card=card.number))
                yield self._make(kinds[self._owner(card)], (card,), times, points[card.number])

    def _list_tricks(self, side: int) -> Iterator[_Candidate]:
        """Yield how often each card takes a trick for a side."""
        kinds, worth = (_TAKES, 1) if side == self._ours else (_NOT, -1)
        for card in CARDS:
            if card not in self._table and self._is_held(card):
                kind = kinds.get(self._owner(card))
                times = self._both(partial(Fates.takes, side=side, card=card.number))
                if kind is not None:
                    yield self._make(kind, (card,), times, worth)

    def _list_caught(self) -> Iterator[_Candidate]:
        """Yield in which suit the declarer takes the first forbidden trick."""
        worth = -1 if self._ours == DECLARING else 1
        for suit in Suit:
            times = (self.after.caught[suit], self.otherwise.caught[suit])
            yield self._make(FateKind.CAUGHT, (), times, worth, suit.letter)

    def _is_held(self, card: Card) -> bool:
        return any(self.after.held_by(side, card.number) for side in (DECLARING, OPPOSING))

    # How

    def _find_way(self, fate: _Candidate) -> tuple[Way | None, Card | None]:
        """Return how a card is mostly lost after the worse answer, or caught after the better one."""
        if fate.kind in (FateKind.CAUGHT, FateKind.TABLE):
            return None, None
        ways = Counter[tuple[Way, Card | None] | None]()
        for way, times in self._list_ways(fate.cards[0], lost=fate.kind in _OWN):
            ways[way] += times
        commonest, times = ways.most_common(1)[0]
        return commonest if commonest and times >= max(_COMMONEST * ways.total(), 1) else (None, None)

    def _list_ways(self, card: Card, *, lost: bool) -> Iterator[tuple[tuple[Way, Card | None] | None, int]]:
        """Yield the ways in which a card is lost or caught. Where tricks count, None are the other ends."""
        fates, number = (self.otherwise if lost else self.after), card.number
        taker, other = (self._theirs, self._ours) if lost else (self._ours, self._theirs)
        for time in (NOW, LATER):
            thrown = Way.LOST_THROWN if lost else Way.CAUGHT_THROWN
            yield (thrown, None), fates.thrown_to(taker, time, number)
            for by, times in zip(CARDS, fates.capturers(taker, time, number), strict=True):
                yield self._name_way(card, by, time, lost=lost), times
            if self._objective is Objective.TRICKS:
                yield None, fates.piled_at(other, time, number) - fates.capturers(other, time, number)[number]

    def _name_way(self, card: Card, by: Card, time: int, *, lost: bool) -> tuple[Way, Card | None]:
        trumped = self._is_trump(by) and not self._is_trump(card)
        if lost:
            if trumped:
                return (Way.LOST_NOW_RUFFED if time == NOW else Way.LOST_LATER_RUFFED), None
            return (Way.LOST_NOW_TO if time == NOW else Way.LOST_LATER_TO), by
        if time == NOW:
            return Way.CAUGHT_NOW, None
        if by is self.worse:
            return Way.CAUGHT_BY_KEPT, by
        if trumped:
            return Way.CAUGHT_RUFFED, None
        return (Way.CAUGHT_BY_YOU if by in self.view.hand else Way.CAUGHT_BY_PARTNER), None

    # This trick

    def _share(self, count: Callable[[Fates], int]) -> tuple[float, float]:
        """Return the shares of the rollouts that `count` counts."""
        after, otherwise = self._both(count)
        return after / self.after.rollouts, otherwise / self.after.rollouts

    def _gain(self, count: Callable[[Fates], int]) -> float:
        after, otherwise = self._share(count)
        return after - otherwise

    def _find_trick_fact(self, fate: _Candidate, way: Way | None) -> TrickFact | None:
        if fate.kind is FateKind.CAUGHT:
            return None
        view, ranking, named = self.view, self.view.ranking, fate.cards[0]
        assert view.seat is not None
        own, cards = view.active.index(view.seat), (self.better, self.worse)
        theirs = [view.active.index(seat) for seat in self._sure_opponents()]
        trick = TrickShares(
            kind=fate.kind,
            way=way,
            of_tricks=self._objective is Objective.TRICKS,
            leads=not self._table,
            is_trump=(self._is_trump(self.better), self._is_trump(self.worse)),
            points=(ranking.points[self.better.number], ranking.points[self.worse.number]),
            is_lower=ranking.strength[self.better.number] < ranking.strength[self.worse.number],
            names_better=named is self.better,
            names_worse=named is self.worse,
            names_trump=self._is_trump(named),
            is_decided_now=self._is_decided_now(fate),
            ours=(self._takes_now(self.after, cards[0]), self._takes_now(self.otherwise, cards[1])),
            mine=self._share(lambda fates: fates.winners[own]),
            ruffs_ours=self._gain(lambda fates: fates.ruffs[self._ours]),
            ruffs_theirs=self._gain(lambda fates: fates.ruffs[self._theirs]),
            forced=self._gain(lambda fates: sum(fates.ruffed[place] for place in theirs)),
        )
        return find_trick_fact(trick)

    def _takes_now(self, fates: Fates, card: Card) -> float:
        """Return how often the reader's side takes the trick to which it plays a card."""
        return fates.piled_at(self._ours, NOW, card.number) / fates.rollouts

    def _is_decided_now(self, fate: _Candidate) -> bool:
        named = fate.cards[0]
        if fate.kind is FateKind.TABLE or named is self.better:
            return True
        now = self.after.piled_at(self._ours, NOW, named.number)
        return now >= _COMMONEST * self.after.ends_with(self._ours, named.number) > 0

    def _sure_opponents(self) -> list[Seat]:
        """Return the seats that are surely of the other side."""
        known = self.view.known
        assert known is not None
        if self._ours == OPPOSING:
            return [known.declarer]
        alone = known.contract.partner is Partner.ALONE
        return [seat for seat in self.view.active if seat != known.declarer] if alone else []


def _sum_carried(fates: Iterable[_Candidate]) -> float:
    return sum(fate.carried for fate in fates)


_HOME: Final = {
    "own": FateKind.OWN_HOME,
    "partner": FateKind.PARTNER_HOME,
    "theirs": FateKind.THEIRS_FALL,
    "card": FateKind.CARD_HOME,
}
_TAKES: Final = {
    "own": FateKind.OWN_TAKES,
    "partner": FateKind.PARTNER_TAKES,
    "card": FateKind.CARD_TAKES,
}
_NOT: Final = {"theirs": FateKind.THEIRS_NOT, "card": FateKind.CARD_NOT}
_OWN: Final = {
    FateKind.OWN_HOME,
    FateKind.PARTNER_HOME,
    FateKind.OWN_TAKES,
    FateKind.PARTNER_TAKES,
}
"""The fates of cards that may be lost; those of other cards may be caught."""
