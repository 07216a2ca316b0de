"""The preview of a deal's link. It does not show bids, plays or payments."""

from __future__ import annotations

from spadille.play.deal import Deal
from spadille.play.seeing import view_of
from spadille.sentences.card_lists import group_by_suit
from spadille.sentences.display_names import format_card_symbol
from spadille.text import load_catalogue


def describe_deal(deal: Deal, language: str) -> dict[str, str]:
    """Return a title with a question, and eldest's hand as description."""
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
    """Return the address of a deal's picture and its alternative text."""
    return {"image": path, "image:alt": load_catalogue(language).say("deal-preview-picture")}
