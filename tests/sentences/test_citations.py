"""Tests that the citation of a table's rules names the text that they follow, not a book that retells it."""

import pytest

from spadille.games import GAMES
from spadille.sentences.audience import Audience
from spadille.sentences.rules_summary import format_rules
from spadille.text import load_catalogue

CITED = {
    ("six-bid", "standard", "en"): "Six-bid solo, Swedish rules, after six sources.",
    ("six-bid", "standard", "sv"): "Six-bid solo, svenska regler, efter sex källor.",
    ("six-bid", "gamerules", "en"): "Six-Bid Solo, Amber Crook, Game Rules.",
    ("six-bid", "hoyle", "en"): (
        "Six-bid solo, Wikipedia, 7 January 2024, after Hoyle's Standard Games, 1924, pp. 185–186."
    ),
    ("six-bid", "hoyle", "sv"): (
        "Six-bid solo, Wikipedia, 7 januari 2024, efter Hoyle's Standard Games, 1924, s. 185–186."
    ),
    ("progressive", "pennycook", "en"): (
        "Six-bid solo, Wikipedia, 7 January 2024, after The Book of Card Games, Andrew Pennycook, Granada,"
        " 1982, pp. 286–287."
    ),
    ("progressive", "hoyle", "en"): (
        "Six-bid solo, Wikipedia, 7 January 2024, after Hoyle's Standard Games, 1924, pp. 185–186."
    ),
    ("german-solo", "standard", "en"): "German solo, Swedish rules.",
    ("tapp", "meyers", "en"): (
        "Meyers Großes Konversations-Lexikon, Bibliographisches Institut, Leipzig, 1909, p. 319."
    ),
}


@pytest.mark.parametrize(("game", "preset", "language"), CITED)
def test_the_rules_cite_what_they_follow(game: str, preset: str, language: str) -> None:
    rules = GAMES[game].rules(preset)
    seats = rules.seats[0]
    audience = Audience.with_bots(load_catalogue(language), seats)
    _, cited, *_ = format_rules(audience, rules, seats)
    assert cited.endswith(CITED[game, preset, language])
