"""A PostgreSQL of the tests' own: its programs are Debian's, its folder and its port are its own."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import tempfile
from collections.abc import Iterable, Sequence
from contextlib import ExitStack, suppress
from itertools import count
from pathlib import Path
from typing import Self

from sqlalchemy import URL

from tests.support.ports import kept_port

PROGRAMS = "SPADILLE_POSTGRESQL"
"""The variable that names the folder of PostgreSQL's programs; scripts/postgresql finds it."""
PATIENCE = 120.0


def programs() -> Path | None:
    """The folder of PostgreSQL's programs, if there is one."""
    named = os.environ.get(PROGRAMS)
    there = [at for at in Path("/usr/lib/postgresql").glob("*/bin") if (at / "initdb").exists()]
    return Path(named) if named else max(there, default=None)


class Postgres:
    """A server with its data in a folder of its own, that listens at this machine's own address alone."""

    _names = count(1)

    def __init__(self, at: Path, *, fsync: bool = False, hosts: Sequence[str] = ()) -> None:
        self._at = at
        # Where the machine does not fail, what is written need not be forced to the disk.
        self._fsync = "on" if fsync else "off"
        # PostgreSQL does not run as root.
        self._as = ["runuser", "-u", "postgres", "--"] if os.geteuid() == 0 else []
        self._folder = Path(tempfile.mkdtemp(prefix="spadille-postgresql-"))
        if self._as:
            shutil.chown(self._folder, "postgres")
        self._data = str(self._folder / "data")
        self._kept = ExitStack()
        self.port = self._kept.enter_context(kept_port())
        self._do(
            "initdb", "-D", self._data, "--auth=trust", "--no-sync", "--encoding=UTF8", "--username=club"
        )
        self._hosts = ",".join(("127.0.0.1", *hosts))
        with Path(self._data, "pg_hba.conf").open("a", encoding="utf-8") as known:
            known.writelines(f"host all all {host}/30 trust\n" for host in hosts)

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(self, *_trouble: object) -> None:
        self.stop("immediate")
        self._kept.close()
        shutil.rmtree(self._folder)

    def start(self) -> None:
        """Starts it, and waits until it answers."""
        settled = f"-c max_connections=60 -c fsync={self._fsync}"
        wanted = f"-p {self.port} -h {self._hosts} -k {self._folder} {settled}"
        self._do("pg_ctl", "start", "-D", self._data, "--wait", "--log", f"{self._folder}/log", "-o", wanted)

    def stop(self, mode: str = "fast") -> None:
        """Stops it; `immediate` is as if it had been killed."""
        if Path(self._data, "postmaster.pid").exists():
            self._do("pg_ctl", "stop", "-D", self._data, "--wait", "--mode", mode)

    def hold(self, *, still: bool = True) -> None:
        """It keeps still, with every connection open, until it may go on."""
        self._signal(self.processes(), signal.SIGSTOP if still else signal.SIGCONT)

    def kill(self) -> None:
        """All its processes die at once, in the middle of whatever they do."""
        self.hold()
        processes = self.processes()
        self._signal(processes, signal.SIGKILL)
        while any(_alive(process) for process in processes):
            os.sched_yield()
        # The machine may take its time to bury the dead, whom these still name.
        Path(self._data, "postmaster.pid").unlink()
        Path(self._folder, f".s.PGSQL.{self.port}.lock").unlink()

    def processes(self) -> list[int]:
        """The first of its processes, and all that it has begun."""
        first = int(Path(self._data, "postmaster.pid").read_text("ascii").split()[0])
        children = Path(f"/proc/{first}/task/{first}/children").read_text("ascii").split()
        return [first, *map(int, children)]

    def _signal(self, processes: Iterable[int], what: signal.Signals) -> None:
        for process in processes:
            with suppress(ProcessLookupError):
                os.kill(process, what)

    def fresh(self) -> URL:
        """A new database."""
        name = f"club{next(self._names)}"
        self._do("createdb", *self._there, name)
        return URL.create("postgresql+asyncpg", "club", host="127.0.0.1", port=self.port, database=name)

    def ask(self, url: URL, question: str) -> list[list[str]]:
        """What somebody who is not the server reads there, or does."""
        printed = self._do("psql", *self._there, "-qAtX", "-F", "\t", "-c", question, str(url.database))
        return [line.split("\t") for line in printed.splitlines()]

    @property
    def _there(self) -> list[str]:
        return ["-h", "127.0.0.1", "-p", str(self.port), "-U", "club"]

    def _do(self, program: str, *words: str) -> str:
        """Runs one of its programs. What the server inherits is a file: a pipe would never end."""
        with tempfile.TemporaryFile("w+") as output:
            done = subprocess.run(
                [*self._as, str(self._at / program), *words],
                stdin=subprocess.DEVNULL,
                stdout=output,
                stderr=output,
                timeout=PATIENCE,
                cwd="/",
                env=os.environ | {"LC_ALL": "C.UTF-8"},
                check=False,
            )
            output.seek(0)
            printed = output.read()
        assert done.returncode == 0, printed
        return printed


def _alive(process: int) -> bool:
    """Whether there is such a process that is more than a name."""
    try:
        status = Path(f"/proc/{process}/stat").read_text("utf-8")
    except (FileNotFoundError, ProcessLookupError):
        return False
    return status.rpartition(")")[2].split()[0] not in "ZX"
