"""The plan of a study: the deals of a contest, and their split into units."""

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
"""A range of deals: the first number, and the number after the last."""
SHARD_DEALS = 100


@dataclass(frozen=True, slots=True)
class StudyPlan:
    """One contest of a study, with all its deals."""

    contest: Contest
    provenance: Provenance
    spans: tuple[Span, ...] = ()
    """The requested deals, in the order of the requests, without overlaps."""
    shard: int = SHARD_DEALS
    """The greatest number of deals in a unit."""
    output: UnitOutput = DEALS_ONLY

    @property
    def deals(self) -> int:
        """The number of deals."""
        return sum(end - first for first, end in self.spans)

    @property
    def identity(self) -> tuple[object, ...]:
        """A key that is equal for two plans that differ only in their deals."""
        return contest_json(self.contest), self.provenance, self.output

    def units(self) -> Iterator[Unit]:
        """Yield the units of all deals. They have equal sizes, except for the last one of each span."""
        for first, end in self.spans:
            for start in range(first, end, self.shard):
                until = min(end, start + self.shard)
                yield Unit(self.contest, self.provenance, start, until, self.output)

    def with_deals(self, wanted: Span) -> StudyPlan:
        """Return the plan with the deals of `wanted` added. Its existing units do not change."""
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
    """Make a plan without deals, with the provenance of this process.

    Raises:
        ContestError: a bot cannot be loaded on this machine.
    """
    return StudyPlan(contest, find_provenance(contest.bots), (), shard, output)


def read_plan(value: object) -> StudyPlan:
    """Read a plan from its JSON.

    Raises:
        NotAllowed: `malformed`, or unknown rules.
        ContestError: the contest is invalid.
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
    """Yield the parts of the span `wanted` that are in none of the others."""
    first, end = wanted
    for start, until in sorted(others):
        if first < min(start, end):
            yield first, min(start, end)
        first = max(first, until)
    if first < end:
        yield first, end
