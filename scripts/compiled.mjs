// Compiles what is Python in an archive with Pyodide's own Python: node scripts/compiled.mjs ARCHIVE.zip
// The browser then need not: half of its start would be that. Sources are left out, names of files and lines stay.
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';

const archive = process.argv[2];
const home = createRequire(new URL('../web/package.json', import.meta.url)).resolve('pyodide');
const { loadPyodide } = await import(pathToFileURL(home).href.replace(/pyodide\.js$/, 'pyodide.mjs'));

const python = await loadPyodide();
python.FS.writeFile('/archive.zip', new Uint8Array(readFileSync(archive)));
python.runPython(`
import compileall
import py_compile
import shutil
from pathlib import Path
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

root = Path("/packed")
shutil.unpack_archive("/archive.zip", root)
well = compileall.compile_dir(
    root, quiet=1, legacy=True, optimize=2, stripdir="/packed", force=True,
    invalidation_mode=py_compile.PycInvalidationMode.UNCHECKED_HASH,
)
assert well, "something does not compile"
with ZipFile("/archive.zip", "w", ZIP_DEFLATED, compresslevel=9) as packed:
    for file in sorted(each for each in root.rglob("*") if each.is_file() and each.suffix != ".py"):
        packed.writestr(ZipInfo(file.relative_to(root).as_posix(), (1980, 1, 1, 0, 0, 0)), file.read_bytes(), ZIP_DEFLATED)
`);
writeFileSync(archive, python.FS.readFile('/archive.zip'));
process.exit(0);
