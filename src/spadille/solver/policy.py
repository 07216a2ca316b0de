"""Policies, the play history that they depend on, and posteriors, rollouts and search trees that use them."""

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
from spadille.rules.contract import Exposure, Partner, Widow
from spadille.rules.follow import TrumpLeads
from spadille.rules.goal import Counts
from spadille.rules.seating import Seat
from spadille.solver.core_input import HistoryInput
from spadille.solver.fates import Fates
from spadille.solver.information_set import InformationSet, MoveStatistics, encode_worlds
from spadille.solver.ranking_tables import encode_ranking
from spadille.solver.worlds import Worlds

_SEED_MASK = 0xFFFF_FFFF_FFFF
"""The core takes seeds of 48 bits."""
_WEIGHT_BYTES = 4
"""The number of bytes of a weight."""


@dataclass(frozen=True, slots=True)
class Schema:
    """The features of a decision and the architecture of the policy network."""

    units: int
    """The number of hidden units."""
    roles: int
    """The number of roles whose hands have their own weights."""
    situation: tuple[tuple[str, int], ...]
    """The names and widths of the features of the situation."""
    card: tuple[tuple[str, int], ...]
    """The names and widths of the features of a card."""
    hand: tuple[tuple[str, int], ...]
    """The names and widths of the features of a hand."""

    @property
    def _parts(self) -> dict[str, tuple[tuple[str, int], ...]]:
        return {"situation": self.situation, "card": self.card, "hand": self.hand}

    @property
    def to_json(self) -> dict[str, object]:
        """Return the schema as JSON, as in a model file."""
        declared = {name: dict(part) for name, part in self._parts.items()}
        return {"units": self.units, "roles": self.roles, **declared}

    @classmethod
    def from_json(cls, declared: Mapping[str, Any]) -> Schema:
        """Read a schema from a model file.

        Raises:
            ValueError, KeyError, TypeError, AttributeError: the value is not a schema.
        """

        def part(name: str) -> tuple[tuple[str, int], ...]:
            return tuple((feature, int(width)) for feature, width in declared[name].items())

        return cls(
            int(declared["units"]), int(declared["roles"]), part("situation"), part("card"), part("hand")
        )

    @property
    def hash(self) -> str:
        """Return a hash of the features and their order."""
        return hashlib.sha256(json.dumps(self.to_json).encode()).hexdigest()

    @property
    def numbers(self) -> dict[str, int]:
        """Return every number of the schema by its name. Compatible schemas have the same numbers."""
        parts = self._parts.items()
        widths = {f"{part}.{name}": width for part, features in parts for name, width in features}
        return {"units": self.units, "roles": self.roles, **widths}

    @property
    def shapes(self) -> dict[str, tuple[int, ...]]:
        """Return the shapes of a model's weight arrays by name, in the order of the arrays."""
        card = _count_columns(self.card)
        return {
            "situation": (_count_columns(self.situation), self.units),
            "card": (card, self.units),
            "first": (self.units,),
            "last": (self.units,),
            "straight": (card,),
            "hands": (self.roles, _count_columns(self.hand)),
        }

    @property
    def sizes(self) -> dict[str, int]:
        """Return the sizes of a model's weight arrays by name, in bytes."""
        return {name: _WEIGHT_BYTES * prod(shape) for name, shape in self.shapes.items()}


def _count_columns(features: Sequence[tuple[str, int]]) -> int:
    return sum(width for _, width in features)


def _read_core_schema() -> Schema:
    schema = _core.PolicyModel.schema()
    return Schema(
        schema.units,
        schema.roles,
        _list_widths(schema.situation),
        _list_widths(schema.card),
        _list_widths(schema.hand),
    )


def _list_widths(features: Sequence[_core.Feature]) -> tuple[tuple[str, int], ...]:
    return tuple((feature.name, feature.width) for feature in features)


SCHEMA = _read_core_schema()
"""The schema of this version's policy models, declared in `crates/core/src/policy/features.rs`."""
HAND_WEIGHTS = prod(SCHEMA.shapes["hands"])
"""The number of weights of the hand features of all roles."""


@dataclass(frozen=True, slots=True)
class RolloutSettings:
    """The settings of rollouts."""

    tricks: int
    """The number of tricks played by the policy, including the current one. The rest is solved."""
    times: int = 1
    """The number of rollouts in each world."""
    ahead: int = 0
    """The number of later choices that the seat to play optimizes by what it then knows, instead of following
    the policy (lookahead). With it the deal is played to its end, whatever `tricks` is."""
    fates: bool = False
    """Whether the fates of the cards are counted. This needs rollouts that the policy plays to the end."""


