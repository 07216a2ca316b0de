import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { acquireLock } from './window_lock';

type Holder = (lock: object | null) => unknown;
let held: (() => void) | null = null;
let queue: (() => void)[] = [];

/** Simulate a lock of the browser: its holder has it until the returned promise is settled. */
function request(_: string, options: { ifAvailable: boolean } | Holder, then?: Holder): Promise<unknown> {
  const holder = typeof options === 'function' ? options : (then as Holder);
  if (held !== null && typeof options === 'object') return Promise.resolve(holder(null));
  return new Promise((resolve) => {
    const take = () => {
      held = () => undefined;
      void Promise.resolve(holder({})).then((value) => {
        release();
        resolve(value);
      });
    };
    if (held === null) take();
    else queue.push(take);
  });
}

/** Release the lock, as if the window that has it were closed. */
function release(): void {
  held = null;
  queue.shift()?.();
}

beforeEach(() => {
  vi.useFakeTimers();
  [held, queue] = [null, []];
  vi.stubGlobal('navigator', { locks: { request } });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('the window that played keeps the tables when it is loaded anew', async () => {
  const [first, second, again] = [vi.fn(), vi.fn(), vi.fn()];
  const waits = vi.fn();
  void acquireLock(vi.fn()).then(first);
  void acquireLock(waits).then(second);
  await vi.advanceTimersByTimeAsync(10);
  expect([first.mock.calls.length, waits.mock.calls.length, second.mock.calls.length]).toEqual([1, 1, 0]);
  release();
  await vi.advanceTimersByTimeAsync(500);
  void acquireLock(vi.fn()).then(again);
  await vi.advanceTimersByTimeAsync(10_000);
  expect([again.mock.calls.length, second.mock.calls.length]).toEqual([1, 0]);
  release();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(second).toHaveBeenCalledOnce();
});

it('nothing is waited for where locks are refused, and nothing is kept', async () => {
  vi.stubGlobal('navigator', { locks: { request: () => Promise.reject(new Error('SecurityError')) } });
  await expect(acquireLock(vi.fn())).resolves.toBeUndefined();
});
