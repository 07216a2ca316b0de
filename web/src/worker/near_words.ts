/** Addresses replaced by distances, which makes a compressed snapshot a twelfth smaller. */

/** The bound of the distance, in bytes. */
const NEAR = 1 << 12;
/**
 * The word for distance zero. Few words of a memory have such values; those that have are exchanged with the
 * addresses.
 */
const ZERO = 0xe0001000;

/**
 * Replace each word that is an address near its own location by the distance, and each such distance by the
 * address. `address` is the location of the first word. A second call restores the words.
 */
export function swapNearWords(words: Uint32Array, address: number): void {
  for (let index = 0, at = address; index < words.length; index += 1, at += 4) {
    const word = words[index] as number;
    if (at < NEAR) continue;
    if (word > at - NEAR && word < at + NEAR) words[index] = ZERO + word - at;
    else if (word > ZERO - NEAR && word < ZERO + NEAR) words[index] = at + word - ZERO;
  }
}
