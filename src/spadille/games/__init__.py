"""All games, by id. Each game is declared in a module of its own."""

from collections.abc import Mapping

from spadille.games.frog import FROG
from spadille.games.german_solo import GERMAN_SOLO
from spadille.games.progressive import PROGRESSIVE
from spadille.games.six_bid import SIX_BID
from spadille.games.slough import SLOUGH
from spadille.games.sluff import SLUFF
from spadille.games.tapp import TAPP
from spadille.games.tarok import TAROK
from spadille.rules.game import Game, Rules
from spadille.rules.named import Named
from spadille.rules.refusal import NotAllowed

GAMES: dict[str, Game] = Named(
    "game", {game.id: game for game in (SIX_BID, PROGRESSIVE, GERMAN_SOLO, FROG, SLOUGH, SLUFF, TAPP, TAROK)}
)


def game_named(id: str) -> Game:
    """Return the game with an id.

    Raises:
        NotAllowed: `unknown-game` if there is no such game.
    """
    if id not in GAMES:
        raise NotAllowed("unknown-game", game=id).among(GAMES)
    return GAMES[id]


def rules_named(game: str, rules: str | None = None, options: Mapping[str, object] | None = None) -> Rules:
    """Return the rules of a game by a preset (default: its first one), with some options changed.

    Raises:
        NotAllowed: `unknown-game`, `unknown-rules`, `unknown-option`, `bad-option`.
    """
    named = game_named(game)
    return named.rules(named.presets[0].id if rules is None else rules, options)


__all__ = [
    "FROG",
    "GAMES",
    "GERMAN_SOLO",
    "PROGRESSIVE",
    "SIX_BID",
    "SLOUGH",
    "SLUFF",
    "TAPP",
    "TAROK",
    "game_named",
    "rules_named",
]
