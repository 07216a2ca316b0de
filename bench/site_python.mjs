// What a function of a module in bench/ yields in the engine of a site, in Node:
// node bench/site_python.mjs SITE MODULE FUNCTION NUMBER ...
import { readdirSync, readFileSync } from 'node:fs';

const [site, module, name, ...numbers] = process.argv.slice(2);
const engine = `${site}/${readdirSync(site).find((name) => name.startsWith('engine-'))}/`;
const { loadPyodide } = await import(`${engine}pyodide.mjs`);
const python = await loadPyodide({ indexURL: engine, stdout: (line) => process.stdout.write(`${line}\n`) });
python.FS.writeFile('/packed.tar.xz', new Uint8Array(readFileSync(`${engine}python.tar.xz`)));
python.FS.writeFile(`/${module}.py`, readFileSync(new URL(`${module}.py`, import.meta.url), 'utf8'));
python.runPython(`
import sys, tarfile
with tarfile.open("/packed.tar.xz") as packed:
    packed.extractall("/lib/python3.14/site-packages", filter="fully_trusted")
sys.path.insert(0, "/")
`);
for (const line of python.pyimport(module)[name](...numbers.map(Number))) process.stdout.write(line);
process.exitCode = 0;
