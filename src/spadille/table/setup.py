"""The game, rules and terms of a match."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from spadille.games import game_named
from spadille.notation.records import differing
from spadille.play.match import Match, Terms, read_terms
from spadille.rules.game import Rules
from spadille.rules.seating import Seat


@dataclass(frozen=True, slots=True)
class EarlierDeal:
    """The table and the number of a deal that was played before."""

    table: str
    deal: int


@dataclass(frozen=True, slots=True)
class ChallengePlace:
    """A player's place in a challenge, in which several people play the same cards at separate tables."""

    challenge: str
    """The id of the challenge."""
    secret: str
    """The secret from which the ids of the tables and the bots' randomness are derived."""
    place: int
    """The number of players who joined before."""
    places: int
    dealt: bool
    """Whether the server dealt the cards. Otherwise a player chose the deal, and may know its cards."""
    seat: Seat | None = None
    """The seat of every player, if all play the same hand. Otherwise each sits one seat after the last."""


@dataclass(frozen=True, slots=True)
class Setup:
    """The game, rules and terms of a match as stored. An option that is left out has its preset's value."""

    game: str
    rules: str
    """The name of the preset."""
    options: Mapping[str, object]
    """The options that differ from the preset."""
    match: Mapping[str, object]

    @classmethod
    def of(cls, rules: Rules, terms: Terms) -> Setup:
        """Return the setup for rules and terms."""
        settings = rules.settings
        return cls(settings.game, settings.preset, differing(rules), terms.to_json())

    def start_match(self, seats: int) -> Match:
        """Return a match for `seats` seats, before its first deal.

        Raises:
            NotAllowed: The rules allow no such match.
        """
        game = game_named(self.game)
        rules = game.rules(self.rules, self.options)
        terms = read_terms(game.id, game.preset(self.rules), self.match)
        return Match.begin(rules, terms, seats, first_dealer=0)
