/** Bytes, hexadecimal digits and SHA-256. */
export type Bytes = Uint8Array<ArrayBuffer>;

export function toHex(bytes: Bytes): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

export function fromHex(digits: string): Bytes {
  return Uint8Array.from(digits.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}

export function concat(parts: Bytes[]): Bytes {
  return Uint8Array.from(parts.flatMap((part) => [...part]));
}

/** Return 32 random bytes. */
export function randomNonce(): Bytes {
  return crypto.getRandomValues(new Uint8Array(32));
}

/** SHA-256 by the browser in secure contexts, else by a library. */
export async function sha256(bytes: Bytes): Promise<Bytes> {
  const { subtle } = crypto as Partial<Crypto>;
  if (subtle) return new Uint8Array(await subtle.digest('SHA-256', bytes));
  const { sha256: reckoned } = await import('@noble/hashes/sha2.js');
  return Uint8Array.from(reckoned(bytes));
}
