"""Recount the numbers of card reasons with other code: the same worlds are played again with the same seeds.

Only the policy's probabilities come from the native core. Tricks, sides, random numbers and counts are
computed here. A fault in the core, or in the code that finds reasons, thus shows as a difference.
"""

from __future__ import annotations

import struct
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from inspect import signature as bind
from typing import Any
from unittest.mock import patch

from spadille import _core
from spadille.cards import CARDS, Card
from spadille.play.view import View
from spadille.rules.contract import Partner, Widow
from spadille.rules.goal import Objective
from spadille.sentences.sentence import Sentence
from spadille.solver.core_input import HistoryInput
from spadille.solver.policy import PlayHistory, Policy, RolloutSettings
from spadille.solver.worlds import Worlds

_BITS = (1 << 64) - 1
_GOLDEN = 0x9E37_79B9_7F4A_7C15
_SEED_BITS = (1 << 48) - 1


class Xoshiro:
    """The random generator of the core's rollouts: xoshiro256++, seeded by splitmix64."""

    def __init__(self, seed: int) -> None:
        self._state = []
        for number in range(1, 5):
            mixed = (seed + number * _GOLDEN) & _BITS
            mixed = ((mixed ^ (mixed >> 30)) * 0xBF58_476D_1CE4_E5B9) & _BITS
            mixed = ((mixed ^ (mixed >> 27)) * 0x94D0_49BB_1331_11EB) & _BITS
            self._state.append(mixed ^ (mixed >> 31))

    def unit(self) -> float:
        a, b, c, d = self._state
        drawn = (_rotate((a + d) & _BITS, 23) + a) & _BITS
        c, d = c ^ a, d ^ b
        self._state = [a ^ d, b ^ c, c ^ ((b << 17) & _BITS), _rotate(d, 45)]
        return (drawn >> 12) * 2.0**-52


def _rotate(number: int, by: int) -> int:
    return ((number << by) | (number >> (64 - by))) & _BITS


def _single(number: float) -> float:
    """Round to a 32-bit floating-point number, because the core computes with these."""
    return float(struct.unpack("f", struct.pack("f", number))[0])


def pick(likely: Sequence[tuple[int, float]], at: float) -> int:
    """Return the card that the core's policy chooses for the random number `at`. `likely` has the cards with
    their probabilities.
    """
    left = _single(at)
    for card, probability in likely:
        if left < probability:
            return card
        left = _single(left - probability)
    return likely[-1][0]


@dataclass(frozen=True, slots=True)
class RolloutCall:
    """The arguments of a recorded call that ran rollouts and counted fates."""

    view: View
    policies: Sequence[Policy]
    worlds: Worlds
    settings: RolloutSettings
    seed: int


@contextmanager
def record_rollouts() -> Iterator[list[RolloutCall]]:
    """Record the arguments of all rollouts in which fates are counted, and yield the growing list."""
    calls: list[RolloutCall] = []

    def recording(name: str) -> Callable[..., Any]:
        original = getattr(PlayHistory, name)

        def recorded(self: PlayHistory, *args: Any, **options: Any) -> Any:  # noqa: ANN401 - as the methods take them
            call = bind(original).bind(self, *args, **options).arguments
            if call["settings"].fates:
                view, names = self._view, ("policies", "worlds", "settings", "seed")
                calls.append(RolloutCall(view, *(call[name] for name in names)))
            return original(self, *args, **options)

        return recorded

    with (
        patch.object(PlayHistory, "run_rollouts", recording("run_rollouts")),
        patch.object(PlayHistory, "find_rollout_ends", recording("find_rollout_ends")),
    ):
        yield calls


@dataclass
class Tally:
    """Counts of events in the rollouts of one card, for the reader's side."""

    rollouts: int = 0
    home: Counter[Card] = field(default_factory=Counter)
    takes: Counter[Card] = field(default_factory=Counter)
    takes_theirs: Counter[Card] = field(default_factory=Counter)
    caught: Counter[str] = field(default_factory=Counter)
    first_tricks: int = 0
    """Counts the rollouts in which the reader's side takes the current trick."""

    def times(self, sentence: Sentence) -> int:
        """Return the number of 100 rollouts that a sentence states for its event."""
        kind = sentence.id.removeprefix("reason-").removesuffix("-kept").removesuffix("-cost")
        facts = sentence.facts
        if kind == "table":
            count = self.first_tricks
        elif kind.startswith("caught"):
            count = self.caught[str(facts["suit"])]
        else:
            card = Card(str(facts["card"]))
            count = (
                self.takes_theirs[card]
                if kind in ("theirs-not", "card-not")
                else self.takes[card]
                if kind.endswith("takes")
                else self.home[card]
            )
        return round(100 * count / self.rollouts)


