"""Tests that the observation of a batch matches the seat's view, part by part."""

from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping

from spadille.cards import CARDS, Hand, Suit
from spadille.env import KINDS, Batch
from spadille.env.arrays import zeros
from spadille.play.action import Action, Bid, Give, Hold
from spadille.play.auction import Auction
from spadille.play.deal import Deal
from spadille.play.doubling import DoublingAuction
from spadille.play.seeing import view_of
from spadille.play.view import View
from spadille.rules.contract import Partner
from spadille.rules.game import AuctionStyle
from tests.laws.tables import LAWFUL, Sitting, sitting

Parts = Mapping[str, list[int]]


def as_bytes(cards: Hand) -> list[int]:
    return [cards.mask >> card.number & 1 for card in CARDS]


def one_hot(place: int | None, of: int) -> list[int]:
    return [int(place == number) for number in range(of)]


class Expected:
    """The expected parts of an observation, computed from the view of the seat to decide."""

    def __init__(self, view: View, deal: Deal) -> None:
        self.view, self.deal, self.known = view, deal, view.known
        turn = view.turn
        assert turn is not None
        first = view.active.index(turn)
        self.seats = view.active[first:] + view.active[:first]
        """The active seats, from the one to decide."""

    def seat(self, seat: int | None) -> list[int]:
        return [int(seat == other) for other in self.seats]

    def parts(self) -> Parts:
        view = self.view
        return {
            "phase": one_hot(KINDS.index(view.phase), len(KINDS) - 1),
            "place": one_hot(view.active.index(self.seats[0]), len(self.seats)),
            "hand": as_bytes(view.hand),
            "laid_away": as_bytes(view.laid_away),
            "open_hand": as_bytes(self.open_hand()),
            "held": [len(view.hand)],
            **self.bidding(),
            **self.declared(),
            **self.play(),
        }

    def open_hand(self) -> Hand:
        shown = (hand for seat, hand in self.view.shown.items() if seat != self.seats[0])
        return next(shown, Hand())

    def stakes(self) -> dict[int, int]:
        if isinstance(self.deal.phase, DoublingAuction):
            return dict(self.deal.phase.stakes)
        return dict(self.known.stakes) if self.known else {}

    def bidding(self) -> Parts:
        view, phase = self.view, self.deal.phase
        rank, contracts = view.rules.rank_of, len(view.rules.contracts)
        queue = phase.queue if isinstance(phase, Auction | DoublingAuction) else ()
        stakes = self.stakes()
        unanswered = phase.unanswered if isinstance(phase, DoublingAuction) else ()
        highest = find_highest_bids(view)
        return {
            "bids": [bit for seat in self.seats for bit in one_hot(highest.get(seat), contracts)],
            "bidding": [int(seat in queue) for seat in self.seats],
            "contract": one_hot(rank[view.bid.contract] if view.bid else None, contracts),
            "declarer": self.seat(view.bid.seat if view.bid else None),
            "precedence": self.seat(self.first()),
            "stakes": [{1: 0, 2: 1, 4: 2}[stakes.get(seat, 1)] for seat in self.seats],
            "unanswered": [int(seat in unanswered) for seat in self.seats],
        }

    def first(self) -> int | None:
        phase, style = self.deal.phase, self.view.rules.auction
        return phase.first if isinstance(phase, Auction) and style is AuctionStyle.PRECEDENCE else None

    def declared(self) -> Parts:
        known, view = self.known, self.view
        side = [0] * len(self.seats)
        if known:
            sides_known = known.contract.partner is Partner.ALONE or known.partner is not None
            with_him = (known.declarer, known.partner)
            side = [
                (1 if seat in with_him else 2)
                if sides_known or seat in (known.declarer, self.seats[0])
                else 0
                for seat in self.seats
            ]
        gave = [action.card for action in view.history if isinstance(action, Give)]
        asked_none = any(str(action).endswith("call none") for action in view.history)
        return {
            "called": as_bytes(Hand.of([known.called]) if known and known.called else Hand()),
            "given": as_bytes(Hand.of(gave)),
            "trump": one_hot(known.trump if known else None, len(Suit)),
            "holder": self.seat(known.holder if known else None),
            "sides": side,
            "asked": [int(known.asked) if known else 0],
            "called_none": [int(asked_none)],
            "shown_widow": as_bytes(view.shown_widow),
        }

    def play(self) -> Parts:
        view = self.view
        on_table = zip(view.table.order, view.table.cards, strict=False) if view.table else ()
        lying = defaultdict(Hand, {seat: Hand.of([card]) for seat, card in on_table})
        played: dict[int, Hand] = {seat: Hand() for seat in self.seats}
        for trick in view.tricks:
            first = view.active.index(trick.leader)
            for seat, card in zip(view.active[first:] + view.active[:first], trick.cards, strict=True):
                played[seat] |= Hand.of([card])
        points = Counter[int]()
        for trick in view.tricks:
            points[trick.winner] += trick.points
        leader = view.table.order[0] if view.table else None
        return {
            "table": [bit for seat in self.seats[1:] for bit in as_bytes(lying[seat])],
            "earlier": [bit for seat in self.seats for bit in as_bytes(played[seat])],
            "leader": self.seat(leader),
            "tricks": [view.taken.tricks[seat] if view.taken else 0 for seat in self.seats],
            "points": [points[seat] for seat in self.seats],
            "table_points": [sum(map(view.ranking.points_in, lying.values()))],
        }


def find_highest_bids(view: View) -> dict[int, int]:
    """Return, by seat, the rank of the highest contract that the seat has bid or held."""
    highest: dict[int, int] = {}
    standing = 0
    for action in view.history:
        if isinstance(action, Bid):
            standing = view.rules.rank_of[action.contract]
        if isinstance(action, Bid | Hold):
            highest[action.seat] = standing
    return highest


def list_decisions(table: Sitting) -> Iterator[tuple[Deal, Action]]:
    deals = list(table.deals)
    yield from zip(deals, deals[-1].actions, strict=False)


def test_observations_match_the_view() -> None:
    seen: Counter[str] = Counter()
    for number in range(200):
        table = sitting("observed", number, LAWFUL)
        batch = Batch.from_layouts([table.layout])
        batch.observe()
        for deal, action in list_decisions(table):
            check_observation(batch, deal)
            seen[deal.phase.kind] += 1
            for number_of in batch.actions.encode(action, table.layout.active):
                given = zeros("B", 1)
                given[0] = number_of
                batch.step(given)
        assert not any(batch.arrays[0][0])
    assert set(seen) >= set(KINDS[:-1])


def check_observation(batch: Batch, deal: Deal) -> None:
    assert deal.turn is not None
    expected = Expected(view_of(deal, deal.turn), deal).parts()
    observed = batch.arrays[0][0]
    unshown = set() if shows_widow(deal) else {"shown_widow"}
    assert {part.name for part in batch.schema} == set(expected) - unshown
    for part in batch.schema:
        assert list(map(int, observed[part.slice])) == expected[part.name], (part.name, deal, deal.actions)


def shows_widow(deal: Deal) -> bool:
    return any(contract.widow_shown for contract in deal.layout.rules.contracts)


def test_observation_parts_are_contiguous() -> None:
    for game in LAWFUL:
        batch = Batch.from_layouts([sitting("parts", 1, (game,)).layout])
        at = 0
        for part in batch.schema:
            assert part.start == at
            at += part.length
        assert batch.schema.width == at == batch.arrays[0].shape[1]
