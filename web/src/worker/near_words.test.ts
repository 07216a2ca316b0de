import { expect, it } from 'vitest';
import { swapNearWords } from './near_words';

const ADDRESS = 0x100000;

it('exchanges near addresses with distances, and back', () => {
  const near = Uint32Array.of(ADDRESS + 8, ADDRESS + 12, ADDRESS - 0x800, 0x200000, 0, 7);
  const swapped = near.slice();
  swapNearWords(swapped, ADDRESS);
  expect([...swapped]).toEqual([0xe0001008, 0xe0001008, 0xe00007f8, 0x200000, 0, 7]);
  swapNearWords(swapped, ADDRESS);
  expect(swapped).toEqual(near);
});

it('loses no word, whatever stands in the memory', () => {
  for (const address of [0, 0x800, 0xffc, 0x1000, ADDRESS, 0x3fffff0]) {
    const offsets = [-0x1001, -0x1000, -0xfff, -4, 0, 4, 0xfff, 0x1000, 0x1001];
    const words = [address, 0xe0001000, 0xffffffff, 0].flatMap((base) => offsets.map((by) => base + by));
    const before = Uint32Array.from(words);
    const after = before.slice();
    swapNearWords(after, address);
    swapNearWords(after, address);
    expect(after).toEqual(before);
  }
});
