"""Count how often a bot misses a sure win in contracts in which the declarer must take nothing.

A sure win is a card that succeeds in every possible world. Decisions with too many possible worlds are
skipped. If the worlds are very few, every card is also solved in every world, which checks the search for
sure wins.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import partial
from random import Random

from research.deals import answer_of, first_rules
from research.runner import Experiment, Row, parser
from spadille.bots import BOTS, Player
from spadille.bots.learned.contract_class import NULL_CLASSES, classify_contract, estimate_promise
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
"""The least log odds of a hand to make its contract. With worse hands the deal ends at once."""
_BRUTE_FORCE = 400
"""The most worlds in which every card is solved."""
_NO_LIMIT = 1 << 62


def contracts() -> list[tuple[Rules, Contract]]:
    """Return all contracts in which the declarer must take nothing, in the first preset of each game."""
    every = map(first_rules, GAMES)
    return [
        (rules, contract)
        for rules in every
        for contract in rules.contracts
        if classify_contract(rules, contract, None) in NULL_CLASSES
    ]


def bid_deal(number: int) -> Deal:
    """Return a deal in which a contract to take nothing was bid by a seat with a suitable hand."""
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
    """Yield each card that `player` plays in deal `number` of `bid_deal`, with the view before it."""
    deal, chance = bid_deal(number), Random(number)
    while deal.turn is not None:
        answer = answer_of(player, deal, chance)
        if isinstance(answer, Play):
            yield view_of(deal, deal.turn), answer
        deal = deal.play(answer)


def check_decision(view: View, played: Play) -> Iterator[str]:
    """Yield the names of the counters that one decision increases.

    Yield nothing if there was no choice, or if too many worlds are possible.
    """
    if view.decision is None or len(view.decision.answers) == 1:
        return
    worlds = WorldSampler(view).enumerate(WORLDS)
    if worlds is None:
        return
    yield "decisions"
    cards = [answer.card for answer in view.decision.answers if isinstance(answer, Play)]
    is_sure = has_sure_win(view, worlds, cards[::-1])
    if is_sure:
        yield "certain"
        if not has_sure_win(view, worlds, [played.card]):
            yield "missed"
    if len(worlds) <= _BRUTE_FORCE:
        yield "checked"
        failed, made = outcome_values(view)
        wins = InformationSet(view, (0.0, 1.0) if made > failed else (1.0, 0.0)).average_payoffs(worlds)
        assert is_sure == (max(wins.values()) == 1), "solving every world gives another answer"


def outcome_values(view: View) -> tuple[float, float]:
    """Return the viewing seat's gain if the contract fails, and if it is made, in counters."""
    assert view.known is not None
    failed, made = settled(view, view.known).worth()
    return failed, made


def has_sure_win(view: View, worlds: Worlds, cards: list[Card]) -> bool:
    """Return whether one of the cards succeeds in every world."""
    failed, made = outcome_values(view)
    card, is_settled = InformationSet(view, (failed, made)).find_sure_card(
        worlds, cards, _NO_LIMIT, beats=failed > made
    )
    assert is_settled
    return card is not None


def play_deal(bot: str, _: str, number: int) -> Iterator[Row]:
    counts = Counter[str]()
    for view, played in decisions(BOTS[bot], number):
        counts.update(check_decision(view, played))
    yield {"deal": number, **counts}


def main(words: Sequence[str] | None = None) -> None:
    options = parser(__doc__, deals=1_000)
    options.add_argument("--bot", choices=BOTS, default="expert")
    args = options.parse_args(words)
    experiment = Experiment(f"sure_wins/{args.bot}", partial(play_deal, args.bot))
    experiment.run({"deals": range(args.deals)}, args)
    counts = Counter[str]()
    for row in experiment.rows("deals"):
        counts.update(row)
    print(
        f"{counts['decisions']} decisions of {args.bot} with at most {WORLDS} worlds and more cards than one"
    )
    print(
        f"{counts['certain']} with a card that is sure to succeed; another was played in {counts['missed']}"
    )
    print(f"{counts['checked']} checked by solving every card in every world")


if __name__ == "__main__":
    main()
