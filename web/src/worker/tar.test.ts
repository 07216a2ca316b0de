import { describe, expect, it } from 'vitest';
import { filesOf } from './tar';

const BLOCK = 512;
const bytes = new TextEncoder();

function put(into: Uint8Array, text: string, at: number): Uint8Array {
  into.set(bytes.encode(text), at);
  return into;
}
function member(name: string, content: string, prefix = ''): Uint8Array[] {
  const head = put(new Uint8Array(BLOCK), name, 0);
  put(head, content.length.toString(8).padStart(11, '0'), 124);
  put(head, prefix, 345);
  const body = new Uint8Array(BLOCK * Math.ceil(content.length / BLOCK));
  return [head, put(body, content, 0)];
}
function archive(...members: Uint8Array[][]): Uint8Array {
  const parts = [...members.flat(), new Uint8Array(2 * BLOCK)];
  return Uint8Array.from(parts.flatMap((part) => [...part]));
}
function read(tar: Uint8Array): [string, string][] {
  return [...filesOf(tar)].map(([path, content]) => [path, new TextDecoder().decode(content)]);
}

describe('a tar archive', () => {
  it('contains files of any size', () => {
    const long = 'x'.repeat(BLOCK + 1);
    const tar = archive(
      member('a/b.pyc', 'one'),
      member('empty', ''),
      member('long', long),
      member('c', 'end'),
    );
    expect(read(tar)).toEqual([
      ['a/b.pyc', 'one'],
      ['empty', ''],
      ['long', long],
      ['c', 'end'],
    ]);
  });

  it('splits a long path into two parts', () => {
    expect(read(archive(member('deep.pyc', 'it', 'spadille/server')))).toEqual([
      ['spadille/server/deep.pyc', 'it'],
    ]);
  });
});
