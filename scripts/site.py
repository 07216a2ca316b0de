"""Build the static site: `python -m scripts.site FOLDER`, by `make site`.

FOLDER gets the parts first. The site itself is `dist/site`.
"""

from __future__ import annotations

import json
import lzma
import os
import re
import shutil
import subprocess
import sys
from hashlib import sha256
from importlib.metadata import distribution
from pathlib import Path
from zipfile import ZipFile

from pydantic import BaseModel

from scripts import packed
from scripts.parts import list_licences, parts, pyodide
from scripts.site_assets import write_asset_list
from spadille.app import lessons
from spadille.app.catalogue.service import RULEBOOK_PATHS, list_games
from spadille.app.public_pages.other_pages import render_start_links
from spadille.app.public_pages.site_files import list_site_files
from spadille.app.rulebook.pages import render_page
from spadille.server.pages import page_meta
from spadille.text import DEFAULT, load_catalogue
from spadille.workers.players import FAST_BOTS, TIERS

HOUSE = Path(__file__).parents[1]
SITE = HOUSE / "dist" / "site"
PYODIDE = HOUSE / "web" / "node_modules" / "pyodide"
ENGINE = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip", "pyodide-lock.json")
SIDE_MODULES = {
    "pydantic_core/_pydantic_core.cpython-314-wasm32-emscripten.so": "pydantic_core.wasm",
    "spadille/_core.abi3.so": "spadille.wasm",
}
"""The compiled libraries lie beside the archive of Python: they are loaded before it starts."""
PLAIN_START = {"python_stdlib.zip", "python.tar.xz"}
"""Lists the files that a browser loads only if it cannot start from the snapshot."""
LICENCES = HOUSE / "scripts" / "licences"
SMALLEST = {"id": lzma.FILTER_LZMA2, "preset": 7 | lzma.PRESET_EXTREME, "lc": 4, "lp": 0, "pb": 0}
"""Compression settings of the engine.

One archive is a third smaller than many files, and a larger window would exceed the archive. Its contents are
not aligned.
"""
MEETING = "wss://relay.damus.io wss://nos.lol wss://relay.primal.net"
"""Relays through which friends' devices find each other, asked only after a player invites (NIP-01)."""
STUN = "stun:stun.l.google.com:19302 stun:stun.cloudflare.com:3478"
"""Servers that tell a device its network address, asked only together with a relay."""
_FORM = {"MEETING": r"wss?://[\w.:/-]+", "STUN": r"(stun|turns?):[\w.:?=-]+"}
NO_TARGET = 3
"""The exit status if the compiler lacks the target for the browser."""


def main(parts: Path) -> None:
    """Build the site."""
    made = subprocess.run([HOUSE / "scripts" / "wasm-core", parts / "core"], cwd=HOUSE, check=False)
    if made.returncode == NO_TARGET:
        raise SystemExit("spadille: no site is made; the lines above say why.")
    made.check_returncode()
    engine = parts / "engine"
    fill(engine, parts)
    named = f"engine-{digest(engine)}"
    build(named, sum(file.stat().st_size for file in engine.iterdir() if file.name not in PLAIN_START))
    shutil.copytree(engine, SITE / named)
    for name, answer in public_answers().items():
        write(SITE / "api" / f"{name}.json", answer)
    for name, text in licence_texts().items():
        (SITE / "licences" / name).write_text(text, "utf-8")
    move_shortcuts_behind_hash(SITE / "manifest.webmanifest")
    describe_start(SITE / "index.html")
    write_asset_list(SITE)
    write_public_pages(SITE, public_address())
    size = sum(file.stat().st_size for file in SITE.rglob("*") if file.is_file())
    print(f"spadille: {SITE.relative_to(HOUSE)} is made, {size / 1e6:.1f} MB of plain files for any host")


def public_address() -> str | None:
    """Return the address of the site's folder, with a slash at its end; None if the builder names none."""
    address = os.environ.get("PUBLIC_ADDRESS", "").rstrip("/")
    if address and not re.fullmatch(r"https?://[\w.:-]+(/[\w.~/-]*)?", address):
        raise SystemExit(f"spadille: PUBLIC_ADDRESS is one such as https://cards.example; not {address}")
    return f"{address}/" if address else None


def write_public_pages(site: Path, address: str | None) -> None:
    """Write the pages that need no script. The service worker caches none: its list is written before."""
    for path, content in list_site_files(address):
        (site / path).parent.mkdir(parents=True, exist_ok=True)
        (site / path).write_bytes(content)


def describe_start(page: Path) -> None:
    """Write title, description and links to the public pages into the start page."""
    text = page.read_text("utf-8")
    catalogue = load_catalogue()
    head = (
        f"<title>{catalogue.say('head-title')}</title>"
        f'<meta name="description" content="{catalogue.say("head-description")}" />'
    )
    body = f"<noscript><p>{catalogue.say('head-noscript')}</p>{render_start_links(DEFAULT)}</noscript>"
    page.write_text(text.replace(page_meta.PLACE, head).replace(page_meta.BODY, body), "utf-8")


