"""The players with a learned model: fast, and expert with its posterior, outcome model and rollouts.

No module of `spadille.bots` is named after a bot: `spadille.bots.expert` is the player.
"""
