"""The list of a season: a fold over the slips of its evenings. It is never stored."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Final, Literal

from spadille.club.entries import SlipLine
from spadille.club.state import Club, Evening, Slip
from spadille.rules.refusal import NotAllowed

RankName = Literal["seven", "eight", "nine", "ten", "jack", "queen", "king", "ace"]
RANK_NAMES: Final[tuple[RankName, ...]] = ("seven", "eight", "nine", "ten", "jack", "queen", "king", "ace")
"""The names of ranks, from the lowest."""
RANKED_FROM: Final = 100
"""The number of decisions from which on a member has a rank named after a card."""
_MOST_POINTS: Final = 4
"""The club points for the first place at a table. Each further place has one less."""


@dataclass(frozen=True, slots=True)
class EveningTotal:
    """The sums of a member's results on one evening."""

    evening: int
    counters: int = 0
    points: int = 0
    hands: int = 0
    declared: int = 0
    won: int = 0
    beaten: int = 0
    decisions: int = 0
    left: bool = False

    def with_line(self, line: SlipLine, points: int) -> EveningTotal:
        """Return the total with another line of a slip."""
        return EveningTotal(
            self.evening,
            self.counters + line.counters,
            self.points + points,
            self.hands + line.hands,
            self.declared + line.declared,
            self.won + line.won,
            self.beaten + line.beaten,
            self.decisions + line.decisions,
            self.left or line.left,
        )


@dataclass(frozen=True, slots=True)
class StandingRow:
    """A member's row in the list."""

    member: int
    place: int | None
    """None if the member has played too few evenings."""
    rank: RankName | None
    """The card that names the member's rank, from 100 decisions on."""
    evenings: tuple[EveningTotal, ...]
    counting: frozenset[int]
    """The numbers of the evenings that count. The member's worst may not."""
    less_luck: float | None = None
    se: float | None = None

    @property
    def counters(self) -> int:
        """The counters of the evenings that count."""
        return sum(total.counters for total in self._counted)

    @property
    def points(self) -> int:
        """The club points of the evenings that count."""
        return sum(total.points for total in self._counted)

    @property
    def decisions(self) -> int:
        """The decisions of all evenings."""
        return sum(total.decisions for total in self.evenings)

    @property
    def hands(self) -> int:
        """The hands of all evenings."""
        return sum(total.hands for total in self.evenings)

    @property
    def _counted(self) -> Iterator[EveningTotal]:
        return (total for total in self.evenings if total.evening in self.counting)


@dataclass(frozen=True, slots=True)
class Standing:
    """The list of a season, best first. Members without a place come last."""

    rows: tuple[StandingRow, ...]
    others: int
    """The counters of bots, pots and banks. With those of all members they sum to zero."""
    ranks_by: Literal["counters", "points"]


def compute_standing(club: Club, season: int) -> Standing:
    """Return the list of a season from all slips that have settled.

    Raises:
        NotAllowed: `no-such-season`.
    """
    if not 1 <= season <= len(club.seasons):
        raise NotAllowed("no-such-season", season=season)
    terms = club.seasons[season - 1]
    totals: defaultdict[int, dict[int, EveningTotal]] = defaultdict(dict)
    others = 0
    played = 0
    for number, evening in enumerate(club.evenings, 1):
        if evening.season != season:
            continue
        slips = list(_settled_slips(evening))
        played += bool(slips)
        for slip in slips:
            others += slip.rest
            for line, points in zip(slip.lines, table_points(slip), strict=True):
                if line.member is None:
                    others += line.counters
                    continue
                before = totals[line.member].get(number, EveningTotal(number))
                totals[line.member][number] = before.with_line(line, points)
    most = max(played - terms.drop_worst, 1)
    rows = [_make_row(member, list(of.values()), most, terms.ranks_by) for member, of in totals.items()]
    ranked = [row for row in rows if len(row.evenings) >= terms.least_events]
    placed = _with_places(ranked, terms.ranks_by)
    rest = sorted((row for row in rows if row not in ranked), key=lambda row: row.member)
    return Standing((*placed, *rest), others, terms.ranks_by)


def table_points(slip: Slip) -> list[int]:
    """Return the club points of each line: 4 for the first place at the table, then 3, 2 and 1.

    Equal counters share the better place. Bots take places. A member who left gets no points.
    """
    counters = [line.counters for line in slip.lines]
    return [
        0
        if line.left or line.member is None
        else max(0, _MOST_POINTS - sum(more > line.counters for more in counters))
        for line in slip.lines
    ]


def _settled_slips(evening: Evening) -> Iterator[Slip]:
    for drawn in evening.rounds:
        for table in drawn.tables:
            if table.slip is not None and table.settled:
                yield table.slip


def _figure(total: EveningTotal | StandingRow, ranks_by: str) -> int:
    return total.points if ranks_by == "points" else total.counters


def _make_row(member: int, evenings: Sequence[EveningTotal], most: int, ranks_by: str) -> StandingRow:
    """Return a member's row without a place. Of more than `most` evenings the best count."""
    best = sorted(evenings, key=lambda total: (-_figure(total, ranks_by), total.evening))[:most]
    counting = frozenset(total.evening for total in best)
    return StandingRow(member, None, None, tuple(evenings), counting)


def _with_places(rows: Sequence[StandingRow], ranks_by: str) -> list[StandingRow]:
    figures = sorted((_figure(row, ranks_by) for row in rows), reverse=True)
    placed = [replace(row, place=1 + figures.index(_figure(row, ranks_by))) for row in rows]
    placed.sort(key=lambda row: (row.place or 0, row.member))
    named = [row for row in placed if row.decisions >= RANKED_FROM]
    first_of: dict[int | None, int] = {}
    ranks: dict[int, RankName] = {}
    for number, row in enumerate(named):
        number_of_place = first_of.setdefault(row.place, number)
        ranks[row.member] = RANK_NAMES[-1 - number_of_place * len(RANK_NAMES) // len(named)]
    return [replace(row, rank=ranks.get(row.member)) for row in placed]
