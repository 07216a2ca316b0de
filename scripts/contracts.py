"""Custom contracts for import-linter."""

import sys

from grimp import ImportGraph
from importlinter import Contract, ContractCheck, fields, output


class StandardLibraryAlone(Contract):
    """A contract: the named packages import only the standard library and Spadille itself."""

    rooms = fields.ListField(subfield=fields.StringField())

    def check(self, graph: ImportGraph, verbose: object) -> ContractCheck:
        strangers = sorted(
            f"{module} -> {imported}"
            for room in self.rooms  # type: ignore[attr-defined]  # a field turns into its value
            for module in {room, *graph.find_descendants(room)}
            for imported in graph.find_modules_directly_imported_by(module)
            if imported.partition(".")[0] not in {"spadille", *sys.stdlib_module_names}
        )
        return ContractCheck(kept=not strangers, metadata={"strangers": strangers})

    def render_broken_contract(self, check: ContractCheck) -> None:
        for stranger in check.metadata["strangers"]:
            output.print_error(stranger)
