import { beforeEach, describe, expect, it, vi } from 'vitest';
import { respond } from './api_cache';

const ORIGIN = 'http://localhost';
const OVER = { steps: [{ view: { phase: 'play' } }, { view: { result: 'B 71' } }] };
const IN_PLAY = { steps: [{ view: { phase: 'play' } }] };

/** A fake of the browser's cache storage: the cached responses by the name of the cache. */
const drawers = new Map<string, Map<string, Response>>();
const urlOf = (key: Request | string) => (typeof key === 'string' ? key : key.url);
function drawer(name: string) {
  const kept = drawers.get(name) ?? new Map<string, Response>();
  drawers.set(name, kept);
  return Promise.resolve({
    match: (key: Request | string) => Promise.resolve(kept.get(urlOf(key))?.clone()),
    put: (key: Request | string, answer: Response) => Promise.resolve(void kept.set(urlOf(key), answer)),
    delete: (key: Request | string) => Promise.resolve(kept.delete(urlOf(key))),
    keys: () => Promise.resolve([...kept.keys()]),
  });
}
const server = vi.fn<() => Promise<Response>>();
const says = (what: unknown, status = 200) =>
  server.mockImplementation(() => Promise.resolve(new Response(JSON.stringify(what), { status })));
const silent = () => server.mockImplementation(() => Promise.reject(new TypeError('no network')));
const NOTHING = () => Promise.resolve(null);

const asked = (path: string, method = 'GET') =>
  respond(new Request(`${ORIGIN}/${path}`, { method }), path.replace(/\?.*/, ''), NOTHING);
const kept = async (path: string) => (await asked(path)?.catch(() => null))?.status === 200;
const DEAL = 'api/deals/BuvwxyzABCDE';

describe('a cached response', () => {
  beforeEach(() => {
    drawers.clear();
    vi.stubGlobal('caches', {
      open: drawer,
      delete: (name: string) => Promise.resolve(drawers.delete(name)),
    });
    vi.stubGlobal('fetch', server);
  });

  it.each([
    ['api/games', {}],
    ['api/rulebook/frog/sv', {}],
    [DEAL, OVER],
    [`${DEAL}?seat=1`, OVER],
    ['api/tables/oak/deals/1/2', OVER],
  ])('is kept: %s', async (path, answer) => {
    says(answer);
    await asked(path);
    silent();
    expect(await kept(path)).toBe(true);
  });

  it.each([
    'api/tables',
    'api/tables/oak',
    'api/tables/oak/socket',
    'api/me/history',
    'api/day/frog',
    'api/sheets',
  ])('is not kept, so the browser asks the server: %s', (path) => {
    expect(asked(path)).toBeNull();
  });

  it('never contains cards of an unfinished deal', async () => {
    says(IN_PLAY);
    await asked(DEAL);
    silent();
    expect(await kept(DEAL)).toBe(false);
  });

  it('is deleted when the server no longer shows the deal', async () => {
    says(OVER);
    await asked(DEAL);
    says({ code: 'deal-of-today' }, 403);
    await asked(DEAL);
    silent();
    expect(await kept(DEAL)).toBe(false);
  });

  it.each(['api/me/recover', 'api/me/erase', 'api/me/sign-out-others', 'api/me/devices/oak/sign-out'])(
    'is deleted after %s, even if that request fails',
    async (path) => {
      says(OVER);
      await asked(DEAL);
      silent();
      await asked(path, 'POST')?.catch(() => undefined);
      expect(await kept(DEAL)).toBe(false);
    },
  );

  it('is deleted when this device’s session belongs to another player', async () => {
    says({ known: true, name: 'Ann' });
    await asked('api/me');
    says(OVER);
    await asked(DEAL);
    says({ known: true, name: 'Ann' });
    await asked('api/me');
    silent();
    expect(await kept(DEAL)).toBe(true);
    says({ known: false, name: null });
    await asked('api/me');
    silent();
    expect(await kept(DEAL)).toBe(false);
  });
});
