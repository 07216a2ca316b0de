"""Batches: many deals of one game, played together."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from copy import copy
from dataclasses import dataclass
from typing import Any, Literal, NamedTuple

from spadille import _core
from spadille._core import Net, NotSolvable
from spadille.cards import CARDS, Hand, Suit
from spadille.env.actions import Actions
from spadille.env.arrays import Array, to_bytes, to_list, zeros
from spadille.env.bid_estimates import BID_ESTIMATES, encode_estimates
from spadille.env.encode_rules import encode_rules
from spadille.env.schema import ObservationSchema
from spadille.games import rules_named
from spadille.play.layout import Layout, lay_out, seated
from spadille.rules.game import Rules
from spadille.rules.seating import Seat

_NO_SEAT = 255

Bot = Literal["uniform", "heuristic"] | Net
"""A player inside the core: uniformly random, rule-based, or a network."""
SeatBots = Mapping[Seat, Bot] | Sequence[Bot | None]
"""The bots by seat, or as a list with None for seats without a bot."""


@dataclass(frozen=True, slots=True)
class DealOutcome:
    """The outcome of a deal."""

    contract: str | None
    """The contract that was played; None if all passed."""
    declarer: Seat | None
    partner: Seat | None
    trump: Suit | None
    count: int
    """The declaring side's card points or tricks, depending on the contract."""
    sign: int
    """1 if the contract was won, 0 if drawn, -1 if lost."""


class StepResult(NamedTuple):
    """The state of all rows after a step. The arrays are the same objects after every step."""

    obs: Array
    mask: Array
    seat: Array
    reward: Array
    done: Array


class _Arrays(NamedTuple):
    """The arrays that the core writes."""

    observations: Array
    mask: Array
    seat: Array
    kind: Array
    reward: Array
    done: Array


