"""Tests of the files that `make site` writes, without making the site."""

import json
import re
import subprocess
import sys
from pathlib import Path

from scripts.compiled import UNUSED
from scripts.site import move_shortcuts_behind_hash

ROOT = Path(__file__).parents[2]
IMPORT = """
import sys
from importlib import import_module
from scripts.compiled import BEGINNING, PLAYERS, UNUSED

class WithoutUnused:
    def find_spec(self, name, path=None, target=None):
        if UNUSED.search(name.replace(".", "/") + ".py"):
            raise ModuleNotFoundError(name, name=name)

sys.meta_path.insert(0, WithoutUnused())
import_module(BEGINNING)
list(import_module(PLAYERS).BOTS.values())
"""


def test_the_worker_starts_without_the_modules_that_are_left_out() -> None:
    ended = subprocess.run(
        (sys.executable, "-c", IMPORT), cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert (ended.returncode, ended.stderr) == (0, "")


def test_a_package_that_is_left_out_in_part_keeps_its_own_file() -> None:
    kept = [name for name in ("http/__init__.pyc", "http/client.py") if not UNUSED.search(name)]
    assert kept == ["http/__init__.pyc"]


def test_shortcuts_of_the_site_lead_to_addresses_behind_the_hash(tmp_path: Path) -> None:
    manifest = tmp_path / "manifest.webmanifest"
    manifest.write_bytes((ROOT / "web" / "public" / manifest.name).read_bytes())
    move_shortcuts_behind_hash(manifest)
    addresses = [shortcut["url"] for shortcut in json.loads(manifest.read_text("utf-8"))["shortcuts"]]
    assert addresses
    assert all(re.fullmatch(r"\./#/\w+", address) for address in addresses)
