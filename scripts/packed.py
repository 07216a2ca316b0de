"""Pack the Python files of the static site into one archive for Pyodide: `python -m scripts.packed
ARCHIVE CORE WHEELS`.

CORE is the folder with the native core for the browser. WHEELS is the folder for wheels of compiled
libraries, which are downloaded into it. The libraries are those of this environment, without modules that the
site never imports.
"""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Iterator
from hashlib import sha256
from importlib.metadata import distribution, version
from pathlib import Path
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo
from zipfile import Path as ZipPath

from spadille.evaluation.evaluator_version import VERSION_FILE, compute_version
from spadille.text import LANGUAGES

HOUSE = Path(__file__).parents[1]
COMPILED = "pydantic-core"
"""The compiled library, which has a wheel of its own for the browser."""
LIBRARIES = (
    *("annotated-types", "attrs", "babel", "fluent.runtime", "fluent.syntax", "pydantic", "pytz"),
    *("typing-extensions", "typing-inspection"),
)
PYTHON = "3.14"
"""The Python version of Pyodide and of its wheels."""
PLATFORM = "pyemscripten_2026_0_wasm32"
_LOCALES = ("root", *LANGUAGES)
_LEFT_OUT = re.compile(
    "|".join(
        (
            r"(^|/)(__pycache__|tests?|sboms)/",
            r"\.dist-info/(RECORD|INSTALLER|WHEEL|REQUESTED|top_level\.txt|entry_points\.txt|licenses/.*)$",
            r"(^|/)_core[.\w-]*\.so$",
            # the names of the package itself are read from its stub
            r"(?<!spadille/__init__)\.(pyi|typed)$",
            r"^spadille/(adapters|cli|study|web|rulebook|server)/",
            # of the public pages the worker makes the table cards
            r"^spadille/app/public_pages/(?!__init__|facts|markup|routes|table_card)",
            r"^pytz/zoneinfo/",
            r"^pydantic/(v1/|mypy\.py$|_hypothesis_plugin\.py$)",
            rf"^babel/(messages/|locale-data/(?!({'|'.join(_LOCALES)})\.dat$))",
        )
    )
)
_SAME_TIME = (1980, 1, 1, 0, 0, 0)


def main(archive: Path, core: Path, wheels: Path) -> None:
    """Write the archive. The same sources give the same bytes."""
    files = {
        **libraries(),
        **wheel(wheels),
        **package_files(),
        "spadille/_core.abi3.so": (core / "_core.abi3.so").read_bytes(),
    }
    archive.parent.mkdir(parents=True, exist_ok=True)
    with ZipFile(archive, "w", ZIP_DEFLATED, compresslevel=9) as packed:
        for name in sorted(files):
            packed.writestr(ZipInfo(name, _SAME_TIME), files[name], ZIP_DEFLATED)
    write_evaluator_version(archive)


def write_evaluator_version(archive: Path) -> None:
    """Add the version of the evaluator to an archive: its sources are not in the browser."""
    evaluator = compute_version(ZipPath(archive, "spadille/"))
    with ZipFile(archive, "a") as packed:
        packed.writestr(ZipInfo(f"spadille/{VERSION_FILE}", _SAME_TIME), evaluator)


def package_files() -> dict[str, bytes]:
    """Return the files of the package, with metadata of its name and version."""
    ours = {name: file.read_bytes() for name, file in _within(HOUSE / "src", HOUSE / "src" / "spadille")}
    known = f"Metadata-Version: 2.1\nName: spadille\nVersion: {version('spadille')}\n"
    return {**ours, f"spadille-{version('spadille')}.dist-info/METADATA": known.encode()}


def libraries() -> dict[str, bytes]:
    """Return the files of the libraries that are plain Python, with their licences."""
    found: dict[str, bytes] = {}
    for library in LIBRARIES:
        for file in distribution(library).files or ():
            name = file.as_posix()
            if not name.startswith("..") and not _LEFT_OUT.search(name):
                found[name] = _plain(name, Path(str(file.locate())).read_bytes())
    return found


def _plain(name: str, content: bytes) -> bytes:
    """Shorten a library's metadata to its header."""
    return content.partition(b"\n\n")[0] + b"\n" if name.endswith(".dist-info/METADATA") else content


def wheel(folder: Path) -> dict[str, bytes]:
    """Return the files of the compiled library's wheel, in the locked version and checked by its hash."""
    wanted = f"{COMPILED}=={version(COMPILED)}"
    name = f"{COMPILED.replace('-', '_')}-{version(COMPILED)}-*{PLATFORM}.whl"
    if not any(folder.glob(name)):
        _download(wanted, folder)
    (file,) = folder.glob(name)
    hashed = sha256(file.read_bytes()).hexdigest()
    if f"--hash=sha256:{hashed}" not in (HOUSE / "requirements" / "run.txt").read_text("utf-8"):
        raise SystemExit(f"spadille: {file.name} is not what requirements/run.txt has locked")
    with ZipFile(file) as packed:
        return {
            name: _plain(name, packed.read(name)) for name in packed.namelist() if not _LEFT_OUT.search(name)
        }


def _download(wanted: str, folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    where = ["--platform", PLATFORM, "--python-version", PYTHON, "--implementation", "cp", "--abi", "cp314"]
    pip = [sys.executable, "-m", "pip", "--quiet", "--disable-pip-version-check", "download", "--no-deps"]
    subprocess.run([*pip, "--only-binary=:all:", *where, "--dest", str(folder), wanted], check=True)


def _within(root: Path, folder: Path) -> Iterator[tuple[str, Path]]:
    for file in folder.rglob("*"):
        name = file.relative_to(root).as_posix()
        if file.is_file() and not _LEFT_OUT.search(name):
            yield name, file


if __name__ == "__main__":
    main(*map(Path, sys.argv[1:]))
