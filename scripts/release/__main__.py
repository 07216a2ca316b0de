"""The steps of a release, one for each job of the workflow: `python -m scripts.release STEP [WORD]`.

`make release-dry-run` runs all that Linux x86-64 can make, and prints the commands of the rest. A step is
imported when it runs: the machines that build wheels have no other library.
"""

import sys
from pkgutil import resolve_name

STEPS = {
    "sdist": "build:build_sdist",
    "browser-wheel": "steps:make_browser_wheel",
    "site": "steps:pack_site",
    "docs": "steps:pack_docs",
    "check": "steps:check_release",
    "check-workflows": "steps:check_workflows",
    "join-images": "publish:join_images",
    "publish": "publish:publish_release",
    "pages": "publish:write_pages",
    "dry-run": "steps:dry_run",
}
WITH_A_WORD = {
    "tag": "project:check_tag",
    "wheel": "build:build_wheel",
    "image": "publish:build_image",
}
"""Steps that are told a tag, a platform, an architecture."""


def main(words: list[str]) -> None:
    """Run a step."""
    match words:
        case [step] if step in STEPS:
            resolve_name(f"scripts.release.{STEPS[step]}")()
        case [step, word] if step in WITH_A_WORD:
            resolve_name(f"scripts.release.{WITH_A_WORD[step]}")(word)
        case _:
            raise SystemExit(f"spadille: the steps are {', '.join([*STEPS, *WITH_A_WORD])}")


if __name__ == "__main__":
    main(sys.argv[1:])
