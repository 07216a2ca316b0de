"""Deals played by players who look ahead a little, kept as series, so that it goes on where it stopped."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from random import Random

from research.runner import take_in
from spadille.arena.contest import Contest
from spadille.arena.seating import bid_with_reference
from spadille.bots import BOTS, Player
from spadille.bots.search.ismcts import ISMCTS
from spadille.bots.search.pimc import PIMC
from spadille.bots.search.player import SearchPlayer
from spadille.games import game_named
from spadille.notation.records import read_record, record_json
from spadille.play.deal import Deal
from spadille.play.seeing import view_of
from spadille.rules.contract import Contract, Partner
from spadille.study.runners import Runner
from spadille.study.series import NumberSpan, SeriesFolder

SOLVING: tuple[Player, ...] = (SearchPlayer(PIMC(10)),)
MIXED: tuple[Player, ...] = (*SOLVING, SearchPlayer(ISMCTS(6_000)))
HEURISTIC: tuple[Player, ...] = (BOTS["club"],)


@dataclass(frozen=True, slots=True)
class Source:
    """Where deals come from."""

    game: str
    rules: str
    seats: int
    first: int
    """The number of the first deal, and of the last."""
    last: int
    plain: float = 1.0
    """The part that is played of the contracts that are bid most."""
    players: tuple[Player, ...] = SOLVING
    """At every seat one of them by chance."""

    @property
    def name(self) -> str:
        """What its series is called."""
        return f"{self.game}-{self.first}"

    @property
    def many(self) -> int:
        """How many deals it has."""
        return self.last + 1 - self.first

    def at(self, stretch: float) -> int:
        """The number that is so many times all its deals behind its first."""
        return self.first + round(stretch * self.many)

    def contest(self, seed: str) -> Contest:
        """The cards, and the reference that bids."""
        return Contest(game_named(self.game).rules(self.rules), self.seats, ("club", "pimc"), seed)


SOURCES = (
    Source("six-bid", "standard", 3, 1_000, 7_280, plain=0.35),
    Source("german-solo", "standard", 4, 0, 3_060),
    Source("progressive", "pennycook", 3, 0, 165),
    Source("six-bid", "standard", 3, 20_000, 22_993, plain=0.35, players=MIXED),
    Source("six-bid", "standard", 3, 40_000, 48_999, plain=0.35, players=HEURISTIC),
)
BY_NAME = {source.name: source for source in SOURCES}
_SIZE = 20
"""How many deals a file has."""


def go_on(folder: SeriesFolder, on: Runner, seed: str, seconds: float) -> list[Source]:
    """Plays deals that are not kept yet, none begun after so many seconds; the sources that lack some."""
    folder.run_missing(partial(rows, seed), _spans(folder), on, seconds)
    lacking = {span.series for span in folder.find_missing(_spans(folder))}
    return [source for source in SOURCES if source.name in lacking]


def _spans(folder: SeriesFolder) -> Iterator[NumberSpan]:
    for source in SOURCES:
        yield from folder.spans(source.name, source.first, source.last + 1)


def rows(seed: str, name: str, number: int) -> Iterator[dict[str, object]]:
    """The one row of a deal, as it is kept."""
    source = BY_NAME[name]
    yield {"deal": number, "record": _played(source, source.contest(seed), number)}


def folder_at(place: Path) -> SeriesFolder:
    """Where the deals are kept; files of lines that were kept before are taken in."""
    folder = SeriesFolder(place, {"series": "cards"}, _SIZE)
    for source in SOURCES:
        take_in(folder, source.name, place / f"{source.name}.jsonl", source.first)
    return folder


def _played(source: Source, contest: Contest, number: int) -> dict[str, object] | None:
    chance = Random(f"{contest.seed}{number}")
    deal = bid_with_reference(contest, number)
    declared = deal.phase.declared
    if declared is None or (is_bid_often(declared.contract) and chance.random() > source.plain):
        return None
    seated = {seat: _one_of(source.players, chance) for seat in deal.layout.active}
    while deal.turn is not None:
        deal = deal.play(seated[deal.turn].answer(view_of(deal, deal.turn), chance))
    return record_json(deal)


def _one_of(players: tuple[Player, ...], chance: Random) -> Player:
    return players[0] if len(players) == 1 else chance.choice(players)


def is_bid_often(contract: Contract) -> bool:
    """Whether so many deals are played at it that a part of them is enough."""
    return contract.price.by_points or contract.partner is not Partner.ALONE


def kept(folder: SeriesFolder, *, heuristic: bool) -> Iterator[Deal]:
    """The deals that are kept, replayed: of those who play by rules of thumb, or of the others."""
    for source in SOURCES:
        if (source.players is HEURISTIC) is heuristic:
            for row in folder.read_rows(source.name):
                if row["record"] is not None:
                    yield read_record(row["record"]).replay()
