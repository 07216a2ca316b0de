"""`spadille review`: evaluate the decisions in finished deals, and separate luck from skill."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Annotated

from cyclopts import Parameter

from spadille.cli.arguments import Number
from spadille.cli.command_error import CommandError
from spadille.cli.jsonl_batch import FileName, read_json_lines, write_lines
from spadille.cli.language import choose_language
from spadille.cli.losses_report import format_losses
from spadille.evaluation.aggregate import ReviewedDeal
from spadille.evaluation.review import MIN_WORLDS, WORLDS, Review
from spadille.evaluation.review import review as evaluate
from spadille.evaluation.sentences import describe_review
from spadille.notation.records import read_record
from spadille.play.deal import Deal
from spadille.rules.seating import Seat
from spadille.sentences.audience import Audience
from spadille.text import Catalogue, load_catalogue
from spadille.text.wrapping import wrap_for


@dataclass(frozen=True, slots=True)
class _ReviewRequest:
    """The arguments of the command, with the deals reviewed so far."""

    catalogue: Catalogue
    as_json: bool
    seat: Seat | None
    worlds: int
    seed: int
    together: bool
    """Whether to report on all deals together instead of one by one."""
    reviewed_deals: list[ReviewedDeal] = field(default_factory=list)

    def review_record(self, number: int, value: object) -> Iterator[str]:
        """Yield the lines of the review of a record. `number` is the record's number in its file."""
        deal = read_record(value).replay()
        for seat in deal.layout.active if self.seat is None else (self.seat,):
            review = evaluate(deal, seat, worlds=self.worlds, seed=self.seed)
            if self.together:
                self.reviewed_deals.append(ReviewedDeal(deal, review))
            elif self.as_json:
                yield json.dumps({"record": number, **review.to_json()})
            else:
                lines = self._format_review(number, review, deal)
                yield from (wrap_for(sys.stdout, line) for line in lines)

    def _format_review(self, number: int, review: Review, deal: Deal) -> Iterator[str]:
        catalogue, seats = self.catalogue, range(deal.layout.seats)
        names = tuple(catalogue.say("review-seat", place=seat) for seat in seats)
        yield catalogue.say("review-heading", number=number, place=review.seat)
        yield from (
            f"  {line}" for line in _format_lines(Audience(catalogue, names, review.seat), review, deal)
        )
        yield ""


def review_deal(audience: Audience, deal: Deal) -> Iterator[str]:
    """Return the lines of the review of a finished deal, for the reader."""
    return _format_lines(audience, evaluate(deal, audience.me), deal)


def _format_lines(audience: Audience, review: Review, deal: Deal) -> Iterator[str]:
    """Yield lines: the sum of the losses, the costly decisions, and notes on the evaluator."""
    summary = describe_review(review, deal)
    yield audience.render_line(summary.sum)
    for decision in summary.decisions:
        yield f"- {' '.join(audience.render_lines(decision.lines))}"
    yield from audience.render_lines(summary.notes)


def review(
    *files: FileName,
    as_json: Annotated[bool, Parameter(name="--json", negative=())] = False,
    together: Annotated[bool, Parameter(name="--sum", negative=())] = False,
    seat: Number | None = None,
    worlds: Number = WORLDS,
    seed: Number = 0,
    language: str | None = None,
) -> int:
    """Review deals seat by seat or, with `--sum`, all together: as text or, with `--json`, as JSON."""
    request = _ReviewRequest(load_catalogue(choose_language(language)), as_json, seat, worlds, seed, together)
    if worlds < MIN_WORLDS:
        raise CommandError("bad-value", option="--worlds", value=str(worlds))
    status = write_lines(files, read_json_lines, request.review_record, request.catalogue)
    for line in format_losses(request.reviewed_deals, request.catalogue, as_json=as_json):
        sys.stdout.write(f"{line if as_json else wrap_for(sys.stdout, line)}\n")
    return status