def move_shortcuts_behind_hash(manifest: Path) -> None:
    """Rewrite the shortcuts of a web app manifest to `#/` addresses: a static host serves no other paths."""
    content = json.loads(manifest.read_text("utf-8"))
    for shortcut in content["shortcuts"]:
        shortcut["url"] = shortcut["url"].replace("./", "./#/", 1)
    manifest.write_text(json.dumps(content, ensure_ascii=False), "utf-8")


def fill(engine: Path, parts: Path) -> None:
    """Write the files that the worker loads: Python, its library and the package."""
    shutil.rmtree(engine, ignore_errors=True)
    engine.mkdir(parents=True)
    for name in ENGINE:
        shutil.copyfile(PYODIDE / name, engine / name)
    lock = json.loads((engine / "pyodide-lock.json").read_text("utf-8"))
    (engine / "pyodide-lock.json").write_text(json.dumps({**lock, "packages": {}}), "utf-8")
    packed.main(parts / "python.zip", parts / "core", parts / "wheels")
    with ZipFile(parts / "python.zip") as archive:
        for path, name in SIDE_MODULES.items():
            (engine / name).write_bytes(archive.read(path))
    node("compiled.mjs", parts / "python.zip", parts, engine)
    node("snapshot.mjs", parts, engine)
    as_one = lzma.compress((parts / "python.tar").read_bytes(), filters=[SMALLEST])
    (engine / "python.tar.xz").write_bytes(as_one)
    node("check_site.mjs", engine)


def node(script: str, *words: Path) -> None:
    """Run a script of this folder."""
    subprocess.run(["node", HOUSE / "scripts" / script, *words], check=True)


def digest(folder: Path) -> str:
    """Return a name that identifies the contents of a folder."""
    hashed = sha256()
    for file in sorted(folder.iterdir()):
        hashed.update(f"{file.name} {sha256(file.read_bytes()).hexdigest()}\n".encode())
    return hashed.hexdigest()[:12]


def build(engine: str, size: int) -> None:
    """Build the web with the server in a worker."""
    surroundings = {
        **os.environ,
        "VITE_ENGINE": engine,
        "VITE_ENGINE_BYTES": str(size),
        "VITE_MEETING": chosen("MEETING", MEETING),
        "VITE_STUN": chosen("STUN", STUN),
    }
    web = ["npm", "--prefix", str(HOUSE / "web"), "run", "--silent", "build", "--", "--mode", "site"]
    subprocess.run(web, env=surroundings, check=True)


def chosen(name: str, usual: str) -> str:
    """Return the addresses that the builder has chosen, between spaces: `make site MEETING=none`."""
    text = os.environ.get(name) or usual
    if text == "none":
        return ""
    wrong = [address for address in text.split() if not re.fullmatch(_FORM[name], address)]
    if wrong:
        raise SystemExit(
            f"spadille: {name} takes addresses such as {usual.split(maxsplit=1)[0]}, or none; not {wrong[0]}"
        )
    return " ".join(text.split())


def public_answers() -> dict[str, BaseModel]:
    """Return the public answers of the API by path. The page can read them before the engine has started."""
    books = {path: render_page(*which) for path, which in RULEBOOK_PATHS.items()}
    return {
        "games": list_games([*FAST_BOTS, *TIERS], {lesson.game for lesson in lessons.list_lessons().games}),
        "lessons": lessons.list_lessons(),
        **books,
    }


def licence_texts() -> dict[str, str]:
    """Return the texts of licences that are not in the files of fonts, drawings and libraries."""
    return {
        "spadille.txt": (HOUSE / "LICENSE").read_text("utf-8"),
        "pyodide.txt": (LICENCES / "MPL-2.0.txt").read_text("utf-8"),
        "cpython.txt": (LICENCES / "PSF-2.0.txt").read_text("utf-8"),
        "fluent.txt": (LICENCES / "Apache-2.0.txt").read_text("utf-8"),
        "inside-pyodide.txt": (LICENCES / "inside-pyodide.txt").read_text("utf-8"),
        **library_licences(),
        "parts.txt": list_licences([*parts(), pyodide()]),
    }


def library_licences() -> dict[str, str]:
    """Return the licence texts of Python libraries. Those without a text are in the list of licences."""
    return {
        f"{library}.txt": Path(str(file.locate())).read_text("utf-8")
        for library in (*packed.LIBRARIES, packed.COMPILED)
        for file in distribution(library).files or ()
        if "dist-info" in file.as_posix() and file.name.startswith("LICENSE")
    }


def write(file: Path, answer: BaseModel) -> None:
    """Write an answer as a JSON file."""
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(answer.model_dump_json(), "utf-8")


if __name__ == "__main__":
    main(*map(Path, sys.argv[1:]))
