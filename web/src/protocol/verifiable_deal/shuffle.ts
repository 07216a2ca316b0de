/** The generator spadille-1: the same key gives the same numbers on every machine. */
import { sha256, type Bytes } from './bytes';

const WORDS = 2 ** 32;

/** Yield the blocks SHA-256(key, counter), one after another, as 32-bit words. */
async function* randomWords(key: Bytes): AsyncGenerator<number, never> {
  const counted = new Uint8Array(key.length + 8);
  counted.set(key);
  const counter = new DataView(counted.buffer, key.length);
  for (let block = 0n; ; block += 1n) {
    counter.setBigUint64(0, block);
    const view = new DataView((await sha256(counted)).buffer);
    for (let at = 0; at < view.byteLength; at += 4) yield view.getUint32(at);
  }
}

/** Return a number from 0 below the bound; words in the incomplete last range are rejected. */
async function randomBelow(bound: number, stream: AsyncGenerator<number, never>): Promise<number> {
  for (;;) {
    const word = (await stream.next()).value;
    if (word < WORDS - (WORDS % bound)) return word % bound;
  }
}

/** Return the cards in the order of this key (Fisher-Yates, from the last place down). */
export async function shuffle(pack: readonly string[], key: Bytes): Promise<string[]> {
  const cards = [...pack];
  const stream = randomWords(key);
  for (let last = cards.length - 1; last > 0; last--) {
    const place = await randomBelow(last + 1, stream);
    const [high, low] = [cards[last] ?? '', cards[place] ?? ''];
    cards[last] = low;
    cards[place] = high;
  }
  return cards;
}
