"""A stateful test of a table: random commands in any order must not break its invariants."""

from __future__ import annotations

import json
from hashlib import sha256

from hypothesis import event, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from spadille import protocol
from spadille.app.tables import match_results
from spadille.notation.matches import SoundMatch, check_match
from spadille.notation.verify import verify
from spadille.notation.views import view_json
from spadille.play.seeing import view_of
from spadille.storage import Event
from spadille.storage.pseudonyms import make_pseudonym
from spadille.table import broadcast
from spadille.table.reducer import TableState, apply_event, reduce_events
from tests.support.client import JsonObject
from tests.support.deal_sources import SeededKeys, SeededSecrets
from tests.support.table_in_memory import TableClient, TableInMemory

PEOPLE = ("Ann", "Bo", "Cy", "Di")
OPEN: JsonObject = {"start": None, "bankrupt": "debt", "end": {"deals": 420}}
TABLES: list[JsonObject] = [
    {"game": "six-bid", "rules": "standard", "seats": 3, "free": [1], "match": OPEN},
    {"game": "six-bid", "rules": "hoyle", "seats": 5, "free": [1, 4], "match": OPEN | {"end": {"deals": 5}}},
    {"game": "progressive", "rules": "hoyle", "options": {"pots": "two"}, "seats": 4, "match": OPEN},
    {"game": "german-solo", "rules": "standard", "seats": 4, "free": [2], "match": OPEN},
    {
        "game": "six-bid",
        "rules": "standard",
        "seats": 3,
        "free": [1, 2],
        "match": OPEN | {"end": {"deals": 1}},
    },
]
CLOCKS: list[JsonObject] = [{}, {"nudge": None, "absent": None, "idle": None}]
SEATS = st.integers(min_value=0, max_value=6)
NAMES = st.sampled_from(PEOPLE)
WISHES = st.sampled_from(["stop", "take-back", "show-hands", "leave", "back", "next"])
PAGES = st.integers(min_value=0, max_value=7)
CUT = 10.0
"""The number of seconds that a committed deal waits for nonces."""


