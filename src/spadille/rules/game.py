"""A game: its presets and options, and the rules that they result in."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, fields, replace
from enum import StrEnum
from functools import cached_property, lru_cache
from typing import Any

from spadille.cards import Card, Hand, Pack
from spadille.rules.contract import Contract, Widow
from spadille.rules.declarable import judge
from spadille.rules.follow import TrumpLeads, Void
from spadille.rules.goal import Counts
from spadille.rules.options import Option, OptionValue, RuleSettings
from spadille.rules.order import Ranking
from spadille.rules.packets import Packets
from spadille.rules.presets import Preset
from spadille.rules.price import Price
from spadille.rules.refusal import NotAllowed
from spadille.rules.seating import Seat, SittingOut, active_seats


class AuctionStyle(StrEnum):
    """The order of the bidding."""

    ROTATION = "rotation"
    """Clockwise among the seats that have not passed."""
    DUEL = "duel"
    """Two seats at a time, until one passes. The next seat then bids against the one that remains."""
    PRECEDENCE = "precedence"
    """A duel in which the seat that bid first may hold: take over the other seat's equal bid."""
    DOUBLING = "doubling"
    """Clockwise. Opponents may double the standing bid."""
    ONE_ROUND = "one-round"
    """Clockwise. Each seat bids or passes once."""


class Sitters(StrEnum):
    """Whether seats that sit a deal out take part in its payment."""

    NONE = "none"
    ON_LOSS = "on-loss"
    """They are paid when the declarer loses."""
    FULL = "full"
    """They pay and are paid like opponents."""
    FULL_IN_SOLOS = "full-in-solos"
    """They pay and are paid like opponents, but are only paid in contracts whose widow is taken up."""


class Bank(StrEnum):
    """The bank, which takes or makes payments besides the seats."""

    NONE = "none"
    THIRD_SHARE = "bank"
    """If nobody sits out, a declarer who loses pays one opponent's share to the bank as well."""
    SIDE_ONLY = "side-only"
    """The declaring side pays to and gets from the bank. The opponents neither pay nor are paid."""


@dataclass(frozen=True)
class Forced:
    """The rule that after all seats pass, the holder of a certain card must play a certain contract."""

    card: Card
    contract: str


Change = tuple[Any, Any]
"""The value of an attribute of `Rules` at the smallest table, and its value at a larger one."""


