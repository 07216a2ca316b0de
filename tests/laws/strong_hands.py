"""Deal hands that are strong enough to make a contract. In uniformly random deals, nearly all contracts are
lost.
"""

from collections.abc import Callable, Sequence

from spadille.cards import Card, Hand
from spadille.notation.chance import Stream
from spadille.notation.records import Header
from spadille.play.layout import Layout, dealt
from spadille.rules.contract import Contract, Ending, Partner
from spadille.rules.seating import Seat

_LEFT_TO_CHANCE = {Ending.WHEN_LOST: (0, 0, 1, 2), Ending.PLAYED_OUT: (2, 3, 4, 5)}
"""The number of random cards in a strong hand, by the demands of the contract."""
_LEFT_WITH_PARTNER = (0, 2, 3, 4)


def make_strong_layout(at: Header, bidder: Seat, contract: Contract, stream: Stream) -> Layout:
    """Return a layout in which the bidder has suitable cards for the contract, and the other cards are
    shuffled.
    """
    rules = at.rules
    pack = stream.shuffled(rules.pack.cards)
    wanted = sorted(pack, key=_fitness(contract, stream), reverse=True)
    size = rules.packets.hand_size
    helped = contract.partner is not Partner.ALONE
    sure = size - stream.one_of(_LEFT_WITH_PARTNER if helped else _LEFT_TO_CHANCE[contract.ending])
    held = wanted[:sure] + [card for card in pack if card not in wanted[:sure]][: size - sure]
    return dealt(rules, at.seats, at.dealer, _stack_pack(at, bidder, held, pack), pots=at.pots)


def _fitness(contract: Contract, stream: Stream) -> Callable[[Card], tuple[int, int]]:
    trump = stream.one_of(contract.trumps) if contract.trumps else None
    ranking = contract.order.ranking(trump)
    needed = contract.needs.cards if contract.needs else Hand()
    if contract.goal.avoids:
        return lambda card: (-ranking.points[card.number], -ranking.strength[card.number])
    if contract.partner is not Partner.ALONE and stream.below(2):
        ranks = contract.order.ranks[: 1 + stream.below(2)]
        return lambda card: (2 * int(card in needed) + int(card.rank in ranks), -card.rank)
    return lambda card: (2 * int(card in needed) + int(ranking.is_trump(card)), ranking.strength[card.number])


def _stack_pack(at: Header, bidder: Seat, held: Sequence[Card], pack: Sequence[Card]) -> list[Card]:
    """Return the pack in an order in which `held` is dealt to the bidder."""
    unshuffled = at.rules.pack.cards
    blank = dealt(at.rules, at.seats, at.dealer, unshuffled)
    place_of = {card: place for place, card in enumerate(unshuffled)}
    bidders = [place_of[card] for card in blank.hand(bidder)]
    stacked: dict[int, Card] = dict(zip(bidders, held, strict=True))
    rest = iter(card for card in pack if card not in held)
    return [stacked[place] if place in stacked else next(rest) for place in range(len(pack))]
