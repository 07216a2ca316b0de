"""Play the deals to which the policies are fitted, with players that search a few worlds."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random

from research.deals import answer_of, play_on
from research.runner import Experiment, Row
from research.training.model_file import SEED
from spadille.arena.contest import Contest
from spadille.arena.seating import bid_with_reference
from spadille.bots import BOTS, Player
from spadille.bots.search.ismcts import ISMCTS
from spadille.bots.search.pimc import PIMC
from spadille.bots.search.player import SearchPlayer
from spadille.games import game_named
from spadille.notation.records import read_record, record_json
from spadille.play.action import Action
from spadille.play.deal import Deal
from spadille.rules.contract import Contract, Partner

SOLVING: tuple[Player, ...] = (SearchPlayer(PIMC(10)),)
MIXED: tuple[Player, ...] = (*SOLVING, SearchPlayer(ISMCTS(6_000)))
HEURISTIC: tuple[Player, ...] = (BOTS["club"],)


@dataclass(frozen=True, slots=True)
class Source:
    """A range of numbered deals of a game, and the players that play them."""

    game: str
    rules: str
    seats: int
    first: int
    """The number of the first deal. `last` is that of the last one."""
    last: int
    plain: float = 1.0
    """The share of the most frequent contracts that is played."""
    players: tuple[Player, ...] = SOLVING
    """The players, of whom each seat gets a random one."""

    @property
    def name(self) -> str:
        """The name of the source's series."""
        return f"{self.game}-{self.first}"

    def numbers(self, start: float = 0.0, end: float = 1.0) -> range:
        """Return deal numbers: a range from `start` to `end` in multiples of the source's size. Numbers above
        1 continue after the last deal.
        """
        size = self.last + 1 - self.first
        return range(self.first + round(start * size), self.first + round(end * size))

    def contest(self, seed: str) -> Contest:
        """Return the contest with these cards."""
        return Contest(game_named(self.game).rules(self.rules), self.seats, ("club", "pimc"), seed)


SOURCES = (
    Source("six-bid", "standard", 3, 1_000, 7_280, plain=0.35),
    Source("german-solo", "standard", 4, 0, 3_060),
    Source("progressive", "pennycook", 3, 0, 165),
    Source("six-bid", "standard", 3, 20_000, 22_993, plain=0.35, players=MIXED),
    Source("six-bid", "standard", 3, 40_000, 48_999, plain=0.35, players=HEURISTIC),
)
BY_NAME = {source.name: source for source in SOURCES}
NUMBERS = {source.name: source.numbers() for source in SOURCES}


def play_deal(name: str, number: int) -> Iterator[Row]:
    source = BY_NAME[name]
    yield {"deal": number, "record": _play(source, source.contest(SEED), number)}


def _play(source: Source, contest: Contest, number: int) -> Row | None:
    """Return the record of deal `number`, or None if all pass or the deal is left out."""
    chance = Random(f"{contest.seed}{number}")
    deal = bid_with_reference(contest, number)
    declared = deal.phase.declared
    if declared is None or (is_bid_often(declared.contract) and chance.random() > source.plain):
        return None
    players = {
        seat: source.players[0] if len(source.players) == 1 else chance.choice(source.players)
        for seat in deal.layout.active
    }

    def choose(deal: Deal) -> Action:
        assert deal.turn is not None
        return answer_of(players[deal.turn], deal, chance)

    return record_json(play_on(deal, choose))


def is_bid_often(contract: Contract) -> bool:
    """Return whether a contract is so frequent that a share of its deals is enough."""
    return contract.price.by_points or contract.partner is not Partner.ALONE


DEALS = Experiment("policy", play_deal, size=20)


def read_deals(*, heuristic: bool) -> Iterator[Deal]:
    """Yield the stored deals of the heuristic players, or of all others."""
    for source in SOURCES:
        if (source.players is HEURISTIC) is heuristic:
            for row in DEALS.rows(source.name):
                if row["record"] is not None:
                    yield read_record(row["record"]).replay()
