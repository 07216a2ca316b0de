"""The plan of a study: which contests, on which deals, split into which units."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace

from spadille.arena.contest import Contest
from spadille.notation.shape import a_list, an_object, malformed, whole_number
from spadille.study.origins import MadeBy, made_here
from spadille.study.units import (
    PLAIN,
    Unit,
    Wanted,
    contest_json,
    read_contest,
    read_made_by,
    read_wanted,
)

Span = tuple[int, int]
"""Deals from one number up to but not including another."""
SHARD = 100
"""How many deals a unit has where nobody says."""


@dataclass(frozen=True, slots=True)
class StudyPlan:
    """One contest of a study, with all its deals."""

    contest: Contest
    made_by: MadeBy
    spans: tuple[Span, ...] = ()
    """In the order in which they were asked for; none of them overlap."""
    shard: int = SHARD
    """How many deals a unit has at most."""
    wanted: Wanted = PLAIN

    @property
    def deals(self) -> int:
        """How many there are."""
        return sum(end - first for first, end in self.spans)

    @property
    def is_for(self) -> tuple[object, ...]:
        """What two plans share if they differ only in their deals."""
        return contest_json(self.contest), self.made_by, self.wanted

    def units(self) -> Iterator[Unit]:
        """The units, of equal size except for the last of a span."""
        for first, end in self.spans:
            for start in range(first, end, self.shard):
                until = min(end, start + self.shard)
                yield Unit(self.contest, self.made_by, start, until, self.wanted)

    def with_deals(self, wanted: Span) -> StudyPlan:
        """The plan with these deals added; units already planned stay as they are."""
        return replace(self, spans=(*self.spans, *_missing(wanted, self.spans)))

    def to_json(self) -> dict[str, object]:
        """The plan as a study's file holds it."""
        return {
            **contest_json(self.contest),
            **self.made_by.to_json(),
            **self.wanted.to_json(),
            "shard": self.shard,
            "spans": [list(span) for span in self.spans],
        }


def planned(contest: Contest, shard: int = SHARD, wanted: Wanted = PLAIN) -> StudyPlan:
    """A plan for what would play here and now, as yet without deals.

    Raises:
        NoContest: a bot is not here.
    """
    return StudyPlan(contest, made_here(contest.bots), (), shard, wanted)


def read_plan(value: object) -> StudyPlan:
    """A plan from its JSON.

    Raises:
        NotAllowed: `malformed`, or there are no such rules.
        NoContest: there can be no such contest.
    """
    plan = an_object(value, "plans")
    made_by = read_made_by(plan)
    contest = read_contest(plan, tuple(bot.name for bot in made_by.bots))
    spans = tuple(_read_span(span) for span in a_list(plan, "spans"))
    if (shard := whole_number(plan, "shard")) < 1:
        raise malformed("shard")
    return StudyPlan(contest, made_by, spans, shard, read_wanted(plan))


def _read_span(value: object) -> Span:
    if not isinstance(value, list) or [type(end) for end in value] != [int, int]:
        raise malformed("spans")
    first, end = value
    if not 0 <= first < end:
        raise malformed("spans")
    return first, end


def _missing(wanted: Span, others: Iterable[Span]) -> Iterator[Span]:
    """The parts of a span that no other span covers."""
    first, end = wanted
    for start, until in sorted(others):
        if first < min(start, end):
            yield first, min(start, end)
        first = max(first, until)
    if first < end:
        yield first, end
