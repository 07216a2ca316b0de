"""Tests of the release: its steps, its workflows, and the files that it puts together."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from pkgutil import resolve_name
from typing import Any
from zipfile import ZipFile

import pytest
import yaml

from scripts.address import Addresses
from scripts.release import build, bundle, checks, project, publish
from scripts.release.__main__ import STEPS, WITH_A_WORD, main
from scripts.release.platforms import PLATFORMS, list_artefacts
from scripts.release.readme import make_absolute
from scripts.release.trial import image_command
from tests.house.source import ROOT

WORKFLOWS = sorted((ROOT / ".github" / "workflows").glob("*.yml"))
PUBLISHING = {"image", "index", "github", "pages"}
"""The jobs that may write anything."""
SOURCE = "https://code.example/a/b"


def jobs(workflow: Path) -> dict[str, Any]:
    found: dict[str, Any] = yaml.safe_load(workflow.read_text("utf-8"))["jobs"]
    return found


def scripts_run(workflow: Path) -> Iterator[str]:
    for job in jobs(workflow).values():
        yield from (step["run"] for step in job["steps"] if "run" in step)


def test_the_workflows_are_a_check_and_a_release() -> None:
    assert [path.name for path in WORKFLOWS] == ["ci.yml", "release.yml"]


@pytest.mark.parametrize("workflow", WORKFLOWS, ids=lambda path: path.stem)
def test_every_action_is_pinned(workflow: Path) -> None:
    text = workflow.read_text("utf-8")
    assert "uses: " in text
    assert checks.list_unpinned(text) == []


@pytest.mark.parametrize(
    "action", ["a/b@v1", "a/b@main # v1.0.0", f"a/b@{'0' * 40}", f"a/b@{'0' * 40} # main"]
)
def test_an_action_without_a_hash_or_a_version_would_be_found(action: str) -> None:
    assert checks.list_unpinned(f"    - uses: {action}\n") == [action]


@pytest.mark.parametrize("workflow", WORKFLOWS, ids=lambda path: path.stem)
def test_jobs_have_the_rights_they_need_and_no_other(workflow: Path) -> None:
    assert yaml.safe_load(workflow.read_text("utf-8"))["permissions"] == {}
    for name, job in jobs(workflow).items():
        assert "permissions" in job, name
        writes = {right for right, value in job["permissions"].items() if value == "write"}
        assert bool(writes) == (workflow.stem == "release" and name in PUBLISHING), name


def test_publishing_waits_for_a_tag_and_for_the_checks() -> None:
    release = jobs(WORKFLOWS[1])
    for name in PUBLISHING - {"pages"} | {"lay-out-pages"}:
        assert release[name]["if"] == "github.ref_type == 'tag'"
    assert release["image"]["needs"] == "rest"
    assert "rest" in release["index"]["needs"]
    assert release["rest"]["needs"] == "wheel"
    assert ".venv/bin/python -m scripts.release check" in scripts_run(WORKFLOWS[1])


def test_every_platform_gets_its_wheel() -> None:
    matrix = jobs(WORKFLOWS[1])["wheel"]["strategy"]["matrix"]["include"]
    assert {(row["name"], row["runner"], row.get("image", "")) for row in matrix} == {
        (platform.name, platform.runner, platform.image) for platform in PLATFORMS.values()
    }


def test_an_image_is_built_for_every_architecture() -> None:
    matrix = jobs(WORKFLOWS[1])["image"]["strategy"]["matrix"]["include"]
    assert {row["architecture"]: row["runner"] for row in matrix} == {
        name: PLATFORMS[platform].runner for name, platform in publish.ARCHITECTURES.items()
    }


def test_every_step_of_a_workflow_exists() -> None:
    used = {
        step
        for workflow in WORKFLOWS
        for script in scripts_run(workflow)
        for step in re.findall(r"-m scripts\.release ([\w-]+)", script)
    }
    assert used == {*STEPS, *WITH_A_WORD} - {"dry-run"}
    for place in (*STEPS.values(), *WITH_A_WORD.values()):
        assert callable(resolve_name(f"scripts.release.{place}"))


@pytest.mark.parametrize("words", [[], ["nothing"], ["wheel"], ["sdist", "here"]])
def test_an_unknown_step_is_refused(words: list[str]) -> None:
    with pytest.raises(SystemExit, match="the steps are sdist, "):
        main(words)


def test_a_step_that_builds_needs_the_standard_library_alone() -> None:
    program = "import sys; import scripts.release.build, scripts.release.publish, scripts.release.trial;"
    program += "print([name for name in ('jsonschema', 'spadille', 'pydantic') if name in sys.modules])"
    ended = subprocess.run(
        [sys.executable, "-c", program], cwd=ROOT, capture_output=True, text=True, check=True
    )
    assert ended.stdout == "[]\n"


def test_wheels_for_linux_are_for_old_systems_too() -> None:
    asked_for = {
        name: command[command.index("--compatibility") + 1]
        for name, platform in PLATFORMS.items()
        if "--zig" in (command := platform.build_command("out"))
    }
    assert asked_for == {
        "linux-x86_64": "manylinux_2_28",
        "linux-aarch64": "manylinux_2_28",
        "musl-x86_64": "musllinux_1_2",
        "musl-aarch64": "musllinux_1_2",
    }


def test_a_release_has_seven_wheels_and_the_source() -> None:
    names = list_artefacts("1.0.0")
    assert len(names) == 8
    assert "spadille-1.0.0.tar.gz" in names
    assert "spadille-1.0.0-cp311-abi3-macosx_11_0_arm64.whl" in names
    with pytest.raises(SystemExit, match="a release has"):
        checks.check_names([Path(name) for name in names[1:]])


def test_a_wheel_for_another_system_is_tried_in_an_image(tmp_path: Path) -> None:
    command = image_command(tmp_path, "3.14-alpine")
    assert command[:3] == ["docker", "run", "--rm"]
    assert "python:3.14-alpine" in command
    assert f"{tmp_path}:/packages:ro" in command


def test_the_readme_reads_right_in_an_index() -> None:
    page = make_absolute((ROOT / "README.md").read_text("utf-8"), SOURCE, "1.0.0")
    assert "<picture>" not in page
    assert f'<img src="{SOURCE}/raw/v1.0.0/docs/pictures/table.png"' in page
    targets = re.findall(r"\]\(([^)]+)\)", page)
    assert len(targets) > 20
    assert [target for target in targets if not target.startswith("https://")] == []
    for kind, path in re.findall(rf"{SOURCE}/(blob|tree|raw)/v1\.0\.0/([^)\"#]+)", page):
        assert (ROOT / path).is_dir() == (kind == "tree"), path
        assert (ROOT / path).exists(), path
    # what a bare install of the index needs is said first
    assert page.index("pip install") < page.index("make play")


def test_links_to_elsewhere_and_within_a_page_stay() -> None:
    page = "[a](https://e/x) [b](#here) [c](docs/) [d](docs/x.md#y)"
    assert make_absolute(page, "https://s", "1.0.0") == (
        "[a](https://e/x) [b](#here) [c](https://s/tree/v1.0.0/docs/) [d](https://s/blob/v1.0.0/docs/x.md#y)"
    )


def test_the_changelog_begins_with_this_release() -> None:
    text = (ROOT / "CHANGELOG.md").read_text("utf-8")
    headings = re.findall(r"^## (\d+\.\d+\.\d+) - (unreleased|\d{4}-\d\d-\d\d)$", text, re.MULTILINE)
    assert len(headings) == len(re.findall(r"^## ", text, re.MULTILINE)) > 0
    changes = project.read_changes()
    assert (changes.version, changes.date) == headings[0]
    assert 10 < len(changes.text.splitlines()) <= 60


def test_what_is_not_ready_is_not_released(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(project, "ROOT", tmp_path)
    monkeypatch.setattr(project, "read_addresses", lambda: Addresses(SOURCE, "https://cards.org"))
    for name in ("Cargo.toml", "CHANGELOG.md", "CITATION.cff"):
        (tmp_path / name).write_text((ROOT / name).read_text("utf-8"), "utf-8")
    version = project.read_version()
    with pytest.raises(SystemExit, match=r"the tag is v9\.9\.9"):
        project.check_tag("v9.9.9")
    (tmp_path / "CHANGELOG.md").write_text("## 9.9.9 - 2027-01-31\n\nAll.\n", "utf-8")
    with pytest.raises(SystemExit, match=r"begins with 9\.9\.9"):
        project.check_tag(f"v{version}")
    (tmp_path / "CHANGELOG.md").write_text("# Changes\n", "utf-8")
    with pytest.raises(SystemExit, match="no section"):
        project.check_tag(f"v{version}")
    (tmp_path / "CHANGELOG.md").write_text(f"## {version} - unreleased\n\nAll.\n", "utf-8")
    with pytest.raises(SystemExit, match="has no date"):
        project.check_tag(f"v{version}")
    (tmp_path / "CHANGELOG.md").write_text(f"## {version} - 2027-01-31\n\nAll.\n", "utf-8")
    with pytest.raises(SystemExit, match="date-released: 2027-01-31"):
        project.check_tag(f"v{version}")
    (tmp_path / "CITATION.cff").write_text("a: b\ndate-released: 2027-01-31\n", "utf-8")
    with pytest.raises(SystemExit, match="placeholders"):
        project.check_tag(f"v{version}")
    monkeypatch.setattr(
        project, "read_addresses", lambda: Addresses("https://code.org/a", "https://cards.org")
    )
    project.check_tag(f"v{version}")


def test_the_image_is_made_of_the_released_wheel() -> None:
    steps = (ROOT / "Containerfile").read_text("utf-8")
    assert " AS wheel\n" in steps
    assert "COPY --from=wheel /wheels /wheels\n" in steps
    command = publish.image_command("arm64", Path("image"))
    assert "wheel=image" in command
    assert "linux/arm64" in command
    labels = dict(word.split("=", 1) for word in command if word.startswith("org."))
    metadata = (ROOT / "pyproject.toml").read_text("utf-8")
    assert f'license = "{labels["org.opencontainers.image.licenses"]}"' in metadata


def test_nothing_is_published_from_here(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.delenv("GITHUB_ACTIONS", raising=False)
    publish.join_images()
    assert capsys.readouterr().out.startswith("would run: docker buildx imagetools create")


def test_the_pages_have_every_version_of_the_documentation(tmp_path: Path) -> None:
    archives = []
    for version in ("1.2.0", "1.10.0", "1.9.3"):
        (tmp_path / version).mkdir()
        (tmp_path / version / "index.html").write_text(version)
        archives.append(bundle.pack_folder(tmp_path / version, tmp_path / f"docs-{version}.zip"))
    site = bundle.pack_folder(tmp_path / "1.2.0", tmp_path / "site.zip")
    pages = tmp_path / "pages"
    assert bundle.lay_out_pages(pages, site, [*archives, site]) == ["1.10.0", "1.9.3", "1.2.0"]
    assert (pages / "index.html").read_text() == "1.2.0"
    assert (pages / "docs" / "latest" / "index.html").read_text() == "1.10.0"
    assert (pages / "docs" / "1.9.3" / "index.html").read_text() == "1.9.3"
    listed = json.loads((pages / "docs" / "versions.json").read_text())
    assert [(entry["version"], entry["aliases"]) for entry in listed] == [
        ("1.10.0", ["latest"]),
        ("1.9.3", []),
        ("1.2.0", []),
    ]


def test_the_same_files_are_packed_into_the_same_bytes(tmp_path: Path) -> None:
    (tmp_path / "folder" / "inner").mkdir(parents=True)
    (tmp_path / "folder" / "inner" / "page.html").write_text("a page")
    packed = [bundle.pack_folder(tmp_path / "folder", tmp_path / name).read_bytes() for name in ("a", "b")]
    assert packed[0] == packed[1]
    with ZipFile(tmp_path / "a") as archive:
        assert archive.namelist() == ["inner/page.html"]


def test_the_checksums_are_read_by_the_usual_program(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bundle, "OUT", tmp_path)
    (tmp_path / "a.whl").write_bytes(b"a")
    (tmp_path / "b.zip").write_bytes(b"b")
    bundle.write_checksums(tmp_path.glob("*"))
    subprocess.run(["sha256sum", "--check", "--strict", bundle.CHECKSUMS], cwd=tmp_path, check=True)


def test_the_manifest_of_the_page_can_be_installed() -> None:
    public = ROOT / "web" / "public"
    manifest = json.loads((public / "manifest.webmanifest").read_text("utf-8"))
    assert list(checks.find_manifest_faults(manifest, public)) == []
    small = {**manifest, "icons": [icon for icon in manifest["icons"] if icon["sizes"] == "192x192"]}
    assert list(checks.find_manifest_faults(small, public)) != []
    nowhere = {**manifest, "icons": [{**icon, "src": "none.png"} for icon in manifest["icons"]]}
    assert "there is no none.png" in list(checks.find_manifest_faults(nowhere, public))
    assert list(checks.find_manifest_faults([], public)) != []


def test_the_source_is_laid_out_with_its_web_and_a_readme_for_the_index(tmp_path: Path) -> None:
    laid = build.lay_out_source(tmp_path / "source")
    assert (laid / "src" / "spadille" / "web" / "index.html").is_file()
    assert "](docs/" not in (laid / "README.md").read_text("utf-8")
    assert (laid / "Cargo.lock").read_bytes() == (ROOT / "Cargo.lock").read_bytes()
    assert not (laid / "web" / "node_modules").exists()
