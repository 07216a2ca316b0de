"""What a page has to tell of its game."""

from spadille.rules.contract import Contract
from spadille.rules.game import Game
from spadille.rules.options import Option
from spadille.rules.presets import BANKRUPT, START


def choices(game: Game) -> tuple[Option, ...]:
    """What a table of the game may choose, the match's own options with it."""
    return (*game.options, START, BANKRUPT)


def contracts(game: Game) -> dict[str, Contract]:
    """Every contract of every rule set, by its name."""
    ladders = (game.rules(preset.id).contracts for preset in game.presets)
    return {contract.id: contract for ladder in ladders for contract in ladder}
