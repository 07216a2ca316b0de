"""What undertakings come to in the worlds that a seat believes in, played by people who do not see them."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from math import sqrt
from statistics import fmean, pstdev

from spadille.bots.expert.hands import mark_of
from spadille.bots.expert.kinds import Kind, kind_of, promise
from spadille.bots.expert.outturn import Turn, experience, looks, on_average, turned
from spadille.bots.searching.found import Found
from spadille.bots.searching.lies import Lie, Lies, Undertaking, place_of
from spadille.bots.searching.worth import Stakes, Worth, settling
from spadille.play.view import View

_HOPE = 1.5
"""How many standard errors beyond its mean a first look is believed to reach."""


@dataclass(frozen=True, slots=True)
class Case:
    """One way for the cards to lie, with what is known of an undertaking there."""

    kind: Kind
    looks: tuple[float, ...]
    worth: Worth
    mark: int


@dataclass
class Outcomes:
    """What undertakings come to in some ways for the cards to lie."""

    view: View
    lies: list[Lie]
    _solved: list[Lies] = field(init=False)

    def __post_init__(self) -> None:
        self._solved = [Lies(self.view, [lie]) for lie in self.lies]

    def turn(self, at: int, undertaking: Undertaking, stakes: Stakes = ()) -> Turn:
        """What one comes to where the cards lie in the way of this number, for the seat whose view it is."""
        case = self._case(at, undertaking, stakes)
        return turned(case.kind, experience().seen[case.kind], case.looks, case.worth, case.mark)

    def mean(self, undertaking: Undertaking, stakes: Stakes = (), many: int | None = None) -> Found:
        """What an undertaking of the seat's own comes to on average, in all or in the first so many."""
        cases = [self._case(at, undertaking, stakes) for at in range(len(self.lies))[:many]]
        seen = on_average([case.looks for case in cases])
        by_worth: dict[Worth, list[Case]] = {}
        for case in cases:
            by_worth.setdefault(case.worth, []).append(case)
        turns = [
            turned(some[0].kind, experience().weighed[some[0].kind], seen, worth, some[0].mark)
            for worth, some in by_worth.items()
            for _ in some
        ]
        return together(turns)

    def hoped(self, undertaking: Undertaking, many: int) -> float:
        """What it may come to at best, after a look at the first few."""
        first = [self.turn(at, undertaking).worth for at in range(min(many, len(self.lies)))]
        return fmean(first) + _HOPE * pstdev(first) / sqrt(len(first))

    def _case(self, at: int, undertaking: Undertaking, stakes: Stakes) -> Case:
        view, contract, place = self.view, undertaking.contract, undertaking.declarer
        (end,) = self._solved[at].ends(undertaking)
        on_side = place_of(view, view.seat) in end.side
        kind, mark = kind_of(view.rules, contract, end.trump), mark_of(contract, end.trump)
        hand = self.lies[at].hands[place]
        promised = promise(view.rules, contract, undertaking.trump, hand, eldest=place == 0)
        ways = settling(view, contract, view.active[place], end.trump, stakes, on_side=on_side)
        return Case(kind, looks(kind, end.count, mark, promised), ways.worth(), mark)


def together(turns: Iterable[Turn]) -> Found:
    """What several ways come to on average."""
    every = list(turns)
    counts = [one.count for one in every if one.count is not None]
    count = fmean(counts) if counts else None
    return Found(fmean(one.worth for one in every), count, fmean(one.chance for one in every))
