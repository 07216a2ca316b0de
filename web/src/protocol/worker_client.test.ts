import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { ToWorker } from '../worker/worker_messages';

const workers: FakeWorker[] = [];

class FakeWorker {
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onerror: (() => void) | null = null;
  readonly heard: ToWorker[] = [];
  terminate = vi.fn();

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

/** The worker that was started last. */
function latest(): FakeWorker {
  const worker = workers.at(-1);
  if (!worker) throw new Error('none was started');
  return worker;
}

beforeEach(() => {
  workers.length = 0;
  vi.resetModules();
  vi.stubGlobal('Worker', FakeWorker);
});

// each test starts with a fresh client
afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

it('repeats a request that killed the worker once, and not twice', async () => {
  const { askWorker: ask } = await import('./worker_client');
  const answer = ask('GET', '/games', '');
  const lost = expect(answer).rejects.toThrow('started again');
  latest().says({ ready: true });
  latest().says({ died: true });
  expect(latest().heard).toMatchObject([{ way: 'GET', path: '/games' }]);
  latest().says({ ready: true });
  latest().says({ died: true });
  expect(latest().heard).toEqual([]);
  await lost;
  expect(workers).toHaveLength(3);
});

it('does not repeat a request that may have been processed', async () => {
  const { askWorker: ask } = await import('./worker_client');
  const answer = expect(ask('POST', '/tables', '{}')).rejects.toThrow('started again');
  latest().says({ ready: true });
  latest().says({ died: true });
  expect(latest().heard).toEqual([]);
  await answer;
});

it('returns the answer of the second worker', async () => {
  const { askWorker: ask } = await import('./worker_client');
  const answer = ask('GET', '/games', '');
  latest().says({ ready: true });
  latest().says({ died: true });
  const [question] = latest().heard;
  latest().says({ answer: question && 'ask' in question ? question.ask : 0, status: 200, text: '[]' });
  expect((await answer).status).toBe(200);
});
