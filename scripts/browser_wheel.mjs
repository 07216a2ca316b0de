// Installs a wheel for Pyodide into Pyodide, in Node, and runs a program with it: node scripts/browser_wheel.mjs WHEEL PROGRAM
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { loadPyodide } from '../web/node_modules/pyodide/pyodide.mjs';

const [wheel, program] = process.argv.slice(2);
const python = await loadPyodide();
await python.loadPackage(resolve(wheel), { messageCallback: () => {} });
await python.runPythonAsync(readFileSync(program, 'utf8'));
