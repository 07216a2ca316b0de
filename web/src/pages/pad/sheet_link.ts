/** A sheet's log as the end of a link: packed, so that it fits into a code on the screen. */
import type { Entry } from './sheet_store';

function toBase64Url(fromBase64Url: Uint8Array): string {
  const text = btoa(Array.from(fromBase64Url, (byte) => String.fromCharCode(byte)).join(''));
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

function bytes(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
}

async function pipe(data: BlobPart, way: ReadableWritablePair): Promise<ArrayBuffer> {
  return new Response(new Blob([data]).stream().pipeThrough(way)).arrayBuffer();
}

export async function packSheet(id: string, log: readonly Entry[]): Promise<string> {
  const text = JSON.stringify([id, ...log]);
  return toBase64Url(new Uint8Array(await pipe(text, new CompressionStream('deflate-raw'))));
}

export interface LinkedSheet {
  id: string;
  log: Entry[];
}

/** The sheet that a link brings; null where it brings none. */
export async function unpackSheet(text: string): Promise<LinkedSheet | null> {
  try {
    const data = await pipe(bytes(text), new DecompressionStream('deflate-raw'));
    const [id, ...log] = JSON.parse(new TextDecoder().decode(data)) as [unknown, ...Entry[]];
    return typeof id === 'string' && /^\w{1,40}$/.test(id) && log.length > 0 ? { id, log } : null;
  } catch {
    return null;
  }
}
