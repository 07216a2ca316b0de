/** The socket to a table: it opens again by itself, and everything the server says is passed on. */
import type { FromPlayer, FromTable } from '../protocol';

export type LinkState = 'opening' | 'open' | 'lost';

export interface Listener {
  heard(message: FromTable): void;
  turned(state: LinkState): void;
}

const FIRST_WAIT = 400;
const LONGEST_WAIT = 8000;
const KNOWN = ['state', 'accepted', 'rejected'];

function read(data: unknown): FromTable | null {
  if (typeof data !== 'string') return null;
  const message = JSON.parse(data) as FromTable;
  return KNOWN.includes(message.type) ? message : null;
}

export class Link {
  #socket: WebSocket | null = null;
  #wait = FIRST_WAIT;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly url: string,
    readonly listener: Listener,
  ) {
    this.#open();
  }

  #open(): void {
    clearTimeout(this.#timer);
    const socket = new WebSocket(this.url);
    this.#socket = socket;
    socket.onopen = () => {
      this.#wait = FIRST_WAIT;
      this.listener.turned('open');
    };
    socket.onmessage = (event: MessageEvent<unknown>) => {
      const message = read(event.data);
      if (message) this.listener.heard(message);
    };
    socket.onclose = () => {
      if (this.#socket === socket) this.#lost();
    };
  }

  #lost(): void {
    this.#socket = null;
    this.listener.turned('lost');
    this.#timer = setTimeout(() => this.#open(), this.#wait);
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
  }

  /** Says something to the table; false where nobody hears it. */
  send(message: FromPlayer): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(message));
    return true;
  }

  /** Tries at once, when the network is back. */
  retry(): void {
    if (this.#socket === null) this.#open();
  }

  close(): void {
    clearTimeout(this.#timer);
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
  }
}

export function socketUrl(table: string): string {
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
  return `${scheme}://${location.host}/api/tables/${table}/socket`;
}
