"""The previews that other sites show for links to a deal, a challenge and a table: a text and a picture.

Those of a deal hold a question and the hand of eldest, who bids first. None reveals anything of the play.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from spadille.app.deals.poster import Poster, draw_poster
from spadille.cards import Card
from spadille.play.deal import Deal
from spadille.play.seeing import view_of
from spadille.rules.seating import Seat
from spadille.sentences.audience import format_number
from spadille.sentences.card_lists import group_by_suit
from spadille.sentences.display_names import format_card_symbol
from spadille.sentences.rules_summary import format_title
from spadille.text import Catalogue, load_catalogue

_ANY_CARDS: Final = tuple(Card(text) for text in ["AH", "KH", "QH", "JH", "TS", "AS", "KD"])
"""The cards on an invitation. No hand is dealt yet."""


def describe_deal(deal: Deal, language: str) -> dict[str, str]:
    """Return the title and description of a link's preview: a question, and eldest's hand."""
    catalogue = load_catalogue(language)
    eldest = deal.layout.active[0]
    hand = " ".join(format_card_symbol(catalogue, card) for card, _ in sort_hand(deal, eldest))
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
    poster = Poster(
        claim=(catalogue.say("deal-picture-who"), catalogue.say("deal-picture-asked")),
        about=format_title(catalogue, deal.layout.rules),
        corner=catalogue.say("deal-picture-foot"),
        cards=sort_hand(deal, deal.layout.active[0]),
    )
    return draw_poster(poster, catalogue)


def describe_challenge(
    deal: Deal, seat: Seat, name: str, counters: int | None, language: str
) -> dict[str, str]:
    """Return the title and description of a challenge with the hand of `seat`, and its result to beat."""
    catalogue = load_catalogue(language)
    hand = " ".join(format_card_symbol(catalogue, card) for card, _ in sort_hand(deal, seat))
    game = catalogue.say(f"game-{deal.layout.rules.settings.game}")
    return {
        "title": " ".join(_challenge_claim(name, counters, catalogue)),
        "description": catalogue.say("challenge-preview", game=game, hand=hand),
        "image:alt": catalogue.say("challenge-preview-picture", name=_shown_name(name, catalogue)),
    }


def draw_challenge(deal: Deal, seat: Seat, name: str, counters: int | None, catalogue: Catalogue) -> str:
    """Return the picture of a challenge: who made what, and the hand of `seat`."""
    game = catalogue.say(f"game-{deal.layout.rules.settings.game}")
    poster = Poster(
        claim=_challenge_claim(name, counters, catalogue),
        about=catalogue.say("challenge-preview-about"),
        corner=catalogue.say("challenge-preview-corner", game=game),
        cards=sort_hand(deal, seat),
        face=name,
    )
    return draw_poster(poster, catalogue)


def describe_invitation(game: str, name: str, language: str) -> dict[str, str]:
    """Return the title of an invitation to a table, and its picture's alternative text."""
    catalogue = load_catalogue(language)
    claim = _invitation_claim(game, name, catalogue)
    return {
        "title": " ".join(claim),
        "description": catalogue.say("head-description-table"),
        "image:alt": " ".join(claim),
    }


def draw_invitation(game: str, name: str, facts: Mapping[str, int], catalogue: Catalogue) -> str:
    """Return the picture of an invitation to a table. `facts` has the players, deals and free seats."""
    about = "head-invitation-deals" if facts["deals"] else "head-invitation-about"
    poster = Poster(
        claim=_invitation_claim(game, name, catalogue),
        about=catalogue.say(about, players=facts["players"], deals=facts["deals"]),
        corner=catalogue.say("head-invitation-free", seats=facts["free"]),
        cards=[(card, 0) for card in _ANY_CARDS],
        face=name,
    )
    return draw_poster(poster, catalogue)


def sort_hand(deal: Deal, seat: Seat) -> list[tuple[Card, int]]:
    """Return a hand as dealt, by suit, with the points of each card."""
    ranking = view_of(Deal.of(deal.layout), seat).ranking
    suits = group_by_suit(ranking, deal.layout.hand(seat)).values()
    return [(card, ranking.points[card.number]) for cards in suits for card in cards]


def _challenge_claim(name: str, counters: int | None, catalogue: Catalogue) -> tuple[str, str]:
    shown = _shown_name(name, catalogue)
    if counters is None:
        return catalogue.say("challenge-preview-who", name=shown), catalogue.say("challenge-preview-asked")
    made = catalogue.say("challenge-preview-made", name=shown, sum=format_number(counters, signed=True))
    return made, catalogue.say("challenge-preview-asked")


def _invitation_claim(game: str, name: str, catalogue: Catalogue) -> tuple[str, str]:
    """Return the two lines of an invitation."""
    who = catalogue.say("head-invitation-who", name=_shown_name(name, catalogue))
    return who, catalogue.say("head-invitation-game", game=catalogue.say(f"game-{game}"))


def _shown_name(name: str, catalogue: Catalogue) -> str:
    """Return a player's name; an erased name becomes "a player"."""
    return name or catalogue.say("table-somebody")
