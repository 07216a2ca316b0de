"""German Solo, after a Swedish description. The rules in words: rulebook/german-solo.md."""

from dataclasses import replace

from spadille.cards import THIRTY_TWO, Hand, Suit
from spadille.rules.contract import Contract, Ending, Exposure, Needs, Partner, Streak
from spadille.rules.follow import Void
from spadille.rules.game import AuctionStyle, Forced, Game, Rules
from spadille.rules.goal import AtLeastTricks, Counts, NoTricks
from spadille.rules.options import RuleSettings
from spadille.rules.order import BASTA, GERMAN, SPADILLE
from spadille.rules.packets import Packets
from spadille.rules.presets import BANKRUPT, START, End, Origin, Preset, Source, column, house
from spadille.rules.price import Fixed

ALL, CLUBS = tuple(Suit), Suit.CLUBS
A_CLUB, BLACK_QUEENS = Needs(Hand.read("AC KC JC TC 9C 8C 7C"), 1), Needs(Hand.of((SPADILLE, BASTA)), 2)


def dearer_in_clubs(clubs: int, other: int) -> Fixed:
    """Return a price that is different in clubs."""
    return Fixed(other, ((CLUBS, clubs),))


FIVE = Streak(first=dearer_in_clubs(2, 1), last=dearer_in_clubs(4, 2), earned_after=5, stop_after=5)
SOLO = Contract(
    id="solo",
    order=GERMAN,
    trumps=ALL,
    goal=AtLeastTricks(5),
    price=dearer_in_clubs(8, 4),
    streak=FIVE,
    macker=dearer_in_clubs(2, 1),
)
QUESTION = replace(SOLO, id="question", price=dearer_in_clubs(4, 2), partner=Partner.SILENT, may_ask=True)
GRAND = replace(SOLO, id="grand", price=Fixed(8), partner=Partner.NAMES_TRUMP, needs=BLACK_QUEENS)
SIX = replace(SOLO, id="six-trick-solo", goal=AtLeastTricks(6), streak=replace(FIVE, stop_after=6))
KICKER = Contract(
    id="kicker", order=GERMAN, trumps=(), goal=NoTricks(), price=Fixed(6), ending=Ending.WHEN_LOST
)
TOUT = replace(
    SOLO,
    id="solo-tout",
    goal=AtLeastTricks(8),
    price=dearer_in_clubs(16, 8),
    streak=None,
    macker=dearer_in_clubs(4, 2),
    ending=Ending.WHEN_LOST,
)
CONTRACTS = (
    QUESTION,
    replace(QUESTION, id="is-it", trumps=(CLUBS,), needs=A_CLUB),
    KICKER,
    GRAND,
    SOLO,
    SIX,
    replace(SOLO, id="solo-is-it", trumps=(CLUBS,)),
    replace(SIX, id="six-trick-solo-is-it", trumps=(CLUBS,)),
    replace(KICKER, id="bronco", price=Fixed(12), exposure=Exposure.BEFORE_LEAD),
    replace(KICKER, id="bull-solo", goal=AtLeastTricks(8), price=Fixed(14)),
    TOUT,
    replace(TOUT, id="solo-tout-is-it", trumps=(CLUBS,)),
)


def declare(on: RuleSettings) -> Rules:
    """Return the rules of a table of German Solo."""
    return Rules(
        settings=on,
        seats=range(4, 5),
        pack=THIRTY_TWO,
        packets=Packets.read("3-2-3", widow_size=0),
        players=4,
        auction=AuctionStyle.PRECEDENCE,
        contracts=CONTRACTS,
        void=Void.FREE,
        counts=Counts.TRICKS,
        forced=Forced(SPADILLE, "question"),
    )


SOURCE = Source("German solo", "Swedish rules")
MATCH = column({START: (house(None),), BANKRUPT: (house("debt"),)}, 0)
PRESETS = (Preset("standard", SOURCE, {}, MATCH, (End.OPEN,), Origin.HOUSE),)
GERMAN_SOLO = Game(id="german-solo", options=(), presets=PRESETS, declare=declare)
