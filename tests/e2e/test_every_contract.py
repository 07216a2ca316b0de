"""Tests of every contract of the other games in the browser, from the bid to the payments."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import count, cycle
from operator import attrgetter
from random import Random
from typing import Final

import pytest
from playwright.sync_api import expect

from spadille.games import GAMES, SIX_BID
from spadille.notation.chance import Stream, dealt_by, key_of
from spadille.notation.records import header_json
from spadille.play.action import Action, Bid, Pass
from spadille.play.deal import Deal
from spadille.rules.contract import Contract
from spadille.rules.game import Rules
from tests.e2e.boards import Board
from tests.e2e.chromium import DESKTOP, PHONE, Device
from tests.e2e.evening import Evening
from tests.e2e.family import lay_away, press, sit_down
from tests.e2e.table import Asked, Table
from tests.e2e.unseen import act_hidden

pytestmark = pytest.mark.browser

_AT_ONCE: Final = 6
"""The number of contracts to play in one page."""


def rounds(*, alike: bool) -> Iterator[tuple[Rules, Sequence[str], Device]]:
    """Yield the contracts to bid in each game, with a device, by the first preset that has them.

    With `alike` these are the contracts that look like an earlier one on the page, otherwise those that do
    not. Six-Bid Solo is tested elsewhere.
    """
    devices, met = cycle((DESKTOP, PHONE)), set[tuple[object, ...]]()
    for game in GAMES.values():
        ids = set[str]()
        for preset in () if game == SIX_BID else game.presets:
            rules = game.rules(preset.id)
            wanted = list[str]()
            for contract in filter(attrgetter("biddable"), rules.contracts):
                if contract.id not in ids and (shape(contract) in met) is alike:
                    wanted.append(contract.id)
                ids.add(contract.id)
                met.add(shape(contract))
            for first in range(0, len(wanted), _AT_ONCE):
                yield rules, wanted[first : first + _AT_ONCE], next(devices)


def shape(contract: Contract) -> tuple[object, ...]:
    """Return a key that is equal for contracts that look alike on the page, apart from name and price."""
    named = len(contract.trumps), contract.widow, contract.partner, contract.card_call, contract.exposure
    ends = contract.goal.kind, type(contract.price), contract.ending, contract.may_ask
    return (*named, *ends, contract.streak is None, contract.macker is None)


NEW: Final = list(rounds(alike=False))
ROUNDS: Final = [
    pytest.param(
        *part,
        id=f"{part[0].settings.game}-{part[0].settings.preset}-{part[1][0]}",
        marks=() if part in NEW and place % 2 == 0 else pytest.mark.long,
    )
    for place, part in enumerate([*NEW, *rounds(alike=True)])
]
"""Every second round of contracts that look like no earlier one is played in every run."""


@pytest.mark.parametrize(("rules", "contracts", "device"), ROUNDS)
def test_every_contract_is_played_and_paid(
    evening: Evening, rules: Rules, contracts: Sequence[str], device: Device
) -> None:
    deals = [a_deal(rules, contract) for contract in contracts]
    page = evening.open(*map(board, deals)).visit(device)
    for contract, deal in zip(contracts, deals, strict=True):
        others = {seat: script(deal.actions, seat) for seat in range(1, deal.layout.seats)}
        table = sit_down(evening, page, board(deal), others, Table)
        actions = script(deal.actions, 0)
        shown = said_by_the_page(actions)
        for action in actions[:shown]:
            do(table, *action.split(" "))
        act_hidden(table, *actions[shown:])
        expect(table.part(Asked.SETTLED)).to_be_visible()
        name = table.words.say(f"contract-{contract}")
        expect(table.part("contract")).to_contain_text(name, ignore_case=True)
        assert deal.result is not None
        assert tuple(table.payments()) == deal.result.payments, contract
        evening.close_connections()


def a_deal(rules: Rules, contract: str) -> Deal:
    """Return a random deal that eldest, at seat 0, plays in this contract."""
    seats = min(rules.seats)
    for number in count():
        stream = Stream(key_of(f"every contract {contract}", number))
        chance, bid = Random(number), Bid(0, contract)
        deal = Deal.of(dealt_by(stream, rules, seats, seats - 1))
        if bid not in deal.answers():
            continue
        while not deal.over:
            deal = deal.play(next_action(deal, bid, chance))
        return deal
    raise AssertionError


def next_action(deal: Deal, bid: Bid, chance: Random) -> Action:
    """Return the bid if it is legal, a pass in the rest of the auction, and a random action after it."""
    answers = deal.answers()
    if deal.phase.declared is None:
        wanted = [action for action in answers if action == bid or isinstance(action, Pass)]
        return wanted[0] if bid not in wanted else bid
    return chance.choice(answers)


def board(deal: Deal) -> Board:
    """Return the deal in the format of the server's deal file."""
    layout = deal.layout
    hands = [None if hand is None else str(hand) for hand in layout.hands]
    header = header_json(layout.rules, layout.seats, layout.dealer)
    return {**header, "actions": [], "hands": hands, "widow": str(layout.widow)}


def script(actions: Sequence[Action], seat: int) -> list[str]:
    """Return the actions of a seat in order."""
    return [str(action).partition(" ")[2] for action in actions if action.seat == seat]


def said_by_the_page(actions: Sequence[str]) -> int:
    """Return the number of actions to take on the page: all up to the third card after the last action that
    is not a card.
    """
    return 3 + max(at for at, action in enumerate(actions) if not action.startswith("play "))


def do(table: Table, verb: str, *words: str) -> None:
    """Take an action on the page as soon as the page asks for it."""
    if verb != "discard":
        table.asked()
    match verb:
        case "bid":
            table.bid(*words)
        case "pass":
            table.pass_()
        case "trump":
            table.name_trumps(*words)
        case "call":
            table.call(*words)
        case "discard":
            lay_away(table, *words)
        case "play" | "give":
            table.put(*words)
        case _:
            button = table.part("beside-box").locator(f'[data-answer="0 {" ".join((verb, *words))}"]')
            press(table, button)
            expect(button).to_have_count(0)
