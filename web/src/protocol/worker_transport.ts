/** The transport without a server: requests and connections go to the page's worker. */
import { askWorker, connectToTable, startWorker } from './worker_client';
import type { TableSocket } from './transport';

/** Responses that are the same for all players are part of the site, available before the worker. */
const STATIC_ANSWERS = /^\/api\/(games$|rulebook\/|lessons$)/;
const TABLE = /^\/api\/tables\/([\w-]+)\/socket/;

export function sendRequest(path: string, init?: RequestInit): Promise<Response> {
  const way = init?.method ?? 'GET';
  if (way === 'GET' && STATIC_ANSWERS.test(path)) return fetch(new URL(`.${path}.json`, document.baseURI));
  return askWorker(way, path.replace(/^\/api/, ''), typeof init?.body === 'string' ? init.body : '');
}

class WorkerSocket implements TableSocket {
  onopen: ((event: Event) => void) | null = null;
  onmessage: ((event: MessageEvent) => void) | null = null;
  onclose: ((event: CloseEvent) => void) | null = null;
  readyState: TableSocket['readyState'] = WebSocket.CONNECTING;
  readonly #connection: ReturnType<typeof connectToTable>;

  constructor(table: string, screen: boolean) {
    this.#connection = connectToTable(table, screen, {
      opened: () => this.#open(),
      heard: (data) => {
        // the first state comes before the worker says that the socket is open, and is answered at once
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

/** Start the worker before the page is drawn, so that its files arrive meanwhile. */
export function prepareTransport(): void {
  if (isSecureContext) startWorker();
}

export function openTableSocket(path: string): TableSocket {
  return new WorkerSocket(TABLE.exec(path)?.[1] ?? '', path.includes('?screen'));
}