@dataclass(frozen=True, slots=True)
class RolloutResult:
    """The result of the rollouts of one card."""

    payoff: float
    """The mean payoff."""
    gain_rate: float
    """The share of rollouts with a payoff above 0."""
    probability: float
    """The probability of the card under the policy."""
    fates: Fates | None = None
    """The fates of the cards, if the settings request them."""
    solved: float | None = None
    """The mean payoff in solved worlds, if `payoff` is a mixture of rollouts and solved worlds."""


@dataclass(frozen=True, slots=True)
class RolloutEnds:
    """The outcomes of the rollouts of all legal cards."""

    outcomes: Sequence[int]
    """The outcome of each rollout as an index of the payoffs, by world, legal card and repetition."""
    fates: tuple[Fates, ...]
    """The fates of the cards after each legal card, if the settings request them."""


class PolicyModel:
    """A neural network fitted to recorded play. It gives the probability of each card, and the likelihood of
    hands.
    """

    def __init__(self, numbers: bytes) -> None:
        """Load the weights: little-endian 32-bit floats, in the order of `SCHEMA.shapes`.

        Raises:
            NotSolvable: the weights do not fit the schema.
        """
        self.core = _core.PolicyModel(numbers)


class Uniform:
    """The uniform policy: every legal card has the same probability."""

    def __init__(self) -> None:
        self.core = _core.Uniform()


class Heuristic:
    """A rule-based policy that sees all cards."""

    def __init__(self, view: View) -> None:
        """Build the policy for the contract of a view."""
        assert view.known is not None
        avoids = view.known.contract.goal.avoids
        self.core = _core.Heuristic(encode_ranking(view.ranking, view.rules.void), avoids=avoids)


Policy = Uniform | Heuristic | PolicyModel
"""Any policy. Posteriors, rollouts and search trees take all kinds."""


@dataclass(frozen=True, slots=True)
class Mixture:
    """The posterior over worlds if each opponent plays by an unknown one of several policies."""

    log_weights: Sequence[float]
    """The logarithm of each world's unnormalized posterior weight."""
    best_policies: Sequence[int]
    """For each active seat, the index of the policy that best explains its plays; 0 for the viewing seat."""


