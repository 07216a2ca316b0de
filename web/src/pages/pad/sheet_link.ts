/** A sheet's log as the end of a link: packed, so that it fits into a code on the screen. */
import { fromBase64Url, toBase64Url } from '../../shell/base64url';
import type { Entry } from './sheet_store';

/** More than any sheet: a log has a length that fits into a request. */
const MOST_BYTES = 256 * 1024;

/** So little at a time that what it unpacks to can be counted before there is more. */
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

/** A link that unpacks to more than a sheet can be. */
export class SheetTooLong extends Error {}

export async function packSheet(id: string, log: readonly Entry[]): Promise<string> {
  const text = new TextEncoder().encode(JSON.stringify([id, ...log]));
  return toBase64Url(await pipe(text, new CompressionStream('deflate-raw')));
}

export interface LinkedSheet {
  id: string;
  log: Entry[];
}

/** The sheet that a link brings; null where it brings none. One that is too long is an error of its own. */
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

/** Whether a sheet can be kept by this id; some are pages of their own. */
export function isSheetId(id: unknown): id is string {
  return typeof id === 'string' && /^(?!(?:new|club|look)$)\w{1,40}$/.test(id);
}
