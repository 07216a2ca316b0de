"""The players with a learned model: `fast`, and `expert` with its posterior, outcome model and rollouts.

No module here is named after a bot, because `spadille.bots.expert` is the player itself.
"""
