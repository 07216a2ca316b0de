/** A guest's connection to the host's device, which is the server of the table. */
import { fromBase64Url, toBase64Url } from '../shell/base64url';
import { ownFingerprint } from './certificate';
import { answerOffer } from './connect';
import type { Description } from './description';
import { findFriendTable, readRoom, saveFriendTable, type FriendTable } from './friend_tables';
import { Frames, OF_HOST } from './frames';
import { encodeShown } from './invitation';
import type { FromHost, LineListener, LinkState, ToHost } from './peer_messages';
import { Declined, meetHost, OwnTable } from './meeting';
import { RELAYS } from './relay';
import { roomKey, type RoomKey } from './seal';
import { TableWaiters } from './table_waiters';

/** Milliseconds in which a host that is there answers a code. */
const CODE_TIMEOUT = 8000;
/** Milliseconds in which a request that changes something must reach the host. */
const SEND_TIMEOUT = 8000;
const AGAIN = 700;
type Bytes = Uint8Array<ArrayBuffer>;

class GuestLink {
  state = $state<LinkState>('closed');
  /** The table of the host. */
  known = $state.raw<FriendTable | null>(null);

  #frames: Frames | null = null;
  #search: Promise<void> | null = null;
  #lastId = 0;
  readonly #calls = new Map<number, { done(response: Response): void; lost(trouble: Error): void }>();
  readonly #lines = new Map<number, LineListener>();
  readonly #waiters = new TableWaiters();

  /** Whether this browser can find the host again by itself. */
  get findsAgain(): boolean {
    return RELAYS.length > 0 && Boolean(this.known?.secret);
  }

  /** Connect by a link; resolves with the table. */
  async joinByInvitation(secret: Bytes, host: Bytes): Promise<string> {
    const key = await roomKey(secret);
    return this.#join(key, host, '', AbortSignal.timeout(CODE_TIMEOUT * 2));
  }

  /** Connect by the four letters: the host is asked. Rejects if no host answers in time. */
  async joinByCode(code: string, name: string): Promise<string> {
    const key = await roomKey(code);
    const control = new AbortController();
    // a host that is asked has all the time it wants
    const timer = setTimeout(() => this.state !== 'asking' && control.abort(), CODE_TIMEOUT);
    return this.#join(key, null, name, control.signal).finally(() => clearTimeout(timer));
  }

  /** Answer what the host shows; `joined` resolves with the table when the host has read the answer. */
  async joinByOffer(offer: Description): Promise<{ answer: string; joined: Promise<string> }> {
    const { description, channel } = await answerOffer(offer, []);
    const joined = channel.then((open) => this.#use(open, offer.fingerprint));
    return { answer: encodeShown({ kind: 'answer', description }), joined };
  }

  async #join(key: RoomKey, host: Bytes | null, name: string, signal: AbortSignal): Promise<string> {
    this.state = 'looking';
    const onAsking = () => (this.state = 'asking');
    try {
      const met = await meetHost({ key, host, name, onAsking, signal });
      return await this.#use(met.channel, met.host);
    } catch (trouble) {
      this.state = 'closed';
      throw trouble;
    }
  }

  /** Use an open channel to the host with this fingerprint; resolves when the host has named its table. */
  async #use(channel: RTCDataChannel, host: Uint8Array): Promise<string> {
    if (toBase64Url(host) === toBase64Url(await ownFingerprint())) {
      channel.close();
      throw new OwnTable();
    }
    return new Promise((done, failed) => {
      this.#frames?.close();
      const frames = new Frames(
        channel,
        OF_HOST,
        {
          onRoom: (text) => {
            const room = readRoom(text);
            if (!room || this.#frames !== frames) return;
            this.#enter(room, toBase64Url(host));
            done(room.table);
          },
          onText: (text) => this.#frames === frames && this.#receive(text),
          onClose: () => {
            failed(new Error('the host has closed the connection'));
            if (this.#frames === frames) this.#lose();
          },
        },
        true,
      );
      this.#frames = frames;
    });
  }

  #enter(room: Pick<FriendTable, 'table' | 'secret' | 'name'>, host: string): void {
    const before = findFriendTable(room.table);
    const token = before?.host === host ? before.token : '';
    const again = this.state === 'open' && this.known?.table === room.table;
    this.known = { ...room, host, token };
    saveFriendTable(this.known);
    if (again) return; // the host has invited by a relay meanwhile
    this.#send({ type: 'hello', token });
    this.state = 'open';
    this.#waiters.resolve(room.table);
  }

