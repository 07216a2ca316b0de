// Prints what a function of a module in bench/ yields in the engine of a site, started from its snapshot, in Node:
// node bench/site_python.mjs SITE MODULE FUNCTION NUMBER ...
import { readdirSync, readFileSync } from "node:fs";
import { browserModule } from "../scripts/browser_module.mjs";
import { importModule } from "./site_engine.mjs";

const [site, module, name, ...numbers] = process.argv.slice(2);
const engine = `${site}/${readdirSync(site).find((name) => name.startsWith("engine-"))}/`;
const read = (file) => new Uint8Array(readFileSync(file));
const { restoreSnapshot } = await browserModule("snapshot");
const { SIDE_MODULES } = await browserModule("side_modules");
const { loadPyodide } = await import(`${engine}pyodide.mjs`);
const { default: createMachine } = await import(`${engine}pyodide.asm.mjs`);
const sideModules = Object.values(SIDE_MODULES).map(
  (file) => new WebAssembly.Module(read(engine + file)),
);
const compressed = read(`${engine}snapshot.zst`);
const parts = {
  loadPyodide,
  createMachine,
  sideModules,
  plain: null,
  compressed,
};
const { api } = await restoreSnapshot(engine, loadPyodide, Promise.resolve(parts));
const python = await importModule(api, module, read);
for (const line of python[name](...numbers.map(Number)))
  process.stdout.write(line);
process.exitCode = 0;
