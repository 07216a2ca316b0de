"""The export of a session: all matches at a table, with the cached reviews of their deals."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from html import escape
from typing import Any

from spadille.app.deals.deal_html import (
    render_page,
    render_paragraphs,
    render_parts,
    render_section,
    render_table,
)
from spadille.app.result_cache import review_key
from spadille.evaluation import review_json
from spadille.evaluation.review import Review
from spadille.evaluation.sentences import describe_review
from spadille.notation.codes import code_of
from spadille.play.deal import Deal
from spadille.play.match import Place
from spadille.rules.refusal import NotAllowed
from spadille.sentences.audience import Audience, format_number
from spadille.sentences.rules_summary import format_title
from spadille.table import broadcast
from spadille.table.reducer import TableState
from spadille.table.seating import LineUp
from spadille.text import Catalogue


@dataclass(frozen=True, slots=True)
class SessionDeal:
    """A finished deal and the cache keys of its reviews."""

    deal: Deal
    review_keys: Mapping[int, bytes]
    """The cache key of the review by seat; empty if the deal has no code."""

    def read_reviews(self, cached: Mapping[bytes, str]) -> Iterator[Review]:
        """Yield the reviews of the deal whose keys are in `cached`. Skip those that cannot be read."""
        for key in self.review_keys.values():
            if key in cached:
                with suppress(ValueError):
                    yield review_json.load_review(cached[key])


def list_deals(state: TableState) -> list[SessionDeal]:
    """Return the finished deals of a match."""
    return [SessionDeal(deal, _review_keys(deal)) for deal in state.finished]


def _review_keys(deal: Deal) -> Mapping[int, bytes]:
    try:
        code = code_of(deal)
    except NotAllowed:
        return {}
    return {seat: review_key(code, seat) for seat in deal.layout.active}


def export_json(states: Sequence[TableState], cached: Mapping[bytes, str]) -> dict[str, Any]:
    """Return the session as JSON: each match's record, with the reviews in `cached` of its deals."""
    return {"matches": [_match_json(state, cached) for state in states]}


def _match_json(state: TableState, cached: Mapping[bytes, str]) -> dict[str, Any]:
    reviews = [
        {"deal": number, **review.to_json()}
        for number, deal in enumerate(list_deals(state), 1)
        for review in deal.read_reviews(cached)
    ]
    return {"record": broadcast.build_record(state), "reviews": reviews}


def export_html(states: Sequence[TableState], cached: Mapping[bytes, str], catalogue: Catalogue) -> str:
    """Return the session as an HTML page without script that loads no other file."""
    named = catalogue.say("results-title")
    parts = [part for state in states for part in _render_match(state, cached, catalogue)]
    return render_page(catalogue, named, [f"<h1>{escape(named)}</h1>", *parts])


def _render_match(state: TableState, cached: Mapping[bytes, str], catalogue: Catalogue) -> Iterator[str]:
    heading = f"{catalogue.say('results-match', number=state.number)}: {format_title(catalogue, state.rules)}"
    yield f"<h1>{escape(heading)}</h1>"
    names = _list_names(state.closed or state.line_up, catalogue)
    rows = [
        [_format_place(row, names, catalogue), format_number(row.chips)] for row in state.match.final_standing
    ]
    yield render_section(catalogue.say("results-standing"), render_table(rows))
    for number, played in enumerate(list_deals(state), 1):
        yield f"<h1>{escape(catalogue.say('evening-deal', number=number))}</h1>"
        names = _list_names(state.line_ups[number - 1], catalogue)
        yield from render_parts(played.deal, catalogue, names)
        yield _render_payments(played.deal, names)
        for review in played.read_reviews(cached):
            yield _render_review(review, played.deal, Audience(catalogue, names, me=review.seat))


def _format_place(row: Place, names: Sequence[str], catalogue: Catalogue) -> str:
    name = names[row.seat]
    if row.left_after is not None:
        name = catalogue.say("results-left", name=name, deal=row.left_after)
    return f"{row.place}. {name}"


def _list_names(line_up: LineUp, catalogue: Catalogue) -> tuple[str, ...]:
    """Return the names by seat. The name of an erased account is replaced by a general word."""
    return tuple((sitter and sitter.name) or catalogue.say("table-somebody") for sitter in line_up)


def _render_payments(deal: Deal, names: Sequence[str]) -> str:
    """Return an HTML table of payments: active players in the order of play, then those who sat out."""
    assert deal.result is not None
    paid, played = deal.result.payments, deal.layout.active
    seats = (*played, *(seat for seat in range(len(names)) if seat not in played))
    return render_table([[names[seat], format_number(paid[seat], signed=True)] for seat in seats])


def _render_review(review: Review, deal: Deal, audience: Audience) -> str:
    """Return a review's total and costliest decisions as HTML. The text addresses the reviewed player."""
    description = describe_review(review, deal)
    lines = [description.sum, *(line for decision in description.decisions for line in decision.lines)]
    heading = f"{audience.catalogue.say('review-page-title')}: {audience.names[review.seat]}"
    return render_section(heading, "".join(render_paragraphs(audience.render_lines(lines))))
