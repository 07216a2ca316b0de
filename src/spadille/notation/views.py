"""The JSON form of views, version 1, which browsers and external bots receive."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import lru_cache, partial
from operator import attrgetter
from typing import Any, Final, Protocol

from spadille.cards import Hand, Suit
from spadille.notation.results import result_json
from spadille.play.action import Action, Call
from spadille.play.decision import Decision
from spadille.play.trick import TableTrick, Trick
from spadille.play.view import VERSION, Known, RevealedDeal, TrickPiles, View
from spadille.rules.order import Ranking
from spadille.rules.seating import Seat

Text = Callable[[object], str]
"""A function that writes a JSON value."""


def view_json(view: View) -> dict[str, object]:
    """Return the JSON form of a view. The keys are explained in docs/reference/view.md."""
    return {key: value for part in _PARTS for key, value in part.json(view).items()}


def _plain(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


class Pen:
    """A writer of a table's views as JSON text.

    Parts that did not change since the last move are not written anew.
    """

    def __init__(self, text: Text = _plain, parts: tuple[ViewPart, ...] | None = None) -> None:
        """Make a pen that writes JSON values with `text` and the parts of a view with `parts`."""
        self._text = text
        self._parts = _PARTS if parts is None else parts
        self._alike = {part: part.writer(text) for part in self._parts if part.alike}
        self._by_seat: dict[Seat | None, list[Writer]] = {}

    def write(self, view: View) -> str:
        """Return the JSON text of a view."""
        writers = self._by_seat.get(view.seat) or self._writers(view.seat)
        return "{" + ",".join([writer.write(view) for writer in writers]) + "}"

    def _writers(self, seat: Seat | None) -> list[Writer]:
        """Return the writers for a seat's views: its own, and those of the parts that all seats share."""
        self._by_seat[seat] = [self._alike.get(part) or part.writer(self._text) for part in self._parts]
        return self._by_seat[seat]


class Writer(Protocol):
    """A writer of one part of a view, which caches the text that it wrote last."""

    def write(self, view: View) -> str:
        """Return the JSON text of the part without the enclosing braces."""


class ViewPart(Protocol):
    """A part of a view's JSON form: some of its keys."""

    @property
    def alike(self) -> bool:
        """Whether the part is mostly the same for all seats, so that one cached text serves all of them."""

    def json(self, view: View) -> dict[str, object]:
        """Return the keys of the part with their values."""

    def writer(self, text: Text) -> Writer:
        """Return a new writer of the part that writes JSON values with `text`."""


@dataclass(frozen=True, eq=False)
class Whole:
    """A part that is written as a whole when any of its values has changed."""

    json: Callable[[View], dict[str, object]]
    reads: Callable[[View], object]
    """A function that returns all values of the view that the part depends on."""
    alike: bool = False

    def writer(self, text: Text) -> Writer:
        return _WholeWriter(self, text)


class _WholeWriter:
    def __init__(self, part: Whole, text: Text) -> None:
        self._part = part
        self._reads = part.reads
        self._text = text
        self._read: object = self
        self._written = ""

    def write(self, view: View) -> str:
        read = self._reads(view)
        if read != self._read:
            self._read, self._written = read, self._text(self._part.json(view))[1:-1]
        return self._written


@dataclass(frozen=True, eq=False)
class _Series:
    """A part with one list that grows from move to move. Only new items are written."""

    key: str
    items: Callable[[View], tuple[Any, ...]]
    item_json: Callable[[Any], object]
    """A function that returns the JSON value of one item."""
    alike: bool = False

    def json(self, view: View) -> dict[str, object]:
        return {self.key: [self.item_json(item) for item in self.items(view)]}

    def writer(self, text: Text) -> Writer:
        return _SeriesWriter(self, text)


class _SeriesWriter:
    def __init__(self, part: _Series, text: Text) -> None:
        self._part = part
        self._text = text
        self._items: tuple[object, ...] = ()
        self._listed = ""
        self._written = f'"{part.key}":[]'

    def write(self, view: View) -> str:
        items = self._part.items(view)
        if items != self._items:
            self._grow(items)
        return self._written

    def _grow(self, items: tuple[object, ...]) -> None:
        """Add new items to the text, or write all items anew if earlier ones have changed."""
        known = len(self._items)
        if items[:known] != self._items:
            known, self._listed = 0, ""
        new = [self._item_text(self._part.item_json(item)) for item in items[known:]]
        self._listed = ",".join([self._listed, *new] if known else new)
        self._items, self._written = items, f'"{self._part.key}":[{self._listed}]'

    def _item_text(self, value: object) -> str:
        return _word(self._text, value) if isinstance(value, str) else self._text(value)


@lru_cache(maxsize=1 << 12)
def _word(text: Text, word: str) -> str:
    """Return the JSON text of a word. It is cached, because few different words occur."""
    return text(word)


