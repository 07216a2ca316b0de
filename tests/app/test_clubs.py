"""Tests of clubs over HTTP: two links, an evening from opening to close, and a move to another server."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack, closing
from pathlib import Path
from random import Random

import pytest

from spadille import protocol
from spadille.storage import open_store
from tests.pad.sheets import enter_hand, make_head
from tests.support.client import Guest, JsonObject, play_randomly, run_server

NAMES = ("Ann", "Bo", "Cleo", "Dag", "Eva", "Finn", "Gro")
CLUB = {"title": "Avenues Solo Club", "game": "six-bid", "rules": "standard", "name": "Ann"}


class Clubhouse:
    """A club with guests who have come by its links. The first guest directs it."""

    def __init__(self, address: str, guests: list[Guest], **fields: object) -> None:
        self.address, self.guests = address, guests
        answer = guests[0].http.post("/api/clubs", json={**CLUB, **fields})
        assert answer.status_code == 201, answer.text
        self.links = protocol.ClubLinks.model_validate_json(answer.text)
        for guest in guests[1:]:
            self.join(guest)

    @property
    def path(self) -> str:
        return f"/api/clubs/{self.links.club}"

    def join(self, guest: Guest, **fields: object) -> JsonObject:
        body = {"key": self.links.member_key, "name": guest.name, **fields}
        answer = guest.http.post(f"{self.path}/join", json=body)
        assert answer.status_code == 200, answer.text
        joined: JsonObject = answer.json()
        return joined

    def see(self, guest: Guest) -> protocol.Club:
        answer = guest.http.get(self.path)
        assert answer.status_code == 200, answer.text
        return protocol.Club.model_validate_json(answer.text)

    def act(self, guest: Guest, act: str, **fields: object) -> protocol.Club:
        answer = guest.http.post(f"{self.path}/commands", json={"command": {"act": act, **fields}})
        assert answer.status_code == 200, answer.text
        return protocol.Club.model_validate_json(answer.text)

    def refusal(self, guest: Guest, act: str, **fields: object) -> str:
        answer = guest.http.post(f"{self.path}/commands", json={"command": {"act": act, **fields}})
        assert answer.status_code >= 400, answer.text
        return str(answer.json()["code"])

    def open_evening(self, form: str = "paper", deals: int = 2) -> protocol.Club:
        """Open an evening where all guests are here."""
        self.act(self.guests[0], "evening", form=form, deals=deals, seats=3)
        for guest in self.guests[1:]:
            me = self.see(guest).me
            self.act(guest, "presence", members=[me], what="in")
        return self.act(self.guests[0], "presence", members=[1], what="in")


@pytest.fixture
def guests(address: str) -> Iterator[list[Guest]]:
    with ExitStack() as opened:
        yield [opened.enter_context(Guest(address, name)) for name in NAMES[:3]]


@pytest.fixture
def clubhouse(address: str, guests: list[Guest]) -> Clubhouse:
    return Clubhouse(address, guests)


def seats_of(club: protocol.Club, table: int = 0) -> list[int]:
    assert club.night is not None
    return [member for member in club.night.rounds[-1].tables[table].seats if member is not None]


def slip_of(club: protocol.Club, table: int = 0) -> protocol.ClubSlip:
    assert club.night is not None
    slip = club.night.rounds[-1].tables[table].slip
    assert slip is not None
    return slip


def test_a_club_is_open_to_those_who_have_a_link_alone(clubhouse: Clubhouse, address: str) -> None:
    links = clubhouse.links
    with Guest(address, "Eve") as eve:
        assert eve.http.get(clubhouse.path).json()["code"] == "not-a-member"
        assert eve.http.get("/api/clubs").json() == {"clubs": []}
        for key in ("x", links.club, links.member_key[:-1]):
            answer = eve.http.post(f"{clubhouse.path}/enter", json={"key": key})
            assert (answer.status_code, answer.json()["code"]) == (404, "no-such-club")
        seen = eve.http.post(f"{clubhouse.path}/enter", json={"key": links.member_key}).json()
        assert [member["name"] for member in seen["members"]] == ["Ann", "Bo", "Cleo"]
        assert (seen["director"], seen["me"], seen["tasks"]) == (False, None, [])
        assert eve.http.post(f"{clubhouse.path}/enter", json={"key": links.director_key}).json()["director"]
        assert eve.http.get(clubhouse.path).status_code == 403
        assert clubhouse.refusal(eve, "draw") == "not-a-member"
    assert [entry["title"] for entry in clubhouse.guests[1].http.get("/api/clubs").json()["clubs"]] == [
        "Avenues Solo Club"
    ]


def test_the_keys_of_the_links_are_not_stored(tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite"
    with run_server(file) as address, Guest(address, "Ann") as ann:
        links = Clubhouse(address, [ann]).links
    stored = b"".join(part.read_bytes() for part in tmp_path.iterdir() if part.is_file())
    assert links.club.encode() in stored
    assert links.member_key.encode() not in stored
    assert links.director_key.encode() not in stored


def test_a_name_is_claimed_once_and_the_director_can_free_it(clubhouse: Clubhouse, address: str) -> None:
    ann, bo, _ = clubhouse.guests
    clubhouse.act(ann, "add-member", name="Dag")
    assert clubhouse.refusal(ann, "add-member", name="DAG ") == "member-same-name"
    with Guest(address, "Dag Dahl") as dag, Guest(address, "Eve") as eve:
        assert clubhouse.join(dag, member=4)["me"] == 4
        body = {"key": clubhouse.links.member_key, "name": "Eve", "member": 4}
        answer = eve.http.post(f"{clubhouse.path}/join", json=body)
        assert (answer.status_code, answer.json()["code"]) == (409, "member-taken")
        assert clubhouse.refusal(bo, "unlink", member=4) == "not-director"
        clubhouse.act(ann, "unlink", member=4)
        assert clubhouse.join(eve, member=4)["me"] == 4
        assert dag.http.get(clubhouse.path).status_code == 403
        clubhouse.act(ann, "forget", member=4)
        assert [member.name for member in clubhouse.see(ann).members] == ["Ann", "Bo", "Cleo", ""]


def test_a_paper_evening_from_its_opening_to_its_close(clubhouse: Clubhouse) -> None:
    ann, bo, cleo = clubhouse.guests
    assert clubhouse.refusal(bo, "evening", form="paper", deals=2, seats=3) == "not-director"
    club = clubhouse.open_evening()
    assert [task.what for task in club.tasks] == ["draw"]
    club = clubhouse.act(ann, "draw")
    assert [task.what for task in club.tasks] == ["unwritten"]
    assert sorted(seats_of(club)) == [1, 2, 3]
    wrong = [{"member": 1, "counters": 5}, {"member": 2, "counters": -4}, {"member": 3, "counters": 0}]
    assert clubhouse.refusal(bo, "slip", table=1, figures=wrong) == "slip-unbalanced"
    assert clubhouse.refusal(bo, "slip", table=1, figures=wrong[:2], rest=-1) == "slip-incomplete"
    club = clubhouse.act(bo, "slip", table=1, figures=wrong, rest=-1)
    seal = slip_of(club).seal
    answer = {"round": 1, "table": 1, "seal": seal}
    clubhouse.act(bo, "answer", **answer, agreed=True)
    clubhouse.act(cleo, "answer", **answer, agreed=False)
    club = clubhouse.see(ann)
    assert [(task.what, task.members) for task in club.tasks][:1] == [("disputed", [3])]
    assert clubhouse.refusal(ann, "close") == "slips-missing"
    right = [*wrong[:1], {"member": 2, "counters": -5}, {"member": 3, "counters": 0}]
    ruling = {"evening": 1, "round": 1, "table": 1, "reason": "miscounted", "figures": right}
    assert clubhouse.refusal(cleo, "ruling", **ruling) == "not-director"
    club = clubhouse.act(ann, "ruling", **ruling)
    assert [task.what for task in club.tasks] == ["draw", "close"]
    club = clubhouse.act(ann, "close")
    assert club.night is not None
    assert club.night.closed
    assert [figure.counters for figure in club.night.rulings[0].before] == [5, -4, 0]
    assert [figure.counters for figure in club.night.rulings[0].after] == [5, -5, 0]
    assert club.standing is not None
    rows = [(row.member, row.place, row.counters, row.points) for row in club.standing.rows]
    assert rows == [(1, 1, 5, 4), (3, 2, 0, 3), (2, 3, -5, 2)]
    text = bo.http.get(f"{clubhouse.path}/list/en").json()["text"]
    assert "1,Ann,,1,2,5,4" in text
    assert "Plats;Spelare" in bo.http.get(f"{clubhouse.path}/list/sv").json()["text"]


def test_a_score_sheet_becomes_a_slip_and_one_of_other_rules_does_not(clubhouse: Clubhouse) -> None:
    ann, bo, _ = clubhouse.guests
    clubhouse.open_evening()
    clubhouse.act(ann, "draw")
    log = enter_hand([make_head()], declarer=1, contract="solo", trump="S", points=70)
    sheet = {"table": 1, "log": log, "members": [1, 2, 3]}
    assert clubhouse.refusal(bo, "sheet", **{**sheet, "members": [1, 2]}) == "sheet-members"
    club = clubhouse.act(bo, "sheet", **sheet)
    lines = {line.member: line for line in slip_of(club).lines}
    assert sum(line.counters for line in lines.values()) == 0
    assert (lines[2].declared, lines[2].won, lines[2].hands) == (1, 1, 1)
    other = [{**log[0], "game": "tapp", "rules": "standard"}]
    assert clubhouse.refusal(bo, "sheet", **{**sheet, "log": other}) in {
        "other-rules",
        "malformed",
        "unknown-rules",
    }


def test_a_round_online_is_played_and_its_slip_comes_by_itself(clubhouse: Clubhouse) -> None:
    ann, _, _ = clubhouse.guests
    clubhouse.open_evening("online", deals=1)
    club = clubhouse.act(ann, "draw")
    assert club.night is not None
    table = club.night.rounds[0].tables[0]
    assert table.table is not None
    assert clubhouse.refusal(clubhouse.guests[1], "slip", table=1, figures=[]) == "slip-from-table"
    assert clubhouse.refusal(ann, "seat", table=1, seat=0, member=None) == "seat-online"
    pages = [guest.page(table.table) for guest in clubhouse.guests]
    play_randomly(pages, Random(1), lambda now: now.stage == "finished")
    club = clubhouse.see(ann)
    slip = slip_of(club)
    assert slip.source == "table"
    assert sum(line.counters for line in slip.lines) + slip.rest == 0
    assert {line.member for line in slip.lines} == {1, 2, 3}
    for guest in clubhouse.guests:
        clubhouse.act(guest, "answer", round=1, table=1, seal=slip.seal, agreed=True)
    club = clubhouse.act(ann, "close")
    assert club.standing is not None
    assert sum(row.counters for row in club.standing.rows) + club.standing.others == 0


def test_a_clubs_page_tells_nothing_of_a_deal_while_it_is_played(clubhouse: Clubhouse) -> None:
    ann, bo, _ = clubhouse.guests
    clubhouse.open_evening("online", deals=1)
    club = clubhouse.act(ann, "draw")
    assert club.night is not None
    table = club.night.rounds[0].tables[0].table
    assert table is not None
    pages = [guest.page(table) for guest in clubhouse.guests]
    seen: dict[str, set[str]] = {"director": set(), "member": set()}
    looks = 0

    def look(now: protocol.Table) -> bool:
        nonlocal looks
        if now.stage == "playing":
            looks += 1
            seen["director"].add(ann.http.get(clubhouse.path).text)
            seen["member"].add(bo.http.get(clubhouse.path).text)
        return now.stage == "finished"

    play_randomly(pages, Random(4), look)
    assert looks > 9
    assert {role: len(texts) for role, texts in seen.items()} == {"director": 1, "member": 1}


def test_a_bot_plays_on_for_a_member_who_leaves_and_the_slip_is_marked(clubhouse: Clubhouse) -> None:
    ann, bo, cleo = clubhouse.guests
    clubhouse.open_evening("online", deals=2)
    club = clubhouse.act(ann, "draw")
    assert club.night is not None
    table = club.night.rounds[0].tables[0].table
    assert table is not None
    pages = [guest.page(table) for guest in clubhouse.guests]
    play_randomly(pages, Random(2), lambda now: now.stage == "between")
    left = pages[2].send_and_wait("leave")
    assert isinstance(left, protocol.Accepted), left
    for page in pages[:2]:
        page.until_seq(left.seq)
    play_randomly(pages[:2], Random(3), lambda now: now.stage == "finished")
    lines = {line.member: line for line in slip_of(clubhouse.see(bo)).lines}
    assert lines[3].left
    assert lines[3].hands == 1
    assert lines[3].points == 0
    assert lines[None].hands == 1
    assert cleo.http.get(clubhouse.path).status_code == 200


def test_a_second_server_takes_the_club_over_byte_for_byte(clubhouse: Clubhouse, tmp_path: Path) -> None:
    ann, bo, _ = clubhouse.guests
    clubhouse.open_evening()
    clubhouse.act(ann, "draw")
    figures = [{"member": member, "counters": 0} for member in (1, 2, 3)]
    clubhouse.act(ann, "slip", table=1, figures=figures)
    clubhouse.act(ann, "confirm", round=1, table=1, seal=slip_of(clubhouse.see(ann)).seal)
    clubhouse.act(ann, "close")
    assert bo.http.get(f"{clubhouse.path}/export").json()["code"] == "not-director"
    text = ann.http.get(f"{clubhouse.path}/export").text
    assert (
        ann.http.post("/api/clubs/import", json={"text": text, "name": "Ann"}).json()["code"] == "club-exists"
    )
    before = clubhouse.see(ann)
    with run_server(tmp_path / "other.sqlite") as address, Guest(address, "Ann") as there:
        lines = text.splitlines(keepends=True)
        first, second = "".join(lines[:5]), "".join(lines[5:])
        answer = there.http.post("/api/clubs/import", json={"text": first, "name": "Ann"})
        assert answer.status_code == 201, answer.text
        assert there.http.get(clubhouse.path).json()["code"] == "club-importing"
        early = {"key": answer.json()["member_key"], "name": "Eve"}
        assert there.http.post(f"{clubhouse.path}/join", json=early).json()["code"] == "club-importing"
        spoilt = there.http.post(f"{clubhouse.path}/import", json={"text": second.replace("paper", "pater")})
        assert spoilt.json()["code"] == "club-file-unread"
        done = there.http.post(f"{clubhouse.path}/import", json={"text": second})
        assert done.json() == {"entries": len(lines) - 2, "complete": True}
        assert (
            there.http.post(f"{clubhouse.path}/import", json={"text": second}).json()["code"] == "club-exists"
        )
        assert there.http.get(f"{clubhouse.path}/export").text == text
        key = answer.json()["member_key"]
        joined = there.http.post(
            f"{clubhouse.path}/join", json={"key": key, "name": "Ann", "member": 1}
        ).json()
        after = protocol.Club.model_validate(joined)
        assert after.standing == before.standing
        assert (after.me, after.director) == (1, True)


def test_a_forgotten_player_is_a_number_in_the_club_and_the_figures_stay(tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite"
    with run_server(file) as address, ExitStack() as opened:
        guests = [opened.enter_context(Guest(address, name)) for name in ("Ann", "Bo", "Cleopatra")]
        clubhouse = Clubhouse(address, guests)
        ann, _, cleo = guests
        clubhouse.act(ann, "alias", member=3, name="Cleopatra VII")
        clubhouse.open_evening()
        clubhouse.act(ann, "draw")
        figures = [{"member": 1, "counters": 3}, {"member": 2, "counters": 0}, {"member": 3, "counters": -3}]
        clubhouse.act(ann, "slip", table=1, figures=figures)
        clubhouse.act(ann, "confirm", round=1, table=1, seal=slip_of(clubhouse.see(ann)).seal)
        before = clubhouse.see(ann)
        assert cleo.http.post("/api/me/erase", json={"name": "Cleopatra"}).status_code < 400
        after = clubhouse.see(ann)
        assert [(member.name, member.aliases) for member in after.members][2] == ("", [])
        assert after.standing == before.standing
        assert "Cleopatra" not in ann.http.get(f"{clubhouse.path}/export").text
    stored = b"".join(part.read_bytes() for part in tmp_path.iterdir() if part.is_file())
    assert b"Cleopatra" not in stored
    with closing(open_store(file)) as store:
        assert store.query("SELECT count(*) FROM club_names")[0][0] == 2


def test_the_director_writes_the_slip_of_an_online_table_that_is_not_played_to_its_end(
    clubhouse: Clubhouse,
) -> None:
    ann, _, _ = clubhouse.guests
    clubhouse.open_evening("online", deals=2)
    clubhouse.act(ann, "draw")
    figures = [{"member": member, "counters": 0} for member in (1, 2, 3)]
    club = clubhouse.act(ann, "slip", table=1, figures=figures)
    assert slip_of(club).source == "director"
    clubhouse.act(ann, "confirm", round=1, table=1, seal=slip_of(club).seal)
    club = clubhouse.act(ann, "close")
    assert club.night is not None
    assert club.night.closed


def test_a_record_that_was_changed_is_not_shown(tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite"
    with run_server(file) as address, Guest(address, "Ann") as ann:
        path = Clubhouse(address, [ann]).path
    with closing(open_store(file)) as store:
        store.execute(("UPDATE club_entries SET payload = replace(payload, '2026', '2027'), time = 'x'", {}))
    with run_server(file) as address, Guest(address, "Ann") as again:
        again.http.cookies.update(ann.http.cookies)
        assert again.http.get(path).json()["code"] == "corrupted"
