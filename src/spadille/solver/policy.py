"""The policy model, the history it is asked about, and rollouts by it."""

from __future__ import annotations

import hashlib
import json
from array import array
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import prod
from typing import Any

from spadille import _core
from spadille.cards import CARDS, Card, Hand
from spadille.play.action import Bid
from spadille.play.view import Known, View
from spadille.rules.contract import Exposure, Lead, Partner, Widow
from spadille.rules.goal import Counts
from spadille.rules.seating import Seat
from spadille.solver.core_input import HistoryInput
from spadille.solver.information_set import InformationSet, MoveStatistics, encode_worlds
from spadille.solver.ranking_tables import encode_ranking
from spadille.solver.worlds import Worlds

_SEEDS = 0xFFFF_FFFF_FFFF
"""As many seeds as the core may be given."""
_NUMBER = 4
"""How many bytes a weight has."""


@dataclass(frozen=True, slots=True)
class Schema:
    """What a policy model is told of a decision, and how it weighs it."""

    units: int
    """Hidden units."""
    roles: int
    """Whose hands are told apart."""
    situation: tuple[tuple[str, int], ...]
    card: tuple[tuple[str, int], ...]
    hand: tuple[tuple[str, int], ...]

    @property
    def _parts(self) -> dict[str, tuple[tuple[str, int], ...]]:
        return {"situation": self.situation, "card": self.card, "hand": self.hand}

    @property
    def to_json(self) -> dict[str, object]:
        """As a model file says it."""
        declared = {name: dict(part) for name, part in self._parts.items()}
        return {"units": self.units, "roles": self.roles, **declared}

    @classmethod
    def from_json(cls, declared: Mapping[str, Any]) -> Schema:
        """The same, read.

        Raises:
            ValueError, KeyError, TypeError, AttributeError: this is no schema.
        """

        def part(name: str) -> tuple[tuple[str, int], ...]:
            return tuple((feature, int(width)) for feature, width in declared[name].items())

        return cls(
            int(declared["units"]), int(declared["roles"]), part("situation"), part("card"), part("hand")
        )

    @property
    def hash(self) -> str:
        """The same for the same features in the same order."""
        return hashlib.sha256(json.dumps(self.to_json).encode()).hexdigest()

    @property
    def numbers(self) -> dict[str, int]:
        """By name all that must be the same in two schemas that fit."""
        parts = self._parts.items()
        widths = {f"{part}.{name}": width for part, features in parts for name, width in features}
        return {"units": self.units, "roles": self.roles, **widths}

    @property
    def shapes(self) -> dict[str, tuple[int, ...]]:
        """The arrays of a policy's weights, in their order."""
        card = _places(self.card)
        return {
            "situation": (_places(self.situation), self.units),
            "card": (card, self.units),
            "first": (self.units,),
            "last": (self.units,),
            "straight": (card,),
            "hands": (self.roles, _places(self.hand)),
        }

    @property
    def sizes(self) -> dict[str, int]:
        """The same in bytes."""
        return {name: _NUMBER * prod(shape) for name, shape in self.shapes.items()}


def _places(features: Sequence[tuple[str, int]]) -> int:
    return sum(width for _, width in features)


def _declared() -> Schema:
    schema = _core.PolicyModel.schema()
    return Schema(
        schema.units,
        schema.roles,
        _named_widths(schema.situation),
        _named_widths(schema.card),
        _named_widths(schema.hand),
    )


def _named_widths(features: Sequence[_core.Feature]) -> tuple[tuple[str, int], ...]:
    return tuple((feature.name, feature.width) for feature in features)


SCHEMA = _declared()
"""What the policy models of this version are told: `crates/core/src/policy/features.rs` declares it."""
HAND_WEIGHTS = prod(SCHEMA.shapes["hands"])
"""How many places the features of the hands of all roles have."""


@dataclass(frozen=True, slots=True)
class RolloutSettings:
    """How a deal is played on in a world."""

    tricks: int
    """So many tricks, the one on the table among them, are played by the policy before the rest is solved."""
    times: int = 1
    """How often in each world."""
    ahead: int = 0
    """How many of its later choices the seat to play makes as best it can by what it then sees, and not by
    the policy. The deal is then played to its end, however many tricks that takes."""


