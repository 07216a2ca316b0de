"""Many deals of one game, played together."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Literal, NamedTuple

from spadille import _core
from spadille._core import Net
from spadille.cards import Hand, Suit
from spadille.env.actions import Actions
from spadille.env.arrays import Array, zeros
from spadille.env.bid_estimates import BID_ESTIMATES, encode_estimates
from spadille.env.encode_rules import encode_rules
from spadille.env.schema import ObservationSchema
from spadille.games import game_named
from spadille.play.layout import Layout, lay_out, seated
from spadille.rules.game import Rules
from spadille.rules.seating import Seat

_NOBODY = 255

Bot = Literal["uniform", "heuristic"] | Net
"""Who plays a seat inside the core: every legal action as likely, rules of thumb, or as a net values them."""
SeatBots = Mapping[Seat, Bot] | Sequence[Bot | None]
"""Bots by seat, or in the order of the seats."""


@dataclass(frozen=True, slots=True)
class DealOutcome:
    """What a deal came to."""

    contract: str | None
    """None: all passed."""
    declarer: Seat | None
    partner: Seat | None
    trump: Suit | None
    count: int
    """Card points or tricks of the declaring side, as the contract counts."""
    sign: int
    """1 won, 0 drawn, -1 lost."""


class StepResult(NamedTuple):
    """How the rows stand after a step; the arrays are the same ones after every step."""

    obs: Array
    mask: Array
    seat: Array
    reward: Array
    done: Array


@dataclass(frozen=True, slots=True)
class _Arrays:
    """All that the core writes."""

    observations: Array
    mask: Array
    seat: Array
    kind: Array
    reward: Array
    done: Array


class Batch:
    """Deals of one game, played together: a row to each, and the next deal in it as soon as one is over."""

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
        """So many rows of a game's first preset, or of `rules`, at the smallest table, or at one of `seats`.

        The seats of `bots` are played in the core, by seat or in their order with None where nobody of the
        core sits: a step goes on until another is to decide. Without
        `observe` no observations are written. Without `again` a row stays as it is when its deal is over.
        With `keep_pots` the pots go on from deal to deal; else they are empty before each.

        Raises:
            NotAllowed: `unknown-game`, `unknown-rules`, `unknown-option`, `bad-option`, `bad-deal`.
            ValueError: a bot is to have a seat that there is not.
        """
        played = game_named(game)
        agreed = played.rules(rules or played.presets[0].id, options)
        self._begin(agreed, deals, agreed.seats[0] if seats is None else seats, seed, observe=observe)
        self._core.configure(auto_reset=auto_reset, keep_pots=keep_pots)
        self.seat_bots(bots or {})

    @classmethod
    def from_layouts(cls, layouts: Sequence[Layout], *, observe: bool = True) -> Batch:
        """Deals that are laid out, all of the same rules and seats; a row stays when its deal is over.

        Raises:
            ValueError: they are not, or there are none.
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
        self.rules, self.seats, self._seed = rules.at(seats), seats, seed
        self.actions = Actions(self.rules)
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

    def seat_bots(self, bots: SeatBots) -> None:
        """These seats are played in the core from the next `reset` on, the others by the actions handed in.

        Raises:
            NotSolvable: there is no such bot, a net is not of this game, or a bot sits at every seat.
            ValueError: a bot is to have a seat that there is not.
        """
        by_seat = bots if isinstance(bots, Mapping) else dict(enumerate(bots))
        if strange := sorted(set(by_seat) - set(range(self.seats))):
            raise ValueError(f"there are seats 0 to {self.seats - 1}, and no seat {strange[0]} for a bot")
        self._core.seat_bots([self._bot(by_seat.get(seat)) for seat in range(self.seats)])

    def choose_actions(self, bot: Bot, out: Array) -> None:
        """Write what a bot would do in each row as it stands: a byte each; 0 where the deal is over."""
        self._core.choose_actions(self._bot(bot), out)

    def _bot(self, bot: Bot | None) -> object | None:
        return encode_estimates(BID_ESTIMATES[self.rules.players]) if bot == "heuristic" else bot

    def __len__(self) -> int:
        return len(self._arrays.seat)

    @property
    def kind(self) -> Array:
        """What kind of decision each row waits for: a place in `KINDS`."""
        return self._arrays.kind

    def reset(self, seed: int | None = None) -> tuple[Array, Array, Array]:
        """New deals in all rows: what each seat to decide sees, what it may do, and which seat it is."""
        self._seed = self._seed if seed is None else seed
        self._core.reset(self._seed)
        return self.observe()

    def observe(self) -> tuple[Array, Array, Array]:
        """The same of the rows as they stand."""
        self._core.observe(self._arrays)
        return self.arrays

    @property
    def arrays(self) -> tuple[Array, Array, Array]:
        """What was written last: observations, masks, seats."""
        return self._arrays.observations, self._arrays.mask, self._arrays.seat

    def step(self, actions: Array) -> StepResult:
        """The action of this number in each row, bytes; where a deal is over, what is given does not count.

        `reward` is what each seat has gained in a row where `done` is 1; `obs`, `mask` and `seat` are of the
        next deal there. Seat 255 is nobody: the row's deal is over and no other follows.

        Raises:
            NotSolvable: one of them may not be done; then none is.
        """
        self._core.step(actions, self._arrays)
        arrays = self._arrays
        return StepResult(arrays.observations, arrays.mask, arrays.seat, arrays.reward, arrays.done)

    def play_out(self, deals: int = 1) -> int:
        """In each row so many deals to their ends, every action as likely: how many decisions those were."""
        return self._core.play_out(deals)

    @property
    def totals(self) -> tuple[int, list[int]]:
        """How many deals have ended since the last reset, and what each seat has gained in them."""
        return self._core.totals()

    def set_deal(self, row: int, layout: Layout) -> None:
        """A row's deal becomes this one, before eldest has spoken.

        Raises:
            NotSolvable: it is not a deal of this table.
        """
        hands = [layout.hand(seat).mask for seat in layout.active]
        pots = [held for _, held in layout.pots]
        self._core.set_deal(row, layout.dealer, hands, layout.widow.mask, pots)

    def hand_features(self, row: int) -> list[float] | None:
        """What rules of thumb saw in the declarer's hand, where the auction is over: see `BidEstimate`."""
        return self._core.hand_features(row)

    def find_outcome(self, row: int) -> DealOutcome | None:
        """What a row's deal has come to, where it is over and no other follows."""
        reached = self._core.outcome(row)
        if reached is None:
            return None
        if reached.declarer == _NOBODY:
            return DealOutcome(None, None, None, None, 0, 0)
        return DealOutcome(
            contract=self.rules.contracts[reached.contract].id,
            declarer=reached.declarer,
            partner=None if reached.partner == _NOBODY else reached.partner,
            trump=Suit(reached.trump) if reached.trump < len(Suit) else None,
            count=reached.count,
            sign=reached.sign,
        )

    def find_layout(self, row: int) -> Layout:
        """What was dealt in a row."""
        dealt = self._core.deal_cards(row)
        by_seat = dict(zip(self.rules.active(self.seats, dealt.dealer), map(Hand, dealt.hands), strict=True))
        all_hands = [by_seat.get(seat) for seat in range(self.seats)]
        pots = tuple(zip((name for name, _ in self.rules.antes), dealt.pots, strict=True))
        return lay_out(self.rules, self.seats, dealt.dealer, all_hands, Hand(dealt.widow), pots=pots)
