"""The preview that other sites show for a link to a deal: a text and a picture.

Both contain a question and the hand of eldest, who bids first. They reveal nothing of the play.
"""

from __future__ import annotations

from collections.abc import Iterator
from html import escape
from typing import Final

from spadille.app.deals.card_drawings import CARD_FONT, INKS, draw_face, draw_symbols, use_symbol
from spadille.cards import Card
from spadille.play.deal import Deal
from spadille.play.seeing import view_of
from spadille.rules.order import Ranking
from spadille.sentences.card_lists import group_by_suit
from spadille.sentences.display_names import format_card_symbol
from spadille.sentences.rules_summary import format_title
from spadille.text import Catalogue, load_catalogue

WIDTH, HEIGHT = 1200, 630
_EDGE: Final = 64
_CARD: Final = 128
_STEP: Final = 92
_GAP: Final = 8
_TOP: Final = 278
_INK, _SOFT = "#14201e", "#45564f"
TEXT_FONT: Final = "'Libre Franklin', 'Segoe UI', Helvetica, Arial, sans-serif"
_CLOTH: Final = (
    '<radialGradient id="cloth" cy=".45" r=".8"><stop stop-color="#dae6df"/>'
    '<stop offset="1" stop-color="#c6d7cd"/></radialGradient>'
)


def describe_deal(deal: Deal, language: str) -> dict[str, str]:
    """Return the title and description of a link's preview: a question, and eldest's hand."""
    catalogue, begun = load_catalogue(language), Deal.of(deal.layout)
    eldest = deal.layout.active[0]
    suits = group_by_suit(view_of(begun, eldest).ranking, deal.layout.hand(eldest)).values()
    hand = " ".join(format_card_symbol(catalogue, card) for cards in suits for card in cards)
    game = catalogue.say(f"game-{deal.layout.rules.settings.game}")
    return {
        "title": catalogue.say("deal-preview-title", game=game),
        "description": catalogue.say("deal-preview", hand=hand),
    }


def describe_picture(language: str, path: str) -> dict[str, str]:
    """Return the metadata of a deal's picture: its address `path` and its alternative text."""
    return {"image": path, "image:alt": load_catalogue(language).say("deal-preview-picture")}


def draw_picture(deal: Deal, catalogue: Catalogue) -> str:
    """Return an SVG of 1200 by 630 with a question, the title of the rules, and eldest's hand as dealt."""
    begun = Deal.of(deal.layout)
    eldest = deal.layout.active[0]
    ranking = view_of(begun, eldest).ranking
    suits = [*group_by_suit(ranking, deal.layout.hand(eldest)).values()]
    parts = [
        *_draw_background(),
        *_question_lines(deal, catalogue),
        *_draw_hand(catalogue, ranking, suits),
        *_draw_footer(catalogue),
    ]
    box = f'width="{WIDTH}" height="{HEIGHT}" viewBox="0 0 {WIDTH} {HEIGHT}"'
    return f'<svg xmlns="http://www.w3.org/2000/svg" {box}>{"".join(parts)}</svg>\n'


def _draw_background() -> Iterator[str]:
    yield f"<defs>{_CLOTH}{''.join(draw_symbols())}</defs>"
    yield f'<rect width="{WIDTH}" height="{HEIGHT}" fill="url(#cloth)"/>'


def _question_lines(deal: Deal, catalogue: Catalogue) -> Iterator[str]:
    """Yield the SVG texts of the question and of the rules' title."""
    for place, line in enumerate((catalogue.say("deal-picture-who"), catalogue.say("deal-picture-asked"))):
        yield _draw_text(line, 110 + 68 * place, 64, CARD_FONT, 'font-weight="600"')
    yield _draw_text(format_title(catalogue, deal.layout.rules), 226, 28, TEXT_FONT, soft=True)


def _draw_text(
    line: str, y: int, size: int, font: str, more: str = "", *, soft: bool = False, x: int = 0
) -> str:
    look = f'font-family="{font}" font-size="{size}" fill="{_SOFT if soft else _INK}" {more}'
    return f'<text x="{x or _EDGE}" y="{y}" {look}>{escape(line)}</text>'


def _draw_hand(catalogue: Catalogue, ranking: Ranking, suits: list[list[Card]]) -> Iterator[str]:
    """Yield the SVG of the cards side by side, with a gap between suits."""
    count, gaps = sum(map(len, suits)), _GAP * (len(suits) - 1)
    width = WIDTH - 2 * _EDGE - _CARD - gaps
    step = min(_STEP, width / max(count - 1, 1))
    places = [(card, gap) for gap, cards in enumerate(suits) for card in cards]
    for place, (card, gap) in enumerate(places):
        yield _draw_card(catalogue, ranking, card, round(_EDGE + step * place + _GAP * gap, 1))


def _draw_card(catalogue: Catalogue, ranking: Ranking, card: Card, x: float) -> str:
    ink, height = INKS[card.suit.letter], _CARD * 7 / 5
    paper = f'<rect width="{_CARD}" height="{height}" rx="9" fill="#fdfcf8" stroke="#9aa39d"/>'
    drawn = "".join(draw_face(card))
    scaled = f'<g transform="scale({_CARD / 100})">{drawn}</g>'
    index = "".join(_draw_index(catalogue, ranking.points[card.number], card))
    look = f'fill="{ink}" color="{ink}" font-family="{CARD_FONT}"'
    return f'<g transform="translate({x} {_TOP})" {look}>{paper}{scaled}{index}</g>'


def _draw_index(catalogue: Catalogue, points: int, card: Card) -> Iterator[str]:
    """Yield the SVG of a card's rank, suit and points in its upper left corner.

    The next card overlaps the rest of the card but not this corner.
    """
    middle = 'text-anchor="middle" font-weight="700"'
    rank = catalogue.say(f"rank-short-{card.rank.letter}")
    yield f'<text x="24" y="39" font-size="36" letter-spacing="-1" {middle}>{escape(rank)}</text>'
    yield use_symbol(f"suit-{card.suit.letter.lower()}", 13, 46, 22)
    if points:
        yield '<rect x="14" y="73" width="20" height="16" rx="5" fill="#e3e5dc"/>'
        look = f'font-family="{TEXT_FONT}" font-size="12" fill="#33403b" {middle}'
        yield f'<text x="24" y="85" {look}>{points}</text>'


def _draw_footer(catalogue: Catalogue) -> Iterator[str]:
    yield f'<g fill="{_INK}">{use_symbol("mark", 64, 539, 40)}</g>'
    yield _draw_text(catalogue.say("app-name"), 572, 36, CARD_FONT, 'font-weight="600"', x=118)
    end = WIDTH - _EDGE
    yield _draw_text(
        catalogue.say("deal-picture-foot"), 568, 26, TEXT_FONT, 'text-anchor="end"', soft=True, x=end
    )
