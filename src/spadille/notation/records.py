"""Records of deals: a JSON object with everything from the cards to the payments."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from spadille.cards import Hand
from spadille.games import GAMES, game_named
from spadille.notation.actions import read_action
from spadille.notation.results import result_json
from spadille.notation.shape import (
    Json,
    a_list,
    an_object,
    malformed,
    read_hand,
    required,
    whole_number,
    word,
)
from spadille.play.action import Action, Discard
from spadille.play.deal import Deal
from spadille.play.layout import Layout, lay_out, seated
from spadille.rules.game import Rules
from spadille.rules.payments import Pots
from spadille.rules.refusal import NotAllowed
from spadille.rules.seating import Seat

FORMAT = 1
"""The version of the record format."""
_USUAL_WIDOW = 3
"""The number of cards that a discard must name in a record whose game has no widow."""
POTS = tuple(
    sorted(
        {
            contract.pot
            for game in GAMES.values()
            for contract in game.rules(game.presets[0].id).contracts
            if contract.pot
        }
    )
)
"""The pots that a record may name: the pots of all games."""


@dataclass(frozen=True, slots=True)
class Header:
    """The beginning of every record: the rules, the seats, the dealer and the pots."""

    rules: Rules
    seats: int
    dealer: Seat
    pots: Pots = ()


@dataclass(frozen=True, slots=True)
class Record:
    """A deal's record: the cards, the actions, and the stated result."""

    layout: Layout
    actions: tuple[object, ...]
    """The actions as written. They are parsed only when they are checked."""
    result: Json | None = None

    def replay(self) -> Deal:
        """Return the deal after all actions of the record.

        Raises:
            NotAllowed: the refusal of the first action that is not legal.
        """
        return Deal.of(self.layout, (read_word(written, self.layout.rules) for written in self.actions))


def read_word(written: object, rules: Rules) -> Action:
    """Return the action that an entry of a record's `actions` stands for.

    A discard must name as many cards as the widow has.

    Raises:
        NotAllowed: `malformed` if the input has the wrong format.
    """
    if not isinstance(written, str):
        raise malformed("action")
    action = read_action(written)
    if isinstance(action, Discard) and len(action.cards) != (rules.packets.widow_size or _USUAL_WIDOW):
        raise NotAllowed("malformed", action=written)
    return action


def read_record(value: object) -> Record:
    """Return the record in a JSON value after checking its header and cards, but not its actions and result.

    Raises:
        NotAllowed: `malformed`, `unknown-game`, `unknown-rules`, `unknown-option`, `bad-option`, `bad-deal`.
    """
    record = an_object(value, "record")
    written = _hands(record)
    widow, actions, result = word(record, "widow"), a_list(record, "actions"), _stated(record)
    header = read_header(record)
    hands = [None if hand is None else read_hand(hand) for hand in written]
    layout = lay_out(header.rules, header.seats, header.dealer, hands, read_hand(widow), pots=header.pots)
    return Record(layout, tuple(actions), result)


def read_header(record: Json) -> Header:
    """Return the header in a record after checking it.

    Raises:
        NotAllowed: `malformed`, `unknown-game`, `unknown-rules`, `unknown-option`, `bad-option`, `bad-deal`.
    """
    if whole_number(record, "v") != FORMAT:
        raise malformed("v")
    game, preset, options = word(record, "game"), word(record, "rules"), required(record, "options")
    seats, dealer = whole_number(record, "seats"), whole_number(record, "dealer")
    pots = _pots(record)
    by_seats = game_named(game).rules(preset, an_object(options, "options"))
    seated(by_seats, seats, dealer)
    rules = by_seats.at(seats)
    if (pots is not None) != bool(rules.antes):
        raise NotAllowed("bad-deal", rules.anchor("deal"), what="pots")
    return Header(rules, seats, dealer, pots or ())


def _hands(record: Json) -> list[str | None]:
    hands: list[str | None] = []
    for hand in a_list(record, "hands"):
        if hand is not None and not isinstance(hand, str):
            raise malformed("hands")
        hands.append(hand)
    return hands


def _stated(record: Json) -> Json | None:
    stated = record.get("result")
    return None if stated is None else an_object(stated, "result")


def _pots(record: Json) -> Pots | None:
    """Return the pots before the antes, or None if the record names no pots."""
    if "pots" not in record:
        return None
    pots = an_object(record["pots"], "pots")
    if set(pots) != set(POTS) or any(whole_number(pots, name) < 0 for name in POTS):
        raise malformed("pots")
    return tuple((name, whole_number(pots, name)) for name in POTS)


def header_json(rules: Rules, seats: int, dealer: Seat) -> dict[str, object]:
    """Return the keys that every record of a table begins with.

    Only options that differ from the preset are included.
    """
    settings = rules.settings
    return {
        "v": FORMAT,
        "game": settings.game,
        "rules": settings.preset,
        "options": differing(rules.at(seats)),
        "seats": seats,
        "dealer": dealer,
    }


def differing(rules: Rules) -> dict[str, object]:
    """Return the options in which a table differs from its preset."""
    settings = rules.settings
    return {name: value for name, value in settings.values if name in settings.changed}


def record_json(deal: Deal) -> dict[str, object]:
    """Return the record of a deal, finished or not."""
    layout = deal.layout
    record = header_json(layout.rules, layout.seats, layout.dealer)
    record["hands"] = _written(layout.hands)
    record["widow"] = str(layout.widow)
    if layout.pots:
        record["pots"] = dict(layout.pots)
    record["actions"] = [str(action) for action in deal.actions]
    if deal.result is not None:
        record["result"] = result_json(deal.result)
    return record


def _written(hands: Sequence[Hand | None]) -> list[str | None]:
    return [None if hand is None else str(hand) for hand in hands]
