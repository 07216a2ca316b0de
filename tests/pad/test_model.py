"""Tests of random logs of the pad against a simple model: both must agree after every entry."""

from __future__ import annotations

import json
from collections import Counter
from random import Random

import pytest

from spadille.pad.api import handle_request
from spadille.pad.debts import MAX_EXACT, settle_debts
from spadille.pad.entries import CounterWorth
from spadille.pad.form import build_form, complete_summary
from spadille.pad.sheet import Sheet, add_entry, read_sheet
from spadille.rules.game import Bank
from spadille.rules.refusal import NotAllowed
from tests.pad.model import Model, Refused, fewest_payments
from tests.pad.sheets import NAMES, Json, random_draft, random_head
from tests.support.long_runs import keep_first

MORE_NAMES = (*NAMES, "Åsa", "åsa", "NORA", "Bo")
KINDS: tuple[str, ...] = ("hand",) * 8 + ("correct",) * 2 + ("strike",) * 2 + ("undo",) * 3
KINDS += ("leave", "join", "back", "swap", "replace", "rename", "dealer")
STEPS = 14


def random_entry(chance: Random, sheet: Sheet, log: list[Json]) -> Json:
    """Return a random entry for a log, which is usually possible."""
    kind = chance.choice(KINDS)
    seat = chance.randrange(len(sheet.holders) + (chance.random() < 1 / 20))
    player, hand = chance.randrange(len(sheet.accounts) + 1), chance.randint(1, 1 + len(log) // 2)
    name = chance.choice(MORE_NAMES)
    if kind in ("hand", "correct"):
        form = build_form(sheet.table)
        try:
            summary = complete_summary(sheet.table, random_draft(chance, form))
        except NotAllowed:
            summary = {"contract": None}
        return {"entry": kind, "summary": summary} | ({"hand": hand} if kind == "correct" else {})
    facts: dict[str, Json] = {
        "strike": {"hand": hand},
        "undo": {},
        "leave": {"seat": seat},
        "join": {"name": name},
        "back": {"player": player},
        "swap": {"seat": seat, "with": chance.randrange(len(sheet.holders))},
        "replace": {"seat": seat, "name": name},
        "rename": {"player": player, "name": name},
        "dealer": {"seat": seat},
    }
    return {"entry": kind, **facts[kind]}


def compare(sheet: Sheet, model: Model) -> None:
    """Check that the pad's sheet and the model agree on balances, dealer, seats and payments."""
    assert sheet.total == 0
    assert dict(sheet.pots) == model.table.pots
    assert sheet.dealer == model.dealer
    seated = [(sheet.accounts[holder].name, sheet.accounts[holder].chips) for holder in sheet.holders]
    assert seated == [(purse.name or "", purse.chips) for purse in model.seats]
    accounts = Counter((account.name, account.balance, account.chips) for account in sheet.accounts)
    assert accounts == Counter(
        (purse.name or "", purse.balance, purse.chips) for purse in model.table.all_purses
    )
    shares = model.shares()
    ends = sorted((purse.name or "", shares[id(purse)]) for purse in model.table.all_purses)
    assert ends == sorted((account.name, account.balance) for account in sheet.close().accounts)
    check_payments(share_bank([account.balance for account in sheet.close().accounts]))
    for line in sheet.hands:
        banked = sheet.head.rules.bank is not Bank.NONE
        assert banked or not sum(line.balances) + sum(held for _, held in line.pots)


def share_bank(balances: list[int]) -> list[int]:
    """Return the balances, each with an equal share added of what their sum lacks to zero. Odd counters go to
    the first players.
    """
    share, odd = divmod(-sum(balances), len(balances))
    return [balance + share + (place < odd) for place, balance in enumerate(balances)]


def check_payments(balances: list[int], worth: CounterWorth | None = None) -> None:
    paid = settle_debts(balances, None if worth is None else worth.worth)
    if sum(map(bool, balances)) <= MAX_EXACT:
        assert len(paid) == fewest_payments(balances)
    left = list(balances)
    for transfer in paid:
        assert transfer.counters > 0
        left[transfer.payer] += transfer.counters
        left[transfer.payee] -= transfer.counters
    assert not any(left)


def play_log(number: int) -> int:
    """Enter a random log, comparing the pad with the model. Return the number of possible entries."""
    chance = Random(number)
    head = random_head(chance)
    if chance.random() < 1 / 4:
        head["match"] = {"start": chance.choice([40, 100, 200]), "bankrupt": "replace", "end": {"deals": 420}}
        head["match"]["unpaid"] = "credited"
    log: list[Json] = [head]
    model, sheet, possible = Model(head), read_sheet(log), 0
    for _ in range(STEPS):
        entry = random_entry(chance, sheet, log)
        try:
            after = add_entry(log, entry)
        except NotAllowed:
            with pytest.raises(Refused):
                model.add(entry)
        else:
            model.add(entry)
            log, sheet, possible = [*log, entry], after, possible + 1
        compare(sheet, model)
        if chance.random() < 1 / 20:
            log = carry(log)
    return possible


def carry(log: list[Json]) -> list[Json]:
    """Return the log after it was exported to a file and imported again."""
    written = handle_request({"log": log, "file": "json"})["text"]
    brought = handle_request({"read": written})
    assert brought["sheet"] == handle_request({"log": json.loads(json.dumps(log))})["sheet"]
    carried = brought["log"]
    assert isinstance(carried, list)
    return carried


@pytest.mark.parametrize("tens", keep_first(range(10), 5))
def test_random_logs_are_as_the_model_has_them(tens: int) -> None:
    assert sum(play_log(50 * tens + number) for number in range(50)) > 300


@pytest.mark.long
@pytest.mark.parametrize("part", range(50))
def test_a_hundred_thousand_random_logs(part: int) -> None:
    assert sum(play_log(1000 + 2000 * part + number) for number in range(2000)) > 10_000
