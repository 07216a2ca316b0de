"""The results of the deal of the day: the player's own, the others', and the expert's."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Mapping
from typing import Final

from spadille.app.daily.day_tables import BOT, days_tables
from spadille.app.deals.bot_playout import Players, played_by_bots
from spadille.app.result_cache import Findings
from spadille.notation.days import ME, DayDeal
from spadille.play.deal import Deal
from spadille.protocol.api_error import refuse
from spadille.storage import Damaged, Store
from spadille.storage.cache_table import key_of
from spadille.table.reducer import fold

BEST: Final = "expert"
"""Who sets par."""
_PARS, _MOST = 64, 10_000
_OF_A_DAY: Final = "SELECT id FROM tables WHERE id LIKE :begin ORDER BY id LIMIT :most"


class DayResults:
    """The results of the days. A table is read until its deal is over, and then never again."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._paid: dict[str, int] = {}

    def others(self, deal: DayDeal, own: str) -> Mapping[int, int]:
        """How many others had each result."""
        listed = self._store.query(_OF_A_DAY, begin=f"{days_tables(deal)}%", most=_MOST)
        paid = [self.paid(table) for (table,) in listed if table != own]
        return dict(sorted(Counter(brought for brought in paid if brought is not None).items()))

    def paid(self, table: str) -> int | None:
        """What the deal at a table brought its player; None while it is in play, or if there is none."""
        if table not in self._paid:
            brought = self._read(table)
            if brought is None:
                return None
            self._paid[table] = brought
        return self._paid[table]

    def _read(self, table: str) -> int | None:
        try:
            events = self._store.events(table)
        except Damaged:
            return None
        finished = fold(events).finished if events else ()
        return _payment(finished[0]) if finished else None


class Pars:
    """The expert's result in each deal, in the player's seat, found once."""

    def __init__(self, findings: Findings) -> None:
        self._findings = findings
        self._found: dict[bytes, asyncio.Task[int]] = {}

    async def par(self, deal: DayDeal, players: Players) -> int:
        """What the expert wins or pays.

        Raises:
            Refusal: `unknown-bot` if there is no expert here; `out-of-reach` if it had no time.
        """
        if BEST not in players.bots:
            raise refuse("unknown-bot", bot=BEST)
        task = self._found.get(deal.secret)
        if task is None or (task.done() and task.exception() is not None):
            task = self._found[deal.secret] = asyncio.create_task(self._par(deal, players))
            if len(self._found) > _PARS:
                del self._found[next(iter(self._found))]
        return await asyncio.shield(task)

    async def _par(self, deal: DayDeal, players: Players) -> int:
        """The result stored earlier, or else the one found and stored now."""
        key = key_of("par", deal.secret.hex())
        kept = await self._findings.find(key)
        if kept is not None:
            return int(kept)
        paid = await _played(deal, players)
        await self._findings.keep(key, str(paid))
        return paid


async def _played(dealt: DayDeal, players: Players) -> int:
    """The deal with the expert in the player's seat; the other bots have their usual randomness."""
    key = dealt.promise.key.hex()
    return _payment(
        await played_by_bots(dealt.layout, key, lambda seat: BEST if seat == ME else BOT, players)
    )


def _payment(deal: Deal) -> int:
    assert deal.result is not None
    return deal.result.payments[ME]
