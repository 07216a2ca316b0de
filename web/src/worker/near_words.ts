/** Addresses as distances: a snapshot is a twelfth smaller when it is compressed so. */

/** Below this distance in bytes. */
const NEAR = 1 << 12;
/** Distance zero: few words of a memory are such numbers, and those are exchanged with the addresses. */
const ZERO = 0xe0001000;

/**
 * Replace each word that is an address near its own by the distance, and each such distance by the address. The
 * words lie at `address`. Done twice, it changes nothing.
 */
export function swapNearWords(words: Uint32Array, address: number): void {
  for (let index = 0, at = address; index < words.length; index += 1, at += 4) {
    const word = words[index] as number;
    if (at < NEAR) continue;
    if (word > at - NEAR && word < at + NEAR) words[index] = ZERO + word - at;
    else if (word > ZERO - NEAR && word < ZERO + NEAR) words[index] = at + word - ZERO;
  }
}
