"""Choose the reason why one card is better than another: what happens to named cards after each of the two.

The rollouts that value the two cards also count fates: how often each card ends with each side. The points
of all cards, each times the difference of its two frequencies, add up to the difference in value. So each
fate explains ("carries") a known part of this difference. If no fate carries enough of it, there is no
reason. docs/concepts/reasons.md explains the thresholds.
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
"""The least difference in frequency, summed over the named cards, between the two cards' rollouts."""
_MIN_OF_TWO, _MIN_FIRST_OF_TWO = 0.12, 0.15
"""If two fates are named: the least difference in frequency of each, and of at least one of them."""
_MIN_CARRIED: Final = 0.5
"""The least part of the difference in value that the named fates must carry."""
_MAX_CARRIED: Final = {Objective.POINTS: 1.5, Objective.TRICKS: 2.5}
"""The greatest part of the difference in value that they may carry. A greater part would hide losses in
other cards."""
_MIN_DIFFERENCE: Final = {Objective.POINTS: 1.5, Objective.TRICKS: 0.15}
"""The least difference in value between the two cards, in points or tricks."""
_MIN_CAUGHT: Final = 0.15
"""The least difference in contracts in which a side must take nothing, as a share of the rollouts."""
_MIN_STANDARD_ERRORS: Final = 2.5
"""The least difference in value, in standard errors."""
_COMMONEST: Final = 0.5
"""The least share of a card's losses, or catches, that must happen in the way that is named."""


def count_runs(worlds: Worlds) -> list[int]:
    """Return the lengths of the runs of equal worlds. Equal worlds in a row come from one independent
    draw.
    """
    rows, width = encode_worlds(worlds), _WORD * (len(worlds.constraints.view.active) + 1)
    worlds_in_turn = (rows[first : first + width] for first in range(0, len(rows), width))
    return [len(list(run)) for _, run in groupby(worlds_in_turn)]


def find_reason(
    view: View, better: Card, worse: Card, fates: tuple[Fates, Fates], runs: Sequence[int]
) -> CardReason | None:
    """Return the reason why one card is better than another, or None if the fates do not explain it.

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
    """The number of rollouts with this fate: after the better card, and after the worse one."""
    gain: float
    """The difference of the two frequencies, positive if it favours the better card."""
    carried: float
    """The part of the difference in value that this fate explains."""
    suit: str = ""


@dataclass(frozen=True)
class _Contrast:
    """The comparison of two cards by the fates after each of them."""

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
        """Return the owner of a card: "own", "partner", "theirs", or "card" if it differs between the
        worlds.
        """
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
        """The difference in value between the two cards, in points, tricks or failures."""
        return fmean(self._gaps)

    @cached_property
    def _gaps(self) -> list[float]:
        """The difference in value between the two cards in each world."""
        times = self.after.rollouts / len(self.after.counts)
        wanted = (self._ours == DECLARING) is not self._objective.avoids
        sign = 1 if wanted else -1
        counts = zip(self.after.counts, self.otherwise.counts, strict=True)
        return [sign * (more - less) / times for more, less in counts]

    def _is_significant(self) -> bool:
        """Return whether the difference in value is large enough, also relative to its standard error."""
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
        """Yield lists of candidate fates. The fates of each list together explain the whole difference in
        value.

        If tricks count, there are two: the tricks that one's own side takes, and those that the other side
        takes.
        """
        if self._objective.avoids:
            yield list(self._list_caught())
        elif self._objective is Objective.POINTS:
            yield list(self._list_points())
        else:
            yield list(self._list_tricks(self._ours))
            yield list(self._list_tricks(self._theirs))

    def _choose(self, partitions: Iterable[list[_Candidate]]) -> tuple[_Candidate, ...]:
        """Return the one or two fates that explain the difference in value best, or none."""
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
        """Return a key for sorting fates, lowest for the best.

        If points count, it is the distance of the part carried from 1, otherwise minus the total gain.
        """
        if self._objective is Objective.POINTS:
            return abs(_sum_carried(fates) - 1)
        return -sum(fate.gain for fate in fates)

    @property
    def _least_gain(self) -> float:
        return _MIN_CAUGHT if self._objective.avoids else MIN_SHARE

    def _trades(self, fate: _Candidate, own: _Candidate) -> bool:
        """Return whether `fate` is gained at the cost of `own`, the fate of one of the two compared cards.

        Then both fates are named.
        """
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
        """Return a candidate. `worth` is what the fate is worth to the reader's side each time it happens."""
        gain = (times[0] - times[1]) / self.after.rollouts
        if worth < 0:
            gain = -gain
        return _Candidate(kind, cards, times, gain, gain * abs(worth) / self._difference, suit)

    def _both(self, count: Callable[[Fates], int]) -> tuple[int, int]:
        return count(self.after), count(self.otherwise)

    def _list_points(self) -> Iterator[_Candidate]:
        """Yield the fates of counting for the reader's side: one for each card, and one for all cards on the
        table.
        """
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
        """Yield the fates of taking a trick for `side`, one for each card."""
        kinds, worth = (_TAKES, 1) if side == self._ours else (_NOT, -1)
        for card in CARDS:
            if card not in self._table and self._is_held(card):
                kind = kinds.get(self._owner(card))
                times = self._both(partial(Fates.takes, side=side, card=card.number))
                if kind is not None:
                    yield self._make(kind, (card,), times, worth)

    def _list_caught(self) -> Iterator[_Candidate]:
        """Yield the fates of a declarer who must take nothing, one for each suit in which they are caught."""
        worth = -1 if self._ours == DECLARING else 1
        for suit in Suit:
            times = (self.after.caught[suit], self.otherwise.caught[suit])
            yield self._make(FateKind.CAUGHT, (), times, worth, suit.letter)

    def _is_held(self, card: Card) -> bool:
        return any(self.after.held_by(side, card.number) for side in (DECLARING, OPPOSING))

    # How the card is lost or caught

    def _find_way(self, fate: _Candidate) -> tuple[Way | None, Card | None]:
        """Return how the fate's card is mostly lost after the worse card, or caught after the better one.

        The second value is the card that takes it, if one is named. Both are None if no way is common enough.
        """
        if fate.kind in (FateKind.CAUGHT, FateKind.TABLE):
            return None, None
        ways = Counter[tuple[Way, Card | None] | None]()
        for way, times in self._list_ways(fate.cards[0], lost=fate.kind in _OWN):
            ways[way] += times
        commonest, times = ways.most_common(1)[0]
        return commonest if commonest and times >= max(_COMMONEST * ways.total(), 1) else (None, None)

    def _list_ways(self, card: Card, *, lost: bool) -> Iterator[tuple[tuple[Way, Card | None] | None, int]]:
        """Yield each way in which a card is lost or caught, with its number of rollouts.

        If tricks count, the way None stands for the rollouts in which the card is neither lost nor caught.
        """
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

    # The current trick

    def _share(self, count: Callable[[Fates], int]) -> tuple[float, float]:
        """Return the shares of rollouts that `count` counts: after the better card, and after the worse
        one.
        """
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
        """Return the seats that are known to be opponents of the reader."""
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
