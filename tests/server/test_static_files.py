"""Tests of the web's static files, compressed when they are built or when they are first requested."""

from __future__ import annotations

import gzip
from collections.abc import Iterator

import httpx2
import pytest

from spadille.server.pages.static_files import BUILT
from tests.support.client import TIMEOUT, run_server

PLAIN, TIGHT, TIGHTEST = b"play()", b"as gzip has it", b"as brotli has it"

LONG = b"play();" * 1000


@pytest.fixture(scope="module")
def web(tmp_path_factory: pytest.TempPathFactory) -> Iterator[httpx2.Client]:
    """Run a server with five web files, two of them compressed, and yield an HTTP client."""
    web = tmp_path_factory.mktemp("house") / "web"
    (web / "assets").mkdir(parents=True)
    for name in ("index.html", "assets/table.js"):
        (web / name).write_bytes(PLAIN)
        (web / f"{name}.gz").write_bytes(TIGHT)
        (web / f"{name}.br").write_bytes(TIGHTEST)
    (web / "assets" / "small.css").write_bytes(PLAIN)
    (web / "assets" / "long.js").write_bytes(LONG)
    (web / "assets" / "face.woff2").write_bytes(PLAIN)
    with (
        run_server(web.parent / "tables.sqlite", web=web) as address,
        httpx2.Client(base_url=f"http://{address}", timeout=TIMEOUT) as asking,
    ):
        yield asking


def raw(web: httpx2.Client, path: str, accepted: str, **headers: str) -> tuple[httpx2.Response, bytes]:
    """Return an answer and its body as sent, without decompressing it."""
    with web.stream("GET", path, headers={"Accept-Encoding": accepted, **headers}) as answer:
        return answer, b"".join(answer.iter_raw())


@pytest.mark.parametrize("path", ["/assets/table.js", "/table/x"])
@pytest.mark.parametrize(
    ("accepted", "packing", "body"),
    [
        ("gzip, deflate, br, zstd", "br", TIGHTEST),
        ("gzip, deflate", "gzip", TIGHT),
        ("br;q=0, GZIP;q=0.5", "gzip", TIGHT),
        ("identity", None, PLAIN),
        ("gzip; q=0", None, PLAIN),
        ("", None, PLAIN),
    ],
)
def test_a_file_is_sent_in_the_best_encoding_the_browser_accepts(
    web: httpx2.Client, path: str, accepted: str, packing: str | None, body: bytes
) -> None:
    answer, content = raw(web, path, accepted)
    assert (answer.status_code, answer.headers.get("content-encoding"), content) == (200, packing, body)
    assert answer.headers["vary"] == "Accept-Encoding"
    kind = "text/javascript" if path.endswith(".js") else "text/html"
    assert answer.headers["content-type"].startswith(kind)
    assert int(answer.headers["content-length"]) == len(body)


def test_each_encoding_has_its_own_etag_and_is_not_sent_twice(web: httpx2.Client) -> None:
    tags = {
        accepted: raw(web, "/assets/table.js", accepted)[0].headers["etag"] for accepted in ("br", "gzip", "")
    }
    assert len(set(tags.values())) == 3
    for accepted, tag in tags.items():
        answer, content = raw(web, "/assets/table.js", accepted, **{"If-None-Match": tag})
        assert (answer.status_code, content, answer.headers["vary"]) == (304, b"", "Accept-Encoding")
        assert "content-encoding" not in answer.headers


@pytest.mark.parametrize("path", ["/assets/small.css", "/assets/face.woff2"])
def test_a_file_without_compressed_copies_is_sent_as_it_is(web: httpx2.Client, path: str) -> None:
    answer, content = raw(web, path, "gzip, br")
    assert (answer.status_code, content) == (200, PLAIN)
    assert "content-encoding" not in answer.headers


def test_a_long_file_without_compressed_copies_is_compressed(web: httpx2.Client) -> None:
    plain, content = raw(web, "/assets/long.js", "br")
    assert (plain.headers.get("content-encoding"), content) == (None, LONG)
    packed, content = raw(web, "/assets/long.js", "gzip, br")
    assert gzip.decompress(content) == LONG
    assert len(content) < 100
    assert packed.headers["content-encoding"] == "gzip"
    for name in ("content-type", "vary", "cache-control"):
        assert packed.headers[name] == plain.headers[name]
    again, nothing = raw(web, "/assets/long.js", "gzip", **{"If-None-Match": packed.headers["etag"]})
    assert (again.status_code, nothing, again.headers["vary"]) == (304, b"", "Accept-Encoding")


@pytest.mark.parametrize("path", ["/assets/table.js.br", "/assets/table.js.gz", "/index.html.gz", "/x.br"])
def test_a_compressed_copy_has_no_url(web: httpx2.Client, path: str) -> None:
    assert web.get(path).status_code == 404


def test_all_text_files_of_the_web_build_are_compressed() -> None:
    if not (BUILT / "index.html").exists():
        pytest.skip("the web is not built")
    texts = [file for file in BUILT.rglob("*") if file.suffix in (".js", ".css", ".html", ".svg", ".txt")]
    long = [file for file in texts if file.stat().st_size >= 1024]
    assert long
    for file in long:
        assert gzip.decompress(file.with_name(f"{file.name}.gz").read_bytes()) == file.read_bytes()
        assert file.with_name(f"{file.name}.br").stat().st_size < file.stat().st_size
