"""A review as an HTML page that loads no other file: text only, no script."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape

from spadille.app.deals.deal_html import (
    colour_cards,
    render_page,
    render_paragraphs,
    render_parts,
    render_section,
    render_table,
)
from spadille.app.deals.export_text import name_seats
from spadille.evaluation.review import DecisionVerdict, Review
from spadille.evaluation.sentences import MAX_DECISIONS, describe_decision, describe_review
from spadille.play.deal import Deal
from spadille.sentences.audience import Audience
from spadille.sentences.rules_summary import format_title
from spadille.text import Catalogue

_GOOD = (DecisionVerdict.GOOD, DecisionVerdict.ONLY)


def render_review(review: Review, deal: Deal, catalogue: Catalogue) -> str:
    """Return an HTML page with a review's total, costliest decisions and notes, and with the deal."""
    audience = Audience(catalogue, name_seats(catalogue, deal), me=review.seat)
    description = describe_review(review, deal)
    named = f"{catalogue.say('review-page-title')}: {format_title(catalogue, deal.layout.rules)}"
    mattered = (" ".join(audience.render_lines(decision.lines)) for decision in description.decisions)
    parts = [
        f"<h1>{escape(named)}</h1>",
        f"<p>{escape(catalogue.say('review-page-whose'))}: {escape(audience.names[review.seat])}</p>",
        *render_paragraphs([audience.render_line(description.sum)], "strong"),
        render_section(catalogue.say(_render_heading(review)), _render_list(mattered)),
        render_section(
            catalogue.say("review-page-every"),
            "".join(render_paragraphs(_describe_differing(review, deal, audience))),
        ),
        render_section(catalogue.say("review-page-curve"), _render_curve(review, deal, catalogue)),
        *render_parts(deal, catalogue),
        *render_paragraphs(audience.render_lines(description.notes), "small"),
    ]
    return render_page(catalogue, named, parts)


def _render_heading(review: Review) -> str:
    """Return the catalogue id of the heading above the costliest decisions.

    It calls them mistakes only if all of them are.
    """
    dearest = review.costly[:MAX_DECISIONS]
    return "review-page-mistakes" if dearest and {*dearest} <= {*review.mistakes} else "review-page-mattered"


def _render_list(lines: Iterator[str]) -> str:
    items = "".join(f"<li>{colour_cards(line)}</li>" for line in lines)
    return f"<ol>{items}</ol>" if items else ""


def _describe_differing(review: Review, deal: Deal, audience: Audience) -> list[str]:
    """Return a line for each decision where the evaluator prefers another answer, in the order of play."""
    others = (decision for decision in review.decisions if decision.verdict not in _GOOD)
    return [audience.render_line(describe_decision(deal, decision).lines[0]) for decision in others]


def _render_curve(review: Review, deal: Deal, catalogue: Catalogue) -> str:
    """Return an HTML table of the deal's value to the seat before each part of the deal and at the end.

    The parts are the bidding and each trick.
    """
    begins = _find_trick_starts(deal)
    rows = [
        [str(trick) if trick else catalogue.say("review-page-curve-bids"), _format_value(review, step)]
        for trick, step in enumerate([0, *begins])
    ]
    rows.append([catalogue.say("review-page-curve-after"), _format_value(review, -1)])
    return render_table(
        rows, [catalogue.say("review-page-curve-trick"), catalogue.say("review-page-curve-before")]
    )


def _format_value(review: Review, step: int) -> str:
    return f"{review.curve[step]:+.0f}".replace("-", "−")


def _find_trick_starts(deal: Deal) -> list[int]:
    """Return the steps at which the tricks begin."""
    plays = [step for step, action in enumerate(deal.actions) if action.verb == "play"]
    return plays[:: len(deal.layout.active)]
