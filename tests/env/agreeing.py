"""Deals played by the engine and told decision by decision, to be compared with the batch's."""

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace

from spadille.env import KINDS, Actions, Batch
from spadille.env.arrays import zeros
from spadille.notation.chance import Stream, dealt_by, key_of
from spadille.notation.making import spread_player
from spadille.play.deal import Deal
from spadille.play.layout import Layout
from spadille.rules.game import Game, Rules
from tests.laws.tables import sitting


@dataclass(frozen=True)
class Moment:
    """A decision: whose, of what kind, what may be done, and what is."""

    seat: int
    kind: str
    possible: int
    number: int = 0


OVER = Moment(255, "over", 0)
"""Nobody has anything to decide."""


@dataclass(frozen=True)
class EngineDeal:
    """A deal from its cards to its payments."""

    layout: Layout
    moments: tuple[Moment, ...]
    payments: tuple[int, ...] | None
    """Of a deal that is over."""
    waiting: Moment | None = None
    """Of one that is not: the decision it has come to."""


def engine_deal(states: Iterable[Deal]) -> EngineDeal:
    """What the engine says of a deal; cards laid away together are told one after another."""
    deals = list(states)
    layout, last = deals[0].layout, deals[-1]
    actions = Actions(layout.rules)
    moments: list[Moment] = []
    for deal, action in zip(deals, last.actions, strict=False):
        numbers, moment = actions.encode(action, layout.active), _moment(actions, deal)
        gone = 0
        for number in numbers:
            moments.append(replace(moment, possible=moment.possible & ~gone, number=number))
            gone |= 1 << number
    if last.result is None:
        return EngineDeal(layout, tuple(moments), None, _moment(actions, last))
    return EngineDeal(layout, tuple(moments), last.result.payments)


def _moment(actions: Actions, deal: Deal) -> Moment:
    assert deal.turn is not None
    return Moment(deal.turn, deal.phase.kind, actions.encode_mask(deal.answers(), deal.layout.active))


def compare(deals: Iterable[EngineDeal]) -> Counter[str]:
    """Play the same by batches, one a table, and compare every decision: how many there were of each kind."""
    tables: defaultdict[tuple[Rules, int], list[EngineDeal]] = defaultdict(list)
    for deal in deals:
        tables[deal.layout.rules, deal.layout.seats].append(deal)
    seen: Counter[str] = Counter()
    for (rules, seats), alike in tables.items():
        seen[f"{rules.settings.game}, {rules.settings.preset}, {seats} seats"] += len(alike)
        seen.update(_compared(alike))
    return seen


def _compared(deals: list[EngineDeal]) -> Counter[str]:
    batch, seen = Batch.from_layouts([deal.layout for deal in deals], observe=False), Counter[str]()
    paid: dict[int, tuple[int, ...]] = {}
    batch.observe()
    for at in range(max(len(deal.moments) for deal in deals) + 1):
        given = zeros("B", len(deals))
        waiting = [row for row, deal in enumerate(deals) if at < len(deal.moments)]
        for row in waiting:
            moment = deals[row].moments[at]
            assert stands(batch, row) == replace(moment, number=0), (deals[row], at)
            given[row] = moment.number
            seen[moment.kind] += 1
        for row, deal in enumerate(deals):
            if at == len(deal.moments):
                assert stands(batch, row) == (deal.waiting or OVER), deal
            if at >= len(deal.moments):
                given[row] = _any(stands(batch, row).possible)
        if waiting:
            stepped = batch.step(given)
            paid |= {row: tuple(map(int, stepped.reward[row])) for row in waiting if stepped.done[row]}
    for row, deal in enumerate(deals):
        assert paid.get(row) == deal.payments, deal
    return seen


def stands(batch: Batch, row: int) -> Moment:
    """The decision that a row waits for, as the batch says it."""
    _, mask, seat = batch.arrays
    return Moment(int(seat[row]), KINDS[batch.kind[row]], possible(mask[row]))


def _any(possible: int) -> int:
    """The lowest of some numbers; none is no matter."""
    return max((possible & -possible).bit_length() - 1, 0)


def possible(row: Iterable[int]) -> int:
    """A row of a mask as the bits of a whole number."""
    return int(bytes(row)[::-1].translate(_DIGITS), 2)


_DIGITS = bytes([ord("0"), ord("1"), *range(2, 256)])


def sittings(seed: str, count: int, games: tuple[Game, ...]) -> Iterator[EngineDeal]:
    """Deals at tables drawn by chance: any preset, options, seats, strong hands and all manners of play."""
    for number in range(count):
        yield engine_deal(sitting(seed, number, games).deals)


def preset_deals(seed: str, count: int, rules: Rules, seats: int) -> Iterator[EngineDeal]:
    """Deals of one preset at one table, each contract as likely."""
    for number in range(count):
        stream = Stream(key_of(seed, number))
        deal = Deal.of(dealt_by(stream, rules, seats, number % seats))
        player = spread_player(deal, number, stream)
        states = [deal]
        while not deal.over:
            deal = deal.play(player(deal))
            states.append(deal)
        yield engine_deal(states)
