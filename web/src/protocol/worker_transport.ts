/** The transport without a server: requests and connections go to the page's worker, or to a friend's device. */
import { guestLink } from '../peer/guest_link.svelte';
import { findFriendTable } from '../peer/friend_tables';
import { currentPath, FRIENDS } from '../shell/router.svelte';
import { askWorker, connectToTable, startWorker } from './worker_client';
import type { TableSocket } from './transport';

/** Responses that are the same for all players; the site has them as files, so they do not need the worker. */
const STATIC_ANSWERS = /^\/api\/(games$|rulebook\/|lessons$)/;
const TABLE = /^\/api\/tables\/([\w-]+)/;

/** Return the table in a path if it is on a friend's device; null otherwise. */
function friendTable(path: string): string | null {
  const [, table = ''] = TABLE.exec(path) ?? [];
  return findFriendTable(table) ? table : null;
}

export function sendRequest(path: string, init?: RequestInit): Promise<Response> {
  const way = init?.method ?? 'GET';
  if (way === 'GET' && STATIC_ANSWERS.test(path)) return fetch(new URL(`.${path}.json`, document.baseURI));
  const [plain, body] = [path.replace(/^\/api/, ''), typeof init?.body === 'string' ? init.body : ''];
  const friends = friendTable(path);
  return friends === null ? askWorker(way, plain, body) : guestLink.ask(friends, way, plain, body);
}

class WorkerSocket implements TableSocket {
  onopen: ((event: Event) => void) | null = null;
  onmessage: ((event: MessageEvent) => void) | null = null;
  onclose: ((event: CloseEvent) => void) | null = null;
  readyState: TableSocket['readyState'] = WebSocket.CONNECTING;
  readonly #connection: ReturnType<typeof connectToTable>;

  constructor(connect: typeof connectToTable, table: string, screen: boolean) {
    this.#connection = connect(table, screen, {
      opened: () => this.#open(),
      heard: (data) => {
        // the first state arrives before the worker reports that the socket is open, and may be answered
        // at once
        this.#open();
        this.onmessage?.(new MessageEvent('message', { data }));
      },
      ended: () => this.#end(),
    });
  }

  send(text: string): void {
    this.#connection.say(text);
  }

  close(): void {
    this.#connection.end();
    this.#end();
  }

  #open(): void {
    if (this.readyState !== WebSocket.CONNECTING) return;
    this.readyState = WebSocket.OPEN;
    this.onopen?.(new Event('open'));
  }

  #end(): void {
    if (this.readyState === WebSocket.CLOSED) return;
    this.readyState = WebSocket.CLOSED;
    this.onclose?.(new CloseEvent('close'));
  }
}

/** Return whether a page needs the worker; the pages of a friend's table, and the page to join one, do not. */
export const needsWorker = (path: string): boolean =>
  path !== FRIENDS && friendTable(`/api${path.replace('/table/', '/tables/')}`) === null;

/** Start the worker before the page is drawn, so that its files are fetched meanwhile. */
export function prepareTransport(): void {
  if (isSecureContext && needsWorker(currentPath())) startWorker();
}

export function openTableSocket(path: string): TableSocket {
  const friends = friendTable(path);
  const connect = friends === null ? connectToTable : guestLink.connect.bind(guestLink);
  return new WorkerSocket(connect, TABLE.exec(path)?.[1] ?? '', path.includes('?screen'));
}
