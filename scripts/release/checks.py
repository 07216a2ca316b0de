"""Check each part of a release with the tool of its channel."""

from __future__ import annotations

import json
import os
import re
import shutil
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path

from jsonschema import Draft202012Validator

from scripts.address import ROOT
from scripts.parts import make_bill, parts
from scripts.release.platforms import list_artefacts
from scripts.release.project import OUT, WORK, read_version, run

TOOLS = WORK / "tools"
LOCKS = {
    "release": ("twine", "check-wheel-contents", "python", "zizmor"),
    "citation": ("cffconvert",),
}
"""The lock of each environment of tools, with the commands it brings. cffconvert needs old libraries."""
MANIFEST_SCHEMA = ROOT / "scripts" / "release" / "webmanifest.schema.json"
ACTIONLINT = "github.com/rhysd/actionlint/cmd/actionlint@v1.7.12"
"""The linter of workflows, as Go fetches and builds it."""


def install_tools() -> None:
    """Make an environment for each lock."""
    uv: list[str | Path] = [tool("uv", Path(sys.executable).parent), "--quiet"]
    for name in LOCKS:
        lock = ROOT / "requirements" / f"{name}.txt"
        stamp = TOOLS / name / "lock.txt"
        if stamp.is_file() and stamp.read_bytes() == lock.read_bytes():
            continue
        run([*uv, "venv", "--clear", "--python", sys.executable, TOOLS / name])
        run([*uv, "pip", "sync", "--python", TOOLS / name, "--require-hashes", lock])
        shutil.copyfile(lock, stamp)


def tool(command: str, folder: Path | None = None) -> Path:
    """Return the path of a tool; by default of one that a lock brings."""
    for name, commands in LOCKS.items():
        if command in commands:
            folder = TOOLS / name / ("Scripts" if os.name == "nt" else "bin")
    assert folder is not None
    return folder / command


def check_packages(packages: Iterable[Path]) -> None:
    """Check wheels and the source distribution as the index of packages does, and their contents."""
    files = sorted(packages)
    run([tool("twine"), "check", "--strict", *files])
    run([tool("check-wheel-contents"), *(file for file in files if file.suffix == ".whl")])


def check_names(packages: Iterable[Path]) -> None:
    """Check that a release has every package and no other."""
    names = sorted(package.name for package in packages)
    if names != list_artefacts(read_version()):
        raise SystemExit(f"spadille: a release has {list_artefacts(read_version())}, not {names}.")


def check_metadata() -> None:
    """Check how Spadille is cited, and what software centres show of it."""
    run([tool("cffconvert"), "--validate", "--infile", ROOT / "CITATION.cff"])
    for described in sorted(ROOT.rglob("*.metainfo.xml")):
        run(["appstreamcli", "validate", "--no-net", described])


def check_site(site: Path) -> None:
    """Check the manifest of the installable page: its form, and that its files are there."""
    manifest = json.loads((site / "manifest.webmanifest").read_text("utf-8"))
    if faults := list(find_manifest_faults(manifest, site)):
        raise SystemExit("\n".join(faults))


def find_manifest_faults(manifest: object, site: Path) -> Iterator[str]:
    """Yield what is wrong with a web app manifest."""
    schema = json.loads(MANIFEST_SCHEMA.read_text("utf-8"))
    wrong = sorted(Draft202012Validator(schema).iter_errors(manifest), key=lambda error: error.json_path)
    yield from (f"{error.json_path}: {error.message}" for error in wrong)
    if wrong or not isinstance(manifest, dict):
        return
    icons = [icon for owner in (manifest, *manifest.get("shortcuts", ())) for icon in owner.get("icons", ())]
    for picture in (*icons, *manifest.get("screenshots", ())):
        if not (site / picture["src"].partition("?")[0]).is_file():
            yield f"there is no {picture['src']}"


def write_bill() -> Path:
    """Write the bill of materials, and check it against the schema of CycloneDX."""
    made = OUT / f"spadille-{read_version()}.cdx.json"
    OUT.mkdir(parents=True, exist_ok=True)
    made.write_text(json.dumps(make_bill(parts()), indent=1) + "\n", "utf-8")
    program = (
        "import sys; from pathlib import Path; from cyclonedx.schema import SchemaVersion;"
        "from cyclonedx.validation.json import JsonStrictValidator as Validator;"
        "fault = Validator(SchemaVersion.V1_6).validate_str(Path(sys.argv[1]).read_text('utf-8'));"
        "sys.exit(str(fault) if fault else 0)"
    )
    run([tool("python"), "-c", program, made])
    return made


def check_workflows() -> None:
    """Check the workflows: their form, their scripts, and their rights."""
    go = shutil.which("go")
    linter = [shutil.which("actionlint")] if shutil.which("actionlint") else [go, "run", ACTIONLINT]
    if linter[0]:
        run([str(word) for word in linter])
    else:
        print("spadille: neither actionlint nor Go is here; the workflows are checked by zizmor alone")
    run([tool("zizmor"), "--offline", "--quiet", "--persona", "regular", ROOT / ".github"])


def list_unpinned(text: str) -> list[str]:
    """Return the actions of a workflow that are not named by a full hash, with the version as a comment."""
    used = re.findall(r"^\s*(?:- )?uses: (.*)$", text, re.MULTILINE)
    return [action for action in used if not re.fullmatch(r"[\w./-]+@[0-9a-f]{40} # v\d+(\.\d+)+", action)]
