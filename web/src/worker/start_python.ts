/** Starts Python from the snapshot; if that is not possible, without it, which takes several times as long. */
import type { loadPyodide as Load, PyodideAPI } from 'pyodide';
import { deleteStored, fetchBytes, fetchLibrary, install, loadStored, storeOnly } from './library';
import { SIDE_MODULES, type EmscriptenSettings, type Machine } from './side_modules';
import { restoreSnapshot } from './snapshot';

/** The scripts of an engine; tests use their own. */
export interface Scripts {
  loadPyodide(engine: string): Promise<typeof Load>;
  createMachine(engine: string): Promise<(settings: EmscriptenSettings) => Promise<Machine>>;
}

const SCRIPTS: Scripts = {
  loadPyodide: async (engine) =>
    ((await import(/* @vite-ignore */ `${engine}pyodide.mjs`)) as { loadPyodide: typeof Load }).loadPyodide,
  createMachine: async (engine) =>
    (
      (await import(/* @vite-ignore */ `${engine}pyodide.asm.mjs`)) as {
        default: (settings: EmscriptenSettings) => Promise<Machine>;
      }
    ).default,
};

/** A started Python, and what to store for the next visit later. */
export interface Started {
  api: PyodideAPI;
  storeForNextVisit(): Promise<void>;
}

async function startFromSnapshot(engine: string, scripts: Scripts): Promise<Started> {
  const name = `${engine}snapshot`;
  const stored = loadStored(name).catch(() => null);
  const files = Object.values(SIDE_MODULES);
  const parts = Promise.all([
    scripts.createMachine(engine),
    Promise.all(files.map((file) => WebAssembly.compileStreaming(fetch(engine + file)))),
    stored,
    stored.then((found) => (found ? null : fetchBytes(`${name}.zst`))),
  ]).then(([createMachine, sideModules, plain, compressed]) => {
    return { createMachine, sideModules, plain, compressed };
  });
  parts.catch(() => undefined); // where Pyodide fails before they are needed
  const restored = await restoreSnapshot(engine, await scripts.loadPyodide(engine), parts);
  const wasStored = await stored;
  const storeForNextVisit = () => (wasStored ? Promise.resolve() : storeOnly(name, restored.plain));
  return { api: restored.api, storeForNextVisit };
}

async function startPlainly(engine: string, scripts: Scripts): Promise<Started> {
  const loadPyodide = await scripts.loadPyodide(engine);
  const [api, library] = await Promise.all([loadPyodide({ indexURL: engine }), fetchLibrary(engine)]);
  const tar = install(api, library);
  return { api, storeForNextVisit: () => (tar ? storeOnly(engine, tar) : Promise.resolve()) };
}

export async function startPython(engine: string, scripts = SCRIPTS): Promise<Started> {
  try {
    return await startFromSnapshot(engine, scripts);
  } catch (error) {
    console.info('Python starts without its snapshot:', error);
    if (await loadStored(`${engine}snapshot`).catch(() => null)) await deleteStored();
    return startPlainly(engine, scripts);
  }
}
