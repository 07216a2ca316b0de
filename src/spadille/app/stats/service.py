"""Statistics of a player, from the cached reviews of their latest matches."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import Final

from spadille import protocol
from spadille.app.result_cache import ResultCache, review_key
from spadille.app.tables.registry import TableRegistry
from spadille.evaluation import aggregate, review_json
from spadille.evaluation.aggregate import ReviewedDeal
from spadille.notation.codes import code_of
from spadille.play.deal import Deal
from spadille.protocol.api_error import ApiError
from spadille.rules.refusal import NotAllowed
from spadille.rules.seating import Seat
from spadille.sentences.sentence import say
from spadille.storage import Store
from spadille.storage import history as stored
from spadille.storage.store import Player
from spadille.workers.threads import ComputePool

_MAX_MATCHES: Final = 20
"""The number of latest matches that the statistics cover."""
_MAX_NOT_REVIEWED: Final = 10
"""The largest number of deals that are proposed for review, per game."""


@dataclass(frozen=True, slots=True)
class _OwnDeal:
    """A finished deal of the player, with its code and the player's seat."""

    deal: Deal
    code: str
    seat: Seat

    @property
    def key(self) -> bytes:
        return review_key(self.code, self.seat)

    @property
    def game(self) -> str:
        return self.deal.layout.rules.settings.game


class StatsService:
    """Computes the statistics of players."""

    def __init__(
        self, store: Store, tables: TableRegistry, result_cache: ResultCache, compute: ComputePool
    ) -> None:
        self._store = store
        self._tables = tables
        self._result_cache = result_cache
        self._compute = compute

    async def get_stats(self, player: Player) -> protocol.PlayerStats:
        """Return a player's statistics by game, from the deals that have been reviewed."""
        own = await self._compute.run(self._list_own_deals, player)
        cached = await self._result_cache.get_all([deal.key for deal in own])
        return await self._compute.run(_compute_stats, own, cached)

    def _list_own_deals(self, player: Player) -> list[_OwnDeal]:
        """Return the finished deals of a player's latest matches, latest first."""
        played = stored.list_matches(self._store, player, "", _MAX_MATCHES)
        return [deal for match in played for deal in self._deals_of_match(match)]

    def _deals_of_match(self, played: stored.PlayedMatch) -> list[_OwnDeal]:
        """Return a match's deals, latest first; none if the table cannot be read or a deal has no code."""
        with suppress(ApiError, NotAllowed):
            matches = self._tables.read_matches(played.table)
            state = next(match for match in matches if match.number == played.match)
            deals = [deal for deal in reversed(state.finished) if played.seat in deal.layout.active]
            return [_OwnDeal(deal, code_of(deal), played.seat) for deal in deals]
        return []


def _compute_stats(own: Sequence[_OwnDeal], cached: Mapping[bytes, str]) -> protocol.PlayerStats:
    games = dict.fromkeys(deal.game for deal in own)
    return protocol.PlayerStats(
        games=[_game_stats([deal for deal in own if deal.game == game], cached) for game in games]
    )


def _game_stats(own: Sequence[_OwnDeal], cached: Mapping[bytes, str]) -> protocol.GameStats:
    reviewed = list(_reviewed_deals(own, cached))
    not_reviewed = [deal for deal in own if deal.key not in cached][:_MAX_NOT_REVIEWED]
    return protocol.GameStats(
        game=own[0].game,
        deals=len(own),
        coming=[protocol.UnevaluatedDeal(code=deal.code, seat=deal.seat) for deal in not_reviewed],
        losses=loss_messages(reviewed) if reviewed else None,
    )


def _reviewed_deals(own: Sequence[_OwnDeal], cached: Mapping[bytes, str]) -> Iterator[ReviewedDeal]:
    for deal in own:
        if deal.key in cached:
            with suppress(ValueError):
                yield ReviewedDeal(deal.deal, review_json.load_review(cached[deal.key]))


def loss_messages(deals: Sequence[ReviewedDeal]) -> protocol.LossStats:
    """Return the aggregated losses of deals as a message."""
    found = aggregate.aggregate_losses(deals)
    kinds = [_losses_message(row, kind=say(f"stats-kind-{row.kind}").to_json()) for row in found.kinds]
    contracts = [_losses_message(row, expected_made=round(row.expected_made, 1)) for row in found.contracts]
    places = [*map(_losses_message, found.places)]
    return protocol.LossStats.model_validate(
        _losses_message(found, kinds=kinds, contracts=contracts, places=places)
    )


def _losses_message(
    losses: aggregate.Losses | aggregate.KindLosses | aggregate.ContractLosses | aggregate.PlaceLosses,
    **own: object,
) -> dict[str, object]:
    """Return losses as the fields of a message. Each mean gets its interval, and `own` fields are added."""
    fields = aggregate.losses_json(losses) | own
    means = {name: value for name, value in fields.items() if isinstance(value, list) and name not in own}
    return fields | {name: {"mean": mean, "within": within} for name, (mean, within) in means.items()}
