"""Views as JSON, version 1: what is sent to a browser or to another program's bot."""

from __future__ import annotations

from spadille.notation.results import result_json
from spadille.play.trick import TableTrick, Trick
from spadille.play.view import VERSION, Known, Revealed, Taken, View
from spadille.rules.options import OptionValue


def view_json(view: View) -> dict[str, object]:
    """A view in its JSON form; docs/reference/view.md says what each key means."""
    settings = view.rules.settings
    return {
        "v": VERSION,
        "game": settings.game,
        "rules": settings.preset,
        "options": _options(settings.values),
        "seats": view.seats,
        "dealer": view.dealer,
        "seat": view.seat,
        "active": list(view.active),
        "pots": dict(view.pots),
        "phase": view.phase,
        "turn": view.turn,
        "dealt": str(view.dealt),
        "hand": _hand(view),
        "laid_away": str(view.laid_away),
        "counts": list(view.counts),
        "shown": {str(seat): str(hand) for seat, hand in view.shown.items()},
        "actions": [str(action) for action in view.history],
        "bid": {"seat": view.bid.seat, "contract": view.bid.contract} if view.bid else None,
        "contract": _contract(view, view.known) if view.known else None,
        "tricks": [_trick(trick) for trick in view.tricks],
        "trick": _table(view.table) if view.table else None,
        "taken": _taken(view.taken) if view.taken else None,
        "decision": view.decision.to_json() if view.decision else None,
        "result": result_json(view.result) if view.result else None,
        "revealed": _revealed(view.revealed) if view.revealed else None,
    }


def _options(values: tuple[tuple[str, OptionValue], ...]) -> dict[str, OptionValue]:
    return dict(values)


def _hand(view: View) -> list[dict[str, object]]:
    ranking = view.ranking
    return [
        {"card": card.text, "points": ranking.points[card.number], "trump": ranking.is_trump(card)}
        for card in ranking.sorted(view.hand)
    ]


def _contract(view: View, known: Known) -> dict[str, object]:
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


def _trick(trick: Trick) -> dict[str, object]:
    cards = [card.text for card in trick.cards]
    return {"leader": trick.leader, "cards": cards, "winner": trick.winner, "points": trick.points}


def _table(table: TableTrick) -> dict[str, object]:
    cards = [card.text for card in table.cards]
    return {"leader": table.order[0], "cards": cards, "winning": table.winning}


def _taken(taken: Taken) -> dict[str, object]:
    return {"declarer": taken.declarer, "opponents": taken.opponents, "tricks": list(taken.tricks)}


def _revealed(revealed: Revealed) -> dict[str, object]:
    hands = [None if hand is None else str(hand) for hand in revealed.hands]
    return {"hands": hands, "widow": str(revealed.widow)}