@dataclass(frozen=True, slots=True)
class RolloutResult:
    """What became of a card."""

    payoff: float
    """Its mean."""
    gain_rate: float
    """In which part of the ends whoever played it gains."""
    probability: float
    """How likely it is by the policy."""


class PolicyModel:
    """Weights that say how likely a card is played and a hand is held, fitted to how others played."""

    def __init__(self, numbers: bytes) -> None:
        """From its numbers, 4 bytes each.

        Raises:
            NotSolvable: they are not the weights of a policy.
        """
        self.core = _core.PolicyModel(numbers)


class Uniform:
    """Plays each card as likely as any other."""

    def __init__(self) -> None:
        self.core = _core.Uniform()


class Heuristic:
    """Plays by rules of thumb, and as if all cards were known."""

    def __init__(self, view: View) -> None:
        """In the contract of a view."""
        assert view.known is not None
        nothing = view.known.contract.goal.avoids
        self.core = _core.Heuristic(encode_ranking(view.ranking, view.rules.void), avoids=nothing)


Policy = Uniform | Heuristic | PolicyModel
"""How somebody plays: worlds are weighed, played on and grown through by any."""


@dataclass(frozen=True, slots=True)
class Mixture:
    """What a seat believes that does not know by which policy each of the others plays."""

    log_weights: Sequence[float]
    """By world, how likely it is beside the others, as a logarithm."""
    best_policies: Sequence[int]
    """By active seat, the place of the policy by which it most likely plays; of the seat itself the first."""


