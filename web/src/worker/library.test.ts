import { afterEach, expect, it, vi } from 'vitest';
import { fetchLibrary } from './library';

afterEach(() => vi.unstubAllGlobals());

it('is fetched where the browser refuses its cache', async () => {
  vi.stubGlobal('caches', { open: () => Promise.reject(new DOMException('denied', 'SecurityError')) });
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(new Uint8Array([1, 2]))));
  const { stored, packed } = await fetchLibrary('engine/');
  expect(stored).toBeNull();
  expect(packed).toEqual(new Uint8Array([1, 2]));
});
