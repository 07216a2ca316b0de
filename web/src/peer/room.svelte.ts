/** The host's side of a table with friends: lets guests in and passes their messages to the worker. */
import { fromBase64Url } from '../shell/base64url';
import { ownFingerprint } from './certificate';
import { answerOffer, CONNECTING, makeOffer } from './connect';
import type { Description } from './description';
import { Frames, OF_GUEST } from './frames';
import { decodeShown, encodeShown, SECRET_BYTES } from './invitation';
import { openMessage, sealMessage, type MeetingMessage } from './meeting';
import { RELAYS, Relays, STUN } from './relay';
import { roomKey, type RoomKey } from './seal';
import { loadRoom, makeRoom, removeRoom, saveRoom, type StoredRoom } from './stored_room';

const MOST_GUESTS = 16;
const MOST_KNOCKING = 6;
/** Offers that are answered at once, and a second after that: each is work and a port. */
const OFFERS = { burst: 20, perSecond: 0.5 };
/** Milliseconds for which the answer to an offer is kept: a guest asks again until it has arrived. */
const KEEP_ANSWER = 20_000;

/** Passes a guest's messages to the worker and back. */
export type ConnectPeer = (
  table: string,
  listener: { heard(text: string): void; ended(): void },
) => { say(text: string): void; end(): void };

/** A guest who knows the code alone and asks to come in. */
export interface Knock {
  id: string;
  name: string;
  offer: Description;
}

class Room {
  stored = $state.raw<StoredRoom | null>(null);
  /** The text of the invitation, for a link. */
  invitation = $state('');
  connected = $state(0);
  knocking = $state.raw<Knock[]>([]);
  /** Whether a relay is connected; null if none is asked. */
  relay = $state<boolean | null>(null);

  #name = '';
  #connectPeer: ConnectPeer | null = null;
  #relays: Relays | null = null;
  #keys: { link: RoomKey; code: RoomKey } | null = null;
  readonly #guests = new Set<Frames>();
  /** The answers to offers, by the id of the guest's try. */
  readonly #answers = new Map<string, Promise<Description | null>>();
  #left = OFFERS.burst;
  #at = performance.now();

  /** Open the room of a table that was invited to before, after the page was loaded anew. */
  resume(table: string, name: string, connect: ConnectPeer): void {
    if (this.stored?.table === table) return;
    const stored = loadRoom();
    if (stored?.table === table) void this.#open(stored, name, connect);
  }

  /** Invite to a table: from now on a relay is asked, if the site has one. */
  async invite(table: string, name: string, connect: ConnectPeer): Promise<void> {
    await this.prepare(table, name, connect);
    if (this.stored) await this.#open({ ...this.stored, invited: RELAYS.length > 0 }, name, connect);
  }

  /** Open the room without asking a relay. */
  async prepare(table: string, name: string, connect: ConnectPeer): Promise<void> {
    const stored = this.stored ?? loadRoom();
    await this.#open(stored?.table === table ? stored : makeRoom(table), name, connect);
  }

  async #open(stored: StoredRoom, name: string, connect: ConnectPeer): Promise<void> {
    if (this.stored && this.stored.table !== stored.table) this.close();
    [this.stored, this.#name, this.#connectPeer] = [stored, name, connect];
    saveRoom(stored);
    this.#guests.forEach((guest) => this.#tellRoom(guest));
    if (!stored.invited || this.#relays) return;
    this.relay = false;
    const relays = new Relays(RELAYS, () => (this.relay = relays.connected));
    this.#relays = relays;
    const secret = fromBase64Url(stored.secret) ?? new Uint8Array(SECRET_BYTES);
    const keys = { link: await roomKey(secret), code: await roomKey(stored.code) };
    const host = await ownFingerprint();
    if (this.#relays !== relays) return;
    this.invitation = encodeShown({ kind: 'invitation', secret, host });
    this.#keys = keys;
    for (const key of [keys.link, keys.code])
      relays.subscribe(key.topic, (text) => {
        void openMessage(key, text).then((message) => {
          if (message?.type === 'join') this.#onJoin(key, message);
        });
      });
    await this.#say(keys.link, { type: 'here' });
  }

  async #say(key: RoomKey, message: MeetingMessage): Promise<void> {
    await this.#relays?.publish(key.topic, await sealMessage(key, message));
  }

  #onJoin(key: RoomKey, { id, name, offer }: Extract<MeetingMessage, { type: 'join' }>): void {
    if (this.#answers.has(id) || key === this.#keys?.link) {
      void this.#answer(key, id, offer);
    } else if (name) {
      if (!this.knocking.some((knock) => knock.id === id)) {
        if (this.knocking.length >= MOST_KNOCKING) return;
        this.knocking = [...this.knocking, { id, name, offer }];
      }
      void this.#say(key, { type: 'asking', id });
    }
  }

