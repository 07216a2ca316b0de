"""All games, each declared in a module of its own."""

from spadille.games.frog import FROG
from spadille.games.german_solo import GERMAN_SOLO
from spadille.games.progressive import PROGRESSIVE
from spadille.games.six_bid import SIX_BID
from spadille.games.sluff import SLUFF
from spadille.games.tapp import TAPP
from spadille.rules.game import Game
from spadille.rules.named import Named
from spadille.rules.refusal import NotAllowed

GAMES: dict[str, Game] = Named(
    "game", {game.id: game for game in (SIX_BID, PROGRESSIVE, GERMAN_SOLO, FROG, SLUFF, TAPP)}
)


def game_named(id: str) -> Game:
    """Return the game of a name.

    Raises:
        NotAllowed: `unknown-game`.
    """
    if id not in GAMES:
        raise NotAllowed("unknown-game", game=id)
    return GAMES[id]


__all__ = ["FROG", "GAMES", "GERMAN_SOLO", "PROGRESSIVE", "SIX_BID", "SLUFF", "TAPP", "game_named"]