class PlayHistory:
    """The play of the cards so far, as everybody at the table saw it."""

    def __init__(self, view: View) -> None:
        """As a view tells it, once a contract is being played."""
        assert view.known is not None
        self._view = view
        self.core = _history(view, view.known)

    def card_probabilities(self, policy: Policy) -> dict[Card, float]:
        """By card that the seat may play, how likely it is by the policy, from what the seat knows alone.

        Raises:
            NotSolvable: the seat is not to play.
        """
        return {
            CARDS[card]: chance
            for card, chance in self.core.card_probabilities(policy.core, self.known_cards())
        }

    def known_cards(self) -> list[int]:
        """What the seat knows of the hands, from eldest on, and of the cards set aside."""
        view = self._view
        hands = [view.hand if seat == view.seat else view.shown.get(seat, Hand()) for seat in view.active]
        return [hand.mask for hand in (*hands, view.laid_away)]

    def log_likelihoods(self, policy: Policy, worlds: Worlds, epsilon: float) -> list[tuple[float, float]]:
        """By world the logarithms of how likely it is beside the others, by the hands and by the play.

        `epsilon` is the part of all plays that are thought to follow no policy.
        """
        own = self._place(self._view.seat)
        weighed = self.core.log_likelihoods(policy.core, encode_worlds(worlds), own, epsilon)
        return [(likelihood.hands, likelihood.play) for likelihood in weighed]

    def mix_policies(self, policies: Sequence[Policy], worlds: Worlds, epsilon: float) -> Mixture:
        """How likely worlds are where each of the others plays by any of these policies, whichever the rest
        play by; every policy is as likely as any other before a card is played.

        Raises:
            NotSolvable: there is no policy.
        """
        own = self._place(self._view.seat)
        every = [policy.core for policy in policies]
        mixed = self.core.mix_policies(every, encode_worlds(worlds), own, epsilon)
        return Mixture(mixed.log_weights, mixed.best_policies)

    def run_rollouts(
        self,
        policies: Sequence[Policy],
        information_set: InformationSet,
        worlds: Worlds,
        settings: RolloutSettings,
        seed: int,
    ) -> dict[Card, RolloutResult]:
        """By card that may be played, its rollouts: all play on by one policy or each active seat by its own,
        the rest is solved; or the seat looks ahead.

        Raises:
            NotSolvable: there is no world, or there are neither one nor as many policies as seats.
        """
        results = self.core.run_rollouts(
            [policy.core for policy in policies],
            information_set.core,
            encode_worlds(worlds),
            tricks=settings.tricks,
            times=settings.times,
            seed=seed & _SEEDS,
            ahead=settings.ahead,
        )
        return {
            CARDS[result.card]: RolloutResult(result.payoff, result.gain_rate, result.probability)
            for result in results
        }

    def rollout_probabilities(
        self, policy: Policy, information_set: InformationSet, worlds: Worlds
    ) -> dict[Card, float]:
        """By card that may be played, how likely it is by the policy: the same in every world.

        Raises:
            NotSolvable: there is no world.
        """
        rows = encode_worlds(worlds)
        first = rows[: len(rows) // len(worlds)] if worlds else rows
        results = self.core.run_rollouts(
            [policy.core], information_set.core, first, tricks=1, times=1, seed=0, ahead=0
        )
        return {CARDS[result.card]: result.probability for result in results}

    def find_rollout_ends(
        self,
        policies: Sequence[Policy],
        information_set: InformationSet,
        worlds: Worlds,
        settings: RolloutSettings,
        seed: int,
    ) -> Sequence[int]:
        """By world, card that may be played (by its number) and time, where the rollout ends: the place in
        what the ends are worth; nobody looks ahead. Where a side is to take nothing and no trick is played by
        the policy, a world is solved, and ends once for each card.

        Raises:
            NotSolvable: there is no world, or a side that counts something is to be solved at once, or there
                are neither one nor as many policies as seats.
        """
        ends = self.core.find_rollout_ends(
            [policy.core for policy in policies],
            information_set.core,
            encode_worlds(worlds),
            tricks=settings.tricks,
            times=settings.times,
            seed=seed & _SEEDS,
        )
        return array("H", ends)

    def search_tree(
        self, policy: Policy, information_set: InformationSet, worlds: Worlds, exploration: float, seed: int
    ) -> dict[Card, MoveStatistics]:
        """By card tried, what became of it in a tree grown through the worlds, with rollouts by a policy.

        Raises:
            NotSolvable: there is no world.
        """
        tried = self.core.search_tree(
            policy.core,
            information_set.core,
            encode_worlds(worlds),
            exploration=exploration,
            seed=seed & _SEEDS,
        )
        return {CARDS[move.card]: MoveStatistics(move.visits, move.payoff) for move in tried}

    def _place(self, seat: Seat | None) -> int:
        active = self._view.active
        return active.index(seat) if seat in active else len(active)


def _history(view: View, known: Known) -> _core.History:
    contract, active = known.contract, view.active
    partnered = contract.partner is not Partner.ALONE and known.called is not None
    declarer, leader = active.index(known.declarer), _leader(view, known)
    open_partner = known.asked or contract.partner is Partner.NAMES_TRUMP
    side = {known.declarer} | ({known.partner} if open_partner and known.partner is not None else set())
    bidders = {action.seat for action in view.history if isinstance(action, Bid)}
    return _core.History(
        encode_ranking(view.ranking, view.rules.void),
        HistoryInput(
            pack=view.rules.pack.hand.mask,
            seats=len(active),
            leader=leader,
            played=_played(view),
            declarer=declarer,
            side=sum(1 << active.index(seat) for seat in side),
            called=known.called.number if partnered and known.called is not None else None,
            bidders=sum(1 << active.index(seat) for seat in bidders),
            exposed=0 if contract.exposure is Exposure.NEVER else 1 << declarer,
            exposed_from=count_before_exposure(
                contract.exposure, (declarer - leader) % len(active), len(active)
            ),
            has_discards=contract.widow is Widow.TAKEN_UP,
            counts_tricks=view.rules.counts_in(contract) is Counts.TRICKS,
        ),
    )


def _leader(view: View, known: Known) -> int:
    """The place of who led to the first trick, or leads to it."""
    if view.tricks:
        return view.active.index(view.tricks[0].leader)
    if view.table is not None:
        return view.active.index(view.table.order[0])
    if known.contract.lead is Lead.LEFT_OF_DECLARER:
        return (view.active.index(known.declarer) + 1) % len(view.active)
    return 0


def _played(view: View) -> bytes:
    cards = [card for trick in view.tricks for card in trick.cards]
    lying = view.table.cards if view.table is not None else ()
    return bytes(card.number for card in (*cards, *lying))


def count_before_exposure(exposure: Exposure, place: int, seats: int) -> int:
    """After how many cards a hand is laid open, that plays to the first trick at this place."""
    if exposure is Exposure.BEFORE_LEAD:
        return 0
    if exposure is Exposure.AFTER_LEAD:
        return 1
    return seats - 1 if place == seats - 1 else seats
