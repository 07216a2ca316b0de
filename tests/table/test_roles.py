"""Tests that the messages to a viewer in any role do not depend on cards the viewer may not know."""

from __future__ import annotations

from random import Random

import pytest

from spadille import protocol
from spadille.games import FROG, GERMAN_SOLO, PROGRESSIVE, SIX_BID
from spadille.notation.chance import Stream, dealt_by, key_of
from spadille.play.action import Bid, Pass
from spadille.play.claims.proof import card_taking_all, card_taking_none
from spadille.play.deal import Deal
from spadille.play.seeing import view_of
from spadille.play.tricks import TrickPlay
from spadille.play.world import deal_in
from spadille.rules.game import Game
from spadille.solver.worlds import WorldSampler
from tests.support.deal_sources import FixedDeals
from tests.support.table_in_memory import TableClient, TableInMemory

PEOPLE = ("Ann", "Bo", "Cy", "Di", "Ed")
TABLES = [(SIX_BID, 3), (SIX_BID, 4), (PROGRESSIVE, 4), (FROG, 3), (GERMAN_SOLO, 4)]


@pytest.mark.parametrize(("game", "seats"), TABLES, ids=lambda value: getattr(value, "id", value))
@pytest.mark.parametrize("role", ["seat", "watcher", "screen"])
@pytest.mark.parametrize("numbers", [range(2), pytest.param(range(2, 12), marks=pytest.mark.long)], ids=str)
def test_two_deals_that_differ_in_hidden_cards_look_the_same(
    game: Game, seats: int, role: str, numbers: range
) -> None:
    compared = 0
    for number in numbers:
        chance = Random(f"{game.id} {seats} {role} {number}")
        deal = deal_in_progress(game, seats, number, chance)
        viewer = chance.randrange(seats) if role == "seat" else None
        for other in other_deals(deal, viewer):
            compared += deal.layout != other.layout
            shown, same = seen_by(role, viewer, deal, number), seen_by(role, viewer, other, number)
            assert shown == same
            assert len(shown) > len(deal.actions)
    assert compared > len(numbers) // 2


def deal_in_progress(game: Game, seats: int, number: int, chance: Random) -> Deal:
    """Return an unfinished deal in a random contract."""
    rules = game.rules(chance.choice(game.presets).id)
    dealer = number % seats
    deal = Deal.of(dealt_by(Stream(key_of(f"roles {game.id}", number)), rules, seats, dealer))
    declarer, contract = chance.choice(deal.layout.active), chance.choice(rules.contracts).id
    for _ in range(chance.randrange(3, 28)):
        answers = deal.answers()
        wanted = [Bid(declarer, contract), Pass(deal.turn or 0)] if deal.phase.declared is None else []
        choice = next((action for action in wanted if action in answers), None) or chance.choice(answers)
        if deal.play(choice).over:
            break
        deal = deal.play(choice)
    return deal


def other_deals(deal: Deal, viewer: int | None) -> list[Deal]:
    """Return deals that look the same to the viewer, with the unseen cards lying differently."""
    view = view_of(deal, viewer)
    return [deal_in(view, world) for world in WorldSampler(view).sample(1, seed=len(deal.actions))]


def seen_by(role: str, viewer: int | None, deal: Deal, number: int) -> list[str]:
    """Play the deal at a table. Return all messages to the viewer, who also sends illegal commands."""
    seats = deal.layout.seats
    settings = deal.layout.rules.settings
    with TableInMemory(
        source=FixedDeals([deal.layout]),
        game=settings.game,
        rules=settings.preset,
        seats=seats,
        free=list(range(1, seats)),
    ) as evening:
        for seat in range(1, seats - 1):
            evening.sit(PEOPLE[seat], seat)
        pages = [evening.page(name) for name in PEOPLE[:seats]]
        own = pages[viewer] if viewer is not None else evening.page(None, screen=role == "screen")
        evening.sit(PEOPLE[seats - 1], seats - 1)
        for place, action in enumerate(deal.actions):
            send_commands(evening, own, Random(f"{number} {place}"))
            pages[action.seat].send_accepted("act", action=str(action), id=f"act {place}")
        send_commands(evening, own, Random(number))
        return own.texts


def send_commands(evening: TableInMemory, page: TableClient, chance: Random) -> None:
    """Send every command that neither ends nor changes the deal."""
    seats = evening.state.seats
    card = chance.choice(["AS", "TH", "QC", "7D", "9S"])
    for kind, more in (
        ("act", {"action": f"{chance.randrange(seats)} play {card}"}),
        ("act", {"action": f"{chance.randrange(seats)} call {card}"}),
        ("stop", {}),
        ("say", {"phrase": "sigh"}),
        ("answer", {"question": evening.state.seq, "yes": True}),
        ("take-back", {}),
        ("show-hands", {}),
        ("claim", {"what": "rest"}),
    ):
        if kind == "act" and page.state.you is not None and more["action"] in page.answers:
            continue
        if kind == "claim" and would_be_granted(evening, page):
            continue
        page.send_command(kind, id=f"insists {evening.state.seq} {kind} {more}"[:60], **more)
        decline(evening, page)


def would_be_granted(evening: TableInMemory, page: TableClient) -> bool:
    deal, seat = evening.state.deal, page.state.you
    if deal is None or seat != deal.turn or not isinstance(deal.phase, TrickPlay) or seat is None:
        return False
    return card_taking_all(deal, seat) is not None or card_taking_none(deal, seat) is not None


def decline(evening: TableInMemory, page: TableClient) -> None:
    """Decline the open vote."""
    question = evening.state.question
    if question is not None:
        answer = page.send_command("answer", id=f"no {question.number}", question=question.number, yes=False)
        assert isinstance(answer, protocol.Accepted)
