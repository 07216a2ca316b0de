"""What is played at a table: the game, its rules, and what for."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from spadille.games import game_named
from spadille.notation.records import differing
from spadille.play.match import Match, Terms, agreed
from spadille.rules.game import Rules


@dataclass(frozen=True, slots=True)
class EarlierDeal:
    """A deal that was played before, and where."""

    table: str
    deal: int


@dataclass(frozen=True, slots=True)
class ChallengePlace:
    """Somebody's place in a challenge: so many people play the same cards, each at a table of his own."""

    challenge: str
    """The name by which all of them find it."""
    secret: str
    """What the names of its tables and the bots' chance come from; told to nobody."""
    place: int
    """How many came before."""
    places: int
    dealt: bool
    """Whether the house dealt the cards; else somebody chose them, who may know them."""


@dataclass(frozen=True, slots=True)
class Setup:
    """What was agreed on, as it is stored: what was left out is as the rules have it."""

    game: str
    rules: str
    """The preset."""
    options: Mapping[str, object]
    """In what the table differs from it."""
    match: Mapping[str, object]

    @classmethod
    def of(cls, rules: Rules, terms: Terms) -> Setup:
        """Rules and terms as they are stored."""
        settings = rules.settings
        return cls(settings.game, settings.preset, differing(rules), terms.to_json())

    def start_match(self, seats: int) -> Match:
        """The match, with nothing played yet.

        Raises:
            NotAllowed: there can be no such match.
        """
        game = game_named(self.game)
        rules = game.rules(self.rules, self.options)
        terms = agreed(game.id, game.preset(self.rules), seats, self.match)
        return Match.begin(rules, terms, seats, first_dealer=0)
