/** The end where there is no server: the same calls and lines, to the house in the page's own worker. */
import { askWorker, connectToTable, startWorker } from './worker_client';
import type { TableSocket } from './transport';

/** What is the same for everybody was answered when the site was made: it is there before the house is. */
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
      opened: () => {
        this.readyState = WebSocket.OPEN;
        this.onopen?.(new Event('open'));
      },
      heard: (data) => {
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

  #end(): void {
    if (this.readyState === WebSocket.CLOSED) return;
    this.readyState = WebSocket.CLOSED;
    this.onclose?.(new CloseEvent('close'));
  }
}

/** The house starts before the page is drawn, where nothing of either has to be fetched any more. */
export function prepareTransport(): void {
  if (isSecureContext && navigator.serviceWorker?.controller) startWorker();
}

export function openTableSocket(path: string): TableSocket {
  return new WorkerSocket(TABLE.exec(path)?.[1] ?? '', path.includes('?screen'));
}
