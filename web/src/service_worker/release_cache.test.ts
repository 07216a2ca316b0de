import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { cacheKey, type Release } from './release';
import { ReleaseCache } from './release_cache';

const FOLDER = 'https://host.example/some/club/';
async function sri(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-384', new TextEncoder().encode(text));
  return `sha384-${btoa(String.fromCharCode(...new Uint8Array(digest)))}`;
}
const SCRIPT = 'export const whole = true;';
const RELEASE: Release = { 'assets/pad.js': await sri(SCRIPT), 'assets/other.js': await sri('other') };
const at = (path: string) => FOLDER + cacheKey(path, RELEASE[path] ?? '');

const kept = new Map<string, string>();
const cache = {
  match: (key: string) => Promise.resolve(kept.has(key) ? new Response(kept.get(key)) : undefined),
  put: async (key: string, response: Response) => void kept.set(key, await response.text()),
  delete: (key: string) => Promise.resolve(kept.delete(key)),
  keys: () => Promise.resolve([]),
};
const host = vi.fn(() => Promise.resolve(new Response(SCRIPT)));
const read = async (shelf: ReleaseCache, path: string) => (await shelf.find(RELEASE, path))?.text();

beforeEach(() => {
  kept.clear();
  host.mockClear();
  vi.stubGlobal('caches', { open: () => Promise.resolve(cache) });
  vi.stubGlobal('fetch', host);
});
afterEach(() => vi.unstubAllGlobals());

it('a file that is kept is served as it is, and not fetched', async () => {
  kept.set(at('assets/pad.js'), SCRIPT);
  const shelf = new ReleaseCache(FOLDER);
  expect([await read(shelf, 'assets/pad.js'), await read(shelf, 'assets/pad.js')]).toEqual([SCRIPT, SCRIPT]);
  expect(host).not.toHaveBeenCalled();
  expect(await read(shelf, 'assets/unknown.js')).toBeUndefined();
});

it.each(['export const whole = fals', '', '<!doctype html>'])(
  'a file that was spoilt (%s) is fetched again',
  async (spoilt) => {
    kept.set(at('assets/pad.js'), spoilt);
    expect(await read(new ReleaseCache(FOLDER), 'assets/pad.js')).toBe(SCRIPT);
    expect(host).toHaveBeenCalledOnce();
    expect(kept.get(at('assets/pad.js'))).toBe(SCRIPT);
  },
);

it('is never served spoilt, even where the host has it no more', async () => {
  kept.set(at('assets/other.js'), 'noise');
  host.mockImplementation(() => Promise.resolve(new Response('', { status: 404 })));
  expect(await read(new ReleaseCache(FOLDER), 'assets/other.js')).toBeUndefined();
});
