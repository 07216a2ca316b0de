"""What a browser may keep of a server's pages: every file as it is, and what everybody is answered alike."""

from __future__ import annotations

import json
from base64 import b64encode
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path

import httpx2
import pytest

from spadille.server.pages.asset_manifest import engine_folder, list_assets
from tests.support.client import PATIENCE, open_house

PAGE, PYTHON, PROGRAM = b"<title>Spadille</title>", b"python", b"\0asm" * 4096


@pytest.fixture(scope="module")
def asking(tmp_path_factory: pytest.TempPathFactory) -> Iterator[httpx2.Client]:
    """A house with a web of a few files, and the engine of a site."""
    folder = tmp_path_factory.mktemp("release")
    web, site = folder / "web", folder / "site"
    (web / "assets").mkdir(parents=True)
    (site / "engine-1f").mkdir(parents=True)
    (web / "index.html").write_bytes(PAGE)
    (site / "engine-1f" / "python.tar.xz").write_bytes(PYTHON)
    (site / "engine-1f" / "python.wasm").write_bytes(PROGRAM)
    for name in ("assets/table.js", "assets/table.js.br", "service.js", "pieces.json", "preview-sv.jpg"):
        (web / name).write_bytes(b"play()")
    with (
        open_house(folder / "tables.sqlite", web=web, engine=engine_folder(site)) as address,
        httpx2.Client(base_url=f"http://{address}", timeout=PATIENCE) as client,
    ):
        yield client


def scripts(asking: httpx2.Client) -> dict[str, object]:
    """What the list says, by what it calls it."""
    lines = asking.get("/release.js").text.removeprefix("self.").split(";\nself.")
    return {name: json.loads(value.removesuffix(";\n")) for name, value in (x.split(" = ", 1) for x in lines)}


def test_each_file_is_listed_with_the_digest_of_what_the_server_hands_out(asking: httpx2.Client) -> None:
    release = scripts(asking)["RELEASE"]
    assert isinstance(release, dict)
    assert release.keys() == {"index.html", "assets/table.js", "engine/python.tar.xz", "engine/python.wasm"}
    for path, digest in release.items():
        content = asking.get(f"/{path}", headers={"Accept-Encoding": "identity"}).content
        assert digest == f"sha256-{b64encode(sha256(content).digest()).decode()}"


def test_what_a_page_thinks_with_travels_packed(asking: httpx2.Client) -> None:
    program = asking.get("/engine/python.wasm", headers={"Accept-Encoding": "gzip"})
    assert (program.content, program.headers["content-encoding"]) == (PROGRAM, "gzip")
    assert program.headers["content-type"] == "application/wasm"
    assert int(program.headers["content-length"]) < len(PROGRAM) / 100
    again = asking.get("/engine/python.wasm", headers={"If-None-Match": program.headers["etag"]})
    assert again.status_code == 304
    assert asking.get("/engine/none.wasm").status_code == 404


def test_what_everybody_is_answered_alike_needs_no_name(asking: httpx2.Client) -> None:
    alike = scripts(asking)["ALIKE"]
    assert isinstance(alike, list)
    assert {"api/games", "api/lessons", "api/rulebook/six-bid/sv"} <= {*alike}
    for path in alike:
        answer = asking.get(f"/{path}")
        assert answer.status_code == 200
        assert "set-cookie" not in answer.headers


def test_the_list_is_asked_for_anew_each_time(asking: httpx2.Client) -> None:
    assert asking.get("/release.js").headers["cache-control"] == "no-cache"


def test_pages_may_think_with_the_engine_and_run_no_other_script(asking: httpx2.Client) -> None:
    policy = asking.get("/index.html").headers["content-security-policy"]
    assert "script-src 'self' 'wasm-unsafe-eval';" in policy
    assert "default-src 'self';" in policy


def test_without_a_site_there_is_no_engine(tmp_path: Path) -> None:
    assert engine_folder(tmp_path) is None
    (tmp_path / "index.html").write_bytes(PAGE)
    assert list_assets(tmp_path).keys() == {"index.html"}
