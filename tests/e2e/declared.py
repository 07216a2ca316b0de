"""Games that only the tests declare. The table must be able to play them."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from spadille.cards import Pack, Rank
from spadille.rules.contract import Contract, Widow
from spadille.rules.follow import Void
from spadille.rules.game import AuctionStyle, Game, Rules
from spadille.rules.goal import Against, Outcome
from spadille.rules.options import RuleSettings
from spadille.rules.order import ACE_TEN
from spadille.rules.packets import Packets
from spadille.rules.presets import End, Origin, Preset, Source, house, match_terms
from spadille.rules.price import PerPoint
from tests.laws.random_games import TAKING_UP

EIGHTY: Final = replace(ACE_TEN, points=((Rank.ACE, 10), (Rank.TEN, 6), (Rank.KING, 4)))
"""A rank order whose pack has eighty card points."""
MORE_THAN_HALF: Final = Contract(
    id="more-than-half",
    order=EIGHTY,
    trumps=tuple(Pack().suits),
    goal=Against(40, Outcome.DRAWN),
    price=PerPoint(1, 40),
    widow=Widow.TAKEN_UP,
)
_SOURCE: Final = Source("Eighty", "the tests")
_MATCH: Final = match_terms(house(None), house("debt"))
_PRESET: Final = Preset("plain", _SOURCE, {}, _MATCH, (End.OPEN,), Origin.HOUSE)


def _eighty(on: RuleSettings) -> Rules:
    return Rules(
        settings=on,
        seats=range(4, 5),
        pack=Pack(ranks=tuple(Rank)[:6]),
        packets=Packets.read("3-W-2", widow_size=4),
        players=4,
        auction=AuctionStyle.ROTATION,
        contracts=(MORE_THAN_HALF,),
        void=Void.MUST_TRUMP,
    )


def _widow_of_two(on: RuleSettings) -> Rules:
    rules = TAKING_UP[0]
    return replace(rules, settings=on, contracts=(replace(rules.contracts[0], id="more-than-half"),))


FOUR_TO_EIGHTY: Final = Game(id="eighty", options=(), presets=(_PRESET,), declare=_eighty)
"""A game of 24 cards: four play five cards each with a widow of four, and more than forty of eighty
points win.
"""
WIDOW_OF_TWO: Final = Game(id="pair", options=(), presets=(_PRESET,), declare=_widow_of_two)
"""A game of 32 cards: three of four seats play ten cards each, with a widow of two."""
