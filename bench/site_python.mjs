// Prints what a function of a module in bench/ yields in the engine of a site, in Node; START is plain or snapshot:
// node bench/site_python.mjs START SITE MODULE FUNCTION NUMBER ...
import { readdirSync, readFileSync } from 'node:fs';
import { startFromSnapshot, startPlainly } from '../scripts/site_python.mjs';
import { importModule } from './site_engine.mjs';

const [way, site, module, name, ...numbers] = process.argv.slice(2);
const engine = `${site}/${readdirSync(site).find((name) => name.startsWith('engine-'))}`;
const read = (file) => new Uint8Array(readFileSync(file));
const python = await importModule(await (way === 'plain' ? startPlainly : startFromSnapshot)(engine), module, read);
for (const line of python[name](...numbers.map(Number))) process.stdout.write(line);
process.exitCode = 0;
