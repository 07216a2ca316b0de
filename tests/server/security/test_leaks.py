"""Tests that the messages to a client do not depend on cards that its player may not know, for every role and
game.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Iterator
from random import Random

import pytest

from spadille import protocol
from spadille.cards import CARDS, Card, Hand
from spadille.games import GAMES
from spadille.notation.actions import read_action
from spadille.notation.records import differing
from spadille.play.deal import Deal
from spadille.play.seeing import view_of
from spadille.play.world import World, deal_in, world_of
from spadille.protocol.api_error import ApiError
from spadille.rules.refusal import NotAllowed
from spadille.rules.seating import Seat
from spadille.storage import Event
from spadille.table.broadcast import Broadcaster, Presence
from spadille.table.commands.handler import handle
from spadille.table.connection import Connection
from spadille.table.reducer import reduce_events
from spadille.table.state import TableState
from tests.laws.tables import sitting
from tests.support.long_runs import keep_first
from tests.support.silent_transport import RecordingTransport

Wish = protocol.Act | protocol.Claim | protocol.TakeBack | protocol.ShowHands
TIME = "2024-11-05T19:30:00.000Z"
SCREEN = "screen"
LEAST = {"declarer": 3, "defender": 8, "watcher": 10, SCREEN: 10}
"""The least number of pairs of deals to compare for each game, by the viewer's role."""
FEW = 6
"""The number of cards named in commands in a sample, besides those that differ between the two deals."""


@pytest.mark.parametrize("game", keep_first(GAMES, 4))
def test_messages_do_not_depend_on_hidden_cards(game: str) -> None:
    compared = compare(game, range(16), named=FEW)
    assert all(compared[role] >= least for role, least in LEAST.items()), compared


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
def test_messages_do_not_depend_on_hidden_cards_in_many_deals(game: str) -> None:
    compared = compare(game, range(1_000, 1_400), named=len(CARDS))
    assert all(compared[role] >= 25 * least for role, least in LEAST.items()), compared
    if max(GAMES[game].rules(GAMES[game].presets[0].id).seats) > 4:
        assert compared["sitting out"] >= 20, compared


def compare(game: str, numbers: range, *, named: int) -> Counter[str]:
    """Return how many pairs of deals gave the same messages, by the role of the viewer that cannot tell them
    apart.
    """
    compared: Counter[str] = Counter()
    for number in numbers:
        chance = Random(f"{game} {number}")
        for deal in few_moments(game, number, chance):
            for seat, role in roles(deal):
                other = another(deal, seat, chance)
                if other is not None:
                    cards = {*moved(deal, other), *Random(f"{number} {role}").sample(CARDS, named)}
                    wishes = list(everything(deal, seat, cards))
                    assert sent(other, seat, role, wishes) == sent(deal, seat, role, wishes)
                    compared[role] += 1
    return compared


def few_moments(game: str, number: int, chance: Random) -> Iterator[Deal]:
    """Yield up to two states of a deal in which cards are hidden."""
    deals = [deal for deal in sitting("server leaks", number, (GAMES[game],)).deals if not deal.over]
    yield from chance.sample(deals, min(2, len(deals)))


def roles(deal: Deal) -> Iterator[tuple[Seat | None, str]]:
    """Yield each viewer of a deal with its role."""
    declared = deal.phase.declared
    for seat in range(deal.layout.seats):
        if seat not in deal.layout.active:
            yield seat, "sitting out"
        elif declared is None:
            yield seat, "bidder"
        else:
            yield seat, "declarer" if seat == declared.declarer else "defender"
    yield None, "watcher"
    yield None, SCREEN


def another(deal: Deal, viewer: Seat | None, chance: Random) -> Deal | None:
    """Return the deal with two cards exchanged that the viewer does not see, or None if no such pair is
    found.
    """
    view, world = view_of(deal, viewer), world_of(deal)
    places = [*world.hands, world.widow]
    hidden = [at for at, hand in enumerate(places) if hand and at != viewer]
    for _ in range(10):
        place, other = chance.sample(hidden, 2)
        *hands, widow = exchanged(places, place, other, chance)
        try:
            return deal_in(view, World(tuple(hands), widow or Hand(), world.unveiled))
        except NotAllowed:
            continue
    return None


