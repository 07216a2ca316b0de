// Writes Python's memory as it stands after a first deal: node scripts/snapshot.mjs PARTS ENGINE
// PARTS has the site's Python as a tar archive, ENGINE has Pyodide and the compiled libraries; there the snapshot
// goes too. web/src/worker/snapshot.ts restores it.
import nodeCrypto from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { browserModule } from './browser_module.mjs';

const [parts, engine] = process.argv.slice(2);
/** Gaps between differences from a fresh start that are shorter than this many bytes are stored too. */
const GAP = 32;
const LEVEL = 19;
/** All of it is searched for repetitions: 128 MB. */
const WINDOW = 27;

// Python's chance is the same sequence each time and its clock a count: two snapshots are alike, and what the table
// that is played here drew of it is no secret of a later one.
let given = 0;
nodeCrypto.randomFillSync = (view) => {
  const bytes = new Uint8Array(view.buffer, view.byteOffset, view.byteLength);
  for (let at = 0; at < bytes.length; at += 32) {
    const block = nodeCrypto.createHash('sha256').update(`${given} ${at}`).digest();
    bytes.set(block.subarray(0, bytes.length - at), at);
  }
  given += 1;
  return view;
};
let clock = 0;
performance.now = () => (clock += 0.01);
Date.now = () => 1e12 + Math.floor(performance.now());

const { filesOf } = await browserModule('tar');
const { swapNearWords } = await browserModule('near_words');
const { SIDE_MODULES, SITE_PACKAGES, loadSideModules } = await browserModule('side_modules');
const home = pathToFileURL(`${resolve(engine)}/`).href;
const { loadPyodide } = await import(`${home}pyodide.mjs`);
const { default: create } = await import(`${home}pyodide.asm.mjs`);
const read = (file) => new Uint8Array(readFileSync(file));

const library = [...filesOf(read(`${parts}/python.tar`))];
const compiled = Object.values(SIDE_MODULES).map((file) => new WebAssembly.Module(read(`${engine}/${file}`)));

/** Return Python with its compiled libraries. `before` gets the machine before Python begins. */
async function start(options, before = () => undefined) {
  return loadPyodide({
    indexURL: resolve(engine),
    env: { LANG: 'C.UTF-8', PYTHONHASHSEED: '0' },
    ...options,
    createPyodideModule: async (settings) => {
      settings.preRun = [...settings.preRun, (machine) => loadSideModules(machine, compiled)];
      const machine = await create(settings);
      before(machine);
      return machine;
    },
  });
}

/** Zeroes what is free in the heap, so that nothing that was there once is in the snapshot. */
function sweep(machine) {
  const end = () => machine.HEAPU32[machine._emscripten_get_sbrk_ptr() >>> 2];
  const held = [];
  for (let size = 1 << 18; size >= 4; size = size > 64 ? (size * 0.75) & ~7 : size - 4) {
    for (let before = end(); before === end();) {
      const at = machine._malloc(size);
      machine.HEAPU8.fill(0, at, at + machine._malloc_usable_size(at));
      held.push(at);
    }
  }
  for (const at of held) machine._free(at);
  machine._malloc_trim(0);
}

