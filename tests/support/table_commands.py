"""All commands and text commands of a table, and the answers to them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace
from functools import lru_cache

from spadille import protocol
from spadille.app.text_input.service import read_command
from spadille.cards import CARDS, Suit
from spadille.notation.actions import read_action
from spadille.notation.numbers import NUMBERS, WORDS, action_of
from spadille.play.deal import Deal
from spadille.protocol import LoggedCommand
from spadille.protocol.api_error import ApiError
from spadille.rules.game import Rules
from spadille.rules.seating import Seat
from spadille.sentences.display_names import format_card, format_contract, format_suit
from spadille.storage.hash_chain import GENESIS, seal_event
from spadille.storage.store import Player
from spadille.table import broadcast
from spadille.table.commands.handler import handle
from spadille.table.connection import Connection
from spadille.table.create import create_table
from spadille.table.events import Acted, ClaimGranted
from spadille.table.reducer import TableState, initial_state
from spadille.table.seating import Sitter
from spadille.text import LANGUAGES, Catalogue, load_catalogue
from spadille.text_commands.vocabulary import Question
from tests.support.client import BOTS

GUEST = "guest"
"""A player without a seat."""
_BEGAN = "2026-01-01T20:00:00.000Z"
_SEQ, _ID = 100, "m1"
_QUESTIONS = 7
"""The number of a vote that does not exist."""


def at_table(deal: Deal, people: Iterable[Seat], bot: str = "club") -> TableState:
    """Return a table with this deal: players on the given seats, bots on the others, hints allowed."""
    layout, here = deal.layout, set(people)
    line_up = [
        Sitter(f"P{seat}", player=str(seat)) if seat in here else Sitter(f"B{seat}", bot=bot)
        for seat in range(layout.seats)
    ]
    return _empty(layout.rules, layout.seats)._replace(
        line_up=tuple(line_up),
        deal=deal,
        begun=(_BEGAN,),
        commitments=(None,),
        seq=_SEQ,
        since=_SEQ,
        hints=True,
    )


@lru_cache(maxsize=64)
def _empty(agreed: Rules, seats: int) -> TableState:
    """Return a table that was just opened."""
    rules = agreed.settings
    wanted = protocol.NewTable.model_validate(
        {
            "game": rules.game,
            "rules": rules.preset,
            "options": dict(rules.values),
            "seats": seats,
            "name": "Ann",
            "match": {"start": None, "bankrupt": "debt", "end": {"deals": 420}},
        }
    )
    first, _ = create_table("oak", wanted, Player("0", "Ann"), tuple(BOTS))
    return initial_state(seal_event(replace(first, time=_BEGAN), GENESIS))


class Page:
    """A client connection that records the messages sent to it."""

    def __init__(self, player: str | None, *, screen: bool = False) -> None:
        self.texts: list[str] = []
        self.client = Connection(player, self, screen=screen)

    def send_text(self, *texts: str) -> None:
        self.texts += texts

    def disconnect(self, code: int) -> None:
        pass


def shown_messages(state: TableState, player: str | None) -> list[str]:
    """Return everything that the table shows: to the player, to a spectator and to a screen, and its public
    JSON and record.
    """
    pages = [Page(player), Page(GUEST), Page(None, screen=True)]
    company = broadcast.Presence(frozenset(), 3)
    broadcast.Broadcaster().broadcast(state, company, [page.client for page in pages])
    texts = [text for page in pages for text in page.texts]
    return [
        *texts,
        broadcast.table_json(state, company).model_dump_json(),
        str(broadcast.build_record(state)),
    ]


# On the socket


@lru_cache(maxsize=64)
def all_commands(rules: Rules, seat: Seat) -> tuple[LoggedCommand, ...]:
    """Return every command, with every action but most combinations of discards."""
    ladder = len(rules.contracts)
    few = [
        number
        for number, words in enumerate(WORDS)
        if not words.startswith("bid ") or number < WORDS.index("bid 0") + ladder
    ]
    acts = [_act(str(action_of(rules, seat, number))) for number in (*few, *NUMBERS[len(WORDS) :: 4_000])]
    others = [
        _act(f"{other} {words}")
        for other in range(8)
        if other != seat
        for words in ("pass", "stop", "play AS")
    ]
    return (*acts, *others, *_beside_the_play(seat))


def _act(action: str) -> protocol.Act:
    return protocol.Act(type="act", id=_ID, seq=_SEQ, action=read_action(action))


def _beside_the_play(seat: Seat) -> Iterator[LoggedCommand]:
    head = {"id": _ID, "seq": _SEQ}
    match = {
        "game": "frog",
        "rules": "foster",
        "seats": 3,
        "match": {"start": None, "bankrupt": "debt", "end": {"deals": 420}},
    }
    bodies: list[Mapping[str, object]] = [
        *({"type": "claim", "what": what} for what in ("rest", "give-up")),
        *({"type": kind} for kind in ("take-back", "show-hands", "stop", "next", "leave", "back")),
        *(
            {"type": "answer", "question": number, "yes": yes}
            for number in (_SEQ, _QUESTIONS)
            for yes in (True, False)
        ),
        *({"type": "fill", "seat": other, "bot": bot} for other in (seat, 1) for bot in ("club", None)),
        *({"type": "open", "public": public} for public in (True, False)),
        {"type": "propose", "match": match},
        {"type": "share", "share": "00" * 32},
    ]
    for body in bodies:
        wish = protocol.from_player.validate_python({**body, **head})
        assert not isinstance(wish, protocol.SayPhrase)
        yield wish


def reply_to(state: TableState, player: str | None, wish: LoggedCommand) -> list[str]:
    """Return the answer to a command and, unless it plays a card or ends the deal, everything that the table
    shows then.
    """
    try:
        first, *_ = handle(state, player, wish)
        _, then = first.apply_to(state)
    except ApiError as refusal:
        return [refusal.error.model_dump_json()]
    happened = [repr(first.what)]
    return (
        happened if isinstance(first.what, Acted | ClaimGranted) else happened + shown_messages(then, player)
    )


# Text commands


@lru_cache(maxsize=64)
def text_commands(rules: Rules) -> tuple[protocol.TextCommand, ...]:
    """Return text commands in every language: each action, each query and some text that is neither."""
    return tuple(
        protocol.TextCommand(text=text, language=language)
        for language in LANGUAGES
        for text in dict.fromkeys(_in(load_catalogue(language), rules))
    )


def _in(words: Catalogue, rules: Rules) -> Iterator[str]:
    yield from ("", "?", "frobnicate", words.say("spoken-next").split(", ")[0])
    for action_words in WORDS[: WORDS.index("stop") + 2]:
        verb, _, rest = action_words.partition(" ")
        yield f"{words.say(f'spoken-{verb}').split(', ')[0]} {rest}".strip()
    for contract in rules.contracts:
        yield format_contract(words, contract.id)
    for card in CARDS:
        yield format_card(words, card)
    for question in Question:
        yield from words.say(f"spoken-ask-{question}").split(", ")
    gone = words.say("spoken-ask-gone").split(", ")[0]
    yield from (f"{gone} {format_suit(words, suit)}" for suit in Suit)


def reply_to_text(state: TableState, seat: Seat | None, line: protocol.TextCommand) -> str:
    return read_command(state, seat, line).model_dump_json()
