// Imports a module of the page's worker into Node.
import { createRequire } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';

const web = createRequire(new URL('../web/package.json', import.meta.url));
const { build } = await import(pathToFileURL(web.resolve('rolldown')).href);

export async function browserModule(name) {
  const input = fileURLToPath(new URL(`../web/src/worker/${name}.ts`, import.meta.url));
  const { output } = await build({
    input,
    write: false,
    logLevel: 'silent',
    platform: 'browser',
  });
  return import(`data:text/javascript,${encodeURIComponent(output[0].code)}`);
}