  #lose(): void {
    this.#frames = null;
    this.state = 'closed';
    for (const { lost } of this.#calls.values()) lost(new Error('the host is gone'));
    this.#calls.clear();
    for (const [id, line] of [...this.#lines]) if (this.#lines.delete(id)) line.ended();
  }

  #send(message: ToHost): void {
    this.#frames?.send(JSON.stringify(message));
  }

  #receive(text: string): void {
    let message: FromHost;
    try {
      message = JSON.parse(text) as FromHost;
    } catch {
      this.#frames?.close();
      return;
    }
    if (message.type === 'answer') this.#answer(message);
    else if (message.type === 'opened') this.#lines.get(message.id)?.opened();
    else if (message.type === 'line') this.#lines.get(message.id)?.heard(message.text);
    else {
      this.#lines.get(message.id)?.ended();
      this.#lines.delete(message.id);
    }
  }

  #answer({ id, status, text, token }: Extract<FromHost, { type: 'answer' }>): void {
    if (typeof token === 'string' && this.known) {
      this.known = { ...this.known, token };
      saveFriendTable(this.known);
    }
    this.#calls.get(id)?.done(new Response(text, { status }));
    this.#calls.delete(id);
  }

  /** Resolves when the link to this table is open. It is looked for again and again. */
  #open(table: string): Promise<void> {
    if (this.state === 'open' && this.known?.table === table) return Promise.resolve();
    if (this.known?.table !== table) this.known = findFriendTable(table);
    const linked = this.#waiters.wait(table);
    if (this.#search === null) this.#search = this.#searchTables().finally(() => (this.#search = null));
    return linked;
  }

  /** Look for the known table, and for another one that the page has opened meanwhile. */
  async #searchTables(): Promise<void> {
    for (let table = this.known?.table; table && this.#waiters.has(table); table = this.known?.table) {
      const trouble: unknown = await this.#lookFor(table).catch((declined: unknown) => declined);
      if (trouble instanceof Error) this.#waiters.reject(table, trouble);
      else if (this.known?.table === table) return;
    }
  }

  async #lookFor(table: string): Promise<void> {
    while (this.known?.table === table && (this.state as LinkState) !== 'open' && this.findsAgain) {
      const [secret, host] = [fromBase64Url(this.known.secret), fromBase64Url(this.known.host)];
      if (!secret || !host) return;
      // a new offer from time to time: this device may have moved to another network
      const joined = this.#join(await roomKey(secret), host, '', AbortSignal.timeout(20_000));
      await joined.catch((trouble: unknown) => {
        if (trouble instanceof Declined) throw trouble;
      });
      if ((this.state as LinkState) !== 'open') await new Promise((later) => setTimeout(later, AGAIN));
    }
  }

  /** Send a request to the host. One that changes nothing waits for the host as long as it takes. */
  async ask(table: string, method: string, path: string, body: string): Promise<Response> {
    const late = new Promise<never>((_, failed) =>
      method === 'GET' ? undefined : setTimeout(failed, SEND_TIMEOUT, new Error('the host is gone')),
    );
    await Promise.race([this.#open(table), late]);
    const id = (this.#lastId += 1);
    return new Promise((done, lost) => {
      this.#calls.set(id, { done, lost });
      this.#send({ type: 'call', id, method, path, body });
    });
  }

  /** Open a connection to the table. */
  connect(table: string, screen: boolean, listener: LineListener): { say(text: string): void; end(): void } {
    const id = (this.#lastId += 1);
    let ended = false;
    void this.#open(table).then(
      () => {
        if (ended) return;
        this.#lines.set(id, listener);
        this.#send({ type: 'open', id, screen });
      },
      () => ended || listener.ended(),
    );
    return {
      say: (text) => this.#send({ type: 'send', id, text }),
      end: () => {
        ended = true;
        if (this.#lines.delete(id)) this.#send({ type: 'close', id });
      },
    };
  }
}

export const guestLink = new GuestLink();