class Batch:
    """Many deals of one game, played together. Each row plays one deal, and then the next."""

    def __init__(
        self,
        game: str,
        deals: int,
        *,
        seed: int = 0,
        rules: str | None = None,
        options: Mapping[str, object] | None = None,
        seats: int | None = None,
        bots: SeatBots | None = None,
        observe: bool = True,
        auto_reset: bool = True,
        keep_pots: bool = False,
    ) -> None:
        """Begin `deals` rows of a game, by default with its first preset and the smallest table.

        `bots` maps seats to bots of the core, or lists one for each seat, with None for a seat without a bot.
        Bots answer within a step, which ends when a seat without a bot has to decide. `observe=False` writes
        no observations. With `auto_reset=False`, a row keeps its finished deal. With `keep_pots`, pots carry
        over to the next deal of the row; otherwise they are empty before each deal.

        Raises:
            NotAllowed: `unknown-game`, `unknown-rules`, `unknown-option`, `bad-option`, `bad-deal`.
            ValueError: `bots` names a seat that does not exist, or there is no deal.
            MemoryError: the deals do not fit into memory.
        """
        agreed = rules_named(game, rules, options)
        self._begin(agreed, deals, agreed.seats[0] if seats is None else seats, seed, observe=observe)
        self._core.configure(auto_reset=auto_reset, keep_pots=keep_pots)
        self.seat_bots(bots or {})

    @classmethod
    def from_layouts(cls, layouts: Sequence[Layout], *, observe: bool = True) -> Batch:
        """Begin a batch with these deals, one in each row. A row keeps its finished deal.

        Raises:
            ValueError: the layouts differ in rules or seats, or there are none.
        """
        tables = {(layout.rules, layout.seats) for layout in layouts}
        if len(tables) != 1:
            raise ValueError("all deals of a batch are played by the same rules, at as many seats")
        batch = cls.__new__(cls)
        ((rules, seats),) = tables
        batch._begin(rules, len(layouts), seats, 0, observe=observe)
        batch._core.configure(auto_reset=False, keep_pots=False)
        for row, layout in enumerate(layouts):
            batch.set_deal(row, layout)
        return batch

    def _begin(self, rules: Rules, deals: int, seats: int, seed: int, *, observe: bool) -> None:
        seated(rules, seats, 0)
        if deals < 1:
            raise ValueError(f"a batch has one deal or more, not {deals}")
        self.rules, self.seats, self._seed = rules.at(seats), seats, seed
        self.actions = Actions(self.rules)
        self._bots: list[Bot | None] = [None] * seats
        self._core = _core.Batch(encode_rules(rules, seats), deals, seed)
        self.schema = ObservationSchema(self._core.schema())
        self._arrays = _Arrays(
            observations=zeros("B", deals, self.schema.width) if observe else None,
            mask=zeros("B", deals, len(self.actions)),
            seat=zeros("B", deals),
            kind=zeros("B", deals),
            reward=zeros("q", deals, seats),
            done=zeros("B", deals),
        )

    def __getstate__(self) -> dict[str, object]:
        """Return the state for copying or pickling. A copy continues exactly as this batch does."""
        arrays = self._arrays
        return {
            "table": (self.rules, len(self), self.seats, self._seed, arrays.observations is not None),
            "bots": self._bots,
            "rows": self._core.save(),
            "arrays": [None if array is None else bytes(array) for array in arrays],
        }

    def __setstate__(self, state: Mapping[str, Any]) -> None:
        rules, deals, seats, seed, observe = state["table"]
        self._begin(rules, deals, seats, seed, observe=observe)
        self.seat_bots(state["bots"])
        self._core.load(state["rows"])
        for array, written in zip(self._arrays, state["arrays"], strict=True):
            if array is not None:
                memoryview(array).cast("B")[:] = written

    def clone(self) -> Batch:
        """Return an independent copy, which continues exactly as this batch does."""
        return copy(self)

    def save(self, rows: Sequence[int] | None = None) -> bytes:
        """Return the state of some rows, by default of all: their deals, pots and random numbers.

        `restore` can load the state any number of times, into the same rows or into others.

        Raises:
            ValueError: there is no such row.
        """
        return self._core.save_rows(self._list_rows(rows))

    def restore(self, state: bytes, rows: Sequence[int] | None = None) -> tuple[Array, Array, Array]:
        """Restore the rows that `save` saved, and return observations, masks and seats of all rows.

        The totals do not change.

        Raises:
            ValueError: the state has another number of rows or other rules, or there is no such row. Then
                no row changes.
        """
        self._core.load_rows(self._list_rows(rows), state)
        return self.observe()

    def _list_rows(self, rows: Sequence[int] | None) -> list[int]:
        return list(range(len(self))) if rows is None else to_list(rows)

    def hands(self) -> Array:
        """Return the hands of all seats as a new array of rows, seats and cards. A card that the seat holds
        is 1.

        No player may see the other hands, but the critic of an actor-critic method may use them in training.
        """
        hands = zeros("B", len(self), self.seats, len(CARDS))
        self._core.write_hands(hands)
        return hands

    def __repr__(self) -> str:
        settings = self.rules.settings
        return f"<Batch of {settings.game} {settings.preset}: {len(self)} deals at {self.seats} seats>"

    def seat_bots(self, bots: SeatBots) -> None:
        """Seat bots from the next `reset` on. The actions given to `step` are those of seats without a bot.

        Raises:
            NotSolvable: a bot is unknown, a network does not fit this game, or every seat has a bot.
            ValueError: `bots` names a seat that does not exist.
        """
        by_seat = bots if isinstance(bots, Mapping) else dict(enumerate(bots))
        if strange := sorted(set(by_seat) - set(range(self.seats))):
            raise ValueError(f"there are seats 0 to {self.seats - 1}, and no seat {strange[0]} for a bot")
        chosen = [by_seat.get(seat) for seat in range(self.seats)]
        self._core.seat_bots([self._bot(bot) for bot in chosen])
        self._bots = chosen

    def choose_actions(self, bot: Bot, out: Array) -> None:
        """Write to `out` the action that a bot would choose in each row, as a byte; 0 if the deal is over."""
        self._core.choose_actions(self._bot(bot), out)

    def _bot(self, bot: Bot | None) -> object | None:
        return encode_estimates(BID_ESTIMATES[self.rules.players]) if bot == "heuristic" else bot

    def __len__(self) -> int:
        return len(self._arrays.seat)

    @property
    def kind(self) -> Array:
        """Return the kind of decision of each row, as an index of `KINDS`."""
        return self._arrays.kind

    def reset(self, seed: int | None = None) -> tuple[Array, Array, Array]:
        """Begin new deals in all rows. Return observations, masks and seats."""
        self._seed = self._seed if seed is None else seed
        self._core.reset(self._seed)
        return self.observe()

    def observe(self) -> tuple[Array, Array, Array]:
        """Write the state of all rows to the arrays. Return observations, masks and seats."""
        self._core.observe(self._arrays)
        return self.arrays

    @property
    def arrays(self) -> tuple[Array, Array, Array]:
        """Return observations, masks and seats as they were last written."""
        return self._arrays.observations, self._arrays.mask, self._arrays.seat

    def step(self, actions: Array) -> StepResult:
        """Take an action in each row. `actions` has a number for each row, ignored if the row's deal is over.

        It is an array, tensor or list of whole numbers. Bytes are not copied.

        In rows in which the step finishes a deal, `done` is 1 and `reward` has the gain of each seat. `obs`,
        `mask` and `seat` are then those of the row's next deal. Seat 255 means that no other deal follows.

        Raises:
            NotSolvable: an action is illegal. Then no action is taken.
            ValueError: an action is below 0 or above 255.
            TypeError: an action is no whole number.
        """
        self._core.step(to_bytes(actions), self._arrays)
        arrays = self._arrays
        return StepResult(arrays.observations, arrays.mask, arrays.seat, arrays.reward, arrays.done)

    def play_out(self, deals: int = 1) -> int:
        """Play `deals` deals to the end in each row, uniformly at random. Return the number of decisions."""
        return self._core.play_out(deals)

    @property
    def totals(self) -> tuple[int, list[int]]:
        """Return how many deals have ended since the last reset, and the total gain of each seat."""
        return self._core.totals()

    def set_deal(self, row: int, layout: Layout) -> None:
        """Replace a row's deal, before its auction.

        Raises:
            NotSolvable: the layout has another game, rules or seats.
            ValueError: there is no such row.
        """
        if layout.seats != self.seats or layout.rules != self.rules:
            raise NotSolvable("the layout is of another table: its game, rules or seats differ")
        hands = [layout.hand(seat).mask for seat in layout.active]
        pots = [held for _, held in layout.pots]
        self._core.set_deal(row, layout.dealer, hands, layout.widow.mask, pots)

    def hand_features(self, row: int) -> list[float] | None:
        """Return the declarer's hand features (see `BidEstimate`), or None before the play of the cards.

        Raises:
            ValueError: there is no such row.
        """
        return self._core.hand_features(row)

    def find_outcome(self, row: int) -> DealOutcome | None:
        """Return the outcome of a row's finished deal, or None if the deal is not finished.

        Raises:
            ValueError: there is no such row.
        """
        reached = self._core.outcome(row)
        if reached is None:
            return None
        if reached.declarer == _NO_SEAT:
            return DealOutcome(None, None, None, None, 0, 0)
        return DealOutcome(
            contract=self.rules.contracts[reached.contract].id,
            declarer=reached.declarer,
            partner=None if reached.partner == _NO_SEAT else reached.partner,
            trump=Suit(reached.trump) if reached.trump < len(Suit) else None,
            count=reached.count,
            sign=reached.sign,
        )

    def find_layout(self, row: int) -> Layout:
        """Return the layout of a row's deal.

        Raises:
            ValueError: there is no such row.
        """
        dealt = self._core.deal_cards(row)
        by_seat = dict(zip(self.rules.active(self.seats, dealt.dealer), map(Hand, dealt.hands), strict=True))
        all_hands = [by_seat.get(seat) for seat in range(self.seats)]
        pots = tuple(zip((name for name, _ in self.rules.antes), dealt.pots, strict=True))
        return lay_out(self.rules, self.seats, dealt.dealer, all_hands, Hand(dealt.widow), pots=pots)
