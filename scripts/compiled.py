"""Compiles the Python of the site by the Python that will run it: `scripts/compiled.mjs` does so in Pyodide.

A browser then need not: half of its start would be that. Sources are left out, names of files and lines stay.
"""

from __future__ import annotations

import compileall
import py_compile
import re
import shutil
import sys
import tarfile
from collections.abc import Iterable
from importlib import import_module
from pathlib import Path
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

LIBRARY = Path("/lib/python314.zip")
"""Python's own library, as Pyodide brings it."""
ARCHIVE = Path("/archive.zip")
STANDARD = Path("/standard.zip")
HOUSE = Path("/house.tar")
_SAME_TIME = (1980, 1, 1, 0, 0, 0)
_CHARACTERS = "aliases|ascii|charmap|cp437|idna|latin_1|raw_unicode_escape|unicode_escape|utf_8|utf_8_sig"
UNUSED = re.compile(
    "|".join(
        (
            # tools of those who write programs
            r"^(_pyrepl|doctest|idlelib|lib2to3|pdb|bdb|cmd|pydoc|pydoc_data|pyclbr|modulefinder|compileall)\b",
            r"^(profile|profiling|cProfile|pstats|trace|tabnanny|timeit|pickletools|zipapp|ensurepip|venv)\b",
            r"^(unittest|test|turtle|turtledemo|tkinter|antigravity|this|_ios_support|_android_support)\b",
            r"^(_aix_support|_apple_support|_osx_support|nturl2path|pty|tty|rlcompleter|cProfile)\b",
            # other people's wires, other formats
            r"^(ftplib|imaplib|mailbox|mailcap|netrc|nntplib|poplib|smtplib|socketserver|wsgiref|xmlrpc)\b",
            r"^(curses|dbm|fileinput|getpass|plistlib|shelve|wave|webbrowser|xml|http/(client|cookiejar|cookies|server))\b",
            r"^(sched|optparse|filecmp|colorsys|ctypes|argparse|difflib|_pydecimal|_pyio|symtable)\b",
            r"^(configparser|getopt|gettext|gzip|mimetypes|pprint|shlex|stringprep|html/parser|_markupbase)\b",
            r"^email/(_header_value_parser|contentmanager|generator|headerregistry|mime|policy)\b",
            r"^(urllib/(error|request|response|robotparser)|logging/(config|handlers)|json/tool|sqlite3/dump)\b",
            # a second way to what the interpreter has built in, and what it has frozen
            r"^(_pydatetime|_pylong|_py_abc|_threading_local|__hello__|__phello__|sre_\w+|tracemalloc)\b",
            r"^(_collections_abc|_sitebuiltins|abc|code|codecs|genericpath|graphlib|io|ntpath|os|posixpath|py_compile)\.py$",
            r"^(runpy|site|stat|zipimport|importlib/(_bootstrap|_bootstrap_external|machinery|util))\.py$",
            # there is one process
            r"^(multiprocessing|concurrent/(interpreters|futures/(interpreter|process)))\b",
            r"^asyncio/(proactor_events|tools|windows_\w+)\b",
            # what pydantic has for those who write schemas by other means
            r"^pydantic/(color|deprecated/(decorator|json|parse|tools)|experimental/(arguments_schema|pipeline))\b",
            r"^(annotated_types/test_cases|babel/(support|units|util|lists|languages|localtime/_win32)|pytz/reference)\b",
            rf"^encodings/(?!({_CHARACTERS}|__init__|utf_16\w*|utf_32\w*)\.)",
            r"(^|/)__main__\.py$",
        )
    )
)
"""What no table opens."""
OURS = "spadille"
BEGINNING = "spadille.pyodide.entry"
PLAYERS = "spadille.bots"
"""What the site opens: the worker's end of the house, and its players, who come when they are called."""


def compiled(folder: Path) -> None:
    """Every module of a folder becomes what the interpreter reads."""
    well = compileall.compile_dir(
        folder,
        quiet=1,
        legacy=True,
        optimize=2,
        stripdir=str(folder),
        force=True,
        invalidation_mode=py_compile.PycInvalidationMode.UNCHECKED_HASH,
    )
    if not well:
        raise SystemExit("spadille: something does not compile")
    for source in folder.rglob("*.py"):
        source.unlink()


def files(folder: Path) -> Iterable[tuple[str, Path]]:
    """All that lies in a folder, in order."""
    found = sorted(file for file in folder.rglob("*") if file.is_file())
    return [(file.relative_to(folder).as_posix(), file) for file in found]


def unpacked(archive: Path, folder: Path) -> Path:
    """What is in an archive, without what no table opens, compiled."""
    shutil.unpack_archive(archive, folder, "zip")
    for name, file in files(folder):
        if UNUSED.search(name):
            file.unlink()
    compiled(folder)
    return folder


def zipped(folder: Path, into: Path) -> None:
    """An archive that modules are imported from; the same bytes for the same files."""
    with ZipFile(into, "w", ZIP_DEFLATED, compresslevel=9) as packed:
        for name, file in files(folder):
            packed.writestr(ZipInfo(name, _SAME_TIME), file.read_bytes(), ZIP_DEFLATED)


def tarred(folders: Iterable[Path], into: Path) -> None:
    """One file of all, to be packed as a whole."""
    with tarfile.open(into, "w", format=tarfile.USTAR_FORMAT) as packed:
        for folder in folders:
            for name, file in files(folder):
                with file.open("rb") as read:
                    packed.addfile(_member(name, file.stat().st_size), read)


def _member(name: str, size: int) -> tarfile.TarInfo:
    member = tarfile.TarInfo(name)
    member.size = size
    return member


def without_unopened(house: Path) -> None:
    """Leaves out of our package every module that nothing opens: we import at the head of a module alone."""
    sys.path.insert(0, str(house))
    import_module(BEGINNING)
    for _ in import_module(PLAYERS).BOTS.values():
        pass
    opened = {getattr(module, "__file__", None) for module in sys.modules.values()}
    for _, file in files(house / OURS):
        if file.suffix == ".pyc" and str(file) not in opened:
            file.unlink()


def apart(folder: Path, needed: set[str], rest: Path) -> None:
    """Moves out of a folder what Python itself does not need to begin."""
    rest.mkdir()
    for entry in sorted(folder.iterdir()):
        if entry.stem not in needed:
            entry.rename(rest / entry.name)


def main(needed: Iterable[str]) -> None:
    """Writes what Python begins with, and all the rest."""
    standard = unpacked(LIBRARY, Path("/standard"))
    apart(standard, set(needed), Path("/rest"))
    zipped(standard, STANDARD)
    house = unpacked(ARCHIVE, Path("/house"))
    without_unopened(house)
    tarred([Path("/rest"), house], HOUSE)
