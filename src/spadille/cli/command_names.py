"""The commands by name, and where they stand. Nothing of them is opened by reading this."""

from __future__ import annotations

COMMANDS = {
    "play": "spadille.cli.play:play",
    "serve": "spadille.server.ops.serve:serve",
    "export": "spadille.server.ops.export_import:export",
    "import": "spadille.server.ops.export_import:import_",
    "audit": "spadille.server.ops.audit:audit",
    "repair": "spadille.server.ops.repair:repair",
    "deal": "spadille.cli.deal:deal",
    "check": "spadille.cli.check:check",
    "code": "spadille.cli.code:code",
    "verify": "spadille.cli.verify:verify",
    "score": "spadille.cli.score:score",
    "club": "spadille.cli.club:club",
    "solve": "spadille.cli.solve:solve",
    "review": "spadille.cli.review:review",
    "arena": "spadille.cli.arena:arena",
    "study": "spadille.cli.study:",
    "day": "spadille.cli.day:",
    "puzzle": "spadille.cli.puzzle:",
}
"""Each command by name; its module is opened when it is asked for, and not before."""

WITHIN = {
    "study": ("run", "report", "compare", "publish"),
    "day": ("commit", "tell"),
    "puzzle": ("mine", "prove", "pick"),
}
"""Commands that are several: the words of each that may follow it, which are functions of its module."""
