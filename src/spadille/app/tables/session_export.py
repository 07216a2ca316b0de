"""An evening at a table, to take along: every finished deal, and what the judge found."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from html import escape
from typing import Any

from spadille.app.deals.deal_html import deal_parts, headed, page_of, paragraphs, table_of
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
class EveningDeal:
    """A finished deal, and its reviews."""

    deal: Deal
    keys: Mapping[int, bytes]
    """By seat, what its review is looked up by; none where the deal has no code."""

    def reviews(self, kept: Mapping[bytes, str]) -> Iterator[Review]:
        """The reviews that exist."""
        for key in self.keys.values():
            if key in kept:
                with suppress(ValueError):
                    yield review_json.load_review(kept[key])


def evening_deals(state: TableState) -> list[EveningDeal]:
    """The finished deals of a match."""
    return [EveningDeal(deal, _keys(deal)) for deal in state.finished]


def _keys(deal: Deal) -> Mapping[int, bytes]:
    try:
        code = code_of(deal)
    except NotAllowed:
        return {}
    return {seat: review_key(code, seat) for seat in deal.layout.active}


def evening_json(states: Sequence[TableState], kept: Mapping[bytes, str]) -> dict[str, Any]:
    """Every match as its record, and the reviews of its deals."""
    return {"matches": [_match_json(state, kept) for state in states]}


def _match_json(state: TableState, kept: Mapping[bytes, str]) -> dict[str, Any]:
    reviews = [
        {"deal": number, **review.to_json()}
        for number, deal in enumerate(evening_deals(state), 1)
        for review in deal.reviews(kept)
    ]
    return {"record": broadcast.record(state), "reviews": reviews}


def evening_page(states: Sequence[TableState], kept: Mapping[bytes, str], words: Catalogue) -> str:
    """The same as a self-contained page without script."""
    named = words.say("results-title")
    parts = [part for state in states for part in _match(state, kept, words)]
    return page_of(words, named, [f"<h1>{escape(named)}</h1>", *parts])


def _match(state: TableState, kept: Mapping[bytes, str], words: Catalogue) -> Iterator[str]:
    heading = f"{words.say('results-match', number=state.number)}: {format_title(words, state.rules)}"
    yield f"<h1>{escape(heading)}</h1>"
    names = _names(state, words)
    rows = [[f"{row.place}. {names[row.seat]}", format_number(row.chips)] for row in state.match.standing]
    yield headed(words.say("results-standing"), table_of(rows))
    for number, played in enumerate(evening_deals(state), 1):
        yield f"<h1>{escape(words.say('evening-deal', number=number))}</h1>"
        yield from deal_parts(played.deal, words, names)
        yield _paid(played.deal, names)
        for review in played.reviews(kept):
            yield _looked_at(review, played.deal, Audience(words, names, me=review.seat))


def _names(state: TableState, words: Catalogue) -> tuple[str, ...]:
    """Who sat there; somebody whose name was erased is called a player."""
    sitters = state.closed or state.line_up
    return tuple((sitter and sitter.name) or words.say("table-somebody") for sitter in sitters)


def _paid(deal: Deal, names: Sequence[str]) -> str:
    """What everybody won or paid: the players in the order of their hands, then whoever sat out."""
    assert deal.result is not None
    paid, played = deal.result.payments, deal.layout.active
    seats = (*played, *(seat for seat in range(len(names)) if seat not in played))
    return table_of([[names[seat], format_number(paid[seat], signed=True)] for seat in seats])


def _looked_at(review: Review, deal: Deal, company: Audience) -> str:
    """The sum and the decisions that mattered, addressed to the seat that made them."""
    telling = describe_review(review, deal)
    lines = [telling.sum, *(line for decision in telling.decisions for line in decision.lines)]
    heading = f"{company.catalogue.say('look-title')}: {company.names[review.seat]}"
    return headed(heading, "".join(paragraphs(company.render_lines(lines))))
