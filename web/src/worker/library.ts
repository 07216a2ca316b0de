/**
 * The Python packages beside the standard library: one compressed archive, cached unpacked, because unpacking
 * takes half as long as starting Python.
 */
import type { PyodideAPI } from 'pyodide';
import type { PyProxy } from 'pyodide/ffi';
import { filesOf } from './tar';

const UNPACKED = 'spadille library';
const PACKED = '/packed.tar.xz';
const FOLDER = '/lib/python3.14/site-packages';
const UNPACK = `
import lzma
with lzma.open("${PACKED}") as packed:
    unpacked = packed.read()
unpacked
`;

type Bytes = Uint8Array<ArrayBuffer>;

/** The archive: unpacked, if it is in the cache, else packed. */
export interface Library {
  kept: Bytes | null;
  packed: Bytes | null;
}

export async function fetchLibrary(engine: string): Promise<Library> {
  const cache = await caches.open(UNPACKED).catch(() => null); // refused where all cookies are blocked
  const kept = await cache?.match(engine);
  if (kept) return { kept: new Uint8Array(await kept.arrayBuffer()), packed: null };
  const answer = await fetch(`${engine}python.tar.xz`);
  if (!answer.ok) throw new Error(String(answer.status));
  return { kept: null, packed: new Uint8Array(await answer.arrayBuffer()) };
}

function unpackLibrary(api: PyodideAPI, packed: Bytes): Bytes {
  api.FS.writeFile(PACKED, packed);
  const content = api.runPython(UNPACK) as PyProxy;
  const tar = content.toJs() as Bytes;
  content.destroy();
  api.runPython('del unpacked');
  api.FS.unlink(PACKED);
  return tar;
}

/** Cache it for the next visit in place of an older one; without space it is not cached. */
async function storeLibrary(engine: string, tar: Bytes): Promise<void> {
  await caches.delete(UNPACKED);
  await (await caches.open(UNPACKED)).put(engine, new Response(tar));
}

/** Write all files where Python finds them. */
export function install(api: PyodideAPI, engine: string, { kept, packed }: Library): void {
  const tar = kept ?? unpackLibrary(api, packed as Bytes);
  if (!kept) void storeLibrary(engine, tar).catch(() => undefined);
  for (const [path, content] of filesOf(tar)) {
    const file = `${FOLDER}/${path}`;
    api.FS.mkdirTree(file.slice(0, file.lastIndexOf('/')));
    api.FS.writeFile(file, content);
  }
}
