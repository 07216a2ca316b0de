"""Every game reduced to twelve cards, so that all worlds can be tried: three cards for each player and three
in the widow.
"""

from dataclasses import replace

from spadille.cards import Hand, Pack, Rank
from spadille.games import FROG, GERMAN_SOLO, PROGRESSIVE, SIX_BID, TAROK
from spadille.notation.chance import Stream, key_of
from spadille.notation.making import Player, passed, spread
from spadille.play.action import Bid
from spadille.play.deal import Deal
from spadille.play.layout import Layout, dealt
from spadille.rules.contract import Contract, Streak
from spadille.rules.game import Game, Rules
from spadille.rules.goal import AtLeast, AtLeastTricks
from spadille.rules.options import RuleSettings
from spadille.rules.packets import Packets
from spadille.rules.seating import Seat

COUNTERS = Pack(ranks=(Rank.ACE, Rank.TEN, Rank.KING))
MATADORS = Pack(ranks=(Rank.ACE, Rank.QUEEN, Rank.SEVEN))


def _with_widow(game: Game) -> Game:
    def declare(on: RuleSettings) -> Rules:
        whole = game.declare(on)
        contracts = tuple(map(_of_a_hundred, whole.contracts))
        packets = Packets.read("1-W-2", widow_size=3)
        return replace(whole, pack=COUNTERS, packets=packets, contracts=contracts)

    return replace(game, declare=declare)


def _of_a_hundred(contract: Contract) -> Contract:
    """Return the contract with a lower goal, because the reduced pack has at most a hundred points."""
    return replace(contract, goal=AtLeast(100)) if contract.goal == AtLeast(120) else contract


def _declare_german(on: RuleSettings) -> Rules:
    whole = GERMAN_SOLO.declare(on)
    contracts = tuple(map(_of_three_tricks, whole.contracts))
    return replace(whole, pack=MATADORS, packets=Packets.read("3", widow_size=0), contracts=contracts)


def _of_three_tricks(contract: Contract) -> Contract:
    """Return the contract with the goal of two tricks, in which two tricks in a row may end the play."""
    goal = AtLeastTricks(2) if isinstance(contract.goal, AtLeastTricks) else contract.goal
    streak = contract.streak
    if streak is not None:
        streak = Streak(streak.first, streak.last, earned_after=2, stop_after=2)
    return replace(contract, goal=goal, streak=streak)


REDUCED: dict[str, Game] = {
    "six-bid": _with_widow(SIX_BID),
    "progressive": _with_widow(PROGRESSIVE),
    "german-solo": replace(GERMAN_SOLO, declare=_declare_german),
    "frog": _with_widow(FROG),
    "tarok": _with_widow(TAROK),
}


def moments(game: str, seed: str, number: int) -> tuple[list[Deal], Stream]:
    """Return all states of deal `number` except the end, and the random stream.

    A random contract is bid if possible, and all other actions are random.
    """
    stream = Stream(key_of(seed, number))
    rules = _rules(REDUCED[game], stream)
    seats = stream.one_of(rules.seats)
    dealer = stream.below(seats)
    bid = Bid(stream.one_of(rules.active(seats, dealer)), stream.one_of(rules.contracts).id)
    deal = Deal.of(_layout(rules, seats, dealer, bid, stream))
    plans = (spread(bid, number, stream), _passing(stream), lambda deal: stream.one_of(deal.answers()))
    player, deals = plans[max(0, stream.below(8) - 5)], []
    while not deal.over:
        deals.append(deal)
        deal = deal.play(player(deal))
    return deals, stream


def _rules(game: Game, stream: Stream) -> Rules:
    words = [option for option in game.options if option.words]
    chosen: dict[str, object] = {
        option.id: stream.one_of(option.words) for option in words if stream.below(2)
    }
    chosen.pop("deal", None)
    return game.rules(stream.one_of(game.presets).id, chosen)


def _layout(rules: Rules, seats: int, dealer: Seat, bid: Bid, stream: Stream) -> Layout:
    """Return a random layout.

    Sometimes the bidder gets the cards that the contract requires, or as many aces as fit.
    """
    cards = stream.shuffled(rules.pack.cards)
    needs = rules.contract(bid.contract).needs
    helped = stream.below(3)
    wanted = (
        needs.cards if helped == 1 and needs else Hand.of(card for card in cards if card.rank is Rank.ACE)
    )
    own = dealt(rules, seats, dealer, cards).hand(bid.seat)
    if helped:
        better = [card for card in cards if card in wanted - own]
        worse = [card for card in cards if card in own - wanted]
        for high, low in zip(better, worse, strict=False):
            high_place, low_place = cards.index(high), cards.index(low)
            cards[high_place], cards[low_place] = low, high
    return dealt(rules, seats, dealer, cards)


def _passing(stream: Stream) -> Player:
    return lambda deal: passed(deal) or stream.one_of(deal.answers())