class TableLife(RuleBasedStateMachine):
    """A table with four people and spectators."""

    evening: TableInMemory

    @initialize(
        table=st.sampled_from(TABLES),
        waits=st.sampled_from(CLOCKS),
        seed=st.integers(0, 99),
        people=st.integers(1, 3),
        pledged=st.booleans(),
    )
    def open(self, table: JsonObject, waits: JsonObject, seed: int, people: int, *, pledged: bool) -> None:
        """Open a table as Ann, and let `people` people sit down in all. With `pledged`, the cards are dealt
        by commit-reveal.
        """
        source = SeededSecrets(f"life {seed}") if pledged else SeededKeys(f"life {seed}")
        self.evening = TableInMemory(source=source, cut=CUT, waits=waits, **table)
        self.pledged = pledged
        self.sent: list[tuple[str | None, JsonObject]] = []
        self.ready = True
        self.followed: TableState = reduce_events(self.evening.shelf.events[:1])
        self.seen = 1
        for name in PEOPLE[:people]:
            self.evening.sit(name)
            self.evening.page(name)

    # What players do

    @rule(name=NAMES, screen=st.booleans())
    @precondition(lambda self: len(self.evening.pages) < 8)
    def opens_a_page(self, name: str, *, screen: bool) -> None:
        self.evening.page(name, screen=screen)

    @rule()
    @precondition(lambda self: len(self.evening.pages) < 8)
    def a_spectator_connects(self) -> None:
        self.evening.page(None)

    @rule(place=PAGES)
    def closes_a_page(self, place: int) -> None:
        if len(self.evening.pages) > 1:
            self.evening.close(self.evening.pages[place % len(self.evening.pages)])

    @rule(name=NAMES, seat=st.none() | SEATS, patient=st.booleans())
    def asks_for_a_bots_seat(self, name: str, seat: int | None, *, patient: bool) -> None:
        """Ask for a bot's seat. A player who is promised a seat during a deal may give the promise back."""
        self.a_deal_begins()
        answer = self.evening.sit(name, seat)
        if isinstance(answer, protocol.Opened) and answer.waiting:
            event("a seat is promised")
            page = self.evening.page(name)
            assert page.state.may == ["leave"]
            if not patient:
                self.says(page, "leave")
                assert page.state.may == []
            self.evening.close(page)

    @rule(name=NAMES, seat=st.none() | SEATS)
    def sits_down(self, name: str, seat: int | None) -> None:
        self.evening.sit(name, seat)

    @rule(choice=st.integers(min_value=0), times=st.integers(1, 12))
    def players_act(self, choice: int, times: int) -> None:
        """Let the players whose turn it is answer, `times` times."""
        for time in range(times):
            asked = next((page for page in self.evening.pages if page.answers), None)
            if asked is not None:
                action = asked.answers[(choice + time) % len(asked.answers)]
                self.says(asked, "act", action=action)

    @rule()
    def a_deal_begins(self) -> None:
        """Fill free seats with bots, and let the time for nonces pass."""
        host = next((page for page in self.evening.pages if "host" in page.state.may), None)
        for seat, sitter in enumerate(self.evening.state.line_up):
            if host is not None and sitter is None:
                self.says(host, "fill", seat=seat, bot="novice")
        self.evening.wait(CUT + 1)

    @rule(choice=st.integers(min_value=0))
    def a_deal_is_played(self, choice: int) -> None:
        """Play the deal as far as the players whose turn it is are connected."""
        self.players_act(choice, 60)

    @rule(place=PAGES, seat=SEATS, action=st.sampled_from(["pass", "play AS", "bid solo", "stop", "trump S"]))
    def acts_anyhow(self, place: int, seat: int, action: str) -> None:
        self.says_on(place, "act", action=f"{seat} {action}")

    @rule(cutting=st.booleans())
    def all_are_ready(self, *, cutting: bool) -> None:
        for page in list(self.evening.pages):
            if "next" in page.state.may:
                self.says(page, "next")
        if cutting:
            self.all_give_nonces()

    @rule()
    def all_give_nonces(self) -> None:
        """Give a nonce for every player who sees a commitment, twice for players with two connections."""
        for page in list(self.evening.pages):
            if page.state.promise is not None:
                event("somebody cuts")
                self.cuts(page)

    @rule(place=PAGES)
    def a_player_gives_a_nonce(self, place: int) -> None:
        """Send a nonce, even if no commitment asks for one."""
        self.cuts(self.evening.pages[place % len(self.evening.pages)])

    def cuts(self, page: TableClient) -> None:
        share = sha256(f"{page.client.player} {len(self.sent)}".encode()).hexdigest()
        self.says(page, "share", share=share)

    @rule(place=PAGES, kind=WISHES)
    def sends_a_request(self, place: int, kind: str) -> None:
        """Send a request, usually one that is allowed."""
        may = [page for page in self.evening.pages if kind in page.state.may] or self.evening.pages
        self.says(may[place % len(may)], kind)

    @rule(place=PAGES, kind=st.sampled_from(["stop", "take-back", "show-hands"]))
    def all_agree_to_a_request(self, place: int, kind: str) -> None:
        self.sends_a_request(place, kind)
        self.all_vote(yes=True)

    @rule(choice=st.integers(min_value=0), yes=st.booleans())
    def acts_and_takes_it_back(self, choice: int, *, yes: bool) -> None:
        self.players_act(choice, 1)
        page = next((page for page in self.evening.pages if "take-back" in page.state.may), None)
        if page is not None:
            self.says(page, "take-back")
            self.all_vote(yes=yes)

    @rule(choice=st.integers(min_value=0), what=st.sampled_from(["rest", "give-up"]), yes=st.booleans())
    def plays_and_claims(self, choice: int, what: str, *, yes: bool) -> None:
        for _ in range(30):
            page = next((page for page in self.evening.pages if what in page.state.may), None)
            if page is not None and choice % 3:
                self.says(page, "claim", what=what)
                self.all_vote(yes=yes)
                return
            choice //= 3
            self.players_act(choice, 1)

    @rule(place=PAGES, what=st.sampled_from(["rest", "give-up"]))
    def claims(self, place: int, what: str) -> None:
        may = [page for page in self.evening.pages if what in page.state.may] or self.evening.pages
        self.says(may[place % len(may)], "claim", what=what)

    @rule(place=PAGES, table=st.sampled_from(TABLES), free=st.integers(0, 2))
    def proposes(self, place: int, table: JsonObject, free: int) -> None:
        self.says_on(place, "propose", match=table | {"free": free})

    @rule(choice=st.integers(min_value=0), table=st.sampled_from(TABLES), free=st.integers(0, 1))
    def another_match_at_the_same_table(self, choice: int, table: JsonObject, free: int) -> None:
        """Play the deal, stop the match and begin another one, as far as all players are connected."""
        self.all_give_nonces()
        self.a_deal_is_played(choice)
        before = self.evening.state
        self.all_agree_to_a_request(0, "stop")
        self.proposes(0, table, free)
        self.all_vote(yes=True)
        now = self.evening.state
        if now.number > before.number:
            changed = now.rules.settings.game != before.rules.settings.game
            event("another game" if changed else "another match")
            assert players_clockwise(now) == players_clockwise(before)

    @rule(yes=st.booleans())
    def all_vote(self, *, yes: bool) -> None:
        for page in list(self.evening.pages):
            question = page.state.table.question
            if question is not None:
                self.says(page, "answer", question=question.number, yes=yes)

    @rule(place=PAGES, seat=SEATS, bot=st.sampled_from(["club", "novice", None]))
    def the_host_fills_a_seat(self, place: int, seat: int, bot: str | None) -> None:
        self.says_on(place, "fill", seat=seat, bot=bot)

    @rule(place=PAGES, public=st.booleans())
    def the_host_opens_the_table(self, place: int, *, public: bool) -> None:
        self.says_on(place, "open", public=public)

    @rule(place=PAGES)
    def talks(self, place: int) -> None:
        before = self.evening.state
        self.says_on(place, "say", phrase="hello")
        assert self.evening.state.seq == before.seq

    # What else happens

    @rule(seconds=st.sampled_from([5, 40, 120, 400]))
    def time_passes(self, seconds: int) -> None:
        self.evening.wait(seconds)

    @rule(place=st.integers(min_value=0))
    @precondition(lambda self: self.sent)
    def a_message_comes_twice(self, place: int) -> None:
        """Send a message a second time.

        If it was accepted, it is not carried out twice. If it was rejected, it may be accepted.
        """
        player, message = self.sent[place % len(self.sent)]
        page = self.evening.page(player)
        heard = (player, message["id"]) in self.evening.state.processed
        seq = self.evening.state.seq
        answer = page.send_message(message)
        if heard:
            assert isinstance(answer, protocol.Rejected)
            assert answer.error.code in ("repeated", "not-seated")
            assert self.evening.state.seq == seq
        self.evening.close(page)

    @rule()
    def the_server_dies(self) -> None:
        before = self.evening.state
        self.evening.restart()
        assert (
            self.evening.state.deal_number >= before.deal_number or self.evening.state.number > before.number
        )
        self.evening.page("Ann")

    @rule(place=PAGES)
    def the_disk_is_full(self, place: int) -> None:
        """Send a command while nothing can be stored, and check that the state is unchanged."""
        before = self.evening.state
        self.evening.shelf.full = True
        self.says_on(place, "leave")
        assert self.evening.state == before
        self.evening.shelf.full = False
        self.evening.wait(2)

    def says_on(self, place: int, kind: str, **more: object) -> None:
        self.says(self.evening.pages[place % len(self.evening.pages)], kind, **more)

    def says(self, page: TableClient, kind: str, **more: object) -> None:
        message: JsonObject = {"type": kind, "id": f"s{len(self.sent)}", "seq": page.state.seq} | more
        self.sent.append((page.client.player, message))
        page.send_message(message)

    # Invariants

    @invariant()
    def the_state_is_reduced_from_the_stored_events(self) -> None:
        stored = self.evening.shelf.events
        for happened in stored[self.seen :]:
            check_actor(self.followed, happened)
            self.followed = apply_event(self.followed, happened)
        self.seen = len(stored)
        assert self.followed == self.evening.state

    @invariant()
    def each_client_has_its_own_view_only(self) -> None:
        state = self.evening.state
        for page in self.evening.pages:
            shown, seat = page.state, state.seat_of(page.client.player)
            assert shown.you == seat
            # nonces are hidden before the deal is over
            assert {later.kind for later in self.evening.shelf.events[shown.seq :]} <= {"nonce-given"}
            if state.deal is None:
                assert shown.view is None
            else:
                own = json.dumps(view_json(view_of(state.deal, seat)))
                assert shown.view == protocol.View.model_validate_json(own)
            watches = seat is None and not page.client.screen
            assert (shown.hands is not None) == (watches and state.shown)
            assert [missed.action for missed in shown.missed] == [
                str(missed.action) for missed in state.missed if missed.seat == seat
            ]
            promised = state.promise_to(page.client.player) is not None
            assert seat is not None or shown.may == (["leave"] if promised else [])

    @invariant()
    def secrets_are_hidden_until_the_deal_is_over(self) -> None:
        state = self.evening.state
        over = state.deal is not None and state.deal.over
        for pledge in (state.commitment, None if over else state.chance):
            hidden = [] if pledge is None else [pledge.secret, *filter(None, pledge.nonces)]
            for page in self.evening.pages:
                assert not any(word in text for word in hidden for text in page.texts[-2:])
        for page in self.evening.pages:
            assert page.state.promise == (state.commitment and state.commitment.announced)
            assert page.state.chance == (state.chance and state.chance.to_json(over=over))

    @invariant()
    def no_counter_is_lost(self) -> None:
        match = self.evening.state.match
        held = sum(match.chips) + sum(pot for _, pot in match.pots)
        assert held == len(match.chips) * (match.terms.start or 0)

    @invariant()
    def no_player_has_two_seats(self) -> None:
        players = [who.player for who in self.evening.state.line_up if who and who.player]
        assert len(players) == len(set(players))
        state = self.evening.state
        assert state.host in players if players else state.host is None
        assert all(state.seat_of(promise.player) is None for promise in state.promised)

    def teardown(self) -> None:
        """Check that every match has a valid record and that no message was carried out twice."""
        with self.evening as evening:
            matches, stored = match_results.split_matches(evening.shelf.events), evening.shelf.events
            assert matches[-1] == evening.state
            for state in matches:
                verdict = check_match(broadcast.build_record(state))
                assert isinstance(verdict, SoundMatch), verdict
                if self.pledged:
                    assert verify(broadcast.build_record(state)).refusal is None
            heard = [(event.player, event.payload["id"]) for event in stored if "id" in event.payload]
            assert len(heard) == len(set(heard))
            ended = [state for state in matches if state.match.ended]
            assert len(evening.shelf.results) == sum(state.seats for state in ended)


def players_clockwise(state: TableState) -> list[str]:
    """Return the players at the table, clockwise."""
    return [who.player for who in state.line_up if who is not None and who.player is not None]


def check_actor(before: TableState, event: Event) -> None:
    """Check that players act only for themselves, bots for their seats, and the table only to play out a
    claim.
    """
    if event.kind != "acted" or event.seat is None:
        return
    sitter = before.line_up[event.seat]
    assert sitter is not None
    if event.player is not None:
        assert sitter.player is not None
        assert make_pseudonym(sitter.player, before.id) == event.player
    else:
        claimed = before.notices is not None and before.notices.kind == "claimed"
        assert claimed or sitter.bot or sitter.cover


TestTableLife = TableLife.TestCase
TestTableLife.settings = settings(max_examples=20, stateful_step_count=50, report_multiple_bugs=False)
