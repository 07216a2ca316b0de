"""Views as JSON, version 1: what is sent to a browser or to another program's bot."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from operator import attrgetter
from typing import Final

from spadille.notation.results import result_json
from spadille.play.trick import TableTrick, Trick
from spadille.play.view import VERSION, Known, Revealed, Taken, View
from spadille.rules.seating import Seat

Part = Callable[[View], dict[str, object]]
Written = tuple[object, str]
"""What a part was made from, and its text."""


def view_json(view: View) -> dict[str, object]:
    """A view in its JSON form; docs/reference/view.md says what each key means."""
    return {key: value for part in _PARTS for key, value in part(view).items()}


def _plain(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


class Pen:
    """Writes the views of a table as JSON text, move by move; what is as it was is not written anew."""

    def __init__(self, text: Callable[[object], str] = _plain) -> None:
        """With this for the text of a JSON value."""
        self._text = text
        self._latest: dict[Part, Written] = dict.fromkeys(_PARTS, _NOTHING)
        self._own: dict[Seat | None, list[Written]] = {}

    def write(self, view: View) -> str:
        """The text of a view."""
        own = self._own.setdefault(view.seat, [_NOTHING] * len(_PARTS))
        for at, (part, reads) in enumerate(_PARTS.items()):
            read = reads(view)
            if read != own[at][0]:
                own[at] = self._written(part, view, read)
        return "{" + ",".join([text for _, text in own]) + "}"

    def _written(self, part: Part, view: View, read: object) -> Written:
        """A part as it now is; another seat's, where that was made from the same."""
        if read != self._latest[part][0]:
            self._latest[part] = read, self._text(part(view))[1:-1]
        return self._latest[part]


_NOTHING: Final[Written] = (object(), "")


def _head(view: View) -> dict[str, object]:
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
    }


def _turn(view: View) -> dict[str, object]:
    return {"phase": view.phase, "turn": view.turn}


def _dealt(view: View) -> dict[str, object]:
    return {"dealt": str(view.dealt)}


def _hand(view: View) -> dict[str, object]:
    ranking = view.ranking
    hand = [
        {"card": card.text, "points": ranking.points[card.number], "trump": ranking.is_trump(card)}
        for card in ranking.sorted(view.hand)
    ]
    return {"hand": hand, "laid_away": str(view.laid_away)}


def _open(view: View) -> dict[str, object]:
    shown = {str(seat): str(hand) for seat, hand in view.shown.items()}
    return {"counts": list(view.counts), "shown": shown}


def _history(view: View) -> dict[str, object]:
    return {"actions": [str(action) for action in view.history]}


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
        "called": None if known.called is None else known.called.text,
        "stakes": {str(seat): stake for seat, stake in known.stakes},
        "asked": known.asked,
    }


def _tricks(view: View) -> dict[str, object]:
    return {"tricks": [_trick(trick) for trick in view.tricks]}


def _trick(trick: Trick) -> dict[str, object]:
    cards = [card.text for card in trick.cards]
    return {"leader": trick.leader, "cards": cards, "winner": trick.winner, "points": trick.points}


def _table(view: View) -> dict[str, object]:
    return {"trick": _on_table(view.table) if view.table else None}


def _on_table(table: TableTrick) -> dict[str, object]:
    cards = [card.text for card in table.cards]
    return {"leader": table.order[0], "cards": cards, "winning": table.winning}


def _taken(view: View) -> dict[str, object]:
    return {"taken": _piles(view.taken) if view.taken else None}


def _piles(taken: Taken) -> dict[str, object]:
    return {"declarer": taken.declarer, "opponents": taken.opponents, "tricks": list(taken.tricks)}


def _decision(view: View) -> dict[str, object]:
    return {"decision": view.decision.to_json() if view.decision else None}


def _end(view: View) -> dict[str, object]:
    return {
        "result": result_json(view.result) if view.result else None,
        "revealed": _revealed(view.revealed) if view.revealed else None,
    }


def _revealed(revealed: Revealed) -> dict[str, object]:
    hands = [None if hand is None else str(hand) for hand in revealed.hands]
    return {"hands": hands, "widow": str(revealed.widow)}


_PARTS: Final[Mapping[Part, Callable[[View], object]]] = {
    _head: attrgetter("rules", "seats", "dealer", "seat", "active", "pots"),
    _turn: attrgetter("phase", "turn"),
    _dealt: attrgetter("dealt"),
    _hand: attrgetter("hand", "ranking", "laid_away"),
    _open: attrgetter("counts", "shown"),
    _history: attrgetter("history"),
    _contract: attrgetter("bid", "known", "ranking", "rules"),
    _tricks: attrgetter("tricks"),
    _table: attrgetter("table"),
    _taken: attrgetter("taken"),
    _decision: attrgetter("decision"),
    _end: attrgetter("result", "revealed"),
}
"""The parts of a view's JSON form in their order, and what of the view each is made from."""
