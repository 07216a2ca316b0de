"""A game: presets and options, and the rules they make."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, fields, replace
from enum import StrEnum
from functools import cached_property, lru_cache
from typing import Any

from spadille.cards import Card, Pack
from spadille.rules.contract import Contract, Widow
from spadille.rules.declarable import judge
from spadille.rules.follow import TrumpLeads, Void
from spadille.rules.goal import Counts
from spadille.rules.options import Option, OptionValue, RuleSettings
from spadille.rules.packets import Packets
from spadille.rules.presets import Preset
from spadille.rules.price import Price
from spadille.rules.refusal import NotAllowed
from spadille.rules.seating import Seat, SittingOut, active_seats


class AuctionStyle(StrEnum):
    """The order of the bidding."""

    ROTATION = "rotation"
    """Clockwise among the seats still in."""
    DUEL = "duel"
    """Two seats at a time, until one passes. The next seat then speaks against the survivor."""
    PRECEDENCE = "precedence"
    """A duel in which the seat that bid first may hold: it takes over the other's equal bid."""
    DOUBLING = "doubling"
    """Clockwise, with doubling of the standing bid."""
    ONE_ROUND = "one-round"
    """Clockwise, and each seat speaks once."""


class Sitters(StrEnum):
    """Whether seats that sit a deal out take part in its payment."""

    NONE = "none"
    ON_LOSS = "on-loss"
    """They are paid when the declarer loses."""
    FULL = "full"
    """They pay and are paid like opponents."""
    FULL_IN_SOLOS = "full-in-solos"
    """Like opponents where the widow stays down, and only paid where it is taken up."""


class Bank(StrEnum):
    """What is paid to or by no seat."""

    NONE = "none"
    THIRD_SHARE = "bank"
    """Where nobody sits out, a declarer who loses pays one share more, to the bank."""
    SIDE_ONLY = "side-only"
    """The opponents neither pay nor are paid: the bank settles with the declaring side."""


@dataclass(frozen=True)
class Forced:
    """The rule that after all seats pass, the holder of a certain card must play a certain contract."""

    card: Card
    contract: str


Change = tuple[Any, Any]
"""A rule at the smallest table, and its replacement at a larger one."""


@dataclass(frozen=True, kw_only=True)
class Rules:
    """The rules of one table: a game with every option settled."""

    settings: RuleSettings
    seats: range
    """The numbers of seats that the table may have."""
    pack: Pack
    packets: Packets
    players: int
    """The number of players in a deal."""
    auction: AuctionStyle
    contracts: tuple[Contract, ...]
    """Lowest first."""
    void: Void
    sitters: Sitters = Sitters.NONE
    sitting_out: SittingOut = SittingOut.DEALER_AND_LEFT
    dealer_sees_widow: bool = False
    """Whether a dealer who sits out sees the widow, and what is laid away."""
    trump_leads: TrumpLeads = TrumpLeads.FREE
    bank: Bank = Bank.NONE
    counts: Counts = Counts.POINTS
    """Whether card points or tricks are counted where the goal does not decide it."""
    forced: Forced | None = None
    antes: tuple[tuple[str, int], ...] = ()
    """What each seat puts into each pot before a deal; empty where there are no pots."""
    more: tuple[tuple[int, Mapping[str, Change]], ...] = field(default=(), hash=False, repr=False)
    """The changes at tables of at least so many seats, by the name of the rule, fewest seats first."""

    def __post_init__(self) -> None:
        judge(self)

    def at(self, seats: int) -> Rules:
        """Return the rules at a table of `seats` seats; below the smallest table, those of the smallest."""
        smallest = self._tables[0][1]
        return next((rules for least, rules in reversed(self._tables) if least <= seats), smallest)

    @cached_property
    def _tables(self) -> tuple[tuple[int, Rules], ...]:
        """Return the rules at the smallest table and at larger ones, each by the fewest seats it has."""
        few = replace(self, more=()) if self.more else self
        return ((0, few), *((least, few._changed(changes)) for least, changes in self.more))

    def _changed(self, changes: Mapping[str, Change]) -> Rules:
        """Return the rules at a larger table. A rule that was replaced by hand stays as it is."""
        return replace(
            self, **{name: new for name, (old, new) in changes.items() if getattr(self, name) == old}
        )

    def counts_in(self, contract: Contract) -> Counts:
        """Return what is counted in a contract: what its goal turns on, or, where no trick may be taken, what
        the game counts.

        >>> from spadille.games import SIX_BID
        >>> misere = (rules := SIX_BID.rules("white-knuckle")).contract("misere")
        >>> misere.goal.kind, rules.counts_in(misere).value
        ('no-tricks', 'points')
        """
        goal = contract.goal
        return self.counts if goal.mark is None and goal.counts is Counts.TRICKS else goal.counts

    def sitters_in(self, contract: Contract) -> Sitters:
        """Return what seats that sit out have to do with the payment of a contract."""
        if self.sitters is not Sitters.FULL_IN_SOLOS:
            return self.sitters
        return Sitters.ON_LOSS if contract.widow is Widow.TAKEN_UP else Sitters.FULL

    @property
    def sums_to_zero(self) -> bool:
        """Whether the seats pay each other alone: nothing goes into a pot or to the bank."""
        return not self.antes and self.bank is Bank.NONE

    @cached_property
    def rank_of(self) -> Mapping[str, int]:
        """The rank of each contract in the ladder, by its id."""
        return {contract.id: place for place, contract in enumerate(self.contracts)}

    @cached_property
    def total(self) -> int:
        """All card points in the pack, as every contract that counts points counts them."""
        orders = [contract.order for contract in self.contracts]
        return max(order.ranking(None).points_in(self.pack.hand) for order in orders)

    def contract(self, id: str) -> Contract:
        """Return the contract of a name.

        Raises:
            NotAllowed: `unknown-contract`.
        """
        if id not in self.rank_of:
            raise NotAllowed("unknown-contract", self.anchor("auction"), contract=id).among(self.rank_of)
        return self.contracts[self.rank_of[id]]

    def active(self, seats: int, dealer: Seat) -> tuple[Seat, ...]:
        """Return the seats that play a deal, eldest first.

        Raises:
            ValueError: the table is too small, or there is no such dealer.
        """
        return active_seats(seats, dealer, self.players, self.sitting_out)

    def anchor(self, topic: str) -> str:
        """Return the rulebook's anchor of one of this game's rules."""
        return f"{self.settings.game}.{topic}"


