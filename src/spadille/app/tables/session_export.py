"""An evening at a table, to take along: every finished deal, and what the judge found."""

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
from spadille.rules.refusal import NotAllowed
from spadille.sentences.audience import Audience, format_number
from spadille.sentences.rules_summary import format_title
from spadille.table import broadcast
from spadille.table.reducer import TableState
from spadille.text import Catalogue


@dataclass(frozen=True, slots=True)
class SessionDeal:
    """A finished deal, and its reviews."""

    deal: Deal
    review_keys: Mapping[int, bytes]
    """By seat, what its review is looked up by; none where the deal has no code."""

    def read_reviews(self, kept: Mapping[bytes, str]) -> Iterator[Review]:
        """The reviews that exist."""
        for key in self.review_keys.values():
            if key in kept:
                with suppress(ValueError):
                    yield review_json.load_review(kept[key])


def list_deals(state: TableState) -> list[SessionDeal]:
    """The finished deals of a match."""
    return [SessionDeal(deal, _review_keys(deal)) for deal in state.finished]


def _review_keys(deal: Deal) -> Mapping[int, bytes]:
    try:
        code = code_of(deal)
    except NotAllowed:
        return {}
    return {seat: review_key(code, seat) for seat in deal.layout.active}


def export_json(states: Sequence[TableState], kept: Mapping[bytes, str]) -> dict[str, Any]:
    """Every match as its record, and the reviews of its deals."""
    return {"matches": [_match_json(state, kept) for state in states]}


def _match_json(state: TableState, kept: Mapping[bytes, str]) -> dict[str, Any]:
    reviews = [
        {"deal": number, **review.to_json()}
        for number, deal in enumerate(list_deals(state), 1)
        for review in deal.read_reviews(kept)
    ]
    return {"record": broadcast.build_record(state), "reviews": reviews}


def export_html(states: Sequence[TableState], kept: Mapping[bytes, str], words: Catalogue) -> str:
    """The same as a self-contained page without script."""
    named = words.say("results-title")
    parts = [part for state in states for part in _render_match(state, kept, words)]
    return render_page(words, named, [f"<h1>{escape(named)}</h1>", *parts])


def _render_match(state: TableState, kept: Mapping[bytes, str], words: Catalogue) -> Iterator[str]:
    heading = f"{words.say('results-match', number=state.number)}: {format_title(words, state.rules)}"
    yield f"<h1>{escape(heading)}</h1>"
    names = _list_names(state, words)
    rows = [[f"{row.place}. {names[row.seat]}", format_number(row.chips)] for row in state.match.standing]
    yield render_section(words.say("results-standing"), render_table(rows))
    for number, played in enumerate(list_deals(state), 1):
        yield f"<h1>{escape(words.say('evening-deal', number=number))}</h1>"
        yield from render_parts(played.deal, words, names)
        yield _render_payments(played.deal, names)
        for review in played.read_reviews(kept):
            yield _render_review(review, played.deal, Audience(words, names, me=review.seat))


def _list_names(state: TableState, words: Catalogue) -> tuple[str, ...]:
    """Who sat there; somebody whose name was erased is called a player."""
    sitters = state.closed or state.line_up
    return tuple((sitter and sitter.name) or words.say("table-somebody") for sitter in sitters)


def _render_payments(deal: Deal, names: Sequence[str]) -> str:
    """What everybody won or paid: the players in the order of their hands, then whoever sat out."""
    assert deal.result is not None
    paid, played = deal.result.payments, deal.layout.active
    seats = (*played, *(seat for seat in range(len(names)) if seat not in played))
    return render_table([[names[seat], format_number(paid[seat], signed=True)] for seat in seats])


def _render_review(review: Review, deal: Deal, company: Audience) -> str:
    """The sum and the decisions that mattered, addressed to the seat that made them."""
    telling = describe_review(review, deal)
    lines = [telling.sum, *(line for decision in telling.decisions for line in decision.lines)]
    heading = f"{company.catalogue.say('look-title')}: {company.names[review.seat]}"
    return render_section(heading, "".join(render_paragraphs(company.render_lines(lines))))