@dataclass(frozen=True, kw_only=True)
class Rules:
    """The rules of one table: a game with a value for every option."""

    settings: RuleSettings
    seats: range
    """The numbers of seats that the table may have."""
    pack: Pack
    packets: Packets
    players: int
    """The number of players in a deal."""
    auction: AuctionStyle
    contracts: tuple[Contract, ...]
    """The contracts of the game, the lowest first."""
    void: Void
    sitters: Sitters = Sitters.NONE
    sitting_out: SittingOut = SittingOut.DEALER_AND_LEFT
    dealer_sees_widow: bool = False
    """Whether a dealer who sits out sees the widow and the cards laid away."""
    trump_leads: TrumpLeads = TrumpLeads.FREE
    bank: Bank = Bank.NONE
    counts: Counts = Counts.POINTS
    """Whether results state card points or tricks, for contracts whose goal does not decide it."""
    forced: Forced | None = None
    antes: tuple[tuple[str, int], ...] = ()
    """The chips that each seat puts into each pot before a deal; empty in games without pots."""
    more: tuple[tuple[int, Mapping[str, Change]], ...] = field(default=(), hash=False, repr=False)
    """The changes for larger tables: the fewest seats they apply to, and the changed attributes by name."""

    def __post_init__(self) -> None:
        judge(self)

    def __repr__(self) -> str:
        settings = self.settings
        return f"<Rules {settings.game} {settings.preset}{'*' if settings.changed else ''}>"

    def at(self, seats: int) -> Rules:
        """Return the rules for a table of `seats` seats.

        Below the smallest table, the smallest table's rules apply.
        """
        smallest = self._tables[0][1]
        return next((rules for least, rules in reversed(self._tables) if least <= seats), smallest)

    @cached_property
    def _tables(self) -> tuple[tuple[int, Rules], ...]:
        """The rules for each size of table, each with the fewest seats they apply to."""
        few = replace(self, more=()) if self.more else self
        return ((0, few), *((least, few._changed(changes)) for least, changes in self.more))

    def _changed(self, changes: Mapping[str, Change]) -> Rules:
        """Return the rules after the changes for a larger table.

        Only attributes that still have the smallest table's value change, so that an attribute replaced by
        the caller stays as it is.
        """
        return replace(
            self, **{name: new for name, (old, new) in changes.items() if getattr(self, name) == old}
        )

    def counts_in(self, contract: Contract) -> Counts:
        """Return whether the result of a contract states card points or tricks.

        This follows from its goal. If the goal is to take no trick, the game decides.

        >>> from spadille.games import SIX_BID
        >>> misere = (rules := SIX_BID.rules("white-knuckle")).contract("misere")
        >>> misere.goal.kind, rules.counts_in(misere).value
        ('no-tricks', 'points')
        """
        goal = contract.goal
        return self.counts if goal.mark is None and goal.counts is Counts.TRICKS else goal.counts

    def callable_by_rank(self, contract: Contract, ranking: Ranking) -> tuple[Hand, ...]:
        """Return the cards of each rank, from high to low, that are neither trumps nor matadors."""
        order = contract.order
        plain = [
            card for card in self.pack.cards if card not in order.matadors and not ranking.is_trump(card)
        ]
        return tuple(Hand.of(card for card in plain if card.rank is rank) for rank in order.ranks)

    def callable_cards(self, contract: Contract, ranking: Ranking, held: Hand) -> Hand:
        """Return the cards with which a declarer may call a partner.

        These are the aces that are neither trumps nor matadors nor in the declarer's hand `held`. If there
        are none, they are the kings likewise, and so on downwards.
        """
        return next(filter(None, (cards - held for cards in self.callable_by_rank(contract, ranking))))

    def sitters_in(self, contract: Contract) -> Sitters:
        """Return how seats that sit out take part in the payment of a contract."""
        if self.sitters is not Sitters.FULL_IN_SOLOS:
            return self.sitters
        return Sitters.ON_LOSS if contract.widow is Widow.TAKEN_UP else Sitters.FULL

    @property
    def sums_to_zero(self) -> bool:
        """Whether the payments of the seats sum to zero, because there are no pots and no bank."""
        return not self.antes and self.bank is Bank.NONE

    @cached_property
    def rank_of(self) -> Mapping[str, int]:
        """The index of each contract in `contracts`, by its id."""
        return {contract.id: place for place, contract in enumerate(self.contracts)}

    @cached_property
    def total(self) -> int:
        """The sum of all card points in the pack. It is the same in every contract that counts points."""
        orders = [contract.order for contract in self.contracts]
        return max(order.ranking(None).points_in(self.pack.hand) for order in orders)

    def contract(self, id: str) -> Contract:
        """Return the contract with an id.

        Raises:
            NotAllowed: `unknown-contract` if the game has no such contract.
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
        """Return the anchor, in the rulebook, of this game's rule on a topic."""
        return f"{self.settings.game}.{topic}"


@dataclass(frozen=True, eq=False)
class Game:
    """A game: its options, its published presets, and the function that builds its rules."""

    id: str
    options: tuple[Option, ...]
    presets: tuple[Preset, ...]
    declare: Callable[[RuleSettings], Rules]
    costly_from: int | None = None
    """The lowest fixed price at which a table asks the bidder for confirmation; None: it never asks."""

    def __repr__(self) -> str:
        return f"<Game {self.id}: {len(self.options)} options, {len(self.presets)} presets>"

    def is_costly(self, price: Price) -> bool:
        """Return whether a table asks for confirmation before a bid at this price.

        >>> from spadille.games import SIX_BID
        >>> rules = SIX_BID.rules("standard")
        >>> [contract.id for contract in rules.contracts if SIX_BID.is_costly(contract.price)]
        ['spread', 'call']
        """
        highest = max(price.counters, *(counters for _, counters in price.in_suit), 0)
        return self.costly_from is not None and not price.by_points and highest >= self.costly_from

    def preset(self, id: str) -> Preset:
        """Return the preset with an id.

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
        """Return the preset's values for a table of `seats` seats, with `chosen` values in their place."""
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
