"""Writes the table without a server, as plain files: `python -m scripts.site FOLDER`, by `make site`.

FOLDER is where the parts are made first; the site itself is `dist/site`.
"""

from __future__ import annotations

import json
import lzma
import os
import shutil
import subprocess
import sys
from hashlib import sha256
from importlib.metadata import distribution
from pathlib import Path

from pydantic import BaseModel

from scripts import packed
from scripts.parts import licences, parts, pyodide
from scripts.release import release
from spadille.app import lessons
from spadille.app.catalogue.service import RULEBOOK_PATHS, list_games
from spadille.app.rulebook.pages import render_page
from spadille.workers.players import FAST_BOTS, TIERS

HOUSE = Path(__file__).parents[1]
SITE = HOUSE / "dist" / "site"
PYODIDE = HOUSE / "web" / "node_modules" / "pyodide"
ENGINE = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip", "pyodide-lock.json")
LICENCES = HOUSE / "scripts" / "licences"
SMALLEST = {"id": lzma.FILTER_LZMA2, "preset": 7 | lzma.PRESET_EXTREME, "lc": 4, "lp": 0, "pb": 0}
"""One piece is a third less to fetch than many files; a larger window would be larger than the piece. What
lies in it is aligned to nothing.
"""
NO_TARGET = 3
"""The status that says: the compiler has no target for the browser."""


def main(parts: Path) -> None:
    """Writes it."""
    made = subprocess.run([HOUSE / "scripts" / "wasm-core", parts / "core"], cwd=HOUSE, check=False)
    if made.returncode == NO_TARGET:
        raise SystemExit("spadille: no site is made; the lines above say why.")
    made.check_returncode()
    engine = parts / "engine"
    fill(engine, parts)
    named = f"engine-{digest(engine)}"
    build(named, sum(file.stat().st_size for file in engine.iterdir()))
    shutil.copytree(engine, SITE / named)
    for name, answer in answers().items():
        write(SITE / "api" / f"{name}.json", answer)
    for name, text in licence_texts().items():
        (SITE / "licences" / name).write_text(text, "utf-8")
    move_shortcuts_behind_hash(SITE / "manifest.webmanifest")
    release(SITE)
    size = sum(file.stat().st_size for file in SITE.rglob("*") if file.is_file())
    print(f"spadille: {SITE.relative_to(HOUSE)} is made, {size / 1e6:.1f} MB of plain files for any host")


def move_shortcuts_behind_hash(manifest: Path) -> None:
    """Rewrite the shortcuts of a web app manifest to `#/` addresses: a static host serves no other paths."""
    content = json.loads(manifest.read_text("utf-8"))
    for shortcut in content["shortcuts"]:
        shortcut["url"] = shortcut["url"].replace("./", "./#/", 1)
    manifest.write_text(json.dumps(content, ensure_ascii=False), "utf-8")


def fill(engine: Path, parts: Path) -> None:
    """What the worker loads: Python with its library, and the house."""
    shutil.rmtree(engine, ignore_errors=True)
    engine.mkdir(parents=True)
    for name in ENGINE:
        shutil.copyfile(PYODIDE / name, engine / name)
    lock = json.loads((engine / "pyodide-lock.json").read_text("utf-8"))
    (engine / "pyodide-lock.json").write_text(json.dumps({**lock, "packages": {}}), "utf-8")
    packed.main(parts / "python.zip", parts / "core", parts / "wheels")
    compiled = HOUSE / "scripts" / "compiled.mjs"
    subprocess.run(["node", compiled, parts / "python.zip", parts, engine], check=True)
    as_one = lzma.compress((parts / "python.tar").read_bytes(), filters=[SMALLEST])
    (engine / "python.tar.xz").write_bytes(as_one)


def digest(folder: Path) -> str:
    """A name for what is in a folder, by which two are told apart."""
    hashed = sha256()
    for file in sorted(folder.iterdir()):
        hashed.update(f"{file.name} {sha256(file.read_bytes()).hexdigest()}\n".encode())
    return hashed.hexdigest()[:12]


def build(engine: str, size: int) -> None:
    """The web, with the house in a worker."""
    surroundings = {**os.environ, "VITE_ENGINE": engine, "VITE_ENGINE_BYTES": str(size)}
    web = ["npm", "--prefix", str(HOUSE / "web"), "run", "--silent", "build", "--", "--mode", "site"]
    subprocess.run(web, env=surroundings, check=True)


def answers() -> dict[str, BaseModel]:
    """What is answered alike to everybody, by its path: it need not wait for the house."""
    books = {path: render_page(*which) for path, which in RULEBOOK_PATHS.items()}
    return {
        "games": list_games([*FAST_BOTS, *TIERS], {lesson.game for lesson in lessons.list_lessons().games}),
        "lessons": lessons.list_lessons(),
        **books,
    }


def licence_texts() -> dict[str, str]:
    """What the site's parts are given under, besides what travels with fonts, drawings and libraries."""
    return {
        "spadille.txt": (HOUSE / "LICENSE").read_text("utf-8"),
        "pyodide.txt": (LICENCES / "MPL-2.0.txt").read_text("utf-8"),
        "cpython.txt": (LICENCES / "PSF-2.0.txt").read_text("utf-8"),
        "fluent.txt": (LICENCES / "Apache-2.0.txt").read_text("utf-8"),
        "inside-pyodide.txt": (LICENCES / "inside-pyodide.txt").read_text("utf-8"),
        **library_licences(),
        "parts.txt": licences([*parts(), pyodide()]),
    }


def library_licences() -> dict[str, str]:
    """What Python's libraries say of themselves; those that bring no text are in the list."""
    return {
        f"{library}.txt": Path(str(file.locate())).read_text("utf-8")
        for library in (*packed.LIBRARIES, packed.COMPILED)
        for file in distribution(library).files or ()
        if "dist-info" in file.as_posix() and file.name.startswith("LICENSE")
    }


def write(file: Path, answer: BaseModel) -> None:
    """An answer as a file."""
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(answer.model_dump_json(), "utf-8")


if __name__ == "__main__":
    main(*map(Path, sys.argv[1:]))
