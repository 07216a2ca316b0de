"""A finished deal as an HTML page that other sites may embed: hands, bidding, tricks and result.

The page contains text only, no script.
"""

from __future__ import annotations

import re
from base64 import b64encode
from collections.abc import Iterable, Iterator, Sequence
from hashlib import sha256
from html import escape
from typing import Final

from spadille.app.deals.export_text import LED, TOOK, auction_lines, hand_rows, name_seats, trick_rows
from spadille.play.deal import Deal
from spadille.play.seeing import view_of
from spadille.sentences import settlement
from spadille.sentences.audience import Audience
from spadille.sentences.rules_summary import format_title
from spadille.text import Catalogue

_STYLE: Final = (
    ":root{color-scheme:light dark}"
    "body{margin:0;padding:12px 14px;font:15px/1.45 system-ui,sans-serif;background:#f7f8f3;color:#14201e}"
    "h1{font:600 19px/1.25 Georgia,serif;margin:0 0 8px}"
    "h2{font-size:13px;margin:14px 0 2px}p{margin:2px 0}"
    "div{overflow-x:auto}table{border-collapse:collapse}"
    "div+h1,p+h1{margin-top:22px}th,td{padding:1px 12px 1px 0;text-align:left;vertical-align:top}"
    "th{font-weight:600;white-space:nowrap}"
    "i{font-style:normal;font-weight:600;margin-right:3px}i.h{color:#bf2426}i.d{color:#1747b5}i.c{color:#0a7768}"
    "u{text-underline-offset:3px;text-decoration-thickness:2px}small{color:#45564f}a{color:inherit}"
    "@media(prefers-color-scheme:dark){body{background:#14201e;color:#f1f3ec}small{color:#b3c2bb}"
    "i.h{color:#ec8592}i.d{color:#b4c8f4}i.c{color:#7be8b4}}"
)
CONTENT_SECURITY_POLICY: Final = (
    f"default-src 'none'; style-src 'sha256-{b64encode(sha256(_STYLE.encode()).digest()).decode()}'; "
    "base-uri 'none'; form-action 'none'; frame-ancestors *"
)
"""The header that allows the page only its own style, and allows any site to embed the page."""
_CLASSES: Final = {"♠": "s", "♥": "h", "♦": "d", "♣": "c"}
_CARD: Final = re.compile(r"([♠♥♦♣])(\w+)")


def render_deal(deal: Deal, catalogue: Catalogue, address: str) -> str:
    """Return an HTML page with the deal from cards to result. A link leads to `address`, the deal's page."""
    named = format_title(catalogue, deal.layout.rules)
    shown = [f"<h1>{escape(named)}</h1>", *render_parts(deal, catalogue)]
    return render_page(catalogue, named, [*shown, _render_link(catalogue.say("deal-embed-open"), address)])


def render_parts(deal: Deal, catalogue: Catalogue, names: tuple[str, ...] | None = None) -> list[str]:
    """Return the hands, bidding, tricks and result of a deal as HTML. `names` are the players' by seat."""
    audience = Audience(catalogue, names or name_seats(catalogue, deal), me=-1)
    view = view_of(deal, None)
    result = (
        [] if view.result is None else [audience.render_line(settlement.describe_verdict(view, view.result))]
    )
    return [
        render_table([[name, cards] for name, cards in hand_rows(audience, view, deal)]),
        render_section(
            catalogue.say("deal-tab-bidding"), "".join(render_paragraphs(auction_lines(audience, view, deal)))
        ),
        _render_tricks(catalogue, list(trick_rows(audience, view))),
        *render_paragraphs(result, "strong"),
    ]


def render_not_found(catalogue: Catalogue) -> str:
    """Return the page for a deal that does not exist or may not be seen."""
    sentence = catalogue.say("deal-embed-none")
    return render_page(catalogue, sentence, render_paragraphs([sentence]))


def render_page(catalogue: Catalogue, named: str, parts: Iterable[str]) -> str:
    """Return an HTML page with the title `named` and these parts as its body. It loads no other file."""
    head = f'<meta charset="utf-8"><meta name="viewport" content="width=device-width"><style>{_STYLE}</style>'
    start = (
        f'<!doctype html><html lang="{catalogue.language}"><head>{head}<title>{escape(named)}</title></head>'
    )
    return f"{start}<body>{''.join(parts)}</body></html>\n"


def render_section(heading: str, body: str) -> str:
    """Return a heading and `body`, which is HTML; an empty text if `body` is empty."""
    return f"<h2>{escape(heading)}</h2>{body}" if body else ""


def _render_tricks(catalogue: Catalogue, rows: Sequence[Sequence[str]]) -> str:
    if not rows:
        return ""
    marks = f"<p><small>{escape(catalogue.say('deal-embed-marks'))}</small></p>"
    return render_section(catalogue.say("deal-tab-tricks"), render_table(rows[1:], rows[0]) + marks)


def render_paragraphs(lines: Iterable[str], tag: str = "span") -> Iterator[str]:
    """Yield each line as a paragraph whose text is in an element `tag`."""
    return (f"<p><{tag}>{colour_cards(line)}</{tag}></p>" for line in lines)


def _render_link(text: str, address: str) -> str:
    return f'<p><a href="{escape(address)}" target="_blank" rel="noopener">{escape(text)}</a></p>'


def render_table(rows: Iterable[Sequence[str]], head: Sequence[str] = ()) -> str:
    """Return an HTML table with the column headings `head`. The first cell of each row is its heading."""
    above = "".join(f'<th scope="col">{escape(cell)}</th>' for cell in head)
    body = "".join(
        f'<tr><th scope="row">{escape(row[0])}</th>{"".join(map(_render_cell, row[1:]))}</tr>' for row in rows
    )
    return f"<div><table>{f'<tr>{above}</tr>' if above else ''}{body}</table></div>"


def _render_cell(text: str) -> str:
    """Return a table cell. Underline the card that won the trick, and mark the leader's card."""
    cards = colour_cards(text.strip().removeprefix(LED).removesuffix(TOOK))
    taken = f"<u>{cards}</u>" if text.endswith(TOOK) else cards
    return f"<td>{'▸' if text.startswith(LED) else ''}{taken}</td>"


def colour_cards(text: str) -> str:
    """Return a text as HTML in which each card has its suit's colour."""
    return _CARD.sub(lambda found: f'<i class="{_CLASSES[found[1]]}">{found[0]}</i>', escape(text))
