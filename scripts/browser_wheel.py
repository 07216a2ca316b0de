"""Convert a wheel for this machine into one for Pyodide: `python -m scripts.browser_wheel WHEEL FOLDER`.

The Python files are the same. `scripts/wasm-core` builds the native core as a side module, so that no SDK is
needed.
"""

from __future__ import annotations

import re
import subprocess
import sys
from base64 import urlsafe_b64encode
from hashlib import sha256
from pathlib import Path
from zipfile import ZIP_DEFLATED, ZipFile

from scripts.packed import HOUSE, PLATFORM, PYTHON

TAG = f"cp{PYTHON.replace('.', '')}-abi3-{PLATFORM}"
"""The tag of the wheel: the core uses the stable ABI, and the platform names the version of Pyodide's ABI."""
CORE = re.compile(r"spadille/_core\.(abi3\.so|pyd)")


def main(wheel: Path, folder: Path) -> Path:
    """Write the wheel into the folder and return its path."""
    subprocess.run([HOUSE / "scripts" / "wasm-core", folder / "core"], cwd=HOUSE, check=True)
    name, version, *_ = wheel.name.split("-")
    made = folder / f"{name}-{version}-{TAG}.whl"
    write(made, dict(replace_core(wheel, (folder / "core" / "_core.abi3.so").read_bytes())))
    return made


def replace_core(wheel: Path, core: bytes) -> list[tuple[str, bytes]]:
    """Return the files of a wheel with the core `core` and the tag for Pyodide, without the list of files
    (RECORD).
    """
    with ZipFile(wheel) as opened:
        files = {name: opened.read(name) for name in opened.namelist() if not name.endswith("/RECORD")}
    kept = {name: content for name, content in files.items() if not CORE.fullmatch(name)}
    if len(files) != len(kept) + 1:
        raise SystemExit(f"spadille: {wheel.name} has no native core.")
    about = next(name for name in kept if name.endswith(".dist-info/WHEEL"))
    tag = re.sub(rb"(?m)^Tag: .*$", f"Tag: {TAG}".encode(), kept[about], count=1)
    return [*{**kept, about: tag}.items(), ("spadille/_core.abi3.so", core)]


def write(made: Path, files: dict[str, bytes]) -> None:
    """Write the wheel `made` from `files`, with the list of files (RECORD) that installers check."""
    record = next(name for name in files if name.endswith("/WHEEL")).replace("/WHEEL", "/RECORD")
    lines = [f"{name},{record_hash(content)},{len(content)}" for name, content in files.items()]
    with ZipFile(made, "w", ZIP_DEFLATED, compresslevel=9) as packed:
        for name, content in files.items():
            packed.writestr(name, content)
        packed.writestr(record, "\n".join([*lines, f"{record},,", ""]))


def record_hash(content: bytes) -> str:
    """Return a hash in the form of a wheel's list of files (RECORD)."""
    return f"sha256={urlsafe_b64encode(sha256(content).digest()).rstrip(b'=').decode()}"


if __name__ == "__main__":
    print(f"spadille: {main(*map(Path, sys.argv[1:])).name} is made")
