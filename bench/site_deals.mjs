// Deals with bots by the engine of a site, in Node: node bench/site_deals.mjs SITE FIRST COUNT
import { readdirSync, readFileSync } from 'node:fs';

const site = process.argv[2];
const [first, count] = process.argv.slice(3).map(Number);
const engine = `${site}/${readdirSync(site).find((name) => name.startsWith('engine-'))}/`;
const { loadPyodide } = await import(`${engine}pyodide.mjs`);
const python = await loadPyodide({ indexURL: engine, stdout: (line) => process.stdout.write(`${line}\n`) });
python.FS.writeFile('/packed.tar.xz', new Uint8Array(readFileSync(`${engine}python.tar.xz`)));
python.FS.writeFile('/site_lines.py', readFileSync(new URL('site_lines.py', import.meta.url), 'utf8'));
python.runPython(`
import sys, tarfile
with tarfile.open("/packed.tar.xz") as packed:
    packed.extractall("/lib/python3.14/site-packages", filter="fully_trusted")
sys.path.insert(0, "/")
`);
const { lines } = python.pyimport('site_lines');
for (const line of lines(first, count)) process.stdout.write(line);
process.exitCode = 0;