def moved(deal: Deal, other: Deal) -> Iterator[Card]:
    """Yield the cards that lie elsewhere in the other deal."""
    for here, there in zip(dealt(deal), dealt(other), strict=True):
        yield from (card for card in here if card not in there)


def dealt(deal: Deal) -> list[Hand]:
    """Return the hands and the widow of a deal."""
    world = world_of(deal)
    return [hand or Hand() for hand in (*world.hands, world.widow)]


def exchanged(places: list[Hand | None], place: int, other: int, chance: Random) -> list[Hand | None]:
    first, second = places[place] or Hand(), places[other] or Hand()
    here, there = chance.choice(list(first)), chance.choice(list(second))
    others = list(places)
    others[place] = with_instead(first, here, there)
    others[other] = with_instead(second, there, here)
    return others


def with_instead(hand: Hand, gone: Card, come: Card) -> Hand:
    return hand.without(gone) | Hand.of([come])


def sent(deal: Deal, seat: Seat | None, role: str, wishes: Iterable[Wish]) -> list[str]:
    """Return all messages to a viewer in this role, and the answers to its commands."""
    state = table(deal)
    voice = RecordingTransport()
    client = Connection(player(seat), voice, screen=role == SCREEN)
    Broadcaster().broadcast(state, Presence(frozenset(range(deal.layout.seats))), [client])
    return voice.texts + [answered(state, seat, wish) for wish in wishes]


def table(deal: Deal) -> TableState:
    """Return a table with human players on all seats that plays this deal."""
    rules, seats = deal.layout.rules, deal.layout.seats
    line_up = [{"name": f"guest {seat}", "player": player(seat), "bot": None} for seat in range(seats)]
    opened = {
        "game": rules.settings.game,
        "rules": rules.settings.preset,
        "options": differing(rules),
        "match": {"start": None, "bankrupt": "debt", "end": {"deals": 420}},
        "line_up": line_up,
        "bot": "club",
        "waits": {"nudge": None, "absent": None, "idle": None},
    }
    state = reduce_events([Event("oak", 1, 1, 0, 0, player(0), "opened", opened, TIME)])
    return state._replace(deal=deal, begun=(TIME,), commitments=(None,))


def player(seat: Seat | None) -> str | None:
    return None if seat is None else f"player-{seat}"


def everything(deal: Deal, seat: Seat | None, cards: Collection[Card]) -> Iterator[Wish]:
    """Yield every command that can be sent in the middle of a deal, for these cards."""
    calls = [f"{verb} {card}" for verb in ("play", "give", "call") for card in CARDS if card in cards]
    calls += ["pass", "hold", "double", "stop", "ask", "call none", "trump H"]
    calls += [f"bid {contract.id}" for contract in deal.layout.rules.contracts]
    for speaker in sorted({seat or 0, deal.layout.active[0]}):
        for number, words in enumerate(calls):
            action = read_action(f"{speaker} {words}")
            yield protocol.Act(type="act", id=f"{speaker} {number}", seq=1, action=action)
    yield protocol.Claim(type="claim", id="rest", seq=1, what="rest")
    yield protocol.Claim(type="claim", id="give up", seq=1, what="give-up")
    yield protocol.TakeBack(type="take-back", id="back", seq=1)
    yield protocol.ShowHands(type="show-hands", id="show", seq=1)


def answered(state: TableState, seat: Seat | None, wish: Wish) -> str:
    """Return the answer to a command: `accepted`, or the error."""
    try:
        first, *_ = handle(state, player(seat), wish)
        first.apply_to(state)
    except ApiError as refusal:
        return refusal.error.model_dump_json()
    return "accepted"
