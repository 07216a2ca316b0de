/**
 * Relays forward short messages by topic, so that two devices find each other. Their protocol is that of
 * Nostr (NIP-01), with events that relays do not store. A key that is made for this page signs each event.
 */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import { schnorr } from '@noble/secp256k1';

/** The kind of events that relays forward and do not store. */
const KIND = 20_446;
const TAG = 'x';
/** The greatest number of characters of an event; our pages send no longer ones. */
const MOST = 8192;
/** How many events one relay may send at once, and then in a second; further events are dropped. */
const BURST = 60;
const PER_SECOND = 10;
const FIRST_RETRY_DELAY = 500;
const LONGEST_RETRY_DELAY = 15_000;
/** The number of event ids that are remembered, because several relays forward the same event. */
const MOST_SEEN = 500;

export const RELAYS = (import.meta.env.VITE_MEETING as string | undefined)?.split(' ').filter(Boolean) ?? [];
export const STUN = (import.meta.env.VITE_STUN as string | undefined)?.split(' ').filter(Boolean) ?? [];

/** Receives the text of a message. */
type Listener = (text: string) => void;

async function makeEvent(
  keys: { secretKey: Uint8Array; publicKey: Uint8Array },
  topic: string,
  content: string,
) {
  const pubkey = bytesToHex(keys.publicKey);
  const [created, tags] = [Math.floor(Date.now() / 1000), [[TAG, topic]]];
  const id = sha256(new TextEncoder().encode(JSON.stringify([0, pubkey, created, KIND, tags, content])));
  const sig = bytesToHex(await schnorr.signAsync(id, keys.secretKey));
  return { id: bytesToHex(id), pubkey, created_at: created, kind: KIND, tags, content, sig };
}

/** Return the id, topic and content of an event that a relay sends; null for anything else. */
export function readEvent(data: unknown): { id: string; topic: string; content: string } | null {
  if (typeof data !== 'string' || data.length > MOST) return null;
  try {
    const [type, , event] = JSON.parse(data) as [unknown, unknown, Record<string, unknown> | undefined];
    if (type !== 'EVENT' || typeof event?.id !== 'string' || typeof event.content !== 'string') return null;
    const tags = Array.isArray(event.tags) ? (event.tags as unknown[]) : [];
    const tag = tags.find((entry): entry is [string, string] => Array.isArray(entry) && entry[0] === TAG);
    return typeof tag?.[1] === 'string' ? { id: event.id, topic: tag[1], content: event.content } : null;
  } catch {
    return null;
  }
}

export class Relays {
  readonly #keys = schnorr.keygen();
  readonly #sockets = new Map<string, WebSocket>();
  readonly #listeners = new Map<string, Listener>();
  readonly #seen = new Set<string>();
  readonly #timers = new Set<ReturnType<typeof setTimeout>>();
  #closed = false;
  /** Whether a relay is connected. */
  connected = false;

  constructor(
    addresses: readonly string[],
    readonly onChange: () => void = () => undefined,
  ) {
    addresses.forEach((address) => this.#open(address, FIRST_RETRY_DELAY));
  }

  #open(address: string, wait: number): void {
    if (this.#closed) return;
    const socket = new WebSocket(address);
    let [left, at] = [BURST, performance.now()];
    let next = wait;
    this.#sockets.set(address, socket);
    socket.onopen = () => {
      next = FIRST_RETRY_DELAY;
      for (const topic of this.#listeners.keys()) this.#ask(socket, topic);
      this.#update();
    };
    socket.onmessage = ({ data }: MessageEvent<unknown>) => {
      const now = performance.now();
      left = Math.min(BURST, left + ((now - at) / 1000) * PER_SECOND) - 1;
      at = now;
      if (left >= 0) this.#receive(data);
      else left = 0;
    };
    socket.onclose = () => {
      this.#update();
      const timer = setTimeout(() => {
        this.#timers.delete(timer);
        this.#open(address, Math.min(next * 2, LONGEST_RETRY_DELAY));
      }, next);
      this.#timers.add(timer);
    };
  }

  #update(): void {
    this.connected = [...this.#sockets.values()].some(({ readyState }) => readyState === WebSocket.OPEN);
    if (!this.#closed) this.onChange();
  }

  #receive(data: unknown): void {
    const event = readEvent(data);
    if (!event || this.#seen.has(event.id)) return;
    this.#seen.add(event.id);
    if (this.#seen.size > MOST_SEEN) this.#seen.delete([...this.#seen][0] ?? '');
    this.#listeners.get(event.topic)?.(event.content);
  }

  #ask(socket: WebSocket, topic: string): void {
    socket.send(JSON.stringify(['REQ', topic.slice(0, 32), { kinds: [KIND], [`#${TAG}`]: [topic] }]));
  }

  #ready(): WebSocket[] {
    return [...this.#sockets.values()].filter(({ readyState }) => readyState === WebSocket.OPEN);
  }

  subscribe(topic: string, listener: Listener): void {
    this.#listeners.set(topic, listener);
    for (const socket of this.#ready()) this.#ask(socket, topic);
  }

  async publish(topic: string, text: string): Promise<void> {
    const event = await makeEvent(this.#keys, topic, text);
    this.#seen.add(event.id);
    for (const socket of this.#ready()) socket.send(JSON.stringify(['EVENT', event]));
  }

  close(): void {
    this.#closed = true;
    this.#timers.forEach(clearTimeout);
    for (const socket of this.#sockets.values()) socket.close();
  }
}
