/** How two devices find each other through a relay: the guest offers, the host answers, both sealed. */
import { fromBase64Url, toBase64Url } from '../shell/base64url';
import { makeOffer } from './connect';
import { packDescription, unpackDescription, type Description } from './description';
import { RELAYS, Relays, STUN } from './relay';
import { seal, unseal, type RoomKey } from './seal';
import { isVisibleName } from './visible_name';

/** Milliseconds between two tries of a guest: relays do not store what they pass on. */
const ASK_EVERY = 1500;
const ID = /^[\w-]{8,24}$/;

export type MeetingMessage =
  | { type: 'join'; id: string; name: string; offer: Description }
  | { type: 'answer'; id: string; answer: Description }
  /** The host was asked whether to let the guest in, or does not want to. */
  | { type: 'asking' | 'declined'; id: string }
  /** The host is there again. */
  | { type: 'here' };

const packed = (description: Description) => toBase64Url(packDescription(description));
const unpacked = (text: unknown) =>
  unpackDescription((typeof text === 'string' && fromBase64Url(text)) || new Uint8Array());

export function sealMessage(key: RoomKey, message: MeetingMessage): Promise<string> {
  const wire: Record<string, unknown> = { ...message };
  if ('offer' in message) wire.offer = packed(message.offer);
  if ('answer' in message) wire.answer = packed(message.answer);
  return seal(key, wire);
}

/** Read a message of a relay; null if it is nothing that a page of ours has sent. */
export async function openMessage(key: RoomKey, text: string): Promise<MeetingMessage | null> {
  const wire = (await unseal(key, text)) as Record<string, unknown> | null;
  if (typeof wire !== 'object' || wire === null) return null;
  if (wire.type === 'here') return { type: 'here' };
  const { type, id } = wire;
  if (typeof id !== 'string' || !ID.test(id)) return null;
  if (type === 'asking' || type === 'declined') return { type, id };
  const description = unpacked(type === 'join' ? wire.offer : wire.answer);
  if (!description) return null;
  if (type === 'answer') return { type, id, answer: description };
  const { name } = wire;
  // a guest with the link gives no name: only one with the code is asked about
  if (type !== 'join' || typeof name !== 'string' || (name !== '' && !isVisibleName(name))) return null;
  return { type, id, name, offer: description };
}

export const randomId = () => toBase64Url(crypto.getRandomValues(new Uint8Array(9)));

export class Declined extends Error {}

/** The link leads to a table on this very device. */
export class OwnTable extends Error {}

const same = (one: Uint8Array, other: Uint8Array) => toBase64Url(one) === toBase64Url(other);

interface Search {
  key: RoomKey;
  /** The fingerprint of the host's certificate, if the guest knows it. */
  host: Uint8Array | null;
  name: string;
  /** The host is there and is asked whether to let the guest in. */
  onAsking: () => void;
  signal: AbortSignal;
}

/** Find the host and connect; rejects when the search is aborted, the host declines or no connection comes about. */
export async function meetHost(
  search: Search,
): Promise<{ channel: RTCDataChannel; host: Uint8Array<ArrayBuffer> }> {
  const { key, host, name, onAsking, signal } = search;
  const offer = await makeOffer(STUN);
  const id = randomId();
  const join = await sealMessage(key, { type: 'join', id, name, offer: offer.description });
  let relays: Relays | null = null;
  let timer: ReturnType<typeof setInterval> | undefined;
  try {
    return await new Promise((done, failed) => {
      const ask = () => void relays?.publish(key.topic, join);
      const stop = () => failed(new Error('the search was given up'));
      if (signal.aborted) stop();
      signal.addEventListener('abort', stop);
      relays = new Relays(RELAYS, ask);
      relays.subscribe(key.topic, (text) => {
        void openMessage(key, text).then((message) => {
          if (message?.type === 'here') ask();
          if (!message || !('id' in message) || message.id !== id) return;
          if (message.type === 'declined') failed(new Declined());
          else if (message.type === 'asking') onAsking();
          else if (message.type === 'answer' && (host === null || same(message.answer.fingerprint, host)))
            offer
              .accept(message.answer)
              .then((channel) => done({ channel, host: message.answer.fingerprint }), failed);
        });
      });
      timer = setInterval(ask, ASK_EVERY);
    });
  } catch (trouble) {
    offer.close();
    throw trouble;
  } finally {
    clearInterval(timer);
    (relays as Relays | null)?.close();
  }
}
