import { afterEach, expect, it, vi } from 'vitest';
import { createTable } from './http';
import type { NewTable } from './messages';

afterEach(() => vi.unstubAllGlobals());

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
