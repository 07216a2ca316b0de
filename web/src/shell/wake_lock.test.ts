import { afterEach, describe, expect, it, vi } from 'vitest';
import { keepScreenOn } from './wake_lock';

describe('the screen', () => {
  const release = vi.fn(() => Promise.resolve());
  const request = vi.fn(() => Promise.resolve({ release }));
  const settled = () => new Promise((done) => queueMicrotask(() => queueMicrotask(() => done(null))));
  afterEach(() => {
    vi.unstubAllGlobals();
    request.mockClear();
    release.mockClear();
  });

  it('stays on until the deal is over; a page that becomes visible again asks again', async () => {
    vi.stubGlobal('navigator', { wakeLock: { request } });
    const over = keepScreenOn();
    await settled();
    expect(request).toHaveBeenCalledExactlyOnceWith('screen');
    document.dispatchEvent(new Event('visibilitychange'));
    expect(request).toHaveBeenCalledTimes(2);
    await settled();
    over();
    expect(release).toHaveBeenCalled();
    document.dispatchEvent(new Event('visibilitychange'));
    expect(request).toHaveBeenCalledTimes(2);
  });

  it('may turn off if the page is not allowed to ask', () => {
    vi.stubGlobal('navigator', {});
    expect(keepScreenOn()).not.toThrow();
  });
});
