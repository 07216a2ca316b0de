"""The platforms that get a wheel, and how each wheel is built."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Platform:
    """A platform with a wheel of its own. One wheel serves every Python from 3.11 on (abi3)."""

    name: str
    target: str
    """The compiler's name of the platform."""
    runner: str
    """The machine that builds and tries the wheel."""
    tag: str
    """The end of the wheel's name."""
    image: str = ""
    """The image that the wheel is tried in, where the machine itself is another platform."""

    @property
    def is_linux(self) -> bool:
        """Return whether the wheel is linked against an older system than the one that builds it."""
        return "-linux-" in self.target

    def build_command(self, out: str) -> list[str]:
        """Return the command that builds the wheel in an unpacked source distribution."""
        command = ["maturin", "build", "--release", "--locked", "--out", out, "--target", self.target]
        if self.is_linux:
            command += ["--zig", "--compatibility", self.tag.rpartition("_x86_64")[0] or self.tag[:-8]]
        return command


PLATFORMS = {
    platform.name: platform
    for platform in (
        Platform("linux-x86_64", "x86_64-unknown-linux-gnu", "ubuntu-24.04", "manylinux_2_28_x86_64"),
        Platform("linux-aarch64", "aarch64-unknown-linux-gnu", "ubuntu-24.04-arm", "manylinux_2_28_aarch64"),
        Platform(
            "musl-x86_64", "x86_64-unknown-linux-musl", "ubuntu-24.04", "musllinux_1_2_x86_64", "alpine"
        ),
        Platform(
            "musl-aarch64",
            "aarch64-unknown-linux-musl",
            "ubuntu-24.04-arm",
            "musllinux_1_2_aarch64",
            "alpine",
        ),
        Platform("macos-x86_64", "x86_64-apple-darwin", "macos-15-intel", "macosx_10_12_x86_64"),
        Platform("macos-aarch64", "aarch64-apple-darwin", "macos-15", "macosx_11_0_arm64"),
        Platform("windows-x86_64", "x86_64-pc-windows-msvc", "windows-2025", "win_amd64"),
    )
}
"""The platforms by name."""


def list_artefacts(version: str) -> list[str]:
    """Return the names of all packages of a release."""
    wheels = [f"spadille-{version}-cp311-abi3-{platform.tag}.whl" for platform in PLATFORMS.values()]
    return sorted([*wheels, f"spadille-{version}.tar.gz"])
