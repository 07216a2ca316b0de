/** Encryption of what passes a relay: those who know the secret or the code can read it, the relay cannot. */
import { fromBase64Url, toBase64Url } from '../shell/base64url';

const NONCE_BYTES = 12;
const ROUNDS = 200_000;
const bytes = (text: string) => new TextEncoder().encode(text);

export interface RoomKey {
  /** What the relay is asked for; it says nothing of the key. */
  topic: string;
  key: CryptoKey;
}

/** Return the key of a room. A code is short, so to try all of them is made slow. */
export async function roomKey(secret: Uint8Array<ArrayBuffer> | string): Promise<RoomKey> {
  const short = typeof secret === 'string';
  const material = short ? bytes(`spadille code ${secret}`) : secret;
  const base = await crypto.subtle.importKey('raw', material, short ? 'PBKDF2' : 'HKDF', false, [
    'deriveBits',
  ]);
  const salt = bytes('spadille friends');
  const algorithm = short
    ? { name: 'PBKDF2', hash: 'SHA-256', salt, iterations: ROUNDS }
    : { name: 'HKDF', hash: 'SHA-256', salt, info: bytes('room') };
  const derived = new Uint8Array(await crypto.subtle.deriveBits(algorithm, base, 512));
  return {
    topic: toBase64Url(derived.slice(0, 32)),
    key: await crypto.subtle.importKey('raw', derived.slice(32), 'AES-GCM', false, ['encrypt', 'decrypt']),
  };
}

export async function seal({ key }: RoomKey, message: unknown): Promise<string> {
  const iv = crypto.getRandomValues(new Uint8Array(NONCE_BYTES));
  const sealed = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, bytes(JSON.stringify(message)));
  return toBase64Url(new Uint8Array([...iv, ...new Uint8Array(sealed)]));
}

/** Return the message of a sealed text; null if it was not sealed with this key. */
export async function unseal({ key }: RoomKey, text: string): Promise<unknown> {
  const sealed = fromBase64Url(text);
  if (!sealed) return null;
  try {
    const iv = sealed.slice(0, NONCE_BYTES);
    const opened = await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, key, sealed.slice(NONCE_BYTES));
    return JSON.parse(new TextDecoder().decode(opened)) as unknown;
  } catch {
    return null;
  }
}
