"""The contracts of a table's rules as a message: what each contract promises and what it pays."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Literal

from spadille import protocol
from spadille.cards import Suit
from spadille.games import game_named
from spadille.rules.contract import Contract, Partner
from spadille.rules.game import Rules
from spadille.rules.goal import Counts
from spadille.rules.price import Price
from spadille.sentences.contract_terms import describe_price_unit, list_promises
from spadille.sentences.sentence import Sentence


@lru_cache(maxsize=256)
def contract_sheet(rules: Rules) -> list[protocol.ContractSheet]:
    """Return the contracts under a table's rules, lowest first."""
    return [_render_contract(rules, contract) for contract in rules.contracts]


def _render_contract(rules: Rules, contract: Contract) -> protocol.ContractSheet:
    bonuses = contract.streak.prices if contract.streak else {}
    return protocol.ContractSheet(
        id=contract.id,
        trumps=[suit.letter for suit in contract.trumps],
        promise=_render_sentences(list_promises(rules, contract)),
        price=_render_price(contract.price, contract.fixed_trump),
        unit=_render_sentences(describe_price_unit(contract)),
        widow=contract.widow.value,
        partner=contract.partner.value,
        first=_render_bonus(bonuses.get("first"), contract.fixed_trump),
        last=_render_bonus(bonuses.get("last"), contract.fixed_trump),
        macker=_render_bonus(contract.macker, contract.fixed_trump),
        kind=_find_kind(rules, contract),
        costly=game_named(rules.settings.game).is_costly(contract.price),
    )


def _find_kind(rules: Rules, contract: Contract) -> Literal["partner", "no-trumps", "alone", "all"]:
    """Return the kind under which a contract is listed: with a partner, no trumps, alone, or all tricks."""
    if contract.partner is not Partner.ALONE:
        return "partner"
    if not contract.trumps:
        return "no-trumps"
    takes_all = contract.goal.mark == rules.packets.hand_size and contract.goal.counts is Counts.TRICKS
    return "all" if takes_all else "alone"


def _render_bonus(price: Price | None, trump: Suit | None) -> protocol.Price | None:
    return None if price is None else _render_price(price, trump)


def _render_sentences(sentences: Iterable[Sentence]) -> list[protocol.Sentence]:
    return [protocol.Sentence.model_validate(sentence.to_json()) for sentence in sentences]


def _render_price(price: Price, trump: Suit | None) -> protocol.Price:
    """Return the price. If trumps are fixed, it is the price in that suit."""
    by_suit = dict(price.in_suit)
    value = price.counters if trump is None else by_suit.get(trump, price.counters)
    in_suit = {} if trump is not None else {suit.letter: counters for suit, counters in by_suit.items()}
    return protocol.Price.model_validate({"kind": price.kind, "value": value, "in_suit": in_suit})
