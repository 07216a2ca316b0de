"""Tests of commit-reveal dealing with several servers."""

from __future__ import annotations

from contextlib import ExitStack
from hashlib import sha256
from pathlib import Path
from random import Random

import pytest
from sqlalchemy import URL

from spadille import protocol
from spadille.notation.verify import verify
from tests.support.client import Guest, Page, play_randomly
from tests.support.nginx import run_nginx, with_nginx
from tests.support.server_process import SHORT_LEASE, ServerProcess

pytestmark = [pytest.mark.postgresql, with_nginx]

ANN, BO = sha256(b"Ann cuts").hexdigest(), sha256(b"Bo cuts").hexdigest()


def commitment_shown(page: Page) -> protocol.DealCommitment:
    """Wait for the commitment to the next deal and return it."""
    promise = page.until(lambda state: state.promise is not None).promise
    assert promise is not None
    return promise


def test_a_commitment_outlives_the_server_that_made_it(postgres_url: URL, tmp_path: Path) -> None:
    with ExitStack() as open_:
        here, there = (
            open_.enter_context(ServerProcess(postgres_url, cut=60, more=SHORT_LEASE)) for _ in range(2)
        )
        door = open_.enter_context(run_nginx(tmp_path, there.address, here.address)).address
        ann, bo = (
            open_.enter_context(Guest(address, name))
            for address, name in ((here.address, "Ann"), (door, "Bo"))
        )
        table = ann.open_table(free=[1])
        assert bo.sit(table, 1).status_code == 201
        near, far = ann.page(table), bo.page(table)
        promise = commitment_shown(near)
        assert commitment_shown(far) == promise
        assert isinstance(near.send_and_wait("share", share=ANN), protocol.Accepted)
        here.kill()
        near.close()
        back = Page(door, table, ann.cookie)
        far = Page(door, table, bo.cookie)
        assert commitment_shown(back) == commitment_shown(far) == promise
        assert back.send_rejected("share", share=BO).code == "already-shared"
        assert isinstance(far.send_and_wait("share", share=BO), protocol.Accepted)
        for page in (back, far):
            page.until(lambda state: state.table.stage == "playing")
        play_randomly([back, far], Random(2), lambda table: table.stage == "between")
        assert back.state is not None
        assert back.state.chance is not None
        assert (back.state.chance.promise, back.state.chance.shares) == (promise, [ANN, BO, None])
        assert verify(bo.record(table)).refusal is None
        back.close()
        far.close()
