"""Tables of every game, preset and number of seats."""

from spadille.games import GAMES

EVERY_TABLE = [
    (game.id, preset.id, seats)
    for game in GAMES.values()
    for preset in game.presets
    for seats in game.rules(preset.id).seats
]
