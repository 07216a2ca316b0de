import { afterEach, expect, it, vi } from 'vitest';
import { ApiError, createTable, fetchMe, fetchRecord } from './http';
import type { NewTable } from './messages';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('a table that is asked for twice before it is opened is opened once; after that, another one', async () => {
  let opened = 0;
  const open = vi.fn(() => Promise.resolve(new Response(JSON.stringify({ table: `t${(opened += 1)}` }))));
  vi.stubGlobal('fetch', open);
  const wanted = { game: 'six-bid', name: 'Nora' } as NewTable;
  const both = await Promise.all([createTable(wanted), createTable({ ...wanted })]);
  expect(both.map(({ table }) => table)).toEqual(['t1', 't1']);
  expect((await createTable({ ...wanted, name: 'Edvin' })).table).toBe('t2');
  expect((await createTable(wanted)).table).toBe('t3');
  expect(open).toHaveBeenCalledTimes(3);
});

it('a request that is never answered ends, and the same one can be made again', async () => {
  const limit = vi.spyOn(AbortSignal, 'timeout');
  const sent = vi.fn(
    (_path: string, { signal }: { signal: AbortSignal }) =>
      new Promise<Response>((_, lose) =>
        signal.addEventListener('abort', () => lose(signal.reason as Error)),
      ),
  );
  vi.stubGlobal('fetch', sent);
  const wanted = { game: 'six-bid', name: 'Nora' } as NewTable;
  for (const times of [1, 2]) {
    const late = new AbortController();
    limit.mockReturnValueOnce(late.signal);
    const waiting = createTable(wanted);
    expect(sent).toHaveBeenCalledTimes(times);
    late.abort();
    await expect(waiting).rejects.toThrow('unreached');
  }
  expect(limit).toHaveBeenCalledWith(130_000);
});

it.each([
  ['a sign-in page of the network', () => new Response('<html>Welcome</html>')],
  ['an answer that breaks off', () => broken()],
  ['a refusal in no format', () => new Response('Bad Gateway', { status: 502 })],
])('%s is no answer of the server', async (_, answer) => {
  vi.stubGlobal('fetch', () => Promise.resolve(answer()));
  await expect(fetchMe()).rejects.toEqual(new ApiError({ code: 'unreached', rule: null, facts: {} }));
});

it('a text that breaks off is no text', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(broken()));
  await expect(fetchRecord('t1')).rejects.toThrow('unreached');
});

function broken(): Response {
  const response = new Response('{"na');
  response.text = () => Promise.reject(new TypeError('network error'));
  response.json = () => Promise.reject(new TypeError('network error'));
  return response;
}
