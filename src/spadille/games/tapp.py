"""Tapp, after a lexicon and three later descriptions. The rules in words: rulebook/en/tapp.md."""

from dataclasses import replace

from spadille.cards import THIRTY_SIX, Suit
from spadille.games.tapp_presets import PRESETS, TABLE
from spadille.rules.contract import CardCall, Contract, Ending, Exposure, Widow
from spadille.rules.follow import Void
from spadille.rules.game import AuctionStyle, Game, Rules
from spadille.rules.goal import Against, AtLeast, AtLeastTricks, Count, Goal, NoTricks, Outcome
from spadille.rules.options import RuleSettings
from spadille.rules.order import ACE_TEN
from spadille.rules.packets import Packets
from spadille.rules.price import Fixed, PerPoint, Price

ENOUGH, HALF, ALL, EVERY = 61, 60, 120, 11
POOR, HEARTS = (Suit.SPADES, Suit.DIAMONDS, Suit.CLUBS), (Suit.HEARTS,)
TRUMPS = {"not-hearts": POOR, "any": tuple(Suit), "hearts": HEARTS}
PRICES: dict[str, tuple[Price, ...]] = {
    "from-61": (PerPoint(1, ENOUGH), PerPoint(2, ENOUGH), PerPoint(4, ENOUGH)),
    "in-parts": (PerPoint(1, HALF, per=4), PerPoint(1, HALF, per=2), PerPoint(1, HALF)),
    "from-60": (PerPoint(1, HALF), PerPoint(2, HALF)),
    "fixed": (Fixed(5), Fixed(5), Fixed(10)),
}
OVER_HALF = Against(HALF, Outcome.DRAWN)
GOALS: dict[str, Goal] = {
    "from-61": Against(ENOUGH, Outcome.WON),
    "in-parts": OVER_HALF,
    "from-60": OVER_HALF,
    "fixed": AtLeast(ENOUGH),
}
TOUTS = {"none": (), "double": (2,), "triple": (3,)}
FRAGE = {"played": 0, "omitted": 1}
PLAIN = Contract(id="solo", order=ACE_TEN, trumps=POOR, goal=OVER_HALF, price=Fixed(5), widow=Widow.DECLARERS)
BETTEL = Contract(
    id="bettel", order=ACE_TEN, trumps=(), goal=NoTricks(), price=Fixed(15), ending=Ending.WHEN_LOST
)
DURCH = replace(PLAIN, id="durch", goal=AtLeastTricks(EVERY), price=Fixed(30), ending=Ending.WHEN_LOST)
RUFER = replace(DURCH, id="rufer", price=Fixed(15), card_call=CardCall.REQUIRED)
BIDS_FOR_TRICKS = (
    *(BETTEL, RUFER, replace(RUFER, id="heart-rufer", trumps=HEARTS, price=Fixed(30))),
    replace(BETTEL, id="bettel-ouvert", price=Fixed(30), exposure=Exposure.BEFORE_LEAD),
    *(DURCH, replace(DURCH, id="heart-durch", trumps=HEARTS, price=Fixed(60))),
)
FOR_TRICKS = {"fixed": BIDS_FOR_TRICKS}


def tout(game: Contract, times: int) -> Contract:
    """Return a variant of a contract in which the declarer undertakes to win every trick.

    Its price is `times` the price of all card points in the contract itself.
    """
    price, every = Fixed(times * game.price.value(Count(ALL, EVERY))), AtLeastTricks(EVERY)
    return replace(game, id=f"{game.id}-tout", goal=every, price=price, ending=Ending.WHEN_LOST)


def declare(on: RuleSettings) -> Rules:
    """Return the rules of a table of Tapp."""
    pay = on.word("pay")
    solo = replace(PLAIN, goal=GOALS[pay], trumps=TRUMPS[on.word("solo_trumps")])
    frage = replace(solo, id="frage", trumps=HEARTS, widow=Widow.TAKEN_UP)
    kinds = (frage, solo, replace(solo, id="heart-solo", trumps=HEARTS))
    games = tuple(replace(kind, price=price) for kind, price in zip(kinds, PRICES[pay], strict=False))
    games = games[FRAGE[on.word("frage")] :]
    touts = (tout(game, times) for times in TOUTS[on.word("tout")] for game in games)
    return Rules(
        settings=on,
        seats=range(3, 4),
        pack=THIRTY_SIX,
        packets=Packets.read(on.word("deal"), widow_size=3),
        players=3,
        auction=AuctionStyle(on.word("auction")),
        contracts=(*games, *touts, *FOR_TRICKS.get(pay, ())),
        void=Void.MUST_TRUMP,
    )


TAPP = Game(id="tapp", options=tuple(TABLE), presets=PRESETS, declare=declare, costly_from=60)
