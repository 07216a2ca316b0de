"""Publish a release: the container image, the release with its files, and the pages. Without `CI` in the
environment, commands are printed and not run.
"""

from __future__ import annotations

import os
import shlex
import shutil
from collections.abc import Sequence
from pathlib import Path

from scripts.address import ROOT, read_addresses
from scripts.release.bundle import lay_out_pages
from scripts.release.platforms import PLATFORMS
from scripts.release.project import OUT, WORK, read_changes, read_version, run

ARCHITECTURES = {"amd64": "linux-x86_64", "arm64": "linux-aarch64"}
"""The architectures of the image, with the platform of the wheel in each."""
PAGES = ROOT / "dist" / "pages"
_REGISTRY = "ghcr.io"


def image_name() -> str:
    """Return the name of the image without its tag: the repository's name at the registry of its host."""
    return f"{_REGISTRY}/{os.environ.get('GITHUB_REPOSITORY', 'spadille/spadille').lower()}"


def build_image(architecture: str) -> None:
    """Build the image of an architecture from the released wheel, and push it."""
    wheels = WORK / "image" / "wheels"
    shutil.rmtree(wheels, ignore_errors=True)
    wheels.mkdir(parents=True)
    tag = PLATFORMS[ARCHITECTURES[architecture]].tag
    for wheel in OUT.glob(f"*{tag}.whl"):
        shutil.copyfile(wheel, wheels / wheel.name)
    call(image_command(architecture, wheels.parent))


def image_command(architecture: str, wheel: Path) -> list[str]:
    """Return the command that builds an image. The step `wheel` of the Containerfile is a folder here."""
    labels = {
        "source": read_addresses().source,
        "version": read_version(),
        "licenses": "MIT AND Apache-2.0 AND CC0-1.0 AND OFL-1.1",
        "title": "Spadille",
    }
    return [
        *("docker", "buildx", "build", "--push", "--provenance=false"),
        *("--platform", f"linux/{architecture}", "--file", "Containerfile"),
        *("--build-context", f"wheel={wheel}"),
        *(
            word
            for name, value in labels.items()
            for word in ("--label", f"org.opencontainers.image.{name}={value}")
        ),
        *("--tag", f"{image_name()}:{read_version()}-{architecture}", "."),
    ]


def join_images() -> None:
    """Give the images of all architectures one name."""
    version = read_version()
    tags = [word for name in (version, "latest") for word in ("--tag", f"{image_name()}:{name}")]
    images = [f"{image_name()}:{version}-{architecture}" for architecture in ARCHITECTURES]
    call(["docker", "buildx", "imagetools", "create", *tags, *images])


def publish_release() -> None:
    """Make the release of the tag, with the changes as its text and every file."""
    version = read_version()
    notes = WORK / "notes.md"
    notes.parent.mkdir(parents=True, exist_ok=True)
    image = f"The container image is `{image_name()}:{version}`.\n"
    notes.write_text(f"{read_changes().text}\n{image}", "utf-8")
    files = sorted(path for path in OUT.iterdir() if path.is_file())
    named = ["--verify-tag", "--title", f"Spadille {version}", "--notes-file", str(notes)]
    call(["gh", "release", "create", f"v{version}", *named, *map(str, files)])


def write_pages() -> None:
    """Lay out the pages: the site, and the documentation of this version and of all earlier releases."""
    earlier = WORK / "docs"
    earlier.mkdir(parents=True, exist_ok=True)
    call(["scripts/release/earlier_docs", str(earlier)])
    shutil.rmtree(PAGES, ignore_errors=True)
    # those of this version last: they replace what was downloaded
    versions = lay_out_pages(PAGES, OUT / "site.zip", [*earlier.glob("*.zip"), *OUT.glob("docs-*.zip")])
    print(f"spadille: pages with the documentation of {', '.join(versions)}")


def call(command: Sequence[str]) -> None:
    """Run a command that reaches a network. Elsewhere than in CI, print it."""
    if os.environ.get("CI") and os.environ.get("GITHUB_ACTIONS"):
        run(command)
    else:
        print(f"would run: {shlex.join(command)}")
