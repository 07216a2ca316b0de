/** The connection to a table: it reconnects by itself and passes on all messages. */
import { openTableSocket } from '@transport';
import type { TableSocket } from './transport';
import type { FromPlayer, FromTable } from './messages';

export type ConnectionState = 'opening' | 'open' | 'lost';

export interface Listener {
  onMessage(message: FromTable): void;
  onStateChange(state: ConnectionState): void;
}

const FIRST_RETRY_DELAY = 400;
const LONGEST_RETRY_DELAY = 8000;
/** The milliseconds to wait for an answer, and for a connection to open. */
const ANSWER_TIMEOUT = 6000;
const KNOWN_TYPES = ['state', 'said', 'accepted', 'rejected'];

function parseMessage(data: unknown): FromTable | null {
  if (typeof data !== 'string') return null;
  const message = JSON.parse(data) as FromTable;
  return KNOWN_TYPES.includes(message.type) ? message : null;
}

export class TableConnection {
  #socket: TableSocket | null = null;
  #wait = FIRST_RETRY_DELAY;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #silence: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly url: string,
    readonly listener: Listener,
    readonly openTo: (url: string) => TableSocket = openTableSocket,
  ) {
    this.#open();
  }

  #open(): void {
    clearTimeout(this.#timer);
    clearTimeout(this.#silence);
    const socket = this.openTo(this.url);
    this.#socket = socket;
    // on a half-dead network a socket can hang for minutes
    this.#silence = setTimeout(() => this.drop(), ANSWER_TIMEOUT);
    socket.onopen = () => {
      clearTimeout(this.#silence);
      this.#wait = FIRST_RETRY_DELAY;
      this.listener.onStateChange('open');
    };
    socket.onmessage = (event: MessageEvent<unknown>) => {
      clearTimeout(this.#silence);
      const message = parseMessage(event.data);
      if (message) this.listener.onMessage(message);
    };
    socket.onclose = () => {
      if (this.#socket === socket) this.#reconnectLater();
    };
  }

  /** Close a connection that no longer answers, and connect again. */
  drop(): void {
    const socket = this.#socket;
    if (socket === null) return;
    this.#reconnectLater();
    socket.close();
  }

  #reconnectLater(): void {
    clearTimeout(this.#silence);
    this.#socket = null;
    this.listener.onStateChange('lost');
    this.#timer = setTimeout(() => this.#open(), this.#wait);
    this.#wait = Math.min(this.#wait * 2, LONGEST_RETRY_DELAY);
  }

  /** Send a message; return false if the connection is not open. */
  send(message: FromPlayer): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(message));
    clearTimeout(this.#silence);
    this.#silence = setTimeout(() => this.drop(), ANSWER_TIMEOUT);
    return true;
  }

  /** Connect again at once; called when the network is back. */
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

/** Return the WebSocket address of a table, for a player or the big screen. */
export function socketPath(table: string, as: 'guest' | 'screen' = 'guest'): string {
  const screen = as === 'screen' ? '?screen' : '';
  return `/api/tables/${table}/socket${screen}`;
}