const python = await start({ _makeSnapshot: true });
const machine = python._module;
const table = machine.wasmTable.length;
// Python looks for the compiled libraries, which are loaded already
const places = Object.keys(SIDE_MODULES).map((path) => [path, new Uint8Array(0)]);
for (const [path, content] of [...library, ...places]) {
  const file = SITE_PACKAGES + path;
  python.FS.mkdirTree(file.slice(0, file.lastIndexOf('/')));
  python.FS.writeFile(file, content);
}
python.FS.writeFile('/snapshot.py', readFileSync(new URL('snapshot.py', import.meta.url)));
python.runPython('import sys; sys.path.insert(0, "/"); import snapshot; snapshot.import_all()');
await python.runPythonAsync('await snapshot.deal_once()');
await new Promise((done) => setTimeout(done, 300));
const imported = new Set(
  JSON.parse(python.runPython(`import json; json.dumps(snapshot.imported("${SITE_PACKAGES}"))`)),
);
python.runPython(`
snapshot.forget()
sys.path.remove("/"), sys.modules.pop("snapshot")
del snapshot, json
import gc
gc.collect()
`);
for (const stream of python.FS.streams) if (stream?.fd > 2) throw new Error(`${stream.path} is open`);
machine._sqlite3_randomness(0, 0);
sweep(machine);
if (machine.wasmTable.length !== table) throw new Error('functions were added to the table');
const shot = python.makeMemorySnapshot({
  serializer: (object) => {
    throw new Error(`Python holds an object of JavaScript: ${String(object)}`);
  },
});
const [, headSize] = new Uint32Array(shot.buffer, 0, 2);
const head = shot.slice(0, headSize);
const heap = Buffer.from(shot.slice(headSize).buffer);
let fresh;
class Enough extends Error {}
const takeFresh = (other) => {
  fresh = other.HEAPU8.slice();
  throw new Enough();
};
await start({ _loadSnapshot: head }, takeFresh).catch((error) => {
  if (!(error instanceof Enough)) throw error;
});

// whole words differ or do not, so that they can be exchanged with distances
const runs = [];
const wordsOf = (bytes) => new Uint32Array(bytes.buffer, bytes.byteOffset, bytes.length >> 2);
const [after, before] = [wordsOf(heap), wordsOf(fresh)];
for (let word = 0, last = -Infinity; word < after.length; word += 1) {
  if (after[word] === (word < before.length ? before[word] : 0)) continue;
  const at = word * 4;
  if (at - last > GAP) runs.push([at, at + 4]);
  else runs.at(-1)[1] = at + 4;
  last = at;
}
for (const [from, to] of runs) {
  swapNearWords(after.subarray(from >> 2, to >> 2), from);
}
const names = Object.entries(machine.LDSO.loadedLibsByHandle).filter(([handle]) => handle !== '0');
const files = library.filter(([path]) => !imported.has(path));
const about = {
  handles: Object.fromEntries(names.map(([handle, { name }]) => [handle, name])),
  table,
  size: heap.length,
  head: Buffer.from(head).toString('base64'),
  runs: runs.length,
  files: files.map(([path, content]) => [path, content.length]),
};
const json = Buffer.from(JSON.stringify(about));
const padded = Buffer.concat([json, Buffer.alloc(-json.length & 3, ' ')]);
const words = (...numbers) => Buffer.from(new Uint32Array(numbers).buffer);
const plain = Buffer.concat([
  words(padded.length),
  padded,
  words(...runs.flatMap(([from, to]) => [from, to - from])),
  ...runs.map(([from, to]) => heap.subarray(from, to)),
  ...files.map(([, content]) => content),
]);
writeFileSync(`${parts}/snapshot`, plain);
// Pyodide's own Python compresses it: no other is sure to have zstd
const { loadPyodide: loadWhole } = await import('../web/node_modules/pyodide/pyodide.mjs');
const whole = await loadWhole();
whole.FS.writeFile('/snapshot', plain);
whole.runPython(`
from compression import zstd
from pathlib import Path
options = {
    zstd.CompressionParameter.compression_level: ${LEVEL},
    zstd.CompressionParameter.window_log: ${WINDOW},
}
Path("/packed").write_bytes(zstd.compress(Path("/snapshot").read_bytes(), options=options))
`);
writeFileSync(
  `${engine}/snapshot.zst`,
  Buffer.concat([words(heap.length, plain.length), whole.FS.readFile('/packed')]),
);
// an archive with nothing in it: Pyodide fetches its library whether it is needed or not
writeFileSync(`${engine}/no_library.zip`, Buffer.concat([words(0x06054b50), Buffer.alloc(18)]));
process.exit(0);
