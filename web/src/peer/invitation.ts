/** What two devices show each other or send by a link: an invitation to a table, an offer, or the answer to one. */
import { fromBase64Url, toBase64Url } from '../shell/base64url';
import { FINGERPRINT_BYTES, packDescription, unpackDescription, type Description } from './description';

export const SECRET_BYTES = 16;
const KIND = { invitation: 1, offer: 2, answer: 3 } as const;

export type Shown =
  /** The secret of the room and the host's certificate: a relay is asked for the rest. */
  | { kind: 'invitation'; secret: Uint8Array<ArrayBuffer>; host: Uint8Array<ArrayBuffer> }
  | { kind: 'offer' | 'answer'; description: Description };

export function encodeShown(shown: Shown): string {
  const content =
    shown.kind === 'invitation' ? [...shown.secret, ...shown.host] : packDescription(shown.description);
  return toBase64Url(new Uint8Array([KIND[shown.kind], ...content]));
}

/** Read a text, or a link that ends with it; null if it is something else. */
export function decodeShown(text: string): Shown | null {
  const bytes = fromBase64Url(text.trim().replace(/^.*!/s, ''));
  if (!bytes) return null;
  const content = bytes.slice(1);
  if (bytes[0] === KIND.invitation)
    return content.length === SECRET_BYTES + FINGERPRINT_BYTES
      ? { kind: 'invitation', secret: content.slice(0, SECRET_BYTES), host: content.slice(SECRET_BYTES) }
      : null;
  if (bytes[0] !== KIND.offer && bytes[0] !== KIND.answer) return null;
  const description = unpackDescription(content);
  return description && { kind: bytes[0] === KIND.offer ? 'offer' : 'answer', description };
}
