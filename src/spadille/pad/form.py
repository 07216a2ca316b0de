"""The form for entering a hand, built from the game's rules. The user interface knows no game."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from spadille.cards import Suit
from spadille.notation.shape import Json
from spadille.pad.sheet import SheetTable
from spadille.rules.bonus import MACKERS, MATADORS
from spadille.rules.contract import Contract, Missed, Partner, Widow
from spadille.rules.game import AuctionStyle, Rules
from spadille.rules.goal import Counts
from spadille.rules.refusal import NotAllowed
from spadille.sentences.contract_terms import find_unit_price, list_price_facts
from spadille.sentences.sentence import say

DOUBLES: Final = (2, 4)


@dataclass(frozen=True, slots=True)
class Tile:
    """A button for a contract, or for a contract with one of its possible trump suits."""

    contract: Contract
    trump: Suit | None
    asks_trump: bool

    def to_json(self, rules: Rules) -> dict[str, object]:
        """Return the JSON form of the button, with what to ask after it is pressed."""
        contract = self.contract
        return {
            "contract": contract.id,
            "trump": None if self.trump is None else self.trump.letter,
            "sign": None if self._sign is None else self._sign.letter,
            "price": say(
                f"pad-price-{contract.price.kind}",
                value=find_unit_price(contract),
                **list_price_facts(contract.price),
            ).to_json(),
            "trumps": [suit.letter for suit in contract.trumps] if self.asks_trump else [],
            "asks": "number" if contract.needs_count else "made",
            "partner": contract.partner is not Partner.ALONE,
            "all": rules.total if can_count_others(rules, contract) else None,
            "bonuses": _list_bonuses(contract),
            "mackers": list(MACKERS[1:]) if contract.macker else [MATADORS] if contract.matadors else [],
        }

    @property
    def _sign(self) -> Suit | None:
        return self.contract.fixed_trump if self.trump is None else self.trump


def _list_bonuses(contract: Contract) -> list[str]:
    """Return the bonuses for tricks in a row that the form offers for a contract: *first*, *last*, and
    whether *last* was missed.
    """
    streak = contract.streak
    if streak is None:
        return []
    return [*streak.prices, *(["missed"] if streak.missed is Missed.LOST and streak.stop_after else [])]


def build_form(table: SheetTable) -> dict[str, object]:
    """Return the questions about a hand as JSON: the seats that may have played, the contracts, and the
    details.
    """
    rules = table.rules
    return {
        "dealer": table.dealer,
        "seated": list(table.holders),
        "active": sorted(table.active),
        "out": [seat for seat in range(table.seats) if seat not in table.active],
        "passes": rules.forced is None,
        "doubles": list(DOUBLES) if rules.auction is AuctionStyle.DOUBLING else [],
        "tiles": [tile.to_json(rules) for tile in list_tiles(rules)],
    }


def list_tiles(rules: Rules) -> Iterator[Tile]:
    """Yield the buttons, lowest contract first.

    A contract with a choice of trumps has a button for each suit if the form asks for its points or tricks.
    """
    for contract in rules.contracts:
        if contract.trump_is_named and contract.needs_count:
            yield from (Tile(contract, suit, asks_trump=False) for suit in contract.trumps)
        else:
            yield Tile(contract, None, asks_trump=contract.trump_is_named)


def can_count_others(rules: Rules, contract: Contract) -> bool:
    """Return whether the declarer's card points follow from the opponents', because no cards are left out."""
    counted = rules.counts_in(contract) is Counts.POINTS
    return counted and (contract.widow is not Widow.NOBODYS or not rules.packets.widow_size)


def list_missing(table: SheetTable, draft: Json) -> list[str]:
    """Return the names of the answers that are still needed to settle the hand."""
    if "contract" in draft and draft["contract"] is None:
        return []
    asked = {"declarer": draft.get("declarer"), "contract": draft.get("contract")}
    return [name for name, answer in asked.items() if answer is None] or _list_missing_details(table, draft)


def _list_missing_details(table: SheetTable, draft: Json) -> list[str]:
    contract = table.rules.contract(str(draft["contract"]))
    wanted = {
        "partner": contract.partner is not Partner.ALONE,
        "trump": contract.trump_is_named,
        "points": contract.needs_count,
        "made": not contract.needs_count,
    }
    return [name for name, needed in wanted.items() if needed and draft.get(name) is None]


def complete_summary(table: SheetTable, draft: Json) -> dict[str, object]:
    """Return the summary of a draft. Points stated for the opponents are converted to the declarer's.

    Raises:
        NotAllowed: the points are impossible.
    """
    summary = {key: answer for key, answer in draft.items() if key != "others"}
    points, others = draft.get("points"), draft.get("others")
    if others is not True or not isinstance(points, int):
        return summary
    rules = table.rules
    contract = rules.contract(str(draft["contract"]))
    if not can_count_others(rules, contract) or not 0 <= points <= rules.total:
        raise NotAllowed("bad-summary", rules.anchor("settlement"), what="points", points=points)
    return summary | {"points": rules.total - points}
