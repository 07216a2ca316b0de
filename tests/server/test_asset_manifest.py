"""Tests of the asset manifest, which lists the files that a browser may cache."""

from __future__ import annotations

import json
from base64 import b64encode
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path

import httpx2
import pytest

from spadille.server.pages.asset_manifest import engine_folder, list_assets
from tests.support.client import TIMEOUT, run_server

PAGE, PYTHON, PROGRAM = b"<title>Spadille</title>", b"python", b"\0asm" * 4096


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[httpx2.Client]:
    """Run a server with a few web files and an engine, and yield an HTTP client."""
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
        run_server(folder / "tables.sqlite", web=web, engine=engine_folder(site)) as address,
        httpx2.Client(base_url=f"http://{address}", timeout=TIMEOUT) as client,
    ):
        yield client


def scripts(client: httpx2.Client) -> dict[str, object]:
    """Return the values that the scripts of the asset manifest define, by name."""
    lines = client.get("/release.js").text.removeprefix("self.").split(";\nself.")
    return {name: json.loads(value.removesuffix(";\n")) for name, value in (x.split(" = ", 1) for x in lines)}


def test_each_file_is_listed_with_the_digest_of_what_the_server_sends(client: httpx2.Client) -> None:
    release = scripts(client)["RELEASE"]
    assert isinstance(release, dict)
    assert release.keys() == {"index.html", "assets/table.js", "engine/python.tar.xz", "engine/python.wasm"}
    for path, digest in release.items():
        content = client.get(f"/{path}", headers={"Accept-Encoding": "identity"}).content
        assert digest == f"sha256-{b64encode(sha256(content).digest()).decode()}"


def test_the_engine_is_sent_compressed(client: httpx2.Client) -> None:
    program = client.get("/engine/python.wasm", headers={"Accept-Encoding": "gzip"})
    assert (program.content, program.headers["content-encoding"]) == (PROGRAM, "gzip")
    assert program.headers["content-type"] == "application/wasm"
    assert int(program.headers["content-length"]) < len(PROGRAM) / 100
    again = client.get("/engine/python.wasm", headers={"If-None-Match": program.headers["etag"]})
    assert again.status_code == 304
    assert client.get("/engine/none.wasm").status_code == 404


def test_public_answers_set_no_cookie(client: httpx2.Client) -> None:
    alike = scripts(client)["ALIKE"]
    assert isinstance(alike, list)
    assert {"api/games", "api/lessons", "api/rulebook/six-bid/sv"} <= {*alike}
    for path in alike:
        answer = client.get(f"/{path}")
        assert answer.status_code == 200
        assert "set-cookie" not in answer.headers


def test_the_manifest_is_not_cached(client: httpx2.Client) -> None:
    assert client.get("/release.js").headers["cache-control"] == "no-cache"


def test_the_security_policy_allows_the_engine_and_no_other_script(client: httpx2.Client) -> None:
    policy = client.get("/index.html").headers["content-security-policy"]
    assert "script-src 'self' 'wasm-unsafe-eval';" in policy
    assert "default-src 'self';" in policy


def test_without_a_site_there_is_no_engine(tmp_path: Path) -> None:
    assert engine_folder(tmp_path) is None
    (tmp_path / "index.html").write_bytes(PAGE)
    assert list_assets(tmp_path).keys() == {"index.html"}