class PlayHistory:
    """The public history of the play of the cards, on which policies base their choices."""

    def __init__(self, view: View) -> None:
        """Read the history from a view that has a contract."""
        assert view.known is not None
        self._view = view
        self.core = _encode_history(view, view.known)

    def card_probabilities(self, policy: Policy) -> dict[Card, float]:
        """Return the probability of each legal card under the policy, given only what the seat knows.

        Raises:
            NotSolvable: it is not the seat's turn to play.
        """
        return {
            CARDS[card]: probability
            for card, probability in self.core.card_probabilities(policy.core, self.known_cards())
        }

    def known_cards(self) -> list[int]:
        """Return masks of the cards that the seat knows: each player's from eldest on, then those set
        aside.
        """
        view = self._view
        hands = [view.hand if seat == view.seat else view.shown.get(seat, Hand()) for seat in view.active]
        return [hand.mask for hand in (*hands, view.laid_away)]

    def log_likelihoods(self, policy: Policy, worlds: Worlds, epsilon: float) -> list[tuple[float, float]]:
        """Return two log likelihoods for each world: of the hands, and of the plays so far with these hands.

        `epsilon` is the assumed probability that a player plays a random card instead of the policy's.
        """
        own = self._index_of(self._view.seat)
        likelihoods = self.core.log_likelihoods(policy.core, encode_worlds(worlds), own, epsilon)
        return [(likelihood.hands, likelihood.play) for likelihood in likelihoods]

    def mix_policies(self, policies: Sequence[Policy], worlds: Worlds, epsilon: float) -> Mixture:
        """Weigh worlds by the plays so far, if each opponent follows one of the policies.

        Each opponent's policy is independent, with a uniform prior. `epsilon` is the assumed probability that
        a player plays a random card instead.

        Raises:
            NotSolvable: `policies` is empty.
        """
        own = self._index_of(self._view.seat)
        cores = [policy.core for policy in policies]
        mixture = self.core.mix_policies(cores, encode_worlds(worlds), own, epsilon)
        return Mixture(mixture.log_weights, mixture.best_policies)

    def run_rollouts(
        self,
        policies: Sequence[Policy],
        information_set: InformationSet,
        worlds: Worlds,
        settings: RolloutSettings,
        seed: int,
    ) -> dict[Card, RolloutResult]:
        """Run rollouts after each legal card. `policies` has one policy for all seats, or one for each active
        seat.

        Raises:
            NotSolvable: there is no world, or the number of policies is wrong.
        """
        results = self.core.run_rollouts(
            [policy.core for policy in policies],
            information_set.core,
            encode_worlds(worlds),
            tricks=settings.tricks,
            times=settings.times,
            seed=seed & _SEED_MASK,
            ahead=settings.ahead,
            fates=settings.fates,
        )
        return {
            CARDS[result.card]: RolloutResult(
                result.payoff,
                result.gain_rate,
                result.probability,
                None if result.fates is None else Fates.of(result.fates),
            )
            for result in results
        }

    def rollout_probabilities(
        self, policy: Policy, information_set: InformationSet, worlds: Worlds
    ) -> dict[Card, float]:
        """Return the probability of each legal card under the policy. It is the same in every world.

        Raises:
            NotSolvable: there is no world.
        """
        rows = encode_worlds(worlds)
        first = rows[: len(rows) // len(worlds)] if worlds else rows
        results = self.core.run_rollouts(
            [policy.core], information_set.core, first, tricks=1, times=1, seed=0, ahead=0, fates=False
        )
        return {CARDS[result.card]: result.probability for result in results}

    def find_rollout_ends(
        self,
        policies: Sequence[Policy],
        information_set: InformationSet,
        worlds: Worlds,
        settings: RolloutSettings,
        seed: int,
    ) -> RolloutEnds:
        """Run rollouts after each legal card without lookahead, and return the outcome of each.

        With `tricks` 0, each world is solved and has one outcome for each card. This is only possible if the
        declaring side must take nothing.

        Raises:
            NotSolvable: there is no world; `tricks` is 0 and the side may take something; or the number of
                policies is neither one nor that of the active seats.
        """
        ends, fates = self.core.find_rollout_ends(
            [policy.core for policy in policies],
            information_set.core,
            encode_worlds(worlds),
            tricks=settings.tricks,
            times=settings.times,
            seed=seed & _SEED_MASK,
            fates=settings.fates,
        )
        return RolloutEnds(array("H", ends), tuple(map(Fates.of, fates)))

    def search_tree(
        self, policy: Policy, information_set: InformationSet, worlds: Worlds, exploration: float, seed: int
    ) -> dict[Card, MoveStatistics]:
        """Run ISMCTS with rollouts by the policy, one iteration for each world.

        Raises:
            NotSolvable: there is no world.
        """
        moves = self.core.search_tree(
            policy.core,
            information_set.core,
            encode_worlds(worlds),
            exploration=exploration,
            seed=seed & _SEED_MASK,
        )
        return {CARDS[move.card]: MoveStatistics(move.visits, move.payoff) for move in moves}

    def _index_of(self, seat: Seat | None) -> int:
        active = self._view.active
        return active.index(seat) if seat in active else len(active)


def _encode_history(view: View, known: Known) -> _core.History:
    contract, active = known.contract, view.active
    partnered = contract.partner is not Partner.ALONE and known.called is not None
    declarer, leader = active.index(known.declarer), _find_leader(view, known)
    open_partner = known.asked or contract.partner is Partner.NAMES_TRUMP
    side = {known.declarer} | ({known.partner} if open_partner and known.partner is not None else set())
    bidders = {action.seat for action in view.history if isinstance(action, Bid)}
    return _core.History(
        encode_ranking(view.ranking, view.rules.void),
        HistoryInput(
            pack=view.rules.pack.hand.mask,
            seats=len(active),
            leader=leader,
            played=_list_played(view),
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
            locked=view.rules.trump_leads is not TrumpLeads.FREE,
            aside_to_last=contract.widow is Widow.LAST_TRICK,
        ),
    )


def _find_leader(view: View, known: Known) -> int:
    """Return the index of the active seat that led, or will lead, to the first trick."""
    if view.tricks:
        return view.active.index(view.tricks[0].leader)
    if view.table is not None:
        return view.active.index(view.table.order[0])
    return known.contract.lead.place(view.active.index(known.declarer), len(view.active))


def _list_played(view: View) -> bytes:
    cards = [card for trick in view.tricks for card in trick.cards]
    lying = view.table.cards if view.table is not None else ()
    return bytes(card.number for card in (*cards, *lying))


def count_before_exposure(exposure: Exposure, place: int, seats: int) -> int:
    """Return how many cards are played before the declarer's hand is exposed.

    `place` is the declarer's position in the first trick.
    """
    if exposure is Exposure.BEFORE_LEAD:
        return 0
    if exposure is Exposure.AFTER_LEAD:
        return 1
    return seats - 1 if place == seats - 1 else seats
