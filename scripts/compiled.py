"""Compile the site's Python files with the Python that will run them. `scripts/compiled.mjs` runs this in
Pyodide.

Compiling in the browser would take half of the page's start. Source files are removed. The compiled code
keeps file names, and for our own code line numbers.
"""

from __future__ import annotations

import compileall
import marshal
import py_compile
import re
import shutil
import sys
import tarfile
from collections.abc import Iterable
from importlib import import_module
from pathlib import Path
from types import CodeType
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

LIBRARY = Path("/lib/python314.zip")
"""The standard library as Pyodide ships it."""
ARCHIVE = Path("/archive.zip")
STANDARD = Path("/standard.zip")
HOUSE = Path("/house.tar")
_HEAD = 16
"""Bytes of a compiled file before its code."""
_SAME_TIME = (1980, 1, 1, 0, 0, 0)
_CHARACTERS = "aliases|ascii|charmap|cp437|idna|latin_1|raw_unicode_escape|unicode_escape|utf_8|utf_8_sig"
UNUSED = re.compile(
    "|".join(
        (
            # tools for programmers
            r"^(_pyrepl|doctest|idlelib|lib2to3|pdb|bdb|cmd|pydoc|pydoc_data|pyclbr|modulefinder|compileall)\b",
            r"^(profile|profiling|cProfile|pstats|trace|tabnanny|timeit|pickletools|zipapp|ensurepip|venv)\b",
            r"^(unittest|test|turtle|turtledemo|tkinter|antigravity|this|_ios_support|_android_support)\b",
            r"^(_aix_support|_apple_support|_osx_support|nturl2path|pty|tty|rlcompleter|cProfile)\b",
            # protocols and formats that the site does not use
            r"^(ftplib|imaplib|mailbox|mailcap|netrc|nntplib|poplib|smtplib|socketserver|wsgiref|xmlrpc)\b",
            r"^(curses|dbm|fileinput|getpass|plistlib|shelve|wave|webbrowser|xml|http/(client|cookiejar|cookies|server))\b",
            r"^(sched|optparse|filecmp|colorsys|ctypes|argparse|difflib|_pydecimal|_pyio|symtable)\b",
            r"^(configparser|getopt|gettext|gzip|mimetypes|pprint|shlex|stringprep|html/parser|_markupbase)\b",
            r"^email/(_header_value_parser|contentmanager|generator|headerregistry|mime|policy)\b",
            r"^(urllib/(error|request|response|robotparser)|logging/(config|handlers)|json/tool|sqlite3/dump)\b",
            # Python versions of what the interpreter has built in or frozen
            r"^(_pydatetime|_pylong|_py_abc|_threading_local|__hello__|__phello__|sre_\w+|tracemalloc)\b",
            r"^(_collections_abc|_sitebuiltins|abc|code|codecs|genericpath|graphlib|io|ntpath|os|posixpath|py_compile)\.py$",
            r"^(runpy|site|stat|zipimport|importlib/(_bootstrap|_bootstrap_external|machinery|util))\.py$",
            # the site has a single process
            r"^(multiprocessing|concurrent/(interpreters|futures/(interpreter|process)))\b",
            r"^asyncio/(proactor_events|tools|windows_\w+)\b",
            # parts of pydantic for other ways to write schemas
            r"^pydantic/(color|deprecated/(decorator|json|parse|tools)|experimental/(arguments_schema|pipeline))\b",
            r"^(annotated_types/test_cases|babel/(support|units|util|lists|languages|localtime/_win32)|pytz/reference)\b",
            rf"^encodings/(?!({_CHARACTERS}|__init__|utf_16\w*|utf_32\w*)\.)",
            r"(^|/)__main__\.py$",
        )
    )
)
"""A pattern of modules that the site never imports."""
OURS = "spadille"
BEGINNING = "spadille.pyodide.entry"
PLAYERS = "spadille.bots"
"""The modules that the site imports besides the worker's: the bots are imported when they are first used."""


def compile_folder(folder: Path) -> None:
    """Compile every module of a folder and delete the sources."""
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
    for _, file in list_files(folder):
        if file.suffix == ".pyc" and OURS not in file.parts:
            head, code = file.read_bytes()[:_HEAD], marshal.loads(file.read_bytes()[_HEAD:])
            file.write_bytes(head + marshal.dumps(without_lines(code)))


def without_lines(code: CodeType) -> CodeType:
    """Return code without line numbers.

    One entry of the line table covers up to eight instructions.
    """
    consts = tuple(without_lines(it) if isinstance(it, CodeType) else it for it in code.co_consts)
    many, rest = divmod(len(code.co_code) // 2, 8)
    lines = b"\xff" * many + (bytes([0xF8 | rest - 1]) if rest else b"")
    return code.replace(co_consts=consts, co_linetable=lines)


def list_files(folder: Path) -> Iterable[tuple[str, Path]]:
    """Return all files of a folder in order, with their relative paths."""
    found = sorted(file for file in folder.rglob("*") if file.is_file())
    return [(file.relative_to(folder).as_posix(), file) for file in found]


def unpack(archive: Path, folder: Path) -> Path:
    """Unpack an archive without unused modules, compile it and return the folder."""
    shutil.unpack_archive(archive, folder, "zip")
    for name, file in list_files(folder):
        if UNUSED.search(name):
            file.unlink()
    compile_folder(folder)
    return folder


def write_zip(folder: Path, into: Path) -> None:
    """Write a zip archive of `folder` from which Python can import modules. The same files give the same
    bytes.
    """
    with ZipFile(into, "w", ZIP_DEFLATED, compresslevel=9) as packed:
        for name, file in list_files(folder):
            packed.writestr(ZipInfo(name, _SAME_TIME), file.read_bytes(), ZIP_DEFLATED)


def write_tar(folders: Iterable[Path], into: Path) -> None:
    """Write one uncompressed archive of all folders, to be compressed as a whole."""
    with tarfile.open(into, "w", format=tarfile.USTAR_FORMAT) as packed:
        for folder in folders:
            for name, file in list_files(folder):
                with file.open("rb") as read:
                    packed.addfile(_member(name, file.stat().st_size), read)


def _member(name: str, size: int) -> tarfile.TarInfo:
    member = tarfile.TarInfo(name)
    member.size = size
    return member


def delete_unused_modules(house: Path) -> None:
    """Delete every module of the package in `house` that no other module imports. All imports are at the top
    of modules.
    """
    sys.path.insert(0, str(house))
    import_module(BEGINNING)
    for _ in import_module(PLAYERS).BOTS.values():
        pass
    opened = {getattr(module, "__file__", None) for module in sys.modules.values()}
    for _, file in list_files(house / OURS):
        if file.suffix == ".pyc" and str(file) not in opened:
            file.unlink()


def move_unneeded(folder: Path, needed: set[str], rest: Path) -> None:
    """Move the files that Python does not need for its start from `folder` to `rest`."""
    rest.mkdir()
    for entry in sorted(folder.iterdir()):
        if entry.stem not in needed:
            entry.rename(rest / entry.name)


def main(needed: Iterable[str]) -> None:
    """Write the archive with which Python starts, with the modules `needed`, and one with the rest."""
    standard = unpack(LIBRARY, Path("/standard"))
    move_unneeded(standard, set(needed), Path("/rest"))
    write_zip(standard, STANDARD)
    house = unpack(ARCHIVE, Path("/house"))
    delete_unused_modules(house)
    for _, file in list_files(house):
        if file.suffix == ".so":
            file.unlink()
    write_tar([Path("/rest"), house], HOUSE)
