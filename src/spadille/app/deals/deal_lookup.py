"""A deal read from a text: a code, an address or a record, with whatever white space came along."""

from __future__ import annotations

import json
import re
from dataclasses import dataclass
from typing import Final

from spadille import protocol
from spadille.notation.codes import code_of, deal_of
from spadille.notation.records import read_record
from spadille.play.deal import Deal
from spadille.protocol.api_error import Refusal, refuse, refused
from spadille.rules.refusal import NotAllowed
from spadille.rules.seating import Seat

_ADDRESS: Final = re.compile(r"/deal/(?P<code>[\w-]+)(?P<rest>[^\s]*)")
_STEP: Final = re.compile(r"[#!](\d{1,4})")
_SEAT: Final = re.compile(r"[?&]seat=(\d)(?!\d)")
_AROUND: Final = re.compile(r"^[^A-Za-z0-9_-]+|[^A-Za-z0-9_-]+$")
"""What comes along when a code is copied out of a text."""


@dataclass(frozen=True, slots=True)
class DealRead:
    """A deal, and the moment and seat that the text names."""

    deal: Deal
    step: int | None = None
    seat: Seat | None = None

    def message(self) -> protocol.FoundDeal:
        """It as a message.

        Raises:
            Refusal: `no-code`.
        """
        try:
            return protocol.FoundDeal(code=code_of(self.deal), step=self.step, seat=self.seat)
        except NotAllowed as refusal:
            raise refused(refusal) from None


def deal_by(code: str) -> Deal:
    """The deal of a code.

    Raises:
        Refusal: `bad-code`, and what is wrong with it.
    """
    try:
        return deal_of(code)
    except NotAllowed as refusal:
        raise refused(refusal) from None


def found_in(text: str) -> DealRead:
    """The deal that a text names.

    Raises:
        Refusal: it names none, and why.
    """
    if "{" in text:
        return DealRead(_recorded(text))
    squeezed = re.sub(r"\s", "", text)
    address = _ADDRESS.search(text)
    if address is None:
        return DealRead(deal_by(_AROUND.sub("", squeezed)))
    try:
        return _addressed(address)
    except Refusal:
        # a line may have been broken in the midst of it
        return _addressed(_ADDRESS.search(squeezed) or address)


def _addressed(address: re.Match[str]) -> DealRead:
    step, seat = _STEP.search(address["rest"]), _SEAT.search(address["rest"])
    return DealRead(deal_by(address["code"]), _number(step), _number(seat))


def _number(found: re.Match[str] | None) -> int | None:
    return None if found is None else int(found[1])


def _recorded(text: str) -> Deal:
    """The deal of the first record in a text; of a match, its first deal."""
    try:
        value, _ = json.JSONDecoder(strict=False).raw_decode(text, text.index("{"))
    except ValueError:
        raise refuse("malformed") from None
    deals = value.get("deals") if isinstance(value, dict) else None
    try:
        return read_record(deals[0] if isinstance(deals, list) and deals else value).replay()
    except NotAllowed as refusal:
        raise refused(refusal) from None
