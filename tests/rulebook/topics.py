"""What each game's page must have a rule for."""

from __future__ import annotations

from spadille.rules.game import Game
from tests.rulebook.games import choices, contracts

EVERYWHERE = frozenset(
    {
        *("table", "deal", "auction", "auction.turn", "auction.higher", "trump", "settlement", "match"),
        *("play", "play.turn", "play.in-hand", "play.follow", "options"),
    }
)
"""What may be refused in any game."""
REFUSED = {
    "six-bid": EVERYWHERE | {"call", "give", "play.must-trump"},
    "progressive": EVERYWHERE | {"auction.doubling", "discard", "play.must-trump"},
    "german-solo": EVERYWHERE | {"auction.needs", "call", "stop", "ask", "play.called-card"},
    "frog": EVERYWHERE | {"discard", "play.must-trump"},
}
"""The rules by which something may be refused, by game."""
TOLD = (
    *("short", "first-hand", "examples", "cards", "contracts", "before-play", "lead", "play.trick"),
    *("auction.all-pass", "match.bankrupt", "match.freeride", "match.end", "presets", "house", "names"),
)
"""What somebody who has never played wants to know of any game."""
TOLD_OF_POINTS = ("points", "settlement.sixty", "auction.rotation")
TOLD_OF = {
    "six-bid": {
        *TOLD_OF_POINTS,
        *("table.sitting-out", "settlement.sitters", "auction.duel", "exposure", "early-end", "accounts"),
    },
    "progressive": {
        *TOLD_OF_POINTS,
        *("table.sitting-out", "settlement.sitters", "auction.answer", "auction.overcall", "accounts"),
        *("settlement.doubled", "settlement.pots", "match.pots"),
    },
    "german-solo": {
        *("cards.trumps", "cards.plain", "auction.hold", "call.grand", "secret", "exposure", "early-end"),
        *("first-and-last", "first-and-last.six", "first-and-last.lost", "mackers", "accounts"),
    },
    "frog": set(TOLD_OF_POINTS),
}
"""What else there is to know, by game."""


def option_anchor(game: Game, id: str) -> str:
    return f"{game.id}.options.{id.replace('_', '-')}"


def anchors(game: Game) -> set[str]:
    """Every anchor that something else than the page itself may name."""
    topics = REFUSED[game.id] | set(TOLD) | TOLD_OF[game.id]
    topics |= {f"contract.{id}" for id in contracts(game)} | {f"presets.{one.id}" for one in game.presets}
    options = {option_anchor(game, option.id) for option in choices(game)} | {option_anchor(game, "end")}
    return {game.id} | {f"{game.id}.{topic}" for topic in topics} | options
