/** The generator spadille-1: from the same key the same numbers, on every machine. */
import { sha256, type Bytes } from './bytes';

const WORDS = 2 ** 32;

/** The blocks SHA-256(key, counter) one after another, read as words of four bytes. */
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

/** A number from 0 up to but not including the bound; a word in the uneven rest is passed over. */
async function randomBelow(bound: number, stream: AsyncGenerator<number, never>): Promise<number> {
  for (;;) {
    const word = (await stream.next()).value;
    if (word < WORDS - (WORDS % bound)) return word % bound;
  }
}

/** The cards in the order this key gives them: from the last place down, each exchanged with one not above it. */
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
