/** A sheet's log as the fragment of a link, compressed so that the link fits into a QR code. */
import { fromBase64Url, toBase64Url } from '../../shell/base64url';
import type { Entry } from './sheet_store';

/**
 * The greatest size of a decompressed log, in bytes; no sheet is larger, because its log must fit into a
 * request.
 */
const MOST_BYTES = 256 * 1024;

/**
 * The number of compressed bytes that are decompressed at a time, so that the size of the result can be
 * checked after each.
 */
const SLICE = 256;

function inSlices(data: Uint8Array<ArrayBuffer>): ReadableStream<Uint8Array<ArrayBuffer>> {
  let place = 0;
  return new ReadableStream({
    pull(control) {
      if (place >= data.length) control.close();
      else control.enqueue(data.slice(place, (place += SLICE)));
    },
  });
}

async function pipe(
  data: Uint8Array<ArrayBuffer>,
  way: CompressionStream | DecompressionStream,
  most = Infinity,
): Promise<Uint8Array<ArrayBuffer>> {
  const reader = inSlices(data).pipeThrough(way).getReader();
  let all = new Uint8Array(0);
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return all;
    const longer = new Uint8Array(all.length + value.length);
    longer.set(all);
    longer.set(value, all.length);
    all = longer;
    if (all.length > most) {
      void reader.cancel();
      throw new SheetTooLong();
    }
  }
}

/** The error for a link whose decompressed log is larger than a sheet can be. */
export class SheetTooLong extends Error {}

export async function packSheet(id: string, log: readonly Entry[]): Promise<string> {
  const text = new TextEncoder().encode(JSON.stringify([id, ...log]));
  return toBase64Url(await pipe(text, new CompressionStream('deflate-raw')));
}

export interface LinkedSheet {
  id: string;
  log: Entry[];
}

/** Return the sheet in a link; null if it contains none. Throws SheetTooLong if it is too large. */
export async function unpackSheet(text: string): Promise<LinkedSheet | null> {
  const packed = fromBase64Url(text);
  if (packed === null) return null;
  try {
    const data = await pipe(packed, new DecompressionStream('deflate-raw'), MOST_BYTES);
    const [id, ...log] = JSON.parse(new TextDecoder().decode(data)) as [unknown, ...Entry[]];
    return isSheetId(id) && log.length > 0 ? { id, log } : null;
  } catch (error) {
    if (error instanceof SheetTooLong) throw error;
    return null;
  }
}

/** Return whether a sheet can have this id; some ids are the addresses of other pages. */
export function isSheetId(id: unknown): id is string {
  return typeof id === 'string' && /^(?!(?:new|club|look)$)\w{1,40}$/.test(id);
}
