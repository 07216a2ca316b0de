"""Select golden deals: the first of a series in which a contract was won, and lost, by sensible play."""

import json
import sys
from pathlib import Path
from random import Random

from spadille.bots import BOTS
from spadille.games import GAMES
from spadille.notation.chance import Stream, dealt_by, key_of
from spadille.notation.making import Player, pass_if_allowed, played
from spadille.notation.records import Header, record_json
from spadille.play.action import Action, Bid
from spadille.play.deal import Deal
from spadille.play.seeing import view_of
from spadille.rules.contract import Contract
from spadille.rules.game import Game, Rules
from spadille.rules.settlement import Result
from tests.golden.deal_page import format_page
from tests.laws.strong_hands import make_strong_layout

HERE = Path(__file__).parent
_TRIES = 400


def sensible_player(bid: Bid, whims: Random) -> Player:
    """Return a player who lets one seat play its bid and decides everything after the auction like the bot
    `club`.
    """

    def answer(deal: Deal) -> Action:
        assert deal.turn is not None
        if deal.phase.kind == "auction":
            return bid if bid in deal.answers() else pass_if_allowed(deal.answers())
        return BOTS["club"].answer(view_of(deal, deal.turn), whims)

    return answer


def select_deals(rules: Rules, contract: Contract) -> dict[str, Deal]:
    """Return a deal in which the contract is won and one in which it is lost, by outcome."""
    found: dict[str, Deal] = {}
    for number in range(_TRIES):
        stream = Stream(key_of(f"golden/{rules.settings.preset}/{contract.id}", number))
        seats = stream.one_of(rules.seats)
        at = Header(rules, seats, stream.below(seats), tuple((pot, 5) for pot, _ in rules.antes))
        bidder = stream.one_of(rules.active(seats, at.dealer))
        strong = make_strong_layout(at, bidder, contract, stream)
        start = Deal.of(strong if number % 2 else dealt_by(stream, rules, seats, at.dealer, pots=at.pots))
        deal = played(start, sensible_player(Bid(bidder, contract.id), Random(number)))
        found.setdefault(_outcome(deal.result, contract), deal)
        if {"won", "lost"} <= found.keys():
            break
    return {outcome: found[outcome] for outcome in ("won", "lost")}


def _outcome(result: Result | None, contract: Contract) -> str:
    return result.outcome.value if result and result.contract == contract.id else "other"


def write_pages(game: Game) -> None:
    """Write the pages of a game, and remove those of contracts and presets that no longer exist."""
    folder = HERE / game.id
    folder.mkdir(exist_ok=True)
    for gone in folder.glob("*.txt"):
        gone.unlink()
    for preset in game.presets:
        rules = game.rules(preset.id)
        for contract in rules.contracts:
            for outcome, deal in select_deals(rules, contract).items():
                record = json.dumps(record_json(deal))
                path = folder / f"{preset.id}-{contract.id}-{outcome}.txt"
                path.write_text(f"{format_page(deal)}\nrecord {record}\n", "utf-8")


if __name__ == "__main__":
    for name in sys.argv[1:] or GAMES:
        write_pages(GAMES[name])
