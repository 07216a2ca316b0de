/** The Python packages for a start without the snapshot: one compressed archive, which is stored uncompressed. */
import type { PyodideAPI } from 'pyodide';
import type { PyProxy } from 'pyodide/ffi';
import { SIDE_MODULES, SITE_PACKAGES } from './side_modules';
import { filesOf } from './tar';

export type Bytes = Uint8Array<ArrayBuffer>;

/** The name of the cache for what was uncompressed here. */
const UNCOMPRESSED = 'spadille uncompressed';
const PACKED = '/packed.tar.xz';
const UNPACK = `
import lzma
with lzma.open("${PACKED}") as packed:
    unpacked = packed.read()
unpacked
`;

export async function fetchBytes(address: string): Promise<Bytes> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${String(answer.status)}`);
  return new Uint8Array(await answer.arrayBuffer());
}

/** The header with the digest of the stored bytes, without which a damaged memory would not be noticed. */
const DIGEST = 'x-sha-256';

async function digestOf(content: Bytes): Promise<string> {
  // eslint-disable-next-line no-restricted-properties -- the worker starts in secure contexts only
  return new Uint8Array(await crypto.subtle.digest('SHA-256', content)).join(' ');
}

/** Return the bytes that are stored under a name; null if there are none or they are damaged. */
export async function loadStored(name: string): Promise<Bytes | null> {
  const stored = await (await caches.open(UNCOMPRESSED)).match(name);
  if (!stored) return null;
  const content = new Uint8Array(await stored.arrayBuffer());
  return stored.headers.get(DIGEST) === (await digestOf(content)) ? content : null;
}

/**
 * Store bytes for the next visit in place of those that are there. Without space or permission nothing is
 * stored.
 */
export async function storeOnly(name: string, content: Bytes): Promise<void> {
  await deleteStored();
  try {
    const headers = { [DIGEST]: await digestOf(content) };
    await (await caches.open(UNCOMPRESSED)).put(name, new Response(content, { headers }));
  } catch {
    // the next visit uncompresses it again
  }
}

export async function deleteStored(): Promise<void> {
  await caches.delete(UNCOMPRESSED).catch(() => undefined);
}

/** The archive, uncompressed if it was stored, and the compiled libraries by path. */
export interface Library {
  stored: Bytes | null;
  packed: Bytes | null;
  compiled: [path: string, content: Bytes][];
}

export async function fetchLibrary(engine: string): Promise<Library> {
  const fetchCompiled = ([path, file]: [string, string]) =>
    fetchBytes(engine + file).then((content): [string, Bytes] => [path, content]);
  const compiled = Promise.all(Object.entries(SIDE_MODULES).map(fetchCompiled));
  const stored = await loadStored(engine).catch(() => null);
  const packed = stored ? null : await fetchBytes(`${engine}python.tar.xz`);
  return { stored, packed, compiled: await compiled };
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

export function writeModule(api: PyodideAPI, path: string, content: Uint8Array): void {
  const file = SITE_PACKAGES + path;
  api.FS.mkdirTree(file.slice(0, file.lastIndexOf('/')));
  api.FS.writeFile(file, content);
}

/** Write all files where Python finds them. Return the uncompressed archive if it is not stored yet. */
export function install(api: PyodideAPI, { stored, packed, compiled }: Library): Bytes | null {
  const tar = stored ?? unpackLibrary(api, packed as Bytes);
  for (const [path, content] of [...filesOf(tar), ...compiled]) writeModule(api, path, content);
  return stored ? null : tar;
}
