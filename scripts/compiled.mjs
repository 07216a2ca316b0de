// Makes of an archive of Python and of Pyodide's own library what the worker loads: node scripts/compiled.mjs ARCHIVE PARTS ENGINE
// What Python begins with stays in its library; all the rest is one piece, in PARTS.
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';

const [archive, parts, engine] = process.argv.slice(2);
const home = createRequire(new URL('../web/package.json', import.meta.url)).resolve('pyodide');
const { loadPyodide } = await import(pathToFileURL(home).href.replace(/pyodide\.js$/, 'pyodide.mjs'));

const python = await loadPyodide();
const needed = python.runPython(`
import sys, tarfile, lzma
sorted({name.partition(".")[0] for name in sys.modules})
`);
python.FS.writeFile('/archive.zip', new Uint8Array(readFileSync(archive)));
python.FS.writeFile('/compiled.py', readFileSync(new URL('compiled.py', import.meta.url), 'utf8'));
python.runPython('import sys; sys.path.insert(0, "/")');
python.pyimport('compiled').main(needed);
writeFileSync(`${parts}/python.tar`, python.FS.readFile('/house.tar'));
writeFileSync(`${engine}/python_stdlib.zip`, python.FS.readFile('/standard.zip'));
process.exit(0);
