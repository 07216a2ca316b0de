"""A reduced game, as researchers use them: 24 cards and one contract."""

from dataclasses import replace

from spadille.cards import Pack, Rank
from spadille.games import SIX_BID
from spadille.rules.game import Game, Rules
from spadille.rules.options import RuleSettings
from spadille.rules.packets import Packets


def _declare(on: RuleSettings) -> Rules:
    whole = SIX_BID.declare(on)
    return replace(
        whole,
        pack=Pack(ranks=tuple(Rank)[:6]),
        packets=Packets.read("3-W-4", widow_size=3),
        contracts=whole.contracts[:1],
    )


LITTLE = Game(id="little-solo", options=SIX_BID.options, presets=SIX_BID.presets, declare=_declare)
"""Solo alone, from the ace down to the nine: seven cards each and a widow of three."""
