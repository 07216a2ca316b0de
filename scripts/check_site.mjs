// Plays to a first deal in the Python of a made site, started in both ways: node scripts/check_site.mjs ENGINE
import { readFileSync } from 'node:fs';
import { startFromSnapshot, startPlainly } from './site_python.mjs';

const [engine] = process.argv.slice(2);
const source = readFileSync(new URL('snapshot.py', import.meta.url));

for (const start of [startPlainly, startFromSnapshot]) {
  const python = await start(engine);
  python.FS.writeFile('/snapshot.py', source);
  python.runPython('import sys; sys.path.insert(0, "/"); import snapshot');
  await python.runPythonAsync('await snapshot.deal_once()');
}
process.exit(0);
