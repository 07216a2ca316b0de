/** The line to a table: it opens again by itself, and everything the server says is passed on. */
import { openLine } from '@transport';
import type { Line } from './transport';
import type { FromPlayer, FromTable } from './messages';

export type LinkState = 'opening' | 'open' | 'lost';

export interface Listener {
  heard(message: FromTable): void;
  turned(state: LinkState): void;
}

const FIRST_WAIT = 400;
const LONGEST_WAIT = 8000;
/** How long something said may stay unanswered, or a door unopened. */
const LONGEST_SILENCE = 6000;
const KNOWN = ['state', 'said', 'accepted', 'rejected'];

function read(data: unknown): FromTable | null {
  if (typeof data !== 'string') return null;
  const message = JSON.parse(data) as FromTable;
  return KNOWN.includes(message.type) ? message : null;
}

export class Link {
  #socket: Line | null = null;
  #wait = FIRST_WAIT;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #silence: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly url: string,
    readonly listener: Listener,
    readonly openTo: (url: string) => Line = openLine,
  ) {
    this.#open();
  }

  #open(): void {
    clearTimeout(this.#timer);
    clearTimeout(this.#silence);
    const socket = this.openTo(this.url);
    this.#socket = socket;
    // a network that is half back lets a socket hang for minutes
    this.#silence = setTimeout(() => this.drop(), LONGEST_SILENCE);
    socket.onopen = () => {
      clearTimeout(this.#silence);
      this.#wait = FIRST_WAIT;
      this.listener.turned('open');
    };
    socket.onmessage = (event: MessageEvent<unknown>) => {
      clearTimeout(this.#silence);
      const message = read(event.data);
      if (message) this.listener.heard(message);
    };
    socket.onclose = () => {
      if (this.#socket === socket) this.#lost();
    };
  }

  /** A line that is dead without having been closed: it is given up, and opened anew. */
  drop(): void {
    const socket = this.#socket;
    if (socket === null) return;
    this.#lost();
    socket.close();
  }

  #lost(): void {
    clearTimeout(this.#silence);
    this.#socket = null;
    this.listener.turned('lost');
    this.#timer = setTimeout(() => this.#open(), this.#wait);
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
  }

  /** Says something to the table; false where nobody hears it. */
  send(message: FromPlayer): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(message));
    clearTimeout(this.#silence);
    this.#silence = setTimeout(() => this.drop(), LONGEST_SILENCE);
    return true;
  }

  /** Tries at once, when the network is back. */
  retry(): void {
    if (this.#socket === null) this.#open();
  }

  close(): void {
    clearTimeout(this.#timer);
    clearTimeout(this.#silence);
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
  }
}

/** Where a table is listened to: at one's own seat, or as a big screen sees it. */
export function socketUrl(table: string, as: 'guest' | 'screen' = 'guest'): string {
  const screen = as === 'screen' ? '?screen' : '';
  return `/api/tables/${table}/socket${screen}`;
}
