"""The contents that the rulebook page of a game must have."""

from spadille.rules.contract import Contract
from spadille.rules.game import Game
from spadille.rules.options import Option
from spadille.rules.presets import MATCH_OPTIONS


def choices(game: Game) -> tuple[Option, ...]:
    """Return the options of the game and of its matches."""
    return (*game.options, *MATCH_OPTIONS)


def contracts(game: Game) -> dict[str, Contract]:
    """Return every contract of every rule set, by its name."""
    ladders = (game.rules(preset.id).contracts for preset in game.presets)
    return {contract.id: contract for ladder in ladders for contract in ladder}
