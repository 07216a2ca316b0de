// The same in a browser's worker. A message names the function, the answer has all lines.
import { engineWith } from './site_engine.mjs';

const read = async (file) => new Uint8Array(await (await fetch(file)).arrayBuffer());

self.onmessage = async ({ data: { engine, module, name, numbers } }) => {
  const python = await engineWith(new URL(engine, location.href).href, module, read);
  self.postMessage([...python[name](...numbers)]);
};
