"""Deals played by the Python engine, decision by decision, for comparison with the batch."""

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from functools import reduce
from operator import or_

from spadille.env import KINDS, Actions, Batch
from spadille.env.arrays import zeros
from spadille.notation.chance import Stream, dealt_by, key_of
from spadille.notation.making import spread_player
from spadille.play.deal import Deal
from spadille.play.layout import Layout
from spadille.rules.game import Game, Rules
from tests.laws.tables import sitting


@dataclass(frozen=True)
class DecisionPoint:
    """A decision: the seat, the kind, a mask of the legal actions, and the number of the chosen one."""

    seat: int
    kind: str
    possible: int
    number: int = 0


OVER = DecisionPoint(255, "over", 0)
"""The end of a deal, where no decision follows."""


@dataclass(frozen=True)
class EngineDeal:
    """A deal played by the Python engine, from its cards to its payments."""

    layout: Layout
    decisions: tuple[DecisionPoint, ...]
    payments: tuple[int, ...] | None
    """The payments, if the deal is over."""
    waiting: DecisionPoint | None = None
    """The next decision, if the deal is not over."""


def mask_of(numbers: Iterable[int]) -> int:
    """Return a bit mask with these numbers set."""
    return sum(1 << number for number in numbers)


def describe_deal(states: Iterable[Deal]) -> EngineDeal:
    """Return the decisions and payments of a deal that the Python engine has played, given its states. Cards
    discarded together become separate decisions.
    """
    deals = list(states)
    layout, last = deals[0].layout, deals[-1]
    actions = Actions(layout.rules)
    moments: list[DecisionPoint] = []
    for deal, action in zip(deals, last.actions, strict=False):
        numbers, moment = actions.encode(action, layout.active), _describe_decision(actions, deal)
        answers = deal.answers() if len(numbers) > 1 else [action]
        ways = [mask_of(actions.encode(answer, layout.active)) for answer in answers]
        gone = 0
        for number in numbers:
            together = reduce(or_, (way for way in ways if way & gone == gone), 0)
            possible = together & ~gone if len(numbers) > 1 else moment.possible
            moments.append(replace(moment, possible=possible, number=number))
            gone |= 1 << number
    if last.result is None:
        return EngineDeal(layout, tuple(moments), None, _describe_decision(actions, last))
    return EngineDeal(layout, tuple(moments), last.result.payments)


def _describe_decision(actions: Actions, deal: Deal) -> DecisionPoint:
    assert deal.turn is not None
    return DecisionPoint(deal.turn, deal.phase.kind, actions.encode_mask(deal.answers(), deal.layout.active))


def compare_deals(deals: Iterable[EngineDeal]) -> Counter[str]:
    """Replay deals in batches by table, and compare every decision. Return the number of
    decisions by kind.
    """
    tables: defaultdict[tuple[Rules, int], list[EngineDeal]] = defaultdict(list)
    for deal in deals:
        tables[deal.layout.rules, deal.layout.seats].append(deal)
    seen: Counter[str] = Counter()
    for (rules, seats), alike in tables.items():
        seen[f"{rules.settings.game}, {rules.settings.preset}, {seats} seats"] += len(alike)
        seen.update(_compare_table(alike))
    return seen


def _compare_table(deals: list[EngineDeal]) -> Counter[str]:
    batch, seen = Batch.from_layouts([deal.layout for deal in deals], observe=False), Counter[str]()
    paid: dict[int, tuple[int, ...]] = {}
    batch.observe()
    for at in range(max(len(deal.decisions) for deal in deals) + 1):
        given = zeros("B", len(deals))
        waiting = [row for row, deal in enumerate(deals) if at < len(deal.decisions)]
        for row in waiting:
            moment = deals[row].decisions[at]
            assert describe_row(batch, row) == replace(moment, number=0), (deals[row], at)
            given[row] = moment.number
            seen[moment.kind] += 1
        for row, deal in enumerate(deals):
            if at == len(deal.decisions):
                assert describe_row(batch, row) == (deal.waiting or OVER), deal
            if at >= len(deal.decisions):
                given[row] = _lowest(describe_row(batch, row).possible)
        if waiting:
            stepped = batch.step(given)
            paid |= {row: tuple(map(int, stepped.reward[row])) for row in waiting if stepped.done[row]}
    for row, deal in enumerate(deals):
        assert paid.get(row) == deal.payments, deal
    return seen


def describe_row(batch: Batch, row: int) -> DecisionPoint:
    """Return the decision that a row of the batch waits for."""
    _, mask, seat = batch.arrays
    return DecisionPoint(int(seat[row]), KINDS[batch.kind[row]], read_mask(mask[row]))


def _lowest(possible: int) -> int:
    """Return the lowest number that is set in a mask, or 0."""
    return max((possible & -possible).bit_length() - 1, 0)


def read_mask(row: Iterable[int]) -> int:
    """Return a row of the batch's mask array as an integer."""
    return int(bytes(row)[::-1].translate(_DIGITS), 2)


_DIGITS = bytes([ord("0"), ord("1"), *range(2, 256)])


def random_deals(seed: str, count: int, games: tuple[Game, ...]) -> Iterator[EngineDeal]:
    """Yield deals at random tables: any preset, options and number of seats, strong hands, and different
    styles of play.
    """
    for number in range(count):
        yield describe_deal(sitting(seed, number, games).deals)


def preset_deals(seed: str, count: int, rules: Rules, seats: int) -> Iterator[EngineDeal]:
    """Yield deals of one preset at one table, each contract equally likely."""
    for number in range(count):
        stream = Stream(key_of(seed, number))
        deal = Deal.of(dealt_by(stream, rules, seats, number % seats))
        player = spread_player(deal, number, stream)
        states = [deal]
        while not deal.over:
            deal = deal.play(player(deal))
            states.append(deal)
        yield describe_deal(states)
