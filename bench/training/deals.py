"""Deals played by players who look ahead a little, kept a line each, so that it goes on where it stopped."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from random import Random

from spadille.arena.contest import Contest, Deals
from spadille.arena.seating import bid_by_reference
from spadille.bots import Player
from spadille.bots.expert.beliefs import Belief
from spadille.bots.expert.cardplay import Believing
from spadille.bots.searching import Searcher, Solving, Walking
from spadille.games import game_named
from spadille.notation.records import read_record, record_json
from spadille.play.deal import Deal
from spadille.play.seeing import view_of
from spadille.solver.outlook import Ahead

PLAYERS: tuple[Player, ...] = (
    Searcher(Solving(10)),
    Searcher(Solving(10)),
    Searcher(Walking(6_000)),
    Searcher(Believing(60, Belief(800), Ahead(12, 2))),
)
"""Who plays: at every seat one of them by chance; the same twice is drawn twice as often."""


@dataclass(frozen=True, slots=True)
class Source:
    """Where deals come from."""

    game: str
    rules: str
    seats: int
    deals: int
    """How many are dealt."""
    plain: float = 1.0
    """Of the contracts bid most, the part that is played."""

    @property
    def name(self) -> str:
        """What its file is called."""
        return f"{self.game}-{self.rules}.jsonl"

    def contest(self, seed: str) -> Contest:
        """The cards, and the reference that bids."""
        return Contest(game_named(self.game).rules(self.rules), self.seats, ("club", "pimc"), seed)


SOURCES = (
    Source("six-bid", "standard", 3, 24_000, plain=0.35),
    Source("progressive", "pennycook", 3, 3_000),
    Source("german-solo", "standard", 4, 8_000),
)


def play(source: Source, folder: Path, seed: str, minutes: float) -> bool:
    """Plays deals that are not kept yet for so long; whether all are."""
    folder.mkdir(parents=True, exist_ok=True)
    path, until = folder / source.name, time.monotonic() + 60 * minutes
    contest = source.contest(f"training/{seed}")
    assert contest.deals is Deals.TUNING
    with path.open("a+", encoding="utf-8") as kept:
        for number in range(_next(path), source.deals):
            if time.monotonic() > until:
                return False
            kept.write(json.dumps({"deal": number, "record": _played(source, contest, number)}) + "\n")
            kept.flush()
    return True


def _next(path: Path) -> int:
    """The number of the deal after the last one kept; a line that was cut off is taken away."""
    whole, _, cut = path.read_text(encoding="utf-8").rpartition("\n")
    if cut:
        path.write_text(whole + "\n" if whole else "", encoding="utf-8")
    return int(json.loads(whole.rsplit("\n", 1)[-1])["deal"]) + 1 if whole else 0


def _played(source: Source, contest: Contest, number: int) -> dict[str, object] | None:
    chance = Random(f"{contest.cards}/{number}/players")  # noqa: S311 - it may be guessed at
    deal = bid_by_reference(contest, number)
    declared = deal.phase.declared
    if declared is None or (declared.contract.price.by_points and chance.random() > source.plain):
        return None
    seated = {seat: chance.choice(PLAYERS) for seat in deal.layout.active}
    while deal.turn is not None:
        deal = deal.play(seated[deal.turn].answer(view_of(deal, deal.turn), chance))
    return record_json(deal)


def kept(folder: Path) -> Iterator[Deal]:
    """The deals that are kept, replayed."""
    for source in SOURCES:
        for line in (folder / source.name).read_text(encoding="utf-8").splitlines():
            record = json.loads(line)["record"]
            if record is not None:
                yield read_record(record).replay()