def recount(calls: Sequence[RolloutCall], card: Card) -> Tally:
    """Run all recorded rollouts of a card again, and return the counts."""
    tally = Tally()
    for call in calls:
        _Replay(call, tally).run(card)
    return tally


class _Replay:
    def __init__(self, call: RolloutCall, tally: Tally) -> None:
        self.view, self.call, self.tally = call.view, call, tally
        known = call.view.known
        assert known is not None
        self.known, self.ranking = known, call.view.ranking
        made_of: Any = PlayHistory(call.view).core.__reduce__()
        self.tables: _core.RankingTables = made_of[1][0]
        self.fields: HistoryInput = made_of[1][1]
        self.seats = len(call.view.active)

    def run(self, card: Card) -> None:
        times, seed = self.call.settings.times, self.call.seed & _SEED_BITS
        rows: Any = self.call.worlds.held_cards().tolist()
        for number, row in enumerate(rows):
            masks = [row[seat] for seat in self.view.active] + [row[-1]]
            for time in range(times):
                self._play(masks, card, Xoshiro((seed + number * times + time) & _BITS))

    def _side_of(self, masks: Sequence[int]) -> set[int]:
        """Return the declaring side in a world."""
        active, known = self.view.active, self.known
        side = {active.index(known.declarer)}
        if known.partner is not None:
            side.add(active.index(known.partner))
        if known.contract.partner is not Partner.ALONE and known.called is not None:
            side |= {seat for seat in range(self.seats) if masks[seat] & known.called.bit}
            for order, cards in self.view.played():
                side |= {
                    active.index(seat)
                    for seat, card in zip(order, cards, strict=False)
                    if card is known.called
                }
        return side

    def _play(self, masks: Sequence[int], card: Card, rng: Xoshiro) -> None:
        assert self.view.table is not None
        assert self.view.seat is not None
        hands, played = list(masks), list(self.fields.played)
        lying = [
            (self.view.active.index(seat), laid)
            for seat, laid in zip(self.view.table.order, self.view.table.cards, strict=False)
        ]
        turn = self.view.active.index(self.view.seat)
        side, ours = self._side_of(masks), self.view.active.index(self.view.seat)
        tally, first, clean = self.tally, True, not self._has_taken(side)
        tally.rollouts += 1
        if (
            ours in side
            and self.known.contract.widow is not Widow.NOBODYS
            and self._objective is Objective.POINTS
        ):
            tally.home.update(laid for laid in CARDS if masks[-1] & laid.bit)
        choice: Card | None = card
        while any(hands[:-1]):
            if choice is None:
                likely = _core.History(
                    self.tables, replace(self.fields, played=bytes(played))
                ).card_probabilities(self._policy(turn).core, hands)
                at = rng.unit()
                choice = CARDS[likely[0][0] if len(likely) == 1 else pick(likely, at)]
            assert hands[turn] & choice.bit
            hands[turn] &= ~choice.bit
            played.append(choice.number)
            lying.append((turn, choice))
            choice, turn = None, (turn + 1) % self.seats
            if len(lying) == self.seats:
                turn = self._finish(lying, side, ours, first=first, clean=clean)
                clean = clean and not (turn in side and self._is_forbidden([laid for _, laid in lying]))
                lying, first = [], False

    def _policy(self, turn: int) -> Policy:
        policies = self.call.policies
        return policies[turn % len(policies)]

    def _finish(
        self, lying: list[tuple[int, Card]], side: set[int], ours: int, *, first: bool, clean: bool
    ) -> int:
        winner, best = lying[0]
        for seat, card in lying[1:]:
            if self._beats(card, best):
                winner, best = seat, card
        own = (winner in side) == (ours in side)
        if own:
            self.tally.home.update(card for _, card in lying)
            self.tally.takes[best] += 1
            self.tally.first_tricks += first
        else:
            self.tally.takes_theirs[best] += 1
        if clean and winner in side and self._is_forbidden([card for _, card in lying]):
            self.tally.caught[self.ranking.suit_of[lying[0][1].number].letter] += 1
        return winner

    def _beats(self, card: Card, best: Card) -> bool:
        suits, strength = self.ranking.suit_of, self.ranking.strength
        follows = suits[card.number] == suits[best.number] or suits[card.number] == self.ranking.trump
        return follows and strength[card.number] > strength[best.number]

    @property
    def _objective(self) -> Objective:
        return self.known.contract.goal.objective

    def _is_forbidden(self, cards: Sequence[Card]) -> bool:
        """Return whether a side that is to take nothing may not take a trick of these cards."""
        return self._objective is Objective.NO_TRICKS or (
            self._objective is Objective.NO_POINTS and any(self.ranking.points[card.number] for card in cards)
        )

    def _has_taken(self, side: set[int]) -> bool:
        return any(
            self.view.active.index(trick.winner) in side and self._is_forbidden(trick.cards)
            for trick in self.view.tricks
        )
