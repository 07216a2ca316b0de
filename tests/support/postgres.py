"""A PostgreSQL server for the tests, with its own data folder and port. Debian's programs are used."""

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

from tests.support.ports import reserve_port

PROGRAMS = "SPADILLE_POSTGRESQL"
"""The environment variable with the folder of PostgreSQL's programs, which scripts/postgresql finds."""
PATIENCE = 120.0


def find_programs() -> Path | None:
    """Return the folder of PostgreSQL's programs, if they are installed."""
    named = os.environ.get(PROGRAMS)
    there = [at for at in Path("/usr/lib/postgresql").glob("*/bin") if (at / "initdb").exists()]
    return Path(named) if named else max(there, default=None)


class Postgres:
    """A PostgreSQL server with a data folder of its own, which listens on loopback and the given hosts."""

    _names = count(1)

    def __init__(self, at: Path, *, fsync: bool = False, hosts: Sequence[str] = ()) -> None:
        self._at = at
        # The tests do not simulate a failure of the machine, so that nothing need be flushed to the disk.
        self._fsync = "on" if fsync else "off"
        # PostgreSQL does not run as root.
        self._as = ["runuser", "-u", "postgres", "--"] if os.geteuid() == 0 else []
        self._folder = Path(tempfile.mkdtemp(prefix="spadille-postgresql-"))
        if self._as:
            shutil.chown(self._folder, "postgres")
        self._data = str(self._folder / "data")
        self._kept = ExitStack()
        self.port = self._kept.enter_context(reserve_port())
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
        """Start the server, and wait until it answers."""
        settled = f"-c max_connections=60 -c fsync={self._fsync}"
        wanted = f"-p {self.port} -h {self._hosts} -k {self._folder} {settled}"
        self._do("pg_ctl", "start", "-D", self._data, "--wait", "--log", f"{self._folder}/log", "-o", wanted)

    def stop(self, mode: str = "fast") -> None:
        """Stop the server. The mode `immediate` is like a crash."""
        if Path(self._data, "postmaster.pid").exists():
            self._do("pg_ctl", "stop", "-D", self._data, "--wait", "--mode", mode)

    def pause(self, *, still: bool = True) -> None:
        """Pause all processes of the server with their connections open. With `still=False`, let them
        continue.
        """
        self._signal(self.processes(), signal.SIGSTOP if still else signal.SIGCONT)

    def kill(self) -> None:
        """Kill all processes of the server at once, in the middle of their work."""
        self.pause()
        processes = self.processes()
        self._signal(processes, signal.SIGKILL)
        while any(_alive(process) for process in processes):
            os.sched_yield()
        # The killed processes may linger for a moment. These files still name them.
        Path(self._data, "postmaster.pid").unlink()
        Path(self._folder, f".s.PGSQL.{self.port}.lock").unlink()

    def processes(self) -> list[int]:
        """Return the ids of the server's main process and its children."""
        first = int(Path(self._data, "postmaster.pid").read_text("ascii").split()[0])
        children = Path(f"/proc/{first}/task/{first}/children").read_text("ascii").split()
        return [first, *map(int, children)]

    def _signal(self, processes: Iterable[int], what: signal.Signals) -> None:
        for process in processes:
            with suppress(ProcessLookupError):
                os.kill(process, what)

    def create_database(self) -> URL:
        """Create an empty database and return its URL."""
        name = f"club{next(self._names)}"
        self._do("createdb", *self._there, name)
        return URL.create("postgresql+asyncpg", "club", host="127.0.0.1", port=self.port, database=name)

    def query(self, url: URL, question: str) -> list[list[str]]:
        """Run an SQL statement with psql, and return its rows."""
        printed = self._do("psql", *self._there, "-qAtX", "-F", "\t", "-c", question, str(url.database))
        return [line.split("\t") for line in printed.splitlines()]

    @property
    def _there(self) -> list[str]:
        return ["-h", "127.0.0.1", "-p", str(self.port), "-U", "club"]

    def _do(self, program: str, *words: str) -> str:
        """Run one of PostgreSQL's programs and return its output.

        The output goes to a file, because reading a pipe would not end while a server that inherited it runs.
        """
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
    """Return whether the process exists and is no zombie."""
    try:
        status = Path(f"/proc/{process}/stat").read_text("utf-8")
    except (FileNotFoundError, ProcessLookupError):
        return False
    return status.rpartition(")")[2].split()[0] not in "ZX"
