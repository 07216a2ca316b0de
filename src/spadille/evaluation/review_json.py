"""Dump a review as JSON text and load it again."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable
from dataclasses import fields
from functools import cache
from types import UnionType
from typing import Any, cast, get_args, get_origin, get_type_hints

from spadille.cards import Card
from spadille.evaluation.review import Review
from spadille.notation.actions import read_action
from spadille.play.action import Action
from spadille.rules.refusal import NotAllowed


def dump_review(review: Review) -> str:
    """Return a review as JSON text, with nothing rounded."""
    return json.dumps(review, default=_encode, separators=(",", ":"))


def load_review(text: str) -> Review:
    """Load a review from the text of `dump_review`.

    Raises:
        ValueError: the text is not a review of this version.
    """
    try:
        return cast("Review", _decoder(Review)(json.loads(text)))
    except (NotAllowed, TypeError, AttributeError, RecursionError) as error:
        raise ValueError("no review") from error


def _encode(value: Any) -> object:  # noqa: ANN401 - a dataclass, or what is in one
    """Encode a card or an action as text, and a dataclass as the list of its fields' values."""
    if isinstance(value, Card | Action):
        return str(value)
    return [getattr(value, field.name) for field in fields(value)]


@cache
def _decoder(kind: Any) -> Callable[[Any], Any]:  # noqa: ANN401 - a type of a field
    """Return the function that converts parsed JSON to a value of the type `kind`."""
    if kind == Action:
        return read_action
    if hasattr(kind, "__dataclass_fields__"):
        decode_fields = _tuple_decoder(get_type_hints(kind).values())
        return lambda value: kind(*decode_fields(value))
    of = get_args(kind)
    if get_origin(kind) is tuple:
        return _tuple_decoder(of) if of[-1] is not ... else lambda value: tuple(map(_decoder(of[0]), value))
    if isinstance(kind, UnionType):
        return lambda value: None if value is None else _decoder(of[0])(value)
    return cast("Callable[[Any], Any]", kind)


def _tuple_decoder(kinds: Iterable[Any]) -> Callable[[Any], Any]:
    decoders = [*map(_decoder, kinds)]
    return lambda value: tuple(decode(part) for decode, part in zip(decoders, value, strict=True))
