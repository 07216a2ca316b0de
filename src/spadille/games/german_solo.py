"""German Solo, after a Swedish description. The rules in words: rulebook/german-solo.md."""

from dataclasses import replace

from spadille.cards import THIRTY_TWO, Hand, Suit
from spadille.rules.contract import Contract, Ending, Exposure, Needs, Partner, Streak
from spadille.rules.follow import Void
from spadille.rules.game import AuctionStyle, Forced, Game, Rules
from spadille.rules.goal import AtLeastTricks, Counts, NoTricks
from spadille.rules.options import Option, RuleSettings
from spadille.rules.order import BASTA, GERMAN, SPADILLE
from spadille.rules.packets import Packets
from spadille.rules.presets import End, Origin, Preset, Source, column, house, match_terms
from spadille.rules.price import Fixed

ALL, CLUBS = tuple(Suit), Suit.CLUBS
A_CLUB, BLACK_QUEENS = Needs(Hand.read("AC KC JC TC 9C 8C 7C"), 1), Needs(Hand.of((SPADILLE, BASTA)), 2)


def dearer_in_clubs(clubs: int, other: int) -> Fixed:
    """Return a fixed price of `clubs` counters when clubs are trumps, and of `other` counters otherwise."""
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
BELOW_SIX = (
    QUESTION,
    replace(QUESTION, id="is-it", trumps=(CLUBS,), needs=A_CLUB),
    KICKER,
    GRAND,
    SOLO,
)
SOLO_IS_IT = replace(SOLO, id="solo-is-it", trumps=(CLUBS,))
ABOVE_SIX = (
    replace(KICKER, id="bronco", price=Fixed(12), exposure=Exposure.BEFORE_LEAD),
    replace(KICKER, id="bull-solo", goal=AtLeastTricks(8), price=Fixed(14)),
    TOUT,
    replace(TOUT, id="solo-tout-is-it", trumps=(CLUBS,)),
)
STOPS = {"after-six": 6, "letter": None}
SIX_TRICK_FIRST = Option("six_trick_first", "play", tuple(STOPS))


def declare(on: RuleSettings) -> Rules:
    """Return the rules of a table of German Solo."""
    streak = replace(FIVE, stop_after=STOPS[on.word(SIX_TRICK_FIRST.id)])
    six = replace(SOLO, id="six-trick-solo", goal=AtLeastTricks(6), streak=streak)
    six_in_clubs = replace(six, id="six-trick-solo-is-it", trumps=(CLUBS,))
    return Rules(
        settings=on,
        seats=range(4, 5),
        pack=THIRTY_TWO,
        packets=Packets.read("3-2-3", widow_size=0),
        players=4,
        auction=AuctionStyle.PRECEDENCE,
        contracts=(*BELOW_SIX, six, SOLO_IS_IT, six_in_clubs, *ABOVE_SIX),
        void=Void.FREE,
        counts=Counts.TRICKS,
        forced=Forced(SPADILLE, "question"),
    )


SOURCE = Source("German solo", "Swedish rules")
MATCH = match_terms(house(None), house("debt"))
VALUES = column({SIX_TRICK_FIRST: (house("after-six"),)}, 0)
PRESETS = (Preset("standard", SOURCE, VALUES, MATCH, (End.OPEN,), Origin.HOUSE),)
GERMAN_SOLO = Game(
    id="german-solo", options=(SIX_TRICK_FIRST,), presets=PRESETS, declare=declare, costly_from=12
)
