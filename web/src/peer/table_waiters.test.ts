import { expect, it } from 'vitest';
import { TableWaiters } from './table_waiters';

it('lets go only those who wait for the table that was found, or that declined', async () => {
  const waiters = new TableWaiters();
  const results: string[] = [];
  const first = waiters.wait('oak').then(() => results.push('oak'));
  const second = waiters.wait('elm').catch(({ message }: Error) => results.push(message));
  waiters.resolve('oak');
  await first;
  expect(results).toEqual(['oak']);
  expect([waiters.has('oak'), waiters.has('elm')]).toEqual([false, true]);
  waiters.reject('elm', new Error('declined'));
  await second;
  expect(results).toEqual(['oak', 'declined']);
});
