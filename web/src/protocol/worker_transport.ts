/** The end where there is no server: the same calls and lines, to the house in the page's own worker. */
import { ask, listen, wake } from './worker_client';
import type { Line } from './transport';

/** What is the same for everybody was answered when the site was made: it is there before the house is. */
const ANSWERED = /^\/api\/(games$|rulebook\/|lessons$)/;
const TABLE = /^\/api\/tables\/([\w-]+)\/socket/;

export function askHouse(path: string, init?: RequestInit): Promise<Response> {
  const way = init?.method ?? 'GET';
  if (way === 'GET' && ANSWERED.test(path)) return fetch(new URL(`.${path}.json`, document.baseURI));
  return ask(way, path.replace(/^\/api/, ''), typeof init?.body === 'string' ? init.body : '');
}

class WorkerLine implements Line {
  onopen: ((event: Event) => void) | null = null;
  onmessage: ((event: MessageEvent) => void) | null = null;
  onclose: ((event: CloseEvent) => void) | null = null;
  readyState: Line['readyState'] = WebSocket.CONNECTING;
  readonly #ends: ReturnType<typeof listen>;

  constructor(table: string, screen: boolean) {
    this.#ends = listen(table, screen, {
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
    this.#ends.say(text);
  }

  close(): void {
    this.#ends.end();
    this.#end();
  }

  #end(): void {
    if (this.readyState === WebSocket.CLOSED) return;
    this.readyState = WebSocket.CLOSED;
    this.onclose?.(new CloseEvent('close'));
  }
}

/** The house starts before the page is drawn, where nothing of either has to be fetched any more. */
export function comeEarly(): void {
  if (isSecureContext && navigator.serviceWorker?.controller) wake();
}

export function openLine(path: string): Line {
  return new WorkerLine(TABLE.exec(path)?.[1] ?? '', path.includes('?screen'));
}
