"""Whether the expert plays what is certain: contracts to take nothing, once all worlds are at hand."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from dataclasses import dataclass
from random import Random
from time import perf_counter

from spadille.bots import BOTS
from spadille.bots.expert.contract_class import NULL_CLASSES, classify_contract, estimate_promise
from spadille.bots.player import Player
from spadille.bots.search.cardplay import settled
from spadille.cards import Card
from spadille.games import GAMES
from spadille.notation.chance import Stream, dealt_by, key_of
from spadille.play.action import Bid, Pass, Play
from spadille.play.deal import Deal
from spadille.play.seeing import view_of
from spadille.play.view import View
from spadille.rules.contract import Contract
from spadille.rules.game import Rules
from spadille.solver.information_set import InformationSet
from spadille.solver.worlds import Worlds, WorldSampler

WORLDS = 20_000
_LIKELY = -1.0
"""How likely a hand must look to make its contract, in log odds: others end at once."""
_BRUTE = 400
"""Up to so many worlds every card is solved in each of them, to check what is said to be certain."""
_NO_END = 1 << 62


@dataclass
class Tally:
    """What was seen so far."""

    decisions: int = 0
    """With more than one card to choose from, and all worlds at hand."""
    certain: int = 0
    """In which there was a card that does it in every world."""
    missed: int = 0
    """In which there was one and another was played."""
    checked: int = 0
    """In which every card was solved in every world."""


def contracts() -> list[tuple[Rules, Contract]]:
    """All contracts to take nothing, by the first rules of every game."""
    rules = [game.rules(game.presets[0].id) for game in GAMES.values()]
    return [
        (at, contract)
        for at in rules
        for contract in at.contracts
        if classify_contract(at, contract, None) in NULL_CLASSES
    ]


def undertaken(number: int) -> Deal:
    """A deal in which somebody has bid such a contract with a hand for it."""
    stream = Stream(key_of("certainty", number))
    rules, contract = stream.one_of(contracts())
    while True:
        layout = dealt_by(stream, rules, rules.seats[0], 0)
        bidder = stream.one_of(layout.active)
        hand, eldest = layout.hand(bidder).mask, bidder == layout.active[0]
        if estimate_promise(rules, contract, None, hand, eldest=eldest) > _LIKELY:
            break
    deal = Deal.of(layout)
    while deal.phase.kind == "auction" and deal.turn is not None:
        bid = Bid(deal.turn, contract.id)
        deal = deal.play(bid if deal.turn == bidder and bid in deal.answers() else Pass(deal.turn))
    return deal


def decisions(player: Player, number: int) -> Iterator[tuple[View, Play]]:
    """Every card that such a deal sees played, and what was seen before it."""
    deal, chance = undertaken(number), Random(number)
    while deal.turn is not None:
        view = view_of(deal, deal.turn)
        answer = player.answer(view, chance)
        if isinstance(answer, Play):
            yield view, answer
        deal = deal.play(answer)


def judge(view: View, played: Play, tally: Tally) -> None:
    """Count a decision, where all its worlds are at hand."""
    if view.decision is None or view.known is None or len(view.decision.answers) == 1:
        return
    worlds = WorldSampler(view).enumerate(WORLDS)
    if worlds is None:
        return
    tally.decisions += 1
    cards = [answer.card for answer in view.decision.answers if isinstance(answer, Play)]
    found = sure(view, worlds, cards[::-1])
    tally.certain += found
    tally.missed += found and not sure(view, worlds, [played.card])
    if len(worlds) <= _BRUTE:
        tally.checked += 1
        check(view, worlds, found=found)


def sure(view: View, worlds: Worlds, cards: list[Card]) -> bool:
    """Whether one of these does what is wanted in every world."""
    assert view.known is not None
    failed, made = settled(view, view.known).worth()
    seen = InformationSet(view, (failed, made))
    card, is_settled = seen.find_sure_card(worlds, cards, _NO_END, beats=failed > made)
    assert is_settled
    return card is not None


def check(view: View, worlds: Worlds, *, found: bool) -> None:
    """The same by solving every card in every world."""
    assert view.known is not None
    failed, made = settled(view, view.known).worth()
    wins = InformationSet(view, (0.0, 1.0) if made > failed else (1.0, 0.0)).average_payoffs(worlds)
    assert found == (max(wins.values()) == 1), "solved one by one, it comes out otherwise"


def main() -> None:
    """Count and print."""
    asks = argparse.ArgumentParser(description=__doc__)
    asks.add_argument("--decisions", type=int, default=10_000)
    asks.add_argument("--bot", choices=BOTS, default="expert")
    asks.add_argument("--first", type=int, default=0, help="the number of the first deal")
    asks.add_argument("--minutes", type=float, default=60, help="stop after so many at the latest")
    asked = asks.parse_args()
    tally, number, before = Tally(), asked.first, perf_counter()
    while tally.decisions < asked.decisions and perf_counter() < before + 60 * asked.minutes:
        for view, played in decisions(BOTS[asked.bot], number):
            judge(view, played, tally)
        number += 1
    print(f"{asked.bot}: deals {asked.first} to {number - 1}, {perf_counter() - before:.0f} s")
    print(f"{tally.decisions} decisions with at most {WORLDS} worlds and more cards than one")
    print(f"{tally.certain} with a card that does it in every world; another was played in {tally.missed}")
    print(f"{tally.checked} checked by solving every card in every world")


if __name__ == "__main__":
    main()