def _fixed(view: View) -> dict[str, object]:
    settings = view.rules.settings
    return {
        "v": VERSION,
        "game": settings.game,
        "rules": settings.preset,
        "options": dict(settings.values),
        "seats": view.seats,
        "dealer": view.dealer,
        "seat": view.seat,
        "active": list(view.active),
        "pots": dict(view.pots),
        "dealt": str(view.dealt),
    }


def _moment(view: View) -> dict[str, object]:
    return {
        "phase": view.phase,
        "turn": view.turn,
        "counts": list(view.counts),
        "shown": {str(seat): str(hand) for seat, hand in view.shown.items()},
        "trick": _on_table(view.table) if view.table else None,
        "taken": _piles(view.taken) if view.taken else None,
    }


def _on_table(table: TableTrick) -> dict[str, object]:
    cards = [card.text for card in table.cards]
    return {"leader": table.order[0], "cards": cards, "winning": table.winning}


def _piles(taken: TrickPiles) -> dict[str, object]:
    return {"declarer": taken.declarer, "opponents": taken.opponents, "tricks": list(taken.tricks)}


def _hand(view: View) -> dict[str, object]:
    ranking = view.ranking
    hand = [
        {"card": card.text, "points": ranking.points[card.number], "trump": ranking.is_trump(card)}
        for card in ranking.sorted(view.hand)
    ]
    shown = {"shown_widow": str(view.shown_widow)} if view.shown_widow else {}
    return {"hand": hand, "laid_away": str(view.laid_away), **shown}


def _contract(view: View) -> dict[str, object]:
    bid = {"seat": view.bid.seat, "contract": view.bid.contract} if view.bid else None
    return {"bid": bid, "contract": _known(view, view.known) if view.known else None}


def _known(view: View, known: Known) -> dict[str, object]:
    return {
        "id": known.contract.id,
        "declarer": known.declarer,
        "partner": known.partner,
        "trump": None if known.trump is None else known.trump.letter,
        "trumps": [card.text for card in view.ranking.trumps if card in view.rules.pack.hand],
        "matadors": [card.text for card in view.ranking.matadors],
        "points": _counting(view.ranking, view.rules.pack.hand),
        "called": None if known.called is None else known.called.text,
        "holder": known.holder,
        "stakes": {str(seat): stake for seat, stake in known.stakes},
        "asked": known.asked,
    }


def _counting(ranking: Ranking, pack: Hand) -> dict[str, int]:
    points = {card.text: ranking.points[card.number] for card in pack}
    return {card: count for card, count in points.items() if count}


def _trick(trick: Trick) -> dict[str, object]:
    cards = [card.text for card in trick.cards]
    return {"leader": trick.leader, "cards": cards, "winner": trick.winner, "points": trick.points}


def _decision(view: View) -> dict[str, object]:
    if view.decision is None:
        return {"decision": None}
    answers = ordered_answers(view.ranking, view.decision)
    return {"decision": replace(view.decision, answers=answers).to_json()}


def ordered_answers(ranking: Ranking, decision: Decision) -> tuple[Action, ...]:
    """Return the legal actions of a decision in the order in which they are shown."""
    return tuple(sorted(decision.answers, key=partial(_place, ranking)))


def _place(ranking: Ranking, answer: Action) -> tuple[int, int]:
    """Return the sort key of an action.

    Calls are sorted by suit, high to low; other actions keep their order.
    """
    if not isinstance(answer, Call):
        return 0, 0
    card = answer.card
    return (len(Suit), 0) if card is None else (card.suit, -ranking.strength[card.number])


def _end(view: View) -> dict[str, object]:
    return {
        "result": result_json(view.result) if view.result else None,
        "revealed": _revealed(view.revealed) if view.revealed else None,
    }


def _revealed(revealed: RevealedDeal) -> dict[str, object]:
    hands = [None if hand is None else str(hand) for hand in revealed.hands]
    return {"hands": hands, "widow": str(revealed.widow)}


_PARTS: Final[tuple[ViewPart, ...]] = (
    Whole(_fixed, attrgetter("rules", "seats", "dealer", "seat", "active", "pots", "dealt")),
    Whole(_moment, attrgetter("phase", "turn", "counts", "shown", "table", "taken"), alike=True),
    Whole(_hand, attrgetter("hand", "ranking", "laid_away", "shown_widow")),
    Whole(_contract, attrgetter("bid", "known", "ranking", "rules"), alike=True),
    _Series("actions", attrgetter("history"), str),
    _Series("tricks", attrgetter("tricks"), _trick, alike=True),
    Whole(_decision, attrgetter("decision", "ranking")),
    Whole(_end, attrgetter("result", "revealed"), alike=True),
)
"""The parts of a view's JSON form, in order."""
