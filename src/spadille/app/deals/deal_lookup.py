"""Find the deal that a text names: by a code, an address or a record. White space does not matter."""

from __future__ import annotations

import json
import re
from dataclasses import dataclass
from typing import Final

from spadille import protocol
from spadille.notation.codes import code_of, deal_of
from spadille.notation.records import read_record
from spadille.play.deal import Deal
from spadille.protocol.api_error import ApiError, api_error, from_rules
from spadille.rules.refusal import NotAllowed
from spadille.rules.seating import Seat

_ADDRESS: Final = re.compile(r"/deal/(?P<code>[\w-]+)(?P<rest>[^\s]*)")
_STEP: Final = re.compile(r"[#!](\d{1,4})")
_SEAT: Final = re.compile(r"[?&]seat=(\d)(?!\d)")
_AROUND: Final = re.compile(r"^[^A-Za-z0-9_-]+|[^A-Za-z0-9_-]+$")
"""Matches the characters before and after a code that was copied out of a text."""


@dataclass(frozen=True, slots=True)
class FoundDeal:
    """The deal that a text names, and the step and seat if the text names them."""

    deal: Deal
    step: int | None = None
    seat: Seat | None = None

    def to_message(self) -> protocol.FoundDeal:
        """Return the deal's code, with the step and seat, as a message.

        Raises:
            ApiError: `no-code` if the rules of the deal have no number in deal codes.
        """
        try:
            return protocol.FoundDeal(code=code_of(self.deal), step=self.step, seat=self.seat)
        except NotAllowed as error:
            raise from_rules(error) from None


def decode_deal(code: str) -> Deal:
    """Return the deal of a code.

    Raises:
        ApiError: `bad-code`, or the error that says why the code is invalid.
    """
    try:
        return deal_of(code)
    except NotAllowed as error:
        raise from_rules(error) from None


def find_deal(text: str) -> FoundDeal:
    """Return the deal that a text names by a code, an address or a record.

    Raises:
        ApiError: the text names no deal.
    """
    if "{" in text:
        return FoundDeal(_read_record_text(text))
    squeezed = re.sub(r"\s", "", text)
    address = _ADDRESS.search(text)
    if address is None:
        return FoundDeal(decode_deal(_AROUND.sub("", squeezed)))
    try:
        return _read_address(address)
    except ApiError:
        # A line break may have split the address.
        return _read_address(_ADDRESS.search(squeezed) or address)


def _read_address(address: re.Match[str]) -> FoundDeal:
    step, seat = _STEP.search(address["rest"]), _SEAT.search(address["rest"])
    return FoundDeal(decode_deal(address["code"]), _optional_int(step), _optional_int(seat))


def _optional_int(found: re.Match[str] | None) -> int | None:
    return None if found is None else int(found[1])


def _read_record_text(text: str) -> Deal:
    """Return the deal of the first record in a text. If that record is of a match, return its first deal."""
    try:
        value, _ = json.JSONDecoder(strict=False).raw_decode(text, text.index("{"))
    except (ValueError, RecursionError):
        raise api_error("malformed") from None
    deals = value.get("deals") if isinstance(value, dict) else None
    try:
        return read_record(deals[0] if isinstance(deals, list) and deals else value).replay()
    except NotAllowed as error:
        raise from_rules(error) from None
