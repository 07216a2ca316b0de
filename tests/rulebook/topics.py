"""The rules that the rulebook page of each game must have."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from spadille.rules.contract import CardCall, Contract, Ending, Exposure, Partner, Widow
from spadille.rules.follow import TrumpLeads, Void
from spadille.rules.game import AuctionStyle, Bank, Game, Rules
from spadille.rules.goal import Counts
from tests.rulebook.game_contents import choices, contracts

EVERYWHERE = frozenset(
    {
        *("table", "deal", "auction", "auction.turn", "auction.higher", "trump", "settlement", "match"),
        *("play", "play.turn", "play.in-hand", "play.follow", "options"),
    }
)
"""Rules of refusals in any game."""
REFUSED: dict[str, Callable[[Rules], bool]] = {
    "play.lead": lambda rules: rules.trump_leads is not TrumpLeads.FREE,
    "play.must-trump": lambda rules: rules.void is Void.MUST_TRUMP,
    "auction.doubling": lambda rules: rules.auction is AuctionStyle.DOUBLING,
    "auction.needs": lambda rules: _any_contract(rules, lambda contract: contract.needs is not None),
    "auction.obliged": lambda rules: _any_contract(rules, lambda contract: contract.obliges),
    "discard": lambda rules: _any_contract(rules, lambda contract: contract.widow is Widow.TAKEN_UP),
    "call": lambda rules: _any_contract(
        rules, lambda contract: _calls(contract) or contract.partner is not Partner.ALONE
    ),
    "give": lambda rules: _any_contract(rules, _calls),
    "stop": lambda rules: _any_contract(rules, lambda contract: contract.streak is not None),
    "ask": lambda rules: _any_contract(rules, lambda contract: contract.may_ask),
    "play.called-card": lambda rules: _any_contract(
        rules, lambda contract: contract.partner is not Partner.ALONE
    ),
}
"""Further refusals, and the rules that allow them."""
EXPLAINED = (
    *("short", "first-hand", "examples", "cards", "contracts", "before-play", "lead", "play.trick"),
    *("auction.all-pass", "match.bankrupt", "match.freeride", "match.end", "presets", "house", "names"),
)
"""Topics that every page must explain."""
EXPLAINED_IF: dict[str, Callable[[Rules], bool]] = {
    "points": lambda rules: rules.counts is Counts.POINTS,
    "settlement.sixty": lambda rules: rules.counts is Counts.POINTS,
    "auction.rotation": lambda rules: rules.auction is not AuctionStyle.PRECEDENCE,
    "auction.duel": lambda rules: rules.auction is AuctionStyle.DUEL,
    "auction.one-round": lambda rules: rules.auction is AuctionStyle.ONE_ROUND,
    "auction.hold": lambda rules: rules.auction is AuctionStyle.PRECEDENCE,
    "table.sitting-out": lambda rules: rules.seats[-1] > rules.players,
    "settlement.sitters": lambda rules: rules.seats[-1] > rules.players,
    "auction.answer": lambda rules: rules.auction is AuctionStyle.DOUBLING,
    "auction.overcall": lambda rules: rules.auction is AuctionStyle.DOUBLING,
    "settlement.doubled": lambda rules: rules.auction is AuctionStyle.DOUBLING,
    "settlement.bank": lambda rules: rules.bank is not Bank.NONE,
    "settlement.pots": lambda rules: _any_contract(rules, lambda contract: contract.pot is not None),
    "match.pots": lambda rules: _any_contract(rules, lambda contract: contract.pot is not None),
    "exposure": lambda rules: _any_contract(rules, lambda contract: contract.exposure is not Exposure.NEVER),
    "early-end": lambda rules: _any_contract(rules, lambda contract: contract.ending is Ending.WHEN_LOST),
    "cards.trumps": lambda rules: _any_contract(rules, lambda contract: bool(contract.order.matadors)),
    "cards.plain": lambda rules: _any_contract(rules, lambda contract: bool(contract.order.matadors)),
    "secret": lambda rules: _any_contract(rules, lambda contract: contract.partner is Partner.SILENT),
    "first-and-last": lambda rules: _any_contract(rules, lambda contract: contract.streak is not None),
    "mackers": lambda rules: _any_contract(rules, lambda contract: contract.macker is not None),
}
"""Further topics that a page must explain, and the rules for which it must."""
OF_ONE_GAME = {
    "six-bid": {"accounts"},
    "progressive": {"accounts"},
    "german-solo": {
        *("accounts", "call.grand", "contracts.altenburg"),
        *("first-and-last.six", "first-and-last.lost", "first-and-last.missed"),
    },
}
"""Topics that only the page of one game has."""


def _any_contract(rules: Rules, has: Callable[[Contract], bool]) -> bool:
    return any(map(has, rules.contracts))


def _calls(contract: Contract) -> bool:
    return contract.card_call is not CardCall.NONE


def refusable_rules(game: Game) -> set[str]:
    """Return the rules by which an action may be refused under some rules of the game."""
    return _where(REFUSED, game) | EVERYWHERE


def _where(conditions: Mapping[str, Callable[[Rules], bool]], game: Game) -> set[str]:
    every = [game.rules(preset.id) for preset in game.presets]
    return {topic for topic, holds in conditions.items() if any(map(holds, every))}


def option_anchor(game: Game, id: str) -> str:
    return f"{game.id}.options.{id.replace('_', '-')}"


def named_anchors(game: Game) -> set[str]:
    """Return every anchor of a game's page that is named elsewhere."""
    topics = (
        refusable_rules(game) | set(EXPLAINED) | _where(EXPLAINED_IF, game) | OF_ONE_GAME.get(game.id, set())
    )
    topics |= {f"contract.{id}" for id in contracts(game)} | {
        f"presets.{preset.id}" for preset in game.presets
    }
    options = {option_anchor(game, option.id) for option in choices(game)} | {option_anchor(game, "end")}
    return {game.id} | {f"{game.id}.{topic}" for topic in topics} | options
