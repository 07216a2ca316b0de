import { describe, expect, it } from 'vitest';
import type { ContractSheet } from '../../protocol/messages';
import { linesByKind, pricedSuits, priceColumns } from './bid_table.svelte';

const sheet = (id: string, kind: ContractSheet['kind'], trumps: string[], value: number, in_suit = {}) =>
  ({ id, kind, trumps, price: { kind: 'fixed', value, in_suit } }) as unknown as ContractSheet;

const SHEETS = [
  sheet('question', 'partner', ['S', 'H', 'D', 'C'], 2, { C: 4 }),
  sheet('is-it', 'partner', ['C'], 4),
  sheet('kicker', 'no-trumps', [], 6),
  sheet('grand', 'partner', ['S', 'H', 'D', 'C'], 8),
  sheet('solo-tout', 'all', ['S', 'H', 'D', 'C'], 8, { C: 16 }),
];

describe('the table of bids', () => {
  it('has every contract in its kind, numbered from low to high, those too low without an answer', () => {
    const groups = linesByKind(SHEETS, new Map([['grand', '0 bid grand']]));
    expect(groups.map(({ kind, lines }) => [kind, lines.map(({ id, rank }) => `${rank} ${id}`)])).toEqual([
      ['partner', ['1 question', '2 is-it', '4 grand']],
      ['no-trumps', ['3 kicker']],
      ['all', ['5 solo-tout']],
    ]);
    expect(groups[0]?.lines.map(({ answer }) => answer)).toEqual([null, null, '0 bid grand']);
  });

  it('has the price in another suit beside the price in the dearer one', () => {
    const suits = pricedSuits(SHEETS);
    expect(suits).toEqual(['C']);
    expect(SHEETS.map((one) => priceColumns(one, suits))).toEqual([
      [2, 4],
      [null, 4],
      [null, 6],
      [8, 8],
      [8, 16],
    ]);
  });
});
