"""Deals played by players who look ahead a little, kept a line each, so that it goes on where it stopped."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from random import Random

from spadille.arena.contest import Contest
from spadille.arena.seating import bid_by_reference
from spadille.bots import BOTS, Player
from spadille.bots.search.ismcts import ISMCTS
from spadille.bots.search.pimc import PIMC
from spadille.bots.search.player import SearchPlayer
from spadille.games import game_named
from spadille.notation.records import read_record, record_json
from spadille.play.deal import Deal
from spadille.play.seeing import view_of
from spadille.rules.contract import Contract, Partner
from training.keeping import whole_lines

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
        """What its file is called."""
        return f"{self.game}-{self.first}.jsonl"

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


def play(source: Source, folder: Path, seed: str, until: float) -> bool:
    """Plays deals that are not kept yet, no new one after this time; whether all are."""
    folder.mkdir(parents=True, exist_ok=True)
    path, contest = folder / source.name, source.contest(seed)
    path.touch()
    with path.open("a", encoding="utf-8") as file:
        for number in range(_next(path, source.first), source.last + 1):
            if time.monotonic() > until:
                return False
            file.write(json.dumps({"deal": number, "record": _played(source, contest, number)}) + "\n")
            file.flush()
    return True


def _next(path: Path, first: int) -> int:
    """The number of the deal after the last one kept."""
    kept = whole_lines(path)
    return int(json.loads(kept[-1])["deal"]) + 1 if kept else first


def _played(source: Source, contest: Contest, number: int) -> dict[str, object] | None:
    chance = Random(f"{contest.seed}{number}")
    deal = bid_by_reference(contest, number)
    declared = deal.phase.declared
    if declared is None or (_is_bid_often(declared.contract) and chance.random() > source.plain):
        return None
    seated = {seat: _one_of(source.players, chance) for seat in deal.layout.active}
    while deal.turn is not None:
        deal = deal.play(seated[deal.turn].answer(view_of(deal, deal.turn), chance))
    return record_json(deal)


def _one_of(players: tuple[Player, ...], chance: Random) -> Player:
    return players[0] if len(players) == 1 else chance.choice(players)


def _is_bid_often(contract: Contract) -> bool:
    return contract.price.by_points or contract.partner is not Partner.ALONE


def kept(folder: Path, *, heuristic: bool) -> Iterator[Deal]:
    """The deals that are kept, replayed: of those who play by rules of thumb, or of the others."""
    for source in SOURCES:
        if (source.players is HEURISTIC) is not heuristic:
            continue
        for line in (folder / source.name).read_text(encoding="utf-8").splitlines():
            record = json.loads(line)["record"]
            if record is not None:
                yield read_record(record).replay()
