// Starts the Python of a made site in Node, by the modules of the page's worker. ENGINE is the folder of its engine.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { browserModule } from './browser_module.mjs';

const read = (file) => new Uint8Array(readFileSync(file));
const { SIDE_MODULES } = await browserModule('side_modules');

async function scriptsOf(engine) {
  const { loadPyodide } = await import(`${resolve(engine)}/pyodide.mjs`);
  const { default: createMachine } = await import(`${resolve(engine)}/pyodide.asm.mjs`);
  return { loadPyodide, createMachine };
}

export async function startFromSnapshot(engine) {
  const { restoreSnapshot } = await browserModule('snapshot');
  const { loadPyodide, createMachine } = await scriptsOf(engine);
  const parts = {
    createMachine,
    sideModules: Object.values(SIDE_MODULES).map((file) => new WebAssembly.Module(read(`${engine}/${file}`))),
    plain: null,
    compressed: read(`${engine}/snapshot.zst`),
  };
  const folder = `${resolve(engine)}/`;
  const { api } = await restoreSnapshot(folder, loadPyodide, Promise.resolve(parts));
  return api;
}

export async function startPlainly(engine) {
  const { install } = await browserModule('library');
  const { loadPyodide } = await scriptsOf(engine);
  const api = await loadPyodide({ indexURL: resolve(engine) });
  const compiled = Object.entries(SIDE_MODULES).map(([path, file]) => [path, read(`${engine}/${file}`)]);
  install(api, {
    stored: null,
    packed: read(`${engine}/python.tar.xz`),
    compiled,
  });
  return api;
}
