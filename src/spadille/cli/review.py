"""`spadille review`: what each decision of finished deals was worth, and what luck brought."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Annotated

from cyclopts import Parameter

from spadille.cli.arguments import Number
from spadille.cli.judged import SOUND, UNREADABLE, UNSOUND, FileName, named
from spadille.cli.language import spoken
from spadille.cli.lines import lines_of
from spadille.cli.losses_told import told_losses
from spadille.cli.trouble import Trouble
from spadille.evaluation.aggregate import ReviewedDeal
from spadille.evaluation.review import MIN_WORLDS, WORLDS, Review
from spadille.evaluation.review import review as reviewed
from spadille.evaluation.sentences import describe_review
from spadille.notation.records import read_record
from spadille.play.deal import Deal
from spadille.rules.refusal import NotAllowed
from spadille.rules.seating import Seat
from spadille.talk.company import Company
from spadille.talk.faults import fault
from spadille.talk.quoting import quoted
from spadille.text import Catalogue, catalogue


@dataclass(frozen=True, slots=True)
class _Asked:
    """What a command line asks for."""

    words: Catalogue
    as_json: bool
    seat: Seat | None
    worlds: int
    seed: int
    together: bool
    """Whether all deals are told together, and none by itself."""
    looked: list[ReviewedDeal] = field(default_factory=list)

    def answer(self, number: int, value: object) -> Iterator[str]:
        """The lines about the record of this number."""
        deal = read_record(value).replay()
        for seat in deal.layout.active if self.seat is None else (self.seat,):
            review = reviewed(deal, seat, worlds=self.worlds, seed=self.seed)
            if self.together:
                self.looked.append(ReviewedDeal(deal, review))
            elif self.as_json:
                yield json.dumps({"record": number, **review.to_json()})
            else:
                yield from self._in_words(number, review, deal)

    def _in_words(self, number: int, review: Review, deal: Deal) -> Iterator[str]:
        words, seats = self.words, range(deal.layout.seats)
        names = tuple(words.say("review-seat", place=seat) for seat in seats)
        yield words.say("review-heading", number=number, place=review.seat)
        yield from (f"  {line}" for line in _lines(Company(words, names, review.seat), review, deal))
        yield ""


def of_deal(company: Company, deal: Deal) -> Iterator[str]:
    """What a deal was worth to the reader, who has just played it."""
    return _lines(company, reviewed(deal, company.me), deal)


def _lines(company: Company, review: Review, deal: Deal) -> Iterator[str]:
    """The sum, the decisions that mattered, and what there is to say of the judges."""
    summary = describe_review(review, deal)
    yield company.line(summary.sum)
    for decision in summary.decisions:
        yield f"- {' '.join(company.lines(decision.lines))}"
    yield from company.lines(summary.notes)


def review(
    *files: FileName,
    as_json: Annotated[bool, Parameter(name="--json", negative=())] = False,
    together: Annotated[bool, Parameter(name="--sum", negative=())] = False,
    seat: Number | None = None,
    worlds: Number = WORLDS,
    seed: Number = 0,
    language: str | None = None,
) -> int:
    """Reviews deals seat by seat, each or with `--sum` all together: in words, or with `--json` in lines."""
    asked = _Asked(catalogue(spoken(language)), as_json, seat, worlds, seed, together)
    if worlds < MIN_WORLDS:
        raise Trouble("bad-value", option="--worlds", value=str(worlds))
    status = max([_written(name, asked) for name in named(files)])
    for line in told_losses(asked.looked, asked.words, as_json=as_json):
        sys.stdout.write(f"{line}\n")
    return status


def _written(name: str, asked: _Asked) -> int:
    """Writes what there is to say of each record of a file; one of which there is nothing is named, and keeps
    no other back.
    """
    status = SOUND
    try:
        for number, line in enumerate(lines_of(name), start=1):
            try:
                for answer in asked.answer(number, line.value):
                    sys.stdout.write(f"{answer}\n")
                    sys.stdout.flush()
            except NotAllowed as refusal:
                status = UNSOUND
                wrong = fault(refusal, asked.words)
                complaint = asked.words.say(
                    "code-line", file=quoted(name), line=str(line.number), message=wrong
                )
                sys.stderr.write(f"spadille: {complaint}\n")
    except Trouble as trouble:
        sys.stderr.write(f"spadille: {trouble.sentence(asked.words)}\n")
        return UNREADABLE
    return status
