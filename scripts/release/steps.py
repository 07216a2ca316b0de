"""Steps of a release that put together several others."""

from __future__ import annotations

import shlex
from pathlib import Path

from scripts import browser_wheel
from scripts.address import ROOT
from scripts.release import bundle, checks, publish
from scripts.release.build import build_sdist, build_wheel
from scripts.release.platforms import PLATFORMS
from scripts.release.project import OUT, WORK, read_version
from scripts.release.trial import image_command, try_package

HERE = "linux-x86_64"
SITE, DOCS = ROOT / "dist" / "site", ROOT / "dist" / "docs"


def make_browser_wheel() -> None:
    """Make the wheel for Pyodide from that of this machine."""
    (wheel,) = OUT.glob(f"*{PLATFORMS[HERE].tag}.whl")
    browser_wheel.main(wheel, WORK / "browser")
    for made in (WORK / "browser").glob("*.whl"):
        made.replace(OUT / made.name)


def find_packages() -> list[Path]:
    """Return the packages that the index gets: all but the wheel for browsers."""
    wheels = [wheel for wheel in OUT.glob("*.whl") if not wheel.name.endswith("wasm32.whl")]
    return [*wheels, *OUT.glob("*.tar.gz")]


def check_release() -> None:
    """Check everything before it is published."""
    checks.install_tools()
    checks.check_names(find_packages())
    checks.check_packages(find_packages())
    finish()


def finish() -> None:
    """Check the metadata, and write the bill of materials and the checksums."""
    checks.check_metadata()
    checks.write_bill()
    bundle.write_checksums(path for path in OUT.iterdir() if path.name != bundle.CHECKSUMS)


def dry_run() -> None:
    """Make and check what this machine can make, and print the rest."""
    for left in OUT.glob("*"):
        left.unlink()
    check_workflows()
    build_sdist()
    build_wheel(HERE)
    try_package(OUT)
    try_package(OUT, from_source=True)
    make_browser_wheel()
    checks.check_packages(find_packages())
    pack_site()
    pack_docs()
    finish()
    for platform in PLATFORMS.values():
        print(f"would run: {shlex.join(platform.build_command(str(OUT)))}")
        if platform.image:
            print(f"would run: {shlex.join(image_command(OUT, platform.image))}")
    for architecture in publish.ARCHITECTURES:
        publish.build_image(architecture)
    publish.join_images()
    publish.publish_release()
    publish.write_pages()
    print(f"spadille: {read_version()} can be released; its parts are in {OUT.relative_to(ROOT)}")


def check_workflows() -> None:
    """Check the workflows."""
    checks.install_tools()
    checks.check_workflows()


def pack_site() -> None:
    """Check and pack the site."""
    checks.check_site(SITE)
    bundle.pack_site(SITE)


def pack_docs() -> None:
    """Pack the documentation."""
    bundle.pack_docs(DOCS)
