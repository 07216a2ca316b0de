import { expect, test, vi } from 'vitest';
import { showUntilComplete } from './less_luck_http';

const counts = (answer: { deals: number; of: number }) => [answer];

test('answers are shown until all deals are in', async () => {
  const shown: number[] = [];
  let deals = 0;
  const ask = vi.fn(async () => ({ deals: (deals += 2), of: 6 }));
  await showUntilComplete(
    ask,
    counts,
    (answer) => shown.push(answer.deals),
    () => true,
  );
  expect(shown).toEqual([2, 4, 6]);
});

test('it asks no more after the page is left, or if no more deals come', async () => {
  const ask = vi.fn(async () => ({ deals: 2, of: 6 }));
  let wanted = true;
  await showUntilComplete(
    ask,
    counts,
    () => (wanted = false),
    () => wanted,
  );
  expect(ask).toHaveBeenCalledTimes(1);
  await showUntilComplete(
    ask,
    counts,
    () => undefined,
    () => true,
  );
  expect(ask).toHaveBeenCalledTimes(3);
});
