"""Put together what a release hands out besides packages: the site, the documentation, and checksums."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable
from hashlib import sha256
from pathlib import Path
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

from scripts.release.project import OUT, read_version

CHECKSUMS = "SHA256SUMS"
_SAME_TIME = (1980, 1, 1, 0, 0, 0)
_DOCS = re.compile(r"docs-(\d+\.\d+\.\d+)\.zip")
_REDIRECT = (
    '<!doctype html><html lang="en"><meta charset="utf-8"><title>Spadille</title>'
    '<meta http-equiv="refresh" content="0; url=latest/"><a href="latest/">Documentation</a></html>\n'
)


def pack_folder(folder: Path, archive: Path) -> Path:
    """Write the files of a folder into an archive. The same files give the same bytes."""
    archive.parent.mkdir(parents=True, exist_ok=True)
    with ZipFile(archive, "w", ZIP_DEFLATED, compresslevel=9) as packed:
        for file in sorted(path for path in folder.rglob("*") if path.is_file()):
            entry = ZipInfo(file.relative_to(folder).as_posix(), _SAME_TIME)
            entry.compress_type, entry.external_attr = ZIP_DEFLATED, 0o644 << 16
            packed.writestr(entry, file.read_bytes())
    return archive


def pack_site(site: Path) -> Path:
    """Pack the table without a server, for any host of plain files."""
    return pack_folder(site, OUT / "site.zip")


def pack_docs(docs: Path) -> Path:
    """Pack the documentation of this version."""
    return pack_folder(docs, OUT / f"docs-{read_version()}.zip")


def write_checksums(files: Iterable[Path]) -> Path:
    """Write the checksum of every file, as `sha256sum --check` reads them."""
    lines = [f"{sha256(file.read_bytes()).hexdigest()}  {file.name}\n" for file in sorted(files)]
    (OUT / CHECKSUMS).write_text("".join(lines), "utf-8")
    return OUT / CHECKSUMS


def lay_out_pages(pages: Path, site: Path, archives: Iterable[Path]) -> list[str]:
    """Lay out the static site with the documentation of all versions under docs/, and return the versions.

    `latest` is the newest version. The pages switch between versions by versions.json.
    """
    unpack(site, pages)
    found = {name[1]: path for path in archives if (name := _DOCS.fullmatch(path.name))}
    versions = sorted(found, key=lambda text: [int(part) for part in text.split(".")], reverse=True)
    for version in versions:
        unpack(found[version], pages / "docs" / version)
    newest = versions[0]
    unpack(found[newest], pages / "docs" / "latest")
    listed = [
        {"version": version, "title": version, "aliases": ["latest"] if version == newest else []}
        for version in versions
    ]
    (pages / "docs" / "versions.json").write_text(json.dumps(listed, indent=1) + "\n", "utf-8")
    (pages / "docs" / "index.html").write_text(_REDIRECT, "utf-8")
    return versions


def unpack(archive: Path, folder: Path) -> None:
    """Write the files of an archive into a folder."""
    with ZipFile(archive) as packed:
        packed.extractall(folder)
