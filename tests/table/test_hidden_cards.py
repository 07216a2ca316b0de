"""Tests over HTTP and WebSocket that the messages to a seat do not depend on cards it may not know."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path
from random import Random

import pytest

from spadille import protocol
from spadille.cards import CARDS, Card, Hand
from spadille.games import SIX_BID
from spadille.notation.chance import Stream, dealt_by, key_of
from spadille.play.action import Action, Bid, Give, Pass, Veiled
from spadille.play.deal import Deal
from spadille.play.seeing import view_of
from spadille.play.view import View
from spadille.play.world import World, deal_in, world_of
from spadille.rules.refusal import NotAllowed
from tests.play.test_german_solo import five_straight_with_another, with_the_called_card_elsewhere
from tests.support.client import Guest, Page, run_server
from tests.support.deal_sources import FixedDeals

_DRAWN = re.compile(r'"id": ?"\w{16}"|"guest-\w{20}"|"seal": ?"\w{64}"')
"""Random parts of messages, which differ between servers: ids, and hashes over the time at which a table
was opened.
"""
CONTRACTS = ("solo", "heart-solo", "misere", "guarantee", "spread", "call")
TABLES = [(contract, seats) for contract in CONTRACTS for seats in (3, 4)]
TRIED = [("solo", 3), ("heart-solo", 4), ("misere", 3), ("guarantee", 4), ("spread", 3), ("call", 4)]
"""Every contract once, and both sizes of a table."""


@dataclass(frozen=True)
class Case:
    """A seat, and two deals that look the same to it so far."""

    seat: int
    deal: Deal
    other: Deal


@pytest.mark.parametrize(
    ("contract", "seats"),
    [table if table in TRIED else pytest.param(*table, marks=pytest.mark.long) for table in TABLES],
)
def test_two_deals_that_differ_in_hidden_cards_send_a_seat_the_same_bytes(
    contract: str, seats: int, tmp_path: Path
) -> None:
    case = make_case(contract, seats)
    assert case.deal.layout != case.other.layout
    seen = [
        seen_by_seat(tmp_path / f"{number}.sqlite", deal, case.seat)
        for number, deal in enumerate((case.deal, case.other))
    ]
    assert seen[0] == seen[1]
    assert len(seen[0]) > 2 * len(case.deal.actions)


def test_the_answer_to_stop_does_not_reveal_the_partner(tmp_path: Path) -> None:
    here = five_straight_with_another()
    there = with_the_called_card_elsewhere(here)
    seen = [seen_by_seat(tmp_path / f"{number}.sqlite", deal, 1) for number, deal in enumerate((here, there))]
    assert seen[0] == seen[1]
    assert sum("wrong-phase" in text and "stop" in text for text in seen[0]) >= 2


def seen_by_seat(file: Path, deal: Deal, seat: int) -> list[str]:
    """Play a deal at a server. Return all messages to the seat and to a spectator. The seat also sends
    illegal commands.
    """
    seats = deal.layout.seats
    with run_server(file, source=FixedDeals([deal.layout])) as address:
        guests = [Guest(address, f"guest {number}") for number in range(seats + 1)]
        rules = deal.layout.rules.settings
        table = guests[0].open_table(
            game=rules.game,
            rules=rules.preset,
            options=dict(rules.values),
            seats=seats,
            free=list(range(1, seats)),
            hints=True,
        )
        for number in range(1, seats):
            guests[number].sit(table, number)
        guests[0].wait_until(table, lambda state: state.table.stage == "playing")
        pages = [guest.page(table) for guest in guests]
        for page in pages:
            page.until(lambda state: all(who.present for who in state.table.seats))
        own, watcher = pages[seat], pages[-1]
        for place, action in enumerate(deal.actions):
            send_illegal_commands(own, place)
            answer = pages[action.seat].act(str(action), id=f"act {place}")
            assert isinstance(answer, protocol.Accepted), answer
            for page in pages:
                page.until_seq(answer.seq)
        send_illegal_commands(own, len(deal.actions))
        asked = [*request_all(guests[seat], table), *request_all(guests[-1], table)]
        for guest in guests:
            guest.leave()
        return [text.replace(table, "TABLE") for text in own.texts + watcher.texts + asked]


def request_all(guest: Guest, table: str) -> list[str]:
    """Request all routes about a table over HTTP, and return the answers."""
    at = f"/api/tables/{table}"
    typed = [
        ("stop", "en"),
        ("partner?", "en"),
        ("first and last", "en"),
        ("stopp", "sv"),
        ("medspelare?", "sv"),
    ]
    words = [{"text": text, "language": language} for text, language in typed]
    answers = [guest.http.post(f"{at}/text-commands", json=line) for line in words]
    answers += [guest.http.post(f"{at}/hint"), guest.http.post(f"{at}/redeals", json={"deal": 1})]
    answers += [guest.http.get(f"{at}{what}") for what in ("", "/record", "/records", "/results")]
    return [f"{answer.status_code} {_DRAWN.sub('ID', answer.text)}" for answer in answers]


def send_illegal_commands(page: Page, place: int) -> None:
    """Send commands that are illegal now."""
    chance = Random(place)
    seats = len(page.table.seats)
    actions = [f"{seat} {verb}" for seat in range(seats) for verb in ("pass", "bid solo", "call none")]
    actions += [
        f"{seat} {verb} {card}"
        for seat in range(seats)
        for verb in ("play", "give", "call")
        for card in CARDS
    ]
    actions += [f"{seat} {verb}" for seat in range(seats) for verb in ("stop", "ask")]
    legal = page.answers
    for number, action in enumerate(chance.sample(sorted(set(actions) - set(legal)), 6)):
        page.send_rejected("act", action=action, id=f"presumed {place} {number}")
    for action in sorted({f"{page.view.seat} {verb}" for verb in ("stop", "ask")} - set(legal)):
        page.send_rejected("act", action=action, id=f"presumed {place} {action}")


# Two deals with the same view


def make_case(contract: str, seats: int) -> Case:
    """Return an unfinished deal with this contract, and another deal that one seat cannot tell from it."""
    for number in range(500):
        chance = Random(f"{contract} {seats} {number}")
        deal = played(contract, seats, chance)
        seat = chance.choice(deal.layout.active)
        other = another(view_of(deal, seat), world_of(deal), chance)
        if other is not None and other.layout != deal.layout and len(deal.actions) > number % 20:
            return Case(seat, deal, other)
    raise AssertionError("no two worlds were found")


def played(contract: str, seats: int, chance: Random) -> Deal:
    """Return an unfinished deal with this contract."""
    preset = chance.choice(["standard", "gamerules", "hoyle"])
    rules = SIX_BID.rules(preset, {"call_card": "required", "spread_exposed": "after-opponents"})
    stream = Stream(key_of(str(chance.random()), 0))
    deal = Deal.of(dealt_by(stream, rules, seats, chance.randrange(seats)))
    declarer = chance.choice(deal.layout.active)
    for _ in range(chance.randrange(4, 30)):
        if deal.over:
            break
        deal = deal.play(choice(deal, Bid(declarer, contract), chance))
    return deal if not deal.over else Deal.of(deal.layout)


def choice(deal: Deal, bid: Bid, chance: Random) -> Action:
    """Return the bid if it is legal, else a pass, else any legal action."""
    answers = deal.answers()
    for wanted in (bid, Pass(answers[0].seat)):
        if wanted in answers:
            return wanted
    return chance.choice(answers)


def another(view: View, real: World, chance: Random) -> Deal | None:
    """Return a deal with the same view in which the unseen cards lie differently, or None
    if there is none.
    """
    known = known_cards(view)
    places = [seat for seat in view.active if seat != view.seat]
    for _ in range(400):
        dealt = {seat: real.hands[seat] or Hand() for seat in places}
        loose = [card for seat in places for card in dealt[seat] if card not in known]
        loose += [card for card in real.widow if card not in known]
        chance.shuffle(loose)
        hands = list(real.hands)
        for seat in places:
            fixed = [card for card in dealt[seat] if card in known]
            hands[seat] = Hand.of(fixed + [loose.pop() for _ in range(len(dealt[seat]) - len(fixed))])
        world = World(tuple(hands), Hand.of([*loose, *[card for card in real.widow if card in known]]), ())
        deal = deal_in_world(view, world, real, chance)
        if deal is not None and deal.layout.hands != real.hands:
            return deal
    return None


def deal_in_world(view: View, world: World, real: World, chance: Random) -> Deal | None:
    unveiled = tuple(replace_gift(action, world, chance) for action in real.unveiled)
    try:
        return deal_in(view, World(world.hands, world.widow, unveiled))
    except NotAllowed:
        return None


def replace_gift(action: Action, world: World, chance: Random) -> Action:
    """Return the action; if it gives a hidden card, with a random card of the giver."""
    assert isinstance(action, Give)
    return Give(action.seat, chance.choice(list(world.hands[action.seat] or Hand())))


def known_cards(view: View) -> set[Card]:
    """Return the cards whose place the seat knows: its own, and those that were played, called or exposed."""
    known = set(view.dealt) | set(view.hand)
    for hand in view.shown.values():
        known |= set(hand)
    for action in view.history:
        if not isinstance(action, Veiled) and action.verb in ("play", "call", "give"):
            card = getattr(action, "card", None)
            known |= {card} if card else set()
    return known
