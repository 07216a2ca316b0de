"""Build the packages of a release: the source distribution, and from it the wheels."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tarfile
from pathlib import Path

from scripts.address import ROOT, read_addresses
from scripts.release.platforms import PLATFORMS
from scripts.release.project import OUT, WORK, read_version, run
from scripts.release.readme import make_absolute

WEB = Path("src", "spadille", "web")


def build_sdist() -> Path:
    """Build the source distribution, with the built web and with a README for the index."""
    source = lay_out_source(WORK / "source")
    run([_beside("maturin"), "sdist", "--out", OUT], cwd=source)
    return OUT / f"spadille-{read_version()}.tar.gz"


def lay_out_source(folder: Path) -> Path:
    """Copy the files of the repository into a folder, as they are now."""
    shutil.rmtree(folder, ignore_errors=True)
    listed = ("git", "ls-files", "-z", "--cached", "--others", "--exclude-standard")
    names = subprocess.run(listed, cwd=ROOT, capture_output=True, text=True, check=True).stdout
    for name in filter(None, names.split("\0")):
        if (ROOT / name).is_file():
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(ROOT / name, folder / name)
    if not (ROOT / WEB / "index.html").is_file():
        raise SystemExit("spadille: the web is not built; npm --prefix web run build does that.")
    shutil.copytree(ROOT / WEB, folder / WEB, dirs_exist_ok=True)
    readme = make_absolute((folder / "README.md").read_text("utf-8"), read_addresses().source, read_version())
    (folder / "README.md").write_text(readme, "utf-8")
    return folder


def build_wheel(name: str) -> Path:
    """Build the wheel of a platform from the source distribution."""
    platform = PLATFORMS[name]
    unpacked = WORK / name
    shutil.rmtree(unpacked, ignore_errors=True)
    with tarfile.open(OUT / f"spadille-{read_version()}.tar.gz") as archive:
        archive.extractall(unpacked, filter="data")
    (source,) = unpacked.iterdir()
    if shutil.which("rustup"):
        run(["rustup", "--quiet", "target", "add", platform.target])
    command = platform.build_command(str(OUT))
    # the folder of the environment's programs: maturin looks for zig there
    programs = os.pathsep.join([str(Path(sys.executable).parent), os.environ.get("PATH", "")])
    target = {"CARGO_TARGET_DIR": str(WORK / "cargo")}
    run([_beside(command[0]), *command[1:]], cwd=source, env={**os.environ, "PATH": programs, **target})
    return OUT / f"spadille-{read_version()}-cp311-abi3-{platform.tag}.whl"


def _beside(command: str) -> Path:
    """Return the path of a command of this Python environment."""
    return Path(sys.executable).with_name(f"{command}.exe" if os.name == "nt" else command)
