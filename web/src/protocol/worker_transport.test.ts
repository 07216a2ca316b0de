import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { ToWorker } from '../worker/worker_messages';

const workers: FakeWorker[] = [];

class FakeWorker {
  onmessage: ((event: { data: unknown }) => void) | null = null;
  readonly heard: ToWorker[] = [];

  constructor() {
    workers.push(this);
  }

  postMessage(message: ToWorker): void {
    this.heard.push(message);
  }

  says(data: unknown): void {
    this.onmessage?.({ data });
  }
}

beforeEach(() => {
  workers.length = 0;
  vi.resetModules();
  vi.stubGlobal('Worker', FakeWorker);
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

async function openSocket() {
  const { openTableSocket } = await import('./worker_transport');
  const socket = openTableSocket('/api/tables/oak/socket');
  const [worker] = workers;
  const opening = worker?.heard.at(-1);
  if (!worker || !opening || !('open' in opening)) throw new Error('nothing was opened');
  return { socket, worker, line: opening.open };
}

it('is open when its first message arrives, so that the answer to it is sent', async () => {
  const { socket, worker, line } = await openSocket();
  const order: string[] = [];
  socket.onopen = () => order.push('open');
  socket.onmessage = () => {
    order.push('message');
    if (socket.readyState === WebSocket.OPEN) socket.send('a nonce');
  };
  worker.says({ line, said: '{}' });
  worker.says({ opened: line });
  expect(order).toEqual(['open', 'message']);
  expect(worker.heard.at(-1)).toEqual({ line, said: 'a nonce' });
});

it('stays closed when the worker says afterwards that it is open', async () => {
  const { socket, worker, line } = await openSocket();
  const opened = vi.fn();
  socket.onopen = opened;
  worker.says({ ended: line });
  worker.says({ opened: line });
  expect(socket.readyState).toBe(WebSocket.CLOSED);
  expect(opened).not.toHaveBeenCalled();
});

it.each([
  [true, 1],
  [false, 0],
])('starts the worker with the page, on a first visit too (secure: %s)', async (secure, count) => {
  vi.stubGlobal('isSecureContext', secure);
  const { prepareTransport } = await import('./worker_transport');
  prepareTransport();
  expect(workers).toHaveLength(count);
});
