"""The plan of a study: contests, deals, and their split into units."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace

from spadille.arena.contest import Contest
from spadille.notation.shape import a_list, an_object, malformed, whole_number
from spadille.study.provenance import Provenance, find_provenance
from spadille.study.units import (
    DEALS_ONLY,
    Unit,
    UnitOutput,
    contest_json,
    read_contest,
    read_provenance,
    read_unit_output,
)

Span = tuple[int, int]
"""Deals from one number up to but not including another."""
SHARD_DEALS = 100


@dataclass(frozen=True, slots=True)
class StudyPlan:
    """One contest of a study, with all its deals."""

    contest: Contest
    provenance: Provenance
    spans: tuple[Span, ...] = ()
    """The requested deals, in order of the requests, without overlaps."""
    shard: int = SHARD_DEALS
    """The number of deals in a unit at most."""
    output: UnitOutput = DEALS_ONLY

    @property
    def deals(self) -> int:
        """The number of deals."""
        return sum(end - first for first, end in self.spans)

    @property
    def identity(self) -> tuple[object, ...]:
        """What two plans share if they differ in their deals alone."""
        return contest_json(self.contest), self.provenance, self.output

    def units(self) -> Iterator[Unit]:
        """Yield the units, of equal size except for the last of a span."""
        for first, end in self.spans:
            for start in range(first, end, self.shard):
                until = min(end, start + self.shard)
                yield Unit(self.contest, self.provenance, start, until, self.output)

    def with_deals(self, wanted: Span) -> StudyPlan:
        """Return the plan with these deals added. Existing units stay as they are."""
        return replace(self, spans=(*self.spans, *_subtract_spans(wanted, self.spans)))

    def to_json(self) -> dict[str, object]:
        return {
            **contest_json(self.contest),
            **self.provenance.to_json(),
            **self.output.to_json(),
            "shard": self.shard,
            "spans": [list(span) for span in self.spans],
        }


def make_plan(contest: Contest, shard: int = SHARD_DEALS, output: UnitOutput = DEALS_ONLY) -> StudyPlan:
    """Make a plan for what would play here and now, without deals yet.

    Raises:
        ContestError: a bot is missing here.
    """
    return StudyPlan(contest, find_provenance(contest.bots), (), shard, output)


def read_plan(value: object) -> StudyPlan:
    """Read a plan from its JSON.

    Raises:
        NotAllowed: `malformed`, or unknown rules.
        ContestError: no such contest can be held.
    """
    plan = an_object(value, "plans")
    made_by = read_provenance(plan)
    contest = read_contest(plan, tuple(bot.name for bot in made_by.bots))
    spans = tuple(_read_span(span) for span in a_list(plan, "spans"))
    if (shard := whole_number(plan, "shard")) < 1:
        raise malformed("shard")
    return StudyPlan(contest, made_by, spans, shard, read_unit_output(plan))


def _read_span(value: object) -> Span:
    if not isinstance(value, list) or [type(end) for end in value] != [int, int]:
        raise malformed("spans")
    first, end = value
    if not 0 <= first < end:
        raise malformed("spans")
    return first, end


def _subtract_spans(wanted: Span, others: Iterable[Span]) -> Iterator[Span]:
    """Yield the parts of a span that no other span covers."""
    first, end = wanted
    for start, until in sorted(others):
        if first < min(start, end):
            yield first, min(start, end)
        first = max(first, until)
    if first < end:
        yield first, end
