/** Reads a tar archive of plain files, as `scripts/compiled.py` writes it. */
const BLOCK = 512;
const NAME = { at: 0, long: 100 };
const SIZE = { at: 124, long: 12 };
const PREFIX = { at: 345, long: 155 };
const letters = new TextDecoder();

function field(head: Uint8Array, { at, long }: { at: number; long: number }): string {
  return letters.decode(head.subarray(at, at + long)).replace(/\0.*$/s, '');
}

/** Return the content of each file by its path. */
export function* filesOf(tar: Uint8Array): Generator<[path: string, content: Uint8Array]> {
  for (let at = 0; at + BLOCK <= tar.length && tar[at] !== 0;) {
    const head = tar.subarray(at, at + BLOCK);
    const size = parseInt(field(head, SIZE), 8);
    const path = [field(head, PREFIX), field(head, NAME)].filter(Boolean).join('/');
    yield [path, tar.subarray(at + BLOCK, at + BLOCK + size)];
    at += BLOCK * (1 + Math.ceil(size / BLOCK));
  }
}
