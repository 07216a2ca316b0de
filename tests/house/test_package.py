"""Tests that the wheel contains the table's page, the catalogue, the rulebook and the native core."""

import shutil
import subprocess
import sys
import tomllib
from email.parser import Parser
from pathlib import Path
from zipfile import ZipFile

import pytest

from scripts import browser_wheel
from scripts.notices import NOTICES, shipped, write_notices
from spadille import __version__
from spadille.cli.start import EXTRAS
from tests.house.source import ROOT, SPADILLE
from tests.house.test_docs import NOTEBOOK_NAMES


@pytest.fixture(scope="module")
def file_names(wheel: Path) -> set[str]:
    """Return the names of the files in the wheel."""
    with ZipFile(wheel) as opened:
        return set(opened.namelist())


def metadata_file(wheel: Path, name: str) -> str:
    """Return a file of the wheel's metadata."""
    with ZipFile(wheel) as opened:
        (page,) = [path for path in opened.namelist() if path.endswith(f".dist-info/{name}")]
        return opened.read(page).decode("utf-8")


def files(folder: Path, pattern: str) -> set[str]:
    return {path.relative_to(folder).as_posix() for path in folder.rglob(pattern) if path.is_file()}


def test_the_built_web_is_packed(file_names: set[str]) -> None:
    assert "spadille/web/index.html" in file_names
    built = {f"spadille/web/{name}" for name in files(SPADILLE / "web", "*")}
    assert {name for name in built if not name.endswith((".br", ".gz"))} == {
        name for name in file_names if name.startswith("spadille/web/")
    }


def test_the_wheel_is_small(wheel: Path) -> None:
    # 3.00 MB before: reasons in cards took 33 kB, the rule sets and pages of the new games 150 kB, the
    # public pages 25 kB, challenges, comparisons and speech 40 kB, German 240 kB,
    # questions, table cards and entered deals 30 kB, clubs 60 kB, results less luck 25 kB
    assert wheel.stat().st_size <= 3_800_000


def test_a_wheel_for_browsers_holds_the_same_with_another_core(wheel: Path, tmp_path: Path) -> None:
    made = tmp_path / "made.whl"
    browser_wheel.write(made, dict(browser_wheel.replace_core(wheel, b"core")))
    with ZipFile(wheel) as here, ZipFile(made) as there:
        assert {*here.namelist()} == {*there.namelist()}
        other = {name for name in here.namelist() if here.read(name) != there.read(name)}
        record = next(name for name in other if name.endswith("/RECORD"))
        assert other == {"spadille/_core.abi3.so", record, record.replace("/RECORD", "/WHEEL")}
        lines = [line.split(",") for line in there.read(record).decode().splitlines()]
        assert {name for name, *_ in lines} == {*there.namelist()}
        for name, fingerprint, size in lines[:-1]:
            content = there.read(name)
            assert (fingerprint, int(size)) == (browser_wheel.record_hash(content), len(content))
    assert f"Tag: {browser_wheel.TAG}\n" in metadata_file(made, "WHEEL")


@pytest.mark.long
def test_a_wheel_for_browsers_plays_in_pyodide(wheel: Path, tmp_path: Path) -> None:
    made = browser_wheel.main(wheel, tmp_path)
    words = ["node", "scripts/browser_wheel.mjs", str(made), "tests/house/user_script.py"]
    ended = subprocess.run(words, cwd=ROOT, capture_output=True, text=True, check=True)
    assert "Card('AS'): 18" in ended.stdout


def test_every_sentence_is_packed(file_names: set[str]) -> None:
    catalogue = files(SPADILLE, "*.ftl")
    assert catalogue
    assert {f"spadille/{name}" for name in catalogue} <= file_names


def test_the_rulebook_is_packed(file_names: set[str]) -> None:
    rulebook = files(ROOT / "rulebook", "*.md")
    assert rulebook
    assert {f"spadille/rulebook/{name}" for name in rulebook} <= file_names


def test_the_core_is_packed_with_its_types(file_names: set[str]) -> None:
    assert {"spadille/_core.abi3.so", "spadille/_core.pyd"} & file_names
    assert {"spadille/_core.pyi", "spadille/py.typed"} <= file_names


def test_every_requirement_belongs_to_an_extra(wheel: Path) -> None:
    metadata = Parser().parsestr(metadata_file(wheel, "METADATA"))
    needed = metadata.get_all("Requires-Dist", [])
    assert set(metadata.get_all("Provides-Extra", [])) == {*EXTRAS, "rl", "openspiel", "rlcard"}
    assert [requirement for requirement in needed if "extra ==" not in requirement] == []
    assert any(requirement.startswith("fastapi") for requirement in needed)


def test_the_command_is_the_one_that_needs_no_extra(wheel: Path) -> None:
    assert "spadille=spadille.cli.start:main" in metadata_file(wheel, "entry_points.txt").replace(" ", "")


def test_the_version_is_cargos() -> None:
    version = tomllib.loads((ROOT / "Cargo.toml").read_text())["workspace"]["package"]["version"]
    assert version == __version__


def test_how_to_cite_it_names_the_version() -> None:
    assert f"\nversion: {__version__}\n" in (ROOT / "CITATION.cff").read_text("utf-8")


def test_the_licences_of_all_that_is_inside_are_inside(wheel: Path) -> None:
    notices = metadata_file(wheel, f"licenses/{NOTICES.name}")
    assert notices == write_notices(shipped())
    assert [
        part for part in shipped() if f"\n{part.name} {part.version}: {part.licence}\n" not in notices
    ] == []
    assert "MIT License" in metadata_file(wheel, "licenses/LICENSE")


def test_the_licence_expression_covers_all_that_is_inside(wheel: Path) -> None:
    licences = Parser().parsestr(metadata_file(wheel, "METADATA"))["License-Expression"].split(" AND ")
    chosen = {
        next(choice for choice in part.licence.split(" OR ") if choice in licences) for part in shipped()
    }
    assert {*chosen, "MIT"} == {*licences}


def test_nothing_lies_beside_the_package(file_names: set[str]) -> None:
    assert {name.partition("/")[0].partition("-")[0] for name in file_names} == {"spadille"}


@pytest.mark.long
def test_an_installed_wheel_runs_every_guide_and_notebook(wheel: Path, tmp_path: Path) -> None:
    python, docs = tmp_path / "venv" / "bin" / "python", tmp_path / "docs"
    uv: list[str | Path] = [Path(sys.executable).with_name("uv"), "--quiet"]
    extras = f"{wheel}[cli,data,rl,openspiel,rlcard]"
    locked: list[str | Path] = ["--constraint", ROOT / "requirements" / "dev.txt"]
    subprocess.run([*uv, "venv", "--python", sys.executable, tmp_path / "venv"], check=True)
    subprocess.run([*uv, "pip", "install", "--python", python, *locked, extras], check=True)
    shutil.copytree(ROOT / "docs", docs)
    program = shutil.copy(ROOT / "tests" / "house" / "page_programs.py", tmp_path)
    ended = subprocess.run(
        [python, program, docs], cwd=tmp_path, capture_output=True, encoding="utf-8", check=False
    )
    assert ended.returncode == 0, ended.stderr
    assert {*ended.stdout.split()} >= {
        "library",
        "adapters",
        "studies",
        "your-own-bot",
        "arena",
        *NOTEBOOK_NAMES,
    }