@dataclass(frozen=True, eq=False)
class Game:
    """A game as declared: its options, its published presets, and the function that makes its rules."""

    id: str
    options: tuple[Option, ...]
    presets: tuple[Preset, ...]
    declare: Callable[[RuleSettings], Rules]
    costly_from: int | None = None
    """The fixed price from which on a bid is costly: a table asks about it once more."""

    def is_costly(self, price: Price) -> bool:
        """Return whether a bid at a price is asked about once more.

        >>> from spadille.games import SIX_BID
        >>> rules = SIX_BID.rules("standard")
        >>> [contract.id for contract in rules.contracts if SIX_BID.is_costly(contract.price)]
        ['spread', 'call']
        """
        highest = max(price.counters, *(counters for _, counters in price.in_suit), 0)
        return self.costly_from is not None and not price.by_points and highest >= self.costly_from

    def preset(self, id: str) -> Preset:
        """Return the preset of a name.

        Raises:
            NotAllowed: `unknown-rules`.
        """
        for preset in self.presets:
            if preset.id == id:
                return preset
        refusal = NotAllowed("unknown-rules", f"{self.id}.options", rules=id)
        raise refusal.among(preset.id for preset in self.presets)

    def rules(self, preset: str, options: Mapping[str, object] | None = None) -> Rules:
        """Return the rules of a preset, with some options changed.

        Raises:
            NotAllowed: `unknown-rules`, `unknown-option` or `bad-option`.
        """
        published, chosen = self.preset(preset), self._judged(options or {})
        few = self._settings(published, chosen)
        more = ((seats, self._settings(published, chosen, seats)) for seats in published.steps)
        return _settled(self, few, tuple(more))

    def _settings(self, preset: Preset, chosen: dict[str, OptionValue], seats: int = 0) -> RuleSettings:
        """Return the preset's values at a table of so many seats, with the chosen ones in their place."""
        settled = ((name, attributed.at(seats).value) for name, attributed in preset.values.items())
        values = {name: value for name, value in settled if value is not None}
        changed = tuple(name for name in values if chosen.get(name, values[name]) != values[name])
        return RuleSettings(self.id, preset.id, tuple((values | chosen).items()), changed)

    def _judged(self, options: Mapping[str, object]) -> dict[str, OptionValue]:
        known = {option.id: option for option in self.options}
        for name in options:
            if name not in known:
                raise NotAllowed("unknown-option", f"{self.id}.options", option=name).among(known)
        chosen: dict[str, OptionValue] = {}
        for name, value in options.items():
            if not (known[name].takes(value) and isinstance(value, str | int)):
                rule = f"{self.id}.options.{name.replace('_', '-')}"
                raise NotAllowed("bad-option", rule, option=name, value=str(value)).among(known[name].choices)
            chosen[name] = value
        return chosen


@lru_cache(maxsize=256)
def _settled(game: Game, few: RuleSettings, more: tuple[tuple[int, RuleSettings], ...]) -> Rules:
    rules = game.declare(few)
    others = tuple((seats, _changes(rules, game.declare(settings))) for seats, settings in more)
    return replace(rules, more=others) if any(changes for _, changes in others) else rules


def _changes(few: Rules, more: Rules) -> dict[str, Change]:
    pairs = {field.name: (getattr(few, field.name), getattr(more, field.name)) for field in fields(Rules)}
    return {name: (old, new) for name, (old, new) in pairs.items() if old != new}
