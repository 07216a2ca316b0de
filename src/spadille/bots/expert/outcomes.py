"""What undertakings come to in the worlds that a seat believes in, played by people who do not see them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from functools import reduce
from operator import or_
from statistics import fmean

from spadille.bots.expert.customs import custom_in
from spadille.bots.expert.hands import mark_of
from spadille.bots.expert.kinds import NOTHING, Kind, kind_of, promise, share_in
from spadille.bots.expert.outturn import Turn, experience, looks, turned
from spadille.bots.searching.found import Found, on_average
from spadille.bots.searching.lies import Lie, Undertaking, asked, place_of
from spadille.bots.searching.worth import Stakes, Worth, settling
from spadille.cards import Hand
from spadille.play.view import View
from spadille.rules.bonus import mackers
from spadille.solver.reckoning import Begun, reckoned

_TIMES = 2
"""How often a contract is played in one world."""


@dataclass(frozen=True, slots=True)
class Ends:
    """An undertaking in one way for the cards to lie, and what it came to by custom."""

    kind: Kind
    mark: int
    counts: tuple[int, ...]
    side: tuple[int, ...]
    begun: Begun


@dataclass(frozen=True, slots=True)
class Sight:
    """What an undertaking is judged by: its kind, its mark, and how it looked by custom and by the thumb."""

    kind: Kind
    mark: int
    looks: tuple[float, ...]
    share: float
    """How much there is to be taken, in what there was where its kind was learned."""


@dataclass
class Outcomes:
    """What undertakings come to in some ways for the cards to lie."""

    view: View
    lies: Sequence[Lie]
    _ends: dict[tuple[int, tuple[object, ...]], Ends] = field(default_factory=dict)

    def turn(self, at: int, undertaking: Undertaking, stakes: Stakes = ()) -> Turn:
        """What one comes to where the cards lie in the way of this number, for the seat whose view it is."""
        ends = self._came(at, undertaking)
        worth = self._worth(at, ends, undertaking, stakes)
        paid = [worth[_place(ends, count, worth)] for count in ends.counts]
        made = fmean(_is_made(ends, count) for count in ends.counts)
        return Turn(fmean(paid), fmean(ends.counts) if ends.kind not in NOTHING else None, made)

    def mean(self, undertaking: Undertaking, stakes: Stakes = (), many: int | None = None) -> Found:
        """What an undertaking of the seat's own comes to on average, in all or in the first so many."""
        some = [self._came(at, undertaking) for at in range(len(self.lies))[:many]]
        seen = self.sight(undertaking, many)
        learned = experience().weighed[seen.kind]
        worths = [self._worth(at, ends, undertaking, stakes) for at, ends in enumerate(some)]
        turns = {
            worth: turned(seen.kind, learned, seen.looks, worth, seen.mark, seen.share)
            for worth in set(worths)
        }
        return together(turns[worth] for worth in worths)

    def sight(self, undertaking: Undertaking, many: int | None = None) -> Sight:
        """What an undertaking of the seat's own is judged by, in all or in the first so many."""
        first, place = self._came(0, undertaking), undertaking.declarer
        hand, counts = self.lies[0].hands[place], self.counts(undertaking, many)
        promised = promise(self.view.rules, undertaking.contract, undertaking.trump, hand, eldest=place == 0)
        share = share_in(self.view.rules, undertaking.contract)
        seen = looks(first.kind, counts, first.mark, promised, share)
        return Sight(first.kind, first.mark, seen, share)

    def counts(self, undertaking: Undertaking, many: int | None = None) -> list[int]:
        """What it comes to by custom, each time in each of them or of the first so many."""
        some = [self._came(at, undertaking) for at in range(len(self.lies))[:many]]
        return [count for ends in some for count in ends.counts]

    def _came(self, at: int, undertaking: Undertaking) -> Ends:
        """Where the cards lie in the way of this number, looked at once for all that are played alike."""
        key = (at, undertaking.played_alike)
        if key not in self._ends:
            self._ends[key] = self._played(at, undertaking)
        ends, contract = self._ends[key], undertaking.contract
        trump = ends.begun.problem.ranking.trump
        kind = kind_of(self.view.rules, contract, trump)
        return Ends(kind, mark_of(contract, trump), ends.counts, ends.side, ends.begun)

    def _played(self, at: int, undertaking: Undertaking) -> Ends:
        rules, contract = self.view.rules, undertaking.contract
        start = asked(self.lies[at], undertaking, rules)
        trump = start.problem.ranking.trump
        begun = Begun(rules, contract, undertaking.declarer, start.problem, start.aside)
        taken = reckoned(begun, custom_in(contract), times=_TIMES, seed=at)
        counts = tuple(start.before + one for one in taken)
        kind = kind_of(rules, contract, trump)
        return Ends(kind, mark_of(contract, trump), counts, start.problem.side, begun)

    def _worth(self, at: int, ends: Ends, undertaking: Undertaking, stakes: Stakes) -> Worth:
        view, ranking = self.view, ends.begun.problem.ranking
        on_side, declarer = place_of(view, view.seat) in ends.side, view.active[undertaking.declarer]
        contract = undertaking.contract
        together = None if contract.macker is None else mackers(self._dealt(at, ends.side), ranking)
        ways = settling(view, contract, declarer, ranking.trump, stakes, on_side=on_side, together=together)
        return ways.expected()

    def _dealt(self, at: int, side: Iterable[int]) -> Hand:
        """All that a side holds where the cards lie in the way of this number."""
        hands = self.lies[at].hands
        return Hand(reduce(or_, (hands[place] for place in side)))


def _place(ends: Ends, count: int, worth: Worth) -> int:
    """Where a count stands in what it is worth."""
    return int(count == 0) if ends.kind in NOTHING else min(count, len(worth) - 1)


def _is_made(ends: Ends, count: int) -> bool:
    return count == 0 if ends.kind in NOTHING else count >= ends.mark


def together(turns: Iterable[Turn]) -> Found:
    """What several ways come to on average."""
    return on_average(Found(one.worth, one.count, one.chance) for one in turns)
