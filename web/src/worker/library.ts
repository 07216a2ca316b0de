/** The plain start's Python packages beside the standard library: one compressed archive, stored unpacked. */
import type { PyodideAPI } from 'pyodide';
import type { PyProxy } from 'pyodide/ffi';
import { SIDE_MODULES, SITE_PACKAGES } from './side_modules';
import { filesOf } from './tar';

export type Bytes = Uint8Array<ArrayBuffer>;

/** What was uncompressed here, for the next visit. */
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

/** The header with the digest of what is stored: Python would play on with a damaged memory. */
const DIGEST = 'x-sha-256';

async function digestOf(content: Bytes): Promise<string> {
  // eslint-disable-next-line no-restricted-properties -- the worker starts in secure contexts only
  return new Uint8Array(await crypto.subtle.digest('SHA-256', content)).join(' ');
}

/** Return what is stored under a name, or null if nothing is, or if it is damaged. */
export async function loadStored(name: string): Promise<Bytes | null> {
  const stored = await (await caches.open(UNCOMPRESSED)).match(name);
  if (!stored) return null;
  const content = new Uint8Array(await stored.arrayBuffer());
  return stored.headers.get(DIGEST) === (await digestOf(content)) ? content : null;
}

/** Store it for the next visit in place of what is there; without space or permission it is not stored. */
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

/** The archive, unpacked if it is stored, and the compiled libraries by path. */
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

/** Write all files where Python finds them. Return the archive, unpacked, if it is not stored yet. */
export function install(api: PyodideAPI, { stored, packed, compiled }: Library): Bytes | null {
  const tar = stored ?? unpackLibrary(api, packed as Bytes);
  for (const [path, content] of [...filesOf(tar), ...compiled]) writeModule(api, path, content);
  return stored ? null : tar;
}
