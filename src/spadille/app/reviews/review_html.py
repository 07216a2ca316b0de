"""A review as a self-contained page: text only, no script."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape

from spadille.app.deals.deal_html import coloured, deal_parts, headed, page_of, paragraphs, table_of
from spadille.app.deals.export_text import seat_names
from spadille.evaluation.review import DecisionVerdict, Review
from spadille.evaluation.sentences import MAX_DECISIONS, describe_decision, describe_review
from spadille.play.deal import Deal
from spadille.sentences.audience import Audience
from spadille.sentences.rules_summary import format_title
from spadille.text import Catalogue

_GOOD = (DecisionVerdict.GOOD, DecisionVerdict.ONLY)


def review_page(review: Review, deal: Deal, words: Catalogue) -> str:
    """The sum, what mattered, every decision that cost something, the deal, and who judged."""
    company = Audience(words, seat_names(words, deal), me=review.seat)
    telling = describe_review(review, deal)
    named = f"{words.say('look-title')}: {format_title(words, deal.layout.rules)}"
    mattered = (" ".join(company.render_lines(decision.lines)) for decision in telling.decisions)
    parts = [
        f"<h1>{escape(named)}</h1>",
        f"<p>{escape(words.say('look-whose'))}: {escape(company.names[review.seat])}</p>",
        *paragraphs([company.render_line(telling.sum)], "strong"),
        headed(words.say(_heading(review)), _listed(mattered)),
        headed(words.say("look-every"), "".join(paragraphs(_differing(review, deal, company)))),
        headed(words.say("look-curve"), _curve(review, deal, words)),
        *deal_parts(deal, words),
        *paragraphs(company.render_lines(telling.notes), "small"),
    ]
    return page_of(words, named, parts)


def _heading(review: Review) -> str:
    """What those that mattered are called together: mistakes where all are."""
    dearest = review.costly[:MAX_DECISIONS]
    return "look-mistakes" if dearest and {*dearest} <= {*review.mistakes} else "look-mattered"


def _listed(lines: Iterator[str]) -> str:
    items = "".join(f"<li>{coloured(line)}</li>" for line in lines)
    return f"<ol>{items}</ol>" if items else ""


def _differing(review: Review, deal: Deal, company: Audience) -> list[str]:
    """The decisions where the judge would have done something else, in order."""
    others = (decision for decision in review.decisions if decision.verdict not in _GOOD)
    return [company.render_line(describe_decision(deal, decision).lines[0]) for decision in others]


def _curve(review: Review, deal: Deal, words: Catalogue) -> str:
    """What the deal was worth before every trick and at the end."""
    begins = _tricks_begin(deal)
    rows = [
        [str(trick) if trick else words.say("look-curve-bids"), _worth(review, step)]
        for trick, step in enumerate([0, *begins])
    ]
    rows.append([words.say("look-curve-after"), _worth(review, -1)])
    return table_of(rows, [words.say("look-curve-trick"), words.say("look-curve-before")])


def _worth(review: Review, step: int) -> str:
    return f"{review.curve[step]:+.0f}".replace("-", "−")


def _tricks_begin(deal: Deal) -> list[int]:
    """The steps at which the tricks begin."""
    plays = [step for step, action in enumerate(deal.actions) if action.verb == "play"]
    return plays[:: len(deal.layout.active)]