  /** Let in a guest who knows the code. */
  admit({ id, offer }: Knock): void {
    this.knocking = this.knocking.filter((knock) => knock.id !== id);
    if (this.#keys) void this.#answer(this.#keys.code, id, offer);
  }

  decline({ id }: Knock): void {
    this.knocking = this.knocking.filter((knock) => knock.id !== id);
    this.#answers.set(id, Promise.resolve(null));
    if (this.#keys) void this.#say(this.#keys.code, { type: 'declined', id });
  }

  async #answer(key: RoomKey, id: string, offer: Description): Promise<void> {
    if (!this.#answers.has(id)) {
      if (this.#guests.size >= MOST_GUESTS || !this.#take()) return;
      const made = answerOffer(offer, STUN).then(
        ({ description, channel, close }) => {
          // a guest who never comes would leave the connection open
          const late = setTimeout(close, 2 * CONNECTING);
          channel
            .then(
              (open) => this.#welcome(open),
              () => undefined,
            )
            .finally(() => clearTimeout(late));
          return description;
        },
        () => null,
      );
      this.#answers.set(id, made);
      setTimeout(() => this.#answers.delete(id), KEEP_ANSWER);
    }
    const answer = await this.#answers.get(id);
    await this.#say(key, answer ? { type: 'answer', id, answer } : { type: 'declined', id });
  }

  #take(): boolean {
    const now = performance.now();
    this.#left = Math.min(OFFERS.burst, this.#left + ((now - this.#at) / 1000) * OFFERS.perSecond);
    this.#at = now;
    if (this.#left < 1) return false;
    this.#left -= 1;
    return true;
  }

  /** Make an offer to show; `accept` takes what the guest's device shows, and is false if that is no answer. */
  async offer(): Promise<{ text: string; accept(text: string): Promise<boolean>; close(): void }> {
    const made = await makeOffer([]);
    return {
      text: encodeShown({ kind: 'offer', description: made.description }),
      accept: async (text) => {
        const shown = decodeShown(text);
        if (shown?.kind !== 'answer') return false;
        this.#welcome(await made.accept(shown.description));
        return true;
      },
      close: () => made.close(),
    };
  }

  #welcome(channel: RTCDataChannel): void {
    const { stored } = this;
    if (!stored || !this.#connectPeer || this.#guests.size >= MOST_GUESTS) {
      channel.close();
      return;
    }
    const peer = this.#connectPeer(stored.table, {
      heard: (text) => frames.send(text),
      ended: () => frames.close(),
    });
    const frames: Frames = new Frames(
      channel,
      OF_GUEST,
      {
        onText: (text) => peer.say(text),
        onRoom: () => frames.close(), // only a host speaks of a room
        onClose: () => {
          peer.end();
          this.#guests.delete(frames);
          this.connected = this.#guests.size;
        },
      },
      false,
    );
    this.#guests.add(frames);
    this.connected = this.#guests.size;
    this.#tellRoom(frames);
  }

  /** Tell a guest what it needs to come back. Without a relay there is no use for the secret. */
  #tellRoom(guest: Frames): void {
    const { table = '', secret = '', invited = false } = this.stored ?? {};
    guest.sendRoom(JSON.stringify({ table, secret: invited ? secret : '', name: this.#name }));
  }

  /** Let no one else in, and disconnect the guests. */
  close(): void {
    this.#relays?.close();
    [this.#relays, this.#keys, this.relay, this.stored, this.invitation] = [null, null, null, null, ''];
    this.knocking = [];
    this.#answers.clear();
    for (const guest of [...this.#guests]) guest.close();
    removeRoom();
  }
}

export const room = new Room();
